#include "base/rng.h"
#include "geom/hull_columns.h"
#include "math/rng_normal.h"
#include "unit/geom/near.h"

#include <math.h>

// Corners of a cube and the tips of six pyramids on it, with a gap in their numbers.
enum { CORNERS = 8, TIPS = 6, ALL = CORNERS + TIPS };

static void solid(float vert[3 * (ALL + 1)], int id[ALL]) {
  for (int i = 0; i < CORNERS; i++)
    for (int k = 0; k < 3; k++) vert[3 * i + k] = i >> k & 1 ? 1 : -1;
  for (int k = 0; k < 3; k++) vert[3 * CORNERS + k] = 50; // no vertex of the hull
  for (int i = 0; i < TIPS; i++)
    for (int k = 0; k < 3; k++) vert[3 * (CORNERS + 1 + i) + k] = k != i / 2 ? 0 : i % 2 ? 2 : -2;
  for (int i = 0; i < ALL; i++) id[i] = i < CORNERS ? i : i + 1;
}

static void highest_of_all(void** state) {
  (void)state;
  float vert[3 * (ALL + 1)];
  int id[ALL];
  HullColumns c;
  solid(vert, id);
  hull_columns_fill(&c, vert, id, ALL);
  assert_int_equal(c.n % HULL_COLUMNS_LANES, 0);
  for (int n = 0; n < 500; n++) {
    double dir[3] = {cos(n), sin(1.7 * n), cos(2.3 * n + 1)}, most = -1e9;
    double length = sqrt(dir[0] * dir[0] + dir[1] * dir[1] + dir[2] * dir[2]);
    int best = -1;
    for (int k = 0; k < 3; k++) dir[k] /= length;
    for (int i = 0; i < ALL; i++) {
      const float* v = vert + 3 * id[i];
      double x = dir[0] * (double)v[0] + dir[1] * (double)v[1] + dir[2] * (double)v[2];
      if (x > most) best = i;
      if (x > most) most = x;
    }
    assert_int_equal(hull_columns_best(&c, dir), best);
  }
}

// Two vertices at one height, or nearly so: neither is clearly the highest.
static void doubt(void** state) {
  (void)state;
  float vert[3 * (ALL + 1)];
  int id[ALL];
  HullColumns c;
  solid(vert, id);
  hull_columns_fill(&c, vert, id, ALL);
  double s = sqrt(0.5), edge[3] = {s, s, 0}, near[3] = {s, s, 1e-8}, clear[3] = {s, s, 1e-4};
  assert_int_equal(hull_columns_best(&c, edge), -1);
  assert_int_equal(hull_columns_best(&c, near), -1);
  vert[3 * 7] = vert[3 * 7 + 1] = 1.5;
  vert[3 * 3] = vert[3 * 3 + 1] = 1.5;
  hull_columns_fill(&c, vert, id, ALL);
  assert_int_equal(hull_columns_best(&c, edge), -1);
  assert_int_equal(hull_columns_best(&c, clear), 7);
  const double none[3] = {NAN, 0, 0};
  assert_int_equal(hull_columns_best(&c, none), -1);
}

// What the columns are for, as plainly as can be: the heights of all vertices in double precision.
// *second: of the highest but one.
static int find_highest(const float* vert, const int* id, int n, const double dir[3], double* most,
                        double* second) {
  int best = -1;
  *most = *second = -INFINITY;
  for (int i = 0; i < n; i++) {
    const float* v = vert + 3 * id[i];
    double x = dir[0] * (double)v[0] + dir[1] * (double)v[1] + dir[2] * (double)v[2];
    if (x > *most) {
      *second = *most;
      *most = x;
      best = i;
    } else if (x > *second) {
      *second = x;
    }
  }
  return best;
}

// Random vertices of every number and of very different sizes: a clear winner is the highest one, a
// doubtful one is not named.
static void as_the_plain_search(void** state) {
  (void)state;
  float vert[3 * 2 * HULL_COLUMNS_MOST];
  int id[HULL_COLUMNS_MOST], named = 0, doubtful = 0;
  HullColumns c;
  for (int n = 1; n <= HULL_COLUMNS_MOST; n++) {
    double size = pow(10, n % 7 - 3);
    for (int i = 0; i < 6 * n; i++)
      vert[i] = (float)(size * rng_normal(1, (uint64_t)n, (uint64_t)i));
    for (int i = 0; i < n; i++) id[i] = 2 * i + n % 2;
    if (n > 4) // two vertices in nearly one place
      for (int k = 0; k < 3; k++)
        vert[3 * id[0] + k] = vert[3 * id[1] + k] * (1 + (float)(n % 3) * 1e-7f);
    hull_columns_fill(&c, vert, id, n);
    for (int d = 0; d < 100; d++) {
      double dir[3], most, second, length = 0;
      for (int k = 0; k < 3; k++) {
        dir[k] = rng_normal(2, (uint64_t)n, (uint64_t)(3 * d + k));
        length += dir[k] * dir[k];
      }
      for (int k = 0; k < 3; k++) dir[k] /= sqrt(length);
      int best = find_highest(vert, id, n, dir, &most, &second);
      int found = hull_columns_best(&c, dir);
      assert_true(found == best || found == -1);
      if (most - second > 1.5 * (double)c.slack) assert_int_equal(found, best);
      if (!(most - second > 0)) assert_int_equal(found, -1);
      named += found >= 0;
      doubtful += found < 0;
    }
  }
  assert_true(named > 8000 && doubtful > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(highest_of_all),
      cmocka_unit_test(doubt),
      cmocka_unit_test(as_the_plain_search),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
