#include "collide/placed.h"
#include "unit/math/math_near.h"

static void axes_are_columns(void** state) {
  (void)state;
  const double mat[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (int j = 0; j < 3; j++) {
    double axis[3];
    placed_axis(axis, mat, j);
    for (int i = 0; i < 3; i++) assert_near(axis[i], mat[3 * i + j], 0);
  }
}

static void geoms_are_where_the_data_has_them(void** state) {
  (void)state;
  double pos[6] = {0}, mat[18] = {0}, size[6] = {0};
  ctModel m = {.ngeom = 2, .geom_size = size};
  ctData d = {.geom_xpos = pos, .geom_xmat = mat};
  Placed p = placed_geom(&m, &d, 1);
  assert_ptr_equal(p.pos, pos + 3);
  assert_ptr_equal(p.mat, mat + 9);
  assert_ptr_equal(p.size, size + 3);
}

static void contacts_have_a_normal_and_no_tangent(void** state) {
  (void)state;
  ctContact con;
  memset(&con, 1, sizeof con);
  placed_contact(&con, -0.5, (double[]){1, 2, 3}, (double[]){0, 0, 1});
  assert_near(con.dist, -0.5, 0);
  for (int i = 0; i < 3; i++) {
    assert_near(con.pos[i], i + 1, 0);
    assert_near(con.frame[i], i == 2, 0);
    assert_near(con.frame[3 + i], 0, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(axes_are_columns),
                                     cmocka_unit_test(geoms_are_where_the_data_has_them),
                                     cmocka_unit_test(contacts_have_a_normal_and_no_tangent)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
