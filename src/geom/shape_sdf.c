// A signed distance field: that of a mesh, in an octree, or that of a plugin. Bounds and moments
// are those of the mesh. Distances need the element: collide/col_sdf.
#include "geom/shape.h"

const Shape shape_sdf = {
    .data = ctOBJ_MESH,
    .on_site = true,
    .half = shape_copy_sizes,
};
