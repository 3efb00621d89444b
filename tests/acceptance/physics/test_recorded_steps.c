// Requirement 19 B7, B9 and B10: actuators, tendons and single steps of every integrator beside
// what MuJoCo 3.5.0 recorded.
#include "support/dense_mass.h"
#include "support/recorded.h"
#include "support/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void open_reference(const char* name, Reference* r, Scene* s) {
  char path[4096];
  snprintf(path, sizeof path, "%s/conformance/reference/%s.ref", CT_TEST_DIR, name);
  if (!reference_load(r, path)) fail_msg("%s", r->error);
  *s = scene_open(r->model);
}

// Differing fields of a record.
static int differ(const Reference* r, int k, const Scene* s, const char* const* field,
                  double tolerance) {
  int failed = 0, found = 0;
  for (int i = 0; i < r->record[k].nfield; i++) {
    const RefField* f = r->record[k].field + i;
    bool wanted = false;
    for (int n = 0; field[n]; n++) wanted |= !strcmp(field[n], f->field->name);
    if (!wanted) continue;
    found++;
    RefWorst w = reference_field_error(f, s->m, s->d);
    if (w.error <= tolerance) continue;
    print_error("%s record %d: %s[%d] is %.17g, not %.17g\n", r->model, k, f->field->name, w.index,
                w.ours, w.theirs);
    failed++;
  }
  assert_true(found > 0);
  return failed;
}

static void check_stages(const char* name, const char* const* field) {
  Reference r;
  Scene s;
  open_reference(name, &r, &s);
  assert_int_equal(r.nrecord, 4);
  int failed = 0;
  for (int k = 0; k < r.nrecord; k++) {
    ct_resetData(s.m, s.d);
    reference_set_state(r.record + k, s.m, s.d);
    ct_forward(s.m, s.d);
    failed += differ(&r, k, &s, field, 1e-10);
  }
  scene_close(&s);
  reference_free(&r);
  assert_int_equal(failed, 0);
}

// B7 ----------------------------------------------------------------------------------------------
static const char* const actuation[] = {"actuator_length",
                                        "actuator_velocity",
                                        "actuator_force",
                                        "act_dot",
                                        "qfrc_actuator",
                                        "qacc",
                                        NULL};

// Motor, position, velocity, damper, muscle, filter, exact filter, integrator, integrated velocity,
// cylinder, limits.
static void r19_b7_kinds_of_actuators(void** state) {
  (void)state;
  check_stages("b7_actuators.actuators", actuation);
}

// On sites with and without reference, tendons of both kinds, ball joints, a crank.
static void r19_b7_kinds_of_transmissions(void** state) {
  (void)state;
  check_stages("b7_transmissions.actuators", actuation);
}

// B9 ----------------------------------------------------------------------------------------------
static void r19_b9_tendons_fixed_and_spatial(void** state) {
  (void)state;
  static const char* const tendon[] = {"ten_length", "ten_velocity", "ten_J", NULL};
  check_stages("b7_transmissions.actuators", tendon);
}

// B10 ---------------------------------------------------------------------------------------------
static const char* const step_model[] = {"b10_spring_pendulum", "b10_damped_hinge",
                                         "b10_muscle_arm"};
enum { NSTEP_MODEL = sizeof step_model / sizeof *step_model };

static void check_steps(const char* integrator, int number, double tolerance) {
  static const char* const after[] = {"time", "qpos", "qvel", "act", NULL};
  int failed = 0;
  for (int k = 0; k < NSTEP_MODEL; k++) {
    char name[80];
    Reference r;
    Scene s;
    snprintf(name, sizeof name, "%s.%s.step", step_model[k], integrator);
    open_reference(name, &r, &s);
    assert_int_equal(r.nrecord, 8);
    assert_int_equal(r.integrator, number);
    s.m->opt.integrator = number;
    for (int i = 0; i < r.nrecord; i += 2) {
      ct_resetData(s.m, s.d);
      reference_set_state(r.record + i, s.m, s.d);
      ct_step(s.m, s.d);
      failed += differ(&r, i + 1, &s, after, tolerance);
    }
    scene_close(&s);
    reference_free(&r);
  }
  assert_int_equal(failed, 0);
}

static void r19_b10_euler(void** state) {
  (void)state;
  check_steps("euler", ctINT_EULER, 1e-10);
}

static void r19_b10_rk4(void** state) {
  (void)state;
  check_steps("rk4", ctINT_RK4, 1e-10);
}

static void r19_b10_implicit(void** state) {
  (void)state;
  check_steps("implicit", ctINT_IMPLICIT, 1e-10);
}

static void r19_b10_implicitfast(void** state) {
  (void)state;
  check_steps("implicitfast", ctINT_IMPLICITFAST, 1e-10);
}

// What the formula makes of the velocities: (M + h D + h^2 K) v' = M v + h f, f with the springs at
// q but without the dampers.
static void spring_damper_speed(const Scene* s, double* v) {
  int n = (int)s->m->nv;
  double h = s->m->opt.timestep, *A = dense_mass_full(s->m, s->d), b[8];
  for (int i = 0; i < n; i++) {
    double damping = s->m->dof_damping[i], stiffness = s->m->jnt_stiffness[i];
    double f = s->d->qfrc_actuator[i] - s->d->qfrc_bias[i] -
               stiffness * (s->d->qpos[i] - s->m->qpos_spring[i]);
    b[i] = h * f;
    for (int k = 0; k < n; k++) b[i] += A[i * n + k] * s->d->qvel[k];
    v[i] = h * damping + h * h * stiffness;
  }
  for (int i = 0; i < n; i++) A[i * n + i] += v[i];
  assert_int_equal(ctu_cholFactor(A, n, 1e-14), n);
  ctu_cholSolve(v, A, b, n);
  free(A);
}

// The fifth integrator is the requirement's own; MuJoCo has none like it, its formula decides.
static void r19_b10_implicit_spring_damper(void** state) {
  (void)state;
  for (int k = 0; k < NSTEP_MODEL; k++) {
    char name[80];
    Reference r;
    Scene s;
    snprintf(name, sizeof name, "%s.euler.step", step_model[k]);
    open_reference(name, &r, &s);
    s.m->opt.integrator = ctINT_SPRINGDAMPER;
    for (int i = 0; i < r.nrecord; i += 2) {
      double v[8], q[8];
      ct_resetData(s.m, s.d);
      reference_set_state(r.record + i, s.m, s.d);
      ct_forward(s.m, s.d);
      spring_damper_speed(&s, v);
      memcpy(q, s.d->qpos, (size_t)s.m->nq * sizeof *q);
      ct_step(s.m, s.d);
      for (int n = 0; n < s.m->nv; n++) {
        assert_true(reference_error(s.d->qvel[n], v[n]) <= 1e-10);
        assert_true(reference_error(s.d->qpos[n], q[n] + s.m->opt.timestep * v[n]) <= 1e-10);
      }
    }
    scene_close(&s);
    reference_free(&r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_b7_kinds_of_actuators),
      cmocka_unit_test(r19_b7_kinds_of_transmissions),
      cmocka_unit_test(r19_b9_tendons_fixed_and_spatial),
      cmocka_unit_test(r19_b10_euler),
      cmocka_unit_test(r19_b10_rk4),
      cmocka_unit_test(r19_b10_implicit),
      cmocka_unit_test(r19_b10_implicitfast),
      cmocka_unit_test(r19_b10_implicit_spring_damper),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
