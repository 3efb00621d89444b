#include "unit/compile/build_case.h"

// Bodies depth first, the elements of a body together, frames transparent.
static void order_is_depth_first(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><geom name='w' size='1'/><body name='a'><geom name='ga' size='1'/>"
                "<frame><body name='b'><geom name='gb' size='1'/></body></frame><geom name='ga2' "
                "size='1'/></body>"
                "<body name='c'><joint/><geom name='gc' size='1'/></body><geom name='w2' "
                "size='1'/></worldbody>");
  assert_int_equal(c.b.nbody, 4);
  const char* order[] = {"w", "w2", "ga", "ga2", "gb", "gc"};
  assert_int_equal(c.b.ngeom, 6);
  for (int i = 0; i < 6; i++) {
    assert_string_equal(spec_name(&c.b.geom[i].from->e), order[i]);
    assert_int_equal(build_find(&c.b, ctOBJ_GEOM, order[i]), i);
  }
  assert_int_equal(c.b.body[2].parent, 1);
  assert_int_equal(c.b.body[3].parent, 0);
  assert_int_equal(c.b.body[1].geom.adr, 2);
  assert_int_equal(c.b.body[1].geom.num, 2);
  assert_int_equal(c.b.body[1].children, 1);
  assert_int_equal(c.b.body[2].weld, 0);
  assert_int_equal(c.b.body[3].weld, 3);
  assert_int_equal(build_find(&c.b, ctOBJ_BODY, "c"), 3);
  assert_int_equal(build_find(&c.b, ctOBJ_XBODY, "world"), 0);
  assert_int_equal(build_find(&c.b, ctOBJ_BODY, "none"), -1);
  case_close(&c);
}

static void user_sizes_are_given_or_the_longest(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<size nuser_jnt='5'/><worldbody><geom size='1' user='1 2 3'/><geom size='1' "
                "user='1'/></worldbody>");
  assert_int_equal(c.b.nuser[ctOBJ_GEOM], 3);
  assert_int_equal(c.b.nuser[ctOBJ_JOINT], 5);
  assert_int_equal(c.b.nuser[ctOBJ_BODY], 0);
  case_close(&c);
}

static void reports_all_bad_references(void** state) {
  (void)state;
  BuildCase c;
  case_read(
      &c,
      "<size nuser_site='1'/><worldbody><camera target='x' mode='targetbody'/><light target='y'/>"
      "<site user='1 2'/><geom size='1' material='m'/><site material='m'/></worldbody>");
  assert_int_equal(resolve(&c.b, (Spec*)(void*)c.spec, &c.err), CT_FAIL);
  assert_int_equal(c.err.errors, 5);
  assert_true(case_says(&c, "unknown target body in camera"));
  assert_true(case_says(&c, "unknown target body in light"));
  assert_true(case_says(&c, "user has more values than nuser_site in site"));
  assert_true(case_says(&c, "material 'm' not found in geom 0"));
  assert_true(case_says(&c, "material 'm' not found in site 1"));
  case_close(&c);
}

static void repeated_names_of_a_spec_made_in_c(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "<worldbody/>");
  Spec* spec = (Spec*)(void*)c.spec;
  for (int i = 0; i < 2; i++) {
    Element* e = spec_add_child(spec_world(spec), NULL, ctOBJ_SITE, NULL);
    assert_non_null(e);
    assert_true(spec_set_name(e, "twin"));
  }
  assert_int_equal(resolve(&c.b, spec, &c.err), CT_FAIL);
  assert_true(case_says(&c, "repeated name 'twin' in site"));
  case_close(&c);
}

static void the_spec_is_not_changed(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><geom name='g' size='1'/></worldbody>");
  c.b.geom[0].s.size[0] = 5;
  assert_near(c.b.geom[0].from->s.size[0], 1, 0);
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order_is_depth_first),
      cmocka_unit_test(user_sizes_are_given_or_the_longest),
      cmocka_unit_test(reports_all_bad_references),
      cmocka_unit_test(repeated_names_of_a_spec_made_in_c),
      cmocka_unit_test(the_spec_is_not_changed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
