#include "unit/compile/build_case.h"

// Addresses of the second flex continue those of the first; its volumes are the dynamic ones.
static void two_flexes(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><geom size='.1'/><flexcomp name='a' dim='1' count='4 1 1' spacing='.1 .1 .1'/>"
      "<flexcomp name='b' count='3 3 1' spacing='.1 .1 .1' pos='0 0 1'><pin id='0'/></flexcomp>"
      "</worldbody>");
  assert_int_equal(m->nflex, 2);
  assert_int_equal(m->flex_vertadr[1], 4);
  assert_int_equal(m->flex_edgeadr[1], 3);
  assert_int_equal(m->flex_elemdataadr[1], 6);
  assert_int_equal(m->nbvhstatic, 1);
  assert_int_equal(m->nbvhdynamic, 5 + 15);
  assert_int_equal(m->flex_bvhadr[1], 1 + 5);
  assert_int_equal(m->nJfe, 3 * 6 + 16 * 6 - 3 * 3);
  assert_int_equal(m->flex_centered[0], 1);
  assert_int_equal(m->flex_centered[1], 0);
  assert_int_equal(m->flex_edgeflap[0], -1);
  assert_int_equal(m->flexedge_rigid[0], 0);
  assert_string_equal(m->names + m->name_flexadr[1], "b");
  assert_numbers(m->flex_vert + 12, 3, -.1, -.1, 1);
  ct_deleteModel(m);
}

// Vertices of a rigid flex share a body, and its edges need no Jacobian.
static void a_rigid_flex(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><body name='p'><freejoint/><geom size='.1'/><flexcomp "
                          "name='a' count='2 2 1' spacing='.1 .1 .1' rigid='true'/></body>"
                          "</worldbody>");
  assert_int_equal(m->flex_rigid[0], 1);
  assert_int_equal(m->flex_vertbodyid[3], 1);
  assert_int_equal(m->flexedge_rigid[4], 1);
  assert_int_equal(m->nJfe + m->nJfv, 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_flexes),
      cmocka_unit_test(a_rigid_flex),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
