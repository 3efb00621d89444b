// Requirement 19 layer C: every step of recorded runs, every recorded field, at 1e-10; and the
// diagnosis of C5.
#include "support/recorded.h"
#include "support/scene.h"

#include <stdlib.h>

static void open_reference(const char* name, Reference* r, Scene* s) {
  char path[4096];
  snprintf(path, sizeof(path), "%s/conformance/reference/%s", CT_TEST_DIR, name);
  if (!reference_load(r, path)) fail_msg("%s", r->error);
  *s = scene_open(r->model);
  s->m->opt.integrator = r->integrator;
  reference_set_state(r->record, s->m, s->d);
}

// Steps until the first record that differs; its number, or 0 when all agree.
static int run(const Reference* r, Scene* s, double tolerance, double* maximum) {
  *maximum = 0;
  for (int k = 1; k < r->nrecord; k++) {
    ct_step(s->m, s->d);
    RefResult result = reference_compare(r, k, s->m, s->d, tolerance);
    if (result.maximum > *maximum) *maximum = result.maximum;
    // CT_TREND=1: error against step, ready to plot
    if (getenv("CT_TREND")) printf("%s,%d,%.3e\n", r->model, k, result.maximum);
    if (result.failed) return k;
  }
  return 0;
}

static void check(const char* name) {
  Reference r;
  Scene s;
  double maximum;
  open_reference(name, &r, &s);
  assert_int_equal(r.nrecord, 201);
  int bad = run(&r, &s, 1e-10, &maximum);
  if (bad) reference_diagnose(stderr, &r, bad, s.m, s.d, 1e-10);
  print_message("%s: max error %.1e\n", name, maximum);
  scene_close(&s);
  reference_free(&r);
  assert_int_equal(bad, 0);
}

#define TRAJECTORY(test, file)                                                                     \
  static void r19_##test##_euler(void** state) {                                                   \
    (void)state;                                                                                   \
    check(file ".euler.ref");                                                                      \
  }                                                                                                \
  static void r19_##test##_rk4(void** state) {                                                     \
    (void)state;                                                                                   \
    check(file ".rk4.ref");                                                                        \
  }
#define IMPLICIT(test, file)                                                                       \
  static void r19_##test##_implicit(void** state) {                                                \
    (void)state;                                                                                   \
    check(file ".implicit.ref");                                                                   \
  }                                                                                                \
  static void r19_##test##_implicitfast(void** state) {                                            \
    (void)state;                                                                                   \
    check(file ".implicitfast.ref");                                                               \
  }

TRAJECTORY(t01_free_fall, "T01_free_fall")
TRAJECTORY(t02_pendulum_swing, "T02_pendulum_swing")
TRAJECTORY(t03_double_pendulum, "T03_double_pendulum")
TRAJECTORY(t04_spring_damper, "T04_spring_damper")
TRAJECTORY(t06_ball_joint_free, "T06_ball_joint_free")
IMPLICIT(t01_free_fall, "T01_free_fall")
IMPLICIT(t02_pendulum_swing, "T02_pendulum_swing")
IMPLICIT(t03_double_pendulum, "T03_double_pendulum")
IMPLICIT(t04_spring_damper, "T04_spring_damper")
IMPLICIT(t06_ball_joint_free, "T06_ball_joint_free")

// A model broken on purpose: the diagnosis must name the stage that reads the broken number.
static void expect_first(const char* file, void (*spoil)(ctModel* m), const char* group) {
  Reference r;
  Scene s;
  double maximum;
  open_reference(file, &r, &s);
  spoil(s.m);
  int bad = run(&r, &s, 1e-10, &maximum);
  assert_true(bad > 0);
  RefResult result = reference_compare(&r, bad, s.m, s.d, 1e-10);
  assert_string_equal(r.record[bad].field[result.first].field->group, group);
  scene_close(&s);
  reference_free(&r);
}

static void spoil_spring(ctModel* m) { m->jnt_stiffness[0] *= 1 + 1e-6; }
static void spoil_place(ctModel* m) { m->body_pos[3] += 1e-6; }
static void spoil_inertia(ctModel* m) { m->body_inertia[3 * (m->nbody - 1)] *= 1 + 1e-6; }
static void spoil_gravity(ctModel* m) { m->opt.gravity[2] *= 1 + 1e-6; }
static void spoil_timestep(ctModel* m) { m->opt.timestep *= 1 + 1e-6; }

static void spoil_contact(ctModel* m) {
  for (int i = 0; i < m->ngeom; i++) m->geom_solref[2 * i] *= 1.01;
}

static void r19_c5_diagnosis_names_the_broken_stage(void** state) {
  (void)state;
  expect_first("T04_spring_damper.euler.ref", spoil_spring, "passive");
  expect_first("T02_pendulum_swing.euler.ref", spoil_place, "kinematics");
  expect_first("T06_ball_joint_free.euler.ref", spoil_inertia, "bias");
  expect_first("T03_double_pendulum.euler.ref", spoil_gravity, "bias");
  expect_first("T02_pendulum_swing.euler.ref", spoil_timestep, "state");
  expect_first("T07_sphere_on_plane.newton.ref", spoil_contact, "constraint_solve");
}

static void r19_c_reader_refuses_damaged_files(void** state) {
  (void)state;
  static const char* const bad[] = {
      "corten-reference 2\n",
      "corten-reference 1\nmujoco 3.4.0\n",
      "corten-reference 1\nmujoco 3.5.0\nmodel a.xml\n",
      "corten-reference 1\nmodel a.xml\nkind stages\nrecord 0 a\nnosuchfield 1 2\n",
      "corten-reference 1\nmodel a.xml\nkind stages\nrecord 0 a\nqpos 3 1 2\n",
  };
  for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
    char path[] = "/tmp/corten_ref_XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    FILE* f = fdopen(fd, "w");
    fputs(bad[i], f);
    fclose(f);
    Reference r;
    bool ok = reference_load(&r, path);
    reference_free(&r);
    remove(path);
    assert_false(ok);
  }
}

static void r19_relative_error_of_the_requirement(void** state) {
  (void)state;
  assert_true(reference_error(1, 1) == 0);
  assert_true(reference_error(1e-13, 0) == 0);
  assert_true(reference_error(1, 1 + 4e-10) > 1e-10);
  assert_true(reference_error(1e-3, 2e-3) > 0.3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_t01_free_fall_euler),
      cmocka_unit_test(r19_t01_free_fall_rk4),
      cmocka_unit_test(r19_t01_free_fall_implicit),
      cmocka_unit_test(r19_t01_free_fall_implicitfast),
      cmocka_unit_test(r19_t02_pendulum_swing_euler),
      cmocka_unit_test(r19_t02_pendulum_swing_rk4),
      cmocka_unit_test(r19_t02_pendulum_swing_implicit),
      cmocka_unit_test(r19_t02_pendulum_swing_implicitfast),
      cmocka_unit_test(r19_t03_double_pendulum_euler),
      cmocka_unit_test(r19_t03_double_pendulum_rk4),
      cmocka_unit_test(r19_t03_double_pendulum_implicit),
      cmocka_unit_test(r19_t03_double_pendulum_implicitfast),
      cmocka_unit_test(r19_t04_spring_damper_euler),
      cmocka_unit_test(r19_t04_spring_damper_rk4),
      cmocka_unit_test(r19_t04_spring_damper_implicit),
      cmocka_unit_test(r19_t04_spring_damper_implicitfast),
      cmocka_unit_test(r19_t06_ball_joint_free_euler),
      cmocka_unit_test(r19_t06_ball_joint_free_rk4),
      cmocka_unit_test(r19_t06_ball_joint_free_implicit),
      cmocka_unit_test(r19_t06_ball_joint_free_implicitfast),
      cmocka_unit_test(r19_c5_diagnosis_names_the_broken_stage),
      cmocka_unit_test(r19_c_reader_refuses_damaged_files),
      cmocka_unit_test(r19_relative_error_of_the_requirement),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
