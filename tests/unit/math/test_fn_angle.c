#include "math/fn_angle.h"
#include "support/numbers.h"

static const double kStep = 0.049087385212340519351; // 2 pi/128

// Whole turns vanish, the rest is at most half a step, and both ways of reduction agree.
static void both_reductions_agree(void** state) {
  (void)state;
  for (int i = -4000; i <= 4000; i++) {
    double x = i * 7.77 + (i % 7) * 0.01;
    ExactAngle e;
    fn_reduce_exactly(x, &e);
    StepAngle a = reduce_angle(x);
    assert_int_equal(e.k & 127, a.k & 127);
    assert_within(e.head, a.r.head, 1e-17);
    assert_true(fabs(e.head) <= kStep / 2 * (1 + 1e-12));
    assert_within((e.head - a.r.head) + (e.tail - a.r.tail), 0, 1e-25);
  }
}

// The head and tail of x mod 2 pi/128 to 100 bits, from a computation with 1,300 bits.
static const struct {
  double x;
  unsigned k;
  double head, tail;
} cases[] = {
#include "unit/math/fn_angle_rows.h"
};

static void hard_angles_are_exact(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    ExactAngle e;
    fn_reduce_exactly(cases[i].x, &e);
    assert_int_equal(e.k & 127, cases[i].k);
    double far = (e.head - cases[i].head) + (e.tail - cases[i].tail);
    assert_true(fabs(far) <= 0x1p-95 * fabs(cases[i].head));
    fn_reduce_exactly(-cases[i].x, &e);
    assert_int_equal((e.k + cases[i].k) & 127, 0);
    far = (e.head + cases[i].head) + (e.tail + cases[i].tail);
    assert_true(fabs(far) <= 0x1p-95 * fabs(cases[i].head));
  }
}

static void no_angle_gives_nan(void** state) {
  (void)state;
  const double none[] = {NAN, INFINITY, -INFINITY};
  for (int i = 0; i < 3; i++) {
    ExactAngle e;
    fn_reduce_exactly(none[i], &e);
    assert_true(isnan(e.head) && isnan(e.tail));
    assert_true(isnan(reduce_angle(none[i]).r.head));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_reductions_agree),
      cmocka_unit_test(hard_angles_are_exact),
      cmocka_unit_test(no_angle_gives_nan),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
