// Primal operations in tiles of 4 x 4: the fast ones. Sums of four at a time.
#include "base/simd.h"
#include "math/dense.h"
#include "math/wide.h"
#include "solve/primal.h"

// M in tiles.
static bool tile_inertia(Primal* w, Arena* arena) {
  const Csr* m = &w->p->inertia;
  int nb = tile_count(m->n);
  size_t words = (size_t)nb * tile_words(nb), ntile = (size_t)nb;
  w->bits = arena_push(arena, words * sizeof(uint64_t), 8);
  int* rows = arena_push(arena, 2 * (size_t)nb * sizeof(int), 8);
  if (!w->bits || !rows) return false;
  memset(w->bits, 0, words * sizeof(uint64_t));
  tile_mark(w->bits, m);
  for (size_t i = 0; i < words; i++) ntile += (size_t)__builtin_popcountll(w->bits[i]);
  int* col = arena_push(arena, ntile * sizeof(int), 8);
  w->M = arena_push(arena, TILE_SIZE * ntile * sizeof(double), 64);
  if (!col || !w->M) return false;
  tile_pattern((CsrOut){rows, rows + nb, col}, w->bits, nb);
  w->pattern = (Csr){nb, rows, rows + nb, col};
  tile_load(&w->pattern, w->M, m, w->p->M);
  return true;
}

static bool init_tiled(Primal* w, Arena* arena) {
  w->n = w->np;
  return tiled_rows_build(&w->J, w->p, arena) && tile_inertia(w, arena);
}

static void mul_rows_tiled(const Primal* w, double* r, const double* v) {
  tiled_rows_mul(&w->J, r, v);
}

static void mul_rows_t_tiled(const Primal* w, double* r, const double* f) {
  tiled_rows_mul_t(&w->J, r, f);
}

static void mul_inertia_tiled(const Primal* w, double* r, const double* v) {
  tile_mul(&w->pattern, w->M, r, v);
}

// M a0 = f0 up to rounding
static void mul_smooth_tiled(const Primal* w, double* r) {
  dense_copy(r, w->p->qfrc_smooth, w->p->nv);
}

// Rows that count where jar + alpha jv < 0, four at a time. Sums of parabolas, not of values: their
// Newton point is flat to the last bit.
WIDE_INLINE void add_plain(ConeSum* sum, const Primal* w, double alpha) {
  const double *jar = w->jar, *jv = w->jv;
  const double *q0 = w->quad[0], *q1 = w->quad[1], *q2 = w->quad[2];
  double4 s0 = {0}, s1 = {0}, s2 = {0};
  for (int i = w->p->ne + w->p->nf; i < w->plain; i += 4) {
    double4 x, v, a, b, c;
    simd_load4(&x, jar + i);
    simd_load4(&v, jv + i);
    simd_load4(&a, q0 + i);
    simd_load4(&b, q1 + i);
    simd_load4(&c, q2 + i);
    x = x + alpha * v;
    simd_where_negative4(&a, &x, &a);
    simd_where_negative4(&b, &x, &b);
    simd_where_negative4(&c, &x, &c);
    s0 += a;
    s1 += b;
    s2 += c;
  }
  sum->quad[0] += simd_sum4(&s0);
  sum->quad[1] += simd_sum4(&s1);
  sum->quad[2] += simd_sum4(&s2);
}

WIDE_TARGET static void add_plain_wide(ConeSum* sum, const Primal* w, double alpha) {
  add_plain(sum, w, alpha);
}

static void add_line_tiled(const Primal* w, double alpha, ConeSum* sum) {
  WIDE_CALL(add_plain, sum, w, alpha);
  for (int k = 0; k < w->ncone; k++) cone_point(w->cone + k, alpha, sum);
}

const PrimalOps primal_tiled_ops = {
    .init = init_tiled,
    .mul_rows = mul_rows_tiled,
    .mul_rows_t = mul_rows_t_tiled,
    .mul_inertia = mul_inertia_tiled,
    .mul_smooth = mul_smooth_tiled,
    .add_line = add_line_tiled,
};
