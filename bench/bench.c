// Times both engines on the same models in one run, in short batches that alternate, so that a
// machine that speeds up, slows down or is shared treats both alike. Every batch starts from the
// same moving state. The figure of an engine is the median of its batches; the ratio is the median
// of the ratios of neighbouring batches.
#include "engine.h"

#include <dirent.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { MAX_BATCH = 4000, MAX_MODEL = 1000, MIN_BATCH = 15 };

typedef struct Options {
  double seconds; // a model
  const char* csv;
  const char* scenes;
  FILE* stage_csv; // NULL: not wanted
  bool smooth, stages;
} Options;

typedef struct Row {
  char name[128];
  int nv, ncon;
  double corten, mujoco, ratio; // steps per second; corten over mujoco
} Row;

// Time of this thread on a processor: what others run in between does not count.
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int less(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static double median(double* x, int n) {
  qsort(x, (size_t)n, sizeof(*x), less);
  return n % 2 ? x[n / 2] : 0.5 * (x[n / 2 - 1] + x[n / 2]);
}

// Seconds of n steps from the start.
static double batch(Engine* e, int n) {
  engine_start(e, 0.1);
  double t = now();
  engine_step(e, n);
  return now() - t;
}

// Steps that take about 10 ms with the slower engine, at least 20 and at most a second of the
// model's time.
static int batch_length(Engine* a, Engine* b) {
  int most = (int)fmin(1e5, fmax(20, 1 / engine_timestep(a)));
  int n = 20;
  while (n < most && fmax(batch(a, n), batch(b, n)) < 0.005) n *= 2;
  return n < most ? n : most;
}

static void measure(Engine* corten, Engine* mujoco, double seconds, Row* row) {
  static double a[MAX_BATCH], b[MAX_BATCH], ratio[MAX_BATCH];
  int steps = batch_length(corten, mujoco), n = 0;
  double end = now() + seconds;
  while (n < MAX_BATCH && (n < MIN_BATCH || now() < end)) {
    // who goes first changes
    double first = n % 2 ? batch(mujoco, steps) : batch(corten, steps);
    double second = n % 2 ? batch(corten, steps) : batch(mujoco, steps);
    a[n] = steps / (n % 2 ? second : first);
    b[n] = steps / (n % 2 ? first : second);
    ratio[n] = a[n] / b[n];
    n++;
  }
  row->nv = engine_nv(mujoco);
  row->ncon = engine_ncon(mujoco);
  row->corten = median(a, n);
  row->mujoco = median(b, n);
  row->ratio = median(ratio, n);
}

// Microseconds of one call, the best of several rounds.
static double stage_time(Engine* e, void (*call)(Engine*)) {
  double best = INFINITY;
  for (int round = 0; round < 15; round++) {
    double t = now();
    for (int i = 0; i < 20; i++) call(e);
    best = fmin(best, (now() - t) / 20);
  }
  return 1e6 * best;
}

// Every stage by itself, at the state after half a second of simulated time.
static void stage_table(Engine* corten, Engine* mujoco, const Row* row, FILE* csv) {
  int steps = (int)(0.5 / engine_timestep(corten));
  batch(corten, steps);
  batch(mujoco, steps);
  for (int i = 0; i < engine_stage_count; i++) {
    double a = stage_time(corten, engine_stage[i].corten);
    double b = stage_time(mujoco, engine_stage[i].mujoco);
    printf("  %-22s %-20s %10.2f us %10.2f us %7.2f\n", row->name, engine_stage[i].name, a, b,
           a > 0 ? b / a : 0);
    if (csv) fprintf(csv, "%s,%s,%.3f,%.3f\n", row->name, engine_stage[i].name, a, b);
  }
}

// The file's name without its ending; a scene is known by its folder.
static void name_row(Row* row, const char* path) {
  const char *base = strrchr(path, '/'), *from = base ? base + 1 : path;
  const char* end = strrchr(from, '.');
  if (base && strncmp(from, "scene", 5) == 0) {
    for (from = end = base; from > path && from[-1] != '/';) from--;
  }
  size_t n = end ? (size_t)(end - from) : strlen(from);
  snprintf(row->name, sizeof(row->name), "%.*s", (int)n, from);
}

// A row, or false with the reason printed: an engine that refuses the model, or two that do not do
// the same.
static bool bench_model(const char* path, const Options* o, Row* row) {
  char error[1000] = "";
  name_row(row, path);
  Engine* mujoco = engine_open_mujoco(path, error, sizeof(error));
  Engine* corten = mujoco ? engine_open_corten(path, error, sizeof(error)) : NULL;
  bool ok = corten && mujoco;
  if (ok && o->smooth) {
    engine_disable_constraints(corten);
    engine_disable_constraints(mujoco);
  }
  if (!ok) {
    fprintf(stderr, "%s: %s: %s\n", row->name, mujoco ? "corten" : "mujoco", error);
  } else {
    batch(corten, 20);
    batch(mujoco, 20);
    double x = engine_checksum(corten), y = engine_checksum(mujoco);
    ok = fabs(x - y) <= 1e-6 * (1 + fabs(y));
    if (!ok) fprintf(stderr, "%s: the engines differ after 20 steps: %g, %g\n", row->name, x, y);
  }
  if (ok) measure(corten, mujoco, o->seconds, row);
  if (ok && o->stages) stage_table(corten, mujoco, row, o->stage_csv);
  if (ok && (engine_bad(corten) || engine_bad(mujoco))) {
    fprintf(stderr, "%s: unstable, part of the time went to resets\n", row->name);
  }
  engine_close(corten);
  engine_close(mujoco);
  return ok;
}

// Models ------------------------------------------------------------------------------------------
static int by_name(const void* a, const void* b) {
  return strcmp(*(char* const*)a, *(char* const*)b);
}

static void add_path(char** list, int* n, const char* path) {
  if (*n < MAX_MODEL && (list[*n] = strdup(path))) ++*n;
}

// A file, or the .xml files of a folder in order of name.
static void add_place(char** list, int* n, const char* place) {
  struct stat s;
  DIR* dir = !stat(place, &s) && S_ISDIR(s.st_mode) ? opendir(place) : NULL;
  if (!dir) {
    add_path(list, n, place);
    return;
  }
  int first = *n;
  for (struct dirent* e; (e = readdir(dir));) {
    size_t len = strlen(e->d_name);
    if (len < 4 || strcmp(e->d_name + len - 4, ".xml") != 0) continue;
    char path[4096];
    snprintf(path, sizeof(path), "%s/%s", place, e->d_name);
    add_path(list, n, path);
  }
  closedir(dir);
  qsort(list + first, (size_t)(*n - first), sizeof(*list), by_name);
}

static void add_default(char** list, int* n, const char* scenes) {
  static const char* const name[] = {"chain3", "chain30", "chain100", "tree27"};
  for (int i = 0; i < 4; i++) {
    char path[4096];
    snprintf(path, sizeof(path), "%s/%s.xml", scenes, name[i]);
    add_path(list, n, path);
  }
}

static int usage(FILE* out) {
  fprintf(out, "usage: bench [--seconds S] [--csv FILE] [--scenes FOLDER] [--smooth] [--stages] "
               "[model or folder ...]\n"
               "  --seconds S   time for each model, default 2\n"
               "  --csv FILE    write the rows there too\n"
               "  --scenes DIR  where the default models are, default scenes\n"
               "  --smooth      without contacts and other constraints\n"
               "  --stages      the time of every stage too\n"
               "  --stage-csv FILE  the same, and write it there\n");
  return out == stdout ? 0 : 2;
}

static int run(char** path, int n, const Options* o) {
  FILE* csv = o->csv ? fopen(o->csv, "w") : NULL;
  if (o->csv && !csv) perror(o->csv);
  if (csv) fprintf(csv, "model,nv,ncon,corten_steps_per_s,mujoco_steps_per_s,ratio\n");
  printf("%-24s %5s %5s %14s %14s %7s\n", "model", "nv", "ncon", "corten steps/s", "mujoco steps/s",
         "ratio");
  double sum = 0, lowest = INFINITY;
  int done = 0;
  for (int i = 0; i < n; i++) {
    Row row = {0};
    if (!bench_model(path[i], o, &row)) continue;
    printf("%-24s %5d %5d %14.0f %14.0f %7.2f\n", row.name, row.nv, row.ncon, row.corten,
           row.mujoco, row.ratio);
    fflush(stdout);
    if (csv) {
      fprintf(csv, "%s,%d,%d,%.0f,%.0f,%.3f\n", row.name, row.nv, row.ncon, row.corten, row.mujoco,
              row.ratio);
    }
    sum += log(row.ratio);
    lowest = fmin(lowest, row.ratio);
    done++;
  }
  if (csv) fclose(csv);
  if (done) printf("geometric mean %.2f, lowest %.2f\n", exp(sum / done), lowest);
  return done == n && n ? 0 : 1;
}

int main(int argc, char** argv) {
  Options o = {.seconds = 2, .scenes = "scenes"};
  static const struct option longs[] = {
      {"seconds", required_argument, NULL, 's'}, {"csv", required_argument, NULL, 'c'},
      {"scenes", required_argument, NULL, 'd'},  {"smooth", no_argument, NULL, 'm'},
      {"stages", no_argument, NULL, 't'},        {"stage-csv", required_argument, NULL, 'g'},
      {"help", no_argument, NULL, 'h'},          {0}};
  for (int c; (c = getopt_long(argc, argv, "h", longs, NULL)) != -1;) {
    if (c == 's')
      o.seconds = atof(optarg);
    else if (c == 'c')
      o.csv = optarg;
    else if (c == 'd')
      o.scenes = optarg;
    else if (c == 'm')
      o.smooth = true;
    else if (c == 't')
      o.stages = true;
    else if (c == 'g')
      o.stages = (o.stage_csv = fopen(optarg, "w")) != NULL;
    else
      return usage(c == 'h' ? stdout : stderr);
  }
  static char* path[MAX_MODEL];
  int n = 0;
  for (int i = optind; i < argc; i++) add_place(path, &n, argv[i]);
  if (!n) add_default(path, &n, o.scenes);
  if (o.stage_csv) fprintf(o.stage_csv, "model,stage,corten_us,mujoco_us\n");
  int status = run(path, n, &o);
  if (o.stage_csv) fclose(o.stage_csv);
  for (int i = 0; i < n; i++) free(path[i]);
  return status;
}
