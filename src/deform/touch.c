// Contacts are linear within a substep: normal and gap are those of its start, so that a body that
// moves fast does not change sides. Velocities follow from x - x0: a contact takes away the
// velocity into the surface, and overlaps are removed by moving x0 along, which gives none.
//
// Invariant: touches are in the order of their candidates. After a sweep every contact has
// lambda >= 0 and |slide| <= friction lambda, and movers have received exactly the opposite.
#include "deform/touch.h"

#include "base/assert.h"
#include "deform/account.h"
#include "deform/closest.h"
#include "deform/face_near.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

//---------------------------------- geometry ------------------------------------------------------

// How far the two sides of a candidate may come together in this substep.
static double approach_of(const DeformWork* w, const DeformCandidate* c, double dt) {
  const DeformPart* p = w->part.data + c->part;
  if (c->other == c->part) return 2 * p->inner_ahead;
  if (c->other >= 0) return p->ahead + w->part.data[c->other].ahead;
  const GeomSlot* slot = w->slot.data + c->b;
  if (slot->mover < 0) return p->ahead;
  const RigidMover* r = w->movers.at.data + slot->mover;
  double arm[3], u[3];
  sub3(arm, slot->place.pos, r->com);
  mover_displacement(r, arm, dt, u);
  return p->ahead + norm3(u) + dt * norm3(r->twist) * slot->place.m->geom_rbound[slot->place.geom];
}

// How far they have moved since candidates were found.
static double motion_of(const DeformWork* w, const DeformCandidate* c) {
  const DeformPart* p = w->part.data + c->part;
  if (c->other == c->part) return 2 * p->inner_moved;
  return p->moved + (c->other >= 0 ? w->part.data[c->other].moved : w->slot.data[c->b].moved);
}

static void set_surface(DeformTouch* t, const NearPoint* near, double keep) {
  copy3(t->normal, near->normal);
  copy3(t->point, near->point);
  t->gap = near->dist - keep;
}

static bool touch_vertex(const DeformWork* w, const DeformCandidate* c, double reach,
                         DeformTouch* t) {
  const GeomSlot* slot = w->slot.data + c->b;
  NearPoint near;
  t->n = 1;
  t->node[0] = w->part.data[c->part].first + c->a;
  t->weight[0] = 1;
  t->gap = reach;
  if (!nearest_point(&slot->place, work_node(w, t->node[0]), c->keep + reach, &near)) return false;
  set_surface(t, &near, c->keep);
  return true;
}

static bool is_corner(const DeformTouch* t) {
  for (int k = 0; k < t->n; k++)
    if (t->weight[k] > 1 - 1e-6) return true;
  return false;
}

// A nearest point at a corner is left to the vertex.
static bool touch_face(const DeformWork* w, const DeformCandidate* c, double reach,
                       DeformTouch* t) {
  const DeformPart* p = w->part.data + c->part;
  const GeomSlot* slot = w->slot.data + c->b;
  const double* corner[3] = {0};
  NearPoint near;
  t->n = p->surface->corners;
  for (int k = 0; k < t->n; k++) {
    t->node[k] = p->first + p->surface->face[t->n * c->a + k];
    corner[k] = work_node(w, t->node[k]);
  }
  t->gap = reach;
  if (!face_near(&slot->place, corner, t->n, c->keep + reach, &near, t->weight)) return false;
  set_surface(t, &near, c->keep);
  return !is_corner(t);
}

// Two parts: the points x and y nearest to each other, from y to x.
static bool set_apart(const DeformWork* w, const DeformCandidate* c, double reach, DeformTouch* t) {
  double to[3] = {0, 0, 0};
  zero3(t->point);
  for (int k = 0; k < t->n; k++) {
    addtoscl3(to, work_node(w, t->node[k]), t->weight[k]);
    if (t->weight[k] < 0) addtoscl3(t->point, work_node(w, t->node[k]), -t->weight[k]);
  }
  copy3(t->normal, to);
  double away = normalize3(t->normal);
  t->gap = away - c->keep;
  return away > VEC_MINVAL && t->gap <= reach;
}

static bool touch_vertex_face(const DeformWork* w, const DeformCandidate* c, double reach,
                              DeformTouch* t) {
  const DeformPart *p = w->part.data + c->part, *q = w->part.data + c->other;
  const int* face = q->surface->face + 3 * c->b;
  double b[3];
  t->n = 4;
  t->node[0] = p->first + c->a;
  t->weight[0] = 1;
  for (int k = 0; k < 3; k++) t->node[1 + k] = q->first + face[k];
  closest_in_triangle(b, work_node(w, t->node[0]), work_node(w, t->node[1]),
                      work_node(w, t->node[2]), work_node(w, t->node[3]));
  for (int k = 0; k < 3; k++) t->weight[1 + k] = -b[k];
  return set_apart(w, c, reach, t);
}

static const int* edge_of(const DeformSurface* s, int e) {
  return s->corners == 2 ? s->face + 2 * e : s->edge + 2 * e;
}

// Ends of edges of triangles are left to vertices and faces.
static bool touch_edges(const DeformWork* w, const DeformCandidate* c, double reach,
                        DeformTouch* t) {
  const DeformPart *p = w->part.data + c->part, *q = w->part.data + c->other;
  const int *e = edge_of(p->surface, c->a), *f = edge_of(q->surface, c->b);
  double s, u;
  t->n = 4;
  for (int k = 0; k < 2; k++) {
    t->node[k] = p->first + e[k];
    t->node[2 + k] = q->first + f[k];
  }
  closest_segments(&s, &u, work_node(w, t->node[0]), work_node(w, t->node[1]),
                   work_node(w, t->node[2]), work_node(w, t->node[3]));
  bool end = s < 1e-6 || s > 1 - 1e-6 || u < 1e-6 || u > 1 - 1e-6;
  double weight[4] = {1 - s, s, -(1 - u), -u};
  memcpy(t->weight, weight, sizeof weight);
  bool near = set_apart(w, c, reach, t);
  return near && !(end && p->surface->corners == 3 && q->surface->corners == 3);
}

// The gap is set in any case, to a lower bound of it where there is no contact within reach.
typedef bool (*TouchOf)(const DeformWork* w, const DeformCandidate* c, double reach,
                        DeformTouch* t);

static const TouchOf kTouchOf[] = {
    [CANDIDATE_VERTEX] = touch_vertex,
    [CANDIDATE_FACE] = touch_face,
    [CANDIDATE_VERTEX_FACE] = touch_vertex_face,
    [CANDIDATE_EDGES] = touch_edges,
};

//---------------------------------- constraints ---------------------------------------------------

// The default power is 2.
static double raise_power(double x, double power) { return power == 2 ? x * x : fn_pow(x, power); }

// With solref = (time constant, damping ratio) the share dt / (dt + 2 constant ratio), scaled by
// the impedance solimp at this depth; a negative solref is (-stiffness, -damping).
double touch_recovery(const ctDeformDef* def, double depth, double dt) {
  double constant = 2 * def->solref[0] * def->solref[1];
  if (def->solref[0] < 0) constant = def->solref[1] / def->solref[0];
  double share = dt / (dt + fmax(0, constant));
  double x = def->solimp[2] > 0 ? clip1(depth / def->solimp[2], 0, 1) : 1;
  double middle = clip1(def->solimp[3], 1e-4, 1 - 1e-4), power = fmax(1, def->solimp[4]), y = x;
  if (power > 1)
    y = x <= middle ? raise_power(x / middle, power) * middle
                    : 1 - raise_power((1 - x) / (1 - middle), power) * (1 - middle);
  return share * clip1(def->solimp[0] + y * (def->solimp[1] - def->solimp[0]), 0, 1);
}

// Both sides feel the force at the point of the deformable body, not half a thickness apart, so
// that angular momentum is kept.
static void set_arm(const DeformWork* w, DeformTouch* t) {
  scl3(t->arm, w->movers.at.data[t->mover].com, -1);
  for (int k = 0; k < t->n; k++) addtoscl3(t->arm, work_node(w, t->node[k]), t->weight[k]);
}

static void set_mobility(const DeformWork* w, DeformTouch* t) {
  double own = 0, K[9] = {0}, normal, across;
  for (int k = 0; k < t->n; k++) own += t->weight[k] * t->weight[k] * w->w.data[t->node[k]];
  if (t->mover >= 0) mover_point_mobility(&w->movers, t->mover, t->arm, K);
  double Kn[3];
  mat3_mul_vec(Kn, K, t->normal);
  normal = dot3(t->normal, Kn);
  across = fmax(0, K[0] + K[4] + K[8] - normal); // not below the largest of its two eigenvalues
  t->inv = own + normal > VEC_MINVAL ? 1 / (own + normal) : 0;
  t->inv_slide = own + across > VEC_MINVAL ? 1 / (own + across) : 0;
}

static double pair_friction(const DeformWork* w, const DeformCandidate* c) {
  const ctDeformDef* def = &w->part.data[c->part].body->shape->def;
  if (def->condim < 3) return 0;
  if (c->other >= 0) {
    const ctDeformDef* other = &w->part.data[c->other].body->shape->def;
    return other->condim < 3 ? 0 : sqrt(def->material.friction * other->material.friction);
  }
  const GeomPlace* g = &w->slot.data[c->b].place;
  return sqrt(def->material.friction * g->m->geom_friction[3 * g->geom]);
}

static bool make_touch(const DeformWork* w, int i, double dt, DeformTouch* t) {
  DeformCandidate* c = w->candidate.data + i;
  const ctDeformDef* def = &w->part.data[c->part].body->shape->def;
  double approach = approach_of(w, c, dt), moved = motion_of(w, c);
  if (c->clear - (moved - c->moved) > approach) return false;
  t->candidate = i;
  t->mover = c->other < 0 ? w->slot.data[c->b].mover : -1;
  bool near = kTouchOf[c->kind](w, c, 0.5 * c->keep + approach, t);
  c->clear = t->gap;
  c->moved = moved;
  if (!near) return false;
  t->lambda = 0;
  zero3(t->slide);
  zero3(t->arm);
  if (t->mover >= 0) set_arm(w, t);
  set_mobility(w, t);
  if (t->inv == 0) return false;
  t->friction = pair_friction(w, c);
  t->recover = t->gap < 0 ? touch_recovery(def, -t->gap, dt) : 0;
  return true;
}

typedef struct MakeJob {
  DeformWork* w;
  double dt;
} MakeJob;

enum { CHUNK = 64 };

static void make_chunk(void* ctx, int chunk, int thread) {
  const MakeJob* j = ctx;
  DeformWork* w = j->w;
  int end = (chunk + 1) * CHUNK < w->candidate.count ? (chunk + 1) * CHUNK : w->candidate.count;
  (void)thread;
  for (int i = chunk * CHUNK; i < end; i++)
    w->hit.data[i] = make_touch(w, i, j->dt, w->trial.data + i);
}

// What the user reads of a contact is how it stands when it is first seen.
static void mark_seen(DeformCandidate* c, const DeformTouch* t) {
  if (c->seen) return;
  c->depth = -t->gap;
  copy3(c->pos, t->point);
  copy3(c->normal, t->normal);
  c->seen = t->gap < 0;
}

void touches_make(DeformWork* w, double dt, Pool* pool) {
  MakeJob job = {w, dt};
  int n = w->candidate.count;
  CT_ASSERT(w->trial.cap >= n && w->hit.cap >= n && w->touch.cap >= n);
  pool_for(n >= 4 * CHUNK ? pool : NULL, (n + CHUNK - 1) / CHUNK, make_chunk, &job);
  w->touch.count = 0;
  for (int i = 0; i < n; i++) {
    if (!w->hit.data[i]) continue;
    w->touch.data[w->touch.count++] = w->trial.data[i];
    mark_seen(w->candidate.data + i, w->trial.data + i);
  }
}

//---------------------------------- projection ----------------------------------------------------

// sum_k weight_k (a_k - b_k)
static void sum_weighted(const DeformTouch* t, const double* a, const double* b, double u[3]) {
  zero3(u);
  for (int k = 0; k < t->n; k++) {
    const double *p = a + 3 * t->node[k], *q = b + 3 * t->node[k];
    for (int i = 0; i < 3; i++) u[i] += t->weight[k] * (p[i] - q[i]);
  }
}

static bool some_overlap(const DeformWork* w) {
  for (int i = 0; i < w->touch.count; i++)
    if (w->touch.data[i].gap < 0) return true;
  return false;
}

// Nodes share the way by their mobility. Several contacts of a node do not add up.
void touches_recover(DeformWork* w) {
  if (!some_overlap(w)) return;
  double *shift = w->shift.data, *x = w->x.data, *x0 = w->x0.data;
  memset(shift, 0, 3 * (size_t)w->nnode * sizeof *shift);
  for (int i = 0; i < w->touch.count; i++) {
    DeformTouch* t = w->touch.data + i;
    if (t->gap >= 0) continue;
    double own = 0, done = 0;
    for (int k = 0; k < t->n; k++) {
      own += t->weight[k] * t->weight[k] * w->w.data[t->node[k]];
      done += t->weight[k] * dot3(t->normal, shift + 3 * t->node[k]);
    }
    double left = -t->recover * t->gap - done;
    if (own <= 0 || left <= 0) continue;
    for (int k = 0; k < t->n; k++) {
      double by = left * t->weight[k] * w->w.data[t->node[k]] / own;
      addtoscl3(shift + 3 * t->node[k], t->normal, by);
    }
  }
  for (int i = 0; i < 3 * w->nnode; i++) {
    x[i] += shift[i];
    x0[i] += shift[i];
  }
}

// Mass times displacement p at a touch: nodes move, the mover gets the opposite impulse.
static void push_touch(DeformWork* w, const DeformTouch* t, const double p[3], double dt) {
  for (int k = 0; k < t->n; k++)
    addtoscl3(w->x.data + 3 * t->node[k], p, t->weight[k] * w->w.data[t->node[k]]);
  if (t->mover < 0) return;
  double impulse[6];
  scl3(impulse + 3, p, -1 / dt);
  cross3(impulse, t->arm, impulse + 3);
  movers_push(&w->movers, t->mover, impulse);
}

static void displacement_of(const DeformWork* w, const DeformTouch* t, double dt, double u[3]) {
  sum_weighted(t, w->x.data, w->x0.data, u);
  if (t->mover < 0) return;
  double away[3];
  mover_displacement(w->movers.at.data + t->mover, t->arm, dt, away);
  subfrom3(u, away);
}

// Can the overlap be removed without velocity? Pinned nodes push the mover instead.
static bool nodes_can_move(const DeformWork* w, const DeformTouch* t) {
  for (int k = 0; k < t->n; k++)
    if (t->weight[k] != 0 && w->w.data[t->node[k]] > 0) return true;
  return false;
}

// Stops the approach; u is the displacement before, and becomes the one after.
static void project_normal(DeformWork* w, DeformTouch* t, double dt, double u[3]) {
  double p[3];
  double gap = t->gap > 0 ? t->gap : nodes_can_move(w, t) ? 0 : t->recover * t->gap;
  double lambda = fmax(0, t->lambda - (gap + dot3(t->normal, u)) * t->inv);
  if (lambda == t->lambda) return;
  scl3(p, t->normal, lambda - t->lambda);
  t->lambda = lambda;
  push_touch(w, t, p, dt);
  if (t->mover < 0)
    addtoscl3(u, p, 1 / t->inv);
  else
    displacement_of(w, t, dt, u);
}

// slide = the one in the cone nearest to what stops all sliding
static void project_slide(DeformWork* w, DeformTouch* t, double dt, double u[3]) {
  double next[3], p[3], most = t->friction * t->lambda;
  addtoscl3(u, t->normal, -dot3(t->normal, u));
  addscl3(next, t->slide, u, -t->inv_slide);
  double size = norm3(next);
  if (size > most) scl3(next, next, most / size);
  sub3(p, next, t->slide);
  copy3(t->slide, next);
  push_touch(w, t, p, dt);
}

// Without a normal force there is no friction, and none to take back.
static bool can_slide(const DeformTouch* t) {
  return t->friction > 0 && (t->lambda > 0 || dot3(t->slide, t->slide) > 0);
}

void touches_project(DeformWork* w, double dt) {
  for (int i = 0; i < w->touch.count; i++) {
    DeformTouch* t = w->touch.data + i;
    double u[3];
    displacement_of(w, t, dt, u);
    project_normal(w, t, dt, u);
    if (can_slide(t)) project_slide(w, t, dt, u);
  }
}

// What both sides gain or lose by the force f of a contact. The mover moves on its own account; two
// bodies share by the mean of their motions, so that nothing is gained between them.
static void add_touch_work(DeformWork* w, const DeformTouch* t, const DeformCandidate* c,
                           const double f[3]) {
  double u[3] = {0, 0, 0};
  if (c->other < 0) {
    if (t->mover < 0) return;
    mover_mean_displacement(w->movers.at.data + t->mover, t->arm, w->dt, u);
    account_add(w->part.data + c->part, f, u);
    return;
  }
  for (int k = 0; k < t->n; k++) {
    double moved[3];
    sub3(moved, w->x.data + 3 * t->node[k], w->x0.data + 3 * t->node[k]);
    addtoscl3(u, moved, 0.5 * fabs(t->weight[k]));
  }
  account_add(w->part.data + c->part, f, u);
  scl3(u, u, -1);
  account_add(w->part.data + c->other, f, u);
}

static void push_geom(DeformWork* w, const GeomSlot* slot, const DeformTouch* t,
                      const double p[3]) {
  work_push_body(w, slot->place.m->geom_bodyid[slot->place.geom], t->mover, t->arm, p);
}

void touches_collect(DeformWork* w, double dt) {
  for (int i = 0; i < w->touch.count; i++) {
    const DeformTouch* t = w->touch.data + i;
    if (t->lambda == 0) continue;
    DeformCandidate* c = w->candidate.data + t->candidate;
    double p[3];
    scl3(p, t->normal, t->lambda / dt);
    addtoscl3(p, t->slide, 1 / dt);
    addto3(c->impulse, p);
    c->seen = true;
    double f[3];
    scl3(f, p, 1 / dt);
    add_touch_work(w, t, c, f);
    if (c->other < 0) push_geom(w, w->slot.data + c->b, t, p);
  }
}
