// Of the three outputs of a sink any may be missing. Rows of a dense matrix are summed up in a
// buffer, whose numbers then go to their columns.
#include "diff/sink.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/wide.h"

enum { CHUNK = 64 };

// Numbers begin to begin + n of row i of scale a' b.
WIDE_INLINE void sum_products(const DiffSpan* a, const DiffSpan* b, const int part[4],
                              const double* scale, double* sum) {
  int i = part[0], k = part[1], begin = part[2], n = part[3];
  const double *first = b->x + begin, x = *scale * a->x[i];
  for (int j = 0; j < n; j++) sum[j] = x * first[j];
  for (int c = 1; c < k; c++)
    simd_axpy(sum, *scale * a->x[c * a->n + i], b->x + c * b->n + begin, n);
}

WIDE_TARGET static void sum_products_wide(const DiffSpan* a, const DiffSpan* b, const int part[4],
                                          const double* scale, double* sum) {
  sum_products(a, b, part, scale, sum);
}

// The block of all columns of b, -1: they are of several.
static int find_block(const DiffSink* s, const DiffSpan* b) {
  const int* of = s->blocks.column_block;
  int block = of[sink_place(b, 0)];
  for (int j = 1; j < b->n; j++)
    if (of[sink_place(b, j)] != block) return -1;
  return block;
}

static void add_dense(const DiffSink* s, const DiffSpan* a, const DiffSpan* b, int k,
                      double scale) {
  bool whole = !s->blocks.row_at;
  int block = whole ? 0 : find_block(s, b);
  for (int i = 0; i < a->n; i++) {
    int at = sink_place(a, i);
    if (!whole && s->blocks.row_block[at] != block) {
      *s->blocks.spilled = true;
      return;
    }
    double *row = sink_row(s, at), sum[CHUNK];
    for (int begin = 0; begin < b->n; begin += CHUNK) {
      int n = b->n - begin < CHUNK ? b->n - begin : CHUNK, part[4] = {i, k, begin, n};
      WIDE_CALL(sum_products, a, b, part, &scale, sum);
      for (int j = 0; j < n; j++) row[sink_column(s, sink_place(b, begin + j))] += sum[j];
    }
  }
}

// to_j += scale (sum_i x_i a_ki) b_kj
static void add_product(const DiffSpan* a, const double* x, const DiffSpan* b, double* to, int k,
                        double scale) {
  for (int c = 0; c < k; c++) {
    double sum = 0;
    for (int i = 0; i < a->n; i++) sum += x[sink_place(a, i)] * a->x[c * a->n + i];
    sum *= scale;
    if (sum == 0) continue;
    for (int j = 0; j < b->n; j++) to[sink_place(b, j)] += sum * b->x[c * b->n + j];
  }
}

void sink_add(const DiffSink* s, DiffSpan a, DiffSpan b, int k, double scale) {
  if (a.n == 0 || b.n == 0) return;
  CT_ASSERT(sink_place(&a, a.n - 1) < s->rows && sink_place(&a, 0) >= 0);
  CT_ASSERT(sink_place(&b, b.n - 1) < s->cols && sink_place(&b, 0) >= 0);
  if (s->matrix) add_dense(s, &a, &b, k, scale);
  if (s->left) add_product(&a, s->left, &b, s->row, k, scale);
  if (s->right) add_product(&b, s->right, &a, s->column, k, scale);
}

static void add_to_matrix(const DiffSink* s, int i, int j, double x) {
  if (s->blocks.row_at && s->blocks.row_block[i] != s->blocks.column_block[j])
    *s->blocks.spilled = *s->blocks.spilled || x != 0;
  else
    sink_row(s, i)[sink_column(s, j)] += x;
}

void sink_entry(const DiffSink* s, int i, int j, double x) {
  CT_ASSERT(i >= 0 && i < s->rows && j >= 0 && j < s->cols);
  if (s->matrix) add_to_matrix(s, i, j, x);
  if (s->left) s->row[j] += s->left[i] * x;
  if (s->right) s->column[i] += x * s->right[j];
}
