// Binary models: what is written is read back bit for bit, and nothing else is ever believed.
#include "base/alloc.h"
#include "base/file.h"
#include "base/rng.h"
#include "everything.h"
#include "model/binary.h"
#include "model/validate.h"
#include "support/cmocka_all.h"
#include "support/stable.h"

#include <glob.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Bytes {
  unsigned char* data;
  size_t size;
} Bytes;

static Bytes saved(const ctModel* m) {
  Bytes b = {NULL, (size_t)ct_sizeModel(m)};
  b.data = malloc(b.size);
  assert_non_null(b.data);
  ct_saveModel(m, NULL, b.data, (int)b.size);
  return b;
}

static Bytes copy_of(Bytes b, size_t room) {
  Bytes c = {malloc(room ? room : 1), b.size < room ? b.size : room};
  assert_non_null(c.data);
  memcpy(c.data, b.data, c.size);
  return c;
}

static void put(Bytes b, size_t at, uint64_t x, int bytes) {
  for (int i = 0; i < bytes; i++) b.data[at + (size_t)i] = (unsigned char)(x >> 8 * i);
}

// Make size and checksum of a changed file right again.
static void seal(Bytes b) {
  if (b.size < BINARY_HEADER) return;
  put(b, BINARY_AT_SIZE, b.size - BINARY_HEADER, 8);
  put(b, BINARY_AT_CHECKSUM, binary_checksum(b.data, b.size), 8);
}

// Sizes lead the table of fields, and the file.
static int size_fields(void) {
  int n = 0;
  while (model_field[n].memory == FIELD_INLINE && model_field[n].type == FIELD_SIZE) n++;
  return n;
}

static void assert_fields_equal(const Field* table, int n, const void* a, const void* b,
                                const ctModel* m) {
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    size_t bytes = (size_t)field_count(f, m, NULL) * field_element_size(f->type);
    if (bytes && memcmp(field_data(f, a), field_data(f, b), bytes) != 0)
      fail_msg("%s differs", f->name);
  }
}

static void assert_models_equal(const ctModel* a, const ctModel* b) {
  assert_fields_equal(model_field, size_fields(), a, b, a); // the rest is as long as they say
  assert_fields_equal(model_field, model_field_count, a, b, a);
  assert_fields_equal(option_field, option_field_count, &a->opt, &b->opt, a);
  assert_fields_equal(visual_field, visual_field_count, &a->vis, &b->vis, a);
  assert_fields_equal(statistic_field, statistic_field_count, &a->stat, &b->stat, a);
}

static void assert_round_trip(const ctModel* m, const char* name) {
  Bytes b = saved(m);
  char error[1000] = "x";
  ctModel* again = ct_loadBinaryBuffer(b.data, (cttSize)b.size, error, sizeof error);
  if (!again) fail_msg("%s: %s", name, error);
  assert_string_equal(error, "");
  assert_models_equal(m, again);
  Bytes c = saved(again);
  assert_int_equal(b.size, c.size);
  assert_memory_equal(b.data, c.data, b.size);
  free(b.data);
  free(c.data);
  ct_deleteModel(again);
}

// Refused, and the message has `text` in it.
static void assert_refused(Bytes b, const char* text) {
  char error[1000] = "";
  assert_null(ct_loadBinaryBuffer(b.data, (cttSize)b.size, error, sizeof error));
  if (!strstr(error, text)) fail_msg("no '%s' in: %s", text, error);
  assert_null(ct_loadModelBuffer(b.data, (int)b.size));
}

//---------------------------------- round trips ---------------------------------------------------

static int round_trips_in(const char* pattern) {
  glob_t found;
  int done = 0;
  if (glob(pattern, 0, NULL, &found) != 0) return 0;
  for (size_t i = 0; i < found.gl_pathc; i++) {
    char error[1000];
    ctModel* m = ct_loadXML(found.gl_pathv[i], NULL, error, sizeof error);
    if (!m) continue; // whether it should load is the matter of other tests
    assert_round_trip(m, found.gl_pathv[i]);
    ct_deleteModel(m);
    done++;
  }
  globfree(&found);
  return done;
}

static void every_scene_survives(void** state) {
  (void)state;
  assert_true(round_trips_in(CT_SCENE_DIR "/*.xml") >= 6);
  assert_true(round_trips_in(CT_SCENE_DIR "/*/*.xml") >= 20);
  assert_true(round_trips_in(CT_TEST_DIR "/conformance/models/*.xml") >= 70);
}

static void the_model_with_everything_survives(void** state) {
  (void)state;
  ctModel* m = everything();
  m->qpos0[0] = NAN; // reals are not judged
  m->geom_rgba[0] = -0.0f;
  m->opt.gravity[2] = -INFINITY;
  m->signature = UINT64_C(0x8000000000000001);
  assert_round_trip(m, "everything");
  ct_deleteModel(m);
}

static void files_are_written_and_read(void** state) {
  (void)state;
  ctModel* m = everything();
  char path[] = "/tmp/corten_binary_XXXXXX", error[500] = "x";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  assert_int_equal(ct_saveBinary(m, path, error, sizeof error), 0);
  assert_string_equal(error, "");
  ctModel* a = ct_loadBinary(path, NULL, error, sizeof error);
  assert_non_null(a);
  assert_models_equal(m, a);
  ct_saveModel(a, path, NULL, 0);
  ctModel* b = ct_loadModel(path, NULL);
  assert_non_null(b);
  assert_models_equal(m, b);
  unlink(path);

  assert_null(ct_loadModel(path, NULL));
  assert_null(ct_loadBinary(path, NULL, error, sizeof error));
  assert_non_null(strstr(error, "no such file"));
  assert_non_null(strstr(error, path));
  assert_int_equal(ct_saveBinary(m, "/no/such/folder/model", error, sizeof error), -1);
  assert_string_equal(error, "no such file");
  ct_deleteModel(a);
  ct_deleteModel(b);
  ct_deleteModel(m);
}

static void a_small_buffer_is_left_alone(void** state) {
  (void)state;
  ctModel* m = everything();
  int size = (int)ct_sizeModel(m);
  unsigned char* data = malloc((size_t)size);
  memset(data, 77, (size_t)size);
  ct_saveModel(m, NULL, data, size - 1);
  for (int i = 0; i < size; i++) assert_int_equal(data[i], 77);
  ct_saveModel(m, NULL, data, size);
  assert_memory_equal(data, binary_magic, 8);
  free(data);
  ct_deleteModel(m);
}

//---------------------------------- the format ----------------------------------------------------

// Bytes as on every machine: the low one first.
static void numbers_are_little_endian(void** state) {
  (void)state;
  ctModel* m = everything();
  m->opt.timestep = 1.0 / 1024;
  Bytes b = saved(m);
  const unsigned char version[4] = {1, 0, 0, 0}, writer[4] = {0x48, 0xda, 0x2d, 0};
  assert_memory_equal(b.data + BINARY_AT_VERSION, version, 4);
  assert_memory_equal(b.data + BINARY_AT_WRITER, writer, 4); // 3005000
  uint64_t size = b.size - BINARY_HEADER;
  const unsigned char content[3] = {size & 255, size >> 8 & 255, size >> 16 & 255};
  assert_memory_equal(b.data + BINARY_AT_SIZE, content, 3);
  const unsigned char nq[8] = {(unsigned char)m->nq}; // the first field
  assert_memory_equal(b.data + BINARY_HEADER, nq, 8);
  const unsigned char step[8] = {0, 0, 0, 0, 0, 0, 0x50, 0x3f};
  size_t at = BINARY_HEADER;
  for (int i = 0; i < model_field_count; i++) at += model_field[i].memory == FIELD_INLINE ? 8 : 0;
  assert_memory_equal(b.data + at, step, 8);
  free(b.data);
  ct_deleteModel(m);
}

static void swapping_reverses_each_element(void** state) {
  (void)state;
  unsigned char x[] = {1, 2, 3, 4, 5, 6, 7, 8}, four[] = {4, 3, 2, 1, 8, 7, 6, 5};
  binary_swap(x, 2, 4);
  assert_memory_equal(x, four, 8);
  binary_swap(x, 8, 1);
  assert_memory_equal(x, four, 8);
  const unsigned char eight[] = {5, 6, 7, 8, 1, 2, 3, 4};
  binary_swap(x, 1, 8);
  assert_memory_equal(x, eight, 8);
}

static void checksum_sees_every_bit(void** state) {
  (void)state;
  unsigned char x[BINARY_HEADER + 19] = {0};
  uint64_t h = binary_checksum(x, sizeof x);
  for (size_t bit = 0; bit < 8 * sizeof x; bit++) {
    bool own = bit / 8 >= BINARY_AT_CHECKSUM && bit / 8 < BINARY_HEADER;
    x[bit / 8] ^= (unsigned char)(1 << bit % 8);
    assert_int_equal(binary_checksum(x, sizeof x) == h, own);
    x[bit / 8] ^= (unsigned char)(1 << bit % 8);
  }
}

//---------------------------------- refusals ------------------------------------------------------

static void foreign_files_are_named(void** state) {
  (void)state;
  static const struct {
    const char* bytes;
    size_t size;
    const char* text;
  } row[] = {
      {"", 0, "not a binary model"},
      {"MJB", 3, "not a binary model"},
      {"\x31\xd4\0\0\x08\0\0\0\0\0\0\0\0\0\0\0", 16, "not a binary model"},
      {" \n<mujoco/>", 11, "use ct_loadXML"},
      {"\x89", 1, "truncated"},
      {"\x89PNG\r\n\x1a\n0000000000000000000000000000000000", 42, "not a binary model"},
      {"\x89"
       "CTM\n\n\x1a\n00000000000000000000000000000000000",
       42, "not a binary model"}, // through a text transfer
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    Bytes b = copy_of((Bytes){(unsigned char*)(uintptr_t)row[i].bytes, row[i].size}, row[i].size);
    assert_refused(b, row[i].text);
    free(b.data);
  }
  char error[200];
  assert_null(ct_loadBinaryBuffer(NULL, 5, error, sizeof error));
  assert_non_null(strstr(error, "no buffer"));
  assert_null(ct_loadBinaryBuffer("x", -1, NULL, 0));
}

static void headers_are_checked(void** state) {
  (void)state;
  ctModel* m = everything();
  Bytes good = saved(m), b = copy_of(good, good.size + 8);
  put(b, BINARY_AT_VERSION, 2, 4);
  assert_refused(b, "format version 2, this library reads 1");
  put(b, BINARY_AT_VERSION, 1, 4);

  put(b, BINARY_AT_SCHEMA, binary_schema() + 1, 8);
  assert_refused(b, "damaged");
  seal(b);
  assert_refused(b, "other fields than this version");
  put(b, BINARY_AT_SCHEMA, binary_schema(), 8);

  b.size += 8;
  assert_refused(b, "too long");
  b.size -= 8;
  put(b, BINARY_AT_SIZE, UINT64_MAX, 8);
  assert_refused(b, "truncated");
  put(b, BINARY_AT_SIZE, b.size - BINARY_HEADER, 8);
  b.data[b.size - 1] ^= 1;
  assert_refused(b, "damaged: its checksum");
  free(b.data);
  free(good.data);
  ct_deleteModel(m);
}

// However short it is cut, with and without a header that says so.
static void every_truncation_is_refused(void** state) {
  (void)state;
  ctModel* m = ct_loadXMLString("<mujoco/>", NULL, NULL, 0);
  Bytes good = saved(m);
  for (size_t n = 0; n < good.size; n++) {
    Bytes b = copy_of(good, n);
    char error[300] = "";
    assert_null(ct_loadBinaryBuffer(b.data, (cttSize)n, error, sizeof error));
    assert_true(error[0]);
    seal(b);
    assert_null(ct_loadModelBuffer(b.data, (int)n));
    free(b.data);
  }
  free(good.data);
  ct_deleteModel(m);
}

// Sizes whose products overflow, or ask for more than there is.
static void impossible_sizes_are_refused(void** state) {
  (void)state;
  static const cttSize wild[] = {-1, INT64_MIN, INT64_MAX, INT_MAX, (cttSize)INT_MAX + 1, 1 << 20};
  ctModel* m = everything();
  Bytes good = saved(m), b = copy_of(good, good.size);
  size_t at = BINARY_HEADER;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_INLINE) continue;
    for (size_t w = 0; f->type == FIELD_SIZE && w < sizeof wild / sizeof *wild; w++) {
      put(b, at, (uint64_t)wild[w], 8);
      seal(b);
      ctModel* got = ct_loadModelBuffer(b.data, (int)b.size);
      // free to choose, within bounds
      static const char* const chosen[] = {"njmax",   "nconmax", "nuserdata", "narena",
                                           "nbuffer", "nemax",   "nuser_"};
      bool free_choice = false;
      for (size_t k = 0; k < sizeof chosen / sizeof *chosen; k++)
        free_choice |= strncmp(f->name, chosen[k], strlen(chosen[k])) == 0;
      if (got && !free_choice) fail_msg("%s = %lld is accepted", f->name, (long long)wild[w]);
      ct_deleteModel(got);
    }
    memcpy(b.data + at, good.data + at, 8);
    at += 8;
  }
  free(b.data);
  free(good.data);
  ct_deleteModel(m);
}

//---------------------------------- mutations -----------------------------------------------------

static uint64_t draw(uint64_t* counter, uint64_t below) {
  return rng_u64(1, 2, (*counter)++) % (below ? below : 1);
}

// One change of a random kind; half of them keep the checksum right, as an attacker would.
static void mutate(Bytes* b, uint64_t* n) {
  size_t content = b->size - BINARY_HEADER, nsize = (size_t)size_fields();
  size_t word = BINARY_HEADER + 4 * draw(n, content / 4 - 1);
  static const int small[] = {0, 1, -1, -2, 7, 255, INT_MAX, INT_MIN};
  switch (draw(n, 8)) {
  case 0: // truncate
    b->size = draw(n, b->size);
    break;
  case 1: // flip a bit anywhere
    b->data[draw(n, b->size)] ^= (unsigned char)(1 << draw(n, 8));
    break;
  case 2: // random bytes
    for (size_t i = draw(n, b->size), k = draw(n, 64); k > 0 && i < b->size; i++, k--)
      b->data[i] = (unsigned char)draw(n, 256);
    break;
  case 3: { // two sizes swapped
    size_t i = BINARY_HEADER + 8 * draw(n, nsize), k = BINARY_HEADER + 8 * draw(n, nsize);
    unsigned char kept[8];
    memcpy(kept, b->data + i, 8);
    memcpy(b->data + i, b->data + k, 8);
    memcpy(b->data + k, kept, 8);
    break;
  }
  case 4: // one size changed by a little
    b->data[BINARY_HEADER + 8 * draw(n, nsize)] += (unsigned char)(1 + draw(n, 3));
    break;
  case 5: // an integer of the arrays
  case 6:
    if (word > BINARY_HEADER + 8 * nsize) put(*b, word, (uint64_t)small[draw(n, 8)], 4);
    break;
  default: // a small step of it
    b->data[word] += (unsigned char)(draw(n, 2) ? 1 : 255);
  }
}

// What was accepted can be used: data, names, a step, text. Too large a data is not tried.
static void use(ctModel* m) {
  ErrorList err;
  error_init(&err);
  assert_int_equal(validate(m, NULL, &err), CT_OK);
  error_free(&err);
  for (int i = 0; i < m->nbody; i++) {
    const char* name = ct_id2name(m, ctOBJ_BODY, i);
    if (name) assert_true(ct_name2id(m, ctOBJ_BODY, name) < m->nbody);
  }
  if (field_layout(data_field, data_field_count, m, NULL, NULL) > 1 << 24) return;
  ctData* d = ct_makeData(m);
  assert_true(d || m->nplugin); // a plugin may refuse its instance
  if (d) {
    ct_step(m, d);
    stable_forget(d); // numbers may be anything
  }
  ct_deleteData(d);
}

static int mutations_of(const ctModel* m, int count, uint64_t* n) {
  Bytes good = saved(m);
  int accepted = 0;
  for (int i = 0; i < count; i++) {
    Bytes b = copy_of(good, good.size);
    bool honest = draw(n, 2);
    for (uint64_t k = 1 + draw(n, 3); k > 0 && b.size > BINARY_HEADER + 8; k--) mutate(&b, n);
    if (!honest) seal(b);
    Bytes exact = copy_of(b, b.size); // so that reading past the end is seen
    char error[300] = "";
    ctModel* got = ct_loadBinaryBuffer(exact.data, (cttSize)exact.size, error, sizeof error);
    assert_true(got || error[0]);
    bool changed = b.size != good.size || memcmp(b.data, good.data, b.size) != 0;
    if (got && honest) assert_false(changed);
    if (got) use(got);
    accepted += got && changed;
    ct_deleteModel(got);
    free(exact.data);
    free(b.data);
  }
  free(good.data);
  return accepted;
}

static void ten_thousand_mutations_are_harmless(void** state) {
  (void)state;
  uint64_t n = 0;
  char error[500];
  ctModel* a = everything();
  ctModel* b = ct_loadXML(CT_SCENE_DIR "/arm.xml", NULL, error, sizeof error);
  ctModel* c = ct_loadXML(CT_SCENE_DIR "/tree27.xml", NULL, error, sizeof error);
  assert_true(a && b && c);
  int accepted = mutations_of(a, 4000, &n) + mutations_of(b, 3000, &n) + mutations_of(c, 3000, &n);
  // reals may be anything, so many changes with a right checksum are no harm
  assert_in_range(accepted, 300, 5000);
  ct_deleteModel(a);
  ct_deleteModel(b);
  ct_deleteModel(c);
}

//---------------------------------- memory --------------------------------------------------------

typedef struct Heap {
  long left, live;
} Heap;

static void* heap_alloc(size_t n, size_t align, void* user) {
  Heap* h = (Heap*)user;
  if (h->left-- <= 0) return NULL;
  h->live++;
  return aligned_alloc(align, (n + align) / align * align);
}

static void heap_free(void* p, void* user) {
  ((Heap*)user)->live--;
  free(p);
}

static void failing_allocations_are_reported(void** state) {
  (void)state;
  ctModel* m = everything();
  char path[] = "/tmp/corten_memory_XXXXXX", error[500];
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  Heap heap = {0, 0};
  ctAllocator hooks = {heap_alloc, heap_free, &heap};
  ct_setAllocator(&hooks);
  int done = 0;
  long n = 0;
  for (; n < 100 && !done; n++) { // writing
    heap.left = n;
    done = ct_saveBinary(m, path, error, sizeof error) == 0;
    if (!done) assert_string_equal(error, "out of memory");
    assert_int_equal(heap.live, 0);
  }
  assert_in_range(n, 2, 20);
  ctModel* got = NULL;
  for (n = 0; n < 100 && !got; n++) { // reading
    heap.left = n;
    got = ct_loadBinary(path, NULL, error, sizeof error);
    if (got) continue;
    assert_non_null(strstr(error, "memory"));
    assert_int_equal(heap.live, 0);
  }
  assert_in_range(n, 5, 50);
  ct_deleteModel(got);
  assert_int_equal(heap.live, 0);
  ct_setAllocator(NULL);
  unlink(path);
  ct_deleteModel(m);
}

// A size that only makes room, which MuJoCo takes as it stands in the file.
static void any_njmax_is_read_back(void** state) {
  (void)state;
  static const char* const xml[] = {"<mujoco><size njmax='-2'/></mujoco>",
                                    "<mujoco><size njmax='-2147483648'/></mujoco>",
                                    "<mujoco><size njmax='2147483647'/></mujoco>"};
  for (int k = 0; k < 3; k++) {
    char error[500] = "";
    ctModel* m = ct_loadXMLString(xml[k], NULL, error, sizeof error);
    if (!m) fail_msg("%s", error);
    const cttSize size = ct_sizeModel(m);
    void* bytes = ctu_malloc((size_t)size);
    ct_saveModel(m, NULL, bytes, (int)size);
    ctModel* again = ct_loadBinaryBuffer(bytes, size, error, sizeof error);
    if (!again) fail_msg("%s", error);
    assert_true(again->njmax == m->njmax);
    ct_deleteModel(again);
    ct_deleteModel(m);
    ctu_free(bytes);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_scene_survives),
      cmocka_unit_test(the_model_with_everything_survives),
      cmocka_unit_test(files_are_written_and_read),
      cmocka_unit_test(a_small_buffer_is_left_alone),
      cmocka_unit_test(numbers_are_little_endian),
      cmocka_unit_test(swapping_reverses_each_element),
      cmocka_unit_test(checksum_sees_every_bit),
      cmocka_unit_test(foreign_files_are_named),
      cmocka_unit_test(headers_are_checked),
      cmocka_unit_test(every_truncation_is_refused),
      cmocka_unit_test(impossible_sizes_are_refused),
      cmocka_unit_test(ten_thousand_mutations_are_harmless),
      cmocka_unit_test(any_njmax_is_read_back),
      cmocka_unit_test(failing_allocations_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
