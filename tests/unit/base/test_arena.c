#include "base/arena.h"
#include "unit/base/unit.h"

#include <string.h>

static void test_grows_without_moving(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, (size_t)1 << 32, 0)); // 4 GB of address space
  unsigned char* base = a.base;
  for (int k = 0; k < 300; k++) {
    unsigned char* p = (unsigned char*)arena_push(&a, 10007, 8);
    assert_non_null(p);
    memset(p, k & 0xff, 10007);
  }
  assert_ptr_equal(a.base, base);
  for (int k = 0; k < 300; k++) {
    assert_int_equal(base[10008 * k], k & 0xff); // 10007 padded to 8
    assert_int_equal(base[10008 * k + 10006], k & 0xff);
  }
  arena_free(&a);
  assert_null(a.base);
}

static void test_alignment(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, 1 << 20, 0));
  for (size_t align = 1; align <= 4096; align *= 2) {
    assert_non_null(arena_push(&a, 1, 1));
    assert_int_equal((uintptr_t)arena_push(&a, 3, align) % align, 0);
  }
  arena_free(&a);
}

static void test_limit_is_exact(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, 1 << 30, 100000));
  assert_non_null(arena_push(&a, 60000, 1));
  assert_null(arena_push(&a, 40001, 1));
  assert_int_equal(arena_mark(&a), 60000); // a failed push changes nothing
  assert_non_null(arena_push(&a, 40000, 1));
  assert_null(arena_push(&a, 1, 1));
  assert_non_null(arena_push(&a, 0, 1));
  memset(a.base, 1, 100000);
  arena_free(&a);
}

static void test_reservation_is_the_limit_without_one(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, 5000, 0));
  assert_null(arena_push(&a, 5001, 1));
  assert_non_null(arena_push(&a, 5000, 1));
  arena_free(&a);
}

static void test_sizes_cannot_overflow(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, 1 << 20, 0));
  assert_non_null(arena_push(&a, 10, 1));
  assert_null(arena_push(&a, SIZE_MAX, 1));
  assert_null(arena_push(&a, SIZE_MAX - 10, 64));
  assert_int_equal(a.used, 10);
  arena_free(&a);
  assert_false(arena_init(&a, 0, 0));
  assert_false(arena_init(&a, SIZE_MAX, 0));
  arena_free(&a); // as init left it
}

static void test_more_than_the_machine_has(void** state) {
  (void)state;
  // more address space than a process can have: the arena gets less, and still works
  Arena a;
  assert_true(arena_init(&a, (size_t)1 << 60, 0));
  assert_true(a.reserved < (size_t)1 << 60);
  assert_int_equal(a.limit, a.reserved);
  assert_non_null(arena_push(&a, 1 << 20, 64));
  arena_free(&a);
}

static void test_release_reuses_and_keeps_committed(void** state) {
  (void)state;
  Arena a;
  assert_true(arena_init(&a, 1 << 20, 0));
  int* kept = (int*)arena_push(&a, sizeof(int), 4);
  *kept = 42;
  size_t mark = arena_mark(&a);
  void* p = arena_push(&a, 200000, 64);
  memset(p, 1, 200000);
  size_t committed = a.committed;
  arena_release(&a, mark);
  assert_ptr_equal(arena_push(&a, 200000, 64), p);
  assert_int_equal(a.committed, committed);
  assert_int_equal(*kept, 42);
  arena_release(&a, 0);
  assert_int_equal(a.used, 0);
  arena_free(&a);
}

static Arena small;
static void release_ahead(void) { arena_release(&small, 100); }
static void align_by_three(void) { arena_push(&small, 1, 3); }

static void test_misuse_traps(void** state) {
  (void)state;
  assert_true(arena_init(&small, 4096, 0));
  assert_true(unit_traps(release_ahead));
  assert_true(unit_traps(align_by_three));
  arena_free(&small);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_grows_without_moving),
      cmocka_unit_test(test_alignment),
      cmocka_unit_test(test_limit_is_exact),
      cmocka_unit_test(test_reservation_is_the_limit_without_one),
      cmocka_unit_test(test_sizes_cannot_overflow),
      cmocka_unit_test(test_more_than_the_machine_has),
      cmocka_unit_test(test_release_reuses_and_keeps_committed),
      cmocka_unit_test(test_misuse_traps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
