#include "unit/diff/diff_check.h"

#define BOX(option)                                                                                \
  "<mujoco><option timestep='.002' " option "/><worldbody>"                                        \
  "<geom name='floor' type='plane' size='5 5 .1'/><body pos='0 0 .118'><freejoint/>"               \
  "<geom name='box' type='box' size='.2 .1 .12'/><site name='t' type='box' size='.3 .2 .2'/>"      \
  "<site name='f' pos='.1 0 .1' euler='10 20 30'/><body pos='.3 0 .05'>"                           \
  "<joint axis='0 1 0' damping='.1'/><joint axis='0 0 1' stiffness='3'/>"                          \
  "<geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/><site name='g' pos='.05 0 0'/>"          \
  "</body></body></worldbody><sensor><touch site='t'/><force site='g'/><torque site='g'/>"         \
  "<force site='f'/><contact geom1='floor' geom2='box' num='2' reduce='mindist'"                   \
  " data='found force torque dist pos normal tangent'/></sensor></mujoco>"

static void forces_between_bodies(void** state) {
  (void)state;
  assert_true(diff_check_with(BOX(""), -1, 0.05) & ctAPPROX_SENSOR);
  diff_check_with(BOX("cone='elliptic'"), ctINT_IMPLICITFAST, 0.05);
}

// The data is that of ct_forward afterwards.
static void the_data_is_restored(void** state) {
  (void)state;
  ctModel* m = diff_model(BOX(""));
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  double* C = calloc((size_t)(m->nsensordata * 2 * m->nv), sizeof *C);
  transition_state(m, d, 2, 0.05);
  transition_state(m, e, 2, 0.05);
  ct_forward(m, e);
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, C, NULL, &info), 0);
  assert_int_equal(info.nsensor, 0);
  assert_true(d->ncon > 0 && d->nefc == e->nefc);
  assert_memory_equal(d->qpos, e->qpos, (size_t)m->nq * sizeof *d->qpos);
  assert_memory_equal(d->qvel, e->qvel, (size_t)m->nv * sizeof *d->qvel);
  assert_memory_equal(d->qacc, e->qacc, (size_t)m->nv * sizeof *d->qacc);
  assert_memory_equal(d->efc_force, e->efc_force, (size_t)d->nefc * sizeof *d->efc_force);
  assert_memory_equal(d->sensordata, e->sensordata, (size_t)m->nsensordata * sizeof *d->sensordata);
  free(C);
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forces_between_bodies),
      cmocka_unit_test(the_data_is_restored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
