#include "constraint/rows.h"
#include "unit/constraint/row_case.h"

// A connection of two bodies that are fixed: no dof moves it. It is no row, but full rows keep its
// place.
static void rows_that_nothing_moves_are_left_out(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><option jacobian='%s'/><worldbody><body name='post'><geom size='.1'/></body>"
             "<body name='lower' pos='0 0 1'><joint axis='0 1 .2'/><geom size='.1'/></body>"
             "</worldbody><equality><connect body1='lower' body2='world' anchor='0 0 -.2'/>"
             "<connect body1='post' body2='world' anchor='0 0 1'/></equality></mujoco>",
             sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nefc, 3);
    assert_int_equal(t.d->nJ, sparse ? 3 : 6);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(rows_that_nothing_moves_are_left_out)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
