// Forwards   da = -H^-1 (R x),   da' = P^-1 (M da + T x)
// Backwards  y = P^-T ga',   ga = M y,   l = H^-1 ga,   gx = y' T - l' R
// R and T are never made: their terms are added as products (sink.h).
#include "diff/product.h"

#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/runge_kutta.h"
#include "diff/sensor_diff.h"
#include "math/dense.h"
#include "model/awake.h"
#include "pos/mass_matrix.h"

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

// in: the changes of all inputs; acc: da of the solver (nv)
static bool change_solution(DiffPoint* p, const ParamSelection* param, const double* in,
                            double* acc) {
  int nv = (int)p->x.m->nv;
  DiffSink sink = {.rows = nv, .cols = p->x.col.n, .right = in, .column = acc};
  dense_zero(acc, nv);
  if (!add_residual(p, param, &sink)) return false;
  rest_sleeping_dofs(p, acc);
  active_solve(&p->active, nv, acc, acc);
  dense_scl(acc, acc, -1, nv);
  return true;
}

// Likewise, and dacc: da' of the integrator
static bool change_acceleration(DiffSession* s, const ParamSelection* param, const double* in,
                                double* acc, double* dacc) {
  DiffPoint* p = &s->p;
  int nv = (int)p->x.m->nv;
  DiffSink sink = {.rows = nv, .cols = p->x.col.n, .right = in};
  if (!change_solution(p, param, in, acc)) return false;
  dense_copy(dacc, acc, nv);
  if (!s->s.wanted) return true;
  mass_matrix_mul(p->x.m, p->x.d, dacc, acc);
  sink.column = dacc;
  if (!add_change(p, &s->s, param, &sink)) return false;
  rest_sleeping_dofs(p, dacc);
  damped_solve(&s->s, nv, dacc, 1);
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

static bool multiply_matrix(DiffSession* s, const ParamSelection* param, const double* in,
                            double* dy) {
  const ctModel* m = s->p.x.m;
  int nx = 2 * (int)m->nv + (int)m->na, n = nx + (int)m->nu + param->size;
  double* Y = diff_numbers(&s->p.x, (size_t)nx * (size_t)n + 1);
  if (!Y || !runge_kutta_matrix(s, param, Y)) return false;
  dense_mul_vec(dy, Y, in, nx, n);
  return true;
}

static bool step_forward(DiffSession* s, const ParamSelection* param, const double* in, double* acc,
                         double* dy) {
  DiffPoint* p = &s->p;
  int nx = 2 * (int)p->x.m->nv + (int)p->x.m->na;
  double* dacc = acc + p->x.m->nv;
  if (!change_acceleration(s, param, in, acc, dacc)) return false;
  if (dy) advance_jvp(p, s->s.acc, in, in + nx, dacc, dy);
  return true;
}

// After Runge-Kutta stages the acceleration at the start is asked for again.
static bool product_forward(DiffSession* s, const ParamSelection* param, const double* in,
                            double* dy, double* ds) {
  DiffPoint* p = &s->p;
  double* acc = diff_numbers(&p->x, 2 * (size_t)p->x.m->nv + 1);
  if (!acc) return false;
  if (!s->staged) {
    if (!step_forward(s, param, in, acc, dy)) return false;
  } else {
    if (dy && !multiply_matrix(s, param, in, dy)) return false;
    if (ds && !(session_open_point(s, param->size) && change_solution(p, param, in, acc)))
      return false;
  }
  return !ds || sensor_diff_forward(p, in, acc, ds);
}

// Sensors depend on parameters by themselves, too.
static int refuse_sensors(DiffSession* s, const ParamSelection* param, const double* sensors) {
  if (!sensors || param->size == 0) return ctDERIV_DONE;
  return session_refuse(s->p.x.info, ctDERIV_PARAM, "sensors have no derivative by parameters");
}

int ctd_stepJvp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* dx,
                const cttNum* du, const cttNum* dp, cttNum* dy, cttNum* ds,
                ctDerivativeInfo* info) {
  DiffSession s;
  ParamSelection sel;
  param_select(m, param, nparam, &sel);
  int status = session_open(&s, m, d, info, &sel);
  if (!status) status = refuse_sensors(&s, &sel, ds);
  if (!status) {
    int n = 2 * (int)m->nv + (int)m->na + (int)m->nu + sel.size;
    double* in = diff_numbers(&s.p.x, (size_t)n + 1);
    if (in) join_inputs(&s.p, &sel, dx, du, dp, in);
    if (!in || !product_forward(&s, &sel, in, dy, ds))
      status = session_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  }
  session_close(&s);
  return status;
}

//---------------------------------- backwards -----------------------------------------------------

// g (inputs) += those of gacc, the gradient by a'
static bool pull_back(DiffSession* s, const ParamSelection* param, double* gacc, double* g) {
  DiffPoint* p = &s->p;
  int nv = (int)p->x.m->nv;
  size_t mark = arena_mark(p->x.arena);
  double* y = diff_numbers(&p->x, (size_t)nv + 1);
  if (!y) return false;
  rest_sleeping_dofs(p, gacc);
  dense_copy(y, gacc, nv);
  DiffSink sink = {.rows = nv, .cols = p->x.col.n, .left = y, .row = g};
  if (s->s.wanted) {
    damped_solve_t(&s->s, nv, y);
    rest_sleeping_dofs(p, y);
    if (!add_change(p, &s->s, param, &sink)) return false;
    mass_matrix_mul(p->x.m, p->x.d, gacc, y);
  }
  active_solve(&p->active, nv, y, gacc);
  dense_scl(y, y, -1, nv);
  rest_sleeping_dofs(p, y);
  bool good = add_residual(p, param, &sink);
  arena_release(p->x.arena, mark);
  return good;
}

static bool multiply_transposed(DiffSession* s, const ParamSelection* param, const double* gy,
                                double* g) {
  const ctModel* m = s->p.x.m;
  int nx = 2 * (int)m->nv + (int)m->na, n = nx + (int)m->nu + param->size;
  double* Y = diff_numbers(&s->p.x, (size_t)nx * (size_t)n + 1);
  if (!Y || !runge_kutta_matrix(s, param, Y)) return false;
  dense_mul_t_vec(g, Y, gy, nx, n);
  return true;
}

// g += C' gs and D' gs; the last that a session does
static bool add_sensors(DiffSession* s, const ParamSelection* param, const double* gs, double* g) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu, ns = (int)m->nsensordata;
  if (ns == 0) return true;
  if (s->staged && !session_open_point(s, param->size)) return false;
  double* X = diff_numbers(&p->x, (size_t)m->nv * (size_t)p->x.col.n + 1);
  double* C = diff_numbers(&p->x, (size_t)ns * (size_t)nx + 1);
  double* D = diff_numbers(&p->x, (size_t)ns * (size_t)nu + 1);
  double* sum = diff_numbers(&p->x, (size_t)(nx + nu) + 1);
  if (!X || !C || !D || !sum || !columns_of_acceleration(p, param, X)) return false;
  if (!sensor_diff_matrix(p, X, C, D)) return false;
  dense_mul_t_vec(sum, C, gs, ns, nx);
  dense_mul_t_vec(sum + nx, D, gs, ns, nu);
  dense_addtoscl(g, sum, 1, nx + nu);
  return true;
}

bool product_backward(DiffSession* s, const ParamSelection* param, const StepGradient* w) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  int nv = (int)m->nv, nx = 2 * nv + (int)m->na, nu = (int)m->nu, n = nx + nu + param->size;
  double *g = diff_numbers(&p->x, (size_t)(n + nv) + 1), *gacc = g ? g + n : NULL;
  if (!g) return false;
  dense_zero(g, n + nv);
  if (s->staged) {
    if (w->gy && !multiply_transposed(s, param, w->gy, g)) return false;
  } else if (w->gy) {
    advance_vjp(p, s->s.acc, w->gy, g, g + nx, gacc);
    if (!pull_back(s, param, gacc, g)) return false;
  }
  if (w->gs && !add_sensors(s, param, w->gs, g)) return false;
  if (w->gx) dense_copy(w->gx, g, nx);
  if (w->gu) dense_copy(w->gu, g + nx, nu);
  if (w->gp) dense_addtoscl(w->gp, g + nx + nu, 1, param->size);
  return true;
}

int ctd_stepVjp(const ctModel* m, ctData* d, const int* param, int nparam, const cttNum* gy,
                const cttNum* gs, cttNum* gx, cttNum* gu, cttNum* gp, ctDerivativeInfo* info) {
  DiffSession s;
  ParamSelection sel;
  param_select(m, param, nparam, &sel);
  int status = session_open(&s, m, d, info, &sel);
  if (!status) status = refuse_sensors(&s, &sel, gs);
  if (!status && gp) dense_zero(gp, sel.size);
  if (!status && !product_backward(&s, &sel, &(StepGradient){gy, gs, gx, gu, gp}))
    status = session_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  session_close(&s);
  return status;
}
