#include "solve/start.h"

#include "math/dense.h"
#include "solve/cone.h"
#include "solve/dual.h"
#include "solve/solve.h"

void start_mul(const Problem* p, double* r, const double* v) {
  if (p->jacobian.nnz)
    sparse_mul_vec(r, &p->jacobian, p->J, v);
  else
    dense_mul_vec(r, p->J, v, p->nefc, p->nv);
}

// Friction loss of row i: the Huber function.
static double friction_cost(const Problem* p, int i, double x, double* force) {
  double f = p->frictionloss[i], bound = p->R[i] * f;
  if (fabs(x) < bound) {
    *force = -p->D[i] * x;
    return 0.5 * p->D[i] * x * x;
  }
  *force = x < 0 ? f : -f;
  return f * (fabs(x) - 0.5 * bound);
}

double start_cost(const Problem* p, const double* x, double* force) {
  double cost = 0;
  for (int i = 0; i < p->nefc;) {
    if (i >= p->ne && i < p->ne + p->nf) {
      cost += friction_cost(p, i, x[i], force + i);
    } else if (p->type[i] == ctCNSTR_CONTACT_ELLIPTIC) {
      Cone c;
      cone_init(&c, p, i);
      cone_update(&c, p->D + i, x + i, force + i, &cost);
      i += c.dim;
      continue;
    } else {
      double y = i < p->ne || x[i] < 0 ? x[i] : 0;
      force[i] = 0 - p->D[i] * y;
      cost += 0.5 * p->D[i] * y * y;
    }
    i++;
  }
  return cost;
}

// 1/2 e' M e, e = a - a0: rows of the lower triangle meet only what is already in e
static double inertia_cost(const Problem* p, const double* a, double* e) {
  const Csr* m = &p->inertia;
  double cost = 0;
  for (int i = 0; i < p->nv; i++) {
    const double* row = p->M + m->adr[i];
    const int* col = m->col + m->adr[i];
    int off = m->nnz[i] - 1;
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
  double cost = start_cost(p, x, p->force) + inertia_cost(p, warmstart, e);
  bool warm = cost <= start_cost(p, p->b, p->force);
  dense_copy(p->qacc, warm ? warmstart : p->qacc_smooth, p->nv);
  return true;
}

// Dual: the forces that belong to the old acceleration, unless none are better.
static void start_dual(Problem* p, const double* x) {
  start_cost(p, x, p->force);
  if (dual_cost(p) > 0) dense_zero(p->force, p->nefc);
}

bool solve_start(Problem* p, cttSolver solver, const double* warmstart, Arena* arena) {
  start_mul(p, p->b, p->qacc_smooth);
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
    start_mul(p, x, warmstart);
    for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
    if (solver == ctSOL_PGS)
      start_dual(p, x);
    else
      good = start_primal(p, x, warmstart, arena);
  }
  arena_release(arena, mark);
  return good;
}
