// With m_i the moment of actuator i and s_i the slope of its force by its own velocity m_i qvel,
//   d f_i / d qvel = s_i m_i
// and where the actuators of a tendon pull by T together and it bears b only, f_i becomes f_i b/T:
//   d f_i / d qvel = b/T (s_i m_i - f_i/T sum_j s_j m_j).
// A force at the end of its own range, or a joint at that of its own, does not change.
#include "force/activation.h"
#include "force/actuation.h"
#include "force/control.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/sparse.h"
#include "model/awake.h"
#include "model/plugin_registry.h"
#include "step/derivative.h"
#include "step/force_vel.h"

typedef struct Drive {
  real *slope, *force;        // of each actuator, before all limits
  real *pull, *share, *along; // of each tendon; along: sum_j s_j m_j of one, nv numbers
  bool shared;                // a tendon may bear less
} Drive;

size_t force_vel_actuators_room(const ctModel* m) {
  return 3 * (size_t)m->nu + 2 * (size_t)m->ntendon + (size_t)m->nv;
}

// Plugins compute the derivative of their force themselves.
static real plugin_slope(const ctModel* m, const ctData* d, int i) {
  int instance = m->actuator_plugin[i];
  const ctpPlugin* p = plugin_registry_of(m, instance);
  return real_set(p && p->actuator_vel ? p->actuator_vel(m, d, instance, i) : 0);
}

static real slope_of(const ctModel* m, const ctData* d, int i, real ctrl) {
  if (m->actuator_plugin[i] >= 0) return plugin_slope(m, d, i);
  if (activation_disabled(m, i) || awake_actuator_sleeps(m, d, i)) return real_set(0);
  return derivative_of_actuator(m, d, i, ctrl);
}

// Takes its memory from x.
static Drive drive_of(ForceVel* x) {
  const ctModel* m = x->m;
  ctData* d = x->d;
  int nu = (int)m->nu;
  real* ctrl = SCRATCH(x->s, real, nu);
  Drive v = {.slope = SCRATCH(x->s, real, nu), .force = SCRATCH(x->s, real, nu)};
  v.pull = SCRATCH(x->s, real, m->ntendon);
  v.share = SCRATCH(x->s, real, m->ntendon);
  v.along = SCRATCH(x->s, real, m->nv);
  control_read(m, d, ctrl);
  for (int i = 0; i < nu; i++) v.slope[i] = slope_of(m, d, i, ctrl[i]);

  // with their limits again, forces are what they were
  actuation_unlimited(m, d, ctrl, data_scratch(d));
  dense_copy(v.force, d->actuator_force, nu);
  actuation_limit(m, d, data_scratch(d));
  v.shared = actuation_tendon_shares(m, v.force, v.pull, v.share);
  return v;
}

static ForceVelRow moment_of(const ctData* d, int i) {
  int at = d->moment_rowadr[i];
  return (ForceVelRow){d->actuator_moment + at, d->moment_colind + at, d->moment_rownnz[i]};
}

// DfDv += m_i' d f_i / d qvel; factor: what is left of the force
static void add_actuator_slope(const ForceVel* x, const Drive* v, int i, real factor) {
  ForceVelRow moment = moment_of(x->d, i);
  force_vel_add(x, moment, moment, factor * v->slope[i]);
}

static void add_shared(const ForceVel* x, const Drive* v, int i, real factor) {
  const ctModel* m = x->m;
  int t = m->actuator_trnid[2 * i], nv = (int)m->nv;
  real share = v->share[t];
  add_actuator_slope(x, v, i, factor * share);
  if (real_all(share == real_set(1))) return;
  dense_zero(v->along, nv);
  for (int j = 0; j < m->nu; j++) {
    if (trn_object_of(m->actuator_trntype[j]) != ctOBJ_TENDON || m->actuator_trnid[2 * j] != t)
      continue;
    ForceVelRow r = moment_of(x->d, j);
    sparse_addtoscl(v->along, r.J, r.dof, r.n, v->slope[j]);
  }
  mask cut = share != real_set(1);
  real pull = real_select(cut, v->pull[t], real_set(1));
  real less = real_select(cut, -factor * share * v->force[i] / pull, real_set(0));
  force_vel_add(x, moment_of(x->d, i), (ForceVelRow){v->along, NULL, nv}, less);
}

// Rows of joints whose range clamps the total actuator force.
static void clear_cut_joints(const ForceVel* x) {
  const ctModel* m = x->m;
  for (int i = 0; i < m->nv; i++) {
    int j = m->dof_jntid[i];
    if (!m->jnt_actfrclimited[j]) continue;
    mask cut = derivative_is_cut(x->d->qfrc_actuator[i], m->jnt_actfrcrange + 2 * j);
    real* row = x->DfDv + (size_t)i * (size_t)m->nv;
    for (int k = 0; k < m->nv; k++) row[k] = real_select(cut, real_set(0), row[k]);
  }
}

void force_vel_actuators(ForceVel x) {
  const ctModel* m = x.m;
  if (m->nu == 0 || (m->opt.disableflags & ctDSBL_ACTUATION)) return;
  Drive v = drive_of(&x);
  for (int i = 0; i < m->nu; i++) {
    real factor = real_set(1), none = real_set(0);
    mask cut = derivative_is_cut(x.d->actuator_force[i], m->actuator_forcerange + 2 * i);
    if (m->actuator_forcelimited[i]) factor = real_select(cut, none, factor);
    if (v.shared && trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON)
      add_shared(&x, &v, i, factor);
    else
      add_actuator_slope(&x, &v, i, factor);
  }
  clear_cut_joints(&x);
}
