#include "compile/contact_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/sort.h"

#include <math.h>
#include <string.h>

static int pair_bodies(int body1, int body2) {
  CT_ASSERT(body1 >= 0 && body1 <= body2 && body2 < 65536); // resolve refuses more
  return (int)((unsigned)body1 << 16) + body2;
}

//---------------------------------- pairs ---------------------------------------------------------

static Status find_geom(Build* b, const BuildPair* p, int which, const ctString* name, int* id) {
  *id = build_find_unnamed(b, ctOBJ_GEOM, vectors_text(name));
  if (*id >= 0) return CT_OK;
  const char* attribute = which == 1 ? "geom1" : "geom2";
  return error_add(b->err, spec_place(&p->from->e, attribute),
                   "geom '%s' not found in collision %d", vectors_text(name), (int)(p - b->pair));
}

static void copy_numbers(double* to, const double* from, int n) {
  memcpy(to, from, (size_t)n * sizeof(*to));
}

// Sliding twice, torsional, rolling twice.
static void spread_friction(double to[5], const double from[3]) {
  const double spread[5] = {from[0], from[0], from[1], from[2], from[2]};
  copy_numbers(to, spread, 5);
}

// Weight of the first geom.
static double mix_of(const ctsGeom* a, const ctsGeom* c) {
  bool none1 = a->solmix < BUILD_EPS, none2 = c->solmix < BUILD_EPS;
  if (none1 && none2) return 0.5;
  if (none1) return 0;
  return none2 ? 1 : a->solmix / (a->solmix + c->solmix);
}

// What the pair leaves open comes from the geom of higher priority.
static void take_one(ctsPair* s, const ctsGeom* g) {
  if (!build_defined(s->friction[0])) spread_friction(s->friction, g->friction);
  if (!build_defined(s->solref[0])) copy_numbers(s->solref, g->solref, ctNREF);
  if (!build_defined(s->solimp[0])) copy_numbers(s->solimp, g->solimp, ctNIMP);
}

// Or from both.
//
// QUIRK(pair-solref; test_contact_build:what_is_open_comes_from_the_geoms): A pair without solref
// takes the smaller numbers of its two geoms, also where contacts of the same geoms mix them.
static void take_both(ctsPair* s, const ctsGeom* a, const ctsGeom* c) {
  double mix = mix_of(a, c), friction[3];
  for (int i = 0; i < 3; i++) friction[i] = fmax(a->friction[i], c->friction[i]);
  if (!build_defined(s->friction[0])) spread_friction(s->friction, friction);
  if (!build_defined(s->solref[0])) {
    for (int i = 0; i < ctNREF; i++) s->solref[i] = fmin(a->solref[i], c->solref[i]);
  }
  if (!build_defined(s->solimp[0])) {
    for (int i = 0; i < ctNIMP; i++) s->solimp[i] = mix * a->solimp[i] + (1 - mix) * c->solimp[i];
  }
}

static void complete_pair(ctsPair* s, const ctsGeom* a, const ctsGeom* c) {
  if (!build_defined(s->margin)) s->margin = fmax(a->margin, c->margin);
  if (!build_defined(s->gap)) s->gap = fmax(a->gap, c->gap);
  if (a->priority == c->priority) {
    take_both(s, a, c);
  } else {
    take_one(s, a->priority > c->priority ? a : c);
  }
}

static Status build_pair(Build* b, BuildPair* p) {
  int condim = p->s.condim;
  if (condim != 1 && condim != 3 && condim != 4 && condim != 6) {
    return error_add(b->err, spec_place(&p->from->e, "condim"), "invalid condim in contact pair");
  }
  TRY(find_geom(b, p, 1, p->s.geomname1, &p->geom1));
  TRY(find_geom(b, p, 2, p->s.geomname2, &p->geom2));
  if (b->geom[p->geom1].body > b->geom[p->geom2].body) {
    int swap = p->geom1;
    p->geom1 = p->geom2;
    p->geom2 = swap;
  }
  CT_ASSERT(build_has(p->geom1, b->ngeom) && build_has(p->geom2, b->ngeom));
  BuildGeom *a = b->geom + p->geom1, *c = b->geom + p->geom2;
  p->signature = pair_bodies(a->body, c->body);
  a->visual = c->visual = false;
  complete_pair(&p->s, &a->s, &c->s);
  return CT_OK;
}

Status contact_build_pairs(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->npair; i++) {
    if (build_pair(b, b->pair + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- excludes ------------------------------------------------------

static Status find_body(Build* b, const BuildExclude* x, int which, const ctString* name, int* id) {
  *id = build_find_unnamed(b, ctOBJ_BODY, vectors_text(name));
  if (*id >= 0) return CT_OK;
  const char* attribute = which == 1 ? "body1" : "body2";
  return error_add(b->err, spec_place(&x->from->e, attribute), "body '%s' not found in bodypair %d",
                   vectors_text(name), (int)(x - b->exclude));
}

Status contact_build_excludes(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nexclude; i++) {
    BuildExclude* x = b->exclude + i;
    int body1, body2;
    if (find_body(b, x, 1, x->s.bodyname1, &body1) != CT_OK ||
        find_body(b, x, 2, x->s.bodyname2, &body2) != CT_OK) {
      status = CT_FAIL;
      continue;
    }
    x->signature = body1 < body2 ? pair_bodies(body1, body2) : pair_bodies(body2, body1);
  }
  return status;
}

//---------------------------------- order ---------------------------------------------------------

#define BEFORE(x, y, ctx) ((x)->signature < (y)->signature)
SORT_DEFINE(sort_pairs, BuildPair, BEFORE)
SORT_DEFINE(sort_excludes, BuildExclude, BEFORE)

Status contact_build_sort(Build* b) {
  BuildPair* pairs = alloc_bytes((size_t)b->npair * sizeof(*pairs));
  BuildExclude* excludes = alloc_bytes((size_t)b->nexclude * sizeof(*excludes));
  Status status = pairs && excludes ? CT_OK : build_no_memory(b);
  if (status == CT_OK) {
    sort_pairs(b->pair, pairs, b->npair, NULL);
    sort_excludes(b->exclude, excludes, b->nexclude, NULL);
    for (int i = 1; i < b->npair; i++) CT_ASSERT(b->pair[i - 1].signature <= b->pair[i].signature);
  }
  alloc_free(pairs);
  alloc_free(excludes);
  return status;
}
