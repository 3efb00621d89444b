#include "diff/columns.h"

#include "diff/block_factor.h"
#include "math/dense.h"
#include "math/wide.h"
#include "model/awake.h"

#include <string.h>

size_t columns_size(const DiffPoint* p, const BlockSet* blocks) {
  return blocks ? blocks->size : (size_t)p->x.m->nv * (size_t)p->x.col.n;
}

int columns_count(const DiffPoint* p, const InputColumns* t, int b) {
  return t->blocks ? block_set_columns(t->blocks, b) : p->x.col.n;
}

double* columns_row(const DiffPoint* p, const InputColumns* t, int dof) {
  return t->x + (t->blocks ? t->blocks->row_at[dof] : (size_t)dof * (size_t)p->x.col.n);
}

static DiffSink sink_to(const DiffPoint* p, const InputColumns* t, bool* spilled) {
  DiffSink sink = {.rows = (int)p->x.m->nv, .cols = p->x.col.n, .matrix = t->x};
  if (t->blocks) sink.blocks = block_set_sink(t->blocks, spilled);
  return sink;
}

// Sleeping dofs keep their accelerations.
static void rest_sleepers(const DiffPoint* p, const InputColumns* t) {
  const ctModel* m = p->x.m;
  if (!awake_some_sleep(m, p->x.d)) return;
  for (int i = 0; i < m->nv; i++)
    if (awake_dof_sleeps(m, p->x.d, i))
      dense_zero(columns_row(p, t, i), columns_count(p, t, p->blocks.dof_block[i]));
}

//---------------------------------- blocks --------------------------------------------------------

static bool take_block_rows(const DiffPoint* p, BlockRows* r) {
  size_t nv = (size_t)p->x.m->nv + 1;
  r->row = arena_push(p->x.arena, nv * sizeof *r->row, 64);
  r->room = arena_push(p->x.arena, nv * sizeof *r->room, 64);
  r->factors = diff_numbers(&p->x, nv);
  return r->row && r->room && r->factors;
}

// The rows of a table that belong to a block of H and P.
static void read_block_rows(const DiffPoint* p, const InputColumns* t, int b, BlockRows* r) {
  const BlockSet* s = &p->blocks;
  r->n = block_set_dofs(s, b);
  r->columns = columns_count(p, t, b);
  for (int i = 0; i < r->n; i++) r->row[i] = columns_row(p, t, s->dof[s->dof_first[b] + i]);
}

bool columns_of_acceleration(DiffPoint* p, const ParamSelection* param, const InputColumns* X,
                             bool* spilled) {
  size_t mark = arena_mark(p->x.arena);
  BlockRows r;
  memset(X->x, 0, columns_size(p, X->blocks) * sizeof *X->x);
  DiffSink sink = sink_to(p, X, spilled);
  if (!take_block_rows(p, &r) || !point_residual(p, &sink) || !param_diff(p, param, &sink))
    return false;
  rest_sleepers(p, X);
  for (int b = 0; b < p->blocks.n; b++) {
    read_block_rows(p, X, b, &r);
    block_rows_symmetric(p->active.H + p->blocks.square[b], &r, -1);
  }
  arena_release(p->x.arena, mark);
  return true;
}

// to = scale x
WIDE_INLINE void scale_numbers(double* to, const double* x, const double* scale, int n) {
  double s = *scale;
  for (int k = 0; k < n; k++) to[k] = s * x[k];
}
WIDE_TARGET static void scale_numbers_wide(double* to, const double* x, const double* scale,
                                           int n) {
  scale_numbers(to, x, scale, n);
}

// to += x
WIDE_INLINE void add_numbers(double* to, const double* x, size_t n) {
  for (size_t k = 0; k < n; k++) to[k] += x[k];
}
WIDE_TARGET static void add_numbers_wide(double* to, const double* x, size_t n) {
  add_numbers(to, x, n);
}

// R = -(P - M) X
static void put_extra(const DiffPoint* p, const Damped* s, const InputColumns* X,
                      const InputColumns* R) {
  if (!s->diagonal) memset(R->x, 0, columns_size(p, R->blocks) * sizeof *R->x);
  for (int b = 0; b < p->blocks.n; b++) {
    int n = block_set_dofs(&p->blocks, b), columns = columns_count(p, X, b);
    const int* dof = p->blocks.dof + p->blocks.dof_first[b];
    const double* E = s->extra + p->blocks.square[b];
    for (int i = 0; i < n; i++) {
      double *row = columns_row(p, R, dof[i]), scale = -E[i * n + i];
      if (s->diagonal) WIDE_CALL(scale_numbers, row, columns_row(p, X, dof[i]), &scale, columns);
      for (int k = 0; k < n && !s->diagonal; k++)
        if (E[i * n + k] != 0)
          dense_addtoscl(row, columns_row(p, X, dof[k]), -E[i * n + k], columns);
    }
  }
}

bool columns_of_step(const DiffPoint* p, const Damped* s, const ParamSelection* param,
                     const InputColumns* X, bool* spilled) {
  if (!s->wanted) return true;
  size_t mark = arena_mark(p->x.arena), size = columns_size(p, X->blocks);
  InputColumns R = {X->blocks, diff_numbers(&p->x, size + 1)};
  BlockRows r;
  if (!R.x || !take_block_rows(p, &r)) return false;
  put_extra(p, s, X, &R);
  DiffSink sink = sink_to(p, &R, spilled);
  bool good = damped_change(p, s, &sink) && param_diff_damped(p, s, param, &sink);
  rest_sleepers(p, &R);
  for (int b = 0; b < p->blocks.n; b++) {
    read_block_rows(p, &R, b, &r);
    damped_solve_rows(s, b, &r);
  }
  WIDE_CALL(add_numbers, X->x, R.x, size);
  arena_release(p->x.arena, mark);
  return good;
}
