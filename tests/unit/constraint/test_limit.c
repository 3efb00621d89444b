#include "constraint/limit.h"
#include "unit/constraint/row_case.h"

static Trees limited(const char* joint, bool sparse) {
  char xml[1000];
  snprintf(xml, sizeof xml,
           "<mujoco><option jacobian='%s'/><compiler angle='radian'/><worldbody><body>%s"
           "<geom size='.1' pos='.1 0 0'/></body></worldbody></mujoco>",
           sparse ? "sparse" : "dense", joint);
  return trees_open(xml);
}

static void a_row_for_each_side_that_is_near(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = limited("<joint range='-1 2' limited='true' margin='.1'/>", sparse);
    struct {
      double q;
      int rows;
      double pos, J;
    } const at[] = {
        {0, 0, 0, 0}, {-.85, 0, 0, 0}, {-.95, 1, .05, 1}, {-1.2, 1, -.2, 1}, {2.3, 1, -.3, -1}};
    for (size_t k = 0; k < sizeof at / sizeof *at; k++) {
      t.d->qpos[0] = at[k].q;
      ct_forward(t.m, t.d);
      assert_int_equal(t.d->nl, at[k].rows);
      if (!at[k].rows) continue;
      trees_near(t.d->efc_pos[0], at[k].pos, 1e-15);
      assert_true(t.d->efc_margin[0] == .1 && t.d->efc_J[0] == at[k].J);
      assert_int_equal(t.d->efc_type[0], ctCNSTR_LIMIT_JOINT);
    }
    // a range narrower than the margins: both sides at once, the lower first
    t.m->jnt_range[1] = t.m->jnt_range[0] = 0;
    t.d->qpos[0] = 0.01;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, 2);
    assert_true(t.d->efc_J[0] == 1 && t.d->efc_J[1] == -1);
    trees_close(&t);
  }
}

static void ball_limit_is_the_angle(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = limited("<joint type='ball' range='0 .5' limited='true'/>", sparse);
    double turn[3] = {.3, -.4, .6}, angle = sqrt(.09 + .16 + .36), J[3];
    ct_integratePos(t.m, t.d->qpos, turn, 1);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, 1);
    trees_near(t.d->efc_pos[0], .5 - angle, 1e-14);
    row_case_jacobian(t.m, t.d, 0, J);
    for (int i = 0; i < 3; i++) trees_near(J[i], -turn[i] / angle, 1e-14);
    row_case_derivative(t.m, t.d, 0, 1);
    // more than half a turn is less than half a turn the other way
    double back[3] = {2 * acos(-1) - .2, 0, 0};
    memcpy(t.d->qpos, t.m->qpos0, 4 * sizeof(double));
    ct_integratePos(t.m, t.d->qpos, back, 1);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, 0);
    trees_close(&t);
  }
}

static void tendon_limits(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("",
                       "<tendon><spatial name='a' range='0 .5' limited='true'><site site='s1'/>"
                       "<site site='s2'/></spatial></tendon>",
                       sparse);
    row_case_state(t.m, t.d);
    assert_int_equal(t.d->nl, 1);
    assert_int_equal(t.d->efc_type[0], ctCNSTR_LIMIT_TENDON);
    trees_near(t.d->efc_pos[0], .5 - t.d->ten_length[0], 1e-15);
    assert_int_equal(t.d->tendon_efcadr[0], 0);
    row_case_derivative(t.m, t.d, 0, 1);
    trees_close(&t);
  }
}

// A pendulum comes to rest at its limit.
static void a_limit_stops(void** state) {
  (void)state;
  Trees t = limited("<joint axis='0 1 0' range='-1 .3' limited='true' damping='.1'/>", false);
  for (int i = 0; i < 3000; i++) ct_step(t.m, t.d);
  trees_near(t.d->qpos[0], .3, .01);
  trees_near(t.d->qvel[0], 0, 1e-6);
  trees_close(&t);
}

// The rows of a joint's limit are found by the joint, and their forces add up.
static void rows_and_forces_by_joint(void** state) {
  (void)state;
  Trees t = limited("<joint axis='0 1 0' range='-.1 .1' limited='true' margin='1'/>", false);
  ct_forward(t.m, t.d);
  ConstraintBlock b = limit_of(t.m, t.d, ctOBJ_JOINT, 0);
  assert_true(b.rows == 2 && b.row == 0 && b.kind == &limit_joint_kind);
  assert_int_equal(limit_of(t.m, t.d, ctOBJ_TENDON, 0).rows, 0);
  t.d->efc_force[0] = 3;
  t.d->efc_force[1] = 4;
  limit_forces(t.m, t.d);
  assert_true(t.d->jnt_limit_frc[0] == 7);
  t.m->jnt_margin[0] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(limit_of(t.m, t.d, ctOBJ_JOINT, 0).rows, 0);
  assert_true(t.d->jnt_limit_frc[0] == 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_row_for_each_side_that_is_near),
      cmocka_unit_test(ball_limit_is_the_angle),
      cmocka_unit_test(tendon_limits),
      cmocka_unit_test(a_limit_stops),
      cmocka_unit_test(rows_and_forces_by_joint),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
