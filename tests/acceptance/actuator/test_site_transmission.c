// Requirement 5: actuators that push a site, alone or against a reference site.
#include "support/model_text.h"
#include "unit/pos/trees.h"

// A hinge with two sites, and a body in front of it with a third; actuators as given.
#define ARM(joint, actuators)                                                                      \
  "<mujoco><option gravity='0 0 0'><flag contact='disable'/></option><worldbody>"                  \
  "<site name='w' euler='0 0 0'/><body pos='0 0 .5'><joint name='j' " joint "/>"                   \
  "<geom type='box' size='.1 .2 .3'/><site name='a' pos='.3 .1 .2' euler='20 30 40'/>"             \
  "<site name='b' pos='-.1 .2 .1'/></body></worldbody><actuator>" actuators "</actuator></mujoco>"
#define HINGE "axis='0 1 0' pos='.05 0 .1'"

// A chain with every kind of site actuator, for the comparison with MuJoCo.
#define CHAIN                                                                                      \
  "<mujoco>"                                                                                       \
  "<option timestep='.005'>"                                                                       \
  "<flag contact='disable'/>"                                                                      \
  "</option>"                                                                                      \
  "<worldbody>"                                                                                    \
  "<site name='w' pos='.1 .2 .3' euler='10 20 30'/>"                                               \
  "<body>"                                                                                         \
  "<joint axis='0 1 0'/>"                                                                          \
  "<geom type='capsule' size='.03 .15' pos='0 0 .2'/>"                                             \
  "<site name='a' pos='.02 0 .3' euler='30 0 0'/>"                                                 \
  "<body pos='0 0 .4'>"                                                                            \
  "<joint axis='1 0 0' damping='.1'/>"                                                             \
  "<geom type='capsule' size='.03 .15' pos='0 0 .2'/>"                                             \
  "<site name='b' pos='0 .03 .3' euler='0 40 0'/>"                                                 \
  "<body pos='0 0 .4'>"                                                                            \
  "<joint type='ball'/>"                                                                           \
  "<geom type='box' size='.03 .05 .1' pos='0 .1 .1'/>"                                             \
  "<site name='c' pos='0 .1 .2' euler='0 0 50'/>"                                                  \
  "</body>"                                                                                        \
  "</body>"                                                                                        \
  "</body>"                                                                                        \
  "</worldbody>"                                                                                   \
  "<actuator>"                                                                                     \
  "<general site='c' gear='1 2 3 0 0 0'/>"                                                         \
  "<general site='b' gear='0 0 0 1 -1 2'/>"                                                        \
  "<general site='c' gear='1 0 .5 .2 0 -1'/>"                                                      \
  "<general site='c' refsite='w' gear='1 2 3 0 0 0'/>"                                             \
  "<general site='c' refsite='a' gear='0 0 0 1 2 3'/>"                                             \
  "<position site='b' refsite='a' gear='1 -1 2 .5 .4 .3' kp='3'/>"                                 \
  "</actuator>"                                                                                    \
  "</mujoco>"

static Trees moving(const char* xml) {
  Trees t = trees_open(xml);
  trees_state(t.m, t.d, 2);
  for (int i = 0; i < t.m->nu; i++) t.d->ctrl[i] = 1;
  ct_forward(t.m, t.d);
  return t;
}

static double row_dot(const Trees* t, int i, const double* x) {
  double sum = 0;
  for (int k = 0; k < t->d->moment_rownnz[i]; k++) {
    int at = t->d->moment_rowadr[i] + k;
    sum += t->d->actuator_moment[at] * x[t->d->moment_colind[at]];
  }
  return sum;
}

// World axis of the hinge, and the way from its anchor to a site.
static void lever(const Trees* t, int site, double* axis, double* r) {
  memcpy(axis, t->d->xaxis, 3 * sizeof(double));
  ctu_sub3(r, t->d->site_xpos + 3 * site, t->d->xanchor);
}

// Column k of a site's orientation.
static void site_axis(const Trees* t, int site, int k, double* v) {
  for (int i = 0; i < 3; i++) v[i] = t->d->site_xmat[9 * site + 3 * i + k];
}

static void r5_ac01_a_wrench_has_no_length(void** state) {
  (void)state;
  Trees t = moving(ARM("type='free'", "<general site='a' gear='1 2 3 4 5 6'/>"));
  for (int seed = 0; seed < 10; seed++) {
    trees_state(t.m, t.d, seed);
    ct_forward(t.m, t.d);
    trees_near(t.d->actuator_length[0], 0, 0);
  }
  trees_close(&t);
}

static void r5_ac02_velocity_is_moment_times_qvel(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' gear='1 2 3 4 5 6'/>"));
  trees_near(t.d->actuator_velocity[0], row_dot(&t, 0, t.d->qvel), 1e-14);
  assert_true(fabs(t.d->actuator_velocity[0]) > 1e-3);
  // along the wrench: the site's velocity in its own frame (rotation first) times the gear
  double v[6];
  ct_objectVelocity(t.m, t.d, ctOBJ_SITE, ct_name2id(t.m, ctOBJ_SITE, "a"), v, 1);
  double along = v[3] + 2 * v[4] + 3 * v[5] + 4 * v[0] + 5 * v[1] + 6 * v[2];
  trees_near(t.d->actuator_velocity[0], along, 1e-13);
  trees_close(&t);
}

static void r5_ac03_force_along_an_axis(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' gear='0 0 1 0 0 0'/>"));
  double axis[3], r[3], z[3], v[3];
  int site = ct_name2id(t.m, ctOBJ_SITE, "a");
  lever(&t, site, axis, r);
  site_axis(&t, site, 2, z);
  ctu_cross(v, axis, r);
  trees_near(t.d->qfrc_actuator[0], ctu_dot3(v, z), 1e-14);
  trees_close(&t);
}

static void r5_ac04_torque_about_an_axis(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' gear='0 0 0 1 0 0'/>"));
  double axis[3], r[3], x[3];
  int site = ct_name2id(t.m, ctOBJ_SITE, "a");
  lever(&t, site, axis, r);
  site_axis(&t, site, 0, x);
  trees_near(t.d->qfrc_actuator[0], ctu_dot3(axis, x), 1e-14);
  trees_close(&t);
}

static void r5_ac05_gears_add_up(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' gear='1 2 3 0 0 0'/>"
                              "<general site='a' gear='0 0 0 4 5 6'/>"
                              "<general site='a' gear='1 2 3 4 5 6'/>"));
  const double one = 1;
  trees_near(row_dot(&t, 0, &one) + row_dot(&t, 1, &one), row_dot(&t, 2, &one), 1e-14);
  trees_close(&t);
}

static void r5_ac06_length_by_position(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' refsite='b' gear='1 2 3 0 0 0'/>"));
  double d[3], p[3];
  int a = ct_name2id(t.m, ctOBJ_SITE, "a"), b = ct_name2id(t.m, ctOBJ_SITE, "b");
  ctu_sub3(d, t.d->site_xpos + 3 * a, t.d->site_xpos + 3 * b);
  ctu_mulMatTVec3(p, t.d->site_xmat + 9 * b, d);
  trees_near(t.d->actuator_length[0], p[0] + 2 * p[1] + 3 * p[2], 1e-14);
  trees_close(&t);
}

static void r5_ac07_length_by_rotation(void** state) {
  (void)state;
  Trees t = trees_open(ARM("axis='1 0 0'", "<general site='b' refsite='w' gear='0 0 0 3 0 0'/>"));
  t.d->qpos[0] = ctPI / 2;
  ct_forward(t.m, t.d);
  trees_near(t.d->actuator_length[0], 3 * ctPI / 2, 1e-13);
  trees_close(&t);
}

static void r5_ac08_velocity_is_the_rate_of_length(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<general site='a' refsite='w' gear='1 2 3 0 0 0'/>"));
  double v = t.d->actuator_velocity[0], h = 1e-6, l[2], q = t.d->qpos[0];
  trees_near(v, row_dot(&t, 0, t.d->qvel), 1e-14);
  for (int k = 0; k < 2; k++) {
    t.d->qpos[0] = q + (k ? h : -h) * t.d->qvel[0];
    ct_forward(t.m, t.d);
    l[k] = t.d->actuator_length[0];
  }
  trees_near(v, (l[1] - l[0]) / (2 * h), 1e-8);
  trees_close(&t);
}

// The same for rotations: about one axis the length is an angle.
static void r5_ac08_velocity_is_the_rate_of_the_angle(void** state) {
  (void)state;
  Trees t = moving(ARM("axis='0 1 0'", "<general site='b' refsite='w' gear='0 0 0 1 2 3'/>"));
  trees_near(t.d->actuator_length[0], 2 * t.d->qpos[0], 1e-13);
  trees_near(t.d->actuator_velocity[0], 2 * t.d->qvel[0], 1e-13);
  assert_true(fabs(t.d->qpos[0]) > .1 && fabs(t.d->qvel[0]) > .1);
  trees_close(&t);
}

static void r5_ac09_power(void** state) {
  (void)state;
  Trees t = moving(ARM("type='free'", "<general site='a' refsite='w' gear='1 2 3 0 0 0'/>"));
  double power = 0;
  for (int i = 0; i < t.m->nv; i++) power += t.d->qfrc_actuator[i] * t.d->qvel[i];
  assert_int_equal(t.d->moment_rownnz[0], 6);
  for (int i = 0; i < 6; i++)
    trees_near(t.d->qfrc_actuator[t.d->moment_colind[i]],
               t.d->actuator_moment[i] * t.d->actuator_force[0], 1e-14);
  trees_near(power, t.d->actuator_force[0] * t.d->actuator_velocity[0], 1e-13);
  trees_close(&t);
}

static void r5_ac10_sites_of_one_body_do_nothing(void** state) {
  (void)state;
  Trees t = moving(ARM("type='free'", "<general site='a' refsite='b' gear='1 2 3 4 5 6'/>"));
  assert_int_equal(t.d->moment_rownnz[0], 0);
  for (int i = 0; i < t.m->nv; i++) trees_near(t.d->qfrc_actuator[i], 0, 0);
  trees_close(&t);
}

// Site c against site a of the first link: the dof of that link moves both.
static void r5_ac11_shared_dofs_do_not_count(void** state) {
  (void)state;
  Trees t = moving(CHAIN);
  int i = 4;
  for (int k = 0; k < t.d->moment_rownnz[i]; k++)
    assert_true(t.d->moment_colind[t.d->moment_rowadr[i] + k] > 0);
  assert_int_equal(t.d->moment_rownnz[i], 4);
  trees_close(&t);
}

static void r5_ac12_joints_and_tendons_use_one_gear(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<motor joint='j' gear='3 9 9 9 9 9'/>"));
  trees_near(t.d->qfrc_actuator[0], 3, 0);
  trees_near(t.d->actuator_length[0], 3 * t.d->qpos[0], 0);
  trees_close(&t);
  t = moving("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body></worldbody>"
             "<tendon><fixed name='t'><joint joint='j' coef='2'/></fixed></tendon>"
             "<actuator><motor tendon='t' gear='3 9 9 9 9 9'/></actuator></mujoco>");
  trees_near(t.d->qfrc_actuator[0], 6, 0);
  trees_near(t.d->actuator_length[0], 6 * t.d->qpos[0], 0);
  trees_near(t.d->actuator_velocity[0], 6 * t.d->qvel[0], 0);
  trees_close(&t);
}

static void r5_ac13_one_number_of_gear(void** state) {
  (void)state;
  Trees t = moving(ARM(HINGE, "<motor joint='j' gear='50'/>"));
  const double gear[6] = {50};
  trees_near_n(t.m->actuator_gear, gear, 6, 0);
  trees_close(&t);
  // MuJoCo does not ignore a seventh number
  model_refused(ARM(HINGE, "<motor joint='j' gear='1 2 3 4 5 6 7'/>"),
                "attribute 'gear' has too much data");
}

static void r5_ac14_any_gain_and_bias(void** state) {
  (void)state;
  Trees t = moving(ARM(
      HINGE, "<general site='a' refsite='w' gainprm='2'/>"
             "<general site='a' refsite='w' gaintype='affine' gainprm='1 2 3' "
             "biastype='affine' biasprm='4 5 6'/>"
             "<general site='a' refsite='w' dyntype='muscle' gaintype='muscle' biastype='muscle' "
             "lengthrange='0 1' gainprm='.75 1.05 10 200 .5 1.6 1.5 1.3 1.2' "
             "biasprm='.75 1.05 10 200 .5 1.6 1.5 1.3 1.2'/>"));
  double l = t.d->actuator_length[1], v = t.d->actuator_velocity[1];
  trees_near(t.d->actuator_force[0], 2, 0);
  trees_near(t.d->actuator_force[1], (1 + 2 * l + 3 * v) + (4 + 5 * l + 6 * v), 1e-13);
  t.d->act[0] = 1;
  ct_forward(t.m, t.d);
  double gain = ctu_muscleGain(t.d->actuator_length[2], t.d->actuator_velocity[2],
                               t.m->actuator_lengthrange + 4, t.m->actuator_acc0[2],
                               t.m->actuator_gainprm + 2 * ctNGAIN);
  double bias = ctu_muscleBias(t.d->actuator_length[2], t.m->actuator_lengthrange + 4,
                               t.m->actuator_acc0[2], t.m->actuator_biasprm + 2 * ctNBIAS);
  trees_near(t.d->actuator_force[2], gain + bias, 1e-13);
  trees_close(&t);
}

// |M^-1 moment| at qpos0, the moment by hand: the site's Jacobian on the wrench in its frame.
static void r5_ac15_acc0(void** state) {
  (void)state;
  Trees t =
      trees_open(ARM("type='free'", "<general site='a' gear='1 2 3 4 5 6'/>"
                                    "<general site='a' gear='1 2 3 4 5 6' "
                                    "dyntype='muscle' gaintype='muscle' biastype='muscle' "
                                    "gainprm='.75 1.05 10 200 .5 1.6 1.5 1.3 1.2' biasprm='.75 "
                                    "1.05 10 200 .5 1.6 1.5 1.3 1.2' lengthrange='0 1'/>"));
  static const double gear[6] = {1, 2, 3, 4, 5, 6};
  double jacp[18], jacr[18], wrench[6], row[6] = {0}, x[6];
  int site = ct_name2id(t.m, ctOBJ_SITE, "a");
  ct_forward(t.m, t.d);
  ct_jacSite(t.m, t.d, jacp, jacr, site);
  for (int k = 0; k < 2; k++)
    ctu_mulMatVec3(wrench + 3 * k, t.d->site_xmat + 9 * site, gear + 3 * k);
  for (int i = 0; i < 6; i++) {
    for (int k = 0; k < 3; k++)
      row[i] += jacp[6 * k + i] * wrench[k] + jacr[6 * k + i] * wrench[3 + k];
  }
  ct_solveM(t.m, t.d, x, row, 1);
  for (int k = 0; k < 2; k++) trees_near(t.m->actuator_acc0[k], ctu_norm(x, 6), 1e-10);
  assert_true(t.m->actuator_acc0[0] > 1);
  trees_close(&t);
}

#define SENSED(refsite)                                                                            \
  "<mujoco><option><flag contact='disable'/></option><worldbody><site name='w'/><body><joint "     \
  "axis='0 1 0'/><geom size='.1' pos='.2 0 0'/><site name='a' pos='.3 .1 .2'/></body></worldbody>" \
  "<actuator><general name='g' site='a' " refsite " gear='1 2 3 0 0 0' gainprm='3'/></actuator>"   \
  "<sensor><actuatorfrc actuator='g'/><actuatorpos actuator='g'/><actuatorvel actuator='g'/>"      \
  "</sensor></mujoco>"

static void sensed(int sensor) {
  for (int k = 0; k < 2; k++) {
    Trees t = moving(k ? SENSED("refsite='w'") : SENSED(""));
    const double want[3] = {t.d->actuator_force[0], t.d->actuator_length[0],
                            t.d->actuator_velocity[0]};
    trees_near(t.d->sensordata[sensor], want[sensor], 0);
    assert_true(want[sensor] != 0 || (sensor == 1 && k == 0));
    trees_close(&t);
  }
}

static void r5_ac16_force_sensor(void** state) {
  (void)state;
  sensed(0);
}

// Through joints, tendons, cranks and balls too: the actuator's force, not that of the joint.
static void r5_ac16_force_sensor_of_every_transmission(void** state) {
  (void)state;
  Trees t = moving(
      "<mujoco><option><flag contact='disable'/></option><worldbody><body><joint name='j' "
      "axis='0 1 0'/><geom size='.1' pos='.2 0 0'/><site name='a' pos='.3 .1 .2'/></body>"
      "<body pos='0 1 0'><joint name='k' type='ball'/><geom size='.1'/></body>"
      "<body name='b' pos='1 0 0'><joint name='s' type='slide' axis='1 0 0'/><geom size='.1'/>"
      "<site name='e'/></body></worldbody>"
      "<tendon><fixed name='t'><joint joint='j' coef='3'/></fixed></tendon><actuator>"
      "<motor name='0' joint='j' gear='7'/><motor name='1' tendon='t' gear='2'/>"
      "<motor name='2' jointinparent='k' gear='1 2 3'/><motor name='3' site='a' gear='0 0 5'/>"
      "<motor name='4' cranksite='a' slidersite='e' cranklength='2'/>"
      "<adhesion name='5' body='b' ctrlrange='0 1' gain='4'/></actuator><sensor>"
      "<actuatorfrc actuator='0'/><actuatorfrc actuator='1'/><actuatorfrc actuator='2'/>"
      "<actuatorfrc actuator='3'/><actuatorfrc actuator='4'/><actuatorfrc actuator='5'/></sensor>"
      "</mujoco>");
  static const double force[6] = {1, 1, 1, 1, 1, 4};
  trees_near_n(t.d->actuator_force, force, 6, 0);
  trees_near_n(t.d->sensordata, force, 6, 0);
  assert_true(fabs(t.d->qfrc_actuator[0]) > 5);
  trees_close(&t);
}

static void r5_ac17_length_sensor(void** state) {
  (void)state;
  sensed(1);
}

static void r5_ac18_velocity_sensor(void** state) {
  (void)state;
  sensed(2);
}

static void r5_ac19_unknown_site(void** state) {
  (void)state;
  model_refused(ARM(HINGE, "<general site='nonexistent'/>"),
                "transmission target 'nonexistent' not found in actuator 0");
}

static void r5_ac20_unknown_refsite(void** state) {
  (void)state;
  model_refused(ARM(HINGE, "<general site='a' refsite='nonexistent'/>"),
                "reference site 'nonexistent' not found for actuator 0");
}

static void r5_ac21_two_targets(void** state) {
  (void)state;
  model_refused(ARM(HINGE, "<general joint='j' site='a'/>"),
                "actuator can have at most one of transmission target");
  model_refused(ARM(HINGE, "<general joint='j' refsite='a'/>"),
                "refsite can only be used with site transmission");
}

// Numbers of MuJoCo 3.5.0.
static void r5_ac22_a_chain_as_in_mujoco(void** state) {
  (void)state;
  static const double ctrl[6] = {.5, -.3, .8, .2, -.7, .4};
  static const double length[6] = {
      0, 0, 0, 2.0049986706126774, 3.8193460372373287, -0.19752875552763857};
  static const double velocity[6] = {1.1038586503642946,  -0.9280865392818703, -0.6840273392420135,
                                     -0.1349178072341346, 3.9499109139189343,  -0.607062165468239};
  static const double force[5] = {-1.0923047589814985, 1.0627536701384235, -1.5225663977934238,
                                  0.8797154314701441, -2.8935357452529944};
  static const double acc0[6] = {21.287201457372987, 38.73694624353542,  274.1608504998726,
                                 22.781281464566284, 1179.1904798291257, 19.385197268364337};
  Trees t = trees_open(CHAIN);
  trees_state(t.m, t.d, 2);
  memcpy(t.d->ctrl, ctrl, sizeof ctrl);
  ct_forward(t.m, t.d);
  trees_near_n(t.d->actuator_length, length, 6, 1e-12);
  trees_near_n(t.d->actuator_velocity, velocity, 6, 1e-12);
  trees_near_n(t.d->qfrc_actuator, force, 5, 1e-12);
  trees_near_n(t.m->actuator_acc0, acc0, 6, 1e-9);
  trees_close(&t);
}

// A body that floats, pushed in both ways and held by a servo.
static void r5_ac22_a_free_body_as_in_mujoco(void** state) {
  (void)state;
  Trees t = moving(ARM("type='free'",
                       "<general site='a' gear='1 2 3 4 5 6'/>"
                       "<general site='a' refsite='w' gear='1 -2 3 .4 .5 .6'/>"
                       "<position site='b' refsite='w' gear='0 1 0 0 2 0' kp='3' kv='.2'/>"));
  static const double length[3] = {0, 6.209696659741969, 0.9283962266135687};
  static const double velocity[3] = {1.9640740598997515, 3.4260954124915277, 2.000818651458155};
  static const double force[6] = {4.497637062767107,  -1.231069133456352, 3.9251369655431705,
                                  3.7395877594305267, 2.823345811968873,  7.0138777270136465};
  trees_near_n(t.d->actuator_length, length, 3, 1e-12);
  trees_near_n(t.d->actuator_velocity, velocity, 3, 1e-12);
  trees_near_n(t.d->qfrc_actuator, force, 6, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r5_ac01_a_wrench_has_no_length),
      cmocka_unit_test(r5_ac02_velocity_is_moment_times_qvel),
      cmocka_unit_test(r5_ac03_force_along_an_axis),
      cmocka_unit_test(r5_ac04_torque_about_an_axis),
      cmocka_unit_test(r5_ac05_gears_add_up),
      cmocka_unit_test(r5_ac06_length_by_position),
      cmocka_unit_test(r5_ac07_length_by_rotation),
      cmocka_unit_test(r5_ac08_velocity_is_the_rate_of_length),
      cmocka_unit_test(r5_ac08_velocity_is_the_rate_of_the_angle),
      cmocka_unit_test(r5_ac09_power),
      cmocka_unit_test(r5_ac10_sites_of_one_body_do_nothing),
      cmocka_unit_test(r5_ac11_shared_dofs_do_not_count),
      cmocka_unit_test(r5_ac12_joints_and_tendons_use_one_gear),
      cmocka_unit_test(r5_ac13_one_number_of_gear),
      cmocka_unit_test(r5_ac14_any_gain_and_bias),
      cmocka_unit_test(r5_ac15_acc0),
      cmocka_unit_test(r5_ac16_force_sensor),
      cmocka_unit_test(r5_ac16_force_sensor_of_every_transmission),
      cmocka_unit_test(r5_ac17_length_sensor),
      cmocka_unit_test(r5_ac18_velocity_sensor),
      cmocka_unit_test(r5_ac19_unknown_site),
      cmocka_unit_test(r5_ac20_unknown_refsite),
      cmocka_unit_test(r5_ac21_two_targets),
      cmocka_unit_test(r5_ac22_a_chain_as_in_mujoco),
      cmocka_unit_test(r5_ac22_a_free_body_as_in_mujoco),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
