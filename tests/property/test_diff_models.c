// Derivatives of steps beside differences, on models that try every kind of actuator, sensor and
// disabling flag.
#include "unit/diff/product_check.h"

#define ARM(option, actuator, sensor)                                                              \
  "<mujoco><option timestep='.004' " option "/><worldbody><body pos='0 0 1'><joint name='a'"       \
  " axis='0 1 0' damping='.1' stiffness='1' limited='true' range='-170 170'/>"                     \
  "<geom type='capsule' size='.04' fromto='0 0 0 .3 0 0'/><site name='s' pos='.1 .02 .05'/>"       \
  "<body pos='.3 0 0'><joint name='b' axis='0 1 0' damping='.1' armature='.01' limited='true'"     \
  " range='-170 170'/><geom type='capsule' size='.04' fromto='0 0 0 .3 0 0'/>"                     \
  "<site name='e' pos='.2 0 .05'/></body></body><body pos='1 0 1'><joint name='c' type='ball'"     \
  " damping='.05'/><geom type='box' size='.1 .06 .03' pos='.1 0 0'/></body></worldbody><tendon>"   \
  "<spatial name='t' limited='true' range='0 2'><site site='s'/><site site='e'/></spatial>"        \
  "<fixed name='f'><joint joint='a' coef='1'/><joint joint='b' coef='-.5'/></fixed></tendon>"      \
  "<actuator>" actuator "</actuator><sensor>" sensor "</sensor></mujoco>"

// Lengths below, around and above the optimum, slow and fast, at rest and excited.
static void muscles(void** state) {
  (void)state;
  static const char* const muscle[] = {
      "<muscle tendon='t' lengthrange='.1 .5' range='.75 1.05'/>",
      "<muscle tendon='t' lengthrange='.05 .25' range='.3 .9' vmax='.6'/>",
      "<muscle joint='a' lengthrange='-1 1' range='.6 1.4' force='3' tausmooth='.3'/>",
      "<muscle joint='b' lengthrange='-.3 .3' range='.5 1.6' force='2' vmax='1' fvmax='1.4'/>",
      "<muscle joint='b' lengthrange='-4 4' range='.2 1.8' lmin='.3' lmax='1.9' scale='20'/>"};
  for (size_t i = 0; i < sizeof muscle / sizeof *muscle; i++) {
    char xml[4000];
    snprintf(xml, sizeof xml, ARM("", "%s", ""), muscle[i]);
    for (int k = 0; k < 3; k++) diff_check_with(xml, -1, 0.2 + 0.3 * k);
  }
}

static void activations_and_limits(void** state) {
  (void)state;
  static const char* const actuator[] = {
      "<general joint='a' dyntype='integrator' actlimited='true' actrange='-.4 .4' gainprm='2'/>",
      "<general joint='a' dyntype='filter' dynprm='.02' gaintype='affine' gainprm='1 .3 .2'/>",
      ("<general joint='b' dyntype='filterexact' dynprm='.02' biastype='affine' biasprm='1 -2 "
       "-.1'/>"),
      "<general joint='a' dyntype='filter' dynprm='.03' actearly='true' gainprm='1.5'/>",
      "<position joint='a' kp='5' kv='.2' ctrllimited='true' ctrlrange='-.3 .3'/>",
      "<position joint='b' kp='50' forcelimited='true' forcerange='-.5 .5'/>",
      "<damper joint='a' kv='3' ctrlrange='0 1'/>",
      "<intvelocity joint='b' kp='4' actrange='-.2 .2'/>",
      "<motor tendon='f' gear='2'/>",
      "<velocity tendon='t' kv='2'/>",
      "<motor joint='c' gear='.3 .2 .1'/>",
      "<motor site='e' gear='0 .3 1 0 .1 0'/>",
      "<cylinder joint='a' timeconst='.05' area='2' bias='.1 -.2 -.3'/>"};
  for (size_t i = 0; i < sizeof actuator / sizeof *actuator; i++) {
    char xml[4000];
    snprintf(xml, sizeof xml, ARM("", "%s", ""), actuator[i]);
    diff_check(xml);
    if (i % 3 == 0) diff_check_all(xml);
  }
}

static void switched_off_parts(void** state) {
  (void)state;
  static const char* const flag[] = {"spring",     "damper",       "gravity",
                                     "actuation",  "limit",        "clampctrl",
                                     "constraint", "frictionloss", "passive"};
  for (size_t i = 0; i < 8; i++) {
    char xml[4000];
    snprintf(xml, sizeof xml,
             ARM("%s", "<position joint='a' kp='5' ctrllimited='true' ctrlrange='-.3 .3'/>", ""),
             "");
    char flags[100];
    snprintf(flags, sizeof flags, "<mujoco><option><flag %s='disable'/></option>", flag[i]);
    char whole[5000];
    snprintf(whole, sizeof whole, "%s%s", flags, xml + strlen("<mujoco>"));
    for (int k = ctINT_EULER; k <= ctINT_IMPLICITFAST; k += 2) diff_check_with(whole, k, 0.3);
  }
}

static void sensors(void** state) {
  (void)state;
  int approx = diff_check(
      ARM("", "<motor name='m' joint='a'/>",
          "<jointpos joint='a'/><jointvel joint='b'/><tendonpos tendon='t'/><tendonvel tendon='f'/>"
          "<actuatorpos actuator='m'/><actuatorvel actuator='m'/><actuatorfrc actuator='m'/>"
          "<ballquat joint='c'/><ballangvel joint='c'/><jointlimitpos joint='a'/>"
          "<jointlimitvel joint='a'/><tendonlimitpos tendon='t'/><framepos objtype='site'"
          " objname='s'/><framequat objtype='site' objname='e'/><framexaxis objtype='site'"
          " objname='e' reftype='site' refname='s'/><frameyaxis objtype='site' objname='s'/>"
          "<framezaxis objtype='site' objname='e'/><framelinvel objtype='site' objname='e'/>"
          "<frameangvel objtype='site' objname='e' reftype='site' refname='s'/>"
          "<framelinacc objtype='site' objname='e'/><frameangacc objtype='site' objname='s'/>"
          "<gyro site='e'/><velocimeter site='e'/><accelerometer site='e'/><magnetometer site='e'/>"
          "<clock/><e_kinetic/><e_potential/>"));
  (void)approx; // sensors without a derivative are named, see test_sensor_diff
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(muscles),
      cmocka_unit_test(activations_and_limits),
      cmocka_unit_test(switched_off_parts),
      cmocka_unit_test(sensors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
