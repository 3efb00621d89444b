#include "collide/candidates.h"

#include "base/assert.h"
#include "base/sort.h"
#include "collide/contact.h"
#include "collide/narrowphase.h"
#include "collide/placed.h"
#include "geom/shape.h"
#include "model/data.h"

Candidates candidates_begin(const ctModel* m, ctData* d) {
  Arena* arena = data_arena(d);
  void* at = arena_push(arena, 0, _Alignof(Candidate));
  return (Candidates){.m = m, .d = d, .arena = arena, .at = at, .full = !at};
}

void candidates_add(Candidates* c, Candidate pair) {
  CT_ASSERT(pair.pair >= CANDIDATE_ELEM_FACE && pair.pair < c->m->npair);
  CT_ASSERT((pair.f2 >= 0) == (pair.pair < -1)); // only parts of flexes have a kind below -1
  Candidate* room = arena_push(c->arena, sizeof(Candidate), _Alignof(Candidate));
  if (room) {
    *room = pair;
    c->n++;
  } else {
    c->full = true;
  }
}

static void add_ordered_pair(Candidates* c, int g1, int g2, int pair) {
  const int* type = c->m->geom_type;
  CT_ASSERT(g1 >= 0 && g1 < c->m->ngeom && g2 >= 0 && g2 < c->m->ngeom);
  bool swap = type[g1] > type[g2];
  Candidate x = {swap ? g2 : g1, swap ? g1 : g2, pair, -1, -1};
  if (narrowphase_of(c->d, type[x.g1], type[x.g2])) candidates_add(c, x);
}

static double plane_height(const ctData* d, int plane, int g) {
  const double *at = d->geom_xpos + 3 * plane, *x = d->geom_xpos + 3 * g;
  const double* mat = d->geom_xmat + 9 * plane;
  return (x[0] - at[0]) * mat[2] + (x[1] - at[1]) * mat[5] + (x[2] - at[2]) * mat[8];
}

bool candidates_apart(const ctModel* m, const ctData* d, int g1, int g2, double margin) {
  double r1 = m->geom_rbound[g1], r2 = m->geom_rbound[g2];
  if (r1 > 0 && r2 > 0) {
    double dif[3], reach = r1 + r2 + margin;
    sub3(dif, d->geom_xpos + 3 * g1, d->geom_xpos + 3 * g2);
    return dot3(dif, dif) > reach * reach;
  }
  if (shape_is_plane(m->geom_type[g1]) && r2 > 0) return plane_height(d, g1, g2) > margin + r2;
  if (shape_is_plane(m->geom_type[g2]) && r1 > 0) return plane_height(d, g2, g1) > margin + r1;
  return false;
}

static bool is_pair(const Candidates* c, int g1, int g2) {
  const int *p1 = c->m->pair_geom1, *p2 = c->m->pair_geom2;
  CT_ASSERT(c->from >= 0 && c->from <= c->to && c->to <= c->m->npair);
  for (int k = c->from; k < c->to; k++) {
    if ((p1[k] == g1 && p2[k] == g2) || (p1[k] == g2 && p2[k] == g1)) return true;
  }
  return false;
}

// The user's filter replaces the masks; it gets the geoms ordered by type.
static bool is_masked(const Candidates* c, int g1, int g2) {
  const ctModel* m = c->m;
  ctfConFilt filter = data_own(c->d)->hook.contactfilter;
  bool swap = m->geom_type[g1] > m->geom_type[g2];
  if (filter) return filter(m, c->d, swap ? g2 : g1, swap ? g1 : g2) != 0;
  return !(m->geom_contype[g1] & m->geom_conaffinity[g2]) &&
         !(m->geom_contype[g2] & m->geom_conaffinity[g1]);
}

void candidates_near_geoms(Candidates* c, int g1, int g2) {
  if (!is_pair(c, g1, g2) && !is_masked(c, g1, g2)) add_ordered_pair(c, g1, g2, -1);
}

void candidates_geoms(Candidates* c, int g1, int g2) {
  if (!candidates_apart(c->m, c->d, g1, g2, contact_margin(c->m, g1, g2, -1)))
    candidates_near_geoms(c, g1, g2);
}

static bool is_awake(const ctModel* m, const ctData* d, int g) {
  return d->body_awake[m->geom_bodyid[g]] == ctS_AWAKE;
}

void candidates_listed_pair(Candidates* c, int pair) {
  add_ordered_pair(c, c->m->pair_geom1[pair], c->m->pair_geom2[pair], pair);
}

void candidates_pair(Candidates* c, int pair) {
  CT_ASSERT(pair >= 0 && pair < c->m->npair);
  int g1 = c->m->pair_geom1[pair], g2 = c->m->pair_geom2[pair];
  bool sleep = (c->m->opt.enableflags & ctENBL_SLEEP) != 0;
  if (sleep && !is_awake(c->m, c->d, g1) && !is_awake(c->m, c->d, g2)) return;
  if (!candidates_apart(c->m, c->d, g1, g2, contact_margin(c->m, g1, g2, pair)))
    add_ordered_pair(c, g1, g2, pair);
}

static bool candidate_before(const Candidate* a, const Candidate* b, const void* ctx) {
  (void)ctx;
  return a->g1 != b->g1 ? a->g1 < b->g1 : a->g2 < b->g2;
}

SORT_DEFINE(sort_candidates, Candidate, candidate_before)

void candidates_drop(Candidates* c, int start) {
  CT_ASSERT(start >= 0 && start <= c->n);
  arena_release(c->arena, arena_mark(c->arena) - (size_t)(c->n - start) * sizeof(Candidate));
  c->n = start;
}

bool candidates_sort(Candidates* c, int start) {
  int n = c->n - start;
  CT_ASSERT(start >= 0 && n >= 0);
  size_t mark = arena_mark(c->arena);
  Candidate* tmp = NULL;
  if (n > SORT_RUN) {
    tmp = arena_push(c->arena, (size_t)n * sizeof *tmp, _Alignof(Candidate));
    if (!tmp) return false;
  }
  sort_candidates(c->at + start, tmp, n, NULL);
  arena_release(c->arena, mark);
  return true;
}
