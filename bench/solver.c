// Time of the constraint solver, ct_fwdConstraint and mj_fwdConstraint, on the same states: MuJoCo
// runs the model, at every sample both engines get its state and warm start, then take turns.
//   solver [--solver newton|cg|pgs] [--cone pyramidal|elliptic] [--steps N] model ...
#include <corten/corten.h>

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct Options {
  int solver; // -1: as in the model, here and below
  int cone;
  int steps;
} Options;

typedef struct Sum {
  double mujoco, corten; // seconds a solve
  double rows, iterations, worst;
  int samples;
} Sum;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double time_mujoco(const mjModel* m, mjData* d, int n) {
  double t = now();
  for (int i = 0; i < n; i++) mj_fwdConstraint(m, d);
  return (now() - t) / n;
}

static double time_corten(const ctModel* m, ctData* d, int n) {
  double t = now();
  for (int i = 0; i < n; i++) ct_fwdConstraint(m, d);
  return (now() - t) / n;
}

static void copy(double* r, const double* x, int n) {
  if (n > 0) memcpy(r, x, (size_t)n * sizeof(double));
}

// Least of several turns, so that neighbours on the machine count little.
static void sample(const mjModel* mm, mjData* md, const ctModel* cm, ctData* cd, Sum* sum) {
  mj_forward(mm, md);
  if (md->nefc == 0) return;
  copy(cd->qpos, md->qpos, (int)mm->nq);
  copy(cd->qvel, md->qvel, (int)mm->nv);
  copy(cd->act, md->act, (int)mm->na);
  copy(cd->ctrl, md->ctrl, (int)mm->nu);
  copy(cd->qacc_warmstart, md->qacc_warmstart, (int)mm->nv);
  cd->time = md->time;
  ct_forward(cm, cd);
  if (cd->nefc != md->nefc) return;

  int n = 1 + (int)(1e-3 / (time_mujoco(mm, md, 3) + 1e-7));
  double a = INFINITY, b = INFINITY;
  for (int turn = 0; turn < 5; turn++) {
    a = fmin(a, time_mujoco(mm, md, n));
    b = fmin(b, time_corten(cm, cd, n));
  }
  sum->mujoco += a;
  sum->corten += b;
  sum->rows += md->nefc;
  for (int k = 0; k < mjNISLAND; k++) sum->iterations += md->solver_niter[k];
  double size = 0, difference = 0;
  for (int i = 0; i < mm->nv; i++) {
    size = fmax(size, fabs(md->qacc[i]));
    difference = fmax(difference, fabs(md->qacc[i] - cd->qacc[i]));
  }
  sum->worst = fmax(sum->worst, difference / (size + 1e-300));
  sum->samples++;
}

static Sum run(const mjModel* mm, const ctModel* cm, int steps) {
  mjData* md = mj_makeData(mm);
  ctData* cd = ct_makeData(cm);
  Sum sum = {0};
  int every = 1 + steps / 20;
  if (mm->nkey > 0) mj_resetDataKeyframe(mm, md, 0);
  for (int i = 0; i < mm->nv; i++) md->qvel[i] += 0.1 * cos(i);
  for (int i = 0; i < steps; i++) {
    for (int k = 0; k < mm->nu && i % 20 == 0; k++) md->ctrl[k] = sin(i + k);
    if (i % every == every - 1) sample(mm, md, cm, cd, &sum);
    mj_step(mm, md);
  }
  mj_deleteData(md);
  ct_deleteData(cd);
  return sum;
}

static double bench(const char* path, Options o) {
  char error[500] = "";
  mjModel* mm = mj_loadXML(path, NULL, error, sizeof error);
  ctModel* cm = mm ? ct_loadXML(path, NULL, error, sizeof error) : NULL;
  double ratio = 0;
  if (!cm) {
    printf("%s: %s\n", path, error);
  } else {
    if (o.solver >= 0) mm->opt.solver = cm->opt.solver = o.solver;
    if (o.cone >= 0) mm->opt.cone = cm->opt.cone = o.cone;
    Sum s = run(mm, cm, o.steps);
    int n = s.samples ? s.samples : 1;
    ratio = s.samples ? s.mujoco / s.corten : 0;
    printf("%-58s nv %5d rows %6.1f iterations %5.1f  MuJoCo %9.2f us  Corten %9.2f us  ratio %5.2f"
           "  differs %.1e\n",
           path, (int)mm->nv, s.rows / n, s.iterations / n, 1e6 * s.mujoco / n, 1e6 * s.corten / n,
           ratio, s.worst);
    fflush(stdout);
  }
  ct_deleteModel(cm);
  if (mm) mj_deleteModel(mm);
  return ratio;
}

// Which of the words; -1 if none.
static int which(const char* word, const char* const* words, int n) {
  for (int i = 0; i < n; i++) {
    if (!strcmp(word, words[i])) return i;
  }
  return -1;
}

int main(int argc, char** argv) {
  static const char *const solvers[] = {"pgs", "cg", "newton"}, *const cones[] = {"pyramidal",
                                                                                  "elliptic"};
  Options o = {-1, -1, 400};
  double log_sum = 0;
  int count = 0;
  for (int i = 1; i < argc; i++) {
    const char* next = i + 1 < argc ? argv[i + 1] : "";
    if (!strcmp(argv[i], "--solver")) {
      o.solver = which(next, solvers, 3), i++;
    } else if (!strcmp(argv[i], "--cone")) {
      o.cone = which(next, cones, 2), i++;
    } else if (!strcmp(argv[i], "--steps")) {
      o.steps = atoi(next), i++;
    } else {
      double ratio = bench(argv[i], o);
      if (ratio > 0) log_sum += log(ratio), count++;
    }
  }
  if (count) printf("geometric mean %.2f over %d models\n", exp(log_sum / count), count);
  return 0;
}
