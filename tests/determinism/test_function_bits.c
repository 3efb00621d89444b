// The functions of reals give the same bits in every build, alone and in groups. They do not depend
// on the C library, so there is one hash each for all machines.
#include "determinism/function_bits.h"
#include "support/cmocka_all.h"

static const struct {
  const char* name;
  uint64_t hash;
} golden[BITS_CASES] = {
#include "determinism/function_golden.h"
};

static void golden_bits(void** state) {
  (void)state;
  int bad = 0;
  for (int k = 0; k < BITS_CASES; k++) {
    assert_string_equal(bits_cases[k].name, golden[k].name);
    for (int form = 0; form < BITS_FORMS; form++) {
      uint64_t h = bits_cases[k].hash[form]();
      if (h == golden[k].hash) continue;
      print_error("%s, %d at a time: 0x%016llx\n", golden[k].name, 1 << form,
                  (unsigned long long)h);
      bad++;
    }
  }
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(golden_bits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
