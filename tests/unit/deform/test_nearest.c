// Points around every shape: the answer is on the surface, along the normal, and no sampled point
// of the surface is nearer.
#include "deform/nearest.h"
#include "math/vec.h"
#include "support/model_text.h"

typedef struct NearCase {
  ctModel* m;
  ctData* d;
} NearCase;

static NearCase open_geom(const char* before, const char* geom) {
  char world[1200];
  snprintf(world, sizeof world, "<geom %s pos='.1 -.2 .3' euler='20 -35 50'/>", geom);
  NearCase c = {.m = model_world(before, world)};
  c.d = ct_makeData(c.m);
  ct_forward(c.m, c.d);
  return c;
}

static void close_geom(NearCase* c) {
  ct_deleteData(c->d);
  ct_deleteModel(c->m);
}

static GeomPlace place_of(const NearCase* c) {
  GeomPlace g = {.m = c->m, .d = c->d, .geom = 0};
  copy3(g.pos, c->d->geom_xpos);
  copy9(g.mat, c->d->geom_xmat);
  return g;
}

static double draw_number(uint64_t* state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (double)(*state >> 11) / 9007199254740992.0 * 2 - 1;
}

// Distance from x to the surface by rays from many sides.
static double sampled_distance(const NearCase* c, const double x[3], uint64_t* state) {
  double best = INFINITY;
  for (int k = 0; k < 4000; k++) {
    double v[3] = {draw_number(state), draw_number(state), draw_number(state)}, p[3];
    normalize3(v);
    addscl3(p, c->d->geom_xpos, v, 3);
    scl3(v, v, -1);
    double t = ctu_rayGeom(c->d->geom_xpos, c->d->geom_xmat, c->m->geom_size, p, v,
                           c->m->geom_type[0], NULL);
    if (t < 0) continue;
    addtoscl3(p, v, t);
    best = smaller(best, dist3(p, x));
  }
  return best;
}

static void check_shape(const char* geom) {
  NearCase c = open_geom("", geom);
  GeomPlace g = place_of(&c);
  uint64_t state = 7;
  for (int k = 0; k < 60; k++) {
    double scale = k % 3 ? 0.35 : 0.05, x[3];
    for (int i = 0; i < 3; i++) x[i] = g.pos[i] + scale * draw_number(&state);
    NearPoint near, again;
    assert_true(nearest_point(&g, x, 10, &near));
    assert_within(norm3(near.normal), 1, 1e-12);
    for (int i = 0; i < 3; i++)
      assert_within(near.point[i] + near.dist * near.normal[i], x[i], 1e-10);
    // on the surface
    assert_true(nearest_point(&g, near.point, 10, &again));
    assert_within(again.dist, 0, 1e-10);
    double sampled = sampled_distance(&c, x, &state);
    assert_below(fabs(near.dist), sampled + 1e-9);
    assert_below(sampled, fabs(near.dist) + 0.04);
    // reach decides
    assert_true(nearest_point(&g, x, near.dist + 1e-9, &again));
    if (near.dist > 1e-6) assert_false(nearest_point(&g, x, near.dist - 1e-6, &again));
  }
  close_geom(&c);
}

static void round_shapes(void** state) {
  (void)state;
  check_shape("type='sphere' size='.2'");
  check_shape("type='capsule' size='.1 .2'");
  check_shape("type='cylinder' size='.15 .1'");
  check_shape("type='cylinder' size='.05 .25'");
}

static void boxes(void** state) {
  (void)state;
  check_shape("type='box' size='.1 .2 .15'");
  check_shape("type='box' size='.2 .02 .1'");
}

static void ellipsoids(void** state) {
  (void)state;
  check_shape("type='ellipsoid' size='.1 .2 .15'");
  check_shape("type='ellipsoid' size='.3 .02 .1'");
  check_shape("type='ellipsoid' size='.2 .2 .2'");
  check_shape("type='ellipsoid' size='.05 .05 .3'");
}

// On axes and planes of symmetry the foot leaves the plane, or any of several is right.
static void ellipsoid_on_its_planes(void** state) {
  (void)state;
  NearCase c = open_geom("", "type='ellipsoid' size='.3 .1 .2'");
  GeomPlace g = place_of(&c);
  static const double at[][4] = {// local point, distance
                                 {0, 0, 0, -0.1},   {0.4, 0, 0, 0.1},    {0, 0.3, 0, 0.2},
                                 {0, 0, -0.5, 0.3}, {0, 0.05, 0, -0.05}, {0, 0, 0.2, 0}};
  for (size_t k = 0; k < sizeof at / sizeof *at; k++) {
    double x[3];
    NearPoint near;
    mat3_mul_vec(x, g.mat, at[k]);
    addto3(x, g.pos);
    assert_true(nearest_point(&g, x, 10, &near));
    assert_within(near.dist, at[k][3], 1e-10);
  }
  close_geom(&c);
}

static void planes(void** state) {
  (void)state;
  NearCase c = open_geom("", "type='plane' size='1 1 1'");
  GeomPlace g = place_of(&c);
  NearPoint near;
  double n[3] = {g.mat[2], g.mat[5], g.mat[8]}, x[3];
  addscl3(x, g.pos, n, -0.3);
  assert_true(nearest_point(&g, x, 0.01, &near));
  assert_within(near.dist, -0.3, 1e-14);
  close_geom(&c);
}

#define CUBE                                                                                       \
  "<asset><mesh name='c' vertex='-.1 -.1 -.1 .1 -.1 -.1 -.1 .1 -.1 .1 .1 -.1 -.1 -.1 .1 .1 -.1 "   \
  ".1 "                                                                                            \
  "-.1 .1 .1 .1 .1 .1'/></asset>"

// A cube as a mesh has the distances of a box, as hull and by triangles.
static void meshes(void** state) {
  (void)state;
  NearCase box = open_geom("", "type='box' size='.1 .1 .1'");
  const char* word[] = {"type='mesh' mesh='c'", "type='mesh' mesh='c' corten:collision='exact'"};
  for (int k = 0; k < 2; k++) {
    NearCase c = open_geom(CUBE, word[k]);
    GeomPlace g = place_of(&c), b = place_of(&box);
    uint64_t random = 3;
    for (int n = 0; n < 100; n++) {
      double x[3];
      for (int i = 0; i < 3; i++) x[i] = g.pos[i] + 0.2 * draw_number(&random);
      NearPoint near, expected;
      assert_true(nearest_point(&b, x, 10, &expected));
      assert_true(nearest_point(&g, x, 10, &near));
      assert_within(near.dist, expected.dist, 1e-6);
      assert_within(dot3(near.normal, expected.normal), 1, 1e-3);
    }
    close_geom(&c);
  }
  close_geom(&box);
}

#define RAMP                                                                                       \
  "<asset><hfield name='h' nrow='5' ncol='5' size='1 1 .5 .1' elevation='0 1 2 3 4 0 1 2 3 4 0 1 " \
  "2 "                                                                                             \
  "3 4 0 1 2 3 4 0 1 2 3 4'/></asset>"

// A ramp is a plane: height 0 to 0.5 over 2.
static void height_fields(void** state) {
  (void)state;
  NearCase c = open_geom(RAMP, "type='hfield' hfield='h'");
  GeomPlace g = place_of(&c);
  double n[3] = {-0.25, 0, 1};
  normalize3(n);
  uint64_t random = 5;
  for (int k = 0; k < 100; k++) {
    double local[3] = {0.5 * draw_number(&random), 0.5 * draw_number(&random),
                       0.25 + 0.15 * draw_number(&random)},
           x[3], on[3] = {0, 0, 0.25};
    mat3_mul_vec(x, g.mat, local);
    addto3(x, g.pos);
    sub3(on, local, on);
    NearPoint near;
    assert_true(nearest_point(&g, x, 1, &near));
    assert_within(near.dist, dot3(on, n), 1e-7);
  }
  double below[3] = {0, 0, -0.5}, x[3];
  NearPoint near;
  mat3_mul_vec(x, g.mat, below);
  addto3(x, g.pos);
  assert_false(nearest_point(&g, x, 1, &near)); // under the base
  close_geom(&c);
}

static void distance_fields(void** state) {
  (void)state;
  NearCase c = open_geom("<extension><plugin plugin='mujoco.sdf.torus'><instance name='t'>"
                         "<config key='radius1' value='.3'/><config key='radius2' value='.1'/>"
                         "</instance></plugin></extension><asset><mesh name='t'><plugin "
                         "instance='t'/></mesh></asset>",
                         "type='sdf' mesh='t'><plugin instance='t'/></geom><geom size='.1'");
  GeomPlace g = place_of(&c);
  double local[3] = {0.3, 0, 0.15}, x[3];
  NearPoint near;
  mat3_mul_vec(x, g.mat, local);
  addto3(x, g.pos);
  assert_true(nearest_point(&g, x, 1, &near));
  assert_within(near.dist, 0.05, 1e-6);
  close_geom(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(round_shapes),  cmocka_unit_test(boxes),
      cmocka_unit_test(ellipsoids),    cmocka_unit_test(ellipsoid_on_its_planes),
      cmocka_unit_test(planes),        cmocka_unit_test(meshes),
      cmocka_unit_test(height_fields), cmocka_unit_test(distance_fields),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
