// Textures: from files, six files, a grid in one file, memory, or built in.
#ifndef COMPILE_TEXTURE_BUILD_H
#define COMPILE_TEXTURE_BUILD_H

#include "compile/build.h"

//   reads  textures: s file     writes  textures: data; width height nchannel colorspace of s
Status texture_build(Build* b);

#endif
