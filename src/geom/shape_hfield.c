// A height field. Its surface is an element of the model; its sizes are those of a box of about the
// same mass. Rays and contacts need the element: collide/geom_ray, collide/col_hfield.
#include "geom/shape.h"

const Shape shape_hfield = {
    .data = ctOBJ_HFIELD,
    .weighs_as = &shape_box,
    .half = shape_copy_sizes,
};
