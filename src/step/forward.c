#include "step/forward.h"

#include "force/applied.h"
#include "force/bias.h"
#include "force/passive.h"
#include "force/rates.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "force/velocity.h"
#include "math/dense.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "step/unsupported.h"

#include <corten/corten.h>

static bool energy_wanted(const ctModel* m) { return (m->opt.enableflags & ctENBL_ENERGY) != 0; }

void forward_position(const ctModel* m, ctData* d) {
  unsupported_warn(m, d);
  d->flg_energypos = 0;
  kinematics(m, d);
  com(m, d);
  camlight(m, d);
  tendon(m, d);
  mass_matrix(m, d);
  tendon_armature(m, d);
  mass_matrix_factor(m, d);
  transmission(m, d);
}

void forward_velocity(const ctModel* m, ctData* d) {
  d->flg_energyvel = 0;
  d->flg_subtreevel = 0;
  rates(m, d);
  com_velocity(m, d);
  passive(m, d);
  rne(m, d, d->qfrc_bias);
  tendon_force_bias(m, d, d->qfrc_bias);
}

static void position_energy(const ctModel* m, ctData* d) {
  if (energy_wanted(m))
    energy_potential(m, d);
  else
    d->energy[0] = d->energy[1] = 0;
}

static void velocity_energy(const ctModel* m, ctData* d) {
  if (energy_wanted(m)) energy_kinetic(m, d);
}

void forward_to_velocity(const ctModel* m, ctData* d) {
  forward_position(m, d);
  position_energy(m, d);
  forward_velocity(m, d);
  velocity_energy(m, d);
}

// qfrc_smooth = passive - bias + applied + actuator,  qacc_smooth = M^-1 qfrc_smooth
static void smooth_acceleration(const ctModel* m, ctData* d) {
  int nv = (int)m->nv;
  const double *passive = d->qfrc_passive, *bias = d->qfrc_bias;
  const double *applied = d->qfrc_applied, *actuator = d->qfrc_actuator;
  for (int i = 0; i < nv; i++)
    d->qfrc_smooth[i] = ((passive[i] - bias[i]) + applied[i]) + actuator[i];
  applied_add(m, d, d->qfrc_smooth);
  dense_copy(d->qacc_smooth, d->qfrc_smooth, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, d->qacc_smooth);
}

// Without actuators there is no actuator force.
static void actuation(const ctModel* m, ctData* d) {
  dense_zero(d->actuator_force, (int)m->nu);
  dense_zero(d->qfrc_actuator, (int)m->nv);
}

// Without constraints nothing changes the smooth acceleration.
static void constraint_solve(const ctModel* m, ctData* d) {
  dense_zero(d->qfrc_constraint, (int)m->nv);
  dense_copy(d->qacc, d->qacc_smooth, (int)m->nv);
  for (int i = 0; i < ctNISLAND; i++) d->solver_niter[i] = 0;
}

void forward_acceleration(const ctModel* m, ctData* d) {
  d->flg_rnepost = 0;
  actuation(m, d);
  smooth_acceleration(m, d);
  constraint_solve(m, d);
}

void forward(const ctModel* m, ctData* d) {
  forward_to_velocity(m, d);
  forward_acceleration(m, d);
}

void ct_forward(const ctModel* m, ctData* d) { forward(m, d); }

// There are no sensors yet to skip; the energy is always computed.
void ct_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  (void)skipsensor;
  if (skipstage < ctSTAGE_POS) {
    forward_position(m, d);
    position_energy(m, d);
  }
  if (skipstage < ctSTAGE_VEL) {
    forward_velocity(m, d);
    velocity_energy(m, d);
  }
  forward_acceleration(m, d);
}

void ct_fwdKinematics(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  camlight(m, d);
  tendon(m, d);
}

void ct_fwdPosition(const ctModel* m, ctData* d) { forward_position(m, d); }

void ct_fwdVelocity(const ctModel* m, ctData* d) { forward_velocity(m, d); }

void ct_fwdActuation(const ctModel* m, ctData* d) { actuation(m, d); }

void ct_fwdAcceleration(const ctModel* m, ctData* d) { smooth_acceleration(m, d); }

void ct_fwdConstraint(const ctModel* m, ctData* d) { constraint_solve(m, d); }
