// What the dual solvers share. The dual problem is over forces f:
//   minimize 1/2 f' (A + R) f + b' f   with f in its cone,   A = J M^-1 J', b = J a0 - aref
// AR = A + R may be dense or in compressed rows; the rows of a contact have a full block.
#ifndef SOLVE_DUAL_H
#define SOLVE_DUAL_H

#include "base/simd.h"
#include "solve/problem.h"

enum { DUAL_MAX = 6 };

// 1/2 f' AR f + b' f at p->force
double dual_cost(const Problem* p);

// x += d AR_i, row i (or column i) of AR. For kernels that are built twice (math/wide.h).
SIMD_INLINE void dual_add_row(const Problem* p, double* x, int i, double d) {
  const Csr* c = &p->ar;
  const double* a = p->AR;
  int n = p->nefc;
  if (!c->nnz) {
    a += (size_t)i * n;
  } else {
    const int* col = c->col + c->adr[i];
    a += c->adr[i];
    n = c->nnz[i];
    if (n == 0) return;
    // mostly a run of columns
    if (col[n - 1] - col[0] != n - 1) {
      for (int j = 0; j < n; j++) x[col[j]] += d * a[j];
      return;
    }
    x += col[0];
  }
  int j = 0;
  for (; j + 4 <= n; j += 4) {
    double4 u, v;
    simd_load4(&u, x + j);
    simd_load4(&v, a + j);
    u += d * v;
    simd_store4(x + j, &u);
  }
  for (; j < n; j++) x[j] += d * a[j];
}

// Gradient of the n rows from i on.
void dual_gradient(const Problem* p, double* r, int i, int n);

// AR_ii
static inline double dual_diagonal(const Problem* p, int i) {
  const Csr* c = &p->ar;
  if (!c->nnz) return p->AR[(size_t)i * p->nefc + i];
  const int* col = c->col + c->adr[i];
  int k = 0;
  while (col[k] != i) k++;
  return p->AR[c->adr[i] + k];
}

// Diagonal block of AR: n rows from i on.
void dual_block(const Problem* p, double* A, int i, int n);

// Cost that a change of forces in a block adds; a change for the worse by more than rounding is
// taken back. A: n x n, r: gradient at old.
double dual_change(const double* A, double* force, const double* old, const double* r, int n);

// Friction forces (n = dim - 1) that minimize 1/2 x'Ax + b'x within the ellipse of the normal
// force.
void dual_friction(const double* A, const double* b, const ctContact* con, double normal,
                   double* x);

// States by the forces. Returns the active rows; counts into *nchange those that differ.
int dual_state(Problem* p, int* nchange);

// qfrc_constraint = J' f, qacc = a0 + M^-1 J' f
void dual_finish(Problem* p);

#endif
