#include "mjcf/mjcf_read.h"

#include "base/assert.h"
#include "base/str.h"
#include "mjcf/mjcf_attr.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_custom.h"
#include "spec/spec.h"

#include <string.h>

// ---- shared by all elements

static const MjcfAttr* attr_row(const MjcfElement* row, const char* name) {
  for (int i = 0; i < row->nattr; i++) {
    if (strcmp(row->attr[i].name, name) == 0) return &row->attr[i];
  }
  return NULL;
}

// Table attributes of a node, then what is done by hand. Unknown attributes were reported before.
static Status read_values(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target) {
  Status status = CT_OK;
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    const MjcfAttr* attr = attr_row(row, a->name);
    if (attr && mjcf_attr_read(r, n, a, attr, target) != CT_OK) status = CT_FAIL;
  }
  return mjcf_custom(r, n, row->id, target) == CT_OK ? status : CT_FAIL;
}

Status mjcf_read_name(MjcfReader* r, const XmlNode* n, Element* e, const char* name) {
  if (!name || !name[0]) return CT_OK;
  Map* names = &r->name[spec_list_index(e->head.elemtype)];
  if (map_put(names, name, e->id))
    return vectors_set_string(&e->name, name) ? CT_OK : mjcf_attr_no_memory(r, n);
  int first = map_get(names, name);
  if (first < 0) return mjcf_attr_no_memory(r, n);
  const SpecKind* kind = spec_kind(e->head.elemtype);
  error_add(r->err, xml_place(r->doc, n, "name"), "XML Error: repeated name '%.200s' in %s", name,
            kind->tag);
  const XmlNode* other = spec_list(r->spec, kind->type)->data[first]->node;
  if (other)
    error_hint(r->err, "first used in line %d of %s", other->line, r->doc->file[other->file].path);
  return CT_FAIL;
}

static Status set_name(MjcfReader* r, const XmlNode* n, Element* e) {
  return mjcf_read_name(r, n, e, xml_attr(n, "name"));
}

static void hint_class(MjcfReader* r, const char* name) {
  const char* list[256];
  const ElementList* classes = spec_list(r->spec, ctOBJ_DEFAULT);
  int n = classes->count < 256 ? classes->count : 256;
  for (int i = 0; i < n; i++) list[i] = spec_name(classes->data[i]);
  const char* near = error_nearest(name, list, n);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
}

// The class that an attribute names, or `inherited` if it is absent.
static DefaultElement* find_class(MjcfReader* r, const XmlNode* n, const char* attribute,
                                  DefaultElement* inherited) {
  const char* name = xml_attr(n, attribute);
  if (!name) return inherited;
  DefaultElement* def = spec_find_default(r->spec, name);
  if (def) return def;
  const char* what = str_eq(attribute, "class") ? "class name" : "childclass";
  mjcf_attr_fail(r, n, attribute, "unknown default %s '%.200s'", what, name);
  hint_class(r, name);
  return NULL;
}

// ---- settings: compiler, option, size, statistic, visual

Status mjcf_read_settings(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = read_values(r, n, row, &r->spec->pub);
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(row->id, c->name);
    if (child && mjcf_read_settings(r, c, child) != CT_OK) status = CT_FAIL;
  }
  return status;
}

// ---- default classes

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
    if (!row || row->state != STATE_BUILT || row->id == MJCF_DEFAULT) continue;
    void* target = spec_public(def->proto[row->object]);
    for (const XmlAttr* a = c->attr; a; a = a->next) {
      const MjcfAttr* attr = attr_row(row, a->name);
      if (attr && mjcf_attr_read(r, c, a, attr, target) != CT_OK) status = CT_FAIL;
    }
  }
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (str_eq(c->name, "default") && read_default(r, c, def) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status read_defaults(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  (void)row;
  return read_default(r, n, NULL);
}

// ---- elements outside the body tree: custom, keyframe

static Status read_element(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Element* e = spec_add(r->spec, row->object, NULL);
  if (!e) return mjcf_attr_no_memory(r, n);
  e->node = n;
  Status status = set_name(r, n, e);
  return read_values(r, n, row, spec_public(e)) == CT_OK ? status : CT_FAIL;
}

static Status read_elements(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(row->id, c->name);
    if (child && child->state == STATE_BUILT && read_element(r, c, child) != CT_OK)
      status = CT_FAIL;
  }
  return status;
}

// ---- the body tree

// Where children go: the body, the frame around them, and the class they inherit.
typedef struct Scope {
  BodyElement* body;
  FrameElement* frame; // NULL if none
  DefaultElement* def;
} Scope;

static Status read_children(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at);

static Element* add_child(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  Element* e = spec_add_child(at.body, at.frame, row->object, at.def);
  if (e) {
    e->node = n;
  } else {
    mjcf_attr_no_memory(r, n);
  }
  return e;
}

// A body or a frame. Its childclass, its own or inherited, is written down in it.
static Status read_container(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  DefaultElement* named = find_class(r, n, "childclass", at.def);
  Status status = named ? CT_OK : CT_FAIL;
  if (named) at.def = named;
  Element* e = add_child(r, n, row, at);
  if (!e) return CT_FAIL;
  if (set_name(r, n, e) != CT_OK) status = CT_FAIL;
  if (read_values(r, n, row, spec_public(e)) != CT_OK) status = CT_FAIL;
  bool is_body = row->id == MJCF_BODY;
  if (is_body) {
    at.body = (BodyElement*)e;
    at.frame = NULL;
  } else {
    at.frame = (FrameElement*)e;
  }
  bool inherited = is_body || at.def != spec_main(r->spec);
  ctString* childclass = is_body ? at.body->s.childclass : at.frame->s.childclass;
  if (inherited && !vectors_set_string(childclass, spec_name(&at.def->e)))
    status = mjcf_attr_no_memory(r, n);
  return read_children(r, n, row->id, at) == CT_OK ? status : CT_FAIL;
}

static Status read_leaf(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  DefaultElement* named = row->id == MJCF_FREEJOINT ? NULL : find_class(r, n, "class", at.def);
  Status status = named || row->id == MJCF_FREEJOINT ? CT_OK : CT_FAIL;
  at.def = named;
  Element* e = add_child(r, n, row, at);
  if (!e) return CT_FAIL;
  if (set_name(r, n, e) != CT_OK) status = CT_FAIL;
  return read_values(r, n, row, spec_public(e)) == CT_OK ? status : CT_FAIL;
}

static Status read_inertial(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  return read_values(r, n, row, &at.body->s);
}

// What the world cannot have.
static Status check_world(MjcfReader* r, const XmlNode* n, const MjcfElement* row,
                          const Scope* at) {
  if (at->body != spec_world(r->spec)) return CT_OK;
  if (row->id == MJCF_INERTIAL) return mjcf_attr_fail(r, n, NULL, "World body cannot have inertia");
  if (row->object == ctOBJ_JOINT)
    return mjcf_attr_fail(r, n, NULL, "World body cannot have joints");
  return CT_OK;
}

static Status read_child(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at) {
  const MjcfElement* row = mjcf_check_row(parent, n->name);
  if (!row || row->state != STATE_BUILT) return CT_FAIL; // reported by the schema check
  TRY(check_world(r, n, row, &at));
  if (row->id == MJCF_BODY || row->id == MJCF_FRAME) return read_container(r, n, row, at);
  return row->id == MJCF_INERTIAL ? read_inertial(r, n, row, at) : read_leaf(r, n, row, at);
}

static Status read_children(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (read_child(r, c, parent, at) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status read_worldbody(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = mjcf_custom(r, n, MJCF_WORLDBODY, NULL);
  Scope at = {spec_world(r->spec), NULL, spec_main(r->spec)};
  if (!at.body->e.node) at.body->e.node = n;
  return read_children(r, n, row->id, at) == CT_OK ? status : CT_FAIL;
}

// ---- the document

// Sections in the order in which they depend on each other; a section that appears several times is
// merged.
static const struct {
  const char* tag;
  Status (*read)(MjcfReader*, const XmlNode*, const MjcfElement*);
} kSection[] = {
    {"compiler", mjcf_read_settings},  {"option", mjcf_read_settings}, {"size", mjcf_read_settings},
    {"statistic", mjcf_read_settings}, {"visual", mjcf_read_settings}, {"default", read_defaults},
    {"custom", read_elements},         {"worldbody", read_worldbody},  {"keyframe", read_elements},
};

static Status read_sections(MjcfReader* r, const XmlNode* root) {
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

static Status check_root(MjcfReader* r, const XmlNode* root) {
  if (str_eq(root->name, "mujoco")) return CT_OK;
  return mjcf_attr_fail(r, root, NULL, "Unrecognized XML model type: '%.60s'", root->name);
}

Status mjcf_read(ctSpec* spec, const XmlDoc* doc, ErrorList* err) {
  MjcfReader r = {.spec = (Spec*)spec, .doc = doc, .err = err};
  const XmlNode* root = doc->root;
  TRY(check_root(&r, root));
  for (int i = 0; i < SPEC_LISTS; i++) map_init(&r.name[i]);
  const MjcfElement* row = &mjcf_element[0];
  CT_ASSERT(row->id == MJCF_MUJOCO);
  int before = err->errors;
  bool named = map_put(&r.name[ctOBJ_BODY], "world", 0);
  if (!named) mjcf_attr_no_memory(&r, root);
  mjcf_check(&r, root, row);
  read_values(&r, root, row, spec);
  read_sections(&r, root);
  for (int i = 0; i < SPEC_LISTS; i++) map_free(&r.name[i]);
  return err->errors == before ? CT_OK : CT_FAIL;
}
