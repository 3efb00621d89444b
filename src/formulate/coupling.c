#include "formulate/coupling.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/ldl_columns.h"
#include "model/data.h"
#include "model/row_layout.h"
#include "pos/mass_matrix.h"

#include <math.h>
#include <string.h>

// Working memory while couplings are made.
typedef struct CouplingMaker {
  const ctModel* m;
  ctData* d;
  LdlHalf factor;
  double* x;           // nv, zero
  int *col, *closed;   // nv
  unsigned char* mark; // nv, zero
} CouplingMaker;

static void* take_memory(ctData* d, long long n, size_t size) {
  CT_ASSERT(n >= 0);
  return arena_push(data_arena(d), (size_t)n * size, 64);
}

static double* take_zero_numbers(ctData* d, int n) {
  double* x = take_memory(d, n, sizeof *x);
  if (x) dense_zero(x, n);
  return x;
}

static bool is_pyramid(const RowCoupling* c) { return c->con && c->rows != c->dim; }

//---------------------------------- Jacobian ------------------------------------------------------

// Columns of the row where J is not zero, ascending.
static int list_row_columns(const CouplingMaker* k, int row, int rows) {
  const ctData* d = k->d;
  int n = 0, nv = (int)k->m->nv;
  if (row_layout_sparse(k->m)) {
    n = d->efc_J_rownnz[row];
    memcpy(k->col, d->efc_J_colind + d->efc_J_rowadr[row], (size_t)n * sizeof(int));
    return n;
  }
  const double* J = d->efc_J + (size_t)row * (size_t)nv;
  for (int c = 0; c < nv; c++) {
    bool used = false;
    for (int i = 0; i < rows && !used; i++) used = J[(size_t)i * (size_t)nv + (size_t)c] != 0;
    if (used) k->col[n++] = c;
  }
  return n;
}

// x += scale times a row of J
static void add_jacobian_row(const CouplingMaker* k, int row, double scale) {
  const ctData* d = k->d;
  if (row_layout_sparse(k->m)) {
    int adr = d->efc_J_rowadr[row];
    sparse_addtoscl(k->x, d->efc_J + adr, d->efc_J_colind + adr, d->efc_J_rownnz[row], scale);
  } else {
    int nv = (int)k->m->nv;
    dense_addtoscl(k->x, d->efc_J + (size_t)row * (size_t)nv, scale, nv);
  }
}

static double friction_of(const RowCoupling* c, int direction) {
  return fmax(ctMINMU, c->con->friction[direction - 1]);
}

// x = row of J along a direction. Edges of a pyramid: n = (e0 + e1) / 2, t_k = (e2k - e2k+1) / 2 mu
static void add_direction(const CouplingMaker* k, const RowCoupling* c, int direction) {
  if (!is_pyramid(c)) {
    add_jacobian_row(k, c->row + direction, 1);
  } else if (direction == 0) {
    add_jacobian_row(k, c->row, 0.5);
    add_jacobian_row(k, c->row + 1, 0.5);
  } else {
    double s = 0.5 / friction_of(c, direction);
    add_jacobian_row(k, c->row + 2 * (direction - 1), s);
    add_jacobian_row(k, c->row + 2 * (direction - 1) + 1, -s);
  }
}

static bool make_jacobian(const CouplingMaker* k, RowCoupling* c) {
  int n = list_row_columns(k, c->row, c->rows), dim = c->dim;
  c->ncol = ldl_columns_close(&k->factor.pattern, (ColumnList){k->col, n}, k->closed, k->mark);
  int* col = take_memory(k->d, c->ncol, sizeof *col);
  if (!col) return false;
  memcpy(col, k->closed, (size_t)c->ncol * sizeof *col);
  c->col = col;
  double* Y = take_memory(k->d, dim * c->ncol + dim * dim, sizeof *Y);
  if (!Y) return false;
  double* A = Y + dim * c->ncol;
  for (int i = 0; i < dim; i++) {
    add_direction(k, c, i);
    ldl_columns_solve(&k->factor, (ColumnList){col, c->ncol}, k->x, Y + i * c->ncol);
  }
  for (int i = 0; i < dim; i++) {
    for (int j = 0; j < dim; j++)
      A[i * dim + j] = dense_dot(Y + i * c->ncol, Y + j * c->ncol, c->ncol);
  }
  c->Y = Y;
  c->A = A;
  return true;
}

//---------------------------------- list ----------------------------------------------------------

// The coupling that begins at a row.
static RowCoupling coupling_at(const ctData* d, int row) {
  RowCoupling c = {.law = COUPLING_ONESIDED, .row = row, .rows = 1, .dim = 1};
  int type = d->efc_type[row];
  if (type == ctCNSTR_EQUALITY) {
    c.law = COUPLING_EQUAL;
  } else if (type == ctCNSTR_FRICTION_DOF || type == ctCNSTR_FRICTION_TENDON) {
    c.law = COUPLING_DRY;
  } else if (type != ctCNSTR_LIMIT_JOINT && type != ctCNSTR_LIMIT_TENDON) {
    CT_ASSERT(0 <= d->efc_id[row] && d->efc_id[row] < d->ncon);
    c.con = d->contact + d->efc_id[row];
    c.dim = c.con->dim;
    c.rows = type == ctCNSTR_CONTACT_PYRAMIDAL ? 2 * (c.dim - 1) : c.dim;
    CT_ASSERT(c.dim >= 1 && c.dim <= COUPLING_MAX && row + c.rows <= d->nefc);
  }
  return c;
}

// A row begins a group: the next island, or everything where there are none. Rows of no island move
// no dof of one.
static void begin_group(const CouplingMaker* k, Couplings* s, int row) {
  const ctData* d = k->d;
  int island = d->nisland > 0 ? d->efc_island[row] : -1, n = s->ngroup++;
  CT_ASSERT(n < d->nefc && island < d->nisland);
  s->group[n] = s->n;
  s->dofs[n] = island >= 0 ? d->island_idofadr[island] : d->nisland > 0 ? d->nidof : 0;
  s->dofs[n + 1] = island >= 0 ? s->dofs[n] + d->island_nv[island] : (int)k->m->nv;
}

static bool make_list(const CouplingMaker* k, Couplings* s) {
  const ctData* d = k->d;
  bool ordered = d->nisland > 0;
  s->dof = ordered ? d->map_idof2dof : NULL;
  for (int i = 0, island = -2; i < d->nefc;) {
    int row = ordered ? d->map_iefc2efc[i] : i, of = ordered ? d->efc_island[row] : -1;
    RowCoupling c = coupling_at(d, row);
    if (of != island) begin_group(k, s, row);
    island = of;
    c.dir = s->ndir;
    if (!make_jacobian(k, &c)) return false;
    CT_ASSERT(s->n < d->nefc && s->ngroup <= d->nefc && s->ndir + c.dim <= d->nefc);
    s->at[s->n++] = c;
    s->ndir += c.dim;
    i += c.rows;
  }
  s->group[s->ngroup] = s->n;
  return true;
}

bool couplings_make(const ctModel* m, ctData* d, Couplings* s) {
  int nv = (int)m->nv, n = d->nefc;
  *s = (Couplings){.nv = nv};
  s->at = take_memory(d, n, sizeof *s->at);
  s->group = take_memory(d, 2 * (n + 1), sizeof(int));
  double* sqrt_dinv = take_memory(d, nv, sizeof(double));
  CouplingMaker k = {.m = m,
                     .d = d,
                     .factor = {mass_matrix_pattern(m), d->qLD, sqrt_dinv},
                     .x = take_zero_numbers(d, nv)};
  k.col = take_memory(d, 2 * m->nv, sizeof(int));
  k.closed = k.col ? k.col + nv : NULL;
  k.mark = take_memory(d, nv, 1);
  s->z = take_zero_numbers(d, 2 * nv);
  s->base = take_zero_numbers(d, 8 * n);
  if (!s->at || !s->group || !sqrt_dinv || !k.x || !k.col || !k.mark || !s->z || !s->base)
    return false;
  memset(k.mark, 0, (size_t)nv);
  for (int i = 0; i < nv; i++) sqrt_dinv[i] = 1 / sqrt(d->qLD[m->M_rowadr[i] + m->M_rownnz[i] - 1]);
  s->dofs = s->group + n + 1;
  s->z_before = s->z + nv;
  s->soft = s->base + n;
  s->bound = s->soft + n;
  s->held = s->bound + n;
  s->give = s->held + n;
  s->impulse = s->give + n;
  s->before = s->impulse + n;
  s->search = s->before + n;
  return make_list(&k, s);
}

//---------------------------------- rows and directions -------------------------------------------

void couplings_from_rows(const Couplings* s, double* by_dir, const double* by_row) {
  for (int i = 0; i < s->n; i++) {
    const RowCoupling* c = s->at + i;
    const double* from = by_row + c->row;
    double* to = by_dir + c->dir;
    if (!is_pyramid(c)) {
      dense_copy(to, from, c->dim);
      continue;
    }
    to[0] = 0.5 * (from[0] + from[1]);
    for (int k = 1; k < c->dim; k++)
      to[k] = 0.5 * (from[2 * k - 2] - from[2 * k - 1]) / friction_of(c, k);
  }
}

void couplings_to_rows(const Couplings* s, double* by_row, const double* by_dir) {
  for (int i = 0; i < s->n; i++) {
    const RowCoupling* c = s->at + i;
    const double* from = by_dir + c->dir;
    double* to = by_row + c->row;
    if (!is_pyramid(c)) {
      dense_copy(to, from, c->dim);
      continue;
    }
    double share = from[0] / (c->dim - 1);
    for (int k = 1; k < c->dim; k++) {
      double f = from[k] / friction_of(c, k);
      to[2 * k - 2] = 0.5 * (share + f);
      to[2 * k - 1] = 0.5 * (share - f);
    }
  }
}
