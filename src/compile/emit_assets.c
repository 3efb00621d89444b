#include "base/assert.h"
#include "compile/emit.h"
#include "compile/hfield_build.h"

#include <string.h>

//---------------------------------- sizes ---------------------------------------------------------

static cttSize texture_bytes(const BuildTexture* t) {
  return (cttSize)t->s.nchannel * t->s.width * t->s.height;
}

void emit_assets_sizes(const Build* b, ctModel* m) {
  m->nskin = b->nskin;
  m->nhfield = b->nhfield;
  m->ntex = b->ntexture;
  m->nmat = b->nmaterial;
  for (int i = 0; i < b->nskin; i++) {
    const SkinFile* d = &b->skin[i].data;
    m->nskinvert += d->nvert;
    m->nskintexvert += d->ntexcoord;
    m->nskinface += d->nface;
    m->nskinbone += d->nbone;
    m->nskinbonevert += d->nweight;
  }
  for (int i = 0; i < b->nhfield; i++)
    m->nhfielddata += (cttSize)b->hfield[i].s.nrow * b->hfield[i].s.ncol;
  for (int i = 0; i < b->ntexture; i++) m->ntexdata += texture_bytes(b->texture + i);
}

//---------------------------------- height fields, textures, materials ----------------------------

static void emit_hfields(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < b->nhfield; i++) {
    const BuildHField* h = b->hfield + i;
    int n = h->s.nrow * h->s.ncol;
    CT_ASSERT(emit_fits(adr, n, m->nhfielddata));
    m->hfield_adr[i] = adr;
    hfield_write(h, m->hfield_data + adr);
    adr += n;
  }
  CT_ASSERT(adr == m->nhfielddata);
}

static void emit_textures(const Build* b, ctModel* m) {
  cttSize adr = 0;
  for (int i = 0; i < b->ntexture; i++) {
    const BuildTexture* t = b->texture + i;
    CT_ASSERT(emit_fits(adr, texture_bytes(t), m->ntexdata));
    m->tex_adr[i] = adr;
    emit_copy(m->tex_data + adr, t->data, (size_t)texture_bytes(t));
    adr += texture_bytes(t);
  }
  CT_ASSERT(adr == m->ntexdata);
}

static void emit_materials(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nmaterial; i++) EMIT_ROW(m->mat_texid, b->material[i].texture, i);
}

//---------------------------------- skins ---------------------------------------------------------

// Where the next skin's data go.
typedef struct SkinAt {
  int vert, texcoord, face, bone, weight;
} SkinAt;

static void emit_skin_bones(const BuildSkin* k, ctModel* m, const SkinAt* at) {
  const SkinFile* d = &k->data;
  CT_ASSERT(emit_fits(at->bone, d->nbone, m->nskinbone));
  CT_ASSERT(emit_fits(at->weight, d->nweight, m->nskinbonevert));
  for (int i = 0; i < d->nbone; i++) {
    const SkinBone* bone = d->bone + i;
    CT_ASSERT(build_has(k->bone[i], (int)m->nbody));
    CT_ASSERT(emit_fits(bone->start, bone->count, d->nweight));
    EMIT_ROW(m->skin_bonebindpos, bone->bindpos, at->bone + i);
    EMIT_ROW(m->skin_bonebindquat, bone->bindquat, at->bone + i);
    m->skin_bonebodyid[at->bone + i] = k->bone[i];
    m->skin_bonevertadr[at->bone + i] = at->weight + bone->start;
    m->skin_bonevertnum[at->bone + i] = bone->count;
  }
  emit_copy(m->skin_bonevertid + at->weight, d->vertid, (size_t)d->nweight * sizeof(int));
  emit_copy(m->skin_bonevertweight + at->weight, d->vertweight, (size_t)d->nweight * sizeof(float));
}

static void emit_skin(const BuildSkin* k, ctModel* m, int i, const SkinAt* at) {
  const SkinFile* d = &k->data;
  CT_ASSERT(emit_fits(at->vert, d->nvert, m->nskinvert));
  CT_ASSERT(emit_fits(at->texcoord, d->ntexcoord, m->nskintexvert));
  CT_ASSERT(emit_fits(at->face, d->nface, m->nskinface));
  CT_ASSERT(build_has_or_none(k->material, (int)m->nmat));
  m->skin_matid[i] = k->material;
  m->skin_vertadr[i] = at->vert;
  m->skin_vertnum[i] = d->nvert;
  m->skin_texcoordadr[i] = d->ntexcoord ? at->texcoord : -1;
  m->skin_faceadr[i] = at->face;
  m->skin_facenum[i] = d->nface;
  m->skin_boneadr[i] = at->bone;
  m->skin_bonenum[i] = d->nbone;
  emit_copy(m->skin_vert + 3 * at->vert, d->vert, 3 * (size_t)d->nvert * sizeof(float));
  emit_copy(m->skin_texcoord + 2 * at->texcoord, d->texcoord,
            2 * (size_t)d->ntexcoord * sizeof(float));
  emit_copy(m->skin_face + 3 * at->face, d->face, 3 * (size_t)d->nface * sizeof(int));
}

static void emit_skins(const Build* b, ctModel* m) {
  SkinAt at = {0};
  for (int i = 0; i < b->nskin; i++) {
    const SkinFile* d = &b->skin[i].data;
    emit_skin(b->skin + i, m, i, &at);
    emit_skin_bones(b->skin + i, m, &at);
    at.vert += d->nvert;
    at.texcoord += d->ntexcoord;
    at.face += d->nface;
    at.bone += d->nbone;
    at.weight += d->nweight;
  }
  CT_ASSERT(at.vert == m->nskinvert && at.face == m->nskinface && at.weight == m->nskinbonevert);
}

void emit_assets(const Build* b, ctModel* m) {
  emit_hfields(b, m);
  emit_textures(b, m);
  emit_materials(b, m);
  emit_skins(b, m);
}
