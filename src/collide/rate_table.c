#include "collide/rate_table.h"

#include "collide/col_box.h"
#include "collide/col_box_box.h"
#include "collide/col_convex.h"
#include "collide/col_exact.h"
#include "collide/col_plane.h"
#include "collide/col_round.h"
#include "collide/narrowphase.h"
#include "collide/rate_box_box.h"
#include "collide/rate_convex.h"
#include "collide/rate_plane.h"
#include "collide/rate_round.h"
#include "geom/shape.h"

// By collider.
static const struct {
  ctfCollision collider;
  RateFunction rate;
} kRate[] = {
    {col_plane_sphere, rate_plane_sphere},
    {col_plane_capsule, rate_plane_capsule},
    {col_plane_box, rate_plane_box},
    {col_plane_cylinder, rate_plane_cylinder},
    {col_plane_convex, rate_plane_convex},
    {col_sphere_sphere, rate_sphere_sphere},
    {col_sphere_capsule, rate_sphere_capsule},
    {col_sphere_cylinder, rate_sphere_cylinder},
    {col_sphere_box, rate_sphere_box},
    {col_capsule_capsule, rate_capsule_capsule},
    {col_box_box, rate_box_box},
    {col_convex, rate_convex},
};

RateFunction rate_table_of(const ctModel* m, const ctData* d, int g1, int g2) {
  int type1 = m->geom_type[g1], type2 = m->geom_type[g2];
  if (type1 > type2 || col_exact_applies(m, g1, g2)) return NULL; // first: a contact of the user
  ctfCollision collider = narrowphase_of(d, type1, type2);
  for (size_t i = 0; i < sizeof kRate / sizeof kRate[0]; i++)
    if (kRate[i].collider == collider) return kRate[i].rate;
  return NULL;
}
