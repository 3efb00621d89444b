#include "base/alloc.h"
#include "base/file.h"
#include "unit/base/temp_folder.h"
#include "unit/base/unit.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static void test_round_trip(void** state) {
  (void)state;
  const size_t sizes[] = {0, 1, 65534, 65535, 65536, 65537, 300000};
  unsigned char* out = (unsigned char*)malloc(300000);
  for (size_t i = 0; i < 300000; i++) out[i] = (unsigned char)(i * 31 >> 3);
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
    const char* why = NULL;
    assert_true(file_write(path, out, sizes[k], &why));
    unsigned char* data = NULL;
    size_t size = 77;
    assert_true(file_read(path, sizes[k], &data, &size, &why));
    assert_null(why);
    assert_int_equal(size, sizes[k]);
    assert_memory_equal(data, out, size);
    assert_int_equal(data[size], 0);
    alloc_free(data);
  }
  free(out);
}

static void check_read_fails(const char* name, size_t max_bytes, const char* expected) {
  unsigned char* data = NULL;
  size_t size = 0;
  const char* why = NULL;
  assert_false(file_read(name, max_bytes, &data, &size, &why));
  assert_null(data);
  assert_string_equal(why, expected);
  assert_false(file_read(name, max_bytes, &data, &size, NULL));
}

static void test_reasons(void** state) {
  (void)state;
  char name[128];
  snprintf(name, sizeof name, "%s/absent", dir);
  check_read_fails(name, 100, "no such file");
  check_read_fails(dir, 100, "is a directory");
  check_read_fails("/dev/zero", 100000, "not a regular file"); // would never end
  assert_true(file_write(path, "12345", 5, NULL));
  check_read_fails(path, 4, "file too large");
  snprintf(name, sizeof name, "%s/absent/f", dir);
  const char* why = NULL;
  assert_false(file_write(name, "x", 1, &why));
  assert_string_equal(why, "no such file");
  assert_false(file_write("/dev/full", "x", 1, &why));
  assert_string_equal(why, "no space left");
}

static void test_out_of_memory(void** state) {
  (void)state;
  unsigned char* big = (unsigned char*)calloc(1, 200000);
  assert_true(file_write(path, big, 200000, NULL));
  free(big);
  UnitHeap heap = {.left = 0};
  unit_set_heap(&heap);
  check_read_fails(path, 1000000, "out of memory");
  ct_setAllocator(NULL);
  assert_int_equal(heap.live, 0);
}

// Files of the kernel have no size: the room grows, and its growing may fail.
static void test_sizes_that_are_not_told(void** state) {
  (void)state;
  static const char table[] = "/proc/kallsyms";
  unsigned char* data = NULL;
  size_t size = 0;
  if (!file_read(table, 1 << 28, &data, &size, NULL)) return;
  alloc_free(data);
  for (int left = 0; left < 2 && size > 1 << 17; left++) {
    UnitHeap heap = {.left = left};
    unit_set_heap(&heap);
    check_read_fails(table, 1 << 28, "out of memory");
    ct_setAllocator(NULL);
    assert_int_equal(heap.live, 0);
  }
}

static void test_time(void** state) {
  (void)state;
  assert_true(file_write(path, "", 0, NULL));
  int64_t changed = 0;
  assert_true(file_time(path, &changed));
  assert_true(changed > 1700000000); // this century
  assert_false(file_time(dir, &changed));
  assert_false(file_time(NULL, &changed));
  unlink(path);
  assert_false(file_time(path, &changed));
}

static void check_copy(char* got, const char* expected) {
  assert_non_null(got);
  assert_string_equal(got, expected);
  alloc_free(got);
}

static void test_paths(void** state) {
  (void)state;
  assert_string_equal(file_name("a/b\\c.xml"), "c.xml");
  assert_string_equal(file_name("c"), "c");
  assert_string_equal(file_name("a/"), "");
  assert_string_equal(file_ext("a.b/c.tar.gz"), ".gz");
  assert_string_equal(file_ext("a.b/c"), "");
  assert_string_equal(file_ext(""), "");
  check_copy(file_stem("a.b/model.v2.xml"), "model.v2");
  check_copy(file_stem("a/b"), "b");
  check_copy(file_join("a", "b"), "a/b");
  check_copy(file_join("a/", "b"), "a/b");
  check_copy(file_join("a\\", "b"), "a\\b");
  check_copy(file_join("", "b"), "b");
  check_copy(file_join(NULL, "b"), "b");
  check_copy(file_join("a", "/b"), "/b");
  assert_true(file_is_absolute("/a") && file_is_absolute("\\a") && file_is_absolute("C:\\a"));
  assert_false(file_is_absolute("a/b") || file_is_absolute("") || file_is_absolute("1:"));
  assert_true(file_is_parent("../a", 2));
  assert_false(file_is_parent("../a", 3) || file_is_parent(".", 1) || file_is_parent(".a", 2) ||
               file_is_parent("", 0));
}

// The answers are MuJoCo's for the file of a mesh.
static void test_reduce(void** state) {
  (void)state;
  static const char* const kCase[][2] = {
      {"", ""},
      {".", "."},
      {"./", ""},
      {"a/..", "a/.."},
      {"a/../..", ".."},
      {"./a/m", "a/m"},
      {"a/./m", "a/m"},
      {"a/b/../m", "a/m"},
      {"a/../../m", "../m"},
      {"../a/../../m", "../../m"},
      {"/a/../../m", "/../m"},
      {"//../m", "/m"},
      {"a//m", "a//m"},
      {"a//../m", "a/m"},
      {"a\\m", "a/m"},
      {"C:\\a\\..\\m", "C:\\m"},
      {"C:/../m", "C:/../m"},
      {"a/.../m", "a/.../m"},
      {"package://a/b/../m", "package://a/m"},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    check_copy(file_reduce(kCase[i][0]), kCase[i][1]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_round_trip),    cmocka_unit_test(test_reasons),
      cmocka_unit_test(test_out_of_memory), cmocka_unit_test(test_sizes_that_are_not_told),
      cmocka_unit_test(test_time),          cmocka_unit_test(test_paths),
      cmocka_unit_test(test_reduce),
  };
  return cmocka_run_group_tests(tests, make_dir, remove_dir);
}
