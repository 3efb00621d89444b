// Copies of the elements in the order of the model. Bodies are depth first, so that a parent stands
// before its children; the elements of a body are consecutive in the array of their kind. Room is
// counted before anything is copied and filled exactly. The build owns copies of the values and
// reads names, vectors and places through `from`, which the spec owns.
#include "compile/resolve.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/str.h"
#include "compile/deform_build.h"
#include "compile/flex_build.h"

#include <string.h>

//---------------------------------- elements of the tree ------------------------------------------

// Every element is in the list of some body, and every body in the spec's list.
typedef struct TreeCounts {
  int body, joint, geom, site, camera, light;
} TreeCounts;

static TreeCounts count_elements(const Build* b) {
  const ElementList* bodies = &b->spec->list[ctOBJ_BODY];
  TreeCounts n = {.body = bodies->count};
  for (int i = 0; i < bodies->count; i++) {
    const BodyElement* body = (const BodyElement*)(const void*)bodies->data[i];
    n.joint += body->joints.count;
    n.geom += body->geoms.count;
    n.site += body->sites.count;
    n.camera += body->cameras.count;
    n.light += body->lights.count;
  }
  CT_ASSERT(n.body >= 1); // the world
  return n;
}

static Status allocate_tree(Build* b, const TreeCounts* n) {
  b->body = alloc_zero((size_t)n->body * sizeof(*b->body));
  b->joint = alloc_zero((size_t)n->joint * sizeof(*b->joint));
  b->geom = alloc_zero((size_t)n->geom * sizeof(*b->geom));
  b->site = alloc_zero((size_t)n->site * sizeof(*b->site));
  b->camera = alloc_zero((size_t)n->camera * sizeof(*b->camera));
  b->light = alloc_zero((size_t)n->light * sizeof(*b->light));
  bool ok = b->body && b->joint && b->geom && b->site && b->camera && b->light;
  return ok ? CT_OK : build_no_memory(b);
}

// Append copies of the elements of one kind to their array, which has `room` of them.
#define COPY_KIND(array, total, room, elements, Type, range)                                       \
  do {                                                                                             \
    CT_ASSERT((elements).count <= (room) - (total));                                               \
    (range) = (BuildRange){(total), (elements).count};                                             \
    for (int i = 0; i < (range).num; i++) {                                                        \
      const Type* element = (const Type*)(const void*)(elements).data[i];                          \
      (array)[(total)].from = element;                                                             \
      (array)[(total)].s = element->s;                                                             \
      (array)[(total)].body = id;                                                                  \
      (total)++;                                                                                   \
    }                                                                                              \
  } while (0)

// Append one body with all it carries but its child bodies.
static void append_body(Build* b, const TreeCounts* room, const BodyElement* from, int parent) {
  CT_ASSERT(b->nbody < room->body && (b->nbody == 0 || parent < b->nbody));
  int id = b->nbody++;
  BuildBody* body = b->body + id;
  body->from = from;
  body->s = from->s;
  body->parent = parent;
  body->children = from->bodies.count;
  body->weld = from->joints.count || id == 0 ? id : b->body[parent].weld;
  COPY_KIND(b->joint, b->njoint, room->joint, from->joints, JointElement, body->joint);
  COPY_KIND(b->geom, b->ngeom, room->geom, from->geoms, GeomElement, body->geom);
  COPY_KIND(b->site, b->nsite, room->site, from->sites, SiteElement, body->site);
  COPY_KIND(b->camera, b->ncamera, room->camera, from->cameras, CameraElement, body->camera);
  COPY_KIND(b->light, b->nlight, room->light, from->lights, LightElement, body->light);
}

typedef struct BodyVisit {
  const BodyElement* body;
  int parent;
} BodyVisit;

// Depth first: a body before its children. The stack is ours, so that a long chain of bodies cannot
// exhaust the program's.
static Status copy_tree(Build* b) {
  const TreeCounts room = count_elements(b);
  TRY(allocate_tree(b, &room));
  BodyVisit* stack = alloc_bytes((size_t)room.body * sizeof(*stack));
  if (!stack) return build_no_memory(b);
  int n = 0;
  stack[n++] = (BodyVisit){spec_world(b->spec), 0};
  while (n > 0) {
    BodyVisit v = stack[--n];
    int id = b->nbody;
    append_body(b, &room, v.body, v.parent);
    for (int i = v.body->bodies.count - 1; i >= 0; i--) {
      CT_ASSERT(n < room.body);
      stack[n++] = (BodyVisit){(const BodyElement*)(const void*)v.body->bodies.data[i], id};
    }
  }
  alloc_free(stack);
  CT_ASSERT(b->nbody == room.body && b->njoint == room.joint && b->ngeom == room.geom);
  CT_ASSERT(b->nsite == room.site && b->ncamera == room.camera && b->nlight == room.light);
  return CT_OK;
}

//---------------------------------- lists outside the tree ----------------------------------------

// Copies of the elements of one list.
#define COPY_LIST(array, total, TYPE, Type)                                                        \
  do {                                                                                             \
    const ElementList* elements = build_list(b, ctOBJ_##TYPE);                                     \
    b->array = alloc_zero((size_t)elements->count * sizeof(*b->array));                            \
    if (!b->array) return build_no_memory(b);                                                      \
    b->total = elements->count;                                                                    \
    for (int i = 0; i < b->total; i++) {                                                           \
      b->array[i].from = (const Type*)(const void*)elements->data[i];                              \
      b->array[i].s = b->array[i].from->s;                                                         \
    }                                                                                              \
  } while (0)

const char* resolve_text(Build* b, char* made) {
  char** slot = made ? array_push(&b->text) : NULL;
  if (slot) {
    *slot = made;
    return made;
  }
  alloc_free(made);
  build_no_memory(b);
  return NULL;
}

// Name and file of an asset: a missing name is the file's; strippath drops folders.
static Status name_from_file(Build* b, const Element* e, const ctString* path, const char** name,
                             const char** file) {
  const char* given = vectors_text(path);
  *name = spec_name(e);
  *file = b->spec->pub.strippath ? file_name(given) : given;
  if (!(*name)[0] && given[0]) *name = resolve_text(b, file_stem(given));
  return *name ? CT_OK : CT_FAIL;
}

#define NAME_ASSETS(array, count)                                                                  \
  for (int i = 0; i < b->count; i++)                                                               \
  TRY(name_from_file(b, &b->array[i].from->e, b->array[i].s.file, &b->array[i].name,               \
                     &b->array[i].file))

static Status copy_lists(Build* b) {
  COPY_LIST(mesh, nmesh, MESH, MeshElement);
  COPY_LIST(hfield, nhfield, HFIELD, HFieldElement);
  COPY_LIST(texture, ntexture, TEXTURE, TextureElement);
  COPY_LIST(material, nmaterial, MATERIAL, MaterialElement);
  COPY_LIST(skin, nskin, SKIN, SkinElement);
  COPY_LIST(flex, nflex, FLEX, FlexElement);
  COPY_LIST(pair, npair, PAIR, PairElement);
  COPY_LIST(exclude, nexclude, EXCLUDE, ExcludeElement);
  COPY_LIST(equality, nequality, EQUALITY, EqualityElement);
  COPY_LIST(tendon, ntendon, TENDON, TendonElement);
  COPY_LIST(actuator, nactuator, ACTUATOR, ActuatorElement);
  COPY_LIST(sensor, nsensor, SENSOR, SensorElement);
  NAME_ASSETS(mesh, nmesh);
  NAME_ASSETS(hfield, nhfield);
  NAME_ASSETS(texture, ntexture);
  NAME_ASSETS(skin, nskin);
  return CT_OK;
}

//---------------------------------- the pass ------------------------------------------------------

// Materials and textures do not survive discardvisual.
static void discard_looks(Build* b) {
  b->nmaterial = b->ntexture = 0;
  map_free(&b->name[ctOBJ_MATERIAL]);
  map_free(&b->name[ctOBJ_TEXTURE]);
}

Status resolve(Build* b, Spec* spec, ErrorList* err) {
  b->spec = spec;
  b->err = err;
  TRY(copy_tree(b));
  TRY(copy_lists(b));
  if (b->body[0].joint.num)
    error_add(err, spec_place(&b->joint[0].from->e, NULL), "joint found in world body");
  if (b->nbody + b->nflex >= 65534)
    error_add(err, (Place){0}, "number of bodies plus flexes must be less than 65534");
  Status names = resolve_names(b);
  if (spec->pub.compiler.discardvisual) discard_looks(b);
  Status user = resolve_user(b), references = resolve_references(b);
  return names == CT_OK && user == CT_OK && references == CT_OK && !err->errors ? CT_OK : CT_FAIL;
}

static void free_tree(Build* b) {
  alloc_free(b->body);
  alloc_free(b->joint);
  alloc_free(b->geom);
  alloc_free(b->site);
  alloc_free(b->camera);
  alloc_free(b->light);
  alloc_free(b->bvh);
  array_free(&b->stale);
}

// Counts may have shrunk when assets were discarded: what they held is in the spec's count.
static void free_assets(Build* b) {
  for (int i = 0; b->mesh && i < build_list(b, ctOBJ_MESH)->count; i++)
    mesh_shape_free(&b->mesh[i].shape);
  for (int i = 0; b->hfield && i < build_list(b, ctOBJ_HFIELD)->count; i++)
    alloc_free(b->hfield[i].data);
  for (int i = 0; b->texture && i < build_list(b, ctOBJ_TEXTURE)->count; i++)
    alloc_free(b->texture[i].data);
  for (int i = 0; b->skin && i < build_list(b, ctOBJ_SKIN)->count; i++) {
    skin_free(&b->skin[i].data);
    alloc_free(b->skin[i].bone);
  }
  for (int i = 0; i < b->text.count; i++) alloc_free(b->text.data[i]);
  array_free(&b->text);
  alloc_free(b->mesh);
  alloc_free(b->hfield);
  alloc_free(b->texture);
  alloc_free(b->material);
  alloc_free(b->skin);
  for (int i = 0; i < b->nflex; i++) flex_build_free(b->flex + i);
  alloc_free(b->flex);
}

static void free_relations(Build* b) {
  alloc_free(b->pair);
  alloc_free(b->exclude);
  alloc_free(b->equality);
  alloc_free(b->tendon);
  alloc_free(b->wrap);
  alloc_free(b->actuator);
  alloc_free(b->sensor);
  alloc_free(b->plugin);
  array_free(&b->kind);
  deform_build_free(b);
}

void resolve_free(Build* b) {
  for (int i = 0; i < ctNOBJECT; i++) map_free(&b->name[i]);
  free_tree(b);
  free_assets(b);
  free_relations(b);
  memset(b, 0, sizeof(*b));
}
