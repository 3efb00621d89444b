// The triangles of a mesh, found by its tree: those in a box, and the one nearest to a point.
// Everything is in the frame of the mesh.
#ifndef COLLIDE_MESH_PROBE_H
#define COLLIDE_MESH_PROBE_H

#include <corten/model.h>

#include <stdbool.h>

typedef struct MeshFace {
  double corner[3][3];
  double normal[3]; // outward
  int vertex[3];
} MeshFace;

// Face f of a mesh; false if it has no area.
bool mesh_probe_face(const ctModel* m, int mesh, int f, MeshFace* face);

// Call visit(ctx, face) for each face whose box meets the box from low to high.
typedef void (*MeshVisitor)(void* ctx, const MeshFace* face);
void mesh_probe_box(const ctModel* m, int mesh, const double low[3], const double high[3],
                    MeshVisitor visit, void* ctx);

// The point of a face nearest to p. Returns which corners it depends on, as bits: 7 inside, two
// bits on a side, one at a corner.
int mesh_probe_nearest_in(double r[3], const MeshFace* face, const double p[3]);

// What is nearest to a point.
typedef struct MeshPoint {
  double x[3]; // on the surface
  double away; // distance
  bool inside; // the point is behind the surface
  MeshFace face;
  int corners; // bits, as above
} MeshPoint;

// The nearest point of the surface within reach; false if there is none. Where several faces are
// equally near, the face turned most towards the point decides the side.
bool mesh_probe_nearest(const ctModel* m, int mesh, const double p[3], double reach,
                        MeshPoint* found);

#endif
