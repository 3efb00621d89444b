// Contacts of spheres, capsules and cylinders, analytically.
#ifndef COLLIDE_COL_ROUND_H
#define COLLIDE_COL_ROUND_H

#include "collide/placed.h"

// A sphere; the orientation decides the normal of two spheres with one centre.
typedef struct Ball {
  double pos[3], radius;
  const double* mat;
} Ball;

int col_round_balls(ctContact* con, const Ball* a, const Ball* b, double margin);
int col_round_ball_capsule(ctContact* con, const Ball* a, Placed capsule, double margin);
int col_round_capsules(ctContact* con, Placed a, Placed b, double margin);

// Colliders of geoms.
int col_sphere_sphere(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                      cttNum margin);
int col_sphere_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                       cttNum margin);
int col_sphere_cylinder(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                        cttNum margin);
int col_capsule_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                        cttNum margin);

#endif
