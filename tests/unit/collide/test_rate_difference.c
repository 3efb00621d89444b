#include "unit/collide/rates.h"

// Shapes of every kind.
#define SPHERE "size='.3'"
#define CAPSULE "type='capsule' size='.1 .3'"
#define BOX "type='box' size='.2 .3 .25'"
#define CYLINDER "type='cylinder' size='.2 .3'"
#define ELLIPSOID "type='ellipsoid' size='.2 .3 .4'"

static const RateCase kCase[] = {
    {ON_PLANE(SPHERE), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {ON_PLANE(CAPSULE), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {ON_PLANE(BOX), .5, 1e-7, .8, RATE_DIFFERENCES, 0, 100},
    {ON_PLANE(CYLINDER), .5, 1e-7, .8, RATE_DIFFERENCES, 0, 100},
    {ON_PLANE(ELLIPSOID), .5, 1e-7, .8, RATE_DIFFERENCES, 0, 100},
    {TWO(SPHERE, SPHERE), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {TWO(SPHERE, CAPSULE), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {TWO(SPHERE, CYLINDER), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {TWO(SPHERE, BOX), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {TWO(CAPSULE, CAPSULE), .5, 1e-7, .9, RATE_DIFFERENCES, 0, 100},
    {TWO(CAPSULE, BOX), .5, 1e-7, .8, RATE_DIFFERENCES, 0, 100},
    {TWO(BOX, BOX), .5, 1e-7, .8, RATE_DIFFERENCES, 0, 100},
};

static void agrees(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kCase / sizeof kCase[0]; i++) assert_rates(kCase + i);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(agrees)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
