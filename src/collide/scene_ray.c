// Invariant: points and directions are in the world; x counts lengths of the ray, -1 is no hit. The
// targets of a source are ascending by geom, hence geoms of one body follow each other. They are in
// the arena of the data until the caller releases it.
#include "collide/scene_ray.h"

#include "base/assert.h"
#include "collide/geom_ray.h"
#include "geom/shape.h"
#include "math/vec.h"
#include "model/data.h"

#include <corten/corten.h>

#include <math.h>

//---------------------------------- which geoms ---------------------------------------------------

// Alpha zero, of the material or of the geom itself, hides it from rays.
static bool is_seen(const ctModel* m, int g) {
  int material = m->geom_matid[g];
  return (material >= 0 ? m->mat_rgba[4 * material + 3] : m->geom_rgba[4 * g + 3]) != 0;
}

static bool is_wanted(const ctModel* m, int g, const RayFilter* f) {
  int body = m->geom_bodyid[g];
  if (body == f->body || !is_seen(m, g)) return false;
  if (!f->fixed && m->body_weldid[body] == 0) return false;
  if (!f->group) return true;
  int group = m->geom_group[g];
  group = group < 0 ? 0 : group >= ctNGROUP ? ctNGROUP - 1 : group;
  return f->group[group] != 0;
}

// The sphere around a geom seen from a point. Planes have none: their radius is infinite.
static RayTarget target_of(const ctModel* m, const ctData* d, int g, const double point[3]) {
  RayTarget t = {.geom = g, .radius = m->geom_rbound[g] * (1 + 1e-9)};
  sub3(t.to, d->geom_xpos + 3 * g, point);
  if (shape_is_plane(m->geom_type[g])) t.radius = INFINITY;
  t.gap = dot3(t.to, t.to) - t.radius * t.radius;
  return t;
}

//---------------------------------- casting -------------------------------------------------------

typedef struct Cast {
  double vec[3];
  double length2, length;
  double best; // -1: nothing yet
  int geom;
} Cast;

static Cast cast_begin(const double vec[3]) {
  Cast c = {.length2 = dot3(vec, vec), .best = -1, .geom = -1};
  copy3(c.vec, vec);
  c.length = sqrt(c.length2);
  return c;
}

// May the ray enter the sphere before what it has met already? From outside it must point towards
// it and pass the centre closer than the radius.
static inline bool may_meet(const Cast* c, const RayTarget* t) {
  double along = dot3(c->vec, t->to);
  if (t->gap > 0) {
    if (along <= 0 || along * along < c->length2 * t->gap) return false;
    if (c->best >= 0 && along - t->radius * c->length > c->best * c->length2) return false;
  }
  return true;
}

// A ray too short to have a direction meets nothing, nor does what is not finite of it or the geom.
static bool is_defined(const ctData* d, const Cast* c, const RayTarget* t) {
  return c->length2 >= VEC_MINVAL * VEC_MINVAL &&
         isfinite(c->length2 + dot3(t->to, t->to) + d->geom_xmat[9 * t->geom]);
}

static void meet_target(const ctModel* m, const ctData* d, const double point[3],
                        const RayTarget* t, Cast* c, double* normal) {
  if (!is_defined(d, c, t)) return;
  double n[3];
  double x = geom_ray(m, d, t->geom, point, c->vec, normal ? n : NULL);
  if (x < 0 || (c->best >= 0 && x >= c->best)) return;
  c->best = x;
  c->geom = t->geom;
  if (normal) copy3(normal, n);
}

double scene_ray(const ctModel* m, const ctData* d, const Ray* ray, RayFilter filter, int* geom,
                 double normal[3]) {
  Cast c = cast_begin(ray->v);
  if (normal) zero3(normal);
  for (int g = 0; g < m->ngeom; g++) {
    RayTarget t = target_of(m, d, g, ray->p);
    if (may_meet(&c, &t) && is_wanted(m, g, &filter)) meet_target(m, d, ray->p, &t, &c, normal);
  }
  if (geom) *geom = c.geom;
  return c.best;
}

//---------------------------------- many rays from one point --------------------------------------

// Farther away than the rays reach?
//
// QUIRK(rays-beyond-cutoff; test_scene_ray:the_cutoff_needs_collision_geoms): The cutoff of many
// rays does not apply to geoms of a body without collision geoms.
static bool is_beyond_reach(const ctModel* m, const ctData* d, const RayTarget* t, double reach) {
  int g = t->geom;
  if (m->body_bvhadr[m->geom_bodyid[g]] < 0) return false;
  if (!shape_is_plane(m->geom_type[g])) return norm3(t->to) > reach + m->geom_rbound[g];
  const double *mat = d->geom_xmat + 9 * g, z[3] = {mat[2], mat[5], mat[8]};
  return fabs(dot3(t->to, z)) > reach;
}

// Does the ray meet the sphere around the boxes of a body?
//
// QUIRK(unturned-ray-bound; test_scene_ray:bound_of_a_turned_body): Many rays look for a body in a
// sphere that is put at its centre of mass as if the body were not turned; one ray does not.
static bool meets_body(const RaySource* s, const Cast* c, int body) {
  int at = s->m->body_bvhadr[body];
  if (at < 0) return true;
  CT_ASSERT(at + s->m->body_bvhnum[body] <= s->m->nbvh);
  const double *box = s->m->bvh_aabb + 6 * at, *half = box + 3;
  double centre[3], off[3];
  add3(centre, box, s->d->xipos + 3 * body);
  sub3(off, s->point, centre);
  double b = dot3(c->vec, off), gap = dot3(off, off) - dot3(half, half);
  double det = b * b - c->length2 * gap;
  if (det < VEC_MINVAL) return false;
  return sqrt(det) - b >= 0;
}

RaySource scene_ray_source(const ctModel* m, ctData* d, const double point[3], RayFilter filter,
                           double reach) {
  RaySource s = {.m = m, .d = d};
  copy3(s.point, point);
  s.target = arena_push(data_arena(d), (size_t)m->ngeom * sizeof(RayTarget), 8);
  if (!s.target) {
    s.count = -1;
    return s;
  }
  for (int g = 0; g < m->ngeom; g++) {
    if (!is_wanted(m, g, &filter)) continue;
    RayTarget t = target_of(m, d, g, point);
    if (is_beyond_reach(m, d, &t, reach)) continue;
    CT_ASSERT(s.count < m->ngeom);
    s.target[s.count++] = t;
  }
  return s;
}

double scene_ray_cast(const RaySource* s, const double vec[3], int* geom, double normal[3]) {
  Cast c = cast_begin(vec);
  int body = -1;
  bool met = false;
  if (normal) zero3(normal);
  for (int i = 0; i < s->count; i++) {
    const RayTarget* t = s->target + i;
    CT_VALIDATE(i == 0 || t[-1].geom < t->geom); // geoms of a body follow each other
    int owner = s->m->geom_bodyid[t->geom];
    if (owner != body) {
      body = owner;
      met = meets_body(s, &c, body);
    }
    if (met && may_meet(&c, t)) meet_target(s->m, s->d, s->point, t, &c, normal);
  }
  if (geom) *geom = c.geom;
  return c.best;
}

//---------------------------------- public --------------------------------------------------------

cttNum ct_ray(const ctModel* m, const ctData* d, const cttNum pnt[3], const cttNum vec[3],
              const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int geomid[1],
              cttNum normal[3]) {
  RayFilter filter = {geomgroup, flg_static != 0, bodyexclude};
  Ray ray;
  copy3(ray.p, pnt);
  copy3(ray.v, vec);
  return scene_ray(m, d, &ray, filter, geomid, normal);
}

void ct_multiRay(const ctModel* m, ctData* d, const cttNum pnt[3], const cttNum* vec,
                 const cttByte* geomgroup, cttByte flg_static, int bodyexclude, int* geomid,
                 cttNum* dist, cttNum* normal, int nray, cttNum cutoff) {
  RayFilter filter = {geomgroup, flg_static != 0, bodyexclude};
  size_t mark = arena_mark(data_arena(d));
  RaySource s = scene_ray_source(m, d, pnt, filter, cutoff);
  if (s.count < 0) data_warn(d, -1, 0, "no memory for %d rays", nray);
  for (int i = 0; i < nray; i++) {
    dist[i] =
        scene_ray_cast(&s, vec + 3 * i, geomid ? geomid + i : NULL, normal ? normal + 3 * i : NULL);
  }
  arena_release(data_arena(d), mark);
}
