#include "media/palette.h"
#include "unit/media/media_samples.h"

#include <math.h>

enum { WIDTH = 96, HEIGHT = 64, N = WIDTH * HEIGHT };

static unsigned char rgb[3 * N], index_of[N];
static bool use[N];

static void dither(const Palette* p, PaletteWork* w) {
  for (int i = 0; i < N; i++) use[i] = true;
  assert_true(palette_dither(index_of, p, w, &(DitherInput){rgb, use, WIDTH, HEIGHT}));
}

static void test_few_colours_are_kept(void** state) {
  (void)state;
  PaletteWork* w = palette_work();
  assert_non_null(w);
  Palette p;
  for (int i = 0; i < N; i++) { // 255 colours, some of them neighbours
    const int c = i * 7 % 255;
    rgb[3 * i] = (unsigned char)c;
    rgb[3 * i + 1] = (unsigned char)(c / 2);
    rgb[3 * i + 2] = 9;
  }
  palette_choose(&p, w, rgb, N);
  assert_int_equal(p.count, 255);
  dither(&p, w);
  for (int i = 0; i < N; i++) assert_memory_equal(p.rgb[index_of[i]], rgb + 3 * i, 3);
  palette_free(w);
}

// Mean of the squared error of single pixels, and of the means of 8 x 8 pixels, which dithering
// keeps.
static void measure_errors(const Palette* p, double* single, double* block) {
  *single = *block = 0;
  for (int y = 0; y < HEIGHT; y += 8)
    for (int x = 0; x < WIDTH; x += 8)
      for (int k = 0; k < 3; k++) {
        double sum = 0;
        for (int i = 0; i < 64; i++) {
          const int at = (y + i / 8) * WIDTH + x + i % 8;
          const double e = p->rgb[index_of[at]][k] - (double)rgb[3 * at + k];
          sum += e / 64;
          *single += e * e / (3.0 * N);
        }
        *block += sum * sum / (3.0 * N / 64);
      }
}

static void test_many_colours_are_near_and_right_in_the_mean(void** state) {
  (void)state;
  PaletteWork* w = palette_work();
  assert_non_null(w);
  Palette p;
  double single, block;
  fill_picture(rgb, WIDTH, HEIGHT, 20);
  palette_choose(&p, w, rgb, N);
  assert_int_equal(p.count, PALETTE_MOST);
  dither(&p, w);
  measure_errors(&p, &single, &block);
  if (!(single <= 100)) fail_msg("mean squared error %g", single);
  if (!(block <= 3)) fail_msg("mean squared error of blocks %g", block);
  palette_free(w);
}

static void test_unused_pixels_stay(void** state) {
  (void)state;
  PaletteWork* w = palette_work();
  assert_non_null(w);
  Palette p;
  fill_picture(rgb, WIDTH, HEIGHT, 20);
  palette_choose(&p, w, rgb, N);
  for (int i = 0; i < N; i++) use[i] = i % 3 != 0;
  memset(index_of, 255, sizeof index_of);
  assert_true(palette_dither(index_of, &p, w, &(DitherInput){rgb, use, WIDTH, HEIGHT}));
  for (int i = 0; i < N; i++) assert_int_equal(index_of[i] == 255, i % 3 == 0);
  palette_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_few_colours_are_kept),
      cmocka_unit_test(test_many_colours_are_near_and_right_in_the_mean),
      cmocka_unit_test(test_unused_pixels_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
