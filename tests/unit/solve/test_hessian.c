#include "math/chol.h"
#include "solve/hessian.h"
#include "unit/solve/random_problem.h"

static void check(const Random* r, const Hessian* h) {
  static double H[RP_NV * RP_NV];
  int nv = r->p.nv;
  double x[RP_NV + 4] = {0}, y[RP_NV];
  near_fill(x, nv, 60);
  dense_copy(y, x, nv);
  random_hessian(H, r);
  assert_int_equal(chol_factor(H, nv, 0), nv);
  chol_solve(y, H, y, nv);
  hessian_solve(h, x);
  assert_all_near(x, y, nv, 1e-10);
}

// Right at the start, and after every update.
static void follows_the_states(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 61);
    Problem* p = &r->p;
    Primal w;
    Hessian h;
    assert_true(primal_init(&w, p, &primal_tiled_ops, &r->arena) &&
                hessian_init(&h, &w, &r->arena));
    primal_start(&w);
    primal_cones(&w);
    hessian_update(&h, &w);
    check(r, &h);
    for (int step = 0; step < 4; step++) {
      near_fill(w.search, p->nv, 70 + (uint64_t)step);
      ldl_mul(&p->inertia, p->M, w.Mv, w.search);
      tiled_rows_mul(&w.J, w.jv, w.search);
      primal_move(&w, 3);
      primal_update(&w);
      primal_cones(&w);
      hessian_update(&h, &w);
      check(r, &h);
    }
    random_free(r);
  }
}

static void a_full_arena_is_told(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[5], 62);
  Primal w;
  Hessian h;
  assert_true(primal_init(&w, &r->p, &primal_tiled_ops, &r->arena));
  Arena small = {0};
  assert_true(arena_init(&small, 1 << 20, 8192));
  assert_false(hessian_init(&h, &w, &small));
  arena_free(&small);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(follows_the_states),
      cmocka_unit_test(a_full_arena_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
