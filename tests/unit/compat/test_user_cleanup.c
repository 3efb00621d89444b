#include "support/failing_memory.h"

#include <corten/compat.h>

static int cleaned;
static void clean(const void* data) { cleaned += *(const int*)data; }

// Replaced, deleted, or gone with the spec: each value is cleaned up once.
static void each_value_goes_once(void** state) {
  (void)state;
  static const int one = 1, ten = 10, hundred = 100;
  ctSpec* s = ct_makeSpec();
  ctsElement* e = cts_addKey(s)->element;
  ctmj_setUserValueWithCleanup(e, "a", &one, clean);
  assert_ptr_equal(cts_getUserValue(e, "a"), &one);
  ctmj_setUserValueWithCleanup(e, "a", &ten, clean);
  assert_int_equal(cleaned, 1);
  cts_deleteUserValue(e, "a");
  assert_int_equal(cleaned, 11);
  ctmj_setUserValueWithCleanup(e, "b", &hundred, clean);
  ctSpec* copy = ct_copySpec(s);
  ct_deleteSpec(copy);
  assert_int_equal(cleaned, 11); // a copy owns nothing
  ct_deleteSpec(s);
  assert_int_equal(cleaned, 111);
}

static bool put(MemoryCount* c) {
  static const int none = 0;
  ctSpec* s = ct_makeSpec();
  ctsElement* e = cts_addKey(s)->element;
  memory_scarce(c);
  ctmj_setUserValueWithCleanup(e, "a", &none, clean);
  memory_enough(c);
  bool done = cts_getUserValue(e, "a") == &none;
  assert_int_equal(done, !strstr(cts_getError(s), "out of memory"));
  ct_deleteSpec(s);
  return done;
}

// A value that finds no room is told as an error of the spec.
static void no_room_for_a_value(void** state) {
  (void)state;
  assert_true(memory_failures(put) >= 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_value_goes_once),
                                     cmocka_unit_test(no_room_for_a_value)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
