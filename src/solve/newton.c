#include "solve/newton.h"

#include "base/assert.h"
#include "math/dense.h"
#include "solve/linesearch.h"

// The Hessian, and the primal operations that go with it.
struct NewtonOps {
  const PrimalOps* primal;
  bool (*init)(Newton* s, Arena* arena);
  void (*update)(Newton* s);
  void (*solve)(const Newton* s, double* x); // x = H^-1 x
  int (*nnz)(const Newton* s);               // entries of the factor
};

//---------------------------------- in tiles ------------------------------------------------------

static bool init_tiled_hessian(Newton* s, Arena* arena) {
  return hessian_init(&s->h, &s->w, arena);
}
static void update_tiled_hessian(Newton* s) { hessian_update(&s->h, &s->w); }
static void solve_tiled_hessian(const Newton* s, double* x) { hessian_solve(&s->h, x); }
static int count_tiled_hessian(const Newton* s) {
  const Problem* p = s->w.p;
  return p->jacobian.nnz ? (int)(TILE_SIZE * s->h.ntile) : p->nv * p->nv;
}

static const NewtonOps kTiledOps = {
    &primal_tiled_ops,   init_tiled_hessian,  update_tiled_hessian,
    solve_tiled_hessian, count_tiled_hessian,
};

//---------------------------------- as MuJoCo -----------------------------------------------------

static bool init_dense_hessian(Newton* s, Arena* arena) {
  return hessian_dense_init(&s->dense, &s->w, arena);
}
static void update_dense_hessian(Newton* s) { hessian_dense_update(&s->dense, &s->w); }
static void solve_dense_hessian(const Newton* s, double* x) {
  hessian_dense_solve(&s->dense, &s->w, x);
}
static int count_dense_hessian(const Newton* s) { return s->w.p->nv * s->w.p->nv; }

static const NewtonOps kDenseOps = {
    &primal_ordered_ops, init_dense_hessian,  update_dense_hessian,
    solve_dense_hessian, count_dense_hessian,
};

//---------------------------------- the method ----------------------------------------------------

bool newton_init(Newton* s, Problem* p, Arena* arena) {
  s->ops = !p->jacobian.nnz && p->nv <= NEWTON_SMALL ? &kDenseOps : &kTiledOps;
  return primal_init(&s->w, p, s->ops->primal, arena) && s->ops->init(s, arena);
}

// search = -H^-1 grad
static void set_newton_direction(Newton* s) {
  Primal* w = &s->w;
  CT_ASSERT(w->np >= w->p->nv);
  dense_scl(w->search, w->grad, -1, w->np);
  s->ops->solve(s, w->search);
}

// The Hessian changes only where states changed, and on cones.
static void update_hessian(Newton* s, int had_cones) {
  Primal* w = &s->w;
  if (w->nconerows) primal_cones(w);
  if (w->nquad || w->nconerows || had_cones) s->ops->update(s);
}

static void iterate_newton(Newton* s) {
  Primal* w = &s->w;
  Problem* p = w->p;
  update_hessian(s, 1);
  primal_gradient(w);

  int iter = 0;
  while (iter < p->iterations) {
    set_newton_direction(s);
    Line line;
    double alpha = linesearch(w, &line), cost = w->cost;
    if (alpha == 0) break;
    int had_cones = w->nconerows;
    primal_move(w, alpha);
    primal_update(w);
    primal_gradient(w);
    ctSolverStat stat = {
        .lineslope = line.slope, .neval = line.neval, .nupdate = w->nquad + w->nconerows};
    if (primal_converged(w, iter++, cost, stat)) break;
    update_hessian(s, had_cones);
  }
  if (w->nconerows) primal_cones(w);
  primal_finish(w);
  p->niter += iter;
  p->nnz = s->ops->nnz(s);
}

void newton_run(Newton* s) {
  primal_start(&s->w);
  iterate_newton(s);
}

void newton_run_warm(Newton* s, const double* warmstart) {
  primal_start_warm(&s->w, warmstart);
  iterate_newton(s);
}
