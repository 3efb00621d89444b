// Contacts of two moving bodies, and of bodies of one tree; products with them beside the matrix.
#include "unit/diff/product_check.h"

#define CONE(cone, condim)                                                                         \
  "<mujoco><option cone='" cone "'/><default><geom condim='" condim "'/></default><worldbody>"     \
  "<geom type='plane' size='5 5 .1'/><body pos='0 0 .24'><freejoint/><geom type='box'"             \
  " size='.3 .3 .25'/></body><body pos='.1 .05 .58'><freejoint/><geom type='ellipsoid'"            \
  " size='.2 .15 .1'/><body pos='.3 0 0'><joint type='ball'/><geom type='capsule' size='.05 .1'"   \
  " pos='-.06 0 .13'/></body></body></worldbody></mujoco>"

static void stacked_bodies(void** state) {
  (void)state;
  diff_check_with(CONE("pyramidal", "3"), -1, 0.02);
  diff_check_with(CONE("elliptic", "4"), -1, 0.02);
  diff_check_with(CONE("elliptic", "6"), -1, 0.02);
  diff_check_with(CONE("pyramidal", "1"), -1, 0.02);
}

static void products_beside_the_matrix(void** state) {
  (void)state;
  static const char* const xml[] = {CONE("pyramidal", "3"), CONE("elliptic", "6")};
  for (int k = 0; k < 2; k++) {
    ctModel* m = diff_model(xml[k]);
    ctData* d = ct_makeData(m);
    for (int seed = 0; seed < 3; seed++) {
      transition_state(m, d, seed, 0.02);
      product_compare(m, d);
    }
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(stacked_bodies),
      cmocka_unit_test(products_beside_the_matrix),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
