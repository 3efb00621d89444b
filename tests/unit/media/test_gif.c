#include "base/alloc.h"
#include "base/file.h"
#include "media/gif.h"
#include "support/failing_memory.h"
#include "unit/media/lzw_decode.h"
#include "unit/media/media_samples.h"

#include <math.h>

enum { WIDTH = 60, HEIGHT = 40 };

// A film in memory: what is shown after each picture, and how long.
typedef struct Shown {
  unsigned char rgb[64][3 * WIDTH * HEIGHT];
  int delay[64];
  int count;
} Shown;

static int little(const unsigned char* p) { return p[0] | p[1] << 8; }

static size_t show_picture(Shown* s, const unsigned char* d, size_t size, int delay) {
  const int x0 = little(d + 1), y0 = little(d + 3), w = little(d + 5), h = little(d + 7);
  assert_int_equal(d[9], 0x87);
  assert_true(x0 + w <= WIDTH && y0 + h <= HEIGHT && s->count < 64);
  const unsigned char* color = d + 10;
  static unsigned char pixel[WIDTH * HEIGHT];
  size_t end;
  assert_int_equal(lzw_decode_blocks(d + 10 + 768, size - 778, pixel, sizeof pixel, &end), w * h);
  unsigned char* rgb = s->rgb[s->count];
  if (s->count) memcpy(rgb, s->rgb[s->count - 1], sizeof s->rgb[0]);
  for (int i = 0; i < w * h; i++)
    if (pixel[i] != 255)
      memcpy(rgb + 3 * ((y0 + i / w) * WIDTH + x0 + i % w), color + 3 * pixel[i], 3);
  s->delay[s->count++] = delay;
  return 778 + end;
}

static void read_film(Shown* s, const char* path) {
  unsigned char* d;
  size_t size, at = 13;
  assert_true(file_read(path, 1 << 24, &d, &size, NULL));
  assert_memory_equal(d, "GIF89a", 6);
  assert_int_equal(little(d + 6), WIDTH);
  assert_int_equal(little(d + 8), HEIGHT);
  s->count = 0;
  for (int delay = 0; d[at] != 0x3b;) {
    assert_true(at + 20 < size);
    if (d[at] == 0x21 && d[at + 1] == 0xf9) {
      delay = little(d + at + 4);
      at += 8;
    } else if (d[at] == 0x21) {
      assert_memory_equal(d + at + 3, "NETSCAPE2.0", 11);
      at += 19;
    } else {
      at += show_picture(s, d + at, size - at, delay);
    }
  }
  assert_int_equal(at + 1, size);
  alloc_free(d);
}

static void write_film(const char* path, int pictures, double fps, int still) {
  unsigned char rgb[3 * WIDTH * HEIGHT];
  GifWriter g;
  Output out;
  assert_true(gif_start(&g, WIDTH, HEIGHT, fps));
  for (int k = 0; k < pictures; k++) {
    fill_picture(rgb, WIDTH, HEIGHT, k / still);
    const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
    assert_true(gif_add(&g, &p));
  }
  assert_true(output_open(&out, path, NULL));
  gif_write(&g, &out);
  assert_true(output_close(&out, NULL));
  gif_free(&g);
}

static double mean_error(const unsigned char* shown, int time) {
  unsigned char rgb[3 * WIDTH * HEIGHT];
  double sum = 0;
  fill_picture(rgb, WIDTH, HEIGHT, time);
  for (size_t i = 0; i < sizeof rgb; i++)
    sum += fabs((double)rgb[i] - shown[i]) / (double)sizeof rgb;
  return sum;
}

static int total_delay(const Shown* s) {
  int sum = 0;
  for (int i = 0; i < s->count; i++) sum += s->delay[i];
  return sum;
}

static Shown shown;
static char path[] = "/tmp/corten_gif_XXXXXX";

static void test_every_picture_is_shown_for_its_time(void** state) {
  (void)state;
  write_film(path, 12, 25, 1);
  read_film(&shown, path);
  assert_int_equal(shown.count, 12);
  for (int k = 0; k < 12; k++) {
    assert_int_equal(shown.delay[k], 4);
    const double error = mean_error(shown.rgb[k], k);
    if (!(error <= 6)) fail_msg("picture %d differs by %g of 255", k, error);
  }
}

// 30 pictures per second in hundredths: 3 or 4 of them, 100 in all.
static void test_odd_rates_keep_the_length_of_the_film(void** state) {
  (void)state;
  write_film(path, 30, 30, 1);
  read_film(&shown, path);
  assert_int_equal(total_delay(&shown), 100);
  write_film(path, 200, 200, 5); // pictures that are too short are left out
  read_film(&shown, path);
  assert_int_equal(total_delay(&shown), 100);
}

static void test_still_pictures_cost_nothing(void** state) {
  (void)state;
  write_film(path, 12, 25, 4);
  read_film(&shown, path);
  assert_int_equal(shown.count, 3);
  assert_int_equal(total_delay(&shown), 48);
}

static void test_out_of_memory_leaves_nothing(void** state) {
  (void)state;
  unsigned char rgb[3 * WIDTH * HEIGHT];
  for (long k = 0; k < 60; k++) {
    MemoryCount count = {.fail_at = k};
    GifWriter g;
    memory_count(&count);
    bool ok = gif_start(&g, WIDTH, HEIGHT, 25);
    for (int i = 0; i < 3 && ok; i++) {
      fill_picture(rgb, WIDTH, HEIGHT, i);
      const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
      ok = gif_add(&g, &p);
    }
    gif_free(&g);
    ct_setAllocator(NULL);
    assert_int_equal(count.live, 0);
    if (ok) return;
  }
  fail_msg("never succeeds");
}

static int make_place(void** state) {
  (void)state;
  return mkstemp(path) < 0;
}

static int remove_place(void** state) {
  (void)state;
  return remove(path);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_picture_is_shown_for_its_time),
      cmocka_unit_test(test_odd_rates_keep_the_length_of_the_film),
      cmocka_unit_test(test_still_pictures_cost_nothing),
      cmocka_unit_test(test_out_of_memory_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, make_place, remove_place);
}
