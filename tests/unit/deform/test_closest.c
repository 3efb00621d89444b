#include "deform/closest.h"
#include "math/vec.h"
#include "support/numbers.h"

#include <stdint.h>

static double draw_unit(uint64_t* s) {
  *s = *s * 6364136223846793005u + 1442695040888963407u;
  return (double)(*s >> 11) / 9007199254740992.0 * 2 - 1;
}

static void draw_point(uint64_t* s, double x[3]) {
  for (int i = 0; i < 3; i++) x[i] = draw_unit(s);
}

static void blend(double x[3], const double* const v[3], const double b[3]) {
  for (int i = 0; i < 3; i++) x[i] = b[0] * v[0][i] + b[1] * v[1][i] + b[2] * v[2][i];
}

static void check_weights(const double b[3]) {
  assert_within(b[0] + b[1] + b[2], 1, 1e-12);
  for (int i = 0; i < 3; i++) assert_true(b[i] >= -1e-12);
}

enum { GRID = 40 };

// Nearest of a grid of points of a triangle to x.
static double sample_triangle(const double x[3], const double* const v[3]) {
  double best = INFINITY;
  for (int i = 0; i <= GRID; i++)
    for (int k = 0; k + i <= GRID; k++) {
      double b[3] = {(double)i / GRID, (double)k / GRID, (double)(GRID - i - k) / GRID}, y[3];
      blend(y, v, b);
      best = smaller(best, dist3(x, y));
    }
  return best;
}

static void points_of_triangles(void** state) {
  (void)state;
  uint64_t random = 1;
  for (int n = 0; n < 200; n++) {
    double v[3][3], x[3], b[3], y[3];
    for (int k = 0; k < 3; k++) draw_point(&random, v[k]);
    draw_point(&random, x);
    const double* const corner[3] = {v[0], v[1], v[2]};
    closest_in_triangle(b, x, v[0], v[1], v[2]);
    check_weights(b);
    blend(y, corner, b);
    double sampled = sample_triangle(x, corner);
    assert_below(dist3(x, y), sampled + 1e-12);
    assert_below(sampled, dist3(x, y) + 0.1);
  }
}

// A triangle without area is a segment or a point.
static void flat_triangles(void** state) {
  (void)state;
  double a[3] = {0, 0, 0}, c[3] = {2, 0, 0}, x[3] = {1, 1, 0}, b[3];
  closest_in_triangle(b, x, a, c, c);
  check_weights(b);
  assert_within(b[0], 0.5, 1e-12);
  closest_in_triangle(b, x, a, a, a);
  check_weights(b);
}

static void segments(void** state) {
  (void)state;
  uint64_t random = 2;
  for (int n = 0; n < 300; n++) {
    double p[2][3], q[2][3], s, t, x[3], y[3], best = INFINITY;
    for (int k = 0; k < 2; k++) {
      draw_point(&random, p[k]);
      draw_point(&random, q[k]);
    }
    closest_segments(&s, &t, p[0], p[1], q[0], q[1]);
    assert_true(s >= 0 && s <= 1 && t >= 0 && t <= 1);
    for (int i = 0; i < 3; i++) {
      x[i] = p[0][i] + s * (p[1][i] - p[0][i]);
      y[i] = q[0][i] + t * (q[1][i] - q[0][i]);
    }
    for (int i = 0; i <= GRID; i++) {
      double z[3], to[3];
      for (int k = 0; k < 3; k++) z[k] = p[0][k] + (double)i / GRID * (p[1][k] - p[0][k]);
      double u = closest_in_segment(z, q[0], q[1]);
      for (int k = 0; k < 3; k++) to[k] = q[0][k] + u * (q[1][k] - q[0][k]);
      best = smaller(best, dist3(z, to));
    }
    assert_below(dist3(x, y), best + 1e-9);
    assert_below(best, dist3(x, y) + 0.1);
  }
}

static void segments_and_triangles(void** state) {
  (void)state;
  uint64_t random = 3;
  for (int n = 0; n < 200; n++) {
    double v[3][3], p[2][3], s, b[3], y[3], x[3], best = INFINITY;
    for (int k = 0; k < 3; k++) draw_point(&random, v[k]);
    for (int k = 0; k < 2; k++) draw_point(&random, p[k]);
    const double* const corner[3] = {v[0], v[1], v[2]};
    closest_segment_triangle(&s, b, p[0], p[1], corner);
    check_weights(b);
    blend(y, corner, b);
    for (int i = 0; i < 3; i++) x[i] = p[0][i] + s * (p[1][i] - p[0][i]);
    for (int i = 0; i <= GRID; i++) {
      double z[3];
      for (int k = 0; k < 3; k++) z[k] = p[0][k] + (double)i / GRID * (p[1][k] - p[0][k]);
      best = smaller(best, sample_triangle(z, corner));
    }
    assert_below(dist3(x, y), best + 1e-9);
    assert_below(best, dist3(x, y) + 0.15);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(points_of_triangles),
      cmocka_unit_test(flat_triangles),
      cmocka_unit_test(segments),
      cmocka_unit_test(segments_and_triangles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
