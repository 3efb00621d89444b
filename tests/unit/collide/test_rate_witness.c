#include "collide/contact.h"
#include "collide/rate_witness.h"
#include "unit/geom/near.h"

// A contact at the origin along x.
static ctContact contact_along_x(double dist) {
  ctContact con = {.dist = dist, .frame = {1, 0, 0}};
  contact_frame(con.frame);
  return con;
}

// Two spheres: the normal turns by u / (distance of the centres), and a turn of the second alone
// moves nothing but its centre.
static void balls(void** state) {
  (void)state;
  ctContact con = contact_along_x(-0.1);
  TouchSurface a = rate_surface_ball(0.4), b = rate_surface_ball(0.3);
  PairRate r;
  assert_true(rate_witness(&r, &con, &a, &b));
  // the contact is 0.35 from the first centre and 0.25 from the second; they are 0.6 apart
  assert_near(r.dist[0], 1, 1e-15);
  assert_near(r.pos[0][0], 0.5, 1e-15);
  assert_near(r.normal[1][1], 1 / 0.6, 1e-14);
  assert_near(r.pos[1][1], 0.35 / 0.6, 1e-14);
  assert_near(r.normal[1][5], 0.25 / 0.6, 1e-14); // w_z x (centre - contact) = 0.25 y
  assert_near(r.normal[2][4], -0.25 / 0.6, 1e-14);
  assert_near(r.pos[0][1], 0, 1e-15);
}

static void vertex_on_face(void** state) {
  (void)state;
  ctContact con = contact_along_x(-0.2);
  TouchSurface face = rate_surface_face(), vertex = rate_surface_vertex();
  PairRate r, s, u;
  assert_true(rate_witness(&r, &con, &face, &vertex));
  rate_witness_point(&s, &con);
  for (int k = 0; k < 3; k++) {
    for (int j = 0; j < 6; j++) {
      assert_near(r.pos[k][j], s.pos[k][j], 1e-15);
      assert_near(r.normal[k][j], 0, 1e-15);
    }
  }
  assert_near(r.pos[1][1], 1, 1e-15);
  // a face that turns takes the normal with it, and the point of the first stays
  assert_true(rate_witness(&u, &con, &vertex, &face));
  assert_near(u.normal[1][5], 1, 1e-15);
  assert_near(u.pos[1][1], 0, 1e-15);
}

// Two crossed edges: the normal is across both; the point is on both.
static void crossed_edges(void** state) {
  (void)state;
  ctContact con = contact_along_x(-0.1);
  const double y[3] = {0, 1, 0}, z[3] = {0, 0, 1};
  TouchSurface a = rate_surface_edge(&con, y, 0), b = rate_surface_edge(&con, z, 0);
  PairRate r;
  assert_true(rate_witness(&r, &con, &a, &b));
  assert_near(r.normal[1][1], 0, 1e-15);
  assert_near(r.normal[2][4], -1, 1e-15); // the second edge turns about y
  assert_near(r.normal[1][5], 0, 1e-15);  // about itself: nothing
  assert_near(r.pos[1][1], 1, 1e-15);     // slides along the first
  assert_near(r.pos[2][2], 0, 1e-15);     // and along the second without effect
}

static void points_that_are_not_unique(void** state) {
  (void)state;
  ctContact con = contact_along_x(-0.1);
  const double y[3] = {0, 1, 0};
  TouchSurface face = rate_surface_face(), edge = rate_surface_edge(&con, y, 0.1);
  PairRate r;
  assert_false(rate_witness(&r, &con, &face, &face));
  assert_false(rate_witness(&r, &con, &face, &edge));
  assert_false(rate_witness(&r, &con, &edge, &edge));
}

// A rim whose axis is across the normal is as round as a ball in its own plane, and sharp across.
static void rims(void** state) {
  (void)state;
  ctContact con = contact_along_x(0);
  const double z[3] = {0, 0, 1};
  TouchSurface f = rate_surface_rim(&con, z, 0.3);
  double b[2] = {con.frame[4], con.frame[7]}; // y in the tangents
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) assert_near(f.L[i][j], 0.3 * b[i] * b[j], 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(balls),         cmocka_unit_test(vertex_on_face),
      cmocka_unit_test(crossed_edges), cmocka_unit_test(points_that_are_not_unique),
      cmocka_unit_test(rims),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
