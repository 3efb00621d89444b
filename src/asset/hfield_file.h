// Height fields from files: heights as in the file, not yet scaled to 0..1.
#ifndef ASSET_HFIELD_FILE_H
#define ASSET_HFIELD_FILE_H

#include "asset/asset_file.h"
#include "base/error.h"

typedef struct HfieldFile {
  float* data; // nrow x ncol, the first row at the lowest y
  int nrow, ncol;
} HfieldFile;

// out need not be initialised; its data is the caller's, made with alloc_bytes. On CT_FAIL it is
// empty and the reason is in err. Binary: int nrow, int ncol, float data[nrow * ncol].
Status hfield_read_binary(HfieldFile* out, const AssetFile* in, Place at, ErrorList* err);

// PNG: the gray value or, with color, the red one, 0..255; its top row is the last.
Status hfield_read_png(HfieldFile* out, const AssetFile* in, Place at, ErrorList* err);

#endif
