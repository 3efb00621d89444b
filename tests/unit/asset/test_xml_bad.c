// The catalogue of bad XML and includes: regress/bad_xml/cases/NAME.xml must be refused with the
// text of NAME.txt, in which files are named from that folder.
#include "asset/xml.h"
#include "base/alloc.h"
#include "base/file.h"
#include "support/cmocka_all.h"

#include <dirent.h>
#include <stdlib.h>

#define CASES CT_TEST_DIR "/regress/bad_xml/cases/"

enum { TEXT_MAX = 16000, CASES_MIN = 60 };

// Take the folder of the cases out of a text.
static void strip_folder(char* text) {
  size_t n = strlen(CASES);
  for (char* at = text; (at = strstr(at, CASES));) memmove(at, at + n, strlen(at + n) + 1);
}

static void read_expected(const char* name, char* out) {
  char path[1000];
  unsigned char* data = NULL;
  size_t size = 0;
  snprintf(path, sizeof path, CASES "%.*s.txt", (int)(strlen(name) - 4), name);
  if (!file_read(path, TEXT_MAX - 1, &data, &size, NULL)) fail_msg("no expected text: %s", path);
  memcpy(out, data, size);
  out[size] = 0;
  alloc_free(data);
}

static void run_case(const char* name) {
  static char got[TEXT_MAX], want[TEXT_MAX];
  char path[1000];
  ErrorList err;
  XmlDoc doc;
  snprintf(path, sizeof path, CASES "%s", name);
  error_init(&err);
  if (xml_load(&doc, path, NULL, &err) == CT_OK) fail_msg("accepted: %s", name);
  assert_true(err.errors > 0);
  assert_null(doc.memory);
  error_format(&err, got, sizeof got);
  error_free(&err);
  strip_folder(got);
  read_expected(name, want);
  if (strcmp(got, want) != 0) print_error("%s\n", name);
  assert_string_equal(got, want);
}

static int is_case(const struct dirent* e) {
  size_t n = strlen(e->d_name);
  return n > 4 && strcmp(e->d_name + n - 4, ".xml") == 0;
}

static void bad_inputs_give_the_expected_text(void** state) {
  (void)state;
  struct dirent** entry = NULL;
  int n = scandir(CASES, &entry, is_case, alphasort);
  assert_true(n >= CASES_MIN);
  for (int i = 0; i < n; i++) {
    run_case(entry[i]->d_name);
    free(entry[i]);
  }
  free(entry);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(bad_inputs_give_the_expected_text)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
