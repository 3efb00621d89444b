// Files are read only inside the allowed folders, whatever a path looks like.
#include "base/alloc.h"
#include "base/file.h"
#include "base/folders.h"
#include "unit/base/unit.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static char dir[] = "/tmp/corten_test_folders_XXXXXX";

static const char* at(const char* name) {
  static char text[4][200];
  static int k;
  k = (k + 1) % 4;
  snprintf(text[k], sizeof text[k], "%s/%s", dir, name);
  return text[k];
}

static const char* const kFolder[] = {"in", "in/sub", "in2", "out"};
static const char* const kFile[] = {"in/a", "in/sub/b", "in2/c", "out/secret"};
static const struct {
  const char *name, *target;
} kLink[] = {{"in/link", "../out/secret"},   {"in/dangling", "../out/none"},
             {"in/folder", "../out"},        {"in/inner", "sub/b"},
             {"out/back", "../in/a"},        {"in/loop", "loop"},
             {"in/dangling_folder", "../no"}};
enum { FOLDERS = 4, FILES = 4, LINKS = 7 };

static int make(void** state) {
  (void)state;
  if (!mkdtemp(dir)) return -1;
  for (int i = 0; i < FOLDERS; i++)
    if (mkdir(at(kFolder[i]), 0700)) return -1;
  for (int i = 0; i < FILES; i++)
    if (!file_write(at(kFile[i]), "x", 1, NULL)) return -1;
  for (int i = 0; i < LINKS; i++)
    if (symlink(kLink[i].target, at(kLink[i].name))) return -1;
  return 0;
}

static int drop(void** state) {
  (void)state;
  int bad;
  folders_set(NULL, 0, &bad);
  for (int i = 0; i < LINKS; i++) unlink(at(kLink[i].name));
  for (int i = 0; i < FILES; i++) unlink(at(kFile[i]));
  for (int i = FOLDERS - 1; i >= 0; i--) rmdir(at(kFolder[i]));
  return rmdir(dir);
}

static void allow(const char* folder) {
  int bad;
  assert_null(folders_set(&folder, folder ? 1 : 0, &bad));
}

// NULL: read
static const char* reason(const char* path) {
  unsigned char* data = NULL;
  size_t size = 0;
  const char* why = NULL;
  const bool read = file_read(path, 100, &data, &size, &why);
  assert_int_equal(read, why == NULL);
  alloc_free(data);
  return why;
}

static void test_what_is_inside(void** state) {
  (void)state;
  static const struct {
    const char *name, *why;
  } row[] = {
      {"in/a", NULL},
      {"in/sub/b", NULL},
      {"in/sub/../a", NULL},
      {"in/inner", NULL},
      {"out/back", NULL},
      {"out/../in/a", NULL},
      {"in", "is a directory"},
      {"in/none", "no such file"},
      {"in/none/none", "no such file"},
      {"in/a/none", "no such file"},
      {"in2/c", folders_outside}, // begins as the folder's name does
      {"out/secret", folders_outside},
      {"out/none", folders_outside},
      {"out/none/none", folders_outside},
      {"in/../out/secret", folders_outside},
      {"in/../out/none", folders_outside},
      {"in/none/../../out/secret", folders_outside},
      {"in/none/../../out/none", folders_outside},
      {"in/link", folders_outside},
      {"in/dangling", folders_outside},
      {"in/folder/secret", folders_outside},
      {"in/folder/none", folders_outside},
      {"in/dangling_folder/none", folders_outside},
      {"in/loop", folders_outside},
      {"in/link/none", folders_outside},
  };
  allow(at("in/"));
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    const char* why = reason(at(row[i].name));
    if (row[i].why ? !why || strcmp(why, row[i].why) != 0 : why != NULL)
      fail_msg("%s: %s", row[i].name, why ? why : "read");
  }
  assert_string_equal(reason("/etc/passwd"), folders_outside);
  assert_string_equal(reason("/nowhere/at/all"), folders_outside);
  assert_string_equal(reason(""), folders_outside);
  int64_t seconds;
  assert_true(file_time(at("in/a"), &seconds));
  assert_false(file_time(at("out/secret"), &seconds));
  assert_false(file_time(at("in/link"), &seconds));
  allow(NULL);
  assert_null(reason(at("in/link")));
  assert_null(reason(at("out/secret")));
}

static void test_paths_that_are_too_long(void** state) {
  (void)state;
  static char path[2 * FOLDERS_PATH];
  allow(at("in"));
  memset(path, 'x', sizeof path - 1);
  assert_string_equal(reason(path), folders_outside);
  for (size_t i = 0; i < sizeof path - 1; i += 2) path[i] = '/';
  assert_string_equal(reason(path), folders_outside);
  path[FOLDERS_PATH - 1] = 0;
  assert_string_equal(reason(path), folders_outside);
  allow(NULL);
}

static void test_several_folders_and_the_root(void** state) {
  (void)state;
  int bad;
  assert_null(folders_set((const char*[]){at("in/sub"), at("in2")}, 2, &bad));
  assert_null(reason(at("in/sub/b")));
  assert_null(reason(at("in2/c")));
  assert_string_equal(reason(at("in/a")), folders_outside);
  allow(at("in/folder")); // a link is resolved when it is set
  assert_null(reason(at("out/secret")));
  assert_string_equal(reason(at("in/a")), folders_outside);
  allow("/");
  assert_null(reason(at("out/secret")));
  allow(NULL);
}

static void test_a_bad_folder_changes_nothing(void** state) {
  (void)state;
  int bad;
  allow(at("in"));
  assert_string_equal(folders_set((const char*[]){at("out"), at("none")}, 2, &bad), "no such file");
  assert_int_equal(bad, 1);
  assert_string_equal(folders_set((const char*[]){at("in/a")}, 1, &bad), "is not a folder");
  assert_string_equal(folders_set((const char*[]){NULL}, 1, &bad), "is NULL");
  assert_int_equal(bad, 0);
  assert_string_equal(reason(at("out/secret")), folders_outside);
  assert_null(reason(at("in/a")));
  allow(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_what_is_inside),
      cmocka_unit_test(test_paths_that_are_too_long),
      cmocka_unit_test(test_several_folders_and_the_root),
      cmocka_unit_test(test_a_bad_folder_changes_nothing),
  };
  return cmocka_run_group_tests(tests, make, drop);
}
