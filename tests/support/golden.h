// Hashes that states must have in every build: tests/determinism/golden.txt.
#ifndef SUPPORT_GOLDEN_H
#define SUPPORT_GOLDEN_H

#include <stdint.h>

// Compare with the golden hash of this name; the test fails if they differ or if there is none.
// With CT_GOLDEN=print the line for the file is printed instead.
#define golden_check(name, have) golden_check_in(CT_TEST_DIR, name, have)
void golden_check_in(const char* folder, const char* name, uint64_t have);

#endif
