#include "solve/cg.h"
#include "unit/solve/random_problem.h"

// Two methods, one minimum.
static void agrees_with_newton(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* cg = random_make(random_kinds[k], 81);
    Random* newton = random_make(random_kinds[k], 81);
    cg->p.iterations = 2000;
    cg->p.tolerance = newton->p.tolerance = 1e-14;
    random_solve(cg, ctSOL_CG);
    random_solve(newton, ctSOL_NEWTON);
    assert_all_near(cg->qacc, newton->qacc, cg->p.nv, 1e-4);
    assert_true(cg->p.niter >= newton->p.niter);
    assert_int_equal(cg->p.nnz, 0);
    random_free(cg);
    random_free(newton);
  }
}

static void statistics_count_no_updates(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[2], 82);
  random_solve(r, ctSOL_CG);
  assert_true(r->p.niter > 3);
  for (int i = 0; i < r->p.niter; i++) {
    assert_int_equal(r->stat[i].nupdate, 0);
    assert_true(r->stat[i].neval >= 2);
  }
  random_free(r);
}

// Where M is the whole Hessian the preconditioner is perfect: nothing active, nothing to do.
static void one_step_where_nothing_is_active(void** state) {
  (void)state;
  Random* r = random_make((Kinds){.nv = 10, .nlimit = 4}, 83);
  for (int i = 0; i < 4; i++) r->aref[i] = -1000;
  double away[RP_NV];
  near_fill(away, 10, 1);
  assert_true(start_problem(&r->p, ctSOL_CG, NULL, &r->arena));
  dense_copy(r->qacc, away, 10);
  assert_true(solve_problem(&r->p, ctSOL_CG, &r->arena));
  assert_int_equal(r->p.niter, 1);
  assert_all_near(r->qacc, r->a0, 10, 1e-12);
  random_free(r);
}

// An inertia without coupling takes a shorter way to the same result.
static void diagonal_inertia(void** state) {
  (void)state;
  Random* cg = random_make((Kinds){.nv = 1, .nlimit = 3}, 84);
  Random* newton = random_make((Kinds){.nv = 1, .nlimit = 3}, 84);
  random_solve(cg, ctSOL_CG);
  random_solve(newton, ctSOL_NEWTON);
  assert_true(newton->p.niter > 0);
  assert_near(cg->qacc[0], newton->qacc[0], 1e-9);
  random_free(cg);
  random_free(newton);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_with_newton),
      cmocka_unit_test(statistics_count_no_updates),
      cmocka_unit_test(one_step_where_nothing_is_active),
      cmocka_unit_test(diagonal_inertia),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
