#include "formulate/depth.h"
#include "unit/formulate/formulate_case.h"

#define TWO_BOXES                                                                                  \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .1 .1'/></body>"                 \
  "<body><freejoint/><geom type='box' size='.1 .1 .1'/></body></worldbody></mujoco>"

// Faces that are parallel to 1e-4: MuJoCo 3.5.0 and we give a corner a depth of 4.6 cm.
static void a_corner_is_not_deeper_than_the_boxes(void** state) {
  (void)state;
  static const double qpos[14] = {-2.03579411e-06, 5.33175549e-06,  9.98136184e-02, 1.00000000e+00,
                                  -2.65490757e-05, -1.02505008e-05, 2.21476318e-08, -6.82060810e-06,
                                  2.05385524e-06,  2.99679960e-01,  9.99999999e-01, 4.29809508e-05,
                                  -1.36866648e-05, 2.42660619e-08};
  Trees t = trees_open(TWO_BOXES);
  memcpy(t.d->qpos, qpos, sizeof qpos);
  ct_forward(t.m, t.d);
  double claimed = 0, depth = 0;
  for (int i = 0; i < t.d->ncon; i++) {
    claimed = larger(claimed, -t.d->contact[i].dist);
    depth = larger(depth, -depth_distance(t.m, t.d, t.d->contact + i));
  }
  assert_true(claimed > 0.04);
  assert_true(depth > 1e-4 && depth < 2e-4);
  trees_close(&t);
}

// A depth that is possible stays as it is, to the bit.
static void true_depths_stay(void** state) {
  (void)state;
  Trees t = trees_open(TWO_BOXES);
  static const double tilt[4] = {0.98, 0.1, 0.15, 0.05};
  t.d->qpos[9] = 0.19;
  for (int i = 0; i < 4; i++) t.d->qpos[10 + i] = tilt[i];
  ct_forward(t.m, t.d);
  assert_true(t.d->ncon > 0);
  for (int i = 0; i < t.d->ncon; i++)
    assert_true(depth_distance(t.m, t.d, t.d->contact + i) == t.d->contact[i].dist);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_corner_is_not_deeper_than_the_boxes),
      cmocka_unit_test(true_depths_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
