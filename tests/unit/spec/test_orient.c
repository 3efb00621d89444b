#include "spec/orient.h"
#include "unit/geom/near.h"

#include <corten/corten.h>

#include <math.h>

static void assert_quat(const double* got, double w, double x, double y, double z) {
  const double want[4] = {w, x, y, z};
  for (int i = 0; i < 4; i++) assert_near(got[i], want[i], 1e-15);
}

// The same half turn about z in four notations.
static void notations_agree(void** state) {
  (void)state;
  double q[4] = {1, 0, 0, 0};
  ctsOrientation alt = {.type = ctORIENTATION_AXISANGLE, .axisangle = {0, 0, 2, 90}};
  const double r = sqrt(0.5);
  assert_null(orient_quat(q, 1, "xyz", &alt));
  assert_quat(q, r, 0, 0, r);
  alt = (ctsOrientation){.type = ctORIENTATION_XYAXES, .xyaxes = {0, 1, 0, -3, 1, 0}};
  assert_null(orient_quat(q, 1, "xyz", &alt));
  assert_quat(q, r, 0, 0, r);
  alt = (ctsOrientation){.type = ctORIENTATION_EULER, .euler = {0, 0, 90}};
  assert_null(cts_resolveOrientation(q, 1, "xyz", &alt));
  assert_quat(q, r, 0, 0, r);
  alt = (ctsOrientation){.type = ctORIENTATION_ZAXIS, .zaxis = {0, 5, 0}};
  assert_null(orient_quat(q, 0, "xyz", &alt));
  assert_quat(q, r, -r, 0, 0);
}

// Moving axes turn after each other, fixed ones in the opposite order.
static void sequences(void** state) {
  (void)state;
  double moving[4], fixed[4];
  ctsOrientation alt = {.type = ctORIENTATION_EULER, .euler = {0.3, 0.5, 0.7}};
  ctsOrientation back = {.type = ctORIENTATION_EULER, .euler = {0.7, 0.5, 0.3}};
  assert_null(orient_quat(moving, 0, "xyz", &alt));
  assert_null(orient_quat(fixed, 0, "ZYX", &back));
  for (int i = 0; i < 4; i++) assert_near(moving[i], fixed[i], 1e-15);
}

static void bad_orientations_say_why(void** state) {
  (void)state;
  double q[4] = {1, 0, 0, 0};
  ctsOrientation alt = {.type = ctORIENTATION_ZAXIS};
  assert_string_equal(orient_quat(q, 0, "xyz", &alt), "zaxis too small");
  alt = (ctsOrientation){.type = ctORIENTATION_XYAXES, .xyaxes = {1, 0, 0, 2, 0, 0}};
  assert_string_equal(orient_quat(q, 0, "xyz", &alt), "yaxis too small");
  alt = (ctsOrientation){.type = ctORIENTATION_EULER};
  assert_string_equal(orient_quat(q, 0, "xyw", &alt),
                      "euler sequence can only contain x, y, z, X, Y, Z");
  assert_non_null(cts_resolveOrientation(q, 0, NULL, &alt)); // only Euler angles need a sequence
  alt = (ctsOrientation){.type = ctORIENTATION_ZAXIS, .zaxis = {0, 0, 1}};
  assert_null(cts_resolveOrientation(q, 0, NULL, &alt));
}

static void tiny_vectors_stay(void** state) {
  (void)state;
  double v[2] = {1e-8, 0}, unit[3] = {0.6, 0.8, 0};
  assert_near(orient_normalize(v, 2), 0, 0);
  assert_near(v[0], 1e-8, 0);
  assert_near(orient_normalize(unit, 3), 1, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(notations_agree),
      cmocka_unit_test(sequences),
      cmocka_unit_test(bad_orientations_say_why),
      cmocka_unit_test(tiny_vectors_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
