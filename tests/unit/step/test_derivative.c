#include "math/muscle.h"
#include "step/derivative.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

// Two joints on one branch and one on another.
#define WORLD                                                                                      \
  "<mujoco><option timestep='.01'><flag contact='disable'/></option><worldbody>"                   \
  "<body><joint name='a' axis='0 1 0' damping='.1'/><geom size='.1' pos='0 0 .3'/>"                \
  "  <body pos='0 0 .5'><joint name='b' axis='0 1 0'/><geom size='.1' pos='0 0 "                   \
  ".3'/></body></body>"                                                                            \
  "<body pos='1 0 0'><joint name='c' axis='0 1 0'/><geom size='.1' pos='0 0 .3'/></body>"          \
  "</worldbody></mujoco>"

// The tendon a + 2 b + 3 c, and n actuators on joint b.
static Trees open(int jacobian, int n, int activations) {
  ctModel* m = drive_load(
      WORLD, (DriveRoom){.tendons = 1, .path = 3, .actuators = n, .activations = activations});
  m->opt.jacobian = jacobian;
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "a", 1);
  drive_wrap(m, ctWRAP_JOINT, "b", 2);
  drive_wrap(m, ctWRAP_JOINT, "c", 3);
  for (int i = 0; i < n; i++) {
    drive_actuator(m, ctTRN_JOINT, "b", NULL);
    m->actuator_actadr[i] = -1;
  }
  return (Trees){m, drive_ready(m)};
}

static void expect(const Trees* t, const double want[9]) {
  int at = 0;
  derivative_without_bias(t->m, t->d);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      int k = t->m->D_rowadr[i] + at;
      bool room = at < t->m->D_rownnz[i] && t->m->D_colind[k] == j;
      trees_near(room ? t->d->qDeriv[k] : 0, want[3 * i + j], 1e-14);
      at += room;
    }
    at = 0;
  }
}

// - b on the diagonal and - J' b J where both dofs are on one branch
static void dampers(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian, 0, 0);
    t.m->tendon_damping[0] = 2;
    ct_forward(t.m, t.d);
    expect(&t, (double[]){-2.1, -4, 0, -4, -8, 0, 0, 0, -18});
    t.m->opt.disableflags |= ctDSBL_SPRING;
    expect(&t, (double[]){-2.1, -4, 0, -4, -8, 0, 0, 0, -18});
    t.m->opt.disableflags |= ctDSBL_DAMPER;
    expect(&t, (double[]){0, 0, 0, 0, 0, 0, 0, 0, 0});
    trees_close(&t);
  }
}

// Entry of joint b that an actuator adds.
static double slope(const Trees* t) {
  derivative_without_bias(t->m, t->d);
  return t->d->qDeriv[t->m->D_rowadr[1] + t->m->D_diag[1]];
}

static void affine_bias_and_gain(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO, 1, 0);
  t.m->actuator_biasprm[2] = -3;
  ct_forward(t.m, t.d);
  trees_near(slope(&t), 0, 0); // the kind of bias is none
  t.m->actuator_biastype[0] = ctBIAS_AFFINE;
  trees_near(slope(&t), -3, 0);
  t.m->actuator_gear[0] = 2;
  ct_forward(t.m, t.d);
  trees_near(slope(&t), -12, 0); // gear in length and in force
  t.m->actuator_gear[0] = 1;
  ct_forward(t.m, t.d);

  // as MuJoCo, the control is taken as given, not as clamped
  t.m->actuator_gaintype[0] = ctGAIN_AFFINE;
  t.m->actuator_gainprm[2] = 5;
  t.m->actuator_ctrllimited[0] = 1;
  t.m->actuator_ctrlrange[1] = 1;
  t.d->ctrl[0] = 2;
  trees_near(slope(&t), -3 + 10, 0);
  trees_close(&t);
}

static void switches_and_cut_forces(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO, 1, 0);
  t.m->actuator_biastype[0] = ctBIAS_AFFINE;
  t.m->actuator_biasprm[2] = -3;
  ct_forward(t.m, t.d);

  // a force at the end of its range does not change
  t.m->actuator_forcelimited[0] = 1;
  t.m->actuator_forcerange[0] = -1;
  t.m->actuator_forcerange[1] = 1;
  const double force[] = {-1.5, -1, -0.99, 0.99, 1}, want[] = {0, 0, -3, -3, 0};
  for (int k = 0; k < 5; k++) {
    t.d->actuator_force[0] = force[k];
    trees_near(slope(&t), want[k], 0);
  }

  t.d->actuator_force[0] = 0;
  t.m->actuator_group[0] = 4;
  t.m->opt.disableactuator = 1 << 3;
  trees_near(slope(&t), -3, 0);
  t.m->opt.disableactuator = 1 << 4;
  trees_near(slope(&t), 0, 0);
  t.m->opt.disableactuator = 0;
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  trees_near(slope(&t), 0, 0);
  trees_close(&t);
}

static void muscle_on_every_piece_of_its_curve(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO, 1, 0);
  double* prm = t.m->actuator_gainprm;
  const double value[9] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};
  memcpy(prm, value, sizeof value);
  t.m->actuator_gaintype[0] = ctGAIN_MUSCLE;
  t.m->actuator_lengthrange[0] = -1;
  t.m->actuator_lengthrange[1] = 1;
  t.m->actuator_acc0[0] = 3;
  t.d->ctrl[0] = 0.7;
  double vmax = 2 / 0.3 * 1.5, step = 1e-6, sum = 0;
  const double* range = t.m->actuator_lengthrange;
  const double speed[] = {-1.5, -0.5, 0.1, 0.5}; // in units of vmax: the curve's four pieces
  ct_forward(t.m, t.d);
  for (int k = 0; k < 4; k++) {
    double v = speed[k] * vmax, gain[2];
    t.d->actuator_velocity[0] = v;
    for (int s = 0; s < 2; s++)
      gain[s] = muscle_gain(t.d->actuator_length[0], v + (s ? step : -step), range, 3, prm);
    trees_near(slope(&t), 0.7 * (gain[1] - gain[0]) / (2 * step), 1e-7);
    sum += fabs(slope(&t));
  }
  assert_true(sum > 1);
  trees_close(&t);
}

// The gain acts on the last activation of the actuator; with actearly on the one at the end of the
// step.
static void activation_now_or_at_the_end_of_the_step(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO, 1, 2);
  t.m->actuator_gaintype[0] = ctGAIN_AFFINE;
  t.m->actuator_gainprm[2] = 5;
  t.m->actuator_dyntype[0] = ctDYN_INTEGRATOR;
  t.m->actuator_actadr[0] = 0;
  t.m->actuator_actnum[0] = 2;
  t.d->ctrl[0] = 100;
  ct_forward(t.m, t.d);
  t.d->act[0] = 100;
  t.d->act[1] = 0.3;
  t.d->act_dot[1] = 2;
  trees_near(slope(&t), 5 * 0.3, 1e-15);
  t.m->actuator_actearly[0] = 1;
  trees_near(slope(&t), 5 * (0.3 + 0.01 * 2), 1e-15);
  t.m->actuator_actlimited[0] = 1;
  t.m->actuator_actrange[1] = 0.31;
  trees_near(slope(&t), 5 * 0.31, 1e-15);
  t.m->actuator_actlimited[0] = 0;
  t.m->actuator_dyntype[0] = ctDYN_FILTEREXACT;
  t.m->actuator_dynprm[0] = 0.02;
  trees_near(slope(&t), 5 * (0.3 + 2 * 0.02 * (1 - exp(-0.5))), 1e-15);
  trees_close(&t);
}

// d(passive - bias) / dv against differences of the forces themselves
static void whole_equals_differences(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv;
  double h = 0.5, force[2][64];
  ctData* e = ct_makeData(t.m);
  trees_state(t.m, t.d, 3);
  trees_state(t.m, e, 3);
  ct_forward(t.m, t.d);
  derivative(t.m, t.d);
  for (int j = 0; j < nv; j++) {
    double v = e->qvel[j];
    for (int s = 0; s < 2; s++) {
      e->qvel[j] = v + (s ? h : -h);
      ct_forward(t.m, e);
      for (int i = 0; i < nv; i++) force[s][i] = e->qfrc_passive[i] - e->qfrc_bias[i];
    }
    e->qvel[j] = v;
    for (int i = 0; i < nv; i++) {
      for (int k = t.m->D_rowadr[i]; k < t.m->D_rowadr[i] + t.m->D_rownnz[i]; k++) {
        if (t.m->D_colind[k] == j)
          trees_near(t.d->qDeriv[k], (force[1][i] - force[0][i]) / (2 * h), 1e-10);
      }
    }
  }
  ct_deleteData(e);
  trees_close(&t);
}

// Rows of dofs asleep are not touched, with and without the bias.
static void sleepers_keep_their_rows(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><option><flag sleep='enable'/></option><worldbody>"
                 "<body sleep='init'><joint axis='0 1 0' damping='3'/><geom size='.1'/>"
                 "<body pos='1 0 0'><joint type='slide' axis='0 1 0' damping='2'/>"
                 "<geom size='.1'/></body></body><body pos='3 0 0'>"
                 "<joint axis='0 1 0' damping='1'/><geom size='.1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  for (int bias = 0; bias < 2; bias++) {
    for (int k = 0; k < 5; k++) t.d->qDeriv[k] = 7;
    (bias ? derivative : derivative_without_bias)(t.m, t.d);
    for (int k = 0; k < 4; k++) trees_near(t.d->qDeriv[k], 7, 0);
    trees_near(t.d->qDeriv[4], -1, 1e-15);
  }
  t.d->qvel[0] = 1;
  ct_forward(t.m, t.d);
  derivative_without_bias(t.m, t.d);
  trees_near(t.d->qDeriv[0], -3, 1e-15);
  trees_near(t.d->qDeriv[3], -2, 1e-15);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dampers),
      cmocka_unit_test(affine_bias_and_gain),
      cmocka_unit_test(switches_and_cut_forces),
      cmocka_unit_test(muscle_on_every_piece_of_its_curve),
      cmocka_unit_test(activation_now_or_at_the_end_of_the_step),
      cmocka_unit_test(whole_equals_differences),
      cmocka_unit_test(sleepers_keep_their_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
