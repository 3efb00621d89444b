// `corten view`: a model in the browser, simulated in real time.
#include "base/alloc.h"
#include "base/file.h"
#include "base/integer.h"
#include "base/os.h"
#include "cli.h"
#include "interrupt.h"
#include "options.h"
#include "print.h"
#include "serve/browser.h"
#include "serve/session.h"
#include "view_recording.h"

static const char help[] =
    "usage: corten view [OPTIONS] [MODEL] [RECORDING]\n\n"
    "Shows MODEL (MJCF, URDF or binary) in a browser and simulates it in real time: pause, step,\n"
    "go back in time, drag bodies, move actuators. Without MODEL: an embedded articulated scene.\n"
    "A model file that changes is loaded again. Ctrl-C ends the program.\n\n"
    "Shows RECORDING (of 'corten run --record') instead, to be played and searched; with MODEL if\n"
    "the recording does not hold the whole model.\n\n"
    "  --host NAME   address to listen at (default 127.0.0.1: this machine only)\n"
    "  --port N      port (default: one that is free)\n"
    "  --key NAME    start from this keyframe\n"
    "  --paused      do not start the simulation\n"
    "  --no-browser  only print the address\n"
    "  --verbose     print who joins, leaves and is refused\n\n"
    "The address has a token: anyone who knows it can steer the simulation, others are refused. "
    "The page\n"
    "is part of the program; no file can be read through the server.\n";

typedef struct ViewOptions {
  const char *model, *recording, *host, *key;
  double port;
  bool paused, quiet_browser, verbose;
} ViewOptions;

// What is shown.
typedef struct Viewed {
  ctModel* m;
  ctData* d;
  int64_t changed; // time of the file
} Viewed;

static bool refuse_options(const char* why) {
  options_usage(&command_view, "%s", why);
  return false;
}

static bool read_options(ViewOptions* o, int argc, char** argv) {
  const Option option[] = {{"host", OPTION_TEXT, &o->host, 0},
                           {"port", OPTION_COUNT, &o->port, 0},
                           {"key", OPTION_TEXT, &o->key, 0},
                           {"paused", OPTION_FLAG, &o->paused, 0},
                           {"no-browser", OPTION_FLAG, &o->quiet_browser, 0},
                           {"verbose", OPTION_FLAG, &o->verbose, 0},
                           {0}};
  int first;
  if (!options_read(&command_view, option, argc, argv, &first)) return false;
  if (o->port > 65535) return refuse_options("a port is at most 65535");
  for (int i = first; i < argc; i++) {
    const char** place = view_is_recording(argv[i]) ? &o->recording : &o->model;
    if (*place) return refuse_options("one model and one recording at a time");
    *place = argv[i];
  }
  if (o->recording && (o->key || o->paused))
    return refuse_options("--key and --paused are for a simulation; a recording has its own start");
  return true;
}

static void print_log(void* user, const char* text) {
  (void)user;
  cli_message("corten: %s", text);
}

static void tell_address(const char* url) {
  cli_print("%s\n", url);
  output_flush(&cli_out);
}

static void tell_and_open(const char* url) {
  tell_address(url);
  browser_open(url);
}

static int show_recording(const ViewOptions* o) {
  const ViewRecording v = {.recording = o->recording,
                           .model = o->model,
                           .host = o->host,
                           .port = integer_of(o->port, 0, 65535),
                           .log = o->verbose ? print_log : NULL,
                           .opened = o->quiet_browser ? tell_address : tell_and_open};
  return view_recording(&v);
}

static void free_viewed(Viewed* v) {
  ct_deleteData(v->d);
  ct_deleteModel(v->m);
  *v = (Viewed){0};
}

static bool load_viewed(Viewed* v, const ViewOptions* o, char* error, int size) {
  const char* path = o->model;
  if (path) file_time(path, &v->changed);
  if (!path)
    v->m = ct_loadXMLString(cli_demo_scene, NULL, error, size);
  else if (cli_is_binary(path))
    v->m = ct_loadBinary(path, NULL, error, size);
  else
    v->m = ct_loadXML(path, NULL, error, size);
  v->d = v->m ? cli_make_data(v->m, o->key) : NULL;
  if (v->d) ct_forward(v->m, v->d);
  return v->d != NULL;
}

// Errors of the model are shown in the page; the model before stays.
static void load_again(Session* s, Viewed* v, const ViewOptions* o) {
  char error[8192] = "";
  Viewed next = {0};
  if (!load_viewed(&next, o, error, sizeof error)) {
    session_note(s, "error", *error ? error : "the model cannot be loaded");
    v->changed = next.changed;
    free_viewed(&next);
    return;
  }
  session_note(s, "error", error); // warnings, or nothing
  if (!session_show(s, next.m, next.m, next.d)) session_note(s, "error", "out of memory");
  free_viewed(v);
  *v = next;
}

static bool is_changed(const Viewed* v, const ViewOptions* o) {
  int64_t now;
  return o->model && file_time(o->model, &now) && now != v->changed;
}

static void serve_pages(Session* s, Viewed* v, const ViewOptions* o) {
  const double slice = 1.0 / 120;
  double looked = os_now();
  while (!interrupt_signal()) {
    session_advance(s, slice);
    session_poll(s, s->pages == 0 ? 0.1 : s->paused ? 0.02 : 0.002);
    if (os_now() - looked > 0.5) {
      looked = os_now();
      s->wants_reload = s->wants_reload || is_changed(v, o);
    }
    if (s->wants_reload) load_again(s, v, o);
    s->wants_reload = false;
  }
}

static int view_model(const ViewOptions* o, Viewed* v) {
  Session* s = alloc_zero(sizeof *s);
  const SessionDef def = {.host = o->host,
                          .port = integer_of(o->port, 0, 65535),
                          .steps = true,
                          .paused = o->paused,
                          .log = o->verbose ? print_log : NULL};
  const char* why = "out of memory";
  const bool open = s && session_open(s, &def, &why);
  if (!open || !session_show(s, v->m, v->m, v->d)) {
    cli_error("%s", why);
    if (open) session_close(s);
    alloc_free(s);
    return EXIT_TROUBLE;
  }
  tell_address(server_url(s->server));
  if (!o->quiet_browser) browser_open(server_url(s->server));
  interrupt_watch();
  serve_pages(s, v, o);
  session_close(s);
  alloc_free(s);
  return EXIT_OK;
}

static int run(int argc, char** argv) {
  ViewOptions o = {0};
  Viewed v = {0};
  char error[8192] = "";
  if (!read_options(&o, argc, argv)) return EXIT_USAGE;
  if (o.recording) return show_recording(&o);
  const bool loaded = load_viewed(&v, &o, error, sizeof error);
  if (*error) cli_message("%s", error);
  const int result = loaded ? view_model(&o, &v) : EXIT_TROUBLE;
  free_viewed(&v);
  return result;
}

const Command command_view = {
    "view", "show a model in the browser, simulated in real time, or a recording", help, run};
