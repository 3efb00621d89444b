#include "unit/collide/contact_rates.h"

#define BOX "type='box' size='.2 .3 .25'"
#define SLAB "type='box' size='.4 .3 .05'"

static const RateCase kCase[] = {
    {TWO(BOX, BOX), .5, 1e-7, .9, RATE_CLOSED, .6, 400, 0, 0},
    {TWO(SLAB, BOX), .5, 1e-7, .9, RATE_CLOSED, .7, 400, 0, 0},
    {TWO("margin='.05' gap='.02' " SLAB, BOX), .5, 1e-7, .9, RATE_CLOSED, .7, 400, 0, 0},
};

// Corners of the first face between two edges have no formula.
static const RateCase kDifferences[] = {
    {TWO(SLAB, BOX), .5, 1e-7, .9, RATE_DIFFERENCES, .1, 400, 0, 0},
};

static void against_differences(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kCase);
}

static void corners_between_edges(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kDifferences);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_differences),
                                     cmocka_unit_test(corners_between_edges)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
