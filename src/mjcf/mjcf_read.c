// MJCF -> spec. Sections are read in the order in which they depend on each other, whatever their
// order in the document: settings, classes, lists, and the tree last. Elements point to their
// nodes, which the document owns. Nested models are bounded in depth, number and size.
#include "mjcf/mjcf_read.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/map.h"
#include "base/str.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_element.h"
#include "mjcf/mjcf_extension.h"
#include "mjcf/mjcf_file.h"
#include "mjcf/mjcf_node.h"
#include "mjcf/mjcf_plugin.h"
#include "mjcf/mjcf_tree.h"
#include "spec/key_state.h"

#include <string.h>

//---------------------------------- default classes -----------------------------------------------

// The class that a <default> fills: "main" at the top, else a new one below its parent.
static DefaultElement* open_class(MjcfReader* r, const XmlNode* n, DefaultElement* parent) {
  const char* name = xml_attr(n, "class");
  if (!parent) {
    if (!name || !name[0] || str_eq(name, "main")) return spec_main(r->spec);
    mjcf_attr_fail(r, n, "class", "top-level default class 'main' cannot be renamed");
    error_hint(r->err, "put it inside a <default> without class");
    return NULL;
  }
  if (!name || !name[0]) {
    mjcf_attr_fail(r, n, "class", "empty class name");
    return NULL;
  }
  if (spec_find_default(r->spec, name)) {
    mjcf_attr_fail(r, n, "class", "repeated default class name '%.200s'", name);
    return NULL;
  }
  DefaultElement* def = spec_add_default(r->spec, name, parent);
  if (!def) {
    mjcf_attr_no_memory(r, n);
  } else {
    def->e.node = n;
  }
  return def;
}

// Its own values first, so that the classes inside inherit all of them.
static Status read_default(MjcfReader* r, const XmlNode* n, DefaultElement* parent) {
  DefaultElement* def = open_class(r, n, parent);
  if (!def) return CT_FAIL;
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* row = mjcf_check_row(MJCF_DEFAULT, c->name);
    if (!row || row->id == MJCF_DEFAULT) continue;
    void* target = spec_public(def->proto[row->object]);
    if (mjcf_node_values(r, c, row, target) != CT_OK) status = CT_FAIL;
  }
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (str_eq(c->name, "default") && read_default(r, c, def) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status read_defaults(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  (void)row;
  r->in_default = true;
  Status status = read_default(r, n, NULL);
  r->in_default = false;
  return status;
}

//---------------------------------- elements outside the body tree --------------------------------

static Status read_list_element(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  bool has_class = spec_kind(row->object)->default_slot && row->object != ctOBJ_FLEX;
  DefaultElement* def = has_class ? mjcf_node_class(r, n, "class", spec_main(r->spec)) : NULL;
  Status status = def || !has_class ? CT_OK : CT_FAIL;
  if (mjcf_element_stops(r)) return CT_FAIL;
  Element* e = spec_add(r->spec, row->object, def);
  if (!e) return mjcf_attr_no_memory(r, n);
  e->node = n;
  if (mjcf_element_name(r, n, e, xml_attr(n, "name")) != CT_OK) status = CT_FAIL;
  if (mjcf_extension_keep(r, n, e) != CT_OK) status = CT_FAIL;
  return mjcf_node_values(r, n, row, spec_public(e)) == CT_OK ? status : CT_FAIL;
}

// Models inside models, all models of one, and what is written in them: parts that name each other
// twice are 2^n.
enum { MODELS_DEEP = 20, MODELS_MOST = 5000, MODELS_NODES = 1 << 20 };

// Another model, to be attached later.
static Status read_model_asset(MjcfReader* r, const XmlNode* n) {
  const char* file = xml_attr(n, "file");
  const char* name = xml_attr(n, "name");
  if (!file) return CT_FAIL; // reported by the schema check
  if (r->spec->depth >= MODELS_DEEP)
    return mjcf_attr_fail(r, n, "file", "models are nested too deeply");
  if (r->spec->parts->count >= MODELS_MOST)
    return mjcf_attr_fail(r, n, "file", "more than %d models inside one", MODELS_MOST);
  if (r->spec->parts->nodes > MODELS_NODES)
    return mjcf_attr_fail(r, n, "file",
                          "models inside one have %lld tags and attributes, at most %d",
                          (long long)r->spec->parts->nodes, MODELS_NODES);
  char error[1000];
  char* path = mjcf_file_attr_model(r, n, file);
  if (!path) return mjcf_attr_no_memory(r, n);
  Spec* model = r->load(path, xml_attr(n, "content_type"), r->spec, error, sizeof error);
  alloc_free(path);
  if (!model)
    return mjcf_attr_fail(r, n, "file", "could not parse model file with error: %s", error);
  Spec** slot = array_push(&r->spec->models);
  if (slot) *slot = model;
  if (slot && (!name || vectors_set_string(model->pub.modelname, name))) return CT_OK;
  if (!slot) spec_free(model);
  return mjcf_attr_no_memory(r, n);
}

// Inside another model no more of them after a refusal: one that has itself in it twice would be
// read 2^n times.
static Status read_part(MjcfReader* r, const XmlNode* n) {
  if (r->part_failed && r->spec->depth) return CT_FAIL;
  Status status = read_model_asset(r, n);
  r->part_failed = status != CT_OK;
  return status;
}

static Status read_elements(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(row->id, c->name);
    if (!child) continue;
    Status done = child->object != ctOBJ_UNKNOWN ? read_list_element(r, c, child)
                  : child->id == MJCF_MODEL      ? read_part(r, c)
                                                 : CT_OK;
    if (done != CT_OK) status = CT_FAIL;
  }
  return status;
}

// Plugins the model uses, with the instances that have names.
static Status read_extension(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  (void)row;
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(MJCF_EXTENSION, c->name);
    if (!child) continue;
    if (mjcf_plugin_declare(r, c) != CT_OK) status = CT_FAIL;
    if (read_elements(r, c, child) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- the document --------------------------------------------------

// Sections in the order in which they depend on each other; a section that appears several times is
// merged.
static const struct {
  const char* tag;
  Status (*read)(MjcfReader*, const XmlNode*, const MjcfElement*);
} kSection[] = {
    {"compiler", mjcf_element_settings},
    {"option", mjcf_element_settings},
    {"size", mjcf_element_settings},
    {"visual", mjcf_element_settings},
    {"statistic", mjcf_element_settings},
    {"default", read_defaults},
    {"extension", read_extension},
    {"custom", read_elements},
    {"asset", read_elements},
    {"contact", read_elements},
    {"deformable", read_elements},
    {"equality", read_elements},
    {"tendon", read_elements},
    {"actuator", read_elements},
    {"sensor", read_elements},
    {"keyframe", read_elements},
    {"worldbody", mjcf_tree},
};

static Status read_model_sections(MjcfReader* r, const XmlNode* root) {
  Status status = CT_OK;
  for (size_t i = 0; i < sizeof kSection / sizeof *kSection; i++) {
    const MjcfElement* row = mjcf_check_row(MJCF_MUJOCO, kSection[i].tag);
    CT_ASSERT(row);
    for (const XmlNode* c = root->child; c; c = c->next) {
      if (str_eq(c->name, row->tag) && kSection[i].read(r, c, row) != CT_OK) status = CT_FAIL;
    }
  }
  return status;
}

// Names that elements gave to what they made may be taken as well.
static void check_unique_names(MjcfReader* r, int kind) {
  const ElementList* list = &r->spec->list[kind];
  Map names;
  map_init(&names);
  for (int i = 0; i < list->count; i++) {
    const Element* e = list->data[i];
    const char* name = spec_name(e);
    if (!name[0] || map_put(&names, name, i)) continue;
    bool taken = map_get(&names, name) >= 0;
    error_add(r->err, spec_place(e, NULL),
              taken ? "XML Error: repeated name '%.200s' in %s" : "out of memory at '%.200s' in %s",
              name, spec_kind(e->head.elemtype)->tag);
  }
  map_free(&names);
}

static Status check_root(MjcfReader* r, const XmlNode* root) {
  if (str_eq(root->name, "mujoco")) return CT_OK;
  return mjcf_attr_fail(r, root, NULL, "Unrecognized XML model type: '%.60s'", root->name);
}

static Status read_root(MjcfReader* r, const XmlNode* root) {
  const char* model = xml_attr(root, "model");
  if (model && !vectors_set_string(r->spec->pub.modelname, model))
    return mjcf_attr_no_memory(r, root);
  return CT_OK;
}

// The option's kind of bending is that of membranes which name none.
static void set_bending(MjcfReader* r, const XmlNode* root) {
  const ElementList* list = &r->spec->list[ctOBJ_FLEX];
  for (int i = 0; i < list->count; i++) {
    ctsFlex* flex = spec_public(list->data[i]);
    bool fits = flex->dim == 2 && !flex->nodebody->count && vectors_is_empty(flex->bending_model);
    if (fits && !vectors_set_string(flex->bending_model, r->bending->value))
      mjcf_attr_no_memory(r, root);
  }
}

Status mjcf_read(ctSpec* spec, const XmlDoc* doc, MjcfLoader load, ErrorList* err) {
  MjcfReader r = {.spec = (Spec*)spec, .doc = doc, .err = err, .load = load};
  const XmlNode* root = doc->root;
  TRY(check_root(&r, root));
  for (int i = 0; i < SPEC_LISTS; i++) map_init(&r.name[i]);
  const MjcfElement* row = &mjcf_element[0];
  CT_ASSERT(row->id == MJCF_MUJOCO);
  int before = err->errors;
  if (!map_put(&r.name[ctOBJ_BODY], "world", 0)) mjcf_attr_no_memory(&r, root);
  mjcf_check(&r, root, row);
  if (!mjcf_element_stops(&r)) {
    read_root(&r, root);
    read_model_sections(&r, root);
    if (!key_state_flush(r.spec)) mjcf_attr_no_memory(&r, root);
    if (r.bending) set_bending(&r, root);
    for (int k = 0; k < SPEC_DEFAULT; k++) check_unique_names(&r, k);
  }
  for (int i = 0; i < SPEC_LISTS; i++) map_free(&r.name[i]);
  return err->errors == before ? CT_OK : CT_FAIL;
}
