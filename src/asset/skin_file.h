// Skins from MuJoCo's binary format, SKN.
#ifndef ASSET_SKIN_FILE_H
#define ASSET_SKIN_FILE_H

#include "asset/asset_file.h"
#include "base/error.h"

enum { SKIN_NAME = 40 };

typedef struct SkinBone {
  char body[SKIN_NAME]; // name, ends with 0
  float bindpos[3];
  float bindquat[4];
  int start, count; // its rows of vertid and vertweight
} SkinBone;

typedef struct SkinFile {
  float* vert; // nvert x 3
  int nvert;
  float* texcoord; // ntexcoord x 2
  int ntexcoord;
  int* face; // nface x 3
  int nface;
  SkinBone* bone;
  int nbone;
  int* vertid; // nweight, all bones one after the other
  float* vertweight;
  int nweight;
} SkinFile;

// out need not be initialised; on CT_FAIL it is empty and the reason is in err. Indices are not
// looked at.
Status skin_read(SkinFile* out, const AssetFile* in, Place at, ErrorList* err);
void skin_free(SkinFile* s); // leaves an empty skin

#endif
