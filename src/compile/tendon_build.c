// Paths of the tendons. The wraps of all tendons stand one behind the other, in the order of the
// tendons. A path has joints only, or sites, geoms between two sites, and pulleys that are neither
// next to each other nor at the end. A geom on a path is kept by discardvisual.
#include "compile/tendon_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "compile/limits.h"
#include "geom/shape.h"

static int tendon_id(const Build* b, const BuildTendon* t) { return (int)(t - b->tendon); }

static Place tendon_place(const BuildTendon* t, const char* attribute) {
  return spec_place(&t->from->e, attribute);
}

//---------------------------------- what a path names ---------------------------------------------

static Place wrap_place(const BuildTendon* t, const WrapElement* from) {
  return from->e.node ? spec_place(&from->e, NULL) : tendon_place(t, NULL);
}

// The geom decides between a sphere and a cylinder.
static Status resolve_geom(Build* b, const BuildTendon* t, const WrapElement* from, int k,
                           BuildWrap* w) {
  Place at = wrap_place(t, from);
  const char* name = vectors_text(&from->target);
  w->object = build_find_unnamed(b, ctOBJ_GEOM, name);
  if (w->object < 0)
    return error_add(b->err, at, "geom '%s' not found in tendon %d, wrap %d", name, tendon_id(b, t),
                     k);
  CT_ASSERT(build_has(w->object, b->ngeom));
  w->type = shape_of((int)b->geom[w->object].s.type)->wrap;
  if (w->type == ctWRAP_NONE)
    return error_add(b->err, at, "geom '%s' in tendon %d, wrap %d is not sphere or cylinder", name,
                     tendon_id(b, t), k);
  w->prm = -1;
  if (vectors_is_empty(&from->sidesite)) return CT_OK;
  int side = build_find(b, ctOBJ_SITE, vectors_text(&from->sidesite));
  w->prm = side;
  if (side >= 0) return CT_OK;
  return error_add(b->err, at, "side site '%s' not found in tendon %d, wrap %d",
                   vectors_text(&from->sidesite), tendon_id(b, t), k);
}

static Status resolve_wrap(Build* b, const BuildTendon* t, const WrapElement* from, int k,
                           BuildWrap* w) {
  Place at = wrap_place(t, from);
  const char* name = vectors_text(&from->target);
  *w = (BuildWrap){from->s.type, -1, from->prm};
  switch (from->s.type) {
  case ctWRAP_JOINT:
    w->object = build_find_unnamed(b, ctOBJ_JOINT, name);
    if (w->object >= 0) return CT_OK;
    return error_add(b->err, at, "joint '%s' not found in tendon %d, wrap %d", name,
                     tendon_id(b, t), k);
  case ctWRAP_SITE:
    w->object = build_find_unnamed(b, ctOBJ_SITE, name);
    if (w->object >= 0) return CT_OK;
    return error_add(b->err, at, "site '%s' not found in wrap %d", name, k);
  case ctWRAP_PULLEY:
    if (from->prm >= 0) return CT_OK;
    return error_add(b->err, at, "pulley has negative divisor in tendon %d, wrap %d",
                     tendon_id(b, t), k);
  case ctWRAP_SPHERE:
  case ctWRAP_CYLINDER:
    return resolve_geom(b, t, from, k, w);
  default:
    return error_add(b->err, at, "unknown wrap type in tendon %d, wrap %d", tendon_id(b, t), k);
  }
}

//---------------------------------- the order of a path -------------------------------------------

#define FAIL(attribute, ...)                                                                       \
  error_add(b->err, tendon_place(t, attribute), "tendon '%s' (id = %d): " __VA_ARGS__)
#define WHO spec_name(&t->from->e), tendon_id(b, t)

// wrap[k] in a spatial path of n.
static Status check_spatial(Build* b, const BuildTendon* t, const BuildWrap* wrap, int k) {
  int n = t->wrap.num;
  CT_ASSERT(build_has(k, n) && wrap == b->wrap + t->wrap.adr);
  cttWrap before = k > 0 ? wrap[k - 1].type : ctWRAP_NONE;
  cttWrap after = k < n - 1 ? wrap[k + 1].type : ctWRAP_NONE;
  bool starts = k == 0 || before == ctWRAP_PULLEY, ends = k == n - 1 || after == ctWRAP_PULLEY;
  switch (wrap[k].type) {
  case ctWRAP_PULLEY:
    if (before == ctWRAP_PULLEY) return FAIL(NULL, "consecutive pulleys (pos %d)", WHO, k);
    if (k == n - 1) return FAIL(NULL, "path ends with pulley", WHO);
    return CT_OK;
  case ctWRAP_SITE:
    if (starts && ends) return FAIL(NULL, "site %d needs a neighbor that is not a pulley", WHO, k);
    if (after == ctWRAP_SITE && wrap[k].object == wrap[k + 1].object)
      return FAIL(NULL, "site %d is repeated", WHO, k);
    return CT_OK;
  case ctWRAP_SPHERE:
  case ctWRAP_CYLINDER:
    if (before != ctWRAP_SITE || after != ctWRAP_SITE)
      return FAIL(NULL, "geom at pos %d not bracketed by sites", WHO, k);
    if (t->s.armature > 0)
      return FAIL("armature", "geom wrapping not supported by tendon armature", WHO);
    CT_ASSERT(build_has(wrap[k].object, b->ngeom));
    b->geom[wrap[k].object].visual = false;
    return CT_OK;
  default:
    return error_add(b->err, tendon_place(t, NULL),
                     "tendon '%s (id = %d)': joint wrap found in spatial path at pos %d", WHO, k);
  }
}

static Status check_path(Build* b, const BuildTendon* t) {
  const BuildWrap* wrap = b->wrap + t->wrap.adr;
  CT_ASSERT(t->wrap.num > 0);
  bool spatial = wrap[0].type != ctWRAP_JOINT;
  for (int k = 0; k < t->wrap.num; k++) {
    if (spatial) {
      if (t->s.armature < 0) return FAIL("armature", "tendon armature cannot be negative", WHO);
      TRY(check_spatial(b, t, wrap, k));
    } else if (wrap[k].type != ctWRAP_JOINT) {
      return FAIL(NULL, "spatial object found in fixed path at pos %d", WHO, k);
    }
  }
  return CT_OK;
}

static Status build_path(Build* b, BuildTendon* t) {
  const ElementList* from = &t->from->path;
  CT_ASSERT(t->wrap.num == from->count && build_spans(t->wrap, b->nwrap));
  if (!from->count) return FAIL(NULL, "path cannot be empty", WHO);
  const WrapElement* first = (const WrapElement*)(const void*)from->data[0];
  if (first->s.type != ctWRAP_JOINT) {
    if (from->count < 2) return FAIL(NULL, "spatial path must contain at least two objects", WHO);
    if (t->s.width <= 0)
      return error_add(b->err, tendon_place(t, "width"),
                       "tendon '%s' (id = %d) must have positive width", WHO);
  }
  Status status = CT_OK;
  for (int k = 0; k < from->count; k++) {
    const WrapElement* wrap = (const WrapElement*)(const void*)from->data[k];
    if (resolve_wrap(b, t, wrap, k, b->wrap + t->wrap.adr + k) != CT_OK) status = CT_FAIL;
  }
  return status == CT_OK ? check_path(b, t) : CT_FAIL;
}

//---------------------------------- numbers -------------------------------------------------------

static Status check_tendon_ranges(Build* b, const BuildTendon* t) {
  const ctsTendon* s = &t->s;
  const double* force = s->actfrcrange;
  TRY(limits_check(b, &t->from->e, "range", "", s->limited, s->range));
  if (s->range[0] >= s->range[1] && build_limited(s->limited, s->range))
    return error_add(b->err, tendon_place(t, "range"), "invalid limits in tendon");
  TRY(limits_check(b, &t->from->e, "actuatorfrcrange", "", s->actfrclimited, force));
  bool empty = force[0] >= force[1] || force[0] > 0 || force[1] < 0;
  if (empty && build_limited(s->actfrclimited, force))
    return error_add(b->err, tendon_place(t, "actuatorfrcrange"),
                     "invalid actuatorfrcrange in tendon");
  if (s->springlength[0] > s->springlength[1])
    return error_add(b->err, tendon_place(t, "springlength"), "invalid springlength in tendon");
  return CT_OK;
}

Status tendon_build(Build* b) {
  b->nwrap = 0;
  for (int i = 0; i < b->ntendon; i++) {
    b->tendon[i].wrap = (BuildRange){b->nwrap, b->tendon[i].from->path.count};
    b->nwrap += b->tendon[i].wrap.num;
  }
  b->wrap = alloc_zero((size_t)b->nwrap * sizeof(*b->wrap));
  if (!b->wrap) return build_no_memory(b);
  Status status = CT_OK;
  for (int i = 0; i < b->ntendon; i++) {
    if (build_path(b, b->tendon + i) != CT_OK || check_tendon_ranges(b, b->tendon + i) != CT_OK)
      status = CT_FAIL;
  }
  return status;
}
