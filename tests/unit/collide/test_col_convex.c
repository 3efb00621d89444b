#include "collide/col_convex.h"
#include "math/vec.h"
#include "unit/geom/near.h"
#include "unit/pos/trees.h"

#define BODY(geom) "<body><freejoint/><geom " geom " mass='1'/></body>"
#define CUBE "-.2 -.2 -.2 .2 -.2 -.2 -.2 .2 -.2 .2 .2 -.2 -.2 -.2 .2 .2 -.2 .2 -.2 .2 .2 .2 .2 .2"
#define SCENE(option)                                                                              \
  "<mujoco><option>" option "</option><asset><mesh name='cube' vertex='" CUBE "'/></asset>"        \
  "<worldbody>" BODY("type='sphere' size='.2'") BODY("type='ellipsoid' size='.2 .3 .4'")           \
      BODY("type='cylinder' size='.2 .3'") BODY("type='box' size='.3 .3 .1'")                      \
          BODY("type='mesh' mesh='cube'") "</worldbody></mujoco>"

enum { SPHERE, ELLIPSOID, CYLINDER, BOX, MESH };

// Every geom at its own place; then two of them at given ones, not turned.
static Trees open_at(const char* xml, int g1, int g2, const double shift[3]) {
  Trees t = trees_open(xml);
  for (int g = 0; g < 5; g++) {
    double* mat = t.d->geom_xmat + 9 * g;
    mat3_eye(mat);
    zero3(t.d->geom_xpos + 3 * g);
  }
  t.d->geom_xpos[3 * g1] = 1;
  addto3(t.d->geom_xpos + 3 * g2, t.d->geom_xpos + 3 * g1);
  addto3(t.d->geom_xpos + 3 * g2, shift);
  return t;
}

static void sphere_above_ellipsoid(void** state) {
  (void)state;
  Trees t = open_at(SCENE(""), SPHERE, ELLIPSOID, (const double[3]){0, 0, 0.55});
  ctContact con[5];
  assert_int_equal(col_convex(t.m, t.d, con, SPHERE, ELLIPSOID, 0), 1);
  assert_near(con->dist, -0.05, 1e-9);
  assert_near(con->frame[2], 1, 1e-6);
  assert_near(con->pos[0], 1, 1e-6);
  assert_near(con->pos[2], 0.175, 1e-6);
  for (int i = 3; i < 6; i++) assert_near(con->frame[i], 0, 0);
  trees_close(&t);
}

static void contacts_within_the_margin(void** state) {
  (void)state;
  Trees t = open_at(SCENE(""), CYLINDER, MESH, (const double[3]){0, 0, 0.53});
  ctContact con[5];
  assert_int_equal(col_convex(t.m, t.d, con, CYLINDER, MESH, 0), 0);
  assert_int_equal(col_convex(t.m, t.d, con, CYLINDER, MESH, 0.02), 0);
  assert_int_equal(col_convex(t.m, t.d, con, CYLINDER, MESH, 0.04), 1);
  assert_near(con->dist, 0.03, 1e-6);
  trees_close(&t);
}

static void one_contact_unless_more_are_asked_for(void** state) {
  (void)state;
  const double shift[3] = {0.02, 0.01, 0.29};
  const char* many = SCENE("<flag multiccd='enable'/>");
  ctContact con[10];
  Trees t = open_at(SCENE(""), BOX, MESH, shift);
  assert_int_equal(col_convex(t.m, t.d, con, BOX, MESH, 0), 1);
  trees_close(&t);

  t = open_at(many, BOX, MESH, shift);
  assert_int_equal(col_convex(t.m, t.d, con, BOX, MESH, 0), 4);
  for (int i = 0; i < 4; i++) {
    assert_near(con[i].dist, -0.01, 1e-7); // the mesh's vertices are floats
    assert_near(con[i].frame[2], 1, 1e-6);
    assert_near(fabs(con[i].pos[0] - 1.02), 0.2, 1e-6);
  }
  // with a margin, and for cylinders, by turning the shapes a little
  assert_in_range(col_convex(t.m, t.d, con, BOX, MESH, 0.01), 2, 5);
  trees_close(&t);
  t = open_at(many, CYLINDER, BOX, (const double[3]){0, 0, 0.39});
  int n = col_convex(t.m, t.d, con, CYLINDER, BOX, 0);
  assert_in_range(n, 2, 5);
  for (int i = 1; i < n; i++) assert_near(con[i].dist, con->dist, 0);
  assert_near(t.d->geom_xpos[3 * BOX + 2], 0.39, 0); // nothing has moved
  trees_close(&t);

  t = open_at(many, SPHERE, BOX, (const double[3]){0, 0, 0.29});
  assert_int_equal(col_convex(t.m, t.d, con, SPHERE, BOX, 0), 1);
  trees_close(&t);
}

// With nativeccd off: the same contacts of shallow overlaps, found another way.
static void portal_refinement(void** state) {
  (void)state;
  const double shift[3] = {0, 0, 0.55};
  ctContact con[5], other[5];
  Trees t = open_at(SCENE("<flag nativeccd='disable'/>"), SPHERE, ELLIPSOID, shift);
  assert_int_equal(col_convex(t.m, t.d, con, SPHERE, ELLIPSOID, 0), 1);
  assert_near(con->dist, -0.05, 1e-6);
  assert_near(con->frame[2], 1, 1e-6);
  t.m->opt.disableflags = 0;
  assert_int_equal(col_convex(t.m, t.d, other, SPHERE, ELLIPSOID, 0), 1);
  assert_near(dist3(con->pos, other->pos), 0, 1e-5);
  t.d->geom_xpos[3 * SPHERE + 2] = -0.1;
  t.m->opt.disableflags = ctDSBL_NATIVECCD;
  assert_int_equal(col_convex(t.m, t.d, con, SPHERE, ELLIPSOID, 0), 0);
  trees_close(&t);
}

static void prism_under_a_sphere(void** state) {
  (void)state;
  Trees t = open_at(SCENE(""), SPHERE, BOX, (const double[3]){9, 9, 9});
  const double prism[18] = {0, 0, -1, 1, 0, -1, 0, 1, -1, 0, 0, 0.5, 1, 0, 0.5, 0, 1, 0.5};
  Convex ball, c = {.shape = &shape_prism, .vertindex = -1, .hullindex = -1};
  for (int i = 0; i < 6; i++) c.corner[i] = prism + 3 * i;
  col_convex_shape(&ball, t.m, t.d, SPHERE, 0);
  ball.pos[0] = 0.3;
  ball.pos[1] = 0.2;
  ball.pos[2] = 0.69;
  ctContact con;
  double axis[3];
  assert_int_equal(col_convex_prism(t.m, &con, &c, &ball, axis), 1);
  assert_near(con.dist, -0.01, 1e-9);
  assert_near(con.frame[2], 1, 1e-6);
  ball.pos[2] = 0.71;
  assert_int_equal(col_convex_prism(t.m, &con, &c, &ball, axis), 0);
  // across the axis the ball is beyond all corners
  assert_near(norm3(axis), 1, 1e-12);
  for (int k = 0; k < 6; k++) assert_true(dot3(axis, prism + 3 * k) < dot3(axis, ball.pos) - 0.2);
  trees_close(&t);
}

static void poses_that_are_not_numbers(void** state) {
  (void)state;
  for (int g1 = SPHERE; g1 <= MESH; g1++)
    for (int g2 = g1 + 1; g2 <= MESH; g2++) {
      Trees t = open_at(SCENE("<flag multiccd='enable'/>"), g1, g2, (const double[3]){NAN, 0, 0});
      ctContact con[10];
      int n = col_convex(t.m, t.d, con, g1, g2, 0);
      assert_in_range(n, 0, 5);
      trees_close(&t);
    }
}

// Numbers of MuJoCo: the general collider finds all corners of two boxes unless there is a margin.
static void boxes_have_all_contacts(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><geom type='box' size='1 1 1'/><body pos='0 0 1.9' euler='0 0 45'>"
      "<freejoint/><geom type='box' size='1 1 1'/></body></worldbody></mujoco>");
  ct_kinematics(t.m, t.d);
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(col_convex(t.m, t.d, con, 0, 1, 0), 8);
  for (int i = 0; i < 8; i++) assert_near(con[i].dist, -.1, 1e-9);
  assert_int_equal(col_convex(t.m, t.d, con, 0, 1, .05), 1);
  t.m->opt.disableflags |= ctDSBL_NATIVECCD;
  assert_int_equal(col_convex(t.m, t.d, con, 0, 1, 0), 1);
  trees_close(&t);
}

// The polytope of two large ellipsoids takes hundreds of iterations, and gets what the option says.
// Numbers of MuJoCo.
static void many_iterations_are_obeyed(void** state) {
  (void)state;
  const struct {
    int iterations;
    double dist;
  } row[] = {{170, 0.7631328724111661},
             {171, 0.7631299377274434},
             {300, 0.7544370915729512},
             {1000, 0.7542674402182126},
             {100000, 0.7542674402182126}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    Trees t = trees_open(
        "<mujoco><worldbody><geom type='ellipsoid' pos='1.5 0 -.5' size='.15 .3 .2' margin='7.5'/>"
        "<body pos='1.5 .5 .5'><freejoint/><geom type='ellipsoid' size='.1 .1 .15' margin='7.5'/>"
        "</body></worldbody></mujoco>");
    t.m->opt.ccd_iterations = row[k].iterations;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ncon, 1);
    assert_near(t.d->contact[0].dist, row[k].dist, 1e-12);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sphere_above_ellipsoid),
      cmocka_unit_test(contacts_within_the_margin),
      cmocka_unit_test(one_contact_unless_more_are_asked_for),
      cmocka_unit_test(portal_refinement),
      cmocka_unit_test(prism_under_a_sphere),
      cmocka_unit_test(poses_that_are_not_numbers),
      cmocka_unit_test(boxes_have_all_contacts),
      cmocka_unit_test(many_iterations_are_obeyed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
