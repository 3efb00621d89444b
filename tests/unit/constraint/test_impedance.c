#include "constraint/impedance.h"
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

static void curve_has_its_ends_and_its_middle(void** state) {
  (void)state;
  double s[5] = {.8, .96, .01, .4, 2}, slope;
  trees_near(impedance_at(s, 0, &slope), .8, 0);
  trees_near(impedance_at(s, .01, &slope), .96, 0);
  trees_near(impedance_at(s, -5, &slope), .96, 0);
  // at the middle the curve has risen by the middle
  trees_near(impedance_at(s, .004, &slope), .8 + .4 * .16, 1e-15);
  s[4] = 1;
  trees_near(impedance_at(s, .003, &slope), .8 + .3 * .16, 1e-15);
  s[2] = 0;
  trees_near(impedance_at(s, .003, &slope), .88, 1e-15);
}

static void slope_is_the_derivative(void** state) {
  (void)state;
  static const double power[] = {1, 2, 3, 1.5};
  for (int k = 0; k < 4; k++) {
    double s[5] = {.3, .9, .02, .35, power[k]};
    for (int i = -19; i <= 19; i++) {
      double x = .001 * i + 1e-5, h = 1e-7, slope, unused;
      impedance_at(s, x, &slope);
      double fd = (impedance_at(s, x + h, &unused) - impedance_at(s, x - h, &unused)) / (2 * h);
      trees_near(slope, fd, 1e-5 * larger(1, fabs(fd)));
    }
  }
}

static void clamped_to_sense(void** state) {
  (void)state;
  double s[5] = {-1, 2, -3, 7, .5};
  const double good[5] = {ctMINIMP, ctMAXIMP, 0, ctMAXIMP, 1};
  impedance_clamp(s);
  trees_near_n(s, good, 5, 0);
}

// K and B of a time constant and a damping ratio, and as given directly.
static void stiffness_and_damping(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint type='slide' range='1 2' limited='true' "
                       "solreflimit='.05 .8' solimplimit='.9 .9 .001'/><geom "
                       "size='.1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_KBIP[0], 1 / (.81 * .0025 * .64), 1e-9);
  trees_near(t.d->efc_KBIP[1], 2 / (.9 * .05), 1e-12);
  trees_near(t.d->efc_R[0], .1 / .9 * t.m->dof_invweight0[0], 1e-12);
  trees_near(t.d->efc_R[0] * t.d->efc_D[0], 1, 1e-15);
  trees_near(t.d->efc_diagApprox[0], t.m->dof_invweight0[0], 1e-12);

  // time constants below two steps are not safe
  t.m->jnt_solref[0] = 1e-5;
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_KBIP[1], 2 / (.9 * 2 * t.m->opt.timestep), 1e-9);
  t.m->opt.disableflags |= ctDSBL_REFSAFE;
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_KBIP[1], 2 / (.9 * 1e-5), 1e-6);

  t.m->jnt_solref[0] = -300;
  t.m->jnt_solref[1] = -20;
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_KBIP[0], 300 / .81, 1e-9);
  trees_near(t.d->efc_KBIP[1], 20 / .9, 1e-12);

  // mixed signs: the default, and a warning
  t.m->jnt_solref[0] = 300;
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_KBIP[1], 2 / (.9 * .02), 1e-9);
  assert_non_null(strstr(ct_lastWarning(t.d), "solref of limit of joint 0 (constraint row 0)"));
  trees_close(&t);
}

// R_j mu_j^2 is the same in all friction directions, R_1 = R_0 / impratio.
static void cones(void** state) {
  (void)state;
  for (int elliptic = 0; elliptic < 2; elliptic++) {
    Trees t = row_case(elliptic ? "cone='elliptic' impratio='4'" : "cone='pyramidal' impratio='4'",
                       "", false);
    for (int g = 0; g < t.m->ngeom; g++) t.m->geom_condim[g] = 6;
    row_case_state(t.m, t.d);
    const ctContact* con = t.d->contact;
    const double *R = t.d->efc_R + con->efc_address, *mu = con->friction;
    trees_near(con->mu, mu[0] / 2, 1e-15);
    if (elliptic) {
      trees_near(R[1], R[0] / 4, 1e-15);
      for (int j = 1; j < 5; j++) trees_near(R[j + 1] * mu[j] * mu[j], R[1] * mu[0] * mu[0], 1e-12);
    } else {
      for (int j = 1; j < 10; j++) assert_true(R[j] == R[0]);
      double invweight = t.m->body_invweight0[2] * (1 + mu[0] * mu[0]);
      double imp = t.d->efc_KBIP[2];
      trees_near(R[0], 2 * con->mu * con->mu * (1 - imp) / imp * invweight, 1e-12);
    }
    trees_close(&t);
  }
}

// One impedance for the three rows of a connect, by the length of the error.
static void joined_rows_share_an_impedance(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1'/></body></worldbody>"
      "<equality><connect body1='a' anchor='0 0 0' solimp='.2 .8 .1 .5 1'/></equality></mujoco>");
  t.d->qpos[0] = .03;
  t.d->qpos[1] = .04;
  ct_forward(t.m, t.d);
  for (int i = 0; i < 3; i++) trees_near(t.d->efc_KBIP[4 * i + 2], .5, 1e-12);
  trees_close(&t);
}

// Rows of a constraint get their impedance from its own violation, whatever stands behind it.
static void neighbours_do_not_count(void** state) {
  (void)state;
  static const char* const kind[3] = {
      "<weld body1='a' body2='b' solref='.03 .9' solimp='.8 .9 .1 .5 2'/>",
      "<connect body1='b' body2='c' anchor='0 0 .3' solref='.05 1.1' solimp='.7 .97 .2 .5 2'/>",
      "<joint joint1='j' polycoef='.4 1 0 0 0' solref='.07 .8' solimp='.5 .99 .7 .4 3'/>"};
  double alone[20][6];
  int n = 0;
  for (int only = 0; only < 4; only++) { // each alone, then all of them
    char xml[2000];
    snprintf(xml, sizeof xml,
             "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1'/></body><body name='b' "
             "pos='0 "
             "0 .3'><freejoint/><geom size='.1'/></body><body name='c' pos='0 0 .6'><joint "
             "name='j' axis='0 "
             "1 0'/><geom size='.1' pos='.2 0 "
             "0'/></body></worldbody><equality>%s%s%s</equality></mujoco>",
             only == 0 || only == 3 ? kind[0] : "", only == 1 || only == 3 ? kind[1] : "",
             only == 2 || only == 3 ? kind[2] : "");
    Trees t = trees_open(xml);
    for (int i = 0; i < 7; i++) t.d->qpos[7 + i] += .02 * i; // b is away from where it should be
    ct_forward(t.m, t.d);
    for (int row = 0; row < t.d->nefc; row++) {
      const double* x = t.d->efc_KBIP + 4 * row;
      const double now[6] = {x[0], x[1], x[2], x[3], t.d->efc_R[row], t.d->efc_pos[row]};
      if (only < 3) memcpy(alone[n++], now, sizeof now);
      if (only == 3) trees_near_n(now, alone[row], 6, 1e-12 * (1 + fabs(now[0])));
    }
    if (only == 3) assert_int_equal(t.d->nefc, n);
    trees_close(&t);
  }
  assert_int_equal(n, 6 + 3 + 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(neighbours_do_not_count),
      cmocka_unit_test(curve_has_its_ends_and_its_middle),
      cmocka_unit_test(slope_is_the_derivative),
      cmocka_unit_test(clamped_to_sense),
      cmocka_unit_test(stiffness_and_damping),
      cmocka_unit_test(cones),
      cmocka_unit_test(joined_rows_share_an_impedance),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
