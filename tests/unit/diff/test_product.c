#include "unit/diff/product_check.h"

static void products_are_those_of_the_matrices(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    m->opt.integrator = k;
    for (int seed = 0; seed < 4; seed++) {
      transition_state(m, d, seed, 0.1);
      product_compare(m, d);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Inputs that are left out count as zero, outputs may be NULL.
static void missing_arguments(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  double dy[PRODUCT_MOST], g[PRODUCT_MOST];
  transition_state(m, d, 1, 0.1);
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, NULL, NULL, NULL, dy, NULL, NULL), 0);
  for (int i = 0; i < 2 * m->nv + m->na; i++) assert_true(dy[i] == 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, g, NULL, NULL, NULL), 0);
  for (int i = 0; i < 2 * m->nv + m->na; i++) assert_true(g[i] == 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products_are_those_of_the_matrices),
      cmocka_unit_test(missing_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
