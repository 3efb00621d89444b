#include "serve/sha1.h"
#include "support/cmocka_all.h"

#include <stdio.h>
#include <string.h>

// The examples of RFC 3174, and lengths at which the padding needs another block.
static void examples(void** state) {
  (void)state;
  char many[121];
  memset(many, 'a', sizeof many);
  many[120] = 0;
  const char* const row[][2] = {{"abc", "a9993e364706816aba3e25717850c26c9cd0d89d"},
                                {"", "da39a3ee5e6b4b0d3255bfef95601890afd80709"},
                                {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                                 "84983e441c3bd26ebaae4aa1f95129e5e54670f1"},
                                {many + 65, "c1c8bbdc22796e28c0e15163d20899b65621d65a"},  // 55
                                {many + 56, "0098ba824b5c16427bd7a1122a5a442a25ec644d"}}; // 64
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    unsigned char digest[20];
    char text[41];
    sha1_digest(digest, (const unsigned char*)row[i][0], strlen(row[i][0]));
    for (int k = 0; k < 20; k++) snprintf(text + 2 * k, 3, "%02x", digest[k]);
    assert_string_equal(text, row[i][1]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(examples)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
