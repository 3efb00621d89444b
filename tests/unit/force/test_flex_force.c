#include "force/flex_force.h"
#include "support/numbers.h"
#include "unit/force/flex_kinds.h"

static void forces_are_mujocos(void** state) {
  (void)state;
  for (int k = 0; k < FLEX_CASES; k++) {
    Trees t = flex_case_open(flex_case + k);
    flex_case_start(&t);
    ct_forward(t.m, t.d);
    trees_near(flex_case_sum(&t, t.d->qfrc_spring), flex_case[k].spring, 1e-10);
    trees_near(flex_case_sum(&t, t.d->qfrc_damper), flex_case[k].damper, 1e-10);
    trees_close(&t);
  }
}

static void turning_parent_is_mujocos(void** state) {
  (void)state;
  for (int k = 0; k < TURNING_FLEXES; k++) {
    Trees t = turning_flex_open(turning_flex + k);
    flex_case_start(&t);
    ct_forward(t.m, t.d);
    trees_near(flex_case_sum(&t, t.d->qfrc_spring), turning_flex[k].spring, 1e-10);
    trees_near(flex_case_sum(&t, t.d->qfrc_damper), turning_flex[k].damper, 1e-10);
    trees_close(&t);
  }
}

static double largest(const double* x, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) most = larger(most, fabs(x[i]));
  return most;
}

static double norm(const double* x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}

// Moved and turned as a whole nothing changes, and at rest nothing is strained: but curved shells
// are, by the curvature term, here as in MuJoCo.
static void rigid_motion_costs_nothing(void** state) {
  (void)state;
  const double c = cos(0.4), s = sin(0.4);
  for (int k = 0; k < FLEX_CASES; k++) {
    Trees t = flex_case_open(flex_case + k);
    ct_forward(t.m, t.d);
    double rest = norm(t.d->qfrc_spring, (int)t.m->nv);
    if (strcmp(flex_case[k].type, "ellipsoid") != 0) assert_true(rest < 1e-9);
    for (int b = 1; b < t.m->nbody; b++) {
      const double* x = t.d->xpos + 3 * b;
      double* q = t.d->qpos + t.m->jnt_qposadr[t.m->body_jntadr[b]];
      if (t.m->body_jntnum[b] != 3) continue;
      double y[3] = {c * x[0] - s * x[1] + 0.3, s * x[0] + c * x[1], x[2] - 0.2};
      for (int i = 0; i < 3; i++) q[i] += y[i] - x[i];
    }
    ct_forward(t.m, t.d);
    trees_near(norm(t.d->qfrc_spring, (int)t.m->nv), rest, 1e-9);
    t.d->qpos[0] += 0.01;
    ct_forward(t.m, t.d);
    assert_true(norm(t.d->qfrc_spring, (int)t.m->nv) > rest + 1e-3);
    trees_close(&t);
  }
}

// Springs and dampers have a flag each; the strain of triangles and tetrahedra obeys neither.
static void flags_switch_kinds_off(void** state) {
  (void)state;
  for (int k = 0; k < FLEX_CASES; k++) {
    bool elements = flex_case[k].dim > 1 && !flex_case[k].more[0];
    Trees t = flex_case_open(flex_case + k);
    flex_case_start(&t);
    t.m->opt.disableflags |= ctDSBL_SPRING;
    ct_forward(t.m, t.d);
    assert_int_equal(largest(t.d->qfrc_spring, (int)t.m->nv) > 0, elements);
    t.m->opt.disableflags = ctDSBL_DAMPER;
    ct_forward(t.m, t.d);
    assert_true(largest(t.d->qfrc_damper, (int)t.m->nv) == 0);
    t.m->opt.disableflags |= ctDSBL_SPRING;
    ct_forward(t.m, t.d);
    assert_true(largest(t.d->qfrc_passive, (int)t.m->nv) == 0);
    trees_close(&t);
  }
}

static void rates_are_the_jacobian_times_velocity(void** state) {
  (void)state;
  Trees t = flex_case_open(flex_case + 5);
  flex_case_start(&t);
  ct_forward(t.m, t.d);
  const double h = 1e-6;
  double before[3], rate[3];
  assert_int_equal(t.m->nflexedge, 3);
  memcpy(before, t.d->flexedge_length, sizeof(before));
  memcpy(rate, t.d->flexedge_velocity, sizeof(rate));
  for (int i = 0; i < t.m->nv; i++) t.d->qpos[i] += h * t.d->qvel[i];
  ct_forward(t.m, t.d);
  for (int e = 0; e < 3; e++) trees_near(rate[e], (t.d->flexedge_length[e] - before[e]) / h, 1e-4);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forces_are_mujocos),
      cmocka_unit_test(turning_parent_is_mujocos),
      cmocka_unit_test(rigid_motion_costs_nothing),
      cmocka_unit_test(flags_switch_kinds_off),
      cmocka_unit_test(rates_are_the_jacobian_times_velocity),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
