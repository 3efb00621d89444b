#include "support/cmocka_all.h"

#include <corten/compat.h>

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
  assert_non_null(strstr(error, "'./nowhere.so' cannot be loaded"));
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

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(missing)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
