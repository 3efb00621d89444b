#include "unit/force/flex_kinds.h"
#include "unit/step/force_vel_check.h"

static void every_kind(void** state) {
  (void)state;
  for (int k = 0; k < FLEX_CASES; k++) {
    Trees t = flex_case_open(&flex_case[k]);
    flex_case_start(&t);
    assert_true(force_vel_check(&t, 1e-8) > 1e-3);
    t.m->opt.disableflags |= ctDSBL_DAMPER;
    force_vel_check(&t, 1e-8);
    t.m->opt.disableflags |= ctDSBL_SPRING;
    double* D = force_vel_matrix(&t);
    for (int i = 0; i < t.m->nv * t.m->nv; i++) trees_near(D[i], 0, 1e-12);
    free(D);
    trees_close(&t);
  }
}

// MuJoCo's rules for flexes on a body that turns: some are pushed as if it did not.
static void on_a_hinged_body(void** state) {
  (void)state;
  for (int k = 0; k < TURNING_FLEXES; k++) {
    Trees t = turning_flex_open(&turning_flex[k]);
    flex_case_start(&t);
    assert_true(force_vel_check(&t, 1e-8) > 1e-3);
    trees_close(&t);
  }
}

// Pins on a moving body: rows of edges whose dofs are not in order, vertices that bodies carry.
static void pinned_to_a_hinged_body(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body name='p'><joint axis='0 1 0'/><geom size='.1'/>"
      "<flexcomp name='a' count='3 3 1' spacing='.1 .1 .1' mass='1' dim='2'><pin id='0 1 5'/>"
      "<contact contype='0' conaffinity='0' selfcollide='none'/><edge damping='.7'/>"
      "<elasticity young='3000' damping='.1' thickness='.02' elastic2d='stretch'/></flexcomp>"
      "</body></worldbody></mujoco>");
  flex_case_start(&t);
  assert_true(force_vel_check(&t, 1e-8) > 1e-2);
  trees_close(&t);
}

// Kinds of the open tables, on point masses and on turning bodies.
static void kinds_of_the_open_tables(void** state) {
  (void)state;
  static const char* const xml[] = {
      "<mujoco><worldbody><flexcomp name='a' count='3 3 2' spacing='.1 .1 .1' mass='1' dim='3'>"
      "<contact selfcollide='none'/><edge equality='false'/><elasticity young='3000' poisson='.3' "
      "damping='.1' elasticity_model='neo_hookean'/></flexcomp></worldbody></mujoco>",
      "<mujoco><worldbody><body name='a' pos='1 0 0'><joint axis='0 .6 .8' pos='.1 .2 0'/>"
      "<geom size='.1'/><body name='b' pos='0 1 0'><joint axis='1 0 0'/><geom size='.1'/></body>"
      "</body><body name='c' pos='0 .2 .3'><joint type='slide' axis='0 0 1'/><geom "
      "size='.1'/></body>"
      "<body name='e' pos='.5 -1 0'><freejoint/><geom size='.1'/></body></worldbody><deformable>"
      "<flex name='f' dim='2' body='a b c e' element='0 1 2 0 2 3' radius='.01'><elasticity "
      "young='3000' thickness='.1' damping='.1' elasticity_model='stvk' bending_model='bridson'/>"
      "</flex></deformable></mujoco>"};
  for (int k = 0; k < 2; k++) {
    Trees t = trees_open(xml[k]);
    for (int i = 0; i < t.m->nv; i++) t.d->qvel[i] = 0.1 * i;
    for (int i = 0; i < 4; i++) t.d->qpos[i] += 0.01 * i;
    assert_true(force_vel_check(&t, 1e-8) > 1e-2);
    trees_close(&t);
  }
}

static void rigid_and_undamped(void** state) {
  (void)state;
  Trees t = flex_case_open(&flex_case[2]);
  flex_case_start(&t);
  t.m->flex_damping[0] = 0;
  double* D = force_vel_matrix(&t);
  for (int i = 0; i < t.m->nv * t.m->nv; i++) trees_near(D[i], 0, 1e-12);
  free(D);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_kind),
      cmocka_unit_test(on_a_hinged_body),
      cmocka_unit_test(pinned_to_a_hinged_body),
      cmocka_unit_test(kinds_of_the_open_tables),
      cmocka_unit_test(rigid_and_undamped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
