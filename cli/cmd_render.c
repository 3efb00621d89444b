// `corten render`: a picture or a film of a model or a recording.
#include "base/file.h"
#include "base/integer.h"
#include "base/str.h"
#include "cli.h"
#include "interrupt.h"
#include "options.h"
#include "playback.h"
#include "print.h"
#include "recording.h"
#include "shot.h"

#include <math.h>
#include <string.h>

static const char help[] =
    "usage: corten render [OPTIONS] [MODEL] [RECORDING]\n\n"
    "Draws MODEL (MJCF, URDF or binary), or RECORDING (of 'corten run --record'), whose model is\n"
    "MODEL or the recorded one. Without both: an embedded scene. Needs no OpenGL.\n\n"
    "  -o, --output FILE   default picture.png. The name chooses what is written:\n"
    "                        run.png                     one picture, at --time\n"
    "                        run.gif run.apng run.mp4    a film (MP4 needs the program ffmpeg)\n"
    "                        frames/%04d.png             a film, one file per picture\n"
    "  --time S            picture: simulated seconds before it (default 0); film: its length\n"
    "                      (default 5, or the whole recording)\n"
    "  --fps N             pictures per simulated second (default 30)\n"
    "  --key NAME          start from this keyframe\n"
    "  --size WxH          pixels (default 640x480)\n"
    "  --camera NAME       camera of the model, by name or number (default: the free camera)\n"
    "  --view A,E[,D[,X,Y,Z]]  free camera: azimuth, elevation, distance, point it looks at\n"
    "  --depth             distances in millimetres as gray of 16 bits (PNG only)\n"
    "  --segmentation      a colour for each object\n"
    "  --label KIND        names of: body joint geom site camera light tendon actuator constraint\n"
    "                      flex skin selection selpoint contact contactforce island\n"
    "  --frame KIND        axes of: body geom site camera light contact world\n"
    "  --flags A,B,noC     switches: convexhull texture joint camera actuator activation light\n"
    "                      tendon rangefinder equality inertia scaleinertia perturbforce\n"
    "                      perturbobject contactpoint island contactforce contactsplit "
    "transparent\n"
    "                      autoconnect centerofmass selectpoint staticbody skin flexvert flexedge\n"
    "                      flexface flexskin bodytree meshtree sdfiters shadow wireframe\n"
    "                      reflection additive skybox fog haze cullface; 'no' before a name: off\n"
    "  --quiet             print nothing\n\n"
    "A file replaces the old one when it is complete. Ctrl-C ends a film: what was drawn is\n"
    "written, exit code 130. Exit code 1: an error.\n";

typedef struct RenderOptions {
  const char *model, *recording, *output, *key;
  double time, fps; // time < 0: not given
  bool quiet;
  ShotOptions shot;
} RenderOptions;

static bool is_model_file(const char* path) {
  return str_eq(file_ext(path), ".xml") || str_eq(file_ext(path), ".urdf") || cli_is_binary(path);
}

static bool parse_operands(RenderOptions* o, int argc, char** argv, int first) {
  for (int i = first; i < argc; i++) {
    const char** place = is_model_file(argv[i]) ? &o->model : &o->recording;
    if (*place) {
      options_usage(&command_render, "one model and one recording at a time");
      return false;
    }
    *place = argv[i];
  }
  return true;
}

static bool parse_render(RenderOptions* o, int argc, char** argv) {
  ShotOptions* s = &o->shot;
  const Option option[] = {{"output", OPTION_TEXT, &o->output, 'o'},
                           {"time", OPTION_REAL, &o->time, 0},
                           {"fps", OPTION_POSITIVE, &o->fps, 0},
                           {"key", OPTION_TEXT, &o->key, 0},
                           {"size", OPTION_TEXT, &s->size, 0},
                           {"camera", OPTION_TEXT, &s->camera, 0},
                           {"view", OPTION_TEXT, &s->view, 0},
                           {"depth", OPTION_FLAG, &s->depth, 0},
                           {"segmentation", OPTION_FLAG, &s->segmentation, 0},
                           {"label", OPTION_TEXT, &s->label, 0},
                           {"frame", OPTION_TEXT, &s->frame, 0},
                           {"flags", OPTION_TEXT, &s->flags, 0},
                           {"quiet", OPTION_FLAG, &o->quiet, 0},
                           {0}};
  int first;
  if (!options_read(&command_render, option, argc, argv, &first)) return false;
  const char* wrong = film_check_path(o->output);
  if (wrong) {
    options_usage(&command_render, "--output %s: %s", o->output, wrong);
    return false;
  }
  if (!parse_operands(o, argc, argv, first) || !shot_check(&command_render, s)) return false;
  if (!o->recording || !o->key) return true;
  options_usage(&command_render, "--key starts a simulation; a recording has its own start");
  return false;
}

// ---- the course of the film

// One picture, by its name: .png without a number.
static bool is_picture(const char* path) {
  const char* ext = file_ext(path);
  return !film_is_numbered(path) && (!strcmp(ext, ".png") || !strcmp(ext, ".PNG"));
}

typedef struct Take {
  const ctModel* m;
  ctData* d;
  const Recording* recording; // NULL: the engine steps
  int block;                  // next of the recording
  double end;                 // seconds of the film
  double start;               // time of the recording at its start
  double steps;               // of the engine so far
  double step;                // seconds between pictures
  long pictures;
  bool ended; // the recording has no more blocks
} Take;

// Seconds of the film so far. A simulation that is unstable resets its clock: steps are counted.
static double elapsed(const Take* t) {
  return t->recording ? t->d->time - t->start : t->steps * t->m->opt.timestep;
}

// Goes on to the first state that is not before a time. False after an error.
static bool advance(Take* t, double time) {
  const double near = time - 1e-9 * (1 + fabs(time));
  while (elapsed(t) < near && !interrupt_signal()) {
    if (!t->recording) {
      ct_step(t->m, t->d);
      t->steps++;
    } else if (t->block == t->recording->nblock) {
      t->ended = true;
      break;
    } else if (!playback_show(t->recording, &t->recording->block[t->block++], t->m, t->d)) {
      return false;
    }
  }
  return true;
}

// The `set` blocks before the first step.
static bool start_recording(Take* t) {
  while (t->block < t->recording->nblock && t->recording->block[t->block].kind != REC_STEP)
    if (!playback_show(t->recording, &t->recording->block[t->block++], t->m, t->d)) return false;
  return true;
}

static bool take_pictures(Take* t, Shot* shot, Film* film, bool single) {
  const double last = single ? 0 : fmax(0, ceil(t->end / t->step - 1e-9) - 1);
  for (double k = 0; k <= last && !interrupt_signal(); k++) {
    if (!advance(t, single ? t->end : k * t->step)) return false;
    if (t->ended && k > 0) break;
    if (!shot_take(shot, t->m, t->d, film)) return false;
    t->pictures++;
    cli_progress(k / (last + 1));
  }
  return true;
}

static bool check_length(const RenderOptions* o, const ctModel* m, const Take* t) {
  const double most = 1e7, dt = m->opt.timestep;
  if (!(dt > 0 && isfinite(dt))) {
    cli_error("the timestep of the model is %g; it must be a finite number greater than 0", dt);
    return false;
  }
  if (!t->recording && !(t->end / dt <= OPTION_MOST)) {
    cli_error("--time %g is more than 1e15 steps", t->end);
    return false;
  }
  if (t->recording || is_picture(o->output) || t->end * o->fps <= most) return true;
  cli_error("a film of %g s with %g pictures per second is too long; at most 1e7 pictures", t->end,
            o->fps);
  return false;
}

static bool film_take(const RenderOptions* o, Take* t, Shot* shot, Film* film) {
  const bool single = is_picture(o->output);
  interrupt_watch();
  if (t->recording && !start_recording(t)) return false;
  t->start = t->d->time;
  const bool ok = take_pictures(t, shot, film, single);
  cli_progress_end();
  return ok;
}

static int finish_film(const RenderOptions* o, const Take* t, Film* film) {
  char why[FILM_REASON];
  if (!film_close(film, why)) {
    cli_error("%s", why);
    return EXIT_TROUBLE;
  }
  if (!o->quiet && is_picture(o->output)) cli_print("wrote %s\n", o->output);
  if (!o->quiet && !is_picture(o->output))
    cli_print("wrote %s: %ld pictures, %.3g s\n", o->output, t->pictures,
              (double)t->pictures * t->step);
  if (!interrupt_signal()) return EXIT_OK;
  cli_message("corten: interrupted; the %ld pictures so far are written", t->pictures);
  return EXIT_SIGNAL + interrupt_signal();
}

static int render_loaded(const RenderOptions* o, Take* t) {
  const bool single = is_picture(o->output);
  t->end = o->time >= 0 ? o->time : single ? 0 : t->recording ? INFINITY : 5;
  t->step = 1 / o->fps;
  Shot* shot = check_length(o, t->m, t) ? shot_open(&o->shot, t->m) : NULL;
  Film* film = shot ? shot_film(shot, o->output, o->fps) : NULL;
  int result = EXIT_TROUBLE;
  if (film && film_take(o, t, shot, film)) {
    result = finish_film(o, t, film);
  } else {
    film_discard(film);
  }
  shot_close(shot);
  return result;
}

static int render_model(const RenderOptions* o, const Recording* r) {
  ctModel* m = !o->model && r ? cli_load_string(r->model, "the recording") : cli_load(o->model);
  ctData* d = m ? cli_make_data(m, o->key) : NULL;
  Take take = {.m = m, .d = d, .recording = r};
  const int result = d ? render_loaded(o, &take) : EXIT_TROUBLE;
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

static int run(int argc, char** argv) {
  RenderOptions o = {.output = "picture.png", .time = -1, .fps = 30};
  char error[1000] = "";
  Recording r = {0};
  if (!parse_render(&o, argc, argv)) return EXIT_USAGE;
  if (!o.recording) return render_model(&o, NULL);
  int result = EXIT_TROUBLE;
  if (recording_read(&r, o.recording, error, sizeof error)) {
    result = render_model(&o, &r);
  } else {
    cli_error("%s", error);
  }
  recording_free(&r);
  return result;
}

const Command command_render = {"render", "picture or film of a model or a recording", help, run};
