// Bounding spheres of all pairs of geoms, then their boxes, are compared in lanes, which replaces
// the broad and the middle phase: they never let go of a pair that touches. What is near goes
// through the narrow phase world by world. Where a contact is so shallow that rounding decides
// about its boxes, the world is searched as ct_step does.
#include "lanes/lane_collide.h"

#include "base/alloc.h"
#include "collide/contact.h"
#include "geom/shape.h"

// How two geoms are compared: by their spheres, by the height of the second above the first, a
// plane; or not at all.
typedef enum PairForm { BY_SPHERES, BY_HEIGHT, ALWAYS_NEAR } PairForm;

typedef struct LanePair {
  int a, b; // BY_HEIGHT: a is the plane
  PairForm form;
  double reach; // radii and margin; squared for spheres
  double gap;   // boxes that are farther apart do not touch: margin, and more than rounding
} LanePair;

static LanePair lane_pair_of(const ctModel* m, const Candidate* c) {
  double r1 = m->geom_rbound[c->g1], r2 = m->geom_rbound[c->g2];
  double margin = contact_margin(m, c->g1, c->g2, c->pair), reach = r1 + r2 + margin;
  double gap = margin + 1e-5 + 1e-9 * (r1 + r2);
  if (r1 > 0 && r2 > 0) return (LanePair){c->g1, c->g2, BY_SPHERES, reach * reach, gap};
  if (shape_is_plane(m->geom_type[c->g1]) && r2 > 0)
    return (LanePair){c->g1, c->g2, BY_HEIGHT, margin + r2, gap};
  if (shape_is_plane(m->geom_type[c->g2]) && r1 > 0)
    return (LanePair){c->g2, c->g1, BY_HEIGHT, margin + r1, gap};
  return (LanePair){c->g1, c->g2, ALWAYS_NEAR, 0, 0};
}

bool lane_collide_init(LaneGroup* g) {
  size_t n = (size_t)g->pairs.n + 1;
  if (!g->pairs.at) return true;
  g->pair = alloc_zero(n * sizeof *g->pair);
  g->near = alloc_zero(n * sizeof *g->near * CT_LANES);
  if (!g->pair || !g->near) return false;
  for (int k = 0; k < g->pairs.n; k++) g->pair[k] = lane_pair_of(g->m, g->pairs.at + k);
  return true;
}

void lane_collide_free(LaneGroup* g) {
  alloc_free(g->pair);
  alloc_free(g->near);
}

REAL_INLINE mask is_apart(const LaneData* d, const LanePair* p) {
  const real *x = d->geom_xpos + 3 * p->a, *y = d->geom_xpos + 3 * p->b;
  real d0 = x[0] - y[0], d1 = x[1] - y[1], d2 = x[2] - y[2];
  if (p->form == BY_SPHERES) return d0 * d0 + d1 * d1 + d2 * d2 > real_set(p->reach);
  const real* mat = d->geom_xmat + 9 * p->a;
  return real_set(0) - (d0 * mat[2] + d1 * mat[5] + d2 * mat[8]) > real_set(p->reach);
}

// The box around a geom: axes are the columns of mat.
typedef struct LaneBox {
  const real* mat;
  const double* half;
  real centre[3];
} LaneBox;

static LaneBox box_around(const ctModel* m, const LaneData* d, int g) {
  const double* box = m->geom_aabb + 6 * g;
  LaneBox r = {.mat = d->geom_xmat + 9 * g, .half = box + 3};
  for (int i = 0; i < 3; i++) {
    const real* row = r.mat + 3 * i;
    r.centre[i] = d->geom_xpos[3 * g + i] + (row[0] * box[0] + row[1] * box[1] + row[2] * box[2]);
  }
  return r;
}

// Component of v along axis k of a box.
REAL_INLINE real along_axis(const LaneBox* b, int k, const real* v) {
  return b->mat[k] * v[0] + b->mat[3 + k] * v[1] + b->mat[6 + k] * v[2];
}

static mask is_above_plane(const ctModel* m, const LaneData* d, const LanePair* p) {
  LaneBox b = box_around(m, d, p->b);
  const real *mat = d->geom_xmat + 9 * p->a, *at = d->geom_xpos + 3 * p->a;
  real normal[3] = {mat[2], mat[5], mat[8]}, height = real_set(0), low = height;
  for (int k = 0; k < 3; k++) {
    height += normal[k] * (b.centre[k] - at[k]);
    low += b.half[k] * real_abs(along_axis(&b, k, normal));
  }
  return height - low > real_set(p->gap);
}

// Does a plane along a face of one box lie between both?
static mask are_boxes_apart(const ctModel* m, const LaneData* d, const LanePair* p) {
  LaneBox a = box_around(m, d, p->a), b = box_around(m, d, p->b);
  real away[3], reach[3];
  const real gap = real_set(p->gap);
  for (int k = 0; k < 3; k++) {
    away[k] = b.centre[k] - a.centre[k];
    reach[k] = real_set(b.half[k]);
  }
  mask apart = {0};
  for (int i = 0; i < 3; i++) {
    const real axis[3] = {a.mat[i], a.mat[3 + i], a.mat[6 + i]};
    real extent = real_set(a.half[i]);
    for (int j = 0; j < 3; j++) {
      real c = real_abs(along_axis(&b, j, axis));
      extent += b.half[j] * c;
      reach[j] += a.half[i] * c;
    }
    apart |= real_abs(along_axis(&a, i, away)) - extent > gap;
  }
  for (int j = 0; j < 3; j++) apart |= real_abs(along_axis(&b, j, away)) - reach[j] > gap;
  return apart;
}

// Lanes in which the boxes of a pair, whose spheres are near, keep it apart.
static unsigned keep_apart(const ctModel* m, const LaneData* d, const LanePair* p) {
  return real_bits(p->form == BY_HEIGHT ? is_above_plane(m, d, p) : are_boxes_apart(m, d, p));
}

// The near pairs of each world, in the order of the list.
static void find_near_pairs(LaneGroup* g, int* count) {
  const LaneData* d = lane_data(g);
  int n = g->pairs.n;
  for (int i = 0; i < n; i++) {
    const LanePair* p = g->pair + i;
    unsigned near = ~0u;
    if (p->form != ALWAYS_NEAR) near = ~real_bits(is_apart(d, p));
    near &= (1u << g->n) - 1;
    if (near && p->form != ALWAYS_NEAR) near &= ~keep_apart(g->m, d, p);
    for (; near; near &= near - 1) {
      int k = __builtin_ctz(near);
      g->near[k * (n + 1) + count[k]++] = g->pairs.at[i];
    }
  }
}

#define READS_NEAR(X) X(geom_xpos) X(geom_xmat)
#define READS_CONTACTS(X) READS_NEAR(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat)

static void collide_near(LaneGroup* g) {
  int count[CT_LANES] = {0}, most = 0;
  lane_move_in(g, LANE_SET(READS_NEAR));
  find_near_pairs(g, count);
  for (int k = 0; k < g->n; k++) most = count[k] > most ? count[k] : most;
  WorldNumber start = g->time.on ? lane_clock() : 0;
  if (most > 0) lane_move_out(g, LANE_SET(READS_NEAR));
  for (int k = 0; k < g->n; k++) {
    if (g->alone >> k & 1) continue;
    if (g->stage->collide_listed(g->model, g->world[k], g->near + k * (g->pairs.n + 1), count[k]))
      continue;
    lane_move_out(g, LANE_SET(READS_CONTACTS));
    g->stage->collide(g->model, g->world[k]);
  }
  if (g->time.on) g->time.alone += lane_clock() - start;
}

void lane_collide(LaneGroup* g) {
  if (g->pair && !g->marks)
    collide_near(g);
  else
    lane_run_worlds(g, g->stage->collide, LANE_SET(READS_CONTACTS), (LaneSet){{0}});
}
