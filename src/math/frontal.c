#include "math/frontal.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/frontal_plan.h"
#include "math/wide.h"

#include <math.h>
#include <string.h>

struct Frontal {
  FrontalPlan plan;
  double *U, *front, *stack;
};

Frontal* frontal_new(const Csr* p) {
  Frontal* f = alloc_zero(sizeof *f);
  if (!f || !frontal_plan_make(&f->plan, p)) {
    alloc_free(f);
    return NULL;
  }
  size_t largest = (size_t)f->plan.largest;
  f->U = alloc_bytes(f->plan.factor * sizeof(double));
  f->front = alloc_bytes(largest * largest * sizeof(double));
  f->stack = alloc_bytes(f->plan.stack * sizeof(double));
  if (f->U && f->front && f->stack) return f;
  frontal_free(f);
  return NULL;
}

void frontal_free(Frontal* f) {
  if (!f) return;
  alloc_free(f->U);
  alloc_free(f->front);
  alloc_free(f->stack);
  frontal_plan_free(&f->plan);
  alloc_free(f);
}

size_t frontal_size(const Frontal* f) { return f->plan.factor; }

//---------------------------------- dense front ---------------------------------------------------

enum { BLOCK = 4 };

// row i of the upper triangle -= sum of four rows p times their number in column i
WIDE_INLINE void subtract_rows(double* F, int m, int p, int i) {
  const double *a = F + (size_t)p * (size_t)m, *b = a + m, *c = b + m, *d = c + m;
  double *row = F + (size_t)i * (size_t)m, ai = a[i], bi = b[i], ci = c[i], di = d[i];
  for (int j = i; j < m; j++) row[j] -= (ai * a[j] + bi * b[j]) + (ci * c[j] + di * d[j]);
}

static double safe_pivot(double x, double least, int* replaced) {
  if (x > least) return x;
  (*replaced)++;
  return least;
}

// Row p of U from its pivot, taken from the rows up to `end`.
WIDE_INLINE void eliminate_row(double* F, int m, int p, int end, double pivot) {
  double *row = F + (size_t)p * (size_t)m, inverse = 1 / sqrt(pivot);
  row[p] = sqrt(pivot);
  for (int j = p + 1; j < m; j++) row[j] *= inverse;
  for (int i = p + 1; i < end; i++) {
    double *other = F + (size_t)i * (size_t)m, s = row[i];
    for (int j = i; j < m; j++) other[j] -= s * row[j];
  }
}

typedef struct DenseFront {
  double* F;
  int m, own;
  double least;
  int replaced;
} DenseFront;

// The first `own` rows become those of U, the others are what is left: by blocks of rows, so that
// each number of the rest is read and written once per block.
WIDE_INLINE void eliminate_front(DenseFront* x) {
  int p = 0;
  for (; p + BLOCK <= x->own; p += BLOCK) {
    for (int q = p; q < p + BLOCK; q++) {
      double pivot = safe_pivot(x->F[(size_t)q * (size_t)x->m + (size_t)q], x->least, &x->replaced);
      eliminate_row(x->F, x->m, q, p + BLOCK, pivot);
    }
    for (int i = p + BLOCK; i < x->m; i++) subtract_rows(x->F, x->m, p, i);
  }
  for (; p < x->own; p++) {
    double pivot = safe_pivot(x->F[(size_t)p * (size_t)x->m + (size_t)p], x->least, &x->replaced);
    eliminate_row(x->F, x->m, p, x->m, pivot);
  }
}

WIDE_TARGET static void eliminate_front_wide(DenseFront* x) { eliminate_front(x); }

//---------------------------------- tree of fronts ------------------------------------------------

// Add what is left of a child, the upper triangle of n x n numbers.
static void add_child(double* F, int m, const double* rest, int n, const int* place) {
  for (int i = 0; i < n; i++) {
    double* row = F + (size_t)place[i] * (size_t)m;
    const double* from = rest + (size_t)i * (size_t)n;
    for (int j = i; j < n; j++) row[place[j]] += from[j];
  }
}

// Rests of the children of front s are the last on the stack, its last child on top.
static double* add_children(const Frontal* f, int s, double* top) {
  const Front* up = f->plan.front + s;
  for (int c = up->child; c >= 0; c = f->plan.front[c].sibling) {
    const Front* x = f->plan.front + c;
    int n = x->rows - x->own;
    top -= (size_t)n * (size_t)n;
    add_child(f->front, up->rows, top, n, f->plan.place + x->row_adr + x->own);
  }
  return top;
}

// Copy the rest of a front, the rows behind its own, to the stack.
static double* push_rest(const Front* x, const double* F, double* top) {
  int n = x->rows - x->own;
  for (int i = 0; i < n; i++)
    memcpy(top + (size_t)i * (size_t)n, F + (size_t)(x->own + i) * (size_t)x->rows + x->own,
           (size_t)n * sizeof *top);
  return top + (size_t)n * (size_t)n;
}

int frontal_factor(Frontal* f, const double* A, double least) {
  const FrontalPlan* plan = &f->plan;
  double* top = f->stack;
  int replaced = 0;
  for (int s = 0; s < plan->fronts; s++) {
    const Front* x = plan->front + s;
    size_t m = (size_t)x->rows;
    memset(f->front, 0, m * m * sizeof *f->front);
    for (int k = x->entry_adr; k < x->entry_adr + x->entries; k++)
      f->front[plan->at[k]] += A[plan->entry[k]];
    top = add_children(f, s, top);
    DenseFront dense = {f->front, x->rows, x->own, least, 0};
    WIDE_CALL(eliminate_front, &dense);
    replaced += dense.replaced;
    memcpy(f->U + x->factor, f->front, (size_t)x->own * m * sizeof *f->U);
    top = push_rest(x, f->front, top);
    CT_ASSERT((size_t)(top - f->stack) <= plan->stack);
  }
  return replaced;
}

// U' y = b, then U x = y
void frontal_solve(const Frontal* f, double* x) {
  const FrontalPlan* plan = &f->plan;
  for (int s = 0; s < plan->fronts; s++) {
    const Front* front = plan->front + s;
    const int* at = plan->unknown + front->row_adr;
    for (int k = 0; k < front->own; k++) {
      const double* row = f->U + front->factor + (size_t)k * (size_t)front->rows;
      double y = x[at[k]] /= row[k];
      for (int j = k + 1; j < front->rows; j++) x[at[j]] -= row[j] * y;
    }
  }
  for (int s = plan->fronts - 1; s >= 0; s--) {
    const Front* front = plan->front + s;
    const int* at = plan->unknown + front->row_adr;
    for (int k = front->own - 1; k >= 0; k--) {
      const double* row = f->U + front->factor + (size_t)k * (size_t)front->rows;
      double sum = x[at[k]];
      for (int j = k + 1; j < front->rows; j++) sum -= row[j] * x[at[j]];
      x[at[k]] = sum / row[k];
    }
  }
}
