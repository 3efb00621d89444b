#include "compile/hfield_build.h"

#include "asset/hfield_file.h"
#include "base/assert.h"
#include "base/str.h"
#include "compile/asset_load.h"

#include <math.h>

static Place hfield_place(const BuildHField* h, const char* attribute) {
  return spec_place(&h->from->e, attribute);
}

static Status hfield_from_file(Build* b, BuildHField* h) {
  ContentType type = asset_load_type(h->file, h->s.content_type);
  bool png = str_eq(type.text, "image/png");
  if (type.text[0] && !png && !str_eq(type.text, "image/vnd.mujoco.hfield"))
    return error_add(b->err, hfield_place(h, "file"), "unsupported content type: '%s'", type.text);
  AssetLoad load;
  HfieldFile file = {0};
  Place at = hfield_place(h, "file");
  Status status = asset_load(&load, b, spec_compiler(&h->from->e)->meshdir, h->file, at);
  if (status == CT_OK) {
    status = png ? hfield_read_png(&file, &load.file, at, b->err)
                 : hfield_read_binary(&file, &load.file, at, b->err);
  }
  asset_load_close(&load);
  h->heights = h->data = file.data;
  h->s.nrow = file.nrow;
  h->s.ncol = file.ncol;
  return status;
}

static Status hfield_from_numbers(const Build* b, BuildHField* h) {
  const ctFloatVec* given = h->s.userdata;
  if (!given || !given->count) return CT_OK;
  if ((int64_t)h->s.nrow * h->s.ncol != given->count) {
    return error_add(b->err, hfield_place(h, "elevation"),
                     "elevation data length must match nrow*ncol");
  }
  h->heights = given->data;
  return CT_OK;
}

static Status find_range(Build* b, BuildHField* h) {
  float low = 1e10f, high = -1e10f;
  for (int i = 0; i < h->s.nrow * h->s.ncol; i++) {
    low = fminf(low, h->heights[i]);
    high = fmaxf(high, h->heights[i]);
  }
  if (low > high)
    return error_add(b->err, hfield_place(h, NULL), "invalid data range in hfield '%s'", h->file);
  h->low = low;
  h->range = high - low;
  return CT_OK;
}

void hfield_write(const BuildHField* h, float* out) {
  CT_ASSERT(h->heights && h->s.nrow >= 1 && h->s.ncol >= 1);
  bool flat = !((double)h->range > BUILD_EPS);
  for (int i = 0; i < h->s.nrow * h->s.ncol; i++) {
    out[i] = h->heights[i] - h->low;
    if (!flat) out[i] /= h->range;
  }
}

static Status build_hfield(Build* b, BuildHField* h) {
  bool file = h->file[0] != 0;
  if (file) h->s.nrow = h->s.ncol = 0; // whatever the XML says of them
  if (file && h->s.userdata && h->s.userdata->count) h->s.userdata = NULL;
  TRY(hfield_from_numbers(b, h));
  for (int i = 0; i < 4; i++) {
    if (!(h->s.size[i] > 0))
      return error_add(b->err, hfield_place(h, "size"), "size parameter is not positive in hfield");
    if (!isfinite(h->s.size[i]))
      return error_add(b->err, hfield_place(h, "size"), "size parameter is not finite in hfield");
  }
  if (file) TRY(hfield_from_file(b, h));
  if (h->s.nrow < 1 || h->s.ncol < 1 || !h->heights)
    return error_add(b->err, hfield_place(h, NULL), "hfield not specified");
  return find_range(b, h);
}

Status hfield_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nhfield; i++) {
    if (build_hfield(b, b->hfield + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}
