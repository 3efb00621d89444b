// Lanes of floats beside ct_step: float_models [--steps N] [--worlds N] MODEL...
//
// Worlds with random controls take steps in lanes of floats. From the state before each step a copy
// takes the same step in doubles: the relative difference of qacc (largest number of the difference
// over largest number, median and 99th percentile of all steps). Then all worlds run without
// controls, in floats and in doubles: how much their energies change. Last, worlds that rest after
// N steps in doubles go on in floats: their largest speed then, and in doubles. A line per model.
//
// Every width and other groups of worlds must give the same bits; a model where they differ counts
// as different, and the program fails.
#include "base/rng.h"
#include "lanes/stepper.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WORLDS = 256 };

typedef struct Options {
  int steps, worlds;
} Options;

typedef struct Run {
  const ctModel* m;
  int n;
  ctData *a[MOST_WORLDS], *b[MOST_WORLDS]; // b: in doubles, or in other groups
  double *x, *y;                           // two states
} Run;

static double random_value(int world, int t, int i, double low, double high) {
  return low + (high - low) * rng_uniform(29, (uint64_t)(world * 100003 + t), (uint64_t)i);
}

static void start_worlds(const Run* r, double speed) {
  const ctModel* m = r->m;
  for (int k = 0; k < r->n; k++) {
    ctData* d = r->a[k];
    ct_resetData(m, d);
    ct_resetData(m, r->b[k]);
    if (m->nkey) ct_resetDataKeyframe(m, d, k % (int)m->nkey);
    for (int i = 0; i < m->nv; i++) d->qvel[i] += random_value(k, -1, i, -speed, speed);
    ct_copyState(m, d, r->b[k], ctSTATE_INTEGRATION);
  }
}

static void set_controls(const Run* r, int t) {
  const ctModel* m = r->m;
  for (int k = 0; k < r->n; k++) {
    for (int i = 0; i < m->nu; i++) {
      const double* range = m->actuator_ctrlrange + 2 * i;
      bool limited = m->actuator_ctrllimited[i];
      double low = limited ? range[0] : -1, high = limited ? range[1] : 1;
      r->a[k]->ctrl[i] = r->b[k]->ctrl[i] = random_value(k, t / 10, i, low, high);
    }
  }
}

//---------------------------------- bits ----------------------------------------------------------

static bool same_states(const Run* r, int k) {
  int n = ct_stateSize(r->m, ctSTATE_INTEGRATION);
  ct_getState(r->m, r->a[k], r->x, ctSTATE_INTEGRATION);
  ct_getState(r->m, r->b[k], r->y, ctSTATE_INTEGRATION);
  return !memcmp(r->x, r->y, (size_t)n * sizeof(double));
}

// The first step at which a world of another width or among others has other bits; -1: none.
static int find_difference(Run* r, int width, int steps) {
  LaneStepper* s = lanes_make_floats(r->m, 0);
  LaneStepper* other = lanes_make_floats(r->m, width);
  int bad = -1;
  start_worlds(r, 0.3);
  for (int t = 0; t < steps && bad < 0; t++) {
    ctData* order[MOST_WORLDS];
    set_controls(r, t);
    int turn = t / 10 * 3, first = t / 10 % 5;
    for (int k = 0; k < r->n; k++) order[k] = r->b[(k + turn) % r->n];
    lanes_step(s, r->a, r->n, 1);
    lanes_step(other, order, first, 1);
    lanes_step(other, order + first, r->n - first, 1);
    for (int k = 0; k < r->n; k++) {
      if (!same_states(r, k)) bad = t;
    }
  }
  lanes_free(s);
  lanes_free(other);
  return bad;
}

//---------------------------------- errors of a step ----------------------------------------------

// NaN stays.
static double keep_larger(double a, double b) { return b <= a ? a : b; }

static int compare_numbers(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return x < y ? -1 : x > y;
}

static double relative_difference(const double* x, const double* y, int n) {
  double most = 0, size = 1e-6;
  for (int i = 0; i < n; i++) {
    double d = fabs(x[i] - y[i]);
    most = d <= most ? most : d; // NaN counts
    size = keep_larger(size, fabs(y[i]));
  }
  return most / size;
}

static void print_errors(Run* r, int steps) {
  const ctModel* m = r->m;
  LaneStepper* s = lanes_make_floats(m, 0);
  double* error = calloc((size_t)(steps * r->n), sizeof *error);
  int n = 0;
  lanes_want(s, "qacc");
  start_worlds(r, 0.3);
  for (int t = 0; t < steps; t++) {
    set_controls(r, t);
    for (int k = 0; k < r->n; k++) ct_copyState(m, r->a[k], r->b[k], ctSTATE_INTEGRATION);
    lanes_step(s, r->a, r->n, 1);
    for (int k = 0; k < r->n; k++) {
      ct_step(m, r->b[k]);
      error[n++] = relative_difference(r->a[k]->qacc, r->b[k]->qacc, (int)m->nv);
    }
  }
  qsort(error, (size_t)n, sizeof *error, compare_numbers);
  printf("  qacc %8.1e %8.1e %8.1e", error[n / 2], error[n - 1 - n / 100], error[n - 1]);
  free(error);
  lanes_free(s);
}

//---------------------------------- runs ----------------------------------------------------------

static double energy_of(const ctModel* m, ctData* d) {
  ct_forward(m, d);
  ct_energyPos(m, d);
  ct_energyVel(m, d);
  return d->energy[0] + d->energy[1];
}

static double speed_of(const ctModel* m, const ctData* d) {
  double most = 0;
  for (int i = 0; i < m->nv; i++) most = keep_larger(most, fabs(d->qvel[i]));
  return most;
}

static void run_both(Run* r, int steps) {
  LaneStepper* s = lanes_make_floats(r->m, 0);
  for (int k = 0; k < r->n; k++) memset(r->a[k]->ctrl, 0, (size_t)r->m->nu * sizeof(double));
  for (int k = 0; k < r->n; k++) memset(r->b[k]->ctrl, 0, (size_t)r->m->nu * sizeof(double));
  lanes_step(s, r->a, r->n, steps);
  for (int t = 0; t < steps; t++) {
    for (int k = 0; k < r->n; k++) ct_step(r->m, r->b[k]);
  }
  lanes_free(s);
}

static void print_energies(Run* r, int steps) {
  double in_floats = 0, in_doubles = 0;
  start_worlds(r, 0.3);
  for (int k = 0; k < r->n; k++) {
    in_floats -= energy_of(r->m, r->a[k]) / r->n;
    in_doubles -= energy_of(r->m, r->b[k]) / r->n;
  }
  run_both(r, steps);
  for (int k = 0; k < r->n; k++) {
    in_floats += energy_of(r->m, r->a[k]) / r->n;
    in_doubles += energy_of(r->m, r->b[k]) / r->n;
  }
  printf("  energy %+.4g %+.4g", in_floats, in_doubles);
}

static void print_rest(Run* r, int steps) {
  double in_floats = 0, in_doubles = 0, contacts[2] = {0};
  start_worlds(r, 0);
  for (int k = 0; k < r->n; k++) {
    for (int t = 0; t < 4 * steps; t++) ct_step(r->m, r->b[k]);
    ct_copyState(r->m, r->b[k], r->a[k], ctSTATE_INTEGRATION);
  }
  run_both(r, steps);
  for (int k = 0; k < r->n; k++) {
    in_floats = keep_larger(in_floats, speed_of(r->m, r->a[k]));
    in_doubles = keep_larger(in_doubles, speed_of(r->m, r->b[k]));
    ct_forward(r->m, r->a[k]);
    ct_forward(r->m, r->b[k]);
    contacts[0] += (double)r->a[k]->ncon / r->n;
    contacts[1] += (double)r->b[k]->ncon / r->n;
  }
  printf("  rest %.1e %.1e, contacts %.1f %.1f\n", in_floats, in_doubles, contacts[0], contacts[1]);
}

//---------------------------------- models --------------------------------------------------------

// False: bits differ.
static bool measure_model(const char* path, const Options* o) {
  char error[1000] = "";
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  if (!m || !lanes_serve(m)) {
    printf("%s: %s\n", path, m ? "not in lanes" : error);
    ct_deleteModel(m);
    return true;
  }
  static Run r;
  r = (Run){.m = m, .n = o->worlds};
  size_t size = (size_t)ct_stateSize(m, ctSTATE_INTEGRATION) + 1;
  r.x = calloc(2 * size, sizeof *r.x);
  r.y = r.x + size;
  for (int k = 0; k < r.n; k++) {
    r.a[k] = ct_makeData(m);
    r.b[k] = ct_makeData(m);
  }
  const char* name = strrchr(path, '/');
  bool same = true;
  for (int width = 2 * lanes_width(); width >= 4; width /= 2) {
    int bad = find_difference(&r, width, o->steps / 2 + 1);
    if (bad >= 0) printf("%s: width %d, step %d differs\n", path, width, bad);
    same = same && bad < 0;
  }
  printf("%-26s", name ? name + 1 : path);
  print_errors(&r, o->steps);
  print_energies(&r, o->steps);
  print_rest(&r, o->steps);
  fflush(stdout);
  for (int k = 0; k < r.n; k++) {
    ct_deleteData(r.a[k]);
    ct_deleteData(r.b[k]);
  }
  free(r.x);
  ct_deleteModel(m);
  return same;
}

int main(int argc, char** argv) {
  Options o = {1000, 21};
  int different = 0;
  for (int i = 1; i < argc; i++) {
    bool more = i + 1 < argc;
    if (more && !strcmp(argv[i], "--steps"))
      o.steps = atoi(argv[++i]);
    else if (more && !strcmp(argv[i], "--worlds"))
      o.worlds = atoi(argv[++i]);
    else
      different += !measure_model(argv[i], &o);
  }
  printf("%d models differ between widths or groups\n", different);
  return different != 0;
}
