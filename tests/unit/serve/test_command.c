#include "serve/command.h"
#include "support/numbers.h"

#include <string.h>

static bool reads(PageCommand* c, const char* text) { return command_read(c, text, strlen(text)); }

static void words_and_numbers(void** state) {
  (void)state;
  PageCommand c;
  assert_true(reads(&c, "ctrl 3 -1.5e-2"));
  assert_int_equal(c.kind, COMMAND_CTRL);
  assert_true(c.steers);
  assert_within(c.value[0], 3, 0);
  assert_within(c.value[1], -0.015, 0);
  assert_true(reads(&c, "  play "));
  assert_true(reads(&c, "wish 5 0 1"));
  assert_false(c.steers);
  assert_true(reads(&c, "option gravity 2 -1"));
  assert_string_equal(c.name, "gravity");
  assert_int_equal(c.count, 2);
}

static void what_is_wrong_is_refused(void** state) {
  (void)state;
  PageCommand c;
  static const char* const wrong[] = {"",          "fly",        "pla",          "play 1",
                                      "ctrl 1",    "ctrl 1 2 3", "ctrl 1 nan",   "speed x",
                                      "seek inf",  "watch",      "speed 1e9999", "step 1x",
                                      "option  1", "PLAY",       "move 1 2"};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) assert_false(reads(&c, wrong[i]));
  char text[400];
  memset(text, 'a', sizeof text);
  memcpy(text, "watch ", 6);
  assert_true(command_read(&c, text, 6 + COMMAND_NAME - 1));
  assert_false(command_read(&c, text, 6 + COMMAND_NAME));
  assert_false(command_read(&c, text, sizeof text));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(words_and_numbers),
                                     cmocka_unit_test(what_is_wrong_is_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
