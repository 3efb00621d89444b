#include "sense/sensor_motion.h"
#include "unit/pos/trees.h"

// A pendulum at an angle, turning: everything about it is known by hand.
#define SWING                                                                                      \
  "<mujoco><option gravity='0 0 -10' magnetic='1 2 3'><flag contact='disable'/></option>"          \
  "<worldbody><site name='post' pos='1 0 0' euler='0 0 90'/>"                                      \
  "<body name='arm'><joint name='j' axis='0 1 0'/>"                                                \
  "<geom name='bob' size='.1' mass='2' pos='0 0 -1'/><site name='s' pos='0 0 -1'/></body>"         \
  "<body name='b' pos='0 3 0'><joint name='ball' type='ball'/><geom size='.1'/></body>"            \
  "</worldbody><tendon><fixed name='t'><joint joint='j' coef='2'/></fixed></tendon>"               \
  "<actuator><motor name='m' joint='j' gear='3'/></actuator><sensor>%s</sensor></mujoco>"

static Trees swing(const char* sensors) {
  char xml[2000];
  snprintf(xml, sizeof xml, SWING, sensors);
  Trees t = trees_open(xml);
  double quat[4] = {0, 3, 0, 4}; // normalised by the sensor
  t.d->qpos[0] = 0.5;
  memcpy(t.d->qpos + 1, quat, sizeof quat);
  for (int i = 0; i < 4; i++) t.d->qvel[i] = i + 2;
  t.d->time = 7;
  ct_forward(t.m, t.d);
  return t;
}

static void joints_tendons_actuators(void** state) {
  (void)state;
  Trees t = swing("<jointpos joint='j'/><jointvel joint='j'/><ballquat joint='ball'/>"
                  "<ballangvel joint='ball'/><tendonpos tendon='t'/><tendonvel tendon='t'/>"
                  "<actuatorpos actuator='m'/><actuatorvel actuator='m'/><clock/>");
  double want[] = {.5, 2, 0, .6, 0, .8, 3, 4, 5, 1, 4, 1.5, 6, 7};
  trees_near_n(t.d->sensordata, want, 14, 1e-14);
  trees_close(&t);
}

// x = (-sin a, 0, -cos a), turning about y with 2: v = 2 (-cos a, 0, sin a)
static void frames(void** state) {
  (void)state;
  double s = sin(.5), c = cos(.5);
  Trees t =
      swing("<framepos objtype='site' objname='s'/>"
            "<framepos objtype='site' objname='s' reftype='site' refname='post'/>"
            "<framexaxis objtype='xbody' objname='arm'/><framezaxis objtype='geom' objname='bob'/>"
            "<framequat objtype='body' objname='arm'/>"
            "<framequat objtype='xbody' objname='arm' reftype='xbody' refname='arm'/>"
            "<framelinvel objtype='site' objname='s'/><frameangvel objtype='site' objname='s'/>"
            "<framelinvel objtype='site' objname='s' reftype='xbody' refname='arm'/>"
            "<velocimeter site='s'/><gyro site='s'/><magnetometer site='s'/>");
  double want[] = {-s,       0,
                   -c,       0,
                   s + 1,    -c,
                   c,        0,
                   -s,       s,
                   0,        c,
                   cos(.25), 0,
                   sin(.25), 0,
                   1,        0,
                   0,        0,
                   -2 * c,   0,
                   2 * s,    0,
                   2,        0,
                   0,        0,
                   0,        -2,
                   0,        0,
                   0,        2,
                   0,        c * 1 - s * 3,
                   2,        s * 1 + c * 3};
  trees_near_n(t.d->sensordata, want, (int)(sizeof want / sizeof want[0]), 1e-13);
  trees_close(&t);
}

// An accelerometer on a pendulum feels the string only: w^2 l + g cos a towards the pivot.
static void acceleration(void** state) {
  (void)state;
  Trees t = swing("<accelerometer site='s'/><framelinacc objtype='site' objname='s'/>"
                  "<frameangacc objtype='body' objname='arm'/>");
  double pull = 4 + 10 * cos(.5), alpha = t.d->qacc[0];
  const double* a = t.d->sensordata;
  trees_near(a[2], pull, 1e-12);
  trees_near(a[0], -alpha - 10 * sin(.5), 1e-12);
  trees_near(a[3], a[0] * cos(.5) + pull * sin(.5), 1e-12);
  trees_near(a[7], alpha, 1e-12);
  trees_close(&t);
}

static void subtrees_and_energy(void** state) {
  (void)state;
  Trees t = swing("<subtreecom body='arm'/><subtreelinvel body='arm'/><subtreeangmom body='arm'/>"
                  "<e_potential/><e_kinetic/>");
  double s = sin(.5), c = cos(.5), I = .4 * 2 * .01;
  const double* x = t.d->sensordata;
  double want[] = {-s, 0, -c, -2 * c, 0, 2 * s, 0, 2 * I, 0, -20 * c};
  trees_near_n(x, want, 10, 1e-12);
  // the energy was computed for the sensor
  trees_near(x[10], .5 * 2 * 4 + .5 * I * 4 + .5 * t.m->body_inertia[6] * (9 + 16 + 25), 1e-9);
  assert_true(t.d->flg_energypos == 1 && t.d->energy[0] == x[9]);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(joints_tendons_actuators),
      cmocka_unit_test(frames),
      cmocka_unit_test(acceleration),
      cmocka_unit_test(subtrees_and_energy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
