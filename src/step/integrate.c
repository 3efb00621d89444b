// After a step time has grown by h, and qpos, qvel and act are those of the new time; derived
// quantities are those of the last evaluation before it. Quaternions are advanced in the tangent
// space and keep unit length.
#include "step/integrate.h"

#include "base/assert.h"
#include "deform/couple.h"
#include "deform/registry.h"
#include "deform/state_check.h"
#include "force/activation.h"
#include "force/open_gain.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "model/history.h"
#include "model/intact.h"
#include "model/plugin_life.h"
#include "model/timer.h"
#include "pos/configuration.h"
#include "pos/mass_matrix.h"
#include "sense/sensor.h"
#include "step/check.h"
#include "step/forward.h"
#include "step/implicit.h"
#include "step/implicit_flex.h"
#include "step/implicit_material.h"
#include "step/sleep.h"
#include "step/spring_damper.h"

#include <corten/corten.h>

// Rates of change of a step. v NULL: the new velocity moves the position (semi-implicit).
typedef struct StateRates {
  const double *v, *qacc, *act;
} StateRates;

// Evaluations within a step keep the forces of deformable bodies. Where they are frozen already,
// as for finite differences, they stay so.
static void freeze_deformables(ctData* d, bool frozen) {
  DeformSet* s = data_own(d)->deform;
  if (s && !s->held) s->frozen = frozen;
}

// Quiet islands fall asleep: velocities became zero, so what depends on them is computed anew.
// Returns the acceleration to go on with, a copy in the arena: the one that came lay in scratch
// memory, or is d->qacc, and both are written anew.
static const double* fall_asleep(const ctModel* m, ctData* d, const double* qacc) {
  if (!sleep_enabled(m)) return qacc;
  double* kept = arena_push(data_arena(d), (size_t)m->nv * sizeof *kept, 64);
  if (!kept) return qacc;
  dense_copy(kept, qacc, (int)m->nv);
  if (sleep_fall(m, d)) {
    freeze_deformables(d, true);
    forward_skip(m, d, ctSTAGE_POS, 0);
    freeze_deformables(d, false);
    awake_update(m, d);
  }
  return kept;
}

// A contact formulation may shift positions beside the new velocity, and so do deformable bodies:
// the velocity that does both, in the arena. NULL: there is no memory for it, or there is no shift.
static const double* velocity_with_shift(const ctModel* m, ctData* d, const double* qacc) {
  bool formulated = m->opt.formulation != ctFORM_CONVEX, deform = data_own(d)->deform != NULL;
  if (!formulated && !deform) return NULL;
  double *v = arena_push(data_arena(d), (size_t)m->nv * sizeof *v, 64), h = m->opt.timestep;
  if (!v) return NULL;
  deform = deform && deform_shift(m, d, v);
  for (int i = 0; i < m->nv; i++) {
    double shift = (deform ? v[i] : 0) + (formulated ? d->qpos_shift[i] : 0);
    v[i] = d->qvel[i] + h * qacc[i] + shift / h;
  }
  return v;
}

// act += h act', qvel += h qacc, then qpos += h v; the controls of this moment are remembered.
static void advance_state(const ctModel* m, ctData* d, const StateRates* r) {
  size_t mark = arena_mark(data_arena(d));
  activation_advance(m, d, r->act);
  const double* qacc = fall_asleep(m, d, r->qacc);
  sleep_advance(m, d, qacc, r->v ? r->v : velocity_with_shift(m, d, qacc));
  open_gain_keep(m, d);
  history_keep_controls(m, d);
  d->time += m->opt.timestep;
  if (data_own(d)->deform) {
    deform_commit(m, d);
    deform_check(m, d);
    registry_publish(m, d);
  }
  plugin_life_advance(m, d);
  dense_copy(d->qacc_warmstart, d->qacc, (int)m->nv);
  arena_release(data_arena(d), mark);
}

bool integrate_damps(const ctModel* m) {
  if (m->opt.disableflags & ctDSBL_EULERDAMP) return false;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_damping[i] > 0) return true;
  }
  return false;
}

// (M + h B) qacc = qfrc_smooth + qfrc_constraint, B the damping of the dofs
static void damped_acceleration(const ctModel* m, ctData* d, double* qacc) {
  int nv = (int)m->nv;
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qH, d->M, (int)m->nC);
  for (int i = 0; i < nv; i++)
    d->qH[m->M_rowadr[i] + m->M_rownnz[i] - 1] += m->opt.timestep * m->dof_damping[i];
  ldl_factor(&p, d->qH, d->qHDiagInv);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, nv);
  mass_matrix_solve(m, d->qH, d->qHDiagInv, qacc);
}

size_t integrate_scratch(const ctModel* m) { return 2 * SCRATCH_SIZE(double, m->nv); }

void integrate_euler(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  sensor_keep(m, d);
  if ((m->opt.disableflags & ctDSBL_DAMPER) || !integrate_damps(m)) {
    advance_state(m, d, &(StateRates){NULL, d->qacc, d->act_dot});
  } else {
    Scratch s = data_scratch(d);
    double* qacc = SCRATCH(s, double, m->nv);
    damped_acceleration(m, d, qacc);
    advance_state(m, d, &(StateRates){NULL, qacc, d->act_dot});
  }
  timer_end(d, ctTIMER_ADVANCE, start);
}

// (M - h dF/dv) qacc = qfrc_smooth + qfrc_constraint.
//
// QUIRK(flex-old-factor; test_implicit_flex:old_factor_knows_no_stiffness): Interpolated flexes are
// implicit only in a step that factors anew, and only while every tree is awake.
static void implicit_step(const ctModel* m, ctData* d, bool flexes) {
  sensor_keep(m, d);
  Scratch s = data_scratch(d);
  double* qacc = SCRATCH(s, double, m->nv);
  double* qfrc = SCRATCH(s, double, m->nv);
  dense_add(qfrc, d->qfrc_smooth, d->qfrc_constraint, (int)m->nv);
  dense_copy(qacc, qfrc, (int)m->nv);
  implicit_solve(m, d, qacc);
  if (flexes && !(sleep_enabled(m) && awake_some_sleep(m, d)) &&
      !implicit_flex_solve(m, d, qacc, qfrc))
    data_warn(d, -1, 0, "no memory for interpolated flexes");
  if (implicit_material_wanted(m)) implicit_material_solve(m, d, qacc, qfrc);
  advance_state(m, d, &(StateRates){NULL, qacc, d->act_dot});
}

void integrate_implicit(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  implicit_factor(m, d);
  if (implicit_material_wanted(m) && !implicit_material_factor(m, d))
    data_warn(d, -1, 0, "no memory for implicit flexes, their forces are taken as explicit");
  implicit_step(m, d, implicit_flex_wanted(m));
  timer_end(d, ctTIMER_ADVANCE, start);
}

void integrate_implicit_factored(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  implicit_step(m, d, false);
  timer_end(d, ctTIMER_ADVANCE, start);
}

void integrate_spring_damper(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  Scratch s = data_outer_scratch(d);
  double* qacc = SCRATCH(s, double, m->nv);
  sensor_keep(m, d);
  spring_damper_acceleration(m, d, qacc);
  advance_state(m, d, &(StateRates){NULL, qacc, d->act_dot});
  timer_end(d, ctTIMER_ADVANCE, start);
}

enum { RK_STAGES = 4 };

// The state x0 that Runge-Kutta starts from, and the sums of its slopes.
typedef struct Course {
  double time;
  double *qpos, *qvel, *act;  // x0
  double *dpos, *dvel, *dact; // weighted slopes
} Course;

// x = x0 + h c k: positions on their manifold, activations without limits
static void move_to(const ctModel* m, ctData* d, const Course* c, const StateRates* k, double at) {
  double h = m->opt.timestep;
  int nv = (int)m->nv, na = (int)m->na;
  dense_scl(c->dpos, k->v, at, nv);
  dense_scl(c->dvel, k->qacc, at, nv);
  dense_scl(c->dact, k->act, at, na);
  dense_copy(d->qpos, c->qpos, (int)m->nq);
  configuration_integrate(m, d->qpos, c->dpos, h);
  if (awake_some_sleep(m, d)) sleep_restore(m, d, c->qpos);
  dense_addscl(d->qvel, c->qvel, c->dvel, h, nv);
  dense_addscl(d->act, c->act, c->dact, h, na);
  d->time = c->time + at * h;
}

static void give_back(const ctModel* m, ctData* d, const Course* c) {
  dense_copy(d->qpos, c->qpos, (int)m->nq);
  dense_copy(d->qvel, c->qvel, (int)m->nv);
  dense_copy(d->act, c->act, (int)m->na);
  d->time = c->time;
}

size_t integrate_outer_scratch(const ctModel* m) {
  return SCRATCH_SIZE(double, m->nq) + (3 + 2 * RK_STAGES) * SCRATCH_SIZE(double, m->nv) +
         (2 + RK_STAGES) * SCRATCH_SIZE(double, m->na);
}

void integrate_rk4(const ctModel* m, ctData* d) {
  static const double at[RK_STAGES] = {0, 0.5, 0.5, 1};
  static const double weight[RK_STAGES] = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};
  int nq = (int)m->nq, nv = (int)m->nv, na = (int)m->na;
  Scratch s = data_outer_scratch(d);
  Course c = {d->time,
              SCRATCH(s, double, nq),
              SCRATCH(s, double, nv),
              SCRATCH(s, double, na),
              SCRATCH(s, double, nv),
              SCRATCH(s, double, nv),
              SCRATCH(s, double, na)};
  double *v[RK_STAGES], *a[RK_STAGES], *act[RK_STAGES]; // slopes k_i
  for (int i = 0; i < RK_STAGES; i++) {
    v[i] = SCRATCH(s, double, nv);
    a[i] = SCRATCH(s, double, nv);
    act[i] = SCRATCH(s, double, na);
  }
  dense_copy(c.qpos, d->qpos, nq);
  dense_copy(c.qvel, d->qvel, nv);
  dense_copy(c.act, d->act, na);

  // k_i = f(x + h c_i k_{i-1}), with the forces of deformable bodies of the first
  freeze_deformables(d, true);
  for (int i = 0; i < RK_STAGES; i++) {
    if (i > 0) {
      move_to(m, d, &c, &(StateRates){v[i - 1], a[i - 1], act[i - 1]}, at[i]);
      forward_skip(m, d, ctSTAGE_NONE, 1);
    }
    dense_copy(v[i], d->qvel, nv);
    if (m->opt.formulation != ctFORM_CONVEX)
      dense_addtoscl(v[i], d->qpos_shift, 1 / m->opt.timestep, nv);
    dense_copy(a[i], d->qacc, nv);
    dense_copy(act[i], d->act_dot, na);
  }

  // x += h sum_i w_i k_i
  dense_zero(c.dpos, nv);
  dense_zero(c.dvel, nv);
  dense_zero(c.dact, na);
  for (int i = 0; i < RK_STAGES; i++) {
    dense_addtoscl(c.dpos, v[i], weight[i], nv);
    dense_addtoscl(c.dvel, a[i], weight[i], nv);
    dense_addtoscl(c.dact, act[i], weight[i], na);
  }
  give_back(m, d, &c);
  freeze_deformables(d, false);
  sensor_keep(m, d);
  advance_state(m, d, &(StateRates){c.dpos, c.dvel, c.dact});
}

void integrate(const ctModel* m, ctData* d) {
#define ADVANCE(kind, function) [kind] = function,
  static void (*const by[])(const ctModel* m, ctData* d) = {INTEGRATOR_ADVANCE(ADVANCE)};
  int kind = m->opt.integrator;
  CT_ASSERT(kind >= 0 && kind < INTEGRATOR_KINDS);
  by[kind](m, d);
}

static void compare_if_wanted(const ctModel* m, ctData* d) {
  if (m->opt.enableflags & ctENBL_FWDINV) ct_compareFwdInv(m, d);
}

void ct_step(const ctModel* m, ctData* d) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  cttNum start = timer_start(d);
  check_position(m, d);
  check_velocity(m, d);
  forward(m, d);
  check_acceleration(m, d);
  compare_if_wanted(m, d);
  integrate(m, d);
  timer_end(d, ctTIMER_STEP, start);
  data_leave(d, before);
}

void ct_step1(const ctModel* m, ctData* d) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  cttNum start = timer_start(d);
  check_position(m, d);
  check_velocity(m, d);
  forward_to_velocity(m, d);
  timer_end(d, ctTIMER_STEP, start);
  data_leave(d, before);
}

bool integrate_splits(const ctModel* m) { return !integrate_in_stages(m); }

// Runge-Kutta needs whole steps: the second half of a split step is Euler's then. It is the step
// that the first half has counted.
void ct_step2(const ctModel* m, ctData* d) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  cttNum start = timer_start(d);
  forward_acceleration(m, d);
  forward_read(m, d);
  check_acceleration(m, d);
  compare_if_wanted(m, d);
  if (integrate_splits(m))
    integrate(m, d);
  else
    integrate_euler(m, d);
  timer_add(d, ctTIMER_STEP, start);
  data_leave(d, before);
}

void ct_RungeKutta(const ctModel* m, ctData* d, int N) {
  CT_ASSERT(N == RK_STAGES);
  (void)N;
  integrate_rk4(m, d);
}
