#include "force/passive.h"
#include "unit/pos/trees.h"

// Spring forces are minus the gradient of the spring energy.
static void springs_pull_down_the_energy(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  trees_state(t.m, t.d, 1);
  ct_fwdPosition(t.m, t.d);
  passive(t.m, t.d);
  ctData* e = ct_makeData(t.m);
  double dt = 1e-6, energy[2];
  for (int i = 0; i < t.m->nv; i++) {
    double v[64] = {0};
    v[i] = 1;
    for (int k = 0; k < 2; k++) {
      memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
      ct_integratePos(t.m, e->qpos, v, k ? dt : -dt);
      ct_energyPos(t.m, e);
      energy[k] = e->energy[0];
    }
    trees_near(t.d->qfrc_spring[i], -(energy[1] - energy[0]) / (2 * dt), 1e-7);
  }
  ct_deleteData(e);
  trees_close(&t);
}

static void dampers_oppose_velocity(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ct_fwdPosition(t.m, t.d);
  passive(t.m, t.d);
  int damped = 0;
  for (int i = 0; i < t.m->nv; i++) {
    trees_near(t.d->qfrc_damper[i], -t.m->dof_damping[i] * t.d->qvel[i], 0);
    damped += t.m->dof_damping[i] > 0;
  }
  assert_int_equal(damped, 4); // shoulder and hip
  trees_close(&t);
}

// A body compensated fully does not fall, one compensated by half falls with half the acceleration.
static void compensation_lifts(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body gravcomp='1'><freejoint/><geom size='.1' contype='0'/></body>"
      "<body pos='1 0 0' gravcomp='.5'><freejoint/><geom size='.1' "
      "contype='0'/></body></worldbody></mujoco>");
  assert_int_equal(t.m->ngravcomp, 2);
  ct_forward(t.m, t.d);
  trees_near(t.d->qacc[2], 0, 1e-13);
  trees_near(t.d->qacc[8], -9.81 / 2, 1e-13);
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  ct_forward(t.m, t.d);
  for (int i = 0; i < 12; i++) trees_near(t.d->qfrc_gravcomp[i], 0, 0);
  trees_close(&t);
}

// Compensation of a joint with actgravcomp is left to the actuator.
static void actuator_takes_over_compensation(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body gravcomp='1'><joint name='j' axis='0 1 0' actuatorgravcomp='true'/>"
      "<geom size='.1' pos='1 0 0'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  assert_true(fabs(t.d->qfrc_gravcomp[0]) > 1);
  assert_true(t.d->qfrc_passive[0] == 0);
  trees_close(&t);
}

static void flags_switch_forces_off(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  ct_fwdPosition(t.m, t.d);
  for (int flags = 0; flags < 4; flags++) {
    t.m->opt.disableflags =
        ctDSBL_CONTACT | (flags & 1 ? ctDSBL_SPRING : 0) | (flags & 2 ? ctDSBL_DAMPER : 0);
    passive(t.m, t.d);
    double spring = 0, damper = 0, lift = 0, total = 0;
    for (int i = 0; i < t.m->nv; i++) {
      spring += fabs(t.d->qfrc_spring[i]);
      damper += fabs(t.d->qfrc_damper[i]);
      lift += fabs(t.d->qfrc_gravcomp[i]);
      total += fabs(t.d->qfrc_passive[i]);
    }
    assert_int_equal(spring > 0, !(flags & 1));
    assert_int_equal(damper > 0, !(flags & 2));
    assert_int_equal(lift > 0, flags != 3); // with both off no passive force is left
    assert_int_equal(total > 0, flags != 3);
  }
  trees_close(&t);
}

static void at_rest_in_the_reference_nothing_pulls(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  memcpy(t.d->qpos, t.m->qpos_spring, (size_t)t.m->nq * sizeof(double));
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  ct_fwdPosition(t.m, t.d);
  passive(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) trees_near(t.d->qfrc_passive[i], 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(springs_pull_down_the_energy),
      cmocka_unit_test(dampers_oppose_velocity),
      cmocka_unit_test(compensation_lifts),
      cmocka_unit_test(actuator_takes_over_compensation),
      cmocka_unit_test(flags_switch_forces_off),
      cmocka_unit_test(at_rest_in_the_reference_nothing_pulls),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
