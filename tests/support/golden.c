#include "golden.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Lines `name state-hash`.
static bool find(const char* folder, const char* name, unsigned long long* want) {
  char path[4096], line[256], word[128];
  snprintf(path, sizeof path, "%s/determinism/golden.txt", folder);
  FILE* f = fopen(path, "r");
  assert_non_null(f);
  bool found = false;
  while (!found && fgets(line, sizeof(line), f)) {
    found = sscanf(line, "%127s %llx", word, want) == 2 && !strcmp(word, name);
  }
  fclose(f);
  return found;
}

void golden_check_in(const char* folder, const char* name, uint64_t have) {
  const char* mode = getenv("CT_GOLDEN");
  unsigned long long want;
  if (mode && !strcmp(mode, "print")) {
    printf("%s %016llx\n", name, (unsigned long long)have);
    return;
  }
  if (!find(folder, name, &want)) fail_msg("no golden hash of %s", name);
  if (have != want) {
    fail_msg("%s: state %016llx, golden %016llx", name, (unsigned long long)have, want);
  }
}
