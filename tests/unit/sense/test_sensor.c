#include "model/history.h"
#include "sense/sensor.h"
#include "unit/pos/trees.h"

#define SLIDE                                                                                      \
  "<mujoco><option timestep='.01' gravity='0 0 0'/><worldbody><body>"                              \
  "<joint name='j' type='slide' axis='1 0 0'/><geom size='.1'/><site name='s'/></body>"            \
  "</worldbody><sensor>%s</sensor></mujoco>"

static Trees slide(const char* sensors) {
  char xml[2000];
  snprintf(xml, sizeof xml, SLIDE, sensors);
  Trees t = trees_open(xml);
  t.d->qvel[0] = 1; // position is time
  return t;
}

static void cutoff_by_data_type(void** state) {
  (void)state;
  Trees t = slide("<jointpos joint='j' cutoff='2'/><jointvel joint='j' cutoff='2'/>"
                  "<framexaxis objtype='site' objname='s'/>"
                  "<user dim='2' datatype='positive' needstage='pos' cutoff='1'/>");
  t.m->sensor_cutoff[2] = .1; // of a direction nothing is cut; the compiler refuses it
  t.d->qpos[0] = 3;
  t.d->qvel[0] = -5;
  ct_forward(t.m, t.d);
  double want[] = {2, -2, 1, 0, 0, 0, 0};
  trees_near_n(t.d->sensordata, want, 7, 0);
  trees_close(&t);
}

static void user(const ctModel* m, ctData* d, int stage) {
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_type[i] == ctSENS_USER && m->sensor_needstage[i] == stage)
      d->sensordata[m->sensor_adr[i]] = 10 * stage - 11;
  }
}

static void users_fill_their_own(void** state) {
  (void)state;
  Trees t = slide("<user dim='1' needstage='pos' datatype='positive'/>"
                  "<user dim='1' needstage='vel' datatype='real'/>"
                  "<user dim='2' needstage='acc' datatype='real' cutoff='15'/>");
  t.d->sensordata[3] = 4; // cleared before the hook
  ct_setCallbacks(t.d, &(ctCallbacks){.sensor = user});
  ct_forward(t.m, t.d);
  double want[] = {-1, 9, 15, 0};
  trees_near_n(t.d->sensordata, want, 4, 0);
  assert_true(t.d->flg_subtreevel && t.d->flg_rnepost);
  trees_close(&t);
}

static void flag_leaves_them_alone(void** state) {
  (void)state;
  Trees t = slide("<jointpos joint='j'/><jointvel joint='j'/><accelerometer site='s'/>");
  t.m->opt.disableflags |= ctDSBL_SENSOR;
  for (int i = 0; i < 5; i++) t.d->sensordata[i] = 8;
  ct_step(t.m, t.d);
  for (int i = 0; i < 5; i++) assert_true(t.d->sensordata[i] == 8);
  t.m->opt.disableflags = 0;
  ct_forwardSkip(t.m, t.d, ctSTAGE_NONE, 1);
  assert_true(t.d->sensordata[0] == 8);
  ct_forwardSkip(t.m, t.d, ctSTAGE_POS, 0); // velocities and accelerations only
  assert_true(t.d->sensordata[0] == 8 && t.d->sensordata[1] == 1 && t.d->sensordata[2] == 0);
  trees_close(&t);
}

// Runge-Kutta leaves the readings of the start of the step; inverse dynamics reads too.
static void read_once_a_step(void** state) {
  (void)state;
  Trees t = slide("<jointpos joint='j'/><clock/>");
  t.m->opt.integrator = ctINT_RK4;
  for (int i = 0; i < 4; i++) ct_step(t.m, t.d);
  trees_near(t.d->sensordata[0], .03, 1e-14);
  trees_near(t.d->sensordata[1], .03, 1e-14);
  ct_inverse(t.m, t.d);
  trees_near(t.d->sensordata[0], .04, 1e-14);
  trees_close(&t);
}

static void step_in_halves_is_a_step(void** state) {
  (void)state;
  Trees o = slide("<accelerometer site='s'/><framelinacc objtype='site' "
                  "objname='s'/><jointvel joint='j'/>");
  ctData* d = ct_makeData(o.m);
  d->qvel[0] = 1;
  for (int i = 0; i < 5; i++) {
    o.d->qfrc_applied[0] = d->qfrc_applied[0] = sin(i);
    ct_step(o.m, o.d);
    ct_step1(o.m, d);
    ct_step2(o.m, d);
    trees_near_n(d->sensordata, o.d->sensordata, 7, 0);
  }
  assert_true(fabs(d->sensordata[0]) > .01);
  ct_deleteData(d);
  trees_close(&o);
}

// Position is time, so a reading tells its age.
static void delays_and_intervals(void** state) {
  (void)state;
  Trees t = slide("<jointpos joint='j' delay='.03' nsample='5'/>"
                  "<jointpos joint='j' interval='.05' nsample='3'/>"
                  "<jointpos joint='j' delay='.025' nsample='5' interp='linear'/>"
                  "<jointpos joint='j' nsample='4'/>");
  for (int i = 0; i < 20; i++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d); // t = 0.2
  double want[] = {.17, .2, .175, .2};
  trees_near_n(t.d->sensordata, want, 4, 1e-12);
  // the buffer of the last holds 0.16 .. 0.19; another time is found there
  double out = 0;
  const double* p = ct_readSensor(t.m, t.d, 3, .17, &out, -1);
  assert_non_null(p);
  trees_near(*p, .17, 1e-12);
  assert_null(ct_readSensor(t.m, t.d, 3, .175, &out, 1));
  trees_near(out, .175, 1e-12);
  // between readings a sensor with an interval holds its value
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d);
  trees_near(t.d->sensordata[1], .2, 1e-12);
  trees_near(t.d->sensordata[3], .23, 1e-12);
  trees_close(&t);
}

static void history_can_be_given(void** state) {
  (void)state;
  Trees t = slide("<jointpos joint='j' delay='.02' nsample='3'/>");
  double times[] = {-.03, -.02, -.01}, values[] = {5, 6, 7};
  ct_initSensorHistory(t.m, t.d, 0, times, values, -.01);
  ct_forward(t.m, t.d);
  trees_near(t.d->sensordata[0], 6, 1e-12);
  double now;
  sensor_compute(t.m, t.d, 0, &now);
  trees_near(now, 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cutoff_by_data_type),      cmocka_unit_test(users_fill_their_own),
      cmocka_unit_test(flag_leaves_them_alone),   cmocka_unit_test(read_once_a_step),
      cmocka_unit_test(step_in_halves_is_a_step), cmocka_unit_test(delays_and_intervals),
      cmocka_unit_test(history_can_be_given),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
