// Meshes: from files or from the XML to the shape that the model holds; and geoms made from them.
#ifndef COMPILE_MESH_BUILD_H
#define COMPILE_MESH_BUILD_H

#include "compile/build.h"
#include "geom/shape.h"

//   reads  meshes: s file; geoms: s mesh     writes  meshes: shape need_hull need_sdf
Status mesh_build(Build* b);

// Pose and size of a geom with a mesh: of the mesh itself, or of the primitive fitted to it. The
// geom's own pose is where the mesh's origin goes.
//   reads  geom: s mesh     writes  geom: pos quat size of s
Status mesh_build_geom(Build* b, BuildGeom* g);

// Is the shape of this geom its mesh?
static inline bool mesh_build_is_shape(const BuildGeom* g) {
  const Shape* shape = shape_find((int)g->s.type);
  return g->mesh >= 0 && shape && shape->data == ctOBJ_MESH;
}

#endif
