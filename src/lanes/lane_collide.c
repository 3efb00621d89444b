// Bounding spheres of all pairs of geoms are compared in lanes, which replaces the broad and the
// middle phase: they never let go of a pair that touches. What is near goes through the narrow
// phase world by world. Where a contact is so shallow that rounding decides about its boxes, the
// world is searched as ct_step does.
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
} LanePair;

static LanePair lane_pair_of(const ctModel* m, const Candidate* c) {
  double r1 = m->geom_rbound[c->g1], r2 = m->geom_rbound[c->g2];
  double margin = contact_margin(m, c->g1, c->g2, c->pair), reach = r1 + r2 + margin;
  if (r1 > 0 && r2 > 0) return (LanePair){c->g1, c->g2, BY_SPHERES, reach * reach};
  if (shape_is_plane(m->geom_type[c->g1]) && r2 > 0)
    return (LanePair){c->g1, c->g2, BY_HEIGHT, margin + r2};
  if (shape_is_plane(m->geom_type[c->g2]) && r1 > 0)
    return (LanePair){c->g2, c->g1, BY_HEIGHT, margin + r1};
  return (LanePair){c->g1, c->g2, ALWAYS_NEAR, 0};
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

// The near pairs of each world, in the order of the list.
static void find_near_pairs(LaneGroup* g, int* count) {
  const LaneData* d = lane_data(g);
  int n = g->pairs.n;
  for (int i = 0; i < n; i++) {
    const LanePair* p = g->pair + i;
    unsigned near = ~0u;
    if (p->form != ALWAYS_NEAR) near = ~real_bits(is_apart(d, p));
    near &= (1u << g->n) - 1;
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
  double start = g->time.on ? lane_clock() : 0;
  if (most > 0) lane_move_out(g, LANE_SET(READS_NEAR));
  for (int k = 0; k < g->n; k++) {
    if (g->alone >> k & 1) continue;
    if (g->stage->collide_listed(g->m, g->world[k], g->near + k * (g->pairs.n + 1), count[k]))
      continue;
    lane_move_out(g, LANE_SET(READS_CONTACTS));
    g->stage->collide(g->m, g->world[k]);
  }
  if (g->time.on) g->time.alone += lane_clock() - start;
}

void lane_collide(LaneGroup* g) {
  if (g->pair && !g->marks)
    collide_near(g);
  else
    lane_run_worlds(g, g->stage->collide, LANE_SET(READS_CONTACTS), (LaneSet){{0}});
}
