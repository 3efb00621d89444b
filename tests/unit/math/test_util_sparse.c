#include "unit/math/math_near.h"

#include <corten/corten.h>

static void dense_and_back(void** state) {
  (void)state;
  double A[6] = {0, 5, 0, 7, 0, 8}, v[3], back[6];
  int nnz[2], adr[2], col[3];
  assert_int_equal(ctu_dense2sparse(v, A, 2, 3, nnz, adr, col, 3), 0);
  assert_all_near(v, ((double[]){5, 7, 8}), 3, 0);
  assert_int_equal(nnz[1], 2);
  assert_int_equal(col[2], 2);
  ctu_sparse2dense(back, v, 2, 3, nnz, adr, col);
  assert_all_near(back, A, 6, 0);
  assert_int_equal(ctu_dense2sparse(v, A, 2, 3, nnz, adr, col, 2), 1);
  assert_int_equal(ctu_dense2sparse(v, A, 0, 3, nnz, adr, col, 0), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(dense_and_back)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
