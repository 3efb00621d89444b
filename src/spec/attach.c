#include "spec/attach.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/str.h"

#include <string.h>

static Status no_memory(ErrorList* err) {
  return error_add(err, (Place){0}, "out of memory while building the model");
}

// ---- one element

// The plugin member of an element, NULL if its kind has none.
static ctsPlugin* plugin_of(Element* e) {
  switch (e->head.elemtype) {
  case ctOBJ_BODY:
    return &((BodyElement*)e)->s.plugin;
  case ctOBJ_GEOM:
    return &((GeomElement*)e)->s.plugin;
  case ctOBJ_ACTUATOR:
    return &((ActuatorElement*)e)->s.plugin;
  case ctOBJ_SENSOR:
    return &((SensorElement*)e)->s.plugin;
  default:
    return NULL;
  }
}

// An instance that belongs to one element is copied with it.
static bool copy_own_plugin(Element* e) {
  ctsPlugin* link = plugin_of(e);
  if (!link || !link->active || !link->element || !vectors_is_empty(link->name)) return true;
  const PluginElement* old = (const PluginElement*)(const void*)link->element;
  PluginElement* own = (PluginElement*)spec_add(e->spec, ctOBJ_PLUGIN, NULL);
  if (!own || !spec_copy_values(&own->e, &old->e)) return false;
  own->e.node = old->e.node;
  link->element = &own->e.head;
  return vectors_copy(VALUE_STRINGVEC, &own->key, &old->key) &&
         vectors_copy(VALUE_STRINGVEC, &own->value, &old->value);
}

static bool copy_path(TendonElement* to, const TendonElement* from) {
  for (int i = 0; i < from->path.count; i++) {
    const WrapElement* old = (const WrapElement*)from->path.data[i];
    WrapElement* w = spec_add_wrap(to, old->s.type, vectors_text(&old->target),
                                   vectors_text(&old->sidesite), old->prm);
    if (!w) return false;
    w->e.node = old->e.node;
  }
  return true;
}

// Values, name, class and place; a camera or light looks at the body of the new name.
static bool copy_content(Element* to, const Element* from, Affix affix) {
  to->node = from->node;
  to->def = from->def;
  bool renamed = to->head.elemtype != ctOBJ_FLEX; // so that two copies of a flex are an error
  bool done = spec_copy_values(to, from) && vectors_copy(VALUE_STRING, &to->name, &from->name) &&
              (!renamed || namespace_rename(&to->name, affix)) && copy_own_plugin(to);
  if (to->head.elemtype == ctOBJ_CAMERA)
    done = done && namespace_rename(((CameraElement*)to)->s.targetbody, affix);
  if (to->head.elemtype == ctOBJ_LIGHT)
    done = done && namespace_rename(((LightElement*)to)->s.targetbody, affix);
  if (to->head.elemtype == ctOBJ_TENDON)
    done = done && copy_path((TendonElement*)to, (const TendonElement*)from);
  return done;
}

// ---- the tree

static bool is_inside(const FrameElement* f, const FrameElement* frame) {
  while (f && f != frame) f = f->e.frame;
  return f == frame;
}

// Where the content of a body goes: frame copies are found by the originals' position.
typedef struct Move {
  const BodyElement* from;
  const FrameElement* only; // what is inside this frame; NULL: everything
  BodyElement* to;
  FrameElement* around; // of `to`, for what is in no copied frame
  FrameElement** copy;  // by position in from->frames
  Affix affix;
} Move;

static FrameElement* frame_copy(const Move* m, const FrameElement* frame) {
  for (int i = 0; frame && i < m->from->frames.count; i++) {
    if (m->from->frames.data[i] == &frame->e && m->copy[i]) return m->copy[i];
  }
  return m->around;
}

static bool move_body(const BodyElement* from, BodyElement* to, FrameElement* around, Affix affix);

static Element* move_element(const Move* m, const Element* e) {
  Element* new = spec_add_child(m->to, frame_copy(m, e->frame), e->head.elemtype, NULL);
  return new&& copy_content(new, e, m->affix) ? new : NULL;
}

static bool is_moved(const Move* m, const Element* e) {
  return !m->only || is_inside(e->frame, m->only);
}

static bool move_frames(Move* m) {
  const ElementList* frames = &m->from->frames;
  for (int i = 0; i < frames->count; i++) {
    const FrameElement* f = (const FrameElement*)frames->data[i];
    if (m->only ? !is_inside(f, m->only) : false) continue;
    m->copy[i] = (FrameElement*)move_element(m, &f->e);
    if (!m->copy[i]) return false;
  }
  return true;
}

static bool move_content(const Move* m) {
  const ElementList* lists[] = {&m->from->joints, &m->from->geoms, &m->from->sites,
                                &m->from->cameras, &m->from->lights};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
    int count = lists[k]->count; // the list grows when a body receives its own content
    for (int i = 0; i < count; i++) {
      const Element* e = lists[k]->data[i];
      if (is_moved(m, e) && !move_element(m, e)) return false;
    }
  }
  int count = m->from->bodies.count;
  for (int i = 0; i < count; i++) {
    const BodyElement* b = (const BodyElement*)m->from->bodies.data[i];
    if (is_moved(m, &b->e) && !move_body(b, m->to, frame_copy(m, b->e.frame), m->affix))
      return false;
  }
  return true;
}

static bool move(Move* m) {
  size_t count = (size_t)m->from->frames.count;
  m->copy = alloc_zero((count ? count : 1) * sizeof *m->copy);
  bool done = m->copy && move_frames(m) && move_content(m);
  alloc_free(m->copy);
  return done;
}

static bool move_body(const BodyElement* from, BodyElement* to, FrameElement* around, Affix affix) {
  BodyElement* body = (BodyElement*)spec_add_child(to, around, ctOBJ_BODY, NULL);
  if (!body || !copy_content(&body->e, &from->e, affix)) return false;
  return move(&(Move){.from = from, .to = body, .affix = affix});
}

// ---- outside the tree

// Copies of those elements of a kind that exist under new names. The originals come first in the
// list, and only those that were there are looked at.
static Resolution copy_kind(Names* names, Spec* spec, cttObj type, Affix affix) {
  int count = spec->list[type].count;
  for (int i = 0; i < count; i++) {
    const Element* old = spec->list[type].data[i];
    Element* e = spec_prototype(spec, type);
    bool copied = e && copy_content(e, old, affix);
    Resolution status = copied ? namespace_resolve(names, e, affix) : NO_MEMORY;
    if (status == RESOLVED && (!spec_adopt(spec, e) || !namespace_add(names, e))) return NO_MEMORY;
    if (status != RESOLVED) spec_prototype_free(e);
    if (status == NO_MEMORY) return status;
  }
  return RESOLVED;
}

// In this order, since later ones refer to earlier ones.
static const cttObj kOutside[] = {ctOBJ_FLEX,     ctOBJ_PAIR,     ctOBJ_EXCLUDE, ctOBJ_TENDON,
                                  ctOBJ_EQUALITY, ctOBJ_ACTUATOR, ctOBJ_SENSOR,  ctOBJ_TUPLE};

static bool has_outside(const Spec* spec) {
  for (size_t k = 0; k < sizeof kOutside / sizeof *kOutside; k++) {
    if (spec->list[kOutside[k]].count) return true;
  }
  return false;
}

static Status copy_outside(Spec* spec, Affix affix, ErrorList* err) {
  if (!has_outside(spec)) return CT_OK;
  Names names;
  Resolution status = namespace_open(&names, spec) ? RESOLVED : NO_MEMORY;
  for (size_t k = 0; status == RESOLVED && k < sizeof kOutside / sizeof *kOutside; k++)
    status = copy_kind(&names, spec, kOutside[k], affix);
  namespace_close(&names);
  return status == RESOLVED ? CT_OK : no_memory(err);
}

Status attach_frame(BodyElement* to, FrameElement* around, const FrameElement* frame, Affix affix,
                    ErrorList* err) {
  Move m = {.from = frame->e.body, .only = frame, .to = to, .around = around, .affix = affix};
  if (!move(&m)) return no_memory(err);
  return copy_outside(to->e.spec, affix, err);
}

// ---- removing

enum { GONE = -2 }; // id of what is being removed

static void mark(BodyElement* body) {
  ElementList* lists[] = {&body->frames, &body->joints,  &body->geoms,
                          &body->sites,  &body->cameras, &body->lights};
  body->e.id = GONE;
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
    for (int i = 0; i < lists[k]->count; i++) lists[k]->data[i]->id = GONE;
  }
  for (int i = 0; i < body->bodies.count; i++) mark((BodyElement*)body->bodies.data[i]);
}

static void unlink(ElementList* list, const Element* e) {
  int n = 0;
  for (int i = 0; i < list->count; i++) {
    if (list->data[i] != e) list->data[n++] = list->data[i];
  }
  list->count = n;
}

// Which elements of the removable kinds resolve now; good[k] has a byte an element.
typedef struct Good {
  unsigned char* kind[ctNOBJECT];
} Good;
static const cttObj kRemoved[] = {ctOBJ_PAIR,     ctOBJ_EXCLUDE,  ctOBJ_TENDON,
                                  ctOBJ_EQUALITY, ctOBJ_ACTUATOR, ctOBJ_SENSOR};
enum { REMOVED_KINDS = sizeof kRemoved / sizeof *kRemoved };

static bool list_good(Good* good, Spec* spec) {
  Names names;
  bool done = namespace_open(&names, spec);
  for (int k = 0; done && k < REMOVED_KINDS; k++) {
    const ElementList* list = &spec->list[kRemoved[k]];
    unsigned char* flag = alloc_zero((size_t)list->count + 1);
    good->kind[kRemoved[k]] = flag;
    done = flag != NULL;
    for (int i = 0; done && i < list->count; i++) {
      Resolution r = namespace_resolve(&names, list->data[i], (Affix){"", ""});
      flag[i] = r == RESOLVED;
      done = r != NO_MEMORY;
    }
  }
  namespace_close(&names);
  return done;
}

// One kind after the other, since an actuator may lose its tendon, and a sensor its actuator.
static bool remove_bad(const Good* good, Spec* spec) {
  for (int k = 0; k < REMOVED_KINDS; k++) {
    Names names;
    const ElementList* list = &spec->list[kRemoved[k]];
    bool done = namespace_open(&names, spec);
    for (int i = 0; done && i < list->count; i++) {
      Resolution r = namespace_resolve(&names, list->data[i], (Affix){"", ""});
      done = r != NO_MEMORY;
      if (r == UNRESOLVED && good->kind[kRemoved[k]][i]) list->data[i]->id = GONE;
    }
    namespace_close(&names);
    if (!done) return false;
    spec_sweep(spec, kRemoved[k]);
  }
  return true;
}

Status attach_remove(BodyElement* body, ErrorList* err) {
  static const cttObj kTree[] = {ctOBJ_GEOM,  ctOBJ_JOINT, ctOBJ_SITE, ctOBJ_CAMERA,
                                 ctOBJ_LIGHT, ctOBJ_FRAME, ctOBJ_BODY};
  Spec* spec = body->e.spec;
  Good good = {0};
  bool done = list_good(&good, spec);
  if (done) {
    unlink(&body->e.body->bodies, &body->e);
    mark(body);
    for (size_t k = 0; k < sizeof kTree / sizeof *kTree; k++) spec_sweep(spec, kTree[k]);
    done = remove_bad(&good, spec);
  }
  for (int k = 0; k < ctNOBJECT; k++) alloc_free(good.kind[k]);
  return done ? CT_OK : no_memory(err);
}
