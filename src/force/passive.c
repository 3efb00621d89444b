#include "force/passive.h"

#include "force/contact_passive.h"
#include "force/flex_force.h"
#include "force/fluid.h"
#include "force/tendon_force.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/data.h"
#include "model/plugin_life.h"
#include "pos/jacobian.h"

#include <corten/corten.h>

// -k (rotation vector from the spring's reference to the orientation)
static void push_ball_spring(real* f, const real* quat, const double* rest, double k) {
  real q[4], r[4], v[3];
  copy4(q, quat);
  normalize4(q);
  load4(r, rest);
  quat_sub(v, q, r);
  for (int i = 0; i < 3; i++) f[i] = -k * v[i];
}

static void push_springs(const ctModel* m, ctData* d) {
  for (int j = 0; j < m->njnt; j++) {
    double k = m->jnt_stiffness[j];
    if (k == 0) continue;
    const real* q = d->qpos + m->jnt_qposadr[j];
    const double* rest = m->qpos_spring + m->jnt_qposadr[j];
    real* f = d->qfrc_spring + m->jnt_dofadr[j];
    const int type = m->jnt_type[j];
    if (joint_is_scalar(type)) {
      f[0] = -k * (q[0] - rest[0]);
    } else {
      const int n = joint_kind[type].translations;
      for (int i = 0; i < n; i++) f[i] = -k * (q[i] - rest[i]);
      push_ball_spring(f + n, q + n, rest + n, k);
    }
  }
}

static void push_dampers(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nv; i++) {
    double b = m->dof_damping[i];
    if (b != 0) d->qfrc_damper[i] = -b * d->qvel[i];
  }
}

// Lift each compensated body by its share of its weight. False when there is nothing to compensate.
static bool gravity_compensation(const ctModel* m, ctData* d) {
  const double* g = m->opt.gravity;
  if (m->ngravcomp == 0 || (m->opt.disableflags & ctDSBL_GRAVITY)) return false;
  if (g[0] == 0 && g[1] == 0 && g[2] == 0) return false;
  for (int b = 1; b < m->nbody; b++) {
    if (m->body_gravcomp[b] == 0) continue;
    double lift = -(m->body_mass[b] * m->body_gravcomp[b]);
    Wrench w;
    zero3(w.torque);
    for (int i = 0; i < 3; i++) w.force[i] = real_set(g[i] * lift);
    jacobian_apply(m, d, d->qfrc_gravcomp, &w, d->xipos + 3 * b, b);
  }
  return true;
}

// The compensation of a joint with actgravcomp counts as actuator force, not here.
static void add_compensation(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nv; i++) {
    if (!m->jnt_actgravcomp[m->dof_jntid[i]]) d->qfrc_passive[i] += d->qfrc_gravcomp[i];
  }
}

void passive(const ctModel* m, ctData* d) {
  int nv = (int)m->nv, off = m->opt.disableflags;
  dense_zero(d->qfrc_spring, nv);
  dense_zero(d->qfrc_damper, nv);
  dense_zero(d->qfrc_gravcomp, nv);
  dense_zero(d->qfrc_fluid, nv);
  dense_zero(d->qfrc_passive, nv);

  if (!passive_acts(m)) return;
  if (!(off & ctDSBL_SPRING)) push_springs(m, d);
  if (!(off & ctDSBL_DAMPER)) push_dampers(m, d);
  flex_force(m, d);
  tendon_force_passive(m, d);
  contact_passive(m, d);
  dense_add(d->qfrc_passive, d->qfrc_spring, d->qfrc_damper, nv);
  if (fluid_exists(m)) {
    fluid(m, d);
    dense_add(d->qfrc_passive, d->qfrc_passive, d->qfrc_fluid, nv);
  }
  if (gravity_compensation(m, d)) add_compensation(m, d);
  ctfGeneric hook = data_own(d)->hook.passive;
  if (hook) hook(m, d);
  plugin_life_compute(m, d, ctPLUGIN_PASSIVE);
}
