#include "support/cmocka_all.h"

#include <corten/compat.h>

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

static int heard;
static void on_error(const char* text) { heard += strstr(text, "nowhere.so") != NULL; }
static void on_load(const char* filename, int first, int count) {
  (void)filename, (void)first, (void)count;
  heard += 100;
}

// What cannot be loaded is said, to the caller or to the handler; nothing else happens.
static void missing(void** state) {
  (void)state;
  char error[200] = "";
  int before = ctp_pluginCount();
  assert_int_not_equal(ctmj_loadPluginLibrary("./nowhere.so", error, sizeof error), 0);
  assert_non_null(strstr(error, "Error loading plugin library './nowhere.so'"));
  assert_int_not_equal(ctmj_loadPluginLibrary("./nowhere.so", NULL, 0), 0);
  ct_loadPluginLibrary("./nowhere.so");
  ct_compat.user_error = on_error;
  ct_loadPluginLibrary("./nowhere.so");
  assert_int_equal(heard, 1);
  ct_loadAllPluginLibraries("no/such/folder", on_load);
  assert_int_equal(heard, 1);
  assert_int_equal(ctp_pluginCount(), before);
  ctmj_clearHandlers();
}

// A library without plugins in it is loaded and adds none.
static void library_of_something_else(void** state) {
  (void)state;
  char error[200] = "untouched";
  int before = ctp_pluginCount();
  assert_int_equal(ctmj_loadPluginLibrary("libm.so.6", error, sizeof error), 0);
  assert_string_equal(error, "untouched");
  assert_int_equal(ctp_pluginCount(), before);
}

static char found_path[PATH_MAX];
static int found_first, found_count;
static void on_found(const char* filename, int first, int count) {
  snprintf(found_path, sizeof found_path, "%s", filename);
  found_first = first;
  found_count = count;
}

// The shared library beside this program, a second copy of Corten with plugins of its own.
static void other_corten(char path[PATH_MAX + 20]) {
  char program[PATH_MAX] = "";
  assert_true(readlink("/proc/self/exe", program, sizeof program - 1) > 0);
  for (int up = 0; up < 2; up++) *strrchr(program, '/') = 0; // BUILD/tests/NAME
  snprintf(path, PATH_MAX + 20, "%s/libcorten.so", program);
  assert_int_equal(access(path, R_OK), 0);
}

static void* function_of(void* library, const char* name) {
  void* f = dlsym(library, name);
  assert_non_null(f);
  return f;
}

// What a library registered in another copy of Corten is registered in this one, each plugin once.
static void plugins_of_another_copy_are_adopted(void** state) {
  (void)state;
  char path[PATH_MAX + 20], folder[] = "/tmp/corten_plugins_XXXXXX", link[100];
  other_corten(path);
  void* other = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  assert_non_null(other);
  int (*register_there)(const ctpPlugin*) = NULL;
  void* symbol = function_of(other, "ctp_registerPlugin");
  memcpy(&register_there, &symbol, sizeof symbol);

  int before = ctp_pluginCount(), slot = -1;
  ctpPlugin plugin;
  ctp_defaultPlugin(&plugin);
  plugin.name = "test.adopted";
  plugin.capabilityflags = ctPLUGIN_PASSIVE;
  assert_true(register_there(&plugin) >= 0);
  assert_null(ctp_getPlugin("test.adopted", &slot));

  assert_non_null(mkdtemp(folder));
  snprintf(link, sizeof link, "%s/libother.so", folder);
  assert_int_equal(symlink(path, link), 0);
  ct_loadAllPluginLibraries(folder, on_found);
  assert_string_equal(found_path, link);
  assert_int_equal(found_first, before);
  assert_int_equal(found_count, 1); // the built-in ones are here already
  assert_non_null(ctp_getPlugin("test.adopted", &slot));
  assert_int_equal(slot, before);
  ct_loadAllPluginLibraries(folder, NULL); // again: no second time
  assert_int_equal(ctp_pluginCount(), before + 1);
  assert_int_equal(remove(link), 0);
  assert_int_equal(rmdir(folder), 0);
}

static char order[200];
static void on_error_of_folder(const char* text) {
  const char* name = strstr(text, ".so'");
  assert_non_null(name);
  size_t n = strlen(order);
  snprintf(order + n, sizeof order - n, "%c", name[-1]);
}

// A folder: every name that ends in .so, by alphabet; what is no library is told, the rest left.
static void folder_in_the_order_of_names(void** state) {
  (void)state;
  static const char* const name[] = {"b.so", "c.txt", ".so", "a.so", "so", "d.so.1", "e.so"};
  char folder[] = "/tmp/corten_plugins_XXXXXX", path[100];
  assert_non_null(mkdtemp(folder));
  for (int i = 0; i < 7; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, name[i]);
    FILE* f = fopen(path, "w");
    assert_non_null(f);
    fputs("no library", f);
    fclose(f);
  }
  ct_compat.user_error = on_error_of_folder;
  heard = 0;
  order[0] = 0;
  ct_loadAllPluginLibraries(folder, on_load);
  ct_loadAllPluginLibraries(folder, NULL);
  ctmj_clearHandlers();
  assert_string_equal(order, "abeabe");
  assert_int_equal(heard, 0); // nothing was registered
  for (int i = 0; i < 7; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, name[i]);
    assert_int_equal(remove(path), 0);
  }
  assert_int_equal(rmdir(folder), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(missing),
                                     cmocka_unit_test(library_of_something_else),
                                     cmocka_unit_test(plugins_of_another_copy_are_adopted),
                                     cmocka_unit_test(folder_in_the_order_of_names)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
