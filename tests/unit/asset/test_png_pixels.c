// Filters, interlacing and colors of PNG images.
#include "asset/png.h"
#include "support/cmocka_all.h"

#include <stdlib.h>

static Png make(uint32_t width, uint32_t height, int depth, PngColor color) {
  Png png = {.width = width, .height = height, .depth = depth, .color = color};
  png.samples = color == PNG_RGB ? 3 : color == PNG_RGBA ? 4 : color == PNG_GRAY_ALPHA ? 2 : 1;
  for (int i = 0; i < 256; i++) memcpy(png.palette[i], "\0\0\0\xff", 4);
  return png;
}

static void expect_row(const Png* png, const char* raw, int channels, const char* expected) {
  unsigned char rows[100], out[100];
  size_t n = png_raw_bytes(png);
  memcpy(rows, raw, n);
  assert_null(png_pixels(png, rows, out, channels));
  assert_memory_equal(out, expected, png->width * png->height * (size_t)channels);
}

static void color_types(void** state) {
  (void)state;
  Png gray = make(2, 1, 8, PNG_GRAY), rgb = make(2, 1, 8, PNG_RGB);
  Png alpha = make(2, 1, 8, PNG_GRAY_ALPHA), rgba = make(2, 1, 8, PNG_RGBA);
  expect_row(&gray, "\0\x0a\x14", 1, "\x0a\x14");
  expect_row(&gray, "\0\x0a\x14", 2, "\x0a\xff\x14\xff");
  expect_row(&gray, "\0\x0a\x14", 3, "\x0a\x0a\x0a\x14\x14\x14");
  expect_row(&gray, "\0\x0a\x14", 4, "\x0a\x0a\x0a\xff\x14\x14\x14\xff");
  expect_row(&rgb, "\0\1\2\3\4\5\6", 1, "\1\4"); // red
  expect_row(&rgb, "\0\1\2\3\4\5\6", 3, "\1\2\3\4\5\6");
  expect_row(&rgb, "\0\1\2\3\4\5\6", 4, "\1\2\3\xff\4\5\6\xff");
  expect_row(&alpha, "\0\1\2\3\4", 1, "\1\3");
  expect_row(&alpha, "\0\1\2\3\4", 2, "\1\2\3\4");
  expect_row(&alpha, "\0\1\2\3\4", 3, "\1\1\1\3\3\3");
  expect_row(&alpha, "\0\1\2\3\4", 4, "\1\1\1\2\3\3\3\4");
  expect_row(&rgba, "\0\1\2\3\4\5\6\7\x8", 1, "\1\5");
  expect_row(&rgba, "\0\1\2\3\4\5\6\7\x8", 3, "\1\2\3\5\6\7");
  expect_row(&rgba, "\0\1\2\3\4\5\6\7\x8", 4, "\1\2\3\4\5\6\7\x8");
}

static void depths(void** state) {
  (void)state;
  Png g1 = make(10, 1, 1, PNG_GRAY), g2 = make(4, 1, 2, PNG_GRAY), g4 = make(3, 1, 4, PNG_GRAY);
  Png g16 = make(2, 1, 16, PNG_GRAY), rgba16 = make(1, 1, 16, PNG_RGBA);
  expect_row(&g1, "\0\xa5\x40", 1, "\xff\0\xff\0\0\xff\0\xff\0\xff");
  expect_row(&g2, "\0\x1b", 1, "\0\x55\xaa\xff");
  expect_row(&g4, "\0\x1f\x80", 1, "\x11\xff\x88");
  expect_row(&g16, "\0\x10\xff\x20\x80", 1, "\x10\x20"); // the high byte, not rounded
  expect_row(&rgba16, "\0\x10\xff\x20\x80\x30\x01\x40\xff", 4, "\x10\x20\x30\x40");
}

static void palettes(void** state) {
  (void)state;
  Png p = make(4, 1, 2, PNG_PALETTE);
  memcpy(p.palette[0], "\1\2\3\x64", 4);
  memcpy(p.palette[1], "\4\5\6\xff", 4);
  p.npalette = 2;
  expect_row(&p, "\0\x1b", 4, "\1\2\3\x64\4\5\6\xff\0\0\0\xff\0\0\0\xff"); // black if not there
  expect_row(&p, "\0\x1b", 3, "\1\2\3\4\5\6\0\0\0\0\0\0");
  expect_row(&p, "\0\x1b", 1, "\1\4\0\0");
}

static void transparent_colors(void** state) {
  (void)state;
  Png gray = make(2, 1, 8, PNG_GRAY);
  gray.has_key = true;
  gray.key[0] = 10;
  expect_row(&gray, "\0\x0a\x14", 4, "\x0a\x0a\x0a\0\x14\x14\x14\xff");
  Png rgb = make(2, 1, 8, PNG_RGB);
  rgb.has_key = true;
  memcpy(rgb.key, ((uint16_t[]){1, 2, 3}), 6);
  expect_row(&rgb, "\0\1\2\3\1\2\4", 4, "\1\2\3\0\1\2\4\xff");
  Png wide = make(2, 1, 16, PNG_GRAY); // all 16 bits are compared
  wide.has_key = true;
  wide.key[0] = 0x1001;
  expect_row(&wide, "\0\x10\1\x10\2", 2, "\x10\0\x10\xff");
  Png low = make(2, 1, 4, PNG_GRAY); // before scaling
  low.has_key = true;
  low.key[0] = 3;
  expect_row(&low, "\0\x34", 2, "\x33\0\x44\xff");
}

static void filters(void** state) {
  (void)state;
  Png png = make(3, 5, 8, PNG_GRAY);
  expect_row(&png,
             "\0\1\2\3"       // none
             "\1\1\1\1"       // left: 1 2 3
             "\2\x0a\x0a\x0a" // above: 11 12 13
             "\3\0\0\0"       // average: 5, (5+12)/2 = 8, (8+13)/2 = 10
             "\4\1\1\1",      // Paeth: 5+1, 8+1, 10+1
             1, "\1\2\3\1\2\3\x0b\x0c\x0d\5\x8\x0a\6\x9\x0b");
  // on the first row the bytes above are 0
  for (int kind = 0; kind < 5; kind++) {
    static const char* const kOut[] = {"\4\4\4", "\4\x8\x0c", "\4\4\4", "\4\6\7", "\4\x8\x0c"};
    Png first = make(3, 1, 8, PNG_GRAY);
    char raw[4] = {(char)kind, 4, 4, 4};
    expect_row(&first, raw, 1, kOut[kind]);
  }
  // left is one whole pixel away
  Png rgb = make(2, 1, 8, PNG_RGB);
  expect_row(&rgb, "\1\1\2\3\1\1\1", 3, "\1\2\3\2\3\4");
  // all the choices of Paeth: left, above, above left
  Png paeth = make(2, 2, 8, PNG_GRAY);
  expect_row(&paeth, "\0\x0a\x14\4\0\0", 1, "\x0a\x14\x0a\x14");
  expect_row(&paeth, "\0\x0a\x0a\4\x0a\0", 1, "\x0a\x0a\x14\x14");
  expect_row(&paeth, "\0\x14\x0a\4\xf6\0", 1, "\x14\x0a\x0a\x0a");
}

static void unknown_filter(void** state) {
  (void)state;
  Png png = make(1, 2, 8, PNG_GRAY);
  unsigned char rows[] = {0, 1, 5, 1}, out[2];
  assert_string_equal(png_pixels(&png, rows, out, 1), "illegal PNG filter type encountered");
}

// Every size up to 17 x 17: the pixels of the seven passes, numbered, come back in order.
static void interlacing(void** state) {
  (void)state;
  static const int kAt[8][8] = {{1, 6, 4, 6, 2, 6, 4, 6}, {7, 7, 7, 7, 7, 7, 7, 7},
                                {5, 6, 5, 6, 5, 6, 5, 6}, {7, 7, 7, 7, 7, 7, 7, 7},
                                {3, 6, 4, 6, 3, 6, 4, 6}, {7, 7, 7, 7, 7, 7, 7, 7},
                                {5, 6, 5, 6, 5, 6, 5, 6}, {7, 7, 7, 7, 7, 7, 7, 7}};
  for (int size = 0; size < 17 * 17; size++) {
    int w = size % 17 + 1, h = size / 17 + 1;
    Png png = make((uint32_t)w, (uint32_t)h, 8, PNG_GRAY);
    png.interlaced = true;
    unsigned char rows[1000], out[17 * 17];
    size_t n = 0;
    for (int pass = 1; pass <= 7; pass++)
      for (int y = 0; y < h; y++) {
        size_t start = n;
        for (int x = 0; x < w; x++)
          if (kAt[y % 8][x % 8] == pass) {
            if (n == start) rows[n++] = 0;
            rows[n++] = (unsigned char)(y * w + x);
          }
      }
    assert_int_equal(png_raw_bytes(&png), n);
    assert_null(png_pixels(&png, rows, out, 1));
    for (int i = 0; i < w * h; i++) assert_int_equal(out[i], (unsigned char)i);
  }
}

static void sizes_do_not_overflow(void** state) {
  (void)state;
  Png png = make(0xffffffff, 0xffffffff, 16, PNG_RGBA);
  assert_int_equal(png_raw_bytes(&png), 0);
  png.interlaced = true;
  assert_int_equal(png_raw_bytes(&png), 0);
  png = make(0xffffffff, 1, 1, PNG_GRAY);
  assert_int_equal(png_row_bytes(&png, png.width), 1u << 29);
  assert_int_equal(png_raw_bytes(&png), (1u << 29) + 1);
  png.height = 2;
  assert_int_equal(png_raw_bytes(&png), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(color_types), cmocka_unit_test(depths),
      cmocka_unit_test(palettes),    cmocka_unit_test(transparent_colors),
      cmocka_unit_test(filters),     cmocka_unit_test(unknown_filter),
      cmocka_unit_test(interlacing), cmocka_unit_test(sizes_do_not_overflow),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
