#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

static void both_cones_and_all_dimensions(void** state) {
  (void)state;
  static const char* const cone[2] = {"pyramidal", "elliptic"};
  static const int dim[4] = {1, 3, 4, 6};
  for (int c = 0; c < 2; c++) {
    for (int k = 0; k < 4; k++) {
      char geom[200], xml[2000];
      snprintf(geom, sizeof geom, "<geom type='box' size='.2 .1 .1' condim='%d'/>", dim[k]);
      snprintf(xml, sizeof xml,
               "<mujoco><option cone='%s'/><worldbody><geom type='plane' size='5 5 .1'/><body"
               " pos='0 0 .12'><freejoint/>%s<body pos='.3 0 .05'><joint axis='0 1 0'/>"
               "<geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body></worldbody>"
               "</mujoco>",
               cone[c], geom);
      diff_check_with(xml, -1, 0.05);
    }
  }
}

// Whatever solver came before, the derivative is that of the minimum.
static void every_solver_ends_at_the_minimum(void** state) {
  (void)state;
  static double A[3][14 * 14];
  ctModel* m = diff_model(FLOOR("", "<geom type='box' size='.2 .1 .1'/>"));
  ctData* d = ct_makeData(m);
  for (int seed = 2; seed < 4; seed++) {
    transition_state(m, d, seed, 0.05);
    for (int k = 0; k < 3; k++) {
      m->opt.solver = k;
      assert_int_equal(ctd_transitionInfo(m, d, A[k], NULL, NULL, NULL, NULL), 0);
    }
    m->opt.solver = ctSOL_NEWTON;
    for (int i = 0; i < 14 * 14; i++) {
      assert_true(fabs(A[0][i] - A[2][i]) <= 1e-8);
      assert_true(fabs(A[1][i] - A[2][i]) <= 1e-8);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void impratio_and_softness(void** state) {
  (void)state;
  diff_check_with(FLOOR("impratio='5' cone='elliptic'",
                        "<geom size='.26' solimp='.5 .95 .1' solref='.03 .7' condim='4'/>"),
                  -1, 0.05);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_cones_and_all_dimensions),
      cmocka_unit_test(every_solver_ends_at_the_minimum),
      cmocka_unit_test(impratio_and_softness),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
