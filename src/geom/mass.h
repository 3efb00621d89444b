// Volume, surface and moments of inertia of primitive shapes, and what a surrounding fluid adds to
// them.
#ifndef GEOM_MASS_H
#define GEOM_MASS_H

#include <corten/types.h>

// Volume of a solid shape, or area of its surface when the mass is in the shell. Planes have none;
// a height field has that of a box.
double mass_measure(cttGeom type, cttGeomInertia how, const double size[3]);

// Principal moments about the centre for a given mass, spread evenly over the volume or the shell.
void mass_inertia(cttGeom type, cttGeomInertia how, const double size[3], double mass,
                  double inertia[3]);

// I = (b^2 + c^2, a^2 + c^2, a^2 + b^2) * mass / k: a box has k = 3, an ellipsoid k = 5.
static inline void mass_triaxial(double inertia[3], const double a[3], double mass, double k) {
  double xx = a[0] * a[0], yy = a[1] * a[1], zz = a[2] * a[2];
  inertia[0] = mass * (yy + zz) / k;
  inertia[1] = mass * (xx + zz) / k;
  inertia[2] = mass * (xx + yy) / k;
}

// Fluid carried along by an ellipsoid in unit density (Lamb 1932, 114 and 115): virtual mass per
// axis, then virtual moment of inertia per axis.
void mass_added(const double semiaxes[3], double mass[3], double inertia[3]);

// Full inertia (xx, yy, zz, xy, xz, yz) of principal moments in a frame turned by quat.
void mass_rotate(const double moments[3], const double quat[4], double full[6]);

// full += inertia of a point mass at pos (Steiner).
void mass_add_offset(double full[6], double mass, const double pos[3]);

#endif
