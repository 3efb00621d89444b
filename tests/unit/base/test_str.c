#include "base/alloc.h"
#include "base/str.h"
#include "unit/base/unit.h"

#include <limits.h>
#include <string.h>

static void test_eq(void** state) {
  (void)state;
  assert_true(str_eq("a", "a") && str_eq("", "") && str_eq(NULL, NULL));
  assert_false(str_eq("a", "b") || str_eq("a", "ab") || str_eq(NULL, "") || str_eq("", NULL));
}

static void test_letters(void** state) {
  (void)state;
  for (int c = -128; c < 128; c++) {
    bool space = c == ' ' || c == '\t' || c == '\n' || c == '\v' || c == '\f' || c == '\r';
    bool capital = 'A' <= c && c <= 'Z';
    assert_int_equal(str_is_space((char)c), space);
    assert_int_equal(str_lower((char)c), capital ? c + 32 : c);
  }
}

static void test_text_is_cut_to_the_buffer(void** state) {
  (void)state;
  char out[5] = "none";
  str_to_buffer(out, 0, "text");
  str_to_buffer(NULL, 5, "text");
  assert_string_equal(out, "none");
  str_to_buffer(out, 3, "text");
  assert_string_equal(out, "te");
  str_to_buffer(out, 5, "text");
  assert_string_equal(out, "text");
}

static void check_copy(char* got, const char* expected) {
  assert_non_null(got);
  assert_string_equal(got, expected);
  alloc_free(got);
}

static void test_copies(void** state) {
  (void)state;
  check_copy(str_dup("text"), "text");
  check_copy(str_dup(""), "");
  check_copy(str_ndup("text", 2), "te");
  check_copy(str_printf("%s-%d", "a", 42), "a-42");
  char expected[501];
  memset(expected, ' ', 499);
  memcpy(expected + 499, "x", 2);
  check_copy(str_printf("%500s", "x"), expected);

  UnitHeap heap = {.left = 0};
  unit_set_heap(&heap);
  assert_null(str_dup("a"));
  assert_null(str_ndup("a", 1));
  assert_null(str_printf("%d", 1));
  ct_setAllocator(NULL);
}

static void test_buffer_collects(void** state) {
  (void)state;
  StrBuf b = {0};
  strbuf_add(&b, "");
  assert_string_equal(b.data, "");
  strbuf_add(&b, "ab");
  strbuf_addn(&b, "cdef", 2);
  strbuf_printf(&b, "<%d>", 7);
  strbuf_double(&b, 0.1);
  assert_string_equal(b.data, "abcd<7>0.1");
  assert_int_equal(b.len, 10);
  for (int i = 0; i < 5000; i++) strbuf_printf(&b, "%05d", i);
  assert_int_equal(b.len, 25010);
  assert_int_equal(strlen(b.data), b.len);
  assert_string_equal(b.data + 25000, "0499804999");
  assert_false(b.failed);
  strbuf_free(&b);
  assert_null(b.data);
}

static void test_buffer_fails_once_and_for_all(void** state) {
  (void)state;
  UnitHeap heap = {.left = 1};
  unit_set_heap(&heap);
  StrBuf b = {0};
  strbuf_add(&b, "kept");
  strbuf_printf(&b, "%1000d", 1);
  assert_true(b.failed);
  heap.left = 100;
  strbuf_add(&b, "x"); // a text with a hole in it would be worse
  assert_string_equal(b.data, "kept");
  strbuf_free(&b);
  ct_setAllocator(NULL);
  assert_int_equal(heap.live, 0);
}

static void test_to_int(void** state) {
  (void)state;
  const struct {
    const char* text;
    int ok, value, used;
  } rows[] = {
      {"0", 1, 0, 1},
      {"42", 1, 42, 2},
      {"  -7x", 1, -7, 4},
      {"+5", 1, 5, 2},
      {"2147483647", 1, INT_MAX, 10},
      {"-2147483648", 1, INT_MIN, 11},
      {"2147483648", 0, 0, 0},
      {"-2147483649", 0, 0, 0},
      {"99999999999999999999", 0, 0, 0},
      {"", 0, 0, 0},
      {"-", 0, 0, 0},
      {"+-1", 0, 0, 0},
      {"x1", 0, 0, 0},
      {"1.5", 1, 1, 1},
      {"\t\n\v\f\r 3", 1, 3, 7},
      {"0010", 1, 10, 4},
      {"0x10", 1, 0, 1},
      {" ", 0, 0, 0},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    const char* s = rows[k].text;
    const char* rest = NULL;
    int x = 12345;
    assert_int_equal(str_to_int(s, s + strlen(s), &x, &rest), rows[k].ok);
    assert_int_equal(x, rows[k].ok ? rows[k].value : 12345);
    assert_int_equal(rest - s, rows[k].used);
  }
  int x = 0;
  const char* text = "1234";
  assert_true(str_to_int(text, text + 2, &x, NULL)); // nothing is read behind the end
  assert_int_equal(x, 12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_eq),
      cmocka_unit_test(test_letters),
      cmocka_unit_test(test_text_is_cut_to_the_buffer),
      cmocka_unit_test(test_copies),
      cmocka_unit_test(test_buffer_collects),
      cmocka_unit_test(test_buffer_fails_once_and_for_all),
      cmocka_unit_test(test_to_int),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
