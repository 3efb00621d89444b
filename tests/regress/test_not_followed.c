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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_site_with_material_and_discardvisual),
      cmocka_unit_test(test_contact_sensor_on_a_subtree_that_is_fused),
      cmocka_unit_test(test_rk4_with_discrete_inverse_dynamics),
      cmocka_unit_test(test_light_on_an_aligned_free_body),
      cmocka_unit_test(test_singular_inertia_of_another_tree),
      cmocka_unit_test(test_passive_contacts_of_a_flex),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
