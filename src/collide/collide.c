// Invariant: the contacts are the first bytes of the arena, and behind them lie lists of one search
// only: pairs of bodies, candidates, touches. Pairs, pair elements and excluded pairs are ascending
// by signature; touches are in the order of candidates, and contacts in the order of touches.
#include "collide/collide.h"

#include "base/assert.h"
#include "collide/body_filter.h"
#include "collide/broadphase.h"
#include "collide/candidates.h"
#include "collide/col_convex.h"
#include "collide/col_exact.h"
#include "collide/col_flex.h"
#include "collide/contact.h"
#include "collide/midphase.h"
#include "collide/midphase_flex.h"
#include "collide/narrowphase.h"
#include "collide/placed.h"
#include "model/data.h"
#include "model/names.h"
#include "model/timer.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- pairs of geoms ------------------------------------------------

static uint64_t pair_signature(const ctModel* m, int k) {
  uint32_t s = (uint32_t)m->pair_signature[k];
  return (uint64_t)(s >> 16) << 32 | (s & 0xffff);
}

// The signature of an excluded pair of bodies, as that of a pair of bodies.
static uint64_t exclude_signature(const ctModel* m, int k) {
  uint32_t s = (uint32_t)m->exclude_signature[k];
  return (uint64_t)(s >> 16) << 32 | (s & 0xffff);
}

// Does the midphase search these bodies? Its candidates are sorted.
static bool has_midphase(const ctModel* m, int b1, int b2) {
  bool trees = m->body_bvhadr[b1] >= 0 && m->body_bvhadr[b2] >= 0 &&
               !(m->opt.disableflags & ctDSBL_MIDPHASE);
  return trees && !(m->body_geomnum[b1] == 1 && m->body_geomnum[b2] == 1);
}

static void body_pair(Candidates* c, int b1, int b2) {
  const ctModel* m = c->m;
  CT_ASSERT(b1 >= 0 && b1 < b2 && b2 < m->nbody);
  int adr1 = m->body_geomadr[b1], adr2 = m->body_geomadr[b2];
  int num1 = m->body_geomnum[b1], num2 = m->body_geomnum[b2];
  if (has_midphase(m, b1, b2)) {
    midphase(c, b1, b2);
    return;
  }
  for (int i = 0; i < num1; i++) {
    for (int j = 0; j < num2; j++) candidates_geoms(c, adr1 + i, adr2 + j);
  }
}

// Numbers from nbody on are flexes.
static void object_pair(Candidates* c, int a, int b) {
  int nbody = (int)c->m->nbody;
  CT_ASSERT(a < b && b < nbody + c->m->nflex);
  if (b < nbody)
    body_pair(c, a, b);
  else if (a < nbody)
    midphase_flex_body(c, a, b - nbody);
  else
    midphase_flex_pair(c, a - nbody, b - nbody);
}

// Pair elements are independent of the search: they come in the order of their bodies, before what
// is found for the same bodies, and replace it.
static Candidates find_candidates(const ctModel* m, ctData* d, BodyPairs bodies) {
  Candidates c = candidates_begin(m, d);
  int next = 0, gone = 0; // pair elements and excluded pairs are in order, too
  uint64_t last = UINT64_MAX;
  for (int i = 0; i < bodies.n && !c.full; i++) {
    uint64_t sig = bodies.pair[i];
    CT_ASSERT(i == 0 || bodies.pair[i - 1] <= sig);
    if (sig == last) continue;
    last = sig;
    for (; next < m->npair && pair_signature(m, next) < sig; next++) candidates_pair(&c, next);
    c.from = next;
    for (; next < m->npair && pair_signature(m, next) == sig; next++) candidates_pair(&c, next);
    c.to = next;
    while (gone < m->nexclude && exclude_signature(m, gone) < sig) gone++;
    if (gone < m->nexclude && exclude_signature(m, gone) == sig) continue;
    object_pair(&c, (int)(sig >> 32), (int)(sig & UINT32_MAX));
  }
  for (; next < m->npair; next++) candidates_pair(&c, next);
  for (int f = 0; f < m->nflex; f++) midphase_flex_self(&c, f);
  return c;
}

// Everything that two bodies may add to the list, wherever they are.
static void list_bodies(Candidates* c, int b1, int b2) {
  const ctModel* m = c->m;
  int start = c->n;
  for (int i = 0; i < m->body_geomnum[b1]; i++) {
    for (int j = 0; j < m->body_geomnum[b2]; j++)
      candidates_near_geoms(c, m->body_geomadr[b1] + i, m->body_geomadr[b2] + j);
  }
  if (has_midphase(m, b1, b2) && c->n - start > 1 && !candidates_sort(c, start)) c->full = true;
}

int collide_list(const ctModel* m, ctData* d, const Candidate** list) {
  data_arena_clear(d);
  Candidates c = candidates_begin(m, d);
  int next = 0, gone = 0;
  for (int b1 = 0; b1 < m->nbody && !c.full; b1++) {
    for (int b2 = b1 + 1; b2 < m->nbody; b2++) {
      uint64_t sig = broadphase_signature(b1, b2);
      for (; next < m->npair && pair_signature(m, next) < sig; next++)
        candidates_listed_pair(&c, next);
      c.from = next;
      for (; next < m->npair && pair_signature(m, next) == sig; next++)
        candidates_listed_pair(&c, next);
      c.to = next;
      while (gone < m->nexclude && exclude_signature(m, gone) < sig) gone++;
      bool excluded = gone < m->nexclude && exclude_signature(m, gone) == sig;
      BodyFilter f = body_filter(m, b1), g = body_filter(m, b2);
      if (!excluded && !body_filter_bars(&f, &g)) list_bodies(&c, b1, b2);
    }
  }
  for (; next < m->npair; next++) candidates_listed_pair(&c, next);
  *list = c.at;
  return c.full ? -1 : c.n;
}

//---------------------------------- contacts ------------------------------------------------------

// What a collider finds, without the parameters.
typedef struct Touch {
  double dist, pos[3], frame[6];
  int candidate;
} Touch;

typedef struct Touches {
  Touch* at;
  int n;
  bool full;
} Touches;

// A collider of the user need not write tangents.
static void clear_tangents(ctContact* con) {
  for (int i = 0; i < ctMAXCONPAIR; i++) zero3(con[i].frame + 3);
}

int collide_candidate(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  if (c->f2 >= 0) return col_flex(m, d, con, c);
  double margin = contact_margin(m, c->g1, c->g2, c->pair);
  int type1 = m->geom_type[c->g1], type2 = m->geom_type[c->g2];
  ctfCollision collider = narrowphase_of(d, type1, type2);
  if (collider != narrowphase[type1][type2])
    clear_tangents(con);
  else if (col_exact_applies(m, c->g1, c->g2))
    return col_exact(m, d, con, c->g1, c->g2, margin);
  return collider(m, d, con, c->g1, c->g2, margin);
}

static Touches collide_candidates(const ctModel* m, ctData* d, const Candidates* c) {
  Arena* arena = data_arena(d);
  Touches t = {.at = arena_push(arena, 0, _Alignof(Touch))};
  ctContact con[ctMAXCONPAIR];
  for (int i = 0; i < c->n; i++) {
    int n = collide_candidate(m, d, con, c->at + i);
    if (n < 0 || n > ctMAXCONPAIR) { // a collider of the user's
      data_warn(d, ctWARN_CONTACTFULL, n,
                "a collider returned %d contacts; at most %d are possible", n, ctMAXCONPAIR);
      n = n < 0 ? 0 : ctMAXCONPAIR;
    }
    CT_ASSERT(n >= 0 && n <= ctMAXCONPAIR);
    Touch* room = arena_push(arena, (size_t)n * sizeof *room, _Alignof(Touch));
    if (!room) {
      t.full = true;
      return t;
    }
    for (int k = 0; k < n; k++) {
      room[k].dist = con[k].dist;
      copy3(room[k].pos, con[k].pos);
      copy6(room[k].frame, con[k].frame);
      room[k].candidate = i;
    }
    t.n += n;
  }
  return t;
}

static Touches find_touches(const ctModel* m, ctData* d, const Candidates* c) {
  if (m->nmesh == 0) return collide_candidates(m, d, c);
  HullCache hulls;
  col_convex_cache(&hulls);
  data_own(d)->hulls = &hulls;
  Touches t = collide_candidates(m, d, c);
  data_own(d)->hulls = NULL;
  return t;
}

static void param_of(const ctModel* m, ContactParam* p, const Candidate* c) {
  if (c->f2 >= 0) {
    col_flex_param(m, p, c);
  } else if (c->pair >= 0) {
    contact_pair(m, p, c->pair);
  } else {
    ContactSide a = contact_geom(m, c->g1), b = contact_geom(m, c->g2);
    contact_mix(m, p, &a, &b);
  }
}

static void fill_from_touch(ctContact* con, const Touch* t, const Candidate* c,
                            const ContactParam* p) {
  con->dist = t->dist;
  copy3(con->pos, t->pos);
  copy6(con->frame, t->frame);
  con->geom[0] = c->g1;
  con->geom[1] = c->g2;
  for (int i = 0; i < 2; i++) con->flex[i] = con->elem[i] = con->vert[i] = -1;
  if (c->f2 >= 0) col_flex_sides(con, c);
  contact_finish(con, p);
}

// Contacts are the first thing in the arena. The lists lie there too: they move behind the place of
// n contacts.
static bool make_room(ctData* d, Candidates* c, Touches* t, int n) {
  Arena* arena = data_arena(d);
  unsigned char* from = (unsigned char*)c->at;
  size_t need = (size_t)n * sizeof(ctContact), start = (size_t)(from - arena->base);
  if (need <= start) return true;
  CT_ASSERT(start <= arena->used && (unsigned char*)t->at >= from);
  size_t bytes = arena->used - start;
  if (!arena_push(arena, need - start, 1)) return false;
  memmove(arena->base + need, from, bytes);
  c->at = (Candidate*)(void*)(arena->base + need);
  t->at = (Touch*)(void*)((unsigned char*)t->at + (need - start));
  return true;
}

// The object on one side of a candidate: "geom 3 (floor)".
typedef struct NamedSide {
  const char *type, *name;
  int id;
} NamedSide;

static NamedSide named_side(const ctModel* m, int geom, int flex) {
  const char* name = flex < 0 ? names_get(m, ctOBJ_GEOM, geom) : names_get(m, ctOBJ_FLEX, flex);
  return (NamedSide){flex < 0 ? "geom" : "flex", name ? name : "unnamed", flex < 0 ? geom : flex};
}

static void warn_contacts_lost(const ctModel* m, ctData* d, int n, const Candidate* c) {
  NamedSide a = named_side(m, c->g1, c->f1), b = named_side(m, c->g2, c->f2);
  data_warn(d, ctWARN_CONTACTFULL, n,
            "no memory for more than %d contacts: first lost is of %s %d (%s) and %s %d (%s)", n,
            a.type, a.id, a.name, b.type, b.id, b.name);
}

static void make_all_contacts(const ctModel* m, ctData* d, Candidates* c, Touches* t) {
  size_t limit = data_own(d)->limit / sizeof(ctContact);
  int n = (size_t)t->n > limit ? (int)limit : t->n;
  while (n > 0 && !make_room(d, c, t, n)) n /= 2;
  ctContact* con = (ctContact*)(void*)data_arena(d)->base;
  ContactParam param;
  for (int i = 0; i < n; i++) {
    CT_ASSERT(t->at[i].candidate >= 0 && t->at[i].candidate < c->n);
    CT_ASSERT(i == 0 || t->at[i - 1].candidate <= t->at[i].candidate);
    const Candidate* pair = c->at + t->at[i].candidate;
    if (i == 0 || t->at[i].candidate != t->at[i - 1].candidate) param_of(m, &param, pair);
    fill_from_touch(con + i, t->at + i, pair, &param);
  }
  if (n < t->n) warn_contacts_lost(m, d, n, c->at + t->at[n].candidate);
  data_arena_release(d, (size_t)n * sizeof(ctContact));
  d->contact = con;
  d->ncon = n;
  if ((cttSize)d->parena > d->maxuse_arena) d->maxuse_arena = (cttSize)d->parena;
}

// Room for a few more contacts than there were, before the lists: then they need not move.
static void expect_contacts(ctData* d, int most) {
  size_t n = (size_t)most + (size_t)most / 8 + 8;
  arena_push(data_arena(d), n * sizeof(ctContact), _Alignof(ctContact));
}

// Clear the marks of the last search. Trees are searched from their roots, so a tree whose root is
// not marked has no marks; most nodes are of meshes, which have marks only where a mesh without
// octree met a distance field.
static void clear_marks(const ctModel* m, ctData* d) {
  if (!m->vis.global.bvactive || m->nbvh == 0) return;
  cttByte* active = d->bvh_active;
  for (int b = 0; b < m->nbody; b++) {
    int adr = m->body_bvhadr[b];
    if (adr >= 0 && active[adr]) memset(active + adr, 0, (size_t)m->body_bvhnum[b]);
  }
  for (int f = 0; f < m->nflex; f++) {
    int adr = m->flex_bvhadr[f];
    if (adr >= 0 && active[adr]) memset(active + adr, 0, (size_t)m->flex_bvhnum[f]);
  }
  for (int i = 0; i < m->nmesh; i++) {
    int adr = m->mesh_bvhadr[i];
    if (m->mesh_bvhnum[i] && active[adr]) memset(active + adr, 0, (size_t)m->mesh_bvhnum[i]);
  }
}

void collide(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  int most = d->ncon > d->maxuse_con ? d->ncon : d->maxuse_con;
  data_arena_clear(d);
  clear_marks(m, d);
  if (m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_CONTACT) || m->nbody + m->nflex < 2) return;

  expect_contacts(d, most);
  BodyPairs bodies;
  cttNum part = timer_start(d);
  bool found = broadphase(m, d, &bodies);
  timer_end(d, ctTIMER_COL_BROAD, part);
  if (!found) {
    data_arena_clear(d);
    data_warn(d, ctWARN_CONTACTFULL, 0, "no memory for the pairs of bodies: no contacts");
    return;
  }
  part = timer_start(d);
  Candidates c = find_candidates(m, d, bodies);
  Touches t = find_touches(m, d, &c);
  if (t.n > 0)
    make_all_contacts(m, d, &c, &t);
  else
    data_arena_clear(d);
  if (c.full || t.full)
    data_warn(d, ctWARN_CONTACTFULL, d->ncon, "no memory for all pairs: contacts are lost");
  timer_end(d, ctTIMER_COL_NARROW, part);
  timer_end(d, ctTIMER_POS_COLLISION, start);
}

// Do all contacts lie inside of the margin by so much that spheres and boxes around the geoms
// overlap beyond rounding? Then the broad and the middle phase let these pairs through.
static bool are_deep(const ctModel* m, const Candidates* c, const Touches* t) {
  const double eps = 1e-6;
  for (int i = 0; i < t->n; i++) {
    const Candidate* x = c->at + t->at[i].candidate;
    const double* p = t->at[i].pos;
    double size = 1 + m->geom_rbound[x->g1] + m->geom_rbound[x->g2];
    double slack = eps * (size + fabs(p[0]) + fabs(p[1]) + fabs(p[2]));
    if (!(t->at[i].dist < contact_margin(m, x->g1, x->g2, x->pair) - slack)) return false;
  }
  return true;
}

bool collide_listed(const ctModel* m, ctData* d, const Candidate* list, int n) {
  int most = d->ncon > d->maxuse_con ? d->ncon : d->maxuse_con;
  data_arena_clear(d);
  clear_marks(m, d);
  if (n == 0) return true;
  CT_ASSERT(!(m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_CONTACT)));
  expect_contacts(d, most);
  Candidates c = candidates_begin(m, d);
  for (int i = 0; i < n; i++) candidates_add(&c, list[i]);
  Touches t = find_touches(m, d, &c);
  if (c.full || t.full || !are_deep(m, &c, &t)) return false;
  if (t.n > 0)
    make_all_contacts(m, d, &c, &t);
  else
    data_arena_clear(d);
  return true;
}

// A side is a geom, or an element or a vertex of a flex.
static bool side_exists(const ctModel* m, const ctContact* con, int side) {
  int geom = con->geom[side], f = con->flex[side];
  if (geom >= 0) return geom < m->ngeom;
  if (f < 0 || f >= m->nflex) return false;
  int elem = con->elem[side], vert = con->vert[side];
  return (0 <= vert && vert < m->flex_vertnum[f]) || (0 <= elem && elem < m->flex_elemnum[f]);
}

static bool dim_exists(int dim) { return dim == 1 || dim == 3 || dim == 4 || dim == 6; }

int ct_addContact(const ctModel* m, ctData* d, const ctContact* con) {
  if (!dim_exists(con->dim) || !side_exists(m, con, 0) || !side_exists(m, con, 1)) {
    data_warn(d, -1, con->dim, "a contact of %d dimensions between geoms %d and %d is not added",
              con->dim, con->geom[0], con->geom[1]);
    return 1;
  }
  data_arena_clear_rows(d);
  ctContact* room = data_arena_push(d, sizeof *room, _Alignof(ctContact));
  if (!room) {
    data_warn(d, ctWARN_CONTACTFULL, d->ncon, "no memory for more than %d contacts", d->ncon);
    return 1;
  }
  *room = *con;
  if (d->ncon == 0) d->contact = room;
  d->ncon++;
  return 0;
}
