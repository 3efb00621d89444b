#include "base/alloc.h"
#include "model/known.h"
#include "unit/pos/trees.h"

static void a_copy_matches_until_something_changes(void** state) {
  (void)state;
  ctModel* m = trees_load(TREES_ALL);
  Known* known = alloc_bytes(known_size(m));
  assert_non_null(known);
  known_remember(known, m);
  assert_true(known_matches(known, m));
  m->body_parentid[1]++;
  assert_false(known_integers_match(known, m));
  m->body_parentid[1]--;
  m->nuserdata++;
  assert_true(known_integers_match(known, m));
  assert_false(known_matches(known, m));
  m->nuserdata--;
  m->body_mass[1]++; // no integer
  assert_true(known_matches(known, m));
  alloc_free(known);
  ct_deleteModel(m);
}

static void the_header_has_room_for_a_copy(void** state) {
  (void)state;
  for (size_t bytes = 0; bytes < 200; bytes++) {
    assert_true(known_header(bytes) >= sizeof(Known) + bytes);
    assert_int_equal(known_header(bytes) % 64, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_copy_matches_until_something_changes),
      cmocka_unit_test(the_header_has_room_for_a_copy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
