#include "mjcf/mjcf_check.h"
#include "unit/mjcf/mjcf_parse.h"

static void rows_depend_on_the_parent(void** state) {
  (void)state;
  const MjcfElement* in_body = mjcf_check_row(MJCF_BODY, "geom");
  const MjcfElement* in_class = mjcf_check_row(MJCF_DEFAULT, "geom");
  assert_non_null(in_body);
  assert_non_null(in_class);
  assert_ptr_not_equal(in_body, in_class);
  assert_int_equal(in_body->nattr, in_class->nattr + 2); // name, class
  assert_null(mjcf_check_row(MJCF_MUJOCO, "geom"));
  assert_null(mjcf_check_row(MJCF_NONE, "geom"));
  assert_int_equal(mjcf_check_row(MJCF_MUJOCO, "contact")->id, MJCF_CONTACT);
  assert_int_equal(mjcf_check_row(MJCF_SENSOR, "contact")->id, MJCF_CONTACT_SENSOR);
  assert_int_equal(mjcf_check_row(MJCF_FLEX, "contact")->id, MJCF_FLEX_CONTACT);
}

// Every attribute of the table is inside its keyword sets and has a sensible length.
static void the_table_is_consistent(void** state) {
  (void)state;
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    for (int k = 0; k < row->nattr; k++) {
      const MjcfAttr* a = &row->attr[k];
      assert_true(a->low >= 1 && a->high >= a->low && a->high <= 16);
      if (a->type == ATTR_KEYWORD) assert_true(mjcf_keywords[a->arg].count >= 2);
      if (a->type == ATTR_REAL) assert_true(a->store == STORE_DOUBLE || a->store == STORE_FLOAT);
      if (a->type == ATTR_STRING) assert_int_equal(a->store, STORE_STRING);
      for (int j = 0; j < k; j++) assert_string_not_equal(a->name, row->attr[j].name);
    }
    if (row->object != ctOBJ_UNKNOWN) assert_non_null(spec_kind(row->object));
  }
}

static void unknown_things_are_named_with_a_hint(void** state) {
  (void)state;
  refuse("<worldbody><geom sise='1'/></worldbody>",
         "Schema violation: unrecognized attribute: 'sise';did you mean 'size'?");
  refuse("<worldbody><boddy/></worldbody>",
         "Schema violation: unrecognized element 'boddy';did you mean 'body'?");
  refuse("<joint/>", "unrecognized element 'joint';'joint' belongs inside 'body'");
  refuse("<default><freejoint/></default>", "unrecognized element 'freejoint'");
}

static void required_and_exclusive(void** state) {
  (void)state;
  refuse("<worldbody><body><inertial/></body></worldbody>",
         "required attribute missing: 'pos';required attribute missing: 'mass'");
  refuse("<worldbody><geom zaxis='1 0 0' euler='1 0 0'/></worldbody>",
         "multiple orientation specifiers");
  // the second rule is not reported on top of the first
  char error[2000];
  ctSpec* s = ct_parseXMLString(
      "<mujoco><worldbody><body><inertial pos='0 0 0' mass='1' fullinertia='1 1 1 0 0 0' "
      "quat='1 0 0 0' zaxis='0 0 1'/></body></worldbody></mujoco>",
      NULL, error, sizeof error);
  assert_null(s);
  assert_non_null(strstr(error, "multiple orientation"));
  assert_null(strstr(error, "fullinertia and"));
}

static void repeated_elements_are_reported_once(void** state) {
  (void)state;
  char error[4000];
  ctSpec* s = ct_parseXMLString("<mujoco><visual><map/><map/><map/><scale/></visual></mujoco>",
                                NULL, error, 4000);
  assert_null(s);
  const char* first = strstr(error, "unique element 'map' found 3 times");
  assert_non_null(first);
  assert_null(strstr(first + 1, "unique element"));
}

// MuJoCo does not check what is inside frames and replicates; neither may we refuse it.
static void inside_frames_violations_only_warn(void** state) {
  (void)state;
  Spec* s =
      parse("<worldbody><frame foo='1'><geom size='1' sice='1'><foo/></geom></frame></worldbody>");
  assert_int_equal(s->errors.errors, 0);
  assert_int_equal(s->errors.count, 3);
  spec_free(s);
  refuse("<worldbody><frame><foo/></frame></worldbody>", "unrecognized model element 'foo'");
  refuse("<worldbody><body><frame><inertial/></frame></body></worldbody>",
         "required attribute missing: 'pos'");
  refuse("<worldbody><geom sice='1'/></worldbody>", "unrecognized attribute: 'sice'");
}

static void extension_attributes_only_warn(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><geom size='1' corten:x='1' cortenforge:y='2'/></worldbody>");
  assert_int_equal(s->errors.errors, 0);
  assert_int_equal(s->errors.count, 2);
  spec_free(s);
  refuse("<worldbody><geom size='1' other:x='1'/></worldbody>",
         "unrecognized attribute: 'other:x'");
}

static void ignored_elements_warn(void** state) {
  (void)state;
  Spec* s = parse("<body/><worldbody/>");
  assert_int_equal(s->errors.errors, 0);
  assert_int_equal(s->errors.count, 1);
  assert_int_equal(s->list[ctOBJ_BODY].count, 1);
  spec_free(s);
  refuse("<body foo='1'><bar/></body>", "unrecognized attribute: 'foo';unrecognized element 'bar'");
}

static void all_errors_are_collected(void** state) {
  (void)state;
  refuse("<option timestp='1' integrator='rk4'/><default><default class='a'><joint "
         "dampng='1'/></default></default>"
         "<worldbody><body name='x' pos='1'/><body name='x' pos='2' quat='0 0 0 0'/></worldbody>",
         "'timestp';'rk4';'dampng';attribute 'pos' does not have enough data;repeated name 'x' in "
         "body;"
         "zero quaternion");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_depend_on_the_parent),
      cmocka_unit_test(the_table_is_consistent),
      cmocka_unit_test(unknown_things_are_named_with_a_hint),
      cmocka_unit_test(required_and_exclusive),
      cmocka_unit_test(repeated_elements_are_reported_once),
      cmocka_unit_test(inside_frames_violations_only_warn),
      cmocka_unit_test(extension_attributes_only_warn),
      cmocka_unit_test(ignored_elements_warn),
      cmocka_unit_test(all_errors_are_collected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
