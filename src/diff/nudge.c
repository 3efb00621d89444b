#include "diff/nudge.h"

#include "math/dense.h"
#include "pos/configuration.h"

static const double kStep = 1e-3; // error step^4: 1e-12

typedef struct NudgeWork {
  double *qpos, *qvel, *way, *value;
} NudgeWork;

static bool take_nudge(const Diff* x, int n, NudgeWork* w) {
  w->qpos = diff_numbers(x, (size_t)x->m->nq);
  w->qvel = diff_numbers(x, (size_t)x->m->nv);
  w->way = diff_numbers(x, (size_t)x->m->nv);
  w->value = diff_numbers(x, (size_t)n);
  return w->qpos && w->qvel && w->way && w->value;
}

static void read_nudged(const Diff* x, const Nudged* what, const NudgeWork* w, int dof, double by) {
  if (what->velocity) {
    x->d->qvel[dof] = w->qvel[dof] + by;
  } else {
    dense_copy(x->d->qpos, w->qpos, (int)x->m->nq);
    dense_zero(w->way, (int)x->m->nv);
    w->way[dof] = 1;
    configuration_integrate(x->m, x->d->qpos, w->way, by);
  }
  what->refresh(x->m, x->d);
  what->read(x, what->user, w->value);
}

bool nudge(const Diff* x, const DofSet* set, const Nudged* what, double* slope) {
  static const double at[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
  size_t mark = arena_mark(x->arena);
  double step = what->step > 0 ? what->step : kStep;
  NudgeWork w;
  if (!take_nudge(x, what->n, &w)) return false;
  dense_copy(w.qpos, x->d->qpos, (int)x->m->nq);
  dense_copy(w.qvel, x->d->qvel, (int)x->m->nv);
  for (int j = 0; j < set->n; j++) {
    for (int k = 0; k < what->n; k++) slope[k * set->n + j] = 0;
    for (int s = 0; s < 4; s++) {
      read_nudged(x, what, &w, set->dof[j], at[s] * step);
      for (int k = 0; k < what->n; k++)
        slope[k * set->n + j] += weight[s] * w.value[k] / (12 * step);
    }
    x->d->qvel[set->dof[j]] = w.qvel[set->dof[j]];
  }
  dense_copy(x->d->qpos, w.qpos, (int)x->m->nq);
  what->refresh(x->m, x->d);
  arena_release(x->arena, mark);
  return true;
}
