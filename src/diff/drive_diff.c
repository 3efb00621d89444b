// With the moment m_i, the slopes of force f_i and the share s of its tendon's limit b of the total
// pull T:
//   r -= m_i' f_i s,   d(f_i s) = s (df_i - f_i / T sum_j df_j) where the limit is reached
#include "diff/drive_diff.h"

#include "force/actuation.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "step/derivative.h"

#include <string.h>

void drive_diff_cut(const Diff* x, unsigned char* cut) {
  const ctModel* m = x->m;
  bool off = m->nu == 0 || (m->opt.disableflags & ctDSBL_ACTUATION);
  for (int i = 0; i < m->nv; i++) {
    int j = m->dof_jntid[i];
    cut[i] = !off && m->jnt_actfrclimited[j] &&
             derivative_is_cut(x->d->qfrc_actuator[i], m->jnt_actfrcrange + 2 * j);
  }
}

typedef struct DriveWork {
  const Diff* x;
  const Lever* lever;
  const ActuatorSlope* slope;
  double *moment, *by_q, *turn; // up to nv numbers each
  double *pull, *share;         // of tendons
  bool shared;
} DriveWork;

// The moment without the dofs whose actuator force is at its limit.
static void read_free_moment(const DriveWork* w, int i, const unsigned char* cut) {
  const Lever* a = w->lever + i;
  for (int k = 0; k < a->n; k++) w->moment[k] = cut[a->dof[k]] ? 0 : a->moment[k];
}

// r -= scale m_i' df_j
static void add_force_change(const DriveWork* w, int i, int j, double scale) {
  const Diff* x = w->x;
  const Lever *a = w->lever + i, *b = w->lever + j;
  const ActuatorSlope* s = w->slope + j;
  DiffSpan left = {w->moment, a->dof, a->n, 0};
  // velocity m v:   d(m v)_k = sum_i v_i H_ik
  dense_zero(w->turn, b->n);
  for (int p = 0; p < b->n && b->H; p++)
    dense_addtoscl(w->turn, b->H + (size_t)p * (size_t)b->n, x->d->qvel[b->dof[p]], b->n);
  for (int k = 0; k < b->n; k++)
    w->by_q[k] = s->by_length * b->length[k] + s->by_velocity * w->turn[k];
  sink_add(&x->sink, left, (DiffSpan){w->by_q, b->dof, b->n, x->col.q}, 1, -scale);
  if (s->by_velocity != 0)
    sink_add(&x->sink, left, (DiffSpan){b->moment, b->dof, b->n, x->col.v}, 1,
             -scale * s->by_velocity);
  if (s->by_act != 0) {
    int last = x->m->actuator_actadr[j] + x->m->actuator_actnum[j] - 1;
    sink_add(&x->sink, left, (DiffSpan){&s->by_act, &last, 1, x->col.act}, 1, -scale);
  }
  if (s->by_ctrl != 0)
    sink_add(&x->sink, left, (DiffSpan){&s->by_ctrl, &j, 1, x->col.ctrl}, 1, -scale);
}

// r -= (dm_i)' f
static void add_moment_change(const DriveWork* w, int i, double force, const unsigned char* cut) {
  const Lever* a = w->lever + i;
  static const double one = 1;
  for (int p = 0; p < a->n && a->H && force != 0; p++) {
    if (cut[a->dof[p]]) continue;
    sink_add(&w->x->sink, (DiffSpan){&one, a->dof + p, 1, 0},
             (DiffSpan){a->H + (size_t)p * (size_t)a->n, a->dof, a->n, w->x->col.q}, 1, -force);
  }
}

static bool is_on_tendon(const ctModel* m, int i, int t) {
  return trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON && m->actuator_trnid[2 * i] == t;
}

static void add_actuator(const DriveWork* w, int i, const unsigned char* cut) {
  const ctModel* m = w->x->m;
  double force = w->x->d->actuator_force[i];
  read_free_moment(w, i, cut);
  add_moment_change(w, i, force, cut);
  double act = 1;
  if (m->actuator_forcelimited[i] && derivative_is_cut(force, m->actuator_forcerange + 2 * i)) {
    if (!(w->x->info->opt.smooth > 0)) return;
    act = actuator_slope_fade(w->x, w->slope[i].force, m->actuator_forcerange + 2 * i);
  }
  int t = m->actuator_trnid[2 * i];
  bool tied = w->shared && trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON;
  double share = tied ? w->share[t] : 1;
  add_force_change(w, i, i, act * share);
  for (int j = 0; j < m->nu && share != 1; j++)
    if (is_on_tendon(m, j, t))
      add_force_change(w, i, j, -act * share * w->slope[i].force / w->pull[t]);
}

bool drive_diff(const Diff* x, const Lever* lever, const ActuatorSlope* slope,
                const unsigned char* cut) {
  const ctModel* m = x->m;
  if (m->nu == 0 || (m->opt.disableflags & ctDSBL_ACTUATION) || x->passive) return true;
  size_t mark = arena_mark(x->arena), nv = (size_t)m->nv, nt = (size_t)m->ntendon;
  DriveWork w = {.x = x, .lever = lever, .slope = slope};
  double* p = diff_numbers(x, 3 * nv + 2 * nt + (size_t)m->nu + 1);
  if (!p) return false;
  w.moment = p;
  w.by_q = p + nv;
  w.turn = p + 2 * nv;
  w.pull = p + 3 * nv;
  w.share = w.pull + nt;
  double* force = w.share + nt;
  for (int i = 0; i < m->nu; i++) force[i] = slope[i].force;
  w.shared = actuation_tendon_shares(m, force, w.pull, w.share);
  for (int i = 0; i < m->nu; i++) add_actuator(&w, i, cut);
  arena_release(x->arena, mark);
  return true;
}
