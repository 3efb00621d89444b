#include "unit/pos/trees.h"

#include <stdlib.h>

static void sizes_add_up(void** state) {
  (void)state;
  ctModel* m = trees_load(TREES_ALL);
  assert_int_equal(ct_stateSize(m, ctSTATE_TIME), 1);
  assert_int_equal(ct_stateSize(m, ctSTATE_QPOS | ctSTATE_QVEL), m->nq + m->nv);
  assert_int_equal(ct_stateSize(m, ctSTATE_XFRC_APPLIED), 6 * m->nbody);
  assert_int_equal(ct_stateSize(m, ctSTATE_MOCAP_POS | ctSTATE_MOCAP_QUAT), 7);
  int sum = 0;
  for (int bit = 1; bit < 1 << ctNSTATE; bit <<= 1) sum += ct_stateSize(m, bit);
  assert_int_equal(sum, ct_stateSize(m, (1 << ctNSTATE) - 1));
  ct_deleteModel(m);
}

// What is read from one data and written into another makes them step alike.
static void set_is_the_inverse_of_get(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int sig = ctSTATE_INTEGRATION, n = ct_stateSize(t.m, sig);
  double *x = malloc((size_t)n * sizeof *x), *y = malloc((size_t)n * sizeof *y);
  trees_state(t.m, t.d, 3);
  t.d->xfrc_applied[13] = 4;
  t.d->mocap_pos[1] = -7;
  t.d->time = 2.5;
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  ct_getState(t.m, t.d, x, sig);

  ctData* e = ct_makeData(t.m);
  ct_setState(t.m, e, x, sig);
  ct_getState(t.m, e, y, sig);
  trees_near_n(x, y, n, 0);
  ct_step(t.m, t.d);
  ct_step(t.m, e);
  trees_near_n(t.d->qpos, e->qpos, (int)t.m->nq, 0);
  trees_near_n(t.d->xpos, e->xpos, 3 * (int)t.m->nbody, 0);
  ct_deleteData(e);
  free(x);
  free(y);
  trees_close(&t);
}

static void parts_can_be_taken_out_and_copied(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  trees_state(t.m, t.d, 4);
  t.d->time = 9;
  double all[16], part[2];
  int sig = ctSTATE_TIME | ctSTATE_QPOS | ctSTATE_QVEL;
  ct_getState(t.m, t.d, all, sig);
  ct_extractState(t.m, all, sig, part, ctSTATE_QVEL);
  trees_near_n(part, t.d->qvel, 2, 0);

  ctData* e = ct_makeData(t.m);
  ct_copyState(t.m, t.d, e, ctSTATE_QPOS);
  trees_near_n(e->qpos, t.d->qpos, 2, 0);
  assert_true(e->qvel[0] == 0 && e->time == 0);
  ct_deleteData(e);
  trees_close(&t);
}

static void keyframe_stores_the_state(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><size nkey='2'/><worldbody><body mocap='true'/><body><joint/><geom size='1'/></body>"
      "</worldbody></mujoco>");
  t.d->time = 4;
  t.d->qpos[0] = 0.25;
  t.d->qvel[0] = -1;
  t.d->mocap_pos[2] = 8;
  ct_setKeyframe(t.m, t.d, 1);
  ct_resetData(t.m, t.d);
  ct_resetDataKeyframe(t.m, t.d, 1);
  assert_true(t.d->time == 4 && t.d->qpos[0] == 0.25 && t.d->qvel[0] == -1 &&
              t.d->mocap_pos[2] == 8);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sizes_add_up),
      cmocka_unit_test(set_is_the_inverse_of_get),
      cmocka_unit_test(parts_can_be_taken_out_and_copied),
      cmocka_unit_test(keyframe_stores_the_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
