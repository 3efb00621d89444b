// qDeriv is MuJoCo's: it has room for pairs of dofs on one branch, and leaves out limits of joints
// and tendons, plugins, the armature of tendons, the damping of elements, and fluid forces on small
// ellipsoids. Here nothing is left out; each term is the derivative of the force that the stage
// computes.
#include "step/force_vel.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "force/passive.h"
#include "force/tendon_force.h"
#include "math/dense.h"
#include "model/data.h"
#include "step/derivative_fluid.h"
#include "step/derivative_rne.h"

#include <corten/corten.h>

void force_vel_add(const ForceVel* x, ForceVelRow a, ForceVelRow b, real s) {
  size_t nv = (size_t)x->m->nv;
  for (int i = 0; i < a.n; i++) {
    real *row = x->DfDv + nv * (size_t)(a.dof ? a.dof[i] : i), left = s * a.J[i];
    if (real_all(left == real_set(0))) continue;
    for (int k = 0; k < b.n; k++) row[b.dof ? b.dof[k] : k] += left * b.J[k];
  }
}

//---------------------------------- terms ---------------------------------------------------------

// Coriolis forces and the medium tie dofs of one branch together only, for which the pattern of
// qDeriv has room.
static void add_branches(ForceVel x) {
  const ctModel* m = x.m;
  real* D = SCRATCH(x.s, real, m->nD);
  dense_zero(D, (int)m->nD);
  derivative_rne(m, x.d, D);
  if (passive_acts(m)) derivative_fluid_exact(m, x.d, D);
  for (int i = 0; i < m->nv; i++) {
    const int* col = m->D_colind + m->D_rowadr[i];
    real* row = x.DfDv + (size_t)i * (size_t)m->nv;
    for (int k = 0; k < m->D_rownnz[i]; k++) row[col[k]] += D[m->D_rowadr[i] + k];
  }
}

static void add_dof_dampers(ForceVel x) {
  if (x.m->opt.disableflags & ctDSBL_DAMPER) return;
  for (size_t i = 0; i < (size_t)x.m->nv; i++)
    x.DfDv[i * (size_t)x.m->nv + i] -= x.m->dof_damping[i];
}

static void add_tendon_damping(ForceVel x) {
  if (x.m->opt.disableflags & ctDSBL_DAMPER) return;
  for (int t = 0; t < x.m->ntendon; t++) {
    ForceVelRow J = tendon_row(x.m, x.d, t);
    if (x.m->tendon_damping[t] != 0) force_vel_add(&x, J, J, real_set(-x.m->tendon_damping[t]));
  }
}

// bias J' armature (dJ/dt qvel)
static void tendon_armature_bias(ForceVel x) {
  int nv = (int)x.m->nv;
  real* slope = SCRATCH(x.s, real, nv);
  for (int t = 0; t < x.m->ntendon; t++) {
    double armature = x.m->tendon_armature[t];
    if (armature == 0) continue;
    tendon_force_bias_slope(x.m, x.d, t, slope);
    ForceVelRow J = tendon_row(x.m, x.d, t), rate = {slope, NULL, nv};
    force_vel_add(&x, J, rate, real_set(-armature));
  }
}

//---------------------------------- all -----------------------------------------------------------

// A further kind of force is a further row; that of actuators is the first.
static void (*const term[])(ForceVel x) = {
    force_vel_actuators, add_branches,         add_dof_dampers,
    add_tendon_damping,  tendon_armature_bias, force_vel_flexes,
};

static size_t force_vel_room(const ctModel* m) {
  return (size_t)m->nD + (size_t)m->nv + force_vel_actuators_room(m) + force_vel_flexes_room(m);
}

void ctd_forceVel(const ctModel* m, ctData* d, cttNum* DfDv) {
  size_t nv = (size_t)m->nv, bytes = force_vel_room(m) * sizeof(real) + 64 * 16;
  if (nv == 0) return;
  CT_ASSERT(DfDv);
  void* block = alloc_bytes(bytes);
  memset(DfDv, 0, nv * nv * sizeof *DfDv);
  if (!block) {
    data_warn(d, -1, 0, "no memory for the derivative of forces");
    return;
  }
  ForceVel x = {m, d, DfDv, scratch_from(block, bytes)};
  for (size_t k = 0; k < sizeof term / sizeof term[0]; k++) term[k](x);
  alloc_free(block);
}
