#include "mjcf/mjcf_attr.h"
#include "unit/mjcf/mjcf_parse.h"

#include <math.h>

static ctsGeom first_geom(const char* attributes) {
  char xml[1000];
  snprintf(xml, sizeof xml, "<worldbody><geom %s/></worldbody>", attributes);
  Spec* s = parse(xml);
  ctsGeom g = *GEOM(s, 0);
  spec_free(s);
  return g;
}

static void refuse_geom(const char* attributes, const char* fragments) {
  char xml[1000];
  snprintf(xml, sizeof xml, "<worldbody><geom %s/></worldbody>", attributes);
  refuse(xml, fragments);
}

static void numbers_are_read_as_strtod_does(void** state) {
  (void)state;
  assert_true(first_geom("size='.5'").size[0] == 0.5);
  assert_true(first_geom("size='+1.'").size[0] == 1);
  assert_true(first_geom("size='0x1p-1'").size[0] == 0.5);
  assert_true(first_geom("size='1e2'").size[0] == 100);
  assert_true(isinf(first_geom("size='-Infinity'").size[0]));
  assert_true(isnan(first_geom("size='nan(x)'").size[0]));
  assert_true(first_geom("size='0e-999'").size[0] == 0);
  assert_true(first_geom("size='2.2250738585072014e-308'").size[0] > 0);
  ctsGeom g = first_geom("size=' 1&#9;2&#10;&#11;3 '");
  assert_true(g.size[0] == 1 && g.size[1] == 2 && g.size[2] == 3);
}

static void bad_numbers_are_refused(void** state) {
  (void)state;
  const char* bad[] = {"1x", "1,2", "1e", "1d0", "1f", "--1", "0x", "1;", "e5", "."};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char attributes[40];
    snprintf(attributes, sizeof attributes, "size='%s'", bad[i]);
    refuse_geom(attributes, "bad format in attribute 'size';is not a number");
  }
  refuse_geom("size='1e400'", "number is too large in attribute 'size'");
  refuse_geom("size='1e-310'", "number is too small in attribute 'size'");
  refuse_geom("size='0x1p-2000'", "number is too small");
  refuse_geom("rgba='1e39 0 0 0'", "number is too large in attribute 'rgba'");
  refuse_geom("rgba='1e-40 0 0 0'", "number is too small in attribute 'rgba'");
}

static void counts_are_checked(void** state) {
  (void)state;
  refuse_geom("pos='1 2'", "attribute 'pos' does not have enough data");
  refuse_geom("pos='1 2 3 4'", "attribute 'pos' has too much data");
  refuse_geom("mass='1 2'", "attribute 'mass' has too much data");
  refuse_geom("pos='1 2 3 4 x'", "bad format in attribute 'pos'");
  // short data of attributes with a variable length keep the rest; empty is absent
  ctsGeom g = first_geom("solref='0.5' pos='' mass='' size=''");
  assert_true(g.solref[0] == 0.5 && g.solref[1] == 1);
  assert_true(isnan(g.mass) && g.pos[0] == 0);
}

static void integers(void** state) {
  (void)state;
  assert_int_equal(first_geom("group=' +3 '").group, 3);
  assert_int_equal(first_geom("group='-2'").group, -2);
  const char* bad[] = {"1.5", "1e0", "", "x", "0x1", "99999999999"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char attributes[40];
    snprintf(attributes, sizeof attributes, "group='%s'", bad[i]);
    refuse_geom(attributes, "problem reading attribute 'group'");
  }
  refuse_geom("group='1 2'", "attribute 'group' has too much data");
  refuse("<compiler inertiagrouprange='1 2.5'/>", "bad format;'2.5' is not an integer");
  refuse("<compiler inertiagrouprange='1 2 3'/>", "has too much data");
  Spec* s = parse("<compiler inertiagrouprange='1 3'/><compiler inertiagrouprange=''/>");
  assert_int_equal(s->pub.compiler.inertiagrouprange[0], 1);
  assert_int_equal(s->pub.compiler.inertiagrouprange[1], 3);
  spec_free(s);
}

static void keywords(void** state) {
  (void)state;
  assert_int_equal(first_geom("type='ellipsoid'").type, ctGEOM_ELLIPSOID);
  assert_int_equal(first_geom("shellinertia='true'").typeinertia, ctINERTIA_SHELL);
  assert_true(first_geom("fluidshape='ellipsoid'").fluid_ellipsoid == 1);
  refuse_geom("type='Box'", "invalid keyword: 'Box';did you mean 'box'?");
  refuse_geom("type=' box'", "invalid keyword: ' box'");
  refuse_geom("type=''", "invalid keyword: ''");
  refuse_geom("type='zzzzzzzzz'", "expected one of: plane, hfield");
}

static void several_keywords_are_ored(void** state) {
  (void)state;
  Spec* s =
      parse("<worldbody><camera output='  depth  segmentation'/><camera output=''/></worldbody>");
  const CameraElement* c = (CameraElement*)s->list[ctOBJ_CAMERA].data[0];
  const CameraElement* none = (CameraElement*)s->list[ctOBJ_CAMERA].data[1];
  assert_int_equal(c->s.output, ctCAMOUT_DEPTH | ctCAMOUT_SEG);
  assert_int_equal(none->s.output, 0);
  spec_free(s);
  refuse("<worldbody><camera output='rgb depth rgb'/></worldbody>", "duplicate keyword: 'rgb'");
}

static void flags_switch_bits(void** state) {
  (void)state;
  Spec* s = parse("<option><flag contact='disable' gravity='disable' energy='enable'/></option>"
                  "<option><flag gravity='enable' sleep='disable'/></option>");
  assert_int_equal(s->pub.option.disableflags, ctDSBL_CONTACT);
  assert_int_equal(s->pub.option.enableflags, ctENBL_ENERGY);
  spec_free(s);
}

static void orientations_remember_their_kind(void** state) {
  (void)state;
  ctsGeom g = first_geom("euler='10 20 30'");
  assert_int_equal(g.alt.type, ctORIENTATION_EULER);
  assert_true(g.alt.euler[2] == 30); // raw, in the compiler's unit
  assert_int_equal(first_geom("quat='0 1 0 0'").alt.type, ctORIENTATION_QUAT);
  assert_int_equal(first_geom("axisangle='0 0 1 90'").alt.type, ctORIENTATION_AXISANGLE);
  assert_int_equal(first_geom("xyaxes='1 0 0 0 1 0'").alt.type, ctORIENTATION_XYAXES);
  assert_int_equal(first_geom("zaxis='0 0 1'").alt.type, ctORIENTATION_ZAXIS);
  refuse_geom("quat='0 0 0 0'", "zero quaternion is not allowed");
  assert_true(first_geom("quat='1e-20 0 0 0'").quat[0] == 1e-20);
}

static void limits_of_single_values(void** state) {
  (void)state;
  refuse("<statistic extent='0'/>", "extent must be strictly positive");
  refuse("<statistic extent='nan'/>", "extent must be strictly positive");
  refuse("<size nuser_geom='-2'/>", "nuser_geom must be >= -1");
  Spec* s = parse("<size nuser_geom='-1' nstack='123'/><statistic extent='2'/>");
  assert_int_equal(s->pub.nuser_geom, -1);
  assert_int_equal(s->pub.nstack, 123);
  assert_true(s->pub.stat.extent == 2);
  spec_free(s);
}

static void text_and_characters(void** state) {
  (void)state;
  Spec* s =
      parse("<compiler eulerseq='ZyX' meshdir=' a b '/><worldbody><body user='1 2'/></worldbody>");
  assert_memory_equal(s->pub.compiler.eulerseq, "ZyX", 3);
  assert_string_equal(vectors_text(s->pub.compiler.meshdir), " a b ");
  assert_int_equal(BODY(s, 1)->userdata->count, 2);
  spec_free(s);
  refuse("<compiler eulerseq='xy'/>", "must have length 3");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_are_read_as_strtod_does),
      cmocka_unit_test(bad_numbers_are_refused),
      cmocka_unit_test(counts_are_checked),
      cmocka_unit_test(integers),
      cmocka_unit_test(keywords),
      cmocka_unit_test(several_keywords_are_ored),
      cmocka_unit_test(flags_switch_bits),
      cmocka_unit_test(orientations_remember_their_kind),
      cmocka_unit_test(limits_of_single_values),
      cmocka_unit_test(text_and_characters),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
