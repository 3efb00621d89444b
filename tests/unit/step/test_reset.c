#include "model/field.h"
#include "step/reset.h"
#include "unit/pos/trees.h"

static void starts_at_the_reference(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_near_n(t.d->qpos, t.m->qpos0, (int)t.m->nq, 0);
  const double pos[3] = {1, 2, 3}, quat[4] = {sqrt(0.5), sqrt(0.5), 0, 0};
  trees_near_n(t.d->mocap_pos, pos, 3, 0);
  trees_near_n(t.d->mocap_quat, quat, 4, 1e-15);
  for (int i = 0; i < t.m->nv; i++) assert_true(t.d->qvel[i] == 0 && t.d->qacc[i] == 0);
  assert_int_equal(t.d->narena, t.m->narena);
  trees_close(&t);
}

// Whatever was computed, a reset data is a new one.
static void reset_forgets_everything(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  ctData* fresh = ct_makeData(t.m);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < 5; i++) ct_step(t.m, t.d);
  t.d->qpos[0] = NAN;
  ct_step(t.m, t.d);
  assert_true(t.d->warning[ctWARN_BADQPOS].number > 0);
  ct_resetData(t.m, t.d);
  assert_memory_equal(t.d->buffer, fresh->buffer, (size_t)fresh->nbuffer);
  assert_true(t.d->time == 0 && t.d->energy[0] == 0);
  assert_int_equal(t.d->warning[ctWARN_BADQPOS].number, 0);
  assert_string_equal(ct_lastWarning(t.d), "");
  ct_deleteData(fresh);
  trees_close(&t);
}

static void debug_reset_fills_what_is_computed(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  ct_resetDataDebug(t.m, t.d, 0x7f);
  unsigned char byte;
  memcpy(&byte, t.d->xpos, 1);
  assert_int_equal(byte, 0x7f);
  trees_near_n(t.d->qpos, t.m->qpos0, (int)t.m->nq, 0);
  for (int i = 0; i < t.m->nv; i++) assert_true(t.d->qfrc_applied[i] == 0);

  // and a step overwrites all of it
  ctData* clean = ct_makeData(t.m);
  ct_forward(t.m, t.d);
  ct_forward(t.m, clean);
  trees_near_n(t.d->qM, clean->qM, (int)t.m->nM, 0);
  trees_near_n(t.d->qacc, clean->qacc, (int)t.m->nv, 0);
  ct_deleteData(clean);
  trees_close(&t);
}

static void keyframe_sets_the_state(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody>"
                       "<keyframe><key/><key time='3' qpos='.5' qvel='-2'/></keyframe></mujoco>");
  ct_resetDataKeyframe(t.m, t.d, 1);
  assert_true(t.d->time == 3 && t.d->qpos[0] == 0.5 && t.d->qvel[0] == -2);
  ct_resetDataKeyframe(t.m, t.d, 99); // no such key: an ordinary reset
  assert_true(t.d->time == 0 && t.d->qpos[0] == 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(starts_at_the_reference),
      cmocka_unit_test(reset_forgets_everything),
      cmocka_unit_test(debug_reset_fills_what_is_computed),
      cmocka_unit_test(keyframe_sets_the_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
