#include "collide/body_filter.h"
#include "support/cmocka_all.h"
#include "support/model_text.h"

// Bodies: 1 and its child 2, 3 fused with the world, 4 that no mask matches.
static void relatives_and_masks(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><geom size='.1'/><body><freejoint/><geom size='.1'/><body pos='.1 0 0'>"
      "<joint/><geom size='.1'/></body></body><body><geom size='.1'/></body><body><freejoint/>"
      "<geom size='.1' contype='4' conaffinity='4'/></body></worldbody></mujoco>");
  static const int barred[][3] = {{0, 1, 0}, {0, 2, 0}, {0, 3, 1}, {1, 2, 1},
                                  {1, 3, 0}, {2, 3, 0}, {1, 4, 1}};
  for (size_t k = 0; k < sizeof barred / sizeof *barred; k++) {
    BodyFilter f = body_filter(m, barred[k][0]), g = body_filter(m, barred[k][1]);
    assert_int_equal(body_filter_bars(&f, &g), barred[k][2]);
    assert_int_equal(body_filter_bars(&g, &f), barred[k][2]);
    assert_true(body_filter_collides(&f) && body_filter_collides(&g));
  }
  m->opt.disableflags |= ctDSBL_FILTERPARENT;
  BodyFilter f = body_filter(m, 1), g = body_filter(m, 2);
  assert_false(body_filter_bars(&f, &g));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(relatives_and_masks)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
