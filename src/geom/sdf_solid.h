// Signed distance fields of machine parts and vessels, by their settings. Most are bounds of the
// distance, not the distance itself: exact near the surface or below it by a constant factor.
#ifndef GEOM_SDF_SOLID_H
#define GEOM_SDF_SOLID_H

enum { SDF_SOLID_SETTINGS = 5 }; // at most

typedef struct SdfSolid {
  int nsetting;
  const char* const* setting; // names
  const double* absent;       // settings that are not given
  int loose;                  // the one whose text may go on behind its number; -1: none
  double (*distance)(const double x[3], const double* setting);
  // NULL: by differences
  void (*gradient)(double gradient[3], const double x[3], const double* setting);
  // centre and half sizes of a box around it
  void (*box)(double box[6], const double* setting);
} SdfSolid;

// Names of the settings of each
extern const char* const sdf_solid_radius[1]; // bolt, nut
extern const char* const sdf_solid_vessel[3]; // bowl
extern const char* const sdf_solid_wheel[5];  // gear
extern const char* const sdf_solid_ring[2];   // torus

extern const SdfSolid sdf_solid_bolt, sdf_solid_bowl, sdf_solid_gear, sdf_solid_nut,
    sdf_solid_torus;

// Gradient of any of them.
void sdf_solid_gradient(double gradient[3], const SdfSolid* s, const double x[3],
                        const double* setting);

#endif
