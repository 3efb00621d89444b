// Requirement 19 B6: constraint rows and their forces for recorded states, all solvers.
#include "model/model.h"
#include "support/numbers.h"
#include "support/recorded.h"
#include "support/scene.h"

#include <math.h>
#include <string.h>

static const char* const model[] = {
    "T07_sphere_on_plane", "T08_box_on_plane",  "T09_ant_standing",
    "T15_friction_slide6", "b6_stack",          "T10_tendon_arm",
    "T13_joint_limits",    "T14_equality_weld", "b6_connect",
};
// from NCONTACT on: limits of joints and tendons, equalities, nothing else
enum { NCONTACT = 5, NMODEL = sizeof model / sizeof *model };

static double ours_at(const RefField* f, const ctData* d, int i) {
  const void* p = field_data(f->field, d);
  return f->field->type == FIELD_INT ? ((const int*)p)[i] : ((const double*)p)[i];
}

static double error_of(const RefField* f, const ctModel* m, const ctData* d) {
  if (field_count(f->field, m, d) != f->count) return INFINITY;
  double worst = 0, scale = 0;
  for (int i = 0; i < f->count; i++) {
    double x = fabs(ours_at(f, d, i) - f->value[i]);
    if (!(x <= worst)) worst = x;
    scale = larger(scale, fabs(f->value[i]));
  }
  if (f->field->type == FIELD_INT) return worst;
  return worst <= 1e-12 ? 0 : worst / scale;
}

static bool is_solution(const char* name) {
  return !strcmp(name, "efc_force") || !strcmp(name, "qfrc_constraint") || !strcmp(name, "qacc");
}

// The models from `first` on of the list.
static void check(int first, int last, const char* solver, double tolerance) {
  int rows = 0, failed = 0;
  for (int k = first; k < last; k++) {
    char path[4096];
    Reference r;
    snprintf(path, sizeof path, "%s/conformance/reference/%s.%s.rows.ref", CT_TEST_DIR, model[k],
             solver);
    if (!reference_load(&r, path)) fail_msg("%s", r.error);
    Scene s = scene_open(r.model);
    s.m->opt.solver = r.solver;
    for (int j = 0; j < r.nrecord; j++) {
      ct_resetData(s.m, s.d);
      reference_set_state(r.record + j, s.m, s.d);
      ct_forward(s.m, s.d);
      rows += s.d->nefc;
      for (int i = 0; i < r.record[j].nfield; i++) {
        const RefField* f = r.record[j].field + i;
        if (f->field->stage == STAGE_STATE) continue;
        double e = error_of(f, s.m, s.d);
        if (e <= (is_solution(f->field->name) ? tolerance : 1e-9)) continue;
        print_error("%s %s %s: %s differs by %.1e\n", model[k], solver, r.record[j].title,
                    f->field->name, e);
        failed++;
      }
    }
    scene_close(&s);
    reference_free(&r);
  }
  assert_true(rows > 10);
  assert_int_equal(failed, 0);
}

static void r19_b6_newton(void** state) {
  (void)state;
  check(0, NMODEL, "newton", 1e-8);
}

static void r19_b6_cg(void** state) {
  (void)state;
  check(0, NMODEL, "cg", 1e-6);
}

static void r19_b6_pgs(void** state) {
  (void)state;
  check(0, NMODEL, "pgs", 1e-6);
}

// Limits and equalities have no cones: their forces are those of a linear system, 1e-10.
static void r19_ac12_limits_and_equalities_to_ten_digits(void** state) {
  (void)state;
  check(NCONTACT, NMODEL, "newton", 1e-10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_b6_newton),
      cmocka_unit_test(r19_b6_cg),
      cmocka_unit_test(r19_b6_pgs),
      cmocka_unit_test(r19_ac12_limits_and_equalities_to_ten_digits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
