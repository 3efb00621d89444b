#include "geom/median.h"
#include "support/numbers.h"
#include "unit/geom/near.h"

#include <stdint.h>

enum { MOST = 300 };

static uint64_t seed = 1;

static double uniform(void) {
  seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
  return (double)(seed >> 11) / 9007199254740992.0;
}

// Each item once, none before the split higher than any behind it.
static void check_split(const double* key, const int* item, int n, int m) {
  bool seen[MOST] = {0};
  for (int i = 0; i < n; i++) {
    assert_false(seen[item[i]]);
    seen[item[i]] = true;
  }
  for (int i = 0; i < m; i++)
    for (int k = m; k < n; k++) {
      double x = key[item[i]], y = key[item[k]];
      assert_true(x < y || (x == y && item[i] < item[k]));
    }
}

static void splits_any_list(void** state) {
  (void)state;
  for (int n = 1; n < MOST; n += 1 + n / 8)
    for (int kind = 0; kind < 5; kind++) {
      double key[MOST];
      int item[MOST];
      for (int i = 0; i < n; i++) {
        item[i] = i;
        double x[5] = {uniform(), i, -i, floor(4 * uniform()), i < n / 2 ? i : n - i};
        key[i] = x[kind];
      }
      median_split((MedianOrder){key, 1}, item, n, n / 2);
      check_split(key, item, n, n / 2);
    }
}

static void keys_are_apart_by_a_stride(void** state) {
  (void)state;
  const double key[8] = {3, 0, 1, 0, 2, 0, 0, 0};
  int item[4] = {0, 1, 2, 3};
  median_split((MedianOrder){key, 2}, item, 4, 2);
  assert_true(item[0] + item[1] == 4 && item[0] * item[1] == 3);
}

// A pattern that makes every pivot the second lowest.
static void a_hostile_order_ends(void** state) {
  (void)state;
  enum { N = 200000 };
  double* key = test_malloc(N * sizeof(double));
  int* item = test_malloc(N * sizeof(int));
  for (int i = 0; i < N; i++) {
    item[i] = i;
    key[i] = i % 2 ? i : N - i;
  }
  median_split((MedianOrder){key, 1}, item, N, N / 2);
  double highest = -1;
  for (int i = 0; i < N / 2; i++) highest = larger(highest, key[item[i]]);
  for (int i = N / 2; i < N; i++) assert_true(key[item[i]] >= highest);
  test_free(key);
  test_free(item);
}

// Keys that are not numbers compare with nothing; the list must still be a permutation.
static void not_numbers_do_no_harm(void** state) {
  (void)state;
  for (int round = 0; round < 200; round++) {
    double key[64];
    int item[64], sum = 0;
    for (int i = 0; i < 64; i++) {
      item[i] = i;
      key[i] = uniform() < 0.3 ? NAN : uniform();
    }
    median_split((MedianOrder){key, 1}, item, 64, 32);
    for (int i = 0; i < 64; i++) sum += item[i];
    assert_int_equal(sum, 63 * 32);
  }
}

// Keys a little more or less than 1e-14 apart contradict each other; no item is lost, none doubled.
static void contradictions_do_no_harm(void** state) {
  (void)state;
  for (int round = 0; round < 3000; round++) {
    enum { N = 40 };
    double key[N];
    int item[N];
    bool seen[N] = {0};
    for (int i = 0; i < N; i++) {
      item[i] = i;
      key[i] = floor(uniform() * (2 + round % 7)) * .6e-14 + (uniform() < .2 ? uniform() : 0);
    }
    for (int i = N - 1; i > 0; i--) { // shuffled
      int k = (int)(uniform() * (i + 1)), t = item[i];
      item[i] = item[k];
      item[k] = t;
    }
    median_split((MedianOrder){key, 1}, item, N, 1 + round % (N - 1));
    for (int i = 0; i < N; i++) {
      assert_false(seen[item[i]]);
      seen[item[i]] = true;
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(splits_any_list),           cmocka_unit_test(keys_are_apart_by_a_stride),
      cmocka_unit_test(a_hostile_order_ends),      cmocka_unit_test(not_numbers_do_no_harm),
      cmocka_unit_test(contradictions_do_no_harm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
