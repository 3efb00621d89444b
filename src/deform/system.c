// The constraints of a shape.
#include "deform/system.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "deform/define_check.h"
#include "deform/element_make.h"
#include "deform/rod_tree.h"
#include "math/vec.h"

#include <string.h>

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
  for (int i = 0; i < SYSTEM_BATCHES; i++) element_free(s->batch + i);
  rod_free(s->rod);
  alloc_free(s->part);
  alloc_free(s->first);
  alloc_free(s->member);
  alloc_free(s);
}

static bool make_cloth_batches(DeformSystem* s, const DeformShape* shape) {
  s->nbatch = 1;
  if (!membrane_make(s->batch, shape)) return false;
  s->frequency = s->batch[0].frequency;
  if (!(shape->def.material.bending > 0)) return true;
  s->nbatch = 2;
  return bend_make(s->batch + 1, shape);
}

static bool make_batches(DeformSystem* s, DeformShape* shape) {
  if (shape->def.kind == ctDEFORM_CLOTH) return make_cloth_batches(s, shape);
  s->nbatch = 1;
  if (shape->def.kind == ctDEFORM_SOFT) {
    bool ok = tetra_make(s->batch, shape);
    s->frequency = s->batch[0].frequency;
    return ok;
  }
  s->rod = rod_make(shape, s->batch);
  return s->rod != NULL;
}

DeformSystem* system_make(DeformShape* shape) {
  DeformSystem* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->nvert = shape->def.nvert;
  s->nelem = shape->def.nelem;
  s->part = alloc_bytes((size_t)s->nvert * sizeof(int));
  if (s->part) s->npart = find_parts(s->part, &shape->def);
  if (s->part && list_parts(s) && make_batches(s, shape)) return s;
  system_free(s);
  return NULL;
}
