// URDF -> spec. Links become bodies and joints connect them: every link has at most one parent,
// bodies are made from the roots down, and links that no root reaches are a loop and an error.
#include "mjcf/urdf_read.h"

#include "base/assert.h"
#include "base/str.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_element.h"
#include "mjcf/urdf_read_joint.h"
#include "mjcf/urdf_read_link.h"
#include "mjcf/urdf_read_part.h"

#include <string.h>

//---------------------------------- settings ------------------------------------------------------

// URDF files are read even if their <mujoco> block has attributes that MJCF does not know.
static void warn_unknown(UrdfReader* u, const XmlNode* n, const MjcfElement* row) {
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    int i = 0;
    while (i < row->nattr && strcmp(row->attr[i].name, a->name) != 0) i++;
    if (i < row->nattr) continue;
    error_warn(u->mjcf.err, xml_place(u->mjcf.doc, n, a->name), "unrecognized attribute '%.60s'",
               a->name);
  }
}

static bool is_setting_tag(const char* tag) {
  return str_eq(tag, "compiler") || str_eq(tag, "option") || str_eq(tag, "size");
}

static Status read_block(UrdfReader* u, const XmlNode* block) {
  static const char* const kSection[] = {"compiler", "option", "size"};
  Status status = CT_OK;
  for (size_t i = 0; i < sizeof kSection / sizeof *kSection; i++) {
    const XmlNode* n;
    TRY(urdf_read_part_child(u, block, kSection[i], &n));
    if (!n) continue;
    const MjcfElement* row = mjcf_check_row(MJCF_MUJOCO, kSection[i]);
    CT_ASSERT(row);
    warn_unknown(u, n, row);
    if (mjcf_element_settings(&u->mjcf, n, row) != CT_OK) status = CT_FAIL;
  }
  for (const XmlNode* c = block->child; c; c = c->next) {
    if (is_setting_tag(c->name)) continue;
    error_warn(u->mjcf.err, xml_place(u->mjcf.doc, c, NULL),
               "element '%.60s' has no effect in URDF", c->name);
  }
  return status;
}

// What is different from MJCF; the <mujoco> block may change all but the unit of angles.
static Status read_urdf_settings(UrdfReader* u, const XmlNode* root) {
  ctSpec* s = &u->mjcf.spec->pub;
  const XmlNode* block;
  s->strippath = s->compiler.fusestatic = s->compiler.discardvisual = 1;
  TRY(urdf_read_part_child(u, root, "mujoco", &block));
  Status status = block ? read_block(u, block) : CT_OK;
  s->compiler.degree = 0;
  const char* name = xml_attr(root, "name");
  if (name && !vectors_set_string(s->modelname, name)) return mjcf_attr_no_memory(&u->mjcf, root);
  return status;
}

//---------------------------------- links and the tree of joints ----------------------------------

static Status add_link(UrdfReader* u, const XmlNode* n) {
  const char* name;
  TRY(urdf_read_part_text(u, n, "name", &name));
  int first = map_get(&u->link_name, name);
  if (first >= 0) {
    mjcf_attr_fail(&u->mjcf, n, "name", "repeated URDF name: '%.200s'", name);
    error_hint(u->mjcf.err, "first used in line %d", u->link.data[first].node->line);
    return CT_FAIL;
  }
  UrdfLink* link = array_push(&u->link);
  if (!link || !map_put(&u->link_name, name, u->link.count - 1))
    return mjcf_attr_no_memory(&u->mjcf, n);
  *link = (UrdfLink){.node = n, .name = name, .parent = -1, .child = -1, .last = -1, .next = -1};
  return CT_OK;
}

static Status unknown_link(UrdfReader* u, const XmlNode* part, const char* name) {
  mjcf_attr_fail(&u->mjcf, part, "link", "URDF joint parent or child missing");
  const char* list[256];
  int n = u->link.count < 256 ? u->link.count : 256;
  for (int i = 0; i < n; i++) list[i] = u->link.data[i].name;
  const char* near = error_nearest(name, list, n);
  if (near) {
    error_hint(u->mjcf.err, "did you mean '%s'?", near);
  } else {
    error_hint(u->mjcf.err, "there is no link '%.200s'", name);
  }
  return CT_FAIL;
}

// The link that <parent link=""/> or <child link=""/> of a joint names.
static Status find_link(UrdfReader* u, const XmlNode* joint, const char* tag, int* id) {
  const XmlNode* part;
  const char* name;
  TRY(urdf_read_part_needed(u, joint, tag, &part));
  TRY(urdf_read_part_text(u, part, "link", &name));
  *id = map_get(&u->link_name, name);
  return *id >= 0 ? CT_OK : unknown_link(u, part, name);
}

static Status connect_links(UrdfReader* u, const XmlNode* joint) {
  int parent, child;
  Status status = find_link(u, joint, "parent", &parent);
  TRY(find_link(u, joint, "child", &child));
  TRY(status);
  UrdfLink *above = &u->link.data[parent], *below = &u->link.data[child];
  if (below->parent >= 0) {
    return mjcf_attr_fail(&u->mjcf, joint, NULL, "URDF body has multiple parents: '%.200s'",
                          below->name);
  }
  below->parent = parent;
  if (above->last >= 0) {
    u->link.data[above->last].next = child;
  } else {
    above->child = child;
  }
  above->last = child;
  return CT_OK;
}

// A link called "world" is the world, wherever it stands.
static Status add_link_body(UrdfReader* u, UrdfLink* link) {
  BodyElement* world = spec_world(u->mjcf.spec);
  if (str_eq(link->name, "world")) {
    link->body = world;
    world->e.node = link->node;
    return CT_OK;
  }
  BodyElement* parent = link->parent >= 0 ? u->link.data[link->parent].body : world;
  Element* e = spec_add_child(parent, NULL, ctOBJ_BODY, spec_main(u->mjcf.spec));
  if (!e) return mjcf_attr_no_memory(&u->mjcf, link->node);
  e->node = link->node;
  link->body = (BodyElement*)e;
  if (!vectors_set_string(link->body->s.childclass, "main"))
    return mjcf_attr_no_memory(&u->mjcf, link->node);
  return mjcf_element_name(&u->mjcf, link->node, e, link->name);
}

// Bodies from a root down, parents first, children in the order of their joints.
static Status add_link_tree(UrdfReader* u, int root) {
  for (int i = root;;) {
    TRY(add_link_body(u, &u->link.data[i]));
    if (u->link.data[i].child >= 0) {
      i = u->link.data[i].child;
      continue;
    }
    while (i != root && u->link.data[i].next < 0) i = u->link.data[i].parent;
    if (i == root) return CT_OK;
    i = u->link.data[i].next;
  }
}

// Every link that no root reaches hangs in a loop.
static Status check_loops(UrdfReader* u) {
  Status status = CT_OK;
  for (int i = 0; i < u->link.count; i++) {
    if (u->link.data[i].body) continue;
    status = mjcf_attr_fail(&u->mjcf, u->link.data[i].node, NULL, "URDF body not found");
    error_hint(u->mjcf.err, "the joints above this link form a loop");
  }
  return status;
}

// Call a function for every child of the root with that tag; all errors together.
static Status for_each(UrdfReader* u, const XmlNode* root, const char* tag,
                       Status (*fn)(UrdfReader*, const XmlNode*)) {
  Status status = CT_OK;
  for (const XmlNode* c = root->child; c; c = c->next) {
    if (str_eq(c->name, tag) && fn(u, c) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status build_tree(UrdfReader* u, const XmlNode* root) {
  TRY(for_each(u, root, "link", add_link));
  TRY(for_each(u, root, "joint", connect_links));
  for (int i = 0; i < u->link.count; i++) {
    if (u->link.data[i].parent < 0) TRY(add_link_tree(u, i));
  }
  return check_loops(u);
}

//---------------------------------- the document --------------------------------------------------

static Status read_urdf_joint(UrdfReader* u, const XmlNode* n) {
  int child;
  TRY(find_link(u, n, "child", &child));
  return urdf_read_joint(u, n, u->link.data[child].body);
}

static Status read_robot(UrdfReader* u, const XmlNode* root) {
  Status status = read_urdf_settings(u, root);
  if (urdf_read_link_colors(u, root) != CT_OK) status = CT_FAIL;
  TRY(build_tree(u, root));
  for (int i = 0; i < u->link.count; i++) {
    if (urdf_read_link(u, &u->link.data[i]) != CT_OK) status = CT_FAIL;
  }
  return for_each(u, root, "joint", read_urdf_joint) == CT_OK ? status : CT_FAIL;
}

Status urdf_read(ctSpec* spec, const XmlDoc* doc, ErrorList* err) {
  UrdfReader u = {.mjcf = {.spec = (Spec*)(void*)spec, .doc = doc, .err = err}};
  for (int i = 0; i < SPEC_LISTS; i++) map_init(&u.mjcf.name[i]);
  map_init(&u.link_name);
  map_init(&u.color_name);
  map_init(&u.mesh_name);
  int before = err->errors;
  if (!map_put(&u.mjcf.name[ctOBJ_BODY], "world", 0)) mjcf_attr_no_memory(&u.mjcf, doc->root);
  read_robot(&u, doc->root);
  for (int i = 0; i < SPEC_LISTS; i++) map_free(&u.mjcf.name[i]);
  map_free(&u.link_name);
  map_free(&u.color_name);
  map_free(&u.mesh_name);
  array_free(&u.link);
  array_free(&u.color);
  array_free(&u.mesh);
  return err->errors == before ? CT_OK : CT_FAIL;
}
