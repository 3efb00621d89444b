// SKN:
//   int nvert ntexcoord nface nbone | float vert[3 nvert] texcoord[2 ntexcoord] | int face[3 nface]
//   | nbone times: char body[40] | float bindpos[3] bindquat[4] | int n | int vertid[n] | float
//   weight[n]
#include "asset/skin_file.h"

#include "base/alloc.h"

#include <string.h>

enum { HEADER = 16, BONE = SKIN_NAME + 7 * 4 + 4 };

void skin_free(SkinFile* s) {
  alloc_free(s->vert);
  alloc_free(s->texcoord);
  alloc_free(s->face);
  alloc_free(s->bone);
  alloc_free(s->vertid);
  alloc_free(s->vertweight);
  *s = (SkinFile){0};
}

// Check the bones at p without storing them: nweight becomes the number of weights of all.
static Status count_weights(SkinFile* s, const AssetFile* in, const unsigned char* p, Place at,
                            ErrorList* err) {
  const unsigned char* end = in->data + in->size;
  for (int i = 0; i < s->nbone; i++) {
    if (end - p < BONE)
      return error_add(err, at, "insufficient data in SKN file '%s', bone %d", in->name, i);
    int n = asset_int(p + BONE - 4);
    p += BONE;
    if (n < 1)
      return error_add(err, at, "vertex count must be positive in SKN file '%s', bone %d", in->name,
                       i);
    if ((size_t)(end - p) / 8 < (size_t)n)
      return error_add(err, at, "insufficient vertex data in SKN file '%s', bone %d", in->name, i);
    p += 8 * (size_t)n;
    s->nweight += n; // 8 bytes each of at most ASSET_MAX_BYTES
  }
  if (p != end) return error_add(err, at, "unexpected buffer size in SKN file '%s'", in->name);
  return CT_OK;
}

static void copy_bones(SkinFile* s, const unsigned char* p) {
  int start = 0;
  for (int i = 0; i < s->nbone; i++) {
    SkinBone* b = &s->bone[i];
    memcpy(b->body, p, SKIN_NAME);
    b->body[SKIN_NAME - 1] = 0;
    asset_floats(b->bindpos, p + SKIN_NAME, 3);
    asset_floats(b->bindquat, p + SKIN_NAME + 12, 4);
    b->start = start;
    b->count = asset_int(p + BONE - 4);
    p += BONE;
    asset_ints(s->vertid + start, p, (size_t)b->count);
    p += 4 * (size_t)b->count;
    asset_floats(s->vertweight + start, p, (size_t)b->count);
    p += 4 * (size_t)b->count;
    start += b->count;
  }
}

static Status read_arrays(SkinFile* s, const AssetFile* in, Place at, ErrorList* err) {
  uint64_t words = 3 * (uint64_t)s->nvert + 2 * (uint64_t)s->ntexcoord + 3 * (uint64_t)s->nface;
  if (words > (in->size - HEADER) / 4)
    return error_add(err, at, "insufficient data in SKN file '%s'", in->name);
  const unsigned char* p = in->data + HEADER;
  const unsigned char* bones = p + 4 * words;
  TRY(count_weights(s, in, bones, at, err));

  s->vert = asset_take_floats(&p, 3 * (size_t)s->nvert);
  s->texcoord = asset_take_floats(&p, 2 * (size_t)s->ntexcoord);
  s->face = (int*)alloc_bytes(3 * (size_t)s->nface * sizeof(int));
  s->bone = (SkinBone*)alloc_bytes((size_t)s->nbone * sizeof(SkinBone));
  s->vertid = (int*)alloc_bytes((size_t)s->nweight * sizeof(int));
  s->vertweight = (float*)alloc_bytes((size_t)s->nweight * sizeof(float));
  if (!s->vert || !s->texcoord || !s->face || !s->bone || !s->vertid || !s->vertweight)
    return error_add(err, at, "out of memory");
  asset_ints(s->face, p, 3 * (size_t)s->nface);
  copy_bones(s, bones);
  return CT_OK;
}

Status skin_read(SkinFile* out, const AssetFile* in, Place at, ErrorList* err) {
  *out = (SkinFile){0};
  if (in->size == 0) return error_add(err, at, "SKN file '%s' is empty", in->name);
  if (in->size < HEADER) return error_add(err, at, "missing header in SKN file '%s'", in->name);
  if (in->size > ASSET_MAX_BYTES) return error_add(err, at, "SKN file '%s' is too large", in->name);
  int n[4];
  asset_ints(n, in->data, 4);
  if (n[0] < 0 || n[1] < 0 || n[2] < 0 || n[3] < 0)
    return error_add(err, at, "negative size in header of SKN file '%s'", in->name);
  SkinFile s = {.nvert = n[0], .ntexcoord = n[1], .nface = n[2], .nbone = n[3]};
  if (read_arrays(&s, in, at, err) != CT_OK) {
    skin_free(&s);
    return CT_FAIL;
  }
  *out = s;
  return CT_OK;
}
