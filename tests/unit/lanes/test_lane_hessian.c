#include "support/lane_worlds.h"
#include "support/model_text.h"

// A chain of `n` hinges with limits above the ground: up to 12 dofs are solved as MuJoCo does.
static ctModel* make_chain(int n) {
  char text[8000], *at = text;
  at +=
      sprintf(at, "<mujoco><option timestep='.003'/><worldbody><geom type='plane' size='5 5 1'/>");
  for (int i = 0; i < n; i++)
    at += sprintf(at,
                  "<body pos='%g 0 %g'><joint axis='%d 1 0' range='-20 15' limited='true'"
                  " stiffness='.2'/><geom type='capsule' fromto='0 0 0 .2 0 0' size='.05'/>",
                  i ? 0.2 : 0.0, i ? 0.0 : 0.12, i % 2);
  for (int i = 0; i < n; i++) at += sprintf(at, "</body>");
  sprintf(at, "</worldbody></mujoco>");
  return model_text(text);
}

// Rows come and go from step to step and within a solution.
static void small_and_tiled(void** state) {
  (void)state;
  static const int dofs[] = {1, 3, 4, 9, 12, 13, 16, 21};
  for (size_t k = 0; k < sizeof dofs / sizeof *dofs; k++) {
    ctModel* m = make_chain(dofs[k]);
    assert_int_equal(m->nv, dofs[k]);
    lane_worlds_compare(m, 0, 80);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(small_and_tiled)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
