// A mesh asset as the model holds it: from vertices and faces as given to the hull, the polygons,
// the inertial frame, the trees.
#ifndef GEOM_MESH_SHAPE_H
#define GEOM_MESH_SHAPE_H

#include "base/error.h"
#include "geom/bvh.h"
#include "geom/hull.h"
#include "geom/mesh_poly.h"
#include "geom/octree.h"

#include <corten/types.h>

#include <stdbool.h>

// What the asset says. Arrays are borrowed; lengths count numbers, not rows, as the user gave them.
// A file's faces are already turned around if the scale mirrors; faces in the XML are not.
typedef struct MeshSource {
  const char* name;
  const float* vert;
  int vert_len;
  const float* normal; // may be NULL: computed
  int normal_len;
  const float* texcoord; // may be NULL
  int texcoord_len;
  const int* face; // may be NULL: those of the convex hull
  int face_len;
  const int* facenormal; // may be NULL: as face
  int facenormal_len;
  const int* facetexcoord; // may be NULL: as face
  int facetexcoord_len;
  bool obj; // from an OBJ file, which may have fewer texture coordinates than vertices
  double refpos[3], refquat[4], scale[3];
  cttMeshInertia inertia;
  bool smoothnormal;
  int maxhullvert;    // -1: any
  bool need_hull;     // something may collide with it, or its inertia is that of the hull
  bool need_octree;   // something uses it as a signed distance field
  bool keep_in_place; // made from a distance field: neither centred nor turned
} MeshSource;

typedef struct MeshShape {
  int nvert, nnormal, ntexcoord, nface, nbvh;
  double* vert;      // nvert x 3, centred and turned to the principal axes
  float* normal;     // nnormal x 3
  float* texcoord;   // ntexcoord x 2
  int* face;         // nface x 3
  int* facenormal;   // nface x 3
  int* facetexcoord; // nface x 3, or NULL if there are no texture coordinates
  Hull hull;         // empty if not needed
  MeshPoly poly;
  BvhNode* bvh; // nbvh
  Octree octree;
  double pos[3], quat[4]; // inertial frame in the frame of the asset
  double aamm[6];         // corners of the box around the vertices
  double box[3];          // half sizes of the box of equal inertia
  double volume;          // area if the inertia is that of the shell
} MeshShape;

// On CT_FAIL the shape is empty and the reason is in err.
Status mesh_shape_build(MeshShape* out, const MeshSource* in, Place at, ErrorList* err);

void mesh_shape_free(MeshShape* m); // leaves an empty shape

#endif
