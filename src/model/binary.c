// Models as bytes. A file is the header and then every field in the order of kPart, fixed sizes
// first, without padding; nothing is read before magic, version, schema, size and checksum are
// right. Sizes are validated before memory is taken, and the whole model before it is returned.
#include "model/binary.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/report.h"
#include "base/str.h"
#include "model/intact.h"
#include "model/kind_registry.h"
#include "model/model.h"
#include "model/validate.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <string.h>

// A high bit, both line ends and the end-of-file of old systems: transfer as text breaks it.
const unsigned char binary_magic[8] = {0x89, 'C', 'T', 'M', '\r', '\n', 0x1a, '\n'};

//---------------------------------- bytes ---------------------------------------------------------

static bool big_endian(void) {
  const uint16_t one = 1;
  unsigned char first;
  memcpy(&first, &one, 1);
  return first == 0;
}

static void store_little_endian(unsigned char* at, uint64_t x, int bytes) {
  for (int i = 0; i < bytes; i++) at[i] = (unsigned char)(x >> 8 * i);
}

static uint64_t get_number(const unsigned char* at, int bytes) {
  uint64_t x = 0;
  for (int i = 0; i < bytes; i++) x |= (uint64_t)at[i] << 8 * i;
  return x;
}

void binary_swap(unsigned char* data, size_t n, size_t element) {
  for (size_t i = 0; i < n; i++, data += element) {
    for (size_t k = 0; k < element / 2; k++) {
      unsigned char byte = data[k];
      data[k] = data[element - 1 - k];
      data[element - 1 - k] = byte;
    }
  }
}

// Eight bytes at a time through a bijection, so that no change within one word can go unseen.
static uint64_t checksum_bytes(uint64_t h, const unsigned char* data, size_t size) {
  for (; size >= 8; size -= 8, data += 8) h = hash_mix(h ^ get_number(data, 8));
  return size ? hash_mix(h ^ get_number(data, (int)size)) : h;
}

uint64_t binary_checksum(const unsigned char* data, size_t size) {
  CT_ASSERT(size >= BINARY_HEADER);
  uint64_t h = checksum_bytes(HASH_START, data, BINARY_AT_CHECKSUM);
  return checksum_bytes(h, data + BINARY_HEADER, size - BINARY_HEADER);
}

//---------------------------------- fields in file order ------------------------------------------

// Part of the content: the fields of a table that are in a kind of memory of the struct at base.
typedef struct BinaryPart {
  const Field* table;
  const int* count;
  FieldMemory memory;
  size_t base;
} BinaryPart;

// Everything of fixed size comes first: the size of the rest follows from it.
static const BinaryPart kPart[] = {
    {model_field, &model_field_count, FIELD_INLINE, 0},
    {option_field, &option_field_count, FIELD_INLINE, offsetof(ctModel, opt)},
    {visual_field, &visual_field_count, FIELD_INLINE, offsetof(ctModel, vis)},
    {statistic_field, &statistic_field_count, FIELD_INLINE, offsetof(ctModel, stat)},
    {model_field, &model_field_count, FIELD_BLOCK, 0},
};
enum { PARTS = sizeof kPart / sizeof kPart[0], FIXED = PARTS - 1 };

typedef struct BinaryWalk {
  int part, field;
} BinaryWalk;

typedef struct BinaryPiece {
  unsigned char* data;
  size_t count, element; // numbers, and bytes of each
} BinaryPiece;

// The next field in the parts before `end`; false behind the last.
static bool walk_next(BinaryWalk* w, int end, const ctModel* m, BinaryPiece* piece) {
  for (; w->part < end; w->part++, w->field = 0) {
    const BinaryPart* p = kPart + w->part;
    while (w->field < *p->count) {
      const Field* f = p->table + w->field++;
      if (f->memory != p->memory) continue;
      piece->data = (unsigned char*)field_data(f, (const char*)m + p->base);
      piece->count = (size_t)field_count(f, m, NULL);
      piece->element = field_element_size(f->type);
      return true;
    }
  }
  return false;
}

// Bytes of the parts from `from` to before `end`.
static size_t parts_size(const ctModel* m, int from, int end) {
  size_t bytes = 0;
  BinaryWalk w = {from, 0};
  for (BinaryPiece p; walk_next(&w, end, m, &p);) bytes += p.count * p.element;
  return bytes;
}

static const unsigned char* read_parts(const ctModel* m, int from, int end,
                                       const unsigned char* at) {
  BinaryWalk w = {from, 0};
  for (BinaryPiece p; walk_next(&w, end, m, &p);) {
    size_t bytes = p.count * p.element;
    if (bytes) memcpy(p.data, at, bytes);
    if (big_endian()) binary_swap(p.data, p.count, p.element);
    at += bytes;
  }
  return at;
}

//---------------------------------- schema --------------------------------------------------------

static uint64_t hash_number(uint64_t h, uint64_t x) { return hash_mix(h ^ x); }

static uint64_t hash_extent(uint64_t h, const Extent* e) {
  return hash_number(hash_number(hash_number(h, e->of), e->value), e->times);
}

// Sizes lead the struct, so their offsets are the same on every machine. The tables hold offsets of
// other fields too, which are not part of the format and not of the hash.
uint64_t binary_schema(void) {
  uint64_t h = HASH_START;
  for (int k = 0; k < PARTS; k++) {
    for (int i = 0; i < *kPart[k].count; i++) {
      const Field* f = kPart[k].table + i;
      if (f->memory != kPart[k].memory) continue;
      h = hash_bytes(h, f->name, strlen(f->name) + 1);
      h = hash_number(hash_number(h, f->type), field_element_size(f->type));
      h = hash_extent(hash_extent(h, &f->rows), &f->cols);
    }
  }
  return hash_mix(h);
}

//---------------------------------- writing -------------------------------------------------------

size_t binary_size(const ctModel* m) { return BINARY_HEADER + parts_size(m, 0, PARTS); }

void binary_write(const ctModel* m, unsigned char* data) {
  unsigned char* at = data + BINARY_HEADER;
  BinaryWalk w = {0, 0};
  for (BinaryPiece p; walk_next(&w, PARTS, m, &p);) {
    size_t bytes = p.count * p.element;
    if (bytes) memcpy(at, p.data, bytes);
    if (big_endian()) binary_swap(at, p.count, p.element);
    at += bytes;
  }
  memcpy(data, binary_magic, sizeof binary_magic);
  store_little_endian(data + BINARY_AT_VERSION, BINARY_VERSION, 4);
  store_little_endian(data + BINARY_AT_WRITER, (uint64_t)ct_version(), 4);
  store_little_endian(data + BINARY_AT_SCHEMA, binary_schema(), 8);
  store_little_endian(data + BINARY_AT_SIZE, (uint64_t)(at - data - BINARY_HEADER), 8);
  store_little_endian(data + BINARY_AT_CHECKSUM, binary_checksum(data, (size_t)(at - data)), 8);
}

//---------------------------------- reading -------------------------------------------------------

static Status check_magic(const unsigned char* data, size_t size, Place at, ErrorList* err) {
  size_t n = size < sizeof binary_magic ? size : sizeof binary_magic;
  if (size > 0 && memcmp(data, binary_magic, n) == 0) {
    if (size >= BINARY_HEADER) return CT_OK;
    return error_add(err, at, "binary model is truncated: %zu bytes, not even a header", size);
  }
  error_add(err, at, "not a binary model of Corten");
  size_t blank = 0;
  while (blank < size && data[blank] && strchr(" \t\r\n", data[blank])) blank++;
  if (blank < size && data[blank] == '<') error_hint(err, "it looks like XML: use ct_loadXML");
  return CT_FAIL;
}

static Status check_header(const unsigned char* data, size_t size, Place at, ErrorList* err) {
  TRY(check_magic(data, size, at, err));
  uint64_t version = get_number(data + BINARY_AT_VERSION, 4);
  uint64_t content = get_number(data + BINARY_AT_SIZE, 8), here = size - BINARY_HEADER;
  if (version != BINARY_VERSION)
    return error_add(err, at, "binary model has format version %llu, this library reads %d",
                     (unsigned long long)version, BINARY_VERSION);
  if (content != here)
    return error_add(err, at, "binary model is %s: %llu bytes of content instead of %llu",
                     here < content ? "truncated" : "too long", (unsigned long long)here,
                     (unsigned long long)content);
  if (binary_checksum(data, size) != get_number(data + BINARY_AT_CHECKSUM, 8))
    return error_add(err, at, "binary model is damaged: its checksum does not match");
  if (get_number(data + BINARY_AT_SCHEMA, 8) != binary_schema()) {
    error_add(err, at, "binary model has other fields than this version of the library");
    error_hint(err, "compile it again from its source");
    return CT_FAIL;
  }
  return CT_OK;
}

ctModel* binary_read(const unsigned char* data, size_t size, const char* source, ErrorList* err) {
  Place at = {.file = source};
  if (check_header(data, size, at, err) != CT_OK) return NULL;

  // the part of fixed size determines the size of the rest
  ctModel sizes;
  memset(&sizes, 0, sizeof sizes);
  size_t content = size - BINARY_HEADER, fixed = parts_size(&sizes, 0, FIXED);
  if (content < fixed) {
    error_add(err, at, "binary model is truncated: its sizes are missing");
    return NULL;
  }
  const unsigned char* arrays = read_parts(&sizes, 0, FIXED, data + BINARY_HEADER);
  if (validate_sizes(&(Check){&sizes, source, err}) != CT_OK) return NULL;
  size_t block = model_layout(&sizes, NULL, NULL);
  if (block == SIZE_MAX || parts_size(&sizes, FIXED, PARTS) != content - fixed) {
    error_add(err, at, "binary model has sizes that do not fit its content");
    return NULL;
  }

  ctModel* m = model_new(&sizes);
  if (!m) {
    error_add(err, at, "out of memory");
    return NULL;
  }
  read_parts(m, FIXED, PARTS, arrays);
  if (kind_registry_resolve(m, source, err) == CT_OK && validate(m, source, err) == CT_OK) {
    intact_mark(m);
    return m;
  }
  model_free(m);
  return NULL;
}

//---------------------------------- public --------------------------------------------------------

// The issues go to the buffer, and the list is freed.
static void finish_errors(ErrorList* err, char* error, int error_sz) {
  if (error && error_sz > 0) {
    error[0] = 0;
    error_format(err, error, (size_t)error_sz);
  }
  error_free(err);
}

cttSize ct_sizeModel(const ctModel* m) { return (cttSize)binary_size(m); }

int ct_saveBinary(const ctModel* m, const char* filename, char* error, int error_sz) {
  CT_ASSERT(m && filename);
  str_to_buffer(error, error_sz, "");
  size_t size = binary_size(m);
  const char* why = "out of memory";
  unsigned char* data = alloc_bytes(size);
  bool done = false;
  if (data) {
    binary_write(m, data);
    done = file_write(filename, data, size, &why);
  }
  alloc_free(data);
  if (!done) str_to_buffer(error, error_sz, why);
  return done ? 0 : -1;
}

// A buffer that is too small stays as it is.
void ct_saveModel(const ctModel* m, const char* filename, void* buffer, int buffer_sz) {
  char why[256];
  if (filename) {
    if (ct_saveBinary(m, filename, why, sizeof why) != 0)
      report_warning("Could not open file '%s': %s", filename, why);
  } else if (buffer && buffer_sz >= 0 && binary_size(m) <= (size_t)buffer_sz) {
    binary_write(m, (unsigned char*)buffer);
  }
}

ctModel* ct_loadBinaryBuffer(const void* buffer, cttSize buffer_sz, char* error, int error_sz) {
  ErrorList err;
  error_init(&err);
  ctModel* m = NULL;
  if (!buffer || buffer_sz < 0)
    error_add(&err, (Place){0}, "no buffer to read a binary model from");
  else
    m = binary_read((const unsigned char*)buffer, (size_t)buffer_sz, NULL, &err);
  finish_errors(&err, error, error_sz);
  return m;
}
