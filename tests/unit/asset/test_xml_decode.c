// References and line ends in attribute values, as measured on MuJoCo 3.5.0.
#include "asset/xml_doc.h"
#include "support/cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Row {
  const char* text;
  const char* value;
} Row;

static void check(const Row* row, size_t n) {
  for (size_t i = 0; i < n; i++) {
    char s[128];
    snprintf(s, sizeof s, "%s", row[i].text);
    xml_decode(s, strlen(s));
    if (strcmp(s, row[i].value) != 0) print_error("decoding %s\n", row[i].text);
    assert_string_equal(s, row[i].value);
  }
}
#define CHECK(table) check(table, sizeof table / sizeof table[0])

static void named_references(void** state) {
  (void)state;
  static const Row kRow[] = {
      {"&lt;&gt;&amp;&quot;&apos;", "<>&\"'"},
      {"&amp;amp;", "&amp;"},
      {"a & b", "a & b"},
      {"a&", "a&"},
      {"a&foo;b", "a&foo;b"},
      {"&LT;", "&LT;"},
      {"a&ltb", "a&ltb"},
      {"a&amp b", "a&amp b"},
      {"&&amp;&;", "&&&;"},
      {"&lt", "&lt"},
      {"&quot;&apos;", "\"'"},
      {"", ""},
  };
  CHECK(kRow);
}

static void numeric_references(void** state) {
  (void)state;
  static const Row kRow[] = {
      {"&#65;&#066;", "AB"},
      {"&#x41;&#x0042;", "AB"},
      {"&#x4a;&#x4A;", "JJ"},
      {"&#X43;", "&#X43;"},
      {"a&#65 b", "a&#65 b"},
      {"a&#6z;b", "a&#6z;b"},
      {"a&#6a;b", "a&#6a;b"},
      {"a&#-65;b", "a&#-65;b"},
      {"a&# 65;b", "a&# 65;b"},
      {"a&#x10FFFF;b", "a\xF4\x8F\xBF\xBF"
                       "b"},
      {"a&#1114112;b", "a&#1114112;b"},
      {"a&#x110000;b", "a&#x110000;b"},
      {"a&#x100000041;b", "a&#x100000041;b"},
      {"a&#x1000000000000000000041;b", "a&#x1000000000000000000041;b"},
      {"a&#00000000000000000000065;b", "aAb"},
      {"&#xe9;", "\xC3\xA9"},
      {"&#x20ac;", "\xE2\x82\xAC"},
      {"&#x1F600;", "\xF0\x9F\x98\x80"},
      {"&#x7f;&#x80;&#x7ff;&#x800;", "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80"},
      {"a&#10;b&#13;c&#9;d", "a\nb\rc\td"},
      // a zero ends the value
      {"a&#0;b", "a"},
      {"a&#;b", "a"},
      {"a&#x;b", "a"},
      // digits are read back from the semicolon
      {"a&#x41 and &#x42;", "aB"},
      {"a&#65&#66;", "aB"},
      {"a&#6#65;", "aA"},
      {"a&#x6x41;", "aA"},
      {"a&#x", "a&#x"},
      {"a&#", "a&#"},
      // the same semicolon, first as a decimal, then as a hexadecimal number
      {"&#z&#x41;", "&#zA"},
      {"&#65;&#65;", "AA"},
  };
  CHECK(kRow);
}

static void line_ends(void** state) {
  (void)state;
  static const Row kRow[] = {
      {"a\nb", "a\nb"},   {"a\r\nb", "a\nb"},       {"a\rb", "a\nb"},
      {"a\n\rb", "a\nb"}, {"a\r\rb", "a\n\nb"},     {"a\r\n\r\nb\n\n\r\r\nc", "a\n\nb\n\n\nc"},
      {"a\tb", "a\tb"},   {"  a   b ", "  a   b "}, {"\r", "\n"},
  };
  CHECK(kRow);
}

// Many references that end at one semicolon, or at none, must not cost quadratic time.
static void hostile_values_are_linear(void** state) {
  (void)state;
  enum { N = 1 << 23 };
  char* s = (char*)malloc(N + 1);
  assert_non_null(s);
  for (int with_semicolon = 0; with_semicolon < 2; with_semicolon++) {
    for (int i = 0; i < N; i += 2) memcpy(s + i, i < N / 2 ? "&#" : "00", 2);
    s[N / 2] = '9';
    s[N - 1] = with_semicolon ? ';' : '0';
    s[N] = 0;
    xml_decode(s, N);
    assert_int_equal(strlen(s), N);
  }
  free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(named_references),
      cmocka_unit_test(numeric_references),
      cmocka_unit_test(line_ends),
      cmocka_unit_test(hostile_values_are_linear),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
