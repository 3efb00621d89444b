#include "compile/resolve.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <string.h>

//---------------------------------- elements of the tree ------------------------------------------

// Every element is in the list of some body, and every body in the spec's list.
static void count_elements(Build* b) {
  const ElementList* bodies = &b->spec->list[ctOBJ_BODY];
  b->nbody = bodies->count;
  for (int i = 0; i < bodies->count; i++) {
    const BodyElement* body = (const BodyElement*)(const void*)bodies->data[i];
    b->njoint += body->joints.count;
    b->ngeom += body->geoms.count;
    b->nsite += body->sites.count;
    b->ncamera += body->cameras.count;
    b->nlight += body->lights.count;
  }
}

static Status allocate(Build* b) {
  b->body = alloc_zero((size_t)b->nbody * sizeof(*b->body));
  b->joint = alloc_zero((size_t)b->njoint * sizeof(*b->joint));
  b->geom = alloc_zero((size_t)b->ngeom * sizeof(*b->geom));
  b->site = alloc_zero((size_t)b->nsite * sizeof(*b->site));
  b->camera = alloc_zero((size_t)b->ncamera * sizeof(*b->camera));
  b->light = alloc_zero((size_t)b->nlight * sizeof(*b->light));
  bool ok = b->body && b->joint && b->geom && b->site && b->camera && b->light;
  return ok ? CT_OK : build_no_memory(b);
}

// Append copies of the elements of one kind to their array.
#define COPY_KIND(array, total, elements, Type, range)                                             \
  do {                                                                                             \
    (range) = (Range){(total), (elements).count};                                                  \
    for (int i = 0; i < (range).num; i++) {                                                        \
      const Type* element = (const Type*)(const void*)(elements).data[i];                          \
      (array)[(total)].from = element;                                                             \
      (array)[(total)].s = element->s;                                                             \
      (array)[(total)].body = id;                                                                  \
      (total)++;                                                                                   \
    }                                                                                              \
  } while (0)

// Append one body with all it carries but its child bodies.
static void copy_body(Build* b, const BodyElement* from, int parent) {
  int id = b->nbody++;
  BuildBody* body = b->body + id;
  body->from = from;
  body->s = from->s;
  body->parent = parent;
  body->children = from->bodies.count;
  body->weld = from->joints.count || id == 0 ? id : b->body[parent].weld;
  COPY_KIND(b->joint, b->njoint, from->joints, JointElement, body->joint);
  COPY_KIND(b->geom, b->ngeom, from->geoms, GeomElement, body->geom);
  COPY_KIND(b->site, b->nsite, from->sites, SiteElement, body->site);
  COPY_KIND(b->camera, b->ncamera, from->cameras, CameraElement, body->camera);
  COPY_KIND(b->light, b->nlight, from->lights, LightElement, body->light);
}

typedef struct Visit {
  const BodyElement* body;
  int parent;
} Visit;

// Depth first: a body before its children. The stack is ours, so that a long chain of bodies cannot
// exhaust the program's.
static Status copy_elements(Build* b) {
  count_elements(b);
  TRY(allocate(b));
  Visit* stack = alloc_bytes((size_t)b->nbody * sizeof(*stack));
  if (!stack) return build_no_memory(b);
  b->nbody = b->njoint = b->ngeom = b->nsite = b->ncamera = b->nlight = 0;
  int n = 0;
  stack[n++] = (Visit){spec_world(b->spec), 0};
  while (n > 0) {
    Visit v = stack[--n];
    int id = b->nbody;
    copy_body(b, v.body, v.parent);
    for (int i = v.body->bodies.count - 1; i >= 0; i--) {
      stack[n++] = (Visit){(const BodyElement*)(const void*)v.body->bodies.data[i], id};
    }
  }
  alloc_free(stack);
  return CT_OK;
}

//---------------------------------- names ---------------------------------------------------------

static Status add_name(Build* b, cttObj type, const Element* e, int id) {
  const char* name = spec_name(e);
  if (!name[0] || map_put(&b->name[type], name, id)) return CT_OK;
  if (b->name[type].failed) return build_no_memory(b);
  return error_add(b->err, spec_place(e, "name"), "repeated name '%s' in %s", name,
                   spec_kind(type)->tag);
}

Status resolve_body_names(Build* b) {
  map_free(&b->name[ctOBJ_BODY]);
  map_free(&b->name[ctOBJ_XBODY]);
  Status status = CT_OK;
  for (int i = 0; i < b->nbody; i++) {
    if (add_name(b, ctOBJ_BODY, &b->body[i].from->e, i) != CT_OK) status = CT_FAIL;
    const char* name = spec_name(&b->body[i].from->e);
    if (name[0]) map_put(&b->name[ctOBJ_XBODY], name, i);
  }
  if (b->name[ctOBJ_XBODY].failed) return build_no_memory(b);
  return status;
}

#define NAME_KIND(array, count, type)                                                              \
  for (int i = 0; i < (count); i++) {                                                              \
    if (add_name(b, (type), &(array)[i].from->e, i) != CT_OK) status = CT_FAIL;                    \
  }

static bool is_in_tree(cttObj type) {
  return type == ctOBJ_BODY || type == ctOBJ_XBODY || type == ctOBJ_JOINT || type == ctOBJ_GEOM ||
         type == ctOBJ_SITE || type == ctOBJ_CAMERA || type == ctOBJ_LIGHT;
}

static Status name_elements(Build* b) {
  Status status = resolve_body_names(b);
  NAME_KIND(b->joint, b->njoint, ctOBJ_JOINT)
  NAME_KIND(b->geom, b->ngeom, ctOBJ_GEOM)
  NAME_KIND(b->site, b->nsite, ctOBJ_SITE)
  NAME_KIND(b->camera, b->ncamera, ctOBJ_CAMERA)
  NAME_KIND(b->light, b->nlight, ctOBJ_LIGHT)
  for (int type = 0; type < ctNOBJECT; type++) {
    if (is_in_tree((cttObj)type)) continue;
    const ElementList* list = &b->spec->list[type];
    for (int i = 0; i < list->count; i++) {
      if (add_name(b, (cttObj)type, list->data[i], i) != CT_OK) status = CT_FAIL;
    }
  }
  return status;
}

//---------------------------------- user numbers --------------------------------------------------

static int length(const ctDoubleVec* v) { return v ? v->count : 0; }

// Given by the size element, or (-1) the longest of the kind.
static int user_size(int given, int longest) { return given >= 0 ? given : longest; }

#define LONGEST(result, array, count)                                                              \
  for (int i = 0; i < (count); i++) {                                                              \
    int n = length((array)[i].s.userdata);                                                         \
    if (n > (result)) (result) = n;                                                                \
  }

#define CHECK_USER(array, count, type, field, tag)                                                 \
  for (int i = 0; i < (count); i++) {                                                              \
    if (length((array)[i].s.userdata) > b->nuser[type]) {                                          \
      status = error_add(b->err, spec_place(&(array)[i].from->e, "user"),                          \
                         "user has more values than " field " in " tag);                           \
    }                                                                                              \
  }

static Status size_user(Build* b) {
  const ctSpec* s = &b->spec->pub;
  int body = 0, joint = 0, geom = 0, site = 0, camera = 0;
  LONGEST(body, b->body, b->nbody)
  LONGEST(joint, b->joint, b->njoint)
  LONGEST(geom, b->geom, b->ngeom)
  LONGEST(site, b->site, b->nsite)
  LONGEST(camera, b->camera, b->ncamera)
  b->nuser[ctOBJ_BODY] = user_size(s->nuser_body, body);
  b->nuser[ctOBJ_JOINT] = user_size(s->nuser_jnt, joint);
  b->nuser[ctOBJ_GEOM] = user_size(s->nuser_geom, geom);
  b->nuser[ctOBJ_SITE] = user_size(s->nuser_site, site);
  b->nuser[ctOBJ_CAMERA] = user_size(s->nuser_cam, camera);
  b->nuser[ctOBJ_TENDON] = user_size(s->nuser_tendon, 0);
  b->nuser[ctOBJ_ACTUATOR] = user_size(s->nuser_actuator, 0);
  b->nuser[ctOBJ_SENSOR] = user_size(s->nuser_sensor, 0);
  Status status = CT_OK;
  CHECK_USER(b->body, b->nbody, ctOBJ_BODY, "nuser_body", "body")
  CHECK_USER(b->joint, b->njoint, ctOBJ_JOINT, "nuser_jnt", "joint")
  for (int i = 0; i < b->ngeom; i++) {
    const Element* e = &b->geom[i].from->e;
    if (length(b->geom[i].s.userdata) <= b->nuser[ctOBJ_GEOM]) continue;
    status =
        error_add(b->err, spec_place(e, "user"),
                  "user has more values than nuser_geom in geom '%s' (id = %d)", spec_name(e), i);
  }
  CHECK_USER(b->site, b->nsite, ctOBJ_SITE, "nuser_site", "site")
  CHECK_USER(b->camera, b->ncamera, ctOBJ_CAMERA, "nuser_cam", "camera")
  return status;
}

//---------------------------------- references ----------------------------------------------------

// Position of a named asset, -1 if none is named. Materials and textures do not survive
// discardvisual.
static Status find_asset(const Build* b, cttObj type, const ctString* name, int* id) {
  *id = -1;
  if (vectors_is_empty(name) || b->spec->pub.compiler.discardvisual) return CT_OK;
  *id = build_find(b, type, vectors_text(name));
  return *id >= 0 ? CT_OK : CT_FAIL;
}

static Status find_material(Build* b, const ctString* name, const Element* user, int index,
                            int* id) {
  if (find_asset(b, ctOBJ_MATERIAL, name, id) == CT_OK) return CT_OK;
  return error_add(b->err, spec_place(user, "material"), "material '%s' not found in %s %d",
                   vectors_text(name), spec_kind(user->head.elemtype)->tag, index);
}

static Status find_target(Build* b, const ctString* name, const Element* user, int* id) {
  *id = -1;
  if (vectors_is_empty(name)) return CT_OK;
  *id = build_find(b, ctOBJ_BODY, vectors_text(name));
  if (*id >= 0) return CT_OK;
  return error_add(b->err, spec_place(user, "target"), "unknown target body in %s",
                   spec_kind(user->head.elemtype)->tag);
}

static Status resolve_light(Build* b, BuildLight* l) {
  Status status = find_target(b, l->s.targetbody, &l->from->e, &l->target);
  if (find_asset(b, ctOBJ_TEXTURE, l->s.texture, &l->texture) != CT_OK) {
    status = error_add(b->err, spec_place(&l->from->e, "texture"), "unknown texture in light");
  }
  return status;
}

Status resolve_references(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ngeom; i++) {
    BuildGeom* g = b->geom + i;
    if (find_material(b, g->s.material, &g->from->e, i, &g->material) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->nsite; i++) {
    BuildSite* s = b->site + i;
    if (find_material(b, s->s.material, &s->from->e, i, &s->material) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->ncamera; i++) {
    BuildCamera* c = b->camera + i;
    if (find_target(b, c->s.targetbody, &c->from->e, &c->target) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->nlight; i++) {
    if (resolve_light(b, b->light + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- the pass ------------------------------------------------------

Status resolve(Build* b, Spec* spec, ErrorList* err) {
  b->spec = spec;
  b->err = err;
  TRY(copy_elements(b));
  if (b->body[0].joint.num)
    error_add(err, spec_place(&b->joint[0].from->e, NULL), "joint found in world body");
  if (b->nbody >= 65534)
    error_add(err, (Place){0}, "number of bodies plus flexes must be less than 65534");
  Status names = name_elements(b), user = size_user(b), references = resolve_references(b);
  return names == CT_OK && user == CT_OK && references == CT_OK && !err->errors ? CT_OK : CT_FAIL;
}

void resolve_free(Build* b) {
  for (int i = 0; i < ctNOBJECT; i++) map_free(&b->name[i]);
  alloc_free(b->body);
  alloc_free(b->joint);
  alloc_free(b->geom);
  alloc_free(b->site);
  alloc_free(b->camera);
  alloc_free(b->light);
  alloc_free(b->bvh);
  memset(b, 0, sizeof(*b));
}
