#include "math/chol.h"
#include "solve/hessian_dense.h"
#include "unit/solve/random_problem.h"

static void check(const Random* r, const Primal* w, const HessianDense* h) {
  static double H[RP_NV * RP_NV];
  int nv = r->p.nv;
  double x[RP_NV], y[RP_NV];
  near_fill(x, nv, 60);
  random_hessian(H, r);
  assert_int_equal(chol_factor(H, nv, 0), nv);
  chol_solve(y, H, x, nv);
  hessian_dense_solve(h, w, x);
  assert_all_near(x, y, nv, 1e-10);
}

static Random* start(Kinds kinds, Primal* w, HessianDense* h) {
  Random* r = random_make(kinds, 61);
  assert_true(primal_init(w, &r->p, &primal_ordered_ops, &r->arena) &&
              hessian_dense_init(h, w, &r->arena));
  primal_start(w);
  primal_cones(w);
  hessian_dense_update(h, w);
  return r;
}

static void move(Random* r, Primal* w, HessianDense* h, uint64_t seed) {
  near_fill(w->search, r->p.nv, seed);
  w->ops->mul_inertia(w, w->Mv, w->search);
  w->ops->mul_rows(w, w->jv, w->search);
  primal_move(w, 3);
  primal_update(w);
  primal_cones(w);
  hessian_dense_update(h, w);
}

// Right at the start, and after every update.
static void follows_the_states(void** state) {
  (void)state;
  int changes = 0;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Primal w;
    HessianDense h;
    if (random_kinds[k].sparse) continue;
    Random* r = start(random_kinds[k], &w, &h);
    check(r, &w, &h);
    for (int step = 0; step < 4; step++) {
      move(r, &w, &h, 70 + (uint64_t)step);
      changes += w.nquad;
      check(r, &w, &h);
    }
    random_free(r);
  }
  assert_true(changes > 10);
}

// A row so heavy that nothing of the others is left beside it: when it goes the factor has lost
// them, and is made anew.
static void a_lost_rank_is_made_anew(void** state) {
  (void)state;
  Primal w;
  HessianDense h;
  Random* r = start(random_kinds[0], &w, &h);
  int row = r->p.ne + r->p.nf;
  r->D[row] = 1e40;
  for (int on = 1; on >= 0; on--) {
    w.nquad = 1;
    w.changed[0] = row;
    r->p.state[row] = on ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_SATISFIED;
    hessian_dense_update(&h, &w);
  }
  check(r, &w, &h);
  random_free(r);
}

static void a_full_arena_is_told(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[2], 62);
  Primal w;
  HessianDense h;
  assert_true(primal_init(&w, &r->p, &primal_ordered_ops, &r->arena));
  Arena small = {0};
  assert_true(arena_init(&small, 1 << 20, 4096));
  assert_false(hessian_dense_init(&h, &w, &small));
  arena_free(&small);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(follows_the_states),
      cmocka_unit_test(a_lost_rank_is_made_anew),
      cmocka_unit_test(a_full_arena_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
