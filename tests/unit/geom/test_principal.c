#include "geom/principal.h"
#include "math/quat.h"
#include "unit/geom/near.h"

// R diag(w) R' gives back the matrix, to the angle of 1.4e-6 at which the turning ends.
static void check(const double full[9]) {
  double w[3], q[4], R[9];
  principal_axes(w, q, full);
  assert_true(w[0] >= w[1] - 1e-12 && w[1] >= w[2] - 1e-12);
  quat_to_mat(R, q);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) sum += R[3 * i + k] * w[k] * R[3 * j + k];
      assert_near(sum, full[3 * i + j], 4e-6);
    }
}

static void gives_back_the_matrix(void** state) {
  (void)state;
  check((double[9]){3, 0, 0, 0, 2, 0, 0, 0, 1});
  check((double[9]){1, 0, 0, 0, 2, 0, 0, 0, 3});
  check((double[9]){2, 0, 0, 0, 2, 0, 0, 0, 2});
  check((double[9]){4, 1, -0.5, 1, 3, 0.25, -0.5, 0.25, 5});
  check((double[9]){1, 0.9, 0.9, 0.9, 1, 0.9, 0.9, 0.9, 1});
}

// Equal moments need no turn; what is below 1e-12 is not looked at.
static void small_is_diagonal(void** state) {
  (void)state;
  double w[3], q[4];
  principal_axes(w, q, (double[9]){1e-13, 5e-14, 0, 5e-14, 1e-13, 0, 0, 0, 1e-13});
  assert_true(q[0] == 1 && q[1] == 0 && q[2] == 0 && q[3] == 0);
}

static void unit_vectors(void** state) {
  (void)state;
  double v[3] = {3, 0, 4}, tiny[3] = {1e-8, 0, 0}, close[3] = {1 + 1e-15, 0, 0};
  assert_near(principal_unit(v, 3), 5, 1e-15);
  assert_near(v[2], 0.8, 1e-15);
  assert_true(principal_unit(tiny, 3) == 0 && tiny[0] == 1e-8);
  principal_unit(close, 3);
  assert_true(close[0] == 1 + 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gives_back_the_matrix),
      cmocka_unit_test(small_is_diagonal),
      cmocka_unit_test(unit_vectors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
