// Stages x_i = x_0 (+) h c_i k_{i-1}, k = (v, a(x), act'(x)), x' = x_0 (+) h sum w_i k_i. With the
// change X_i of a stage by all inputs, dk_i = (dv_i, (da/dx) X_i + da/du, ...).
#include "diff/runge_kutta.h"

#include "diff/columns.h"
#include "diff/kinks.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "pos/configuration.h"

#include <corten/corten.h>

enum { STAGES = 4 };
static const double kAt[STAGES] = {0, 0.5, 0.5, 1};
static const double kWeight[STAGES] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};

// The state at the start, the rates of the last stage and their sums, with their changes (rows of n
// numbers).
typedef struct Stages {
  DiffPass* s;
  int nv, na, n;
  double *qpos, *qvel, *act, time;
  double *v, *a, *rate;    // of the last stage
  double *sv, *sa, *srate; // weighted sums
  double* X;               // (2 nv + na) x n, change of the stage
  double *dk, *dsum;       // the same, of rates and of their sums
  double* dacc;            // nv x n
} Stages;

static double* take_rows(Stages* t, int rows) {
  double* p = diff_numbers(&t->s->p.x, (size_t)rows * (size_t)t->n + 1);
  if (p) dense_zero(p, rows * t->n);
  return p;
}

static bool take_stages(Stages* t) {
  const Diff* x = &t->s->p.x;
  size_t nq = (size_t)x->m->nq, nv = (size_t)t->nv, na = (size_t)t->na;
  double* p = diff_numbers(x, nq + 5 * nv + 3 * na + 1);
  double** to[] = {&t->qpos, &t->qvel, &t->act, &t->v, &t->a, &t->rate, &t->sv, &t->sa, &t->srate};
  size_t size[] = {nq, nv, na, nv, nv, na, nv, nv, na};
  if (!p) return false;
  for (int k = 0; k < 9; p += size[k++]) *to[k] = p;
  int nx = 2 * t->nv + t->na;
  t->X = take_rows(t, nx);
  t->dk = take_rows(t, nx);
  t->dsum = take_rows(t, nx);
  t->dacc = take_rows(t, t->nv);
  return t->X && t->dk && t->dsum && t->dacc;
}

static double* stage_row(const Stages* t, double* y, int i) { return y + (size_t)i * (size_t)t->n; }

//---------------------------------- from rates to states ------------------------------------------

// Y = change of x_0 (+) h (v, a, rate) whose change is dk; columns of the start are the first ones
static void move_turns(const Stages* t, const double* v, double h, int dof, double* dk, double* Y) {
  double Q[9], V[9];
  quat_integrate_deriv(v + dof, h, Q, V, NULL);
  for (int i = 0; i < 3; i++) {
    double* row = stage_row(t, Y, dof + i);
    dense_zero(row, t->n);
    for (int k = 0; k < 3; k++) {
      dense_addtoscl(row, stage_row(t, dk, dof + k), h * V[3 * i + k], t->n);
      row[dof + k] += Q[3 * i + k];
    }
  }
}

static void move_change(const Stages* t, const double* v, double h, double* dk, double* Y) {
  const ctModel* m = t->s->p.x.m;
  for (int i = 0; i < 2 * t->nv + t->na; i++) {
    double* row = stage_row(t, Y, i);
    dense_scl(row, stage_row(t, dk, i), h, t->n);
    row[i] += 1;
  }
  for (int j = 0; j < m->njnt; j++) {
    const JointKind* kind = joint_kind + m->jnt_type[j];
    if (!kind->scalar) move_turns(t, v, h, m->jnt_dofadr[j] + kind->translations, dk, Y);
  }
}

static void move_state(const Stages* t, double h) {
  const Diff* x = &t->s->p.x;
  ctData* d = x->d;
  dense_copy(d->qpos, t->qpos, (int)x->m->nq);
  configuration_integrate(x->m, d->qpos, t->v, h);
  dense_addscl(d->qvel, t->qvel, t->a, h, t->nv);
  dense_addscl(d->act, t->act, t->rate, h, t->na);
  d->time = t->time + h;
}

//---------------------------------- rates ---------------------------------------------------------

static void rate_changes(const Stages* t, const DiffPoint* p) {
  const ctModel* m = p->x.m;
  bool off = (m->opt.disableflags & ctDSBL_ACTUATION) != 0;
  for (int k = 0; k < t->na; k++) dense_zero(stage_row(t, t->dk, 2 * t->nv + k), t->n);
  for (int i = 0; i < m->nu && !off; i++) {
    if (m->actuator_actadr[i] < 0) continue;
    int last = 2 * t->nv + m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    const ActuatorSlope* a = p->actuator + i;
    double* row = stage_row(t, t->dk, last);
    dense_addtoscl(row, stage_row(t, t->X, last), a->rate_act, t->n);
    row[p->x.col.ctrl + i] += a->rate_ctrl;
  }
}

// dk of the stage that the data is at.
static bool change_stage(Stages* t, DiffPoint* p, const ParamSelection* param) {
  int nx = 2 * t->nv + t->na;
  bool spilled = false;
  if (!columns_of_acceleration(p, param, &(InputColumns){NULL, t->dacc}, &spilled)) return false;
  for (int i = 0; i < t->nv; i++) {
    const double* by = t->dacc + (size_t)i * (size_t)t->n;
    double* row = stage_row(t, t->dk, t->nv + i);
    dense_copy(stage_row(t, t->dk, i), stage_row(t, t->X, t->nv + i), t->n);
    dense_zero(row, t->n);
    dense_copy(row + nx, by + nx, t->n - nx);
    for (int k = 0; k < nx; k++)
      if (by[k] != 0) dense_addtoscl(row, stage_row(t, t->X, k), by[k], t->n);
  }
  rate_changes(t, p);
  return true;
}

static void sum_up(Stages* t, double w) {
  dense_addtoscl(t->dsum, t->dk, w, (2 * t->nv + t->na) * t->n);
  dense_addtoscl(t->sv, t->v, w, t->nv);
  dense_addtoscl(t->sa, t->a, w, t->nv);
  dense_addtoscl(t->srate, t->rate, w, t->na);
}

static bool run_stage(Stages* t, int k, const ParamSelection* param) {
  DiffPoint* p = &t->s->p;
  const ctModel* m = p->x.m;
  ctData* d = p->x.d;
  if (k > 0) {
    move_change(t, t->v, m->opt.timestep * kAt[k], t->dk, t->X);
    move_state(t, m->opt.timestep * kAt[k]);
    ct_forwardSkip(m, d, ctSTAGE_NONE, 1);
  }
  size_t mark = arena_mark(p->x.arena);
  if (!point_open(p, param->size)) return false;
  kinks_find(p);
  if (!change_stage(t, p, param)) return false;
  dense_copy(t->v, d->qvel, t->nv);
  dense_copy(t->a, p->active.qacc, t->nv);
  dense_copy(t->rate, d->act_dot, t->na);
  sum_up(t, kWeight[k]);
  arena_release(p->x.arena, mark);
  return true;
}

//---------------------------------- the step ------------------------------------------------------

// Activations move by their mean rate within their limits; the exact filter takes another step.
static void finish_activations(const Stages* t, double* Y) {
  const ctModel* m = t->s->p.x.m;
  for (int i = 0; i < m->nu; i++) {
    int first = m->actuator_actadr[i];
    for (int k = first; first >= 0 && k < first + m->actuator_actnum[i]; k++) {
      double *row = stage_row(t, Y, 2 * t->nv + k), reach = actuator_slope_reach(m, i);
      double next = t->act[k] + reach * t->srate[k];
      const double* range = m->actuator_actrange + 2 * i;
      dense_scl(row, stage_row(t, t->dsum, 2 * t->nv + k), reach, t->n);
      row[2 * t->nv + k] += 1;
      if (m->actuator_actlimited[i] && (next < range[0] || next > range[1])) dense_zero(row, t->n);
    }
  }
}

static void restore_start(const Stages* t) {
  const Diff* x = &t->s->p.x;
  dense_copy(x->d->qpos, t->qpos, (int)x->m->nq);
  dense_copy(x->d->qvel, t->qvel, t->nv);
  dense_copy(x->d->act, t->act, t->na);
  x->d->time = t->time;
  ct_forward(x->m, x->d);
}

bool runge_kutta_matrix(DiffPass* s, const ParamSelection* param, double* Y) {
  const Diff* x = &s->p.x;
  const ctModel* m = x->m;
  Stages t = {.s = s, .nv = (int)m->nv, .na = (int)m->na};
  t.n = 2 * t.nv + t.na + (int)m->nu + param->size;
  if (!take_stages(&t)) return false;
  dense_copy(t.qpos, x->d->qpos, (int)m->nq);
  dense_copy(t.qvel, x->d->qvel, t.nv);
  dense_copy(t.act, x->d->act, t.na);
  dense_zero(t.sv, t.nv);
  dense_zero(t.sa, t.nv);
  dense_zero(t.srate, t.na);
  t.time = x->d->time;
  for (int i = 0; i < 2 * t.nv + t.na; i++) stage_row(&t, t.X, i)[i] = 1;
  bool good = true;
  for (int k = 0; k < STAGES && good; k++) good = run_stage(&t, k, param);
  if (good) {
    move_change(&t, t.sv, m->opt.timestep, t.dsum, Y);
    finish_activations(&t, Y);
  }
  restore_start(&t);
  return good;
}
