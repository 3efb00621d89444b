// <composite> and <flexcomp>: definitions are filled by the tables below and handed to spec/, which
// makes the elements. A definition is opened and freed here on every path; it owns its vectors.
#include "mjcf/mjcf_recipe.h"

#include "base/alloc.h"
#include "base/str.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_extension.h"
#include "mjcf/mjcf_node.h"
#include "mjcf/mjcf_plugin.h"
#include "spec/composite.h"
#include "spec/flexcomp.h"

#include <string.h>

//---------------------------------- tables --------------------------------------------------------
// The definitions are not public structs, so their members are listed here.

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define TEXT(name, S, member)                                                                      \
  { name, ATTR_STRING, STORE_STRING, CHECK_NONE, false, 1, 1, offsetof(S, member), 0, 0 }
#define WORD(name, S, member, store, set)                                                          \
  { name, ATTR_KEYWORD, store, CHECK_NONE, false, 1, 1, offsetof(S, member), 0, MJCF_KEY_##set }
#define REAL(name, S, member, store, low, high)                                                    \
  { name, ATTR_REAL, store, CHECK_NONE, false, low, high, offsetof(S, member), 0, 0 }
#define INT(name, S, member, low, high)                                                            \
  { name, ATTR_INT, STORE_INT, CHECK_NONE, false, low, high, offsetof(S, member), 0, 0 }
#define LIST(name, type, S, member, store)                                                         \
  { name, type, store, CHECK_NONE, false, 1, 1, offsetof(S, member), 0, 0 }
#define TURN(name, S, member, kind, n)                                                             \
  {                                                                                                \
    name, ATTR_ORIENTATION, STORE_DOUBLE, CHECK_NONE, false, n, n, offsetof(S, alt.member),        \
        offsetof(S, alt.type), ctORIENTATION_##kind                                                \
  }

static const MjcfAttr kComposite[] = {
    TEXT("prefix", CompositeDef, prefix),
    WORD("type", CompositeDef, type, STORE_INT, COMPOSITE),
    INT("count", CompositeDef, count, 1, 3),
    REAL("offset", CompositeDef, offset, STORE_DOUBLE, 3, 3),
    LIST("vertex", ATTR_REALS, CompositeDef, vertex, STORE_FLOATVEC),
    TEXT("initial", CompositeDef, initial),
    REAL("size", CompositeDef, size, STORE_DOUBLE, 1, 3),
    REAL("quat", CompositeDef, quat, STORE_DOUBLE, 4, 4),
};
static const MjcfAttr kSkin[] = {
    WORD("texcoord", CompositeDef, skintexcoord, STORE_BYTE, BOOL),
    TEXT("material", CompositeDef, skinmaterial),
    INT("group", CompositeDef, skingroup, 1, 1),
    REAL("rgba", CompositeDef, skinrgba, STORE_FLOAT, 4, 4),
    REAL("inflate", CompositeDef, skininflate, STORE_FLOAT, 1, 1),
    INT("subgrid", CompositeDef, skinsubgrid, 1, 1),
};
static const MjcfAttr kFlexcomp[] = {
    TEXT("name", FlexcompDef, name),
    WORD("type", FlexcompDef, type, STORE_INT, FLEXCOMP),
    WORD("dof", FlexcompDef, dof, STORE_INT, FLEXDOF),
    INT("count", FlexcompDef, count, 3, 3),
    REAL("spacing", FlexcompDef, spacing, STORE_DOUBLE, 3, 3),
    WORD("rigid", FlexcompDef, rigid, STORE_BYTE, BOOL),
    REAL("mass", FlexcompDef, mass, STORE_DOUBLE, 1, 1),
    REAL("inertiabox", FlexcompDef, inertiabox, STORE_DOUBLE, 1, 1),
    REAL("scale", FlexcompDef, scale, STORE_DOUBLE, 3, 3),
    LIST("file", ATTR_PATH, FlexcompDef, file, STORE_STRING),
    LIST("point", ATTR_REALS, FlexcompDef, point, STORE_DOUBLEVEC),
    LIST("element", ATTR_INTS, FlexcompDef, element, STORE_INTVEC),
    LIST("texcoord", ATTR_REALS, FlexcompDef, texcoord, STORE_FLOATVEC),
    REAL("pos", FlexcompDef, pos, STORE_DOUBLE, 3, 3),
    REAL("quat", FlexcompDef, quat, STORE_DOUBLE, 4, 4),
    TURN("axisangle", FlexcompDef, axisangle, AXISANGLE, 4),
    TURN("xyaxes", FlexcompDef, xyaxes, XYAXES, 6),
    TURN("zaxis", FlexcompDef, zaxis, ZAXIS, 3),
    TURN("euler", FlexcompDef, euler, EULER, 3),
    REAL("origin", FlexcompDef, origin, STORE_DOUBLE, 3, 3),
};
static const MjcfAttr kFlex[] = {
    INT("group", ctsFlex, group, 1, 1),
    INT("dim", ctsFlex, dim, 1, 1),
    REAL("radius", ctsFlex, radius, STORE_DOUBLE, 1, 1),
    TEXT("material", ctsFlex, material),
    REAL("rgba", ctsFlex, rgba, STORE_FLOAT, 4, 4),
    WORD("flatskin", ctsFlex, flatskin, STORE_BYTE, BOOL),
    TEXT("bending_model", ctsFlex, bending_model),
    LIST("bending_params", ATTR_REALS, ctsFlex, bending_params, STORE_DOUBLEVEC),
    TEXT("elasticity_model", ctsFlex, elasticity_model),
    LIST("elasticity_params", ATTR_REALS, ctsFlex, elasticity_params, STORE_DOUBLEVEC),
    WORD("corten:implicit", ctsFlex, implicit, STORE_BYTE, BOOL),
    REAL("young", ctsFlex, young, STORE_DOUBLE, 1, 1),
    REAL("poisson", ctsFlex, poisson, STORE_DOUBLE, 1, 1),
    REAL("damping", ctsFlex, damping, STORE_DOUBLE, 1, 1),
    REAL("thickness", ctsFlex, thickness, STORE_DOUBLE, 1, 1),
};
static const MjcfAttr kEdge[] = {
    WORD("equality", FlexcompDef, equality, STORE_INT, EDGEEQUALITY),
    REAL("solref", FlexcompDef, eq_solref, STORE_DOUBLE, 1, 2),
    REAL("solimp", FlexcompDef, eq_solimp, STORE_DOUBLE, 1, 5),
};

static Status read_table(MjcfReader* r, const XmlNode* n, const MjcfAttr* row, int count,
                         void* target) {
  Status status = CT_OK;
  for (int i = 0; i < count; i++) {
    const XmlAttr* a = mjcf_attr_find(n, row[i].name);
    if (a && mjcf_attr_read(r, n, a, &row[i], target) != CT_OK) status = CT_FAIL;
  }
  return status;
}

// The instance that a <plugin> child means; *plugin stays NULL without one. Many bodies share the
// one it makes, so that gets a name.
static Status read_shared_plugin(MjcfReader* r, const XmlNode* n, const char* name,
                                 const PluginElement** plugin) {
  const XmlNode* c = n->child;
  while (c && !str_eq(c->name, "plugin")) c = c->next;
  if (!c) return CT_OK;
  const char* instance = xml_attr(c, "instance");
  Element* e = spec_find(r->spec, ctOBJ_PLUGIN, instance);
  if (instance && instance[0] && !e)
    return mjcf_attr_fail(r, c, "instance", "unrecognized name '%.100s' for plugin instance",
                          instance);
  // a composite looks at the name of the plugin only, which an instance does not need
  if (e && str_eq(name, "composite") && !xml_attr(c, "plugin"))
    return mjcf_attr_fail(r, n, NULL, "Only mujoco.elasticity.cable is supported by composites");
  if (!e) {
    TRY(mjcf_plugin_own(r, c, &e));
    const char* own = xml_attr(n, str_eq(name, "composite") ? "prefix" : "name");
    char* full = str_printf("%s%s", name, own ? own : "");
    bool done = full && spec_set_name(e, full);
    alloc_free(full);
    if (!done) return mjcf_attr_no_memory(r, c);
  }
  *plugin = (const PluginElement*)e;
  return CT_OK;
}

static const char kBlank[] = " \t\n\v\f\r";

//---------------------------------- composite -----------------------------------------------------

// Up to three words, one for each axis.
static Status read_curve(MjcfReader* r, const XmlNode* n, CompositeDef* def) {
  const char* s = xml_attr(n, "curve");
  if (!s) return CT_OK;
  const MjcfKeywords* set = &mjcf_keywords[MJCF_KEY_SHAPE];
  int i = 0;
  for (s += strspn(s, kBlank); *s; s += strspn(s, kBlank)) {
    size_t length = strcspn(s, kBlank);
    int k = 0;
    while (k < set->count &&
           (strlen(set->item[k].word) != length || memcmp(set->item[k].word, s, length) != 0))
      k++;
    if (i > 2)
      return mjcf_attr_fail(r, n, "curve", "The curve array must have a maximum of 3 components");
    if (k == set->count)
      return mjcf_attr_fail(r, n, "curve", "The curve array contains an invalid shape");
    def->curve[i++] = set->item[k].value;
    s += length;
  }
  return CT_OK;
}

static Status read_cable_joint(MjcfReader* r, const XmlNode* n, CompositeDef* def, bool* seen) {
  const XmlAttr* a = mjcf_attr_find(n, "kind");
  int kind;
  if (a) TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_COMPJOINT, &kind));
  if (*seen)
    return mjcf_attr_fail(r, n->parent, NULL, "Only particles are allowed to have multiple joints");
  *seen = true;
  return mjcf_node_values(r, n, mjcf_check_row(MJCF_COMPOSITE, "joint"), &def->joint->s);
}

static Status read_skin(MjcfReader* r, const XmlNode* n, CompositeDef* def) {
  def->skin = 1;
  TRY(read_table(r, n, kSkin, COUNT(kSkin), def));
  if (def->skingroup >= 0 && def->skingroup < ctNGROUP) return CT_OK;
  return mjcf_attr_fail(r, n, "group", "skin group must be between 0 and 5");
}

static Status read_composite_def(MjcfReader* r, const XmlNode* n, CompositeDef* def) {
  Status status = read_table(r, n, kComposite, COUNT(kComposite), def);
  if (read_curve(r, n, def) != CT_OK) status = CT_FAIL;
  if (read_shared_plugin(r, n, "composite", &def->plugin) != CT_OK) status = CT_FAIL;
  bool joint = false;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* row = mjcf_check_row(MJCF_COMPOSITE, c->name);
    MjcfId id = row ? row->id : MJCF_NONE;
    Status done = id == MJCF_COMPOSITE_JOINT  ? read_cable_joint(r, c, def, &joint)
                  : id == MJCF_COMPOSITE_SKIN ? read_skin(r, c, def)
                  : id == MJCF_COMPOSITE_GEOM ? mjcf_node_values(r, c, row, &def->geom->s)
                  : id == MJCF_COMPOSITE_SITE ? mjcf_node_values(r, c, row, &def->site->s)
                                              : CT_OK;
    if (done != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status mjcf_recipe_composite(MjcfReader* r, const XmlNode* n, BodyElement* body,
                             FrameElement* frame) {
  CompositeDef def;
  Status status =
      composite_init(&def, r->spec) ? read_composite_def(r, n, &def) : mjcf_attr_no_memory(r, n);
  if (status == CT_OK) status = composite_make(&def, body, frame, n, r->err);
  composite_free(&def);
  return status;
}

//---------------------------------- flexcomp ------------------------------------------------------

// The numbers of several pins add up.
static Status add_ints(MjcfReader* r, const XmlNode* n, const char* name, ctIntVec* out) {
  const XmlAttr* a = mjcf_attr_find(n, name);
  ctIntVec list = {0};
  Status status = a ? mjcf_attr_ints(r, n, a, &list) : CT_OK;
  for (int i = 0; status == CT_OK && i < list.count; i++) {
    if (!vectors_add_int(out, list.data[i])) status = mjcf_attr_no_memory(r, n);
  }
  vectors_free(VALUE_INTVEC, &list);
  return status;
}

static Status read_pin(MjcfReader* r, const XmlNode* n, FlexcompDef* def) {
  TRY(add_ints(r, n, "id", def->pinid));
  TRY(add_ints(r, n, "range", def->pinrange));
  TRY(add_ints(r, n, "grid", def->pingrid));
  return add_ints(r, n, "gridrange", def->pingridrange);
}

static Status read_flex_part(MjcfReader* r, const XmlNode* n, FlexcompDef* def) {
  const MjcfElement* row = mjcf_check_row(MJCF_FLEXCOMP, n->name);
  if (!row) return CT_OK;
  if (row->id == MJCF_PIN) return read_pin(r, n, def);
  if (row->id == MJCF_FLEXCOMP_EDGE) TRY(read_table(r, n, kEdge, COUNT(kEdge), def));
  return row->id == MJCF_PLUGIN ? CT_OK : mjcf_node_values(r, n, row, &def->flex->s);
}

static Status read_flexcomp_def(MjcfReader* r, const XmlNode* n, FlexcompDef* def) {
  Status status = read_table(r, n, kFlexcomp, COUNT(kFlexcomp), def);
  if (read_table(r, n, kFlex, COUNT(kFlex), &def->flex->s) != CT_OK) status = CT_FAIL;
  const char* origin = xml_attr(n, "origin");
  def->has_origin = origin && origin[strspn(origin, kBlank)];
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (read_flex_part(r, c, def) != CT_OK) status = CT_FAIL;
  }
  return read_shared_plugin(r, n, "flexcomp_", &def->plugin) == CT_OK ? status : CT_FAIL;
}

Status mjcf_recipe_flexcomp(MjcfReader* r, const XmlNode* n, BodyElement* body) {
  FlexcompDef def;
  bool made = flexcomp_init(&def, r->spec);
  def.vfs = r->spec->vfs;
  Status status = made ? read_flexcomp_def(r, n, &def) : mjcf_attr_no_memory(r, n);
  if (status == CT_OK) status = flexcomp_make(&def, body, n, r->err);
  flexcomp_free(&def);
  return status;
}
