#include "unit/diff/diff_check.h"

static void springs_and_compensation(void** state) {
  (void)state;
  diff_check(
      "<mujoco><worldbody><body gravcomp='.7'><joint type='ball' stiffness='5' damping='.2'/>"
      "<geom type='box' size='.1 .2 .3' pos='.2 .1 .3'/><body pos='.3 0 0' gravcomp='1.2'>"
      "<joint axis='1 1 0' stiffness='3' springref='30' actuatorgravcomp='true'/>"
      "<geom size='.1' pos='0 .2 0'/></body></body><body pos='0 0 3'><freejoint/>"
      "<geom size='.1'/></body></worldbody></mujoco>");
}

static void applied_forces(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><body><joint type='ball'/><geom size='.1'"
                          " pos='.3 .1 0'/><body pos='.3 0 0'><joint axis='1 1 0'/>"
                          "<geom size='.1' pos='0 .2 0'/></body></body></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  TransitionCheck r;
  ctDerivativeInfo info = {.status = 0};
  transition_state(m, d, 0, 1);
  for (int i = 0; i < 12; i++) d->xfrc_applied[6 + i] = i - 3;
  assert_true(transition_check(m, d, &info, &r));
  assert_true(r.error <= 1e-6 && r.compared == r.columns);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Inertia of tendons: their bias comes from differences, which is said.
static void tendon_armature(void** state) {
  (void)state;
  int approx = diff_check_with(
      "<mujoco><worldbody><body><joint type='ball'/><geom size='.1' pos='.3 .1 0'/>"
      "<site name='a' pos='.5 0 0'/><body pos='.3 0 0'><joint axis='1 1 0'/><geom size='.1'"
      " pos='0 .2 0'/><site name='b' pos='0 .4 .1'/></body></body><site name='o' pos='0 0 1'/>"
      "</worldbody><tendon><spatial armature='.4'><site site='o'/><site site='b'/></spatial>"
      "</tendon></mujoco>",
      -1, 1);
  assert_true(approx & ctAPPROX_WRAP);
}

static void flexes(void** state) {
  (void)state;
  int approx = diff_check_with(
      "<mujoco><option timestep='1e-3'/><worldbody><flexcomp name='f' type='grid' count='3 2 2'"
      " spacing='.1 .1 .1' dim='3' radius='.01' mass='1'><edge damping='1'/><contact "
      "internal='false'"
      " selfcollide='none'/><elasticity young='300' poisson='.2' damping='.01'/></flexcomp>"
      "</worldbody></mujoco>",
      -1, 0.005);
  assert_true(approx & ctAPPROX_FLEX);
}

// A spring without a dead band has its stiffness at rest too.
static void tendon_at_the_length_of_its_spring(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><body><joint name='j' axis='0 1 0'/><geom size='.1' "
                          "pos='0 0 -.3'/></body>"
                          "</worldbody><tendon><fixed stiffness='50' springlength='0'><joint "
                          "joint='j' coef='1'/></fixed>"
                          "</tendon></mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  TransitionCheck r;
  assert_true(transition_check(m, d, &info, &r));
  assert_true(r.error <= 1e-6);
  assert_int_equal(info.nkink, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tendon_at_the_length_of_its_spring),
      cmocka_unit_test(springs_and_compensation),
      cmocka_unit_test(applied_forces),
      cmocka_unit_test(tendon_armature),
      cmocka_unit_test(flexes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
