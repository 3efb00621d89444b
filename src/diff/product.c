// Forwards   da = -H^-1 (R x),   da' = da + P^-1 (T x - (P - M) da)
// Backwards  y = P^-T ga',   ga = ga' - (P - M)' y,   l = H^-1 ga,   gx = y' T - l' R
// R and T are never made: their terms are added as products (sink.h).
#include "diff/product.h"

#include "diff/advance.h"
#include "diff/runge_kutta.h"
#include "diff/sensor_diff.h"
#include "math/dense.h"
#include "model/awake.h"

#include <corten/corten.h>

static void rest_sleeping_dofs(const DiffPoint* p, double* x) {
  const ctModel* m = p->x.m;
  for (int i = 0; i < m->nv && awake_some_sleep(m, p->x.d); i++)
    if (awake_dof_sleeps(m, p->x.d, i)) x[i] = 0;
}

// dr and its parameters
static bool add_residual(DiffPoint* p, const ParamSelection* param, const DiffSink* sink) {
  return point_residual(p, sink) && param_diff(p, param, sink);
}

static bool add_change(const DiffPoint* p, const Damped* s, const ParamSelection* param,
                       const DiffSink* sink) {
  return damped_change(p, s, sink) && param_diff_damped(p, s, param, sink);
}

//---------------------------------- forwards ------------------------------------------------------

// in: the changes of all inputs; acc: da of the solver (nv), then dacc: da' of the integrator
static bool change_acceleration(DiffPass* s, const ParamSelection* param, const double* in,
                                double* acc, double* dacc) {
  DiffPoint* p = &s->p;
  int nv = (int)p->x.m->nv;
  DiffSink sink = {.rows = nv, .cols = p->x.col.n, .right = in, .column = acc};
  dense_zero(acc, nv);
  if (!add_residual(p, param, &sink)) return false;
  rest_sleeping_dofs(p, acc);
  active_solve(&p->active, acc, acc);
  dense_scl(acc, acc, -1, nv);
  dense_copy(dacc, acc, nv);
  if (!s->s.wanted) return true;
  dense_zero(dacc, nv);
  damped_extra(&s->s, dacc, acc);
  dense_scl(dacc, dacc, -1, nv);
  sink.column = dacc;
  if (!add_change(p, &s->s, param, &sink)) return false;
  rest_sleeping_dofs(p, dacc);
  damped_solve(&s->s, dacc);
  dense_addtoscl(dacc, acc, 1, nv);
  return true;
}

// The changes of all inputs in one list.
static void join_inputs(const DiffPoint* p, const ParamSelection* param, const double* dx,
                        const double* du, const double* dp, double* in) {
  const ctModel* m = p->x.m;
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu;
  dense_zero(in, nx + nu + param->size);
  if (dx) dense_copy(in, dx, nx);
  if (du) dense_copy(in + nx, du, nu);
  if (dp) dense_copy(in + nx + nu, dp, param->size);
}

static bool multiply_matrix(DiffPass* s, const ParamSelection* param, const double* in,
                            double* dy) {
  const ctModel* m = s->p.x.m;
  int nx = 2 * (int)m->nv + (int)m->na, n = nx + (int)m->nu + param->size;
  double* Y = diff_numbers(&s->p.x, (size_t)nx * (size_t)n + 1);
  if (!Y || !runge_kutta_matrix(s, param, Y)) return false;
  dense_mul_vec(dy, Y, in, nx, n);
  return true;
}

// ds = S (inputs, da)
static bool change_sensors(DiffPoint* p, const double* in, const double* acc, double* ds) {
  int n = p->x.col.n, nv = (int)p->x.m->nv, ns = (int)p->x.m->nsensordata;
  double* right = diff_numbers(&p->x, (size_t)(n + nv) + 1);
  if (!right) return false;
  dense_copy(right, in, n);
  dense_copy(right + n, acc, nv);
  dense_zero(ds, ns);
  return sensor_diff(p, &(DiffSink){.rows = ns, .cols = n + nv, .right = right, .column = ds}, n);
}

static bool product_forward(DiffPass* s, const ParamSelection* param, const double* in, double* dy,
                            double* ds) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  size_t nv = (size_t)m->nv;
  int nx = 2 * (int)nv + (int)m->na;
  double *acc = diff_numbers(&p->x, 2 * nv + 1), *dacc = acc ? acc + nv : NULL;
  if (!acc) return false;
  if (s->staged) {
    if (dy && !multiply_matrix(s, param, in, dy)) return false;
    if (!ds) return true;
    if (!point_open(p, param->size)) return false;
    s->s.wanted = false;
  }
  if (!change_acceleration(s, param, in, acc, dacc)) return false;
  if (dy && !s->staged) advance_jvp(p, s->s.acc, in, in + nx, dacc, dy);
  return !ds || change_sensors(p, in, acc, ds);
}

int ctd_stepJvp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* dx,
                const cttNum* du, const cttNum* dp, cttNum* dy, cttNum* ds,
                ctDerivativeInfo* info) {
  DiffPass s;
  ParamSelection sel;
  param_select(m, param, nparam, &sel);
  int status = diff_pass_open(&s, m, d, info, &sel);
  if (!status) {
    int n = 2 * (int)m->nv + (int)m->na + (int)m->nu + sel.size;
    double* in = diff_numbers(&s.p.x, (size_t)n + 1);
    if (in) join_inputs(&s.p, &sel, dx, du, dp, in);
    if (!in || !product_forward(&s, &sel, in, dy, ds))
      status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  }
  diff_pass_close(&s);
  return status;
}

//---------------------------------- backwards -----------------------------------------------------

// g (inputs) += S' gs, gsolve = that by qacc
static bool pull_sensors(DiffPoint* p, const double* gs, double* g, double* gsolve) {
  int n = p->x.col.n, nv = (int)p->x.m->nv, ns = (int)p->x.m->nsensordata;
  size_t mark = arena_mark(p->x.arena);
  double* row = diff_numbers(&p->x, (size_t)(n + nv) + 1);
  if (!row) return false;
  dense_zero(row, n + nv);
  if (!sensor_diff(p, &(DiffSink){.rows = ns, .cols = n + nv, .left = gs, .row = row}, n))
    return false;
  dense_addtoscl(g, row, 1, n);
  dense_copy(gsolve, row + n, nv);
  arena_release(p->x.arena, mark);
  return true;
}

// g (inputs) += those of gacc, the gradient by a', and of gsolve, that by the solver's a
static bool pull_back(DiffPass* s, const ParamSelection* param, double* gacc, const double* gsolve,
                      double* g) {
  DiffPoint* p = &s->p;
  int nv = (int)p->x.m->nv;
  size_t mark = arena_mark(p->x.arena);
  double* y = diff_numbers(&p->x, (size_t)nv + 1);
  if (!y) return false;
  rest_sleeping_dofs(p, gacc);
  dense_copy(y, gacc, nv);
  DiffSink sink = {.rows = nv, .cols = p->x.col.n, .left = y, .row = g};
  if (s->s.wanted) {
    damped_solve_t(&s->s, y);
    rest_sleeping_dofs(p, y);
    if (!add_change(p, &s->s, param, &sink)) return false;
    double* part = diff_numbers(&p->x, (size_t)nv + 1);
    if (!part) return false;
    dense_zero(part, nv);
    damped_extra_t(&s->s, part, y);
    dense_addtoscl(gacc, part, -1, nv);
  }
  dense_addtoscl(gacc, gsolve, 1, nv);
  active_solve(&p->active, y, gacc);
  dense_scl(y, y, -1, nv);
  rest_sleeping_dofs(p, y);
  bool good = add_residual(p, param, &sink);
  arena_release(p->x.arena, mark);
  return good;
}

static bool multiply_transposed(DiffPass* s, const ParamSelection* param, const double* gy,
                                double* g) {
  const ctModel* m = s->p.x.m;
  int nx = 2 * (int)m->nv + (int)m->na, n = nx + (int)m->nu + param->size;
  double* Y = diff_numbers(&s->p.x, (size_t)nx * (size_t)n + 1);
  if (!Y || !runge_kutta_matrix(s, param, Y)) return false;
  dense_mul_t_vec(g, Y, gy, nx, n);
  return true;
}

// Of a Runge-Kutta step: sensors are those of the start
static bool pull_staged(DiffPass* s, const ParamSelection* param, const StepGradient* w,
                        double* g) {
  if (w->gy && !multiply_transposed(s, param, w->gy, g)) return false;
  if (!w->gs) return true;
  s->s.wanted = false;
  return point_open(&s->p, param->size);
}

bool product_backward(DiffPass* s, const ParamSelection* param, const StepGradient* w) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  int nv = (int)m->nv, nx = 2 * nv + (int)m->na, nu = (int)m->nu, n = nx + nu + param->size;
  double* g = diff_numbers(&p->x, (size_t)(n + 2 * nv) + 1);
  if (!g) return false;
  double *gacc = g + n, *gsolve = gacc + nv;
  dense_zero(g, n + 2 * nv);
  if (s->staged && !pull_staged(s, param, w, g)) return false;
  if (!s->staged && w->gy) advance_vjp(p, s->s.acc, w->gy, g, g + nx, gacc);
  if (w->gs && !pull_sensors(p, w->gs, g, gsolve)) return false;
  bool solve = w->gs || (w->gy && !s->staged);
  if (solve && !pull_back(s, param, gacc, gsolve, g)) return false;
  if (w->gx) dense_copy(w->gx, g, nx);
  if (w->gu) dense_copy(w->gu, g + nx, nu);
  if (w->gp) dense_addtoscl(w->gp, g + nx + nu, 1, param->size);
  return true;
}

int ctd_stepVjp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* gy,
                const cttNum* gs, cttNum* gx, cttNum* gu, cttNum* gp, ctDerivativeInfo* info) {
  DiffPass s;
  ParamSelection sel;
  param_select(m, param, nparam, &sel);
  int status = diff_pass_open(&s, m, d, info, &sel);
  if (!status && gp) dense_zero(gp, sel.size);
  if (!status && !product_backward(&s, &sel, &(StepGradient){gy, gs, gx, gu, gp}))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  return status;
}
