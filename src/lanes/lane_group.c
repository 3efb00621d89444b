// Steps of the worlds of one group. The state is in lanes from one step to the next; a world that
// has a bad number leaves its lane for this step: it gets its state back, ct_step does the step
// with its warnings and its reset, and the lane takes the new state. The other lanes go on; what a
// lane holds never reaches another.
#include "base/alloc.h"
#include "base/assert.h"
#include "force/activation.h"
#include "force/actuation.h"
#include "force/bias.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "lanes/lane_collide.h"
#include "lanes/lane_forward.h"
#include "lanes/lane_islands.h"
#include "lanes/lane_primal.h"
#include "lanes/lane_solve.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "pos/configuration.h"
#include "pos/jacobian.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "step/derivative_fluid.h"
#include "step/derivative_rne.h"
#include "step/implicit.h"
#include "step/integrate.h"

#include <string.h>

#define STATE(X)                                                                                   \
  X(qpos)                                                                                          \
  X(qvel)                                                                                          \
  X(act) X(qacc_warmstart) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(mocap_pos) X(mocap_quat)
#define ADVANCED(X) X(qpos) X(qvel) X(act) X(qacc_warmstart)

enum { STAGES = 4 }; // of Runge-Kutta

//---------------------------------- memory --------------------------------------------------------

static size_t course_numbers(const ctModel* m) {
  return (size_t)m->nq + (3 + 2 * STAGES) * (size_t)m->nv + (2 + STAGES) * (size_t)m->na;
}

// Working memory of a stage: one runs at a time.
static size_t scratch_bytes(const ctModel* m) {
  size_t most = 0;
  size_t (*const need[])(const ctModel* m) = {
      mass_matrix_scratch, jacobian_scratch,         tendon_scratch,         actuation_scratch,
      rne_scratch,         transmission_scratch,     tendon_force_scratch,   energy_scratch,
      implicit_scratch,    derivative_fluid_scratch, derivative_rne_scratch,
  };
  for (size_t i = 0; i < sizeof need / sizeof *need; i++)
    most = need[i](m) > most ? need[i](m) : most;
  return most;
}

static void free_group(LaneGroup* g) {
  lane_collide_free(g);
  lane_solve_free(g);
  lane_islands_free(g);
  alloc_free(g->memory);
  lane_model_free(g->m);
  alloc_free(g);
}

static LaneGroup* make_bare_group(const WorldModel* model, World* spare, LanePairs pairs) {
  LaneGroup* g = alloc_zero(sizeof *g);
  if (!g) return NULL;
  g->model = model;
  if (!(g->m = lane_model_make(model))) {
    alloc_free(g);
    return NULL;
  }
  const ctModel* m = g->m;
  g->spare = spare;
  g->stage = &lane_world_stages;
  g->pairs = pairs;
  lane_forward_plan(g);
  size_t fields = lane_move_layout(g, NULL), course = course_numbers(m) * sizeof(real);
  g->own.scratch_size = scratch_bytes(m);
  g->memory = alloc_zero(fields + course + g->own.scratch_size + sizeof(real));
  if (!g->memory || !lane_collide_init(g)) {
    free_group(g);
    return NULL;
  }
  unsigned char* at = g->memory;
  lane_move_layout(g, at);
  g->course = (real*)(void*)(at + fields);
  g->own.scratch = at + fields + course;
  if (lane_solve_init(g) && lane_islands_init(g)) return g;
  free_group(g);
  return NULL;
}

// Integers that follow from the model alone, from a world that has run.
static void borrow_integers(LaneGroup* g) {
  LaneData* d = lane_data(g);
  const World* s = g->spare;
  d->ten_wrapadr = s->ten_wrapadr;
  d->ten_wrapnum = s->ten_wrapnum;
  d->wrap_obj = s->wrap_obj;
  d->ten_J_rownnz = s->ten_J_rownnz;
  d->ten_J_rowadr = s->ten_J_rowadr;
  d->ten_J_colind = s->ten_J_colind;
  d->moment_rownnz = s->moment_rownnz;
  d->moment_rowadr = s->moment_rowadr;
  d->moment_colind = s->moment_colind;
  d->tree_awake = s->tree_awake;
  d->body_awake = s->body_awake;
  d->body_awake_ind = s->body_awake_ind;
  d->parent_awake_ind = s->parent_awake_ind;
  d->dof_awake_ind = s->dof_awake_ind;
  d->ntree_awake = s->ntree_awake;
  d->nbody_awake = s->nbody_awake;
  d->nparent_awake = s->nparent_awake;
  d->nv_awake = s->nv_awake;
}

static LaneGroup* make_whole_group(const WorldModel* m, World* spare, LanePairs pairs) {
  LaneGroup* g = make_bare_group(m, spare, pairs);
  if (g) borrow_integers(g);
  return g;
}

//---------------------------------- worlds alone --------------------------------------------------

// Lanes in which one of n numbers is not finite or huge.
static unsigned bad_lanes(const real* x, int n) {
  mask bad = {0};
  for (int i = 0; i < n; i++) bad |= real_not(real_abs(x[i]) <= real_set(ctMAXVAL));
  unsigned lanes = 0;
  for (int k = 0; k < CT_LANES; k++) lanes |= (unsigned)(bad[k] != 0) << k;
  return lanes;
}

static unsigned all_worlds(const LaneGroup* g) { return (1u << g->n) - 1; }

// These worlds leave their lanes in this step.
static void leave_lanes(LaneGroup* g, unsigned lanes) {
  lanes &= all_worlds(g) & ~g->alone;
  if (!lanes) return;
  lane_move_out(g, LANE_SET(STATE));
  g->alone |= lanes;
  WorldNumber start = g->time.on ? lane_clock() : 0;
  for (int k = 0; k < g->n; k++) {
    if (lanes >> k & 1) g->stage->step(g->model, g->world[k]);
  }
  if (g->time.on) g->time.alone += lane_clock() - start;
}

// The lanes take the states of worlds that were alone. Between steps states of floats are floats,
// also in worlds: the next step does not depend on where it reads them.
static void return_to_lanes(LaneGroup* g, unsigned lanes) {
  for (int k = 0; k < CT_LANES; k++) {
    int world = k < g->n ? k : 0; // behind the last world its lanes follow the first
    if (!(lanes >> world & 1)) continue;
    lane_move_reload(g, k, LANE_SET(STATE));
    if (LANE_ALWAYS && k == world) lane_move_back(g, k, LANE_SET(ADVANCED));
  }
}

//---------------------------------- the next state ------------------------------------------------

// act += h act', qvel += h qacc, then qpos += h v; v NULL: the new velocity
static void advance_lanes(LaneGroup* g, const real* v, const real* qacc, const real* act) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  double h = m->opt.timestep;
  activation_advance(m, d, act);
  dense_addtoscl(d->qvel, qacc, real_set(h), (int)m->nv);
  configuration_integrate(m, d->qpos, v ? v : d->qvel, h);
  dense_copy(d->qacc_warmstart, d->qacc, (int)m->nv);
  lane_wrote(g, LANE_SET(ADVANCED));
}

static void take_times(const LaneGroup* g, WorldNumber* time) {
  for (int k = 0; k < g->n; k++) time[k] = g->world[k]->time;
}

// Times are of worlds: floats are too short for them.
static void tell_times(const LaneGroup* g, const WorldNumber* start, WorldNumber passed) {
  for (int k = 0; k < g->n; k++) {
    if (!(g->alone >> k & 1)) g->world[k]->time = start[k] + passed;
  }
}

static bool has_lane_damping(const ctModel* m) {
  if (m->opt.disableflags & (ctDSBL_EULERDAMP | ctDSBL_DAMPER)) return false;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_damping[i] > 0) return true;
  }
  return false;
}

// (M + h B) qacc = qfrc_smooth + qfrc_constraint, B the damping of the dofs
static void find_damped_acceleration(LaneGroup* g, real* qacc) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qH, d->M, (int)m->nC);
  for (int i = 0; i < m->nv; i++)
    d->qH[m->M_rowadr[i] + m->M_rownnz[i] - 1] += m->opt.timestep * m->dof_damping[i];
  ldl_factor(&p, d->qH, d->qHDiagInv);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, (int)m->nv);
  mass_matrix_solve(m, d->qH, d->qHDiagInv, qacc);
}

#define READS_ADVANCE(X)                                                                           \
  STATE(X) X(M) X(qfrc_smooth) X(qfrc_constraint) X(qacc) X(act_dot) X(qH) X(qHDiagInv)

static void advance_by_euler(LaneGroup* g) {
  LaneData* d = lane_data(g);
  if (!has_lane_damping(g->m)) {
    advance_lanes(g, NULL, d->qacc, d->act_dot);
    return;
  }
  find_damped_acceleration(g, g->course);
  lane_wrote(g, LANE_SET(LANE_WRITES_integrate));
  advance_lanes(g, NULL, g->course, d->act_dot);
}

#define WRITES_FACTOR(X) LANE_WRITES_implicit(X) X(qH) X(qHDiagInv)

// (M - h dF/dv) qacc = qfrc_smooth + qfrc_constraint
static void advance_implicitly(LaneGroup* g) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  lane_run(g, implicit_factor, LANE_SET(LANE_READS_implicit), LANE_SET(WRITES_FACTOR));
  dense_add(g->course, d->qfrc_smooth, d->qfrc_constraint, (int)m->nv);
  implicit_solve(m, d, g->course);
  advance_lanes(g, NULL, g->course, d->act_dot);
}

// The state x0 that Runge-Kutta starts from, the sums of its slopes, and the slopes.
typedef struct LaneCourse {
  WorldNumber time[CT_LANES];
  real *qpos, *qvel, *act, *dpos, *dvel, *dact;
  real *v[STAGES], *a[STAGES], *r[STAGES];
} LaneCourse;

static real* take_numbers(real** at, cttSize n) {
  real* x = *at;
  *at += n;
  return x;
}

static LaneCourse begin_course(LaneGroup* g) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  real* at = g->course;
  LaneCourse c = {.qpos = take_numbers(&at, m->nq), .qvel = take_numbers(&at, m->nv)};
  take_times(g, c.time);
  c.act = take_numbers(&at, m->na);
  c.dpos = take_numbers(&at, m->nv);
  c.dvel = take_numbers(&at, m->nv);
  c.dact = take_numbers(&at, m->na);
  for (int i = 0; i < STAGES; i++) {
    c.v[i] = take_numbers(&at, m->nv);
    c.a[i] = take_numbers(&at, m->nv);
    c.r[i] = take_numbers(&at, m->na);
  }
  dense_copy(c.qpos, d->qpos, (int)m->nq);
  dense_copy(c.qvel, d->qvel, (int)m->nv);
  dense_copy(c.act, d->act, (int)m->na);
  return c;
}

// x = x0 + h c k
static void move_course(LaneGroup* g, const LaneCourse* c, int k, double at) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  double h = m->opt.timestep;
  int nv = (int)m->nv, na = (int)m->na;
  dense_scl(c->dpos, c->v[k], real_set(at), nv);
  dense_scl(c->dvel, c->a[k], real_set(at), nv);
  dense_scl(c->dact, c->r[k], real_set(at), na);
  dense_copy(d->qpos, c->qpos, (int)m->nq);
  configuration_integrate(m, d->qpos, c->dpos, h);
  dense_addscl(d->qvel, c->qvel, c->dvel, real_set(h), nv);
  dense_addscl(d->act, c->act, c->dact, real_set(h), na);
  tell_times(g, c->time, at * g->model->opt.timestep);
  lane_wrote(g, LANE_SET(ADVANCED));
}

static void sum_slopes(real* sum, real* const* slope, int n) {
  static const double weight[STAGES] = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};
  dense_zero(sum, n);
  for (int i = 0; i < STAGES; i++) dense_addtoscl(sum, slope[i], real_set(weight[i]), n);
}

static void advance_by_stages(LaneGroup* g) {
  static const double at[STAGES] = {0, 0.5, 0.5, 1};
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  int nv = (int)m->nv, na = (int)m->na;
  LaneCourse c = begin_course(g);
  for (int i = 0; i < STAGES; i++) {
    if (i > 0) {
      move_course(g, &c, i - 1, at[i]);
      lane_forward(g, false);
      lane_move_in(g, LANE_SET(READS_ADVANCE));
    }
    dense_copy(c.v[i], d->qvel, nv);
    dense_copy(c.a[i], d->qacc, nv);
    dense_copy(c.r[i], d->act_dot, na);
  }
  sum_slopes(c.dpos, c.v, nv);
  sum_slopes(c.dvel, c.a, nv);
  sum_slopes(c.dact, c.r, na);
  dense_copy(d->qpos, c.qpos, (int)m->nq);
  dense_copy(d->qvel, c.qvel, nv);
  dense_copy(d->act, c.act, na);
  advance_lanes(g, c.dpos, c.dvel, c.dact);
}

static void integrate_group(LaneGroup* g) {
  if (g->lane_integrator) {
    WorldNumber start[CT_LANES];
    take_times(g, start);
    lane_move_in(g, LANE_SET(READS_ADVANCE));
    if (integrate_in_stages(g->m))
      advance_by_stages(g);
    else if (implicit_wanted(g->m))
      advance_implicitly(g);
    else
      advance_by_euler(g);
    tell_times(g, start, g->model->opt.timestep);
    return;
  }
  LaneSet reads = lane_set_or(LANE_SET(LANE_READS_implicit), LANE_SET(LANE_READS_integrate));
  lane_run_worlds(g, g->stage->integrate, reads,
                  lane_set_or(LANE_SET(ADVANCED), LANE_SET(LANE_WRITES_integrate)));
}

//---------------------------------- steps ---------------------------------------------------------

static void step_once(LaneGroup* g) {
  const ctModel* m = g->m;
  LaneData* d = lane_data(g);
  unsigned always = g->alone;
  lane_move_in(g, LANE_SET(STATE));
  unsigned control = bad_lanes(d->ctrl, (int)m->nu);
  leave_lanes(g, bad_lanes(d->qpos, (int)m->nq) | bad_lanes(d->qvel, (int)m->nv) | control);
  for (int k = 0; k < CT_LANES && control; k++) {
    for (int i = 0; i < m->nu && (control >> k & 1); i++) real_set_lane(d->ctrl + i, k, 0);
  }
  if ((g->alone & all_worlds(g)) != all_worlds(g)) {
    lane_forward(g, true);
    lane_move_in(g, LANE_SET(READS_ADVANCE));
    leave_lanes(g, bad_lanes(d->qacc, (int)m->nv));
    integrate_group(g);
  }
  lane_move_in(g, LANE_SET(STATE));
  g->left = g->alone & ~always;
  return_to_lanes(g, g->left);
  g->alone = always;
}

static void take_worlds(LaneGroup* g, World* const* worlds, int n) {
  CT_ASSERT(n >= 1 && n <= CT_LANES);
  g->n = n;
  g->alone = 0;
  for (int k = 0; k < CT_LANES; k++) g->world[k] = worlds[k < n ? k : 0];
  for (int k = 0; k < n; k++) g->alone |= (unsigned)!lane_world_fits(g->model, worlds[k]) << k;
  for (int k = 0; k < LANE_WORDS; k++) g->lanes.word[k] = 0, g->worlds.word[k] = ~UINT64_C(0);
}

static void step_group(LaneGroup* g, World* const* worlds, int n, int nstep) {
  take_worlds(g, worlds, n);
  WorldNumber start = g->time.on ? lane_clock() : 0;
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < nstep && (g->alone >> k & 1); i++) g->stage->step(g->model, worlds[k]);
  }
  if (g->time.on) g->time.alone += lane_clock() - start;
  if (g->alone == all_worlds(g)) return;
  for (int i = 0; i < nstep; i++) step_once(g);
  g->alone |= g->left; // these worlds have all of it
  lane_move_out(g, lane_set_or(LANE_SET(STATE), g->want));
}

//---------------------------------- the width -----------------------------------------------------

#define LANE_TEXT(f) #f,
static bool want_field(LaneGroup* g, const char* field) {
  static const char* const name[] = {LANE_FIELDS(LANE_TEXT)};
  bool all = !strcmp(field, "*"), found = all;
  if (!strcmp(field, "bvh_active")) return g->marks = true;
  for (int i = 0; i < LANE_FIELD_COUNT; i++) {
    if (!all && strcmp(field, name[i]) != 0) continue;
    g->want.word[i / 64] |= UINT64_C(1) << (i % 64);
    found = true;
  }
  if (all || !found) g->whole = true;
  return found;
}

static LaneTime* group_time(LaneGroup* g) { return &g->time; }

#define LANE_WIDTH_GLUE(a, b) a##b
#define LANE_WIDTH_NAME(a, b) LANE_WIDTH_GLUE(a, b)
#if defined(CT_FLOATS)
#define LANE_WIDTH LANE_WIDTH_NAME(lane_floats, CT_LANES)
#else
#define LANE_WIDTH LANE_WIDTH_NAME(lane_width, CT_LANES)
#endif
const LaneWidth LANE_WIDTH = {
    .width = CT_LANES,
    .make = make_whole_group,
    .free = free_group,
    .step = step_group,
    .want = want_field,
    .time = group_time,
};
