#include "support/numbers.h"

#include <corten/corten.h>

#include <string.h>

static void a_number_depends_on_its_place_only(void** state) {
  (void)state;
  cttNum few[3], many[8], odd[5];
  ctb_randomUniform(7, 3, 12, 3, few);
  ctb_randomUniform(7, 3, 12, 8, many);
  assert_memory_equal(few, many, sizeof few);
  ctb_randomNormal(7, 3, 12, 5, odd);
  ctb_randomNormal(7, 3, 12, 8, many);
  assert_memory_equal(odd, many, sizeof odd);
  ctb_randomUniform(7, 3, 12, 0, NULL);
}

static void streams_differ(void** state) {
  (void)state;
  cttNum x[5];
  ctb_randomUniform(1, 2, 3, 1, x);
  ctb_randomUniform(2, 2, 3, 1, x + 1);
  ctb_randomUniform(1, 3, 3, 1, x + 2);
  ctb_randomUniform(1, 2, 4, 1, x + 3);
  ctb_randomUniform(1, 2, -4, 1, x + 4);
  for (int i = 0; i < 5; i++) {
    for (int k = 0; k < i; k++) assert_true(x[i] != x[k]);
  }
}

// Means and variances over simulations, steps and places.
static void numbers_have_their_distribution(void** state) {
  (void)state;
  enum { COUNT = 100 };
  double sum = 0, square = 0, normal = 0, variance = 0;
  cttNum u[COUNT], z[COUNT];
  for (int sim = 0; sim < 20; sim++) {
    for (int step = 0; step < 20; step++) {
      ctb_randomUniform(5, sim, step, COUNT, u);
      ctb_randomNormal(5, sim, step, COUNT, z);
      for (int k = 0; k < COUNT; k++) {
        assert_true(u[k] >= 0 && u[k] < 1);
        sum += u[k], square += u[k] * u[k], normal += z[k], variance += z[k] * z[k];
      }
    }
  }
  double n = 400.0 * COUNT;
  assert_within(sum / n, 0.5, 0.006);
  assert_within(square / n, 1.0 / 3, 0.006);
  assert_within(normal / n, 0, 0.02);
  assert_within(variance / n, 1, 0.03);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_number_depends_on_its_place_only),
      cmocka_unit_test(streams_differ),
      cmocka_unit_test(numbers_have_their_distribution),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
