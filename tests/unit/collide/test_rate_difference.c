#include "unit/collide/contact_rates.h"

#define FIELD                                                                                      \
  "<asset><hfield name='h' nrow='6' ncol='6' size='1 1 .3 .2' elevation='0 1 2 1 0 2  1 3 1 2 0 "  \
  "1 "                                                                                             \
  " 2 1 0 3 1 0  0 2 1 1 2 0  1 0 3 2 1 1  2 1 0 1 2 0'/></asset>"
#define ON_FIELD(geom)                                                                             \
  "<mujoco>" FIELD                                                                                 \
  "<worldbody><geom type='hfield' hfield='h'/>" FREE("0 0 0", geom) "</worldbody></mujoco>"
#define CAPSULE "type='capsule' size='.1 .3'"
#define BOX "type='box' size='.2 .3 .25'"

static const RateCase kCase[] = {
    {TWO(CAPSULE, BOX), .5, 1e-6, .8, RATE_DIFFERENCES, 1, 200, 0, 0},
    {ON_FIELD("size='.2'"), .4, 1e-6, .7, RATE_DIFFERENCES, 1, 60, 1e-3, 1e-7},
    {ON_FIELD(BOX), .4, 1e-6, .7, RATE_DIFFERENCES, 1, 40, 1e-3, 1e-7},
};

static void against_differences(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kCase);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_differences)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
