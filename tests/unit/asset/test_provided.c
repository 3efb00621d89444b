#include "asset/provided.h"
#include "base/alloc.h"
#include "support/cmocka_all.h"

#include <string.h>

static int mounts; // that are open

static int mount(ctResource* r) { return (void)r, ++mounts; }
static int unmount(ctResource* r) { return (void)r, --mounts, 1; }
static int open_one(ctResource* r) { return strstr(r->name, "missing") == NULL; }
static int read_one(ctResource* r, const void** buffer) {
  *buffer = "abc";
  return strstr(r->name, "bad") ? -1 : strstr(r->name, "empty") ? 0 : 3;
}

static void bytes_of_a_provider(void** state) {
  (void)state;
  const ctpResourceProvider p = {
      .open = open_one, .read = read_one, .mount = mount, .unmount = unmount};
  const Provided from = {.provider = &p};
  unsigned char* data = NULL;
  size_t size = 9;
  const char* why = "";
  assert_true(provided_read(&from, "x:a", 3, &data, &size, &why));
  assert_string_equal((char*)data, "abc");
  alloc_free(data);
  assert_true(provided_read(&from, "x:empty", 10, &data, &size, &why));
  assert_int_equal(size, 0);
  alloc_free(data);
  assert_false(provided_read(&from, "x:a", 2, &data, &size, &why));
  assert_string_equal(why, "file is too large");
  assert_false(provided_read(&from, "x:bad", 10, &data, &size, &why));
  assert_string_equal(why, "cannot be read");
  assert_false(provided_read(&from, "x:missing", 10, &data, &size, &why));
  assert_string_equal(why, "no such file");
  assert_false(provided_read(&from, "x:missing", 10, &data, &size, NULL));
  assert_int_equal(mounts, 0);
}

// A provider may leave out everything.
static void a_provider_without_functions(void** state) {
  (void)state;
  ctpResourceProvider p = {0};
  const Provided from = {.provider = &p};
  unsigned char* data = NULL;
  size_t size = 9;
  const char* why = "";
  assert_false(provided_read(&from, "x", 10, &data, &size, NULL));
  p.open = open_one;
  assert_false(provided_read(&from, "x", 10, &data, &size, &why));
  assert_string_equal(why, "cannot be read");
  provided_free(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bytes_of_a_provider),
      cmocka_unit_test(a_provider_without_functions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
