// libFuzzer target for MJCF: XML -> spec -> model.
//   1. No crash, leak or undefined behaviour; a refusal has a reason.
//   2. The same text gives the same model again.
//   3. A model that loads is valid, saved and read again, and stepped; forward and inverse dynamics
//      and the scene come back.
// The pieces of the input between bytes 0x1E are the files "0", "1", ... and the first one is read:
// included files and attached models are found among them.
#include "fuzz.h"
#include "fuzz_option.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LARGE = 1 << 28 }; // bytes of a model that is only loaded

static ctModel* load(const ctVFS* vfs) {
  char error[1000];
  ctModel* m = ct_loadXML("0", vfs, error, sizeof error);
  if (!m) REQUIRE(error[0]);
  return m;
}

static void draw(const ctModel* m, ctData* d) {
  ctvScene scn;
  ctvCamera cam;
  ctvOption opt;
  ctv_defaultScene(&scn);
  ctv_makeScene(m, &scn, 1000);
  ctv_defaultFreeCamera(m, &cam);
  ctv_defaultOption(&opt);
  ctv_updateScene(m, d, &opt, NULL, &cam, ctCAT_ALL, &scn);
  ctv_freeScene(&scn);
}

// Five steps, or two of a model whose steps take long.
static void step(ctModel* m) {
  enum { STEPS = 5, FEW = 2 };
  fuzz_option_bound(&m->opt, 100);
  ctData* d = ct_makeData(m);
  if (!d) return; // too large, or a plugin refuses
  clock_t start = clock();
  for (int i = 0; i < STEPS && (i < FEW || clock() - start < CLOCKS_PER_SEC); i++) ct_step(m, d);
  ct_forward(m, d);
  ct_inverse(m, d);
  draw(m, d);
  ct_deleteData(d);
}

static void save(const ctModel* m) {
  enum { MOST = 1 << 24 };
  cttSize size = ct_sizeModel(m);
  if (size > MOST) return;
  void* data = malloc((size_t)size);
  REQUIRE(data);
  ct_saveModel(m, NULL, data, (int)size);
  char error[1000];
  ctModel* again = ct_loadBinaryBuffer(data, size, error, sizeof error);
  if (!again) fprintf(stderr, "%s\n", error);
  REQUIRE(again && ct_sizeModel(again) == size);
  ct_deleteModel(again);
  free(data);
}

static void use(const ctVFS* vfs, ctModel* m) {
  char error[1000] = "";
  bool valid = ct_validateModel(m, error, sizeof error);
  if (!valid) fprintf(stderr, "%s\n", error);
  REQUIRE(valid);
  ctModel* again = load(vfs);
  REQUIRE(again && ct_sizeModel(m) == ct_sizeModel(again));
  ct_deleteModel(again);
  save(m);
  step(m);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  int file = 0;
  for (size_t begin = 0, i = 0; i <= size && file < 4; i++) {
    if (i < size && data[i] != 0x1E) continue;
    char name[16];
    snprintf(name, sizeof name, "%d", file++);
    REQUIRE(ct_addBufferVFS(&vfs, name, data + begin, (int)(i - begin)) == 0);
    begin = i + 1;
  }
  ctModel* m = load(&vfs);
  if (m && ct_sizeModel(m) <= LARGE) use(&vfs, m); // a file of 100 bytes may name 1 GB of heights
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  return 0;
}
