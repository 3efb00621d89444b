#include "geom/mesh_bvh.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "geom/box_bvh.h"
#include "geom/triangle.h"

#include <math.h>

// The box goes through centre and half sizes, as it is stored, and so loses a bit.
static void bound_face(BoxLeaf* l, const double* vert, const int f[3]) {
  const double *a = vert + 3 * (size_t)f[0], *b = vert + 3 * (size_t)f[1],
               *c = vert + 3 * (size_t)f[2];
  for (int i = 0; i < 3; i++) {
    double lo = fmin(a[i], fmin(b[i], c[i])), hi = fmax(a[i], fmax(b[i], c[i]));
    double centre = .5 * (lo + hi), half = .5 * (hi - lo);
    l->lo[i] = centre - half;
    l->hi[i] = centre + half;
  }
  triangle_circumcentre(l->key, a, b, c);
}

bool mesh_bvh_build(BvhNode* tree, const double* vert, const int* face, int nface) {
  CT_ASSERT(nface > 0);
  BoxLeaf* leaf = (BoxLeaf*)alloc_bytes((size_t)nface * sizeof(BoxLeaf));
  int* order = (int*)alloc_bytes((size_t)nface * sizeof(int));
  bool ok = leaf && order;
  if (ok) {
    for (int i = 0; i < nface; i++) {
      bound_face(leaf + i, vert, face + 3 * (size_t)i);
      leaf[i].id = i;
    }
    box_bvh_build(tree, leaf, order, nface);
  }
  alloc_free(leaf);
  alloc_free(order);
  return ok;
}
