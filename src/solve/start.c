#include "solve/start.h"

#include "base/assert.h"
#include "math/dense.h"
#include "solve/dual.h"
#include "solve/evaluate.h"

// 1/2 e' M e, e = a - a0: rows of the lower triangle meet only what is already in e
static double inertia_cost(const Problem* p, const double* a, double* e) {
  const Csr* m = &p->inertia;
  double cost = 0;
  for (int i = 0; i < p->nv; i++) {
    const double* row = p->M + m->adr[i];
    const int* col = m->col + m->adr[i];
    int off = m->nnz[i] - 1;
    CT_VALIDATE(off >= 0 && col[off] == i); // the diagonal is last
    e[i] = a[i] - p->qacc_smooth[i];
    double s = 0.5 * row[off] * e[i];
    for (int k = 0; k < off; k++) s += row[k] * e[col[k]];
    cost += s * e[i];
  }
  return cost;
}

// Primal: the cheaper of the two accelerations.
static bool start_primal(Problem* p, const double* x, const double* warmstart, Arena* arena) {
  double* e = arena_push(arena, (size_t)p->nv * sizeof(double), 32);
  if (!e) return false;
  double cost = evaluate_cost(p, x, p->force) + inertia_cost(p, warmstart, e);
  bool warm = cost <= evaluate_cost(p, p->b, p->force);
  dense_copy(p->qacc, warm ? warmstart : p->qacc_smooth, p->nv);
  return true;
}

// Dual: the forces that belong to the old acceleration, unless none are better.
static void start_dual(Problem* p, const double* x) {
  evaluate_cost(p, x, p->force);
  if (dual_cost(p) > 0) dense_zero(p->force, p->nefc);
}

bool start_problem(Problem* p, cttSolver solver, const double* warmstart, Arena* arena) {
  evaluate_rows(p, p->b, p->qacc_smooth);
  for (int i = 0; i < p->nefc; i++) p->b[i] -= p->aref[i];
  if (!warmstart) {
    dense_copy(p->qacc, p->qacc_smooth, p->nv);
    dense_zero(p->force, p->nefc);
    return true;
  }

  size_t mark = arena_mark(arena);
  double* x = arena_push(arena, (size_t)p->nefc * sizeof(double), 32);
  bool good = x != NULL;
  if (good) {
    evaluate_rows(p, x, warmstart);
    for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
    if (solver == ctSOL_PGS)
      start_dual(p, x);
    else
      good = start_primal(p, x, warmstart, arena);
  }
  arena_release(arena, mark);
  return good;
}
