// The surface of a shape, by which it touches: triangles of a cloth, boundary faces of a soft body,
// segments of a chain; with their edges and a tree of boxes.
#ifndef DEFORM_SURFACE_H
#define DEFORM_SURFACE_H

#include "geom/bvh.h"
#include "model/deform_set.h"

typedef struct DeformSurface {
  const DeformShape* shape; // a reference is held
  int nface, corners;       // faces, and vertices of each: 3, or 2 for a chain
  int* face;                // nface x corners
  int* elem;                // nface: element of the definition
  int nvert;                // vertices of faces
  int* vert;                // these, ascending
  int nedge;                // of triangles; segments are faces
  int* edge;                // nedge x 2
  int* vert_owner;          // per vertex of the shape: the first face with it, -1: none
  int* edge_owner;          // nedge: the first face with it
  int* first_edge;          // nface + 1: edges by owner, edges are in the order of their owners
  double* span;             // nface: longest side at rest
  BvhNode* tree;            // over faces; boxes are renewed by surface_refit
} DeformSurface;

// False: out of memory; s is empty.
bool surface_make(DeformSurface* s, DeformShape* shape);
void surface_free(DeformSurface* s);

// Boxes of the tree around the positions x, larger by `reach` on all sides.
void surface_refit(DeformSurface* s, const double* x, double reach);

// visit(ctx, face) for the faces whose box meets the box from low to high, in a fixed order.
typedef void (*SurfaceVisitor)(void* ctx, int face);
void surface_visit_box(const DeformSurface* s, const double low[3], const double high[3],
                       SurfaceVisitor visit, void* ctx);

// visit(ctx, face of a, face of b) for pairs whose boxes meet; of one surface each pair once.
typedef void (*SurfacePairVisitor)(void* ctx, int face_a, int face_b);
void surface_visit_pairs(const DeformSurface* a, const DeformSurface* b, SurfacePairVisitor visit,
                         void* ctx);

#endif
