#include "constraint/contact_force.h"
#include "unit/constraint/row_case.h"

// A box at rest on the floor: the contacts carry its weight, in both formulations.
static void contacts_carry_the_weight(void** state) {
  (void)state;
  static const char* const cone[] = {"cone='pyramidal'", "cone='elliptic'"};
  for (int k = 0; k < 2; k++) {
    for (int dim = 1; dim <= 6; dim += dim == 1 ? 2 : dim == 3 ? 1 : 2) {
      Trees t = row_case(cone[k], "", false);
      for (int g = 0; g < t.m->ngeom; g++) t.m->geom_condim[g] = dim;
      for (int i = 0; i < 1000; i++) ct_step(t.m, t.d);
      double sum = 0, f[6];
      for (int i = 0; i < t.d->ncon; i++) {
        ct_contactForce(t.m, t.d, i, f);
        assert_true(f[0] >= 0);
        sum += f[0];
        for (int j = dim; j < 6; j++) assert_true(f[j] == 0);
        // inside the friction cone
        double slip = hypot(f[1] / t.d->contact[i].friction[0], f[2] / t.d->contact[i].friction[1]);
        assert_true(slip <= f[0] * sqrt(2) + 1e-12);
      }
      trees_near(sum, 9.81 * t.m->body_mass[1], 1e-3 * sum);
      trees_close(&t);
    }
  }
}

static void contacts_without_rows_have_no_force(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  t.d->contact[0].efc_address = -1;
  double f[6] = {1, 1, 1, 1, 1, 1};
  contact_force(t.m, t.d, 0, f);
  for (int i = 0; i < 6; i++) assert_true(f[i] == 0);
  trees_close(&t);
}

static void kinds_of_problems(void** state) {
  (void)state;
  Trees t = row_case("cone='elliptic' solver='CG'", "", false);
  assert_true(!ct_isPyramidal(t.m) && !ct_isDual(t.m));
  t.m->opt.cone = ctCONE_PYRAMIDAL;
  t.m->opt.solver = ctSOL_PGS;
  assert_true(ct_isPyramidal(t.m) && ct_isDual(t.m));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contacts_carry_the_weight),
      cmocka_unit_test(contacts_without_rows_have_no_force),
      cmocka_unit_test(kinds_of_problems),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
