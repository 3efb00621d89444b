// The colliders of the library by pairs of types, as the initializer of a table: narrowphase.c has
// a constant one, src/compat one that programs may change.
#ifndef COLLIDE_NARROWPHASE_TABLE_H
#define COLLIDE_NARROWPHASE_TABLE_H

#include "collide/col_box.h"
#include "collide/col_box_box.h"
#include "collide/col_convex.h"
#include "collide/col_hfield.h"
#include "collide/col_plane.h"
#include "collide/col_round.h"
#include "collide/col_sdf.h"

#define NARROWPHASE_TABLE                                                                          \
  {                                                                                                \
    [ctGEOM_PLANE] =                                                                               \
        {[ctGEOM_SPHERE] = col_plane_sphere,    [ctGEOM_CAPSULE] = col_plane_capsule,              \
         [ctGEOM_ELLIPSOID] = col_plane_convex, [ctGEOM_CYLINDER] = col_plane_cylinder,            \
         [ctGEOM_BOX] = col_plane_box,          [ctGEOM_MESH] = col_plane_convex,                  \
         [ctGEOM_SDF] = col_plane_convex},                                                         \
    [ctGEOM_HFIELD] = {[ctGEOM_SPHERE] = col_hfield,    [ctGEOM_CAPSULE] = col_hfield,             \
                       [ctGEOM_ELLIPSOID] = col_hfield, [ctGEOM_CYLINDER] = col_hfield,            \
                       [ctGEOM_BOX] = col_hfield,       [ctGEOM_MESH] = col_hfield},               \
    [ctGEOM_SPHERE] = {[ctGEOM_SPHERE] = col_sphere_sphere,                                        \
                       [ctGEOM_CAPSULE] = col_sphere_capsule,                                      \
                       [ctGEOM_ELLIPSOID] = col_convex,                                            \
                       [ctGEOM_CYLINDER] = col_sphere_cylinder,                                    \
                       [ctGEOM_BOX] = col_sphere_box,                                              \
                       [ctGEOM_MESH] = col_convex,                                                 \
                       [ctGEOM_SDF] = col_sdf},                                                    \
    [ctGEOM_CAPSULE] = {[ctGEOM_CAPSULE] = col_capsule_capsule,                                    \
                        [ctGEOM_ELLIPSOID] = col_convex,                                           \
                        [ctGEOM_CYLINDER] = col_convex,                                            \
                        [ctGEOM_BOX] = col_capsule_box,                                            \
                        [ctGEOM_MESH] = col_convex,                                                \
                        [ctGEOM_SDF] = col_sdf},                                                   \
    [ctGEOM_ELLIPSOID] = {[ctGEOM_ELLIPSOID] = col_convex,                                         \
                          [ctGEOM_CYLINDER] = col_convex,                                          \
                          [ctGEOM_BOX] = col_convex,                                               \
                          [ctGEOM_MESH] = col_convex,                                              \
                          [ctGEOM_SDF] = col_sdf},                                                 \
    [ctGEOM_CYLINDER] = {[ctGEOM_CYLINDER] = col_convex,                                           \
                         [ctGEOM_BOX] = col_convex,                                                \
                         [ctGEOM_MESH] = col_convex,                                               \
                         [ctGEOM_SDF] = col_sdf},                                                  \
    [ctGEOM_BOX] =                                                                                 \
        {[ctGEOM_BOX] = col_box_box, [ctGEOM_MESH] = col_convex, [ctGEOM_SDF] = col_sdf},          \
    [ctGEOM_MESH] = {[ctGEOM_MESH] = col_convex, [ctGEOM_SDF] = col_sdf},                          \
    [ctGEOM_SDF] = {[ctGEOM_SDF] = col_sdf},                                                       \
  }

#endif
