// Requirement 22: actuators that pull a body towards what it touches.
#include "unit/constraint/row_case.h"

#define STICKY(gain)                                                                               \
  "<mujoco><worldbody><geom type='plane' size='9 9 .1' euler='180 0 0' pos='0 0 1'/>"              \
  "<body name='b' pos='0 0 .901'><freejoint/><geom type='box' size='.1 .1 .1' mass='1' "           \
  "margin='.005' gap='.005'/></body></worldbody><actuator><adhesion body='b' ctrlrange='0 1' "     \
  "gain='" gain "'/></actuator></mujoco>"

// Hanging from a ceiling: only the pull holds the box.
static double fallen(const char* xml, double control) {
  Trees t = trees_open(xml);
  t.d->ctrl[0] = control;
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  double z = t.d->qpos[2];
  trees_close(&t);
  return .901 - z;
}

static void r22_ac01_adhesion_holds_against_gravity(void** state) {
  (void)state;
  assert_true(fabs(fallen(STICKY("30"), 1)) < .01);
  assert_true(fallen(STICKY("30"), 0) > 1);
  assert_true(fallen(STICKY("5"), 1) > 1); // weaker than the weight
}

// Heights after a second in MuJoCo 3.5.0.
static void r22_ac01_falls_as_in_mujoco(void** state) {
  (void)state;
  trees_near(.901 - fallen(STICKY("30"), 1), 0.9002126426094729, 1e-12);
  trees_near(.901 - fallen(STICKY("30"), 0), -4.013809999999992, 1e-12);
  trees_near(.901 - fallen(STICKY("5"), 1), -3.7698099999999903, 1e-12);
}

// The pull is shared by the contacts: together they push with the pull plus what else acts.
static void r22_ac02_pull_adds_to_the_normal_forces(void** state) {
  (void)state;
  Trees t =
      row_case("", "<actuator><adhesion body='box' ctrlrange='0 1' gain='50'/></actuator>", false);
  for (int k = 0; k < 2; k++) {
    t.d->ctrl[0] = k;
    for (int i = 0; i < 600; i++) ct_step(t.m, t.d);
    double sum = 0, f[6];
    for (int i = 0; i < t.d->ncon; i++) {
      ct_contactForce(t.m, t.d, i, f);
      sum += f[0];
    }
    trees_near(sum, 9.81 * t.m->body_mass[1] + 50 * k, .1);
    trees_near(t.d->actuator_force[0], 50 * k, 1e-12);
  }
  trees_close(&t);
}

// The moment is minus the mean of the contact normals' Jacobians.
static void r22_ac03_moment_is_the_mean_normal(void** state) {
  (void)state;
  Trees t = row_case("cone='elliptic'",
                     "<actuator><adhesion body='box' ctrlrange='0 1'/></actuator>", false);
  row_case_state(t.m, t.d);
  int nv = (int)t.m->nv;
  double mean[32] = {0}, moment[32] = {0}, J[32];
  assert_int_equal(t.d->ncon, 4);
  for (int i = 0; i < 4; i++) {
    row_case_jacobian(t.m, t.d, t.d->contact[i].efc_address, J);
    for (int k = 0; k < nv; k++) mean[k] -= J[k] / 4;
  }
  for (int k = t.d->moment_rowadr[0]; k < t.d->moment_rowadr[0] + t.d->moment_rownnz[0]; k++)
    moment[t.d->moment_colind[k]] = t.d->actuator_moment[k];
  trees_near_n(moment, mean, nv, 1e-12);
  assert_true(t.d->actuator_length[0] == 0);
  trees_close(&t);
}

static void r22_ac04_without_contact_there_is_no_force(void** state) {
  (void)state;
  Trees t =
      row_case("", "<actuator><adhesion body='box' ctrlrange='0 1' gain='50'/></actuator>", false);
  t.d->qpos[2] = 3;
  t.d->ctrl[0] = 1;
  ct_forward(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) assert_true(t.d->qfrc_actuator[i] == 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r22_ac01_adhesion_holds_against_gravity),
      cmocka_unit_test(r22_ac01_falls_as_in_mujoco),
      cmocka_unit_test(r22_ac02_pull_adds_to_the_normal_forces),
      cmocka_unit_test(r22_ac03_moment_is_the_mean_normal),
      cmocka_unit_test(r22_ac04_without_contact_there_is_no_force),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
