#include "collide/col_plane.h"
#include "support/numbers.h"
#include "unit/collide/pairs.h"

#define ON_PLANE(pos, geom) WORLD("<geom type='plane' size='1 1 1'/>" FREE(pos, geom))

static void sphere(void** state) {
  (void)state;
  Trees t = pairs_open(ON_PLANE("1 2 .25", "size='.3'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-15);
  assert_vec(con->pos, 1, 2, -0.025);
  assert_vec(con->frame, 0, 0, 1);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// Both ends, the one the axis points to first; the tangent follows the axis.
static void capsule(void** state) {
  (void)state;
  Trees t = pairs_open(ON_PLANE("0 0 .1", "type='capsule' size='.1 .3' euler='0 90 0'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 1e-9), 2);
  assert_vec(con[0].pos, 0.3, 0, 0);
  assert_vec(con[1].pos, -0.3, 0, 0);
  assert_vec(con[1].frame + 3, 1, 0, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// Standing: a triangle; lying: the two ends of a line; tilted: the lowest point.
static void cylinder(void** state) {
  (void)state;
  Trees t = pairs_open(ON_PLANE("0 0 .29", "type='cylinder' size='.1 .3'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 3);
  assert_vec(con[0].pos, 0.1, 0, -0.005);
  for (int i = 0; i < 3; i++) assert_near(hypot(con[i].pos[0], con[i].pos[1]), 0.1, 1e-12);
  assert_turns_with(&t, 0);
  trees_close(&t);
  t = pairs_open(ON_PLANE("0 0 .09", "type='cylinder' size='.1 .3' euler='90 0 0'"));
  assert_int_equal(pairs_collide(&t, con, 0), 2);
  assert_near(fabs(con[0].pos[1]), 0.3, 1e-12);
  assert_near(con[0].pos[1], -con[1].pos[1], 1e-12);
  trees_close(&t);
  t = pairs_open(ON_PLANE("0 0 .25", "type='cylinder' size='.1 .3' euler='45 0 0'"));
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, 0.25 - 0.4 * sqrt(0.5), 1e-12);
  assert_survives_nan(&t);
  trees_close(&t);
}

static void box(void** state) {
  (void)state;
  Trees t = pairs_open(ON_PLANE("0 0 .1", "type='box' size='.3 .2 .1'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 4);
  assert_vec(con[0].pos, -0.3, -0.2, 0);
  assert_vec(con[3].pos, 0.3, 0.2, 0);
  t.d->geom_xpos[5] = -1; // deep: no more than four, none above the centre
  assert_int_equal(pairs_collide(&t, con, 0), 4);
  assert_near(con[3].dist, -1.1, 1e-12);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

static void ellipsoid(void** state) {
  (void)state;
  Trees t = pairs_open(ON_PLANE("0 0 .25", "type='ellipsoid' size='.1 .2 .3'"));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, -0.05, 1e-12);
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// A cube as a mesh: the lowest vertex and two of its neighbours.
static void mesh(void** state) {
  (void)state;
  Trees t =
      pairs_open("<mujoco><asset><mesh name='c' vertex='-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1 -1 -1 1 "
                 "1 -1 1 -1 1 1 1 1 1' scale='.1 .1 .1'/></asset><worldbody><geom type='plane' "
                 "size='1 1 1'/>" FREE("0 0 .1", "type='mesh' mesh='c'") "</worldbody></mujoco>");
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 1e-6), 3);
  for (int i = 0; i < 3; i++) {
    assert_near(con[i].dist, 0, 1e-7);
    assert_near(fabs(con[i].pos[0]), 0.1, 1e-7);
    for (int j = 0; j < i; j++) assert_true(dist3(con[i].pos, con[j].pos) > 0.1);
  }
  assert_survives_nan(&t);
  trees_close(&t);
}

// An ellipsoid that was fitted to a mesh: one contact of its own; vertices of the mesh too where
// the mesh has no hull.
static void fitted_ellipsoid(void** state) {
  (void)state;
  Trees t = pairs_open("<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset>"
                       "<worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 -1'><freejoint/>"
                       "<geom type='ellipsoid' mesh='m'/></body></worldbody></mujoco>");
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(t.m->geom_dataid[1], 0);
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  t.m->mesh_graphadr[0] = -1;
  assert_int_equal(pairs_collide(&t, con, 0), 3);
  for (int i = 1; i < 3; i++) {
    double nearest = 1;
    for (int v = 0; v < 4; v++) {
      double x[3], at[3];
      for (int k = 0; k < 3; k++) x[k] = (double)t.m->mesh_vert[3 * v + k];
      ctu_mulMatVec3(at, t.d->geom_xmat + 9, x);
      ctu_addTo3(at, t.d->geom_xpos + 3);
      at[2] -= 0.5 * con[i].dist; // halfway to the plane
      nearest = smaller(nearest, ctu_dist3(at, con[i].pos));
    }
    assert_near(nearest, 0, 1e-12);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sphere),           cmocka_unit_test(capsule),
      cmocka_unit_test(cylinder),         cmocka_unit_test(box),
      cmocka_unit_test(ellipsoid),        cmocka_unit_test(mesh),
      cmocka_unit_test(fitted_ellipsoid),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
