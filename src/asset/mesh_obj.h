// Polygons of OBJ files, cut into triangles.
#ifndef ASSET_MESH_OBJ_H
#define ASSET_MESH_OBJ_H

#include <stdbool.h>

// Indices of one corner, from 0; -1: none.
typedef struct ObjCorner {
  int vert, texcoord, normal;
} ObjCorner;

// MuJoCo's reader drops polygons with more corners.
enum { MESH_OBJ_MAX_CORNERS = 100 };

typedef struct ObjCutter {
  const float* vert; // nvert x 3: what has been read of the file so far
  int nvert;
  int dropped;    // polygons with too many corners so far
  long long work; // point-in-triangle tests that are left; < 0: too many
  void (*emit)(void* user, const ObjCorner* triangle);
  void* user;
} ObjCutter;

// Ear clipping as MuJoCo's reader does it: in the two coordinates in which the first real corner is
// largest, in single precision. corner[n] is used as workspace. What cannot be clipped is dropped;
// fewer than three corners and more than MESH_OBJ_MAX_CORNERS give nothing.
void mesh_obj_cut(ObjCutter* cut, ObjCorner* corner, int n);

#endif
