#include "support/lane_worlds.h"
#include "support/model_text.h"

// Friction loss and limits bend the cost along the line: searches that end after different numbers
// of points, and some at the limit of points.
static void searches_of_any_length(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  for (int i = 6; i < m->nv; i++) m->dof_frictionloss[i] = 0.05 * i;
  static const int most[] = {1, 2, 3, 4, 6, 50};
  for (size_t k = 0; k < sizeof most / sizeof *most; k++) {
    m->opt.ls_iterations = most[k];
    for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
      m->opt.cone = cone;
      lane_worlds_compare(m, 0, 20);
    }
  }
  m->opt.ls_tolerance = 1e-12;
  lane_worlds_compare(m, 0, 20);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(searches_of_any_length)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
