// `corten run`: simulate a model, tell how it went, keep what is asked for.
#include "base/integer.h"
#include "cli.h"
#include "field_view.h"
#include "recording.h"
#include "trace.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: corten run [OPTIONS] [MODEL]\n\n"
    "Simulates MODEL (MJCF) and prints a summary. Without MODEL: an embedded articulated scene.\n\n"
    "  --time S      simulated seconds (default 10)\n"
    "  --steps N     number of steps instead of a time\n"
    "  --key NAME    start from this keyframe\n"
    "  --every N     keep every Nth step in the files (default: about 2000 samples)\n"
    "  --csv FILE    trajectory as text: time, energies, qpos, qvel\n"
    "  --npy FILE    the same as a NumPy array\n"
    "  --svg FILE    picture of the run\n"
    "  --record FILE recording of every step, for 'corten diff'\n"
    "  --quiet       no summary\n";

typedef struct RunOptions {
  const char *model, *key, *csv, *npy, *svg, *record;
  double time, steps, every;
  bool quiet;
} RunOptions;

static const struct option options[] = {
    {"time", required_argument, 0, 't'}, {"steps", required_argument, 0, 'n'},
    {"key", required_argument, 0, 'k'},  {"every", required_argument, 0, 'e'},
    {"csv", required_argument, 0, 'c'},  {"npy", required_argument, 0, 'p'},
    {"svg", required_argument, 0, 's'},  {"record", required_argument, 0, 'r'},
    {"quiet", no_argument, 0, 'q'},      {0}};

static int parse(RunOptions* o, int argc, char** argv) {
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    double* number = c == 't' ? &o->time : c == 'n' ? &o->steps : c == 'e' ? &o->every : NULL;
    if (number && !cli_positive(optarg, number))
      return cli_usage(&command_run, "'%s' is not a positive number", optarg);
    switch (c) {
    case 'k':
      o->key = optarg;
      break;
    case 'c':
      o->csv = optarg;
      break;
    case 'p':
      o->npy = optarg;
      break;
    case 's':
      o->svg = optarg;
      break;
    case 'r':
      o->record = optarg;
      break;
    case 'q':
      o->quiet = true;
      break;
    case '?':
      return cli_usage(&command_run, "cannot go on");
    default:
      break;
    }
  }
  if (argc - optind > 1) return cli_usage(&command_run, "one model at a time");
  o->model = argv[optind];
  return EXIT_OK;
}

// Fields of a recording, in pipeline order (seed item 19, C1).
static const char* const recorded[] = {
    "xpos", "xquat",      "qfrc_bias", "qfrc_passive", "qfrc_actuator", "qfrc_constraint",
    "qacc", "sensordata", "energy",    "ncon",         "qvel",          "qpos",
    "time"};

static void record_fields(FILE* out, const ctModel* m, ctData* d, const char* const* name, int n) {
  for (int i = 0; i < n; i++) {
    const FieldView view = field_view_data(name[i], m, d);
    const long count = view.rows * view.cols;
    double* value = malloc(sizeof(double) * (size_t)(count + 1));
    for (long k = 0; value && k < count; k++) value[k] = field_view_get(&view, k);
    if (value) recording_write_field(out, name[i], value, (int)count);
    free(value);
  }
}

static FILE* open_recording(const RunOptions* o, const ctModel* m, ctData* d) {
  static const char* const initial[] = {"time", "qpos", "qvel", "act", "ctrl"};
  char* text = o->model ? cli_read_text(o->model) : NULL;
  if (o->model && !text) return NULL;
  FILE* out = fopen(o->record, "w");
  if (!out) {
    fprintf(stderr, "corten: %s: %s\n", o->record, strerror(errno));
  } else {
    recording_write_head(out, "Corten " CORTEN_VERSION, text ? text : cli_demo_scene);
    recording_write_block(out, REC_SET, 0);
    record_fields(out, m, d, initial, sizeof initial / sizeof initial[0]);
  }
  free(text);
  return out;
}

static void summary(const ctModel* m, const ctData* d, const Trace* t, long steps, double seconds) {
  const double e0 = trace_get(t, 0, TRACE_POTENTIAL) + trace_get(t, 0, TRACE_KINETIC);
  const double e1 = d->energy[0] + d->energy[1];
  double fastest = 0;
  for (int i = 0; i < m->nv; i++) fastest = fmax(fastest, fabs(d->qvel[i]));
  printf("model            %s (%lld bodies, %lld dofs)\n", m->names, (long long)m->nbody,
         (long long)m->nv);
  printf("simulated        %.4g s in %ld steps of %g s\n", d->time, steps, m->opt.timestep);
  printf("took             %.3g s: %.0f steps/s, %.0f times real time\n", seconds,
         (double)steps / seconds, d->time / seconds);
  printf("energy           %.6g J at the start, %.6g J at the end\n", e0, e1);
  printf("largest |qvel|   %.4g\n", fastest);
  int warnings = 0;
  for (int i = 0; i < ctNWARNING; i++) warnings += d->warning[i].number;
  printf("warnings         %d\n", warnings);
}

static void energies(const ctModel* m, ctData* d) {
  if (m->opt.enableflags & ctENBL_ENERGY) return; // the step has them
  ct_energyPos(m, d);
  ct_energyVel(m, d);
}

static int simulate(const RunOptions* o, const ctModel* m, ctData* d, Trace* trace, FILE* record) {
  const long steps = (long)integer64_of(
      o->steps > 0 ? o->steps : ceil(o->time / m->opt.timestep - 1e-9), 0, LONG_MAX);
  const long every = o->every > 0 ? (long)integer64_of(o->every, 1, LONG_MAX) : steps / 2000 + 1;
  double seconds = 0;
  ct_forward(m, d);
  energies(m, d);
  bool ok = trace_add(trace, d);
  for (long n = 1; n <= steps && ok; n++) {
    const double start = cli_now();
    ct_step(m, d);
    seconds += cli_now() - start;
    if (record) {
      recording_write_block(record, REC_STEP, (int)n);
      record_fields(record, m, d, recorded, sizeof recorded / sizeof recorded[0]);
    }
    if (n % every == 0 || n == steps) {
      energies(m, d);
      ok = trace_add(trace, d);
    }
    if (n % 64 == 0) cli_progress((double)n / (double)steps);
  }
  cli_progress_end();
  if (!ok) fprintf(stderr, "corten: out of memory\n");
  if (ok && !o->quiet) summary(m, d, trace, steps, seconds);
  if (ok && o->csv) ok = trace_write_csv(trace, o->csv);
  if (ok && o->npy) ok = trace_write_npy(trace, o->npy);
  if (ok && o->svg) ok = trace_write_svg(trace, o->svg);
  return ok ? EXIT_OK : EXIT_TROUBLE;
}

static void written(const RunOptions* o) {
  const char* const file[] = {o->csv, o->npy, o->svg, o->record};
  for (int i = 0; i < 4; i++)
    if (file[i] && !o->quiet) printf("wrote            %s\n", file[i]);
}

static int run(int argc, char** argv) {
  RunOptions o = {.time = 10};
  const int usage = parse(&o, argc, argv);
  if (usage != EXIT_OK) return usage;
  ctModel* m = cli_load(o.model);
  if (!m) return EXIT_TROUBLE;
  ctData* d = cli_make_data(m, o.key);
  FILE* record = d && o.record ? open_recording(&o, m, d) : NULL;
  int result = EXIT_TROUBLE;
  if (d && (record || !o.record)) {
    Trace trace;
    trace_init(&trace, m);
    result = simulate(&o, m, d, &trace, record);
    trace_free(&trace);
  }
  if (record && fclose(record) != 0) result = EXIT_TROUBLE;
  if (result == EXIT_OK) written(&o);
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

const Command command_run = {"run", "simulate a model; trajectory, picture, recording", help, run};
