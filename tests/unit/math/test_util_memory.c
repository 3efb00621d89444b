#include "unit/math/math_near.h"

#include <corten/corten.h>

static void a_box_problem_is_solved_in_this_memory(void** state) {
  (void)state;
  double *res, *R, *H, *g, *lower, *upper;
  int* index;
  ctu_boxQPmalloc(&res, &R, &index, &H, &g, 2, &lower, &upper);
  H[0] = H[3] = 1;
  g[0] = g[1] = -2;
  lower[0] = lower[1] = -1;
  upper[0] = 1;
  upper[1] = 5;
  assert_true(ctu_boxQP(res, R, index, H, g, 2, lower, upper) >= 0);
  assert_near(res[0], 1, 1e-9);
  assert_near(res[1], 2, 1e-9);
  void* all[] = {res, R, index, H, g, lower, upper, NULL};
  for (int i = 0; i < 8; i++) ctu_free(all[i]);
}

static void bounds_may_be_left_out(void** state) {
  (void)state;
  double *res, *R, *H, *g;
  int* index;
  ctu_boxQPmalloc(&res, &R, &index, &H, &g, 3, NULL, NULL);
  assert_near(H[8] + g[2] + res[2] + R[29], 0, 0);
  void* all[] = {res, R, index, H, g};
  for (int i = 0; i < 5; i++) ctu_free(all[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_box_problem_is_solved_in_this_memory),
      cmocka_unit_test(bounds_may_be_left_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
