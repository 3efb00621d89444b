// Forwards over many steps: the change D of the state by the parameters goes through each step,
//   dacc = X_x D + X_p,   D' = the change of the next state by D and dacc
// with X the change of the acceleration by all inputs; of a Runge-Kutta step D' = Y_x D + Y_p.
#include "base/alloc.h"
#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/diff_pass.h"
#include "diff/runge_kutta.h"
#include "math/dense.h"

#include <corten/corten.h>

#include <string.h>

typedef struct ForwardRollout {
  const ctModel* m;
  ctData* d;
  ctDerivativeInfo* info;
  ParamSelection param;
  int nx, np;
  double *D, *next; // np x nx: a row per parameter
} ForwardRollout;

// rows of X times D_k, and the column of the parameter
static void multiply_change(const ForwardRollout* r, const double* X, int rows, int k, double* to) {
  int n = r->nx + (int)r->m->nu + r->np;
  for (int i = 0; i < rows; i++) {
    const double* row = X + (size_t)i * (size_t)n;
    to[i] = dense_dot(row, r->D + (size_t)k * (size_t)r->nx, r->nx) + row[n - r->np + k];
  }
}

static bool change_single(ForwardRollout* r, DiffPass* s) {
  DiffPoint* p = &s->p;
  int nv = (int)r->m->nv;
  bool spilled = false;
  InputColumns X = {NULL, diff_numbers(&p->x, columns_size(p, NULL) + 1)};
  double* dacc = diff_numbers(&p->x, (size_t)nv + 1);
  if (!X.x || !dacc || !columns_of_acceleration(p, &r->param, &X, &spilled) ||
      !columns_of_step(p, &s->s, &r->param, &X, &spilled))
    return false;
  for (int k = 0; k < r->np; k++) {
    size_t at = (size_t)k * (size_t)r->nx;
    multiply_change(r, X.x, nv, k, dacc);
    advance_jvp(p, s->s.acc, r->D + at, NULL, dacc, r->next + at);
  }
  return true;
}

static bool change_staged(ForwardRollout* r, DiffPass* s) {
  size_t n = (size_t)(r->nx + (int)r->m->nu + r->np);
  double* Y = diff_numbers(&s->p.x, (size_t)r->nx * n + 1);
  if (!Y || !runge_kutta_matrix(s, &r->param, Y)) return false;
  for (int k = 0; k < r->np; k++)
    multiply_change(r, Y, r->nx, k, r->next + (size_t)k * (size_t)r->nx);
  return true;
}

// D becomes that of the next state; the data stays where it is.
static int change_state(ForwardRollout* r) {
  DiffPass s;
  int status = diff_pass_open(&s, r->m, r->d, r->info, &r->param);
  if (!status && !(s.staged ? change_staged : change_single)(r, &s))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  double* last = r->D;
  r->D = r->next;
  r->next = last;
  return status;
}

static void write_state(const ForwardRollout* r, double* x, double* J) {
  const ctModel* m = r->m;
  int nq = (int)m->nq, nv = (int)m->nv;
  if (x) {
    dense_copy(x, r->d->qpos, nq);
    dense_copy(x + nq, r->d->qvel, nv);
    dense_copy(x + nq + nv, r->d->act, (int)m->na);
  }
  for (int i = 0; i < r->nx && J; i++)
    for (int k = 0; k < r->np; k++) *J++ = r->D[(size_t)k * (size_t)r->nx + (size_t)i];
}

static int run_forwards(ForwardRollout* r, int nstep, const double* ctrl, double* x, double* J) {
  const ctModel* m = r->m;
  size_t nu = (size_t)m->nu, states = (size_t)(m->nq + m->nv + m->na);
  for (size_t t = 0; t < (size_t)nstep; t++) {
    if (ctrl) dense_copy(r->d->ctrl, ctrl + t * nu, (int)nu);
    int status = change_state(r);
    if (status) return status;
    ct_step(m, r->d);
    write_state(r, x ? x + t * states : NULL, J ? J + t * (size_t)r->nx * (size_t)r->np : NULL);
  }
  return ctDERIV_DONE;
}

int ctd_rolloutJacobian(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl,
                        const int* param, int nparam, cttNum* x, cttNum* J,
                        ctDerivativeInfo* info) {
  ctDerivativeInfo own = {.status = 0};
  ForwardRollout r = {.m = m, .d = d, .info = info ? info : &own};
  param_select(m, param, nparam, &r.param);
  if (!r.param.valid)
    return diff_pass_refuse(r.info, ctDERIV_PARAM, "the selection of parameters is not valid");
  r.nx = 2 * (int)m->nv + (int)m->na;
  r.np = r.param.size;
  size_t size = (size_t)r.nx * (size_t)r.np, state = (size_t)ct_stateSize(m, ctSTATE_INTEGRATION);
  double* memory = alloc_bytes((2 * size + state + 1) * sizeof *memory);
  if (!memory) return diff_pass_refuse(r.info, ctDERIV_MEMORY, "memory is insufficient");
  r.D = memory + state;
  r.next = r.D + size;
  memset(r.D, 0, size * sizeof *r.D);
  ct_getState(m, d, memory, ctSTATE_INTEGRATION);
  int ready = r.info->opt.ready; // of the first step only, and only where the controls stay
  r.info->opt.ready = 0;
  int status = run_forwards(&r, nstep, ctrl, x, J);
  r.info->opt.ready = ready;
  ct_setState(m, d, memory, ctSTATE_INTEGRATION);
  alloc_free(memory);
  return status;
}
