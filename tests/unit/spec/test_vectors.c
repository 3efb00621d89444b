#include "spec/vectors.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <corten/corten.h>

static void strings_start_empty_and_are_copied(void** state) {
  (void)state;
  ctString s = {0};
  assert_true(vectors_is_empty(&s));
  assert_string_equal(cts_getString(&s), "");
  char text[] = "abc";
  cts_setString(&s, text);
  text[0] = 'x';
  assert_string_equal(cts_getString(&s), "abc");
  ctString t = {0};
  assert_true(vectors_copy(VALUE_STRING, &t, &s));
  assert_ptr_not_equal(t.text, s.text);
  assert_string_equal(vectors_text(&t), "abc");
  vectors_free(VALUE_STRING, &s);
  vectors_free(VALUE_STRING, &t);
  assert_true(vectors_is_empty(&t));
}

static void copying_an_empty_string_empties(void** state) {
  (void)state;
  ctString s = {0}, empty = {0};
  cts_setString(&s, "abc");
  assert_true(vectors_copy(VALUE_STRING, &s, &empty));
  assert_string_equal(vectors_text(&s), "");
  vectors_free(VALUE_STRING, &s);
}

static void number_vectors_keep_their_values(void** state) {
  (void)state;
  ctDoubleVec v = {0}, w = {0};
  const double x[3] = {1, 2, 3};
  cts_setDouble(&v, x, 3);
  assert_true(vectors_add_double(&v, 4));
  assert_true(vectors_copy(VALUE_DOUBLEVEC, &w, &v));
  v.data[0] = 9;
  int n;
  const double* got = cts_getDouble(&w, &n);
  assert_int_equal(n, 4);
  for (int i = 0; i < 4; i++) assert_true(got[i] == i + 1);
  cts_setDouble(&w, x, 1); // shorter
  assert_int_equal(w.count, 1);
  cts_setDouble(&w, NULL, 0);
  assert_int_equal(w.count, 0);
  vectors_free(VALUE_DOUBLEVEC, &v);
  vectors_free(VALUE_DOUBLEVEC, &w);
}

static void other_vectors_take_their_items(void** state) {
  (void)state;
  ctIntVec i = {0};
  ctFloatVec f = {0};
  ctByteVec b = {0};
  cts_setInt(&i, (const int[]){7, 8}, 2);
  cts_setFloat(&f, (const float[]){0.5f}, 1);
  cts_setBuffer(&b, "xyz", 3);
  assert_true(vectors_add_int(&i, 9));
  assert_int_equal(i.data[2], 9);
  assert_true(f.data[0] == 0.5f);
  assert_memory_equal(b.data, "xyz", 3);
  vectors_free(VALUE_INTVEC, &i);
  vectors_free(VALUE_FLOATVEC, &f);
  vectors_free(VALUE_BYTEVEC, &b);
}

static void string_vectors_split_append_and_replace(void** state) {
  (void)state;
  ctStringVec v = {0}, w = {0};
  cts_setStringVec(&v, "  one two\tthree ");
  cts_appendString(&v, "four");
  assert_int_equal(v.count, 4);
  assert_int_equal(cts_setInStringVec(&v, 1, "zwei"), 1);
  assert_int_equal(cts_setInStringVec(&v, 4, "no"), 0);
  assert_true(vectors_copy(VALUE_STRINGVEC, &w, &v));
  vectors_free(VALUE_STRINGVEC, &v);
  const char* want[4] = {"one", "zwei", "three", "four"};
  for (int i = 0; i < 4; i++) assert_string_equal(w.data[i].text, want[i]);
  vectors_free(VALUE_STRINGVEC, &w);
}

static void lists_of_lists_are_copied_deeply(void** state) {
  (void)state;
  ctIntVec row[2] = {{0}, {0}};
  cts_setInt(&row[0], (const int[]){1, 2}, 2);
  cts_setInt(&row[1], (const int[]){3}, 1);
  ctIntVecVec v = {row, 2, 2}, w = {0};
  assert_true(vectors_copy(VALUE_INTVECVEC, &w, &v));
  row[0].data[0] = 100;
  assert_int_equal(w.count, 2);
  assert_int_equal(w.data[0].data[0], 1);
  assert_int_equal(w.data[1].data[0], 3);
  vectors_free(VALUE_INTVECVEC, &w);
  vectors_free(VALUE_INTVEC, &row[0]);
  vectors_free(VALUE_INTVEC, &row[1]);
}

// A copy that runs out of memory leaves the target as it was and loses nothing.
static void failing_copies_change_nothing(void** state) {
  (void)state;
  MemoryCount memory = {.fail_at = -1};
  memory_count(&memory);
  ctStringVec v = {0}, w = {0};
  cts_setStringVec(&v, "one two three");
  cts_setStringVec(&w, "old");
  int failures = 0;
  for (long n = 0;; n++) {
    memory.fail_at = memory.total + n;
    bool done = vectors_copy(VALUE_STRINGVEC, &w, &v);
    memory.fail_at = -1;
    if (done) break;
    failures++;
    assert_int_equal(w.count, 1);
    assert_string_equal(w.data[0].text, "old");
  }
  assert_true(failures >= 4);
  vectors_free(VALUE_STRINGVEC, &v);
  vectors_free(VALUE_STRINGVEC, &w);
  ct_setAllocator(NULL);
  assert_int_equal(memory.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(strings_start_empty_and_are_copied),
      cmocka_unit_test(copying_an_empty_string_empties),
      cmocka_unit_test(number_vectors_keep_their_values),
      cmocka_unit_test(other_vectors_take_their_items),
      cmocka_unit_test(string_vectors_split_append_and_replace),
      cmocka_unit_test(lists_of_lists_are_copied_deeply),
      cmocka_unit_test(failing_copies_change_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
