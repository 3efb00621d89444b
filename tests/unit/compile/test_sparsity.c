#include "unit/compile/build_case.h"

#define G "<geom size='1' pos='.1 0 0'/>"
static const char* TREE =
    "<worldbody><body><freejoint/><geom size='1'/></body><body><joint/>" G
    "<body><joint type='ball'/>" G "<body><joint/><joint type='slide'/>" G "</body></body>"
    "<body>" G "<body><joint/>" G
    "</body></body></body><body><joint/><geom size='1'/></body></worldbody>";

// Is a an ancestor of b or b itself?
static bool above(const ctModel* m, int a, int b) {
  while (b > a) b = m->dof_parentid[b];
  return a == b;
}

static void inertia_pattern_is_ancestors(void** state) {
  (void)state;
  ctModel* m = case_model(TREE);
  for (int i = 0; i < m->nv; i++) {
    int at = m->M_rowadr[i];
    for (int j = 0; j <= i; j++) {
      bool stored = i == j || (above(m, j, i) && !m->dof_simplenum[i]);
      if (stored) assert_int_equal(m->M_colind[at++], j);
    }
    assert_int_equal(at, m->M_rowadr[i] + m->M_rownnz[i]);
  }
  ct_deleteModel(m);
}

static void derivative_pattern_is_relatives(void** state) {
  (void)state;
  ctModel* m = case_model(TREE);
  for (int i = 0; i < m->nv; i++) {
    int at = m->D_rowadr[i];
    for (int j = 0; j < m->nv; j++) {
      if (j == i) assert_int_equal(m->D_diag[i], at - m->D_rowadr[i]);
      if (above(m, j, i) || above(m, i, j)) assert_int_equal(m->D_colind[at++], j);
    }
    assert_int_equal(at, m->D_rowadr[i] + m->D_rownnz[i]);
  }
  ct_deleteModel(m);
}

static bool body_above(const ctModel* m, int a, int b) {
  while (b > a) b = m->body_parentid[b];
  return a == b;
}

static void body_pattern_is_chain_and_subtree(void** state) {
  (void)state;
  ctModel* m = case_model(TREE);
  for (int b = 0; b < m->nbody; b++) {
    int at = m->B_rowadr[b];
    for (int i = 0; i < m->nv; i++) {
      if (body_above(m, m->dof_bodyid[i], b) || body_above(m, b, m->dof_bodyid[i]))
        assert_int_equal(m->B_colind[at++], i);
    }
    assert_int_equal(at, m->B_rowadr[b] + m->B_rownnz[b]);
  }
  ct_deleteModel(m);
}

// An entry found through a map has the row and column it started from.
static void maps_lead_to_the_same_entry(void** state) {
  (void)state;
  ctModel* m = case_model(TREE);
  for (int i = 0; i < m->nv; i++) {
    for (int at = m->M_rowadr[i]; at < m->M_rowadr[i] + m->M_rownnz[i]; at++) {
      assert_int_equal(m->D_colind[m->mapD2M[at]], m->M_colind[at]);
      assert_int_equal(m->mapM2D[m->mapD2M[at]], at);
      int j = i; // qM lists the row from the diagonal up
      for (int k = m->dof_Madr[i]; k < m->mapM2M[at]; k++) j = m->dof_parentid[j];
      assert_int_equal(j, m->M_colind[at]);
    }
    for (int at = m->D_rowadr[i]; at < m->D_rowadr[i] + m->D_rownnz[i]; at++) {
      int j = m->D_colind[at], row = i > j ? i : j, col = i > j ? j : i, k = m->mapM2D[at];
      assert_true(k == -1 ? row != col && m->dof_simplenum[row] : m->M_colind[k] == col);
      if (k >= 0) assert_true(k >= m->M_rowadr[row] && k < m->M_rowadr[row] + m->M_rownnz[row]);
    }
  }
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inertia_pattern_is_ancestors),
      cmocka_unit_test(derivative_pattern_is_relatives),
      cmocka_unit_test(body_pattern_is_chain_and_subtree),
      cmocka_unit_test(maps_lead_to_the_same_entry),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
