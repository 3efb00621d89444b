// Requirement 38: limits of ball joints by the quaternion logarithm. Of the requirement's tests T3
// is ac08, T4 ac05, T6 ac07, T8 ac04, T10 ac02, T11 ac10, T12 ac12, T13 ac11, T14 ac13, T15 ac14,
// T16 ac15, T17 ac16, T18 ac17, T19 ac18, T20 ac19, T21 ac20, T22 ac21.
#include "unit/constraint/row_case.h"

static const double degree = 3.14159265358979323846 / 180;

static Trees ball(const char* joint) {
  char xml[1500];
  snprintf(xml, sizeof xml,
           "<mujoco><compiler angle='degree'/><option gravity='0 0 0' timestep='.001' "
           "jacobian='dense'/><worldbody>%s</worldbody></mujoco>",
           joint);
  return trees_open(xml);
}

#define BALL(range)                                                                                \
  "<body><joint type='ball' limited='true' range='" range "'/><geom size='.1' mass='1'/></body>"

// Turn the ball whose coordinates start at adr by an angle in degrees about an axis.
static void turn(ctData* d, int adr, double x, double y, double z, double angle) {
  double half = 0.5 * angle * degree, s = sin(half) / sqrt(x * x + y * y + z * z);
  double q[4] = {cos(half), x * s, y * s, z * s};
  memcpy(d->qpos + adr, q, sizeof q);
}

static double angle_of(const double* q) {
  double s = sqrt(q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  double a = 2 * atan2(s, q[0]);
  return fabs(a > 180 * degree ? a - 360 * degree : a) / degree;
}

static void r38_ac01_limit_holds_against_a_torque(void** state) {
  (void)state;
  Trees t = ball(BALL("0 60"));
  t.d->qfrc_applied[0] = 0.1;
  for (int i = 0; i < 2000; i++) ct_step(t.m, t.d);
  double a = angle_of(t.d->qpos);
  assert_true(a > 59 && a < 62);
  assert_true(t.d->efc_force[0] > 0);
  trees_near(t.d->qvel[0], 0, 1e-6);
  trees_close(&t);
}

// The compiler, as MuJoCo's, wants 0 first (ac20); the rows take the larger of the two.
static void r38_ac02_larger_of_the_range_is_the_angle(void** state) {
  (void)state;
  Trees t = ball(BALL("0 60"));
  double pos[2];
  for (int k = 0; k < 2; k++) {
    t.m->jnt_range[k] = 0;
    t.m->jnt_range[1 - k] = 60 * degree;
    turn(t.d, 0, 1, 0, 0, 70);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, 1);
    pos[k] = t.d->efc_pos[0];
  }
  assert_true(pos[0] == pos[1]);
  trees_close(&t);
}

static void expect_row(Trees* t, double dist, double x, double y, double z) {
  assert_int_equal(t->d->nl, 1);
  assert_int_equal(t->d->efc_type[0], ctCNSTR_LIMIT_JOINT);
  trees_near(t->d->efc_pos[0], dist * degree, 1e-12);
  const double J[3] = {x, y, z};
  trees_near_n(t->d->efc_J, J, 3, 1e-12);
}

static void r38_ac03_row_opposes_the_turn(void** state) {
  (void)state;
  Trees t = ball(BALL("0 30"));
  turn(t.d, 0, 1, 0, 0, 40);
  ct_forward(t.m, t.d);
  expect_row(&t, -10, -1, 0, 0);
  trees_close(&t);
}

static void r38_ac04_beyond_half_a_turn_the_row_points_back(void** state) {
  (void)state;
  Trees t = ball(BALL("0 150"));
  turn(t.d, 0, 0, 0, 1, 200);
  ct_forward(t.m, t.d);
  expect_row(&t, -10, 0, 0, 1);
  trees_close(&t);
}

static void r38_ac05_free_joints_have_no_limits(void** state) {
  (void)state;
  Trees t = ball("<body><joint type='free' limited='true' range='0 45'/><geom size='.1'/></body>");
  turn(t.d, 3, 1, 0, 0, 120);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  trees_close(&t);
}

static void r38_ac06_at_rest_there_is_no_row(void** state) {
  (void)state;
  Trees t = ball(BALL("0 1"));
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  trees_close(&t);
}

static void r38_ac07_unlimited_joints_have_no_row(void** state) {
  (void)state;
  Trees t = ball("<body><joint type='ball' limited='false' range='0 45'/><geom size='.1'/></body>");
  turn(t.d, 0, 1, 0, 0, 170);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  trees_close(&t);
}

static void r38_ac08_numbers_of_an_oblique_turn(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, .6, .8, 0, 50);
  t.d->qvel[0] = 1;
  t.d->qvel[1] = 2;
  t.d->qvel[2] = .5;
  ct_forward(t.m, t.d);
  expect_row(&t, -5, -.6, -.8, 0);
  trees_near(t.d->efc_vel[0], -2.2, 1e-12);
  trees_close(&t);
}

static void r38_ac09_angle_wraps_at_half_a_turn(void** state) {
  (void)state;
  Trees t = ball(BALL("0 170"));
  turn(t.d, 0, 0, 1, 0, 200);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0); // 160 degrees the other way
  turn(t.d, 0, 0, 1, 0, 185);
  ct_forward(t.m, t.d);
  expect_row(&t, -5, 0, 1, 0);
  trees_close(&t);
}

#define FOUR                                                                                       \
  "<body><joint type='ball' limited='true' range='0 30'/><geom size='.1'/></body>"                 \
  "<body pos='1 0 0'><joint type='ball' limited='true' range='0 30'/><geom size='.1'/></body>"     \
  "<body pos='2 0 0'><joint type='ball'/><geom size='.1'/></body>"                                 \
  "<body pos='3 0 0'><joint type='ball' limited='true' range='0 50'/><geom size='.1'/></body>"

static void r38_ac10_rows_counted_and_rows_made_agree(void** state) {
  (void)state;
  Trees t = ball(FOUR);
  for (int mask = 0; mask < 16; mask++) {
    int rows = 0;
    for (int j = 0; j < 4; j++) {
      bool far = mask >> j & 1;
      turn(t.d, 4 * j, 1, 1, 0, far ? 60 : 10);
      rows += far && j != 2;
    }
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, rows);
    assert_int_equal(t.d->nefc, rows);
  }
  trees_close(&t);
}

// The force of the row, for balls and hinges, whatever solves for it; MuJoCo's sensor tells the
// same.
static void r38_ac11_limit_force_is_reported(void** state) {
  (void)state;
  for (int solver = ctSOL_PGS; solver <= ctSOL_NEWTON; solver++) {
    Trees t = trees_open(
        "<mujoco><compiler angle='degree'/><option gravity='0 0 0' timestep='.001'/><worldbody>"
        "<body><joint name='j' type='ball' limited='true' range='0 30'/><geom size='.1' mass='1'/>"
        "</body><body pos='1 0 0'><joint range='-10 10'/><geom size='.1' pos='.2 0 0'/>"
        "</body><body pos='2 0 0'><joint name='h' range='-10 10'/><geom size='.1' pos='.2 0 "
        "0'/></body>"
        "</worldbody><tendon><fixed name='t' limited='true' range='-.1 .1'>"
        "<joint joint='h' coef='1'/></fixed></tendon>"
        "<sensor><jointlimitfrc joint='j'/><tendonlimitfrc tendon='t'/></sensor></mujoco>");
    t.m->opt.solver = solver;
    turn(t.d, 0, 1, 0, 0, 60); // well past 30 degrees
    t.d->qpos[4] = .5;
    t.d->qpos[5] = .15; // the tendon is, the joint is not
    ct_step(t.m, t.d);
    const ctData* d = t.d;
    assert_int_equal(d->nl, 3);
    for (int i = d->nefc - 3; i < d->nefc; i++) {
      bool joint = d->efc_type[i] == ctCNSTR_LIMIT_JOINT;
      const double* told = joint ? d->jnt_limit_frc : d->ten_limit_frc;
      assert_true(d->efc_force[i] > 1e-10);
      assert_true(told[d->efc_id[i]] == d->efc_force[i]);
    }
    assert_true(d->jnt_limit_frc[0] > 0 && d->jnt_limit_frc[1] > 0 && d->ten_limit_frc[0] > 0);
    assert_true(d->jnt_limit_frc[2] == 0);
    assert_true(d->sensordata[0] == d->jnt_limit_frc[0]);
    assert_true(d->sensordata[1] == d->ten_limit_frc[0]);
    ct_resetData(t.m, t.d); // nobody is at a limit
    ct_step(t.m, t.d);
    assert_true(d->jnt_limit_frc[0] == 0 && d->jnt_limit_frc[1] == 0 && d->ten_limit_frc[0] == 0);
    trees_close(&t);
  }
}

static void r38_ac12_hinges_and_balls_together(void** state) {
  (void)state;
  Trees t =
      ball("<body><joint type='hinge' limited='true' range='-10 10'/><geom size='.1' pos='.1 0 0'/>"
           "<body><joint type='ball' limited='true' range='0 30'/><geom size='.1' pos='.1 0 "
           "0'/></body></body>");
  t.d->qpos[0] = 20 * degree;
  turn(t.d, 1, 0, 0, 1, 50);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 2);
  const double J[2][4] = {{-1, 0, 0, 0}, {0, 0, 0, -1}};
  for (int i = 0; i < 2; i++) {
    assert_int_equal(t.d->efc_id[i], i);
    trees_near_n(t.d->efc_J + 4 * i, J[i], 4, 1e-12);
  }
  trees_close(&t);
}

static void r38_ac13_a_range_of_zero_locks(void** state) {
  (void)state;
  Trees t = ball(BALL("0 0"));
  turn(t.d, 0, 1, 0, 0, 20);
  ct_forward(t.m, t.d);
  expect_row(&t, -20, -1, 0, 0);
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  assert_true(angle_of(t.d->qpos) < 0.5);
  trees_close(&t);
}

static void r38_ac14_near_half_a_turn_it_converges(void** state) {
  (void)state;
  Trees t = ball(BALL("0 170"));
  turn(t.d, 0, 0, 1, 0, 175);
  ct_forward(t.m, t.d);
  expect_row(&t, -5, 0, -1, 0);
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  assert_true(angle_of(t.d->qpos) < 171);
  trees_close(&t);
}

static void r38_ac15_small_violations_are_exact(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, 1, 0, 0, 45.5);
  ct_forward(t.m, t.d);
  expect_row(&t, -.5, -1, 0, 0);
  trees_close(&t);
}

static void r38_ac16_minus_q_is_q(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, .6, 0, .8, 60);
  for (int i = 0; i < 4; i++) t.d->qpos[i] *= -1;
  ct_forward(t.m, t.d);
  expect_row(&t, -15, -.6, 0, -.8);
  trees_close(&t);
}

static void r38_ac17_each_violation_has_its_row(void** state) {
  (void)state;
  Trees t = ball(FOUR);
  turn(t.d, 0, 1, 0, 0, 40);
  turn(t.d, 4, 0, 1, 0, 50);
  turn(t.d, 12, 0, 0, 1, 60);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 3);
  const int joint[] = {0, 1, 3}, axis[] = {0, 1, 2};
  const double dist[] = {-10, -20, -10};
  for (int i = 0; i < 3; i++) {
    assert_int_equal(t.d->efc_id[i], joint[i]);
    trees_near(t.d->efc_pos[i], dist[i] * degree, 1e-12);
    for (int k = 0; k < 12; k++)
      trees_near(t.d->efc_J[12 * i + k], k == 3 * joint[i] + axis[i] ? -1 : 0, 1e-12);
  }
  trees_close(&t);
}

static void r38_ac18_velocity_into_the_limit_is_negative(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  for (int sign = -1; sign <= 1; sign += 2) {
    turn(t.d, 0, 0, 0, 1, 50);
    t.d->qvel[2] = sign * 3;
    ct_forward(t.m, t.d);
    trees_near(t.d->efc_vel[0], -sign * 3, 1e-12);
  }
  trees_close(&t);
}

static void r38_ac19_length_of_the_quaternion_does_not_matter(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, .6, .8, 0, 50);
  for (int i = 0; i < 4; i++) t.d->qpos[i] *= 1.05;
  ct_forward(t.m, t.d);
  expect_row(&t, -5, -.6, -.8, 0);
  trees_close(&t);
}

// The requirement lets a range be given backwards; MuJoCo 3.5.0 refuses it, and so do we.
static void r38_ac20_reversed_range_is_refused(void** state) {
  (void)state;
  char error[300] = "";
  assert_null(ct_loadXMLString("<mujoco><worldbody>" BALL("45 0") "</worldbody></mujoco>", NULL,
                               error, sizeof error));
  assert_non_null(strstr(error, "range"));
}

static void r38_ac21_without_margin_the_limit_is_sharp(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  for (int k = 0; k < 2; k++) {
    turn(t.d, 0, 1, 0, 0, k ? 45.5 : 44.5);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, k);
  }
  t.m->jnt_margin[0] = 1 * degree;
  turn(t.d, 0, 1, 0, 0, 44.5);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 1);
  trees_close(&t);
}

// Angle and direction that a row is made of: by -J and the limit minus pos, with a limit of zero.
static void r38_t01_angle_and_axis(void** state) {
  (void)state;
  static const struct {
    double axis[3], turn, angle, sign;
  } known[] = {{{0, 0, 1}, 90, 90, 1},    {{.6, .8, 0}, 50, 50, 1}, {{0, 0, 1}, 200, 160, -1},
               {{0, 1, 0}, 180, 180, 1},  {{1, 0, 0}, -45, 45, -1}, {{1, 0, 0}, 315, 45, -1},
               {{1, 0, 0}, 1e-6, 1e-6, 1}};
  Trees t = ball(BALL("0 0"));
  for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
    const double* x = known[k].axis;
    turn(t.d, 0, x[0], x[1], x[2], known[k].turn);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nl, 1);
    trees_near(t.d->efc_pos[0], -known[k].angle * degree, 1e-10);
    for (int i = 0; i < 3; i++) trees_near(t.d->efc_J[i], -known[k].sign * x[i], 1e-10);
  }
  // hardly turned at all: whatever the direction, the angle is nearly zero
  const double q[4] = {1, 1e-15, 1e-15, 1e-15};
  memcpy(t.d->qpos, q, sizeof q);
  ct_forward(t.m, t.d);
  if (t.d->nl) trees_near(t.d->efc_pos[0], 0, 1e-10);
  trees_close(&t);
}

static void r38_t02_degrees_are_read_and_the_row_is_there(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  assert_true(t.m->jnt_limited[0]);
  trees_near(t.m->jnt_range[1], 45 * degree, 1e-15);
  turn(t.d, 0, 1, 0, 0, 60);
  ct_step(t.m, t.d);
  assert_int_equal(t.d->nefc, 1);
  assert_int_equal(t.d->efc_type[0], ctCNSTR_LIMIT_JOINT);
  trees_close(&t);
}

static void r38_t05_no_row_within_the_limit(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, 1, 0, 0, 30);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  trees_close(&t);
}

// The limit is the angle that the row measures: at exactly this angle it is not violated.
static void r38_t05b_no_row_at_the_exact_boundary(void** state) {
  (void)state;
  Trees t = ball(BALL("0 45"));
  turn(t.d, 0, 1, 0, 0, 45);
  t.m->jnt_range[1] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 1);
  double angle = -t.d->efc_pos[0];
  trees_near(angle, 45 * degree, 1e-15);
  t.m->jnt_range[1] = angle;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 0);
  t.m->jnt_range[1] = nextafter(angle, 0);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nl, 1);
  trees_close(&t);
}

// Beyond the limit and turning on: it comes back.
static void r38_t07_limit_is_enforced_over_time(void** state) {
  (void)state;
  Trees t = ball(BALL("0 30"));
  turn(t.d, 0, 1, 0, 0, 35);
  t.d->qvel[0] = 2;
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  assert_true(angle_of(t.d->qpos) < 32);
  trees_close(&t);
}

static void r38_t09_radians_are_not_converted(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><compiler angle='radian'/><option jacobian='dense'/><worldbody>"
                       "<body><joint type='ball' limited='true' range='0 0.78539816339744828'/>"
                       "<geom size='.1'/></body></worldbody></mujoco>");
  assert_true(t.m->jnt_range[1] == 0.78539816339744828);
  turn(t.d, 0, 1, 0, 0, 60);
  ct_forward(t.m, t.d);
  expect_row(&t, -15, -1, 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r38_ac01_limit_holds_against_a_torque),
      cmocka_unit_test(r38_ac02_larger_of_the_range_is_the_angle),
      cmocka_unit_test(r38_ac03_row_opposes_the_turn),
      cmocka_unit_test(r38_ac04_beyond_half_a_turn_the_row_points_back),
      cmocka_unit_test(r38_ac05_free_joints_have_no_limits),
      cmocka_unit_test(r38_ac06_at_rest_there_is_no_row),
      cmocka_unit_test(r38_ac07_unlimited_joints_have_no_row),
      cmocka_unit_test(r38_ac08_numbers_of_an_oblique_turn),
      cmocka_unit_test(r38_ac09_angle_wraps_at_half_a_turn),
      cmocka_unit_test(r38_ac10_rows_counted_and_rows_made_agree),
      cmocka_unit_test(r38_ac11_limit_force_is_reported),
      cmocka_unit_test(r38_ac12_hinges_and_balls_together),
      cmocka_unit_test(r38_ac13_a_range_of_zero_locks),
      cmocka_unit_test(r38_ac14_near_half_a_turn_it_converges),
      cmocka_unit_test(r38_ac15_small_violations_are_exact),
      cmocka_unit_test(r38_ac16_minus_q_is_q),
      cmocka_unit_test(r38_ac17_each_violation_has_its_row),
      cmocka_unit_test(r38_ac18_velocity_into_the_limit_is_negative),
      cmocka_unit_test(r38_ac19_length_of_the_quaternion_does_not_matter),
      cmocka_unit_test(r38_ac20_reversed_range_is_refused),
      cmocka_unit_test(r38_ac21_without_margin_the_limit_is_sharp),
      cmocka_unit_test(r38_t01_angle_and_axis),
      cmocka_unit_test(r38_t02_degrees_are_read_and_the_row_is_there),
      cmocka_unit_test(r38_t05_no_row_within_the_limit),
      cmocka_unit_test(r38_t05b_no_row_at_the_exact_boundary),
      cmocka_unit_test(r38_t07_limit_is_enforced_over_time),
      cmocka_unit_test(r38_t09_radians_are_not_converted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
