// Names and sizes of user data. A map per kind holds the position of every named element in its
// array, or in the list of the spec for kinds without an array. Names of a kind are unique; an
// asset without a name has that of its file.
#include "base/assert.h"
#include "compile/resolve.h"

//---------------------------------- names ---------------------------------------------------------

static Status add_name(Build* b, cttObj type, const Element* e, const char* name, int id) {
  CT_ASSERT(build_has(id, build_count(b, type)));
  if (!name[0]) b->unnamed[type] = id + 1;
  if (!name[0] || map_put(&b->name[type], name, id)) return CT_OK;
  if (b->name[type].failed) return build_no_memory(b);
  return error_add(b->err, spec_place(e, "name"), "repeated name '%s' in %s", name,
                   spec_kind(type)->tag);
}

Status resolve_body_names(Build* b) {
  map_free(&b->name[ctOBJ_BODY]);
  map_free(&b->name[ctOBJ_XBODY]);
  b->unnamed[ctOBJ_BODY] = 0;
  Status status = CT_OK;
  for (int i = 0; i < b->nbody; i++) {
    const char* name = spec_name(&b->body[i].from->e);
    if (add_name(b, ctOBJ_BODY, &b->body[i].from->e, name, i) != CT_OK) status = CT_FAIL;
    if (name[0]) map_put(&b->name[ctOBJ_XBODY], name, i);
  }
  if (b->name[ctOBJ_XBODY].failed) return build_no_memory(b);
  return status;
}

#define NAME_KIND(array, count, type)                                                              \
  for (int i = 0; i < (count); i++) {                                                              \
    const Element* e = &(array)[i].from->e;                                                        \
    if (add_name(b, (type), e, spec_name(e), i) != CT_OK) status = CT_FAIL;                        \
  }

// The same for assets, which must have a name.
#define NAME_ASSETS(array, count, type, what)                                                      \
  for (int i = 0; i < (count); i++) {                                                              \
    if (add_asset_name(b, (type), &(array)[i].from->e, (array)[i].name, i, (what)) != CT_OK)       \
      status = CT_FAIL;                                                                            \
  }

// what: the kind in the sentence about a missing name; NULL if it may be missing
static Status add_asset_name(Build* b, cttObj type, const Element* e, const char* name, int id,
                             const char* what) {
  if (!name[0] && what) return error_add(b->err, spec_place(e, "name"), "empty name in %s", what);
  return add_name(b, type, e, name, id);
}

// Kinds whose elements are in arrays of the build; the others are in the order of the spec.
static bool is_in_build(cttObj type) {
  static const bool own[ctNOBJECT] = {
      [ctOBJ_BODY] = true,   [ctOBJ_XBODY] = true,   [ctOBJ_JOINT] = true, [ctOBJ_GEOM] = true,
      [ctOBJ_SITE] = true,   [ctOBJ_CAMERA] = true,  [ctOBJ_LIGHT] = true, [ctOBJ_MESH] = true,
      [ctOBJ_HFIELD] = true, [ctOBJ_TEXTURE] = true, [ctOBJ_SKIN] = true,
  };
  return own[type];
}

static Status add_asset_names(Build* b) {
  Status status = CT_OK;
  NAME_ASSETS(b->mesh, b->nmesh, ctOBJ_MESH, "mesh")
  NAME_ASSETS(b->hfield, b->nhfield, ctOBJ_HFIELD, "height field")
  NAME_ASSETS(b->texture, b->ntexture, ctOBJ_TEXTURE,
              b->texture[i].s.type == ctTEXTURE_SKYBOX ? NULL : "texture")
  NAME_ASSETS(b->skin, b->nskin, ctOBJ_SKIN, NULL)
  for (int i = 0; i < b->nmaterial; i++) {
    const Element* e = &b->material[i].from->e;
    if (!spec_name(e)[0])
      status = error_add(b->err, spec_place(e, "name"), "empty name in material");
  }
  return status;
}

Status resolve_names(Build* b) {
  Status status = resolve_body_names(b);
  if (add_asset_names(b) != CT_OK) status = CT_FAIL;
  NAME_KIND(b->joint, b->njoint, ctOBJ_JOINT)
  NAME_KIND(b->geom, b->ngeom, ctOBJ_GEOM)
  NAME_KIND(b->site, b->nsite, ctOBJ_SITE)
  NAME_KIND(b->camera, b->ncamera, ctOBJ_CAMERA)
  NAME_KIND(b->light, b->nlight, ctOBJ_LIGHT)
  for (int type = 0; type < ctNOBJECT; type++) {
    if (is_in_build((cttObj)type)) continue;
    const ElementList* list = &b->spec->list[type];
    for (int i = 0; i < list->count; i++) {
      const Element* e = list->data[i];
      if (add_name(b, (cttObj)type, e, spec_name(e), i) != CT_OK) status = CT_FAIL;
    }
  }
  return status;
}

//---------------------------------- user numbers --------------------------------------------------

// Given by the size element, or (-1) the longest of the kind.
static int user_size(int given, int longest) { return given >= 0 ? given : longest; }

#define LONGEST(result, array, count)                                                              \
  for (int i = 0; i < (count); i++) {                                                              \
    int n = build_length((array)[i].s.userdata);                                                   \
    if (n > (result)) (result) = n;                                                                \
  }

static void size_user(Build* b) {
  const ctSpec* s = &b->spec->pub;
  int body = 0, joint = 0, geom = 0, site = 0, camera = 0, tendon = 0, actuator = 0, sensor = 0;
  LONGEST(body, b->body, b->nbody)
  LONGEST(joint, b->joint, b->njoint)
  LONGEST(geom, b->geom, b->ngeom)
  LONGEST(site, b->site, b->nsite)
  LONGEST(camera, b->camera, b->ncamera)
  LONGEST(tendon, b->tendon, b->ntendon)
  LONGEST(actuator, b->actuator, b->nactuator)
  LONGEST(sensor, b->sensor, b->nsensor)
  b->nuser[ctOBJ_BODY] = user_size(s->nuser_body, body);
  b->nuser[ctOBJ_JOINT] = user_size(s->nuser_jnt, joint);
  b->nuser[ctOBJ_GEOM] = user_size(s->nuser_geom, geom);
  b->nuser[ctOBJ_SITE] = user_size(s->nuser_site, site);
  b->nuser[ctOBJ_CAMERA] = user_size(s->nuser_cam, camera);
  b->nuser[ctOBJ_TENDON] = user_size(s->nuser_tendon, tendon);
  b->nuser[ctOBJ_ACTUATOR] = user_size(s->nuser_actuator, actuator);
  b->nuser[ctOBJ_SENSOR] = user_size(s->nuser_sensor, sensor);
}

// More numbers than there is room for. Two of MuJoCo's messages end with the element.
#define CHECK_USER(array, count, type, field, tag)                                                 \
  for (int i = 0; i < (count); i++) {                                                              \
    if (build_length((array)[i].s.userdata) > b->nuser[type]) {                                    \
      status = error_add(b->err, spec_place(&(array)[i].from->e, "user"),                          \
                         "user has more values than " field " in " tag);                           \
    }                                                                                              \
  }
#define CHECK_USER_NAMED(array, count, type, field, tag)                                           \
  for (int i = 0; i < (count); i++) {                                                              \
    const Element* e = &(array)[i].from->e;                                                        \
    if (build_length((array)[i].s.userdata) > b->nuser[type]) {                                    \
      status = error_add(b->err, spec_place(e, "user"),                                            \
                         "user has more values than " field " in " tag " '%s' (id = %d)",          \
                         spec_name(e), i);                                                         \
    }                                                                                              \
  }

Status resolve_user(Build* b) {
  size_user(b);
  for (int type = 0; type < ctNOBJECT; type++) CT_ASSERT(b->nuser[type] >= 0);
  Status status = CT_OK;
  CHECK_USER(b->body, b->nbody, ctOBJ_BODY, "nuser_body", "body")
  CHECK_USER(b->joint, b->njoint, ctOBJ_JOINT, "nuser_jnt", "joint")
  CHECK_USER_NAMED(b->geom, b->ngeom, ctOBJ_GEOM, "nuser_geom", "geom")
  CHECK_USER(b->site, b->nsite, ctOBJ_SITE, "nuser_site", "site")
  CHECK_USER(b->camera, b->ncamera, ctOBJ_CAMERA, "nuser_cam", "camera")
  CHECK_USER(b->tendon, b->ntendon, ctOBJ_TENDON, "nuser_tendon", "tendon")
  CHECK_USER_NAMED(b->actuator, b->nactuator, ctOBJ_ACTUATOR, "nuser_actuator", "actuator")
  CHECK_USER(b->sensor, b->nsensor, ctOBJ_SENSOR, "nuser_sensor", "sensor")
  return status;
}
