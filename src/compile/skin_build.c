// Skins from files or numbers. After the pass all lists have matching lengths: bones one behind the
// other in vertid and vertweight, indices of faces and weights are vertices, the weights of a
// vertex sum to 1, bind quaternions are normalized, and every bone has a body.
#include "compile/skin_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "compile/asset_load.h"
#include "compile/pose.h"
#include "spec/spec_check.h"

#include <string.h>

static Place skin_place(const BuildSkin* k, const char* attribute) {
  return spec_place(&k->from->e, attribute);
}

//---------------------------------- sources -------------------------------------------------------

static bool is_skn(const char* file) {
  const char* dot = strrchr(file, '.');
  return dot && strlen(dot) == 4 && (dot[1] | 32) == 's' && (dot[2] | 32) == 'k' &&
         (dot[3] | 32) == 'n';
}

static bool has_data(const ctsSkin* s) {
  return s->vert->count || s->texcoord->count || s->face->count || s->bodyname->count ||
         s->bindpos->count || s->bindquat->count || s->vertid->count || s->vertweight->count;
}

static Status skin_from_file(Build* b, BuildSkin* k) {
  Place at = skin_place(k, "file");
  if (has_data(&k->s))
    return error_add(b->err, at, "Both skin data and file were specified: %s", k->file);
  if (!is_skn(k->file)) return error_add(b->err, at, "Unknown skin file type: %s", k->file);
  AssetLoad load;
  Status status = asset_load(&load, b, spec_compiler(&k->from->e)->meshdir, k->file, at);
  if (status == CT_OK) status = skin_read(&k->data, &load.file, at, b->err);
  asset_load_close(&load);
  return status;
}

// What the XML gives must fit together before it can be copied.
static const char* check_skin_sizes(const ctsSkin* s) {
  if (!s->vert->count || !s->face->count || !s->bodyname->count || !s->bindpos->count ||
      !s->bindquat->count || !s->vertid->count || !s->vertweight->count)
    return "Missing data in skin";
  if (s->vert->count % 3) return "Vertex data must be multiple of 3";
  if (s->texcoord->count && s->texcoord->count != 2 * (s->vert->count / 3))
    return "Vertex and texcoord data incompatible size";
  if (s->face->count % 3) return "Face data must be multiple of 3";
  return spec_check_bones(s);
}

static void* copy_array(const void* from, int count, size_t size) {
  void* to = alloc_bytes((size_t)count * size);
  if (to && count) memcpy(to, from, (size_t)count * size);
  return to;
}

static void copy_bone(SkinFile* d, const ctsSkin* s, int i, int start) {
  SkinBone* bone = d->bone + i;
  const ctIntVec* id = s->vertid->data + i;
  CT_ASSERT(build_has(i, d->nbone) && s->vertweight->data[i].count == id->count);
  CT_ASSERT(build_spans((BuildRange){start, id->count}, d->nweight));
  memcpy(bone->bindpos, s->bindpos->data + 3 * i, sizeof(bone->bindpos));
  memcpy(bone->bindquat, s->bindquat->data + 4 * i, sizeof(bone->bindquat));
  bone->start = start;
  bone->count = id->count;
  memcpy(d->vertid + start, id->data, (size_t)id->count * sizeof(int));
  memcpy(d->vertweight + start, s->vertweight->data[i].data, (size_t)id->count * sizeof(float));
}

static Status skin_from_numbers(Build* b, BuildSkin* k) {
  const ctsSkin* s = &k->s;
  const char* why = check_skin_sizes(s);
  if (why) return error_add(b->err, skin_place(k, NULL), "%s", why);
  SkinFile* d = &k->data;
  d->nvert = s->vert->count / 3;
  d->ntexcoord = s->texcoord->count / 2;
  d->nface = s->face->count / 3;
  d->nbone = s->bodyname->count;
  for (int i = 0; i < d->nbone; i++) d->nweight += s->vertid->data[i].count;
  d->vert = copy_array(s->vert->data, s->vert->count, sizeof(float));
  d->texcoord = copy_array(s->texcoord->data, s->texcoord->count, sizeof(float));
  d->face = copy_array(s->face->data, s->face->count, sizeof(int));
  d->bone = alloc_zero((size_t)d->nbone * sizeof(*d->bone));
  d->vertid = alloc_bytes((size_t)d->nweight * sizeof(int));
  d->vertweight = alloc_bytes((size_t)d->nweight * sizeof(float));
  if (!d->vert || !d->texcoord || !d->face || !d->bone || !d->vertid || !d->vertweight)
    return build_no_memory(b);
  for (int i = 0, start = 0; i < d->nbone; start += d->bone[i++].count) copy_bone(d, s, i, start);
  return CT_OK;
}

//---------------------------------- bones and weights ---------------------------------------------

static Status find_bones(Build* b, BuildSkin* k) {
  k->bone = alloc_bytes((size_t)k->data.nbone * sizeof(int));
  if (!k->bone) return build_no_memory(b);
  Status status = CT_OK;
  for (int i = 0; i < k->data.nbone; i++) {
    const char* name = k->file[0] ? k->data.bone[i].body : vectors_text(k->s.bodyname->data + i);
    k->bone[i] = build_find(b, ctOBJ_BODY, name);
    if (k->bone[i] < 0)
      status = error_add(b->err, skin_place(k, NULL), "unknown body '%s' in skin", name);
  }
  return status;
}

static Status check_skin_faces(Build* b, const BuildSkin* k) {
  const SkinFile* d = &k->data;
  for (int i = 0; i < 3 * d->nface; i++) {
    if (d->face[i] < 0 || d->face[i] >= d->nvert)
      return error_add(b->err, skin_place(k, "face"),
                       "face index %d out of range in skin of %d vertices", d->face[i], d->nvert);
  }
  return CT_OK;
}

// The weights of each vertex sum to 1.
static Status scale_weights(Build* b, const BuildSkin* k, float* total) {
  const SkinFile* d = &k->data;
  for (int i = 0; i < d->nweight; i++) {
    int v = d->vertid[i];
    if (v < 0 || v >= d->nvert)
      return error_add(b->err, skin_place(k, NULL), "vertid %d out of range in skin", v);
    total[v] += d->vertweight[i];
  }
  for (int v = 0; v < d->nvert; v++) {
    if ((double)total[v] <= ctMINVAL) {
      return error_add(b->err, skin_place(k, NULL),
                       "vertex %d must have positive total weight in skin", v);
    }
  }
  for (int i = 0; i < d->nweight; i++) {
    CT_ASSERT(build_has(d->vertid[i], d->nvert));
    d->vertweight[i] /= total[d->vertid[i]];
  }
  return CT_OK;
}

static void unit_quats(SkinFile* d) {
  for (int i = 0; i < d->nbone; i++) {
    double quat[4];
    for (int j = 0; j < 4; j++) quat[j] = (double)d->bone[i].bindquat[j];
    pose_normalize(quat, 4);
    for (int j = 0; j < 4; j++) d->bone[i].bindquat[j] = (float)quat[j];
  }
}

static Status check_skin_file(Build* b, const BuildSkin* k) {
  const SkinFile* d = &k->data;
  if (!d->nvert || !d->nface || !d->nbone)
    return error_add(b->err, skin_place(k, "file"), "Missing data in skin");
  if (d->ntexcoord && d->ntexcoord != d->nvert)
    return error_add(b->err, skin_place(k, "file"), "Vertex and texcoord data incompatible size");
  return CT_OK;
}

static Status build_skin(Build* b, BuildSkin* k) {
  if (k->file[0]) {
    TRY(skin_from_file(b, k));
    TRY(check_skin_file(b, k));
  } else {
    TRY(skin_from_numbers(b, k));
  }
  TRY(check_skin_faces(b, k));
  TRY(find_bones(b, k));
  float* total = alloc_zero((size_t)k->data.nvert * sizeof(float));
  if (!total) return build_no_memory(b);
  Status status = scale_weights(b, k, total);
  alloc_free(total);
  TRY(status);
  unit_quats(&k->data);
  return CT_OK;
}

Status skin_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nskin; i++) {
    if (build_skin(b, b->skin + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
