#include "serve/json.h"
#include "support/cmocka_all.h"

#include <math.h>

static void expect_text(const char* text, const char* json) {
  StrBuf b = {0};
  json_text(&b, text);
  assert_string_equal(b.data, json);
  strbuf_free(&b);
}

static void texts_are_escaped(void** state) {
  (void)state;
  expect_text("", "\"\"");
  expect_text("a\"b\\c\n", "\"a\\\"b\\\\c\\u000a\"");
  expect_text("</script>", "\"\\u003c/script>\"");
  expect_text("\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", "\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\"");
}

static void what_is_no_utf8_is_replaced(void** state) {
  (void)state;
  expect_text("\xff", "\"\xef\xbf\xbd\"");
  expect_text("\xc3", "\"\xef\xbf\xbd\"");                                 // cut
  expect_text("\xed\xa0\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""); // surrogate
  expect_text("\xc0\xaf", "\"\xef\xbf\xbd\xef\xbf\xbd\"");                 // overlong
  expect_text("\xf4\x90\x80\x80x", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdx\"");
}

static void numbers_that_json_lacks_are_null(void** state) {
  (void)state;
  StrBuf b = {0};
  bool first = true;
  json_key(&b, &first, "a");
  json_number(&b, 0.5);
  json_key(&b, &first, "b");
  json_number(&b, (double)NAN);
  json_key(&b, &first, "c");
  json_number(&b, -(double)INFINITY);
  assert_string_equal(b.data, "\"a\":0.5,\"b\":null,\"c\":null");
  strbuf_free(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(texts_are_escaped),
                                     cmocka_unit_test(what_is_no_utf8_is_replaced),
                                     cmocka_unit_test(numbers_that_json_lacks_are_null)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
