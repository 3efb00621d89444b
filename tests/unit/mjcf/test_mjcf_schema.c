#include "generated/mjcf_table.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>

static char* schema(int html, int pad) {
  int n = ct_printSchema(NULL, NULL, 0, html, pad);
  assert_true(n > 10000);
  char* text = malloc((size_t)n + 1);
  assert_int_equal(ct_printSchema(NULL, text, n + 1, html, pad), n);
  assert_int_equal(strlen(text), n);
  return text;
}

static void elements_stand_with_their_attributes(void** state) {
  (void)state;
  char* text = schema(0, 0);
  assert_ptr_equal(strstr(text, "mujoco (!)                    model \n"), text);
  assert_non_null(strstr(text, "   default (R)                class \n"));
  assert_non_null(strstr(text, "      lengthrange (?)         accel interval inttotal maxforce \n"
                               "                              mode timeconst timestep tolrange \n"
                               "                              useexisting uselimit \n"));
  assert_non_null(strstr(text, "         config (*)           key value \n"));
  // every element of the table
  for (int i = 0; i < mjcf_element_count; i++) {
    char line[100];
    snprintf(line, sizeof line, " %s (", mjcf_element[i].tag);
    if (i > 0 && !strstr(text, line)) fail_msg("%s is missing", mjcf_element[i].tag);
  }
  free(text);
}

static void a_page_for_browsers(void** state) {
  (void)state;
  char *padded = schema(1, 1), *plain = schema(1, 0);
  assert_non_null(strstr(padded, "&nbsp;&nbsp;&nbsp;&nbsp;compiler</td>"));
  assert_null(strstr(plain, "&nbsp;"));
  assert_non_null(strstr(plain, "</table>\n"));
  free(padded);
  free(plain);
}

static void a_small_buffer_gets_the_beginning(void** state) {
  (void)state;
  char text[8];
  int all = ct_printSchema(NULL, NULL, 0, 0, 0);
  assert_int_equal(ct_printSchema(NULL, text, sizeof text, 0, 0), all);
  assert_string_equal(text, "mujoco ");
  assert_int_equal(ct_printSchema("no/such/folder/file", NULL, 0, 0, 0), -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(elements_stand_with_their_attributes),
      cmocka_unit_test(a_page_for_browsers),
      cmocka_unit_test(a_small_buffer_gets_the_beginning),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
