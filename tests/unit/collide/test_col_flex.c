#include "collide/col_flex.h"
#include "support/numbers.h"
#include "unit/collide/flexes.h"

static int touch(Trees* t, ctContact* con, Candidate c) { return col_flex(t->m, t->d, con, &c); }

static void vertices_and_planes(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(
      "<geom type='plane' size='1 1 1' margin='.02'/>" GRID("f", "1", "3 1 1", "0 0 .025", ALONE)));
  ctContact con[ctMAXCONPAIR];
  Candidate c = {0, 1, CANDIDATE_PLANE_VERT, -1, 0};
  assert_int_equal(touch(&t, con, c), 1);
  assert_near(con->dist, 0.015, 1e-12);
  assert_vec(con->frame, 0, 0, 1);
  assert_vec(con->pos, 0, 0, 0.0075);
  col_flex_sides(con, &c);
  assert_int_equal(con->geom[0], 0);
  assert_int_equal(con->geom[1], -1);
  assert_int_equal(con->flex[1], 0);
  assert_int_equal(con->elem[1], -1);
  assert_int_equal(con->vert[1], 1);
  t.m->geom_margin[0] = 0;
  assert_int_equal(touch(&t, con, c), 0);
  trees_close(&t);
}

// Every shape against a segment, a triangle and a tetrahedron of which the nearest point is at
// (0, 0, 0.05): the contact is on the vertical through it, or there is none where they are apart.
static void elements_and_geoms(void** state) {
  (void)state;
  static const char* geom[] = {
      "type='sphere' size='.1'",          "type='capsule' size='.1 .1'",
      "type='ellipsoid' size='.1 .1 .1'", "type='cylinder' size='.1 .1'",
      "type='box' size='.1 .1 .1'",       "type='mesh' mesh='cube'",
  };
  for (int dim = 1; dim <= 3; dim++) {
    for (size_t k = 0; k < sizeof geom / sizeof geom[0]; k++) {
      char xml[1200];
      snprintf(
          xml, sizeof xml,
          "<mujoco><asset><mesh name='cube' vertex='-.1 -.1 -.1 .1 -.1 -.1 -.1 .1 -.1 .1 .1 -.1 "
          "-.1 -.1 .1 .1 -.1 .1 -.1 .1 .1 .1 .1 .1'/></asset><worldbody><body pos='0 0 %s'>"
          "<freejoint/><geom %s/></body>"
          "<flexcomp name='f' type='direct' dim='%d' radius='.01' mass='1' point='-.3 -.3 .05 "
          ".3 -.3 .05 0 .6 .05 0 0 -.4' element='%s'><contact " ALONE
          "/></flexcomp></worldbody></mujoco>",
          k == 1 ? ".255" : ".155", geom[k], dim,
          dim == 1   ? "0 1 1 2 2 3"
          : dim == 2 ? "0 1 2 0 1 3"
                     : "0 1 2 3");
      Trees t = flexes_open(xml);
      ctContact con[ctMAXCONPAIR];
      Candidate c = {0, 0, CANDIDATE_GEOM_ELEM, -1, 0};
      if (dim == 1) { // move the segment under the shape
        for (int v = 0; v < 4; v++) t.d->flexvert_xpos[3 * v + 1] = 0;
        t.d->flexelem_aabb[1] = 0;
      }
      int n = touch(&t, con, c);
      if (n < 1) fail_msg("dim %d, %s: no contact", dim, geom[k]);
      for (int i = 0; i < n; i++) {
        assert_near(con[i].dist, -0.005, 1e-5);
        assert_true(con[i].frame[2] < -0.999); // from the geom to the flex
        assert_near(con[i].pos[2], 0.0575, 1e-5);
      }
      t.d->geom_xpos[2] += 0.01;
      assert_int_equal(touch(&t, con, c), 0);
      trees_close(&t);
    }
  }
}

// As in MuJoCo, prisms below the corners of an element are left out, without its radius.
static void height_fields(void** state) {
  (void)state;
  Trees t = flexes_open("<mujoco><asset><hfield name='h' nrow='3' ncol='3' size='.5 .5 .1 .1' "
                        "elevation='1 1 1 1 1 1 1 "
                        "1 1'/></asset><worldbody><geom type='hfield' hfield='h'/>" GRID(
                            "f", "2", "2 2 1", "0 0 -.002", ALONE) "</worldbody></mujoco>");
  ctContact con[ctMAXCONPAIR];
  Candidate c = {0, 0, CANDIDATE_GEOM_ELEM, -1, 0};
  int n = touch(&t, con, c);
  int up = 0;
  for (int i = 0; i < n; i++) {
    assert_true(con[i].dist < -0.0099 && con[i].dist > -0.0121);
    up += con[i].frame[2] > 0.999 && fabs(con[i].dist + 0.012) < 1e-6;
  }
  assert_true(up >= 1); // others are pushed sideways out of prisms that they touch by the radius
  t.d->geom_xpos[2] -= 0.02;
  assert_int_equal(touch(&t, con, c), 0);
  trees_close(&t);
}

// Two sheets, one above the other; the margin is that of both, and none within one flex.
static void two_elements(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(GRID("f", "2", "2 2 1", "0 0 0", ALONE " margin='.01'")
                                  GRID("g", "2", "2 2 1", "0 0 .035", ALONE " gap='.004'")));
  ctContact con[ctMAXCONPAIR];
  Candidate c = {0, 1, CANDIDATE_ELEM_ELEM, 0, 1};
  assert_int_equal(touch(&t, con, c), 0); // 0.015 apart
  t.m->flex_margin[1] = 0.01;
  assert_int_equal(touch(&t, con, c), 1);
  assert_near(con->dist, 0.015, 1e-6);
  assert_true(con->frame[2] > 0.999);
  ContactParam p;
  col_flex_param(t.m, &p, &c);
  assert_near(p.margin, 0.02, 0);
  assert_near(p.gap, 0.004, 0);
  col_flex_sides(con, &c);
  assert_int_equal(con->elem[0], 0);
  assert_int_equal(con->elem[1], 1);
  c.f2 = 0;
  col_flex_param(t.m, &p, &c);
  assert_true(p.margin == 0 && p.gap == 0);
  t.m->opt.enableflags |= ctENBL_OVERRIDE;
  t.m->opt.o_margin = 0.5;
  col_flex_param(t.m, &p, &c);
  assert_true(p.margin == 0);
  trees_close(&t);
}

// Smallest distance between points on two triangles, n to a side: not below the true one.
static double sampled_distance(const double* a, const double* b, int n) {
  double least = 1e9;
  for (int i = 0; i < (n + 1) * (n + 1); i++) {
    double u = (double)(i % (n + 1)) / n, v = (double)(i / (n + 1)) / n;
    if (u + v > 1) continue;
    for (int j = 0; j < (n + 1) * (n + 1); j++) {
      double s = (double)(j % (n + 1)) / n, t = (double)(j / (n + 1)) / n, square = 0;
      if (s + t > 1) continue;
      for (int k = 0; k < 3; k++) {
        double p = a[k] + u * (a[3 + k] - a[k]) + v * (a[6 + k] - a[k]);
        double q = b[k] + s * (b[3 + k] - b[k]) + t * (b[6 + k] - b[k]);
        square += (p - q) * (p - q);
      }
      least = smaller(least, square);
    }
  }
  return sqrt(least);
}

// Random triangles, thin ones and flat pairs among them: none that touch are told apart by a side.
static void triangles_that_touch(void** state) {
  (void)state;
  Trees t = flexes_open(
      WORLD(GRID("f", "2", "2 2 1", "0 0 0", ALONE) GRID("g", "2", "2 2 1", "0 0 1", ALONE)));
  ctContact con[ctMAXCONPAIR];
  Candidate c = {0, 0, CANDIDATE_ELEM_ELEM, 0, 1};
  int seed = 7, touching = 0, apart = 0;
  for (int i = 0; i < 400; i++) {
    double* x = t.d->flexvert_xpos;
    for (int k = 0; k < 24; k++) {
      seed = (int)((seed * 16807LL) % 2147483647);
      x[k] = 0.1 * seed / 2147483647. * (i % 3 == 0 && k % 3 == 2 ? 1e-3 : 1);
    }
    double a[9], b[9];
    for (int k = 0; k < 3; k++) {
      copy3(a + 3 * k, x + 3 * t.m->flex_elem[t.m->flex_elemdataadr[0] + k]);
      copy3(b + 3 * k, x + 3 * (4 + t.m->flex_elem[t.m->flex_elemdataadr[1] + k]));
    }
    bool found = touch(&t, con, c) > 0;
    bool near = sampled_distance(a, b, 16) < 0.0199; // both have a radius of 0.01
    assert_true(found || !near);
    touching += near;
    apart += !found;
  }
  assert_true(touching > 100 && apart > 20);
  trees_close(&t);
}

// Two flat triangles whose radii leave 8e-7 between them, less than the tolerance of GJK: MuJoCo
// 3.5.0 lets them touch (step 408 of flex_square_disc with CG).
static void triangles_within_tolerance(void** state) {
  (void)state;
  static const double a[9] = {4.024226683043599, 0.005323657473958235, 0,
                              4.011032627151826, 0.021340979872491363, 0,
                              3.991681658722111, 0.021364322102902577, 0};
  static const double b[9] = {4.06347810222549,  0.007164319604664591, 0,
                              4.053896459888041, 0.019295033719024926, 0,
                              4.028456946603124, 0.01591756981165167,  0};
  Trees t = flexes_open(WORLD(GRID("f", "2", "4 4 1", "0 0 0", "")));
  ctContact con[ctMAXCONPAIR];
  int last = t.m->flex_elemnum[0] - 1;
  const int *first = t.m->flex_elem, *second = t.m->flex_elem + 3 * last;
  t.m->flex_radius[0] = 0.005;
  for (int k = 0; k < 3; k++) {
    copy3(t.d->flexvert_xpos + 3 * first[k], a + 3 * k);
    copy3(t.d->flexvert_xpos + 3 * second[k], b + 3 * k);
  }
  for (int k = 0; k < 2; k++) { // middles of their boxes
    t.d->flexelem_aabb[k] = 0.5 * (k ? a[1] + a[7] : a[0] + a[6]);
    t.d->flexelem_aabb[6 * last + k] = 0.5 * (k ? b[1] + b[4] : b[0] + b[6]);
  }
  assert_int_equal(touch(&t, con, (Candidate){0, last, CANDIDATE_ELEM_ELEM, 0, 0}), 1);
  assert_near(con->dist, 0, 1e-6);
  trees_close(&t);
}

// A vertex near an element of its own flex.
static void own_vertices(void** state) {
  (void)state;
  for (int dim = 1; dim <= 3; dim++) {
    Trees t = flexes_open(dim == 1   ? WORLD(GRID("f", "1", "4 1 1", "0 0 0", ALONE))
                          : dim == 2 ? WORLD(GRID("f", "2", "3 2 1", "0 0 0", ALONE))
                                     : WORLD(GRID("f", "3", "3 2 2", "0 0 0", ALONE)));
    const int* v = t.m->flex_elem;
    double* x = t.d->flexvert_xpos;
    int far = (int)t.m->flex_vertnum[0] - 1;
    // over the middle of the first element, 0.015 above
    zero3(x + 3 * far);
    for (int k = 0; k <= dim; k++) addtoscl3(x + 3 * far, x + 3 * v[k], 1.0 / (dim + 1));
    if (dim < 3) x[3 * far + 2] += 0.015;
    ctContact con[ctMAXCONPAIR];
    Candidate c = {far, 0, CANDIDATE_VERT_ELEM, 0, 0};
    assert_int_equal(touch(&t, con, c), 1);
    if (dim < 3) assert_near(con->dist, -0.005, 1e-9);
    if (dim < 3) assert_vec(con->frame, 0, 0, -1);
    if (dim == 3) assert_true(con->dist < -0.02); // inside
    col_flex_sides(con, &c);
    assert_int_equal(con->vert[0], far);
    assert_int_equal(con->elem[0], -1);
    assert_int_equal(con->elem[1], 0);
    trees_close(&t);
  }
}

// A tetrahedron that is turned inside out is pushed back along the normal of each face.
static void flat_tetrahedra(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(GRID("f", "3", "2 2 2", "0 0 0", ALONE)));
  ctContact con[ctMAXCONPAIR];
  const int* v = t.m->flex_elem;
  for (int k = 0; k < 4; k++) {
    Candidate c = {0, v[k], CANDIDATE_ELEM_FACE, 0, 0};
    assert_int_equal(touch(&t, con, c), 0);
  }
  // the last corner on the face of the others
  double* x = t.d->flexvert_xpos;
  for (int i = 0; i < 3; i++)
    x[3 * v[3] + i] = (x[3 * v[0] + i] + x[3 * v[1] + i] + x[3 * v[2] + i]) / 3;
  Candidate c = {0, v[3], CANDIDATE_ELEM_FACE, 0, 0};
  assert_int_equal(touch(&t, con, c), 1);
  assert_near(con->dist, -0.02, 1e-12);
  ContactParam p;
  col_flex_param(t.m, &p, &c);
  assert_int_equal(p.dim, 1);
  col_flex_sides(con, &c);
  assert_int_equal(con->elem[0], 0);
  assert_int_equal(con->vert[1], v[3]);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(vertices_and_planes),  cmocka_unit_test(elements_and_geoms),
      cmocka_unit_test(height_fields),        cmocka_unit_test(two_elements),
      cmocka_unit_test(triangles_that_touch), cmocka_unit_test(triangles_within_tolerance),
      cmocka_unit_test(own_vertices),         cmocka_unit_test(flat_tetrahedra),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
