// Contacts push by the law of hertz.h and rub by Coulomb's law, viscous below the stiction
// velocity. Both laws are taken at the end of the step of length h, which is solved for: with the
// impulse p,
//
//   p = h f(depth - h u, u),   u = J v',   v' = v + h a0 + M^-1 J' p
//
// so that a contact may be as stiff as steel at any step. Equalities, friction loss and limits
// are the soft rows of the convex solvers, J a + R f = aref, in the form u + R p = J v + h aref.
#include "formulate/hunt_crossley.h"

#include "base/assert.h"
#include "constraint/reference.h"
#include "formulate/hertz.h"
#include "formulate/outcome.h"
#include "formulate/sweep.h"
#include "math/dense.h"
#include "model/data.h"

#include <math.h>

// Numbers by direction.
typedef struct HuntCrossley {
  Couplings s;
  double* free;  // velocity J (v + h a0) at the end of the step without constraints
  double* start; // residual J a - aref of a row at the acceleration to start from
} HuntCrossley;

static bool make_hunt_crossley(const ctModel* m, ctData* d, HuntCrossley* x) {
  size_t n = (size_t)d->nefc;
  if (!couplings_make(m, d, &x->s)) return false;
  x->free = arena_push(data_arena(d), 2 * n * sizeof(double), 64);
  x->s.hertz = arena_push(data_arena(d), n * sizeof *x->s.hertz, 64);
  if (!x->free || !x->s.hertz) return false;
  x->start = x->free + n;
  x->s.stiction = m->opt.stiction;
  return true;
}

// A contact starts from the force at its depth, if that is not more than many times what must be
// stopped, as where bodies were put into each other.
static void set_contact(const ctModel* m, const ctData* d, HuntCrossley* x, RowCoupling* c) {
  static const double kMostLoad = 100;
  double h = m->opt.timestep, A = c->A[0];
  HertzContact law = hertz_contact(m, d, c->con);
  c->law = COUPLING_COMPLIANT;
  x->s.hertz[c->dir] = law;
  double p = h * hertz_force(&law, law.depth, 0);
  bool small = A * p <= kMostLoad * (fabs(x->s.base[c->dir]) + h * 9.81);
  x->s.impulse[c->dir] = small ? p : 0;
}

// u + R p = J v + h aref. They start from the acceleration of the last step.
static void set_soft_row(const ctModel* m, const ctData* d, HuntCrossley* x, RowCoupling* c) {
  int i = c->dir, row = c->row;
  double h = m->opt.timestep, R = d->efc_R[row], F = d->efc_frictionloss[row];
  double p = -h * x->start[i] / R;
  x->s.soft[i] = R;
  x->s.base[i] -= d->efc_vel[row] + h * d->efc_aref[row];
  if (c->law == COUPLING_DRY) {
    x->s.bound[i] = h * F;
    p = fmax(-h * F, fmin(h * F, p));
  } else if (c->law == COUPLING_ONESIDED) {
    p = fmax(0, p);
  }
  x->s.impulse[i] = p;
}

static void set_couplings(const ctModel* m, ctData* d, HuntCrossley* x) {
  double h = m->opt.timestep, *rows = x->start;
  reference_mul(m, d, rows, d->qacc_smooth);
  for (int i = 0; i < d->nefc; i++) rows[i] = d->efc_vel[i] + h * rows[i];
  couplings_from_rows(&x->s, x->s.base, rows);
  bool warm = !(m->opt.disableflags & ctDSBL_WARMSTART);
  reference_mul(m, d, x->free, warm ? d->qacc_warmstart : d->qacc_smooth);
  for (int i = 0; i < d->nefc; i++) x->free[i] -= d->efc_aref[i];
  couplings_from_rows(&x->s, x->start, x->free);
  for (int i = 0; i < x->s.n; i++) {
    RowCoupling* c = x->s.at + i;
    if (c->con)
      set_contact(m, d, x, c);
    else
      set_soft_row(m, d, x, c);
  }
}

static int solve_hunt_crossley(const ctModel* m, ctData* d, const cttNum* param) {
  (void)param;
  if (d->nefc == 0) {
    dense_copy(d->qacc, d->qacc_smooth, (int)m->nv);
    return 0;
  }
  HuntCrossley x;
  size_t mark = arena_mark(data_arena(d));
  bool good = make_hunt_crossley(m, d, &x);
  if (good) {
    double h = m->opt.timestep;
    SweepEnd end = {m->opt.iterations, m->opt.tolerance, h};
    set_couplings(m, d, &x);
    for (int g = 0; g < x.s.ngroup; g++) {
      int sweeps = sweep_solve(&x.s, g, &end);
      if (g < ctNISLAND) d->solver_niter[g] = sweeps;
    }
    for (int i = 0; i < x.s.ndir; i++) x.free[i] = x.s.impulse[i] / h;
    outcome_write(m, d, &x.s, x.free);
  }
  arena_release(data_arena(d), mark);
  return good ? 0 : 1;
}

const ctpFormulation hunt_crossley_formulation = {
    .kind = {.name = "hunt_crossley",
             .description = "compliant contact forces with dissipation and regularised friction"},
    .solve = solve_hunt_crossley,
};
