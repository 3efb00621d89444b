// Worlds in lanes beside ct_step: lane_models [--steps N] [--worlds N] [--seconds S] MODEL... steps
// them with random controls, resets some in mid-run, moves them to other lanes and to groups of
// other sizes, and compares state, sensors, contacts and warnings, bit by bit. A line per model
// that differs, and the counts; models that do not load are not counted.
#include "base/rng.h"
#include "lanes/stepper.h"

#include <corten/corten.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct Options {
  int steps, worlds;
  double seconds;
} Options;

typedef struct Tally {
  int models, served, different;
  long long steps, contacts, rows;
} Tally;

typedef struct Run {
  const ctModel* m;
  int n;
  ctData **lane, **alone;
  double *x, *y; // two states
} Run;

static double random_value(int world, int t, int i, double low, double high) {
  return low + (high - low) * rng_uniform(29, (uint64_t)(world * 100003 + t), (uint64_t)i);
}

static void start_world(const Run* r, int k) {
  const ctModel* m = r->m;
  ctData* d = r->lane[k];
  for (int both = 0; both < 2; both++) {
    ct_resetData(m, both ? r->alone[k] : d);
    if (m->nkey) ct_resetDataKeyframe(m, both ? r->alone[k] : d, k % (int)m->nkey);
  }
  for (int i = 0; i < m->nv; i++) d->qvel[i] += random_value(k, -1, i, -0.3, 0.3);
  if (k % 4 == 3 && m->nbody > 1) d->xfrc_applied[6 * (m->nbody - 1)] = 0.5;
  ct_copyState(m, d, r->alone[k], ctSTATE_INTEGRATION);
}

static void set_controls(const Run* r, int k, int t) {
  const ctModel* m = r->m;
  for (int i = 0; i < m->nu; i++) {
    const double* range = m->actuator_ctrlrange + 2 * i;
    bool limited = m->actuator_ctrllimited[i];
    r->lane[k]->ctrl[i] = r->alone[k]->ctrl[i] =
        random_value(k, t, i, limited ? range[0] : -1, limited ? range[1] : 1);
  }
}

static bool same_world(const Run* r, int k) {
  const ctModel* m = r->m;
  const ctData *a = r->lane[k], *b = r->alone[k];
  size_t n = (size_t)ct_stateSize(m, ctSTATE_INTEGRATION) * sizeof(double);
  ct_getState(m, a, r->x, ctSTATE_INTEGRATION);
  ct_getState(m, b, r->y, ctSTATE_INTEGRATION);
  for (int i = 0; i < ctNWARNING; i++) {
    if (a->warning[i].number != b->warning[i].number) return false;
  }
  // rows that are made in lanes are counted only
  bool rows = (a->nefc == b->nefc || a->nefc == 0) && a->maxuse_efc == b->maxuse_efc;
  return a->ncon == b->ncon && rows && !memcmp(r->x, r->y, n) &&
         !memcmp(a->sensordata, b->sensordata, (size_t)m->nsensordata * sizeof(double));
}

static double read_clock(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// The worlds in an order that changes with time, a few of them in a call of their own.
static void step_lanes(const Run* r, LaneStepper* s, int t) {
  ctData* order[256];
  int turn = t / 50 * 3, first = t / 50 % 5;
  for (int k = 0; k < r->n; k++) order[k] = r->lane[(k + turn) % r->n];
  if (first > 0) lanes_step(s, order, first, 1);
  lanes_step(s, order + first, r->n - first, 1);
}

// The first step with a difference, or -1.
static int compare_steps(const Run* r, int width, int steps, double seconds, Tally* tally) {
  LaneStepper* s = lanes_make(r->m, width);
  if (!s) return 0;
  double end = read_clock() + seconds;
  int bad = -1;
  for (int k = 0; k < r->n; k++) start_world(r, k);
  for (int t = 0; t < steps && bad < 0 && read_clock() < end; t++) {
    for (int k = 0; k < r->n; k++) {
      if (t == steps / 2 && k % 3 == 0) start_world(r, k);
      set_controls(r, k, t);
    }
    step_lanes(r, s, t);
    for (int k = 0; k < r->n; k++) {
      ct_step(r->m, r->alone[k]);
      if (!same_world(r, k)) bad = t;
      tally->steps++;
      tally->contacts += r->alone[k]->ncon;
      tally->rows += r->alone[k]->nefc;
    }
  }
  lanes_free(s);
  return bad;
}

static void compare_model(const char* path, const Options* o, Tally* tally) {
  char error[1000] = "";
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  if (!m) return;
  tally->models++;
  Run r = {.m = m, .n = o->worlds};
  size_t size = (size_t)ct_stateSize(m, ctSTATE_INTEGRATION) + 1;
  r.lane = calloc((size_t)r.n, sizeof *r.lane);
  r.alone = calloc((size_t)r.n, sizeof *r.alone);
  r.x = calloc(2 * size, sizeof *r.x);
  r.y = r.x + size;
  for (int k = 0; k < r.n; k++) {
    r.lane[k] = ct_makeData(m);
    r.alone[k] = ct_makeData(m);
  }
  tally->served += lanes_serve(m);
  for (int width = 8; lanes_serve(m) && width >= 2; width /= 2) {
    int steps = width == lanes_width() ? o->steps : o->steps / 10 + 1;
    if (width > lanes_width()) continue;
    int bad = compare_steps(&r, width, steps, o->seconds, tally);
    if (bad < 0) continue;
    printf("%s: width %d, step %d differs\n", path, width, bad);
    tally->different++;
    break;
  }
  for (int k = 0; k < r.n; k++) {
    ct_deleteData(r.lane[k]);
    ct_deleteData(r.alone[k]);
  }
  free(r.x);
  free(r.lane);
  free(r.alone);
  ct_deleteModel(m);
}

int main(int argc, char** argv) {
  Options o = {1000, 64, 60};
  Tally t = {0};
  for (int i = 1; i < argc; i++) {
    bool more = i + 1 < argc;
    if (more && !strcmp(argv[i], "--steps"))
      o.steps = atoi(argv[++i]);
    else if (more && !strcmp(argv[i], "--worlds"))
      o.worlds = atoi(argv[++i]);
    else if (more && !strcmp(argv[i], "--seconds"))
      o.seconds = atof(argv[++i]);
    else if (o.steps > 0 && o.worlds > 5 && o.worlds <= 256)
      compare_model(argv[i], &o, &t);
  }
  printf("%d models, %d run in lanes, %d differ; %lld steps with %lld contacts and %lld rows\n",
         t.models, t.served, t.different, t.steps, t.contacts, t.rows);
  return t.different != 0;
}
