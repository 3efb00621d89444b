// Checks of definitions: numbers first, then indices, then what they mean together, so that each
// check may rely on those before it.
#include "deform/define_check.h"

#include "base/alloc.h"
#include "math/vec.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

static const char* const kKindNoun[] = {"triangle", "tetrahedron", "segment"};

int define_corners(int kind) { return kind == ctDEFORM_SOFT ? 4 : kind == ctDEFORM_CHAIN ? 2 : 3; }

#define REFUSE(...) return error_add(err, at, __VA_ARGS__)

//---------------------------------- numbers -------------------------------------------------------

typedef struct DeformRange {
  const char* name;
  double value, low, high; // low and high are allowed
} DeformRange;

static Status check_ranges(const DeformRange* r, int n, Place at, ErrorList* err) {
  for (int i = 0; i < n; i++)
    if (!(r[i].value >= r[i].low && r[i].value <= r[i].high))
      REFUSE("%s is %g, it must be from %g to %g", r[i].name, r[i].value, r[i].low, r[i].high);
  return CT_OK;
}

static Status check_material(const ctDeformMaterial* m, Place at, ErrorList* err) {
  if (!(m->density > 0 && m->density <= 1e6))
    REFUSE("density is %g kg/m^3, it must be positive and at most 1e6", m->density);
  if (!(m->young >= 1e-3 && m->young <= 1e14))
    REFUSE("Young's modulus is %g Pa, it must be from 1e-3 to 1e14", m->young);
  if (m->bending > 0 && m->bending < 1e-9)
    REFUSE("bending is %g, it must be 0 or from 1e-9 on", m->bending);
  if (!(m->poisson >= 0 && m->poisson < 0.5))
    REFUSE("Poisson's ratio is %g, it must be in [0, 0.5)", m->poisson);
  const DeformRange range[] = {{"bending", m->bending, 0, 1e9},
                               {"damping", m->damping, 0, 1e3},
                               {"drag", m->drag, 0, 1e9},
                               {"friction", m->friction, 0, 1e6}};
  return check_ranges(range, 4, at, err);
}

static Status check_solver(const ctDeformDef* def, Place at, ErrorList* err) {
  if (def->condim != 1 && def->condim != 3) REFUSE("condim is %d, it must be 1 or 3", def->condim);
  if (def->selfcollide != 0 && def->selfcollide != 1)
    REFUSE("selfcollide is %d, it must be 0 or 1", def->selfcollide);
  if (def->midpoint != 0 && def->midpoint != 1)
    REFUSE("midpoint is %d, it must be 0 or 1", def->midpoint);
  if (def->midpoint && def->kind == ctDEFORM_CHAIN)
    REFUSE("midpoint is for cloths and soft bodies: chains are solved by implicit Euler");
  const DeformRange range[] = {{"substeps", def->substeps, 0, DEFORM_MAX_SUBSTEPS},
                               {"iterations", def->iterations, 1, DEFORM_MAX_ITERATIONS},
                               {"sleep", def->sleep, 0, 1e6},
                               {"margin", def->margin, -1e6, 1e6}};
  TRY(check_ranges(range, 4, at, err));
  for (int i = 0; i < 2; i++)
    if (!isfinite(def->solref[i])) REFUSE("solref[%d] is not a finite number", i);
  for (int i = 0; i < 5; i++)
    if (!isfinite(def->solimp[i])) REFUSE("solimp[%d] is not a finite number", i);
  for (int i = 0; i < 4; i++)
    if (!(def->rgba[i] >= 0 && def->rgba[i] <= 1))
      REFUSE("rgba[%d] is %g, it must be from 0 to 1", i, (double)def->rgba[i]);
  if (def->kind == ctDEFORM_SOFT) return CT_OK;
  if (!(def->thickness >= 1e-6 && def->thickness <= 1e3))
    REFUSE("thickness is %g m, it must be from 1e-6 to 1000", def->thickness);
  return CT_OK;
}

static Status check_amounts(const ctDeformDef* def, Place at, ErrorList* err) {
  if (def->nvert < 1) REFUSE("no vertices");
  if (def->nvert > DEFORM_MAX_VERT)
    REFUSE("%d vertices are more than the limit of %d", def->nvert, DEFORM_MAX_VERT);
  if (def->nelem < 1) REFUSE("no elements");
  if (def->nelem > DEFORM_MAX_ELEM)
    REFUSE("%d elements are more than the limit of %d", def->nelem, DEFORM_MAX_ELEM);
  if (!def->vert) REFUSE("vert is NULL");
  if (!def->elem) REFUSE("elem is NULL");
  if (def->npin < 0 || (def->npin && !def->pin)) REFUSE("%d pins without a list", def->npin);
  if (def->npin > def->nvert) REFUSE("%d pins of %d vertices", def->npin, def->nvert);
  if (def->nattach < 0 || (def->nattach && !def->attach))
    REFUSE("%d attachments without a list", def->nattach);
  if (def->nattach > DEFORM_MAX_ATTACH)
    REFUSE("%d attachments are more than the limit of %d", def->nattach, DEFORM_MAX_ATTACH);
  return CT_OK;
}

static Status check_points(const double* p, int n, const char* what, Place at, ErrorList* err) {
  for (int i = 0; i < 3 * n; i++)
    if (!(fabs(p[i]) <= 1e9))
      REFUSE("%s of vertex %d is not a finite number below 1e9", what, i / 3);
  return CT_OK;
}

//---------------------------------- indices -------------------------------------------------------

static Status check_corners(const ctDeformDef* def, unsigned char* used, Place at, ErrorList* err) {
  int n = define_corners(def->kind);
  const char* noun = kKindNoun[def->kind];
  for (int e = 0; e < def->nelem; e++) {
    const int* v = def->elem + (size_t)n * e;
    for (int i = 0; i < n; i++) {
      if (v[i] < 0 || v[i] >= def->nvert)
        REFUSE("%s %d has vertex %d, there are %d", noun, e, v[i], def->nvert);
      for (int k = 0; k < i; k++)
        if (v[i] == v[k]) REFUSE("%s %d has vertex %d twice", noun, e, v[i]);
      used[v[i]] = 1;
    }
  }
  for (int i = 0; i < def->nvert; i++)
    if (!used[i]) REFUSE("vertex %d is in no %s: it would have no mass", i, noun);
  return CT_OK;
}

static Status check_pinned(const ctDeformDef* def, unsigned char* seen, Place at, ErrorList* err) {
  for (int i = 0; i < def->npin; i++) {
    int v = def->pin[i];
    if (v < 0 || v >= def->nvert) REFUSE("pin %d is vertex %d, there are %d", i, v, def->nvert);
    if (seen[v] == 2) REFUSE("vertex %d is pinned twice", v);
    seen[v] = 2;
  }
  return CT_OK;
}

Status define_check_attach(const ctDeformAttach* a, int number, int nvert, ErrorList* err) {
  Place at = {.element = "attachment", .number = number + 1};
  if (a->vertex < 0 || a->vertex >= nvert)
    REFUSE("attachment %d holds vertex %d, there are %d", number, a->vertex, nvert);
  if (a->objtype != ctOBJ_BODY && a->objtype != ctOBJ_SITE)
    REFUSE("attachment %d: objtype is %d, it must be a body or a site", number, a->objtype);
  if (a->objid < 0) REFUSE("attachment %d: objid is %d", number, a->objid);
  for (int k = 0; k < 3; k++)
    if (!(fabs(a->pos[k]) <= 1e9)) REFUSE("attachment %d: pos is not finite", number);
  if (!(a->compliance >= 0 && a->compliance <= 1e12))
    REFUSE("attachment %d: compliance is %g, it must be from 0 to 1e12", number, a->compliance);
  if (!(a->limit >= 0 && a->limit <= 1e300))
    REFUSE("attachment %d: limit is %g, it must not be negative", number, a->limit);
  return CT_OK;
}

//---------------------------------- sizes of elements ---------------------------------------------

static double longest_edge(const double* const* p, int n) {
  double most = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++) most = fmax(most, dist3(p[i], p[k]));
  return most;
}

// Length, twice the area or six times the volume, over the power of the longest edge.
static double relative_size(const ctDeformDef* def, int e, double* longest) {
  int n = define_corners(def->kind);
  const double* p[4] = {0};
  for (int i = 0; i < n; i++) p[i] = def->vert + 3 * (size_t)def->elem[(size_t)n * e + i];
  *longest = longest_edge(p, n);
  double a[3], b[3], c[3], normal[3], s = *longest;
  sub3(a, p[1], p[0]);
  if (n == 2) return 1;
  sub3(b, p[2], p[0]);
  cross3(normal, a, b);
  if (n == 3) return norm3(normal) / (s * s);
  sub3(c, p[3], p[0]);
  return dot3(normal, c) / (s * s * s);
}

static Status check_sizes(const ctDeformDef* def, Place at, ErrorList* err) {
  const char* noun = kKindNoun[def->kind];
  for (int e = 0; e < def->nelem; e++) {
    double longest, size = relative_size(def, e, &longest);
    if (!(longest > 1e-9)) REFUSE("%s %d is smaller than 1e-9 m", noun, e);
    if (def->kind == ctDEFORM_SOFT && size < -1e-9)
      REFUSE("tetrahedron %d is inverted: its vertices 1, 2, 3 must turn counterclockwise seen "
             "from against vertex 0 (swap two of them)",
             e);
    if (!(size > 1e-9))
      REFUSE("%s %d is degenerate: its vertices are in one %s", noun, e,
             def->kind == ctDEFORM_SOFT ? "plane" : "line");
  }
  return CT_OK;
}

//---------------------------------- all -----------------------------------------------------------

static Status check_vertices(const ctDeformDef* def, Place at, ErrorList* err) {
  unsigned char* used = alloc_zero((size_t)def->nvert);
  if (!used) REFUSE("out of memory");
  Status ok = check_corners(def, used, at, err);
  if (ok == CT_OK) ok = check_pinned(def, used, at, err);
  alloc_free(used);
  TRY(ok);
  for (int i = 0; i < def->nattach; i++)
    TRY(define_check_attach(def->attach + i, i, def->nvert, err));
  return CT_OK;
}

Status define_check(const ctDeformDef* def, ErrorList* err) {
  Place at = {.element = "deformable", .name = def->name};
  if (!def->name || !*def->name) REFUSE("a deformable body needs a name");
  if (def->kind != ctDEFORM_CLOTH && def->kind != ctDEFORM_SOFT && def->kind != ctDEFORM_CHAIN)
    REFUSE("kind is %d, it must be cloth, soft or chain", (int)def->kind);
  TRY(check_amounts(def, at, err));
  TRY(check_material(&def->material, at, err));
  TRY(check_solver(def, at, err));
  TRY(check_points(def->vert, def->nvert, "rest position", at, err));
  if (def->pos) TRY(check_points(def->pos, def->nvert, "start position", at, err));
  TRY(check_vertices(def, at, err));
  return check_sizes(def, at, err);
}
