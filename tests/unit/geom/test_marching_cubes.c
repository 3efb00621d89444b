#include "geom/marching_cubes.h"
#include "unit/geom/near.h"

#include <math.h>
#include <stdlib.h>

enum { N = 12 };

static CubesMesh ball(double radius) {
  const int n[3] = {N, N + 1, N + 2};
  float* field = malloc(sizeof(float) * N * (N + 1) * (N + 2));
  assert_non_null(field);
  float* at = field;
  for (int z = 0; z < n[2]; z++)
    for (int y = 0; y < n[1]; y++)
      for (int x = 0; x < n[0]; x++)
        *at++ = (float)(sqrt(pow(x - 5.6, 2) + pow(y - 6.1, 2) + pow(z - 6.4, 2)) - radius);
  CubesMesh m;
  assert_true(marching_cubes(&m, field, n));
  free(field);
  return m;
}

// Volume by the divergence theorem, close to the ball's; normals point out.
static void a_ball(void** state) {
  (void)state;
  CubesMesh m = ball(4);
  double volume = 0;
  for (int f = 0; f < m.nface; f++) {
    const float *a = m.vert + 3 * m.face[3 * f], *b = m.vert + 3 * m.face[3 * f + 1],
                *c = m.vert + 3 * m.face[3 * f + 2];
    volume += (double)(a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                       a[2] * (b[0] * c[1] - b[1] * c[0])) /
              6;
  }
  assert_near(volume, 4. / 3 * 3.14159265 * 64, 12);
  assert_int_equal(m.nface, 2 * m.nvert - 4); // Euler: closed, without holes
  for (int v = 0; v < m.nvert; v++) {
    const float *x = m.vert + 3 * v, *n = m.normal + 3 * v;
    double out = (double)(n[0] * (x[0] - 5.6f) + n[1] * (x[1] - 6.1f) + n[2] * (x[2] - 6.4f));
    assert_near(out, 4, .25);
  }
  marching_cubes_free(&m);
}

// Every pattern of signs: each edge of a triangle that is not on the border of the grid is shared
// by another, turned the other way. All 256 patterns are in the middle of a grid of their own.
static void no_pattern_leaves_a_gap(void** state) {
  (void)state;
  enum { SIDE = 4 };
  const int n[3] = {SIDE, SIDE, SIDE};
  for (int bits = 0; bits < 256; bits++) {
    float field[SIDE * SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE * SIDE; i++) field[i] = 1;
    for (int k = 0; k < 8; k++)
      if (bits >> k & 1)
        field[((1 + (k >> 2 & 1)) * SIDE + 1 + (k >> 1 & 1)) * SIDE + 1 + (k & 1)] = -1;
    CubesMesh m;
    assert_true(marching_cubes(&m, field, n));
    int count[SIDE * SIDE * SIDE * 3 * 40] = {0};
    assert_true(m.nvert < 90);
    for (int f = 0; f < m.nface; f++)
      for (int k = 0; k < 3; k++) {
        int a = m.face[3 * f + k], b = m.face[3 * f + (k + 1) % 3];
        assert_true(a != b && a >= 0 && a < m.nvert);
        count[a < b ? a * m.nvert + b : b * m.nvert + a] += a < b ? 1 : -1;
      }
    for (int i = 0; i < m.nvert * m.nvert; i++) assert_int_equal(count[i], 0);
    marching_cubes_free(&m);
  }
}

// The order of MuJoCo 3.5.0: one corner inside, and two beside each other.
static void order(void** state) {
  (void)state;
  const int n[3] = {2, 2, 2};
  const float corner[8] = {-1, 1, 1, 3, 1, 1, 1, 1}, pair[8] = {-1, -3, 1, 1, 1, 1, 1, 1};
  CubesMesh m;
  assert_true(marching_cubes(&m, corner, n));
  assert_int_equal(m.nvert, 3);
  const float vert[9] = {.5f, 0, 0, 0, .5f, 0, 0, 0, .5f};
  assert_memory_equal(m.vert, vert, sizeof vert);
  const int face[3] = {0, 1, 2};
  assert_memory_equal(m.face, face, sizeof face);
  marching_cubes_free(&m);
  assert_true(marching_cubes(&m, pair, n));
  const int two[6] = {0, 3, 1, 0, 2, 3}; // edges 4 9 5, 4 8 9
  assert_int_equal(m.nface, 2);
  assert_memory_equal(m.face, two, sizeof two);
  assert_near((double)m.vert[3 * 1 + 1], .75, 0);
  marching_cubes_free(&m);
}

static void nothing(void** state) {
  (void)state;
  const int n[3] = {2, 2, 2};
  const float inside[8] = {-1, -1, -1, -1, -1, -1, -1, -1}, undefined[8] = {NAN};
  CubesMesh m;
  assert_true(marching_cubes(&m, inside, n));
  assert_int_equal(m.nvert + m.nface, 0);
  assert_true(marching_cubes(&m, undefined, n));
  assert_int_equal(m.nface, 0);
  marching_cubes_free(&m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_ball),
      cmocka_unit_test(no_pattern_leaves_a_gap),
      cmocka_unit_test(order),
      cmocka_unit_test(nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
