#include "draw/pixmap.h"
#include "unit/draw/easel.h"

static void keeps_its_content_when_it_grows(void** state) {
  (void)state;
  Pixmap p = {0};
  assert_true(pixmap_resize(&p, 4, 3));
  pixmap_fill(&p, (ctrRect){1, 1, 2, 1}, (float[4]){1, 0, 0, 1});
  assert_true(pixmap_reach(&p, (ctrRect){2, 2, 6, 6}));
  assert_int_equal(p.width, 8);
  assert_int_equal(p.rgb[3 * (8 + 1)], 255);
  assert_int_equal(p.rgb[3 * (8 + 3)], 0);
  assert_false(pixmap_reach(&p, (ctrRect){0, 0, 1 << 30, 1}));
  pixmap_free(&p);
}

static void fills_blend_and_stay_inside(void** state) {
  (void)state;
  Pixmap p = {0};
  assert_true(pixmap_resize(&p, 2, 2));
  pixmap_fill(&p, (ctrRect){-5, -5, 100, 100}, (float[4]){1, 1, 1, 0.5f});
  for (int i = 0; i < 12; i++) assert_int_equal(p.rgb[i], 128);
  pixmap_fill(&p, (ctrRect){0, 0, 2, 2}, (float[4]){NAN, 7, -1, 1});
  assert_int_equal(p.rgb[0], 0);
  assert_int_equal(p.rgb[1], 255);
  ctrRect r = pixmap_clip(&p, (ctrRect){2147483647, 0, 2147483647, 1});
  assert_int_equal(r.width, 0);
  assert_false(pixmap_resize(&p, 1 << 20, 2));
  assert_int_equal(p.width, 2);
  pixmap_free(&p);
}

STAGE_TEST_MAIN(cmocka_unit_test(keeps_its_content_when_it_grows),
                cmocka_unit_test(fills_blend_and_stay_inside))
