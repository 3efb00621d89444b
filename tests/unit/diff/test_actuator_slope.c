#include "unit/diff/diff_check.h"

#define DRIVEN(actuator)                                                                           \
  "<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint name='j' type='ball'/>"             \
  "<geom size='.1' pos='.25 0 .1'/><site name='a' pos='.1 0 .2' euler='20 30 40'/>"                \
  "<body pos='.5 0 0'><joint name='k' axis='0 1 1' limited='true' range='-170 170'/>"              \
  "<geom size='.1' pos='.2 0 0'/>"                                                                 \
  "<site name='b' pos='.3 0 .1' euler='0 50 10'/></body></body><body pos='0 2 0'><freejoint "      \
  "name='f'/><geom type='box' size='.1 .2 .3'/></body></worldbody><tendon><spatial name='t'>"      \
  "<site site='o'/><site site='b'/></spatial></tendon><actuator>" actuator "</actuator></mujoco>"

static void gains_biases_dynamics(void** state) {
  (void)state;
  diff_check_all(DRIVEN("<general joint='k' gaintype='affine' gainprm='1 2 .3' biastype='affine'"
                        " biasprm='1 -2 -.3'/><general joint='k' dyntype='filter' dynprm='.3'"
                        " actlimited='true' actrange='-1 1'/>"
                        "<general joint='k' dyntype='filterexact' dynprm='.2' actearly='true'/>"
                        "<general joint='k' dyntype='integrator' gainprm='2'/>"
                        "<position joint='k' kp='10' kv='1'/><velocity joint='k' kv='.5'/>"));
}

static void muscles(void** state) {
  (void)state;
  diff_check(DRIVEN("<muscle joint='k' lengthrange='-1 1' tausmooth='.2'/>"
                    "<muscle joint='k' lengthrange='-3 3' ctrllimited='false'/>"));
}

static cttNum steady_gain(const ctModel* m, const ctData* d, int id) {
  (void)m, (void)d;
  return 3 + id;
}
static cttNum steady_bias(const ctModel* m, const ctData* d, int id) {
  (void)m, (void)d;
  return 0.5 - id;
}

// Gains and biases of a user: functions that do not depend on the state have exact derivatives, and
// without functions the gain is 1 and the bias 0.
static void gains_of_users(void** state) {
  (void)state;
  ctModel* m = diff_model(DRIVEN("<general joint='k' gaintype='user' biastype='user'/>"
                                 "<general joint='k' gaintype='user' dyntype='filter' dynprm='.2'/>"
                                 "<general tendon='t' biastype='user'/>"));
  const ctCallbacks hooks = {.act_gain = steady_gain, .act_bias = steady_bias};
  for (int with = 0; with < 2; with++) {
    ctData* d = ct_makeData(m);
    if (with) ct_setCallbacks(d, &hooks);
    for (int seed = 0; seed < 2; seed++) {
      ctDerivativeInfo info = {.status = 0};
      TransitionCheck r;
      transition_state(m, d, seed, 0.3);
      if (!transition_check(m, d, &info, &r)) fail_msg("refused: %s", info.reason);
      assert_true(r.error <= 1e-6 && r.compared > 0);
    }
    ct_deleteData(d);
  }
  ct_deleteModel(m);
}

// A gain of an open table has its derivative from differences of its function.
static void gains_of_open_tables(void** state) {
  (void)state;
  const int approx =
      diff_check(DRIVEN("<general joint='k' gaintype='custom' corten:gain_model='series_elastic' "
                        "corten:gain_params='50 .3 20' ctrllimited='true' ctrlrange='-2 2'/>"
                        "<motor joint='k' ctrllimited='true' ctrlrange='-9 9'/>"));
  assert_int_equal(approx & ctAPPROX_KIND, ctAPPROX_KIND);
}

// A muscle that is excited fully, at rest, and beyond its limits.
static void muscles_at_their_ends(void** state) {
  (void)state;
  ctModel* m = diff_model(DRIVEN("<muscle joint='k' lengthrange='-1 1'/>"
                                 "<muscle joint='k' lengthrange='-.2 .2' tausmooth='.3'/>"
                                 "<general joint='k' gaintype='muscle' biastype='muscle' gainprm='"
                                 ".75 1.05 40 200 .5 1.6 1.5 1.3 1.2' lengthrange='-1 1' biasprm='"
                                 ".75 1.05 40 200 .5 1.6 1.5 1.3 1.2'/>"));
  static const double level[] = {0.02, 0.5, 0.98}, control[] = {0.05, 0.4, 0.95};
  ctData* d = ct_makeData(m);
  int compared = 0;
  for (int i = 0; i < 9; i++) {
    ctDerivativeInfo info = {.status = 0};
    TransitionCheck r;
    transition_state(m, d, 0, 0.3);
    for (int k = 0; k < m->na; k++) d->act[k] = level[i % 3];
    for (int k = 0; k < m->nu; k++) d->ctrl[k] = control[i / 3];
    if (!transition_check(m, d, &info, &r)) fail_msg("refused: %s", info.reason);
    if (!(r.error <= 1e-6))
      fail_msg("entry (%d, %d) is %.12g, differences give %.12g", r.row, r.column, r.analytic,
               r.difference);
    compared += r.compared;
  }
  assert_true(compared > 100);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gains_biases_dynamics), cmocka_unit_test(muscles),
      cmocka_unit_test(gains_of_users),        cmocka_unit_test(gains_of_open_tables),
      cmocka_unit_test(muscles_at_their_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
