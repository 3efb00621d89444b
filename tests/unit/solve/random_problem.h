// Random constrained problems: a forest of dofs, and rows of every kind over it.
#ifndef TESTS_UNIT_SOLVE_RANDOM_PROBLEM_H
#define TESTS_UNIT_SOLVE_RANDOM_PROBLEM_H

#include "base/arena.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "solve/solve.h"
#include "solve/start.h"
#include "unit/math/math_near.h"

enum { RP_NV = 80, RP_ROWS = 400, RP_CONTACTS = 64, RP_STAT = 200 };

typedef struct Kinds {
  int nv, ne, nf, nlimit, ncontact;
  bool elliptic; // or pyramids
  bool sparse;   // Jacobian and AR in compressed rows
} Kinds;

typedef struct Random {
  Problem p;
  Arena arena;
  uint64_t seed, count;
  int parent[RP_NV];
  int M_nnz[RP_NV], M_adr[RP_NV], M_col[RP_NV * RP_NV];
  double M[RP_NV * RP_NV], L[RP_NV * RP_NV], dinv[RP_NV];
  int J_nnz[RP_ROWS], J_adr[RP_ROWS], J_col[RP_ROWS * RP_NV];
  double J[RP_ROWS * RP_NV], dense[RP_ROWS * RP_NV]; // as the problem has it, and dense
  double D[RP_ROWS], R[RP_ROWS], loss[RP_ROWS], aref[RP_ROWS];
  int type[RP_ROWS], id[RP_ROWS];
  ctContact contact[RP_CONTACTS];
  double a0[RP_NV], f0[RP_NV];
  int AR_nnz[RP_ROWS], AR_adr[RP_ROWS], AR_col[RP_ROWS * RP_ROWS];
  double AR[RP_ROWS * RP_ROWS];
  double qacc[RP_NV], b[RP_ROWS], force[RP_ROWS], qfrc[RP_NV];
  int state[RP_ROWS];
  ctSolverStat stat[RP_STAT];
} Random;

// in (-1, 1)
static inline double random_next(Random* r) {
  double x;
  near_fill(&x, 1, r->seed * 1000003 + r->count++);
  return x;
}

static inline int random_int(Random* r, int n) {
  return (int)(0.5 * (random_next(r) + 1) * n * 0.999999);
}

static inline void random_inertia(Random* r, int nv) {
  int n = 0;
  for (int i = 0; i < nv; i++) {
    r->parent[i] = i == 0 || random_next(r) > 0.9 ? -1 : i - 1 - random_int(r, i < 4 ? i : 4);
    int chain[RP_NV], m = 0;
    for (int j = i; j >= 0; j = r->parent[j]) chain[m++] = j;
    r->M_adr[i] = n;
    r->M_nnz[i] = m;
    for (int k = m - 1; k >= 0; k--) {
      r->M_col[n] = chain[k];
      r->M[n++] = k ? 0.1 * random_next(r) : 2 + 0.2 * nv + random_next(r);
    }
  }
  r->p.inertia = (Csr){nv, r->M_nnz, r->M_adr, r->M_col};
  memcpy(r->L, r->M, sizeof r->M);
  ldl_factor(&r->p.inertia, r->L, r->dinv);
  for (int i = 0; i < nv; i++) r->a0[i] = 5 * random_next(r);
  ldl_mul(&r->p.inertia, r->M, r->f0, r->a0);
}

// n rows that depend on the ancestors of two random dofs
static inline void random_rows(Random* r, int n, int type, int id) {
  Problem* p = &r->p;
  bool used[RP_NV] = {0};
  for (int k = 0; k < 2; k++) {
    for (int j = random_int(r, p->nv); j >= 0; j = r->parent[j]) used[j] = true;
  }
  for (int k = 0; k < n; k++) {
    int i = p->nefc++;
    r->type[i] = type;
    r->id[i] = id;
    for (int j = 0; j < p->nv; j++) r->dense[i * p->nv + j] = used[j] ? random_next(r) : 0;
    r->R[i] = 0.02 + 0.05 * (1 + random_next(r));
    r->aref[i] = 10 * random_next(r);
    r->loss[i] = 0;
  }
}

static inline void random_contact(Random* r, int id, bool elliptic) {
  static const int dims[] = {1, 3, 4, 6};
  ctContact* c = r->contact + id;
  *c = (ctContact){.dim = dims[id % 4], .efc_address = r->p.nefc};
  for (int j = 0; j < 5; j++) c->friction[j] = 0.3 + 0.2 * random_next(r);
  c->mu = c->friction[0];
  int first = r->p.nefc;
  if (c->dim == 1) {
    random_rows(r, 1, ctCNSTR_CONTACT_FRICTIONLESS, id);
  } else if (!elliptic) {
    random_rows(r, 2 * (c->dim - 1), ctCNSTR_CONTACT_PYRAMIDAL, id);
  } else {
    random_rows(r, c->dim, ctCNSTR_CONTACT_ELLIPTIC, id);
    r->R[first + 1] = r->R[first];
    for (int j = 2; j < c->dim; j++) {
      double s = c->friction[0] / c->friction[j - 1];
      r->R[first + j] = r->R[first] * s * s;
    }
  }
}

// J in the form of the problem, and AR = J M^-1 J' + R.
static inline void random_matrices(Random* r, bool sparse) {
  Problem* p = &r->p;
  int nv = p->nv, n = p->nefc, nnz = 0;
  for (int i = 0; i < n; i++) {
    r->D[i] = 1 / r->R[i];
    double y[RP_NV];
    memcpy(y, r->dense + i * nv, (size_t)nv * sizeof(double));
    ldl_solve(&p->inertia, r->L, r->dinv, y, 1);
    r->AR_nnz[i] = n;
    r->AR_adr[i] = i * n;
    for (int j = 0; j < n; j++) {
      r->AR[i * n + j] = dense_dot(y, r->dense + j * nv, nv) + (i == j ? r->R[i] : 0);
      r->AR_col[i * n + j] = j;
    }
    r->J_adr[i] = nnz;
    for (int j = 0; j < nv && sparse; j++) {
      if (r->dense[i * nv + j] == 0) continue;
      r->J_col[nnz] = j;
      r->J[nnz++] = r->dense[i * nv + j];
    }
    r->J_nnz[i] = nnz - r->J_adr[i];
  }
  if (!sparse) memcpy(r->J, r->dense, (size_t)(n * nv) * sizeof(double));
  p->jacobian = sparse ? (Csr){n, r->J_nnz, r->J_adr, r->J_col} : (Csr){n, NULL, NULL, NULL};
  p->ar = sparse ? (Csr){n, r->AR_nnz, r->AR_adr, r->AR_col} : (Csr){n, NULL, NULL, NULL};
}

static inline void random_outputs(Random* r) {
  Problem* p = &r->p;
  p->M = r->M, p->L = r->L, p->dinv = r->dinv, p->J = r->J, p->AR = r->AR;
  p->D = r->D, p->R = r->R, p->frictionloss = r->loss, p->aref = r->aref;
  p->type = r->type, p->id = r->id, p->contact = r->contact;
  p->qacc_smooth = r->a0, p->qfrc_smooth = r->f0;
  p->tolerance = 1e-12, p->ls_tolerance = 0.01, p->noslip_tolerance = 1e-12;
  p->iterations = 100, p->ls_iterations = 50, p->noslip_iterations = 50;
  p->scale = 1.0 / p->nv;
  p->qacc = r->qacc, p->b = r->b, p->force = r->force, p->state = r->state;
  p->qfrc_constraint = r->qfrc, p->stat = r->stat, p->nstat = RP_STAT;
}

static inline Random* random_make(Kinds k, uint64_t seed) {
  Random* r = (Random*)calloc(1, sizeof(Random));
  assert_non_null(r);
  assert_true(arena_init(&r->arena, (size_t)1 << 26, 0));
  r->seed = seed;
  r->p.nv = k.nv;
  random_inertia(r, k.nv);
  for (int i = 0; i < k.ne; i++) random_rows(r, 1 + random_int(r, 3), ctCNSTR_EQUALITY, i);
  r->p.ne = r->p.nefc;
  for (int i = 0; i < k.nf; i++) random_rows(r, 1, ctCNSTR_FRICTION_DOF, i);
  r->p.nf = k.nf;
  for (int i = r->p.ne; i < r->p.nefc; i++) r->loss[i] = 2 + random_next(r);
  for (int i = 0; i < k.nlimit; i++) random_rows(r, 1, ctCNSTR_LIMIT_JOINT, i);
  for (int i = 0; i < k.ncontact; i++) random_contact(r, i, k.elliptic);
  assert_true(r->p.nefc <= RP_ROWS);
  random_matrices(r, k.sparse);
  random_outputs(r);
  return r;
}

static inline void random_free(Random* r) {
  arena_free(&r->arena);
  free(r);
}

// From a cold start.
static inline void random_solve(Random* r, cttSolver solver) {
  assert_true(start_problem(&r->p, solver, NULL, &r->arena));
  assert_true(solve_problem(&r->p, solver, &r->arena));
  assert_int_equal((int)arena_mark(&r->arena), 0);
}

// M + J' W J at the states of the rows: dense, both triangles.
static inline void random_hessian(double* H, const Random* r) {
  const Problem* p = &r->p;
  int nv = p->nv;
  dense_zero(H, nv * nv);
  for (int i = 0; i < nv; i++) {
    for (int k = 0; k < r->M_nnz[i]; k++) {
      int j = r->M_col[r->M_adr[i] + k];
      H[i * nv + j] = H[j * nv + i] = r->M[r->M_adr[i] + k];
    }
  }
  for (int a = 0; a < p->nefc; a++) {
    for (int b = 0; b < p->nefc; b++) {
      double w = a == b && p->state[a] == ctCNSTRSTATE_QUADRATIC ? p->D[a] : 0;
      if (p->state[a] == ctCNSTRSTATE_CONE && p->type[b] == p->type[a] && p->id[a] == p->id[b]) {
        const ctContact* c = p->contact + p->id[a];
        w = c->H[(a - c->efc_address) * c->dim + b - c->efc_address];
      }
      if (w == 0) continue;
      for (int i = 0; i < nv; i++) {
        for (int j = 0; j < nv; j++) {
          H[i * nv + j] += w * r->dense[a * nv + i] * r->dense[b * nv + j];
        }
      }
    }
  }
}

// Some of everything.
static const Kinds random_kinds[] = {
    {7, 0, 0, 3, 0, false, false},  {13, 2, 3, 2, 4, false, false}, {20, 2, 4, 3, 6, true, false},
    {33, 1, 8, 4, 12, false, true}, {48, 3, 6, 5, 14, true, true},  {80, 2, 9, 7, 20, true, true},
};
enum { RANDOM_KINDS = 6 };

#endif
