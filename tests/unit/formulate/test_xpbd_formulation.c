#include "unit/formulate/formulate_case.h"

static const Formulated kXpbd = {"xpbd", ctFORM_XPBD, 1};

#define SINK(z) CASE_MODEL("cone='elliptic'", CASE_FLOOR CASE_BOX(z), "")

// 2 cm in the floor: out of it after one step, without speed.
static void penetration_becomes_no_velocity(void** state) {
  (void)state;
  Trees t = case_open(SINK(".08"), &kXpbd);
  case_run(&t, 1);
  assert_within(t.d->qpos[2], 0.1, 2e-5);
  assert_true(case_speed(&t) < 1e-6);
  trees_close(&t);
}

// ct_forward changes no position: the shift is a result, which the step applies.
static void forward_moves_nothing(void** state) {
  (void)state;
  Trees t = case_open(SINK(".08"), &kXpbd);
  double z = t.d->qpos[2];
  ct_forward(t.m, t.d);
  assert_true(t.d->qpos[2] == z);
  assert_within(t.d->qpos_shift[2], 0.02, 2e-5);
  trees_close(&t);
}

// An impact ends without bounce, from any height.
static void restitution_is_zero(void** state) {
  (void)state;
  for (double speed = 0.1; speed < 20; speed *= 3) {
    Trees t = case_open(SINK(".0999"), &kXpbd);
    t.d->qvel[2] = -speed;
    case_run(&t, 1);
    assert_within(t.d->qvel[2], 0, 1e-6 * speed);
    trees_close(&t);
  }
}

// A contact with solref in stiffness and damping rests as deep as with the convex solvers.
static void compliance_is_that_of_the_convex_rows(void** state) {
  (void)state;
  static const char* const xml[] = {
      CASE_MODEL("cone='elliptic'",
                 CASE_FLOOR "<body pos='0 0 .099'><freejoint/><geom type='box' size='.1 .1 .1' "
                            "mass='1' solref='-4000 -200'/></body>",
                 "<default><geom solref='-4000 -200'/></default>"),
      CASE_MODEL("cone='pyramidal'",
                 CASE_FLOOR "<body pos='0 0 .099'><freejoint/><geom type='box' size='.1 .1 .1' "
                            "mass='1' solref='-4000 -200'/></body>",
                 "<default><geom solref='-4000 -200'/></default>"),
      CASE_MODEL("",
                 "<body pos='0 0 1'><joint type='slide' axis='0 0 1' limited='true' range='0 1' "
                 "solreflimit='-900 -60'/><geom size='.1' mass='2'/></body>",
                 "")};
  for (int k = 0; k < 3; k++) {
    double depth[2];
    for (int form = 0; form < 2; form++) {
      for (int substeps = 1; substeps <= 1 + 4 * form; substeps += 4) {
        Trees t = case_open(xml[k], &(Formulated){"", form, substeps});
        case_run(&t, 3000);
        assert_true(case_speed(&t) < 1e-6);
        assert_true(t.d->nefc > 0);
        depth[form] = -t.d->efc_pos[0];
        if (form) assert_relative(depth[1] / depth[0], 1, 1e-4);
        trees_close(&t);
      }
    }
    assert_true(depth[0] > 1e-5);
  }
}

// Friction loss holds up to its size and slides beyond.
static void friction_loss_holds_and_slides(void** state) {
  (void)state;
  for (int substeps = 1; substeps <= 5; substeps += 4) {
    Trees t = case_open(CASE_MODEL("gravity='0 0 0'",
                                   "<body><joint type='slide' axis='1 0 0' frictionloss='2'/><geom "
                                   "size='.1' mass='1'/></body>",
                                   ""),
                        &(Formulated){"", ctFORM_XPBD, substeps});
    t.d->qfrc_applied[0] = 1.9;
    case_run(&t, 100);
    assert_within(t.d->qvel[0], 0, 1e-12);
    assert_relative(t.d->efc_force[0], -1.9, 1e-9);
    t.d->qfrc_applied[0] = 3;
    case_run(&t, 100);
    assert_relative(t.d->qvel[0], 0.2, 1e-9); // (3 - 2) N for 0.2 s
    assert_relative(t.d->efc_force[0], -2, 1e-12);
    trees_close(&t);
  }
}

// Islands apart and together give the same.
static void islands_do_not_matter(void** state) {
  (void)state;
  double qacc[2][12];
  for (int k = 0; k < 2; k++) {
    Trees t =
        case_open(CASE_MODEL("tolerance='1e-14'",
                             CASE_FLOOR CASE_BOX(
                                 ".0999") "<body pos='2 0 .0998' euler='3 2 0'><freejoint/><geom "
                                          "type='box' size='.1 .1 .1' mass='1'/></body>",
                             ""),
                  &kXpbd);
    t.m->opt.xpbd_iterations = 3000;
    if (k) t.m->opt.disableflags |= ctDSBL_ISLAND;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nisland, k ? 0 : 2);
    memcpy(qacc[k], t.d->qacc, sizeof qacc[k]);
    trees_close(&t);
  }
  trees_near_n(qacc[0], qacc[1], 12, 1e-7);
}

// A second island changes no bit of the first.
static void other_islands_change_no_bit(void** state) {
  (void)state;
  double qacc[2][6];
  for (int k = 0; k < 2; k++) {
    Trees t = case_open(
        k ? CASE_MODEL("",
                       CASE_FLOOR CASE_BOX(
                           ".0999") "<body pos='2 0 .0998' euler='3 2 0'><freejoint/><geom "
                                    "type='box' size='.1 .1 .1' mass='1'/></body>",
                       "")
          : SINK(".0999"),
        &kXpbd);
    t.m->opt.cone = ctCONE_ELLIPTIC;
    t.d->qvel[0] = 0.3;
    t.d->qvel[4] = 0.1;
    ct_forward(t.m, t.d);
    memcpy(qacc[k], t.d->qacc, sizeof qacc[k]);
    trees_close(&t);
  }
  assert_memory_equal(qacc[0], qacc[1], sizeof qacc[0]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(penetration_becomes_no_velocity),
      cmocka_unit_test(forward_moves_nothing),
      cmocka_unit_test(restitution_is_zero),
      cmocka_unit_test(compliance_is_that_of_the_convex_rows),
      cmocka_unit_test(friction_loss_holds_and_slides),
      cmocka_unit_test(islands_do_not_matter),
      cmocka_unit_test(other_islands_change_no_bit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
