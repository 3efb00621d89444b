#include "step/inverse.h"

#include "math/dense.h"
#include "model/data.h"
#include "pos/mass_matrix.h"
#include "sense/energy.h"
#include "step/forward.h"
#include "step/implicit.h"
#include "step/integrate.h"

#include <corten/corten.h>

// qfrc_inverse = M qacc - passive - constraint + bias
static void inverse_forces(const ctModel* m, ctData* d) {
  d->flg_rnepost = 0;
  double* f = d->qfrc_inverse;
  mass_matrix_mul(m, d, f, d->qacc);
  for (int i = 0; i < m->nv; i++)
    f[i] = ((f[i] - d->qfrc_passive[i]) - d->qfrc_constraint[i]) + d->qfrc_bias[i];
}

// A discrete acceleration (v' - v) / h of a step that is implicit in velocity, A qacc = force,
// belongs to the continuous one M^-1 A qacc. A is M + h B for Euler with dampers.
static void continuous_acceleration(const ctModel* m, ctData* d, double* f) {
  int nv = (int)m->nv;
  if (implicit_wanted(m)) {
    implicit_mul(m, d, f, d->qacc);
  } else {
    if (!integrate_damps(m)) return;
    mass_matrix_mul(m, d, f, d->qacc);
    for (int i = 0; i < nv; i++) f[i] += m->opt.timestep * m->dof_damping[i] * d->qacc[i];
  }
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, f);
  dense_copy(d->qacc, f, nv);
}

static void inverse_constraint(const ctModel* m, ctData* d) {
  dense_zero(d->qfrc_constraint, (int)m->nv);
}

void ct_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  bool energy = !skipsensor && (m->opt.enableflags & ctENBL_ENERGY);
  if (skipstage < ctSTAGE_POS) {
    forward_position(m, d);
    if (energy) energy_potential(m, d);
  }
  if (skipstage < ctSTAGE_VEL) {
    forward_velocity(m, d);
    if (energy) energy_kinetic(m, d);
  }

  // the user's qacc is given back at the end
  int nv = (int)m->nv;
  bool discrete = (m->opt.enableflags & ctENBL_INVDISCRETE) != 0;
  if (discrete && m->opt.integrator == ctINT_RK4) {
    data_warn(d, -1, 0,
              "a Runge-Kutta step has no discrete inverse, the continuous one is computed");
    discrete = false;
  }
  Scratch s = data_outer_scratch(d);
  double *kept = SCRATCH(s, double, nv), *f = SCRATCH(s, double, nv);
  if (discrete) {
    dense_copy(kept, d->qacc, nv);
    continuous_acceleration(m, d, f);
  }
  inverse_constraint(m, d);
  inverse_forces(m, d);
  if (discrete) dense_copy(d->qacc, kept, nv);
}

void inverse(const ctModel* m, ctData* d) { ct_inverseSkip(m, d, ctSTAGE_NONE, 0); }

void ct_inverse(const ctModel* m, ctData* d) { inverse(m, d); }

void ct_invPosition(const ctModel* m, ctData* d) { forward_position(m, d); }

void ct_invVelocity(const ctModel* m, ctData* d) { forward_velocity(m, d); }

void ct_invConstraint(const ctModel* m, ctData* d) { inverse_constraint(m, d); }

// Without constraint rows forward and inverse dynamics have nothing to disagree about.
void ct_compareFwdInv(const ctModel* m, ctData* d) {
  (void)m;
  d->solver_fwdinv[0] = d->solver_fwdinv[1] = 0;
}
