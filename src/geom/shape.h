// Shapes of geoms and sites. A shape is one row, and the row of shape x is in shape_x.c: whatever
// depends on the type of a geom alone is asked of the row, so that no other file names the type.
//
// Sizes are those of the model (schema/enums.schema, cttGeom). Points, rays and directions are in
// the frame of the shape. A function that is NULL means that the shape has no such thing.
#ifndef GEOM_SHAPE_H
#define GEOM_SHAPE_H

#include "base/assert.h"
#include "geom/ray.h"

#include <corten/types.h>

#include <stdbool.h>
#include <stddef.h>

// Torsion constant and second moments of area of a cross section.
typedef struct ShapeSection {
  double torsion, y, z;
} ShapeSection;

typedef struct Shape Shape;
struct Shape {
  int nsize;    // sizes that have to be positive
  int along;    // number of the size that the length of `fromto` gives; 0: it has no axis
  cttObj data;  // element that holds the surface, ctOBJ_MESH or ctOBJ_HFIELD; else ctOBJ_UNKNOWN
  bool on_site; // sites may have it
  cttWrap wrap; // how tendons go around it; ctWRAP_NONE: they do not

  // bounds: radius of the sphere around the centre, half sizes of the box around it
  double (*radius)(const double size[3]);
  void (*half)(double half[3], const double size[3]);

  // mass: volume, area of the surface, principal moments of a solid and of a shell
  const Shape* weighs_as; // the shape whose functions these are, with the same sizes; NULL: itself
  double (*volume)(const double size[3]);
  double (*area)(const double size[3]);
  void (*solid)(double inertia[3], const double size[3], double mass);
  void (*shell)(double inertia[3], const double size[3], double mass);
  ShapeSection (*section)(const double size[3]); // of a cable

  // sizes from a mesh: from the half sizes of its box of equal inertia, of the box around it
  void (*fit_inertia)(double size[3], const double box[3]);
  void (*fit_box)(double size[3], const double half[3]);

  // x of the first hit of a ray and the outward normal there; -1 and the normal as it was: none
  double (*ray)(const double size[3], const Ray* ray, double normal[3]);

  // signed distance, negative inside, and its gradient; is a point inside?
  double (*distance)(const double size[3], const double x[3]);
  void (*gradient)(double g[3], const double size[3], const double x[3]);
  bool (*contains)(const double size[3], const double x[3]);
};

extern const Shape shape_plane, shape_hfield, shape_sphere, shape_capsule, shape_ellipsoid,
    shape_cylinder, shape_box, shape_mesh, shape_sdf;

extern const Shape* const shape_table[ctNGEOMTYPES];

// The shape of a type that a model or a checked spec holds.
static inline const Shape* shape_of(int type) {
  CT_ASSERT(0 <= type && type < ctNGEOMTYPES);
  return shape_table[type];
}

// The same of any number; NULL: no shape has it.
static inline const Shape* shape_find(int type) {
  return 0 <= type && type < ctNGEOMTYPES ? shape_table[type] : NULL;
}

// Radius of the sphere around the centre; 0 for planes, which have none.
double shape_radius(cttGeom type, const double size[3]);

// Axis-aligned box as centre and half sizes. A plane fills the half space below it.
void shape_aabb(cttGeom type, const double size[3], double aabb[6]);

// Semi-axes of the ellipsoid that stands for the shape in fluid forces.
void shape_semiaxes(cttGeom type, const double size[3], double axes[3]);

// For rows of shapes with the sizes of a box: r = size.
void shape_copy_sizes(double r[3], const double size[3]);

// For rows of shapes with a round cross section of radius size[0].
ShapeSection shape_disc_section(const double size[3]);

#endif
