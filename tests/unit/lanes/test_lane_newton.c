#include "support/lane_worlds.h"
#include "support/model_text.h"

// Lanes end after different numbers of iterations, and keep their results meanwhile.
static void iterations_end_one_by_one(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  static const int most[] = {0, 1, 2, 3, 100};
  for (size_t k = 0; k < sizeof most / sizeof *most; k++) {
    m->opt.iterations = most[k];
    lane_worlds_compare(m, 0, 25);
  }
  m->opt.tolerance = 0;
  m->opt.iterations = 20;
  lane_worlds_compare(m, 0, 10);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(iterations_end_one_by_one)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
