// A contact is known by its two sides; where candidates were found twice in a step its forces are
// added. Order: body, vertex, element, geom, other body and element.
#include "deform/record.h"

#include "base/assert.h"
#include "base/sort.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

// Vertex and element of the first side.
static void set_first_side(const DeformWork* w, const DeformCandidate* c, ctDeformContact* r) {
  const DeformSurface* s = w->part.data[c->part].surface;
  r->body = c->part;
  r->elem = -1;
  r->vertex = c->a;
  if (c->kind == CANDIDATE_FACE || (c->kind == CANDIDATE_EDGES && s->corners == 2)) {
    r->elem = s->elem[c->a];
    r->vertex = s->face[s->corners * c->a];
  } else if (c->kind == CANDIDATE_EDGES) {
    r->elem = s->elem[s->edge_owner[c->a]];
    r->vertex = s->edge[2 * c->a];
  }
}

static void set_second_side(const DeformWork* w, const DeformCandidate* c, ctDeformContact* r) {
  r->geom = r->other = r->other_elem = -1;
  if (c->other < 0) {
    r->geom = w->slot.data[c->b].place.geom;
    return;
  }
  const DeformSurface* s = w->part.data[c->other].surface;
  r->other = c->other;
  bool edge = c->kind == CANDIDATE_EDGES && s->corners == 3;
  r->other_elem = s->elem[edge ? s->edge_owner[c->b] : c->b];
}

static double recorded_friction(const DeformWork* w, const DeformCandidate* c) {
  double mu = w->part.data[c->part].body->shape->def.material.friction;
  if (c->other >= 0) return sqrt(mu * w->part.data[c->other].body->shape->def.material.friction);
  const GeomPlace* g = &w->slot.data[c->b].place;
  return sqrt(mu * g->m->geom_friction[3 * g->geom]);
}

bool record_candidates(DeformWork* w) {
  for (int i = 0; i < w->candidate.count; i++) {
    const DeformCandidate* c = w->candidate.data + i;
    if (!c->seen) continue;
    ctDeformContact* r = array_push(&w->record);
    if (!r) return false;
    const ctDeformDef* def = &w->part.data[c->part].body->shape->def;
    set_first_side(w, c, r);
    set_second_side(w, c, r);
    copy3(r->pos, c->pos);
    copy3(r->normal, c->normal);
    copy3(r->force, c->impulse); // divided by the time step at the end
    r->depth = c->depth;
    r->dim = def->condim;
    r->friction = recorded_friction(w, c);
    memcpy(r->solref, def->solref, sizeof r->solref);
    memcpy(r->solimp, def->solimp, sizeof r->solimp);
  }
  w->candidate.count = 0;
  return true;
}

static int compare_contacts(const ctDeformContact* a, const ctDeformContact* b) {
  if (a->body != b->body) return a->body - b->body;
  if (a->vertex != b->vertex) return a->vertex - b->vertex;
  if (a->elem != b->elem) return a->elem - b->elem;
  if (a->geom != b->geom) return a->geom - b->geom;
  if (a->other != b->other) return a->other - b->other;
  return a->other_elem - b->other_elem;
}

static bool contact_comes_first(const ctDeformContact* a, const ctDeformContact* b,
                                const void* ctx) {
  (void)ctx;
  return compare_contacts(a, b) < 0;
}

SORT_DEFINE(sort_contacts, ctDeformContact, contact_comes_first)

static void flag_vertices(DeformSet* s, const ctDeformContact* r) {
  DeformBody* b = s->body + r->body;
  if (r->elem < 0) {
    b->flags[r->vertex] |= DEFORM_COLLIDING;
    return;
  }
  static const int kCorners[] = {[ctDEFORM_CLOTH] = 3, [ctDEFORM_SOFT] = 4, [ctDEFORM_CHAIN] = 2};
  const ctDeformDef* def = &b->shape->def;
  if (def->kind == ctDEFORM_SOFT) { // only the first corner is known to be on the surface
    b->flags[r->vertex] |= DEFORM_COLLIDING;
    return;
  }
  int n = kCorners[def->kind];
  for (int k = 0; k < n; k++) b->flags[def->elem[n * r->elem + k]] |= DEFORM_COLLIDING;
}

bool record_finish(DeformWork* w, DeformSet* s, const ctModel* m) {
  if (!record_candidates(w)) return false;
  int n = w->record.count, kept = 0;
  ctDeformContact* r = w->record.data;
  s->con = array_grow(s->con, &s->con_capacity, n, sizeof *s->con);
  if (s->con_capacity < n || !array_reserve(&w->sorted, n)) return false;
  sort_contacts(r, w->sorted.data, n, NULL);
  for (int i = 0; i < n; i++) {
    scl3(r[i].force, r[i].force, 1 / m->opt.timestep);
    if (kept > 0 && compare_contacts(s->con + kept - 1, r + i) == 0)
      addto3(s->con[kept - 1].force, r[i].force);
    else
      s->con[kept++] = r[i];
  }
  s->ncon = kept;
  for (int i = 0; i < s->nbody; i++)
    for (int k = 0; k < s->body[i].nvert; k++)
      s->body[i].flags[k] &= (unsigned char)~DEFORM_COLLIDING;
  for (int i = 0; i < kept; i++) flag_vertices(s, s->con + i);
  return true;
}
