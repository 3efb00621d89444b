#include "solve/newton.h"

#include "math/dense.h"
#include "solve/linesearch.h"

// Up to here tiles gain nothing, and a dense problem is solved as MuJoCo does, to the last bit.
enum { SMALL = 12 };

bool newton_init(Newton* s, Problem* p, Arena* arena) {
  if (!p->jacobian.nnz && p->nv <= SMALL)
    return primal_init_ordered(&s->w, p, arena) && hessian_dense_init(&s->dense, &s->w, arena);
  return primal_init(&s->w, p, arena) && hessian_init(&s->h, &s->w, arena);
}

// search = -H^-1 grad; the Hessian changes only where states changed, and on cones
static void direction(Newton* s) {
  Primal* w = &s->w;
  dense_scl(w->search, w->grad, -1, w->np);
  if (w->tiled)
    hessian_solve(&s->h, w->search);
  else
    hessian_dense_solve(&s->dense, w, w->search);
}

static void update_hessian(Newton* s, int had_cones) {
  Primal* w = &s->w;
  if (w->nconerows) primal_cones(w);
  if (!w->nquad && !w->nconerows && !had_cones) return;
  if (w->tiled)
    hessian_update(&s->h, w);
  else
    hessian_dense_update(&s->dense, w);
}

static void iterate(Newton* s) {
  Primal* w = &s->w;
  Problem* p = w->p;
  update_hessian(s, 1);
  primal_gradient(w);

  int iter = 0;
  while (iter < p->iterations) {
    direction(s);
    Line line;
    double alpha = linesearch(w, &line), cost = w->cost;
    if (alpha == 0) break;
    int had_cones = w->nconerows;
    primal_move(w, alpha);
    primal_update(w);
    primal_gradient(w);

    double improvement = p->scale * (cost - w->cost);
    double gradient = p->scale * dense_norm(w->grad, p->nv);
    primal_record(w, iter++,
                  &(ctSolverStat){improvement, gradient, line.slope, w->nactive, w->nchange,
                                  line.neval, w->nquad + w->nconerows});
    if (problem_is_small(improvement, p->tolerance)) break;
    if (problem_is_small(gradient, p->tolerance)) break;
    update_hessian(s, had_cones);
  }
  if (w->nconerows) primal_cones(w);
  primal_finish(w);
  p->niter += iter;
  p->nnz = w->tiled && p->jacobian.nnz ? (int)(TILE_SIZE * s->h.ntile) : p->nv * p->nv;
}

void newton_run(Newton* s) {
  primal_start(&s->w);
  iterate(s);
}

void newton_run_warm(Newton* s, const double* warmstart) {
  primal_start_warm(&s->w, warmstart);
  iterate(s);
}
