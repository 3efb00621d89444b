#include "model/names.h"

#include "base/assert.h"

#include <corten/corten.h>

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// One kind of named element: where its count and its name addresses are. The order is that of
// names_map.
typedef struct NameKind {
  int type;
  size_t count, address;
} NameKind;

#define KIND(type, n, adr)                                                                         \
  { type, offsetof(ctModel, n), offsetof(ctModel, adr) }
static const NameKind kNameKind[] = {
    KIND(ctOBJ_BODY, nbody, name_bodyadr),          KIND(ctOBJ_JOINT, njnt, name_jntadr),
    KIND(ctOBJ_GEOM, ngeom, name_geomadr),          KIND(ctOBJ_SITE, nsite, name_siteadr),
    KIND(ctOBJ_CAMERA, ncam, name_camadr),          KIND(ctOBJ_LIGHT, nlight, name_lightadr),
    KIND(ctOBJ_FLEX, nflex, name_flexadr),          KIND(ctOBJ_MESH, nmesh, name_meshadr),
    KIND(ctOBJ_SKIN, nskin, name_skinadr),          KIND(ctOBJ_HFIELD, nhfield, name_hfieldadr),
    KIND(ctOBJ_TEXTURE, ntex, name_texadr),         KIND(ctOBJ_MATERIAL, nmat, name_matadr),
    KIND(ctOBJ_PAIR, npair, name_pairadr),          KIND(ctOBJ_EXCLUDE, nexclude, name_excludeadr),
    KIND(ctOBJ_EQUALITY, neq, name_eqadr),          KIND(ctOBJ_TENDON, ntendon, name_tendonadr),
    KIND(ctOBJ_ACTUATOR, nu, name_actuatoradr),     KIND(ctOBJ_SENSOR, nsensor, name_sensoradr),
    KIND(ctOBJ_NUMERIC, nnumeric, name_numericadr), KIND(ctOBJ_TEXT, ntext, name_textadr),
    KIND(ctOBJ_TUPLE, ntuple, name_tupleadr),       KIND(ctOBJ_KEY, nkey, name_keyadr),
    KIND(ctOBJ_PLUGIN, nplugin, name_pluginadr),    KIND(ctOBJ_DEFORM, ndeform, name_deformadr),
};
#undef KIND
enum { NAME_KINDS = sizeof kNameKind / sizeof kNameKind[0], SLOTS_PER_NAME = 2 };

static cttSize kind_count(const ctModel* m, int k) {
  cttSize n;
  memcpy(&n, (const char*)m + kNameKind[k].count, sizeof n);
  return n;
}

static const int* kind_address(const ctModel* m, int k) {
  const int* p;
  memcpy(&p, (const char*)m + kNameKind[k].address, sizeof p);
  return p;
}

// Index in kNameKind, -1 for kinds without names; *first gets the kind's first slot of names_map.
static int find_name_kind(const ctModel* m, int type, cttSize* first) {
  if (type == ctOBJ_XBODY) type = ctOBJ_BODY;
  *first = 0;
  for (int k = 0; k < NAME_KINDS; k++) {
    if (kNameKind[k].type == type) return k;
    *first += SLOTS_PER_NAME * kind_count(m, k);
  }
  return -1;
}

// h = 33 h ^ c from 5381; a char above 127 counts as negative
static uint64_t name_hash(const char* s) {
  uint64_t h = 5381;
  for (; *s; s++) h = (33 * h) ^ (uint64_t)(int64_t)(signed char)*s;
  return h;
}

cttSize names_map_size(const ctModel* sizes) {
  cttSize n = 0;
  for (int k = 0; k < NAME_KINDS; k++) n += SLOTS_PER_NAME * kind_count(sizes, k);
  return n;
}

void names_build(ctModel* m) {
  CT_ASSERT(m->nnames_map == names_map_size(m));
  for (cttSize i = 0; i < m->nnames_map; i++) m->names_map[i] = -1;
  int* map = m->names_map;
  for (int k = 0; k < NAME_KINDS; k++) {
    cttSize n = kind_count(m, k), slots = SLOTS_PER_NAME * n;
    const int* address = kind_address(m, k);
    for (int i = 0; i < n; i++) {
      const char* name = m->names + address[i];
      if (!name[0]) continue;
      cttSize at = (cttSize)(name_hash(name) % (uint64_t)slots);
      while (map[at] != -1) at = at + 1 == slots ? 0 : at + 1;
      map[at] = i;
    }
    map += slots;
  }
}

const char* names_get(const ctModel* m, int type, int id) {
  cttSize first;
  int k = find_name_kind(m, type, &first);
  if (k < 0 || id < 0 || id >= kind_count(m, k)) return NULL;
  const char* name = m->names + kind_address(m, k)[id];
  return name[0] ? name : NULL;
}

int names_find(const ctModel* m, int type, const char* name) {
  cttSize first;
  int k = find_name_kind(m, type, &first);
  if (k < 0 || !name || !name[0]) return -1;
  cttSize slots = SLOTS_PER_NAME * kind_count(m, k);
  if (slots == 0) return -1;

  // the map is at most half full, so an empty slot ends every search
  const int* map = m->names_map + first;
  const int* address = kind_address(m, k);
  cttSize at = (cttSize)(name_hash(name) % (uint64_t)slots);
  while (map[at] != -1) {
    if (strcmp(m->names + address[map[at]], name) == 0) return map[at];
    at = at + 1 == slots ? 0 : at + 1;
  }
  return -1;
}

int ct_name2id(const ctModel* m, int type, const char* name) { return names_find(m, type, name); }

const char* ct_id2name(const ctModel* m, int type, int id) { return names_get(m, type, id); }
