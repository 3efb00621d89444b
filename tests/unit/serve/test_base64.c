#include "serve/base64.h"
#include "support/cmocka_all.h"

#include <string.h>

// The examples of RFC 4648.
static void examples(void** state) {
  (void)state;
  static const char* const row[][2] = {{"", ""},
                                       {"f", "Zg=="},
                                       {"fo", "Zm8="},
                                       {"foo", "Zm9v"},
                                       {"foob", "Zm9vYg=="},
                                       {"fooba", "Zm9vYmE="},
                                       {"foobar", "Zm9vYmFy"},
                                       {"\xff\xfe\xfd", "//79"}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    StrBuf b = {0};
    base64_add(&b, (const unsigned char*)row[i][0], strlen(row[i][0]));
    assert_string_equal(b.data ? b.data : "", row[i][1]);
    strbuf_free(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(examples)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
