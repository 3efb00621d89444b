#include "solve/hessian.h"

#include "base/assert.h"
#include "math/dense.h"

// Tiles of J' J: the last column of a group with all others; the fill-in of the factor adds the
// rest.
static void mark_products(uint64_t* bits, const TiledRows* J) {
  int nw = tile_words(tile_count(J->nv));
  for (int g = 0; g < J->ngroup; g++) {
    const int* col = J->col + J->adr[g];
    int n = tiled_rows_width(J, g);
    if (n == 0) continue;
    CT_ASSERT(col[n - 1] < tile_count(J->nv));
    uint64_t* row = bits + (size_t)col[n - 1] * nw;
    for (int k = 0; k < n - 1; k++) row[col[k] / 64] |= UINT64_C(1) << (col[k] % 64);
  }
}

bool hessian_init(Hessian* h, const Primal* w, Arena* arena) {
  int nb = tile_count(w->p->nv);
  size_t words = (size_t)nb * tile_words(nb);
  uint64_t* bits = arena_push(arena, words * sizeof(uint64_t), 8);
  int* rows = arena_push(arena, 2 * (size_t)nb * sizeof(int), 8);
  if (!bits || !rows) return false;
  memcpy(bits, w->bits, words * sizeof(uint64_t));
  mark_products(bits, &w->J);
  h->ntile = tile_fill(bits, nb);
  CT_ASSERT(h->ntile >= (size_t)nb);

  size_t size = TILE_SIZE * h->ntile;
  int* col = arena_push(arena, h->ntile * sizeof(int), 8);
  h->quad = arena_push(arena, size * sizeof(double), 64);
  h->factor = arena_push(arena, size * sizeof(double), 64);
  h->buffer =
      arena_push(arena, 2 * TILED_ROWS_MAX * TILE * (size_t)w->J.widest * sizeof(double), 64);
  if (!col || !h->quad || !h->factor || !h->buffer) return false;
  tile_pattern((CsrOut){rows, rows + nb, col}, bits, nb);
  h->pattern = (Csr){nb, rows, rows + nb, col};
  tile_copy(&h->pattern, h->quad, &w->pattern, w->M);
  return true;
}

//---------------------------------- update --------------------------------------------------------

// quad += sum_i D_i J_i' J_i over the n rows of group g that became quadratic, less those that
// ceased to be
static void add_changes(Hessian* h, const Primal* w, int g, const int* changed, int n) {
  const TiledRows* J = &w->J;
  const Problem* p = w->p;
  int width = tiled_rows_width(J, g), size = TILE * width;
  CT_ASSERT(n >= 1 && n <= TILED_ROWS_MAX && width <= J->widest);
  double *X = h->buffer, *Y = X + TILED_ROWS_MAX * size;
  for (int k = 0; k < n; k++) {
    int i = changed[k];
    const double* a = J->val + TILE * J->start[g] + (size_t)size * (i - J->row[g]);
    double c = p->state[i] == ctCNSTRSTATE_QUADRATIC ? p->D[i] : -p->D[i];
    dense_copy(X + k * size, a, size);
    dense_scl(Y + k * size, a, c, size);
  }
  TileRows r = {n, width, J->col + J->adr[g], X, Y};
  tile_add(&h->pattern, h->quad, &r);
}

// All changes, group by group; they come in the order of rows.
static void add_all_changes(Hessian* h, const Primal* w) {
  const int* row = w->J.row;
  for (int k = 0, g = 0; k < w->nquad;) {
    CT_ASSERT(w->changed[k] >= row[g] && w->changed[k] < w->J.nrow);
    while (row[g + 1] <= w->changed[k]) g++;
    int n = 1;
    while (k + n < w->nquad && w->changed[k + n] > row[g] && w->changed[k + n] < row[g + 1]) n++;
    add_changes(h, w, g, w->changed + k, n);
    k += n;
  }
}

// factor += J_c' H_c J_c for the contact of group g
static void add_tiled_cone(Hessian* h, const TiledRows* J, int g, const Cone* c) {
  int width = tiled_rows_width(J, g), size = TILE * width;
  const double* X = J->val + TILE * J->start[g];
  double* Y = h->buffer;
  CT_ASSERT(J->row[g + 1] - J->row[g] == c->dim);
  for (int i = 0; i < c->dim; i++) {
    double* y = Y + i * size;
    dense_scl(y, X, c->H[i * c->dim], size);
    for (int j = 1; j < c->dim; j++) dense_addtoscl(y, X + j * size, c->H[i * c->dim + j], size);
  }
  TileRows r = {c->dim, width, J->col + J->adr[g], X, Y};
  tile_add(&h->pattern, h->factor, &r);
}

void hessian_update(Hessian* h, const Primal* w) {
  const TiledRows* J = &w->J;
  add_all_changes(h, w);
  memcpy(h->factor, h->quad, TILE_SIZE * h->ntile * sizeof(double));
  if (w->nconerows) {
    // cones and groups are both in the order of rows
    for (int k = 0, g = 0; k < w->ncone; k++) {
      while (J->row[g] != w->cone[k].row) g++;
      if (w->p->state[w->cone[k].row] == ctCNSTRSTATE_CONE) add_tiled_cone(h, J, g, w->cone + k);
    }
  }
  tile_factor(&h->pattern, h->factor);
}

void hessian_solve(const Hessian* h, double* x) { tile_solve(&h->pattern, h->factor, x); }
