#include "solve/evaluate.h"
#include "unit/solve/random_problem.h"

// The rows one by one.
static void cost_of_single_rows(void** state) {
  (void)state;
  int type[3] = {ctCNSTR_EQUALITY, ctCNSTR_FRICTION_DOF, ctCNSTR_LIMIT_JOINT}, id[3] = {0};
  double D[3] = {2, 4, 8}, R[3] = {0.5, 0.25, 0.125}, loss[3] = {0, 2, 0}, f[3];
  Problem p = {.nefc = 3, .ne = 1, .nf = 1, .type = type, .id = id};
  p.D = D, p.R = R, p.frictionloss = loss;
  assert_near(evaluate_cost(&p, (double[]){3, 0.25, 1}, f), 9 + 0.125, 0);
  assert_near(f[0], -6, 0);
  assert_near(f[1], -1, 0);
  assert_near(f[2], 0, 0);
  assert_near(evaluate_cost(&p, (double[]){0, -3, -1}, f), 2 * (3 - 0.25) + 4, 0);
  assert_near(f[1], 2, 0);
  assert_near(f[2], 8, 0);
}

// J v in both forms of the Jacobian.
static void rows_times_a_vector(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Random* r = random_make((Kinds){13, 1, 2, 2, 3, sparse == 1, false}, 5);
    const Problem* p = &r->p;
    double* x = test_calloc((size_t)p->nefc, sizeof *x);
    evaluate_rows(p, x, r->a0);
    for (int i = 0; i < p->nefc; i++)
      assert_near(x[i], dense_dot(r->dense + i * p->nv, r->a0, p->nv), 1e-12);
    test_free(x);
    random_free(r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(cost_of_single_rows),
                                     cmocka_unit_test(rows_times_a_vector)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
