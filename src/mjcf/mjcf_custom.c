// Attributes and elements that no row describes, one function per element, found by the id of the
// row. The attributes of the table are in the target already. Later sections add to earlier ones.
#include "mjcf/mjcf_custom.h"

#include "base/str.h"
#include "mjcf/mjcf_actuator.h"
#include "mjcf/mjcf_asset.h"
#include "mjcf/mjcf_deform.h"
#include "mjcf/mjcf_link.h"
#include "mjcf/mjcf_object.h"
#include "mjcf/mjcf_plugin.h"
#include "mjcf/mjcf_sensor.h"

#include <corten/corten.h>

#include <string.h>

enum { MAX_NUMERIC = 500, MAX_ACTUATOR_GROUP = 30 };

//---------------------------------- settings ------------------------------------------------------

// assetdir stands for the folders that are not given beside it.
static Status read_assetdir(MjcfReader* r, const XmlNode* n, ctsCompiler* compiler) {
  const XmlAttr* a = mjcf_attr_find(n, "assetdir");
  if (!a) return CT_OK;
  r->assetdir = a->value;
  bool done = mjcf_attr_find(n, "meshdir") || vectors_set_string(compiler->meshdir, a->value);
  done = done &&
         (mjcf_attr_find(n, "texturedir") || vectors_set_string(compiler->texturedir, a->value));
  return done ? CT_OK : mjcf_attr_no_memory(r, n);
}

// exactmeshinertia: what meshes that do not say their inertia start from. MuJoCo 3.5.0 knows it no
// more.
static Status read_exact(MjcfReader* r, const XmlNode* n) {
  const XmlAttr* a = mjcf_attr_find(n, "exactmeshinertia");
  int exact = 0;
  if (!a) return CT_OK;
  TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_BOOL, &exact));
  MeshElement* mesh = (MeshElement*)(void*)spec_main(r->spec)->proto[ctOBJ_MESH];
  mesh->s.inertia = exact ? ctMESH_INERTIA_EXACT : ctMESH_INERTIA_LEGACY;
  error_warn(r->err, xml_place(r->doc, n, a->name),
             "MuJoCo 3.5.0 refuses 'exactmeshinertia': write inertia=\"%s\" in the meshes",
             exact ? "exact" : "legacy");
  return CT_OK;
}

static Status finish_compiler(MjcfReader* r, const XmlNode* n, void* target) {
  ctSpec* spec = target;
  const XmlAttr* a = mjcf_attr_find(n, "strippath");
  int x = spec->strippath;
  if (a) TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_BOOL, &x));
  spec->strippath = (cttByte)x;
  x = 0;
  a = mjcf_attr_find(n, "coordinate");
  if (a) TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_COORDINATE, &x));
  if (x) {
    return mjcf_attr_fail(
        r, n, "coordinate",
        "global coordinates no longer supported. To convert existing models, load and save them in "
        "MuJoCo 2.3.3 or older");
  }
  TRY(read_exact(r, n));
  return read_assetdir(r, n, &spec->compiler);
}

// Groups named here are added to those disabled before.
static Status disable_groups(MjcfReader* r, const XmlNode* n, const ctIntVec* group, int* bits) {
  for (int i = 0; i < group->count; i++) {
    const char* wrong = group->data[i] < 0                    ? "must be non-negative"
                        : group->data[i] > MAX_ACTUATOR_GROUP ? "cannot exceed 30"
                                                              : NULL;
    if (wrong)
      return mjcf_attr_fail(r, n, "actuatorgroupdisable", "disabled actuator group value %s",
                            wrong);
    *bits |= 1 << group->data[i];
  }
  return CT_OK;
}

// The old name of spring and damper together, which MuJoCo 3.5.0 has no more.
static Status finish_flag(MjcfReader* r, const XmlNode* n, void* target) {
  const XmlAttr* a = mjcf_attr_find(n, "passive");
  if (!a) return CT_OK;
  int enabled = 1;
  TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_ENABLE, &enabled));
  int* bits = &((ctSpec*)target)->option.disableflags;
  const int both = ctDSBL_SPRING | ctDSBL_DAMPER;
  *bits = enabled ? *bits & ~both : *bits | both;
  error_warn(r->err, xml_place(r->doc, n, a->name),
             "'passive' is deprecated: use 'spring' and 'damper'");
  return CT_OK;
}

static Status finish_option(MjcfReader* r, const XmlNode* n, void* target) {
  ctSpec* spec = target;
  const XmlAttr* a = mjcf_attr_find(n, "corten:bending_model");
  if (a) r->bending = a;
  if (mjcf_attr_find(n, "corten:solver")) {
    r->spec->e.node = n;
    if (!mjcf_attr_find(n, "corten:solver_params")) spec->formulation_params->count = 0;
  }
  a = mjcf_attr_find(n, "actuatorgroupdisable");
  if (!a) return CT_OK;
  ctIntVec group = {0};
  Status status = mjcf_attr_ints(r, n, a, &group);
  if (status == CT_OK) status = disable_groups(r, n, &group, &spec->option.disableactuator);
  vectors_free(VALUE_INTVEC, &group);
  return status;
}

// "-1", or digits and at most one of K M G T P E (powers of 1024), in bytes.
static bool parse_memory(const char* s, cttSize* bytes) {
  static const char kSuffix[] = "KMGTPE";
  while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
  size_t n = strcspn(s, " \t\n\v\f\r");
  if (s[n + strspn(s + n, " \t\n\v\f\r")] != 0) return false;
  *bytes = -1;
  if (n == 2 && memcmp(s, "-1", 2) == 0) return true;
  size_t digits = strspn(s, "0123456789");
  if (digits == 0 || n > digits + 1) return false;
  cttSize x = 0;
  for (size_t i = 0; i < digits; i++) {
    int digit = s[i] - '0';
    if (x > (INT64_MAX - digit) / 10) return false;
    x = 10 * x + digit;
  }
  if (n == digits + 1) {
    char upper = s[digits] >= 'a' && s[digits] <= 'z' ? (char)(s[digits] - 'a' + 'A') : s[digits];
    const char* suffix = strchr(kSuffix, upper);
    if (!suffix) return false;
    int shift = 10 * (int)(suffix - kSuffix + 1);
    if (x > INT64_MAX >> shift) return false;
    x <<= shift;
  }
  *bytes = x;
  return true;
}

static Status finish_size(MjcfReader* r, const XmlNode* n, void* target) {
  ctSpec* spec = target;
  const XmlAttr* a = mjcf_attr_find(n, "memory");
  if (a && !parse_memory(a->value, &spec->memory)) {
    return mjcf_attr_fail(
        r, n, "memory",
        "unsigned integer with an optional suffix {K,M,G,T,P,E} is expected in attribute 'memory' "
        "(or the size specified is too big)");
  }
  const char* second = spec->memory == -1   ? NULL
                       : spec->nstack != -1 ? "nstack"
                       : spec->njmax != -1  ? "njmax"
                                            : NULL;
  if (!second) return CT_OK;
  return mjcf_attr_fail(r, n, NULL, "either 'memory' and '%s' attribute can be specified, not both",
                        second);
}

//---------------------------------- custom --------------------------------------------------------

// size pads or limits data; without it data gives the size.
static Status finish_numeric(MjcfReader* r, const XmlNode* n, void* target) {
  ctsNumeric* numeric = target;
  const XmlAttr* size = mjcf_attr_find(n, "size");
  const XmlAttr* data = mjcf_attr_find(n, "data");
  int count = 0;
  if (size) TRY(mjcf_attr_int(r, n, size, &count));
  if (data) TRY(mjcf_attr_reals(r, n, data, numeric->data));
  int given = numeric->data->count;
  if (!size) count = given;
  if (count < (given == 0) || (count > given && count > MAX_NUMERIC)) {
    return mjcf_attr_fail(r, n, size ? "size" : NULL, "custom field size must be between 1 and %d",
                          MAX_NUMERIC);
  }
  if (given > count) return mjcf_attr_fail(r, n, "data", "attribute 'data' has too much data");
  numeric->size = count;
  while (numeric->data->count < count) {
    if (!vectors_add_double(numeric->data, 0)) return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}

static Status finish_text(MjcfReader* r, const XmlNode* n, void* target) {
  (void)target;
  const char* data = xml_attr(n, "data");
  return data && !data[0] ? mjcf_attr_fail(r, n, "data", "text field cannot be empty") : CT_OK;
}

static Status read_object_type(MjcfReader* r, const XmlNode* n, const char* word, int* type) {
  *type = mjcf_object_type(word);
  if (*type != ctOBJ_UNKNOWN) return CT_OK;
  mjcf_attr_fail(r, n, "objtype", "unknown object type '%.60s'", word);
  const char* near = mjcf_object_near(word);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
  return CT_FAIL;
}

static Status read_tuple_element(MjcfReader* r, const XmlNode* n, ctsTuple* tuple) {
  const char* objtype = xml_attr(n, "objtype");
  const char* objname = xml_attr(n, "objname");
  if (!objtype || !objname) return CT_FAIL; // reported by the schema check
  int type;
  TRY(read_object_type(r, n, objtype, &type));
  ctDoubleVec prm = {0};
  const XmlAttr* a = mjcf_attr_find(n, "prm");
  Status status = a ? mjcf_attr_reals(r, n, a, &prm) : CT_OK;
  if (status == CT_OK && prm.count > 1)
    status = mjcf_attr_fail(r, n, "prm", "attribute 'prm' has too much data");
  bool done = status != CT_OK || (vectors_add_int(tuple->objtype, type) &&
                                  vectors_add_string(tuple->objname, objname) &&
                                  vectors_add_double(tuple->objprm, prm.count ? prm.data[0] : 0));
  vectors_free(VALUE_DOUBLEVEC, &prm);
  return done ? status : mjcf_attr_no_memory(r, n);
}

static Status finish_tuple(MjcfReader* r, const XmlNode* n, void* target) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (str_eq(c->name, "element") && read_tuple_element(r, c, target) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- bodies --------------------------------------------------------

static Status finish_worldbody(MjcfReader* r, const XmlNode* n, void* target) {
  (void)target;
  return n->attr ? mjcf_attr_fail(r, n, n->attr->name, "World body cannot have attributes") : CT_OK;
}

// The user numbers of a class do not reach cameras.
static Status finish_camera(MjcfReader* r, const XmlNode* n, void* target) {
  const char* user = xml_attr(n, "user");
  bool given = user && user[strspn(user, " \t\n\v\f\r")];
  if (!given && !r->in_default) ((ctsCamera*)target)->userdata->count = 0;
  return CT_OK;
}

static Status finish_geom(MjcfReader* r, const XmlNode* n, void* target) {
  return mjcf_plugin_child(r, n, &((ctsGeom*)target)->plugin);
}

static Status finish_instance(MjcfReader* r, const XmlNode* n, void* target) {
  ctsPlugin* plugin = target;
  const char* name = n->parent ? xml_attr(n->parent, "plugin") : NULL;
  if (!vectors_set_string(plugin->plugin_name, name)) return mjcf_attr_no_memory(r, n);
  return mjcf_plugin_config(r, n, (PluginElement*)(void*)plugin->element);
}

typedef Status (*FinishFn)(MjcfReader*, const XmlNode*, void*);
static const FinishFn kFinish[MJCF_IDS] = {
    [MJCF_COMPILER] = finish_compiler,
    [MJCF_OPTION] = finish_option,
    [MJCF_FLAG] = finish_flag,
    [MJCF_SIZE] = finish_size,
    [MJCF_NUMERIC] = finish_numeric,
    [MJCF_TEXT] = finish_text,
    [MJCF_TUPLE] = finish_tuple,
    [MJCF_WORLDBODY] = finish_worldbody,
    [MJCF_CAMERA] = finish_camera,
    [MJCF_GEOM] = finish_geom,
    [MJCF_INSTANCE] = finish_instance,
    [MJCF_MESH] = mjcf_asset_mesh,
    [MJCF_HFIELD] = mjcf_asset_hfield,
    [MJCF_SKIN] = mjcf_asset_skin,
    [MJCF_DEFORM_CLOTH] = mjcf_deform,
    [MJCF_DEFORM_SOFT] = mjcf_deform,
    [MJCF_DEFORM_CHAIN] = mjcf_deform,
    [MJCF_TEXTURE] = mjcf_asset_texture,
    [MJCF_MATERIAL] = mjcf_asset_material,
    [MJCF_SPATIAL] = mjcf_link_tendon,
    [MJCF_FIXED] = mjcf_link_tendon,
    [MJCF_DEFAULT_TENDON] = mjcf_link_tendon,
};

// The same for kinds that share their attributes.
static const FinishFn kFinishForm[MJCF_FORMS] = {
    [MJCF_FORM_CONNECT] = mjcf_link_connect,
    [MJCF_FORM_WELD] = mjcf_link_weld,
    [MJCF_FORM_RANGEFINDER] = mjcf_sensor_rangefinder,
    [MJCF_FORM_ON_FRAME] = mjcf_sensor_frame,
    [MJCF_FORM_ON_FRAME_ALONE] = mjcf_sensor_frame,
    [MJCF_FORM_INSIDESITE] = mjcf_sensor_inside,
    [MJCF_FORM_ON_TWO_SHAPES] = mjcf_sensor_distance,
    [MJCF_FORM_CONTACT_SENSOR] = mjcf_sensor_contact,
    [MJCF_FORM_USER_SENSOR] = mjcf_sensor_user,
    [MJCF_FORM_PLUGIN_SENSOR] = mjcf_sensor_plugin,
};

Status mjcf_custom(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target) {
  if (row->object == ctOBJ_ACTUATOR) return mjcf_actuator(r, n, row->id, target);
  FinishFn finish = row->form ? kFinishForm[row->form] : kFinish[row->id];
  return finish ? finish(r, n, target) : CT_OK;
}
