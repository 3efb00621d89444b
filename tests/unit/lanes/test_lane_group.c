#include "support/lane_worlds.h"
#include "support/model_text.h"

#include <math.h>

static void integrators(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  static const int kind[] = {ctINT_EULER, ctINT_RK4, ctINT_IMPLICIT, ctINT_IMPLICITFAST};
  for (size_t k = 0; k < sizeof kind / sizeof *kind; k++) {
    m->opt.integrator = kind[k];
    lane_worlds_compare(m, 0, 6);
  }
  m->opt.integrator = ctINT_EULER;
  m->opt.disableflags |= ctDSBL_EULERDAMP;
  lane_worlds_compare(m, 0, 6);
  ct_deleteModel(m);
}

// Derivatives of actuators of all kinds, of tendons, media and Coriolis forces, at every width.
static void implicit_integrators_at_all_widths(void** state) {
  (void)state;
  static const char* const scenes[] = {"tendons.xml",
                                       "tree27.xml",
                                       "fluid/insect.xml",
                                       "actuator/b7_actuators.xml",
                                       "integrator/b10_muscle_arm.xml",
                                       "trajectory/T18_implicit_stiff.xml",
                                       "trajectory/T10_tendon_arm.xml",
                                       "trajectory/T17_spatial_tendon.xml"};
  static const int kind[] = {ctINT_IMPLICIT, ctINT_IMPLICITFAST};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    for (int i = 0; i < 2; i++) {
      m->opt.integrator = kind[i];
      for (int width = 2; width <= 8; width *= 2) lane_worlds_compare(m, width, 12);
    }
    ct_deleteModel(m);
  }
}

static void solvers_and_cones(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  for (int solver = ctSOL_PGS; solver <= ctSOL_NEWTON; solver++) {
    for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
      m->opt.solver = solver;
      m->opt.cone = cone;
      lane_worlds_compare(m, 0, 6);
    }
  }
  ct_deleteModel(m);
}

// A world with a bad number gets its warning and its reset; the others do not notice.
static void bad_worlds_suffer_alone(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < 12; t++) {
    lane_worlds_control(&w, t);
    for (int both = 0; both < 2; both++) {
      ctData** d = both ? w.alone : w.lane;
      if (t == 2) d[1]->qpos[8] = NAN;
      if (t == 3) d[2]->qvel[5] = 1e30;
      if (t == 4) d[3]->ctrl[0] = NAN;
      if (t == 5) d[0]->qfrc_applied[1] = 1e300; // a bad acceleration
      if (t == 6) d[0]->qfrc_applied[1] = 0;
      if (t == 7) d[9]->qvel[0] = INFINITY;
    }
    lanes_step(s, w.lane, w.n, 2);
    for (int k = 0; k < w.n; k++) {
      ct_step(m, w.alone[k]);
      ct_step(m, w.alone[k]);
    }
    lane_worlds_equal(&w, t);
  }
  assert_int_equal(w.lane[1]->warning[ctWARN_BADQPOS].number, 1);
  assert_int_equal(w.lane[2]->warning[ctWARN_BADQVEL].number, 1);
  assert_int_equal(w.lane[4]->warning[ctWARN_BADQVEL].number, 0);
  // their resets are what this test is about (support/stable.h)
  for (int k = 0; k < w.n; k++) {
    ct_resetData(m, w.lane[k]);
    ct_resetData(m, w.alone[k]);
  }
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

static int calls;
static void push(const ctModel* m, ctData* d) {
  calls++;
  for (int i = 0; i < m->nv; i++) d->qfrc_passive[i] += 0.1;
}

static void worlds_with_hooks_run_alone(void** state) {
  (void)state;
  ctModel* m = scene_load("arm.xml");
  LaneStepper* s = lanes_make(m, 4);
  LaneWorlds w = lane_worlds_make(m, 6);
  ctCallbacks hook = {.passive = push};
  ct_setCallbacks(w.lane[2], &hook);
  ct_setCallbacks(w.alone[2], &hook);
  calls = 0;
  for (int t = 0; t < 5; t++) lane_worlds_step(&w, s, t);
  assert_true(calls > 0 && calls % 2 == 0);
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(integrators),
      cmocka_unit_test(implicit_integrators_at_all_widths),
      cmocka_unit_test(solvers_and_cones),
      cmocka_unit_test(bad_worlds_suffer_alone),
      cmocka_unit_test(worlds_with_hooks_run_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
