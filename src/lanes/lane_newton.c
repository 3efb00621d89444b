// Newton's method of solve/newton. All lanes iterate until the last has finished; what happens in a
// lane after its end is not used.
#include "lanes/lane_primal.h"
#include "math/dense.h"

#if defined(CT_FLOATS)
static const lane_number kRounding = 0x1p-20f;
#endif

static mask is_small(real gain, real tolerance) { return (gain < tolerance) | (gain != gain); }

// How much of the gradient may be rounding: as long as its terms are, times a few roundings.
// Doubles are exact enough for every tolerance that is asked for.
static real rounding_of(const LanePrimal* w) {
#if defined(CT_FLOATS)
  real size = dense_norm(w->Ma, w->nv) + dense_norm(w->f0, w->nv) + dense_norm(w->qfrc, w->nv);
  return real_set(kRounding) * size;
#else
  return (void)w, real_set(0);
#endif
}

typedef struct LaneEnd {
  LaneFinish finish;
  void* arg;
  int niter;
} LaneEnd;

// Tell the results of these lanes; returns those that go on.
static unsigned end_lanes(unsigned live, unsigned lanes, const LaneEnd* e) {
  for (unsigned x = live & lanes; x; x &= x - 1) e->finish(e->arg, __builtin_ctz(x), e->niter);
  return live & ~lanes;
}

static unsigned converged_lanes(const LanePrimal* w, real cost) {
  real tolerance = real_set(w->m->opt.tolerance);
  real improvement = w->scale * (cost - w->cost);
  real gradient = w->scale * dense_norm(w->grad, w->nv);
  real least = real_max(tolerance, w->scale * rounding_of(w));
  return real_bits(is_small(improvement, tolerance) | is_small(gradient, least));
}

void lane_newton(LanePrimal* w, LaneFinish finish, void* arg) {
  LaneEnd end = {finish, arg, 0};
  unsigned live = w->in_use;
  lane_primal_open(w);
  lane_primal_start(w);
  lane_hessian_open(w);
  lane_hessian_update(w, live);
  lane_primal_gradient(w);
  while (live && end.niter < w->m->opt.iterations) {
    dense_scl(w->search, w->grad, real_set(-1), w->np);
    lane_hessian_solve(w, w->search);
    real alpha = lane_linesearch(w, live), cost = w->cost;
    live = end_lanes(live, real_bits(alpha == real_set(0)), &end);
    if (!live) return;
    lane_primal_move(w, alpha);
    lane_primal_update(w);
    lane_primal_gradient(w);
    end.niter++;
    live = end_lanes(live, converged_lanes(w, cost), &end);
    if (live) lane_hessian_update(w, live);
  }
  end_lanes(live, live, &end);
}
