// Of the three outputs of a sink any may be missing. Columns of a dense matrix are added product by
// product, so that the inner loop runs over memory in order.
#include "diff/sink.h"

#include "base/assert.h"

static void add_dense(const DiffSink* s, const DiffSpan* a, const DiffSpan* b, int k,
                      double scale) {
  for (int i = 0; i < a->n; i++) {
    double* row = s->matrix + (size_t)sink_place(a, i) * (size_t)s->cols + b->first;
    for (int c = 0; c < k; c++) {
      double x = scale * a->x[c * a->n + i];
      if (x == 0) continue;
      const double* y = b->x + c * b->n;
      if (b->at)
        for (int j = 0; j < b->n; j++) row[b->at[j]] += x * y[j];
      else
        for (int j = 0; j < b->n; j++) row[j] += x * y[j];
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
  CT_ASSERT(a.n == 0 || (sink_place(&a, a.n - 1) < s->rows && sink_place(&a, 0) >= 0));
  CT_ASSERT(b.n == 0 || (sink_place(&b, b.n - 1) < s->cols && sink_place(&b, 0) >= 0));
  if (s->matrix) add_dense(s, &a, &b, k, scale);
  if (s->left) add_product(&a, s->left, &b, s->row, k, scale);
  if (s->right) add_product(&b, s->right, &a, s->column, k, scale);
}

void sink_entry(const DiffSink* s, int i, int j, double x) {
  CT_ASSERT(i >= 0 && i < s->rows && j >= 0 && j < s->cols);
  if (s->matrix) s->matrix[(size_t)i * (size_t)s->cols + (size_t)j] += x;
  if (s->left) s->row[j] += s->left[i] * x;
  if (s->right) s->column[i] += x * s->right[j];
}
