// A source with a lane form, called as lanes call it: each lane has the bits of one world.
#define CT_LANES 2
#include "lanes/as_lanes.h"
#include "math/ldl.h"
#include "support/cmocka_all.h"

#undef ldl_factor
void ldl_factor(const Csr* p, double* M, double* dinv);

static void lanes_of_a_kernel(void** state) {
  (void)state;
  const int nnz[3] = {1, 2, 3}, adr[3] = {0, 1, 3}, col[6] = {0, 0, 1, 0, 1, 2};
  const Csr p = {3, nnz, adr, col};
  const double M[2][6] = {{4, 1, 3, 0.3, 0.7, 2}, {9, -2, 8, 0.1, 1.3, 7}};
  real L[6], dinv[3];
  for (int i = 0; i < 6; i++) L[i] = (real){M[0][i], M[1][i]};
  LANE_NAME(ldl_factor)(&p, L, dinv);
  for (int k = 0; k < 2; k++) {
    double one[6], one_inv[3];
    memcpy(one, M[k], sizeof one);
    ldl_factor(&p, one, one_inv);
    for (int i = 0; i < 6; i++) assert_true(L[i][k] == one[i]);
    for (int i = 0; i < 3; i++) assert_true(dinv[i][k] == one_inv[i]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(lanes_of_a_kernel)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
