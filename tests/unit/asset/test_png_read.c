// Chunks of PNG files: accepted and refused as by MuJoCo 3.5.0.
#include "asset/png.h"
#include "unit/asset/png_bytes.h"

static void expect_png(const Bytes* b, const char* message) {
  AssetFile f = file_of(b, "a.png");
  Png png;
  const char* wrong = png_read(&png, &f);
  png_free(&png);
  file_close(f);
  if (!message && wrong) fail_msg("refused: %s", wrong);
  if (message) assert_non_null(wrong);
  if (message) assert_string_equal(wrong, message);
}

static const Header kGray = {.width = 2, .height = 3, .depth = 8};

static void header(void** state) {
  (void)state;
  static const struct Row {
    Header h;
    const char* message;
  } kRow[] = {
      {{2, 3, 16, 6, 0, 0, 1}, NULL},
      {{0, 2, 8, 2, 0, 0, 0}, "zero width or height is invalid"},
      {{2, 0, 8, 2, 0, 0, 0}, "zero width or height is invalid"},
      {{2, 2, 8, 1, 0, 0, 0}, "illegal PNG color type or bpp"},
      {{2, 2, 8, 7, 0, 0, 0}, "illegal PNG color type or bpp"},
      {{2, 2, 8, 255, 0, 0, 0}, "illegal PNG color type or bpp"},
      {{2, 2, 3, 2, 0, 0, 0}, "illegal bit depth for this color type given"},
      {{2, 2, 4, 2, 0, 0, 0}, "illegal bit depth for this color type given"},
      {{2, 2, 16, 3, 0, 0, 0}, "illegal bit depth for this color type given"},
      {{2, 2, 0, 0, 0, 0, 0}, "illegal bit depth for this color type given"},
      {{2, 2, 255, 0, 0, 0, 0}, "illegal bit depth for this color type given"},
      {{2, 2, 8, 2, 1, 0, 0}, "illegal PNG compression method"},
      {{2, 2, 8, 2, 0, 1, 0}, "illegal PNG filter method"},
      {{2, 2, 8, 2, 0, 0, 2}, "illegal PNG interlace method"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_header(&b, kRow[i].h);
    put_end(&b);
    expect_png(&b, kRow[i].message);
  }
}

static void start_of_file(void** state) {
  (void)state;
  Bytes b = {0};
  put_header(&b, kGray);
  put_end(&b);
  Bytes bad = b;
  bad.size = 32;
  expect_png(&bad, "PNG file is smaller than a PNG header");
  bad = b;
  bad.data[0] = 'x';
  expect_png(&bad, "incorrect PNG signature, it's no PNG or corrupted");
  bad = b;
  bad.data[11] = 12;
  expect_png(&bad, "header chunk must have a size of 13 bytes");
  bad = b;
  bad.data[12] = 'i';
  expect_png(&bad, "first chunk is not the header chunk");
  bad = b;
  bad.data[32] ^= 1;
  expect_png(&bad, "invalid CRC encountered");
}

static void fields(void** state) {
  (void)state;
  Bytes b = {0};
  put_header(&b, (Header){.width = 258, .height = 3, .depth = 4, .color = 3, .interlace = 1});
  put_chunk(&b, "PLTE", "\1\2\3\4\5\6", 6);
  put_chunk(&b, "tRNS", "\7", 1);
  put_chunk(&b, "sRGB", "\0", 1);
  put_chunk(&b, "IDAT", "abc", 3);
  put_chunk(&b, "IDAT", "", 0);
  put_chunk(&b, "zzZz", "anything", 8);
  put_chunk(&b, "IDAT", "de", 2); // not in a row, as in MuJoCo
  put_end(&b);
  AssetFile f = file_of(&b, "a.png");
  Png png;
  assert_null(png_read(&png, &f));
  assert_int_equal(png.width, 258);
  assert_int_equal(png.height, 3);
  assert_int_equal(png.depth, 4);
  assert_int_equal(png.color, PNG_PALETTE);
  assert_int_equal(png.samples, 1);
  assert_true(png.interlaced && png.srgb && !png.has_key);
  assert_int_equal(png.npalette, 2);
  assert_memory_equal(png.palette[0], "\1\2\3\7", 4);
  assert_memory_equal(png.palette[1], "\4\5\6\xff", 4);
  assert_memory_equal(png.palette[2], "\0\0\0\xff", 4);
  assert_int_equal(png.data_size, 5);
  assert_memory_equal(png.data, "abcde", 5);
  png_free(&png);
  file_close(f);
}

static void chunks(void** state) {
  (void)state;
#define CRITICAL "unknown chunk type with 'critical' flag encountered by the decoder"
#define TRNS "tRNS chunk has wrong size for "
  static const struct Row {
    unsigned char color;
    const char* name;
    size_t n;
    const char* message;
  } kRow[] = {
      {2, "gAMA", 4, NULL},
      {2, "gAMA", 3, "invalid gAMA chunk size"},
      {2, "cHRM", 32, NULL},
      {2, "cHRM", 1, "invalid cHRM chunk size"},
      {2, "sRGB", 0, "invalid sRGB chunk size"},
      {2, "pHYs", 9, NULL},
      {2, "pHYs", 1, "invalid pHYs chunk size"},
      {2, "tIME", 7, NULL},
      {2, "tIME", 0, "invalid tIME chunk size"},
      {0, "bKGD", 2, NULL},
      {2, "bKGD", 6, NULL},
      {2, "bKGD", 1, "bKGD chunk has wrong size for the color type of the image"},
      {2, "PLTE", 4, NULL},
      {2, "PLTE", 768, NULL},
      {2, "PLTE", 771, "the palette is too small or too big"},
      {2, "PLTE", 2, "the palette is too small or too big"},
      {2, "tRNS", 6, NULL},
      {2, "tRNS", 2, TRNS "RGB image"},
      {0, "tRNS", 2, NULL},
      {0, "tRNS", 6, TRNS "grayscale image"},
      {3, "tRNS", 1, "tRNS chunk before PLTE or has more entries than palette size"},
      {6, "tRNS", 6, "tRNS chunk appeared while it was not allowed for this color type"},
      {3, "zzZz", 0, "PNG file must have PLTE chunk if color type is palette"},
      {2, "eXIf", 1, NULL},
      {2, "QQQQ", 1, CRITICAL},
      {2, "IHDR", 3, CRITICAL},
      {2, "1234", 1, "invalid chunk type name: may only contain [a-zA-Z]"},
      {2, "qqqq", 1, "invalid chunk type name: third character must be uppercase"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    static const unsigned char kZero[800];
    Bytes b = {0};
    put_header(&b, (Header){.width = 2, .height = 2, .depth = 8, .color = kRow[i].color});
    put_chunk(&b, kRow[i].name, kZero, kRow[i].n);
    put_end(&b);
    expect_png(&b, kRow[i].message);
  }
}

static void checksums_of_known_chunks(void** state) {
  (void)state;
  static const char* const kName[] = {"gAMA", "zzZz", "IEND"};
  for (int i = 0; i < 3; i++) {
    Bytes b = {0};
    put_header(&b, kGray);
    put_chunk(&b, kName[i], "1234", 4);
    b.data[b.size - 1] ^= 1;
    put_end(&b);
    expect_png(&b, i == 1 ? NULL : "invalid CRC encountered");
  }
}

static void end_is_needed(void** state) {
  (void)state;
  static const char kCut[] = "chunk length too large, chunk broken off at end of file";
  Bytes b = {0};
  put_header(&b, kGray);
  expect_png(&b, kCut);
  put_end(&b);
  for (b.size--; b.size >= 33; b.size--) expect_png(&b, kCut);
  b.size = 33;
  put_big(&b, 0xffffffff);
  put_text(&b, "IDATxxxx");
  expect_png(&b, kCut);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(header),
      cmocka_unit_test(start_of_file),
      cmocka_unit_test(fields),
      cmocka_unit_test(chunks),
      cmocka_unit_test(checksums_of_known_chunks),
      cmocka_unit_test(end_is_needed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
