// What no row describes, one function per element, found by the id of the row: the counterpart of
// mjcf_custom.c, mjcf_asset.c and mjcf_sensor.c. The start tag is open; attributes come before
// children.
#include "mjcf/mjcf_write_part.h"

#include "base/alloc.h"
#include "generated/kinds.h"
#include "mjcf/mjcf_object.h"
#include "mjcf/mjcf_write_path.h"

#include <corten/corten.h>

#include <string.h>

static bool reals_differ(const double* x, const double* y, int n) {
  for (int i = 0; i < n; i++) {
    if (x[i] != y[i]) return true;
  }
  return false;
}

//---------------------------------- plugins -------------------------------------------------------

void mjcf_write_part_config(MjcfWriter* w, const PluginElement* p) {
  for (int i = 0; i < p->key.count; i++) {
    mjcf_write_attr_open(w, "config");
    mjcf_write_attr_text(w, "key", vectors_text(&p->key.data[i]));
    mjcf_write_attr_text(w, "value", vectors_text(&p->value.data[i]));
    mjcf_write_attr_close(w, "config");
  }
}

void mjcf_write_part_plugin(MjcfWriter* w, const ctsPlugin* plugin) {
  mjcf_write_attr_string(w, "plugin", plugin->plugin_name);
  mjcf_write_attr_string(w, "instance", plugin->name);
  const PluginElement* own = vectors_is_empty(plugin->name) ? spec_instance(w->spec, plugin) : NULL;
  if (own) mjcf_write_part_config(w, own);
}

void mjcf_write_part_element(MjcfWriter* w, const ctsPlugin* plugin) {
  if (!plugin->active) return;
  mjcf_write_attr_open(w, "plugin");
  mjcf_write_part_plugin(w, plugin);
  mjcf_write_attr_close(w, "plugin");
}

//---------------------------------- custom --------------------------------------------------------

static void write_numeric(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsNumeric* numeric = s;
  if (numeric->size && numeric->size != numeric->data->count)
    mjcf_write_attr_int(w, "size", numeric->size);
  if (numeric->data->count)
    mjcf_write_attr_reals(w, "data", numeric->data->data, numeric->data->count);
}

static void write_tuple(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsTuple* tuple = s;
  for (int i = 0; i < tuple->objtype->count; i++) {
    const char* word = mjcf_object_word((cttObj)tuple->objtype->data[i]);
    mjcf_write_attr_open(w, "element");
    mjcf_write_attr_text(w, "objtype", word ? word : "");
    mjcf_write_attr_text(w, "objname", vectors_text(&tuple->objname->data[i]));
    if (tuple->objprm->data[i] != 0) mjcf_write_attr_reals(w, "prm", &tuple->objprm->data[i], 1);
    mjcf_write_attr_close(w, "element");
  }
}

//---------------------------------- assets --------------------------------------------------------

static const char* text_at(const ctStringVec* v, int i) {
  return i < v->count ? vectors_text(&v->data[i]) : "";
}

// A texture for colour alone is an attribute, several are layers.
static void write_material(MjcfWriter* w, const MjcfElement* row, const void* s,
                           const void* start) {
  (void)row;
  const ctStringVec* mine = ((const ctsMaterial*)s)->textures;
  const ctStringVec* given = ((const ctsMaterial*)start)->textures;
  bool same = true, layers = false;
  for (int i = 0; i < ctNTEXROLE; i++) {
    same = same && str_eq(text_at(mine, i), text_at(given, i));
    layers = layers || (i != ctTEXROLE_RGB && text_at(mine, i)[0]);
  }
  if (same) return;
  const char* color = text_at(mine, ctTEXROLE_RGB);
  if (!layers && !*color) w->lost++; // the class has one, and an empty attribute counts as absent
  if (!layers && *color) mjcf_write_attr_text(w, "texture", color);
  for (int i = 0; layers && i < ctNTEXROLE; i++) {
    if (!text_at(mine, i)[0]) continue;
    mjcf_write_attr_open(w, "layer");
    mjcf_write_attr_text(w, "texture", text_at(mine, i));
    mjcf_write_attr_keyword(w, "role", MJCF_KEY_TEXROLE, i);
    mjcf_write_attr_close(w, "layer");
  }
}

static void write_texture(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  static const char* const kSide[6] = {"fileright", "fileleft",  "fileup",
                                       "filedown",  "filefront", "fileback"};
  (void)row;
  const ctsTexture *texture = s, *given = start;
  int cells = texture->gridsize[0] * texture->gridsize[1];
  if (memcmp(texture->gridlayout, given->gridlayout, sizeof texture->gridlayout) != 0 &&
      cells > 0 && cells <= (int)sizeof texture->gridlayout) {
    char layout[sizeof texture->gridlayout + 1] = {0};
    memcpy(layout, texture->gridlayout, (size_t)cells);
    mjcf_write_attr_text(w, "gridlayout", layout);
  }
  for (int i = 0; i < 6; i++) {
    const char* file = text_at(texture->cubefiles, i);
    if (!file[0]) continue;
    char* path = mjcf_write_path(w, (const Element*)(const void*)texture->element, file);
    if (path) mjcf_write_attr_text(w, kSide[i], path);
    if (!path) w->out.failed = true;
    alloc_free(path);
  }
}

static void write_mesh(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  mjcf_write_part_element(w, &((const ctsMesh*)s)->plugin);
}

// The text lists the rows from the far side to the near one.
static void write_hfield(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsHField* hfield = s;
  const ctFloatVec* data = hfield->userdata;
  bool flat = true;
  for (int i = 0; i < data->count; i++) flat = flat && data->data[i] == 0;
  if (flat || data->count != hfield->nrow * hfield->ncol) return;
  size_t ncol = (size_t)hfield->ncol, nrow = (size_t)hfield->nrow;
  float* rows = alloc_bytes(nrow * ncol * sizeof *rows);
  if (!rows) {
    w->out.failed = true;
    return;
  }
  for (size_t i = 0; i < nrow; i++)
    memcpy(rows + i * ncol, data->data + (nrow - 1 - i) * ncol, ncol * sizeof *rows);
  mjcf_write_attr_floats(w, "elevation", rows, data->count);
  alloc_free(rows);
}

static void write_skin(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsSkin* skin = s;
  for (int i = 0; i < skin->bodyname->count; i++) {
    const ctIntVec* id = &skin->vertid->data[i];
    const ctFloatVec* weight = &skin->vertweight->data[i];
    mjcf_write_attr_open(w, "bone");
    mjcf_write_attr_text(w, "body", vectors_text(&skin->bodyname->data[i]));
    mjcf_write_attr_floats(w, "bindpos", skin->bindpos->data + 3 * i, 3);
    mjcf_write_attr_floats(w, "bindquat", skin->bindquat->data + 4 * i, 4);
    mjcf_write_attr_ints(w, "vertid", id->data, id->count);
    mjcf_write_attr_floats(w, "vertweight", weight->data, weight->count);
    mjcf_write_attr_close(w, "bone");
  }
}

static void write_deform(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsDeform* deform = s;
  w->prefixed = true; // of the tag
  for (int i = 0; i < deform->attach_vertex->count; i++) {
    bool site = deform->attach_type->data[i] == ctOBJ_SITE;
    const double *pos = deform->attach_pos->data + 3 * i,
                 *compliance = deform->attach_compliance->data + i,
                 *limit = deform->attach_limit->data + i;
    mjcf_write_attr_open(w, "corten:attach");
    mjcf_write_attr_ints(w, "vertex", deform->attach_vertex->data + i, 1);
    mjcf_write_attr_string(w, site ? "site" : "body", &deform->attach_name->data[i]);
    if (pos[0] != 0 || pos[1] != 0 || pos[2] != 0) mjcf_write_attr_reals(w, "pos", pos, 3);
    if (*compliance != 0) mjcf_write_attr_reals(w, "compliance", compliance, 1);
    if (*limit != 0) mjcf_write_attr_reals(w, "limit", limit, 1);
    mjcf_write_attr_close(w, "corten:attach");
  }
}

static void write_geom(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  mjcf_write_part_element(w, &((const ctsGeom*)s)->plugin);
}

//---------------------------------- constraints and tendons ---------------------------------------

static void write_objects(MjcfWriter* w, const ctsEquality* equality) {
  bool sites = equality->objtype == ctOBJ_SITE;
  mjcf_write_attr_text(w, sites ? "site1" : "body1", vectors_text(equality->name1));
  mjcf_write_attr_string(w, sites ? "site2" : "body2", equality->name2);
}

static void write_connect(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsEquality* equality = s;
  write_objects(w, equality);
  if (equality->objtype != ctOBJ_SITE) mjcf_write_attr_reals(w, "anchor", equality->data, 3);
}

// data: anchor 0-2, relative pose 3-9, torque scale 10
static void write_weld(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  static const double kNone[3] = {0, 0, 0};
  (void)row;
  const ctsEquality *equality = s, *given = start;
  const double *data = equality->data, *from = given->data;
  write_objects(w, equality);
  if (equality->objtype != ctOBJ_SITE) {
    if (reals_differ(data, kNone, 3)) mjcf_write_attr_reals(w, "anchor", data, 3);
    if (reals_differ(data + 3, from + 3, 7)) mjcf_write_attr_reals(w, "relpose", data + 3, 7);
  }
  if (data[10] != from[10]) mjcf_write_attr_reals(w, "torquescale", data + 10, 1);
}

static void write_wrap(MjcfWriter* w, const WrapElement* wrap) {
  const WrapKind* kind = wrap_kind_of((int)wrap->s.type);
  cttObj object = kind && kind->object ? kind->object : ctOBJ_GEOM;
  bool pulley = kind && kind->pulley;
  const char* tag = pulley ? "pulley" : mjcf_object_word(object);
  mjcf_write_attr_open(w, tag);
  if (pulley) {
    mjcf_write_attr_reals(w, "divisor", &wrap->prm, 1);
  } else {
    mjcf_write_attr_text(w, tag, vectors_text(&wrap->target));
    mjcf_write_attr_string(w, "sidesite", &wrap->sidesite);
  }
  if (object == ctOBJ_JOINT) mjcf_write_attr_reals(w, "coef", &wrap->prm, 1);
  mjcf_write_attr_close(w, tag);
}

static void write_tendon(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ElementList* path =
      &((const TendonElement*)(const void*)((const ctsTendon*)s)->element)->path;
  for (int i = 0; i < path->count; i++)
    write_wrap(w, (const WrapElement*)(const void*)path->data[i]);
}

//---------------------------------- actuators -----------------------------------------------------

static const ctsActuator* actuator_of(const Element* e) {
  return &((const ActuatorElement*)(const void*)e)->s;
}

// Only the servos can say inheritrange; everything else is a general actuator.
const char* mjcf_write_part_actuator(const Element* e, const Element* start) {
  const ctsActuator *actuator = actuator_of(e), *given = actuator_of(start);
  if (actuator->plugin.active) return "plugin";
  if (actuator->inheritrange == given->inheritrange) return "general";
  return actuator->dyntype == ctDYN_INTEGRATOR ? "intvelocity" : "position";
}

static bool is_set(const double range[2]) { return range[0] != 0 || range[1] != 0; }

// A class may hold inheritrange and a range that the servo's tag refuses beside it: `position` gave
// the one, `motor` the other. Then a servo with nothing but inheritrange goes first.
bool mjcf_write_part_inherit(MjcfWriter* w, const Element* e, const Element* start,
                             ActuatorElement* after) {
  const ctsActuator* actuator = actuator_of(e);
  const double share = actuator->inheritrange;
  bool servo = !str_eq(mjcf_write_part_actuator(e, start), "general") && !actuator->plugin.active;
  bool integrates = actuator->dyntype == ctDYN_INTEGRATOR;
  if (!servo || !(share > 0) || !is_set(integrates ? actuator->actrange : actuator->ctrlrange))
    return false;
  *after = *(const ActuatorElement*)(const void*)start;
  ctsActuator* a = &after->s;
  const char *tag = "position", *refusal = "";
  if (is_set(a->ctrlrange)) {
    tag = "intvelocity";
    refusal = cts_setToIntVelocity(a, a->gainprm[0], NULL, NULL, NULL, share);
  } else {
    refusal = cts_setToPosition(a, a->gainprm[0], NULL, NULL, NULL, share);
  }
  if (refusal[0]) w->lost++;
  if (refusal[0]) return false;
  mjcf_write_attr_open(w, tag);
  mjcf_write_attr_reals(w, "inheritrange", &share, 1);
  mjcf_write_attr_close(w, tag);
  return true;
}

// biasprm is 0, -kp and -kv or, above zero, the damping ratio.
static void write_servo(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)start;
  const ctsActuator* a = s;
  double kv = -a->biasprm[2];
  mjcf_write_attr_reals(w, "kp", &a->gainprm[0], 1);
  if (kv < 0) {
    mjcf_write_attr_reals(w, "dampratio", &a->biasprm[2], 1);
  } else {
    mjcf_write_attr_reals(w, "kv", &kv, 1);
  }
  if (row->id == MJCF_POSITION && a->dyntype != ctDYN_NONE)
    mjcf_write_attr_reals(w, "timeconst", &a->dynprm[0], 1);
  mjcf_write_attr_reals(w, "inheritrange", &a->inheritrange, 1);
}

static void write_actuator_plugin(MjcfWriter* w, const MjcfElement* row, const void* s,
                                  const void* start) {
  (void)row, (void)start;
  mjcf_write_part_plugin(w, &((const ctsActuator*)s)->plugin);
}

//---------------------------------- sensors -------------------------------------------------------

static void write_type(MjcfWriter* w, const char* name, cttObj type) {
  const char* word = mjcf_object_word(type);
  if (word) mjcf_write_attr_text(w, name, word);
}

// An object whose type is in the name of the attribute: geom1, body2, subtree1.
static void write_object(MjcfWriter* w, cttObj type, const ctString* name, const char* number) {
  char attribute[20] = "";
  const char* word = type == ctOBJ_XBODY ? "subtree" : mjcf_object_word(type);
  if (!word) return;
  strncat(attribute, word, 12);
  strncat(attribute, number, 2);
  mjcf_write_attr_text(w, attribute, vectors_text(name));
}

static void write_first(MjcfWriter* w, const ctsSensor* s, const char* number) {
  write_object(w, s->objtype, s->objname, number);
}

static void write_second(MjcfWriter* w, const ctsSensor* s) {
  write_object(w, s->reftype, s->refname, "2");
}

static void write_object_type(MjcfWriter* w, const MjcfElement* row, const void* s,
                              const void* start) {
  (void)row, (void)start;
  write_type(w, "objtype", ((const ctsSensor*)s)->objtype);
}

static void write_sensor_types(MjcfWriter* w, const MjcfElement* row, const void* s,
                               const void* start) {
  write_object_type(w, row, s, start);
  write_type(w, "reftype", ((const ctsSensor*)s)->reftype);
}

static void write_rangefinder(MjcfWriter* w, const MjcfElement* row, const void* s,
                              const void* start) {
  (void)row, (void)start;
  const ctsSensor* sensor = s;
  write_first(w, sensor, "");
  if (sensor->intprm[0] != 1) mjcf_write_attr_words(w, "data", MJCF_KEY_RAYDATA, sensor->intprm[0]);
}

static void write_distance(MjcfWriter* w, const MjcfElement* row, const void* s,
                           const void* start) {
  (void)row, (void)start;
  const ctsSensor* sensor = s;
  write_first(w, sensor, "1");
  write_second(w, sensor);
}

static void write_contact(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  (void)row, (void)start;
  const ctsSensor* sensor = s;
  write_first(w, sensor, sensor->objtype == ctOBJ_SITE ? "" : "1");
  write_second(w, sensor);
  if (sensor->intprm[0] != 1) mjcf_write_attr_words(w, "data", MJCF_KEY_CONDATA, sensor->intprm[0]);
  if (sensor->intprm[1]) mjcf_write_attr_keyword(w, "reduce", MJCF_KEY_REDUCE, sensor->intprm[1]);
  if (sensor->intprm[2] != 1) mjcf_write_attr_int(w, "num", sensor->intprm[2]);
}

static void write_sensor_plugin(MjcfWriter* w, const MjcfElement* row, const void* s,
                                const void* start) {
  write_sensor_types(w, row, s, start);
  mjcf_write_part_plugin(w, &((const ctsSensor*)s)->plugin);
}

//---------------------------------- by element ----------------------------------------------------

typedef void (*PartFn)(MjcfWriter*, const MjcfElement*, const void*, const void*);
static const PartFn kPart[MJCF_IDS] = {
    [MJCF_NUMERIC] = write_numeric,    [MJCF_TUPLE] = write_tuple,
    [MJCF_TEXTURE] = write_texture,    [MJCF_MATERIAL] = write_material,
    [MJCF_MESH] = write_mesh,          [MJCF_HFIELD] = write_hfield,
    [MJCF_SKIN] = write_skin,          [MJCF_DEFORM_CLOTH] = write_deform,
    [MJCF_DEFORM_SOFT] = write_deform, [MJCF_DEFORM_CHAIN] = write_deform,
    [MJCF_GEOM] = write_geom,          [MJCF_SPATIAL] = write_tendon,
    [MJCF_FIXED] = write_tendon,       [MJCF_POSITION] = write_servo,
    [MJCF_INTVELOCITY] = write_servo,  [MJCF_ACTUATOR_PLUGIN] = write_actuator_plugin,
};

static const PartFn kPartForm[MJCF_FORMS] = {
    [MJCF_FORM_CONNECT] = write_connect,
    [MJCF_FORM_WELD] = write_weld,
    [MJCF_FORM_RANGEFINDER] = write_rangefinder,
    [MJCF_FORM_ON_FRAME] = write_sensor_types,
    [MJCF_FORM_ON_FRAME_ALONE] = write_sensor_types,
    [MJCF_FORM_INSIDESITE] = write_object_type,
    [MJCF_FORM_ON_TWO_SHAPES] = write_distance,
    [MJCF_FORM_CONTACT_SENSOR] = write_contact,
    [MJCF_FORM_USER_SENSOR] = write_object_type,
    [MJCF_FORM_PLUGIN_SENSOR] = write_sensor_plugin,
};

void mjcf_write_part(MjcfWriter* w, const MjcfElement* row, Element* e, Element* start) {
  PartFn part = row->form ? kPartForm[row->form] : kPart[row->id];
  if (part) part(w, row, spec_public(e), spec_public(start));
}
