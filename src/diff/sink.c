// Of the three outputs of a sink any may be missing. Rows of a dense matrix are summed up in a
// buffer, whose numbers then go to their columns; the places of these are found once.
#include "diff/sink.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/wide.h"

enum { CHUNK = 64 };

// Some columns of b: their numbers from `begin` on, and their places in a row of the matrix.
typedef struct SpanPart {
  int begin, n, to[CHUNK];
} SpanPart;

// Rows of scale a' b to their places.
WIDE_INLINE void add_part(const DiffSink* s, const DiffSpan* a, const DiffSpan* b, int k,
                          const double* scale, const SpanPart* part) {
  int n = part->n;
  for (int i = 0; i < a->n; i++) {
    const double* first = b->x + part->begin;
    double x = *scale * a->x[i], sum[CHUNK], *row = sink_row(s, sink_place(a, i));
    for (int j = 0; j < n; j++) sum[j] = x * first[j];
    for (int c = 1; c < k; c++) simd_axpy(sum, *scale * a->x[c * a->n + i], first + c * b->n, n);
    for (int j = 0; j < n; j++) row[part->to[j]] += sum[j];
  }
}
WIDE_TARGET static void add_part_wide(const DiffSink* s, const DiffSpan* a, const DiffSpan* b,
                                      int k, const double* scale, const SpanPart* part) {
  add_part(s, a, b, k, scale, part);
}

// Are all rows of a and all columns of b in one block?
static bool is_in_block(const DiffSink* s, const DiffSpan* a, const DiffSpan* b) {
  const int *row = s->blocks.row_block, *column = s->blocks.column_block;
  int block = column[sink_place(b, 0)];
  bool good = true;
  for (int j = 1; j < b->n; j++) good = good && column[sink_place(b, j)] == block;
  for (int i = 0; i < a->n; i++) good = good && row[sink_place(a, i)] == block;
  return good;
}

static void add_dense(const DiffSink* s, const DiffSpan* a, const DiffSpan* b, int k,
                      double scale) {
  if (s->blocks.row_at && !is_in_block(s, a, b)) {
    *s->blocks.spilled = true;
    return;
  }
  if (a->n == 1 && b->n == 1 && k == 1) {
    sink_row(s, sink_place(a, 0))[sink_column(s, sink_place(b, 0))] += scale * a->x[0] * b->x[0];
    return;
  }
  for (int begin = 0; begin < b->n; begin += CHUNK) {
    SpanPart part;
    part.begin = begin;
    part.n = b->n - begin < CHUNK ? b->n - begin : CHUNK;
    for (int j = 0; j < part.n; j++) part.to[j] = sink_column(s, sink_place(b, begin + j));
    WIDE_CALL(add_part, s, a, b, k, &scale, &part);
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
