#include "constraint/chain.h"
#include "unit/constraint/row_case.h"

static int index_of(const int* dof, int n, int i) {
  for (int k = 0; k < n; k++) {
    if (dof[k] == i) return k;
  }
  return -1;
}

static void chains_are_the_dofs_that_move_a_body(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  ct_forward(t.m, t.d);
  for (int b = 0; b < t.m->nbody; b++) {
    double jacp[3 * 64], jacr[3 * 64];
    ct_jacBody(t.m, t.d, jacp, jacr, b);
    ChainView c = chain_of(t.m, b);
    int n = 0;
    for (int i = 0; i < t.m->nv; i++) {
      bool moves = false;
      for (int r = 0; r < 3; r++) moves |= jacp[r * t.m->nv + i] != 0 || jacr[r * t.m->nv + i] != 0;
      if (moves) assert_int_equal(c.dof ? c.dof[n] : c.first + n, i);
      n += moves;
    }
    assert_int_equal(c.n, n);
  }
  trees_close(&t);
}

static void difference_of_two_points(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv;
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  const double p[2][3] = {{.1, .2, .3}, {1, -1, .5}};
  for (int a = 0; a < t.m->nbody; a++) {
    for (int b = 0; b < t.m->nbody; b++) {
      int dof[64];
      double jacp[3 * 64], jacr[3 * 64], pa[3 * 64], ra[3 * 64], pb[3 * 64], rb[3 * 64];
      int n = chain_merge(t.m, dof, a, b);
      for (int k = 1; k < n; k++) assert_true(dof[k - 1] < dof[k]);
      chain_difference(t.m, t.d, &(ChainPair){{p[0], p[1]}, {a, b}, dof, n}, jacp, jacr);
      ct_jac(t.m, t.d, pa, ra, p[0], a);
      ct_jac(t.m, t.d, pb, rb, p[1], b);
      for (int r = 0; r < 3; r++) {
        for (int i = 0; i < nv; i++) {
          int k = index_of(dof, n, i);
          trees_near(k < 0 ? 0 : jacp[r * n + k], pb[r * nv + i] - pa[r * nv + i], 1e-15);
          trees_near(k < 0 ? 0 : jacr[r * n + k], rb[r * nv + i] - ra[r * nv + i], 1e-15);
        }
      }
    }
  }
  trees_close(&t);
}

// A contact is a difference at one point, and a sum with weights -1 and 1.
static void contact_and_sum_agree(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  ct_forward(t.m, t.d);
  const double p[3] = {.4, .1, .2}, frame[9] = {.6, .8, 0, -.8, .6, 0, 0, 0, 1};
  const double weight[2] = {-1, 1};
  for (int a = 0; a < t.m->nbody; a++) {
    for (int b = 0; b < t.m->nbody; b++) {
      int dof[64], other[64], body[2] = {a, b};
      double x[6 * 64], y[6 * 64];
      int n = chain_merge(t.m, dof, a, b);
      ChainSum s = {p, body, weight, 2};
      assert_int_equal(chain_merge_all(t.m, other, &s), n);
      if (n) assert_memory_equal(dof, other, (size_t)n * sizeof *dof);
      chain_contact(t.m, t.d, &(ChainPair){{p, p}, {a, b}, dof, n}, frame, x, 6);
      chain_sum_contact(t.m, t.d, &s, &(ChainFrame){frame, dof, n, 6}, y);
      trees_near_n(x, y, 6 * n, 1e-14);
    }
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chains_are_the_dofs_that_move_a_body),
      cmocka_unit_test(difference_of_two_points),
      cmocka_unit_test(contact_and_sum_agree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
