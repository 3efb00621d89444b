#include "pos/mass_matrix.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "base/simd.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "math/wide.h"
#include "model/data.h"
#include "pos/rigid.h"
#include "pos/tendon.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

// crb = inertia of a body with everything behind it. Along a chain the sum stays in registers.
WIDE_INLINE void composite(const ctModel* m, ctData* d) {
  real* crb = d->crb;
  int last = (int)m->nbody - 1;
  dense_copy(crb, d->cinert, 10 * (int)m->nbody);
  real sum[10];
  copy10(sum, crb + 10 * last);
  for (int b = last; b > 0; b--) {
    int parent = m->body_parentid[b];
    if (parent > 0) {
      real* up = crb + 10 * parent;
      for (int k = 0; k < 10; k++) sum[k] = up[k] + sum[k];
      copy10(up, sum);
    }
    if (parent != b - 1) copy10(sum, crb + 10 * (b - 1));
  }
}

// The motions of all dofs, component by component, so that a run of dofs is a run of memory.
typedef struct Motions {
  real* s[6];
  int* first; // first[j]: the first dof of the run, each the parent of the next, that ends in j
} Motions;

enum { PAD = 4 }; // a vector may read beyond the last motion

WIDE_INLINE Motions motions(const ctModel* m, const ctData* d, Scratch s) {
  int nv = (int)m->nv, room = nv + PAD;
  real* block = SCRATCH(s, real, 6 * room);
  int* first = SCRATCH(s, int, nv);
  Motions t = {
      {block, block + room, block + 2 * room, block + 3 * room, block + 4 * room, block + 5 * room},
      first};
  for (int j = 0; j < nv; j++) {
    for (int k = 0; k < 6; k++) t.s[k][j] = d->cdof[6 * j + k];
    first[j] = j > 0 && m->dof_parentid[j] == j - 1 ? first[j - 1] : j;
  }
  for (int k = 0; k < 6; k++) {
    for (int j = nv; j < room; j++) t.s[k][j] = real_set(0);
  }
  return t;
}

// row_j = s_j . f for the dofs j of a run [a, a + n)
WIDE_INLINE void run_dots(real* row, const Motions* t, const real* f, int a, int n) {
  const real *s0 = t->s[0] + a, *s1 = t->s[1] + a, *s2 = t->s[2] + a;
  const real *s3 = t->s[3] + a, *s4 = t->s[4] + a, *s5 = t->s[5] + a;
#if !defined(CT_LANES)
  for (int j = 0; j < n; j += 4) {
    double4 v0, v1, v2, v3, v4, v5;
    simd_load4(&v0, s0 + j);
    simd_load4(&v1, s1 + j);
    simd_load4(&v2, s2 + j);
    simd_load4(&v3, s3 + j);
    simd_load4(&v4, s4 + j);
    simd_load4(&v5, s5 + j);
    double4 r = ((v0 * f[0] + v2 * f[2]) + (v1 * f[1] + v3 * f[3])) + (v4 * f[4] + v5 * f[5]);
    if (j + 4 <= n) {
      simd_store4(row + j, &r);
    } else {
      row[j] = r[0];
      if (j + 1 < n) row[j + 1] = r[1];
      if (j + 2 < n) row[j + 2] = r[2];
    }
  }
#else
  for (int j = 0; j < n; j++) {
    row[j] = ((s0[j] * f[0] + s2[j] * f[2]) + (s1[j] * f[1] + s3[j] * f[3])) +
             (s4[j] * f[4] + s5[j] * f[5]);
  }
#endif
}

// M(i,j) = s_j . (I_i s_i) for each ancestor j of i, run by run from the diagonal towards the root
WIDE_INLINE void fill(const ctModel* m, const ctData* d, const Motions* t) {
  for (int i = 0; i < m->nv; i++) {
    real* end = d->M + m->M_rowadr[i] + m->M_rownnz[i];
    // a simple body's inertia is diagonal and never changes
    if (m->dof_simplenum[i]) {
      end[-1] = real_set(m->dof_M0[i]);
      continue;
    }
    real f[6], *at = end;
    rigid_inertia_mul(f, d->crb + 10 * m->dof_bodyid[i], d->cdof + 6 * i);
    for (int j = i; j >= 0;) {
      int a = t->first[j];
      at -= j - a + 1;
      run_dots(at, t, f, a, j - a + 1);
      j = m->dof_parentid[a];
    }
    end[-1] += m->dof_armature[i];
  }
}

// qM has the rows of M backwards, and the zeros of simple dofs too.
WIDE_INLINE void legacy(const ctModel* m, ctData* d) {
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    int n = m->M_rownnz[i], room = (i + 1 < nv ? m->dof_Madr[i + 1] : (int)m->nM) - m->dof_Madr[i];
    const real* restrict row = d->M + m->M_rowadr[i];
    real* restrict out = d->qM + m->dof_Madr[i];
    CT_VALIDATE(n <= room);
    for (int k = 0; k < n; k++) out[k] = row[n - 1 - k];
    for (int k = n; k < room; k++) out[k] = real_set(0);
  }
}

WIDE_INLINE void crb(const ctModel* m, ctData* d) {
  composite(m, d);
  Motions t = motions(m, d, data_scratch(d));
  fill(m, d, &t);
  legacy(m, d);
}

WIDE_TARGET static void crb_wide(const ctModel* m, ctData* d) { crb(m, d); }

void mass_matrix(const ctModel* m, ctData* d) { WIDE_CALL(crb, m, d); }

void mass_matrix_diagonal(const ctModel* m, ctData* d, real* diagonal) {
  composite(m, d);
  for (int i = 0; i < m->nv; i++) {
    real f[6];
    rigid_inertia_mul(f, d->crb + 10 * m->dof_bodyid[i], d->cdof + 6 * i);
    diagonal[i] = m->dof_armature[i] + rigid_dot(d->cdof + 6 * i, f);
  }
}

void mass_matrix_factor(const ctModel* m, ctData* d) {
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qLD, d->M, (int)m->nC);
  ldl_factor(&p, d->qLD, d->qLDiagInv);
}

//---------------------------------- solve and multiply --------------------------------------------

// Are the n columns consecutive numbers?
static inline bool is_run(const int* col, int n) { return col[n - 1] - col[0] == n - 1; }

// a . x[col]: four partial sums, then the rest one by one. The last numbers of x have just been
// written one by one, and a vector load would wait for them, so vectors are only for what lies
// further back.
WIDE_INLINE real row_dot(const real* a, const real* x, const int* col, int n) {
  int n4 = n & ~3, k = 0;
  real s0 = real_set(0), s1 = s0, s2 = s0, s3 = s0, sum = s0;
#if !defined(CT_LANES)
  if (n >= 12 && is_run(col, n4)) {
    double4 s = {0}, u, v;
    for (; k + 8 <= n4; k += 4) {
      simd_load4(&u, a + k);
      simd_load4(&v, x + col[0] + k);
      s += u * v;
    }
    s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3];
  }
#endif
  for (; k < n4; k += 4) {
    s0 += a[k] * x[col[k]];
    s1 += a[k + 1] * x[col[k + 1]];
    s2 += a[k + 2] * x[col[k + 2]];
    s3 += a[k + 3] * x[col[k + 3]];
  }
  if (n4 > 0) sum = (s0 + s2) + (s1 + s3);
  for (; k < n; k++) sum += a[k] * x[col[k]];
  return sum;
}

// x = L^-1 D^-1 L'^-1 x for the dofs of the range
WIDE_INLINE void solve(const ctModel* m, const real* L, const real* dinv, real* x,
                       const int* range) {
  const int *nnz = m->M_rownnz, *adr = m->M_rowadr;
  const int first = range[0], end = range[1];
  for (int i = end - 1; i > first; i--) {
    int n = nnz[i] - 1;
    if (n == 0) continue;
    const int* col = m->M_colind + adr[i];
    if (is_run(col, n))
      dense_addtoscl(x + col[0], L + adr[i], -x[i], n);
    else
      sparse_addtoscl(x, L + adr[i], col, n, -x[i]);
  }
  for (int i = first; i < end; i++) x[i] *= dinv[i];
  for (int i = first + 1; i < end; i++) {
    int n = nnz[i] - 1;
    if (n == 0) continue;
    const int* col = m->M_colind + adr[i];
    x[i] -= row_dot(L + adr[i], x, col, n);
  }
}

WIDE_TARGET static void solve_wide(const ctModel* m, const real* L, const real* dinv, real* x,
                                   const int* range) {
  solve(m, L, dinv, x, range);
}

void mass_matrix_solve(const ctModel* m, const real* L, const real* dinv, real* x) {
  const int all[2] = {0, (int)m->nv};
  WIDE_CALL(solve, m, L, dinv, x, all);
}

void mass_matrix_solve_range(const ctModel* m, const real* L, const real* dinv, real* x,
                             const int range[2]) {
  WIDE_CALL(solve, m, L, dinv, x, range);
}

// Row by row: the diagonal, then both triangles from the nearest ancestor to the root.
void mass_matrix_mul(const ctModel* m, const ctData* d, real* r, const real* x) {
  CT_ASSERT(m->nv == 0 || r != x);
  for (int i = 0; i < m->nv; i++) {
    const real* row = d->M + m->M_rowadr[i];
    const int* col = m->M_colind + m->M_rowadr[i];
    int n = m->M_rownnz[i] - 1;
    real xi = x[i], sum = row[n] * xi;
    for (int k = n - 1; k >= 0; k--) {
      sum += row[k] * x[col[k]];
      r[col[k]] += row[k] * xi;
    }
    r[i] = sum;
  }
}

//---------------------------------- public --------------------------------------------------------

void ct_crb(const ctModel* m, ctData* d) { mass_matrix(m, d); }

void ct_makeM(const ctModel* m, ctData* d) {
  mass_matrix(m, d);
  tendon_armature(m, d);
}

void ct_factorM(const ctModel* m, ctData* d) { mass_matrix_factor(m, d); }

void ct_solveM(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, int n) {
  CT_ASSERT(n >= 0);
  int nv = (int)m->nv;
  if (x != y) dense_copy(x, y, n * nv);
  for (int k = 0; k < n; k++) mass_matrix_solve(m, d->qLD, d->qLDiagInv, x + k * nv);
}

void ct_solveM2(const ctModel* m, ctData* d, cttNum* x, const cttNum* y, const cttNum* sqrtInvD,
                int n) {
  Csr p = mass_matrix_pattern(m);
  dense_copy(x, y, n * (int)m->nv);
  ldl_solve_half(&p, d->qLD, sqrtInvD, x, n);
}

void ct_mulM(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  mass_matrix_mul(m, d, res, vec);
}

// D^1/2 L vec, so that its square is twice the kinetic energy of vec
void ct_mulM2(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  CT_ASSERT(m->nv == 0 || res != vec);
  for (int i = 0; i < m->nv; i++) {
    const cttNum* row = d->qLD + m->M_rowadr[i];
    int n = m->M_rownnz[i] - 1;
    res[i] = sqrt(row[n]) * (vec[i] + row_dot(row, vec, m->M_colind + m->M_rowadr[i], n));
  }
}

// M is in the layout of qM.
void ct_fullM(const ctModel* m, cttNum* dst, const cttNum* M) {
  int nv = (int)m->nv;
  dense_zero(dst, nv * nv);
  for (int i = 0; i < nv; i++) {
    const cttNum* row = M + m->dof_Madr[i];
    for (int j = i; j >= 0; j = m->dof_parentid[j]) dst[i * nv + j] = dst[j * nv + i] = *row++;
  }
}

// Add M to a matrix: dense when no pattern is given; else in compressed rows of which the lower
// triangle holds the pattern of M.
void ct_addM(const ctModel* m, ctData* d, cttNum* dst, int* rownnz, int* rowadr, int* colind) {
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    const cttNum* row = d->M + m->M_rowadr[i];
    const int* col = m->M_colind + m->M_rowadr[i];
    int n = m->M_rownnz[i];
    if (!rownnz) {
      for (int k = 0; k < n; k++) dst[i * nv + col[k]] += row[k];
      continue;
    }
    for (int k = 0, at = rowadr[i]; k < n; k++) {
      while (at < rowadr[i] + rownnz[i] && colind[at] < col[k]) at++;
      CT_ASSERT(at < rowadr[i] + rownnz[i] && colind[at] == col[k]);
      dst[at] += row[k];
    }
  }
}
