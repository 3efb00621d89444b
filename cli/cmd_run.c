// `corten run`: simulate a model, tell how it went, keep what is asked for.
#include "base/integer.h"
#include "cli.h"
#include "interrupt.h"
#include "options.h"
#include "print.h"
#include "run_files.h"
#include "shot.h"
#include "trace.h"

#include <math.h>
#include <stdio.h>

static const char help[] =
    "usage: corten run [OPTIONS] [MODEL]\n\n"
    "Simulates MODEL (MJCF, URDF or binary) and prints a summary, with the warnings of the run.\n"
    "Without MODEL: an embedded articulated scene.\n\n"
    "  --time S      simulated seconds (default 10)\n"
    "  --steps N     number of steps instead of a time\n"
    "  --key NAME    start from this keyframe\n"
    "  --every N     keep every Nth step in the files (default: about 2000 samples)\n"
    "  --csv FILE    trajectory as text: time, energies, qpos, qvel, mean positions of\n"
    "                deformable bodies\n"
    "  --npy FILE    the same as a NumPy array\n"
    "  --vertices FILE  vertices of deformable bodies: a NumPy array of samples x vertices x 3, "
    "or\n"
    "                a line per sample and vertex if FILE ends in .csv\n"
    "  --svg FILE    picture of the run: shapes at the start and the end, paths, curves\n"
    "  --html FILE   the run as a page for any browser, without a network; 60 samples per "
    "simulated\n"
    "                second, or every Nth step\n"
    "  --record FILE recording of every step, for 'corten diff'\n"
    "  --film FILE   film of the run: .gif, .apng, .mp4 (needs ffmpeg) or frames/%04d.png, with\n"
    "                --fps N (default 30), --size WxH, --camera NAME as in 'corten render'\n"
    "  --quiet       no summary; warnings go to stderr\n\n"
    "A FILE that is '-' is standard output; the summary then goes to stderr. Files are opened\n"
    "before the run and replace old ones when they are complete. Ctrl-C ends the run: the\n"
    "results so far are written, exit code 130. Exit code 1: an error.\n";

typedef struct RunOptions {
  const char *model, *key;
  double time, steps, every;
  bool quiet;
  RunFilm film;
} RunOptions;

// How a run went.
typedef struct Course {
  double steps, every; // to do; a sample every so many
  double done;         // steps
  double seconds;      // of the steps alone
  double energy0;      // at the start
  double warning[ctNWARNING];
  double resets;  // of the data, by steps that failed badly
  char text[500]; // the first warning
} Course;

static bool check_film_options(const RunFilm* film) {
  const char* wrong = film->path ? film_check_path(film->path) : NULL;
  if (wrong) options_usage(&command_run, "--film %s: %s", film->path, wrong);
  return !wrong && shot_check(&command_run, &film->options);
}

static bool parse(RunOptions* o, RunFile* file, int argc, char** argv) {
  const Option option[] = {{"time", OPTION_POSITIVE, &o->time, 0},
                           {"steps", OPTION_COUNT, &o->steps, 0},
                           {"key", OPTION_TEXT, &o->key, 0},
                           {"every", OPTION_COUNT, &o->every, 0},
                           {"csv", OPTION_TEXT, &file[RUN_CSV].path, 0},
                           {"npy", OPTION_TEXT, &file[RUN_NPY].path, 0},
                           {"svg", OPTION_TEXT, &file[RUN_SVG].path, 0},
                           {"vertices", OPTION_TEXT, &file[RUN_VERTICES].path, 0},
                           {"html", OPTION_TEXT, &file[RUN_HTML].path, 0},
                           {"record", OPTION_TEXT, &file[RUN_RECORD].path, 0},
                           {"film", OPTION_TEXT, &o->film.path, 0},
                           {"fps", OPTION_POSITIVE, &o->film.fps, 0},
                           {"size", OPTION_TEXT, &o->film.options.size, 0},
                           {"camera", OPTION_TEXT, &o->film.options.camera, 0},
                           {"quiet", OPTION_FLAG, &o->quiet, 0},
                           {0}};
  int first;
  if (!options_read(&command_run, option, argc, argv, &first) || !check_film_options(&o->film))
    return false;
  if (argc - first > 1) {
    options_usage(&command_run, "one model at a time");
    return false;
  }
  const char* twice = run_files_same(file);
  if (twice) options_usage(&command_run, "two outputs go to '%s'", twice);
  o->model = argv[first];
  return !twice;
}

// ---- what is to be done

// Steps of the run and samples of its files, within limits that are checked before the work.
static bool plan(Course* c, const RunOptions* o, const ctModel* m, RunFile* file) {
  const double dt = m->opt.timestep, gib = 1 << 30, most = 8;
  if (file[RUN_VERTICES].path && !m->ndeform) {
    cli_error("--vertices: the model has no deformable bodies");
    return false;
  }
  if (!(dt > 0 && isfinite(dt))) {
    cli_error("the timestep of the model is %g; it must be a finite number greater than 0", dt);
    return false;
  }
  c->steps = o->steps > 0 ? o->steps : ceil(o->time / dt - 1e-9);
  if (c->steps < 1) c->steps = 1;
  if (!(c->steps <= OPTION_MOST)) {
    cli_error("--time %g in steps of %g s is %g steps; at most 1e15 are possible", o->time, dt,
              c->steps);
    return false;
  }
  if (file[RUN_RECORD].path && c->steps > RUN_RECORD_MOST) {
    cli_error("a recording of %.15g steps is too long; at most %d", c->steps, RUN_RECORD_MOST);
    return false;
  }
  c->every = o->every > 0 ? o->every : floor(c->steps / 2000) + 1;
  const double row = (double)(TRACE_QPOS + m->nq + m->nv + 3 * m->nbody + 3 * m->ndeform +
                              (file[RUN_VERTICES].path ? 3 * m->ndeformvert : 0));
  const double bytes = (floor(c->steps / c->every) + 2) * row * sizeof(double);
  if (bytes <= most * gib) return run_files_plan(file, m, c->steps, o->every);
  cli_error(
      "%.15g samples of %.0f numbers take %.3g GiB, more than %g GiB; keep fewer with --every",
      floor(c->steps / c->every), row, bytes / gib, most);
  return false;
}

// ---- the run

static void energies(const ctModel* m, ctData* d) {
  if (m->opt.enableflags & ctENBL_ENERGY) return; // the step has them
  ct_energyPos(m, d);
  ct_energyVel(m, d);
}

// The counters of the data are those of one step: a step that fails badly resets the data, and
// with it all that was counted before.
static void watch(Course* c, const ctModel* m, const ctData* d, double time) {
  static const int bad[] = {ctWARN_BADQPOS, ctWARN_BADQVEL, ctWARN_BADQACC};
  bool any = false, reset = false;
  for (int k = 0; k < ctNWARNING; k++) {
    c->warning[k] += d->warning[k].number;
    any = any || d->warning[k].number;
  }
  for (int k = 0; k < 3; k++) reset = reset || d->warning[bad[k]].number;
  if (reset && !(m->opt.disableflags & ctDSBL_AUTORESET)) c->resets++;
  if (!*c->text) snprintf(c->text, sizeof c->text, "%s", ct_lastWarning(d)); // some have no counter
  if (!*c->text && any) snprintf(c->text, sizeof c->text, "at %g s", time);
}

static void step(Course* c, const ctModel* m, ctData* d) {
  const double time = d->time;
  for (int k = 0; k < ctNWARNING; k++) d->warning[k].number = 0;
  const double start = cli_now();
  ct_step(m, d);
  c->seconds += cli_now() - start;
  c->done++;
  watch(c, m, d, time);
}

// False after an error: out of memory, or a recording that cannot be written.
static bool simulate(Course* c, const ctModel* m, ctData* d, Trace* trace, RunFile* file,
                     RunFilm* film) {
  ct_forward(m, d);
  energies(m, d);
  c->energy0 = d->energy[0] + d->energy[1];
  bool ok =
      trace_add(trace, d) && (!file[RUN_SVG].path || (trace->start = ct_copyData(NULL, m, d)));
  ok = ok && run_files_show(file, d, c->done);
  double next = c->every;
  if (ok && !run_film_show(film, m, d, 0)) return false;
  while (ok && c->done < c->steps && !interrupt_signal()) {
    step(c, m, d);
    if (!run_files_record(file, m, d, integer_of(c->done, 1, RUN_RECORD_MOST))) return false;
    if (!run_film_show(film, m, d, c->done * m->opt.timestep)) return false;
    if (c->done >= next || c->done >= c->steps) {
      next += c->every;
      energies(m, d);
      ok = trace_add(trace, d);
    }
    ok = ok && run_files_show(file, d, c->done);
    if (fmod(c->done, 64) == 0) cli_progress(c->done / c->steps);
  }
  trace->end = d;
  cli_progress_end();
  if (!ok) cli_error("out of memory");
  return ok;
}

// ---- how it went

static void print_warnings(const Course* c) {
  static const char* const kind[ctNWARNING] = {"inertia",     "contacts full", "rows full",
                                               "shapes full", "bad qpos",      "bad qvel",
                                               "bad qacc",    "bad ctrl"};
  double total = 0;
  for (int k = 0; k < ctNWARNING; k++) total += c->warning[k];
  cli_print("warnings         %.15g\n", total);
  for (int k = 0; k < ctNWARNING; k++)
    if (c->warning[k] > 0) cli_print("  %-14s %.15g\n", kind[k], c->warning[k]);
  if (*c->text) cli_print("  first          %s\n", c->text);
  if (c->resets > 0)
    cli_print("resets           %.15g: the simulation was unstable and began anew\n", c->resets);
}

// Sums over the deformable bodies, which the energies of the data leave out.
static void print_deformables(const ctModel* m, ctData* d) {
  double sum[3] = {0};
  int contacts = ct_deformableContactCount(d);
  for (int i = 0; i < ct_deformableCount(d); i++) {
    double one[3];
    if (ct_deformableEnergy(m, d, i, one)) continue;
    for (int k = 0; k < 3; k++) sum[k] += one[k];
  }
  if (!ct_deformableCount(d)) return;
  cli_print(
      "deformable       %d bodies, %d contacts; %.4g J elastic, %.4g J kinetic, %.4g J of height\n",
      ct_deformableCount(d), contacts, sum[0], sum[1], sum[2]);
}

static void summary(const Course* c, const ctModel* m, ctData* d) {
  energies(m, d);
  double fastest = 0;
  for (int i = 0; i < m->nv; i++)
    if (!(fabs(d->qvel[i]) <= fastest)) fastest = fabs(d->qvel[i]);
  cli_print("model            %s (%lld bodies, %lld dofs)\n", m->names, (long long)m->nbody,
            (long long)m->nv);
  cli_print("simulated        %.4g s in %.15g steps of %g s\n", c->done * m->opt.timestep, c->done,
            m->opt.timestep);
  if (c->seconds > 0)
    cli_print("took             %.3g s: %.0f steps/s, %.0f times real time\n", c->seconds,
              c->done / c->seconds, c->done * m->opt.timestep / c->seconds);
  cli_print("energy           %.6g J at the start, %.6g J at the end\n", c->energy0,
            d->energy[0] + d->energy[1]);
  cli_print("largest |qvel|   %.4g\n", fastest);
  print_deformables(m, d);
  print_warnings(c);
}

// With --quiet nothing is printed but what is wrong.
static void report(const RunOptions* o, const Course* c, const ctModel* m, ctData* d) {
  bool warned = *c->text != 0;
  for (int k = 0; k < ctNWARNING; k++) warned = warned || c->warning[k] > 0;
  if (!o->quiet) {
    summary(c, m, d);
  } else if (warned) {
    cli_print_to_stderr();
    print_warnings(c);
  }
  if (interrupt_signal())
    cli_message("corten: interrupted after %.15g of %.15g steps; %s", c->done, c->steps,
                "the results so far are kept");
}

static int run_loaded(RunOptions* o, RunFile* file, const ctModel* m, ctData* d) {
  Course course = {0};
  Trace trace;
  if (!plan(&course, o, m, file) || !run_film_open(&o->film, m)) return EXIT_TROUBLE;
  if (!run_files_open(file, o->model, m, d)) {
    run_film_close(&o->film, false);
    return EXIT_TROUBLE;
  }
  trace_init(&trace, m, file[RUN_VERTICES].path);
  interrupt_watch();
  bool ok = simulate(&course, m, d, &trace, file, &o->film);
  ok = run_film_close(&o->film, ok) && ok;
  if (ok) report(o, &course, m, d);
  ok = ok && run_files_write(file, &trace, o->quiet);
  run_files_discard(file);
  trace_free(&trace);
  if (!ok) return EXIT_TROUBLE;
  return interrupt_signal() ? EXIT_SIGNAL + interrupt_signal() : EXIT_OK;
}

static int run(int argc, char** argv) {
  RunOptions o = {.time = 10, .film = {.fps = 30}};
  static RunFile file[RUN_FILES];
  if (!parse(&o, file, argc, argv)) return EXIT_USAGE;
  if (run_files_use_stdout(file)) cli_print_to_stderr();
  ctModel* m = cli_load(o.model);
  ctData* d = m ? cli_make_data(m, o.key) : NULL;
  const int result = d ? run_loaded(&o, file, m, d) : EXIT_TROUBLE;
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

const Command command_run = {"run", "simulate a model; trajectory, picture, recording", help, run};
