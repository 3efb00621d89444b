// Height fields from the binary format and from PNG.
#include "asset/hfield_file.h"
#include "base/alloc.h"
#include "unit/asset/png_bytes.h"

static Status read_binary(void* out, const AssetFile* in, ErrorList* err) {
  return hfield_read_binary((HfieldFile*)out, in, (Place){0}, err);
}

static Status read_png(void* out, const AssetFile* in, ErrorList* err) {
  return hfield_read_png((HfieldFile*)out, in, (Place){0}, err);
}

static void release(void* h) { alloc_free(((HfieldFile*)h)->data); }

static Bytes binary(int nrow, int ncol, int n) {
  Bytes b = {0};
  put_ints(&b, 2, (int[]){nrow, ncol});
  for (int i = 0; i < n; i++) put_floats(&b, 1, (float[]){(float)i / 4});
  return b;
}

static void binary_is_read(void** state) {
  (void)state;
  Bytes b = binary(2, 3, 6);
  HfieldFile h;
  expect_read(read_binary, &h, &b, "a.hf", NULL);
  assert_int_equal(h.nrow, 2);
  assert_int_equal(h.ncol, 3);
  for (int i = 0; i < 6; i++) assert_true(h.data[i] == (float)i / 4);
  release(&h);
}

static void bad_binary_is_refused(void** state) {
  (void)state;
  static const struct Row {
    int nrow, ncol, n;
    const char* message;
  } kRow[] = {
      {2, 3, 5, "unexpected file size in file 'a.hf'"},
      {2, 3, 7, "unexpected file size in file 'a.hf'"},
      {65536, 65536, 0, "unexpected file size in file 'a.hf'"},
      {0x7fffffff, 0x7fffffff, 1, "unexpected file size in file 'a.hf'"},
      {0, 3, 0, "non-positive hfield dimensions in file 'a.hf'"},
      {-1, -3, 3, "non-positive hfield dimensions in file 'a.hf'"},
  };
  HfieldFile h;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = binary(kRow[i].nrow, kRow[i].ncol, kRow[i].n);
    expect_read(read_binary, &h, &b, "a.hf", kRow[i].message);
    assert_null(h.data);
  }
  Bytes b = {0};
  expect_read(read_binary, &h, &b, "a.hf", "could not read hfield file 'a.hf'");
  put_fill(&b, 1, 7);
  expect_read(read_binary, &h, &b, "a.hf", "hfield missing header 'a.hf'");
}

static Bytes png(void) {
  Bytes b = {0};
  put_header(&b, (Header){.width = 2, .height = 2, .depth = 8, .color = 2});
  put_data(&b, (unsigned char[]){0, 10, 1, 2, 20, 3, 4, 0, 30, 5, 6, 255, 7, 8}, 14);
  put_end(&b);
  return b;
}

// Red of an RGB image, the lower row first.
static void png_is_turned_over(void** state) {
  (void)state;
  Bytes b = png();
  HfieldFile h;
  expect_read(read_png, &h, &b, "a.png", NULL);
  assert_int_equal(h.nrow, 2);
  assert_int_equal(h.ncol, 2);
  assert_memory_equal(h.data, ((float[]){30, 255, 10, 20}), 4 * sizeof(float));
  release(&h);
  b.size -= 4;
  expect_read(read_png, &h, &b, "a.png",
              "error decoding PNG file 'a.png': chunk length too large, chunk broken off at end of "
              "file");
}

static void memory_may_run_out(void** state) {
  (void)state;
  HfieldFile h;
  Bytes b = binary(2, 3, 6);
  expect_no_leak(read_binary, release, &h, &b, "a.hf");
  b = png();
  expect_no_leak(read_png, release, &h, &b, "a.png");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(binary_is_read),
      cmocka_unit_test(bad_binary_is_refused),
      cmocka_unit_test(png_is_turned_over),
      cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
