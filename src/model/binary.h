// A model as bytes: versioned, checksummed, little-endian on every machine.
#ifndef MODEL_BINARY_H
#define MODEL_BINARY_H

#include "base/error.h"

#include <corten/model.h>

#include <stddef.h>
#include <stdint.h>

// Header, then content. All numbers are little-endian; reals are IEEE 754.
//   0  magic
//   8  format version, u32
//  12  version of the library that wrote it, u32; for information
//  16  hash of the field tables, u64: which fields there are, in which order, type and shape
//  24  bytes of content, u64
//  32  checksum over bytes 0..31 and the content, u64
//  40  content: every field of the model in the order of binary_part[], without padding
enum { BINARY_VERSION = 1, BINARY_HEADER = 40 };
enum {
  BINARY_AT_VERSION = 8,
  BINARY_AT_WRITER = 12,
  BINARY_AT_SCHEMA = 16,
  BINARY_AT_SIZE = 24,
  BINARY_AT_CHECKSUM = 32,
};
extern const unsigned char binary_magic[8];

size_t binary_size(const ctModel* m);                     // header and content
void binary_write(const ctModel* m, unsigned char* data); // binary_size bytes

// A model that passed validate(), or NULL and the reason in err.
ctModel* binary_read(const unsigned char* data, size_t size, const char* source, ErrorList* err);

uint64_t binary_schema(void);                                     // hash of the field tables
uint64_t binary_checksum(const unsigned char* data, size_t size); // of a whole file, >= header

// Reverse the bytes of n elements: what a big-endian machine does between memory and file.
void binary_swap(unsigned char* data, size_t n, size_t element);

#endif
