// Forces of the surrounding medium (air, water) on bodies that move through it.
#ifndef FORCE_FLUID_H
#define FORCE_FLUID_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Drag, lift and added mass of every body.
//   reads   xipos ximat geom_xpos geom_xmat subtree_com cvel      writes   adds to qfrc_fluid
void fluid(const ctModel* m, ctData* d);

// Is there a medium?
static inline bool fluid_exists(const ctModel* m) {
  return m->opt.density > 0 || m->opt.viscosity > 0;
}

// Velocity of a body's frame against the medium, in that frame: rotation, then translation.
typedef struct FluidFrame {
  const real *pos, *mat; // of the frame in the world
  int body;
} FluidFrame;
void fluid_velocity(const ctModel* m, const ctData* d, FluidFrame f, real* v);

// A body is taken for a box with its inertia, or for ellipsoids if one of its geoms has that fluid
// shape.
bool fluid_is_massless(const ctModel* m, int body);
bool fluid_uses_ellipsoids(const ctModel* m, int body);

// Edges of the box of a body, and the diameter of the sphere like it.
typedef struct FluidBox {
  double edge[3], diameter;
} FluidBox;
FluidBox fluid_box(const ctModel* m, int body);

// Coefficients of the fluid forces on the ellipsoid of a geom.
typedef struct FluidEllipsoid {
  double scale;                   // of all forces; 0: none
  double blunt, slender, angular; // drag
  double kutta, magnus;           // lift
  const double *added_mass, *added_inertia;
  double axis[3];                       // half axes
  double section[3];                    // products of the two others
  double largest;                       // area of the largest cross section
  double diameter;                      // of the sphere like it
  double linear_stokes, angular_stokes; // drag of that sphere, per viscosity
  double moment[3];                     // angular drag about each axis
  double volume;
} FluidEllipsoid;
FluidEllipsoid fluid_ellipsoid(const ctModel* m, int geom);

// Torque and force of a velocity against the medium, both in the frame.
void fluid_box_force(const ctModel* m, int body, const real* v, real* f);
void fluid_ellipsoid_force(const ctModel* m, const FluidEllipsoid* e, const real* v, real* f);

#endif
