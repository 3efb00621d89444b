// Requirement 42D: gains of actuators that users choose and write.
#include "unit/pos/trees.h"

#include <stdio.h>

#define DRIVEN(options, actuators)                                                                 \
  "<mujoco xmlns:corten='corten'><option timestep='.002' gravity='0 0 0' " options "/><worldbody>" \
  "<body><joint name='j' type='slide' damping='.5'/><geom size='.1' mass='2'/></body>"             \
  "</worldbody><actuator>" actuators "</actuator></mujoco>"
#define CUSTOM(kind, params, more)                                                                 \
  "<general joint='j' gaintype='custom' corten:gain_model='" kind "' corten:gain_params='" params  \
  "' " more "/>"

static void set_state(Trees* t) {
  t->d->qpos[0] = 0.3;
  t->d->qvel[0] = -0.7;
  for (int i = 0; i < t->m->nu; i++) t->d->ctrl[i] = 0.4;
}

#define AFFINE "1.1 -.7 .3"
#define MUSCLE ".75 1.05 -1 200 .5 1.6 1.5 1.3 1.2"
#define FILTERED "dyntype='filter' dynprm='.05'"
#define FLEXED "lengthrange='-1 1' dyntype='muscle' dynprm='.01 .04'"
#define PLAIN(kind, params, more)                                                                  \
  "<general joint='j' gaintype='" kind "' gainprm='" params "' " more "/>"
#define BOTH(kind, params, more) PLAIN(kind, params, more) CUSTOM(kind, params, more)

// The rows of the table against the same gains by gaintype, which have no instance.
static void r42d_ac1_built_in_gains_have_the_same_bits(void** state) {
  (void)state;
  static const char* const integrator[] = {"Euler", "implicit", "implicitfast", "RK4"};
  for (int k = 0; k < 4; k++) {
    char xml[4000];
    snprintf(xml, sizeof xml,
             DRIVEN("integrator='%s'", BOTH("fixed", "3.3", "") BOTH("affine", AFFINE, FILTERED)
                                           BOTH("muscle", MUSCLE, FLEXED)),
             integrator[k]);
    Trees t = trees_open(xml);
    set_state(&t);
    for (int step = 0; step < 50; step++) {
      ct_step(t.m, t.d);
      for (int i = 0; i < 6; i += 2)
        assert_within(t.d->actuator_force[i], t.d->actuator_force[i + 1], 0);
    }
    for (int i = 0; i < 6; i++) assert_true(fabs(t.d->actuator_force[i]) > 1e-3);
    trees_close(&t);
  }
}

// A whole step, with the derivatives of implicit integration: by gaintype and by the table.
static void r42d_ac1_steps_have_the_same_bits(void** state) {
  (void)state;
  static const char* const pair[][2] = {
      {DRIVEN("integrator='implicit'", PLAIN("affine", AFFINE, FILTERED)),
       DRIVEN("integrator='implicit'", CUSTOM("affine", AFFINE, FILTERED))},
      {DRIVEN("integrator='implicitfast'", PLAIN("muscle", MUSCLE, FLEXED)),
       DRIVEN("integrator='implicitfast'", CUSTOM("muscle", MUSCLE, FLEXED))},
  };
  for (int k = 0; k < 2; k++) {
    Trees a = trees_open(pair[k][0]), b = trees_open(pair[k][1]);
    set_state(&a);
    set_state(&b);
    for (int step = 0; step < 100; step++) {
      ct_step(a.m, a.d);
      ct_step(b.m, b.d);
      assert_within(a.d->qvel[0], b.d->qvel[0], 0);
      assert_within(a.d->qpos[0], b.d->qpos[0], 0);
    }
    trees_close(&a);
    trees_close(&b);
  }
}

static void r42d_ac2_series_elastic_force(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN("", CUSTOM("series_elastic", "1000 10 50", "")));
  set_state(&t);
  ct_forward(t.m, t.d);
  double rest = 1000 * (50 * 0.4 - 0.3) + 10 * 0.7;
  assert_within(t.d->actuator_force[0], rest, 1e-10); // no rate after a reset

  // the control moves by 0.01 in a step of 2 ms: the motor by 0.01 * 50 / 0.002 per second
  ct_step(t.m, t.d);
  t.d->qpos[0] = 0.3;
  t.d->qvel[0] = -0.7;
  t.d->ctrl[0] = 0.41;
  ct_forward(t.m, t.d);
  double moved = 1000 * (50 * 0.41 - 0.3) + 10 * (50 * 0.01 / 0.002 + 0.7);
  assert_within(t.d->actuator_force[0], moved, 1e-8);
  ct_forward(t.m, t.d); // a look does not change the state
  assert_within(t.d->actuator_force[0], moved, 1e-8);

  ct_resetData(t.m, t.d);
  set_state(&t);
  ct_forward(t.m, t.d);
  assert_within(t.d->actuator_force[0], rest, 1e-10);
  trees_close(&t);
}

// dF/dv of each row by centred differences of whole forward passes.
static void r42d_ac3_slope_by_velocity(void** state) {
  (void)state;
  static const char* const row[] = {
      DRIVEN("integrator='implicit'", CUSTOM("fixed", "2", "")),
      DRIVEN("integrator='implicit'", CUSTOM("affine", AFFINE, "")),
      DRIVEN("integrator='implicit'", CUSTOM("muscle", MUSCLE, "lengthrange='-1 1'")),
      DRIVEN("integrator='implicit'", CUSTOM("series_elastic", "100 10 5", "")),
      DRIVEN("integrator='implicit'", CUSTOM("fixed", "2", "") CUSTOM("affine", AFFINE, "")
                                          CUSTOM("series_elastic", "100 10 5", "")),
  };
  for (int k = 0; k < 5; k++) {
    Trees t = trees_open(row[k]);
    set_state(&t);
    double exact, e = 1e-6, force[2];
    ct_forward(t.m, t.d);
    ctd_forceVel(t.m, t.d, &exact);
    for (int side = 0; side < 2; side++) {
      t.d->qvel[0] = -0.7 + (side ? e : -e);
      ct_forward(t.m, t.d);
      force[side] = t.d->qfrc_actuator[0] + t.d->qfrc_passive[0];
    }
    assert_relative(exact, (force[1] - force[0]) / (2 * e), 1e-6);
    assert_true(k == 0 ? exact == -0.5 : exact != -0.5); // the damper of the joint, and more
    trees_close(&t);
  }
}

// Nothing of the table is in a model that does not use it.
static void r42d_ac4_models_without_open_gains_have_no_instances(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN("", "<motor joint='j'/>"));
  assert_int_equal(t.m->nkind, 0);
  assert_int_equal(t.m->nkindprm, 0);
  assert_int_equal(t.m->nkindstate, 0);
  assert_int_equal(t.m->actuator_gainkind[0], -1);
  trees_close(&t);
}

// Damping of 1e6 N s/m on 2 kg at 2 ms: explicit integration explodes, implicit does not.
static void r42d_ac5_implicit_integration_of_a_stiff_damper(void** state) {
  (void)state;
  static const char* const kModel[] = {
      DRIVEN("integrator='Euler'", CUSTOM("series_elastic", "0 1e6 1", "")),
      DRIVEN("integrator='implicit'", CUSTOM("series_elastic", "0 1e6 1", "")),
      DRIVEN("integrator='implicitfast'", CUSTOM("series_elastic", "0 1e6 1", "")),
  };
  for (int k = 0; k < 3; k++) {
    Trees t = trees_open(kModel[k]);
    t.d->qvel[0] = 0.1;
    ct_step(t.m, t.d);
    if (k == 0)
      assert_below(10, fabs(t.d->qvel[0]));
    else // (m + h (b + c)) v' = m v
      assert_within(t.d->qvel[0], 2 * 0.1 / (2 + 0.002 * (1e6 + 0.5)), 1e-12);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42d_ac1_built_in_gains_have_the_same_bits),
      cmocka_unit_test(r42d_ac1_steps_have_the_same_bits),
      cmocka_unit_test(r42d_ac2_series_elastic_force),
      cmocka_unit_test(r42d_ac3_slope_by_velocity),
      cmocka_unit_test(r42d_ac4_models_without_open_gains_have_no_instances),
      cmocka_unit_test(r42d_ac5_implicit_integration_of_a_stiff_damper),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
