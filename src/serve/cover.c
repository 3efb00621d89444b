#include "serve/cover.h"

#include "serve/pack.h"

#include <string.h>

void cover_free(PageCover* o) {
  for (int i = 0; i < COVER_NOTES; i++) strbuf_free(&o->note[i].pack);
  for (int k = 0; k < COVER_LAYERS; k++) strbuf_free(&o->layer[k].pack);
  memset(o, 0, sizeof *o);
}

//---------------------------------- notes ---------------------------------------------------------

// The note of this name, or a free place; NULL: neither.
static CoverNote* find_note(PageCover* o, const char* name) {
  for (int i = 0; i < COVER_NOTES; i++)
    if (!o->note[i].name || strcmp(o->note[i].name, name) == 0) return &o->note[i];
  return NULL;
}

void cover_keep(PageCover* o, const char* name, const StrBuf* pack) {
  CoverNote* note = find_note(o, name);
  if (!note) return;
  strbuf_free(&note->pack);
  strbuf_addn(&note->pack, pack->data, pack->len); // out of memory: there is nothing to send
  note->name = name;
}

bool cover_keeps(const PageCover* o, const char* name) {
  for (int i = 0; i < COVER_NOTES && o->note[i].name; i++)
    if (strcmp(o->note[i].name, name) == 0) return true;
  return false;
}

//---------------------------------- pictures ------------------------------------------------------

static size_t picture_bytes(const CoverPicture* p) {
  const bool channels = p->channels == 1 || p->channels == 3 || p->channels == 4;
  if (!channels || p->rows <= 0 || p->columns <= 0 || p->width <= 0 || p->height <= 0) return 0;
  const size_t row = (size_t)p->columns * (size_t)p->channels;
  return (size_t)p->rows <= COVER_BYTES / row ? row * (size_t)p->rows : 0;
}

// The bytes of all; 0: they cannot be shown.
static size_t total_bytes(const CoverPicture* picture, int count) {
  size_t sum = 0;
  for (int i = 0; i < count; i++) {
    const size_t n = picture_bytes(picture + i);
    if (n == 0 || n > COVER_BYTES - sum) return 0;
    sum += n;
  }
  return sum;
}

static void add_places(Pack* p, const CoverPicture* picture, int count) {
  pack_member(p, "places");
  strbuf_add(&p->head, "[");
  for (int i = 0; i < count; i++) {
    const CoverPicture* q = picture + i;
    strbuf_printf(&p->head, "%s[%d, %d, %d, %d, %d, %d, %d]", i ? ", " : "", q->left, q->bottom,
                  q->width, q->height, q->rows, q->columns, q->channels);
  }
  strbuf_add(&p->head, "]");
}

bool cover_pictures(PageCover* o, int layer, const CoverPicture* picture, int count) {
  const size_t bytes = total_bytes(picture, count);
  Pack p;
  StrBuf pack = {0};
  if (count < 0 || count > COVER_PICTURES || (count > 0 && bytes == 0)) return false;
  pack_start(&p, "pictures");
  pack_member(&p, "layer");
  strbuf_printf(&p.head, "%d", layer);
  add_places(&p, picture, count);
  unsigned char* out = pack_room(&p, "pixels", PACK_U8, bytes);
  for (int i = 0; out && i < count; i++) {
    const size_t n = picture_bytes(picture + i);
    memcpy(out, picture[i].pixels, n);
    out += n;
  }
  if (!pack_finish(&p, &pack)) {
    strbuf_free(&pack);
    return false;
  }
  CoverLayer* l = &o->layer[layer];
  strbuf_free(&l->pack);
  l->pack = pack;
  l->version++;
  return true;
}

//---------------------------------- to pages ------------------------------------------------------

void cover_greet(PageCover* o, Server* server, int client) {
  for (int i = 0; i < COVER_NOTES; i++) {
    const StrBuf* pack = &o->note[i].pack;
    if (pack->len > 0) server_send(server, client, pack->data, pack->len);
  }
  for (int k = 0; k < COVER_LAYERS; k++) o->layer[k].shown[client] = 0;
}

void cover_send(PageCover* o, Server* server, int client) {
  for (int k = 0; k < COVER_LAYERS; k++) {
    CoverLayer* l = &o->layer[k];
    if (l->shown[client] == l->version) continue;
    l->shown[client] = l->version;
    server_send(server, client, l->pack.data, l->pack.len);
  }
}
