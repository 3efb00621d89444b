// A mesh. Its surface is an element of the model, which has the bounds and moments: mesh_fit. Rays
// need the element: collide/geom_ray.
#include "geom/shape.h"

const Shape shape_mesh = {
    .data = ctOBJ_MESH,
    .half = shape_copy_sizes,
};
