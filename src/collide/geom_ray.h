// Rays against one geom of a world, of any kind. Conventions are those of geom/raycast.h, in the
// frame of the world.
#ifndef COLLIDE_GEOM_RAY_H
#define COLLIDE_GEOM_RAY_H

#include <corten/data.h>
#include <corten/model.h>

//   reads   geom_xpos geom_xmat
double geom_ray(const ctModel* m, const ctData* d, int g, const double point[3],
                const double vec[3], double normal[3]);

// A ray against a mesh; marks the nodes of its tree that MuJoCo marks.
//   reads   geom_xpos geom_xmat        writes   bvh_active
double geom_ray_marking(const ctModel* m, const ctData* d, int g, const double point[3],
                        const double vec[3]);

#endif
