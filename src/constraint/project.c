// AR = Y Y' + diag(R) with Y = J L^-1 D^-1/2, row i of Y for row i of J. Compressed: the columns of
// a row of Y are those of J with their ancestors, ascending; AR is symmetric, columns ascending.
// Working memory of the product is released, efc_AR stays in the arena.
#include "constraint/project.h"

#include "base/assert.h"
#include "constraint/contact_force.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "math/ldl_columns.h"
#include "model/data.h"
#include "model/row_layout.h"
#include "pos/mass_matrix.h"

#include <corten/corten.h>

#include <math.h>
#include <stdint.h>
#include <string.h>

// With M = L' D L and Y = J L^-1 D^-1/2:   J M^-1 J' = Y Y'. A row of Y has the columns of its row
// of J and all their ancestors. Y lies below AR in the arena, until the next step.
typedef struct Half {
  int* nnz;
  int* adr;
  int* col;
  double* y;
} Half;

static void* push_array(ctData* d, size_t n, size_t size) {
  return data_arena_push(d, n * size, 64);
}

static void warn_full(ctData* d) {
  data_warn(d, ctWARN_CNSTRFULL, (int)d->narena,
            "no memory for the dual matrix of %d constraint rows at t=%.6g: raise size memory=",
            d->nefc, d->time);
}

//---------------------------------- full rows -----------------------------------------------------

typedef struct Size {
  int rows, columns;
} Size;

// Row i of Y Y' up to its diagonal, summed over the columns of Y in their order.
static void full_row(double* AR, const double* y, const double* transposed, int i, Size size) {
  double* r = AR + (size_t)i * (size_t)size.rows;
  dense_zero(r, i + 1);
  for (int k = 0; k < size.columns; k++) {
    if (y[k] != 0) dense_addtoscl(r, transposed + (size_t)k * (size_t)size.rows, y[k], i + 1);
  }
}

static bool project_dense(const ctModel* m, ctData* d, const double* sqrt_dinv) {
  int n = d->nefc, nv = (int)m->nv;
  size_t size = (size_t)n * (size_t)n;
  if (size > INT32_MAX) return false;
  double* AR = push_array(d, size, sizeof(double));
  size_t mark = arena_mark(data_arena(d));
  size_t rows = (size_t)n * (size_t)nv;
  double* y = AR ? arena_push(data_arena(d), 2 * rows * sizeof *y, 64) : NULL;
  if (!y) return false;
  Csr p = mass_matrix_pattern(m);
  dense_copy(y, d->efc_J, n * nv);
  ldl_solve_half(&p, d->qLD, sqrt_dinv, y, n);
  dense_transpose(y + rows, y, n, nv);
  for (int i = 0; i < n; i++) full_row(AR, y + (size_t)i * (size_t)nv, y + rows, i, (Size){n, nv});
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      AR[(size_t)j * (size_t)n + (size_t)i] = AR[(size_t)i * (size_t)n + (size_t)j];
    }
    AR[(size_t)i * (size_t)n + (size_t)i] += d->efc_R[i];
  }
  arena_release(data_arena(d), mark);
  d->efc_AR = AR;
  d->nA = (int)size;
  return true;
}

//---------------------------------- compressed rows -----------------------------------------------

// One row of Y: back substitution over its own columns only; x is all zero before and after.
static void half_row(const ctData* d, int i, const LdlHalf* factor, const Half* h, double* x) {
  int adr = d->efc_J_rowadr[i];
  for (int k = adr; k < adr + d->efc_J_rownnz[i]; k++) x[d->efc_J_colind[k]] = d->efc_J[k];
  ldl_columns_solve(factor, (ColumnList){h->col + h->adr[i], h->nnz[i]}, x, h->y + h->adr[i]);
}

static bool make_half(const ctModel* m, ctData* d, Half* h, const double* sqrt_dinv, Scratch s) {
  size_t n = (size_t)d->nefc;
  double* x = SCRATCH(s, double, m->nv);
  unsigned char* mark = SCRATCH(s, unsigned char, m->nv);
  dense_zero(x, (int)m->nv);
  memset(mark, 0, (size_t)m->nv);
  // all ancestors of all columns, at most
  size_t room = 0;
  for (int i = 0; i < d->nefc; i++) {
    size_t row = 0;
    for (int k = d->efc_J_rowadr[i]; k < d->efc_J_rowadr[i] + d->efc_J_rownnz[i]; k++)
      row += (size_t)m->M_rownnz[d->efc_J_colind[k]];
    room += row < (size_t)m->nv ? row : (size_t)m->nv;
  }
  h->nnz = push_array(d, n, sizeof(int));
  h->adr = push_array(d, n, sizeof(int));
  h->col = push_array(d, room, sizeof(int));
  h->y = push_array(d, room, sizeof(double));
  if (!h->nnz || !h->adr || !h->col || !h->y || room > INT32_MAX) return false;
  LdlHalf factor = {mass_matrix_pattern(m), d->qLD, sqrt_dinv};
  for (int i = 0, adr = 0; i < d->nefc; adr += h->nnz[i], i++) {
    ColumnList row = {d->efc_J_colind + d->efc_J_rowadr[i], d->efc_J_rownnz[i]};
    h->adr[i] = adr;
    h->nnz[i] = ldl_columns_close(&factor.pattern, row, h->col + adr, mark);
    CT_ASSERT((size_t)adr + (size_t)h->nnz[i] <= room);
    half_row(d, i, &factor, h, x);
  }
  return true;
}

// The rows that have an entry in each column: Y' without its values, and where they are in y.
typedef struct Columns {
  int* start; // nv + 1
  int* row;
  int* at;
} Columns;

static bool make_columns(const ctModel* m, ctData* d, const Half* h, Columns* c) {
  int nv = (int)m->nv, last = d->nefc - 1;
  size_t size = (size_t)(h->adr[last] + h->nnz[last]);
  c->start = push_array(d, (size_t)nv + 1, sizeof(int));
  c->row = push_array(d, size, sizeof(int));
  c->at = push_array(d, size, sizeof(int));
  if (!c->start || !c->row || !c->at) return false;
  memset(c->start, 0, ((size_t)nv + 1) * sizeof(int));
  for (size_t k = 0; k < size; k++) c->start[h->col[k] + 1]++;
  for (int j = 0; j < nv; j++) c->start[j + 1] += c->start[j];
  for (int i = 0; i <= last; i++) {
    for (int k = h->adr[i]; k < h->adr[i] + h->nnz[i]; k++) {
      int to = c->start[h->col[k]]++;
      c->row[to] = i;
      c->at[to] = k;
    }
  }
  for (int j = nv; j > 0; j--) c->start[j] = c->start[j - 1];
  c->start[0] = 0;
  CT_ASSERT((size_t)c->start[nv] == size);
  return true;
}

// Row i of Y Y' as far as columns are shared: sum is zero where mark is zero.
static void product_row(const Half* h, const Columns* c, int i, double* sum, unsigned char* mark) {
  for (int k = h->adr[i]; k < h->adr[i] + h->nnz[i]; k++) {
    double y = h->y[k];
    int col = h->col[k];
    for (int t = c->start[col]; t < c->start[col + 1]; t++) {
      sum[c->row[t]] += y * h->y[c->at[t]];
      mark[c->row[t]] = 1;
    }
  }
}

static int count_row(const Half* h, const Columns* c, int i, unsigned char* mark, size_t n) {
  int count = 0;
  for (int k = h->adr[i]; k < h->adr[i] + h->nnz[i]; k++) {
    int col = h->col[k];
    for (int t = c->start[col]; t < c->start[col + 1]; t++) {
      count += !mark[c->row[t]];
      mark[c->row[t]] = 1;
    }
  }
  memset(mark, 0, n);
  return count;
}

static bool project_sparse(const ctModel* m, ctData* d, const double* sqrt_dinv, Scratch s) {
  Half h;
  Columns c;
  int n = d->nefc;
  size_t rows = (unsigned)n;
  if (!make_half(m, d, &h, sqrt_dinv, s) || !make_columns(m, d, &h, &c)) return false;
  d->efc_AR_rownnz = push_array(d, (size_t)n, sizeof(int));
  d->efc_AR_rowadr = push_array(d, (size_t)n, sizeof(int));
  double* sum = push_array(d, (size_t)n, sizeof(double));
  unsigned char* mark = push_array(d, (size_t)n, 1);
  if (!d->efc_AR_rownnz || !d->efc_AR_rowadr || !sum || !mark) return false;
  dense_zero(sum, n);
  memset(mark, 0, rows);

  long long total = 0;
  for (int i = 0; i < n; i++) {
    // rows with the same columns meet the same rows
    bool same = i > 0 && d->efc_J_rowsuper[i - 1] > 0;
    d->efc_AR_rowadr[i] = (int)total;
    d->efc_AR_rownnz[i] = same ? d->efc_AR_rownnz[i - 1] : count_row(&h, &c, i, mark, rows);
    total += d->efc_AR_rownnz[i];
    if (total > INT32_MAX) return false;
  }
  d->efc_AR_colind = push_array(d, (size_t)total, sizeof(int));
  d->efc_AR = push_array(d, (size_t)total, sizeof(double));
  if (!d->efc_AR_colind || !d->efc_AR) return false;
  d->nA = (int)total;
  for (int i = 0, k = 0; i < n; i++) {
    product_row(&h, &c, i, sum, mark);
    sum[i] = dense_dot(h.y + h.adr[i], h.y + h.adr[i], h.nnz[i]);
    for (int j = 0; j < n; j++) {
      if (!mark[j]) continue;
      CT_ASSERT(k < d->nA);
      d->efc_AR_colind[k] = j;
      d->efc_AR[k++] = sum[j] + (i == j ? d->efc_R[i] : 0);
      sum[j] = 0;
      mark[j] = 0;
    }
  }
  return true;
}

size_t constraint_project_scratch(const ctModel* m) {
  return 2 * SCRATCH_SIZE(double, m->nv) + SCRATCH_SIZE(unsigned char, m->nv);
}

void constraint_project(const ctModel* m, ctData* d) {
  if (d->nefc == 0 || !contact_force_dual(m)) return;
  Scratch s = data_scratch(d);
  double* sqrt_dinv = SCRATCH(s, double, m->nv);
  for (int i = 0; i < m->nv; i++) {
    sqrt_dinv[i] = 1 / sqrt(d->qLD[m->M_rowadr[i] + m->M_rownnz[i] - 1]);
  }
  bool good =
      row_layout_sparse(m) ? project_sparse(m, d, sqrt_dinv, s) : project_dense(m, d, sqrt_dinv);
  if (good) return;
  warn_full(d);
  data_arena_clear_rows(d);
}
