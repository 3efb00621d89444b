#include "draw/text.h"
#include "unit/draw/easel.h"

static int count_bright(const Pixmap* p) {
  int n = 0;
  for (int i = 0; i < p->width * p->height; i++) n += p->rgb[3 * i] > 127;
  return n;
}

static void every_printable_character_has_strokes(void** state) {
  (void)state;
  Pixmap p = {0};
  TextStyle style = {ctFONT_NORMAL, ctFONTSCALE_200, {1, 1, 1}};
  for (char c = 33; c < 127; c++) {
    assert_true(pixmap_resize(&p, 40, 40));
    text_draw(&p, (ctrRect){0, 0, 40, 40}, 2, 2, (char[2]){c, 0}, &style);
    assert_in_range(count_bright(&p), 3, 300);
    assert_true(text_char_width(ctFONT_NORMAL, ctFONTSCALE_200, (unsigned char)c) > 4);
  }
  assert_int_equal(text_char_width(ctFONT_NORMAL, 100, 200), 0);
  assert_true(pixmap_resize(&p, 40, 40));
  text_draw(&p, (ctrRect){0, 0, 10, 40}, -3, 2, "MMMM\x01\xff", &style);
  for (int i = 0; i < 40 * 40; i++) assert_true(i % 40 < 10 || p.rgb[3 * i] == 0);
  pixmap_free(&p);
}

static void widths_add_up(void** state) {
  (void)state;
  int a = text_char_width(ctFONT_BIG, 150, 'a'), b = text_char_width(ctFONT_BIG, 150, 'b');
  assert_int_equal(text_width(ctFONT_BIG, 150, "abba"), 2 * a + 2 * b);
  assert_int_equal(text_height(ctFONT_NORMAL, 150), 28);
  assert_int_equal(text_height(ctFONT_BIG, 150), 54);
}

STAGE_TEST_MAIN(cmocka_unit_test(every_printable_character_has_strokes),
                cmocka_unit_test(widths_add_up))
