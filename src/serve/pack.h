// The container of everything that the page reads (docs/web_format.md): a head in JSON and arrays.
//   bytes 0..3   "CTPK"
//   bytes 4..7   length of the head, little-endian, a multiple of 8
//   the head     {"kind": ..., ..., "arrays": {NAME: [TYPE, OFFSET, COUNT], ...}}, padded by spaces
//   the arrays   little-endian; offsets are counted from the end of the head, multiples of 8
#ifndef SERVE_PACK_H
#define SERVE_PACK_H

#include "base/str.h"

typedef enum PackType { PACK_U8, PACK_I32, PACK_F32, PACK_F64 } PackType;

// Out of memory is kept in the buffers; pack_finish reports it.
typedef struct Pack {
  StrBuf head, list, body; // members of the head, directory of the arrays, the arrays
  bool first_member, first_array;
} Pack;

void pack_start(Pack* p, const char* kind);

// A member of the head: its name with a colon; the value follows in p->head.
void pack_member(Pack* p, const char* name);

void pack_array(Pack* p, const char* name, PackType type, const void* data, size_t count);

// An array of zeros to be filled: its address, valid until the next call; NULL when out of memory.
void* pack_room(Pack* p, const char* name, PackType type, size_t count);

// Appends the container to out and frees p. False when out of memory.
bool pack_finish(Pack* p, StrBuf* out);

#endif
