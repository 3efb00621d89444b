#include "compile/mesh_field.h"
#include "support/model_text.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

// A ball as plugin of a user, which counts what it is asked.
static int descents, pairs;
static double ball(const double x[3], const double* setting) {
  return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]) - setting[0];
}
static double ball_at(const double x[3], const ctData* d, int instance) {
  (void)d, (void)instance;
  const double setting[1] = {.5};
  return ball(x, setting);
}
static void ball_gradient(double g[3], const double x[3], const ctData* d, int instance) {
  double r = ball_at(x, d, instance) + .5;
  for (int i = 0; i < 3; i++) g[i] = x[i] / r;
}
static void ball_setting(double out[], const char* name[], const char* value[]) {
  assert_string_equal(name[0], "radius");
  out[0] = value[0][0] ? atof(value[0]) : .5;
}
static void ball_box(double box[6], const double* setting) {
  for (int i = 0; i < 3; i++) {
    box[i] = 0;
    box[3 + i] = 1.1 * setting[0];
  }
}
static int nstate(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }
static void reset(const ctModel* m, double* state, void* data, int instance) {
  (void)m, (void)data, (void)instance;
  pairs += !state;
}
static void compute(const ctModel* m, ctData* d, int instance, int capability) {
  (void)m, (void)d, (void)instance;
  descents += capability == ctPLUGIN_SDF;
}

static void add_ball(const char* name, bool full) {
  static const char* const settings[] = {"radius"};
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = name;
  p.capabilityflags = ctPLUGIN_SDF;
  p.nattribute = 1;
  p.attributes = settings;
  p.nstate = nstate;
  p.reset = reset;
  p.compute = compute;
  p.sdf_distance = ball_at;
  p.sdf_gradient = ball_gradient;
  if (full) {
    p.sdf_staticdistance = ball;
    p.sdf_attribute = ball_setting;
    p.sdf_aabb = ball_box;
  }
  assert_true(ctp_registerPlugin(&p) >= 0);
}

#define BALL(plugin, mesh)                                                                         \
  "<mujoco><option sdf_initpoints='5'/><extension><plugin plugin='" plugin "'/></extension>"       \
  "<asset><mesh name='m' maxhullvert='20' " mesh "><plugin plugin='" plugin                        \
  "'/></mesh></asset><worldbody>"                                                                  \
  "<geom type='sdf' mesh='m'><plugin plugin='" plugin "'/></geom>"                                 \
  "<body pos='.9 0 0'><freejoint/><geom type='sdf' mesh='m'><plugin plugin='" plugin               \
  "'/></geom></body></worldbody></mujoco>"

// The mesh is the ball, and stays where the field is; there is no octree.
static void a_users_field(void** state) {
  (void)state;
  add_ball("test.ball", true);
  Trees t = trees_open(BALL("test.ball", ""));
  trees_near(t.m->geom_size[0], .5, 1e-3);
  trees_near(t.m->body_mass[1], 1000 * 4. / 3 * ctPI * .125, 1);
  trees_near_n(t.m->mesh_pos, (double[]){0, 0, 0}, 3, 0);
  assert_int_equal(t.m->noct, 0);
  assert_int_equal(t.m->nmeshnormal, t.m->nmeshvert);
  descents = pairs = 0;
  ct_forward(t.m, t.d);
  assert_true(t.d->ncon > 0);
  assert_int_equal(descents, 5); // one for each starting point
  assert_int_equal(pairs, 1);
  trees_close(&t);
}

static void refusals(void** state) {
  (void)state;
  add_ball("test.ball", true);
  add_ball("test.ball.without.mesh", false);
  model_refused(BALL("test.ball", "scale='2 1 1'"), "attribute scale is not compatible with SDFs");
  model_refused(BALL("test.ball.without.mesh", ""), "cannot make a mesh");
}

// Vertices in the XML give way to the plugin, a plugin to a file.
static void who_comes_first(void** state) {
  (void)state;
  add_ball("test.ball", true);
  Trees t = trees_open(BALL("test.ball", "vertex='0 0 0 1 0 0 0 1 0 0 0 1'"));
  assert_true(t.m->nmeshvert > 1000);
  trees_close(&t);
  model_refused(BALL("test.ball", "file='nowhere.stl'"), "nowhere.stl");
}

// A geom of type sdf without plugin on a mesh with one has no field.
static void geom_without_plugin(void** state) {
  (void)state;
  add_ball("test.ball", true);
  Trees t = trees_open(
      "<mujoco><extension><plugin plugin='test.ball'/></extension><asset>"
      "<mesh name='m' maxhullvert='20'><plugin plugin='test.ball'/></mesh></asset><worldbody>"
      "<geom type='sdf' mesh='m'/><body pos='0 0 .55'><freejoint/>"
      "<geom size='.1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_users_field),
      cmocka_unit_test(refusals),
      cmocka_unit_test(who_comes_first),
      cmocka_unit_test(geom_without_plugin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
