#include "base/array.h"
#include "unit/base/unit.h"

typedef struct Item {
  int id;
  double x[3];
} Item;

static void test_push_keeps_what_is_there(void** state) {
  (void)state;
  ARRAY(Item) a = {0};
  for (int i = 0; i < 1000; i++) {
    Item* item = array_push(&a);
    assert_non_null(item);
    assert_int_equal(item->id, 0);
    assert_true(item->x[2] == 0);
    *item = (Item){i, {0, 0, i}};
  }
  assert_int_equal(a.count, 1000);
  for (int i = 0; i < 1000; i++) assert_true(a.data[i].id == i && a.data[i].x[2] == i);

  a.count--; // a popped element is zeroed when pushed again
  assert_int_equal(array_push(&a)->id, 0);
  array_free(&a);
  assert_null(a.data);
  assert_int_equal(a.count + a.cap, 0);
}

static void test_reserve_then_push_does_not_allocate(void** state) {
  (void)state;
  ARRAY(int) a = {0};
  assert_true(array_reserve(&a, 100));
  assert_true(a.cap >= 100);
  size_t before = alloc_count();
  for (int i = 0; i < 100; i++) *array_push(&a) = i;
  assert_int_equal(alloc_count(), before);
  assert_int_equal(a.data[99], 99);
  array_free(&a);
}

static void test_out_of_memory_leaves_the_array(void** state) {
  (void)state;
  UnitHeap heap = {.left = 1};
  unit_set_heap(&heap);
  ARRAY(int) a = {0};
  int* p = NULL;
  while ((p = array_push(&a))) *p = a.count;
  assert_int_equal(a.count, 8);
  assert_false(array_reserve(&a, 9));
  for (int i = 0; i < 8; i++) assert_int_equal(a.data[i], i + 1);
  array_free(&a);
  ct_setAllocator(NULL);
  assert_int_equal(heap.live, 0);
}

static void test_sizes_cannot_overflow(void** state) {
  (void)state;
  int cap = 0;
  assert_null(array_grow(NULL, &cap, INT_MAX, SIZE_MAX / 4)); // the product does not fit
  assert_int_equal(cap, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_push_keeps_what_is_there),
      cmocka_unit_test(test_reserve_then_push_does_not_allocate),
      cmocka_unit_test(test_out_of_memory_leaves_the_array),
      cmocka_unit_test(test_sizes_cannot_overflow),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
