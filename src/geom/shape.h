// Shapes of geoms and sites. A shape is one row, and the row of shape x is in shape_x.c: everything
// that depends on the type of a geom alone is a member of the row, so that no other file names the
// type.
//
// Sizes are those of the model (schema/enums.schema, cttGeom). Points, rays and directions are in
// the frame of the shape. A function that is NULL means that the shape has no such thing.
#ifndef GEOM_SHAPE_H
#define GEOM_SHAPE_H

#include "base/assert.h"
#include "generated/kinds.h"
#include "geom/ray.h"

#include <corten/types.h>

#include <stdbool.h>
#include <stddef.h>

// Torsion constant and second moments of area of a cross section.
typedef struct ShapeSection {
  double torsion, y, z;
} ShapeSection;

typedef struct Shape Shape;
struct Convex;
struct ShapeSides;

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

  // as a convex solid (geom/convex.h); directions are unit vectors
  bool discrete;     // flat sides and sharp corners only: GJK and EPA end after finitely many steps
  bool curved;       // it touches in one point whichever way it turns
  bool rounded;      // its support points are inflated by the margin already
  const Shape* core; // what is left without the radius size[0]; NULL: it is not round
  // farthest point in a direction of the world, without the margin; remembers the corner it found,
  // from which the next search starts
  void (*support)(double point[3], struct Convex* c, const double dir[3]);
  // the same in the frame of the shape, where the direction is l: a direction along a side ends in
  // its middle; NULL: as support
  void (*portal)(double r[3], struct Convex* c, const double dir[3], const double l[3]);
  void (*center)(double center[3], const struct Convex* c); // a point inside; NULL: its origin
  // n, the normal of a contact at p, becomes that of the surface, not of unit length; false: it
  // stays, since the surface is not curved there
  bool (*smooth_normal)(double n[3], const double size[3], const double p[3]);
  // motion of the surface at the point `at` with outward normal `out` per growth of size k, added
  // to `move`; NULL: sizes do not matter. Does the normal turn, too?
  void (*grow)(double move[3], const double size[3], const double at[3], const double out[3],
               int k);
  bool grow_turns;
  const struct ShapeSides* sides; // flat sides (geom/sides.h)
};

// The rows, shape_plane, shape_hfield, ...: the column `shape` of cttGeom in schema/enums.schema.
#define DECLARE_SHAPE(kind, row) extern const Shape row;
GEOM_SHAPE(DECLARE_SHAPE)
#undef DECLARE_SHAPE

// Shapes that no geom has: cores of a sphere and of a capsule, a mesh without a hull, parts of
// height fields and flexes.
extern const Shape shape_point, shape_line, shape_cloud, shape_prism, shape_simplex;

extern const Shape* const shape_table[GEOM_KINDS];

// The shape of a type that a model or a checked spec holds.
static inline const Shape* shape_of(int type) {
  CT_ASSERT(0 <= type && type < GEOM_KINDS);
  return shape_table[type];
}

// The same of any number; NULL: no shape has it.
static inline const Shape* shape_find(int type) {
  return 0 <= type && type < GEOM_KINDS ? shape_table[type] : NULL;
}

// Is a type that of planes, the only shape without bounds? The broad phase asks often.
static inline bool shape_is_plane(int type) { return type == ctGEOM_PLANE; }

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
