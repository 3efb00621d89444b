#include "force/activation.h"
#include "unit/pos/trees.h"

// Every kind of dynamics; time constants of 0.1 s.
#define KINDS                                                                                      \
  "<mujoco><option timestep='.01'/><worldbody><body><joint name='a' type='slide'/><geom "          \
  "size='.1'/></body></worldbody><actuator>"                                                       \
  "<general joint='a'/>"                                                                           \
  "<general joint='a' dyntype='integrator' actrange='-1 1'/>"                                      \
  "<general joint='a' dyntype='filter' dynprm='.1'/>"                                              \
  "<general joint='a' dyntype='filterexact' dynprm='.1' group='3'/>"                               \
  "<general joint='a' dyntype='muscle' dynprm='.01 .04 0' group='40'/>"                            \
  "</actuator></mujoco>"

static void rates_by_kind(void** state) {
  (void)state;
  Trees t = trees_open(KINDS);
  const double ctrl[] = {9, 2, 3, 4, 1}, act[] = {0.5, 1, 1, 0.25};
  assert_int_equal(t.m->na, 4);
  memcpy(t.d->act, act, sizeof act);
  activation_rates(t.m, t.d, ctrl);
  trees_near(t.d->act_dot[0], 2, 0);
  trees_near(t.d->act_dot[1], 20, 1e-13);
  trees_near(t.d->act_dot[2], 30, 1e-13);
  trees_near(t.d->act_dot[3], 0.75 / (.01 * (0.5 + 1.5 * 0.25)), 1e-12);
  trees_close(&t);
}

// The exact filter is where the exponential is, whatever the step.
static void a_step_of_each_kind(void** state) {
  (void)state;
  Trees t = trees_open(KINDS);
  const double rates[] = {100, 20, 30, 4};
  t.d->act[0] = 0.5;
  t.d->act[2] = 1;
  activation_advance(t.m, t.d, rates);
  trees_near(t.d->act[0], 1, 0); // at its limit
  trees_near(t.d->act[1], 0.2, 1e-15);
  trees_near(t.d->act[2], 1 + 3 * (1 - exp(-.1)), 1e-15);
  trees_near(t.d->act[3], 0.04, 1e-15);
  trees_close(&t);
}

static void what_is_switched_off_stands_still(void** state) {
  (void)state;
  Trees t = trees_open(KINDS);
  const double rates[] = {10, 10, 10, 10};
  t.m->opt.disableactuator = 1 << 3;
  assert_true(activation_disabled(t.m, 3));
  assert_false(activation_disabled(t.m, 4)); // group 40 cannot be switched off
  t.d->act[0] = 7;
  activation_advance(t.m, t.d, rates);
  trees_near(t.d->act[0], 1, 0);
  trees_near(t.d->act[2], 0, 0);
  trees_near(t.d->act[1], 0.1, 1e-15);
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  t.d->act[0] = 7;
  activation_advance(t.m, t.d, rates);
  trees_near(t.d->act[0], 7, 0); // not even kept in its limits
  trees_close(&t);
}

static void early_activations_are_those_after_the_step(void** state) {
  (void)state;
  Trees t = trees_open(KINDS);
  t.d->act[1] = 0.5;
  t.d->act_dot[1] = 3;
  trees_near(activation_input(t.m, t.d, 2), 0.5, 0);
  t.m->actuator_actearly[2] = 1;
  trees_near(activation_input(t.m, t.d, 2), 0.53, 1e-15);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rates_by_kind),
      cmocka_unit_test(a_step_of_each_kind),
      cmocka_unit_test(what_is_switched_off_stands_still),
      cmocka_unit_test(early_activations_are_those_after_the_step),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
