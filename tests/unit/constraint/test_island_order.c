#include "constraint/island.h"
#include "constraint/island_order.h"
#include "unit/constraint/row_case.h"

static Trees piles(bool sparse) {
  char xml[2000];
  snprintf(xml, sizeof xml,
           "<mujoco><option jacobian='%s'/><worldbody><geom type='plane' size='9 9 .1'/>"
           "<body pos='0 0 .09'><freejoint/><geom size='.1'/></body>"
           "<body pos='1 0 .09'><freejoint/><geom size='.1'/><body pos='.3 0 0'><joint "
           "frictionloss='1'/>"
           "<geom size='.1'/></body></body><body pos='0 0 .28'><freejoint/><geom size='.1'/></body>"
           "<body pos='0 0 3'><freejoint/><geom size='.1'/></body></worldbody></mujoco>",
           sparse ? "sparse" : "dense");
  Trees t = trees_open(xml);
  ct_forward(t.m, t.d);
  return t;
}

static void maps_are_inverse_and_sorted(void** state) {
  (void)state;
  Trees t = piles(false);
  const ctData* d = t.d;
  assert_int_equal(d->nisland, 2);
  for (int i = 0; i < t.m->nv; i++) {
    assert_int_equal(d->map_idof2dof[d->map_dof2idof[i]], i);
    assert_true((d->map_dof2idof[i] < d->nidof) == (d->dof_island[i] >= 0));
  }
  for (int i = 0; i < d->nefc; i++) assert_int_equal(d->map_iefc2efc[d->map_efc2iefc[i]], i);
  for (int k = 0; k < d->nisland; k++) {
    int ne = 0, nf = 0;
    for (int i = d->island_iefcadr[k]; i < d->island_iefcadr[k] + d->island_nefc[k]; i++) {
      assert_int_equal(d->efc_island[d->map_iefc2efc[i]], k);
      ne += d->iefc_type[i] == ctCNSTR_EQUALITY;
      nf += d->iefc_type[i] == ctCNSTR_FRICTION_DOF;
      assert_true(d->iefc_D[i] == d->efc_D[d->map_iefc2efc[i]]);
    }
    assert_int_equal(d->island_ne[k], ne);
    assert_int_equal(d->island_nf[k], nf);
    assert_int_equal(d->island_dofadr[k], d->map_idof2dof[d->island_idofadr[k]]);
  }
  trees_close(&t);
}

// Block k of the Jacobian has the numbers of its rows and dofs, and nothing is lost.
static void jacobian_blocks(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = piles(sparse);
    const ctData* d = t.d;
    double J[64];
    for (int i = 0; i < d->nefc; i++) {
      int row = d->map_iefc2efc[i], k = d->efc_island[row], nv = d->island_nv[k];
      const int* dof = d->map_idof2dof + d->island_idofadr[k];
      // as in MuJoCo, full blocks are apart by whole rows
      int first = d->island_iefcadr[k];
      const double* block = d->iefc_J + (ptrdiff_t)first * d->nidof;
      row_case_jacobian(t.m, d, row, J);
      if (sparse) {
        for (int c = d->iefc_J_rowadr[i]; c < d->iefc_J_rowadr[i] + d->iefc_J_rownnz[i]; c++) {
          assert_true(d->iefc_J[c] == J[dof[d->iefc_J_colind[c]]]);
          J[dof[d->iefc_J_colind[c]]] = 0;
        }
      } else {
        for (int j = 0; j < nv; j++) {
          assert_true(block[(i - first) * nv + j] == J[dof[j]]);
          J[dof[j]] = 0;
        }
      }
      for (int j = 0; j < t.m->nv; j++) assert_true(J[j] == 0);
    }
    trees_close(&t);
  }
}

static void inertia_blocks(void** state) {
  (void)state;
  Trees t = piles(true);
  const ctData* d = t.d;
  for (int i = 0; i < d->nidof; i++) {
    int dof = d->map_idof2dof[i], k = d->dof_island[dof], first = d->island_idofadr[k];
    assert_int_equal(d->iM_rownnz[i], t.m->M_rownnz[dof]);
    for (int c = 0; c < d->iM_rownnz[i]; c++) {
      int from = t.m->M_rowadr[dof] + c, to = d->iM_rowadr[i] + c;
      assert_int_equal(d->map_idof2dof[first + d->iM_colind[to]], t.m->M_colind[from]);
      assert_true(d->iM[to] == d->M[from] && d->iLD[to] == d->qLD[from]);
    }
    assert_true(d->iLDiagInv[i] == d->qLDiagInv[dof]);
  }
  trees_close(&t);
}

// When all is one island, its arrays are those of the whole, and a copy of the data has its own.
static void one_island_needs_no_copies(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><geom type='plane' size='9 9 .1'/><body pos='0 0 .09'>"
                       "<freejoint/><geom size='.1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  assert_true(island_order_is_whole(t.m, t.d));
  assert_ptr_equal(t.d->iefc_J, t.d->efc_J);
  assert_ptr_equal(t.d->iM, t.d->M);
  ctData* c = ct_copyData(NULL, t.m, t.d);
  assert_ptr_equal(c->iefc_J, c->efc_J);
  assert_ptr_equal(c->iM, c->M);
  assert_ptr_equal(c->iM_colind, t.d->iM_colind);
  ct_fwdConstraint(t.m, c);
  trees_near_n(c->qacc, t.d->qacc, 6, 0);
  ct_deleteData(c);
  trees_close(&t);
}

// Rows that follow in an island with the same columns, counted from the definition.
static void runs_of_rows_with_the_same_columns(void** state) {
  (void)state;
  Trees t = piles(true);
  const ctData* d = t.d;
  int longest = 0, ends = 0;
  for (int i = 0; i < d->nefc; i++) {
    int want = 0, island = d->efc_island[d->map_iefc2efc[i]];
    for (int k = i + 1; k < d->nefc && d->efc_island[d->map_iefc2efc[k]] == island; k++) {
      const int *a = d->iefc_J_colind + d->iefc_J_rowadr[i], n = d->iefc_J_rownnz[i];
      const int* b = d->iefc_J_colind + d->iefc_J_rowadr[k];
      if (d->iefc_J_rownnz[k] != n || memcmp(a, b, (size_t)n * sizeof *a) != 0) break;
      want++;
    }
    assert_int_equal(d->iefc_J_rowsuper[i], want);
    longest = want > longest ? want : longest;
    ends += want == 0;
  }
  assert_true(longest >= 3 && ends >= 3); // four rows per contact
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(maps_are_inverse_and_sorted),        cmocka_unit_test(jacobian_blocks),
      cmocka_unit_test(runs_of_rows_with_the_same_columns), cmocka_unit_test(inertia_blocks),
      cmocka_unit_test(one_island_needs_no_copies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
