#include "diff/point.h"

#include "diff/passive_diff.h"
#include "diff/tree_diff.h"
#include "math/dense.h"

static DiffColumns place_columns(const ctModel* m, int nparam) {
  int nv = (int)m->nv, na = (int)m->na, nu = (int)m->nu;
  return (DiffColumns){.q = 0,
                       .v = nv,
                       .act = 2 * nv,
                       .ctrl = 2 * nv + na,
                       .param = 2 * nv + na + nu,
                       .n = 2 * nv + na + nu + nparam};
}

static bool take_motions(Diff* x) {
  size_t nb = 6 * (size_t)x->m->nbody, nv = 6 * (size_t)x->m->nv;
  double* p = diff_numbers(x, 3 * nb + 2 * nv);
  if (!p) return false;
  x->acc = p;
  x->vel = p + nb;
  x->wrench = p + 2 * nb;
  x->carry_acc = p + 3 * nb;
  x->carry_vel = x->carry_acc + nv;
  return true;
}

bool point_open(DiffPoint* p, int nparam) {
  Diff* x = &p->x;
  const ctModel* m = x->m;
  x->col = place_columns(m, nparam);
  p->tendon = arena_push(x->arena, (size_t)m->ntendon * sizeof *p->tendon + 1, 64);
  p->lever = arena_push(x->arena, (size_t)m->nu * sizeof *p->lever + 1, 64);
  p->actuator = arena_push(x->arena, (size_t)m->nu * sizeof *p->actuator + 1, 64);
  p->cut = arena_push(x->arena, (size_t)m->nv + 1, 64);
  if (!p->tendon || !p->lever || !p->actuator || !p->cut) return false;
  if (!take_motions(x) || !block_set_find(x, &p->blocks)) return false;
  if (!diff_fits(x, p->blocks.square[p->blocks.n], 1)) return false;
  if (!active_take(x, &p->blocks, &p->active) || !active_polish(x, &p->active)) return false;
  x->qacc = p->active.qacc;
  tree_diff_carry(m, x->d, x->qacc, x->acc, x->carry_acc);
  tree_diff_carry(m, x->d, x->d->qvel, x->vel, x->carry_vel);
  drive_diff_cut(x, p->cut);
  return tendon_diff_slopes(x, p->tendon) && lever_all(x, p->tendon, p->lever) &&
         actuator_slopes(x, p->actuator);
}

bool point_residual(DiffPoint* p, const DiffSink* sink) {
  Diff* x = &p->x;
  ctDerivativeInfo* info = x->info;
  info->ncontact = info->nexact = info->nfeature = info->ndifference = 0;
  x->sink = *sink;
  x->listing = !p->listed;
  p->listed = true;
  dense_zero(x->wrench, 6 * (int)x->m->nbody);
  TreeMotion t = {x->d->qvel, x->qacc, x->wrench, true};
  return passive_diff(x, p->tendon, p->cut) && drive_diff(x, p->lever, p->actuator, p->cut) &&
         row_diff(x, &p->active, p->tendon) &&
         tree_diff(x->m, x->d, &t, x->arena, (TreeColumns){sink, x->col.q, x->col.v, 1});
}
