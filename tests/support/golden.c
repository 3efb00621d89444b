#include "golden.h"

#include "base/hash.h"
#include "cmocka_all.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// sin, cos and their kin come from the C library, whose last bit may differ between versions and
// processors. The golden file is keyed by a hash of what they return here.
static uint64_t hash_libm(void) {
  uint64_t h = HASH_START;
  for (int i = 1; i <= 2000; i++) {
    double x = 0.00371 * i * (i % 2 ? 1 : -1);
    double y[4] = {sin(x), cos(x), atan2(x, 1.3), exp(-fabs(x))};
    h = hash_bytes(h, y, sizeof(y));
  }
  return h;
}

// Lines `libm-hash name state-hash`. name NULL: any.
static bool find(const char* folder, uint64_t libm, const char* name, unsigned long long* want) {
  char path[4096], line[256], word[128];
  snprintf(path, sizeof path, "%s/determinism/golden.txt", folder);
  FILE* f = fopen(path, "r");
  assert_non_null(f);
  unsigned long long key;
  bool found = false;
  while (!found && fgets(line, sizeof(line), f)) {
    found = sscanf(line, "%llx %127s %llx", &key, word, want) == 3 && key == libm &&
            (!name || !strcmp(word, name));
  }
  fclose(f);
  return found;
}

bool golden_check_in(const char* folder, const char* name, uint64_t have) {
  uint64_t libm = hash_libm();
  const char* mode = getenv("CT_GOLDEN");
  unsigned long long want;
  if (mode && !strcmp(mode, "print")) {
    printf("%016llx %s %016llx\n", (unsigned long long)libm, name, (unsigned long long)have);
    return true;
  }
  if (!find(folder, libm, name, &want)) {
    print_message("no golden hash of %s for the C library here (%016llx)\n", name,
                  (unsigned long long)libm);
    return false;
  }
  if (have != want) {
    fail_msg("%s: state %016llx, golden %016llx", name, (unsigned long long)have, want);
  }
  return true;
}

bool golden_knows_library_in(const char* folder) {
  unsigned long long any;
  return find(folder, hash_libm(), NULL, &any);
}
