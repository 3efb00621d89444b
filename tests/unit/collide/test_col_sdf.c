#include "collide/col_sdf.h"
#include "math/vec.h"
#include "support/numbers.h"
#include "unit/geom/near.h"
#include "unit/pos/trees.h"

#define BODY(pos, geom) "<body pos='" pos "'><freejoint/><geom " geom " mass='1'/></body>"
#define CUBE "-.2 -.2 -.2 .2 -.2 -.2 -.2 .2 -.2 .2 .2 -.2 -.2 -.2 .2 .2 -.2 .2 -.2 .2 .2 .2 .2 .2"
#define SCENE                                                                                      \
  "<mujoco><asset><mesh name='cube' vertex='" CUBE "'/><mesh name='bare' vertex='" CUBE "'/>"      \
  "</asset><worldbody>" BODY("0 0 .29", "type='sphere' size='.1'")                                 \
      BODY("0 0 0", "type='sdf' mesh='cube'") BODY("0 0 -.39", "type='sdf' mesh='cube'")           \
          BODY("5 0 0", "type='mesh' mesh='bare'")                                                 \
              BODY("0 .39 0", "type='mesh' mesh='cube'") "</worldbody></mujoco>"

enum { SPHERE, SDF, SDF2, BARE, MESH };

static Trees open_scene(void) {
  Trees t = trees_open(SCENE);
  ct_kinematics(t.m, t.d);
  return t;
}

static void sphere_on_a_cube(void** state) {
  (void)state;
  Trees t = open_scene();
  ctContact con[ctMAXCONPAIR];
  int n = col_sdf(t.m, t.d, con, SPHERE, SDF, 0);
  assert_true(n > 0);
  for (int i = 0; i < n; i++) {
    assert_true(con[i].dist <= 0 && con[i].dist > -0.02);
    assert_true(con[i].frame[2] < -0.9); // from the sphere down to the cube
    assert_near(dot3(con[i].frame, con[i].frame + 3), 0, 1e-12);
    assert_near(con[i].pos[2], 0.195, 0.02);
  }
  trees_close(&t);
}

static void two_fields(void** state) {
  (void)state;
  Trees t = open_scene();
  ctContact con[ctMAXCONPAIR];
  assert_true(col_sdf(t.m, t.d, con, SDF, SDF2, 0) > 0);
  assert_true(con->frame[2] < -0.9);
  assert_true(col_sdf(t.m, t.d, con, MESH, SDF, 0) > 0);
  assert_true(con->frame[1] < -0.9);
  trees_close(&t);
}

static void apart(void** state) {
  (void)state;
  Trees t = open_scene();
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(col_sdf(t.m, t.d, con, SPHERE, SDF2, 0), 0);
  assert_int_equal(col_sdf(t.m, t.d, con, BARE, SDF, 0), 0);
  trees_close(&t);
}

static void a_mesh_without_octree_and_nan(void** state) {
  (void)state;
  Trees t = open_scene();
  ctContact con[ctMAXCONPAIR];
  t.d->geom_xpos[3 * BARE] = 0.35;
  assert_in_range(col_sdf(t.m, t.d, con, BARE, SDF, 0), 0, ctMAXCONPAIR);
  // its rays are marked until the next search
  const cttByte* root = t.d->bvh_active + t.m->mesh_bvhadr[1];
  assert_int_equal(*root, 1);
  t.d->geom_xpos[3 * BARE] = 5;
  ct_collision(t.m, t.d);
  assert_int_equal(*root, 0);
  t.d->geom_xpos[3 * SPHERE] = NAN;
  assert_in_range(col_sdf(t.m, t.d, con, SPHERE, SDF, 0), 0, ctMAXCONPAIR);
  trees_close(&t);
}

// The public functions: combinations of two fields.
static void combinations(void** state) {
  (void)state;
  Trees t = open_scene();
  const ctpPlugin* plugin[2] = {NULL, NULL};
  int id[2] = {t.m->geom_dataid[SDF], SPHERE};
  cttGeom type[2] = {ctGEOM_SDF, ctGEOM_SPHERE};
  double relpos[3] = {0, 0, -0.29}, relmat[9], x[3] = {0.01, 0, 0.195}, g[3];
  mat3_eye(relmat);
  ctSDF s = {plugin, id, ctSDFTYPE_SINGLE, relpos, relmat, type};
  double a = ctc_distance(t.m, t.d, &s, x);
  assert_near(a, -0.005, 2e-3);
  double b = hypot(0.01, 0.095) - 0.1;
  s.type = ctSDFTYPE_INTERSECTION;
  assert_near(ctc_distance(t.m, t.d, &s, x), larger(a, b), 1e-15);
  s.type = ctSDFTYPE_MIDSURFACE;
  assert_near(ctc_distance(t.m, t.d, &s, x), a - b, 1e-15);
  ctc_gradient(t.m, t.d, &s, g, x);
  assert_near(g[2], 1, 1e-2);
  s.type = ctSDFTYPE_COLLISION;
  assert_near(ctc_distance(t.m, t.d, &s, x), a + b + fabs(larger(a, b)), 1e-15);
  ctc_gradient(t.m, t.d, &s, g, x);
  assert_true(isfinite(g[0]) && isfinite(g[1]) && isfinite(g[2]));
  assert_null(ctc_getSDF(t.m, SPHERE));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sphere_on_a_cube),
      cmocka_unit_test(two_fields),
      cmocka_unit_test(apart),
      cmocka_unit_test(a_mesh_without_octree_and_nan),
      cmocka_unit_test(combinations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
