#include "mjcf/mjcf_object.h"

#include "base/error.h"
#include "base/str.h"

static const char* const kObject[ctNOBJECT] = {
    [ctOBJ_BODY] = "body",         [ctOBJ_XBODY] = "xbody",       [ctOBJ_JOINT] = "joint",
    [ctOBJ_DOF] = "dof",           [ctOBJ_GEOM] = "geom",         [ctOBJ_SITE] = "site",
    [ctOBJ_CAMERA] = "camera",     [ctOBJ_LIGHT] = "light",       [ctOBJ_FLEX] = "flex",
    [ctOBJ_MESH] = "mesh",         [ctOBJ_SKIN] = "skin",         [ctOBJ_HFIELD] = "hfield",
    [ctOBJ_TEXTURE] = "texture",   [ctOBJ_MATERIAL] = "material", [ctOBJ_PAIR] = "pair",
    [ctOBJ_EXCLUDE] = "exclude",   [ctOBJ_EQUALITY] = "equality", [ctOBJ_TENDON] = "tendon",
    [ctOBJ_ACTUATOR] = "actuator", [ctOBJ_SENSOR] = "sensor",     [ctOBJ_NUMERIC] = "numeric",
    [ctOBJ_TEXT] = "text",         [ctOBJ_TUPLE] = "tuple",       [ctOBJ_KEY] = "key",
    [ctOBJ_PLUGIN] = "plugin",
};

cttObj mjcf_object_type(const char* word) {
  for (int i = ctOBJ_BODY; i < ctNOBJECT; i++) {
    if (str_eq(kObject[i], word)) return (cttObj)i;
  }
  return ctOBJ_UNKNOWN;
}

const char* mjcf_object_word(cttObj type) {
  return type > ctOBJ_UNKNOWN && type < ctNOBJECT ? kObject[type] : NULL;
}

const char* mjcf_object_near(const char* word) {
  return error_nearest(word, kObject + ctOBJ_BODY, ctNOBJECT - ctOBJ_BODY);
}
