// Sensors: objects by attribute or by word. At most one attribute names the object; the type
// follows from the attribute. Words of a data list become bits and must stand in the order of the
// set.
#include "mjcf/mjcf_sensor.h"

#include "base/str.h"
#include "mjcf/mjcf_object.h"
#include "mjcf/mjcf_plugin.h"

#include <stdio.h>
#include <string.h>

//---------------------------------- objects -------------------------------------------------------

// An attribute that names an object of some type.
typedef struct Choice {
  const char* attribute;
  cttObj type;
} Choice;

// Which of the attributes is there; how many are.
static int choose_attribute(const XmlNode* n, const Choice* choice, int count, Choice* found) {
  int present = 0;
  *found = (Choice){NULL, ctOBJ_UNKNOWN};
  for (int i = 0; i < count; i++) {
    if (!xml_attr(n, choice[i].attribute)) continue;
    *found = choice[i];
    present++;
  }
  return present;
}

static Status set_object(MjcfReader* r, const XmlNode* n, Choice found, cttObj* type,
                         ctString* name) {
  *type = found.type;
  if (!found.attribute) return CT_OK;
  return vectors_set_string(name, xml_attr(n, found.attribute)) ? CT_OK : mjcf_attr_no_memory(r, n);
}

//---------------------------------- data ----------------------------------------------------------

// Words of a set, in the order of the set. Absent or empty: the first one.
static Status read_data_words(MjcfReader* r, const XmlNode* n, MjcfKeySet set, int* bits) {
  const XmlAttr* a = mjcf_attr_find(n, "data");
  *bits = 1;
  if (!a) return CT_OK;
  TRY(mjcf_attr_keywords(r, n, a, set, bits));
  if (*bits == 0) *bits = 1;
  const char* at = a->value;
  char order[200] = "";
  bool sorted = true;
  for (int i = 0; i < mjcf_keywords[set].count; i++) {
    const char* word = mjcf_keywords[set].item[i].word;
    size_t used = strlen(order);
    snprintf(order + used, sizeof order - used, "%s%s", i ? ", " : "", word);
    at += strspn(at, " \t\n\v\f\r");
    size_t length = strcspn(at, " \t\n\v\f\r");
    if (length && strlen(word) == length && memcmp(at, word, length) == 0) at += length;
  }
  sorted = at[strspn(at, " \t\n\v\f\r")] == 0;
  return sorted ? CT_OK
                : mjcf_attr_fail(r, n, "data", "data attributes must be in order: %s", order);
}

Status mjcf_sensor_rangefinder(MjcfReader* r, const XmlNode* n, void* target) {
  static const Choice kOn[] = {{"site", ctOBJ_SITE}, {"camera", ctOBJ_CAMERA}};
  ctsSensor* sensor = target;
  Choice found;
  if (choose_attribute(n, kOn, 2, &found) != 1)
    return mjcf_attr_fail(r, n, NULL, "rangefinder requires exactly one of 'site' or 'camera'");
  TRY(set_object(r, n, found, &sensor->objtype, sensor->objname));
  return read_data_words(r, n, MJCF_KEY_RAYDATA, &sensor->intprm[0]);
}

Status mjcf_sensor_distance(MjcfReader* r, const XmlNode* n, void* target) {
  static const Choice kFirst[] = {{"body1", ctOBJ_BODY}, {"geom1", ctOBJ_GEOM}};
  static const Choice kSecond[] = {{"body2", ctOBJ_BODY}, {"geom2", ctOBJ_GEOM}};
  ctsSensor* sensor = target;
  Choice first, second;
  if (choose_attribute(n, kFirst, 2, &first) != 1)
    return mjcf_attr_fail(r, n, NULL, "exactly one of (geom1, body1) must be specified");
  if (choose_attribute(n, kSecond, 2, &second) != 1)
    return mjcf_attr_fail(r, n, NULL, "exactly one of (geom2, body2) must be specified");
  TRY(set_object(r, n, first, &sensor->objtype, sensor->objname));
  return set_object(r, n, second, &sensor->reftype, sensor->refname);
}

// A subtree is the body's frame with everything below: type XBODY.
Status mjcf_sensor_contact(MjcfReader* r, const XmlNode* n, void* target) {
  static const Choice kFirst[] = {{"geom1", ctOBJ_GEOM},
                                  {"body1", ctOBJ_BODY},
                                  {"subtree1", ctOBJ_XBODY},
                                  {"site", ctOBJ_SITE}};
  static const Choice kSecond[] = {
      {"geom2", ctOBJ_GEOM}, {"body2", ctOBJ_BODY}, {"subtree2", ctOBJ_XBODY}};
  ctsSensor* sensor = target;
  Choice first, second;
  if (choose_attribute(n, kFirst, 4, &first) > 1) {
    return mjcf_attr_fail(r, n, NULL,
                          "at most one of (geom1, body1, subtree1, site) can be specified");
  }
  if (choose_attribute(n, kSecond, 3, &second) > 1)
    return mjcf_attr_fail(r, n, NULL, "at most one of (geom2, body2, subtree2) can be specified");
  TRY(set_object(r, n, first, &sensor->objtype, sensor->objname));
  TRY(set_object(r, n, second, &sensor->reftype, sensor->refname));
  TRY(read_data_words(r, n, MJCF_KEY_CONDATA, &sensor->intprm[0]));
  const XmlAttr* a = mjcf_attr_find(n, "reduce");
  if (a) TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_REDUCE, &sensor->intprm[1]));
  a = mjcf_attr_find(n, "num");
  sensor->intprm[2] = 1;
  if (a) TRY(mjcf_attr_int(r, n, a, &sensor->intprm[2]));
  return sensor->intprm[2] > 0 ? CT_OK
                               : mjcf_attr_fail(r, n, "num", "'num' must be positive in sensor");
}

//---------------------------------- object types by word ------------------------------------------

// Unknown words make no object: the compiler refuses the sensors that need one.
static cttObj type_attr(const XmlNode* n, const char* name) {
  const char* word = xml_attr(n, name);
  return word ? mjcf_object_type(word) : ctOBJ_UNKNOWN;
}

Status mjcf_sensor_inside(MjcfReader* r, const XmlNode* n, void* target) {
  (void)r;
  ((ctsSensor*)target)->objtype = type_attr(n, "objtype");
  return CT_OK;
}

Status mjcf_sensor_frame(MjcfReader* r, const XmlNode* n, void* target) {
  ctsSensor* sensor = target;
  TRY(mjcf_sensor_inside(r, n, target));
  sensor->reftype = type_attr(n, "reftype");
  const char* type = xml_attr(n, "reftype");
  const char* name = xml_attr(n, "refname");
  if (type && !name) return mjcf_attr_fail(r, n, NULL, "required attribute missing: 'refname'");
  if (name && !type)
    return mjcf_attr_fail(r, n, "refname", "refname '%.100s' given but reftype is missing", name);
  return CT_OK;
}

Status mjcf_sensor_user(MjcfReader* r, const XmlNode* n, void* target) {
  ctsSensor* sensor = target;
  const char* type = xml_attr(n, "objtype");
  const char* name = xml_attr(n, "objname");
  sensor->objtype = type_attr(n, "objtype");
  if (type && !name)
    return mjcf_attr_fail(r, n, "objtype", "objtype '%.60s' given but objname is missing", type);
  if (name && !type)
    return mjcf_attr_fail(r, n, "objname", "objname '%.100s' given but objtype is missing", name);
  return CT_OK;
}

static Status check_both(MjcfReader* r, const XmlNode* n, const char* what, cttObj type,
                         const ctString* name) {
  bool named = !vectors_is_empty(name);
  if (named == (type != ctOBJ_UNKNOWN)) return CT_OK;
  return mjcf_attr_fail(r, n, NULL, "%s%s is specified but %s%s is not", what,
                        named ? "name" : "type", what, named ? "type" : "name");
}

Status mjcf_sensor_plugin(MjcfReader* r, const XmlNode* n, void* target) {
  ctsSensor* sensor = target;
  TRY(mjcf_plugin_link(r, n, &sensor->plugin));
  sensor->objtype = type_attr(n, "objtype");
  sensor->reftype = type_attr(n, "reftype");
  TRY(check_both(r, n, "obj", sensor->objtype, sensor->objname));
  return check_both(r, n, "ref", sensor->reftype, sensor->refname);
}
