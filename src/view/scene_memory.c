#include "view/scene_memory.h"

#include "base/alloc.h"
#include "view/scene_deform.h"
#include "view/scene_flex.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// Arrays of a scene, and how many bytes each takes of what.
typedef struct Counts {
  size_t geom, flex, edge, vert, face, skin, skinvert;
} Counts;

typedef struct SceneArray {
  size_t pointer; // offset in the scene
  size_t count;   // offset in Counts
  size_t bytes;   // of one
} SceneArray;

#define ARRAY(field, of, n)                                                                        \
  { offsetof(ctvScene, field), offsetof(Counts, of), (n) * sizeof *((ctvScene*)0)->field }

static const SceneArray kArray[] = {
    ARRAY(geoms, geom, 1),          ARRAY(geomorder, geom, 1),     ARRAY(flexedgeadr, flex, 1),
    ARRAY(flexedgenum, flex, 1),    ARRAY(flexvertadr, flex, 1),   ARRAY(flexvertnum, flex, 1),
    ARRAY(flexfaceadr, flex, 1),    ARRAY(flexfacenum, flex, 1),   ARRAY(flexfaceused, flex, 1),
    ARRAY(flexedge, edge, 2),       ARRAY(flexvert, vert, 3),      ARRAY(flexface, face, 9),
    ARRAY(flexnormal, face, 9),     ARRAY(flextexcoord, face, 6),  ARRAY(skinfacenum, skin, 1),
    ARRAY(skinvertadr, skin, 1),    ARRAY(skinvertnum, skin, 1),   ARRAY(skinvert, skinvert, 3),
    ARRAY(skinnormal, skinvert, 3), ARRAY(flexvertcolor, vert, 3), ARRAY(flexfacecolor, face, 9),
};
enum { NARRAY = sizeof kArray / sizeof kArray[0] };

static void** pointer_of(ctvScene* scn, const SceneArray* a) {
  return (void**)(void*)((unsigned char*)scn + a->pointer);
}

void ctv_defaultScene(ctvScene* scn) { memset(scn, 0, sizeof *scn); }

void ctv_freeScene(ctvScene* scn) {
  for (int i = 0; i < NARRAY; i++) alloc_free(*pointer_of(scn, kArray + i));
  scene_deform_free(scn);
  ctv_defaultScene(scn);
}

// Everything or nothing.
static bool allocate_arrays(ctvScene* scn, const Counts* n) {
  for (int i = 0; i < NARRAY; i++) {
    size_t count;
    memcpy(&count, (const unsigned char*)n + kArray[i].count, sizeof count);
    if (count == 0) continue;
    if (!(*pointer_of(scn, kArray + i) = alloc_zero(count * kArray[i].bytes))) return false;
  }
  return true;
}

static void set_flexes(const ctModel* m, ctvScene* scn) {
  size_t bytes = (size_t)m->nflex * sizeof(int);
  memcpy(scn->flexedgeadr, m->flex_edgeadr, bytes);
  memcpy(scn->flexedgenum, m->flex_edgenum, bytes);
  memcpy(scn->flexvertadr, m->flex_vertadr, bytes);
  memcpy(scn->flexvertnum, m->flex_vertnum, bytes);
  if (m->nflexedge) memcpy(scn->flexedge, m->flex_edge, 2 * (size_t)m->nflexedge * sizeof(int));
  for (int f = 0, next = 0; f < m->nflex; f++) {
    scn->flexfaceadr[f] = next;
    scn->flexfacenum[f] = scene_flex_max_faces(m, f);
    next += scn->flexfacenum[f];
  }
}

static void set_skins(const ctModel* m, ctvScene* scn) {
  size_t bytes = (size_t)m->nskin * sizeof(int);
  memcpy(scn->skinfacenum, m->skin_facenum, bytes);
  memcpy(scn->skinvertadr, m->skin_vertadr, bytes);
  memcpy(scn->skinvertnum, m->skin_vertnum, bytes);
}

// Switches of the renderer that are on at first.
bool scene_memory_fits(const ctModel* m, const ctvScene* scn) {
  if (scn->nflex != m->nflex || scn->nskin != m->nskin) return false;
  for (int f = 0; f < m->nflex; f++) {
    if (scn->flexvertadr[f] != m->flex_vertadr[f] || scn->flexvertnum[f] != m->flex_vertnum[f] ||
        scn->flexedgeadr[f] != m->flex_edgeadr[f] || scn->flexedgenum[f] != m->flex_edgenum[f])
      return false;
  }
  for (int i = 0; i < m->nskin; i++) {
    if (scn->skinvertadr[i] != m->skin_vertadr[i] || scn->skinvertnum[i] != m->skin_vertnum[i])
      return false;
  }
  return true;
}

static void set_defaults(ctvScene* scn) {
  static const int on[] = {ctRND_SHADOW, ctRND_REFLECTION, ctRND_SKYBOX, ctRND_HAZE,
                           ctRND_CULL_FACE};
  for (size_t k = 0; k < sizeof on / sizeof on[0]; k++) scn->flags[on[k]] = 1;
  scn->scale = 1;
  scn->rotate[0] = 1;
}

void ctv_makeScene(const ctModel* m, ctvScene* scn, int maxgeom) {
  ctv_freeScene(scn);
  set_defaults(scn);
  Counts n = {.geom = maxgeom > 0 ? (size_t)maxgeom : 0};
  if (m) {
    n.flex = (size_t)m->nflex;
    n.edge = (size_t)m->nflexedge;
    n.vert = (size_t)m->nflexvert;
    n.skin = (size_t)m->nskin;
    n.skinvert = (size_t)m->nskinvert;
    for (int f = 0; f < m->nflex; f++) n.face += (size_t)scene_flex_max_faces(m, f);
  }
  if (!allocate_arrays(scn, &n)) {
    ctv_freeScene(scn); // an empty scene is what is left
    return;
  }
  scn->maxgeom = (int)n.geom;
  scn->nflex = (int)n.flex;
  scn->nskin = (int)n.skin;
  if (n.flex) set_flexes(m, scn);
  if (n.skin) set_skins(m, scn);
}
