#include "asset/image.h"
#include "base/alloc.h"
#include "media/png_write.h"
#include "support/failing_memory.h"
#include "unit/media/media_samples.h"

enum { WIDTH = 37, HEIGHT = 23 };

static Image read_back(const StrBuf* file, int channels) {
  Image image;
  ErrorList err;
  error_init(&err);
  const AssetFile in = {
      .data = (unsigned char*)file->data, .size = file->len, .name = "picture.png"};
  assert_int_equal(image_read_png(&image, &in, channels, (Place){0}, &err), CT_OK);
  assert_int_equal(image.width, WIDTH);
  assert_int_equal(image.height, HEIGHT);
  error_free(&err);
  return image;
}

static void test_pixels_come_back(void** state) {
  (void)state;
  unsigned char rgb[3 * WIDTH * HEIGHT];
  fill_picture(rgb, WIDTH, HEIGHT, 3);
  const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
  StrBuf file = {0};
  assert_true(png_encode(&file, &p));
  Image image = read_back(&file, 3);
  assert_memory_equal(image.data, rgb, sizeof rgb);
  image_free(&image);
  strbuf_free(&file);
}

static void test_rows_from_the_bottom_are_turned(void** state) {
  (void)state;
  unsigned char rgb[3 * WIDTH * HEIGHT];
  fill_picture(rgb, WIDTH, HEIGHT, 3);
  const PixelGrid p = {PIXEL_RGB8, WIDTH, HEIGHT, rgb + 3 * WIDTH * (HEIGHT - 1), -3 * WIDTH};
  StrBuf file = {0};
  assert_true(png_encode(&file, &p));
  Image image = read_back(&file, 3);
  for (int y = 0; y < HEIGHT; y++)
    assert_memory_equal(image.data + 3 * WIDTH * y, rgb + 3 * WIDTH * (HEIGHT - 1 - y), 3 * WIDTH);
  image_free(&image);
  strbuf_free(&file);
}

// The reader gives the high byte of a sample of 16 bits.
static void test_gray_of_16_bits(void** state) {
  (void)state;
  uint16_t gray[WIDTH * HEIGHT];
  for (int i = 0; i < WIDTH * HEIGHT; i++) gray[i] = (uint16_t)(i * 77);
  const PixelGrid p = {PIXEL_GRAY16, WIDTH, HEIGHT, gray, 2 * WIDTH};
  StrBuf file = {0};
  assert_true(png_encode(&file, &p));
  assert_int_equal(file.data[24], 16);
  Image image = read_back(&file, 1);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    assert_in_range(image.data[i] + 1, gray[i] >> 8, (gray[i] >> 8) + 2);
  image_free(&image);
  strbuf_free(&file);
}

static void test_a_picture_is_compressed(void** state) {
  (void)state;
  enum { W = 320, H = 240 };
  unsigned char* rgb = malloc(3 * W * H);
  assert_non_null(rgb);
  fill_picture(rgb, W, H, 30);
  const PixelGrid p = grid_of(rgb, W, H);
  StrBuf file = {0};
  assert_true(png_encode(&file, &p));
  assert_in_range(file.len, 100, 3 * W * H / 20);
  strbuf_free(&file);
  free(rgb);
}

static int count_chunks(const char* path, const char* name) {
  unsigned char* data;
  size_t size;
  FILE* f = fopen(path, "rb");
  assert_non_null(f);
  data = malloc(1 << 20);
  assert_non_null(data);
  size = fread(data, 1, 1 << 20, f);
  fclose(f);
  int n = 0;
  for (size_t at = 8; at + 12 <= size;) {
    n += !memcmp(data + at + 4, name, 4);
    at += 12u + ((size_t)data[at] << 24 | (size_t)data[at + 1] << 16 | (size_t)data[at + 2] << 8 |
                 data[at + 3]);
  }
  free(data);
  return n;
}

static void write_film(const char* path, int pictures) {
  unsigned char rgb[3 * WIDTH * HEIGHT];
  ApngWriter a;
  Output out;
  assert_true(apng_start(&a, PIXEL_RGB8, WIDTH, HEIGHT, 25));
  for (int k = 0; k < pictures; k++) {
    fill_picture(rgb, WIDTH, HEIGHT, k / 2); // every second one is as the one before
    const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
    assert_true(apng_add(&a, &p));
  }
  assert_true(output_open(&out, path, NULL));
  apng_write(&a, &out);
  assert_true(output_close(&out, NULL));
  apng_free(&a);
}

static void test_a_film_has_a_control_for_each_picture(void** state) {
  (void)state;
  char path[] = "/tmp/corten_apng_XXXXXX";
  const int fd = mkstemp(path);
  assert_true(fd >= 0);
  write_film(path, 6);
  assert_int_equal(count_chunks(path, "acTL"), 1);
  assert_int_equal(count_chunks(path, "fcTL"), 6);
  assert_int_equal(count_chunks(path, "IDAT"), 1);
  assert_int_equal(count_chunks(path, "fdAT"), 5);
  assert_int_equal(count_chunks(path, "IEND"), 1);
  write_film(path, 1); // one picture: a plain file
  assert_int_equal(count_chunks(path, "acTL") + count_chunks(path, "fcTL"), 0);
  assert_int_equal(count_chunks(path, "IDAT"), 1);
  remove(path);
}

static void test_out_of_memory_leaves_nothing(void** state) {
  (void)state;
  unsigned char rgb[3 * WIDTH * HEIGHT];
  fill_picture(rgb, WIDTH, HEIGHT, 1);
  const PixelGrid p = grid_of(rgb, WIDTH, HEIGHT);
  for (long k = 0; k < 40; k++) {
    MemoryCount count = {.fail_at = k};
    ApngWriter a;
    memory_count(&count);
    bool ok = apng_start(&a, PIXEL_RGB8, WIDTH, HEIGHT, 25);
    ok = ok && apng_add(&a, &p) && apng_add(&a, &p);
    apng_free(&a);
    ct_setAllocator(NULL);
    assert_int_equal(count.live, 0);
    if (ok) return;
  }
  fail_msg("never succeeds");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_pixels_come_back),
      cmocka_unit_test(test_rows_from_the_bottom_are_turned),
      cmocka_unit_test(test_gray_of_16_bits),
      cmocka_unit_test(test_a_picture_is_compressed),
      cmocka_unit_test(test_a_film_has_a_control_for_each_picture),
      cmocka_unit_test(test_out_of_memory_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
