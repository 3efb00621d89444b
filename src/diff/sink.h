// Where the terms of a derivative are added. A term is a sum of products left_i right_j of numbers
// of dofs (rows) with numbers of inputs (columns). The same code gives the dense matrix, its
// product with a vector from the left (gradients), or from the right (directional derivatives).
#ifndef DIFF_SINK_H
#define DIFF_SINK_H

#include <stdbool.h>
#include <stddef.h>

// A dense matrix of which only diagonal blocks are kept: where the numbers of row i begin, the
// place of column j in its block, the blocks of both.
typedef struct SinkBlocks {
  const size_t* row_at;
  const int *column_in, *row_block, *column_block;
  bool* spilled; // set when a term joins two blocks; its entries are lost
} SinkBlocks;

typedef struct DiffSink {
  int rows, cols;
  double* matrix;      // rows x cols, += left_i right_j; NULL: not wanted
  SinkBlocks blocks;   // of the matrix; row_at NULL: it is whole
  const double* left;  // rows numbers; with it
  double* row;         //   row_j += sum_i left_i m_ij
  const double* right; // cols numbers; with it
  double* column;      //   column_i += sum_j m_ij right_j
} DiffSink;

// n numbers for each of k products; at: their rows or columns, which begin behind `first`; at NULL:
// in order.
typedef struct DiffSpan {
  const double* x; // k x n
  const int* at;
  int n, first;
} DiffSpan;

static inline int sink_place(const DiffSpan* s, int i) { return s->first + (s->at ? s->at[i] : i); }

static inline double* sink_row(const DiffSink* s, int i) {
  return s->matrix + (s->blocks.row_at ? s->blocks.row_at[i] : (size_t)i * (size_t)s->cols);
}

static inline int sink_column(const DiffSink* s, int j) {
  return s->blocks.row_at ? s->blocks.column_in[j] : j;
}

// m_ij += scale * sum over k of a_ki b_kj
void sink_add(const DiffSink* s, DiffSpan a, DiffSpan b, int k, double scale);

// m_ij += x
void sink_entry(const DiffSink* s, int i, int j, double x);

#endif
