#include "solve/dual.h"
#include "solve/start.h"
#include "unit/solve/random_problem.h"

static void takes_the_better_acceleration(void** state) {
  (void)state;
  for (int k = 1; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 121);
    Problem* p = &r->p;
    random_solve(r, ctSOL_NEWTON);
    double good[RP_NV], bad[RP_NV];
    dense_copy(good, r->qacc, p->nv);
    for (int i = 0; i < p->nv; i++) bad[i] = 1000.0 * i;
    assert_true(start_problem(p, ctSOL_NEWTON, good, &r->arena));
    assert_all_near(r->qacc, good, p->nv, 0);
    assert_true(start_problem(p, ctSOL_NEWTON, bad, &r->arena));
    assert_all_near(r->qacc, r->a0, p->nv, 0);
    random_free(r);
  }
}

static void dual_starts_with_the_forces_of_the_old_acceleration(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[2], 122);
  Problem* p = &r->p;
  random_solve(r, ctSOL_NEWTON);
  double old[RP_ROWS], bad[RP_NV];
  dense_copy(old, r->force, p->nefc);
  assert_true(start_problem(p, ctSOL_PGS, r->qacc, &r->arena));
  assert_all_near(r->force, old, p->nefc, 1e-9);
  assert_true(dual_cost(p) < 0);
  for (int i = 0; i < p->nv; i++) bad[i] = 1000.0 * i;
  assert_true(start_problem(p, ctSOL_PGS, bad, &r->arena));
  for (int i = 0; i < p->nefc; i++) assert_near(r->force[i], 0, 0);
  random_free(r);
}

static void cold_start_and_b(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[4], 123);
  Problem* p = &r->p;
  assert_true(start_problem(p, ctSOL_CG, NULL, &r->arena));
  assert_all_near(r->qacc, r->a0, p->nv, 0);
  for (int i = 0; i < p->nefc; i++) {
    assert_near(r->force[i], 0, 0);
    assert_near(r->b[i], dense_dot(r->dense + i * p->nv, r->a0, p->nv) - r->aref[i], 1e-12);
  }
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(takes_the_better_acceleration),
      cmocka_unit_test(dual_starts_with_the_forces_of_the_old_acceleration),
      cmocka_unit_test(cold_start_and_b),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
