#include "collide/plugin_sdf.h"
#include "support/model_text.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

#define SET(key, value) "<config key='" key "' value='" value "'/>"
// A field with these settings, as geom of a free body over a plane.
#define SOLID(name, settings)                                                                      \
  "<mujoco><option sdf_initpoints='40' sdf_iterations='10'/><extension>"                           \
  "<plugin plugin='mujoco.sdf." name "'><instance name='p'>" settings                              \
  "</instance></plugin></extension><asset><mesh name='m' inertia='shell' "                         \
  "maxhullvert='20'><plugin instance='p'/>"                                                        \
  "</mesh></asset><worldbody><geom name='floor' type='plane' size='1 1 1' pos='0 0 -3'/>"          \
  "<body pos='0 0 1'><freejoint/><geom type='sdf' mesh='m'><plugin instance='p'/></geom></body>"   \
  "<body pos='.35 0 1.2'><freejoint/><geom size='.1'/></body>"                                     \
  "</worldbody></mujoco>"

// The surface of the mesh is where the field is zero, within the single precision of the mesh and
// the width of a cell where the field has an edge.
static void mesh_and_field_agree(void** state) {
  (void)state;
  static const struct {
    const char* xml;
    double apart;
  } CASE[] = {
      {SOLID("torus", SET("radius1", ".3") SET("radius2", ".2")), 1e-4},
      {SOLID("bowl", SET("thickness", ".1")), 1e-2},
  };
  for (size_t k = 0; k < sizeof CASE / sizeof CASE[0]; k++) {
    Trees t = trees_open(CASE[k].xml);
    const ctpPlugin* p = ctc_getSDF(t.m, 1);
    assert_non_null(p);
    assert_true(t.m->nmeshvert > 1000);
    for (int i = 0; i < t.m->nmeshvert; i += 7) {
      const double x[3] = {(double)t.m->mesh_vert[3 * i], (double)t.m->mesh_vert[3 * i + 1],
                           (double)t.m->mesh_vert[3 * i + 2]};
      trees_near(p->sdf_distance(x, t.d, t.m->geom_plugin[1]), 0, CASE[k].apart);
    }
    trees_close(&t);
  }
}

// Sphere of radius .1 at (.35, 0, .2) from a torus with radii .35 and .15: they overlap by 5 cm
static void contact(void** state) {
  (void)state;
  Trees t = trees_open(SOLID("torus", ""));
  ct_forward(t.m, t.d);
  assert_true(t.d->ncon > 0);
  double deepest = 0;
  for (int i = 0; i < t.d->ncon; i++) deepest = smaller(deepest, t.d->contact[i].dist);
  assert_true(deepest < -.005 && deepest >= -.05 - 1e-9);
  trees_close(&t);
}

static void ray(void** state) {
  (void)state;
  Trees t = trees_open(SOLID("torus", ""));
  ct_kinematics(t.m, t.d);
  int geom = -1;
  double normal[3];
  // down into the ring, and through its hole
  trees_near(
      ct_ray(t.m, t.d, (double[]){-.35, 0, 3}, (double[]){0, 0, -2}, NULL, 1, -1, &geom, normal),
      (2 - .15) / 2, 1e-6);
  assert_int_equal(geom, 1);
  trees_near(normal[2], 1, 1e-6);
  trees_near(
      ct_ray(t.m, t.d, (double[]){0, 0, 3}, (double[]){0, 0, -2}, NULL, 1, -1, &geom, normal), 3,
      1e-12);
  assert_int_equal(geom, 0);
  // from within, to the far side
  trees_near(
      ct_ray(t.m, t.d, (double[]){-.35, 0, 1}, (double[]){-1, 0, 0}, NULL, 1, -1, &geom, normal),
      .15, 1e-6);
  trees_close(&t);
}

static void bad_settings_are_refused(void** state) {
  (void)state;
  model_refused(SOLID("bolt", SET("radius", "abc")), "invalid attribute value for 'radius'");
  model_refused(SOLID("torus", SET("radius1", ".3x")), "Invalid parameter specification");
  model_refused(SOLID("torus", SET("radius2", "0")), "at least 4 vertices required");
  model_refused(SOLID("torus", SET("radius1", "-1")), "no box around it");
  model_refused(SOLID("torus", SET("radius", "1")), "unrecognized attribute 'plugin:radius'");
}

// Text behind the thickness of a gear is overlooked, as in MuJoCo.
static void loose(void** state) {
  (void)state;
  Trees t = trees_open(SOLID("gear", SET("thickness", "0.4 thick") SET("teeth", " 9 ")));
  trees_near(t.m->geom_aabb[6 + 5], .2, 1e-2);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mesh_and_field_agree),     cmocka_unit_test(contact), cmocka_unit_test(ray),
      cmocka_unit_test(bad_settings_are_refused), cmocka_unit_test(loose),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
