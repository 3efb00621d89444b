// Time and memory of loading a model, both engines in one run. Every load is the first of a fresh
// process, since MuJoCo keeps meshes from load to load; the engines take turns.
//   load [--times N] [--csv FILE] MODEL...
#include <corten/corten.h>

#include <getopt.h>
#include <mujoco/mujoco.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_TIMES = 1000 };

typedef struct Sample {
  double seconds, mebibytes;
} Sample;

typedef bool (*Load)(const char* path);

static bool load_nothing(const char* path) { return path != NULL; }

static bool load_corten(const char* path) {
  char error[1000] = "";
  bool ok = ct_loadXML(path, NULL, error, sizeof error) != NULL;
  if (!ok) fprintf(stderr, "%s\n", error);
  return ok;
}

static bool load_mujoco(const char* path) {
  char error[1000] = "";
  bool ok = mj_loadXML(path, NULL, error, sizeof error) != NULL;
  if (!ok) fprintf(stderr, "%s\n", error);
  return ok;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// One load in a child; its peak memory is that of the child.
static bool sample(Load load, const char* path, Sample* out) {
  int pipes[2];
  if (pipe(pipes)) return false;
  fflush(NULL);
  const pid_t child = fork();
  if (child == 0) {
    const double start = now();
    Sample s = {.seconds = -1};
    if (load(path)) s.seconds = now() - start;
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    s.mebibytes = (double)use.ru_maxrss / 1024;
    const bool sent = write(pipes[1], &s, sizeof s) == (ssize_t)sizeof s;
    _exit(sent ? 0 : 1);
  }
  close(pipes[1]);
  const bool got = child > 0 && read(pipes[0], out, sizeof *out) == (ssize_t)sizeof *out;
  close(pipes[0]);
  if (child > 0) waitpid(child, NULL, 0);
  return got && out->seconds >= 0;
}

static int less(const void* a, const void* b) {
  const double x = ((const Sample*)a)->seconds, y = ((const Sample*)b)->seconds;
  return (x > y) - (x < y);
}

typedef struct Row {
  Sample corten, mujoco; // of median time; memory above that of an empty process
} Row;

static bool measure(const char* path, int times, Row* row) {
  static Sample a[MAX_TIMES], b[MAX_TIMES];
  Sample empty;
  if (!sample(load_nothing, path, &empty)) return false;
  for (int i = 0; i < times; i++) {
    const bool first = i % 2; // who goes first changes
    if (!sample(first ? load_mujoco : load_corten, path, first ? &b[i] : &a[i]) ||
        !sample(first ? load_corten : load_mujoco, path, first ? &a[i] : &b[i]))
      return false;
  }
  qsort(a, (size_t)times, sizeof *a, less);
  qsort(b, (size_t)times, sizeof *b, less);
  *row = (Row){a[times / 2], b[times / 2]};
  row->corten.mebibytes -= empty.mebibytes;
  row->mujoco.mebibytes -= empty.mebibytes;
  return true;
}

// The last two parts of a path.
static const char* short_name(const char* path) {
  const char* end = strrchr(path, '/');
  while (end && end > path && end[-1] != '/') end--;
  return end ? end : path;
}

int main(int argc, char** argv) {
  static const struct option options[] = {
      {"times", required_argument, 0, 't'}, {"csv", required_argument, 0, 'c'}, {0}};
  int times = 11;
  const char* csv = NULL;
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c == 't') times = atoi(optarg);
    if (c == 'c') csv = optarg;
    if (c == '?') return 2;
  }
  if (times < 1 || times > MAX_TIMES || optind == argc) return 2;
  FILE* out = csv ? fopen(csv, "w") : NULL;
  if (out) fprintf(out, "model,corten_ms,mujoco_ms,ratio,corten_mib,mujoco_mib\n");
  printf("%-42s %11s %11s %7s %11s %11s\n", "model", "corten ms", "mujoco ms", "ratio",
         "corten MiB", "mujoco MiB");
  int bad = 0;
  for (int i = optind; i < argc; i++) {
    Row r;
    if (!measure(argv[i], times, &r)) {
      printf("%-42s does not load\n", short_name(argv[i]));
      bad = 1;
      continue;
    }
    const double ratio = r.mujoco.seconds / r.corten.seconds;
    printf("%-42s %11.2f %11.2f %7.2f %11.1f %11.1f\n", short_name(argv[i]),
           1000 * r.corten.seconds, 1000 * r.mujoco.seconds, ratio, r.corten.mebibytes,
           r.mujoco.mebibytes);
    if (out)
      fprintf(out, "%s,%.3f,%.3f,%.3f,%.1f,%.1f\n", short_name(argv[i]), 1000 * r.corten.seconds,
              1000 * r.mujoco.seconds, ratio, r.corten.mebibytes, r.mujoco.mebibytes);
  }
  if (out) fclose(out);
  return bad;
}
