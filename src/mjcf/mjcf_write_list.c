// Elements outside the tree, list by list in the order of the spec, which the ids of the model
// follow. The tag of an element is the row whose fixed values it has. Names of files are written as
// seen from the folder of the document.
#include "mjcf/mjcf_write_list.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_write_part.h"
#include "mjcf/mjcf_write_path.h"

#include <string.h>

//---------------------------------- one element ---------------------------------------------------

static Element* fresh_element(const MjcfWriter* w, cttObj type) {
  return w->fresh[spec_list_index(type)];
}

// Elements inside whose values belong to the same struct: <contact> of a flex.
static void write_inside(MjcfWriter* w, const MjcfElement* row, const void* s, const void* start) {
  for (int i = 0; i < mjcf_children[row->id].count; i++) {
    const MjcfElement* child = &mjcf_element[mjcf_children[row->id].row[i]];
    if (!child->inside || child->nattr == 0) continue;
    MjcfMark mark = mjcf_write_attr_mark(w);
    mjcf_write_attr_open(w, child->tag);
    mjcf_write_attr_row(w, child, s, start);
    mjcf_write_attr_close_used(w, child->tag, mark);
  }
}

// An asset with the name that its file has from the folder of the document.
typedef union Asset {
  ctsMesh mesh;
  ctsHField hfield;
  ctsSkin skin;
  ctsDeform deform;
  ctsTexture texture;
} Asset;

static ctString** file_member(cttObj type, Asset* asset) {
  return type == ctOBJ_MESH      ? &asset->mesh.file
         : type == ctOBJ_HFIELD  ? &asset->hfield.file
         : type == ctOBJ_SKIN    ? &asset->skin.file
         : type == ctOBJ_DEFORM  ? &asset->deform.file
         : type == ctOBJ_TEXTURE ? &asset->texture.file
                                 : NULL;
}

static void write_values(MjcfWriter* w, const MjcfElement* row, Element* e, const void* start) {
  const SpecKind* kind = spec_kind(e->head.elemtype);
  Asset copy;
  ctString** file = file_member(kind->type, &copy);
  if (!file || !e->compiler) {
    mjcf_write_attr_row(w, row, spec_public(e), start);
    return;
  }
  memcpy(&copy, spec_public(e), kind->public_size);
  ctString path = {mjcf_write_path(w, e, vectors_text(*file))};
  if (!path.text) w->out.failed = true;
  *file = &path;
  mjcf_write_attr_row(w, row, &copy, start);
  vectors_free(VALUE_STRING, &path);
}

// Without a name there is no attribute, but an empty one where the reader asks for it.
static void write_name(MjcfWriter* w, const MjcfElement* row, const Element* e) {
  bool required = false;
  for (int i = 0; i < row->nattr; i++) {
    if (strcmp(row->attr[i].name, "name") == 0) required = row->attr[i].required;
  }
  if (required)
    mjcf_write_attr_text(w, "name", spec_name(e));
  else
    mjcf_write_attr_string(w, "name", &e->name);
}

void mjcf_write_list_element(MjcfWriter* w, const MjcfElement* row, Element* e,
                             const DefaultElement* scope) {
  CT_ASSERT(row);
  cttObj type = e->head.elemtype;
  DefaultElement* def = e->def ? e->def : spec_main(w->spec);
  bool classes = scope && spec_kind(type)->default_slot && type != ctOBJ_FLEX;
  Element* start = classes ? def->proto[type] : fresh_element(w, type);
  mjcf_write_attr_open(w, row->tag);
  write_name(w, row, e);
  if (classes && def != scope) mjcf_write_attr_text(w, "class", spec_name(&def->e));
  write_values(w, row, e, spec_public(start));
  mjcf_write_attr_extension(w, e);
  mjcf_write_part(w, row, e, start);
  if (type == ctOBJ_FLEX) write_inside(w, row, spec_public(e), spec_public(start));
  mjcf_write_attr_close(w, row->tag);
}

//---------------------------------- default classes -----------------------------------------------

void mjcf_write_list_default(MjcfWriter* w, const MjcfElement* row, Element* proto,
                             Element* start) {
  MjcfMark mark = mjcf_write_attr_mark(w);
  mjcf_write_attr_open(w, row->tag);
  mjcf_write_attr_row(w, row, spec_public(proto), spec_public(start));
  mjcf_write_part(w, row, proto, start);
  mjcf_write_attr_close_used(w, row->tag, mark);
}

void mjcf_write_list_default_actuator(MjcfWriter* w, Element* proto, Element* start) {
  ActuatorElement after;
  if (mjcf_write_part_inherit(w, proto, start, &after)) start = &after.e;
  const char* tag = mjcf_write_part_actuator(proto, start);
  mjcf_write_list_default(w, mjcf_check_row(MJCF_DEFAULT, tag), proto, start);
}

//---------------------------------- lists ---------------------------------------------------------

// The element of a section whose tag stands for a type.
static const MjcfElement* row_of_type(MjcfId section, size_t offset, int type) {
  for (int i = 0; i < mjcf_children[section].count; i++) {
    const MjcfElement* row = &mjcf_element[mjcf_children[section].row[i]];
    for (int k = 0; k < row->nset; k++) {
      if (row->set[k].offset == offset && row->set[k].value == type) return row;
    }
  }
  return NULL;
}

static const MjcfElement* equality_row(const Element* e, const DefaultElement* main) {
  (void)main;
  int type = (int)((const EqualityElement*)(const void*)e)->s.type;
  return row_of_type(MJCF_EQUALITY, offsetof(ctsEquality, type), type);
}

static const MjcfElement* sensor_row(const Element* e, const DefaultElement* main) {
  (void)main;
  int type = (int)((const SensorElement*)(const void*)e)->s.type;
  return row_of_type(MJCF_SENSOR, offsetof(ctsSensor, type), type);
}

static const MjcfElement* tendon_row(const Element* e, const DefaultElement* main) {
  (void)main;
  const ElementList* path = &((const TendonElement*)(const void*)e)->path;
  const WrapElement* first = path->count ? (const void*)path->data[0] : NULL;
  bool fixed = first && wrap_object_of((int)first->s.type) == ctOBJ_JOINT;
  return mjcf_check_row(MJCF_TENDON, fixed ? "fixed" : "spatial");
}

static const MjcfElement* actuator_row(const Element* e, const DefaultElement* main) {
  const DefaultElement* def = e->def ? e->def : main;
  return mjcf_check_row(MJCF_ACTUATOR, mjcf_write_part_actuator(e, def->proto[ctOBJ_ACTUATOR]));
}

static const MjcfElement* deform_row(const Element* e, const DefaultElement* main) {
  (void)main;
  int kind = ((const DeformElement*)(const void*)e)->s.kind;
  return row_of_type(MJCF_DEFORMABLE, offsetof(ctsDeform, kind), kind);
}

typedef const MjcfElement* (*RowFn)(const Element*, const DefaultElement*);

// Which list a section holds; row finds the tag where the kind has several.
static const struct {
  const char* section;
  MjcfId id;
  cttObj type;
  const char* tag;
  RowFn row;
} kList[] = {
    {"custom", MJCF_CUSTOM, ctOBJ_NUMERIC, "numeric", NULL},
    {"custom", MJCF_CUSTOM, ctOBJ_TEXT, "text", NULL},
    {"custom", MJCF_CUSTOM, ctOBJ_TUPLE, "tuple", NULL},
    {"asset", MJCF_ASSET, ctOBJ_TEXTURE, "texture", NULL},
    {"asset", MJCF_ASSET, ctOBJ_MATERIAL, "material", NULL},
    {"asset", MJCF_ASSET, ctOBJ_MESH, "mesh", NULL},
    {"asset", MJCF_ASSET, ctOBJ_HFIELD, "hfield", NULL},
    {"contact", MJCF_CONTACT, ctOBJ_PAIR, "pair", NULL},
    {"contact", MJCF_CONTACT, ctOBJ_EXCLUDE, "exclude", NULL},
    {"deformable", MJCF_DEFORMABLE, ctOBJ_FLEX, "flex", NULL},
    {"deformable", MJCF_DEFORMABLE, ctOBJ_SKIN, "skin", NULL},
    {"deformable", MJCF_DEFORMABLE, ctOBJ_DEFORM, NULL, deform_row},
    {"equality", MJCF_EQUALITY, ctOBJ_EQUALITY, NULL, equality_row},
    {"tendon", MJCF_TENDON, ctOBJ_TENDON, NULL, tendon_row},
    {"actuator", MJCF_ACTUATOR, ctOBJ_ACTUATOR, NULL, actuator_row},
    {"sensor", MJCF_SENSOR, ctOBJ_SENSOR, NULL, sensor_row},
    {"keyframe", MJCF_KEYFRAME, ctOBJ_KEY, "key", NULL},
};
enum { LISTS = sizeof kList / sizeof *kList };

static void write_list(MjcfWriter* w, int i) {
  const ElementList* list = &w->spec->list[spec_list_index(kList[i].type)];
  const DefaultElement* main = spec_main(w->spec);
  for (int k = 0; k < list->count; k++) {
    Element* e = list->data[k];
    const MjcfElement* row =
        kList[i].row ? kList[i].row(e, main) : mjcf_check_row(kList[i].id, kList[i].tag);
    if (row) mjcf_write_list_element(w, row, e, main);
  }
}

void mjcf_write_list_sections(MjcfWriter* w) {
  for (int i = 0; i < LISTS;) {
    MjcfMark mark = mjcf_write_attr_mark(w);
    const char* section = kList[i].section;
    mjcf_write_attr_open(w, section);
    for (; i < LISTS && str_eq(kList[i].section, section); i++) write_list(w, i);
    mjcf_write_attr_close_used(w, section, mark);
  }
}

//---------------------------------- plugins -------------------------------------------------------

static void write_instance(MjcfWriter* w, const PluginElement* p) {
  mjcf_write_attr_open(w, "instance");
  mjcf_write_attr_string(w, "name", &p->e.name);
  mjcf_write_part_config(w, p);
  mjcf_write_attr_close(w, "instance");
}

// The named instances in their order, which the ids of the model follow: a plugin opens again when
// one of another was between its own.
static void write_instances(MjcfWriter* w) {
  const ElementList* list = &w->spec->list[ctOBJ_PLUGIN];
  const char* open = NULL;
  for (int i = 0; i < list->count; i++) {
    const PluginElement* p = (const PluginElement*)(const void*)list->data[i];
    const char* name = vectors_text(p->s.plugin_name);
    if (vectors_is_empty(&p->e.name)) continue;
    if (!open || !str_eq(open, name)) {
      if (open) mjcf_write_attr_close(w, "plugin");
      mjcf_write_attr_open(w, "plugin");
      mjcf_write_attr_text(w, "plugin", name);
      open = name;
    }
    write_instance(w, p);
  }
  if (open) mjcf_write_attr_close(w, "plugin");
}

static bool has_instance(const MjcfWriter* w, const char* name) {
  const ElementList* list = &w->spec->list[ctOBJ_PLUGIN];
  for (int i = 0; i < list->count; i++) {
    const PluginElement* p = (const PluginElement*)(const void*)list->data[i];
    if (!vectors_is_empty(&p->e.name) && str_eq(vectors_text(p->s.plugin_name), name)) return true;
  }
  return false;
}

void mjcf_write_list_extension(MjcfWriter* w) {
  MjcfMark mark = mjcf_write_attr_mark(w);
  mjcf_write_attr_open(w, "extension");
  write_instances(w);
  for (int i = 0; i < w->spec->plugins.count; i++) {
    const char* name = vectors_text(&w->spec->plugins.data[i]);
    if (has_instance(w, name)) continue;
    mjcf_write_attr_open(w, "plugin");
    mjcf_write_attr_text(w, "plugin", name);
    mjcf_write_attr_close(w, "plugin");
  }
  mjcf_write_attr_close_used(w, "extension", mark);
}
