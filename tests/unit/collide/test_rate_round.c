#include "unit/collide/contact_rates.h"

#define SPHERE "size='.3'"
#define CAPSULE "type='capsule' size='.1 .3'"

static const RateCase kCase[] = {
    {TWO(SPHERE, "size='.2'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {TWO(SPHERE, CAPSULE), .5, 1e-7, .95, RATE_CLOSED, 1, 250, 0, 0},
    {TWO(SPHERE, "type='cylinder' size='.2 .3'"), .5, 1e-7, .95, RATE_CLOSED, 1, 250, 0, 0},
    {TWO(SPHERE, "type='box' size='.2 .3 .25'"), .5, 1e-7, .95, RATE_CLOSED, 1, 250, 0, 0},
    {TWO(CAPSULE, CAPSULE), .4, 1e-7, .9, RATE_CLOSED, 1, 250, 0, 0},
};

static void against_differences(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kCase);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_differences)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
