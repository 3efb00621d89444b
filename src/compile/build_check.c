#include "compile/build_check.h"

#include "generated/kinds.h"

#include <stddef.h>

// Kinds with an array of their own; the others are counted by the list of the spec.
int build_count(const Build* b, cttObj type) {
  static const size_t kCount[ctNOBJECT] = {
      [ctOBJ_BODY] = offsetof(Build, nbody),         [ctOBJ_XBODY] = offsetof(Build, nbody),
      [ctOBJ_JOINT] = offsetof(Build, njoint),       [ctOBJ_GEOM] = offsetof(Build, ngeom),
      [ctOBJ_SITE] = offsetof(Build, nsite),         [ctOBJ_CAMERA] = offsetof(Build, ncamera),
      [ctOBJ_LIGHT] = offsetof(Build, nlight),       [ctOBJ_MESH] = offsetof(Build, nmesh),
      [ctOBJ_HFIELD] = offsetof(Build, nhfield),     [ctOBJ_TEXTURE] = offsetof(Build, ntexture),
      [ctOBJ_MATERIAL] = offsetof(Build, nmaterial), [ctOBJ_SKIN] = offsetof(Build, nskin),
  };
  if (!kCount[type]) return build_list(b, type)->count;
  return *(const int*)(const void*)((const char*)b + kCount[type]);
}

//---------------------------------- the tree ------------------------------------------------------

// One kind of element: ranges of the bodies one behind the other, elements with their body.
#define CHECK_KIND(array, range, count)                                                            \
  do {                                                                                             \
    int at = 0;                                                                                    \
    for (int i = 0; i < b->nbody; i++) {                                                           \
      BuildRange r = b->body[i].range;                                                             \
      if (r.adr != at || !build_spans(r, (count))) return false;                                   \
      for (int k = 0; k < r.num; k++)                                                              \
        if ((array)[r.adr + k].body != i) return false;                                            \
      at += r.num;                                                                                 \
    }                                                                                              \
    if (at != (count)) return false;                                                               \
  } while (0)

static bool is_grouped(const Build* b) {
  CHECK_KIND(b->joint, joint, b->njoint);
  CHECK_KIND(b->geom, geom, b->ngeom);
  CHECK_KIND(b->site, site, b->nsite);
  CHECK_KIND(b->camera, camera, b->ncamera);
  CHECK_KIND(b->light, light, b->nlight);
  return true;
}

bool build_check_tree(const Build* b) {
  if (b->nbody < 1 || b->body[0].parent != 0 || b->body[0].weld != 0) return false;
  for (int i = 1; i < b->nbody; i++) {
    const BuildBody* body = b->body + i;
    if (!build_has(body->parent, i)) return false;
    if (body->weld != (body->joint.num ? i : b->body[body->parent].weld)) return false;
  }
  return is_grouped(b);
}

//---------------------------------- relations -----------------------------------------------------

static bool are_pairs_sorted(const Build* b) {
  for (int i = 0; i < b->npair; i++) {
    const BuildPair* p = b->pair + i;
    if (!build_has(p->geom1, b->ngeom) || !build_has(p->geom2, b->ngeom)) return false;
    if (b->geom[p->geom1].body > b->geom[p->geom2].body) return false;
    if (i > 0 && p[-1].signature > p->signature) return false;
  }
  for (int i = 1; i < b->nexclude; i++)
    if (b->exclude[i - 1].signature > b->exclude[i].signature) return false;
  return true;
}

static bool are_paths_known(const Build* b) {
  int at = 0;
  for (int i = 0; i < b->ntendon; at += b->tendon[i++].wrap.num)
    if (b->tendon[i].wrap.adr != at || b->tendon[i].wrap.num < 1) return false;
  for (int i = 0; i < b->nwrap; i++) {
    cttObj type = wrap_kind[b->wrap[i].type].object;
    if (type && !build_has(b->wrap[i].object, build_count(b, type))) return false;
  }
  return at == b->nwrap;
}

// Is there an object of the type, or of no type none?
static bool is_known_object(const Build* b, cttObj type, int id) {
  return type == ctOBJ_UNKNOWN ? id == -1 : build_has(id, build_count(b, type));
}

static bool are_controls_known(const Build* b) {
  for (int i = 0; i < b->nactuator; i++) {
    const BuildActuator* a = b->actuator + i;
    if (!is_known_object(b, trn_object_of((int)a->s.trntype), a->target[0])) return false;
    if (!build_has_or_none(a->target[1], b->nsite)) return false;
  }
  for (int i = 0; i < b->nsensor; i++) {
    const BuildSensor* x = b->sensor + i;
    if (!is_known_object(b, x->s.objtype, x->object)) return false;
    if (!is_known_object(b, x->s.reftype, x->reference)) return false;
  }
  return true;
}

static bool are_equalities_known(const Build* b) {
  for (int i = 0; i < b->nequality; i++) {
    const BuildEquality* q = b->equality + i;
    const EqKind* kind = eq_kind_of((int)q->s.type);
    if (!kind) return false;
    int n = build_count(b, kind->pose ? q->s.objtype : kind->object);
    if (!build_has(q->obj1, n) || !build_has_or_none(q->obj2, n)) return false;
  }
  return true;
}

bool build_check_references(const Build* b) {
  return are_pairs_sorted(b) && are_paths_known(b) && are_equalities_known(b) &&
         are_controls_known(b);
}
