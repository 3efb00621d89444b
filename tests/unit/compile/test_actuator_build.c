#include "compile/actuator_build.h"
#include "unit/compile/spec_case.h"

static const char kBodies[] =
    "<worldbody><site name='s'/><body name='b'><joint name='j' range='-90 90'/><joint name='k'/>"
    "<geom size='1'/><site name='t' pos='1 0 0'/></body><body name='f'><freejoint name='free'/>"
    "<geom size='1'/></body></worldbody>";

static ctsActuator* add(BuildCase* c, cttTrn type, const char* target) {
  ctsActuator* a = case_add(c, ctOBJ_ACTUATOR, NULL);
  a->trntype = type;
  case_text(a->target, target);
  return a;
}

static ctsActuator* add_servo(BuildCase* c, const char* joint) {
  ctsActuator* a = add(c, ctTRN_JOINT, joint);
  a->biastype = ctBIAS_AFFINE;
  a->gainprm[0] = 1;
  a->biasprm[1] = -1;
  a->inheritrange = 0.5;
  return a;
}

static void targets_and_activations(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctTRN_JOINT, "free");
  case_text(add(&c, ctTRN_SITE, "t")->refsite, "s");
  add(&c, ctTRN_BODY, "b")->dyntype = ctDYN_INTEGRATOR;
  ctsActuator* crank = add(&c, ctTRN_SLIDERCRANK, "t");
  case_text(crank->slidersite, "s");
  crank->cranklength = 1;
  case_resolve(&c);
  assert_int_equal(actuator_build(&c.b), CT_OK);
  assert_int_equal(c.b.actuator[0].target[0], 2);
  assert_int_equal(c.b.actuator[0].target[1], -1);
  assert_int_equal(c.b.actuator[1].target[0], 1);
  assert_int_equal(c.b.actuator[1].target[1], 0);
  assert_int_equal(c.b.actuator[0].s.actdim, 0);
  assert_int_equal(c.b.actuator[2].s.actdim, 1);
  c.b.nv = 8;
  assert_int_equal(actuator_build_moments(&c.b), 6 + 3 * 8);
  case_close(&c);
}

static void servos_inherit_ranges(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add_servo(&c, "j");
  add_servo(&c, "j")->dyntype = ctDYN_INTEGRATOR;
  case_resolve(&c);
  assert_int_equal(actuator_build(&c.b), CT_OK);
  assert_numbers(c.b.actuator[0].s.ctrlrange, 2, -45, 45);
  assert_numbers(c.b.actuator[1].s.actrange, 2, -45, 45);
  case_close(&c);
}

static void bad_actuators_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctTRN_JOINT, "zz");
  add(&c, ctTRN_TENDON, "yy");
  add(&c, ctTRN_JOINT, "");
  case_text(add(&c, ctTRN_SITE, "t")->refsite, "xx");
  add(&c, ctTRN_SLIDERCRANK, "t");
  add_servo(&c, "k");
  add_servo(&c, "free");
  add(&c, ctTRN_JOINT, "j")->ctrllimited = ctLIMITED_TRUE;
  add(&c, ctTRN_JOINT, "j")->actdim = 1;
  add(&c, ctTRN_JOINT, "j")->delay = 1;
  add(&c, ctTRN_JOINT, "j")->gaintype = ctGAIN_MUSCLE;
  case_resolve(&c);
  assert_int_equal(actuator_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "unknown transmission target 'zz' for actuator id = 0"));
  assert_true(case_says(&c, "transmission target 'yy' not found in actuator 1"));
  assert_true(case_says(&c, "missing transmission target for actuator"));
  assert_true(case_says(&c, "reference site 'xx' not found for actuator 3"));
  assert_true(case_says(&c, "missing base site for slider-crank '' (id = 4)"));
  assert_true(case_says(&c, "inheritrange used but target 'k' has no range defined in actuator 5"));
  assert_true(case_says(&c, "inheritrange can only be used with hinge and slide joints"));
  assert_true(case_says(&c, "invalid control range for actuator"));
  assert_true(case_says(&c, "invalid actdim 1 in stateless actuator"));
  assert_true(case_says(&c, "setting delay > 0 without a history buffer"));
  assert_true(case_says(&c, "range[0]<range[1] required in muscle"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(targets_and_activations), cmocka_unit_test(servos_inherit_ranges),
          cmocka_unit_test(bad_actuators_are_named))
