#include "base/map.h"
#include "unit/base/unit.h"

#include <stdio.h>
#include <string.h>

static void test_empty(void** state) {
  (void)state;
  Map m;
  map_init(&m);
  assert_int_equal(map_get(&m, "a"), -1);
  map_free(&m);
}

static void test_first_value_stays(void** state) {
  (void)state;
  Map m;
  map_init(&m);
  char key[] = "key";
  assert_true(map_put(&m, key, 7));
  key[0] = 'x'; // the map has its own copy
  assert_false(map_put(&m, "key", 8));
  assert_false(m.failed);
  assert_int_equal(map_get(&m, "key"), 7);
  assert_int_equal(map_get(&m, "xey"), -1);
  assert_true(map_put(&m, "", 0)); // the empty name is a name
  assert_int_equal(map_get(&m, ""), 0);
  map_free(&m);
  assert_int_equal(map_get(&m, "key"), -1);
}

static void test_many(void** state) {
  (void)state;
  Map m;
  map_init(&m);
  char key[32];
  for (int i = 0; i < 20000; i++) {
    snprintf(key, sizeof key, "body_%d", i);
    assert_true(map_put(&m, key, i));
  }
  assert_int_equal(m.count, 20000);
  for (int i = 0; i < 20000; i++) {
    snprintf(key, sizeof key, "body_%d", i);
    assert_int_equal(map_get(&m, key), i);
    snprintf(key, sizeof key, "Body_%d", i);
    assert_int_equal(map_get(&m, key), -1);
  }
  map_free(&m);
}

static void test_out_of_memory(void** state) {
  (void)state;
  for (int left = 0; left < 12; left++) {
    UnitHeap heap = {.left = left};
    unit_set_heap(&heap);
    Map m;
    map_init(&m);
    char key[32];
    int stored = 0;
    for (; stored < 500; stored++) {
      snprintf(key, sizeof key, "a_rather_long_key_%d", stored);
      if (!map_put(&m, key, stored)) break;
    }
    assert_true(stored < 500 ? m.failed : !m.failed);
    assert_true(left > 1 || stored == 0);
    // what was stored is there
    for (int i = 0; i < stored; i++) {
      snprintf(key, sizeof key, "a_rather_long_key_%d", i);
      assert_int_equal(map_get(&m, key), i);
    }
    assert_int_equal(map_get(&m, "a_rather_long_key_500"), -1);
    map_free(&m);
    ct_setAllocator(NULL);
    assert_int_equal(heap.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_empty),
      cmocka_unit_test(test_first_value_stays),
      cmocka_unit_test(test_many),
      cmocka_unit_test(test_out_of_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
