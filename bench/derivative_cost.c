// Time of the derivatives of a step: ctd_transition and ctd_stepVjp beside a step, and beside
// mjd_transitionFD of MuJoCo (forward differences, as its users call it), on the same states. Both
// are also measured with data on which ct_forward has run (opt.ready).
//   derivative [--samples N] [--csv FILE] model ...
//   derivative --call NAME model      one of the calls below a few times, to be counted
#include <corten/corten.h>

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef CORTEN_COMPAT_H
#error "mujoco/mujoco.h is that of Corten: both columns would be Corten's"
#endif

// Both engines with one model, room for matrices of either.
typedef struct Pair {
  mjModel* mm;
  mjData* md;
  ctModel* cm;
  ctData* cd;
  double *A, *B, *gy, *gx, *gu;
  ctDerivativeInfo* info;
} Pair;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double* numbers(mjtSize n) { return calloc((size_t)n + 1, sizeof(double)); }

static int state_size(const Pair* p) { return (int)(2 * p->mm->nv + p->mm->na); }

static int open_pair(Pair* p, const char* path) {
  char error[500] = "";
  *p = (Pair){.mm = mj_loadXML(path, NULL, error, sizeof error)};
  p->cm = p->mm ? ct_loadXML(path, NULL, error, sizeof error) : NULL;
  if (!p->cm) {
    fprintf(stderr, "%s: %s\n", path, error);
    if (p->mm) mj_deleteModel(p->mm);
    return 0;
  }
  p->md = mj_makeData(p->mm);
  p->cd = ct_makeData(p->cm);
  mjtSize n = state_size(p);
  p->A = numbers(n * n);
  p->B = numbers(n * p->mm->nu);
  p->gy = numbers(n);
  p->gx = numbers(n);
  p->gu = numbers(p->mm->nu);
  p->info = calloc(1, sizeof *p->info);
  for (int i = 0; i < n; i++) p->gy[i] = cos(i);
  return 1;
}

static void close_pair(Pair* p) {
  free(p->A), free(p->B), free(p->gy), free(p->gx), free(p->gu), free(p->info);
  mj_deleteData(p->md);
  mj_deleteModel(p->mm);
  ct_deleteData(p->cd);
  ct_deleteModel(p->cm);
}

//---------------------------------- what is timed -------------------------------------------------

// The state of MuJoCo's data in ours.
static void copy_state(const Pair* p) {
  const mjModel* m = p->mm;
  memcpy(p->cd->qpos, p->md->qpos, (size_t)m->nq * sizeof(double));
  memcpy(p->cd->qvel, p->md->qvel, (size_t)m->nv * sizeof(double));
  memcpy(p->cd->qacc_warmstart, p->md->qacc_warmstart, (size_t)m->nv * sizeof(double));
  if (m->na) memcpy(p->cd->act, p->md->act, (size_t)m->na * sizeof(double));
  if (m->nu) memcpy(p->cd->ctrl, p->md->ctrl, (size_t)m->nu * sizeof(double));
  p->cd->time = p->md->time;
}

static void call_step(Pair* p) {
  copy_state(p);
  ct_step(p->cm, p->cd);
}

// Data on which ct_forward has run.
static void make_ready(Pair* p) {
  copy_state(p);
  ct_forward(p->cm, p->cd);
}

static void call_ready_transition(Pair* p) {
  p->info->opt.ready = 1;
  ctd_transitionInfo(p->cm, p->cd, p->A, p->B, NULL, NULL, p->info);
}

static void call_ready_vjp(Pair* p) {
  p->info->opt.ready = 1;
  ctd_stepVjp(p->cm, p->cd, NULL, 0, p->gy, NULL, p->gx, p->gu, NULL, p->info);
}

static void call_transition(Pair* p) {
  copy_state(p);
  p->info->opt.ready = 0;
  ctd_transitionInfo(p->cm, p->cd, p->A, p->B, NULL, NULL, p->info);
}

static void call_vjp(Pair* p) {
  copy_state(p);
  p->info->opt.ready = 0;
  ctd_stepVjp(p->cm, p->cd, NULL, 0, p->gy, NULL, p->gx, p->gu, NULL, p->info);
}

static void call_mujoco(Pair* p) {
  mjd_transitionFD(p->mm, p->md, 1e-6, 0, p->A, p->B, NULL, NULL);
}

enum { STEP, TRANSITION, VJP, READY_TRANSITION, READY_VJP, MUJOCO, CALLS };
static const struct {
  const char* name;
  void (*call)(Pair* p);
} calls[CALLS] = {
    {"step", call_step},
    {"transition", call_transition},
    {"vjp", call_vjp},
    {"ready_transition", call_ready_transition},
    {"ready_vjp", call_ready_vjp},
    {"mujoco", call_mujoco},
};

// Seconds per call, best of a few turns of at least a millisecond.
static double time_call(Pair* p, int k) {
  double best = INFINITY;
  make_ready(p);
  for (int turn = 0; turn < 5; turn++) {
    int n = 0;
    double start = now(), end = start;
    while (end - start < 1e-3) {
      calls[k].call(p);
      n++;
      end = now();
    }
    best = fmin(best, (end - start) / n);
  }
  return best;
}

//---------------------------------- runs ----------------------------------------------------------

// MuJoCo runs the model; it stands or lies after half a second.
static void start_run(Pair* p) {
  if (p->mm->nkey > 0) mj_resetDataKeyframe(p->mm, p->md, 0);
  for (int i = 0; i < p->mm->nv; i++) p->md->qvel[i] += 0.1 * cos(i);
}

static void run_for(Pair* p, double seconds) {
  double end = p->md->time + seconds;
  while (p->md->time < end) {
    for (int k = 0; k < p->mm->nu; k++) {
      const mjtNum* range = p->mm->actuator_ctrlrange + 2 * k;
      double x = 0.3 * sin(3 * p->md->time + k);
      p->md->ctrl[k] = p->mm->actuator_ctrllimited[k]
                           ? 0.5 * (range[0] + range[1] + x * (range[1] - range[0]))
                           : x;
    }
    mj_step(p->mm, p->md);
  }
}

static void put_row(FILE* f, const char* name, const Pair* p, const double* t, double rows,
                    double contacts) {
  fprintf(f, "%s,%d,%.1f,%.1f,%.2f,%.2f,%.2f,%.2f,%.2f,%.2f,%.2f,%.2f,%.2f,%.2f,%.1f\n", name,
          (int)p->mm->nv, contacts, rows, 1e6 * t[STEP], 1e6 * t[TRANSITION], 1e6 * t[VJP],
          1e6 * t[READY_TRANSITION], 1e6 * t[READY_VJP], 1e6 * t[MUJOCO], t[TRANSITION] / t[STEP],
          t[VJP] / t[STEP], t[READY_TRANSITION] / t[STEP], t[READY_VJP] / t[STEP],
          t[MUJOCO] / t[TRANSITION]);
}

static void measure_model(const char* path, int samples, FILE* csv) {
  Pair p;
  if (!open_pair(&p, path)) return;
  double t[CALLS] = {0}, rows = 0, contacts = 0;
  start_run(&p);
  run_for(&p, 0.5);
  for (int i = 0; i < samples; i++) {
    run_for(&p, 0.05);
    mj_forward(p.mm, p.md);
    rows += (double)p.md->nefc / samples;
    contacts += (double)p.md->ncon / samples;
    for (int k = 0; k < CALLS; k++) t[k] += time_call(&p, k) / samples;
  }
  const char* name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
  printf("%-24s nv %4d rows %6.1f  step %9.2f us  A B %9.2f us (%5.2f steps)  vjp %9.2f us (%5.2f "
         "steps)  ready %5.2f and %5.2f steps  MuJoCo %10.1f us  ratio %6.1f\n",
         name, (int)p.mm->nv, rows, 1e6 * t[STEP], 1e6 * t[TRANSITION], t[TRANSITION] / t[STEP],
         1e6 * t[VJP], t[VJP] / t[STEP], t[READY_TRANSITION] / t[STEP], t[READY_VJP] / t[STEP],
         1e6 * t[MUJOCO], t[MUJOCO] / t[TRANSITION]);
  if (p.info->status) printf("  refused: %s\n", p.info->reason);
  fflush(stdout);
  if (csv) put_row(csv, name, &p, t, rows, contacts);
  close_pair(&p);
}

// A few calls of one function at one state, for callgrind.
static int repeat_call(const char* name, const char* path) {
  enum { REPEATS = 5 };
  Pair p;
  if (!open_pair(&p, path)) return 1;
  start_run(&p);
  run_for(&p, 0.6);
  mj_forward(p.mm, p.md);
  make_ready(&p);
  for (int k = 0; k < CALLS; k++)
    for (int i = 0; i < REPEATS && !strcmp(name, calls[k].name); i++) calls[k].call(&p);
  close_pair(&p);
  return 0;
}

int main(int argc, char** argv) {
  int samples = 10;
  FILE* csv = NULL;
  if (argc == 4 && !strcmp(argv[1], "--call")) return repeat_call(argv[2], argv[3]);
  for (int i = 1; i < argc; i++) {
    const char* next = i + 1 < argc ? argv[i + 1] : "";
    if (!strcmp(argv[i], "--samples")) {
      samples = atoi(next), i++;
    } else if (!strcmp(argv[i], "--csv")) {
      csv = fopen(next, "w"), i++;
      if (csv)
        fputs(
            "model,nv,contacts,rows,step_us,transition_us,vjp_us,ready_transition_us,ready_vjp_us,"
            "mujoco_us,transition_steps,vjp_steps,ready_transition_steps,ready_vjp_steps,"
            "mujoco_over_transition\n",
            csv);
    } else {
      measure_model(argv[i], samples, csv);
    }
  }
  if (csv) fclose(csv);
  return 0;
}
