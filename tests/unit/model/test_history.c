#include "model/history.h"
#include "unit/pos/trees.h"

// A buffer of n samples of dim numbers, on the stack.
typedef struct Ring {
  double memory[64];
  History h;
} Ring;

static void open(Ring* r, int n, int dim) {
  *r = (Ring){.h = {r->memory, n, dim}};
  r->h.buf[1] = n - 1;
  for (int k = 0; k < n; k++) r->h.buf[2 + k] = k - n;
}

static double read1(const Ring* r, double t, int interp) {
  double out;
  return *history_read(r->h, &out, t, interp);
}

static void new_samples_push_the_oldest_out(void** state) {
  (void)state;
  Ring r;
  open(&r, 3, 1);
  for (int k = 0; k < 5; k++) *history_insert(r.h, k) = 10 + k;
  trees_near(read1(&r, 2, 0), 12, 0);
  trees_near(read1(&r, 4, 0), 14, 0);
  trees_near(read1(&r, -7, 0), 12, 0); // before all: the oldest
  trees_near(read1(&r, 70, 0), 14, 0); // after all: the newest
}

static void one_time_has_one_sample(void** state) {
  (void)state;
  Ring r;
  open(&r, 3, 1);
  for (int k = 0; k < 3; k++) *history_insert(r.h, k) = k;
  *history_insert(r.h, 1) = 5;
  trees_near(read1(&r, 0, 0), 0, 0);
  trees_near(read1(&r, 1, 0), 5, 0);
  trees_near(read1(&r, 2, 0), 2, 0);
}

static void late_samples_find_their_place(void** state) {
  (void)state;
  Ring r;
  open(&r, 4, 2);
  for (int k = 0; k < 4; k++) {
    double* x = history_insert(r.h, 2 * k);
    x[0] = 2 * k;
    x[1] = -2 * k;
  }
  double* x = history_insert(r.h, 3); // 0 2 4 6 becomes 2 3 4 6
  x[0] = 3;
  x[1] = -3;
  for (double t = 2; t <= 6; t += 0.5) {
    double out[2];
    const double* y = history_read(r.h, out, t, 1);
    trees_near(y[0], t, 1e-15);
    trees_near(y[1], -t, 1e-15);
  }
  *history_insert(r.h, -1) = 9; // older than all: takes the place of the oldest
  trees_near(read1(&r, -1, 0), 9, 0);
  trees_near(read1(&r, 3, 0), 3, 0);
}

// The cubic goes through the samples with the slopes of their neighbours: exact for a parabola in
// the middle. Values at the ends of the buffer are MuJoCo's.
static void interpolation(void** state) {
  (void)state;
  Ring r;
  open(&r, 4, 1);
  const double times[] = {0.1, 0.2, 0.3, 0.5}, values[] = {1, 2, 5, 4};
  assert_true(history_fill(r.h, times, values, 0));
  trees_near(read1(&r, 0.275, 0), 2, 0);
  trees_near(read1(&r, 0.275, 1), 4.25, 1e-14);
  trees_near(read1(&r, 0.275, 2), 4.53125, 1e-14);
  trees_near(read1(&r, 0.125, 2), 1.0625, 1e-14);
  trees_near(read1(&r, 0.325, 2), 5.084635416666667, 1e-14);
  trees_near(read1(&r, 0.2, 2), 2, 0);
  for (int k = 0; k < 4; k++) *history_insert(r.h, k + 1) = k * k;
  trees_near(read1(&r, 2.3, 2), 1.69, 1e-14);
}

static void times_must_ascend(void** state) {
  (void)state;
  Ring r;
  open(&r, 3, 1);
  const double times[] = {1, 1, 2}, values[] = {7, 8, 9};
  assert_false(history_fill(r.h, times, values, 0));
  trees_near(read1(&r, 5, 0), 0, 0);
  // without times those in the ring are kept, oldest first
  for (int k = 0; k < 2; k++) *history_insert(r.h, k) = k;
  assert_true(history_fill(r.h, NULL, values, 4));
  trees_near(read1(&r, -1, 0), 7, 0);
  trees_near(read1(&r, 0, 0), 8, 0);
  trees_near(read1(&r, 1, 0), 9, 0);
  trees_near(*history_user(r.h), 4, 0);
}

#define DELAYED                                                                                    \
  "<mujoco><option timestep='.01' gravity='0 0 0'/><worldbody><body><joint name='a' "              \
  "type='slide'/>"                                                                                 \
  "<geom size='.1'/></body></worldbody><actuator><motor joint='a' nsample='4' delay='.02' "        \
  "interp='linear'/><motor joint='a'/></actuator></mujoco>"

static void controls_arrive_late(void** state) {
  (void)state;
  Trees t = trees_open(DELAYED);
  for (int k = 0; k < 6; k++) {
    t.d->ctrl[0] = k + 1;
    ct_step(t.m, t.d);
    trees_near(t.d->actuator_force[0], k < 2 ? 0 : k - 1, 1e-12);
  }
  t.d->ctrl[1] = 3;
  trees_near(ct_readCtrl(t.m, t.d, 1, 0, -1), 3, 0); // no buffer: as it is
  trees_near(ct_readCtrl(t.m, t.d, 0, t.d->time, 0), 5, 0);
  trees_near(ct_readCtrl(t.m, t.d, 0, t.d->time + .005, -1), 5.5, 1e-12);
  trees_near(ct_readCtrl(t.m, t.d, 0, t.d->time + .005, 0), 5, 0);
  ct_resetData(t.m, t.d);
  trees_near(ct_readCtrl(t.m, t.d, 0, .02, -1), 0, 0);
  trees_close(&t);
}

static void buffers_can_be_given(void** state) {
  (void)state;
  Trees t = trees_open(DELAYED);
  const double times[] = {-.04, -.03, -.02, -.01}, values[] = {1, 2, 3, 4};
  ct_initCtrlHistory(t.m, t.d, 0, times, values);
  ct_forward(t.m, t.d);
  trees_near(t.d->actuator_force[0], 3, 1e-12);
  ct_initCtrlHistory(t.m, t.d, 0, values, NULL);
  assert_string_equal(ct_lastWarning(t.d), "");
  ct_initCtrlHistory(t.m, t.d, 0, (const double[]){3, 2, 1, 0}, NULL);
  assert_non_null(strstr(ct_lastError(), "times must be strictly increasing"));
  ct_initCtrlHistory(t.m, t.d, 1, times, values);
  assert_non_null(strstr(ct_lastError(), "has no history buffer"));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(new_samples_push_the_oldest_out),
      cmocka_unit_test(one_time_has_one_sample),
      cmocka_unit_test(late_samples_find_their_place),
      cmocka_unit_test(interpolation),
      cmocka_unit_test(times_must_ascend),
      cmocka_unit_test(controls_arrive_late),
      cmocka_unit_test(buffers_can_be_given),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
