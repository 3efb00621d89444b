// Oddities of MuJoCo 3.5.0 that Corten does not share; docs/coming_from_mujoco.md lists them.
#include "support/model_text.h"

#include <math.h>

// MuJoCo: "object not found".
static void test_site_with_material_and_discardvisual(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><compiler discardvisual='true'/><asset><material name='m'/></asset>"
                 "<worldbody><site material='m'/></worldbody></mujoco>");
  assert_int_equal(m->site_matid[0], -1);
  ct_deleteModel(m);
}

// MuJoCo: "unrecognized name 'b' of object".
static void test_contact_sensor_on_a_subtree_that_is_fused(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><compiler fusestatic='true'/><worldbody><body name='b'>"
                          "<geom size='.1'/></body></worldbody><sensor><contact subtree2='b'/>"
                          "</sensor></mujoco>");
  assert_int_equal(m->nsensor, 1);
  ct_deleteModel(m);
}

// MuJoCo runs one step while compiling and fails in it.
static void test_rk4_with_discrete_inverse_dynamics(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><option integrator='RK4'><flag invdiscrete='enable' fwdinv='enable'/>"
                 "</option><worldbody><body><joint frictionloss='1'/><geom size='.1'/></body>"
                 "</worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ct_step(m, d);
  assert_true(d->time == m->opt.timestep);
  ct_deleteData(d);
  ct_deleteModel(m);
}

#define ALIGNED(fuse)                                                                              \
  "<mujoco><compiler fusestatic='" fuse "' alignfree='true'/><worldbody><body><freejoint/>"        \
  "<geom type='box' size='.1 .2 .3' pos='.1 0 0' quat='1 1 0 "                                     \
  "0'/><light/></body></worldbody></mujoco>"

// MuJoCo leaves the light where it was when the body's frame moves, but only with fusestatic.
static void test_light_on_an_aligned_free_body(void** state) {
  (void)state;
  ctModel *m = model_text(ALIGNED("true")), *n = model_text(ALIGNED("false"));
  model_near(m->light_pos, n->light_pos, 3, 0);
  model_near(m->light_dir, n->light_dir, 3, 0);
  const double moved[3] = {-.1, 0, 0};
  model_near(m->light_pos, moved, 3, 1e-15);
  ct_deleteModel(m);
  ct_deleteModel(n);
}

// MuJoCo: NaN for all bodies, because one solution is made for all.
static void test_singular_inertia_of_another_tree(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><worldbody><body><joint/><geom size='1'/></body><body><joint/>"
                          "<joint/><geom size='1'/></body></worldbody></mujoco>");
  assert_true(isfinite(m->dof_invweight0[0]) && m->dof_invweight0[0] > 0);
  assert_true(isnan(m->dof_invweight0[1]) && isnan(m->dof_invweight0[2]));
  ct_deleteModel(m);
}

#define VERTEX(name, pos) "<body name='" name "' pos='" pos "'><joint/><geom size='.1'/></body>"

// MuJoCo reads `passive` of a flexcomp only.
static void test_passive_contacts_of_a_flex(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><worldbody>" VERTEX("a", "0 0 0") VERTEX("b", "1 0 0") VERTEX(
      "c", "0 1 0") "</worldbody><deformable><flex name='f' dim='2' body='a b c' element='0 1 2'>"
                    "<contact passive='true'/></flex></deformable></mujoco>");
  assert_int_equal(m->flex_passive[0], 1);
  ct_deleteModel(m);
}

#define TEXTURE(n)                                                                                 \
  "<mujoco><asset><texture name='t' type='2d' builtin='flat' width='8' height='8' nchannel='" n    \
  "'/></asset></mujoco>"
#define SKIN(faces)                                                                                \
  "<mujoco><worldbody><body name='b'><geom size='1'/></body></worldbody><deformable><skin "        \
  "name='s' vertex='0 0 0 1 0 0 0 1 0' face='" faces                                               \
  "'><bone body='b' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/>"        \
  "</skin></deformable></mujoco>"
#define FLEX(condim)                                                                               \
  "<mujoco><worldbody><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' dim='2' "    \
  "mass='1'><contact condim='" condim "'/></flexcomp></worldbody></mujoco>"
#define CAMERA(resolution)                                                                         \
  "<mujoco><worldbody><camera resolution='" resolution "'/></worldbody></mujoco>"

// MuJoCo takes them, and crashes or reads outside of its arrays later.
static void test_refused_here(void** state) {
  (void)state;
  static const struct {
    const char *xml, *words; // NULL: loads
  } row[] = {
      {TEXTURE("0"), "number of channels: 0"},
      {TEXTURE("5"), "number of channels: 5"},
      {TEXTURE("-1"), "number of channels: -1"},
      {TEXTURE("1"), NULL},
      {TEXTURE("4"), NULL},
      {SKIN("0 1 3"), "face"},
      {SKIN("0 1 -1"), "face"},
      {SKIN("0 1 2"), NULL},
      {FLEX("0"), "invalid condim in flex"},
      {FLEX("2"), "invalid condim in flex"},
      {FLEX("7"), "invalid condim in flex"},
      {FLEX("6"), NULL},
      {CAMERA("-1 5"), "negative resolution"},
      {CAMERA("5 -2147483648"), "negative resolution"},
      {CAMERA("0 0"), NULL},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char error[1000] = "";
    ctModel* m = ct_loadXMLString(row[i].xml, NULL, error, sizeof error);
    if (row[i].words ? m || !strstr(error, row[i].words) : !m)
      fail_msg("%s: %s", row[i].xml, m ? "loads" : error);
    ct_deleteModel(m);
  }
}

// MuJoCo: "treeFirst: contact 0 is between two static bodies".
static void test_pair_of_static_geoms_with_islands(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><geom name='a' type='plane' size='1 1 1'/><geom name='b' size='.1' "
      "pos='0 0 .05'/><body pos='3 0 .99'><freejoint/><geom size='1'/></body></worldbody>"
      "<contact><pair geom1='a' geom2='b'/></contact></mujoco>");
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 3; i++) ct_step(m, d);
  assert_true(d->ncon == 2 && d->nefc > 0 && d->nisland == 1);
  bool listed = false;
  for (int i = 0; i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    const bool fixed = m->geom_bodyid[c->geom[0]] == 0 && m->geom_bodyid[c->geom[1]] == 0;
    if (fixed) assert_int_equal(c->efc_address, -1);
    listed = listed || fixed;
  }
  assert_true(listed && isfinite(d->qpos[2]) && d->qpos[2] > .9);
  for (int k = 0; k < ctNWARNING; k++) assert_int_equal(d->warning[k].number, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_site_with_material_and_discardvisual),
      cmocka_unit_test(test_contact_sensor_on_a_subtree_that_is_fused),
      cmocka_unit_test(test_rk4_with_discrete_inverse_dynamics),
      cmocka_unit_test(test_light_on_an_aligned_free_body),
      cmocka_unit_test(test_singular_inertia_of_another_tree),
      cmocka_unit_test(test_passive_contacts_of_a_flex),
      cmocka_unit_test(test_refused_here),
      cmocka_unit_test(test_pair_of_static_geoms_with_islands),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
