#include "base/rng.h"
#include "unit/base/unit.h"

#include <math.h>

static void check_block(uint64_t seed, uint64_t stream, uint64_t counter,
                        const uint32_t* expected) {
  RngBlock b = rng_block(seed, stream, counter);
  for (int i = 0; i < 4; i++) assert_int_equal(b.v[i], expected[i]);
}

// The known answers that the authors of Philox publish for philox4x32-10.
static void test_known_answers(void** state) {
  (void)state;
  check_block(0, 0, 0, (uint32_t[]){0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  check_block(UINT64_MAX, UINT64_MAX, UINT64_MAX,
              (uint32_t[]){0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  check_block(UINT64_C(0x299f31d0a4093822), UINT64_C(0x0370734413198a2e),
              UINT64_C(0x85a308d3243f6a88),
              (uint32_t[]){0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

static void test_every_argument_matters(void** state) {
  (void)state;
  uint64_t x = rng_u64(1, 2, 3);
  assert_true(x == rng_u64(1, 2, 3));
  assert_true(x != rng_u64(2, 2, 3) && x != rng_u64(1, 3, 3) && x != rng_u64(1, 2, 4));
  assert_true(x != rng_u64(1 + (UINT64_C(1) << 32), 2, 3));
  assert_true(x != rng_u64(1, 2 + (UINT64_C(1) << 32), 3));
  assert_true(x != rng_u64(1, 2, 3 + (UINT64_C(1) << 32)));
}

enum { N = 200000 };

// Mean and variance within five standard errors, and no correlation of neighbours.
static void test_uniform(void** state) {
  (void)state;
  double sum = 0, square = 0, product = 0, last = 0.5;
  for (uint64_t k = 0; k < N; k++) {
    double x = rng_uniform(5, 6, k);
    assert_true(x >= 0 && x < 1);
    sum += x;
    square += (x - 0.5) * (x - 0.5);
    product += (x - 0.5) * (last - 0.5);
    last = x;
  }
  assert_true(fabs(sum / N - 0.5) < 5 * sqrt(1.0 / 12 / N));
  assert_true(fabs(square / N - 1.0 / 12) < 5 * sqrt(1.0 / 180 / N));
  assert_true(fabs(product / N) < 5.0 / 12 / sqrt(N));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_known_answers),
      cmocka_unit_test(test_every_argument_matters),
      cmocka_unit_test(test_uniform),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
