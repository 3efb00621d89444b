#include "draw/linear.h"
#include "unit/draw/easel.h"

static void rows_and_points_agree(void** state) {
  (void)state;
  Linear l = {{1, 2, 3, 4}, {10, 0, -1, 0.5f}, {0, 100, 1, -0.5f}};
  float4 row = linear_row(&l, 2), at = linear_at(&l, 3, 2);
  assert_true(row[0] == 1 && row[1] == 202 && row[2] == 5 && row[3] == 3);
  assert_true(at[0] == 31 && at[1] == 202 && at[2] == 2 && at[3] == 4.5f);
}

STAGE_TEST_MAIN(cmocka_unit_test(rows_and_points_agree))
