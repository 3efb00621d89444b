// The tree. A scope carries body, frame and class for what is inside, so that nothing is looked up.
// The recursion is as deep as the document, which the XML reader bounds. The growth by replicates
// is bounded before each copy; their template is removed when the copies are made.
#include "mjcf/mjcf_tree.h"

#include "base/alloc.h"
#include "base/str.h"
#include "math/quat.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_custom.h"
#include "mjcf/mjcf_element.h"
#include "mjcf/mjcf_extension.h"
#include "mjcf/mjcf_node.h"
#include "mjcf/mjcf_plugin.h"
#include "mjcf/mjcf_recipe.h"
#include "spec/attach.h"
#include "spec/key_state.h"
#include "spec/orient.h"

#include <stdio.h>
#include <string.h>

// Where children go: the body, the frame around them, and the class they inherit.
typedef struct Scope {
  BodyElement* body;
  FrameElement* frame; // NULL if none
  DefaultElement* def;
} Scope;

static Status read_children(MjcfReader* r, const XmlNode* n, MjcfId parent, Scope at);

static Element* add_child_element(MjcfReader* r, const XmlNode* n, const MjcfElement* row,
                                  Scope at) {
  if (mjcf_element_stops(r)) return NULL;
  Element* e = spec_add_child(at.body, at.frame, row->object, at.def);
  if (!e) {
    mjcf_attr_no_memory(r, n);
    return NULL;
  }
  e->node = n;
  return mjcf_extension_keep(r, n, e) == CT_OK ? e : NULL;
}

// The class of what is inside: `childclass`, else `class`, which MuJoCo's reader also looks at in
// frames and replicates and in bodies inside these.
static DefaultElement* inner_class(MjcfReader* r, const XmlNode* n, DefaultElement* inherited) {
  DefaultElement* named = mjcf_node_class(r, n, "class", inherited);
  return named ? mjcf_node_class(r, n, "childclass", named) : NULL;
}

// A body or a frame. Its childclass, its own or inherited, is written down in it.
static Status read_container(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  DefaultElement* named = inner_class(r, n, at.def);
  Status status = named ? CT_OK : CT_FAIL;
  if (named) at.def = named;
  Element* e = add_child_element(r, n, row, at);
  if (!e) return CT_FAIL;
  if (mjcf_element_name(r, n, e, xml_attr(n, "name")) != CT_OK) status = CT_FAIL;
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
  Element* e = add_child_element(r, n, row, at);
  if (!e) return CT_FAIL;
  if (mjcf_element_name(r, n, e, xml_attr(n, "name")) != CT_OK) status = CT_FAIL;
  return mjcf_node_values(r, n, row, spec_public(e)) == CT_OK ? status : CT_FAIL;
}

static Status build_composite(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_recipe_composite(r, n, at.body, at.frame);
}

static Status build_flexcomp(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_recipe_flexcomp(r, n, at.body);
}

static Status read_body_inertial(MjcfReader* r, const XmlNode* n, const MjcfElement* row,
                                 Scope at) {
  return mjcf_node_values(r, n, row, &at.body->s);
}

static Status read_body_plugin(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  return mjcf_plugin_link(r, n, &at.body->s.plugin);
}

//---------------------------------- replicate -----------------------------------------------------

typedef struct Replicate {
  int count;
  double offset[3], euler[3];
  const char* separator;
} Replicate;

static Status read_replicate_values(MjcfReader* r, const XmlNode* n, Replicate* rep) {
  const XmlAttr* a = mjcf_attr_find(n, "count");
  ctIntVec list = {0};
  bool given;
  *rep = (Replicate){.separator = xml_attr(n, "sep")};
  if (!a) return CT_FAIL; // reported by the schema check
  Status status = mjcf_attr_ints(r, n, a, &list);
  if (status == CT_OK && list.count != 1) {
    status = list.count ? mjcf_attr_fail(r, n, "count", "attribute 'count' has too much data")
                        : mjcf_attr_fail(r, n, NULL, "required attribute missing: 'count'");
  }
  if (status == CT_OK) rep->count = list.data[0];
  vectors_free(VALUE_INTVEC, &list);
  TRY(status);
  TRY(mjcf_attr_fixed(r, n, "offset", 3, rep->offset, &given));
  return mjcf_attr_fixed(r, n, "euler", 3, rep->euler, &given);
}

// Copy i of the template: position adds up offset by offset, orientation is i times the angles.
static Status place_copy(MjcfReader* r, const XmlNode* n, const Replicate* rep, int i,
                         FrameElement* frame) {
  const ctsCompiler* c = &r->spec->pub.compiler;
  ctsOrientation turn = {.type = ctORIENTATION_EULER};
  double quat[4] = {1, 0, 0, 0}, before[4] = {1, 0, 0, 0}, R[9], step[3];
  for (int k = 0; k < 3; k++) turn.euler[k] = (i - 1) * rep->euler[k];
  const char* wrong = i > 0 ? orient_quat(before, c->degree, c->eulerseq, &turn) : NULL;
  for (int k = 0; k < 3; k++) turn.euler[k] = i * rep->euler[k];
  if (!wrong) wrong = orient_quat(quat, c->degree, c->eulerseq, &turn);
  if (wrong) return mjcf_attr_fail(r, n, "euler", "%s", wrong);
  if (i > 0) {
    quat_to_mat(R, before);
    mat3_mul_vec(step, R, rep->offset);
    addto3(frame->s.pos, step);
  }
  memcpy(frame->s.quat, quat, sizeof quat);
  return CT_OK;
}

// Elements of the spec, and bodies among them, which are fewer.
typedef struct Growth {
  int64_t elements, bodies;
} Growth;

static Growth measure_growth(const Spec* spec) {
  Growth g = {0, spec->list[ctOBJ_BODY].count};
  for (int k = 0; k < SPEC_LISTS; k++) g.elements += spec->list[k].count;
  return g;
}

// The next copies are as large as the one just made, or larger: what refers to nothing is copied
// with all copies of it. Bodies of the template go again, hence twice the limit.
static Status check_growth(MjcfReader* r, const XmlNode* n, Growth before, int left) {
  Growth now = measure_growth(r->spec);
  int64_t elements = now.elements + (now.elements - before.elements) * left;
  int64_t bodies = now.bodies + (now.bodies - before.bodies) * left;
  if (elements > SPEC_MAX_ELEMENTS)
    return mjcf_attr_fail(r, n, "count",
                          "replicate makes at least %lld elements, at most %d are possible",
                          (long long)elements, SPEC_MAX_ELEMENTS);
  if (bodies > 2 * SPEC_MAX_BODIES)
    return mjcf_attr_fail(r, n, "count",
                          "replicate makes at least %lld bodies, at most %d are possible",
                          (long long)bodies, SPEC_MAX_BODIES);
  return CT_OK;
}

static Status make_copies(MjcfReader* r, const XmlNode* n, const Replicate* rep, Scope at,
                          FrameElement* frame) {
  int width = snprintf(NULL, 0, "%d", rep->count);
  if (rep->count > SPEC_MAX_ELEMENTS)
    return mjcf_attr_fail(r, n, "count", "replicate count %d is too large, at most %d", rep->count,
                          SPEC_MAX_ELEMENTS);
  for (int i = 0; i < rep->count; i++) {
    Growth before = measure_growth(r->spec);
    TRY(place_copy(r, n, rep, i, frame));
    char* suffix = str_printf("%s%0*d", rep->separator ? rep->separator : "", width, i);
    if (!suffix) return mjcf_attr_no_memory(r, n);
    Status status = attach_frame(at.body, at.frame, frame, (Affix){"", suffix}, r->err);
    alloc_free(suffix);
    TRY(status);
    TRY(check_growth(r, n, before, rep->count - 1 - i));
  }
  return CT_OK;
}

// Keyframes that have numbers must fit the tree as it is now, with the content once.
static Status check_keys(MjcfReader* r, const XmlNode* n, const Spec* spec) {
  const ElementList* keys = &spec->list[ctOBJ_KEY];
  int got, want;
  for (int i = 0; i < keys->count; i++) {
    const KeyElement* key = (const KeyElement*)keys->data[i];
    const char* wrong = key_state_wrong_size(spec, key, &got, &want);
    if (wrong)
      return mjcf_attr_fail(r, n, NULL,
                            "Keyframe '%.200s' has invalid %s size, got %d, should be %d",
                            spec_name(&key->e), wrong, got, want);
  }
  return CT_OK;
}

// The content is read once, into a body of its own that is gone when the copies are made.
static Status read_replicate(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  Replicate rep;
  Status status = read_replicate_values(r, n, &rep);
  DefaultElement* named = inner_class(r, n, at.def);
  if (!named) return CT_FAIL;
  BodyElement* body = (BodyElement*)spec_add_child(at.body, NULL, ctOBJ_BODY, named);
  FrameElement* frame = body ? (FrameElement*)spec_add_child(body, NULL, ctOBJ_FRAME, named) : NULL;
  if (!frame || !vectors_set_string(frame->s.childclass, spec_name(&named->e)))
    return mjcf_attr_no_memory(r, n);
  frame->e.node = body->e.node = n;
  r->replicates++;
  if (read_children(r, n, row->id, (Scope){body, frame, named}) != CT_OK) status = CT_FAIL;
  r->replicates--;
  if (status == CT_OK) status = check_keys(r, n, r->spec);
  if (status == CT_OK) status = make_copies(r, n, &rep, at, frame);
  return attach_remove(body, r->err) == CT_OK ? status : CT_FAIL;
}

//---------------------------------- attach --------------------------------------------------------

static Status no_such(MjcfReader* r, const XmlNode* n, const char* what, const char* name) {
  return mjcf_attr_fail(r, n, what, "could not find %s '%.200s'", what, name);
}

// The model that is declared as an asset, and its body; NULL without a name: the whole model.
static Status find_attached(MjcfReader* r, const XmlNode* n, const Spec** found,
                            const BodyElement** body) {
  const char* model = xml_attr(n, "model");
  const char* name = xml_attr(n, "body");
  const Spec* spec = NULL;
  for (int i = 0; i < r->spec->models.count; i++) {
    const Spec* m = r->spec->models.data[i];
    if (!spec && str_eq(vectors_text(m->pub.modelname), model)) spec = m; // the first counts
  }
  if (!spec) return no_such(r, n, "model", model);
  *found = spec;
  *body = NULL;
  if (!name || !name[0]) return CT_OK;
  *body = (const BodyElement*)spec_find(spec, ctOBJ_BODY, name);
  return *body ? CT_OK : no_such(r, n, "body", name);
}

// A body that is there already, attached before, only moves to this frame.
static Status move_to_frame(MjcfReader* r, const XmlNode* n, Element* body, FrameElement* frame) {
  if (body->body != frame->e.body)
    return mjcf_attr_fail(r, n, NULL, "frame and body '%.200s' do not have the same parent",
                          spec_name(body));
  body->frame = frame;
  return CT_OK;
}

static Status read_attach(MjcfReader* r, const XmlNode* n, const MjcfElement* row, Scope at) {
  (void)row;
  const char* prefix = xml_attr(n, "prefix");
  const char* name = xml_attr(n, "body");
  if (!xml_attr(n, "model") || !prefix) return CT_FAIL; // reported by the schema check
  FrameElement* frame = at.frame;
  if (!frame) frame = (FrameElement*)spec_add_child(at.body, NULL, ctOBJ_FRAME, NULL);
  char* full = str_printf("%s%s", prefix, name ? name : "");
  if (!frame || !full) {
    alloc_free(full);
    return mjcf_attr_no_memory(r, n);
  }
  Element* there = spec_find(r->spec, ctOBJ_BODY, full);
  alloc_free(full);
  if (there) return move_to_frame(r, n, there, frame);
  const Spec* model = NULL;
  const BodyElement* body = NULL;
  TRY(find_attached(r, n, &model, &body));
  TRY(check_keys(r, n, model));
  if (key_state_waits(model))
    error_warn(r->err, xml_place(r->doc, n, NULL), "%s", key_state_warning);
  Affix affix = {prefix, ""};
  return body ? attach_body(frame, body, affix, r->err) : attach_model(frame, model, affix, r->err);
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
    [MJCF_BODY] = read_container,         [MJCF_FRAME] = read_container,
    [MJCF_INERTIAL] = read_body_inertial, [MJCF_COMPOSITE] = build_composite,
    [MJCF_FLEXCOMP] = build_flexcomp,     [MJCF_PLUGIN] = read_body_plugin,
    [MJCF_REPLICATE] = read_replicate,    [MJCF_ATTACH] = read_attach,
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
