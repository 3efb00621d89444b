// Every element is in the list of its kind and, in the tree, in the list of one body, in the order
// of creation or of the tree (tree_order). It owns its name, strings, vectors and path.
#include "spec/spec.h"

#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/str.h"
#include "spec/pending_key.h"

#include <corten/corten.h>

#include <string.h>

//---------------------------------- kinds ---------------------------------------------------------

// cts_default* behind one type.
#define INIT(name, Public)                                                                         \
  static void init_##name(void* s) { cts_default##Public((cts##Public*)s); }
INIT(body, Body)
INIT(frame, Frame)
INIT(joint, Joint)
INIT(geom, Geom)
INIT(site, Site)
INIT(camera, Camera)
INIT(light, Light)
INIT(flex, Flex)
INIT(mesh, Mesh)
INIT(hfield, HField)
INIT(skin, Skin)
INIT(deform, Deform)
INIT(texture, Texture)
INIT(material, Material)
INIT(pair, Pair)
INIT(equality, Equality)
INIT(tendon, Tendon)
INIT(actuator, Actuator)
INIT(sensor, Sensor)
INIT(numeric, Numeric)
INIT(text, Text)
INIT(tuple, Tuple)
INIT(key, Key)
INIT(plugin, Plugin)
static void init_exclude(void* s) { memset(s, 0, sizeof(ctsExclude)); }
static void init_default(void* s) { memset(s, 0, sizeof(ctsDefault)); }

#define KIND(TYPE, tag_, Name, Public)                                                             \
  .type = ctOBJ_##TYPE, .tag = tag_, .size = sizeof(Name##Element),                                \
  .public_offset = offsetof(Name##Element, s), .public_size = sizeof(cts##Public)
#define VALUES(Public) .values = &spec_values_cts##Public
#define CHOICES(Public) .choices = &spec_choices_cts##Public
#define IN_BODY(list) .body_list = offsetof(BodyElement, list)
#define CLASS(member) .default_slot = offsetof(ctsDefault, member)

static const SpecKind kKind[SPEC_LISTS] = {
    [ctOBJ_BODY] = {KIND(BODY, "body", Body, Body), VALUES(Body), CHOICES(Body), IN_BODY(bodies),
                    .init = init_body},
    [ctOBJ_JOINT] = {KIND(JOINT, "joint", Joint, Joint), VALUES(Joint), CHOICES(Joint),
                     IN_BODY(joints), CLASS(joint), .init = init_joint},
    [ctOBJ_GEOM] = {KIND(GEOM, "geom", Geom, Geom), VALUES(Geom), CHOICES(Geom), IN_BODY(geoms),
                    CLASS(geom), .init = init_geom},
    [ctOBJ_SITE] = {KIND(SITE, "site", Site, Site), VALUES(Site), CHOICES(Site), IN_BODY(sites),
                    CLASS(site), .init = init_site},
    [ctOBJ_CAMERA] = {KIND(CAMERA, "camera", Camera, Camera), VALUES(Camera), CHOICES(Camera),
                      IN_BODY(cameras), CLASS(camera), .init = init_camera},
    [ctOBJ_LIGHT] = {KIND(LIGHT, "light", Light, Light), VALUES(Light), CHOICES(Light),
                     IN_BODY(lights), CLASS(light), .init = init_light},
    [ctOBJ_FLEX] = {KIND(FLEX, "flex", Flex, Flex), VALUES(Flex), CHOICES(Flex), CLASS(flex),
                    .init = init_flex},
    [ctOBJ_MESH] = {KIND(MESH, "mesh", Mesh, Mesh), VALUES(Mesh), CHOICES(Mesh), CLASS(mesh),
                    .init = init_mesh},
    [ctOBJ_SKIN] = {KIND(SKIN, "skin", Skin, Skin), VALUES(Skin), .init = init_skin},
    [ctOBJ_HFIELD] = {KIND(HFIELD, "hfield", HField, HField), VALUES(HField), .init = init_hfield},
    [ctOBJ_TEXTURE] = {KIND(TEXTURE, "texture", Texture, Texture), VALUES(Texture),
                       CHOICES(Texture), .init = init_texture},
    [ctOBJ_MATERIAL] = {KIND(MATERIAL, "material", Material, Material), VALUES(Material),
                        CLASS(material), .init = init_material},
    [ctOBJ_PAIR] = {KIND(PAIR, "pair", Pair, Pair), VALUES(Pair), CLASS(pair), .init = init_pair},
    [ctOBJ_EXCLUDE] = {KIND(EXCLUDE, "exclude", Exclude, Exclude), VALUES(Exclude),
                       .init = init_exclude},
    [ctOBJ_EQUALITY] = {KIND(EQUALITY, "equality", Equality, Equality), VALUES(Equality),
                        CHOICES(Equality), CLASS(equality), .init = init_equality},
    [ctOBJ_TENDON] = {KIND(TENDON, "tendon", Tendon, Tendon), VALUES(Tendon), CHOICES(Tendon),
                      CLASS(tendon), .init = init_tendon},
    [ctOBJ_ACTUATOR] = {KIND(ACTUATOR, "actuator", Actuator, Actuator), VALUES(Actuator),
                        CHOICES(Actuator), CLASS(actuator), .init = init_actuator},
    [ctOBJ_SENSOR] = {KIND(SENSOR, "sensor", Sensor, Sensor), VALUES(Sensor), CHOICES(Sensor),
                      .init = init_sensor},
    [ctOBJ_NUMERIC] = {KIND(NUMERIC, "numeric", Numeric, Numeric), VALUES(Numeric),
                       .init = init_numeric},
    [ctOBJ_TEXT] = {KIND(TEXT, "text", Text, Text), VALUES(Text), .init = init_text},
    [ctOBJ_TUPLE] = {KIND(TUPLE, "tuple", Tuple, Tuple), VALUES(Tuple), .init = init_tuple},
    [ctOBJ_KEY] = {KIND(KEY, "key", Key, Key), VALUES(Key), .init = init_key},
    [ctOBJ_PLUGIN] = {KIND(PLUGIN, "plugin", Plugin, Plugin), VALUES(Plugin), .init = init_plugin},
    [SPEC_FRAME] = {KIND(FRAME, "frame", Frame, Frame), VALUES(Frame), CHOICES(Frame),
                    IN_BODY(frames), .init = init_frame},
    [SPEC_DEFORM] = {KIND(DEFORM, "deformable body", Deform, Deform), VALUES(Deform),
                     CHOICES(Deform), .init = init_deform},
    [SPEC_DEFAULT] = {KIND(DEFAULT, "default", Default, Default), .init = init_default},
};

int spec_list_index(cttObj type) {
  if (type == ctOBJ_FRAME) return SPEC_FRAME;
  if (type == ctOBJ_DEFORM) return SPEC_DEFORM;
  if (type == ctOBJ_DEFAULT) return SPEC_DEFAULT;
  return type > ctOBJ_UNKNOWN && type < ctNOBJECT ? (int)type : -1;
}

const SpecKind* spec_kind(cttObj type) {
  int i = spec_list_index(type);
  return i >= 0 && kKind[i].size ? &kKind[i] : NULL;
}

//---------------------------------- one element ---------------------------------------------------

void* spec_public(Element* e) {
  return (unsigned char*)e + spec_kind(e->head.elemtype)->public_offset;
}

const char* spec_name(const Element* e) { return vectors_text(&e->name); }

Place spec_place(const Element* e, const char* attribute) {
  if (e->node) {
    Place at = xml_place(e->doc ? e->doc : &e->spec->doc, e->node, attribute);
    if (!vectors_is_empty(&e->name)) at.name = e->name.text; // a copy has a name of its own
    at.number = e->id + 1;
    return at;
  }
  const SpecKind* kind = spec_kind(e->head.elemtype);
  return (Place){
      .element = kind ? kind->tag : "model",
      .name = vectors_is_empty(&e->name) ? NULL : e->name.text,
      .attribute = attribute,
      .number = e->id + 1,
  };
}

static void* report_no_memory(Spec* spec) {
  spec_no_memory(&spec->errors, (Place){0});
  return NULL;
}

bool spec_set_name(Element* e, const char* name) {
  if (vectors_set_string(&e->name, name)) return true;
  report_no_memory(e->spec);
  return false;
}

static int value_count(const SpecKind* kind) { return kind->values ? kind->values->count : 0; }

static size_t values_offset(const SpecKind* kind) {
  return (kind->size + _Alignof(Value) - 1) / _Alignof(Value) * _Alignof(Value);
}

// Let the pointers of a public struct point to its strings and vectors.
static void link_values(void* pub, const SpecValues* values, Value* storage) {
  for (int i = 0; values && i < values->count; i++) {
    void* target = &storage[i];
    memcpy((unsigned char*)pub + values->item[i].offset, &target, sizeof target);
  }
}

static Value* element_values(Element* e, const SpecKind* kind) {
  return (Value*)(void*)((unsigned char*)e + values_offset(kind));
}

static void element_free(Element* e);

// Lists with one place for each texture role or cube side.
static bool open_places(Element* e) {
  ctStringVec* list = e->head.elemtype == ctOBJ_MATERIAL  ? ((MaterialElement*)e)->s.textures
                      : e->head.elemtype == ctOBJ_TEXTURE ? ((TextureElement*)e)->s.cubefiles
                                                          : NULL;
  int places = e->head.elemtype == ctOBJ_MATERIAL ? ctNTEXROLE : 6;
  for (int i = 0; list && i < places; i++) {
    if (!vectors_add_string(list, "")) return false;
  }
  return true;
}

static Element* element_new(Spec* spec, cttObj type) {
  const SpecKind* kind = spec_kind(type);
  CT_ASSERT(kind);
  Element* e = alloc_zero(values_offset(kind) + (size_t)value_count(kind) * sizeof(Value));
  if (!e) return report_no_memory(spec);
  e->head.elemtype = type;
  e->spec = spec;
  e->id = e->model_id = -1;
  void* pub = spec_public(e);
  kind->init(pub);
  link_values(pub, kind->values, element_values(e, kind));
  ctsElement* head = &e->head; // every public struct begins with its element pointer
  memcpy(pub, &head, sizeof head);
  if (open_places(e)) return e;
  element_free(e);
  return report_no_memory(spec);
}

static void body_free(BodyElement* body) {
  for (int k = 0; k < SPEC_BODY_LISTS; k++) array_free(&body->list[k]);
}

static void wrap_free(WrapElement* wrap) {
  user_value_free(&wrap->e.user);
  vectors_free(VALUE_STRING, &wrap->target);
  vectors_free(VALUE_STRING, &wrap->sidesite);
  vectors_free(VALUE_STRING, &wrap->info);
  alloc_free(wrap);
}

// What an element owns besides its name and values.
static void parts_free(Element* e) {
  switch (e->head.elemtype) {
  case ctOBJ_BODY:
    body_free((BodyElement*)e);
    break;
  case ctOBJ_DEFAULT:
    for (int i = 0; i < ctNOBJECT; i++) element_free(((DefaultElement*)e)->proto[i]);
    break;
  case ctOBJ_TENDON: {
    ElementList* path = &((TendonElement*)e)->path;
    for (int i = 0; i < path->count; i++) wrap_free((WrapElement*)path->data[i]);
    array_free(path);
    break;
  }
  case ctOBJ_PLUGIN:
    vectors_free(VALUE_STRINGVEC, &((PluginElement*)e)->key);
    vectors_free(VALUE_STRINGVEC, &((PluginElement*)e)->value);
    alloc_free((void*)((PluginElement*)e)->listed);
    break;
  default:
    break;
  }
}

// An element that is freed leaves its stand-ins alone; a stand-in leaves the list of its element.
static void leave_stand_ins(Element* e) {
  if (e->stands_for) {
    Element** slot = &e->stands_for->stand_in;
    while (*slot != e) slot = &(*slot)->stand_in;
    *slot = e->stand_in;
    return;
  }
  for (Element *s = e->stand_in, *next; s; s = next) {
    next = s->stand_in;
    s->stands_for = s->stand_in = NULL;
  }
}

static void element_free(Element* e) {
  if (!e) return;
  leave_stand_ins(e);
  const SpecKind* kind = spec_kind(e->head.elemtype);
  Value* value = element_values(e, kind);
  for (int i = 0; i < value_count(kind); i++) vectors_free(kind->values->item[i].kind, &value[i]);
  parts_free(e);
  vectors_free(VALUE_STRING, &e->name);
  user_value_free(&e->user);
  vectors_free(VALUE_STRINGVEC, &e->extension);
  alloc_free(e);
}

Element* spec_prototype(Spec* spec, cttObj type) { return element_new(spec, type); }

void spec_prototype_free(Element* e) { element_free(e); }

static Element* adopt_element(Spec* spec, Element* e);

Element* spec_adopt(Spec* spec, Element* e) { return adopt_element(spec, e); }

// An instance of a plugin without name goes with the last element that uses it.
static bool mark_own_plugin(Element* e) {
  const ctsPlugin* link = spec_plugin(e);
  bool own = link && link->active && vectors_is_empty(link->name);
  PluginElement* instance = own ? spec_instance(e->spec, link) : NULL;
  if (instance && vectors_is_empty(&instance->e.name)) instance->e.id = -2;
  return instance != NULL;
}

static void keep_used_plugins(Spec* spec) {
  const ElementList* list = &spec->list[ctOBJ_PLUGIN];
  for (int i = 0; i < list->count; i++) {
    Element* e = list->data[i];
    if (e->id < -1 && spec_uses_instance(spec, (const PluginElement*)e)) e->id = i;
  }
}

static bool list_add(ElementList* list, Element* e);

static void remove_element(Spec* spec, Element* e) {
  if (!spec->buries || !list_add(&spec->buried, e)) {
    element_free(e);
    return;
  }
  leave_stand_ins(e);
  e->stand_in = e->stands_for = NULL;
  user_value_free(&e->user);
}

void spec_sweep(Spec* spec, cttObj type) {
  ElementList* list = spec_list(spec, type);
  int n = 0;
  bool plugins = false;
  for (int i = 0; i < list->count; i++) {
    Element* e = list->data[i];
    if (e->id < -1) {
      plugins = mark_own_plugin(e) || plugins;
      remove_element(spec, e);
    } else {
      e->id = n;
      list->data[n++] = e;
    }
  }
  list->count = n;
  if (!plugins) return;
  keep_used_plugins(spec);
  spec_sweep(spec, ctOBJ_PLUGIN);
}

bool spec_copy_values(Element* dest, const Element* source) {
  const SpecKind* kind = spec_kind(source->head.elemtype);
  CT_ASSERT(dest->head.elemtype == source->head.elemtype && kind->type != ctOBJ_DEFAULT);
  Value* to = element_values(dest, kind);
  Value* from = element_values((Element*)(uintptr_t)source, kind);
  for (int i = 0; i < value_count(kind); i++) {
    if (vectors_copy(kind->values->item[i].kind, &to[i], &from[i])) continue;
    report_no_memory(dest->spec);
    return false;
  }
  void* pub = spec_public(dest);
  memcpy(pub, (const unsigned char*)source + kind->public_offset, kind->public_size);
  link_values(pub, kind->values, to);
  ctsElement* head = &dest->head;
  memcpy(pub, &head, sizeof head);
  return true;
}

//---------------------------------- changing places -----------------------------------------------

static void swap_bytes(void* a, void* b, size_t n) {
  unsigned char *x = a, *y = b;
  for (size_t i = 0; i < n; i++) {
    unsigned char t = x[i];
    x[i] = y[i];
    y[i] = t;
  }
}

// Pointers of an element to itself.
static void link_element(Element* e) {
  const SpecKind* kind = spec_kind(e->head.elemtype);
  void* pub = spec_public(e);
  link_values(pub, kind->values, element_values(e, kind));
  ctsElement* head = &e->head;
  memcpy(pub, &head, sizeof head);
}

// Points in both paths exchange their content, so that each tendon keeps its points.
static void exchange_paths(ElementList* a, ElementList* b) {
  if (a->count != b->count) return;
  for (int i = 0; i < a->count; i++) {
    WrapElement *x = (WrapElement*)a->data[i], *y = (WrapElement*)b->data[i];
    swap_bytes(x, y, sizeof *x);
    swap_bytes(&x->e.user, &y->e.user, sizeof x->e.user);
    x->s.element = &x->e.head, x->s.info = &x->info;
    y->s.element = &y->e.head, y->s.info = &y->info;
  }
  swap_bytes(a, b, sizeof *a);
}

void spec_exchange(Element* a, Element* b) {
  const SpecKind* kind = spec_kind(a->head.elemtype);
  CT_ASSERT(a->head.elemtype == b->head.elemtype && kind->type != ctOBJ_DEFAULT);
  swap_bytes(a, b, values_offset(kind) + (size_t)value_count(kind) * sizeof(Value));
  link_element(a);
  link_element(b);
  swap_bytes(&a->user, &b->user, sizeof a->user);
  swap_bytes(&a->stands_for, &b->stands_for, sizeof a->stands_for);
  swap_bytes(&a->stand_in, &b->stand_in, sizeof a->stand_in);
  swap_bytes(&a->exchanged, &b->exchanged, sizeof a->exchanged);
  if (kind->type == ctOBJ_TENDON)
    exchange_paths(&((TendonElement*)a)->path, &((TendonElement*)b)->path);
}

//---------------------------------- the spec ------------------------------------------------------

bool spec_copy_settings(Spec* to, const Spec* from) {
  for (int i = 0; i < spec_values_ctSpec.count; i++) {
    if (!vectors_copy(spec_values_ctSpec.item[i].kind, &to->value[i], &from->value[i]))
      return false;
  }
  to->pub = from->pub;
  link_values(&to->pub, &spec_values_ctSpec, to->value);
  to->pub.element = &to->e.head;
  return true;
}

ElementList* spec_list(Spec* spec, cttObj type) {
  int i = spec_list_index(type);
  return i < 0 ? NULL : &spec->list[i];
}

static bool list_add(ElementList* list, Element* e) {
  Element** slot = array_push(list);
  if (slot) *slot = e;
  return slot != NULL;
}

// Hand a new element over to the spec's list; frees it when that fails.
static Element* adopt_element(Spec* spec, Element* e) {
  if (!e) return NULL;
  ElementList* list = spec_list(spec, e->head.elemtype);
  e->id = list->count;
  if (list_add(list, e)) return e;
  element_free(e);
  return report_no_memory(spec);
}

// The element's prototype in a class, NULL if the kind has none.
static Element* prototype_of(const DefaultElement* def, cttObj type) {
  return def && type < ctNOBJECT ? def->proto[type] : NULL;
}

// The class of this spec that stands for one of any spec.
static DefaultElement* own_class(const Spec* spec, DefaultElement* def) {
  if (!def || def->e.spec == spec) return def;
  DefaultElement* same = spec_find_default(spec, spec_name(&def->e));
  return same ? same : spec_main(spec);
}

static Element* element_of_class(Spec* spec, cttObj type, DefaultElement* def) {
  Element* e = element_new(spec, type);
  if (!e) return NULL;
  e->def = own_class(spec, def);
  const Element* proto = prototype_of(def, type);
  if (!proto || spec_copy_values(e, proto)) return e;
  element_free(e);
  return NULL;
}

Element* spec_add(Spec* spec, cttObj type, DefaultElement* def) {
  return adopt_element(spec, element_of_class(spec, type, def));
}

Element* spec_add_child(BodyElement* body, FrameElement* frame, cttObj type, DefaultElement* def) {
  Spec* spec = body->e.spec;
  const SpecKind* kind = spec_kind(type);
  CT_ASSERT(kind && kind->body_list);
  // room in the body's list first, so that the second step cannot fail half way
  ElementList* list = (ElementList*)(void*)((unsigned char*)body + kind->body_list);
  if (!array_reserve(list, list->count + 1)) return report_no_memory(spec);
  Element* e = spec_add(spec, type, def);
  if (!e) return NULL;
  e->body = body;
  e->frame = frame;
  list->data[list->count++] = e;
  spec->compiled = spec->ordered = false;
  return e;
}

DefaultElement* spec_add_default(Spec* spec, const char* name, DefaultElement* parent) {
  DefaultElement* def = (DefaultElement*)element_new(spec, ctOBJ_DEFAULT);
  if (!def) return NULL;
  def->parent = own_class(spec, parent);
  bool done = spec_set_name(&def->e, name);
  for (int i = 0; done && i < ctNOBJECT; i++) {
    if (!kKind[i].default_slot) continue;
    Element* proto = element_of_class(spec, (cttObj)i, parent);
    def->proto[i] = proto;
    done = proto != NULL;
    if (!done) break;
    proto->def = def;
    void* pub = spec_public(proto);
    memcpy((unsigned char*)&def->s + kKind[i].default_slot, &pub, sizeof pub);
  }
  if (done) return (DefaultElement*)adopt_element(spec, &def->e);
  element_free(&def->e);
  return NULL;
}

WrapElement* spec_add_wrap(TendonElement* tendon, cttWrap type, const char* target,
                           const char* sidesite, double prm) {
  Spec* spec = tendon->e.spec;
  WrapElement* wrap = alloc_zero(sizeof *wrap);
  if (!wrap) return report_no_memory(spec);
  wrap->e = (Element){.spec = spec, .id = tendon->path.count};
  wrap->s = (ctsWrap){.element = &wrap->e.head, .type = type, .info = &wrap->info};
  wrap->prm = prm;
  if (vectors_set_string(&wrap->target, target) && vectors_set_string(&wrap->sidesite, sidesite) &&
      list_add(&tendon->path, &wrap->e))
    return wrap;
  wrap_free(wrap);
  return report_no_memory(spec);
}

Spec* spec_new(void) {
  Spec* spec = alloc_zero(sizeof *spec);
  if (!spec) return NULL;
  error_init(&spec->errors);
  cts_defaultSpec(&spec->pub);
  spec->e = (Element){.head.elemtype = ctOBJ_MODEL, .spec = spec};
  spec->pub.element = &spec->e.head;
  CT_ASSERT(spec_values_ctSpec.count <= (int)(sizeof spec->value / sizeof *spec->value));
  link_values(&spec->pub, &spec_values_ctSpec, spec->value);
  DefaultElement* def = spec_add_default(spec, "main", NULL);
  Element* world = def ? spec_add(spec, ctOBJ_BODY, def) : NULL;
  if (world && spec_set_name(world, "world") &&
      vectors_set_string(((BodyElement*)world)->s.childclass, "main") &&
      vectors_set_string(spec->pub.modelname, "MuJoCo Model")) {
    return spec;
  }
  spec_free(spec);
  return NULL;
}

const ctsCompiler* spec_compiler(const Element* e) {
  return e->compiler ? e->compiler : &e->spec->pub.compiler;
}

// The settings with their two strings behind them.
typedef struct KeptCompiler {
  ctsCompiler c; // first
  ctString meshdir, texturedir;
} KeptCompiler;

static void compiler_free(ctsCompiler* c) {
  KeptCompiler* kept = (KeptCompiler*)c;
  vectors_free(VALUE_STRING, &kept->meshdir);
  vectors_free(VALUE_STRING, &kept->texturedir);
  alloc_free(kept);
}

static bool keep_folder(ctString* to, const char* dir, const ctString* folder) {
  char* path = dir[0] ? vfs_join(dir, vectors_text(folder)) : str_dup(vectors_text(folder));
  bool done = path && vectors_set_string(to, path);
  alloc_free(path);
  return done;
}

const ctsCompiler* spec_keep_compiler(Spec* spec, const ctsCompiler* other, const char* dir) {
  KeptCompiler* kept = alloc_zero(sizeof *kept);
  if (!kept) return report_no_memory(spec);
  kept->c = *other;
  kept->c.meshdir = &kept->meshdir;
  kept->c.texturedir = &kept->texturedir;
  ctsCompiler** slot = NULL;
  if (keep_folder(&kept->meshdir, dir, other->meshdir) &&
      keep_folder(&kept->texturedir, dir, other->texturedir))
    slot = array_push(&spec->compilers);
  if (slot) return *slot = &kept->c;
  compiler_free(&kept->c);
  return report_no_memory(spec);
}

void spec_free(Spec* spec) {
  if (!spec) return;
  for (int k = 0; k < SPEC_LISTS; k++) {
    for (int i = 0; i < spec->list[k].count; i++) element_free(spec->list[k].data[i]);
    array_free(&spec->list[k]);
  }
  for (int i = 0; i < spec->buried.count; i++) element_free(spec->buried.data[i]);
  array_free(&spec->buried);
  for (int i = 0; i < spec_values_ctSpec.count; i++)
    vectors_free(spec_values_ctSpec.item[i].kind, &spec->value[i]);
  vectors_free(VALUE_STRING, &spec->e.name);
  user_value_free(&spec->e.user);
  vectors_free(VALUE_STRINGVEC, &spec->e.extension);
  vectors_free(VALUE_STRINGVEC, &spec->plugins);
  for (int i = 0; i < spec->compilers.count; i++) compiler_free(spec->compilers.data[i]);
  array_free(&spec->compilers);
  for (int i = 0; i < spec->models.count; i++) spec_free(spec->models.data[i]);
  array_free(&spec->models);
  pending_key_free(&spec->pending);
  error_free(&spec->errors);
  xml_free(&spec->doc);
  alloc_free(spec->error_text);
  alloc_free(spec);
}

//---------------------------------- finding -------------------------------------------------------

BodyElement* spec_world(const Spec* spec) { return (BodyElement*)spec->list[ctOBJ_BODY].data[0]; }

DefaultElement* spec_main(const Spec* spec) {
  return (DefaultElement*)spec->list[SPEC_DEFAULT].data[0];
}

Element* spec_find(const Spec* spec, cttObj type, const char* name) {
  int k = spec_list_index(type);
  if (k < 0 || !name || !name[0]) return NULL;
  const ElementList* list = &spec->list[k];
  for (int i = 0; i < list->count; i++)
    if (str_eq(spec_name(list->data[i]), name)) return list->data[i];
  return NULL;
}

DefaultElement* spec_find_default(const Spec* spec, const char* name) {
  return (DefaultElement*)spec_find(spec, ctOBJ_DEFAULT, name);
}
