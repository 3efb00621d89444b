// libFuzzer target for binary models. The first byte says what the rest is:
//   0  a file as it is
//   1  the content of a file; a right header is put before it
//   2  changes to a good model, 8 bytes each; the checksum is made right again
// Whatever is accepted must be usable: it is written again, printed, and stepped.
#include "../unit/model/everything.h"
#include "base/alloc.h"
#include "fuzz.h"
#include "fuzz_option.h"
#include "model/binary.h"
#include "model/dump.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Bytes {
  unsigned char* data;
  size_t size;
} Bytes;

static uint32_t word_at(const uint8_t* p) {
  return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void put(Bytes b, size_t at, uint64_t x, int bytes) {
  for (int i = 0; i < bytes; i++) b.data[at + (size_t)i] = (unsigned char)(x >> 8 * i);
}

static void seal(Bytes b) {
  memcpy(b.data, binary_magic, sizeof binary_magic);
  put(b, BINARY_AT_VERSION, BINARY_VERSION, 4);
  put(b, BINARY_AT_SCHEMA, binary_schema(), 8);
  put(b, BINARY_AT_SIZE, b.size - BINARY_HEADER, 8);
  put(b, BINARY_AT_CHECKSUM, binary_checksum(b.data, b.size), 8);
}

//---------------------------------- models to change ----------------------------------------------

enum { BASES = 3 };

static ctModel* base_model(int k) {
  static const char chain[] =
      "<mujoco><worldbody><body><joint/><geom size='.1'/><body pos='0 0 1'><joint type='ball'/>"
      "<geom size='.1'/></body></body><body><freejoint/><geom size='.1'/></body></worldbody>"
      "</mujoco>";
  if (k == 0) return everything();
  return ct_loadXMLString(k == 1 ? chain : "<mujoco/>", NULL, NULL, 0);
}

static Bytes base(int k) {
  static Bytes saved[BASES];
  if (!saved[k].data) {
    ctModel* m = base_model(k);
    REQUIRE(m);
    saved[k].size = binary_size(m);
    saved[k].data = malloc(saved[k].size);
    REQUIRE(saved[k].data);
    binary_write(m, saved[k].data);
    ct_deleteModel(m);
  }
  Bytes copy = {malloc(saved[k].size), saved[k].size};
  REQUIRE(copy.data);
  memcpy(copy.data, saved[k].data, copy.size);
  return copy;
}

// A change: 2 bits of kind and 30 of place, then 32 of value.
static void change(Bytes* b, uint32_t where, uint32_t value) {
  size_t content = b->size - BINARY_HEADER, sizes = 0, place = where & 0x3fffffff;
  while (model_field[sizes].type == FIELD_SIZE && model_field[sizes].memory == FIELD_INLINE)
    sizes++;
  if (content < 8 * (sizes + 1)) return;
  switch (where >> 30) {
  case 0: // an aligned integer
    put(*b, BINARY_HEADER + 4 * (place % (content / 4)), value, 4);
    break;
  case 1: // a size
    put(*b, BINARY_HEADER + 8 * (place % sizes), (uint64_t)(int64_t)(int32_t)value, 8);
    break;
  case 2: // a byte
    b->data[BINARY_HEADER + place % content] ^= (unsigned char)value;
    break;
  default: // the end
    b->size -= value % 64;
  }
}

static Bytes changed(const uint8_t* data, size_t size) {
  Bytes b = base(size ? data[0] % BASES : 0);
  for (size_t i = 1; i + 8 <= size; i += 8) change(&b, word_at(data + i), word_at(data + i + 4));
  seal(b);
  return b;
}

//---------------------------------- use -----------------------------------------------------------

static void use_data(const ctModel* m, bool print) {
  ctData* d = ct_makeData(m);
  REQUIRE(d || m->nplugin); // a plugin may refuse its instance
  if (!d) return;
  ct_step(m, d);
  ct_step(m, d);
  ct_inverse(m, d);
  if (print) {
    StrBuf text = {0};
    REQUIRE(dump_data(&text, m, d, NULL));
    strbuf_free(&text);
  }
  ct_deleteData(d);
}

static void use(ctModel* m, Bytes file) {
  size_t nbuffer = BINARY_HEADER + offsetof(ctModel, nbuffer); // computed, not believed
  unsigned char* again = malloc(file.size);
  REQUIRE(again && binary_size(m) == file.size);
  binary_write(m, again);
  memcpy(again + nbuffer, file.data + nbuffer, 8);
  REQUIRE(memcmp(again + BINARY_HEADER, file.data + BINARY_HEADER, file.size - BINARY_HEADER) == 0);
  free(again);
  bool print = file.data[BINARY_AT_CHECKSUM] % 16 == 0; // it takes longer than all else
  if (print) {
    StrBuf text = {0};
    REQUIRE(dump_model(&text, m, NULL));
    strbuf_free(&text);
  }
  for (int type = 0; type < ctNOBJECT; type++) {
    ct_name2id(m, type, "a");
    for (int i = 0; i < 3; i++) ct_id2name(m, type, i);
  }
  fuzz_option_bound(&m->opt, 100);
  if (field_layout(data_field, data_field_count, m, NULL, NULL) < 1 << 22) use_data(m, print);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  Bytes b = {NULL, size - 1};
  if (data[0] % 3 == 2) {
    b = changed(data + 1, size - 1);
  } else {
    size_t head = data[0] % 3 == 1 ? BINARY_HEADER : 0;
    b.size += head;
    b.data = calloc(b.size ? b.size : 1, 1);
    REQUIRE(b.data);
    memcpy(b.data + head, data + 1, size - 1);
    if (head) seal(b);
  }
  char error[500] = "";
  ctModel* m = ct_loadBinaryBuffer(b.data, (cttSize)b.size, error, sizeof error);
  REQUIRE((m == NULL) == (error[0] != 0));
  if (m) use(m, b);
  ct_deleteModel(m);
  free(b.data);
  return 0;
}
