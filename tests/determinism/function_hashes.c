// Prints `function lanes hash` for tools/check/check_function_bits.py, which compiles it with
// several compilers and options and compares. It needs the files src/math/fn*.c and the C library
// only.
#include "determinism/function_bits.h"

#include <inttypes.h>
#include <stdio.h>

int main(void) {
  for (int k = 0; k < BITS_CASES; k++) {
    for (int form = 0; form < BITS_FORMS; form++) {
      printf("%s %d %016" PRIx64 "\n", bits_cases[k].name, 1 << form, bits_cases[k].hash[form]());
    }
  }
  return 0;
}
