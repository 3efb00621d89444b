#include "asset/crc.h"
#include "support/cmocka_all.h"

static void test_known_checksums(void** state) {
  (void)state;
  Crc crc;
  crc_init(&crc);
  assert_int_equal(crc_of(&crc, (const unsigned char*)"123456789", 9), 0xcbf43926);
  assert_int_equal(crc_of(&crc, (const unsigned char*)"IEND", 4), 0xae426082);
  assert_int_equal(crc_of(&crc, NULL, 0), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_known_checksums)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
