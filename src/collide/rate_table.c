#include "collide/rate_table.h"

#include "collide/col_exact.h"
#include "collide/narrowphase.h"
#include "collide/rate_box_box.h"
#include "collide/rate_convex.h"
#include "collide/rate_plane.h"
#include "collide/rate_round.h"

static const RateFunction kRate[ctNGEOMTYPES][ctNGEOMTYPES] = {
    [ctGEOM_PLANE] = {[ctGEOM_SPHERE] = rate_plane_sphere,
                      [ctGEOM_CAPSULE] = rate_plane_capsule,
                      [ctGEOM_ELLIPSOID] = rate_plane_ellipsoid,
                      [ctGEOM_CYLINDER] = rate_plane_cylinder,
                      [ctGEOM_BOX] = rate_plane_box,
                      [ctGEOM_MESH] = rate_plane_mesh},
    [ctGEOM_SPHERE] = {[ctGEOM_SPHERE] = rate_sphere_sphere,
                       [ctGEOM_CAPSULE] = rate_sphere_capsule,
                       [ctGEOM_ELLIPSOID] = rate_convex,
                       [ctGEOM_CYLINDER] = rate_sphere_cylinder,
                       [ctGEOM_BOX] = rate_sphere_box,
                       [ctGEOM_MESH] = rate_convex},
    [ctGEOM_CAPSULE] = {[ctGEOM_CAPSULE] = rate_capsule_capsule,
                        [ctGEOM_ELLIPSOID] = rate_convex,
                        [ctGEOM_CYLINDER] = rate_convex,
                        [ctGEOM_MESH] = rate_convex},
    [ctGEOM_ELLIPSOID] = {[ctGEOM_ELLIPSOID] = rate_convex,
                          [ctGEOM_CYLINDER] = rate_convex,
                          [ctGEOM_BOX] = rate_convex,
                          [ctGEOM_MESH] = rate_convex},
    [ctGEOM_CYLINDER] = {[ctGEOM_CYLINDER] = rate_convex,
                         [ctGEOM_BOX] = rate_convex,
                         [ctGEOM_MESH] = rate_convex},
    [ctGEOM_BOX] = {[ctGEOM_BOX] = rate_box_box, [ctGEOM_MESH] = rate_convex},
    [ctGEOM_MESH] = {[ctGEOM_MESH] = rate_convex},
};

RateFunction rate_table_of(const ctModel* m, const ctData* d, int g1, int g2) {
  int type1 = m->geom_type[g1], type2 = m->geom_type[g2];
  if (type1 > type2) return NULL; // a contact of the user
  bool own = narrowphase_of(d, type1, type2) == narrowphase[type1][type2];
  return own && !col_exact_applies(m, g1, g2) ? kRate[type1][type2] : NULL;
}
