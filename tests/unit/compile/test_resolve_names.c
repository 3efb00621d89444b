#include "unit/compile/spec_case.h"

static void assets_without_a_name_take_their_file_s(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "");
  case_text(((ctsMesh*)case_add(&c, ctOBJ_MESH, NULL))->file, "d/part.v2.stl");
  case_text(((ctsTexture*)case_add(&c, ctOBJ_TEXTURE, NULL))->file, "wood.png");
  case_resolve(&c);
  assert_int_equal(build_find(&c.b, ctOBJ_MESH, "part.v2"), 0);
  assert_int_equal(build_find(&c.b, ctOBJ_TEXTURE, "wood"), 0);
  assert_string_equal(c.b.mesh[0].file, "d/part.v2.stl");
  case_close(&c);
}

static void missing_and_repeated_names(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "");
  case_add(&c, ctOBJ_MESH, NULL);
  case_add(&c, ctOBJ_HFIELD, NULL);
  case_add(&c, ctOBJ_TEXTURE, NULL);
  ((ctsTexture*)case_add(&c, ctOBJ_TEXTURE, NULL))->type = ctTEXTURE_SKYBOX;
  case_add(&c, ctOBJ_MATERIAL, NULL);
  case_text(((ctsMesh*)case_add(&c, ctOBJ_MESH, NULL))->file, "a.stl");
  case_text(((ctsMesh*)case_add(&c, ctOBJ_MESH, NULL))->file, "d/a.obj");
  assert_int_equal(resolve(&c.b, case_spec(&c), &c.err), CT_FAIL);
  assert_true(case_says(&c, "empty name in mesh"));
  assert_true(case_says(&c, "empty name in height field"));
  assert_true(case_says(&c, "empty name in texture"));
  assert_true(case_says(&c, "empty name in material"));
  assert_true(case_says(&c, "repeated name 'a' in mesh"));
  assert_int_equal(c.err.errors, 5);
  case_close(&c);
}

static void user_numbers_of_controls(void** state) {
  (void)state;
  const double x[3] = {1, 2, 3};
  BuildCase c;
  case_read(&c, "<size nuser_sensor='2'/>");
  ctsActuator* a = case_add(&c, ctOBJ_ACTUATOR, "m");
  assert_true(vectors_set(VALUE_DOUBLEVEC, a->userdata, x, 3));
  ctsSensor* s = case_add(&c, ctOBJ_SENSOR, NULL);
  assert_true(vectors_set(VALUE_DOUBLEVEC, s->userdata, x, 3));
  assert_int_equal(resolve(&c.b, case_spec(&c), &c.err), CT_FAIL);
  assert_int_equal(c.b.nuser[ctOBJ_ACTUATOR], 3);
  assert_true(case_says(&c, "user has more values than nuser_sensor in sensor"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(assets_without_a_name_take_their_file_s),
          cmocka_unit_test(missing_and_repeated_names), cmocka_unit_test(user_numbers_of_controls))
