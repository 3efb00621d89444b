// Hashes that states must have in every build: tests/determinism/golden.txt.
#ifndef SUPPORT_GOLDEN_H
#define SUPPORT_GOLDEN_H

#include <stdbool.h>
#include <stdint.h>

// Compare with the golden hash of this name; the test fails if they differ. False: there is none
// for the C library here. With CT_GOLDEN=print the line for the file is printed instead.
#define golden_check(name, have) golden_check_in(CT_TEST_DIR, name, have)
bool golden_check_in(const char* folder, const char* name, uint64_t have);

// Are there golden hashes for the C library here? Where its sine has other last bits, what depends
// on them can only be compared loosely.
#define golden_knows_library() golden_knows_library_in(CT_TEST_DIR)
bool golden_knows_library_in(const char* folder);

#endif
