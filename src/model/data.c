#include "model/data.h"

#include "base/assert.h"

#include <corten/corten.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void* data_arena_push(ctData* d, size_t bytes, size_t align) {
  DataOwn* own = data_own(d);
  size_t mark = arena_mark(&own->arena);
  void* p = arena_push(&own->arena, bytes, align);
  if (p && own->arena.used > own->limit) {
    arena_release(&own->arena, mark);
    p = NULL;
  }
  d->parena = own->arena.used;
  if ((cttSize)d->parena > d->maxuse_arena) d->maxuse_arena = (cttSize)d->parena;
  return p;
}

void data_arena_release(ctData* d, size_t mark) {
  arena_release(&data_own(d)->arena, mark);
  d->parena = mark;
}

// The pointers into the arena are one run of the struct, contacts first.
enum {
  ARENA_ROWS = offsetof(ctData, efc_type),
  ARENA_END = offsetof(ctData, threadpool),
};

void data_arena_clear_rows(ctData* d) {
  size_t contacts = d->contact ? (size_t)d->ncon * sizeof(ctContact) : 0;
  if (data_own(d)->arena.used > contacts) { // else nothing is there to point to
    data_arena_release(d, contacts);
    memset((char*)d + ARENA_ROWS, 0, ARENA_END - ARENA_ROWS);
  }
  d->ne = d->nf = d->nl = d->nefc = d->nJ = d->nA = d->nisland = d->nidof = 0;
}

void data_arena_clear(ctData* d) {
  d->contact = NULL;
  d->ncon = 0;
  data_arena_clear_rows(d);
}

void data_warn(ctData* d, int kind, int info, const char* fmt, ...) {
  CT_ASSERT(kind < ctNWARNING);
  if (kind >= 0) {
    d->warning[kind].lastinfo = info;
    d->warning[kind].number++;
  }
  va_list args;
  va_start(args, fmt);
  vsnprintf(data_own(d)->warning, sizeof data_own(d)->warning, fmt, args);
  va_end(args);
}

void ct_warning(ctData* d, int warning, int info) {
  if (warning < 0 || warning >= ctNWARNING) return;
  data_warn(d, warning, info, "%s", ctu_warningText(warning, (size_t)info));
}

const char* ct_lastWarning(const ctData* d) { return data_own_const(d)->warning; }
