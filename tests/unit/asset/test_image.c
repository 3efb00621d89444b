// Images from PNG and from MuJoCo's own format.
#include "asset/image.h"
#include "unit/asset/png_bytes.h"

static Status read_png(void* out, const AssetFile* in, ErrorList* err) {
  return image_read_png((Image*)out, in, 3, (Place){0}, err);
}

static Status read_raw(void* out, const AssetFile* in, ErrorList* err) {
  return image_read_raw((Image*)out, in, 3, (Place){0}, err);
}

static void release(void* image) { image_free((Image*)image); }

static const unsigned char kRows[] = {0, 10, 20, 30, 40, 50, 60};

static Bytes png(bool srgb) {
  Bytes b = {0};
  put_header(&b, (Header){.width = 2, .height = 1, .depth = 8, .color = 2});
  if (srgb) put_chunk(&b, "sRGB", "\1", 1);
  put_data(&b, kRows, sizeof kRows);
  put_end(&b);
  return b;
}

static void png_is_read(void** state) {
  (void)state;
  for (int srgb = 0; srgb < 2; srgb++) {
    Bytes b = png(srgb);
    put_text(&b, "what follows the end is not looked at");
    Image image;
    expect_read(read_png, &image, &b, "a.png", NULL);
    assert_int_equal(image.width, 2);
    assert_int_equal(image.height, 1);
    assert_int_equal(image.channels, 3);
    assert_int_equal(image.srgb, srgb);
    assert_memory_equal(image.data, kRows + 1, 6);
    image_free(&image);
    assert_null(image.data);
  }
}

static void bad_png_is_refused(void** state) {
  (void)state;
  static const struct Row {
    Header header;
    size_t rows;
    const char* message;
  } kRow[] = {
      {{2, 1, 8, 2, 0, 0, 0}, 6, "error decoding PNG file 'a.png': invalid decompressed idat size"},
      {{2, 2, 8, 2, 0, 0, 0}, 7, "error decoding PNG file 'a.png': invalid decompressed idat size"},
      // refused before any memory is asked for
      {{16000, 16000, 8, 2, 0, 0, 0},
       7,
       "error decoding PNG file 'a.png': invalid decompressed idat size"},
      {{0xffffffff, 0xffffffff, 16, 6, 0, 0, 0},
       7,
       "error decoding PNG file 'a.png': integer overflow due to too many pixels"},
      {{0xffffffff, 1, 1, 0, 0, 0, 1},
       7,
       "error decoding PNG file 'a.png': integer overflow due to too many pixels"},
  };
  Image image;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_header(&b, kRow[i].header);
    put_data(&b, kRows, kRow[i].rows);
    put_end(&b);
    expect_read(read_png, &image, &b, "a.png", kRow[i].message);
    assert_null(image.data);
  }
  Bytes b = {0};
  expect_read(read_png, &image, &b, "a.png", "empty PNG file 'a.png'");
  put_header(&b, kRow[0].header);
  put_end(&b);
  expect_read(read_png, &image, &b, "a.png",
              "error decoding PNG file 'a.png': size of zlib data too small");
  b = png(false);
  b.data[44] ^= 1; // a byte of the pixels: first the chunk's checksum notices
  expect_read(read_png, &image, &b, "a.png",
              "error decoding PNG file 'a.png': invalid CRC encountered");
}

static void number_of_channels(void** state) {
  (void)state;
  Bytes b = png(false);
  AssetFile f = file_of(&b, "a.png");
  for (int channels = 0; channels <= 5; channels++) {
    ErrorList err;
    error_init(&err);
    Image image;
    Status s = image_read_png(&image, &f, channels, (Place){0}, &err);
    assert_int_equal(s == CT_OK, 1 <= channels && channels <= 4);
    assert_int_equal(image.channels, s == CT_OK ? channels : 0);
    if (channels == 5)
      assert_string_equal(err.item[0].message, "Unsupported number of channels: 5");
    image_free(&image);
    error_free(&err);
  }
  file_close(f);
}

static void raw_is_read(void** state) {
  (void)state;
  Bytes b = {0};
  put_ints(&b, 2, (int[]){2, 1});
  put_bytes(&b, kRows + 1, 6);
  Image image;
  expect_read(read_raw, &image, &b, "a.bin", NULL);
  assert_int_equal(image.width, 2);
  assert_int_equal(image.height, 1);
  assert_false(image.srgb);
  assert_memory_equal(image.data, kRows + 1, 6);
  image_free(&image);
}

static void bad_raw_is_refused(void** state) {
  (void)state;
#define GUESS "Non-PNG texture, assuming custom binary file format, "
  static const struct Row {
    int width, height;
    size_t n;
    const char* message;
  } kRow[] = {
      {2, 1, 5, GUESS "unexpected file size in file 'a.bin'"},
      {2, 1, 7, GUESS "unexpected file size in file 'a.bin'"},
      {65536, 65536, 2, GUESS "unexpected file size in file 'a.bin'"},
      {0x7fffffff, 0x7fffffff, 3, GUESS "unexpected file size in file 'a.bin'"},
      {2, 0, 0, GUESS "non-positive texture dimensions in file 'a.bin'"},
      {-2, -1, 6, GUESS "non-positive texture dimensions in file 'a.bin'"},
  };
  Image image;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_ints(&b, 2, (int[]){kRow[i].width, kRow[i].height});
    put_fill(&b, 1, kRow[i].n);
    expect_read(read_raw, &image, &b, "a.bin", kRow[i].message);
    assert_null(image.data);
  }
  Bytes b = {0};
  expect_read(read_raw, &image, &b, "a.bin", "texture file is empty: 'a.bin'");
  put_fill(&b, 1, 7);
  expect_read(read_raw, &image, &b, "a.bin", GUESS "unexpected file size in file 'a.bin'");
}

static void memory_may_run_out(void** state) {
  (void)state;
  Image image;
  Bytes b = png(true);
  expect_no_leak(read_png, release, &image, &b, "a.png");
  b = (Bytes){0};
  put_ints(&b, 2, (int[]){2, 1});
  put_bytes(&b, kRows + 1, 6);
  expect_no_leak(read_raw, release, &image, &b, "a.bin");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(png_is_read),        cmocka_unit_test(bad_png_is_refused),
      cmocka_unit_test(number_of_channels), cmocka_unit_test(raw_is_read),
      cmocka_unit_test(bad_raw_is_refused), cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
