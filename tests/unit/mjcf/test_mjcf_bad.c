// The catalogue of bad models: regress/bad_mjcf/cases/NAME.xml or NAME.urdf must be refused with
// the text of NAME.txt, in which files are named from that folder. With CORTEN_WRITE_EXPECTED set,
// the texts are written instead: read the diff.
#include "base/alloc.h"
#include "base/file.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <dirent.h>
#include <stdbool.h>
#include <stdlib.h>

#define CASES CT_TEST_DIR "/regress/bad_mjcf/cases/"

enum { TEXT_MAX = 16000, CASES_MIN = 270 };

// Take the folder of the cases out of a text.
static void strip_folder(char* text) {
  size_t n = strlen(CASES);
  for (char* at = text; (at = strstr(at, CASES));) memmove(at, at + n, strlen(at + n) + 1);
}

static void expected_path(const char* name, char out[1000]) {
  snprintf(out, 1000, CASES "%.*s.txt", (int)(file_ext(name) - name), name);
}

static void read_expected(const char* name, char* out) {
  char path[1000];
  unsigned char* data = NULL;
  size_t size = 0;
  expected_path(name, path);
  if (!file_read(path, TEXT_MAX - 1, &data, &size, NULL)) fail_msg("no expected text: %s", path);
  memcpy(out, data, size);
  out[size] = 0;
  alloc_free(data);
}

static bool is_right(const char* name) {
  static char got[TEXT_MAX], want[TEXT_MAX];
  char path[1000];
  snprintf(path, sizeof path, CASES "%s", name);
  ctModel* m = ct_loadXML(path, NULL, got, sizeof got);
  if (m) {
    print_error("accepted: %s\n", name);
    ct_deleteModel(m);
    return false;
  }
  strip_folder(got);
  if (getenv("CORTEN_WRITE_EXPECTED")) {
    expected_path(name, path);
    assert_true(file_write(path, got, strlen(got), NULL));
  }
  read_expected(name, want);
  if (got[0] && strcmp(got, want) == 0) return true;
  print_error("%s\n--- got\n%s\n--- expected\n%s\n", name, got, want);
  return false;
}

static int is_case(const struct dirent* e) {
  const char* ext = file_ext(e->d_name);
  return strcmp(ext, ".xml") == 0 || strcmp(ext, ".urdf") == 0;
}

static void bad_models_give_the_expected_text(void** state) {
  (void)state;
  struct dirent** entry = NULL;
  int n = scandir(CASES, &entry, is_case, alphasort);
  int right = 0;
  for (int i = 0; i < n; i++) {
    right += is_right(entry[i]->d_name);
    free(entry[i]);
  }
  free(entry);
  assert_true(n >= CASES_MIN);
  assert_int_equal(right, n);
}

// A buffer that is too small holds the beginning, ended by 0.
static void short_buffers_are_kept(void** state) {
  (void)state;
  char error[20];
  memset(error, 'x', sizeof error);
  assert_null(ct_loadXML(CASES "geom_condim.xml", NULL, error, sizeof error));
  assert_int_equal(strlen(error), sizeof error - 1);
  assert_null(ct_loadXML(CASES "geom_condim.xml", NULL, NULL, 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_models_give_the_expected_text),
      cmocka_unit_test(short_buffers_are_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
