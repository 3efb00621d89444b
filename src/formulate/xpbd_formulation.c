// Constraints are positions that are projected: C(q) = 0, C(q) >= 0. Rows are linear within a step,
// C = C0 + J x with the displacement x since its start, and smooth forces are held. In each substep
// of length dt velocities advance by dt a0, and impulses p bring the end of the substep onto the
// constraints,
//
//   J v' = 0 (>= 0),   v' = v + dt a0 + M^-1 J' p,   x' = x + dt v'
//
// or, with compliance 1/k and damping b,  p = -dt (k C(x') + b J v')  (XPBD with implicit damping).
//
// A violation C0 that is there at the start of the step is not turned into velocity: this would be
// a bounce. It is projected apart from the velocities, by a displacement qpos_shift = M^-1 J' r
// that the integrator adds to the positions (zero restitution).
//
// Under a load f a hard constraint keeps the violation g f of a tiny compliance g = kRest A h^2,
// A = J M^-1 J': under its weight a body rests as deep as kRest times its fall in one step. So a
// loaded contact is not lost to rounding, and the violation is a memory of the load, from which the
// next step starts (the state of the model is all that decides a step).
#include "formulate/xpbd_formulation.h"

#include "base/assert.h"
#include "constraint/block.h"
#include "constraint/reference.h"
#include "formulate/depth.h"
#include "formulate/outcome.h"
#include "formulate/sweep.h"
#include "math/dense.h"
#include "model/data.h"

#include <math.h>

static const double kRest = 0.1;

// Largest load that the violation may stand for, in units of what acts on the island.
static const double kMostLoad = 100;

// Numbers by direction.
typedef struct Xpbd {
  Couplings s;
  double* start;     // C0 = pos - margin; 0 along friction
  double* velocity;  // J v at the start of the substep
  double* smooth;    // J a0
  double* moved;     // J x
  double* stiffness; // 0: hard
  double* damping;
  double* force; // mean over the step
  double* room;  // as many numbers as rows
  double h, dt;
} Xpbd;

static int at_least_one(int n) { return n > 1 ? n : 1; }

static bool make_xpbd(const ctModel* m, ctData* d, Xpbd* x) {
  int n = d->nefc;
  if (!couplings_make(m, d, &x->s)) return false;
  double* all = arena_push(data_arena(d), 8 * (size_t)n * sizeof *all, 64);
  if (!all) return false;
  dense_zero(all, 8 * n);
  double** part[] = {&x->start,     &x->velocity, &x->smooth, &x->moved,
                     &x->stiffness, &x->damping,  &x->force,  &x->room};
  for (int i = 0; i < 8; i++) *part[i] = all + i * n;
  x->h = m->opt.timestep;
  x->dt = x->h / at_least_one(m->opt.xpbd_substeps);
  return true;
}

//---------------------------------- rows ----------------------------------------------------------

// A constraint whose solref gives stiffness and damping (negative numbers) is as stiff as the
// convex solvers make it at rest: k = D K d, b = D B, so that it yields to a load as it does there.
// One that is given by a time constant is hard. Friction directions are hard.
static void set_compliance(const ctModel* m, const ctData* d, Xpbd* x) {
  ConstraintBlock b = {0};
  for (int i = 0; i < x->s.n; i++) {
    const RowCoupling* c = x->s.at + i;
    if (c->row < b.row || c->row >= b.row + b.rows) b = block_at(m, d, c->row);
    const double* ref = b.kind->softness(m, d, &b).ref;
    if (!(ref[0] <= 0 && ref[1] <= 0)) continue;
    int rows = c->con && c->rows != c->dim ? c->rows : 1; // all edges of a pyramid push
    for (int row = c->row; row < c->row + rows; row++) {
      const double* KBI = d->efc_KBIP + 4 * row;
      x->stiffness[c->dir] += d->efc_D[row] * KBI[0] * KBI[2];
      x->damping[c->dir] += d->efc_D[row] * KBI[1];
    }
  }
}

static void read_rows(const ctModel* m, ctData* d, Xpbd* x) {
  double* rows = x->room;
  couplings_from_rows(&x->s, x->velocity, d->efc_vel);
  reference_mul(m, d, rows, d->qacc_smooth);
  couplings_from_rows(&x->s, x->smooth, rows);
  dense_sub(rows, d->efc_pos, d->efc_margin, d->nefc);
  for (int i = 0; i < x->s.n; i++) {
    const RowCoupling* c = x->s.at + i;
    if (c->con)
      x->start[c->dir] = depth_distance(m, d, c->con) - c->con->includemargin;
    else if (c->law != COUPLING_DRY)
      x->start[c->dir] = rows[c->row];
  }
  set_compliance(m, d, x);
}

static bool is_hard(const Xpbd* x, int dir) {
  return !(x->dt * x->stiffness[dir] + x->damping[dir] > ctMINVAL);
}

// Compliance g of the rest position of a hard constraint.
static double rest_compliance(const Xpbd* x, const RowCoupling* c) {
  return kRest * c->A[0] * x->h * x->h;
}

//---------------------------------- start ---------------------------------------------------------

// What acts on an island: largest acceleration to be stopped along a direction, over sqrt(A), which
// makes accelerations of any unit comparable.
static double acting_on(const Xpbd* x, int group) {
  double most = 0;
  for (int i = x->s.group[group]; i < x->s.group[group + 1]; i++) {
    const RowCoupling* c = x->s.at + i;
    for (int k = 0; k < c->dim; k++) {
      double A = c->A[k * (c->dim + 1)], a = x->smooth[c->dir + k] + x->velocity[c->dir + k] / x->h;
      if (A > ctMINVAL) most = fmax(most, fabs(a) / sqrt(A));
    }
  }
  return most;
}

// The load that a violation stands for; none where it is too large for one.
static void guess_loads(Xpbd* x, int group) {
  double most = kMostLoad * acting_on(x, group);
  for (int i = x->s.group[group]; i < x->s.group[group + 1]; i++) {
    const RowCoupling* c = x->s.at + i;
    if (c->law == COUPLING_DRY || !(c->A[0] > ctMINVAL)) continue;
    double k = is_hard(x, c->dir) ? 1 / rest_compliance(x, c) : x->stiffness[c->dir];
    double load = -k * x->start[c->dir];
    bool wrong = (c->law == COUPLING_ONESIDED && load < 0) || !(fabs(load) * sqrt(c->A[0]) <= most);
    x->s.impulse[c->dir] = wrong ? 0 : x->dt * load;
  }
}

//---------------------------------- substeps ------------------------------------------------------

// A loaded contact sinks until its depth is that of its load, C = -g f: within the impulse that its
// depth stands for it is hard; above it yields at the rate at which the missing depth is reached in
// a step,  u = -(C + g p / dt) / h.  So the depth of each contact comes to stand for its load, also
// among the four of a face, whose loads rigid bodies do not determine.
// An impact, faster than what acts within a step, is hard.
static void set_rest(Xpbd* x, const RowCoupling* c) {
  double g = rest_compliance(x, c), dt = x->dt, C = x->start[c->dir] + x->moved[c->dir];
  x->s.give[c->dir] = 0;
  bool impact = -x->velocity[c->dir] > x->h * fabs(x->smooth[c->dir]);
  if (impact || !(g > ctMINVAL * x->h * x->h)) return;
  x->s.held[c->dir] = fmax(0, -dt * C / g);
  x->s.give[c->dir] = g / (dt * x->h);
}

// p = -dt (k (C + dt u) + b u)   <=>   u + soft p + k C / (dt k + b) = 0,  soft = 1 / dt (dt k + b)
static void set_direction(Xpbd* x, const RowCoupling* c) {
  int i = c->dir;
  double dt = x->dt, k = x->stiffness[i], b = x->damping[i], *base = x->s.base + i;
  if (is_hard(x, i)) {
    // what parted in this step may come back
    if (c->law == COUPLING_ONESIDED) {
      *base += fmax(0, x->moved[i]) / dt;
      set_rest(x, c);
    }
    return;
  }
  x->s.soft[i] = 1 / (dt * (dt * k + b));
  *base += k * (x->start[i] + x->moved[i]) / (dt * k + b);
}

static void set_substep(const ctData* d, Xpbd* x) {
  for (int i = 0; i < x->s.ndir; i++) x->s.base[i] = x->velocity[i] + x->dt * x->smooth[i];
  dense_copy(x->room, x->s.base, x->s.ndir);
  for (int i = 0; i < x->s.n; i++) {
    const RowCoupling* c = x->s.at + i;
    if (c->law == COUPLING_DRY) x->s.bound[c->dir] = x->dt * d->efc_frictionloss[c->row];
    set_direction(x, c);
  }
}

static void end_substep(Xpbd* x) {
  // the velocity alone, without what the positions demand
  dense_copy(x->s.base, x->room, x->s.ndir);
  sweep_velocity(&x->s, x->velocity);
  for (int i = 0; i < x->s.ndir; i++) {
    x->moved[i] += x->dt * x->velocity[i];
    x->force[i] += x->s.impulse[i] / x->h;
  }
}

static void count_sweeps(ctData* d, int group, int sweeps) {
  if (group < ctNISLAND) d->solver_niter[group] += sweeps;
}

static void run_substeps(const ctModel* m, ctData* d, Xpbd* x) {
  int substeps = at_least_one(m->opt.xpbd_substeps);
  SweepEnd end = {at_least_one(m->opt.xpbd_iterations), m->opt.tolerance, x->dt};
  for (int g = 0; g < x->s.ngroup; g++) guess_loads(x, g);
  for (int i = 0; i < substeps; i++) {
    set_substep(d, x);
    for (int g = 0; g < x->s.ngroup; g++) count_sweeps(d, g, sweep_solve(&x->s, g, &end));
    end_substep(x);
  }
}

//---------------------------------- positions -----------------------------------------------------

// Project the violation at the start, as far as it is more than the load's: C0 + J s = -g f, or not
// below. Friction directions do not move.
static void shift_positions(const ctModel* m, ctData* d, Xpbd* x) {
  Couplings* s = &x->s;
  dense_zero(s->impulse, s->ndir);
  dense_zero(s->soft, s->ndir);
  dense_zero(s->bound, s->ndir);
  dense_zero(s->give, s->ndir);
  for (int i = 0; i < s->n; i++) {
    RowCoupling* c = s->at + i;
    bool fixed = c->law == COUPLING_DRY || !is_hard(x, c->dir);
    if (fixed) c->law = COUPLING_DRY; // of bound 0
    s->base[c->dir] = x->start[c->dir] + rest_compliance(x, c) * x->force[c->dir];
  }
  s->frictionless = true;
  SweepEnd end = {at_least_one(m->opt.xpbd_iterations), m->opt.tolerance, 1};
  for (int g = 0; g < s->ngroup; g++) sweep_solve(s, g, &end);
  outcome_move(m, d, s, s->impulse, x->room, d->qpos_shift);
}

static int solve_xpbd(const ctModel* m, ctData* d, const cttNum* param) {
  (void)param;
  if (d->nefc == 0) {
    dense_copy(d->qacc, d->qacc_smooth, (int)m->nv);
    return 0;
  }
  Xpbd x;
  size_t mark = arena_mark(data_arena(d));
  bool good = make_xpbd(m, d, &x);
  if (good) {
    read_rows(m, d, &x);
    run_substeps(m, d, &x);
    outcome_write(m, d, &x.s, x.force);
    shift_positions(m, d, &x);
  }
  arena_release(data_arena(d), mark);
  return good ? 0 : 1;
}

const ctpFormulation xpbd_formulation = {
    .kind = {.name = "xpbd", .description = "extended position based dynamics"},
    .solve = solve_xpbd,
};
