#include "unit/diff/product_check.h"

enum { NV = 8, NM = 64 };

static void compare_rows(const double* a, const double* b, int n, const char* what) {
  double size = 1e-3;
  for (int i = 0; i < n; i++) size = larger(size, fabs(b[i]));
  for (int i = 0; i < n; i++)
    if (!(fabs(a[i] - b[i]) <= 2e-5 * size))
      fail_msg("%s[%d] is %.9g, differences give %.9g", what, i, a[i], b[i]);
}

// Forward differences of ctd_inverseFD are good to five digits.
static void as_differences(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  int nM = (int)m->nM;
  assert_true(m->nv == NV && nM <= NM);
  for (int actuation = 0; actuation < 2; actuation++) {
    for (int seed = 0; seed < 4; seed++) {
      static double q[2][NV * NV], v[2][NV * NV], a[2][NV * NV], M[2][NV * NM];
      transition_state(m, d, seed, 0.1);
      ct_forward(m, d);
      assert_int_equal(
          ctd_inverse(m, d, (cttByte)actuation, q[0], v[0], a[0], NULL, NULL, NULL, M[0], NULL), 0);
      ctd_inverseFD(m, d, 1e-7, (cttByte)actuation, q[1], v[1], a[1], NULL, NULL, NULL, M[1]);
      compare_rows(q[0], q[1], NV * NV, "DfDq");
      compare_rows(v[0], v[1], NV * NV, "DfDv");
      compare_rows(a[0], a[1], NV * NV, "DfDa");
      compare_rows(M[0], M[1], NV * nM, "DmDq");
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_differences)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
