#include "unit/collide/contact_rates.h"

static const RateCase kCase[] = {
    {ON_PLANE("size='.3'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {ON_PLANE("type='capsule' size='.1 .3'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {ON_PLANE("type='box' size='.2 .3 .25'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {ON_PLANE("type='cylinder' size='.2 .3'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {ON_PLANE("type='ellipsoid' size='.2 .3 .4'"), .5, 1e-7, .95, RATE_CLOSED, 1, 150, 0, 0},
    {"<mujoco><asset><mesh name='m' vertex='.3 0 0 -.3 0 .05 0 .2 0 0 -.25 0 0 0 .4 0 .05 -.35'/>"
     "</asset><worldbody><geom type='plane' size='1 1 1' euler='20 30 40'/>" FREE(
         "0 0 0", "type='mesh' mesh='m'") "</worldbody></mujoco>",
     .5, 1e-7, .9, RATE_CLOSED, 1, 150, 0, 0},
};

static void against_differences(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kCase);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_differences)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
