// SKN files: accepted and refused as by MuJoCo 3.5.0.
#include "asset/skin_file.h"
#include "unit/asset/asset_bytes.h"

static Status read_skin(void* out, const AssetFile* in, ErrorList* err) {
  return skin_read((SkinFile*)out, in, (Place){0}, err);
}

static void release(void* s) { skin_free((SkinFile*)s); }

static const float kVert[] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
static const float kTexcoord[] = {0, .25f, 1, 0, 0, 1};
static const int kFace[] = {0, 1, 2};

static void put_bone(Bytes* b, const char* body, int n) {
  put_text(b, body);
  put_fill(b, 0, SKIN_NAME - strlen(body));
  put_floats(b, 7, (float[]){1, 2, 3, .5f, .5f, -.5f, .5f});
  put_int(b, n);
  for (int i = 0; i < n && n < 10; i++) put_int(b, i);
  for (int i = 0; i < n && n < 10; i++) put_floats(b, 1, (float[]){(float)i + .5f});
}

static Bytes make(int nbone, int n) {
  Bytes b = {0};
  put_ints(&b, 4, (int[]){3, 3, 1, nbone});
  put_floats(&b, 9, kVert);
  put_floats(&b, 6, kTexcoord);
  put_ints(&b, 3, kFace);
  for (int i = 0; i < nbone; i++) put_bone(&b, i ? "second" : "first", n + i);
  return b;
}

static void all_arrays_are_read(void** state) {
  (void)state;
  Bytes b = make(2, 2);
  SkinFile s;
  expect_read(read_skin, &s, &b, "a.skn", NULL);
  assert_int_equal(s.nvert, 3);
  assert_int_equal(s.ntexcoord, 3);
  assert_int_equal(s.nface, 1);
  assert_int_equal(s.nbone, 2);
  assert_int_equal(s.nweight, 5);
  assert_memory_equal(s.vert, kVert, sizeof kVert);
  assert_memory_equal(s.texcoord, kTexcoord, sizeof kTexcoord);
  assert_memory_equal(s.face, kFace, sizeof kFace);
  assert_string_equal(s.bone[0].body, "first");
  assert_string_equal(s.bone[1].body, "second");
  assert_true(s.bone[1].bindpos[2] == 3 && s.bone[1].bindquat[2] == -.5f);
  assert_int_equal(s.bone[1].start, 2);
  assert_int_equal(s.bone[1].count, 3);
  assert_memory_equal(s.vertid, ((int[]){0, 1, 0, 1, 2}), 5 * sizeof(int));
  assert_memory_equal(s.vertweight, ((float[]){.5f, 1.5f, .5f, 1.5f, 2.5f}), 5 * sizeof(float));
  skin_free(&s);
}

static void long_names_are_cut(void** state) {
  (void)state;
  Bytes b = {0};
  put_ints(&b, 4, (int[]){0, 0, 0, 1});
  put_bone(&b, "0123456789012345678901234567890123456789", 1);
  SkinFile s;
  expect_read(read_skin, &s, &b, "a.skn", NULL);
  assert_string_equal(s.bone[0].body, "012345678901234567890123456789012345678");
  skin_free(&s);
}

static void bad_files_are_refused(void** state) {
  (void)state;
  static const struct Row {
    int n[4];
    int weights;
    size_t size; // cut to this
    const char* message;
  } kRow[] = {
      {{-1, 0, 0, 0}, 0, 16, "negative size in header of SKN file 'a.skn'"},
      {{0, 0, 0, -1}, 0, 16, "negative size in header of SKN file 'a.skn'"},
      {{3, 3, 1, 1}, 2, 40, "insufficient data in SKN file 'a.skn'"},
      {{0x7fffffff, 0x7fffffff, 0x7fffffff, 1}, 2, 0, "insufficient data in SKN file 'a.skn'"},
      {{0x55555556, 0, 0, 0}, 2, 0, "insufficient data in SKN file 'a.skn'"},
      {{3, 3, 1, 1}, 2, 120, "insufficient data in SKN file 'a.skn', bone 0"},
      {{3, 3, 1, 0x7fffffff}, 2, 0, "insufficient data in SKN file 'a.skn', bone 1"},
      {{3, 3, 1, 1}, 0, 0, "vertex count must be positive in SKN file 'a.skn', bone 0"},
      {{3, 3, 1, 1}, 0x20000001, 0, "insufficient vertex data in SKN file 'a.skn', bone 0"},
      {{3, 3, 1, 1}, 2, 170, "insufficient vertex data in SKN file 'a.skn', bone 0"},
      {{3, 3, 1, 0}, 2, 0, "unexpected buffer size in SKN file 'a.skn'"},
  };
  SkinFile s;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes head = {0};
    put_ints(&head, 4, kRow[i].n);
    Bytes b = make(1, kRow[i].weights);
    memcpy(b.data, head.data, 16);
    if (kRow[i].size) b.size = kRow[i].size;
    expect_read(read_skin, &s, &b, "a.skn", kRow[i].message);
    assert_null(s.vert);
  }
  Bytes b = {0};
  expect_read(read_skin, &s, &b, "a.skn", "SKN file 'a.skn' is empty");
  put_fill(&b, 0, 15);
  expect_read(read_skin, &s, &b, "a.skn", "missing header in SKN file 'a.skn'");
}

static void memory_may_run_out(void** state) {
  (void)state;
  Bytes b = make(2, 2);
  SkinFile s;
  expect_no_leak(read_skin, release, &s, &b, "a.skn");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_arrays_are_read),
      cmocka_unit_test(long_names_are_cut),
      cmocka_unit_test(bad_files_are_refused),
      cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
