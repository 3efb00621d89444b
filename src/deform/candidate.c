// Invariant: candidates are complete as long as no node has moved by more than the slack of its
// part and no slot by more than its own. Their order depends on the state alone: geoms ascending,
// then parts, then faces in the order of the tree.
#include "deform/candidate.h"

#include "base/assert.h"
#include "deform/record.h"
#include "deform/self_collide.h"
#include "geom/shape.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>

// What the visitor of one part and slot needs.
typedef struct GeomSearch {
  DeformWork* w;
  int part, slot;
  double half[3], center[3]; // box of the geom in its frame, larger by all slacks
  bool full;
} GeomSearch;

static bool masks_meet(const ctModel* m, const ctDeformDef* def, int geom) {
  return (def->contype & m->geom_conaffinity[geom]) || (m->geom_contype[geom] & def->conaffinity);
}

static void add_candidate(GeomSearch* s, CandidateKind kind, int a) {
  DeformCandidate* c = array_push(&s->w->candidate);
  if (!c) {
    s->full = true;
    return;
  }
  c->kind = kind;
  c->part = s->part;
  c->other = -1;
  c->a = a;
  c->b = s->slot;
  c->keep = s->w->part.data[s->part].body->shape->margin;
  c->clear = -INFINITY;
}

static bool is_in_box(const GeomSearch* s, const double x[3]) {
  const GeomPlace* g = &s->w->slot.data[s->slot].place;
  double off[3], local[3];
  sub3(off, x, g->pos);
  mat3_mul_t_vec(local, g->mat, off);
  for (int i = 0; i < 3; i++)
    if (!(fabs(local[i] - s->center[i]) <= s->half[i])) return false;
  return true;
}

// A vertex does not touch what holds it, nor do faces that end in it: the attachment may be on the
// surface or inside. Such nodes have this stamp.
static int held_stamp(int slot) { return -2 - slot; }

static void stamp_held(const GeomSearch* s, const ctModel* m, int geom) {
  const DeformPart* p = s->w->part.data + s->part;
  int group = m->body_weldid[m->geom_bodyid[geom]];
  for (int k = 0; k < p->body->nattach && group > 0; k++) {
    const ctDeformAttach* a = p->body->shape->def.attach + k;
    int holder = a->objtype == ctOBJ_SITE ? m->site_bodyid[a->objid] : a->objid;
    if (p->body->torn[k] || m->body_weldid[holder] != group) continue;
    s->w->stamp.data[p->first + a->vertex] = held_stamp(s->slot);
  }
}

static void visit_geom_face(void* ctx, int face) {
  GeomSearch* s = ctx;
  DeformWork* w = s->w;
  const DeformPart* p = w->part.data + s->part;
  const DeformSurface* surface = p->surface;
  const int* v = surface->face + surface->corners * face;
  bool held = false;
  for (int k = 0; k < surface->corners; k++) {
    int* stamp = w->stamp.data + p->first + v[k];
    bool fixed = *stamp == held_stamp(s->slot);
    held |= fixed;
    if (fixed || *stamp == s->slot || !is_in_box(s, p->state.x0 + 3 * v[k])) continue;
    *stamp = s->slot;
    add_candidate(s, CANDIDATE_VERTEX, v[k]);
  }
  if (!held) add_candidate(s, CANDIDATE_FACE, face);
}

//---------------------------------- geoms ---------------------------------------------------------

bool candidate_geom_box(const ctModel* m, const ctData* d, int geom, double more, double low[3],
                        double high[3]) {
  if (shape_is_plane(m->geom_type[geom])) return false;
  const double *mat = d->geom_xmat + 9 * geom, *box = m->geom_aabb + 6 * geom;
  double center[3];
  mat3_mul_vec(center, mat, box);
  addto3(center, d->geom_xpos + 3 * geom);
  for (int i = 0; i < 3; i++) {
    double half = fabs(mat[3 * i]) * box[3] + fabs(mat[3 * i + 1]) * box[4] +
                  fabs(mat[3 * i + 2]) * box[5] + more;
    low[i] = center[i] - half;
    high[i] = center[i] + half;
  }
  return true;
}

// Bound of the speed of a geom's points.
static double geom_speed(const ctModel* m, const ctData* d, int geom) {
  int body = m->geom_bodyid[geom];
  if (m->body_treeid[m->body_weldid[body]] < 0) return 0;
  const double* vel = d->cvel + 6 * body;
  double off[3], v[3];
  sub3(off, d->geom_xpos + 3 * geom, d->subtree_com + 3 * m->body_rootid[body]);
  cross3(v, vel, off);
  addto3(v, vel + 3);
  return norm3(v) + norm3(vel) * m->geom_rbound[geom];
}

static bool box_of_part_meets(const DeformPart* p, const double low[3], const double high[3]) {
  if (p->surface->nface == 0) return false;
  const double* b = p->surface->tree->aabb;
  for (int k = 0; k < 3; k++)
    if (!(b[k] - b[3 + k] <= high[k] && b[k] + b[3 + k] >= low[k])) return false;
  return true;
}

// A plane: all vertices that can reach it.
static void search_plane(GeomSearch* s, double slack) {
  const DeformPart* p = s->w->part.data + s->part;
  const GeomPlace* g = &s->w->slot.data[s->slot].place;
  double n[3] = {g->mat[2], g->mat[5], g->mat[8]},
         reach = p->body->shape->margin + p->slack + slack;
  double level = dot3(n, g->pos) + reach;
  for (int i = 0; i < p->surface->nvert; i++) {
    int v = p->surface->vert[i];
    if (s->w->stamp.data[p->first + v] == held_stamp(s->slot)) continue;
    if (dot3(n, p->state.x0 + 3 * v) <= level) add_candidate(s, CANDIDATE_VERTEX, v);
  }
}

static void search_part(GeomSearch* s, const ctModel* m, int geom, const double low[3],
                        const double high[3]) {
  const DeformPart* p = s->w->part.data + s->part;
  const GeomSlot* slot = s->w->slot.data + s->slot;
  stamp_held(s, m, geom);
  if (shape_is_plane(m->geom_type[geom])) {
    search_plane(s, slot->slack);
    return;
  }
  double more = p->body->shape->margin + p->slack + slot->slack;
  for (int i = 0; i < 3; i++) {
    s->center[i] = m->geom_aabb[6 * geom + i];
    s->half[i] = m->geom_aabb[6 * geom + 3 + i] + more;
  }
  surface_visit_box(p->surface, low, high, visit_geom_face, s);
}

// Index of the slot of a geom, which is appended; -1: out of memory.
static int take_slot(DeformWork* w, const ctModel* m, ctData* d, int geom, double slack) {
  int mover = movers_add(&w->movers, m, d, m->geom_bodyid[geom]);
  GeomSlot* s = mover == -2 ? NULL : array_push(&w->slot);
  if (!s) return -1;
  s->place = (GeomPlace){.m = m, .d = d, .geom = geom};
  s->mover = mover;
  s->slack = slack;
  return w->slot.count - 1;
}

static void place_slot(DeformWork* w, GeomSlot* s) {
  const ctData* d = s->place.d;
  const double *pos = d->geom_xpos + 3 * s->place.geom, *mat = d->geom_xmat + 9 * s->place.geom;
  if (s->mover < 0) {
    copy3(s->place.pos, pos);
    copy9(s->place.mat, mat);
    return;
  }
  const RigidMover* r = w->movers.at.data + s->mover;
  double off[3], was[3];
  copy3(was, s->place.pos);
  sub3(off, pos, r->start);
  mat3_mul_vec(s->place.pos, r->turn, off);
  addto3(s->place.pos, r->com);
  mat3_mul(s->place.mat, r->turn, mat);
}

// All parts against one geom.
static bool search_geom(DeformWork* w, const ctModel* m, ctData* d, int geom) {
  double speed = geom_speed(m, d, geom), slack = 1.5 * m->opt.timestep * speed, low[3], high[3];
  int top = mover_body(m, m->geom_bodyid[geom]), known = w->movers.of_body.data[top];
  double gone =
      known >= 0 ? dist3(w->movers.at.data[known].com, w->movers.at.data[known].start) : 0;
  bool bounded = candidate_geom_box(m, d, geom, 2 * slack + gone, low, high);
  int slot = -1;
  for (int i = 0; i < w->part.count; i++) {
    const DeformPart* p = w->part.data + i;
    if (p->body->asleep || !masks_meet(m, &p->body->shape->def, geom)) continue;
    if (bounded && !box_of_part_meets(p, low, high)) continue;
    if (slot < 0) {
      slot = take_slot(w, m, d, geom, slack + 1e-3);
      if (slot < 0) return false;
      place_slot(w, w->slot.data + slot);
    }
    GeomSearch s = {.w = w, .part = i, .slot = slot};
    search_part(&s, m, geom, low, high);
    if (s.full) return false;
  }
  return true;
}

//---------------------------------- all -----------------------------------------------------------

// What nodes can move in the rest of the step, by their speed and by gravity. Of fast bodies the
// list is made anew every few substeps, else it would be too long.
static double slack_of(const DeformPart* p, const ctModel* m, double speed, double dt) {
  double h = m->opt.timestep, margin = p->body->shape->margin;
  double step = 1.5 * h * speed + h * h * norm3(m->opt.gravity), few = 4 * margin + 6 * dt * speed;
  return margin + fmin(step, few);
}

// Largest length of n vectors, and of their differences from their mean.
static double largest_and_spread(const double* v, int n, double* spread) {
  double mean[3] = {0, 0, 0}, most = 0, wide = 0;
  for (int i = 0; i < n; i++) addtoscl3(mean, v + 3 * i, 1.0 / n);
  for (int i = 0; i < n; i++) {
    double off[3];
    sub3(off, v + 3 * i, mean);
    double far = dot3(v + 3 * i, v + 3 * i), away = dot3(off, off);
    most = far > most ? far : most;
    wide = away > wide ? away : wide;
  }
  *spread = sqrt(wide);
  return sqrt(most);
}

static void set_slack(DeformPart* p, const ctModel* m, double dt) {
  double spread, most = largest_and_spread(p->state.v, p->body->nvert, &spread);
  p->slack = slack_of(p, m, most, dt);
  p->inner_slack = slack_of(p, m, spread, dt);
  p->moved = p->inner_moved = 0;
  surface_refit(p->surface, p->state.x0, p->body->shape->margin + p->slack);
}

// Contacts of a part with itself: a common motion of its nodes does not count.
static bool find_within(DeformWork* w, int i) {
  DeformPart* p = w->part.data + i;
  if (p->body->asleep || !p->body->shape->def.selfcollide) return true;
  surface_refit(p->surface, p->state.x0, p->body->shape->margin + p->inner_slack);
  return self_collide_within(w, i);
}

bool candidates_find(DeformWork* w, const ctModel* m, ctData* d) {
  if (!record_candidates(w)) return false;
  w->candidate.count = w->slot.count = 0;
  for (int i = 0; i < w->nnode; i++) w->stamp.data[i] = -1;
  if (m->opt.disableflags & ctDSBL_CONTACT) return true;
  for (int i = 0; i < w->part.count; i++)
    if (!w->part.data[i].body->asleep) set_slack(w->part.data + i, m, w->dt);
  for (int g = 0; g < m->ngeom; g++)
    if (!search_geom(w, m, d, g)) return false;
  if (!self_collide_others(w)) return false;
  for (int i = 0; i < w->part.count; i++)
    if (!find_within(w, i)) return false;
  int n = w->candidate.count;
  return array_reserve(&w->touch, n) && array_reserve(&w->trial, n) && array_reserve(&w->hit, n);
}

bool candidates_are_stale(const DeformWork* w) {
  for (int i = 0; i < w->part.count; i++) {
    const DeformPart* p = w->part.data + i;
    if (p->body->asleep) continue;
    if (p->moved > 0 && !(p->moved + p->ahead <= p->slack)) return true;
    if (p->inner_moved > 0 && !(p->inner_moved + p->inner_ahead <= p->inner_slack)) return true;
  }
  for (int i = 0; i < w->slot.count; i++)
    if (!(w->slot.data[i].moved <= w->slot.data[i].slack)) return true;
  return false;
}

// Largest displacement x - x0 of the substep so far, and the largest difference from their mean,
// which is 0 where nobody asks for it.
static double measure_part(DeformWork* w, const DeformPart* p, double* spread) {
  const double *x = p->state.x, *x0 = p->state.x0;
  double *u = w->shift.data + 3 * p->first, most = 0;
  int n = p->body->nvert;
  *spread = 0;
  if (p->body->shape->def.selfcollide) {
    for (int k = 0; k < 3 * n; k++) u[k] = x[k] - x0[k];
    return largest_and_spread(u, n, spread);
  }
  for (int i = 0; i < n; i++) {
    double off[3], far;
    sub3(off, x + 3 * i, x0 + 3 * i);
    far = dot3(off, off);
    most = far > most ? far : most;
  }
  return sqrt(most);
}

// Constraints may move nodes as far again as they were predicted to.
void candidates_look_ahead(DeformWork* w) {
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    if (p->body->asleep) continue;
    double spread;
    p->ahead = 2 * measure_part(w, p, &spread);
    p->inner_ahead = 2 * spread;
  }
}

void candidates_count_motion(DeformWork* w) {
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    if (p->body->asleep) continue;
    double spread;
    p->moved += measure_part(w, p, &spread);
    p->inner_moved += spread;
  }
}

void candidates_move(DeformWork* w) {
  for (int i = 0; i < w->slot.count; i++) {
    GeomSlot* s = w->slot.data + i;
    if (s->mover < 0) continue;
    double was[3], turned[9];
    copy3(was, s->place.pos);
    copy9(turned, s->place.mat);
    place_slot(w, s);
    // a turn moves points by less than its angle times the radius
    double cosine = 0, radius = s->place.m->geom_rbound[s->place.geom];
    for (int k = 0; k < 9; k++) cosine += turned[k] * s->place.mat[k];
    double angle = fn_acos(clip1(0.5 * (cosine - 1), -1, 1));
    s->moved += dist3(was, s->place.pos) + angle * radius;
  }
}
