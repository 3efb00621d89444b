#include "base/scratch.h"
#include "unit/base/unit.h"

static double fill(Scratch s, int n) {
  double* x = SCRATCH(s, double, n);
  double sum = 0;
  for (int i = 0; i < n; i++) x[i] = i;
  for (int i = 0; i < n; i++) sum += x[i];
  return sum;
}

static void test_returning_releases(void** state) {
  (void)state;
  _Alignas(64) unsigned char buffer[1024];
  Scratch s = scratch_from(buffer, sizeof buffer);
  for (int k = 0; k < 100; k++) assert_true(fill(s, 128) == 127 * 64);
  assert_int_equal(scratch_left(s), 1024);
}

static void test_pieces_are_aligned_and_apart(void** state) {
  (void)state;
  _Alignas(64) unsigned char buffer[256];
  Scratch s = scratch_from(buffer + 1, 255);
  char* a = SCRATCH(s, char, 3);
  int* b = SCRATCH(s, int, 5);
  double* c = SCRATCH(s, double, 0);
  double* d = SCRATCH(s, double, 2);
  assert_ptr_equal(a, buffer + 16);
  assert_ptr_equal(b, buffer + 32);
  assert_ptr_equal(c, buffer + 64);
  assert_ptr_equal(d, buffer + 64);
  assert_int_equal(scratch_left(s), 256 - 80);
}

typedef struct Wide {
  _Alignas(64) double lane[8];
} Wide;

static void test_wider_types_get_their_alignment(void** state) {
  (void)state;
  _Alignas(64) unsigned char buffer[256];
  Scratch s = scratch_from(buffer + 8, 248);
  assert_ptr_equal(SCRATCH(s, Wide, 1), buffer + 64);
}

static unsigned char tight[SCRATCH_SIZE(double, 10)];

static void take_ten(void) {
  Scratch s = scratch_from(tight, sizeof tight);
  (void)SCRATCH(s, double, 10);
}
static void take_thirteen(void) {
  Scratch s = scratch_from(tight, sizeof tight);
  (void)SCRATCH(s, double, 13);
}
static void take_negative(void) {
  Scratch s = scratch_from(tight, sizeof tight);
  (void)SCRATCH(s, double, -1);
}

static void test_overflow_traps(void** state) {
  (void)state;
  assert_false(unit_traps(take_ten)); // SCRATCH_SIZE is enough wherever the buffer begins
  assert_true(unit_traps(take_thirteen));
  assert_true(unit_traps(take_negative));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_returning_releases),
      cmocka_unit_test(test_pieces_are_aligned_and_apart),
      cmocka_unit_test(test_wider_types_get_their_alignment),
      cmocka_unit_test(test_overflow_traps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
