// The state at the start is kept and set again before every perturbed step. Outcomes are the
// differences of qpos in the tangent space, qvel and act (2 nv + na numbers) and sensordata; each
// column of a result belongs to one perturbed input.
#include "step/finite_diff.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/scratch.h"
#include "math/dense.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "pos/configuration.h"
#include "step/check.h"
#include "step/implicit.h"
#include "step/integrate.h"

#include <corten/corten.h>

// A block of n numbers as scratch; at is NULL when there is no memory, with a warning in the data.
static Scratch block_new(ctData* d, size_t n) {
  size_t bytes = n * sizeof(double) + 64 * 16;
  void* p = alloc_bytes(bytes);
  if (!p) data_warn(d, -1, 0, "no memory for finite differences");
  return scratch_from(p, p ? bytes : 0);
}

void finite_diff_step(const ctModel* m, ctData* d, int stage, int skipsensor) {
  // Runge-Kutta leaves the results of its last stage
  if (integrate_in_stages(m)) stage = ctSTAGE_NONE;
  check_position(m, d);
  check_velocity(m, d);
  ct_forwardSkip(m, d, stage, skipsensor);
  check_acceleration(m, d);
  if (stage >= ctSTAGE_VEL && implicit_wanted(m))
    integrate_implicit_factored(m, d);
  else
    integrate(m, d);
}

// r = (b - a) / h
static void divide_difference(double* r, const double* a, const double* b, double h, int n) {
  for (int i = 0; i < n; i++) r[i] = (b[i] - a[i]) / h;
}

//---------------------------------- of a step -----------------------------------------------------

// Results of a step: the next qpos, qvel, act, and the sensors before it.
typedef struct Outcome {
  double *state, *sensor;
} Outcome;

typedef struct Transition {
  const ctModel* m;
  ctData* d;
  double eps;
  bool centered, skipsensor;
  int restore;    // which parts of the state are given back
  double* start;  // those parts
  Outcome middle; // without a nudge
  Outcome plus, minus;
  double *dx, *ds; // change of the next state (2 nv + na), of the sensors
} Transition;

// A group of inputs: how many, the last stage they leave alone, where their columns start, and how
// they are changed.
typedef struct PerturbedInput {
  int count, stage, column;
  void (*nudge)(const Transition* t, int i, double by);
} PerturbedInput;

static void nudge_ctrl(const Transition* t, int i, double by) { t->d->ctrl[i] += by; }
static void nudge_act(const Transition* t, int i, double by) { t->d->act[i] += by; }
static void nudge_vel(const Transition* t, int i, double by) { t->d->qvel[i] += by; }
static void nudge_pos(const Transition* t, int i, double by) {
  dense_zero(t->dx, (int)t->m->nv);
  t->dx[i] = 1;
  configuration_integrate(t->m, t->d->qpos, t->dx, by);
}

// The step from the state as it is now; the start is given back.
static void try_step(const Transition* t, int stage, const Outcome* out) {
  const ctModel* m = t->m;
  finite_diff_step(m, t->d, stage, t->skipsensor);
  ct_getState(m, t->d, out->state, ctSTATE_QPOS | ctSTATE_QVEL | ctSTATE_ACT);
  dense_copy(out->sensor, t->d->sensordata, (int)m->nsensordata);
  ct_setState(m, t->d, t->start, t->restore);
}

static void state_slope(const Transition* t, const Outcome* a, const Outcome* b, double h) {
  const ctModel* m = t->m;
  int nq = (int)m->nq, nv = (int)m->nv;
  configuration_differentiate(m, t->dx, h, a->state, b->state);
  divide_difference(t->dx + nv, a->state + nq, b->state + nq, h, nv + (int)m->na);
  divide_difference(t->ds, a->sensor, b->sensor, h, (int)m->nsensordata);
}

static void write_column(double* matrix, const double* x, int rows, int columns, int at) {
  if (!matrix) return;
  for (int i = 0; i < rows; i++) matrix[(size_t)i * columns + at] = x[i];
}

// May a control go from u to u + by? One that is limited stays between its limits.
static bool may_nudge(const Transition* t, const PerturbedInput* in, int i, double by) {
  if (in->nudge != nudge_ctrl || !t->m->actuator_ctrllimited[i]) return true;
  const double* range = t->m->actuator_ctrlrange + 2 * i;
  double u = t->d->ctrl[i], v = u + by;
  return u >= range[0] && u <= range[1] && v >= range[0] && v <= range[1];
}

// dx and ds by input i: forwards, or both ways, or backwards at an upper limit; 0 outside limits.
static void differentiate_input(const Transition* t, const PerturbedInput* in, int i) {
  int nx = 2 * (int)t->m->nv + (int)t->m->na;
  bool forward = may_nudge(t, in, i, t->eps);
  bool back = (t->centered || !forward) && may_nudge(t, in, i, -t->eps);
  if (forward) {
    in->nudge(t, i, t->eps);
    try_step(t, in->stage, &t->plus);
  }
  if (back) {
    in->nudge(t, i, -t->eps);
    try_step(t, in->stage, &t->minus);
  }
  const Outcome* from = back ? &t->minus : &t->middle;
  const Outcome* to = forward ? &t->plus : &t->middle;
  state_slope(t, from, to, forward && back ? 2 * t->eps : t->eps);
  if (forward || back) return;
  dense_zero(t->dx, nx);
  dense_zero(t->ds, (int)t->m->nsensordata);
}

// Columns of the state matrix X and the sensor matrix Y for a group of inputs.
static void differentiate_all(const Transition* t, const PerturbedInput* in, double* X, double* Y,
                              int columns) {
  int nx = 2 * (int)t->m->nv + (int)t->m->na, ns = (int)t->m->nsensordata;
  if (!X && !Y) return;
  for (int i = 0; i < in->count; i++) {
    differentiate_input(t, in, i);
    write_column(X, t->dx, nx, columns, in->column + i);
    write_column(Y, t->ds, ns, columns, in->column + i);
  }
}

static Outcome take_outcome(const ctModel* m, Scratch* s) {
  double* state = SCRATCH(*s, double, m->nq + m->nv + m->na);
  return (Outcome){state, SCRATCH(*s, double, m->nsensordata)};
}

// False when there is no memory.
static bool transition_open(Transition* t, void** block) {
  const ctModel* m = t->m;
  t->restore = ctSTATE_FULLPHYSICS | ctSTATE_CTRL;
  if (m->nkindstate) t->restore |= ctSTATE_KIND;
  if (!(m->opt.disableflags & ctDSBL_WARMSTART)) t->restore |= ctSTATE_WARMSTART;
  int nfull = ct_stateSize(m, t->restore);
  size_t n = (size_t)(3 * (m->nq + m->nv + m->na) + 2 * m->nv + m->na + 4 * m->nsensordata + nfull);
  Scratch s = block_new(t->d, n);
  *block = s.at;
  if (!s.at) return false;
  t->start = SCRATCH(s, double, nfull);
  t->middle = take_outcome(m, &s);
  t->plus = take_outcome(m, &s);
  t->minus = take_outcome(m, &s);
  t->dx = SCRATCH(s, double, 2 * m->nv + m->na);
  t->ds = SCRATCH(s, double, m->nsensordata);
  return true;
}

// Deformable bodies do not take part: they stand still and exert the forces of the present state.
static void hold_deformables(const ctModel* m, ctData* d, bool hold) {
  DeformSet* s = data_own(d)->deform;
  if (!s) return;
  if (hold && !s->fresh) ct_forward(m, d);
  s->frozen = s->held = hold;
}

void ctd_transitionFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_centered, cttNum* A,
                      cttNum* B, cttNum* C, cttNum* D) {
  CT_ASSERT(eps > 0);
  Transition t = {
      .m = m, .d = d, .eps = eps, .centered = flg_centered != 0, .skipsensor = !C && !D};
  void* block;
  if (!transition_open(&t, &block)) return;
  int nv = (int)m->nv, na = (int)m->na, nu = (int)m->nu, nx = 2 * nv + na;
  const PerturbedInput ctrl = {nu, ctSTAGE_VEL, 0, nudge_ctrl},
                       act = {na, ctSTAGE_VEL, 2 * nv, nudge_act};
  const PerturbedInput vel = {nv, ctSTAGE_POS, nv, nudge_vel},
                       pos = {nv, ctSTAGE_NONE, 0, nudge_pos};

  // positions come last, as the others rely on the position stage of the step in the middle
  hold_deformables(m, d, true);
  ct_getState(m, d, t.start, t.restore);
  try_step(&t, ctSTAGE_NONE, &t.middle);
  differentiate_all(&t, &ctrl, B, D, nu);
  differentiate_all(&t, &act, A, C, nx);
  differentiate_all(&t, &vel, A, C, nx);
  differentiate_all(&t, &pos, A, C, nx);
  hold_deformables(m, d, false);
  alloc_free(block);
}

//---------------------------------- of inverse dynamics -------------------------------------------

typedef struct Inverse {
  const ctModel* m;
  ctData* d;
  double eps;
  bool actuation, skipsensor;
  double *force, *sensor, *mass; // in the middle
  double *moved, *dpos, *qpos;
} Inverse;

// Where the rows of one input go; NULL: nowhere.
typedef struct Rows {
  double *f, *s, *m;
} Rows;

// force = qfrc_inverse, less qfrc_actuator if flg_actuation is set
static void inverse_force(const Inverse* t, int stage, double* force) {
  int nv = (int)t->m->nv;
  ct_inverseSkip(t->m, t->d, stage, t->skipsensor);
  dense_copy(force, t->d->qfrc_inverse, nv);
  if (!t->actuation) return;
  ct_fwdActuation(t->m, t->d);
  dense_addtoscl(force, t->d->qfrc_actuator, -1, nv);
}

// Row i of the derivatives, after input i was moved by eps
static void inverse_rows(const Inverse* t, int stage, int i, const Rows* r) {
  int nv = (int)t->m->nv, ns = (int)t->m->nsensordata, nM = (int)t->m->nM;
  inverse_force(t, stage, t->moved);
  if (r->f) divide_difference(r->f + (size_t)i * nv, t->force, t->moved, t->eps, nv);
  if (r->s) divide_difference(r->s + (size_t)i * ns, t->sensor, t->d->sensordata, t->eps, ns);
  if (r->m) divide_difference(r->m + (size_t)i * nM, t->mass, t->d->qM, t->eps, nM);
}

// Rows by the nv numbers x (accelerations or velocities)
static void inverse_by(const Inverse* t, double* x, int stage, const Rows* r) {
  if (!r->f && !r->s) return;
  for (int i = 0; i < t->m->nv; i++) {
    double kept = x[i];
    x[i] += t->eps;
    inverse_rows(t, stage, i, r);
    x[i] = kept;
  }
}

static void inverse_by_position(const Inverse* t, const Rows* r) {
  int nq = (int)t->m->nq, nv = (int)t->m->nv;
  if (!r->f && !r->s && !r->m) return;
  dense_zero(t->dpos, nv);
  for (int i = 0; i < nv; i++) {
    t->dpos[i] = 1;
    configuration_integrate(t->m, t->d->qpos, t->dpos, t->eps);
    t->dpos[i] = 0;
    inverse_rows(t, ctSTAGE_NONE, i, r);
    dense_copy(t->d->qpos, t->qpos, nq);
  }
}

void ctd_inverseFD(const ctModel* m, ctData* d, cttNum eps, cttByte flg_actuation, cttNum* DfDq,
                   cttNum* DfDv, cttNum* DfDa, cttNum* DsDq, cttNum* DsDv, cttNum* DsDa,
                   cttNum* DmDq) {
  CT_ASSERT(eps > 0);
  int nq = (int)m->nq, nv = (int)m->nv, ns = (int)m->nsensordata, nM = (int)m->nM;
  Scratch s = block_new(d, (size_t)nq + 3 * (size_t)nv + (size_t)ns + (size_t)nM);
  void* block = s.at;
  if (!block) return;
  Inverse t = {.m = m,
               .d = d,
               .eps = eps,
               .actuation = flg_actuation != 0,
               .skipsensor = !DsDq && !DsDv && !DsDa,
               .force = SCRATCH(s, double, nv),
               .moved = SCRATCH(s, double, nv),
               .dpos = SCRATCH(s, double, nv),
               .qpos = SCRATCH(s, double, nq),
               .sensor = SCRATCH(s, double, ns),
               .mass = SCRATCH(s, double, nM)};

  inverse_force(&t, ctSTAGE_NONE, t.force);
  dense_copy(t.qpos, d->qpos, nq);
  dense_copy(t.sensor, d->sensordata, ns);
  dense_copy(t.mass, d->qM, nM);
  inverse_by(&t, d->qacc, ctSTAGE_VEL, &(Rows){.f = DfDa, .s = DsDa});
  inverse_by(&t, d->qvel, ctSTAGE_POS, &(Rows){.f = DfDv, .s = DsDv});
  inverse_by_position(&t, &(Rows){DfDq, DsDq, DmDq});
  alloc_free(block);
}
