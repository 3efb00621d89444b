#include "base/alloc.h"
#include "base/array.h"
#include "spec/pending_key.h"
#include "support/cmocka_all.h"

static void everything_is_freed(void** state) {
  (void)state;
  PendingKeys* keys = alloc_zero(sizeof *keys);
  assert_non_null(keys);
  PendingKey* key = array_push(keys);
  *key = (PendingKey){.time = 1};
  assert_true(vectors_set_string(&key->name, "home"));
  KeyState* state_of = array_push(key);
  *state_of = (KeyState){.first = 1};
  const double values[] = {1, 2};
  assert_true(vectors_set(VALUE_DOUBLEVEC, &state_of->value, values, 2));
  pending_key_free(&keys); // the sanitizers see what is lost
  assert_null(keys);
  pending_key_free(&keys);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(everything_is_freed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
