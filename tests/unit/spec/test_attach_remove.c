#include "unit/spec/attach_case.h"

static void what_refers_to_a_removed_body_goes_with_it(void** state) {
  (void)state;
  Spec* spec = attach_parse(kChild);
  assert_true(attach_remove(attach_find_body(spec, "b"), &spec->errors) == CT_OK);
  assert_null(attach_find_body(spec, "b"));
  assert_null(spec_find(spec, ctOBJ_GEOM, "g"));
  assert_null(spec_find(spec, ctOBJ_SENSOR, "s"));
  assert_null(spec_find(spec, ctOBJ_EXCLUDE, "e1"));
  assert_non_null(attach_find_body(spec, "other"));
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 2);
  assert_int_equal(m->nq, 0);
  assert_int_equal(m->nsensor, 0);
  ct_deleteModel(m);
  spec_free(spec);
}

static void what_does_not_refer_to_it_stays(void** state) {
  (void)state;
  Spec* spec = attach_parse(kChild);
  assert_true(attach_remove(attach_find_body(spec, "other"), &spec->errors) == CT_OK);
  assert_non_null(spec_find(spec, ctOBJ_SENSOR, "s"));
  assert_null(spec_find(spec, ctOBJ_EXCLUDE, "e1"));
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 2);
  assert_int_equal(m->nkey, 1);
  assert_true(m->key_qpos[0] == 2);
  ct_deleteModel(m);
  spec_free(spec);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_refers_to_a_removed_body_goes_with_it),
      cmocka_unit_test(what_does_not_refer_to_it_stays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
