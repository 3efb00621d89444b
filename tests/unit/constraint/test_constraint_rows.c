#include "constraint/constraint_rows.h"
#include "model/data.h"
#include "unit/constraint/row_case.h"

#define EVERYTHING                                                                                 \
  "<tendon><fixed name='t' range='-9 -8' limited='true' frictionloss='.1'><joint joint='slide' "   \
  "coef='1'/></fixed></tendon><equality><connect body1='box' body2='lower' anchor='0 0 0'/>"       \
  "<joint joint1='hinge'/></equality>"

static Trees everything(bool sparse) {
  Trees t = row_case("", EVERYTHING, sparse);
  int dof = (int)t.m->nv - 1;
  t.m->dof_frictionloss[dof] = 1;
  t.m->jnt_limited[t.m->njnt - 1] = 1;
  t.m->jnt_range[2 * t.m->njnt - 2] = 5;
  t.m->jnt_range[2 * t.m->njnt - 1] = 6;
  row_case_state(t.m, t.d);
  return t;
}

static void kinds_come_in_order(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = everything(sparse);
    const ctData* d = t.d;
    assert_int_equal(d->ne, 4);
    assert_int_equal(d->nf, 2);
    assert_int_equal(d->nl, 2);
    assert_int_equal(d->nefc, 8 + 16);
    for (int i = 1; i < d->nefc; i++) assert_true(d->efc_type[i - 1] <= d->efc_type[i]);
    assert_int_equal(d->maxuse_efc, d->nefc);
    assert_int_equal(d->maxuse_con, d->ncon);
    trees_close(&t);
  }
}

// Full and compressed rows hold the same numbers.
static void layouts_agree(void** state) {
  (void)state;
  Trees a = everything(false), b = everything(true);
  assert_int_equal(a.d->nefc, b.d->nefc);
  assert_int_equal(a.d->nJ, a.d->nefc * a.m->nv);
  assert_null(a.d->efc_J_colind);
  int total = 0;
  for (int i = 0; i < a.d->nefc; i++) {
    double x[32], y[32];
    row_case_jacobian(a.m, a.d, i, x);
    row_case_jacobian(b.m, b.d, i, y);
    trees_near_n(x, y, (int)a.m->nv, 0);
    total += b.d->efc_J_rownnz[i];
  }
  assert_int_equal(b.d->nJ, total);
  trees_near_n(a.d->qacc, b.d->qacc, (int)a.m->nv, 1e-9);
  trees_close(&a);
  trees_close(&b);
}

static void supernodes_are_runs_of_equal_columns(void** state) {
  (void)state;
  Trees t = everything(true);
  const ctData* d = t.d;
  for (int i = 0; i < d->nefc; i++) {
    int n = 0, nnz = d->efc_J_rownnz[i];
    for (int k = i + 1; k < d->nefc; k++, n++) {
      if (d->efc_J_rownnz[k] != nnz ||
          memcmp(d->efc_J_colind + d->efc_J_rowadr[k], d->efc_J_colind + d->efc_J_rowadr[i],
                 (size_t)nnz * sizeof(int)))
        break;
    }
    assert_int_equal(d->efc_J_rowsuper[i], n);
  }
  trees_close(&t);
}

static void disabled_constraints_make_no_rows(void** state) {
  (void)state;
  Trees t = everything(false);
  t.m->opt.disableflags |= ctDSBL_CONSTRAINT;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  assert_null(t.d->efc_J);
  trees_near_n(t.d->qacc, t.d->qacc_smooth, (int)t.m->nv, 0);
  trees_close(&t);
}

// Without memory there are no rows, a warning, and the step goes on.
static void full_arena_is_said(void** state) {
  (void)state;
  Trees t = everything(false);
  data_own(t.d)->limit = 4000;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  assert_true(t.d->warning[ctWARN_CNSTRFULL].number > 0);
  assert_non_null(strstr(ct_lastWarning(t.d), "constraint rows"));
  for (int i = 0; i < t.m->nv; i++) assert_true(isfinite(t.d->qacc[i]));
  trees_close(&t);
}

static void making_rows_again_changes_nothing(void** state) {
  (void)state;
  Trees t = everything(true);
  size_t used = t.d->parena;
  double J[500];
  int nJ = t.d->nJ;
  assert_true(nJ <= 500);
  memcpy(J, t.d->efc_J, (size_t)nJ * sizeof *J);
  for (int k = 0; k < 3; k++) ct_makeConstraint(t.m, t.d);
  assert_int_equal(t.d->nJ, nJ);
  assert_memory_equal(J, t.d->efc_J, (size_t)nJ * sizeof *J);
  assert_true(t.d->parena <= used);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kinds_come_in_order),
      cmocka_unit_test(layouts_agree),
      cmocka_unit_test(supernodes_are_runs_of_equal_columns),
      cmocka_unit_test(disabled_constraints_make_no_rows),
      cmocka_unit_test(full_arena_is_said),
      cmocka_unit_test(making_rows_again_changes_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
