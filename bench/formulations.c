// Steps per second of the contact formulations on the same scenes, in one run.
//   formulations [--seconds S] [--csv FILE] model.xml ...
//
// The formulations alternate in batches of a tenth of a second of simulated time. All start from
// the state that the convex solvers reach after a second, so that they have the same contacts at
// first. The figure is the median over the batches; the clock is the CPU time of the thread.
#include <corten/corten.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KINDS = 3, BATCHES = 1000 };

typedef struct Trial {
  ctModel* m;
  ctData *start, *d;
  int batch; // steps of a batch
} Trial;

static double thread_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int compare_doubles(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static int open_trial(Trial* t, const char* path) {
  char error[500] = "";
  t->m = ct_loadXML(path, NULL, error, sizeof error);
  if (!t->m) {
    fprintf(stderr, "%s: %s\n", path, error);
    return 0;
  }
  t->start = ct_makeData(t->m);
  t->d = ct_makeData(t->m);
  int second = (int)(1 / t->m->opt.timestep);
  t->batch = second > 10 ? second / 10 : 1;
  for (int i = 0; i < second; i++) ct_step(t->m, t->start);
  return 1;
}

static void close_trial(Trial* t) {
  ct_deleteData(t->d);
  ct_deleteData(t->start);
  ct_deleteModel(t->m);
}

// Seconds per step of a batch under a formulation.
static double time_batch(Trial* t, int kind) {
  ct_copyData(t->d, t->m, t->start);
  t->m->opt.formulation = kind;
  double begin = thread_seconds();
  for (int i = 0; i < t->batch; i++) ct_step(t->m, t->d);
  return (thread_seconds() - begin) / t->batch;
}

static void run_trial(const char* path, double seconds, FILE* csv) {
  static double time[KINDS][BATCHES];
  Trial t;
  if (!open_trial(&t, path)) exit(1);
  int n = 0;
  for (int k = 0; k < KINDS; k++) time_batch(&t, k); // warm
  for (double end = thread_seconds() + seconds; n < BATCHES && (n < 3 || thread_seconds() < end);
       n++)
    for (int k = 0; k < KINDS; k++) time[k][n] = time_batch(&t, k);
  double rate[KINDS];
  for (int k = 0; k < KINDS; k++) {
    qsort(time[k], (size_t)n, sizeof **time, compare_doubles);
    rate[k] = 1 / time[k][n / 2];
  }
  const char* name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
  printf("%-24s %5d %5d %12.0f %12.0f %12.0f\n", name, (int)t.m->nv, t.start->ncon, rate[0],
         rate[1], rate[2]);
  if (csv)
    fprintf(csv, "%s,%d,%d,%.0f,%.0f,%.0f\n", name, (int)t.m->nv, t.start->ncon, rate[0], rate[1],
            rate[2]);
  close_trial(&t);
}

int main(int argc, char** argv) {
  double seconds = 3;
  FILE* csv = NULL;
  int i = 1;
  for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2) {
    if (strcmp(argv[i], "--seconds") == 0) seconds = atof(argv[i + 1]);
    if (strcmp(argv[i], "--csv") == 0) csv = fopen(argv[i + 1], "w");
  }
  printf("%-24s %5s %5s %12s %12s %12s\n", "model", "dofs", "con", "convex", "xpbd",
         "hunt_crossley");
  if (csv) fprintf(csv, "model,dofs,contacts,convex,xpbd,hunt_crossley\n");
  for (; i < argc; i++) run_trial(argv[i], seconds, csv);
  if (csv) fclose(csv);
  return 0;
}
