// A stage runs in lanes where it has a lane form for the model, else world by world.
#include "lanes/lane_forward.h"

#include "force/actuation.h"
#include "force/applied.h"
#include "force/bias.h"
#include "force/passive.h"
#include "force/rates.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "force/velocity.h"
#include "generated/kinds.h"
#include "lanes/lane_collide.h"
#include "lanes/lane_islands.h"
#include "lanes/lane_solve.h"
#include "math/dense.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "step/implicit.h"
#include "step/integrate.h"

#define LANE_STAGE(name) LANE_SET(LANE_READS_##name), LANE_SET(LANE_WRITES_##name)

//---------------------------------- plan ----------------------------------------------------------

static bool has_fixed_tendons(const ctModel* m) {
  for (int i = 0; i < m->nwrap; i++) {
    if (wrap_kind[m->wrap_type[i]].object != ctOBJ_JOINT) return false;
  }
  return true;
}

// Moments that every world has at the same places: those of joints and of fixed tendons.
static bool has_joint_drives(const ctModel* m) {
  for (int i = 0; i < m->nu; i++) {
    bool tendon = trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON;
    if (!trn_is_joint(m->actuator_trntype[i]) && !tendon) return false;
    if (tendon && !has_fixed_tendons(m)) return false;
  }
  return true;
}

// Sensors that read the velocities of rows.
static bool senses_row_rates(const ctModel* m) {
  for (int i = 0; i < m->nsensor; i++) {
    const SensorKind* k = sensor_kind_of(m->sensor_type[i]);
    bool limit =
        k && (k->object == SENSOR_ON_LIMITED_JOINT || k->object == SENSOR_ON_LIMITED_TENDON);
    if (limit && k->stage == ctSTAGE_VEL) return true;
  }
  return false;
}

void lane_forward_plan(LaneGroup* g) {
  const ctModel* m = g->m;
  g->whole = senses_row_rates(m);
  bool drives = has_joint_drives(m);
  // derivatives read the moments' places
  g->lane_integrator =
      m->opt.integrator == ctINT_EULER || integrate_in_stages(m) || (implicit_wanted(m) && drives);
  g->fixed_tendons = has_fixed_tendons(m);
  g->joint_drives = g->lane_integrator && drives;
}

//---------------------------------- positions -----------------------------------------------------

static void factor_inertia(const ctModel* m, LaneData* d) {
  mass_matrix(m, d);
  tendon_add_armature(m, d);
  mass_matrix_factor(m, d);
}

// What rows, islands and the matrix of the dual solver are made of.
#define READS_ROWS(X) X(qpos) X(subtree_com) X(cdof) X(ten_length) X(ten_J)
#define READS_EQUALITIES(X) X(xpos) X(xquat) X(xmat) X(site_xpos) X(site_xmat)
#define READS_DUAL(X) X(M) X(qM) X(qLD) X(qLDiagInv)

// Worlds that are solved in lanes need rows only, if those are not made in lanes.
static void make_world_rows(LaneGroup* g) {
  const WorldStages* w = g->stage;
  if (lane_solve_makes_rows(g)) return;
  LaneSet reads = LANE_SET(READS_ROWS);
  if (g->m->neq) reads = lane_set_or(reads, LANE_SET(READS_EQUALITIES));
  if (g->solve && !g->whole)
    lane_run_worlds(g, w->bare_rows, reads, (LaneSet){{0}});
  else
    lane_run_worlds(g, w->rows, lane_set_or(reads, LANE_SET(READS_DUAL)), (LaneSet){{0}});
}

static void find_positions(LaneGroup* g) {
  const WorldStages* w = g->stage;
  lane_run(g, kinematics, LANE_STAGE(kinematics));
  lane_run(g, com, LANE_STAGE(com));
  lane_run(g, camlight, LANE_STAGE(camlight));
  if (g->fixed_tendons)
    lane_run(g, tendon, LANE_STAGE(tendon));
  else
    lane_run_worlds(g, w->tendon, LANE_STAGE(tendon));
  lane_run(
      g, factor_inertia, LANE_SET(LANE_READS_mass_matrix),
      lane_set_or(LANE_SET(LANE_WRITES_mass_matrix), LANE_SET(LANE_WRITES_mass_matrix_factor)));
  lane_collide(g);
  make_world_rows(g);
  if (g->joint_drives)
    lane_run(g, transmission, LANE_STAGE(transmission));
  else
    lane_run_worlds(g, w->transmission, LANE_STAGE(transmission));
}

//---------------------------------- velocities ----------------------------------------------------

static void find_bias(const ctModel* m, LaneData* d) {
  rne(m, d, d->qfrc_bias);
  tendon_force_bias(m, d, d->qfrc_bias);
}

#define READS_RATES(X) X(qvel)

static void find_velocities(LaneGroup* g) {
  const WorldStages* w = g->stage;
  if (g->joint_drives)
    lane_run(g, rates, LANE_STAGE(velocity));
  else
    lane_run_worlds(g, w->rates, LANE_STAGE(velocity));
  lane_run(g, com_velocity, LANE_STAGE(com_velocity));
  lane_run(g, passive, LANE_STAGE(passive));
  if (!g->solve || g->whole)
    lane_run_worlds(g, w->reference, LANE_SET(READS_RATES), (LaneSet){{0}});
  lane_run(g, find_bias, LANE_STAGE(bias));
}

//---------------------------------- accelerations -------------------------------------------------

// qfrc_smooth = passive - bias + applied + actuator,  qacc_smooth = M^-1 qfrc_smooth
static void find_smooth_acceleration(const ctModel* m, LaneData* d) {
  for (int i = 0; i < m->nv; i++)
    d->qfrc_smooth[i] =
        ((d->qfrc_passive[i] - d->qfrc_bias[i]) + d->qfrc_applied[i]) + d->qfrc_actuator[i];
  applied_add(m, d, d->qfrc_smooth);
  dense_copy(d->qacc_smooth, d->qfrc_smooth, (int)m->nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, d->qacc_smooth);
}

// What the solvers read besides the rows.
#define READS_SOLVER(X)                                                                            \
  X(qvel) X(qacc) X(qacc_warmstart) X(M) X(qM) X(qLD) X(qLDiagInv) X(qfrc_smooth) X(qacc_smooth)

static void find_lane_accelerations(LaneGroup* g) {
  const WorldStages* w = g->stage;
  if (g->joint_drives)
    lane_run(g, actuation, LANE_STAGE(actuation));
  else
    lane_run_worlds(g, w->actuation, LANE_STAGE(actuation));
  lane_run(g, find_smooth_acceleration, LANE_STAGE(smooth_acceleration));
  if (g->solve) {
    lane_solve(g);
  } else if (g->islands) {
    lane_move_out(g, LANE_SET(READS_SOLVER));
    lane_islands_solve(g);
    lane_worlds_wrote(g, LANE_SET(LANE_WRITES_constraint_solve));
  } else {
    lane_run_worlds(g, w->constrain, LANE_SET(READS_SOLVER),
                    LANE_SET(LANE_WRITES_constraint_solve));
  }
}

//---------------------------------- sensors and energies ------------------------------------------

static bool has_sensor_at(const ctModel* m, int stage) {
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_needstage[i] == stage) return true;
  }
  return false;
}

static bool needs_energy(const ctModel* m) { return (m->opt.enableflags & ctENBL_ENERGY) != 0; }

// Sensors read one world; without them nothing is brought there.
static void read_worlds(LaneGroup* g, WorldStage stage, int at, LaneSet reads) {
  lane_run_worlds(g, stage, has_sensor_at(g->m, at) ? reads : (LaneSet){{0}}, (LaneSet){{0}});
}

// Energies in lanes, told to the worlds.
static void tell_energy(LaneGroup* g, int kind) {
  for (int k = 0; k < g->n; k++) {
    if (g->alone >> k & 1) continue;
    g->world[k]->energy[kind] = lane_data(g)->energy[kind][k];
    if (kind == 0)
      g->world[k]->flg_energypos = 1;
    else
      g->world[k]->flg_energyvel = 1;
  }
}

static void find_potential(LaneGroup* g) {
  if (!needs_energy(g->m)) return;
  lane_run(g, energy_potential, LANE_SET(LANE_READS_energy), (LaneSet){{0}});
  tell_energy(g, 0);
}

static void find_kinetic(LaneGroup* g) {
  if (!needs_energy(g->m)) return;
  lane_run(g, energy_kinetic, lane_set_or(LANE_SET(LANE_READS_energy), LANE_SET(READS_RATES)),
           (LaneSet){{0}});
  tell_energy(g, 1);
}

void lane_forward(LaneGroup* g, bool sensors) {
  const WorldStages* w = g->stage;
  find_positions(g);
  find_potential(g);
  if (sensors)
    read_worlds(g, w->sensor_position, ctSTAGE_POS, LANE_SET(LANE_READS_sensor_position));
  find_velocities(g);
  find_kinetic(g);
  if (sensors)
    read_worlds(g, w->sensor_velocity, ctSTAGE_VEL, LANE_SET(LANE_READS_sensor_velocity));
  find_lane_accelerations(g);
  if (sensors)
    read_worlds(g, w->sensor_last, ctSTAGE_ACC,
                lane_set_or(LANE_SET(LANE_READS_sensor), LANE_SET(LANE_READS_rne_postconstraint)));
}
