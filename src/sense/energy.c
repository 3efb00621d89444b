#include "sense/energy.h"

#include "base/real.h"
#include "base/scratch.h"
#include "force/flex_material.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/mass_matrix.h"

#include <corten/corten.h>

// k/2 |rotation vector from rest to q|^2
static real ball_spring_energy(const real* quat, const double* rest, double k) {
  real q[4], v[3];
  real from[4] = {real_set(rest[0]), real_set(rest[1]), real_set(rest[2]), real_set(rest[3])};
  copy4(q, quat);
  normalize4(q);
  quat_sub(v, q, from);
  return 0.5 * k * dot3(v, v);
}

// k/2 x^2, x the way from the rest position, added to e
static real add_spring(real e, const ctModel* m, const ctData* d, int j) {
  double k = m->jnt_stiffness[j];
  const real* q = d->qpos + m->jnt_qposadr[j];
  const double* rest = m->qpos_spring + m->jnt_qposadr[j];
  const int type = m->jnt_type[j];
  if (joint_is_scalar(type)) return e + 0.5 * k * (q[0] - rest[0]) * (q[0] - rest[0]);
  if (joint_is_orientation(type)) return e + ball_spring_energy(q, rest, k);
  real x[3];
  for (int i = 0; i < 3; i++) x[i] = q[i] - rest[i];
  return e + 0.5 * k * dot3(x, x) + ball_spring_energy(q + 3, rest + 3, k);
}

// k/2 x^2, x the way of a tendon out of the dead band of its spring
static real add_tendon_spring(real e, const ctModel* m, const ctData* d, int t) {
  real length = d->ten_length[t], x = real_set(0);
  const double* rest = m->tendon_lengthspring + 2 * t;
  x = real_select(length > real_set(rest[1]), rest[1] - length, x);
  x = real_select(length < real_set(rest[0]), rest[0] - length, x);
  return e + 0.5 * m->tendon_stiffness[t] * x * x;
}

// k/2 x^2 for the edges of a flex that are springs
static real add_edge_springs(real e, const ctModel* m, const ctData* d, int f) {
  double k = m->flex_edgestiffness[f];
  if (k == 0 || m->flex_rigid[f] || m->flex_dim[f] != 1) return e;
  for (int i = m->flex_edgeadr[f]; i < m->flex_edgeadr[f] + m->flex_edgenum[f]; i++) {
    real x = m->flexedge_length0[i] - d->flexedge_length[i];
    if (!m->flexedge_rigid[i]) e += 0.5 * k * x * x;
  }
  return e;
}

void energy_potential(const ctModel* m, ctData* d) {
  // - m g . x
  real e = real_set(0);
  if (!(m->opt.disableflags & ctDSBL_GRAVITY)) {
    const double* g = m->opt.gravity;
    const real gravity[3] = {real_set(g[0]), real_set(g[1]), real_set(g[2])};
    for (int b = 1; b < m->nbody; b++) e -= m->body_mass[b] * dot3(gravity, d->xipos + 3 * b);
  }
  if (!(m->opt.disableflags & ctDSBL_SPRING)) {
    for (int j = 0; j < m->njnt; j++) {
      if (m->jnt_stiffness[j] != 0) e = add_spring(e, m, d, j);
    }
    // while any tree sleeps, springs of tendons that sleep or never move do not count
    bool sleep = awake_some_sleep(m, d);
    for (int t = 0; t < m->ntendon; t++) {
      if (m->tendon_stiffness[t] == 0) continue;
      if (sleep && (m->tendon_treenum[t] == 0 || awake_tendon_sleeps(m, d, t))) continue;
      e = add_tendon_spring(e, m, d, t);
    }
    for (int f = 0; f < m->nflex; f++) {
      e = add_edge_springs(e, m, d, f);
      if (m->nkind) e += flex_material_energy(m, d, f);
    }
  }
  d->energy[0] = e;
  d->flg_energypos = 1;
}

size_t energy_scratch(const ctModel* m) { return SCRATCH_SIZE(real, m->nv); }

// v' M v / 2
void energy_kinetic(const ctModel* m, ctData* d) {
  Scratch s = data_scratch(d);
  int nv = (int)m->nv;
  real* p = SCRATCH(s, real, nv);
  mass_matrix_mul(m, d, p, d->qvel);
  d->energy[1] = 0.5 * dense_dot(p, d->qvel, nv);
  d->flg_energyvel = 1;
}
