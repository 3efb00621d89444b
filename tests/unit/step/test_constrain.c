#include "step/constrain.h"
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

#define JOINED "<equality><weld body1='box' body2='lower'/></equality>"

// M qacc = smooth forces + J' force, whatever the solver.
static void forces_explain_the_acceleration(void** state) {
  (void)state;
  static const char* const solver[] = {"solver='PGS'", "solver='CG'", "solver='Newton'",
                                       "solver='Newton' cone='elliptic'",
                                       "solver='Newton' noslip_iterations='5'"};
  static const double near[] = {1e-12, 1e-2, 1e-9, 1e-9, 1e-9}; // CG ends by its iterations
  for (int k = 0; k < 5; k++) {
    for (int sparse = 0; sparse < 2; sparse++) {
      Trees t = row_case(solver[k], JOINED, sparse);
      row_case_state(t.m, t.d);
      int nv = (int)t.m->nv;
      double Ma[32], qfrc[32];
      ct_mulM(t.m, t.d, Ma, t.d->qacc);
      ct_mulJacTVec(t.m, t.d, qfrc, t.d->efc_force);
      double scale = 0;
      for (int i = 0; i < nv; i++) scale = larger(scale, fabs(Ma[i]));
      trees_near_n(qfrc, t.d->qfrc_constraint, nv, 1e-10 * scale);
      for (int i = 0; i < nv; i++)
        trees_near(Ma[i], t.d->qfrc_smooth[i] + qfrc[i], near[k] * scale);
      assert_true(t.d->solver_niter[0] > 0);
      trees_close(&t);
    }
  }
}

static void solvers_agree(void** state) {
  (void)state;
  double qacc[3][32];
  for (int k = 0; k < 3; k++) {
    Trees t = row_case("iterations='2000' tolerance='0'", JOINED, false);
    t.m->opt.solver = k;
    row_case_state(t.m, t.d);
    memcpy(qacc[k], t.d->qacc, (size_t)t.m->nv * sizeof(double));
    trees_close(&t);
  }
  for (int i = 0; i < 10; i++) {
    trees_near(qacc[1][i], qacc[2][i], 1e-3);
    trees_near(qacc[0][i], qacc[2][i], 1e-3);
  }
}

// Solving islands apart gives what solving them together gives.
static void islands_do_not_matter(void** state) {
  (void)state;
  Trees t = row_case("tolerance='1e-14'",
                     "<equality><connect body1='lower' anchor='0 0 0'/></equality>", false);
  row_case_state(t.m, t.d);
  assert_int_equal(t.d->nisland, 2);
  double qacc[32];
  memcpy(qacc, t.d->qacc, (size_t)t.m->nv * sizeof(double));
  t.m->opt.disableflags |= ctDSBL_ISLAND;
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qacc, qacc, (int)t.m->nv, 1e-8);
  // the cart touches nothing
  assert_true(t.d->qacc[t.m->nv - 1] == t.d->qacc_smooth[t.m->nv - 1]);
  trees_close(&t);
}

static void warm_start_saves_iterations(void** state) {
  (void)state;
  Trees t = row_case("solver='CG'", JOINED, false);
  for (int i = 0; i < 400; i++) ct_step(t.m, t.d);
  int warm = t.d->solver_niter[0];
  memset(t.d->qacc_warmstart, 0, (size_t)t.m->nv * sizeof(double));
  t.m->opt.disableflags |= ctDSBL_WARMSTART;
  ct_forward(t.m, t.d);
  assert_true(t.d->solver_niter[0] > warm);
  trees_close(&t);
}

// With noslip all dofs are one problem; those outside of islands start from the smooth
// acceleration, not from the warm start.
static void dofs_outside_of_islands_start_smooth(void** state) {
  (void)state;
  double first[2];
  for (int k = 0; k < 2; k++) {
    Trees t = row_case("solver='CG' noslip_iterations='3'",
                       "<equality><connect body1='lower' anchor='0 0 0'/></equality>", false);
    row_case_state(t.m, t.d);
    int last = (int)t.m->nv - 1;
    assert_true(t.d->nisland == 2 && t.d->nidof <= last && t.d->dof_island[last] < 0);
    memcpy(t.d->qacc_warmstart, t.d->qacc, (size_t)t.m->nv * sizeof(double));
    t.d->qacc_warmstart[last] += 0.01 * k;
    ct_forward(t.m, t.d);
    first[k] = t.d->solver[0].gradient;
    trees_close(&t);
  }
  assert_true(first[0] > 0 && first[0] == first[1]);
}

static void without_rows_the_acceleration_is_smooth(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  t.m->opt.disableflags = ctDSBL_CONTACT;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  trees_near_n(t.d->qacc, t.d->qacc_smooth, (int)t.m->nv, 0);
  for (int i = 0; i < t.m->nv; i++) assert_true(t.d->qfrc_constraint[i] == 0);
  assert_int_equal(t.d->solver_niter[0], 0);
  trees_close(&t);
}

static int fail_to_solve(const ctModel* m, ctData* d, const cttNum* param) {
  (void)param;
  for (int i = 0; i < m->nv; i++) d->qacc[i] = d->qpos_shift[i] = 1e6;
  for (int i = 0; i < d->nefc; i++) d->efc_state[i] = 1000;
  return 7;
}

// No other formulation takes the place of one that fails: no row acts, and a warning names it.
static void a_formulation_that_fails_is_named(void** state) {
  (void)state;
  static const ctpFormulation kind = {.kind = {.name = "test.failing"}, .solve = fail_to_solve};
  int slot = ct_registerFormulation(&kind);
  assert_true(slot >= ctNFORMULATION);
  Trees t = row_case("", "", false);
  t.m->opt.formulation = slot;
  row_case_state(t.m, t.d);
  assert_true(t.d->nefc > 0);
  assert_non_null(strstr(ct_lastWarning(t.d), "test.failing"));
  trees_near_n(t.d->qacc, t.d->qacc_smooth, (int)t.m->nv, 0);
  for (int i = 0; i < t.d->nefc; i++) {
    assert_true(t.d->efc_force[i] == 0);
    assert_int_equal(t.d->efc_state[i], ctCNSTRSTATE_SATISFIED);
  }
  for (int i = 0; i < t.m->nv; i++) {
    assert_true(t.d->qfrc_constraint[i] == 0);
    assert_true(t.d->qpos_shift[i] == 0);
  }
  trees_close(&t);
  assert_int_equal(ct_removeKind(ctKIND_FORMULATION, "test.failing"), 0);
}

static int leave_rows_alone(const ctModel* m, ctData* d, const cttNum* param) {
  (void)param;
  for (int i = 0; i < m->nv; i++) d->qacc[i] = d->qacc_smooth[i];
  return 0;
}

// Rows are made in memory that others have used; what a formulation does not write is zero.
static void a_formulation_need_not_write_rows(void** state) {
  (void)state;
  static const ctpFormulation kind = {.kind = {.name = "test.idle"}, .solve = leave_rows_alone};
  int slot = ct_registerFormulation(&kind);
  assert_true(slot >= ctNFORMULATION);
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  memset(t.d->efc_state, 0x55, (size_t)t.d->nefc * sizeof(int));
  memset(t.d->efc_force, 0x55, (size_t)t.d->nefc * sizeof(double));
  t.m->opt.formulation = slot;
  ct_fwdConstraint(t.m, t.d);
  assert_true(t.d->nefc > 0);
  for (int i = 0; i < t.d->nefc; i++) {
    assert_true(t.d->efc_force[i] == 0);
    assert_int_equal(t.d->efc_state[i], ctCNSTRSTATE_SATISFIED);
  }
  trees_close(&t);
  assert_int_equal(ct_removeKind(ctKIND_FORMULATION, "test.idle"), 0);
}

// A step with a slot that nobody has does nothing and says so.
static void a_formulation_that_does_not_exist_stops_the_step(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  static const int slot[] = {-1, 1000, 1 << 30};
  for (int i = 0; i < 3; i++) {
    t.m->opt.formulation = slot[i];
    ct_clearError();
    ct_step(t.m, t.d);
    assert_non_null(strstr(ct_lastError(), "formulation"));
    assert_true(t.d->time == 0);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forces_explain_the_acceleration),
      cmocka_unit_test(solvers_agree),
      cmocka_unit_test(islands_do_not_matter),
      cmocka_unit_test(warm_start_saves_iterations),
      cmocka_unit_test(dofs_outside_of_islands_start_smooth),
      cmocka_unit_test(without_rows_the_acceleration_is_smooth),
      cmocka_unit_test(a_formulation_that_fails_is_named),
      cmocka_unit_test(a_formulation_need_not_write_rows),
      cmocka_unit_test(a_formulation_that_does_not_exist_stops_the_step),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
