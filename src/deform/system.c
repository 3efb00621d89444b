// The constraints of a shape. Batches are made of lists: the elements of a colour stay in their
// order and fill groups of lanes; lanes that are left over repeat the last element's vertices and
// are never written back (ElementBatch.count).
#include "deform/system.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "deform/colour.h"
#include "deform/define_check.h"
#include "deform/rod.h"
#include "math/vec.h"

#include <string.h>

//---------------------------------- batches -------------------------------------------------------

void system_batch_free(ElementBatch* b) {
  alloc_free(b->colour);
  alloc_free(b->count);
  alloc_free(b->vert);
  alloc_free(b->data);
  *b = (ElementBatch){0};
}

// first[c]: first group of colour c; next[c]: elements of colour c so far
static int place_colours(int* first, int* next, const int* colour, const ElementList* in,
                         int ncolour) {
  memset(next, 0, (size_t)ncolour * sizeof(int));
  for (int e = 0; e < in->nelem; e++) next[colour[e]]++;
  int group = 0;
  for (int c = 0; c < ncolour; c++) {
    first[c] = group;
    group += (next[c] + SYSTEM_LANES - 1) / SYSTEM_LANES;
    next[c] = 0;
  }
  first[ncolour] = group;
  return group;
}

static void put_element(ElementBatch* b, const ElementList* in, int e, int group, int lane) {
  int nc = b->kind->ncorner, nd = b->kind->ndata;
  CT_ASSERT(0 <= group && group < b->ngroup && 0 <= lane && lane < SYSTEM_LANES);
  int* vert = b->vert + (ptrdiff_t)group * nc * SYSTEM_LANES;
  double* data = b->data + (ptrdiff_t)group * nd * SYSTEM_LANES;
  for (int k = lane; k < SYSTEM_LANES; k++) { // later lanes too, until they get their own
    for (int i = 0; i < nc; i++) vert[i * SYSTEM_LANES + k] = in->vert[(ptrdiff_t)e * nc + i];
    for (int i = 0; i < nd; i++) data[i * SYSTEM_LANES + k] = in->data[(ptrdiff_t)e * nd + i];
  }
  b->count[group] = lane + 1;
}

static bool fill_batch(ElementBatch* b, const ElementList* in, const int* colour, int* next) {
  size_t groups = (size_t)b->ngroup;
  b->count = alloc_zero(groups * sizeof(int));
  b->vert = alloc_bytes(groups * (size_t)in->kind->ncorner * SYSTEM_LANES * sizeof(int));
  b->data = alloc_bytes(groups * (size_t)in->kind->ndata * SYSTEM_LANES * sizeof(double));
  if (!b->count || !b->vert || !b->data) return false;
  for (int e = 0; e < in->nelem; e++) {
    int c = colour[e], place = next[c]++;
    put_element(b, in, e, b->colour[c] + place / SYSTEM_LANES, place % SYSTEM_LANES);
  }
  return true;
}

bool system_batch(ElementBatch* out, const ElementList* in, int nvert) {
  *out = (ElementBatch){.kind = in->kind, .nelem = in->nelem};
  int* colour = alloc_bytes((size_t)in->nelem * sizeof(int));
  bool ok = colour &&
            colour_elements(colour, &out->ncolour, in->vert, in->nelem, in->kind->ncorner, nvert);
  size_t n = ok ? (size_t)out->ncolour : 0;
  int* next = ok ? alloc_bytes((n + 1) * sizeof(int)) : NULL;
  out->colour = ok ? alloc_bytes((n + 1) * sizeof(int)) : NULL;
  ok = next && out->colour;
  if (ok) {
    out->ngroup = place_colours(out->colour, next, colour, in, out->ncolour);
    ok = fill_batch(out, in, colour, next);
  }
  alloc_free(colour);
  alloc_free(next);
  if (!ok) system_batch_free(out);
  return ok;
}

enum { SYSTEM_CHUNK = 64 }; // groups that a thread takes at once; fewer are not worth waking one

typedef struct ColourRun {
  const ElementJob* job;
  int begin, end;
} ColourRun;

static void solve_chunk(void* ctx, int i, int thread) {
  const ColourRun* run = ctx;
  (void)thread;
  int begin = run->begin + i * SYSTEM_CHUNK, end = begin + SYSTEM_CHUNK;
  run->job->batch->kind->solve(run->job, begin, end < run->end ? end : run->end);
}

void system_solve(const ElementJob* job, Pool* pool) {
  const ElementBatch* b = job->batch;
  for (int c = 0; c < b->ncolour; c++) {
    int begin = b->colour[c], end = b->colour[c + 1];
    int chunks = (end - begin + SYSTEM_CHUNK - 1) / SYSTEM_CHUNK;
    if (!pool || chunks < 2) {
      b->kind->solve(job, begin, end);
      continue;
    }
    ColourRun run = {job, begin, end};
    pool_for(pool, chunks, solve_chunk, &run);
  }
}

//---------------------------------- masses and parts ----------------------------------------------

static double element_mass(const ctDeformDef* def, const int* v) {
  const double* p[4];
  for (int i = 0; i < define_corners(def->kind); i++) p[i] = def->vert + 3 * (ptrdiff_t)v[i];
  double a[3], b[3], c[3], n[3], t = def->thickness;
  sub3(a, p[1], p[0]);
  if (def->kind == ctDEFORM_CHAIN)
    return def->material.density * norm3(a) * 0.78539816339744831 * t * t;
  sub3(b, p[2], p[0]);
  cross3(n, a, b);
  if (def->kind == ctDEFORM_CLOTH) return def->material.density * 0.5 * norm3(n) * t;
  sub3(c, p[3], p[0]);
  return def->material.density * dot3(n, c) / 6;
}

void system_masses(const ctDeformDef* def, double* mass) {
  int n = define_corners(def->kind);
  memset(mass, 0, (size_t)def->nvert * sizeof(double));
  for (int e = 0; e < def->nelem; e++) {
    const int* v = def->elem + (ptrdiff_t)e * n;
    double share = element_mass(def, v) / n;
    for (int i = 0; i < n; i++) mass[v[i]] += share;
  }
}

static int find_first(int* up, int v) {
  while (up[v] != v) v = up[v] = up[up[v]];
  return v;
}

// Connected parts in the order of their first vertices
static int find_parts(int* part, const ctDeformDef* def) {
  int n = define_corners(def->kind), count = 0;
  for (int i = 0; i < def->nvert; i++) part[i] = i;
  for (int e = 0; e < def->nelem; e++) {
    const int* v = def->elem + (ptrdiff_t)e * n;
    for (int i = 1; i < n; i++) {
      int a = find_first(part, v[0]), b = find_first(part, v[i]);
      if (a < b) part[b] = a;
      if (b < a) part[a] = b;
    }
  }
  // roots are the smallest vertices of their parts, so that they are numbered before the others
  for (int i = 0; i < def->nvert; i++) part[i] = find_first(part, i);
  for (int i = 0; i < def->nvert; i++) part[i] = part[i] == i ? count++ : part[part[i]];
  return count;
}

static bool list_parts(DeformSystem* s) {
  s->first = alloc_zero(((size_t)s->npart + 2) * sizeof(int));
  s->member = alloc_bytes((size_t)s->nvert * sizeof(int));
  if (!s->first || !s->member) return false;
  int* start = s->first + 1; // one ahead while it is filled
  for (int i = 0; i < s->nvert; i++) start[s->part[i] + 1]++;
  for (int k = 1; k <= s->npart; k++) start[k] += start[k - 1];
  for (int i = 0; i < s->nvert; i++) s->member[start[s->part[i]]++] = i;
  return true;
}

//---------------------------------- system --------------------------------------------------------

void system_free(DeformSystem* s) {
  if (!s) return;
  for (int i = 0; i < SYSTEM_BATCHES; i++) system_batch_free(s->batch + i);
  rod_free(s->rod);
  alloc_free(s->part);
  alloc_free(s->first);
  alloc_free(s->member);
  alloc_free(s);
}

static bool make_cloth_batches(DeformSystem* s, const DeformShape* shape) {
  s->nbatch = 1;
  if (!membrane_make(s->batch, shape, &s->frequency)) return false;
  if (!(shape->def.material.bending > 0)) return true;
  s->nbatch = 2;
  return bend_make(s->batch + 1, shape);
}

static bool make_batches(DeformSystem* s, DeformShape* shape) {
  if (shape->def.kind == ctDEFORM_CLOTH) return make_cloth_batches(s, shape);
  s->nbatch = 1;
  if (shape->def.kind == ctDEFORM_SOFT) return tetra_make(s->batch, shape, &s->frequency);
  s->rod = rod_make(shape, s->batch);
  return s->rod != NULL;
}

DeformSystem* system_make(DeformShape* shape) {
  DeformSystem* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->nvert = shape->def.nvert;
  s->nelem = shape->def.nelem;
  s->remember = shape->def.iterations > 1;
  s->part = alloc_bytes((size_t)s->nvert * sizeof(int));
  if (s->part) s->npart = find_parts(s->part, &shape->def);
  if (s->part && list_parts(s) && make_batches(s, shape)) return s;
  system_free(s);
  return NULL;
}
