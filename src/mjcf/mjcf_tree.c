#include "mjcf/mjcf_tree.h"

#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_custom.h"
#include "mjcf/mjcf_node.h"
#include "mjcf/mjcf_plugin.h"
#include "mjcf/mjcf_read.h"
#include "mjcf/mjcf_recipe.h"

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
  DefaultElement* named = mjcf_node_class(r, n, "childclass", at.def);
  Status status = named ? CT_OK : CT_FAIL;
  if (named) at.def = named;
  Element* e = add_child(r, n, row, at);
  if (!e) return CT_FAIL;
  if (mjcf_read_name(r, n, e, xml_attr(n, "name")) != CT_OK) status = CT_FAIL;
  if (mjcf_node_values(r, n, row, spec_public(e)) != CT_OK) status = CT_FAIL;
  bool is_body = row->id == MJCF_BODY;
  if (is_body) {
    at.body = (BodyElement*)e;
    at.frame = NULL;
  } else {
    at.frame = (FrameElement*)e;
  }
  ctString* childclass = is_body ? at.body->s.childclass : at.frame->s.childclass;
  if (!vectors_set_string(childclass, spec_name(&at.def->e))) status = mjcf_attr_no_memory(r, n);
  return read_children(r, n, row->id, at) == CT_OK ? status : CT_FAIL;
}

static Status read_leaf(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  bool plain = row->id == MJCF_FREEJOINT; // classes do not apply
  DefaultElement* named = plain ? NULL : mjcf_node_class(r, n, "class", at.def);
  Status status = named || plain ? CT_OK : CT_FAIL;
  at.def = named;
  Element* e = add_child(r, n, row, at);
  if (!e) return CT_FAIL;
  if (mjcf_read_name(r, n, e, xml_attr(n, "name")) != CT_OK) status = CT_FAIL;
  return mjcf_node_values(r, n, row, spec_public(e)) == CT_OK ? status : CT_FAIL;
}

static Status read_composite(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_recipe_composite(r, n, at.body, at.frame);
}

static Status read_flexcomp(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_recipe_flexcomp(r, n, at.body);
}

static Status read_inertial(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  return mjcf_node_values(r, n, row, &at.body->s);
}

static Status read_plugin(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_plugin_link(r, n, &at.body->s.plugin);
}

static Status later(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)at;
  return mjcf_attr_fail(r, n, NULL, "element '%s' is not supported by this version of Corten",
                        row->tag);
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

typedef Status (*ReadFn)(MjcfReader*, const XmlNode*, const MjcfElement*, Scope);
static const ReadFn kRead[MJCF_IDS] = {
    [MJCF_BODY] = read_container,    [MJCF_FRAME] = read_container,
    [MJCF_INERTIAL] = read_inertial, [MJCF_COMPOSITE] = read_composite,
    [MJCF_FLEXCOMP] = read_flexcomp, [MJCF_PLUGIN] = read_plugin,
    [MJCF_REPLICATE] = later,        [MJCF_ATTACH] = later,
};

static Status read_child(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at) {
  const MjcfElement* row = mjcf_check_row(parent, n->name);
  if (!row) return CT_FAIL; // reported by the schema check
  TRY(check_world(r, n, row, &at));
  return kRead[row->id] ? kRead[row->id](r, n, row, at) : read_leaf(r, n, row, at);
}

static Status read_children(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (read_child(r, c, parent, at) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status mjcf_tree(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = mjcf_custom(r, n, row, NULL);
  Scope at = {spec_world(r->spec), NULL, spec_main(r->spec)};
  if (!at.body->e.node) at.body->e.node = n;
  return read_children(r, n, row->id, at) == CT_OK ? status : CT_FAIL;
}
