// Groups cover the rows in order without a gap; a group has at most TILED_ROWS_MAX rows, which
// share their blocks of 4 columns, ascending. Numbers of a block outside the columns of the row are
// zero. All memory is of the arena of the solver.
#include "solve/tiled_rows.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/wide.h"

//---------------------------------- groups --------------------------------------------------------

// Do rows i and j have the same columns?
static bool same_columns(const Csr* p, int i, int j) {
  return p->nnz[i] == p->nnz[j] &&
         !memcmp(p->col + p->adr[i], p->col + p->adr[j], (size_t)p->nnz[i] * sizeof(int));
}

// Rows of the group that starts with row i: those of one contact, or of one equality with the same
// columns.
static int group_size(const Problem* p, int i) {
  if (problem_is_pyramid(p, i)) return 2 * (p->contact[p->id[i]].dim - 1);
  if (problem_is_elliptic(p, i)) return p->contact[p->id[i]].dim;
  int n = 1;
  while (n < 6 && i + n < p->ne && p->id[i + n] == p->id[i] &&
         (!p->jacobian.nnz || same_columns(&p->jacobian, i, i + n))) {
    n++;
  }
  return n;
}

static int make_groups(TiledRows* t, const Problem* p) {
  int g = 0;
  for (int i = 0; i < p->nefc; g++) {
    CT_ASSERT(g < p->nefc);
    t->row[g] = i;
    i += group_size(p, i);
  }
  CT_ASSERT(g == 0 || t->row[g - 1] + TILED_ROWS_MAX >= p->nefc);
  t->row[g] = p->nefc;
  return g;
}

//---------------------------------- sparse --------------------------------------------------------

// Blocks of the columns of a row, ascending. The columns are ascending too, except those of flex
// edges under moving bodies, whose addresses MuJoCo 3.5.0 confuses and we with it.
static int blocks_of(const int* c, int n, int* col) {
  int count = 0;
  for (int k = 0; k < n; k++) {
    int block = c[k] / TILE, at = count;
    while (at > 0 && col[at - 1] > block) at--;
    if (at > 0 && col[at - 1] == block) continue;
    for (int j = count; j > at; j--) col[j] = col[j - 1];
    col[at] = block;
    count++;
  }
  return count;
}

static bool build_sparse(TiledRows* t, const Problem* p, Arena* arena) {
  const Csr* J = &p->jacobian;
  size_t nval = 0;
  int ncol = 0, *some = arena_push(arena, (size_t)tile_count(p->nv) * sizeof(int), 8);
  if (!some) return false;
  for (int g = 0; g < t->ngroup; g++) {
    int i = t->row[g], n = blocks_of(J->col + J->adr[i], J->nnz[i], some);
    t->adr[g] = ncol;
    t->start[g] = nval;
    ncol += n;
    nval += (size_t)n * (t->row[g + 1] - i);
    if (n > t->widest) t->widest = n;
  }
  t->adr[t->ngroup] = ncol;
  t->start[t->ngroup] = nval;
  t->col = arena_push(arena, (size_t)ncol * sizeof(int), 8);
  t->val = arena_push(arena, TILE * nval * sizeof(double), 32);
  if (!t->col || !t->val) return false;
  memset(t->val, 0, TILE * nval * sizeof(double));

  for (int g = 0; g < t->ngroup; g++) {
    int first = t->row[g], width = tiled_rows_width(t, g);
    int* col = t->col + t->adr[g];
    int n = blocks_of(J->col + J->adr[first], J->nnz[first], col);
    CT_ASSERT(n == width);
    for (int i = first; i < t->row[g + 1]; i++) {
      const int* c = J->col + J->adr[i];
      const double* from = p->J + J->adr[i];
      double* to = t->val + TILE * (t->start[g] + (size_t)width * (i - first));
      for (int k = 0, b = 0; k < J->nnz[i]; k++) {
        if (col[b] > c[k] / TILE) b = 0;
        while (col[b] != c[k] / TILE) b++;
        CT_VALIDATE(b < width);
        to[TILE * b + c[k] % TILE] += from[k];
      }
    }
  }
  return true;
}

//---------------------------------- dense ---------------------------------------------------------

// Is any of the n numbers of column block c of `rows` rows not zero?
static bool block_used(const double* J, int nv, int rows, int n) {
  for (int i = 0; i < rows; i++, J += nv) {
    for (int k = 0; k < n; k++) {
      if (J[k] != 0) return true;
    }
  }
  return false;
}

static void copy_dense(TiledRows* t, const Problem* p, int g) {
  int nv = p->nv, first = t->row[g], rows = t->row[g + 1] - first, width = tiled_rows_width(t, g);
  const int* col = t->col + t->adr[g];
  double* to = t->val + TILE * t->start[g];
  for (int i = first; i < first + rows; i++) {
    const double* from = p->J + (size_t)i * nv;
    for (int b = 0; b < width; b++, to += TILE) {
      int c = TILE * col[b];
      if (c + TILE <= nv) {
        memcpy(to, from + c, TILE * sizeof(double));
      } else {
        for (int k = 0; k < TILE; k++) to[k] = c + k < nv ? from[c + k] : 0;
      }
    }
  }
}

static bool build_dense(TiledRows* t, const Problem* p, Arena* arena) {
  int nv = p->nv, nb = tile_count(nv), ncol = 0;
  size_t nval = 0;
  t->col = arena_push(arena, (size_t)nb * t->ngroup * sizeof(int), 8);
  t->val = arena_push(arena, (size_t)TILE * nb * p->nefc * sizeof(double), 32);
  if (!t->col || !t->val) return false;
  for (int g = 0; g < t->ngroup; g++) {
    int first = t->row[g], rows = t->row[g + 1] - first;
    const double* J = p->J + (size_t)first * nv;
    t->adr[g] = ncol;
    t->start[g] = nval;
    for (int b = 0; b < nb; b++) {
      int c = TILE * b, n = nv - c < TILE ? nv - c : TILE;
      if (block_used(J + c, nv, rows, n)) t->col[ncol++] = b;
      CT_VALIDATE(ncol <= nb * (g + 1));
    }
    t->adr[g + 1] = ncol;
    int width = tiled_rows_width(t, g);
    if (width > t->widest) t->widest = width;
    nval += (size_t)width * rows;
    copy_dense(t, p, g);
  }
  t->start[t->ngroup] = nval;
  return true;
}

bool tiled_rows_build(TiledRows* t, const Problem* p, Arena* arena) {
  int n = p->nefc;
  *t = (TiledRows){.nv = p->nv, .nrow = n};
  t->row = arena_push(arena, (size_t)(n + 1) * sizeof(int), 8);
  t->adr = arena_push(arena, (size_t)(n + 1) * sizeof(int), 8);
  t->start = arena_push(arena, (size_t)(n + 1) * sizeof(size_t), 8);
  if (!t->row || !t->adr || !t->start) return false;
  t->ngroup = make_groups(t, p);
  t->adr[0] = 0;
  t->start[0] = 0;
  return p->jacobian.nnz ? build_sparse(t, p, arena) : build_dense(t, p, arena);
}

//---------------------------------- products ------------------------------------------------------

WIDE_INLINE void mul(const TiledRows* t, double* r, const double* v) {
  const double* a = t->val;
  for (int g = 0; g < t->ngroup; g++) {
    const int* col = t->col + t->adr[g];
    int width = tiled_rows_width(t, g);
    for (int i = t->row[g]; i < t->row[g + 1]; i++) {
      double4 s = {0}, x, y;
      for (int b = 0; b < width; b++, a += TILE) {
        simd_load4(&x, a);
        simd_load4(&y, v + TILE * col[b]);
        s += x * y;
      }
      r[i] = simd_sum4(&s);
    }
  }
}

WIDE_TARGET static void mul_wide(const TiledRows* t, double* r, const double* v) { mul(t, r, v); }

void tiled_rows_mul(const TiledRows* t, double* r, const double* v) { WIDE_CALL(mul, t, r, v); }

WIDE_INLINE void mul_t(const TiledRows* t, double* r, const double* f) {
  memset(r, 0, (size_t)TILE * tile_count(t->nv) * sizeof(double));
  for (int g = 0; g < t->ngroup; g++) {
    const int* col = t->col + t->adr[g];
    const double* a = t->val + TILE * t->start[g];
    int width = tiled_rows_width(t, g);
    for (int i = t->row[g]; i < t->row[g + 1]; i++) {
      if (f[i] == 0) {
        a += TILE * width;
        continue;
      }
      for (int b = 0; b < width; b++, a += TILE) {
        double4 x, y;
        simd_load4(&x, a);
        simd_load4(&y, r + TILE * col[b]);
        y += f[i] * x;
        simd_store4(r + TILE * col[b], &y);
      }
    }
  }
}

WIDE_TARGET static void mul_t_wide(const TiledRows* t, double* r, const double* f) {
  mul_t(t, r, f);
}

void tiled_rows_mul_t(const TiledRows* t, double* r, const double* f) { WIDE_CALL(mul_t, t, r, f); }
