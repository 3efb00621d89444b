#include "base/rng.h"
#include "base/sort.h"
#include "math/rng_normal.h"
#include "unit/base/unit.h"

#include <stdbool.h>

typedef struct Item {
  int key;
  int order; // position before sorting
} Item;

static bool item_less(const Item* a, const Item* b, const void* ctx) {
  (void)ctx;
  return a->key < b->key;
}

SORT_DEFINE(sort_item, Item, item_less)

// Sorts indices by the values they point at.
#define INDEX_LESS(a, b, ctx) (((const double*)(ctx))[*(a)] < ((const double*)(ctx))[*(b)])
SORT_DEFINE(sort_index, int, INDEX_LESS)

enum { N = 1000 };

static void check_sort(int n, int keys, uint64_t seed) {
  static Item a[N], tmp[N];
  long sum = 0;
  for (int i = 0; i < n; i++) {
    a[i] = (Item){(int)(rng_u64(seed, 0, (uint64_t)i) % (uint64_t)keys), i};
    sum += a[i].key;
  }
  sort_item(a, n <= SORT_RUN ? NULL : tmp, n, NULL);
  static bool seen[N];
  for (int i = 0; i < n; i++) seen[i] = false;
  for (int i = 0; i < n; i++) {
    sum -= a[i].key;
    assert_false(seen[a[i].order]);
    seen[a[i].order] = true;
    if (i == 0) continue;
    assert_true(a[i - 1].key <= a[i].key);
    if (a[i - 1].key == a[i].key) assert_true(a[i - 1].order < a[i].order); // stable
  }
  assert_int_equal(sum, 0);
}

static void test_all_lengths(void** state) {
  (void)state;
  for (int n = 0; n <= 300; n++) check_sort(n, 10, (uint64_t)n);
  for (int keys = 1; keys <= 100000; keys *= 10) check_sort(N, keys, 3);
}

static void test_context_reaches_less(void** state) {
  (void)state;
  double value[100];
  int index[100], tmp[100];
  for (int i = 0; i < 100; i++) value[i] = rng_normal(1, 1, (uint64_t)i), index[i] = i;
  sort_index(index, tmp, 100, value);
  for (int i = 1; i < 100; i++) assert_true(value[index[i - 1]] < value[index[i]]);
}

static void long_without_workspace(void) {
  int index[17] = {0};
  double value[1] = {0};
  sort_index(index, NULL, 17, value);
}

static void test_missing_workspace_traps(void** state) {
  (void)state;
  assert_true(unit_traps(long_without_workspace));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_lengths),
      cmocka_unit_test(test_context_reaches_less),
      cmocka_unit_test(test_missing_workspace_traps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
