#include "solve/problem.h"
#include "unit/solve/random_problem.h"

#include <limits.h>

// Without rows every solver returns the acceleration without constraints.
static void no_rows_no_forces(void** state) {
  (void)state;
  static const cttSolver solvers[] = {ctSOL_PGS, ctSOL_CG, ctSOL_NEWTON};
  for (int k = 0; k < 3; k++) {
    Random* r = random_make((Kinds){.nv = 9}, 4);
    random_solve(r, solvers[k]);
    assert_all_near(r->qacc, r->a0, 9, 1e-13);
    for (int i = 0; i < 9; i++) assert_near(r->qfrc[i], 0, 0);
    random_free(r);
  }
}

// Dense and compressed Jacobians describe the same problem.
static void both_forms_of_the_jacobian_agree(void** state) {
  (void)state;
  Kinds k = {21, 1, 2, 2, 5, true, false};
  Random* dense = random_make(k, 8);
  k.sparse = true;
  Random* sparse = random_make(k, 8);
  random_solve(dense, ctSOL_NEWTON);
  random_solve(sparse, ctSOL_NEWTON);
  assert_all_near(dense->force, sparse->force, dense->p.nefc, 1e-9);
  assert_true(dense->p.nefc > 10);
  random_free(dense);
  random_free(sparse);
}

// No solver goes on where a row is not a number, however many iterations it may take.
static void solving_nonsense_ends(void** state) {
  (void)state;
  static const cttSolver solvers[] = {ctSOL_PGS, ctSOL_CG, ctSOL_NEWTON};
  for (int k = 0; k < 6; k++) {
    Random* r = random_make((Kinds){21, 1, 2, 2, 5, true, k % 2}, 8);
    double* const bad[] = {r->aref, r->aref + r->p.nefc - 1, r->a0};
    for (int i = 0; i < 3; i++) {
      double kept = *bad[i];
      *bad[i] = NAN;
      r->p.iterations = r->p.noslip_iterations = INT_MAX;
      random_solve(r, solvers[k / 2]);
      *bad[i] = kept;
    }
    random_free(r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_rows_no_forces),
      cmocka_unit_test(both_forms_of_the_jacobian_agree),
      cmocka_unit_test(solving_nonsense_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
