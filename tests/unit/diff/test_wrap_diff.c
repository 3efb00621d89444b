#include "diff/wrap_diff.h"
#include "geom/wrap.h"
#include "support/cmocka_all.h"
#include "support/numbers.h"

#include <math.h>
#include <string.h>

static const double kOrigin[3] = {0}, kAxes[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

// d touch / d ends by differences of fourth order; 0: the path is straight somewhere
static int difference_wrap(const WrapShape* s, const double* side, const double ends[6],
                           double D[36]) {
  static const double at[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1}, h = 1e-4;
  memset(D, 0, 36 * sizeof *D);
  for (int k = 0; k < 6; k++) {
    for (int p = 0; p < 4; p++) {
      double in[6], touch[6];
      memcpy(in, ends, sizeof in);
      in[k] += at[p] * h;
      if (wrap(touch, in, in + 3, s, side) < 0) return 0;
      for (int i = 0; i < 6; i++) D[6 * i + k] += weight[p] * touch[i] / (12 * h);
    }
  }
  return 1;
}

static int compare_wraps(bool cylinder, const double* side) {
  int compared = 0;
  for (int c = 0; c < 400; c++) {
    double ends[6], touch[6], got[36], want[36];
    for (int k = 0; k < 6; k++) ends[k] = 0.8 * sin((1.7 + 0.37 * k) * c + k);
    WrapShape s = {kOrigin, kAxes, 0.35, cylinder};
    if (wrap(touch, ends, ends + 3, &s, side) < 0) continue;
    WrapDiff w = {s.radius, cylinder, ends, ends + 3, touch};
    if (!wrap_diff(&w, got) || !difference_wrap(&s, side, ends, want)) continue;
    double worst = 0, size = 1;
    for (int k = 0; k < 36; k++) {
      worst = larger(worst, fabs(got[k] - want[k]));
      size = larger(size, fabs(want[k]));
    }
    if (size > 6) continue; // almost touching, or on the way to another path
    if (!(worst <= 1e-6 * size)) fail_msg("path %d: %g of %g", c, worst, size);
    compared++;
  }
  return compared;
}

static void paths_around_spheres_and_cylinders(void** state) {
  (void)state;
  static const double beside[3] = {0.3, 0.5, 0.1};
  assert_true(compare_wraps(false, NULL) >= 3);
  assert_true(compare_wraps(true, NULL) >= 3);
  assert_true(compare_wraps(false, beside) >= 10);
  assert_true(compare_wraps(true, beside) >= 10);
}

static void paths_through_the_inside_have_no_tangents(void** state) {
  (void)state;
  static const double beside[3] = {0.05, 0, 0};
  double ends[6] = {0.9, 0.2, 0, 0.8, -0.4, 0.1}, touch[6], D[36];
  WrapShape s = {kOrigin, kAxes, 0.35, false};
  assert_true(wrap(touch, ends, ends + 3, &s, beside) >= 0);
  WrapDiff w = {s.radius, false, ends, ends + 3, touch};
  assert_false(wrap_diff(&w, D));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(paths_around_spheres_and_cylinders),
      cmocka_unit_test(paths_through_the_inside_have_no_tangents),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
