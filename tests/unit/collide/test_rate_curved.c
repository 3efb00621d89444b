#include "collide/contact.h"
#include "collide/rate_curved.h"
#include "unit/geom/near.h"

// An ellipsoid with equal axes is a ball.
static void ball(void** state) {
  (void)state;
  const double pos[3] = {0}, mat[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0}, size[3] = {0.3, 0.3, 0.3};
  ctContact con = {.frame = {0.6, 0, 0.8}};
  contact_frame(con.frame);
  TouchSurface s = rate_curved_ellipsoid(&con, (Placed){pos, mat, size});
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 2; j++) {
      assert_near(s.L[i][j], i == j ? 0.3 : 0, 1e-15);
      assert_near(s.K[i][j], i == j ? 1 : 0, 0);
    }
  }
}

// At the end of the axis a the radii of curvature are b^2 / a and c^2 / a.
static void radii_at_a_vertex(void** state) {
  (void)state;
  const double pos[3] = {0}, mat[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, size[3] = {0.5, 0.3, 0.2};
  ctContact con = {.frame = {-1, 0, 0}};
  contact_frame(con.frame);
  TouchSurface s = rate_curved_ellipsoid(&con, (Placed){pos, mat, size});
  assert_near(s.L[0][0], 0.09 / 0.5, 1e-15);
  assert_near(s.L[1][1], 0.04 / 0.5, 1e-15);
  assert_near(s.L[0][1], 0, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(ball), cmocka_unit_test(radii_at_a_vertex)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
