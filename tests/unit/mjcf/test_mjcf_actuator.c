#include "mjcf/mjcf_actuator.h"
#include "unit/math/math_near.h"
#include "unit/mjcf/mjcf_parse.h"

#define ACTUATOR(spec, i) (&((ActuatorElement*)(spec)->list[ctOBJ_ACTUATOR].data[i])->s)

static Spec* parse_actuators(const char* inner) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<actuator>%s</actuator>", inner);
  return parse(xml);
}

static void refuse_actuator(const char* inner, const char* fragments) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<actuator>%s</actuator>", inner);
  refuse(xml, fragments);
}

static void check_types(const ctsActuator* a, int dyn, int gain, int bias) {
  assert_int_equal(a->dyntype, dyn);
  assert_int_equal(a->gaintype, gain);
  assert_int_equal(a->biastype, bias);
}

static void servos(void** state) {
  (void)state;
  Spec* s = parse_actuators("<position joint='j' kp='4' kv='2'/>"
                            "<position joint='j' dampratio='.5' timeconst='.1' inheritrange='1'/>"
                            "<intvelocity joint='j' kp='3' kv='1' inheritrange='.5'/>"
                            "<velocity joint='j' kv='3'/>");
  const ctsActuator* a = ACTUATOR(s, 0);
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_true(a->gainprm[0] == 4 && a->biasprm[1] == -4 && a->biasprm[2] == -2);
  a = ACTUATOR(s, 1); // a damping ratio is kept with its sign
  check_types(a, ctDYN_FILTEREXACT, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_true(a->gainprm[0] == 1 && a->biasprm[2] == 0.5 && a->dynprm[0] == 0.1);
  assert_true(a->inheritrange == 1);
  a = ACTUATOR(s, 2);
  check_types(a, ctDYN_INTEGRATOR, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_true(a->actlimited == 1 && a->biasprm[1] == -3 && a->biasprm[2] == -1);
  assert_true(a->inheritrange == 0.5);
  a = ACTUATOR(s, 3);
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_true(a->gainprm[0] == 3 && a->biasprm[1] == 0 && a->biasprm[2] == -3);
  spec_free(s);
}

static void forces(void** state) {
  (void)state;
  Spec* s = parse_actuators("<motor joint='j'/><damper joint='j' kv='3' ctrlrange='0 1'/>"
                            "<cylinder joint='j' timeconst='2' diameter='2' bias='1 2 3'/>"
                            "<cylinder joint='j' area='3'/><adhesion body='b' gain='5'/>");
  check_types(ACTUATOR(s, 0), ctDYN_NONE, ctGAIN_FIXED, ctBIAS_NONE);
  const ctsActuator* a = ACTUATOR(s, 1);
  check_types(a, ctDYN_NONE, ctGAIN_AFFINE, ctBIAS_NONE);
  assert_true(a->gainprm[0] == 0 && a->gainprm[2] == -3 && a->ctrllimited == 1);
  a = ACTUATOR(s, 2);
  check_types(a, ctDYN_FILTER, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_near(a->gainprm[0], 3.141592653589793, 1e-15); // area of the piston
  assert_true(a->dynprm[0] == 2 && a->biasprm[0] == 1 && a->biasprm[1] == 0);
  assert_true(ACTUATOR(s, 3)->gainprm[0] == 3 && ACTUATOR(s, 3)->dynprm[0] == 1);
  a = ACTUATOR(s, 4);
  assert_int_equal(a->trntype, ctTRN_BODY);
  assert_true(a->gainprm[0] == 5 && a->ctrllimited == 1);
  spec_free(s);
}

static void muscles_keep_what_is_not_given(void** state) {
  (void)state;
  Spec* s = parse_actuators("<muscle joint='j' timeconst='.02 .05' range='.8 1.1' force='7' "
                            "lmin='.4' vmax='2'/>");
  const double want[9] = {0.8, 1.1, 7, 200, 0.4, 1.6, 2, 1.3, 1.2};
  const ctsActuator* a = ACTUATOR(s, 0);
  check_types(a, ctDYN_MUSCLE, ctGAIN_MUSCLE, ctBIAS_MUSCLE);
  for (int i = 0; i < 9; i++) assert_true(a->gainprm[i] == want[i] && a->biasprm[i] == want[i]);
  assert_true(a->dynprm[0] == 0.02 && a->dynprm[1] == 0.05 && a->dynprm[2] == 0);
  spec_free(s);
}

// The class has no kind of its own: another shortcut refines its values.
static void shortcuts_start_from_the_class(void** state) {
  (void)state;
  Spec* s = parse("<default><position kp='5' kv='1'/></default>"
                  "<actuator><position joint='j'/><velocity joint='j'/></actuator>");
  const ctsActuator* a = ACTUATOR(s, 0);
  assert_true(a->gainprm[0] == 5 && a->biasprm[1] == -5 && a->biasprm[2] == -1);
  a = ACTUATOR(s, 1);
  assert_true(a->gainprm[0] == 5 && a->biasprm[1] == 0 && a->biasprm[2] == -5);
  spec_free(s);
}

static void transmissions(void** state) {
  (void)state;
  Spec* s = parse_actuators("<motor cranksite='s' slidersite='t' cranklength='2'/>"
                            "<motor site='s' refsite='t'/>");
  const ctsActuator* a = ACTUATOR(s, 0);
  assert_int_equal(a->trntype, ctTRN_SLIDERCRANK);
  assert_true(a->cranklength == 2);
  assert_string_equal(vectors_text(a->target), "s");
  assert_string_equal(vectors_text(a->slidersite), "t");
  a = ACTUATOR(s, 1);
  assert_int_equal(a->trntype, ctTRN_SITE);
  assert_string_equal(vectors_text(a->refsite), "t");
  spec_free(s);
  refuse_actuator("<motor joint='j' refsite='s'/>",
                  "refsite can only be used with site transmission");
  refuse_actuator("<motor joint='j' slidersite='s'/>",
                  "cranklength and slidersite can only be used in slidercrank transmission");
  refuse_actuator("<motor site='s' cranklength='1'/>",
                  "cranklength and slidersite can only be used in slidercrank transmission");
}

static void wrong_parameters(void** state) {
  (void)state;
  refuse_actuator("<position joint='j' kv='1' dampratio='1'/>",
                  "kv and dampratio cannot both be defined");
  refuse_actuator("<position joint='j' kv='-1'/>", "kv cannot be negative");
  refuse_actuator("<position joint='j' timeconst='-1'/>", "timeconst cannot be negative");
  refuse_actuator("<position joint='j' inheritrange='1' ctrlrange='0 1'/>",
                  "ctrlrange and inheritrange cannot both be defined");
  refuse_actuator("<damper joint='j' kv='-3'/>", "damping coefficient cannot be negative");
  refuse_actuator("<damper joint='j' kv='1' ctrlrange='-1 1'/>",
                  "damper control range cannot be negative");
  refuse_actuator("<adhesion body='b' gain='-5'/>", "adhesion gain cannot be negative");
  refuse_actuator("<muscle joint='j' tausmooth='-1'/>", "muscle tausmooth cannot be negative");
  refuse_actuator("<velocity joint='j' kv='1 2'/>", "attribute 'kv' has too much data");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(servos),
      cmocka_unit_test(forces),
      cmocka_unit_test(muscles_keep_what_is_not_given),
      cmocka_unit_test(shortcuts_start_from_the_class),
      cmocka_unit_test(transmissions),
      cmocka_unit_test(wrong_parameters),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
