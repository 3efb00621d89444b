#include "solve/cg.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "solve/linesearch.h"

bool cg_init(Cg* s, Problem* p, Arena* arena) {
  if (!primal_init(&s->w, p, &primal_ordered_ops, arena)) return false;
  s->diagonal = true;
  CT_ASSERT(p->dinv && p->inertia.nnz);
  for (int i = 0; i < p->nv && s->diagonal; i++) s->diagonal = p->inertia.nnz[i] == 1;
  size_t size = (size_t)s->w.np * sizeof(double);
  s->old_grad = arena_push(arena, size, 32);
  s->old_Mgrad = arena_push(arena, size, 32);
  return s->old_grad && s->old_Mgrad;
}

// grad, and Mgrad = M^-1 grad
static void set_gradients(Cg* s) {
  Primal* w = &s->w;
  const Problem* p = w->p;
  primal_gradient(w);
  if (s->diagonal) {
    for (int i = 0; i < p->nv; i++) w->Mgrad[i] = w->grad[i] * p->dinv[i];
    return;
  }
  dense_copy(w->Mgrad, w->grad, w->np);
  ldl_solve(&p->inertia, p->L, p->dinv, w->Mgrad, 1);
}

// search = -M^-1 g + beta search, beta = g' M^-1 (g - g_old) / g_old' M^-1 g_old, not negative
static void set_cg_direction(Cg* s) {
  Primal* w = &s->w;
  int n = w->p->nv;
  double den = dense_dot(s->old_grad, s->old_Mgrad, n);
  dense_sub(s->old_Mgrad, w->Mgrad, s->old_Mgrad, n);
  double num = dense_dot(w->grad, s->old_Mgrad, n);
  double beta = num / (den > VEC_MINVAL ? den : VEC_MINVAL);
  if (beta < 0) beta = 0;
  for (int i = 0; i < n; i++) w->search[i] = beta * w->search[i] - w->Mgrad[i];
}

static void iterate_cg(Cg* s) {
  Primal* w = &s->w;
  Problem* p = w->p;
  set_gradients(s);
  dense_scl(w->search, w->Mgrad, -1, w->np);

  int iter = 0;
  while (iter < p->iterations) {
    Line line;
    double alpha = linesearch(w, &line), cost = w->cost;
    if (alpha == 0) break;
    primal_move(w, alpha);
    dense_copy(s->old_grad, w->grad, w->np);
    dense_copy(s->old_Mgrad, w->Mgrad, w->np);
    primal_update(w);
    set_gradients(s);
    ctSolverStat stat = {.lineslope = line.slope, .neval = line.neval};
    if (primal_converged(w, iter++, cost, stat)) break;
    set_cg_direction(s);
  }
  primal_finish(w);
  p->niter += iter;
  p->nnz = 0;
}

void cg_run(Cg* s) {
  primal_start(&s->w);
  iterate_cg(s);
}

void cg_run_warm(Cg* s, const double* warmstart) {
  primal_start_warm(&s->w, warmstart);
  iterate_cg(s);
}
