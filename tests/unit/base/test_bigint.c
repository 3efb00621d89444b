#include "base/bigint.h"
#include "base/rng.h"
#include "unit/base/unit.h"

__extension__ typedef unsigned __int128 uint128;

static uint128 value(const BigInt* a) {
  assert_true(a->n <= 4 && (a->n == 0 || a->limb[a->n - 1] != 0));
  uint128 x = 0;
  for (int i = a->n - 1; i >= 0; i--) x = x << 32 | a->limb[i];
  return x;
}

// Against 128-bit arithmetic, with numbers of all lengths.
static void test_small_numbers(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 20000; k++) {
    uint64_t x = rng_u64(1, 0, k) >> (k % 65 == 64 ? 0 : k % 65),
             y = rng_u64(1, 1, k) >> (k / 65 % 64);
    if (k % 65 == 64) x = 0;
    uint32_t m = (uint32_t)rng_u64(1, 2, k), c = (uint32_t)rng_u64(1, 3, k);
    BigInt a, b;
    bigint_set(&a, x);
    bigint_set(&b, y);
    assert_true(value(&a) == x);
    assert_int_equal(bigint_compare(&a, &b), (x > y) - (x < y));
    assert_int_equal(bigint_bits(&a), x ? 64 - __builtin_clzll(x) : 0);
    bigint_add(&a, &b);
    assert_true(value(&a) == (uint128)x + y);
    bigint_sub(&a, &b);
    assert_true(value(&a) == x);
    bigint_shift(&a, (int)(k % 60));
    assert_true(value(&a) == (uint128)x << (k % 60));
    bigint_copy(&a, &b);
    bigint_mul_add(&a, m, c);
    assert_true(value(&a) == (uint128)y * m + c);
  }
}

static void test_powers(void** state) {
  (void)state;
  for (int k = 0; k < 55; k++) {
    uint128 expected = 1;
    for (int i = 0; i < k; i++) expected *= 5;
    BigInt a;
    bigint_set(&a, 1);
    bigint_mul_pow5(&a, k);
    assert_true(value(&a) == expected);
  }
}

// 10^300 made in two ways, and taken away again.
static void test_large_numbers(void** state) {
  (void)state;
  BigInt a, b;
  bigint_set(&a, 1);
  bigint_mul_pow5(&a, 300);
  bigint_shift(&a, 300);
  bigint_set(&b, 1);
  for (int i = 0; i < 300; i++) bigint_mul_add(&b, 10, 0);
  assert_int_equal(bigint_compare(&a, &b), 0);
  assert_int_equal(bigint_bits(&a), 997); // floor(300 log2 10) + 1
  bigint_add(&a, &b);
  bigint_shift(&b, 1);
  assert_int_equal(bigint_compare(&a, &b), 0);
  bigint_sub(&a, &b);
  assert_int_equal(a.n, 0);
}

static void overflow_shift(void) {
  BigInt a;
  bigint_set(&a, 1);
  bigint_shift(&a, 32 * BIGINT_LIMBS);
}
static void negative_difference(void) {
  BigInt a, b;
  bigint_set(&a, 1);
  bigint_set(&b, 2);
  bigint_sub(&a, &b);
}

static void test_misuse_traps(void** state) {
  (void)state;
  assert_true(unit_traps(overflow_shift));
  assert_true(unit_traps(negative_difference));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_small_numbers),
      cmocka_unit_test(test_powers),
      cmocka_unit_test(test_large_numbers),
      cmocka_unit_test(test_misuse_traps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
