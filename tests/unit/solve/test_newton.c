#include "solve/evaluate.h"
#include "solve/newton.h"
#include "solve/start.h"
#include "unit/solve/random_problem.h"

// At the minimum M (a - a0) = J' f with f = -s'(J a - aref).
static void check_optimal(Random* r) {
  Problem* p = &r->p;
  double x[RP_ROWS], f[RP_ROWS], Ma[RP_NV], Jf[RP_NV];
  evaluate_rows(p, x, p->qacc);
  for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
  evaluate_cost(p, x, f);
  assert_all_near(p->force, f, p->nefc, 1e-6);
  ldl_mul(&p->inertia, p->M, Ma, p->qacc);
  dense_mul_t_vec(Jf, r->dense, p->force, p->nefc, p->nv);
  for (int i = 0; i < p->nv; i++) {
    assert_near(Ma[i] - p->qfrc_smooth[i], Jf[i], 1e-6);
    assert_near(p->qfrc_constraint[i], Jf[i], 1e-11);
  }
}

static void finds_the_minimum(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    for (uint64_t seed = 1; seed <= 5; seed++) {
      Random* r = random_make(random_kinds[k], seed);
      random_solve(r, ctSOL_NEWTON);
      check_optimal(r);
      assert_true(r->p.niter > 0 && r->p.niter < 40);
      random_free(r);
    }
  }
}

static void cost_never_rises(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[4], 3);
  random_solve(r, ctSOL_NEWTON);
  for (int i = 0; i < r->p.niter; i++) {
    assert_true(r->stat[i].improvement > -1e-12);
    assert_true(r->stat[i].neval >= 2);
  }
  assert_true(r->stat[r->p.niter - 1].gradient < r->stat[0].gradient);
  random_free(r);
}

// Started at the solution there is at most one iteration, and it moves nothing.
static void a_solution_stays(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[2], 6);
  random_solve(r, ctSOL_NEWTON);
  double before[RP_NV];
  memcpy(before, r->qacc, sizeof before);
  r->p.niter = 0;
  assert_true(start_problem(&r->p, ctSOL_NEWTON, before, &r->arena));
  assert_true(solve_problem(&r->p, ctSOL_NEWTON, &r->arena));
  assert_true(r->p.niter <= 1);
  assert_all_near(r->qacc, before, r->p.nv, 1e-9);
  random_free(r);
}

static void iterations_are_limited(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[3], 2);
  r->p.iterations = 1;
  random_solve(r, ctSOL_NEWTON);
  assert_int_equal(r->p.niter, 1);
  r->p.iterations = 0;
  r->p.niter = 0;
  random_solve(r, ctSOL_NEWTON);
  assert_int_equal(r->p.niter, 0);
  assert_all_near(r->qacc, r->a0, r->p.nv, 0);
  random_free(r);
}

static void a_full_arena_is_told(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[3], 2);
  Arena small = {0};
  assert_true(arena_init(&small, 1 << 20, 4096));
  Newton n;
  assert_false(newton_init(&n, &r->p, &small));
  assert_true(newton_init(&n, &r->p, &r->arena));
  arena_free(&small);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(finds_the_minimum),    cmocka_unit_test(cost_never_rises),
      cmocka_unit_test(a_solution_stays),     cmocka_unit_test(iterations_are_limited),
      cmocka_unit_test(a_full_arena_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
