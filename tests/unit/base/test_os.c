#include "base/os.h"
#include "unit/base/unit.h"

#include <fcntl.h>
#include <time.h>

static void test_clock_measures_seconds(void** state) {
  (void)state;
  double start = os_now();
  struct timespec wait = {0, 20000000};
  nanosleep(&wait, NULL);
  double passed = os_now() - start;
  assert_true(passed >= 0.0199 && passed < 10);
}

static void test_clock_never_goes_back(void** state) {
  (void)state;
  double last = os_now();
  for (int i = 0; i < 10000; i++) {
    double now = os_now();
    assert_true(now >= last);
    last = now;
  }
}

static void test_machine(void** state) {
  (void)state;
  size_t page = os_page_size();
  assert_true(page >= 4096 && (page & (page - 1)) == 0);
  assert_true(os_cpu_count() >= 1 && os_cpu_count() <= sysconf(_SC_NPROCESSORS_CONF));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_clock_measures_seconds),
      cmocka_unit_test(test_clock_never_goes_back),
      cmocka_unit_test(test_machine),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
