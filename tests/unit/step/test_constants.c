#include "step/constants.h"
#include "unit/pos/trees.h"

static void masses_and_trees(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int trunk = ct_name2id(t.m, ctOBJ_BODY, "trunk"), second = ct_name2id(t.m, ctOBJ_BODY, "second");
  double sum = 0;
  for (int b = trunk; b < second; b++) sum += t.m->body_mass[b];
  trees_near(t.m->body_subtreemass[trunk], sum, 1e-12);
  trees_near(t.m->body_subtreemass[0], ct_getTotalmass(t.m), 1e-12);
  assert_int_equal(t.m->ngravcomp, 1);
  assert_int_equal(t.m->body_treeid[ct_name2id(t.m, ctOBJ_BODY, "hand")], 0);
  assert_int_equal(t.m->body_treeid[ct_name2id(t.m, ctOBJ_BODY, "rider")], -1);
  assert_int_equal(t.m->tree_bodyadr[0], trunk);
  assert_int_equal(t.m->tree_bodynum[0], second - trunk);
  assert_int_equal(t.m->tree_dofadr[1], t.m->nv - 1);
  assert_int_equal(t.m->tree_dofnum[1], 1);
  assert_int_equal(t.m->tree_sleep_policy[0], ctSLEEP_AUTO_ALLOWED);
  trees_close(&t);
}

// For one body every weight is known: 1/m for translations, mean of 1/I for rotations.
static void weights_of_a_free_body(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><freejoint/><inertial pos='0 0 0' mass='4' diaginertia='1 2 2.5'/>"
      "<geom size='.1'/></body></worldbody></mujoco>");
  double rot = (1 + 0.5 + 0.4) / 3;
  trees_near(t.m->body_invweight0[2], 0.25, 1e-15);
  trees_near(t.m->body_invweight0[3], rot, 1e-15);
  for (int i = 0; i < 3; i++) {
    trees_near(t.m->dof_invweight0[i], 0.25, 1e-15);
    trees_near(t.m->dof_invweight0[3 + i], rot, 1e-15);
    trees_near(t.m->dof_M0[i], 4, 1e-15);
  }
  trees_near(t.m->dof_M0[5], 2.5, 1e-15);
  assert_true(t.m->body_invweight0[0] == 0 && t.m->body_invweight0[1] == 0);
  trees_close(&t);
}

// A hinge through the centre of mass can not move it; the rotational weight stands in.
static void a_weight_of_zero_takes_the_other(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint/><inertial pos='0 0 0' mass='4' "
                       "diaginertia='1 2 2.5'/></body>"
                       "</worldbody></mujoco>");
  trees_near(t.m->body_invweight0[3], 0.4 / 3, 1e-15);
  trees_near(t.m->body_invweight0[2], 0.4 / 3, 1e-15);
  trees_close(&t);
}

static void statistics_of_a_simple_scene(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><geom type='plane' size='5 2 1'/>"
                       "<body pos='0 0 1'><freejoint/><geom size='.5' mass='3'/></body>"
                       "<body pos='3 0 0'><geom size='.25' mass='1'/></body></worldbody></mujoco>");
  // boxes: plane +-0.5 about the origin, sphere about (0,0,1), sphere about (3,0,0)
  const double center[3] = {1.375, 0, 0.5};
  trees_near_n(t.m->stat.center, center, 3, 1e-14);
  trees_near(t.m->stat.extent, 3.75, 1e-14);
  trees_near(t.m->stat.meanmass, 2, 1e-14);
  trees_near(t.m->stat.meansize, (0.5 + 0.25) / 2, 1e-14);
  double I = 0.4 * 3 * 0.25;
  trees_near(t.m->stat.meaninertia, (3 * 3 + 3 * I) / 6, 1e-13);
  trees_near(t.m->dof_length[0], 1, 0);
  trees_near(t.m->dof_length[3], 0.5, 1e-15);
  trees_close(&t);
}

// What the user sets is kept by compilation; ct_setConst computes everything anew.
static void user_statistics(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><statistic extent='7' center='1 2 3'/><worldbody><body><freejoint/><geom size='.5'/>"
      "</body></worldbody></mujoco>");
  assert_true(t.m->stat.extent == 7 && t.m->stat.center[1] == 2);
  double mass = t.m->stat.meanmass;
  ct_setTotalmass(t.m, 10);
  trees_near(ct_getTotalmass(t.m), 10, 1e-14);
  ct_setConst(t.m, t.d);
  trees_near(t.m->stat.extent, 1, 1e-14);
  trees_near(t.m->stat.meanmass, 10, 1e-12);
  assert_true(mass != t.m->stat.meanmass);
  trees_near(t.m->body_invweight0[2], 0.1, 1e-15);
  trees_close(&t);
}

// Computed again from nonsense they are the same.
static void constants_can_be_computed_twice(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  ctModel* c = ct_copyModel(NULL, t.m);
  for (int i = 0; i < c->nv; i++) c->dof_invweight0[i] = c->dof_M0[i] = -1;
  constants(c, t.d);
  trees_near_n(c->dof_invweight0, t.m->dof_invweight0, (int)c->nv, 0);
  trees_near_n(c->body_invweight0, t.m->body_invweight0, 2 * (int)c->nbody, 0);
  trees_near_n(c->dof_M0, t.m->dof_M0, (int)c->nv, 0);
  ct_deleteModel(c);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(masses_and_trees),
      cmocka_unit_test(weights_of_a_free_body),
      cmocka_unit_test(a_weight_of_zero_takes_the_other),
      cmocka_unit_test(statistics_of_a_simple_scene),
      cmocka_unit_test(user_statistics),
      cmocka_unit_test(constants_can_be_computed_twice),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
