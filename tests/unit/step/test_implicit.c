#include "math/dense.h"
#include "step/implicit.h"
#include "step/integrate.h"
#include "support/drive.h"
#include "support/numbers.h"
#include "support/stable.h"
#include "unit/pos/trees.h"

static const int kinds[] = {ctINT_IMPLICIT, ctINT_IMPLICITFAST};

// A^-1 A x = x for every kind of joint, simple bodies included
static void solves_what_it_multiplies(void** state) {
  (void)state;
  static const char* const models[] = {
      TREES_ALL, "<mujoco><worldbody><body><freejoint/><geom size='.1'/></body>"
                 "<body pos='1 0 0'><joint type='slide' damping='3'/><geom size='.1'/></body>"
                 "</worldbody></mujoco>"};
  for (int k = 0; k < 4; k++) {
    Trees t = trees_open(models[k / 2]);
    int nv = (int)t.m->nv;
    double x[64], y[64];
    t.m->opt.integrator = kinds[k % 2];
    t.m->opt.timestep = 0.05;
    trees_state(t.m, t.d, k);
    ct_forward(t.m, t.d);
    for (int i = 0; i < nv; i++) x[i] = sin(i + 1);
    implicit_mul(t.m, t.d, y, x);
    implicit_factor(t.m, t.d);
    implicit_solve(t.m, t.d, y);
    trees_near_n(y, x, nv, 1e-11);
    trees_close(&t);
  }
}

// The matrix is M - h dF/dv: its product is M x less half of what the forces change from v - h x to
// v + h x. They are quadratic in v, so h need not be small.
static void matrix_is_mass_less_derivative(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv;
  double x[64], y[64], want[64], h = 0.1;
  t.m->opt.integrator = ctINT_IMPLICIT;
  t.m->opt.timestep = h;
  trees_state(t.m, t.d, 4);
  ct_forward(t.m, t.d);
  for (int i = 0; i < nv; i++) x[i] = cos(i);
  implicit_mul(t.m, t.d, y, x);
  ct_mulM(t.m, t.d, want, x);
  ctData* e = ct_makeData(t.m);
  for (int sign = -1; sign <= 1; sign += 2) {
    trees_state(t.m, e, 4);
    dense_addtoscl(e->qvel, x, sign * h, nv);
    ct_forward(t.m, e);
    for (int i = 0; i < nv; i++) want[i] -= sign * 0.5 * (e->qfrc_passive[i] - e->qfrc_bias[i]);
  }
  trees_near_n(y, want, nv, 1e-10);

  // without the Coriolis part it is another matrix
  double gap = 0;
  t.m->opt.integrator = ctINT_IMPLICITFAST;
  implicit_mul(t.m, t.d, y, x);
  for (int i = 0; i < nv; i++) gap = larger(gap, fabs(y[i] - want[i]));
  assert_true(gap > 1e-3);
  ct_deleteData(e);
  trees_close(&t);
}

// Two masses on one rail, the second one on the first, a tendon damper between rail and second:
// (M + h J'bJ) a = - J' b J v
static void tendon_damper_couples_its_joints(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    ctModel* m = drive_load(
        "<mujoco><option gravity='0 0 0' timestep='.01'/><worldbody><body><joint name='a' "
        "type='slide' axis='1 0 0'/><geom size='.1' mass='2'/><body><joint name='b' type='slide' "
        "axis='1 0 0'/><geom size='.1' mass='1'/></body></body></worldbody></mujoco>",
        (DriveRoom){.tendons = 1, .path = 2});
    drive_tendon(m);
    drive_wrap(m, ctWRAP_JOINT, "a", 1);
    drive_wrap(m, ctWRAP_JOINT, "b", 1);
    m->tendon_damping[0] = 500;
    m->opt.integrator = kinds[k];
    Trees t = {m, drive_ready(m)};
    t.d->qvel[0] = 1;
    t.d->qvel[1] = 0.5;
    ct_step(t.m, t.d);
    // M = (3 1; 1 1), J'bJ = 500 (1 1; 1 1), J v = 1.5
    double h = 0.01, b = 500, a0 = 3 + h * b, a1 = 1 + h * b, det = a0 * a1 - a1 * a1;
    double f = -b * 1.5, x0 = (a1 - a1) * f / det, x1 = (a0 - a1) * f / det;
    trees_near(t.d->qvel[0], 1 + h * x0, 1e-14);
    trees_near(t.d->qvel[1], 0.5 + h * x1, 1e-14);
    trees_near(t.d->qpos[1], h * (0.5 + h * x1), 1e-14);
    trees_near(t.d->time, h, 0);
    trees_close(&t);
  }
}

// h b / m = 20: explicit damping throws the mass back and forth, ever faster; implicit stops it
static void stable_where_euler_is_not(void** state) {
  (void)state;
  double speed[4];
  for (int kind = 0; kind < 4; kind++) {
    ctModel* m = drive_load("<mujoco><option gravity='0 0 0' timestep='.01'/><worldbody><body>"
                            "<joint name='a' type='slide'/><geom size='.1' mass='1'/></body>"
                            "</worldbody></mujoco>",
                            (DriveRoom){.tendons = 1, .path = 1});
    drive_tendon(m);
    drive_wrap(m, ctWRAP_JOINT, "a", 1);
    m->tendon_damping[0] = 2000;
    m->opt.integrator = kind;
    Trees t = {m, drive_ready(m)};
    t.d->qvel[0] = 1;
    t.m->opt.disableflags |= ctDSBL_AUTORESET;
    for (int i = 0; i < 6; i++) ct_step(t.m, t.d);
    speed[kind] = fabs(t.d->qvel[0]);
    if (kind == ctINT_EULER || kind == ctINT_RK4) stable_forget(t.d);
    trees_close(&t);
  }
  assert_true(speed[ctINT_EULER] > 1e6);
  trees_near(speed[ctINT_IMPLICIT], pow(1 / 21.0, 6), 1e-15);
  trees_near(speed[ctINT_IMPLICITFAST], pow(1 / 21.0, 6), 1e-15);
}

// Without velocity forces other than Coriolis ones, implicitfast is Euler.
static void fast_without_dampers_is_euler(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  ctModel* m = t.m;
  ctData* e = ct_makeData(m);
  t.d->qpos[0] = e->qpos[0] = 1;
  for (int i = 0; i < 50; i++) {
    m->opt.integrator = ctINT_IMPLICITFAST;
    ct_step(m, t.d);
    m->opt.integrator = ctINT_EULER;
    ct_step(m, e);
  }
  trees_near_n(t.d->qpos, e->qpos, 2, 1e-12);
  m->opt.integrator = ctINT_IMPLICIT;
  for (int i = 0; i < 50; i++) ct_step(m, t.d);
  m->opt.integrator = ctINT_EULER;
  for (int i = 0; i < 50; i++) ct_step(m, e);
  assert_true(fabs(t.d->qpos[0] - e->qpos[0]) > 1e-6);
  ct_deleteData(e);
  trees_close(&t);
}

// ct_implicit and the halves of a step do what ct_step does.
static void public_function_and_halves(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    Trees t = trees_open(TREES_ALL);
    ctData *e = ct_makeData(t.m), *f = ct_makeData(t.m);
    t.m->opt.integrator = kinds[k];
    assert_true(implicit_wanted(t.m));
    trees_state(t.m, t.d, 5);
    trees_state(t.m, e, 5);
    trees_state(t.m, f, 5);
    ct_step(t.m, t.d);
    ct_step1(t.m, e);
    ct_step2(t.m, e);
    ct_forward(t.m, f);
    ct_implicit(t.m, f);
    trees_near_n(t.d->qpos, e->qpos, (int)t.m->nq, 0);
    trees_near_n(t.d->qpos, f->qpos, (int)t.m->nq, 0);
    trees_near_n(t.d->qvel, f->qvel, (int)t.m->nv, 0);
    // the factor of the last step serves again
    ct_forward(t.m, f);
    double before = f->qvel[0];
    integrate_implicit_factored(t.m, f);
    assert_true(f->qvel[0] != before);
    ct_deleteData(e);
    ct_deleteData(f);
    t.m->opt.integrator = ctINT_EULER;
    assert_false(implicit_wanted(t.m));
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solves_what_it_multiplies),
      cmocka_unit_test(matrix_is_mass_less_derivative),
      cmocka_unit_test(tendon_damper_couples_its_joints),
      cmocka_unit_test(stable_where_euler_is_not),
      cmocka_unit_test(fast_without_dampers_is_euler),
      cmocka_unit_test(public_function_and_halves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
