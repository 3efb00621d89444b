// Bytes of the files that assets name: folders, in-memory files, content types.
#ifndef COMPILE_ASSET_LOAD_H
#define COMPILE_ASSET_LOAD_H

#include "asset/asset_file.h"
#include "compile/build.h"

// An open file; asset_load_close in any case. file.name is shown in messages.
typedef struct AssetLoad {
  AssetFile file;
  char* path;
  unsigned char* data;
} AssetLoad;

// Read file from `folder` (the compiler's meshdir or texturedir, may be empty) below the folder of
// the model; absolute paths stay. On CT_FAIL the reason is in b->err.
Status asset_load(AssetLoad* out, Build* b, const ctString* folder, const char* file, Place at);
void asset_load_close(AssetLoad* a);

// Content type of a file: type/subtype of the one given, without its parameters, "" if that is not
// one; else by extension, "" if unknown.
typedef struct ContentType {
  char text[96];
} ContentType;
ContentType asset_load_type(const char* file, const ctString* given);

#endif
