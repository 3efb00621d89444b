#include "spec/built.h"

#include <corten/corten.h>

// Kinds of elements: set a row to true when the compiler handles the kind.
static const bool kBuilt[SPEC_LISTS] = {
    [ctOBJ_BODY] = true,    [ctOBJ_JOINT] = true,   [ctOBJ_GEOM] = true,
    [ctOBJ_SITE] = true,    [ctOBJ_CAMERA] = true,  [ctOBJ_LIGHT] = true,
    [ctOBJ_FLEX] = true,    [ctOBJ_MESH] = true,    [ctOBJ_SKIN] = true,
    [ctOBJ_HFIELD] = true,  [ctOBJ_TEXTURE] = true, [ctOBJ_MATERIAL] = true,
    [ctOBJ_PAIR] = true,    [ctOBJ_EXCLUDE] = true, [ctOBJ_EQUALITY] = true,
    [ctOBJ_TENDON] = true,  [ctOBJ_SENSOR] = true,  [ctOBJ_ACTUATOR] = true,
    [ctOBJ_NUMERIC] = true, [ctOBJ_TEXT] = true,    [ctOBJ_TUPLE] = true,
    [ctOBJ_KEY] = true,     [ctOBJ_PLUGIN] = false, [SPEC_FRAME] = true,
    [SPEC_DEFAULT] = true,
};

// Shapes of geoms, likewise.
static const bool kShape[ctNGEOMTYPES] = {
    [ctGEOM_PLANE] = true,     [ctGEOM_SPHERE] = true,   [ctGEOM_CAPSULE] = true,
    [ctGEOM_ELLIPSOID] = true, [ctGEOM_CYLINDER] = true, [ctGEOM_BOX] = true,
    [ctGEOM_HFIELD] = true,    [ctGEOM_MESH] = true,     [ctGEOM_SDF] = true,
};

static Status refuse(const Element* e, const char* what, const char* name, ErrorList* err) {
  return error_add(err, spec_place(e, NULL), "%s '%s' is not supported by this version of Corten",
                   what, name);
}

// The tag in the file if it came from one: "motor" says more than "actuator".
static const char* tag_of(const Element* e) {
  return e->node ? e->node->name : spec_kind(e->head.elemtype)->tag;
}

static Status check_shape(const GeomElement* geom, ErrorList* err) {
  static const char* const kName[ctNGEOMTYPES] = {
      [ctGEOM_HFIELD] = "hfield", [ctGEOM_MESH] = "mesh", [ctGEOM_SDF] = "sdf"};
  bool fitted = !vectors_is_empty(geom->s.meshname); // takes its shape from a mesh
  int type = fitted && !kShape[ctGEOM_MESH] ? (int)ctGEOM_MESH : (int)geom->s.type;
  bool known = type >= 0 && type < ctNGEOMTYPES && kName[type];
  return known && !kShape[type] ? refuse(&geom->e, "geom of type", kName[type], err) : CT_OK;
}

static Status check_element(Element* e, int kind, ErrorList* err) {
  if (!kBuilt[kind]) return refuse(e, "element", tag_of(e), err);
  const ctsPlugin* plugin = spec_plugin(e);
  if (plugin && plugin->active && !kBuilt[ctOBJ_PLUGIN])
    return refuse(e, "plugin of", tag_of(e), err);
  return kind == ctOBJ_GEOM ? check_shape((GeomElement*)e, err) : CT_OK;
}

Status built_check(Spec* spec, ErrorList* err) {
  Status status = CT_OK;
  for (int k = 0; k < SPEC_LISTS; k++) {
    for (int i = 0; i < spec->list[k].count; i++) {
      if (check_element(spec->list[k].data[i], k, err) != CT_OK) status = CT_FAIL;
    }
  }
  return status;
}
