#include "base/assert.h"
#include "compile/resolve.h"

//---------------------------------- one reference -------------------------------------------------

static const char* element_tag(const Element* e) { return spec_kind(e->head.elemtype)->tag; }

// Materials and textures do not survive discardvisual.
static bool looks_discarded(const Build* b) { return b->spec->pub.compiler.discardvisual; }

// QUIRK(discarded-looks; test_resolve_refs:other_looks_are_missed): discardvisual forgets the
// materials of geoms and sites; any other element that names a material or texture is an error.
static Status lost_look(Build* b, const Element* user, const char* attribute) {
  CT_ASSERT(looks_discarded(b));
  bool forgotten = user->head.elemtype == ctOBJ_GEOM || user->head.elemtype == ctOBJ_SITE;
  return forgotten ? CT_OK : error_add(b->err, spec_place(user, attribute), "object not found");
}

static Status find_material(Build* b, const ctString* name, const Element* user, int index,
                            int* id) {
  *id = -1;
  if (vectors_is_empty(name)) return CT_OK;
  if (looks_discarded(b)) return lost_look(b, user, "material");
  *id = build_find(b, ctOBJ_MATERIAL, vectors_text(name));
  if (*id >= 0) return CT_OK;
  return error_add(b->err, spec_place(user, "material"), "material '%s' not found in %s %d",
                   vectors_text(name), element_tag(user), index);
}

static Status find_in_geom(Build* b, cttObj type, const ctString* name, int index, int* id) {
  *id = -1;
  if (vectors_is_empty(name)) return CT_OK;
  *id = build_find(b, type, vectors_text(name));
  if (*id >= 0) return CT_OK;
  const char* what = spec_kind(type)->tag;
  return error_add(b->err, spec_place(&b->geom[index].from->e, what),
                   "%s '%s' not found in geom %d", what, vectors_text(name), index);
}

static Status find_target(Build* b, const ctString* name, const Element* user, int* id) {
  *id = -1;
  if (vectors_is_empty(name)) return CT_OK;
  *id = build_find(b, ctOBJ_BODY, vectors_text(name));
  if (*id >= 0) return CT_OK;
  return error_add(b->err, spec_place(user, "target"), "unknown target body in %s",
                   element_tag(user));
}

//---------------------------------- assets --------------------------------------------------------

// A geom without a material takes that of its mesh.
static Status geom_assets(Build* b, int i) {
  CT_ASSERT(build_has(i, b->ngeom));
  BuildGeom* g = b->geom + i;
  Status mesh = find_in_geom(b, ctOBJ_MESH, g->s.meshname, i, &g->mesh);
  Status hfield = find_in_geom(b, ctOBJ_HFIELD, g->s.hfieldname, i, &g->hfield);
  CT_ASSERT(build_has_or_none(g->mesh, b->nmesh) && build_has_or_none(g->hfield, b->nhfield));
  bool own = !vectors_is_empty(g->s.material) || g->mesh < 0;
  const ctString* material = own ? g->s.material : b->mesh[g->mesh].s.material;
  Status look = find_material(b, material, &g->from->e, i, &g->material);
  g->visual = !g->s.contype && !g->s.conaffinity;
  return mesh == CT_OK && hfield == CT_OK && look == CT_OK ? CT_OK : CT_FAIL;
}

static Status material_textures(Build* b, int i) {
  BuildMaterial* m = b->material + i;
  Status status = CT_OK;
  for (int k = 0; k < ctNTEXROLE; k++) {
    m->texture[k] = -1;
    if (!m->s.textures || k >= m->s.textures->count) continue;
    const ctString* name = m->s.textures->data + k;
    if (vectors_is_empty(name)) continue;
    m->texture[k] = build_find(b, ctOBJ_TEXTURE, vectors_text(name));
    if (m->texture[k] >= 0) continue;
    status = error_add(b->err, spec_place(&m->from->e, "texture"),
                       "texture '%s' not found in material %d", vectors_text(name), i);
  }
  return status;
}

static Status light_texture(Build* b, BuildLight* l) {
  l->texture = -1;
  if (vectors_is_empty(l->s.texture)) return CT_OK;
  if (looks_discarded(b)) return lost_look(b, &l->from->e, "texture");
  l->texture = build_find(b, ctOBJ_TEXTURE, vectors_text(l->s.texture));
  if (l->texture >= 0) return CT_OK;
  return error_add(b->err, spec_place(&l->from->e, "texture"), "unknown texture in light");
}

#define FIND_MATERIALS(array, count)                                                               \
  for (int i = 0; i < (count); i++) {                                                              \
    if (find_material(b, (array)[i].s.material, &(array)[i].from->e, i, &(array)[i].material) !=   \
        CT_OK)                                                                                     \
      status = CT_FAIL;                                                                            \
  }

static Status find_assets(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ngeom; i++) {
    if (geom_assets(b, i) != CT_OK) status = CT_FAIL;
  }
  FIND_MATERIALS(b->skin, b->nskin)
  FIND_MATERIALS(b->site, b->nsite)
  FIND_MATERIALS(b->tendon, b->ntendon)
  for (int i = 0; i < b->nmaterial; i++) {
    if (material_textures(b, i) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->nlight; i++) {
    if (light_texture(b, b->light + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- the passes ----------------------------------------------------

Status resolve_targets(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ncamera; i++) {
    BuildCamera* c = b->camera + i;
    if (find_target(b, c->s.targetbody, &c->from->e, &c->target) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->nlight; i++) {
    BuildLight* l = b->light + i;
    if (find_target(b, l->s.targetbody, &l->from->e, &l->target) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status resolve_references(Build* b) {
  Status found = find_assets(b), targets = resolve_targets(b);
  return found == CT_OK && targets == CT_OK ? CT_OK : CT_FAIL;
}
