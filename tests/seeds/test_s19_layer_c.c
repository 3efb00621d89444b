// Seed item 19 layer C, runs with contacts, other constraint rows and controls: 200 steps beside
// what MuJoCo 3.5.0 recorded, at the tolerances of C3.
#include "model/model.h"
#include "support/golden.h"
#include "support/recorded.h"
#include "support/scene.h"

#include <math.h>
#include <string.h>

// Tolerances of a tier: state, accelerations and smooth forces; constraint forces and sensors, as
// in C3. Relative to the largest number of a field, or absolute if that is below 1.
typedef struct Tier {
  double state, constraint;
} Tier;
static const Tier smooth = {1e-10, 1e-10}, implicit = {1e-8, 1e-10}, newton = {1e-8, 1e-6},
                  cg = {1e-7, 1e-5}, pgs = {1e-6, 1e-4};

static double ours_at(const RefField* f, const ctData* d, int i) {
  const void* p = field_data(f->field, d);
  return f->field->type == FIELD_INT ? ((const int*)p)[i] : ((const double*)p)[i];
}

static double error_of(const RefField* f, const ctModel* m, const ctData* d) {
  if (field_count(f->field, m, d) != f->count) return INFINITY;
  double worst = 0, scale = 1;
  for (int i = 0; i < f->count; i++) {
    double x = fabs(ours_at(f, d, i) - f->value[i]);
    if (!(x <= worst)) worst = x;
    scale = fmax(scale, fabs(f->value[i]));
  }
  return f->field->type == FIELD_INT ? worst : worst / scale;
}

static void set_controls(const RefRecord* record, const ctModel* m, ctData* d) {
  for (int k = 0; k < record->nfield; k++) {
    const RefField* f = record->field + k;
    if (!strcmp(f->field->name, "ctrl") && f->count)
      memcpy(d->ctrl, f->value, (size_t)m->nu * sizeof(double));
  }
}

static void check(const char* name, Tier tier) {
  char path[4096];
  Reference r;
  snprintf(path, sizeof path, "%s/conformance/reference/%s.ref", CT_TEST_DIR, name);
  if (!reference_load(&r, path)) fail_msg("%s", r.error);
  Scene s = scene_open(r.model);
  s.m->opt.integrator = r.integrator;
  s.m->opt.solver = r.solver;
  reference_set_state(r.record, s.m, s.d);
  assert_int_equal(r.nrecord, 201);
  int failed = 0, rows = 0;
  for (int k = 1; k < r.nrecord && !failed; k++) {
    set_controls(r.record + k, s.m, s.d);
    ct_step(s.m, s.d);
    rows = s.d->nefc > rows ? s.d->nefc : rows;
    for (int i = 0; i < r.record[k].nfield; i++) {
      const RefField* f = r.record[k].field + i;
      double e = error_of(f, s.m, s.d);
      bool row =
          !strcmp(f->field->name, "qfrc_constraint") || !strcmp(f->field->name, "sensordata");
      if (e <= (row ? tier.constraint : tier.state)) continue;
      print_error("%s step %d: %s %s differs by %.1e\n", name, k, f->field->group, f->field->name,
                  e);
      failed++;
    }
  }
  scene_close(&s);
  reference_free(&r);
  assert_int_equal(failed, 0);
  if (strstr(name, "T07") || strstr(name, "T13") || strstr(name, "T14")) assert_true(rows > 0);
}

#define RUN(test, file, tier)                                                                      \
  static void test(void** state) {                                                                 \
    (void)state;                                                                                   \
    check(file, tier);                                                                             \
  }

RUN(s19_t05_motor_tracking, "T05_motor_tracking.newton", smooth)
RUN(s19_t07_sphere_on_plane_newton, "T07_sphere_on_plane.newton", newton)
RUN(s19_t07_sphere_on_plane_cg, "T07_sphere_on_plane.cg", cg)
RUN(s19_t07_sphere_on_plane_pgs, "T07_sphere_on_plane.pgs", pgs)
RUN(s19_t08_box_on_plane_newton, "T08_box_on_plane.newton", newton)
RUN(s19_t08_box_on_plane_cg, "T08_box_on_plane.cg", cg)
RUN(s19_t08_box_on_plane_pgs, "T08_box_on_plane.pgs", pgs)
RUN(s19_t09_ant_standing, "T09_ant_standing.newton", newton)
RUN(s19_t10_tendon_arm, "T10_tendon_arm.newton", smooth)
RUN(s19_t11_muscle_pendulum, "T11_muscle_pendulum.newton", smooth)
RUN(s19_t12_humanoid, "humanoid.newton", newton)
RUN(s19_t13_joint_limits_newton, "T13_joint_limits.newton", smooth)
RUN(s19_t13_joint_limits_cg, "T13_joint_limits.cg", cg)
RUN(s19_t13_joint_limits_pgs, "T13_joint_limits.pgs", pgs)
RUN(s19_t14_equality_weld_newton, "T14_equality_weld.newton", smooth)
// CG stops early here: MuJoCo, started 1e-15 apart, is 1e-7 to 3e-7 apart from the second step on.
// The same last bits are wanted, and with another sine of the C library they are others.
static void s19_t14_equality_weld_cg(void** state) {
  (void)state;
  check("T14_equality_weld.cg", golden_knows_library() ? cg : pgs);
}

RUN(s19_t14_equality_weld_pgs, "T14_equality_weld.pgs", pgs)
RUN(s19_t15_friction_slide_condim_3, "T15_friction_slide3.newton", newton)
RUN(s19_t15_friction_slide_condim_3_cg, "T15_friction_slide3.cg", cg)
RUN(s19_t15_friction_slide_condim_4, "T15_friction_slide4.newton", newton)
RUN(s19_t15_friction_slide_condim_6, "T15_friction_slide6.newton", newton)
RUN(s19_t16_sensors_along_a_run, "T16_sensor_suite.newton", newton)
RUN(s19_t17_spatial_tendon, "T17_spatial_tendon.newton", smooth)
RUN(s19_t18_implicit_stiff, "T18_implicit_stiff.newton", implicit)
RUN(s19_t19_rk4_accuracy, "T19_rk4_accuracy.newton", smooth)
RUN(s19_t20_warmstart_newton, "T20_warmstart.newton", newton)
RUN(s19_t20_warmstart_cg, "T20_warmstart.cg", cg)
RUN(s19_t20_warmstart_pgs, "T20_warmstart.pgs", pgs)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(s19_t05_motor_tracking),
      cmocka_unit_test(s19_t07_sphere_on_plane_newton),
      cmocka_unit_test(s19_t07_sphere_on_plane_cg),
      cmocka_unit_test(s19_t07_sphere_on_plane_pgs),
      cmocka_unit_test(s19_t08_box_on_plane_newton),
      cmocka_unit_test(s19_t08_box_on_plane_cg),
      cmocka_unit_test(s19_t08_box_on_plane_pgs),
      cmocka_unit_test(s19_t09_ant_standing),
      cmocka_unit_test(s19_t10_tendon_arm),
      cmocka_unit_test(s19_t11_muscle_pendulum),
      cmocka_unit_test(s19_t12_humanoid),
      cmocka_unit_test(s19_t13_joint_limits_newton),
      cmocka_unit_test(s19_t13_joint_limits_cg),
      cmocka_unit_test(s19_t13_joint_limits_pgs),
      cmocka_unit_test(s19_t14_equality_weld_newton),
      cmocka_unit_test(s19_t14_equality_weld_cg),
      cmocka_unit_test(s19_t14_equality_weld_pgs),
      cmocka_unit_test(s19_t15_friction_slide_condim_3),
      cmocka_unit_test(s19_t15_friction_slide_condim_3_cg),
      cmocka_unit_test(s19_t15_friction_slide_condim_4),
      cmocka_unit_test(s19_t15_friction_slide_condim_6),
      cmocka_unit_test(s19_t16_sensors_along_a_run),
      cmocka_unit_test(s19_t17_spatial_tendon),
      cmocka_unit_test(s19_t18_implicit_stiff),
      cmocka_unit_test(s19_t19_rk4_accuracy),
      cmocka_unit_test(s19_t20_warmstart_newton),
      cmocka_unit_test(s19_t20_warmstart_cg),
      cmocka_unit_test(s19_t20_warmstart_pgs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
