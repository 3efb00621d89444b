// Open addressing with linear probing; at most half of the slots are in use. Keys lie one after
// another in text.
#include "base/map.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/hash.h"

#include <limits.h>
#include <string.h>

void map_init(Map* m) { *m = (Map){0}; }

void map_free(Map* m) {
  alloc_free(m->slot);
  alloc_free(m->text);
  *m = (Map){0};
}

// The slot that holds key, or the free one where it belongs.
static MapSlot* find_slot(const Map* m, const char* key, uint64_t hash) {
  CT_ASSERT(m->count < m->cap);
  size_t last = (size_t)m->cap - 1;
  for (size_t i = hash & last;; i = (i + 1) & last) {
    MapSlot* s = &m->slot[i];
    if (s->value < 0) return s;
    if (s->hash == hash && strcmp(m->text + s->key, key) == 0) return s;
  }
}

static bool grow_slots(Map* m) {
  if (m->cap > INT_MAX / 2) return false;
  int cap = m->cap > 0 ? 2 * m->cap : 16;
  MapSlot* slot = (MapSlot*)alloc_bytes((size_t)cap * sizeof *slot);
  if (!slot) return false;
  for (int i = 0; i < cap; i++) slot[i].value = -1;

  // move the old slots; hashes are kept and keys are distinct, so the first free slot is theirs
  size_t last = (size_t)cap - 1;
  for (int k = 0; k < m->cap; k++) {
    if (m->slot[k].value < 0) continue;
    size_t i = m->slot[k].hash & last;
    while (slot[i].value >= 0) i = (i + 1) & last;
    slot[i] = m->slot[k];
  }
  alloc_free(m->slot);
  m->slot = slot;
  m->cap = cap;
  return true;
}

static bool grow_text(Map* m, size_t more) {
  if (more <= m->text_cap - m->text_len) return true;
  size_t cap = 2 * m->text_cap + more + 64;
  char* text = (char*)alloc_grow(m->text, m->text_len, cap);
  if (!text) return false;
  m->text = text;
  m->text_cap = cap;
  return true;
}

bool map_put(Map* m, const char* key, int value) {
  CT_ASSERT(key && value >= 0);
  uint64_t hash = hash_str(key);
  if (m->cap > 0 && find_slot(m, key, hash)->value >= 0) return false;

  size_t size = strlen(key) + 1;
  if ((m->count >= m->cap / 2 && !grow_slots(m)) || !grow_text(m, size)) {
    m->failed = true;
    return false;
  }
  memcpy(m->text + m->text_len, key, size);
  *find_slot(m, key, hash) = (MapSlot){hash, m->text_len, value};
  m->text_len += size;
  m->count++;
  return true;
}

int map_get(const Map* m, const char* key) {
  CT_ASSERT(key);
  return m->cap > 0 ? find_slot(m, key, hash_str(key))->value : -1;
}
