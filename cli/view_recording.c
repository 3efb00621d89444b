#include "view_recording.h"

#include "base/folders.h"
#include "base/io.h"
#include "cli.h"
#include "interrupt.h"
#include "playback.h"
#include "print.h"
#include "recording.h"
#include "serve/page.h"

#include <fcntl.h>
#include <string.h>

enum { PAGE_RATE = 60 }; // samples per simulated second

bool view_is_recording(const char* path) {
  static const char begin[] = "corten recording ";
  char text[sizeof begin] = "";
  char room[FOLDERS_PATH];
  size_t got = 0;
  int fd;
  path = folders_path(path, room);
  if (!path || io_open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0, &fd) != 0) return false;
  const int code = io_read(fd, text, sizeof begin - 1, &got);
  io_close(fd);
  return code == 0 && got == sizeof begin - 1 && memcmp(text, begin, got) == 0;
}

static bool no_memory(void) {
  cli_error("out of memory");
  return false;
}

// The states of a recording, 60 per simulated second and the last one.
static bool add_states(Motion* motion, const Recording* r, const ctModel* m, ctData* d) {
  const double apart = (1 - 1e-6) / PAGE_RATE;
  double last = 0;
  bool any = false, held = false;
  for (int i = 0; i < r->nblock && !interrupt_signal(); i++) {
    if (!playback_show(r, &r->block[i], m, d)) return false;
    // a time that goes back begins another run
    held = any && r->block[i].kind != REC_SET && d->time >= last && d->time < last + apart;
    if (held) continue;
    if (!motion_add(motion, d)) return no_memory();
    last = d->time;
    any = true;
  }
  return (any && !held) || motion_add(motion, d) || no_memory();
}

static bool make_page(StrBuf* page, const Recording* r, const ctModel* m, ctData* d) {
  Motion motion = {0};
  const bool ok = (motion_start(&motion, m) || no_memory()) && add_states(&motion, r, m, d) &&
                  (page_make(page, &motion) || no_memory());
  motion_free(&motion);
  return ok;
}

static int serve_page(const ViewRecording* v, const StrBuf* page) {
  const ServerDef def = {
      .host = v->host, .port = v->port, .page = page->data, .page_size = page->len, .log = v->log};
  const char* why = "";
  Server* server = server_open(&def, &why);
  if (!server) {
    cli_error("%s", why);
    return EXIT_TROUBLE;
  }
  v->opened(server_url(server));
  while (!interrupt_signal()) server_poll(server, 0.1);
  server_close(server);
  return EXIT_OK;
}

static int show_recording(const ViewRecording* v, const Recording* r) {
  ctModel* m = v->model ? cli_load(v->model) : cli_load_string(r->model, "the recording");
  ctData* d = m ? cli_make_data(m, NULL) : NULL;
  StrBuf page = {0};
  interrupt_watch();
  int result = EXIT_TROUBLE;
  if (d && make_page(&page, r, m, d)) result = serve_page(v, &page);
  strbuf_free(&page);
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

int view_recording(const ViewRecording* v) {
  Recording r;
  char error[1024];
  if (!recording_read(&r, v->recording, error, sizeof error)) {
    cli_error("%s", error);
    return EXIT_TROUBLE;
  }
  const int result = show_recording(v, &r);
  recording_free(&r);
  return result;
}
