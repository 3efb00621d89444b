// Height fields from MuJoCo's binary format and from PNG.
#include "asset/hfield_file.h"

#include "asset/image.h"
#include "base/alloc.h"

Status hfield_read_binary(HfieldFile* out, const AssetFile* in, Place at, ErrorList* err) {
  enum { HEADER = 8 };
  *out = (HfieldFile){0};
  if (in->size == 0) return error_add(err, at, "could not read hfield file '%s'", in->name);
  if (in->size < HEADER) return error_add(err, at, "hfield missing header '%s'", in->name);
  int nrow = asset_int(in->data), ncol = asset_int(in->data + 4);
  if (nrow < 1 || ncol < 1)
    return error_add(err, at, "non-positive hfield dimensions in file '%s'", in->name);
  size_t size = in->size - HEADER, row = 4 * (size_t)ncol;
  if (size / row != (size_t)nrow || size % row != 0)
    return error_add(err, at, "unexpected file size in file '%s'", in->name);
  float* data = (float*)alloc_bytes(size);
  if (!data) return error_add(err, at, "could not allocate buffers in hfield");
  asset_floats(data, in->data + HEADER, size / 4);
  *out = (HfieldFile){data, nrow, ncol};
  return CT_OK;
}

Status hfield_read_png(HfieldFile* out, const AssetFile* in, Place at, ErrorList* err) {
  *out = (HfieldFile){0};
  Image image;
  TRY(image_read_png(&image, in, 1, at, err));
  size_t nrow = (size_t)image.height, ncol = (size_t)image.width;
  float* data = (float*)alloc_bytes(nrow * ncol * sizeof(float));
  for (size_t r = 0; data && r < nrow; r++)
    for (size_t c = 0; c < ncol; c++) data[r * ncol + c] = image.data[(nrow - 1 - r) * ncol + c];
  image_free(&image);
  if (!data) return error_add(err, at, "could not allocate buffers in hfield");
  *out = (HfieldFile){data, (int)nrow, (int)ncol};
  return CT_OK;
}
