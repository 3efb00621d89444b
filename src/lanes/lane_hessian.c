// H = M + J' W J of solve/hessian, in tiles, and of solve/hessian_dense, for small problems. A sum
// takes the rows in their order; those that do not change in a lane add zero there.
#include "lanes/lane_primal.h"
#include "math/dense.h"

//---------------------------------- pattern -------------------------------------------------------

// Tiles of J' J, lane by lane: the last block of a row with all others.
static void mark_rows(const LanePrimal* w, uint64_t* marks) {
  for (int i = 0; i < w->nrow; i++) {
    const LaneBits* lane = w->lane + LANE_TILES * i;
    for (unsigned last = w->used[i]; last & (last - 1);) {
      int b = 31 - __builtin_clz(last);
      last &= ~(1u << b);
      for (unsigned x = last; x; x &= x - 1) {
        int c = __builtin_ctz(x);
        if (lane[b] & lane[c]) marks[b] |= UINT64_C(1) << c;
      }
    }
  }
}

static void copy_inertia_tiles(LanePrimal* w) {
  const Csr *p = &w->pattern, *q = &w->inertia_pattern;
  real* A = w->tiles;
  const real* B = w->inertia_tiles;
  for (int k = 0; k < p->n; k++) {
    const int *to = p->col + p->adr[k], *from = q->col + q->adr[k];
    for (int t = 0; t < p->nnz[k]; t++, A += TILE_SIZE) {
      if (to[t] == *from) {
        dense_copy(A, B, TILE_SIZE);
        B += TILE_SIZE;
        from++;
      } else {
        dense_zero(A, TILE_SIZE);
      }
    }
  }
}

void lane_hessian_open(LanePrimal* w) {
  w->made = false;
  if (!w->in_tiles) return;
  int nb = w->np / TILE;
  uint64_t marks[LANE_TILES];
  memcpy(marks, w->inertia_marks, sizeof marks);
  mark_rows(w, marks);
  tile_fill(marks, nb);
  tile_pattern((CsrOut){w->rows, w->rows + nb, w->col}, marks, nb);
  w->pattern = (Csr){nb, w->rows, w->rows + nb, w->col};
  copy_inertia_tiles(w);
}

//---------------------------------- in tiles ------------------------------------------------------

// a += x y'
static void add_outer_tile(real* a, const real* x, const real* y) {
  for (int i = 0; i < TILE; i++) {
    for (int j = 0; j < TILE; j++, a++) *a += x[i] * y[j];
  }
}

// A += x y' for a row x of J, where lanes have both blocks
static void add_lane_row(const LanePrimal* w, real* A, int row, const real* y, unsigned lanes) {
  const LaneBits* lane = w->lane + LANE_TILES * row;
  const real* x = w->J + (size_t)row * (size_t)w->np;
  for (unsigned u = w->used[row]; u; u &= u - 1) {
    int t = __builtin_ctz(u);
    if (!(lane[t] & lanes)) continue;
    const int* to = w->pattern.col + w->pattern.adr[t];
    real* a = A + TILE_SIZE * (size_t)w->pattern.adr[t];
    for (; *to <= t; to++, a += TILE_SIZE) {
      if (lane[*to] & lane[t] & lanes) add_outer_tile(a, x + TILE * t, y + TILE * *to);
      if (*to == t) break;
    }
  }
}

static void scale_lane_row(const LanePrimal* w, real* y, int row, real c) {
  const real* x = w->J + (size_t)row * (size_t)w->np;
  for (unsigned u = w->used[row]; u; u &= u - 1) {
    int at = TILE * __builtin_ctz(u);
    for (int k = at; k < at + TILE; k++) y[k] = x[k] * c;
  }
}

static void add_changed_rows(LanePrimal* w, unsigned live) {
  real y[TILE * LANE_TILES];
  mask living = lane_mask(live);
  for (int i = 0; i < w->nrow; i++) {
    mask changed = (w->active[i] ^ w->was[i]) & living;
    unsigned lanes = real_bits(changed);
    if (!lanes) continue;
    real D = w->D[i];
    scale_lane_row(w, y, i, lane_where(changed, real_select(w->active[i], D, -D)));
    add_lane_row(w, w->tiles, i, y, lanes);
  }
}

// The same for a row of a cone, whose y has the blocks of all its rows.
static void add_cone_row(LanePrimal* w, int row, unsigned used, const real* y) {
  const real* x = w->J + (size_t)row * (size_t)w->np;
  for (unsigned u = used; u; u &= u - 1) {
    int t = __builtin_ctz(u);
    const int* to = w->pattern.col + w->pattern.adr[t];
    real* a = w->factor + TILE_SIZE * (size_t)w->pattern.adr[t];
    for (; *to <= t; to++, a += TILE_SIZE) {
      if (used >> *to & 1) add_outer_tile(a, x + TILE * t, y + TILE * *to);
      if (*to == t) break;
    }
  }
}

static void add_lane_cone(LanePrimal* w, LaneCone* c, unsigned live) {
  unsigned lanes = real_bits(c->on) & live;
  if (!lanes) return;
  lane_cone_hessian(w, c);
  real y[CONE_MAX][TILE * LANE_TILES];
  const real* X = w->J + (size_t)c->row * (size_t)w->np;
  unsigned used = 0;
  for (int i = 0; i < c->dim; i++) used |= w->used[c->row + i];
  for (int i = 0; i < c->dim; i++) {
    for (unsigned u = used; u; u &= u - 1) {
      int at = TILE * __builtin_ctz(u);
      for (int k = at; k < at + TILE; k++) {
        real s = X[k] * c->H[i * c->dim];
        for (int j = 1; j < c->dim; j++) s += c->H[i * c->dim + j] * X[j * w->np + k];
        y[i][k] = s;
      }
    }
  }
  for (int i = 0; i < c->dim; i++) add_cone_row(w, c->row + i, used, y[i]);
}

static void update_tiles(LanePrimal* w, unsigned live) {
  add_changed_rows(w, live);
  const Csr* p = &w->pattern;
  int last = p->n - 1;
  dense_copy(w->factor, w->tiles, TILE_SIZE * (p->adr[last] + p->nnz[last]));
  for (int k = 0; k < w->ncone && (w->cones & live); k++) add_lane_cone(w, w->cone + k, live);
  lane_tile_factor(p, w->factor);
}

//---------------------------------- small ---------------------------------------------------------

// L_ij = (A_ij - sum_k L_ik L_jk) / L_jj, a pivot of at least VEC_MINVAL
static void factor_small(real* A, int n) {
  const real least = real_set(VEC_MINVAL);
  for (int j = 0; j < n; j++) {
    real* Lj = A + j * n;
    real d = Lj[j] - dense_dot(Lj, Lj, j);
    Lj[j] = real_sqrt(real_select(d < least, least, d));
    real inverse = real_set(1) / Lj[j];
    for (int i = j + 1; i < n; i++)
      A[i * n + j] = (A[i * n + j] - dense_dot(A + i * n, Lj, j)) * inverse;
  }
}

static void make_small(const LanePrimal* w, real* A) {
  int n = w->nv;
  const real* J = w->J;
  dense_zero(A, n * n);
  for (int i = 0; i < w->nrow; i++, J += w->np) {
    if (!real_bits(w->active[i])) continue;
    real D = lane_where(w->active[i], w->D[i]);
    for (int k = 0; k < n; k++) {
      if (w->used[i] >> k / TILE & 1) dense_addtoscl(A + k * n, J, J[k] * D, k + 1);
    }
  }
  const Csr* p = &w->inertia;
  for (int i = 0; i < n; i++) {
    for (int k = p->adr[i]; k < p->adr[i] + p->nnz[i]; k++) A[i * n + p->col[k]] += w->M[k];
  }
  factor_small(A, n);
}

// One rotation a column takes x into the factor of the lanes: Givens where sign is 1, hyperbolic
// where it is -1. Returns the lanes in which a pivot was lost.
static mask rotate_small(real* L, real* x, int n, real sign, mask lanes) {
  const real least = real_set(VEC_MINVAL);
  mask lost = {0};
  for (int k = 0; k < n; k++) {
    mask on = lanes & (x[k] != real_set(0));
    if (!real_bits(on)) continue;
    real *col = L + k * n + k, old = *col, d = old * old + sign * x[k] * x[k];
    mask tiny = d < least;
    lost |= on & tiny;
    real r = real_sqrt(real_select(tiny, least, d)), c = r / old, s = x[k] / old;
    real inverse = real_set(1) / c;
    *col = real_select(on, r, old);
    for (int i = k + 1; i < n; i++) {
      col += n;
      real y = (*col + sign * s * x[i]) * inverse;
      x[i] = real_select(on, c * x[i] - s * y, x[i]);
      *col = real_select(on, y, *col);
    }
  }
  return lost;
}

static void follow_small(LanePrimal* w, unsigned live) {
  int n = w->nv;
  real x[TILE * LANE_TILES];
  mask lost = {0}, living = lane_mask(live);
  for (int i = 0; i < w->nrow; i++) {
    mask changed = (w->active[i] ^ w->was[i]) & living & ~lost;
    if (!real_bits(changed)) continue;
    real root = real_sqrt(w->D[i]);
    for (int k = 0; k < n; k++) x[k] = w->J[i * w->np + k] * root;
    real sign = real_select(w->active[i], real_set(1), real_set(-1));
    lost |= rotate_small(w->tiles, x, n, sign, changed);
  }
  if (!real_bits(lost)) return;
  make_small(w, w->factor);
  for (int i = 0; i < n * n; i++) w->tiles[i] = real_select(lost, w->factor[i], w->tiles[i]);
}

static void solve_small(const LanePrimal* w, real* x) {
  int n = w->nv;
  const real* L = w->tiles;
  for (int i = 0; i < n; i++) x[i] = (x[i] - dense_dot(L + i * n, x, i)) / L[i * n + i];
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++) x[i] -= L[j * n + i] * x[j];
    x[i] /= L[i * n + i];
  }
}

//---------------------------------- both ----------------------------------------------------------

void lane_hessian_update(LanePrimal* w, unsigned live) {
  if (w->in_tiles)
    update_tiles(w, live);
  else if (w->made)
    follow_small(w, live);
  else
    make_small(w, w->tiles);
  w->made = true;
}

void lane_hessian_solve(LanePrimal* w, real* x) {
  if (w->in_tiles)
    lane_tile_solve(&w->pattern, w->factor, x);
  else
    solve_small(w, x);
}
