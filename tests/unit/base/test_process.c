#include "base/process.h"
#include "unit/base/unit.h"

#include <errno.h>
#include <string.h>

static void test_a_program_reads_what_is_written(void** state) {
  (void)state;
  // grep -q ends with 0 if it finds the word in the last of 100,000 lines
  const char* const argv[] = {"sh", "-c", "tail -n 1 | grep -q last", NULL};
  Process p;
  assert_int_equal(process_start(&p, argv), 0);
  for (int i = 0; i < 100000; i++) assert_int_equal(process_write(&p, "line\n", 5), 0);
  assert_int_equal(process_write(&p, "last\n", 5), 0);
  assert_int_equal(process_wait(&p), 0);
}

static void test_a_program_that_is_missing(void** state) {
  (void)state;
  const char* const argv[] = {"corten-no-such-program", NULL};
  Process p;
  assert_int_equal(process_start(&p, argv), ENOENT);
}

static void test_a_program_that_ends_early_raises_no_signal(void** state) {
  (void)state;
  const char* const argv[] = {"sh", "-c", "exit 7", NULL};
  Process p;
  static const char much[1 << 16];
  int code = 0;
  assert_int_equal(process_start(&p, argv), 0);
  for (int i = 0; i < 1000 && !code; i++) code = process_write(&p, much, sizeof much);
  assert_true(code == EPIPE || code == ECONNRESET);
  assert_int_equal(process_wait(&p), 7);
}

static void test_a_program_that_a_signal_ends(void** state) {
  (void)state;
  const char* const argv[] = {"sh", "-c", "kill -9 $$", NULL};
  Process p;
  assert_int_equal(process_start(&p, argv), 0);
  assert_int_equal(process_wait(&p), 128 + 9);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_program_reads_what_is_written),
      cmocka_unit_test(test_a_program_that_is_missing),
      cmocka_unit_test(test_a_program_that_ends_early_raises_no_signal),
      cmocka_unit_test(test_a_program_that_a_signal_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
