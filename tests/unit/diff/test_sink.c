#include "diff/sink.h"
#include "unit/diff/diff_check.h"

static void three_outputs_of_one_term(void** state) {
  (void)state;
  const double a[2 * 2] = {1, 2, 3, 4}, b[2 * 3] = {1, 0, 2, 0, 5, 1}, l[3] = {1, 10, 100};
  const double r[5] = {1, 2, 3, 4, 5};
  const int at[2] = {0, 2};
  double m[3 * 5] = {0}, row[5] = {0}, column[3] = {0};
  DiffSink s = {
      .rows = 3, .cols = 5, .matrix = m, .left = l, .row = row, .right = r, .column = column};
  sink_add(&s, (DiffSpan){a, at, 2, 0}, (DiffSpan){b, NULL, 3, 2}, 2, 0.5);
  sink_entry(&s, 1, 0, 7);
  double want[15] = {0, 0, .5, 7.5, 2.5, 7, 0, 0, 0, 0, 0, 0, 1, 10, 4};
  for (int i = 0; i < 15; i++) assert_true(fabs(m[i] - want[i]) < 1e-15);
  for (int j = 0; j < 5; j++) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += l[i] * m[5 * i + j];
    assert_true(fabs(row[j] - sum) < 1e-12);
  }
  for (int i = 0; i < 3; i++) {
    double sum = 0;
    for (int j = 0; j < 5; j++) sum += m[5 * i + j] * r[j];
    assert_true(fabs(column[i] - sum) < 1e-12);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(three_outputs_of_one_term),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
