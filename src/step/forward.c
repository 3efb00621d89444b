// The order of the stages, and nothing else: position before velocity before actuation before
// constraints. A stage reads what stages before it wrote (docs/pipeline.md). Time does not pass
// here.
#include "step/forward.h"

#include "collide/collide.h"
#include "constraint/constraint_rows.h"
#include "constraint/island.h"
#include "constraint/project.h"
#include "constraint/reference.h"
#include "deform/couple.h"
#include "force/actuation.h"
#include "force/applied.h"
#include "force/bias.h"
#include "force/passive.h"
#include "force/rates.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "force/velocity.h"
#include "math/dense.h"
#include "model/data.h"
#include "model/data_rule.h"
#include "model/deform_set.h"
#include "model/intact.h"
#include "model/timer.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "sense/sensor.h"
#include "step/constrain.h"
#include "step/sleep.h"

#include <corten/corten.h>

static bool energy_wanted(const ctModel* m) { return (m->opt.enableflags & ctENBL_ENERGY) != 0; }

// Poses and what follows from them; trees that were moved, pushed or pulled wake.
static void wake_and_pose(const ctModel* m, ctData* d) {
  sleep_kinematics(m, d);
  data_validate(m, d, "sleep");
  data_validate(m, d, "kinematics");
  com(m, d);
  camlight(m, d);
  flex_pos(m, d);
  tendon(m, d);
  data_validate(m, d, "tendon");
  sleep_wake_tendons(m, d);
}

static void find_poses(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  d->flg_energypos = 0;
  wake_and_pose(m, d);
  timer_end(d, ctTIMER_POS_KINEMATICS, start);
}

static void find_inertia(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  mass_matrix(m, d);
  tendon_add_armature(m, d);
  timer_end(d, ctTIMER_POS_INERTIA, start);
  start = timer_start(d);
  mass_matrix_factor(m, d);
  timer_add(d, ctTIMER_POS_INERTIA, start);
}

static void rows_and_islands(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  sleep_wake_equalities(m, d);
  constraint_rows(m, d);
  data_validate(m, d, "constraint_rows");
  island_find(m, d);
  data_validate(m, d, "island_find");
  timer_end(d, ctTIMER_POS_MAKE, start);
}

static void project_rows(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  constraint_project(m, d);
  data_validate(m, d, "constraint_project");
  timer_end(d, ctTIMER_POS_PROJECT, start);
}

static void lever_arms(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  transmission(m, d);
  data_validate(m, d, "transmission");
  timer_add(d, ctTIMER_POS_KINEMATICS, start);
}

static void position_to_rows(const ctModel* m, ctData* d) {
  data_arena_clear(d);
  find_poses(m, d);
  find_inertia(m, d);
  collide(m, d);
  if (sleep_wake_contacts(m, d)) collide(m, d);
  if (data_own(d)->deform && sleep_wake_touched(m, d)) collide(m, d);
  data_validate(m, d, "collide");
  rows_and_islands(m, d);
}

void forward_position(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  position_to_rows(m, d);
  project_rows(m, d);
  lever_arms(m, d);
  timer_end(d, ctTIMER_POSITION, start);
}

void forward_position_inverse(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  position_to_rows(m, d);
  lever_arms(m, d);
  timer_end(d, ctTIMER_POSITION, start);
}

void forward_velocity(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  d->flg_energyvel = 0;
  d->flg_subtreevel = 0;
  rates(m, d);
  com_velocity(m, d);
  passive(m, d);
  constraint_reference(m, d);
  rne(m, d, d->qfrc_bias);
  tendon_force_bias(m, d, d->qfrc_bias);
  timer_end(d, ctTIMER_VELOCITY, start);
}

// A sensor may have computed an energy already.
static void position_energy(const ctModel* m, ctData* d) {
  if (d->flg_energypos) return;
  if (energy_wanted(m))
    energy_potential(m, d);
  else
    d->energy[0] = d->energy[1] = 0;
}

static void velocity_energy(const ctModel* m, ctData* d) {
  if (energy_wanted(m) && !d->flg_energyvel) energy_kinetic(m, d);
}

// The user's hook sets controls from positions and velocities.
static void user_control(const ctModel* m, ctData* d) {
  ctfGeneric hook = data_own(d)->hook.control;
  if (hook && !(m->opt.disableflags & ctDSBL_ACTUATION)) hook(m, d);
}

void forward_to_velocity(const ctModel* m, ctData* d) {
  forward_position(m, d);
  sensor_position(m, d);
  position_energy(m, d);
  forward_velocity(m, d);
  sensor_velocity(m, d);
  velocity_energy(m, d);
  user_control(m, d);
}

size_t forward_scratch(const ctModel* m) { return SCRATCH_SIZE(double, 2 * m->nv); }

// qfrc_smooth = passive - bias + applied + actuator,  qacc_smooth = M^-1 qfrc_smooth; of sleeping
// dofs they stay as they were when these were last awake.
static void smooth_acceleration(const ctModel* m, ctData* d) {
  int nv = (int)m->nv;
  const double *passive = d->qfrc_passive, *bias = d->qfrc_bias;
  const double *applied = d->qfrc_applied, *actuator = d->qfrc_actuator;
  bool asleep = awake_some_sleep(m, d);
  Scratch s = data_scratch(d);
  double* before = asleep ? SCRATCH(s, double, 2 * nv) : NULL;
  if (asleep) {
    dense_copy(before, d->qfrc_smooth, nv);
    dense_copy(before + nv, d->qacc_smooth, nv);
  }
  for (int i = 0; i < nv; i++)
    d->qfrc_smooth[i] = ((passive[i] - bias[i]) + applied[i]) + actuator[i];
  applied_add(m, d, d->qfrc_smooth);
  dense_copy(d->qacc_smooth, d->qfrc_smooth, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, d->qacc_smooth);
  if (!asleep) return;
  sleep_keep(m, d, d->qfrc_smooth, before);
  sleep_keep(m, d, d->qacc_smooth, before + nv);
}

// qfrc_smooth and qacc_smooth with the forces of deformable bodies on dofs that are awake.
static void add_deformables(const ctModel* m, ctData* d) {
  const double* qfrc = data_own(d)->deform->qfrc;
  for (int k = 0; k < d->nv_awake; k++)
    d->qfrc_smooth[d->dof_awake_ind[k]] += qfrc[d->dof_awake_ind[k]];
  int nv = (int)m->nv;
  Scratch s = data_scratch(d);
  double* change = SCRATCH(s, double, nv);
  dense_copy(change, qfrc, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, change);
  for (int k = 0; k < d->nv_awake; k++)
    d->qacc_smooth[d->dof_awake_ind[k]] += change[d->dof_awake_ind[k]];
}

// The rigid world alone, then the deformable bodies against it, then the rigid world with the
// forces that these exert. Frozen forces are those of an earlier evaluation.
static void constrain_with_deformables(const ctModel* m, ctData* d) {
  bool frozen = data_own(d)->deform->frozen;
  if (!frozen) constrain(m, d);
  if (!frozen && !deform_solve(m, d)) return;
  add_deformables(m, d);
  constrain(m, d);
}

void forward_acceleration(const ctModel* m, ctData* d) {
  actuation(m, d);
  smooth_acceleration(m, d);
  if (data_own(d)->deform)
    constrain_with_deformables(m, d);
  else
    constrain(m, d);
  data_validate(m, d, "constraint_solve");
}

// Forces between bodies from an earlier request of a sensor are out of date. A pass without sensors
// leaves them: as in MuJoCo, what Runge-Kutta keeps of a delayed accelerometer is then read from
// the accelerations at the start of the step.
void forward_read(const ctModel* m, ctData* d) {
  d->flg_rnepost = 0;
  sensor_acceleration(m, d);
}

void forward(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  forward_to_velocity(m, d);
  forward_acceleration(m, d);
  forward_read(m, d);
  timer_end(d, ctTIMER_FORWARD, start);
}

void ct_forward(const ctModel* m, ctData* d) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  forward(m, d);
  data_leave(d, before);
}

// The energy is computed even without sensors.
void forward_skip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  cttNum start = timer_start(d);
  if (skipstage < ctSTAGE_POS) {
    forward_position(m, d);
    if (!skipsensor) sensor_position(m, d);
    position_energy(m, d);
  }
  if (skipstage < ctSTAGE_VEL) {
    forward_velocity(m, d);
    if (!skipsensor) sensor_velocity(m, d);
    velocity_energy(m, d);
  }
  user_control(m, d);
  forward_acceleration(m, d);
  if (!skipsensor) forward_read(m, d);
  timer_end(d, ctTIMER_FORWARD, start);
}

void ct_forwardSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  forward_skip(m, d, skipstage, skipsensor);
  data_leave(d, before);
}

// Alone, too, kinematics wakes the trees that the user has disturbed since the last step.
void ct_fwdKinematics(const ctModel* m, ctData* d) { wake_and_pose(m, d); }

void ct_fwdAcceleration(const ctModel* m, ctData* d) { smooth_acceleration(m, d); }
