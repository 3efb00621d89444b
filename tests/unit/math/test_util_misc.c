#include "unit/math/math_near.h"

#include <corten/corten.h>

#include <limits.h>

static void scalars(void** state) {
  (void)state;
  assert_near(ctu_min(1, 2), 1, 0);
  assert_near(ctu_max(1, 2), 2, 0);
  assert_near(ctu_clip(3, -1, 1), 1, 0);
  assert_near(ctu_clip(-3, -1, 1), -1, 0);
  assert_near(ctu_clip(0.5, -1, 1), 0.5, 0);
  assert_near(ctu_sign(-2), -1, 0);
  assert_near(ctu_sign(0), 0, 0);
  assert_near(ctu_sign(7), 1, 0);
  assert_int_equal(ctu_round(1.5), 2);
  assert_int_equal(ctu_round(-1.5), -1);
  assert_int_equal(ctu_round(-1.6), -2);
  assert_int_equal(ctu_round(4), 4);
  assert_int_equal(ctu_round(1e300), INT_MIN);
  assert_int_equal(ctu_round(NAN), INT_MIN);
  assert_true(ctu_isBad(NAN) && ctu_isBad(INFINITY) && ctu_isBad(-2e10) && !ctu_isBad(1e10));
  assert_true(ctu_isZero(((double[]){0, -0.0}), 2) && !ctu_isZero(((double[]){0, 1e-300}), 2));
  assert_near(ctu_sigmoid(0.5), 0.5, 1e-16);
}

static void halton_sequence(void** state) {
  (void)state;
  const double base2[5] = {0, 0.5, 0.25, 0.75, 0.125};
  for (int i = 0; i < 5; i++) assert_near(ctu_Halton(i, 2), base2[i], 0);
  assert_near(ctu_Halton(5, 3), 2.0 / 3 + 1.0 / 9, 1e-15);
}

static void normal_numbers(void** state) {
  (void)state;
  enum { N = 20000 };
  double mean = 0, square = 0, product = 0;
  srand(1);
  for (int i = 0; i < N; i++) {
    double b, a = ctu_standardNormal(&b);
    mean += (a + b) / (2 * N);
    square += (a * a + b * b) / (2 * N);
    product += a * b / N;
  }
  assert_near(mean, 0, 0.02);
  assert_near(square, 1, 0.03);
  assert_near(product, 0, 0.03);
  srand(5);
  double first = ctu_standardNormal(NULL);
  srand(5);
  assert_true(ctu_standardNormal(NULL) == first);
}

static void spring_solves_its_equation(void** state) {
  (void)state;
  // over-, under- and critically damped: x'' + b x' + k x = 0 by differences, and the start
  const double kb[3][2] = {{1, 5}, {9, 1}, {4, 4}};
  for (int c = 0; c < 3; c++) {
    double k = kb[c][0], b = kb[c][1], t = 0.7, h = 1e-4;
    double x0 = ctu_springDamper(0.3, -0.8, k, b, t - h), x = ctu_springDamper(0.3, -0.8, k, b, t);
    double x1 = ctu_springDamper(0.3, -0.8, k, b, t + h);
    assert_near((x1 - 2 * x + x0) / (h * h) + b * (x1 - x0) / (2 * h) + k * x, 0, 1e-6);
    assert_near(ctu_springDamper(0.3, -0.8, k, b, 0), 0.3, 1e-15);
    assert_near((ctu_springDamper(0.3, -0.8, k, b, 1e-7) - 0.3) / 1e-7, -0.8, 1e-6);
  }
}

static void pyramid_and_back(void** state) {
  (void)state;
  double f[5] = {10, 1, -2, 0.5, 0.1}, mu[4] = {1, 1, 0.5, 0.1}, p[8], r[5];
  ctu_encodePyramid(p, f, mu, 5);
  for (int i = 0; i < 8; i++) assert_true(p[i] >= 0);
  ctu_decodePyramid(r, p, mu, 5);
  assert_all_near(r, f, 5, 1e-15);
  ctu_decodePyramid(r, ((double[]){7}), mu, 1);
  assert_near(r[0], 7, 0);
}

static void object_names_and_back(void** state) {
  (void)state;
  for (int type = 1; type < ctNOBJECT; type++) {
    assert_non_null(ctu_type2Str(type));
    assert_int_equal(ctu_str2Type(ctu_type2Str(type)), type);
  }
  assert_string_equal(ctu_type2Str(ctOBJ_FRAME), "frame");
  assert_null(ctu_type2Str(ctOBJ_UNKNOWN));
  assert_null(ctu_type2Str(-1));
  assert_int_equal(ctu_str2Type("nothing"), ctOBJ_UNKNOWN);
  assert_int_equal(ctu_str2Type(NULL), ctOBJ_UNKNOWN);
}

static void numbers_of_bytes(void** state) {
  (void)state;
  assert_string_equal(ctu_writeNumBytes(0), "0");
  assert_string_equal(ctu_writeNumBytes(1000), "1000");
  assert_string_equal(ctu_writeNumBytes(4096), "4K");
  assert_string_equal(ctu_writeNumBytes((size_t)3 << 30), "3G");
  assert_string_equal(ctu_writeNumBytes((size_t)1 << 63), "8E");
  assert_string_equal(ctu_writeNumBytes(SIZE_MAX), "18446744073709551615");
}

static void warnings_tell_the_place(void** state) {
  (void)state;
  for (int w = 0; w < ctNWARNING; w++) assert_non_null(strstr(ctu_warningText(w, 417), "417"));
  assert_non_null(strstr(ctu_warningText(ctWARN_BADQVEL, 3), "qvel[3]"));
  assert_non_null(strstr(ctu_warningText(ctNWARNING, 3), "8"));
}

static void strings_are_cut(void** state) {
  (void)state;
  char s[8] = "zzzzzzz";
  assert_ptr_equal(ctu_strncpy(s, "abcdef", 4), s);
  assert_string_equal(s, "abc");
  assert_int_equal(s[4], 'z');
}

static void conversion_and_sorting(void** state) {
  (void)state;
  float f[3] = {1.5f, -2.25f, 0.1f}, g[3];
  double d[3], e[3];
  ctu_f2n(d, f, 3);
  assert_true(d[2] == (double)0.1f);
  ctu_n2f(g, d, 3);
  assert_memory_equal(f, g, sizeof f);
  ctu_d2n(e, d, 3);
  ctu_n2d(d, e, 3);
  assert_memory_equal(d, e, sizeof d);
  ctu_insertionSort(d, 3);
  assert_true(d[0] == -2.25 && d[1] == (double)0.1f && d[2] == 1.5);
  int n[5] = {3, -1, 2, 3, 0};
  ctu_insertionSortInt(n, 5);
  assert_memory_equal(n, ((int[]){-1, 0, 2, 3, 3}), sizeof n);
}

static void muscle(void** state) {
  (void)state;
  double range[2] = {0.6, 1.2}, prm[9] = {0.75, 1.05, 7, 200, 0.5, 1.6, 1.5, 1.3, 1.2};
  assert_near(ctu_muscleGain(1.1, 0, range, 1, prm), -7, 1e-14);
  assert_near(ctu_muscleBias(1.1, range, 1, prm), 0, 1e-14);
  assert_near(ctu_muscleDynamics(1, 0, ((double[]){0.01, 0.04, 0})), 200, 1e-12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scalars),          cmocka_unit_test(halton_sequence),
      cmocka_unit_test(normal_numbers),   cmocka_unit_test(spring_solves_its_equation),
      cmocka_unit_test(pyramid_and_back), cmocka_unit_test(object_names_and_back),
      cmocka_unit_test(numbers_of_bytes), cmocka_unit_test(warnings_tell_the_place),
      cmocka_unit_test(strings_are_cut),  cmocka_unit_test(conversion_and_sorting),
      cmocka_unit_test(muscle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
