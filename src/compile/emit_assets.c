#include "compile/emit.h"
#include "compile/hfield_build.h"

#include <string.h>

#define COPY(to, from, i)                                                                          \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

static void copy(void* to, const void* from, size_t bytes) {
  if (bytes) memcpy(to, from, bytes);
}

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

static void hfields(const Build* b, ctModel* m) {
  int adr = 0;
  for (int i = 0; i < b->nhfield; i++) {
    const BuildHField* h = b->hfield + i;
    int n = h->s.nrow * h->s.ncol;
    m->hfield_adr[i] = adr;
    hfield_write(h, m->hfield_data + adr);
    adr += n;
  }
}

static void textures(const Build* b, ctModel* m) {
  cttSize adr = 0;
  for (int i = 0; i < b->ntexture; i++) {
    const BuildTexture* t = b->texture + i;
    m->tex_adr[i] = adr;
    copy(m->tex_data + adr, t->data, (size_t)texture_bytes(t));
    adr += texture_bytes(t);
  }
}

static void materials(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nmaterial; i++) COPY(m->mat_texid, b->material[i].texture, i);
}

//---------------------------------- skins ---------------------------------------------------------

// Where the next skin's data go.
typedef struct SkinAt {
  int vert, texcoord, face, bone, weight;
} SkinAt;

static void skin_bones(const BuildSkin* k, ctModel* m, const SkinAt* at) {
  const SkinFile* d = &k->data;
  for (int i = 0; i < d->nbone; i++) {
    const SkinBone* bone = d->bone + i;
    COPY(m->skin_bonebindpos, bone->bindpos, at->bone + i);
    COPY(m->skin_bonebindquat, bone->bindquat, at->bone + i);
    m->skin_bonebodyid[at->bone + i] = k->bone[i];
    m->skin_bonevertadr[at->bone + i] = at->weight + bone->start;
    m->skin_bonevertnum[at->bone + i] = bone->count;
  }
  copy(m->skin_bonevertid + at->weight, d->vertid, (size_t)d->nweight * sizeof(int));
  copy(m->skin_bonevertweight + at->weight, d->vertweight, (size_t)d->nweight * sizeof(float));
}

static void skin_values(const BuildSkin* k, ctModel* m, int i, const SkinAt* at) {
  const SkinFile* d = &k->data;
  m->skin_matid[i] = k->material;
  m->skin_vertadr[i] = at->vert;
  m->skin_vertnum[i] = d->nvert;
  m->skin_texcoordadr[i] = d->ntexcoord ? at->texcoord : -1;
  m->skin_faceadr[i] = at->face;
  m->skin_facenum[i] = d->nface;
  m->skin_boneadr[i] = at->bone;
  m->skin_bonenum[i] = d->nbone;
  copy(m->skin_vert + 3 * at->vert, d->vert, 3 * (size_t)d->nvert * sizeof(float));
  copy(m->skin_texcoord + 2 * at->texcoord, d->texcoord, 2 * (size_t)d->ntexcoord * sizeof(float));
  copy(m->skin_face + 3 * at->face, d->face, 3 * (size_t)d->nface * sizeof(int));
}

static void skins(const Build* b, ctModel* m) {
  SkinAt at = {0};
  for (int i = 0; i < b->nskin; i++) {
    const SkinFile* d = &b->skin[i].data;
    skin_values(b->skin + i, m, i, &at);
    skin_bones(b->skin + i, m, &at);
    at.vert += d->nvert;
    at.texcoord += d->ntexcoord;
    at.face += d->nface;
    at.bone += d->nbone;
    at.weight += d->nweight;
  }
}

void emit_assets(const Build* b, ctModel* m) {
  hfields(b, m);
  textures(b, m);
  materials(b, m);
  skins(b, m);
}
