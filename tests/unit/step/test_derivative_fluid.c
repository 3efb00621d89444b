#include "math/dense.h"
#include "step/derivative.h"
#include "step/derivative_fluid.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

// Three bodies with free, ball and hinge joints; geom is what they have in common.
#define SWIMMER(geom)                                                                              \
  "<mujoco><option density='100' viscosity='.1' wind='.1 .2 .3' gravity='0 0 0'>"                  \
  "<flag contact='disable'/></option>"                                                             \
  "<default><geom " geom "/></default><worldbody><body><freejoint/>"                               \
  "<geom type='ellipsoid' size='.1 .2 .15' pos='.1 0 0' euler='10 20 30'/>"                        \
  "<body pos='.3 0 0'><joint type='ball'/><geom type='capsule' size='.05 .2' euler='40 0 10'/>"    \
  "<body pos='.3 0 0'><joint axis='0 1 1'/><geom type='box' size='.05 .1 .02'/></body></body>"     \
  "<body pos='-.3 0 0'><joint axis='0 1 1'/><geom type='cylinder' size='.05 .1'/></body></body>"   \
  "</worldbody></mujoco>"

static void forces(Trees* t, double* f) {
  ct_fwdPosition(t->m, t->d);
  ct_fwdVelocity(t->m, t->d);
  memcpy(f, t->d->qfrc_fluid, (size_t)t->m->nv * sizeof(double));
}

static void against_differences(const char* xml) {
  Trees t = trees_open(xml);
  t.m->opt.integrator = ctINT_IMPLICIT;
  trees_state(t.m, t.d, 3);
  double plus[64], minus[64], h = 1e-6;
  forces(&t, plus);
  dense_zero(t.d->qDeriv, (int)t.m->nD);
  derivative_fluid(t.m, t.d);
  for (int j = 0; j < t.m->nv; j++) {
    double kept = t.d->qvel[j];
    t.d->qvel[j] = kept + h;
    forces(&t, plus);
    t.d->qvel[j] = kept - h;
    forces(&t, minus);
    t.d->qvel[j] = kept;
    for (int i = 0; i < t.m->nv; i++) {
      for (int k = 0; k < t.m->D_rownnz[i]; k++) {
        int at = t.m->D_rowadr[i] + k;
        if (t.m->D_colind[at] == j)
          trees_near(t.d->qDeriv[at], (plus[i] - minus[i]) / (2 * h), 1e-6);
      }
    }
  }
  trees_close(&t);
}

static void boxes(void** state) {
  (void)state;
  against_differences(SWIMMER("density='500'"));
}

static void ellipsoids(void** state) {
  (void)state;
  against_differences(SWIMMER("fluidshape='ellipsoid'"));
  against_differences(SWIMMER("fluidshape='ellipsoid' fluidcoef='.3 .7 .2 .5 2'"));
}

// The matrix of implicitfast is symmetric, so only the symmetric part of a body's derivative is in
// it.
static void implicitfast_is_symmetric(void** state) {
  (void)state;
  Trees t = trees_open(SWIMMER("fluidshape='ellipsoid'"));
  t.m->opt.integrator = ctINT_IMPLICITFAST;
  trees_state(t.m, t.d, 3);
  double f[64], full[64][64] = {{0}};
  forces(&t, f);
  derivative_without_bias(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) {
    for (int k = t.m->D_rowadr[i]; k < t.m->D_rowadr[i] + t.m->D_rownnz[i]; k++)
      full[i][t.m->D_colind[k]] = t.d->qDeriv[k];
  }
  for (int i = 0; i < t.m->nv; i++) {
    for (int k = 0; k < i; k++) trees_near(full[i][k], full[k][i], 1e-12);
  }
  trees_close(&t);
}

// A leaf of these half axes alone in the air; the derivative by its velocities, six by six, and
// differences of the force. Returns the largest entry.
static double leaf(const char* size, double got[36], double exact[36], double want[36]) {
  char xml[500];
  snprintf(xml, sizeof xml,
           "<mujoco><option density='1.2' viscosity='1.8e-5' gravity='0 0 0'/><worldbody><body>"
           "<freejoint/><inertial pos='0 0 0' mass='1e-5' diaginertia='1e-9 1e-9 1e-9'/>"
           "<geom type='ellipsoid' size='%s' fluidshape='ellipsoid' contype='0'/></body>"
           "</worldbody></mujoco>",
           size);
  Trees t = trees_open(xml);
  double plus[6], minus[6], largest = 0, h = 1e-5;
  trees_state(t.m, t.d, 3);
  forces(&t, plus);
  memset(exact, 0, 36 * sizeof *exact);
  dense_zero(t.d->qDeriv, 36);
  derivative_fluid(t.m, t.d);
  derivative_fluid_exact(t.m, t.d, exact);
  memcpy(got, t.d->qDeriv, 36 * sizeof *got);
  for (int j = 0; j < 6; j++) {
    double kept = t.d->qvel[j];
    t.d->qvel[j] = kept + h;
    forces(&t, plus);
    t.d->qvel[j] = kept - h;
    forces(&t, minus);
    t.d->qvel[j] = kept;
    for (int i = 0; i < 6; i++) want[6 * i + j] = (plus[i] - minus[i]) / (2 * h);
  }
  for (int i = 0; i < 36; i++) largest = larger(largest, fabs(want[i]));
  trees_close(&t);
  return largest;
}

// MuJoCo's derivative has denominators that it cuts off, and the force has other ones; the exact
// derivative is that of the force, down to sizes where its own denominators are cut off, too.
static void thin_ellipsoids(void** state) {
  (void)state;
  static const struct {
    const char* size;
    bool cut; // in MuJoCo's derivative
  } row[] = {{".1 .2 .3", false},
             {".0001 .003 .006", true},
             {"1e-5 3e-4 6e-4", true},
             {"1e-6 1e-5 2e-5", true}};
  for (int k = 0; k < 4; k++) {
    double got[36], exact[36], want[36], off = 0, size = leaf(row[k].size, got, exact, want);
    assert_true(size > 0);
    trees_near_n(exact, want, 36, 1e-6 * size);
    for (int i = 0; i < 36; i++) off = larger(off, fabs(got[i] - want[i]) / size);
    assert_int_equal(off > 1e-6, row[k].cut);
  }
}

static void no_medium_no_derivative(void** state) {
  (void)state;
  Trees t = trees_open(SWIMMER(""));
  t.m->opt.density = t.m->opt.viscosity = 0;
  trees_state(t.m, t.d, 3);
  double f[64];
  forces(&t, f);
  dense_zero(t.d->qDeriv, (int)t.m->nD);
  derivative_fluid(t.m, t.d);
  for (int k = 0; k < t.m->nD; k++) trees_near(t.d->qDeriv[k], 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes),
      cmocka_unit_test(ellipsoids),
      cmocka_unit_test(implicitfast_is_symmetric),
      cmocka_unit_test(thin_ellipsoids),
      cmocka_unit_test(no_medium_no_derivative),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
