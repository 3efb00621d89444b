// Timers count runs and add up the ticks of the user's clock. All numbers are MuJoCo's for the same
// model and a clock that ticks at each look.
#include "model/timer.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static int ticks;
static cttNum tick(void) { return ++ticks; }

static const char xml[] =
    "<mujoco><worldbody><geom type='plane' size='5 5 1'/><body pos='0 0 .09'><freejoint/>"
    "<geom size='.1'/></body><body pos='0 1 1'><joint name='j'/><geom size='.1' pos='.2 0 0'/>"
    "<site name='s'/></body></worldbody><actuator><motor joint='j'/></actuator>"
    "<sensor><gyro site='s'/></sensor></mujoco>";

typedef struct World {
  ctModel* m;
  ctData* d;
} World;

static World open_world(const char* text) {
  World w = {.m = ct_loadXMLString(text, NULL, NULL, 0)};
  assert_non_null(w.m);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  ct_setCallbacks(w.d, &(ctCallbacks){.time = tick});
  ticks = 0;
  return w;
}

static void close_world(World* w) {
  ct_deleteData(w->d);
  ct_deleteModel(w->m);
}

typedef struct Count {
  int number;
  double duration;
} Count;

static void compare(const ctData* d, const Count want[ctNTIMER], double factor) {
  for (int i = 0; i < ctNTIMER; i++) {
    int number = want[i].number * (int)factor;
    if (d->timer[i].number != number || d->timer[i].duration != want[i].duration * factor)
      fail_msg("timer %d: %d runs in %g ticks, must be %d in %g", i, d->timer[i].number,
               d->timer[i].duration, number, want[i].duration * factor);
  }
}

static const Count of_step[ctNTIMER] = {
    [ctTIMER_STEP] = {1, 31},       [ctTIMER_FORWARD] = {1, 27},
    [ctTIMER_POSITION] = {1, 19},   [ctTIMER_VELOCITY] = {1, 1},
    [ctTIMER_ACTUATION] = {1, 1},   [ctTIMER_CONSTRAINT] = {1, 1},
    [ctTIMER_ADVANCE] = {1, 1},     [ctTIMER_POS_KINEMATICS] = {1, 2},
    [ctTIMER_POS_INERTIA] = {1, 2}, [ctTIMER_POS_COLLISION] = {1, 5},
    [ctTIMER_POS_MAKE] = {1, 1},    [ctTIMER_POS_PROJECT] = {1, 1},
    [ctTIMER_COL_BROAD] = {1, 1},   [ctTIMER_COL_NARROW] = {1, 1},
};

static void steps_are_timed(void** state) {
  (void)state;
  static const int integrator[] = {ctINT_EULER, ctINT_IMPLICIT, ctINT_IMPLICITFAST};
  for (int k = 0; k < 3; k++) {
    World w = open_world(xml);
    w.m->opt.integrator = integrator[k];
    ct_step(w.m, w.d);
    assert_int_equal(ticks, 32);
    compare(w.d, of_step, 1);
    ct_step(w.m, w.d);
    compare(w.d, of_step, 2);
    ct_resetData(w.m, w.d);
    compare(w.d, of_step, 0);
    close_world(&w);
  }
}

static void runge_kutta_has_four_passes(void** state) {
  (void)state;
  World w = open_world(xml);
  w.m->opt.integrator = ctINT_RK4;
  ct_step(w.m, w.d);
  const ctTimerStat* t = w.d->timer;
  assert_true(t[ctTIMER_STEP].number == 1 && t[ctTIMER_STEP].duration == 113);
  assert_true(t[ctTIMER_FORWARD].number == 4 && t[ctTIMER_FORWARD].duration == 108);
  assert_true(t[ctTIMER_COL_NARROW].number == 4 && t[ctTIMER_ADVANCE].number == 0);
  close_world(&w);
}

// The second half adds its time to the step that the first half counted.
static void halves_are_one_step(void** state) {
  (void)state;
  World w = open_world(xml);
  ct_step1(w.m, w.d);
  const ctTimerStat* t = w.d->timer;
  assert_true(t[ctTIMER_STEP].number == 1 && t[ctTIMER_STEP].duration == 23);
  ct_step2(w.m, w.d);
  assert_true(t[ctTIMER_STEP].number == 1 && t[ctTIMER_STEP].duration == 23 + 7);
  assert_true(t[ctTIMER_FORWARD].number == 0 && t[ctTIMER_ADVANCE].number == 1);
  close_world(&w);
}

// It has no dual matrix; a comparison after a step runs its last part.
static void inverse_is_timed(void** state) {
  (void)state;
  World w = open_world(xml);
  ct_inverse(w.m, w.d);
  const ctTimerStat* t = w.d->timer;
  assert_true(t[ctTIMER_INVERSE].number == 1 && t[ctTIMER_INVERSE].duration == 23);
  assert_true(t[ctTIMER_POSITION].duration == 17 && t[ctTIMER_POS_PROJECT].number == 0);
  assert_true(t[ctTIMER_CONSTRAINT].number == 1 && t[ctTIMER_ACTUATION].number == 0);
  ct_resetData(w.m, w.d);
  w.m->opt.enableflags |= ctENBL_FWDINV;
  ct_step(w.m, w.d);
  assert_true(t[ctTIMER_INVERSE].number == 1 && t[ctTIMER_INVERSE].duration == 3);
  assert_true(t[ctTIMER_STEP].duration == 35 && t[ctTIMER_CONSTRAINT].number == 2);
  close_world(&w);
}

static void parts_are_timed_alone(void** state) {
  (void)state;
  World w = open_world(xml);
  const ctTimerStat* t = w.d->timer;
  ct_forward(w.m, w.d);
  ct_resetData(w.m, w.d);
  ct_fwdPosition(w.m, w.d);
  assert_true(t[ctTIMER_POSITION].number == 1 && t[ctTIMER_FORWARD].number == 0);
  ct_collision(w.m, w.d);
  assert_true(t[ctTIMER_POS_COLLISION].number == 2 && t[ctTIMER_POS_COLLISION].duration == 10);
  ct_makeM(w.m, w.d);
  assert_true(t[ctTIMER_POS_INERTIA].number == 2 && t[ctTIMER_POS_INERTIA].duration == 3);
  ct_kinematics(w.m, w.d);
  assert_true(t[ctTIMER_POS_KINEMATICS].number == 1);
  close_world(&w);
}

// What there is nothing of is not counted.
static void an_empty_world(void** state) {
  (void)state;
  World w = open_world("<mujoco/>");
  ct_step(w.m, w.d);
  const ctTimerStat* t = w.d->timer;
  assert_int_equal(ticks, 26);
  assert_true(t[ctTIMER_STEP].duration == 25 && t[ctTIMER_POSITION].duration == 14);
  assert_true(t[ctTIMER_ACTUATION].number == 0 && t[ctTIMER_POS_COLLISION].number == 0);
  close_world(&w);
}

static void without_a_clock_runs_are_counted(void** state) {
  (void)state;
  World w = open_world(xml);
  ct_setCallbacks(w.d, NULL);
  ct_step(w.m, w.d);
  for (int i = 0; i < ctNTIMER; i++) {
    assert_int_equal(w.d->timer[i].number, of_step[i].number);
    assert_true(w.d->timer[i].duration == 0);
  }
  assert_int_equal(ticks, 0);
  close_world(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(steps_are_timed),
      cmocka_unit_test(runge_kutta_has_four_passes),
      cmocka_unit_test(halves_are_one_step),
      cmocka_unit_test(inverse_is_timed),
      cmocka_unit_test(parts_are_timed_alone),
      cmocka_unit_test(an_empty_world),
      cmocka_unit_test(without_a_clock_runs_are_counted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
