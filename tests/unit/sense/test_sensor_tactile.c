#include "sense/sensor_tactile.h"
#include "unit/pos/trees.h"

// A plate with its vertices in the plane z = 0 under a ball that reaches 0.02 below it.
static void pressure_and_slip(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><asset><mesh name='pad' builtin='plate' params='3 3' scale='.1 .1 .1'/></asset>"
      "<worldbody><body><geom type='box' size='.1 .1 .02' pos='0 0 -.01'/>"
      "<geom name='tip' type='mesh' mesh='pad' contype='0' conaffinity='0' pos='0 0 .1'/></body>"
      "<body pos='0 0 .03'><freejoint/><geom size='.05'/></body></worldbody>"
      "<sensor><tactile geom='tip' mesh='pad'/></sensor></mujoco>");
  ct_forward(t.m, t.d);
  assert_int_equal(t.m->sensor_dim[0], 27);
  const double* x = t.d->sensordata;
  int pressed = 0;
  for (int j = 0; j < 9; j++) {
    if (x[j] == 0) continue;
    pressed++;
    trees_near(x[j], -.02 / (.05 + .02), 1e-6); // in the middle only
    trees_near(x[9 + j], 0, 1e-12);
    trees_near(x[18 + j], 0, 1e-12);
  }
  assert_int_equal(pressed, 1);
  t.d->qvel[1] = -4;
  ct_forward(t.m, t.d);
  double slip = 0;
  for (int j = 9; j < 27; j++) slip += x[j] * x[j];
  trees_near(slip, 16, 1e-6);
  // out of reach, all is zero again
  t.d->qpos[2] = 1;
  ct_forward(t.m, t.d);
  for (int j = 0; j < 27; j++) assert_true(x[j] == 0);
  trees_close(&t);
}

// The tangents of a pad that is turned stay those of its mesh: numbers of MuJoCo 3.5.0.
static void tangents_are_not_turned(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><asset><mesh name='pad' builtin='plate' params='3 3' scale='.1 .1 .1'/></asset>"
      "<worldbody><body euler='0 30 20'><geom type='box' size='.1 .1 .02' pos='0 0 -.01'/>"
      "<geom name='tip' type='mesh' mesh='pad' contype='0' conaffinity='0' pos='0 0 .1'/></body>"
      "<body pos='0 0 .03'><freejoint/><geom size='.05'/></body></worldbody>"
      "<sensor><tactile geom='tip' mesh='pad'/></sensor></mujoco>");
  const double velocity[3] = {1, -4, 2};
  memcpy(t.d->qvel, velocity, sizeof velocity);
  ct_forward(t.m, t.d);
  const double* x = t.d->sensordata;
  int pressed = 0;
  for (int j = 0; j < 9; j++) {
    if (x[j] == 0) continue;
    pressed++;
    trees_near(x[j], -0.2857142857142873, 1e-12);
    trees_near(x[9 + j], 4, 1e-12);
    trees_near(x[18 + j], 2, 1e-12);
  }
  assert_int_equal(pressed, 1);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pressure_and_slip),
      cmocka_unit_test(tangents_are_not_turned),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
