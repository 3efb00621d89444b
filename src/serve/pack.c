#include "serve/pack.h"

#include "base/assert.h"
#include "serve/json.h"

#include <stdint.h>
#include <string.h>

enum { PACK_ALIGN = 8, PACK_START = 8 };

static const struct {
  const char* name;
  size_t size;
} kType[] = {[PACK_U8] = {"u8", 1},
             [PACK_I32] = {"i32", 4},
             [PACK_F32] = {"f32", 4},
             [PACK_F64] = {"f64", 8}};

void pack_start(Pack* p, const char* kind) {
  *p = (Pack){.first_member = true, .first_array = true};
  strbuf_add(&p->head, "{");
  pack_member(p, "kind");
  json_text(&p->head, kind);
}

void pack_member(Pack* p, const char* name) { json_key(&p->head, &p->first_member, name); }

static void add_zeros(StrBuf* b, size_t n) {
  static const char zero[256] = {0};
  for (size_t k; n > 0 && !b->failed; n -= k) {
    k = n < sizeof zero ? n : sizeof zero;
    strbuf_addn(b, zero, k);
  }
}

static void list_array(Pack* p, const char* name, PackType type, size_t count) {
  json_key(&p->list, &p->first_array, name);
  strbuf_printf(&p->list, "[\"%s\",%zu,%zu]", kType[type].name, p->body.len, count);
}

static void align_arrays(Pack* p) {
  add_zeros(&p->body, (PACK_ALIGN - p->body.len % PACK_ALIGN) % PACK_ALIGN);
}

void pack_array(Pack* p, const char* name, PackType type, const void* data, size_t count) {
  list_array(p, name, type, count);
  if (count) strbuf_addn(&p->body, data, count * kType[type].size);
  align_arrays(p);
}

void* pack_room(Pack* p, const char* name, PackType type, size_t count) {
  const size_t at = p->body.len;
  list_array(p, name, type, count);
  add_zeros(&p->body, count * kType[type].size);
  align_arrays(p);
  return p->body.failed || !p->body.data ? NULL : p->body.data + at;
}

bool pack_finish(Pack* p, StrBuf* out) {
  pack_member(p, "arrays");
  strbuf_add(&p->head, "{");
  if (p->list.data) strbuf_addn(&p->head, p->list.data, p->list.len);
  strbuf_add(&p->head, "}}");
  while (p->head.len % PACK_ALIGN && !p->head.failed) strbuf_add(&p->head, " ");
  CT_ASSERT(p->head.len <= UINT32_MAX);
  const uint32_t n = (uint32_t)p->head.len;
  const unsigned char start[PACK_START] = {'C',
                                           'T',
                                           'P',
                                           'K',
                                           (unsigned char)n,
                                           (unsigned char)(n >> 8),
                                           (unsigned char)(n >> 16),
                                           (unsigned char)(n >> 24)};
  strbuf_addn(out, (const char*)start, sizeof start);
  if (p->head.data) strbuf_addn(out, p->head.data, p->head.len);
  if (p->body.data) strbuf_addn(out, p->body.data, p->body.len);
  const bool ok = !p->head.failed && !p->list.failed && !p->body.failed && !out->failed;
  strbuf_free(&p->head);
  strbuf_free(&p->list);
  strbuf_free(&p->body);
  return ok;
}
