// Static bodies are merged into their parents. Bodies stay in depth-first order, and the elements
// of each kind stay grouped by body, own elements before inherited ones. While bodies are fused,
// parents are indices of the old order and never a fused body; id maps old to new positions. Maps
// of names of bodies are made again, those of other elements are not.
#include "compile/fuse.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "compile/body_inertia.h"
#include "compile/deform_build.h"
#include "compile/fuse_bvh.h"
#include "compile/pose.h"
#include "compile/resolve.h"
#include "generated/kinds.h"
#include "geom/mass.h"
#include "math/quat.h"

#include <string.h>

//---------------------------------- which bodies --------------------------------------------------

static void mark_body(const Build* b, bool* keep, int type, const ctString* name) {
  if (type != ctOBJ_BODY && type != ctOBJ_XBODY) return;
  int id = build_find(b, ctOBJ_BODY, vectors_text(name));
  if (id >= 0) keep[id] = true;
}

// A force sensor measures what holds its body, which must then stay.
//
// QUIRK(unnamed-sensor-body; test_fuse:a_force_sensor_keeps_only_a_body_with_a_name): A static body
// without a name is fused even if a force or torque sensor measures on it.
static void mark_sensor(const Build* b, bool* keep, const ctsSensor* s) {
  mark_body(b, keep, s->objtype, s->objname);
  mark_body(b, keep, s->reftype, s->refname);
  const SensorKind* kind = sensor_kind_of((int)s->type);
  if (s->objtype != ctOBJ_SITE || !kind || !kind->load) return;
  int site = build_find(b, ctOBJ_SITE, vectors_text(s->objname));
  int body = site >= 0 ? b->site[site].body : 0;
  if (spec_name(&b->body[body].from->e)[0]) keep[body] = true;
}

static void mark_tuples(const Build* b, bool* keep) {
  for (int i = 0; i < build_list(b, ctOBJ_TUPLE)->count; i++) {
    const ctsTuple* t = &build_tuple(b, i)->s;
    for (int k = 0; k < build_tuple_size(t); k++)
      mark_body(b, keep, t->objtype->data[k], t->objname->data + k);
  }
}

// keep[i]: some other element refers to body i by name.
static void mark_referenced(const Build* b, bool* keep) {
  for (int i = 0; i < b->ncamera; i++) {
    CT_ASSERT(build_has_or_none(b->camera[i].target, b->nbody));
    if (b->camera[i].target >= 0) keep[b->camera[i].target] = true;
  }
  for (int i = 0; i < b->nlight; i++) {
    CT_ASSERT(build_has_or_none(b->light[i].target, b->nbody));
    if (b->light[i].target >= 0) keep[b->light[i].target] = true;
  }
  for (int i = 0; i < b->nskin; i++) {
    const ctStringVec* bones = b->skin[i].s.bodyname;
    for (int k = 0; bones && k < bones->count; k++) mark_body(b, keep, ctOBJ_BODY, bones->data + k);
  }
  for (int i = 0; i < b->nexclude; i++) {
    mark_body(b, keep, ctOBJ_BODY, b->exclude[i].s.bodyname1);
    mark_body(b, keep, ctOBJ_BODY, b->exclude[i].s.bodyname2);
  }
  for (int i = 0; i < b->nequality; i++) {
    const ctsEquality* s = &b->equality[i].s;
    CT_ASSERT((int)s->type >= 0 && (int)s->type < EQ_KINDS); // spec_check
    bool bodies = eq_kind[s->type].pose;
    mark_body(b, keep, bodies ? (int)s->objtype : ctOBJ_UNKNOWN, s->name1);
    mark_body(b, keep, bodies ? (int)s->objtype : ctOBJ_UNKNOWN, s->name2);
  }
  for (int i = 0; i < b->nactuator; i++) {
    const ctsActuator* s = &b->actuator[i].s;
    if (trn_object_of((int)s->trntype) == ctOBJ_BODY) mark_body(b, keep, ctOBJ_BODY, s->target);
  }
  for (int i = 0; i < b->nsensor; i++) mark_sensor(b, keep, &b->sensor[i].s);
  mark_tuples(b, keep);
  deform_build_mark(b, keep);
}

//---------------------------------- inertia -------------------------------------------------------

// Inertia of the fused body about the common centre.
//
// QUIRK(fused-inertia; test_fuse:moments_of_a_turned_body): The moments of a fused body are not
// turned by its frame, and its inertial frame and body frame are chained in the wrong order
// (corrected in 3.6).
static Status add_inertia(Build* b, BuildBody* to, const BuildBody* body) {
  const ctsBody* s = &body->s;
  double pos[2][3], quat[2][4], full[6] = {0}, com[3];
  double mass[2] = {to->s.mass, s->mass}, total = mass[0] + mass[1];
  const double* moments[2] = {to->s.inertia, s->inertia};
  copy3(pos[0], to->s.ipos);
  copy4(quat[0], to->s.iquat);
  copy3(pos[1], s->pos);
  copy4(quat[1], s->quat);
  pose_append(s->ipos, s->iquat, pos[1], quat[1]);
  copy4(quat[1], s->iquat);
  for (int i = 0; i < 3; i++) com[i] = (mass[0] * pos[0][i] + mass[1] * pos[1][i]) / total;
  for (int j = 0; j < 2; j++) {
    double part[6], offset[3];
    mass_rotate(moments[j], quat[j], part);
    sub3(offset, pos[j], com);
    mass_add_offset(part, mass[j], offset);
    for (int k = 0; k < 6; k++) full[k] += part[k];
  }
  to->s.mass = total;
  copy3(to->s.ipos, com);
  const char* why = body_inertia_principal(to->s.iquat, to->s.inertia, full);
  if (!why) return CT_OK;
  return error_add(b->err, spec_place(&body->from->e, NULL),
                   "error '%s' in fusing static body inertias", why);
}

//---------------------------------- compaction ----------------------------------------------------

// Move the elements of fused bodies, then group all by body: stable, so own elements come before
// inherited ones.
//
// QUIRK(fused-names; test_fuse:names_of_elements_keep_their_old_places): The names of joints,
// geoms, sites, cameras and lights keep the positions that they had before fusing: what refers to
// an element by name finds the one that now stands there.
#define REGROUP(Type, array, count, range)                                                         \
  do {                                                                                             \
    Type* copy = alloc_bytes((size_t)(count) * sizeof(Type));                                      \
    if (!copy) return build_no_memory(b);                                                          \
    memcpy(copy, (array), (size_t)(count) * sizeof(Type));                                         \
    for (int i = 0; i < b->nbody; i++) b->body[i].range = (BuildRange){0, 0};                      \
    for (int i = 0; i < (count); i++) {                                                            \
      CT_ASSERT(build_has(copy[i].body, b->nbody));                                                \
      b->body[copy[i].body].range.num++;                                                           \
    }                                                                                              \
    for (int i = 0, adr = 0; i < b->nbody; adr += b->body[i++].range.num)                          \
      b->body[i].range.adr = adr;                                                                  \
    for (int i = 0; i < b->nbody; i++) b->body[i].range.num = 0;                                   \
    for (int i = 0; i < (count); i++) {                                                            \
      BuildRange* r = &b->body[copy[i].body].range;                                                \
      CT_ASSERT(r->adr + r->num < (count));                                                        \
      (array)[r->adr + r->num++] = copy[i];                                                        \
    }                                                                                              \
    alloc_free(copy);                                                                              \
  } while (0)

static Status regroup_elements(Build* b) {
  REGROUP(BuildJoint, b->joint, b->njoint, joint);
  REGROUP(BuildGeom, b->geom, b->ngeom, geom);
  REGROUP(BuildSite, b->site, b->nsite, site);
  REGROUP(BuildCamera, b->camera, b->ncamera, camera);
  REGROUP(BuildLight, b->light, b->nlight, light);
  return CT_OK;
}

// The element's body, or the one it was fused into; the pose follows.
#define MOVE_POSES(array, count)                                                                   \
  for (int i = 0; i < (count); i++) {                                                              \
    const BuildBody* body = b->body + (array)[i].body;                                             \
    if (body->fused) pose_append(body->s.pos, body->s.quat, (array)[i].s.pos, (array)[i].s.quat);  \
    (array)[i].body = id[(array)[i].body];                                                         \
  }

static void move_elements(Build* b, const int* id) {
  MOVE_POSES(b->geom, b->ngeom)
  MOVE_POSES(b->site, b->nsite)
  MOVE_POSES(b->camera, b->ncamera)
  for (int i = 0; i < b->njoint; i++) b->joint[i].body = id[b->joint[i].body];
  for (int i = 0; i < b->nlight; i++) {
    const BuildBody* body = b->body + b->light[i].body;
    double unused[4] = {1, 0, 0, 0};
    if (body->fused) {
      pose_append(body->s.pos, body->s.quat, b->light[i].s.pos, unused);
      quat_rot_vec(b->light[i].s.dir, b->light[i].s.dir, body->s.quat);
    }
    b->light[i].body = id[b->light[i].body];
  }
}

static void compact_bodies(Build* b, const int* id) {
  int n = 0;
  for (int i = 0; i < b->nbody; i++) {
    if (b->body[i].fused) continue;
    CT_ASSERT(n <= i && n == id[i] && (n == 0 || id[b->body[i].parent] < n));
    b->body[n] = b->body[i];
    b->body[n].parent = id[b->body[i].parent];
    b->body[n].weld = b->body[n].joint.num || n == 0 ? n : b->body[b->body[n].parent].weld;
    n++;
  }
  b->nbody = n;
}

//---------------------------------- the passes ----------------------------------------------------

// The last body that something refers to, 0 if none.
static int last_referenced(const Build* b, const bool* keep) {
  int last = b->nbody - 1;
  while (last > 0 && !keep[last]) last--;
  return last;
}

// May body i go?
//
// QUIRK(fused-named-bodies; test_fuse:a_named_body_stays_if_a_later_one_is_beyond_the_end): A body
// with a name stays if a body further down that something refers to has an old position behind the
// end of the bodies that are left: positions are not updated while bodies are fused.
static bool may_fuse(const Build* b, const bool* keep, int i, int left) {
  const BuildBody* body = b->body + i;
  if (body->joint.num || body->s.mocap || keep[i]) return false;
  int last = last_referenced(b, keep);
  return !spec_name(&body->from->e)[0] || last <= i || last < left;
}

// A child of a fused body first moves to the body's parent. id: the place each body, or its heir,
// will have.
static Status fuse_bodies(Build* b, const bool* keep, int* id, FuseTree* tree) {
  int n = 0, left = b->nbody;
  id[n++] = 0;
  for (int i = 1; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    const BuildBody* up = b->body + body->parent;
    if (up->fused) {
      pose_append(up->s.pos, up->s.quat, body->s.pos, body->s.quat);
      body->parent = up->parent;
    }
    CT_ASSERT(body->parent < i && !b->body[body->parent].fused);
    body->fused = may_fuse(b, keep, i, left);
    id[i] = body->fused ? id[body->parent] : n++;
    if (!body->fused) continue;
    left--;
    if (body->parent > 0 && body->s.mass >= ctMINVAL)
      TRY(add_inertia(b, b->body + body->parent, body));
    if (!fuse_bvh_join(b, tree, i)) return build_no_memory(b);
  }
  return CT_OK;
}

// Keep the trees of the bodies that stay, by the places their geoms have now.
static Status keep_trees(Build* b, const FuseTree* tree, int nbody) {
  int* place = alloc_bytes((size_t)b->ngeom * sizeof(int));
  if (!place) return build_no_memory(b);
  for (int i = 0; i < b->ngeom; i++) {
    CT_ASSERT(build_has(b->geom[i].origin, b->ngeom));
    place[b->geom[i].origin] = i;
  }
  bool ok = true;
  for (int old = 0, i = 0; ok && old < nbody; old++) {
    CT_ASSERT(i < b->nbody && b->body[i].origin >= old); // bodies kept their order
    if (b->body[i].origin != old) continue;
    b->body[i].stale = (BuildRange){b->stale.count, tree[old].count};
    for (int k = 0; ok && k < tree[old].count; k++) {
      int* slot = array_push(&b->stale);
      ok = slot != NULL;
      if (ok) *slot = tree[old].geom[k] < 0 ? -1 : place[tree[old].geom[k]];
    }
    if (++i == b->nbody) break;
  }
  alloc_free(place);
  return ok ? CT_OK : build_no_memory(b);
}

// Elements and bodies to their new places.
static Status rearrange_elements(Build* b, const int* id, const FuseTree* tree) {
  int nbody = b->nbody;
  for (int i = 0; i < b->ngeom; i++) b->geom[i].origin = i;
  for (int i = 0; i < b->nbody; i++) b->body[i].origin = i;
  move_elements(b, id);
  compact_bodies(b, id);
  TRY(regroup_elements(b));
  TRY(keep_trees(b, tree, nbody));
  TRY(resolve_body_names(b));
  return resolve_targets(b);
}

Status fuse_static(Build* b) {
  int nbody = b->nbody;
  bool* keep = alloc_zero((size_t)nbody * sizeof(bool));
  int* id = alloc_zero((size_t)nbody * sizeof(int));
  FuseTree* tree = fuse_bvh_start(b);
  Status status = keep && id && tree ? CT_OK : build_no_memory(b);
  if (status == CT_OK) {
    mark_referenced(b, keep);
    status = fuse_bodies(b, keep, id, tree);
  }
  if (status == CT_OK) status = rearrange_elements(b, id, tree);
  alloc_free(keep);
  alloc_free(id);
  fuse_bvh_free(tree, nbody);
  return status;
}
