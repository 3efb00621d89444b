#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static void values_are_found_by_key(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsElement* e = cts_addKey(s)->element;
  int a = 1, b = 2;
  assert_null(cts_getUserValue(e, "x"));
  cts_setUserValue(e, "x", &a);
  cts_setUserValue(e, "y", &b);
  assert_ptr_equal(cts_getUserValue(e, "x"), &a);
  assert_ptr_equal(cts_getUserValue(e, "y"), &b);
  cts_setUserValue(e, "x", &b);
  assert_ptr_equal(cts_getUserValue(e, "x"), &b);
  cts_deleteUserValue(e, "x");
  assert_null(cts_getUserValue(e, "x"));
  assert_ptr_equal(cts_getUserValue(e, "y"), &b);
  cts_deleteUserValue(e, "x"); // nothing there
  cts_setUserValue(s->element, "spec", &a);
  assert_ptr_equal(cts_getUserValue(s->element, "spec"), &a);
  ct_deleteSpec(s);
}

static void values_are_copied(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  Element* from = (Element*)(void*)cts_addKey(s)->element;
  Element* to = (Element*)(void*)cts_addKey(s)->element;
  int a = 1;
  cts_setUserValue(&from->head, "x", &a);
  assert_true(user_value_copy(&to->user, &from->user));
  assert_ptr_equal(cts_getUserValue(&to->head, "x"), &a);
  user_value_free(&to->user);
  assert_null(cts_getUserValue(&to->head, "x"));
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_are_found_by_key),
      cmocka_unit_test(values_are_copied),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
