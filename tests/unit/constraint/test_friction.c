#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

#define DRY                                                                                        \
  "<mujoco><option jacobian='%s'/><worldbody>"                                                     \
  "<body><joint name='a' frictionloss='.3'/><geom size='.1' pos='.1 0 0'/>"                        \
  "<body pos='1 0 0'><joint name='b'/><joint name='c' axis='1 0 0' frictionloss='.5'/>"            \
  "<geom size='.1'/></body></body></worldbody><tendon>"                                            \
  "<fixed name='t' frictionloss='.7'><joint joint='b' coef='3'/></fixed></tendon></mujoco>"

static void a_row_for_each_dry_dof_and_tendon(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[1000];
    snprintf(xml, sizeof xml, DRY, sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    const int type[] = {ctCNSTR_FRICTION_DOF, ctCNSTR_FRICTION_DOF, ctCNSTR_FRICTION_TENDON};
    const int id[] = {0, 2, 0};
    const double loss[] = {.3, .5, .7};
    const double J[3][3] = {{1, 0, 0}, {0, 0, 1}, {0, 3, 0}};
    assert_int_equal(t.d->nf, 3);
    assert_int_equal(t.d->nefc, 3);
    for (int i = 0; i < 3; i++) {
      double row[3];
      assert_int_equal(t.d->efc_type[i], type[i]);
      assert_int_equal(t.d->efc_id[i], id[i]);
      assert_true(t.d->efc_frictionloss[i] == loss[i] && t.d->efc_pos[i] == 0);
      row_case_jacobian(t.m, t.d, i, row);
      trees_near_n(row, J[i], 3, 0);
    }
    assert_int_equal(t.d->tendon_efcadr[0], 2);
    t.m->opt.disableflags |= ctDSBL_FRICTIONLOSS;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nefc, 0);
    trees_close(&t);
  }
}

// Counting and making agree on a loss that is not a number: it has no row.
static void a_loss_that_is_no_number_has_no_row(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[1000];
    snprintf(xml, sizeof xml, DRY, sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    t.m->dof_frictionloss[0] = t.m->tendon_frictionloss[0] = NAN;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nefc, 1);
    assert_int_equal(t.d->efc_id[0], 2);
    trees_close(&t);
  }
}

// Dry friction holds a mass on a slope that it can hold, and lets a heavier one go.
static void friction_holds_up_to_its_loss(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><joint type='slide' axis='0 0 1' frictionloss='11'/>"
      "<geom size='.1' mass='1'/></body><body pos='1 0 0'><joint type='slide' "
      "axis='0 0 1' frictionloss='5'/><geom size='.1' mass='1'/></body></worldbody></mujoco>");
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  trees_near(t.d->qvel[0], 0, 0.02); // it creeps, being soft
  trees_near(t.d->qvel[1], -(9.81 - 5) * t.d->time, 1e-6);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_row_for_each_dry_dof_and_tendon),
      cmocka_unit_test(a_loss_that_is_no_number_has_no_row),
      cmocka_unit_test(friction_holds_up_to_its_loss),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
