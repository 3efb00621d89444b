// One function per rule; each looks at one body and adds at most one warning. Bodies of the model
// are the first ones of a new data, in the order of their elements.
#include "compile/lint_deform.h"

#include "base/assert.h"
#include "deform/system.h"
#include "deform/xpbd.h"
#include "math/vec.h"
#include "model/data.h"

#include <math.h>

// A body and the data in which it starts.
typedef struct DeformLint {
  const ctModel* m;
  ctData* d;
  const DeformBody* body;
  int id;
  Element* element;
  ErrorList* out;
} DeformLint;

static const ctDeformDef* lint_def(const DeformLint* l) { return &l->body->shape->def; }

// With q = (w dt)^2 / iterations (a quarter of it by the midpoint rule), w the frequency of the
// stiffest element, a body is softer by about 0.035 q^2 / (1 + 0.53 q) (docs/deformables.md).
// Chains are solved directly, all but segments that close the loops of a net.
static void too_few_substeps(const DeformLint* l) {
  const double most = 0.25, wanted = 0.05, enough = 1.63, h = l->m->opt.timestep; // q for `wanted`
  const ctDeformDef* def = lint_def(l);
  if (l->body->shape->system->nbatch == 0) return;
  double w = l->body->shape->system->frequency, dt = h / xpbd_substeps(l->body->shape, h);
  double rule = def->midpoint ? 0.25 : 1, q = rule * w * w * dt * dt / def->iterations;
  double soft = 0.035 * q * q / (1 + 0.53 * q);
  if (!(soft > most)) return;
  error_warn(l->out, spec_place(l->element, "substeps"),
             "its stiffest elements act %.3g times as soft in substeps of %.3g s", 1 + soft, dt);
  error_hint(l->out, "substeps=\"%.0f\" would keep this below %.0f %%; larger elements need fewer",
             ceil(h * w * sqrt(rule / (enough * def->iterations))), 100 * wanted);
}

static double shortest_side(const DeformLint* l) {
  static const int kCorner[ctNDEFORM] = {3, 4, 2};
  const ctDeformDef* def = lint_def(l);
  const int n = kCorner[def->kind];
  double least = INFINITY;
  for (int e = 0; e < def->nelem; e++)
    for (int i = 1; i < n; i++)
      for (int k = 0; k < i; k++) {
        const int* v = def->elem + (ptrdiff_t)n * e;
        least =
            fmin(least, dist3(def->vert + 3 * (ptrdiff_t)v[i], def->vert + 3 * (ptrdiff_t)v[k]));
      }
  return least;
}

// Vertices that are not neighbours keep twice the margin. Those that are two sides apart must
// have room for it at rest.
static void too_thick_for_itself(const DeformLint* l) {
  const double keep = 2 * l->body->shape->margin, least = shortest_side(l);
  if (!lint_def(l)->selfcollide || keep <= least) return;
  error_warn(l->out, spec_place(l->element, "selfcollide"),
             "it keeps %.3g from itself, its shortest side is %.3g", keep, least);
  error_hint(l->out, "a smaller margin or larger elements let it lie at rest");
}

static void locks_volume(const DeformLint* l) {
  const double nu = lint_def(l)->material.poisson;
  if (lint_def(l)->kind != ctDEFORM_SOFT || nu <= 0.48) return;
  error_warn(l->out, spec_place(l->element, "poisson"),
             "Poisson's ratio %.4g makes tetrahedra too stiff in bending", nu);
  error_hint(l->out, "0.48 is close enough to incompressible for most uses");
}

// Deeper than half the margin: the first step pushes it out.
static void starts_inside(const DeformLint* l) {
  const ctDeformContact* deepest = NULL;
  for (int i = 0; i < ct_deformableContactCount(l->d); i++) {
    const ctDeformContact* c = ct_deformableContact(l->d, i);
    if (c->body == l->id && c->geom >= 0 && (!deepest || c->depth > deepest->depth)) deepest = c;
  }
  if (!deepest || deepest->depth <= 1.5 * l->body->shape->margin) return;
  const char* name = ct_id2name(l->m, ctOBJ_GEOM, deepest->geom);
  error_warn(l->out, spec_place(l->element, NULL),
             "overlaps geom '%s' by %.3g at the start (vertex %d)",
             name && *name ? name : "(unnamed)", deepest->depth, deepest->vertex);
}

static void starts_apart(const DeformLint* l) {
  const ctDeformDef* def = lint_def(l);
  for (int i = 0; i < def->nattach; i++) {
    const ctDeformAttach* a = def->attach + i;
    const bool site = a->objtype == ctOBJ_SITE;
    const double* pos = (site ? l->d->site_xpos : l->d->xpos) + 3 * a->objid;
    const double* mat = (site ? l->d->site_xmat : l->d->xmat) + 9 * a->objid;
    double point[3], gap;
    mat3_mul_vec(point, mat, a->pos);
    addto3(point, pos);
    gap = dist3(point, l->body->x + 3 * (ptrdiff_t)a->vertex);
    if (a->compliance > 0 || gap <= fmax(shortest_side(l), l->body->shape->margin)) continue;
    error_warn(l->out, spec_place(l->element, NULL),
               "vertex %d starts %.3g away from the point that it is attached to", a->vertex, gap);
    error_hint(l->out, "the first step moves the vertex to that point");
    return;
  }
}

void lint_deform(Spec* spec, const ctModel* m, ErrorList* out) {
  static void (*const kRule[])(const DeformLint*) = {too_few_substeps, too_thick_for_itself,
                                                     locks_volume, starts_inside, starts_apart};
  ctData* d = m->ndeform ? ct_makeData(m) : NULL;
  if (!d) return;
  ct_forward(m, d);
  const DeformSet* set = data_own_const(d)->deform;
  CT_ASSERT(set && set->nbody >= m->ndeform);
  for (int i = 0; i < m->ndeform; i++) {
    const DeformLint l = {m, d, set->body + i, i, spec->list[SPEC_DEFORM].data[i], out};
    for (size_t k = 0; k < sizeof kRule / sizeof kRule[0]; k++) kRule[k](&l);
  }
  ct_deleteData(d);
}
