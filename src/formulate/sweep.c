#include "formulate/sweep.h"

#include "base/assert.h"
#include "formulate/hertz.h"
#include "math/dense.h"
#include "math/sparse.h"
#include "solve/dual.h"

#include <math.h>

//---------------------------------- one coupling --------------------------------------------------

static double direction_velocity(const Couplings* s, const RowCoupling* c, int k) {
  return s->base[c->dir + k] + sparse_dot(c->Y + k * c->ncol, c->col, c->ncol, s->z);
}

static void change_impulse(Couplings* s, const RowCoupling* c, int k, double change) {
  s->impulse[c->dir + k] += change;
  sparse_addtoscl(s->z, c->Y + k * c->ncol, c->col, c->ncol, change);
}

static double hold_within(double p, double bound) {
  return p < -bound ? -bound : p > bound ? bound : p;
}

// g(p) = w + (A + e) p + give max(0, p - held) = 0 for p >= 0: with p the root without the last
// term, a mean of p and `held` where p is above.
static double give_way(double p, double held, double give, double A) {
  return give > 0 && p > held ? (A * p + give * held) / (A + give) : p;
}

// The first direction alone. A direction that no impulse moves keeps its impulse.
static void project_first(Couplings* s, const RowCoupling* c, double dt) {
  double A = c->A[0], old = s->impulse[c->dir], e = s->soft[c->dir];
  if (!(A + e > ctMINVAL)) return;
  double u = direction_velocity(s, c, 0), p;
  if (c->law == COUPLING_COMPLIANT) {
    HertzStep step = {dt, u - A * old, A};
    p = A > ctMINVAL ? hertz_impulse(s->hertz + c->dir, &step, old) : 0;
  } else {
    p = old - (u + e * old) / (A + e);
    if (c->law == COUPLING_ONESIDED)
      p = give_way(fmax(0, p), s->held[c->dir], s->give[c->dir], A + e);
    if (c->law == COUPLING_DRY) p = hold_within(p, s->bound[c->dir]);
  }
  if (p != old) change_impulse(s, c, 0, p - old);
}

// Velocity that a unit of friction impulse costs below the stiction velocity v: in coordinates in
// which the ellipse is a circle of the radius N of the normal impulse, y_k = p_k / mu_k and
// w_k = mu_k u_k, the law is y = -N w / max(|w|, mu_1 v).
static double viscous_softness(const Couplings* s, const RowCoupling* c, int k, double normal) {
  const double* mu = c->con->friction;
  return s->stiction > 0 ? mu[0] * s->stiction / (mu[k - 1] * mu[k - 1] * normal) : 0;
}

// Friction at the present normal impulse: minimize 1/2 p' (A + E) p + b' p within the ellipse.
static void project_friction(Couplings* s, const RowCoupling* c) {
  int dim = c->dim, n = dim - 1;
  CT_ASSERT(dim <= COUPLING_MAX);
  const double* old = s->impulse + c->dir + 1;
  double normal = s->impulse[c->dir], A[DUAL_MAX * DUAL_MAX] = {0}, b[DUAL_MAX] = {0};
  double p[DUAL_MAX] = {0};
  if (normal > 0) {
    for (int i = 0; i < n; i++) {
      const double* row = c->A + (i + 1) * dim + 1;
      dense_copy(A + i * n, row, n);
      b[i] = direction_velocity(s, c, i + 1) - dense_dot(row, old, n);
      A[i * n + i] += viscous_softness(s, c, i + 1, normal) + ctMINVAL;
    }
    dual_friction(A, b, c->con, normal, p);
  }
  for (int i = 0; i < n; i++) {
    if (p[i] != old[i]) change_impulse(s, c, i + 1, p[i] - old[i]);
  }
}

//---------------------------------- sweeps --------------------------------------------------------

// Couplings and directions of a group.
typedef struct SweepRange {
  int begin, end; // couplings
  int dir, ndir;
} SweepRange;

static SweepRange find_sweep_range(const Couplings* s, int group) {
  CT_ASSERT(0 <= group && group < s->ngroup);
  int begin = s->group[group], end = s->group[group + 1];
  CT_ASSERT(begin < end && end <= s->n);
  const RowCoupling* last = s->at + end - 1;
  int dir = s->at[begin].dir;
  return (SweepRange){begin, end, dir, last->dir + last->dim - dir};
}

static void sweep_once(Couplings* s, const SweepRange* r, double dt) {
  for (int i = r->begin; i < r->end; i++) {
    const RowCoupling* c = s->at + i;
    project_first(s, c, dt);
    if (c->dim > 1 && !s->frictionless) project_friction(s, c);
  }
}

// Square of the change in a sweep in the metric of the diagonal of A, in which directions of any
// unit compare.
static double measure_sweep(const Couplings* s, const SweepRange* r) {
  double size = 0;
  for (int i = r->begin; i < r->end; i++) {
    const RowCoupling* c = s->at + i;
    for (int k = 0; k < c->dim; k++) {
      double change = s->impulse[c->dir + k] - s->before[c->dir + k];
      size += c->A[k * (c->dim + 1)] * change * change;
    }
  }
  return size;
}

// Has the motion come to an end? |z - z_before| <= tolerance |z|, twice the root of an energy;
// impulses that hold each other may still change. NaN counts as the end. Keeps z.
static bool has_settled(Couplings* s, int group, double tolerance) {
  double change = 0, size = 0;
  for (int i = s->dofs[group]; i < s->dofs[group + 1]; i++) {
    int dof = s->dof ? s->dof[i] : i;
    double z = s->z[dof], by = z - s->z_before[dof];
    change += by * by;
    size += z * z;
    s->z_before[dof] = z;
  }
  return !(change > tolerance * tolerance * size);
}

// impulse += beta search, then search = beta search + the change in the last sweep.
static void extrapolate_sweep(Couplings* s, const SweepRange* r, double beta) {
  for (int i = r->begin; i < r->end; i++) {
    const RowCoupling* c = s->at + i;
    for (int k = 0; k < c->dim; k++) {
      double* search = s->search + c->dir + k;
      double change = s->impulse[c->dir + k] - s->before[c->dir + k], add = beta * *search;
      if (add != 0) change_impulse(s, c, k, add);
      *search = add + change;
    }
  }
}

// z = Y' p for the impulses to start from
static void start_sweeps(Couplings* s, int group, const SweepRange* r) {
  for (int i = s->dofs[group]; i < s->dofs[group + 1]; i++) s->z[s->dof ? s->dof[i] : i] = 0;
  for (int i = r->begin; i < r->end; i++) {
    const RowCoupling* c = s->at + i;
    for (int k = 0; k < c->dim; k++)
      sparse_addtoscl(s->z, c->Y + k * c->ncol, c->col, c->ncol, s->impulse[c->dir + k]);
  }
  for (int i = s->dofs[group]; i < s->dofs[group + 1]; i++) {
    int dof = s->dof ? s->dof[i] : i;
    s->z_before[dof] = s->z[dof];
  }
  dense_zero(s->search + r->dir, r->ndir);
}

// Sweeps as the gradient of a nonlinear conjugate gradient iteration (Silcowitz, Niebe and Erleben,
// "A nonsmooth nonlinear conjugate gradient method for interactive contact force problems", 2010):
// beta is the ratio of the changes in two sweeps; above 1 the search starts anew. The last sweep is
// not extrapolated, so that all impulses are within their bounds.
int sweep_solve(Couplings* s, int group, const SweepEnd* end) {
  SweepRange r = find_sweep_range(s, group);
  double last = 0;
  start_sweeps(s, group, &r);
  for (int i = 1; i <= end->iterations; i++) {
    dense_copy(s->before + r.dir, s->impulse + r.dir, r.ndir);
    sweep_once(s, &r, end->dt);
    if (has_settled(s, group, end->tolerance)) return i;
    if (i == end->iterations) break;
    double size = measure_sweep(s, &r);
    if (last > 0 && size > last)
      dense_zero(s->search + r.dir, r.ndir);
    else
      extrapolate_sweep(s, &r, last > 0 ? size / last : 0);
    last = size;
  }
  return end->iterations;
}

void sweep_velocity(const Couplings* s, double* u) {
  for (int i = 0; i < s->n; i++) {
    const RowCoupling* c = s->at + i;
    for (int k = 0; k < c->dim; k++) u[c->dir + k] = direction_velocity(s, c, k);
  }
}
