// Gradients over many steps. Forwards, a state is kept at the start of every segment; backwards,
// the states of one segment are computed again and kept, so that with c segments of n / c steps the
// memory is c + n / c states and every step runs twice, and once more for its derivative.
#include "base/alloc.h"
#include "diff/product.h"
#include "math/dense.h"

#include <corten/corten.h>

typedef struct Rollout {
  const ctModel* m;
  ctData* d;
  ctDerivativeInfo* info;
  ParamSelection param;
  int nstep, length, nsegment; // steps, steps per segment, segments
  int size;                    // numbers of a state
  const double *ctrl, *gy;
  double *gu, *gp;
  double *start, *inside; // states of segments, of the steps of one
  double *g, *sum;        // gradient by the state: after the step, before it
} Rollout;

static const int kKept = ctSTATE_INTEGRATION;

static void set_control(const Rollout* r, int k) {
  int nu = (int)r->m->nu;
  if (r->ctrl) dense_copy(r->d->ctrl, r->ctrl + (size_t)k * (size_t)nu, nu);
}

static void save_state(const Rollout* r, double* to, int at) {
  ct_getState(r->m, r->d, to + (size_t)at * (size_t)r->size, kKept);
}

static void give_state(const Rollout* r, const double* from, int at) {
  ct_setState(r->m, r->d, from + (size_t)at * (size_t)r->size, kKept);
}

// Steps begin to end - 1; keeps the state before each.
static void run_segment(const Rollout* r, int begin, int end) {
  for (int k = begin; k < end; k++) {
    save_state(r, r->inside, k - begin);
    set_control(r, k);
    if (k + 1 < end) ct_step(r->m, r->d);
  }
}

// The gradient g by the state after step k becomes that by the state before it.
static int step_backwards(Rollout* r, int k) {
  const ctModel* m = r->m;
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu;
  if (r->gy) dense_addtoscl(r->g, r->gy + (size_t)k * (size_t)nx, 1, nx);
  DiffPass s;
  int status = diff_pass_open(&s, m, r->d, r->info, &r->param);
  StepGradient w = {.gy = r->g, .gx = r->sum, .gp = r->gp};
  if (r->gu) w.gu = r->gu + (size_t)k * (size_t)nu;
  if (!status && !product_backward(&s, &r->param, &w))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  dense_copy(r->g, r->sum, nx);
  return status;
}

static int run_backwards(Rollout* r) {
  for (int k = 0; k < r->nstep; k++) {
    if (k % r->length == 0) save_state(r, r->start, k / r->length);
    set_control(r, k);
    ct_step(r->m, r->d);
  }
  for (int s = r->nsegment - 1; s >= 0; s--) {
    int begin = s * r->length, end = begin + r->length < r->nstep ? begin + r->length : r->nstep;
    give_state(r, r->start, s);
    run_segment(r, begin, end);
    for (int k = end - 1; k >= begin; k--) {
      give_state(r, r->inside, k - begin);
      set_control(r, k);
      int status = step_backwards(r, k);
      if (status) return status;
    }
  }
  return ctDERIV_DONE;
}

// The smallest n with n^2 >= x
static int round_root_up(int x) {
  int n = 1;
  while ((long long)n * n < x) n++;
  return n;
}

static int divide_up(int a, int b) { return a / b + (a % b != 0); }

static double* take_rollout(Rollout* r, int ncheckpoint) {
  int nx = 2 * (int)r->m->nv + (int)r->m->na;
  r->nsegment = ncheckpoint > 0 ? ncheckpoint : round_root_up(r->nstep);
  if (r->nsegment > r->nstep) r->nsegment = r->nstep;
  if (r->nsegment < 1) r->nsegment = 1;
  r->length = divide_up(r->nstep, r->nsegment);
  if (r->length < 1) r->length = 1;
  r->nsegment = divide_up(r->nstep, r->length);
  r->size = ct_stateSize(r->m, kKept);
  size_t states = (size_t)(r->nsegment + r->length + 1) * (size_t)r->size;
  double* p = alloc_bytes((states + 2 * (size_t)nx + 1) * sizeof *p);
  if (!p) return NULL;
  r->start = p;
  r->inside = p + (size_t)(r->nsegment + 1) * (size_t)r->size;
  r->g = p + states;
  r->sum = r->g + nx;
  dense_zero(r->g, 2 * nx);
  return p;
}

int ctd_rolloutVjp(const ctModel* m, ctData* d, int nstep, const cttNum* ctrl, const int* param,
                   int nparam, const cttNum* gy, cttNum* gx, cttNum* gu, cttNum* gp,
                   int ncheckpoint, ctDerivativeInfo* info) {
  ctDerivativeInfo own = {.status = 0};
  Rollout r = {.m = m, .d = d, .info = info ? info : &own, .nstep = nstep};
  r.ctrl = ctrl;
  r.gy = gy;
  r.gu = gu;
  r.gp = gp;
  param_select(m, param, nparam, &r.param);
  if (!r.param.valid)
    return diff_pass_refuse(r.info, ctDERIV_PARAM, "the selection of parameters is not valid");
  double* memory = take_rollout(&r, ncheckpoint);
  if (!memory) return diff_pass_refuse(r.info, ctDERIV_MEMORY, "memory is insufficient");
  double* first = r.start + (size_t)r.nsegment * (size_t)r.size;
  int ready = r.info->opt.ready; // the states of a rollout are not
  r.info->opt.ready = 0;
  ct_getState(m, d, first, kKept);
  if (gp) dense_zero(gp, r.param.size);
  int status = run_backwards(&r);
  r.info->opt.ready = ready;
  if (!status && gx) dense_copy(gx, r.g, 2 * (int)m->nv + (int)m->na);
  ct_setState(m, d, first, kKept);
  alloc_free(memory);
  return status;
}
