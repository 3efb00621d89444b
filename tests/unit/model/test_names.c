#include "model/names.h"
#include "unit/pos/trees.h"

static const char model[] =
    "<mujoco><worldbody><body name='a'><joint name='a'/><geom name='g0' size='1'/>"
    "<geom size='2'/></body><body name='b'><geom name='g1' size='1'/></body>"
    "<body name='\xc3\xa9t\xc3\xa9'/></worldbody></mujoco>";

static void names_and_ids_are_inverse(void** state) {
  (void)state;
  ctModel* m = trees_load(model);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "world"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "b"), 2);
  assert_int_equal(ct_name2id(m, ctOBJ_XBODY, "b"), 2);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "\xc3\xa9t\xc3\xa9"), 3);
  assert_int_equal(ct_name2id(m, ctOBJ_JOINT, "a"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_GEOM, "g1"), 2);
  assert_string_equal(ct_id2name(m, ctOBJ_GEOM, 2), "g1");
  assert_string_equal(ct_id2name(m, ctOBJ_BODY, 1), "a");
  ct_deleteModel(m);
}

static void what_is_not_there_is_not_found(void** state) {
  (void)state;
  ctModel* m = trees_load(model);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "c"), -1);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, ""), -1);
  assert_int_equal(ct_name2id(m, ctOBJ_SITE, "a"), -1); // there are no sites
  assert_int_equal(ct_name2id(m, ctOBJ_DOF, "a"), -1);  // dofs have no names
  assert_null(ct_id2name(m, ctOBJ_GEOM, 1));            // nameless
  assert_null(ct_id2name(m, ctOBJ_GEOM, 3));
  assert_null(ct_id2name(m, ctOBJ_GEOM, -1));
  ct_deleteModel(m);
}

// Layout and hash of the reference, read off a model of MuJoCo 3.5.0 with bodies world, b0, b1, b2.
static void map_has_the_layout_of_the_reference(void** state) {
  (void)state;
  static const int expected[] = {1, -1, -1, -1, -1, 3, 2, 0, -1, -1, 1, 0, 0, 1, -1, -1, 2, -1};
  ctModel* m = trees_load(
      "<mujoco><worldbody><body name='b0'><joint name='j0'/><geom name='g0' size='.1'/></body>"
      "<body name='b1'><joint name='j1'/><geom name='g1' size='.1'/></body>"
      "<body name='b2'><geom name='g2' size='.1'/></body></worldbody></mujoco>");
  assert_int_equal(m->nnames_map, sizeof expected / sizeof expected[0]);
  assert_int_equal(names_map_size(m), m->nnames_map);
  for (int i = 0; i < m->nnames_map; i++) assert_int_equal(m->names_map[i], expected[i]);

  // building again changes nothing
  names_build(m);
  for (int i = 0; i < m->nnames_map; i++) assert_int_equal(m->names_map[i], expected[i]);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_and_ids_are_inverse),
      cmocka_unit_test(what_is_not_there_is_not_found),
      cmocka_unit_test(map_has_the_layout_of_the_reference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
