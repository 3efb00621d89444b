#include "serve/browser.h"
#include "support/cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// A command in the place of the user's, first on the path: it writes the address into a file.
static void the_command_gets_the_address(void** state) {
  (void)state;
  char folder[] = "/tmp/corten_browser_XXXXXX", path[128], out[128], text[128] = "";
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/xdg-open", folder);
  snprintf(out, sizeof out, "%s/address", folder);
  FILE* f = fopen(path, "w");
  assert_non_null(f);
  fprintf(f, "#!/bin/sh\necho \"$1\" > %s.new; /bin/mv %s.new %s\n", out, out, out);
  fclose(f);
  chmod(path, 0700);
  setenv("PATH", folder, 1);
  setenv("CORTEN_BROWSER", "0", 1);
  browser_open("none");
  unsetenv("CORTEN_BROWSER");
  browser_open("http://127.0.0.1:1/?token=2");
  for (int i = 0; i < 1000 && !(f = fopen(out, "r")); i++) usleep(10000);
  assert_non_null(f);
  assert_non_null(fgets(text, sizeof text, f));
  assert_string_equal(text, "http://127.0.0.1:1/?token=2\n");
  fclose(f);
  unlink(path);
  unlink(out);
  rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_command_gets_the_address)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
