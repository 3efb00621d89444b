// libFuzzer target for MJCF: XML -> spec -> model.
//   1. No crash, leak or undefined behaviour; a refusal has a reason.
//   2. The same text gives the same model again.
// The pieces of the input between bytes 0x1E are the files "0", "1", ... and the first one is read:
// included files and attached models are found among them.
#include "fuzz.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Numbers of four and more digits make big counts, which cost time and find nothing.
static bool is_heavy(const uint8_t* data, size_t size) {
  size_t digits = 0;
  int replicates = 0;
  for (size_t i = 0; i < size; i++) {
    digits = data[i] >= '0' && data[i] <= '9' ? digits + 1 : 0;
    if (digits >= 3) return true;
    replicates += size - i >= 10 && memcmp(data + i, "<replicate", 10) == 0;
  }
  return replicates > 2;
}

static ctModel* load(const ctVFS* vfs) {
  char error[1000];
  ctModel* m = ct_loadXML("0", vfs, error, sizeof error);
  if (!m) REQUIRE(error[0]);
  return m;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (is_heavy(data, size)) return 0;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  int file = 0;
  for (size_t begin = 0, i = 0; i <= size && file < 4; i++) {
    if (i < size && data[i] != 0x1E) continue;
    char name[8];
    snprintf(name, sizeof name, "%d", file++);
    REQUIRE(ct_addBufferVFS(&vfs, name, data + begin, (int)(i - begin)) == 0);
    begin = i + 1;
  }
  ctModel* m = load(&vfs);
  if (m) {
    ctModel* again = load(&vfs);
    REQUIRE(again && ct_sizeModel(m) == ct_sizeModel(again));
    ct_deleteModel(again);
  }
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  return 0;
}
