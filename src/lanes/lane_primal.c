// Rows and unknowns of the problems, as solve/primal and its two sets of operations have them. A
// row that a lane does not have is zero with D = 0: it is not active, has no force and no cost.
#include "lanes/lane_primal.h"

#include "constraint/contact_force.h"
#include "math/dense.h"
#include "math/sparse.h"

//---------------------------------- memory --------------------------------------------------------

static size_t claim_memory(unsigned char* memory, size_t* at, void* to, size_t size) {
  if (memory) {
    void* p = memory + *at;
    memcpy(to, &p, sizeof p);
  }
  *at += (size + sizeof(real) - 1) / sizeof(real) * sizeof(real);
  return *at;
}

size_t lane_primal_layout(LanePrimal* w, const ctModel* m, unsigned char* memory) {
  int most = m->nv < LANE_DOFS ? (int)m->nv : LANE_DOFS;
  size_t at = 0, np = (size_t)TILE * (size_t)tile_count(most), nb = np / TILE;
  size_t tiles = nb * (nb + 1) / 2 * TILE_SIZE * sizeof(real), row = LANE_ROWS * sizeof(real);
  real** rows[] = {&w->D,   &w->R,  &w->frictionloss, &w->damping, &w->spring,  &w->aref,   &w->b,
                   &w->jar, &w->jv, &w->force,        w->quad,     w->quad + 1, w->quad + 2};
  real** unknowns[] = {&w->a, &w->Ma, &w->search, &w->Mv, &w->qfrc, &w->grad};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) claim_memory(memory, &at, rows[i], row);
  for (size_t i = 0; i < sizeof unknowns / sizeof *unknowns; i++)
    claim_memory(memory, &at, unknowns[i], np * sizeof(real));
  claim_memory(memory, &at, &w->active, LANE_ROWS * sizeof(mask));
  claim_memory(memory, &at, &w->was, LANE_ROWS * sizeof(mask));
  claim_memory(memory, &at, &w->cone, LANE_CONES * sizeof(LaneCone));
  claim_memory(memory, &at, &w->tiles, tiles);
  claim_memory(memory, &at, &w->factor, tiles);
  claim_memory(memory, &at, &w->inertia_tiles, tiles);
  claim_memory(memory, &at, &w->used, LANE_ROWS * sizeof *w->used);
  claim_memory(memory, &at, &w->lane, LANE_ROWS * LANE_TILES * sizeof *w->lane);
  return claim_memory(memory, &at, &w->J, row * np);
}

size_t lane_dual_layout(LanePrimal* w, const ctModel* m, unsigned char* memory) {
  size_t at = 0, row = LANE_DUAL_ROWS * sizeof(real);
  if (!contact_force_dual(m)) return 0;
  claim_memory(memory, &at, &w->diagonal, row);
  claim_memory(memory, &at, &w->inverse, row);
  claim_memory(memory, &at, &w->gradient, row);
  claim_memory(memory, &at, &w->half, row * (size_t)m->nv);
  return claim_memory(memory, &at, &w->AR, row * LANE_DUAL_ROWS);
}

//---------------------------------- structure -----------------------------------------------------

static void find_used_blocks(LanePrimal* w) {
  for (int i = 0; i < w->nrow; i++) {
    const real* J = w->J + (size_t)i * (size_t)w->np;
    unsigned used = 0;
    for (int b = 0; b < w->np / TILE; b++, J += TILE) {
      const real zero = real_set(0);
      unsigned lanes = real_bits((J[0] != zero) | (J[1] != zero) | (J[2] != zero) | (J[3] != zero));
      w->lane[LANE_TILES * i + b] = (LaneBits)lanes;
      used |= (unsigned)(lanes != 0) << b;
    }
    w->used[i] = (uint16_t)used;
  }
}

// The rows of an ellipse have their blocks together.
static void join_cone_blocks(LanePrimal* w, const LaneCone* c) {
  for (int b = 0; b < w->np / TILE; b++) {
    LaneBits lanes = 0;
    for (int i = c->row; i < c->row + c->dim; i++)
      lanes = (LaneBits)(lanes | w->lane[LANE_TILES * i + b]);
    for (int i = c->row; i < c->row + c->dim; i++) {
      w->lane[LANE_TILES * i + b] = lanes;
      w->used[i] = (uint16_t)(w->used[i] | (lanes != 0) << b);
    }
  }
}

static Csr make_tile_pattern(const uint64_t* marks, int nb, int* rows, int* col) {
  tile_pattern((CsrOut){rows, rows + nb, col}, marks, nb);
  return (Csr){nb, rows, rows + nb, col};
}

// Where tile (i, j), j <= i, begins.
static real* tile_at(const Csr* p, real* A, int i, int j) {
  int k = p->adr[i];
  while (p->col[k] != j) k++;
  return A + TILE_SIZE * (size_t)k;
}

static void load_inertia(LanePrimal* w) {
  const Csr *m = &w->inertia, *p = &w->inertia_pattern;
  int nb = p->n, last = nb - 1;
  real* A = w->inertia_tiles;
  dense_zero(A, TILE_SIZE * (p->adr[last] + p->nnz[last]));
  for (int i = 0; i < m->n; i++) {
    for (int k = m->adr[i]; k < m->adr[i] + m->nnz[i]; k++) {
      int j = m->col[k], r = i % TILE, c = j % TILE;
      real* tile = tile_at(p, A, i / TILE, j / TILE);
      tile[TILE * r + c] = w->M[k];
      if (i / TILE == j / TILE) tile[TILE * c + r] = w->M[k];
    }
  }
  for (int i = m->n; i < w->np; i++)
    tile_at(p, A, i / TILE, i / TILE)[(TILE + 1) * (i % TILE)] = real_set(1);
}

void lane_primal_open(LanePrimal* w) {
  find_used_blocks(w);
  for (int k = 0; k < w->ncone; k++) join_cone_blocks(w, w->cone + k);
  if (!w->in_tiles) return;
  memset(w->inertia_marks, 0, sizeof w->inertia_marks);
  tile_mark(w->inertia_marks, &w->inertia);
  w->inertia_pattern =
      make_tile_pattern(w->inertia_marks, w->np / TILE, w->inertia_rows, w->inertia_col);
  load_inertia(w);
}

//---------------------------------- products ------------------------------------------------------

static real mul_row_tiled(const real* J, unsigned used, const real* v) {
  real s[TILE] = {{0}};
  for (unsigned x = used; x; x &= x - 1) {
    int at = TILE * __builtin_ctz(x);
    for (int k = 0; k < TILE; k++) s[k] += J[at + k] * v[at + k];
  }
  return (s[0] + s[2]) + (s[1] + s[3]);
}

// J v in the order of a dot product of rows, without blocks that are zero.
static real dot_row(const LanePrimal* w, int row, const real* v) {
  const real* J = w->J + (size_t)row * (size_t)w->np;
  int whole = w->nv / TILE;
  real s = mul_row_tiled(J, w->used[row] & ((1u << whole) - 1), v);
  int at = TILE * whole, n = w->nv - at;
  return n && w->used[row] >> whole ? s + dense_dot(J + at, v + at, n) : s;
}

void lane_mul_rows(const LanePrimal* w, real* r, const real* v) {
  const real* J = w->J;
  for (int i = 0; i < w->nrow; i++, J += w->np)
    r[i] = w->in_tiles ? mul_row_tiled(J, w->used[i], v) : dot_row(w, i, v);
}

static void mul_rows_t(const LanePrimal* w, real* r, const real* f) {
  const real* J = w->J;
  dense_zero(r, w->np);
  for (int i = 0; i < w->nrow; i++, J += w->np) {
    if (!real_bits(f[i] != real_set(0))) continue;
    for (unsigned x = w->used[i]; x; x &= x - 1) {
      int at = TILE * __builtin_ctz(x);
      for (int k = at; k < at + TILE; k++) r[k] += f[i] * J[k];
    }
  }
}

void lane_mul_inertia(const LanePrimal* w, real* r, const real* v) {
  if (w->in_tiles)
    lane_tile_mul(&w->inertia_pattern, w->inertia_tiles, r, v);
  else
    sparse_mul_sym_vec(r, &w->inertia, w->M, v);
}

//---------------------------------- update --------------------------------------------------------

static void set_active(LanePrimal* w, int i, mask active, mask* changed) {
  w->was[i] = w->active[i];
  w->active[i] = active;
  *changed |= active ^ w->was[i];
}

static real update_equalities(LanePrimal* w, real cost, mask* changed) {
  mask in_use = lane_mask(w->in_use);
  for (int i = 0; i < w->ne; i++) {
    real D = w->D[i], x = w->jar[i];
    cost += 0.5 * D * x * x;
    w->force[i] = -D * x;
    set_active(w, i, in_use, changed);
  }
  return cost;
}

static real update_lane_friction(LanePrimal* w, real cost, mask* changed) {
  mask in_use = lane_mask(w->in_use);
  for (int i = w->ne; i < w->ne + w->nf; i++) {
    real D = w->D[i], R = w->R[i], F = w->frictionloss[i], x = w->jar[i], dx = D * x;
    mask inside = real_abs(x) < R * F;
    real slide = F * real_abs(x) - 0.5 * R * F * F;
    cost += real_select(inside, 0.5 * dx * x, slide);
    w->force[i] = real_select(inside, -dx, real_select(x < real_set(0), F, -F));
    set_active(w, i, inside & in_use, changed);
  }
  return cost;
}

static real update_lane_onesided(LanePrimal* w, real cost, mask* changed) {
  const real zero = real_set(0);
  for (int i = w->ne + w->nf; i < w->plain; i++) {
    real x = w->jar[i];
    mask below = x < zero;
    real y = lane_where(below, x), dy = w->D[i] * y;
    cost += 0.5 * dy * y;
    w->force[i] = zero - dy;
    set_active(w, i, below, changed);
  }
  return cost;
}

static real update_cones(LanePrimal* w, real cost, mask* changed) {
  mask on = {0};
  for (int k = 0; k < w->ncone; k++) {
    LaneCone* c = w->cone + k;
    for (int i = c->row; i < c->row + c->dim; i++) w->was[i] = w->active[i];
    lane_cone_update(w, c, &cost);
    *changed |= w->active[c->row] ^ w->was[c->row];
    on |= c->on;
  }
  w->cones = real_bits(on) & w->in_use;
  return cost;
}

void lane_primal_update(LanePrimal* w) {
  mask changed = {0};
  real cost = update_equalities(w, real_set(0), &changed), gauss = real_set(0);
  cost = update_lane_onesided(w, update_lane_friction(w, cost, &changed), &changed);
  cost = update_cones(w, cost, &changed);
  w->changed = real_bits(changed);

  // 1/2 (a - a0)' (M a - f0)
  for (int i = 0; i < w->nv; i++) gauss += (w->Ma[i] - w->f0[i]) * (w->a[i] - w->a0[i]);
  w->rowcost = cost;
  w->gauss = 0.5 * gauss;
  w->cost = cost + w->gauss;
}

void lane_primal_gradient(LanePrimal* w) {
  mul_rows_t(w, w->qfrc, w->force);
  for (int i = 0; i < w->nv; i++) w->grad[i] = (w->Ma[i] - w->f0[i]) - w->qfrc[i];
}

void lane_primal_move(LanePrimal* w, real alpha) {
  dense_addtoscl(w->a, w->search, alpha, w->np);
  dense_addtoscl(w->Ma, w->Mv, alpha, w->np);
  dense_addtoscl(w->jar, w->jv, alpha, w->nrow);
}

static void find_reference(const LanePrimal* w) {
  for (int i = 0; i < w->nrow; i++) w->aref[i] = w->damping[i] * dot_row(w, i, w->v) - w->spring[i];
}

//---------------------------------- start ---------------------------------------------------------

static void clear_active(LanePrimal* w) { memset(w->active, 0, (size_t)w->nrow * sizeof(mask)); }

static void choose_vector(real* r, mask other, const real* x, int n) {
  for (int i = 0; i < n; i++) r[i] = real_select(other, x[i], r[i]);
}

// M a0, in tiles f0
static const real* smooth_force(LanePrimal* w) {
  if (w->in_tiles) return w->f0;
  lane_mul_inertia(w, w->Mv, w->a0);
  return w->Mv;
}

static void start_lanes_cold(LanePrimal* w, mask lanes) {
  choose_vector(w->a, lanes, w->a0, w->nv);
  choose_vector(w->Ma, lanes, smooth_force(w), w->nv);
  choose_vector(w->jar, lanes, w->b, w->nrow);
  clear_active(w);
  lane_primal_update(w);
}

// The cost of the rows at a0.
static real cold_cost(LanePrimal* w) {
  dense_copy(w->jar, w->b, w->nrow);
  dense_copy(w->a, w->a0, w->nv);
  dense_copy(w->Ma, w->f0, w->nv);
  lane_primal_update(w);
  return w->rowcost;
}

void lane_primal_base(LanePrimal* w) {
  if (w->v) find_reference(w);
  dense_copy(w->a, w->a0, w->nv);
  for (int i = w->nv; i < w->np; i++) w->a[i] = real_set(0);
  lane_mul_rows(w, w->b, w->a);
  for (int i = 0; i < w->nrow; i++) w->b[i] -= w->aref[i];
  clear_active(w);
}

static void start_lanes_at(LanePrimal* w, const real* a) {
  dense_copy(w->a, a, w->nv);
  lane_mul_inertia(w, w->Ma, w->a);
  lane_mul_rows(w, w->jar, w->a);
  for (int i = 0; i < w->nrow; i++) w->jar[i] -= w->aref[i];
  clear_active(w);
  lane_primal_update(w);
}

void lane_primal_start(LanePrimal* w) {
  int nv = w->nv;
  for (int i = nv; i < w->np; i++) w->Ma[i] = w->search[i] = w->Mv[i] = w->grad[i] = real_set(0);
  if (w->start) {
    for (int i = nv; i < w->np; i++) w->a[i] = real_set(0);
    start_lanes_at(w, w->start);
    return;
  }
  lane_primal_base(w);
  if (!w->warm) {
    start_lanes_cold(w, lane_mask(~0u));
    return;
  }
  real cold = cold_cost(w);
  start_lanes_at(w, w->warm);
  mask worse = ~(w->cost <= cold);
  if (real_bits(worse) & w->in_use) start_lanes_cold(w, worse);
}
