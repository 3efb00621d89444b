#include "collide/box_pair.h"
#include "unit/geom/near.h"

#include <corten/corten.h>

static const double origin[3] = {0, 0, 0}, eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
static const double unit[6] = {0, 0, 0, 1, 1, 1};

// x1 = R x2 + t
static void frame_seen_from_the_other(void** state) {
  (void)state;
  double q[4] = {0.5, 0.1, -0.7, 0.3}, R[9], at[3] = {1, 2, 3}, x[3] = {0.3, -0.2, 0.9}, y[3], z[3];
  ctu_normalize4(q);
  ctu_quat2Mat(R, q);
  BoxPair p;
  box_pair(&p, (BoxFrame){at, R}, (BoxFrame){origin, eye});
  // a point of the world, there and back
  mat3_mul_vec(y, p.R, x);
  addto3(y, p.t);
  mat3_mul_vec(z, R, y);
  addto3(z, at);
  for (int k = 0; k < 3; k++) assert_near(z[k], x[k], 1e-12);
  for (int k = 0; k < 9; k++) assert_near(p.A[k], fabs(p.R[k]), 0);
}

static void faces_separate(void** state) {
  (void)state;
  double at[3] = {2.5, 0, 0}, tilt[9], q[4] = {0.92387953251128674, 0, 0, 0.38268343236508978};
  ctu_quat2Mat(tilt, q);
  BoxPair straight, tilted;
  box_pair(&straight, (BoxFrame){origin, eye}, (BoxFrame){at, eye});
  box_pair(&tilted, (BoxFrame){origin, eye}, (BoxFrame){at, tilt});
  assert_false(box_pair_touch(&straight, unit, unit, 0.4));
  assert_true(box_pair_touch(&straight, unit, unit, 0.6));
  assert_false(box_pair_touch(&tilted, unit, unit, 0));
  assert_true(box_pair_touch(&tilted, unit, unit, 0.1)); // its corner reaches to 2.5 - sqrt(2)
  // the ball around a box reaches to sqrt(3)
  BoxFrame here = {origin, eye}, there = {at, eye};
  assert_false(box_pair_far(unit, here, unit, there, 0));
  at[0] = 2.8;
  assert_true(box_pair_far(unit, here, unit, there, 0));
  assert_false(box_pair_far(unit, here, unit, there, 0.1));
  at[0] = 2.5;
  // the centre of a box is in its frame
  const double shifted[6] = {-0.6, 0, 0, 1, 1, 1};
  assert_true(box_pair_touch(&straight, unit, shifted, 0));
}

static void infinite_boxes(void** state) {
  (void)state;
  double at[3] = {0, 0, 50};
  const double plane[6] = {0, 0, -1e10, 1e10, 1e10, 1e10}, slab[6] = {0, 0, 0, 1e10, 1e10, 1};
  BoxPair p;
  box_pair(&p, (BoxFrame){origin, eye}, (BoxFrame){at, eye});
  assert_int_equal(box_pair_infinite(plane + 3), 3);
  assert_true(box_pair_touch(&p, plane, unit, 0));
  assert_false(box_pair_touch(&p, slab, unit, 0)); // its own thin side separates
  assert_false(box_pair_far(plane, (BoxFrame){origin, eye}, unit, (BoxFrame){at, eye}, 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(frame_seen_from_the_other),
      cmocka_unit_test(faces_separate),
      cmocka_unit_test(infinite_boxes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
