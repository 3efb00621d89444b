#include "base/error.h"
#include "unit/base/unit.h"

#include <string.h>

static const Place nowhere = {0};

static void check_text(const ErrorList* e, const char* expected) {
  char text[4096];
  size_t n = error_format(e, text, sizeof text);
  assert_string_equal(text, expected);
  assert_int_equal(n, strlen(expected));
}

static void test_full_issue(void** state) {
  (void)state;
  char name[] = "g";
  Place at = {"file.xml", 12, 18, "geom", name, 0, "sise", "   <geom name=\"g\" sise=\"1\"/>",
              "a.xml:3"};
  ErrorList e;
  error_init(&e);
  assert_int_equal(error_add(&e, at, "XML Error: unrecognized attribute '%s'", "sise"), CT_FAIL);
  error_hint(&e, "did you mean '%s'?", "size");
  name[0] = 'x'; // the list has its own copy
  check_text(&e, "file.xml:12:18: error: XML Error: unrecognized attribute 'sise' "
                 "[geom 'g', attribute sise]\n"
                 "  <geom name=\"g\" sise=\"1\"/>\n"
                 "                ^\n"
                 "did you mean 'size'?\n"
                 "included from a.xml:3\n");
  error_free(&e);
  assert_int_equal(e.count, 0);
}

static void begins(const ErrorList* e, const char* expected) {
  char text[4096];
  error_format(e, text, sizeof text);
  if (strncmp(text, expected, strlen(expected)) != 0) fail_msg("not '%s' but '%s'", expected, text);
}

// One error in MuJoCo's form, then all as ever.
static void as_mujoco(Place at, const char* message, const char* expected) {
  ErrorList e = {.mujoco_first = true};
  error_warn(&e, nowhere, "a warning is not what was asked for");
  error_add(&e, at, "%s", message);
  error_add(&e, nowhere, "another");
  begins(&e, expected);
  char text[4096], plain[4096];
  error_format(&e, text, sizeof text);
  e.mujoco_first = false;
  size_t n = error_format(&e, plain, sizeof plain);
  assert_string_equal(text + strlen(text) - n, plain);
  assert_int_equal(strlen(text), n + strlen(expected));
  e.mujoco_first = true;
  error_free(&e);
  assert_true(e.mujoco_first); // the list keeps its form
}

static void test_first_error_in_mujocos_form(void** state) {
  (void)state;
  as_mujoco((Place){.file = "f", .line = 3, .element = "geom"}, "XML Error: bad format",
            "XML Error: bad format\nElement 'geom', line 3\n");
  as_mujoco((Place){.file = "f"}, "ParseXML: empty file", "ParseXML: empty file\n");
  as_mujoco((Place){.line = 3, .element = "body", .name = "b", .number = 5}, "bad mass",
            "Error: bad mass\nElement name 'b', id 4, line 3\n");
  as_mujoco((Place){.element = "body", .number = 5}, "bad mass",
            "Error: bad mass\nElement name '', id 4\n");
  as_mujoco(nowhere, "Error: no prefix twice", "Error: no prefix twice\n");
  as_mujoco((Place){.line = 2, .element = "geom"}, "XML parse error 7 (XML_ERROR_X): no value",
            "XML parse error 7:\nError=XML_ERROR_X ErrorID=7 (0x7) Line number=2: XMLElement "
            "name=geom\n");
  as_mujoco((Place){.line = 2, .includes = "a.xml:9 > b.xml:4"},
            "XML Error: Include error: XML parse error 13 (XML_EMPTY): blank",
            "XML Error: Include error: 'XML parse error 13:\nError=XML_EMPTY ErrorID=13 (0xd) Line "
            "number=2\n'\nElement 'include', line 4\n");
}

static void test_parts_that_are_unknown_are_left_out(void** state) {
  (void)state;
  ErrorList e;
  error_init(&e);
  error_warn(&e, nowhere, "all");
  error_add(&e, (Place){.file = "f"}, "file");
  error_add(&e, (Place){.line = 3}, "line");
  error_add(&e, (Place){.file = "f", .line = 3, .name = "n"}, "name");
  error_add(&e, (Place){.attribute = "a"}, "attribute");
  error_add(&e, (Place){.element = "geom", .attribute = "a"}, "both");
  check_text(&e, "warning: all\nf: error: file\nline 3: error: line\nf:3: error: name ['n']\n"
                 "error: attribute [attribute a]\nerror: both [geom, attribute a]\n");
  assert_int_equal(e.count, 6);
  assert_int_equal(e.errors, 5);
  assert_int_equal(e.item[0].kind, ISSUE_WARNING);
  error_free(&e);
}

static void test_source_line_cannot_harm_the_terminal(void** state) {
  (void)state;
  ErrorList e;
  error_init(&e);
  error_add(&e, (Place){.line = 1, .column = 4, .source = "\ta\tb\x1b[2J\nnext"}, "m");
  error_add(&e, (Place){.line = 1, .column = 5, .source = "\xC3\xA9\xC3\xA9x"}, "utf8");
  error_add(&e, (Place){.line = 1, .column = 1, .source = "  \t "}, "blank");
  error_add(&e, (Place){.line = 1, .column = 99, .source = "ab"}, "outside");
  check_text(&e, "line 1:4: error: m\n  a b?[2J\n    ^\n"
                 "line 1:5: error: utf8\n  \xC3\xA9\xC3\xA9x\n    ^\n"
                 "line 1:1: error: blank\n"
                 "line 1:99: error: outside\n  ab\n");
  error_free(&e);
}

static void test_long_lines_are_cut_around_the_column(void** state) {
  (void)state;
  char line[1001], text[2048];
  memset(line, 'a', 1000);
  line[1000] = 0;
  line[499] = '!';
  ErrorList e;
  error_init(&e);
  error_add(&e, (Place){.line = 1, .column = 500, .source = line}, "m");
  error_format(&e, text, sizeof text);
  const char* shown = strchr(text, '\n') + 1;
  const char* marker = strchr(shown, '\n') + 1;
  assert_true(marker - shown < 110);
  assert_memory_equal(shown, "  ...a", 6);
  assert_memory_equal(marker - 5, "a...\n", 5);
  assert_int_equal(strchr(shown, '!') - shown, strchr(marker, '^') - marker);
  error_free(&e);
}

static void test_format_is_like_snprintf(void** state) {
  (void)state;
  ErrorList e;
  error_init(&e);
  error_add(&e, nowhere, "0123456789");
  size_t whole = strlen("error: 0123456789\n");
  char text[64];
  for (size_t size = 0; size < sizeof text; size++) {
    memset(text, '~', sizeof text);
    assert_int_equal(error_format(&e, text, size), whole);
    if (size > 0) assert_int_equal(strlen(text), size - 1 < whole ? size - 1 : whole);
    assert_int_equal(text[size], '~'); // nothing behind size
  }
  assert_int_equal(error_format(&e, NULL, 0), whole);
  error_free(&e);
}

static void test_number_of_issues_is_bounded(void** state) {
  (void)state;
  ErrorList e;
  error_init(&e);
  for (int k = 0; k < ERROR_MAX + 5; k++) {
    error_add(&e, nowhere, "e%d", k);
    error_hint(&e, "h%d", k);
  }
  assert_int_equal(e.count, ERROR_MAX);
  assert_int_equal(e.errors, ERROR_MAX + 5);
  assert_int_equal(e.lost, 5);
  assert_string_equal(e.item[ERROR_MAX - 1].message, "e999");
  assert_string_equal(e.item[ERROR_MAX - 1].hint, "h999"); // not the hint of a lost one
  size_t n = error_format(&e, NULL, 0);
  char* text = (char*)malloc(n + 1);
  error_format(&e, text, n + 1);
  assert_string_equal(strstr(text, "and"), "and 5 more that are not shown\n");
  free(text);
  error_free(&e);
}

static void test_out_of_memory_is_an_issue(void** state) {
  (void)state;
  Place at = {"f", 1, 1, "e", "n", 1, "a", "s", "i"};
  for (int left = 0; left < 20; left++) {
    UnitHeap heap = {.left = left};
    unit_set_heap(&heap);
    ErrorList e;
    error_init(&e);
    assert_int_equal(error_add(&e, at, "one"), CT_FAIL);
    assert_int_equal(e.errors, 1);
    assert_int_equal(e.count, 1); // there is always something to show
    assert_string_equal(e.item[0].message, left < 8 ? "out of memory" : "one");
    error_hint(&e, "hint");
    error_add(&e, at, "two");
    assert_int_equal(e.errors, 2);
    assert_true(error_format(&e, NULL, 0) > 0);
    error_free(&e);
    ct_setAllocator(NULL);
    assert_int_equal(heap.live, 0);
  }
}

static void test_nearest(void** state) {
  (void)state;
  const char* const list[] = {"size",    "pos",     "quat",        "mass",
                              "density", "contype", "conaffinity", NULL};
  const struct {
    const char *word, *expected;
  } rows[] = {
      {"sise", "size"},
      {"szie", "size"},
      {"SIZE", "size"},
      {"siz", "size"},
      {"sizes", "size"},
      {"qaut", "quat"},
      {"desnity", "density"},
      {"contpye", "contype"},
      {"conafinty", "conaffinity"},
      {"", NULL},
      {"xyz", NULL},
      {"zzzzzzzz", NULL},
      {"pso", "pos"},
      {"m", NULL},
      {"mas", "mass"},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    const char* found = error_nearest(rows[k].word, list, 8);
    if (!rows[k].expected)
      assert_null(found);
    else
      assert_non_null(found), assert_string_equal(found, rows[k].expected);
  }
  char big[200];
  memset(big, 'a', 199);
  big[199] = 0;
  assert_null(error_nearest(big, list, 8));
  const char* const hostile[] = {big};
  assert_null(error_nearest("aaaa", hostile, 1));
}

static Status inner(int fail) { return fail ? CT_FAIL : CT_OK; }

static Status outer(int fail, int* reached) {
  TRY(inner(fail));
  *reached = 1;
  return CT_OK;
}

static void test_try_returns_on_failure(void** state) {
  (void)state;
  int reached = 0;
  assert_int_equal(outer(1, &reached), CT_FAIL);
  assert_int_equal(reached, 0);
  assert_int_equal(outer(0, &reached), CT_OK);
  assert_int_equal(reached, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_full_issue),
      cmocka_unit_test(test_first_error_in_mujocos_form),
      cmocka_unit_test(test_parts_that_are_unknown_are_left_out),
      cmocka_unit_test(test_source_line_cannot_harm_the_terminal),
      cmocka_unit_test(test_long_lines_are_cut_around_the_column),
      cmocka_unit_test(test_format_is_like_snprintf),
      cmocka_unit_test(test_number_of_issues_is_bounded),
      cmocka_unit_test(test_out_of_memory_is_an_issue),
      cmocka_unit_test(test_nearest),
      cmocka_unit_test(test_try_returns_on_failure),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
