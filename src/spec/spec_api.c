// The public cts_ functions of the kinds in spec_kind[]. Every element that is returned is owned by
// its spec and valid until it is deleted. Functions that add elements return NULL when they fail.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/str.h"
#include "spec/tree_order.h"

#include <corten/corten.h>

#include <string.h>

static BodyElement* body_element(const ctsBody* body) {
  return (BodyElement*)spec_element(body->element);
}
static Spec* spec_of(ctSpec* s) { return (Spec*)s; }

static DefaultElement* class_of(const ctsDefault* def, Spec* spec) {
  return def ? (DefaultElement*)spec_element(def->element) : spec_main(spec);
}

// The class that a childclass names; NULL if there is none.
static DefaultElement* class_named(const Element* e, const ctString* childclass) {
  return spec_find_default(e->spec, vectors_text(childclass));
}

// The class of what is added to a body without one: its childclass, or that of a body above.
static DefaultElement* class_in(const BodyElement* body) {
  const Spec* spec = body->e.spec;
  while (body && vectors_is_empty(body->s.childclass)) body = body->e.body;
  DefaultElement* def = body ? class_named(&body->e, body->s.childclass) : NULL;
  return def ? def : spec_main(spec);
}

static void* public_or_null(Element* e) { return e ? spec_public(e) : NULL; }

//---------------------------------- life ----------------------------------------------------------

ctSpec* ct_makeSpec(void) {
  Spec* spec = spec_new();
  return spec ? &spec->pub : NULL;
}

void ct_deleteSpec(ctSpec* s) { spec_free((Spec*)s); }

// All errors and warnings of reading and compiling; "" if none. Valid until the next call.
const char* cts_getError(ctSpec* s) {
  Spec* spec = spec_of(s);
  size_t n = error_format(&spec->errors, NULL, 0);
  if (n == 0) return "";
  char* text = alloc_bytes(n + 1);
  if (!text) return "out of memory";
  error_format(&spec->errors, text, n + 1);
  alloc_free(spec->error_text);
  spec->error_text = text;
  return text;
}

int cts_isWarning(ctSpec* s) {
  const ErrorList* errors = &spec_of(s)->errors;
  return errors->errors == 0 && errors->count > 0;
}

//---------------------------------- adding --------------------------------------------------------

static void* add_to_body(ctsBody* body, const ctsDefault* def, cttObj type) {
  BodyElement* parent = body_element(body);
  DefaultElement* class = def ? class_of(def, parent->e.spec) : class_in(parent);
  return public_or_null(spec_add_child(parent, NULL, type, class));
}

static void* add_to_spec(ctSpec* s, cttObj type) {
  return public_or_null(spec_add(spec_of(s), type, NULL));
}

ctsBody* cts_addBody(ctsBody* body, const ctsDefault* def) {
  ctsBody* child = add_to_body(body, def, ctOBJ_BODY);
  if (child) cts_setString(child->childclass, spec_name(&spec_element(child->element)->def->e));
  return child;
}

ctsSite* cts_addSite(ctsBody* body, const ctsDefault* def) {
  return add_to_body(body, def, ctOBJ_SITE);
}

ctsJoint* cts_addJoint(ctsBody* body, const ctsDefault* def) {
  return add_to_body(body, def, ctOBJ_JOINT);
}

// Classes do not apply to free joints.
ctsJoint* cts_addFreeJoint(ctsBody* body) {
  ctsJoint* joint = public_or_null(spec_add_child(body_element(body), NULL, ctOBJ_JOINT, NULL));
  if (joint) joint->type = ctJNT_FREE;
  return joint;
}

ctsGeom* cts_addGeom(ctsBody* body, const ctsDefault* def) {
  return add_to_body(body, def, ctOBJ_GEOM);
}

ctsCamera* cts_addCamera(ctsBody* body, const ctsDefault* def) {
  return add_to_body(body, def, ctOBJ_CAMERA);
}

ctsLight* cts_addLight(ctsBody* body, const ctsDefault* def) {
  return add_to_body(body, def, ctOBJ_LIGHT);
}

static int report_mismatch(Element* e) {
  const SpecKind* kind = spec_kind(e->head.elemtype);
  error_add(&e->spec->errors, spec_place(e, NULL),
            "Error: Frame and %s '%s' have mismatched parents", kind ? kind->tag : "model",
            spec_name(e));
  return -1;
}

// NULL if the frame around it is in another body.
ctsFrame* cts_addFrame(ctsBody* body, ctsFrame* parentframe) {
  FrameElement* around = parentframe ? (FrameElement*)spec_element(parentframe->element) : NULL;
  BodyElement* b = body_element(body);
  if (around && around->e.body != b) return (void)report_mismatch(&b->e), NULL;
  return public_or_null(spec_add_child(b, around, ctOBJ_FRAME, NULL));
}

static void* add_class(ctSpec* s, const ctsDefault* def, cttObj type) {
  return public_or_null(spec_add(spec_of(s), type, class_of(def, spec_of(s))));
}

ctsActuator* cts_addActuator(ctSpec* s, const ctsDefault* def) {
  return add_class(s, def, ctOBJ_ACTUATOR);
}

ctsPair* cts_addPair(ctSpec* s, const ctsDefault* def) { return add_class(s, def, ctOBJ_PAIR); }

ctsEquality* cts_addEquality(ctSpec* s, const ctsDefault* def) {
  return add_class(s, def, ctOBJ_EQUALITY);
}

ctsTendon* cts_addTendon(ctSpec* s, const ctsDefault* def) {
  return add_class(s, def, ctOBJ_TENDON);
}

ctsMesh* cts_addMesh(ctSpec* s, const ctsDefault* def) { return add_class(s, def, ctOBJ_MESH); }

ctsMaterial* cts_addMaterial(ctSpec* s, const ctsDefault* def) {
  return add_class(s, def, ctOBJ_MATERIAL);
}

ctsSensor* cts_addSensor(ctSpec* s) { return add_to_spec(s, ctOBJ_SENSOR); }

ctsFlex* cts_addFlex(ctSpec* s) { return add_to_spec(s, ctOBJ_FLEX); }

ctsExclude* cts_addExclude(ctSpec* s) { return add_to_spec(s, ctOBJ_EXCLUDE); }

ctsHField* cts_addHField(ctSpec* s) { return add_to_spec(s, ctOBJ_HFIELD); }

ctsSkin* cts_addSkin(ctSpec* s) { return add_to_spec(s, ctOBJ_SKIN); }
ctsDeform* cts_addDeform(ctSpec* s) { return add_to_spec(s, ctOBJ_DEFORM); }

ctsTexture* cts_addTexture(ctSpec* s) { return add_to_spec(s, ctOBJ_TEXTURE); }

ctsPlugin* cts_addPlugin(ctSpec* s) { return add_to_spec(s, ctOBJ_PLUGIN); }

ctsNumeric* cts_addNumeric(ctSpec* s) { return add_to_spec(s, ctOBJ_NUMERIC); }

ctsText* cts_addText(ctSpec* s) { return add_to_spec(s, ctOBJ_TEXT); }

ctsTuple* cts_addTuple(ctSpec* s) { return add_to_spec(s, ctOBJ_TUPLE); }

ctsKey* cts_addKey(ctSpec* s) { return add_to_spec(s, ctOBJ_KEY); }

// NULL if a class of that name exists.
ctsDefault* cts_addDefault(ctSpec* s, const char* classname, const ctsDefault* parent) {
  Spec* spec = spec_of(s);
  if (spec_find_default(spec, classname)) return NULL;
  DefaultElement* def = spec_add_default(spec, classname, class_of(parent, spec));
  return def ? &def->s : NULL;
}

//---------------------------------- finding -------------------------------------------------------

static const char* asset_file_of(const Element* e) {
  switch (e->head.elemtype) {
  case ctOBJ_MESH:
    return vectors_text(((const MeshElement*)e)->s.file);
  case ctOBJ_TEXTURE:
    return vectors_text(((const TextureElement*)e)->s.file);
  case ctOBJ_HFIELD:
    return vectors_text(((const HFieldElement*)e)->s.file);
  default:
    return "";
  }
}

// An asset without name has that of its file, without folder and extension.
static Element* find_by_file(const ElementList* list, const char* name) {
  size_t n = name ? strlen(name) : 0;
  for (int i = 0; n && list && i < list->count; i++) {
    if (!vectors_is_empty(&list->data[i]->name)) continue;
    const char* file = file_name(asset_file_of(list->data[i]));
    const char* dot = strrchr(file, '.');
    if (strlen(file) - (dot ? strlen(dot) : 0) == n && strncmp(file, name, n) == 0)
      return list->data[i];
  }
  return NULL;
}

// What another spec took is found under its new name.
static Element* find_shown(ctSpec* s, cttObj type, const char* name) {
  const ElementList* list = spec_list(spec_of(s), type);
  if (!spec_of(s)->taken || !list || !name || !name[0]) {
    Element* e = spec_find(spec_of(s), type, name);
    return e ? e : find_by_file(list, name);
  }
  for (int i = 0; i < list->count; i++) {
    Element* e = spec_shown(list->data[i]);
    if (e && str_eq(spec_name(e), name)) return e;
  }
  return NULL;
}

ctsElement* cts_findElement(ctSpec* s, cttObj type, const char* name) {
  Element* e = find_shown(s, type, name);
  return e ? &e->head : NULL;
}

ctsBody* cts_findBody(ctSpec* s, const char* name) {
  return public_or_null(find_shown(s, ctOBJ_BODY, name));
}

ctsFrame* cts_findFrame(ctSpec* s, const char* name) {
  return public_or_null(find_shown(s, ctOBJ_FRAME, name));
}

ctsDefault* cts_findDefault(ctSpec* s, const char* classname) {
  return public_or_null(spec_find(spec_of(s), ctOBJ_DEFAULT, classname));
}

ctsDefault* cts_getSpecDefault(ctSpec* s) { return &spec_main(spec_of(s))->s; }

ctSpec* cts_getSpec(ctsElement* element) { return &spec_element(element)->spec->pub; }

ctsBody* cts_getParent(ctsElement* element) {
  BodyElement* body = spec_element(element)->body;
  return body ? &body->s : NULL;
}

ctsFrame* cts_getFrame(ctsElement* element) {
  FrameElement* frame = spec_element(element)->frame;
  return frame ? &frame->s : NULL;
}

ctsDefault* cts_getDefault(ctsElement* element) {
  const Element* e = spec_element(element);
  DefaultElement* def = e->def;
  if (element->elemtype == ctOBJ_BODY) {
    DefaultElement* named = class_named(e, ((const BodyElement*)e)->s.childclass);
    if (named) def = named;
  }
  return def ? &def->s : NULL;
}

// The values stay: a class counts when an element is made. Of a body and a frame it is the class of
// what will be added. Nothing for a class of another spec that is not in this one.
void cts_setDefault(ctsElement* element, const ctsDefault* def) {
  Element* e = spec_element(element);
  const char* name = spec_name(spec_element(def->element));
  DefaultElement* own = spec_find_default(e->spec, name);
  if (!own) {
    error_add(&e->spec->errors, spec_place(e, "class"), "Error: unknown default class '%.200s'",
              name);
    return;
  }
  e->def = own;
  if (element->elemtype == ctOBJ_BODY) cts_setString(((BodyElement*)e)->s.childclass, name);
  if (element->elemtype == ctOBJ_FRAME) cts_setString(((FrameElement*)e)->s.childclass, name);
}

// Elements of the tree have one when the model is compiled, the others at once.
int cts_getId(ctsElement* element) {
  const Element* e = spec_element(element);
  if (!e->body) return e->id;
  return e->spec->compiled ? e->model_id : -1;
}

// The list of a kind in the order of the model. NULL for kinds without one.
static const ElementList* ordered_list(ctSpec* s, cttObj type) {
  const ElementList* list = spec_list(spec_of(s), type);
  if (list) tree_order(spec_of(s));
  return list;
}

// The first that a list shows from a position on.
static ctsElement* shown_from(const ElementList* list, int i) {
  for (; i < list->count; i++) {
    Element* e = spec_shown(list->data[i]);
    if (e) return &e->head;
  }
  return NULL;
}

ctsElement* cts_firstElement(ctSpec* s, cttObj type) {
  const ElementList* list = ordered_list(s, type);
  return list ? shown_from(list, 0) : NULL;
}

// Position by number; what another spec took is found by its stand-in.
ctsElement* cts_nextElement(ctSpec* s, ctsElement* element) {
  const ElementList* list = ordered_list(s, element->elemtype);
  Element* e = spec_element(element);
  if (!list) return NULL;
  if (e->id >= 0 && e->id < list->count && list->data[e->id] == e)
    return shown_from(list, e->id + 1);
  for (int i = 0; i < list->count; i++) {
    if (spec_shown(list->data[i]) == e) return shown_from(list, i + 1);
  }
  return NULL;
}

//---------------------------------- names, frames, classes ----------------------------------------

// 0, or -1 with the reason in cts_getError.
int cts_setName(ctsElement* element, const char* name) {
  Element* e = spec_element(element);
  if (!spec_kind(element->elemtype)) { // the spec itself
    error_add(&e->spec->errors, spec_place(e, NULL), "Error: this element cannot have a name");
    return -1;
  }
  Element* same = spec_find(e->spec, element->elemtype, name);
  if (same && same != e) {
    error_add(&e->spec->errors, spec_place(e, "name"), "Error: repeated name '%.200s' in %s", name,
              spec_kind(element->elemtype)->tag);
    return -1;
  }
  return spec_set_name(e, name) ? 0 : -1;
}

ctString* cts_getName(ctsElement* element) { return &spec_element(element)->name; }

// 0, or -1 with the reason in cts_getError: both must be in one body, and no frame in itself.
int cts_setFrame(ctsElement* dest, ctsFrame* frame) {
  Element* e = spec_element(dest);
  FrameElement* around = frame ? (FrameElement*)spec_element(frame->element) : NULL;
  if (around && (!e->body || around->e.body != e->body)) return report_mismatch(e);
  for (const FrameElement* f = around; f; f = f->e.frame) {
    if (&f->e != e) continue;
    error_add(&e->spec->errors, spec_place(e, NULL), "Error: frame '%s' would be inside itself",
              spec_name(e));
    return -1;
  }
  e->frame = around;
  return 0;
}

//---------------------------------- casts: NULL if the element is of another kind -----------------

#define CAST(Name, TYPE)                                                                           \
  return element->elemtype == ctOBJ_##TYPE ? &((Name##Element*)spec_element(element))->s : NULL

ctsBody* cts_asBody(ctsElement* element) { CAST(Body, BODY); }

ctsGeom* cts_asGeom(ctsElement* element) { CAST(Geom, GEOM); }

ctsJoint* cts_asJoint(ctsElement* element) { CAST(Joint, JOINT); }

ctsSite* cts_asSite(ctsElement* element) { CAST(Site, SITE); }

ctsCamera* cts_asCamera(ctsElement* element) { CAST(Camera, CAMERA); }

ctsLight* cts_asLight(ctsElement* element) { CAST(Light, LIGHT); }

ctsFrame* cts_asFrame(ctsElement* element) { CAST(Frame, FRAME); }

ctsNumeric* cts_asNumeric(ctsElement* element) { CAST(Numeric, NUMERIC); }

ctsText* cts_asText(ctsElement* element) { CAST(Text, TEXT); }

ctsTuple* cts_asTuple(ctsElement* element) { CAST(Tuple, TUPLE); }

ctsKey* cts_asKey(ctsElement* element) { CAST(Key, KEY); }

ctsActuator* cts_asActuator(ctsElement* element) { CAST(Actuator, ACTUATOR); }

ctsSensor* cts_asSensor(ctsElement* element) { CAST(Sensor, SENSOR); }

ctsFlex* cts_asFlex(ctsElement* element) { CAST(Flex, FLEX); }

ctsPair* cts_asPair(ctsElement* element) { CAST(Pair, PAIR); }

ctsEquality* cts_asEquality(ctsElement* element) { CAST(Equality, EQUALITY); }

ctsExclude* cts_asExclude(ctsElement* element) { CAST(Exclude, EXCLUDE); }

ctsTendon* cts_asTendon(ctsElement* element) { CAST(Tendon, TENDON); }

ctsMesh* cts_asMesh(ctsElement* element) { CAST(Mesh, MESH); }

ctsHField* cts_asHField(ctsElement* element) { CAST(HField, HFIELD); }

ctsSkin* cts_asSkin(ctsElement* element) { CAST(Skin, SKIN); }
ctsDeform* cts_asDeform(ctsElement* element) { CAST(Deform, DEFORM); }

ctsTexture* cts_asTexture(ctsElement* element) { CAST(Texture, TEXTURE); }

ctsMaterial* cts_asMaterial(ctsElement* element) { CAST(Material, MATERIAL); }

ctsPlugin* cts_asPlugin(ctsElement* element) { CAST(Plugin, PLUGIN); }

//---------------------------------- values of users -----------------------------------------------

void cts_setUserValue(ctsElement* element, const char* key, const void* data) {
  Element* e = spec_element(element);
  if (!user_value_put(&e->user, key, data, NULL)) spec_no_memory(&e->spec->errors, (Place){0});
}

const void* cts_getUserValue(ctsElement* element, const char* key) {
  const UserValue* value = user_value_find(&spec_element(element)->user, key);
  return value ? value->data : NULL;
}

void cts_deleteUserValue(ctsElement* element, const char* key) {
  user_value_delete(&spec_element(element)->user, key);
}
