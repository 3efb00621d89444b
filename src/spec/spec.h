// The editable model: what ctSpec and the cts* structs of <corten/spec.h> are inside.
//
// Every element is one block: an Element, then its public struct, then the strings and vectors that
// struct points to. What a kind consists of is a row of spec_kind[]; a new kind costs a row, a
// struct below, and a cts_default*. Values are raw, as the user wrote them: angles in the units of
// the compiler element, frames and classes unresolved. "Not set" is NaN, -1 or 2 (auto) as in the
// cts_default* functions.
#ifndef SPEC_SPEC_H
#define SPEC_SPEC_H

#include "asset/xml.h"
#include "base/error.h"
#include "generated/spec_choices.h"
#include "spec/user_value.h"
#include "spec/vectors.h"

#include <corten/spec.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Spec Spec;
typedef struct Element Element;
typedef struct BodyElement BodyElement;
typedef struct FrameElement FrameElement;
typedef struct DefaultElement DefaultElement;

// Elements in order of creation.
typedef struct ElementList {
  Element** data;
  int count, cap;
} ElementList;

struct Element {
  ctsElement head;     // first: a ctsElement* of the public structs is an Element*
  Spec* spec;          // owner
  ctString name;       // empty if none; spec_name() reads it
  int id;              // position in spec->list of its kind
  int model_id;        // in the last model, of kinds whose order may change; -1: none
  const XmlNode* node; // where it was read; NULL if made from C
  const XmlDoc* doc;   // what node is in; NULL: spec->doc
  BodyElement* body;   // the body it belongs to; NULL for the world and for what is not in the tree
  FrameElement* frame; // innermost frame around it, NULL if none
  DefaultElement* def; // class its values started from; NULL for kinds without classes
  const ctsCompiler* compiler; // settings of the spec it was attached from; NULL: of its own
  UserValues user;             // see user_value.h
  bool waited;                 // a keyframe that was put together when the tree was complete
  bool given;            // a keyframe that waited and went to another spec with a part of the tree
  Element* stands_for;   // of a stand-in: the element that another spec took; see attach_take.h
  Element* stand_in;     // its first stand-in; of a stand-in: the next one
  Element* exchanged;    // while elements are taken: the other one of a pair
  ctStringVec extension; // attributes corten:NAME of the file: name, value, name, value ...
};

// A public struct s behind its Element. Body and default carry more.
#define SPEC_ELEMENT(Name, Public)                                                                 \
  typedef struct Name {                                                                            \
    Element e;                                                                                     \
    Public s;                                                                                      \
  } Name
SPEC_ELEMENT(JointElement, ctsJoint);
SPEC_ELEMENT(GeomElement, ctsGeom);
SPEC_ELEMENT(SiteElement, ctsSite);
SPEC_ELEMENT(CameraElement, ctsCamera);
SPEC_ELEMENT(LightElement, ctsLight);
SPEC_ELEMENT(FlexElement, ctsFlex);
SPEC_ELEMENT(MeshElement, ctsMesh);
SPEC_ELEMENT(HFieldElement, ctsHField);
SPEC_ELEMENT(SkinElement, ctsSkin);
SPEC_ELEMENT(DeformElement, ctsDeform);
SPEC_ELEMENT(TextureElement, ctsTexture);
SPEC_ELEMENT(MaterialElement, ctsMaterial);
SPEC_ELEMENT(PairElement, ctsPair);
SPEC_ELEMENT(ExcludeElement, ctsExclude);
SPEC_ELEMENT(EqualityElement, ctsEquality);
SPEC_ELEMENT(SensorElement, ctsSensor);
SPEC_ELEMENT(NumericElement, ctsNumeric);
SPEC_ELEMENT(TextElement, ctsText);
SPEC_ELEMENT(TupleElement, ctsTuple);
SPEC_ELEMENT(KeyElement, ctsKey);
typedef struct ActuatorElement {
  Element e;
  ctsActuator s;
  double made_ctrlrange[2], made_actrange[2]; // in the last model, with what is inherited
} ActuatorElement;
struct FrameElement { // e.frame is the frame around it, e.body the body both are in
  Element e;
  ctsFrame s;
};

// A path point of a tendon. Not in any list of the spec: its tendon owns it.
typedef struct WrapElement {
  Element e; // elemtype is ctOBJ_UNKNOWN
  ctsWrap s;
  ctString target;   // site, geom or joint; empty for a pulley
  ctString sidesite; // of a geom
  double prm;        // factor of a joint, divisor of a pulley
  ctString info;
} WrapElement;

typedef struct TendonElement {
  Element e;
  ctsTendon s;
  ElementList path; // WrapElements in order
} TendonElement;

// An instance of a plugin. The plugin member of a geom, mesh, body, actuator or sensor points to it
// with `element`, or names it with `name`.
typedef struct PluginElement {
  Element e; // e.name is the name of the instance, empty if an element made it for itself
  ctsPlugin s;
  ctStringVec key, value; // its configuration, in order
  const char** listed;    // what cts_getPluginAttributes returned last
} PluginElement;

// Children are in document order; what stands inside a frame of the body is in these lists too,
// with its e.frame set.
enum { SPEC_BODY_LISTS = 7 };
struct BodyElement {
  Element e;
  ctsBody s;
  union {
    struct {
      ElementList bodies, frames, joints, geoms, sites, cameras, lights;
    };
    ElementList list[SPEC_BODY_LISTS]; // these
  };
  bool made; // there is an inertia that the last compilation found
  double made_mass, made_ipos[3], made_iquat[4], made_inertia[3];
};

// A default class: one prototype element for each kind that has classes. s.joint, s.geom ... are
// their structs.
struct DefaultElement {
  Element e; // e.name is the class; list 0 of spec is "main"
  ctsDefault s;
  DefaultElement* parent; // NULL for main
  Element* proto[ctNOBJECT];
};

// Limits of what a short text can make: bodies, as MuJoCo has it, and elements of replicas.
enum { SPEC_MAX_BODIES = 65533, SPEC_MAX_ELEMENTS = 1 << 19 };

// Lists behind those of the object types.
enum { SPEC_FRAME = ctNOBJECT, SPEC_DEFORM, SPEC_DEFAULT, SPEC_LISTS };

// Models that were read inside another: how many, and their tags and attributes.
typedef struct SpecParts {
  int count;
  int64_t nodes;
} SpecParts;

struct Spec {
  ctSpec pub; // first: a ctSpec* is a Spec*
  Element e;  // pub.element
  ElementList
      list[SPEC_LISTS]; // every element by kind: list[ctOBJ_GEOM], list[SPEC_FRAME]; in order
                        // of creation until tree_order puts bodies and their content in order
  ErrorList errors;     // of reading and compiling
  XmlDoc doc;       // the text it was read from, for places in later errors; empty if made from C
  int depth;        // models around it, if it is read as a part of one
  SpecParts* parts; // of the models inside the outermost, while reading
  const ctVFS* vfs; // files in memory, while a document is read; else NULL
  struct {
    ctsCompiler** data;
    int count, cap;
  } compilers; // settings of attached specs
  struct {
    Spec** data;
    int count, cap;
  } models;                    // specs that can be attached by name, owned
  struct PendingKeys* pending; // keyframes that wait for the whole tree; NULL if none
  ctStringVec plugins;         // registered plugins that the model declares
  bool compiled;               // and nothing was added to the tree since
  bool ordered;                // lists of the tree's kinds are in its order, see tree_order.h
  bool copies;                 // what is attached here is copied; else it is taken
  bool taken;                  // another spec took elements of this one: it cannot be compiled
  bool buries;                 // deleted elements stay in memory: views may still look at them
  ElementList buried;
  char* error_text; // what cts_getError returned last
  Value value[8];   // strings of pub
};

// What a kind consists of.
typedef struct SpecKind {
  cttObj type;
  const char* tag;          // "geom"
  size_t size;              // of the element struct, 0: kind not built yet
  size_t public_offset;     // of s in it
  size_t public_size;       // of s
  size_t body_list;         // offset of its ElementList in BodyElement, 0 if not a child of bodies
  size_t default_slot;      // offset of its pointer in ctsDefault, 0 if the kind has no classes
  void (*init)(void* s);    // its cts_default*
  const SpecValues* values; // strings and vectors of the public struct
  const SpecChoices* choices; // enums of the public struct; NULL if none
} SpecKind;
const SpecKind* spec_kind(cttObj type); // NULL for types without elements
int spec_list_index(cttObj type);       // of its list in Spec; -1 if it has none

//---------------------------------- making and freeing --------------------------------------------
// All return NULL when out of memory, with the issue in spec->errors.
Spec* spec_new(void); // with world body and class "main"
void spec_free(Spec* spec);
static inline Status spec_no_memory(ErrorList* err, Place at) {
  return error_add(err, at, "out of memory while building the model");
}

// A new element with the values of class def (NULL: the kind's plain defaults), at the end of its
// lists. A class of another spec gives its values; the element then belongs to ours of that name,
// or to main.
Element* spec_add(Spec* spec, cttObj type, DefaultElement* def); // mesh, tendon, key ...
Element* spec_add_child(BodyElement* body, FrameElement* frame, cttObj type,
                        DefaultElement* def); // body, frame, geom ...
DefaultElement* spec_add_default(Spec* spec, const char* name,
                                 DefaultElement* parent); // copies the parent's values

// A path point at the end of a tendon; target and sidesite may be NULL.
WrapElement* spec_add_wrap(TendonElement* tendon, cttWrap type, const char* target,
                           const char* sidesite, double prm);

// An element with the kind's plain defaults that is in no list; spec_prototype_free frees it.
Element* spec_prototype(Spec* spec, cttObj type);
void spec_prototype_free(Element* e); // NULL allowed

// Hand such an element over to the spec's list; NULL when that fails, and it is freed.
Element* spec_adopt(Spec* spec, Element* e);

// Free the elements of a kind whose id is below -1, and number the others. Lists of bodies are not
// touched.
void spec_sweep(Spec* spec, cttObj type);

// Copy the values (not name, place, lists) of one element to another of the same kind: a tendon's
// path and a plugin's configuration stay.
bool spec_copy_values(Element* dest, const Element* source);

// Let two elements of a kind, of any specs, change places: values, names, lists and owners are
// exchanged; values of the user, stand-ins and the points of paths stay where they are in memory.
void spec_exchange(Element* a, Element* b);

// Copy what belongs to no element: options, sizes, texts.
bool spec_copy_settings(Spec* to, const Spec* from);

//---------------------------------- finding -------------------------------------------------------
BodyElement* spec_world(const Spec* spec);
DefaultElement* spec_main(const Spec* spec);
Element* spec_find(const Spec* spec, cttObj type,
                   const char* name); // linear; NULL if none or name is empty
DefaultElement* spec_find_default(const Spec* spec, const char* name);
ElementList* spec_list(Spec* spec, cttObj type); // ctOBJ_FRAME and ctOBJ_DEFAULT allowed

// Settings that apply to an element: folders, limits, inertia.
const ctsCompiler* spec_compiler(const Element* e);

// A copy of the settings of another spec that lives as long as this one; NULL when out of memory.
// dir is put before its folders. Its elements are converted to our angles when they are copied.
const ctsCompiler* spec_keep_compiler(Spec* spec, const ctsCompiler* other, const char* dir);

//---------------------------------- one element ---------------------------------------------------
static inline Element* spec_element(const ctsElement* head) { return (Element*)(uintptr_t)head; }

// Children of a kind: the type must be one that bodies hold.
static inline ElementList* spec_body_list(BodyElement* body, cttObj type) {
  return (ElementList*)(void*)((unsigned char*)body + spec_kind(type)->body_list);
}

// Is f the frame or inside it? f may be NULL: in no frame.
static inline bool spec_in_frame(const FrameElement* f, const FrameElement* frame) {
  while (f && f != frame) f = f->e.frame;
  return f == frame;
}

// What a list shows at e: the element itself, where e is a stand-in. NULL if that is shown
// elsewhere in the same spec, having come back or having been taken twice.
static inline Element* spec_shown(Element* e) {
  if (!e->stands_for) return e;
  if (e->stands_for->spec == e->spec) return NULL;
  const Element* newest = e->stands_for->stand_in;
  while (newest->spec != e->spec) newest = newest->stand_in;
  return newest == e ? e->stands_for : NULL;
}
const char* spec_name(const Element* e);                   // "" if none
bool spec_set_name(Element* e, const char* name);          // false when out of memory
void* spec_public(Element* e);                             // its public struct: ctsGeom* of a geom
Place spec_place(const Element* e, const char* attribute); // for error_add; attribute may be NULL
ctsPlugin* spec_plugin(Element* e);                        // NULL if its kind has none

// Of a body or a frame, otherwise NULL.
static inline ctString* spec_childclass(Element* e) {
  if (e->head.elemtype == ctOBJ_BODY) return ((BodyElement*)e)->s.childclass;
  return e->head.elemtype == ctOBJ_FRAME ? ((FrameElement*)e)->s.childclass : NULL;
}

// The instance that a link points to; NULL if that is none of this spec. The member is public: it
// may point anywhere.
PluginElement* spec_instance(const Spec* spec, const ctsPlugin* link);
bool spec_use_instance(const PluginElement* instance, ctsPlugin* link);   // NULL: the link stays
bool spec_uses_instance(const Spec* spec, const PluginElement* instance); // does any element?
bool spec_uses_name(const Spec* spec, const char* name); // of an instance that may be elsewhere

#endif
