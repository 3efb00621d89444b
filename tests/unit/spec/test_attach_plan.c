#include "spec/attach_plan.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static void pairs_are_remembered_when_elements_are_taken(void** state) {
  (void)state;
  ctSpec *to = ct_makeSpec(), *from = ct_makeSpec();
  Element* old = (Element*)(void*)cts_addKey(from)->element;
  Element* new = (Element*)(void*)cts_addKey(to)->element;
  TakeList take = {0};
  Attach a = {.to = new->spec, .from = old->spec};
  assert_true(attach_plan_pair(&a, old, new)); // copies only
  a.take = &take;
  assert_true(attach_plan_pair(&a, old, new));
  assert_int_equal(take.count, 1);
  assert_ptr_equal(take.data[0].original, old);
  old->stands_for = new; // a stand-in is not taken
  assert_true(attach_plan_pair(&a, old, new));
  assert_int_equal(take.count, 1);
  old->stands_for = NULL;
  attach_plan_close(&take);
  ct_deleteSpec(to);
  ct_deleteSpec(from);
}

static void a_spec_keeps_itself(void** state) {
  (void)state;
  ctSpec *one = ct_makeSpec(), *other = ct_makeSpec();
  Spec *a = ((Element*)(void*)one->element)->spec, *b = ((Element*)(void*)other->element)->spec;
  const Attach self = {.to = a, .from = a}, foreign = {.to = a, .from = b};
  assert_true(attach_plan_is_self(&self) && attach_plan_is_kept(&self));
  assert_false(attach_plan_is_self(&foreign) || attach_plan_is_kept(&foreign));
  ct_deleteSpec(one);
  ct_deleteSpec(other);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pairs_are_remembered_when_elements_are_taken),
      cmocka_unit_test(a_spec_keeps_itself),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
