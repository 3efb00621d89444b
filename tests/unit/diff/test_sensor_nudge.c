#include "unit/diff/diff_check.h"

#define SEEN(sensor)                                                                               \
  "<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body name='a' pos='0 0 1'><freejoint/>"   \
  "<geom name='g' type='box' size='.1 .2 .15'/><site name='p' pos='.1 .2 .3' euler='150 20 30'/>"  \
  "<camera name='fixed' pos='-.5 0 .4' euler='20 -60 -90'/><camera name='track' mode='trackcom'"   \
  " pos='-1 0 1' euler='0 -70 -90'/><body name='b' pos='.3 0 0'><joint name='u' type='ball'/>"     \
  "<geom size='.1' pos='.1 .1 0'/><site name='q' pos='.1 0 .2'/></body></body><body pos='1 .3 "    \
  ".8'>"                                                                                           \
  "<joint name='k' axis='0 1 0' stiffness='3'/><geom name='h' type='capsule' size='.1 "            \
  ".2'/></body>"                                                                                   \
  "</worldbody><sensor>" sensor "</sensor></mujoco>"

static void differences_of_sensors(void** state) {
  (void)state;
  int approx = diff_check_with(
      SEEN("<camprojection site='q' camera='fixed'/><camprojection site='q' camera='track'/>"
           "<subtreeangmom body='a'/><e_potential/><distance geom1='g' geom2='h' cutoff='9'/>"
           "<fromto geom1='g' geom2='h' cutoff='9'/><framepos objtype='camera' objname='track'/>"
           "<rangefinder site='p'/>"),
      -1, 0.2);
  assert_true(approx & ctAPPROX_SENSOR);
}

// The data is as after ct_forward.
static void what_is_lazy_stays_right(void** state) {
  (void)state;
  ctModel* m = diff_model(SEEN("<subtreeangmom body='a'/><e_potential/><e_kinetic/>"));
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  double C[5 * 40];
  assert_true(2 * m->nv <= 40);
  transition_state(m, d, 1, 0.3);
  ct_copyData(e, m, d);
  assert_int_equal(ctd_transition(m, d, NULL, NULL, C, NULL), 0);
  ct_step(m, d);
  ct_step(m, e);
  assert_memory_equal(d->sensordata, e->sensordata, 5 * sizeof(double));
  assert_memory_equal(d->qvel, e->qvel, (size_t)m->nv * sizeof(double));
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(differences_of_sensors),
      cmocka_unit_test(what_is_lazy_stays_right),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
