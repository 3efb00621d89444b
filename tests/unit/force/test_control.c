#include "force/control.h"
#include "unit/pos/trees.h"

#define DRIVEN                                                                                     \
  "<mujoco><option timestep='.01'/><worldbody><body><joint name='j' type='slide'/>"                \
  "<geom size='.1'/></body></worldbody><actuator><motor joint='j' ctrlrange='-1 1'/>"              \
  "<motor joint='j'/><motor joint='j' delay='.02' nsample='4'/></actuator></mujoco>"

static void limits_and_delays(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN);
  double ctrl[3];
  for (int step = 0; step < 5; step++) {
    for (int i = 0; i < 3; i++) t.d->ctrl[i] = 2 + step;
    assert_int_equal(control_read(t.m, t.d, ctrl), -1);
    assert_within(ctrl[0], 1, 0);
    assert_within(ctrl[1], 2 + step, 0);
    if (step > 2) assert_within(ctrl[2], step, 0); // two steps late
    for (int i = 0; i < 3; i++) assert_within(control_of(t.m, t.d, i), ctrl[i], 0);
    ct_step(t.m, t.d);
  }
  t.m->opt.disableflags |= ctDSBL_CLAMPCTRL;
  assert_within(control_of(t.m, t.d, 0), t.d->ctrl[0], 0);
  trees_close(&t);
}

static void one_bad_control_switches_all_off(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN);
  double ctrl[3];
  t.d->ctrl[0] = INFINITY; // within its limits
  t.d->ctrl[1] = NAN;
  assert_int_equal(control_read(t.m, t.d, ctrl), 1);
  for (int i = 0; i < 3; i++) assert_within(ctrl[i], 0, 0);
  assert_within(control_of(t.m, t.d, 0), 1, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(limits_and_delays),
      cmocka_unit_test(one_bad_control_switches_all_off),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
