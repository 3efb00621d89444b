#include "base/alloc.h"
#include "unit/base/unit.h"

#include <string.h>

static void test_blocks_are_aligned_and_usable(void** state) {
  (void)state;
  const size_t sizes[] = {0, 1, 63, 64, 65, 4096, 1000001};
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
    unsigned char* p = (unsigned char*)alloc_bytes(sizes[k]);
    assert_non_null(p);
    assert_int_equal((uintptr_t)p % ALLOC_ALIGN, 0);
    memset(p, 0xAB, sizes[k]);
    alloc_free(p);
  }
  alloc_free(NULL);
}

static void test_zero_is_zero(void** state) {
  (void)state;
  unsigned char* dirty = (unsigned char*)alloc_bytes(1000);
  memset(dirty, 0xFF, 1000);
  alloc_free(dirty);
  unsigned char* p = (unsigned char*)alloc_zero(1000);
  for (int i = 0; i < 1000; i++) assert_int_equal(p[i], 0);
  alloc_free(p);
}

static void test_impossible_sizes_fail(void** state) {
  (void)state;
  assert_null(alloc_bytes(SIZE_MAX));
  assert_null(alloc_bytes(SIZE_MAX - ALLOC_ALIGN));
  assert_null(alloc_zero((size_t)PTRDIFF_MAX));
}

static void test_grow_keeps_content(void** state) {
  (void)state;
  char* p = (char*)alloc_grow(NULL, 0, 6);
  memcpy(p, "hello", 6);
  p = (char*)alloc_grow(p, 6, 6000);
  assert_string_equal(p, "hello");
  p = (char*)alloc_grow(p, 6000, 3); // shrinking keeps the front
  assert_memory_equal(p, "hel", 3);
  alloc_free(p);
}

static void test_hooks_see_every_block(void** state) {
  (void)state;
  UnitHeap heap = {.left = 100};
  unit_set_heap(&heap);
  void* a = alloc_bytes(10);
  void* b = alloc_zero(0);
  a = alloc_grow(a, 10, 20);
  assert_int_equal(heap.live, 2);
  assert_int_equal(heap.left, 97);
  alloc_free(a);
  alloc_free(b);
  ct_setAllocator(NULL);
  assert_int_equal(heap.live, 0);
  alloc_free(alloc_bytes(1));
  assert_int_equal(heap.left, 97);
}

static void test_failed_grow_leaves_block(void** state) {
  (void)state;
  UnitHeap heap = {.left = 1};
  unit_set_heap(&heap);
  char* p = (char*)alloc_bytes(4);
  memcpy(p, "abc", 4);
  assert_null(alloc_bytes(1));
  assert_null(alloc_zero(1));
  assert_null(alloc_grow(p, 4, 8));
  assert_string_equal(p, "abc");
  alloc_free(p);
  ct_setAllocator(NULL);
  assert_int_equal(heap.live, 0);
}

static void test_count_counts_successes(void** state) {
  (void)state;
  size_t before = alloc_count();
  alloc_free(alloc_bytes(1));
  alloc_free(alloc_zero(1));
  assert_null(alloc_bytes(SIZE_MAX));
  assert_int_equal(alloc_count() - before, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_blocks_are_aligned_and_usable),
      cmocka_unit_test(test_zero_is_zero),
      cmocka_unit_test(test_impossible_sizes_fail),
      cmocka_unit_test(test_grow_keeps_content),
      cmocka_unit_test(test_hooks_see_every_block),
      cmocka_unit_test(test_failed_grow_leaves_block),
      cmocka_unit_test(test_count_counts_successes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
