#include "compile/hfield_build.h"

#include "asset/hfield_file.h"
#include "base/alloc.h"
#include "base/str.h"
#include "compile/asset_load.h"

#include <math.h>
#include <string.h>

static Place place(const BuildHField* h, const char* attribute) {
  return spec_place(&h->from->e, attribute);
}

static Status from_file(Build* b, BuildHField* h) {
  ContentType type = asset_load_type(h->file, h->s.content_type);
  bool png = str_eq(type.text, "image/png");
  if (type.text[0] && !png && !str_eq(type.text, "image/vnd.mujoco.hfield"))
    return error_add(b->err, place(h, "file"), "unsupported content type: '%s'", type.text);
  AssetLoad load;
  HfieldFile file = {0};
  Place at = place(h, "file");
  Status status = asset_load(&load, b, spec_compiler(&h->from->e)->meshdir, h->file, at);
  if (status == CT_OK) {
    status = png ? hfield_read_png(&file, &load.file, at, b->err)
                 : hfield_read_binary(&file, &load.file, at, b->err);
  }
  asset_load_close(&load);
  h->data = file.data;
  h->s.nrow = file.nrow;
  h->s.ncol = file.ncol;
  return status;
}

static Status from_numbers(Build* b, BuildHField* h) {
  const ctFloatVec* given = h->s.userdata;
  if (!given || !given->count) return CT_OK;
  if ((int64_t)h->s.nrow * h->s.ncol != given->count) {
    return error_add(b->err, place(h, "elevation"), "elevation data length must match nrow*ncol");
  }
  size_t size = (size_t)given->count * sizeof(float);
  h->data = alloc_bytes(size);
  if (!h->data) return build_no_memory(b);
  memcpy(h->data, given->data, size);
  return CT_OK;
}

// Lowest to 0, highest to 1.
static Status scale(Build* b, BuildHField* h) {
  float low = 1e10f, high = -1e10f;
  int n = h->s.nrow * h->s.ncol;
  for (int i = 0; i < n; i++) {
    low = fminf(low, h->data[i]);
    high = fmaxf(high, h->data[i]);
  }
  if (low > high)
    return error_add(b->err, place(h, NULL), "invalid data range in hfield '%s'", h->file);
  for (int i = 0; i < n; i++) {
    h->data[i] -= low;
    if ((double)(high - low) > BUILD_EPS) h->data[i] /= high - low;
  }
  return CT_OK;
}

static Status hfield(Build* b, BuildHField* h) {
  bool file = h->file[0] != 0;
  if (file) h->s.nrow = h->s.ncol = 0; // whatever the XML says of them
  if (file && h->s.userdata && h->s.userdata->count) h->s.userdata = NULL;
  TRY(from_numbers(b, h));
  for (int i = 0; i < 4; i++) {
    if (!(h->s.size[i] > 0))
      return error_add(b->err, place(h, "size"), "size parameter is not positive in hfield");
    if (!isfinite(h->s.size[i]))
      return error_add(b->err, place(h, "size"), "size parameter is not finite in hfield");
  }
  if (file) TRY(from_file(b, h));
  if (h->s.nrow < 1 || h->s.ncol < 1 || !h->data)
    return error_add(b->err, place(h, NULL), "hfield not specified");
  return scale(b, h);
}

Status hfield_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nhfield; i++) {
    if (hfield(b, b->hfield + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
