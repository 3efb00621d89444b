// M is the lower triangle in compressed rows: row i has the ancestors of dof i, ascending, then i;
// qM is the same matrix in the order of dof_Madr, from the diagonal towards the root. M is
// symmetric and positive, so the factor L' D L has its pattern. crb is about the centre of mass of
// the tree.
#include "pos/mass_matrix.h"

#include "base/assert.h"
#include "base/report.h"
#include "base/scratch.h"
#include "base/simd.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "math/wide.h"
#include "model/data.h"
#include "model/timer.h"
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

enum {
  CHAIN = 8, // dofs whose rows are made together
  PAD = 4    // a vector may read beyond the last motion
};

// The motions of a dof's ancestors from the root, and its own, component by component: what the
// columns of its row of M need, side by side. Dofs are in depth-first order, so a chain of dofs
// replaces the end of the path before it.
typedef struct RootPath {
  real* s[6];
  int* dof;
  int n; // how many are set; what lies behind them is read but not used
} RootPath;

size_t mass_matrix_scratch(const ctModel* m) {
  return SCRATCH_SIZE(real, 6 * (m->nv + PAD)) + SCRATCH_SIZE(int, m->nv);
}

WIDE_INLINE RootPath path_new(const ctModel* m, Scratch s) {
  int room = (int)m->nv + PAD;
  RootPath t;
  real* block = SCRATCH(s, real, 6 * room);
  for (int k = 0; k < 6; k++) t.s[k] = block + k * room;
  t.dof = SCRATCH(s, int, m->nv);
  t.n = 0;
  return t;
}

WIDE_INLINE void path_put(const RootPath* t, const ctData* d, int at, int dof) {
  t->dof[at] = dof;
  for (int k = 0; k < 6; k++) t->s[k][at] = d->cdof[6 * dof + k];
}

// Make the ancestors of dof i what the path begins with, n of them.
WIDE_INLINE void path_enter(const RootPath* t, const ctModel* m, const ctData* d, int i, int n) {
  for (int k = n - 1, j = m->dof_parentid[i]; k >= 0 && (k >= t->n || t->dof[k] != j); k--) {
    path_put(t, d, k, j);
    j = m->dof_parentid[j];
  }
}

// row_j = s_j . f for the n dofs of the path; back: the same from the last to the first
WIDE_INLINE void path_dots(const RootPath* t, const real* f, real* row, real* back, int n) {
  const real *s0 = t->s[0], *s1 = t->s[1], *s2 = t->s[2];
  const real *s3 = t->s[3], *s4 = t->s[4], *s5 = t->s[5];
  int j = 0;
  back += n;
#if !defined(CT_LANES)
  for (; j < n; j += 4) {
    double4 r, v0, v1, v2, v3, v4, v5;
    simd_load4(&v0, s0 + j);
    simd_load4(&v1, s1 + j);
    simd_load4(&v2, s2 + j);
    simd_load4(&v3, s3 + j);
    simd_load4(&v4, s4 + j);
    simd_load4(&v5, s5 + j);
    r = ((v0 * f[0] + v2 * f[2]) + (v1 * f[1] + v3 * f[3])) + (v4 * f[4] + v5 * f[5]);
    if (j + 4 <= n) {
      double4 turned = {r[3], r[2], r[1], r[0]};
      simd_store4(row + j, &r);
      simd_store4(back - j - 4, &turned);
    } else {
      back[-j - 1] = row[j] = r[0];
      if (j + 1 < n) back[-j - 2] = row[j + 1] = r[1];
      if (j + 2 < n) back[-j - 3] = row[j + 2] = r[2];
    }
  }
#else
  for (; j < n; j++) {
    row[j] = ((s0[j] * f[0] + s2[j] * f[2]) + (s1[j] * f[1] + s3[j] * f[3])) +
             (s4[j] * f[4] + s5[j] * f[5]);
    back[-j - 1] = row[j];
  }
#endif
}

// Numbers that dof i has in qM, which has the zeros of simple dofs too.
WIDE_INLINE int legacy_room(const ctModel* m, int i) {
  return (i + 1 < m->nv ? m->dof_Madr[i + 1] : (int)m->nM) - m->dof_Madr[i];
}

// A simple body's inertia is diagonal and never changes.
WIDE_INLINE void simple_row(const ctModel* m, ctData* d, int i) {
  real* back = d->qM + m->dof_Madr[i];
  d->M[m->M_rowadr[i]] = back[0] = real_set(m->dof_M0[i]);
  for (int k = 1; k < legacy_room(m, i); k++) back[k] = real_set(0);
}

// M(i,j) = s_j . (I_i s_i) for each ancestor j of i and i itself; qM has the rows backwards
WIDE_INLINE void chain_rows(const ctModel* m, ctData* d, RootPath* t, int first, int end) {
  real f[CHAIN][6];
  int n = m->M_rownnz[first], before = n - 1;
  path_enter(t, m, d, first, before);
  t->n = before + end - first;
  for (int i = first; i < end; i++) {
    path_put(t, d, before + i - first, i);
    rigid_inertia_mul(f[i - first], d->crb + 10 * m->dof_bodyid[i], d->cdof + 6 * i);
  }
  for (int i = first; i < end; i++, n++) {
    real *row = d->M + m->M_rowadr[i], *back = d->qM + m->dof_Madr[i];
    CT_VALIDATE(n == m->M_rownnz[i] && n == legacy_room(m, i));
    path_dots(t, f[i - first], row, back, n);
    row[n - 1] += m->dof_armature[i];
    back[0] = row[n - 1];
  }
}

WIDE_INLINE void crb(const ctModel* m, ctData* d) {
  int nv = (int)m->nv;
  composite(m, d);
  RootPath t = path_new(m, data_scratch(d));
  for (int i = 0, end; i < nv; i = end) {
    end = i + 1;
    if (m->dof_simplenum[i]) {
      simple_row(m, d, i);
      continue;
    }
    while (end < nv && end < i + CHAIN && m->dof_parentid[end] == end - 1) end++;
    chain_rows(m, d, &t, i, end);
  }
}

WIDE_TARGET static void crb_wide(const ctModel* m, ctData* d) { crb(m, d); }

void mass_matrix(const ctModel* m, ctData* d) { WIDE_CALL(crb, m, d); }

void mass_matrix_diagonal(const ctModel* m, ctData* d, real* diagonal) {
  composite(m, d);
  for (int i = 0; i < m->nv; i++) {
    real f[6];
    rigid_inertia_mul(f, d->crb + 10 * m->dof_bodyid[i], d->cdof + 6 * i);
    diagonal[i] = m->dof_armature[i] + dot6(d->cdof + 6 * i, f);
  }
}

void mass_matrix_factor(const ctModel* m, ctData* d) {
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qLD, d->M, (int)m->nC);
  ldl_factor(&p, d->qLD, d->qLDiagInv);
}

//---------------------------------- solve and multiply --------------------------------------------

void mass_matrix_solve(const ctModel* m, const real* L, const real* dinv, real* x) {
  Csr p = mass_matrix_pattern(m);
  ldl_solve(&p, L, dinv, x, 1);
}

void mass_matrix_solve_range(const ctModel* m, const real* L, const real* dinv, real* x,
                             const int range[2]) {
  Csr p = mass_matrix_pattern(m);
  ldl_solve_range(&p, L, dinv, x, range);
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

void ct_makeM(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  mass_matrix(m, d);
  tendon_add_armature(m, d);
  timer_end(d, ctTIMER_POS_INERTIA, start);
}

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
    res[i] = real_sqrt(row[n]) * (vec[i] + sparse_dot(row, m->M_colind + m->M_rowadr[i], n, vec));
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
      if (at >= rowadr[i] + rownnz[i] || colind[at] != col[k]) {
        report_error("ct_addM: the pattern has no place for row %d, column %d of M", i, col[k]);
        return;
      }
      dst[at] += row[k];
    }
  }
}
