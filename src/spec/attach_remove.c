#include "base/alloc.h"
#include "base/array.h"
#include "spec/attach.h"
#include "spec/key_state.h"

enum { GONE = -2 }; // id of what is being removed

static void mark_subtree(BodyElement* body) {
  ElementList* lists[] = {&body->frames, &body->joints,  &body->geoms,
                          &body->sites,  &body->cameras, &body->lights};
  body->e.id = GONE;
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
    for (int i = 0; i < lists[k]->count; i++) lists[k]->data[i]->id = GONE;
  }
  for (int i = 0; i < body->bodies.count; i++) mark_subtree((BodyElement*)body->bodies.data[i]);
}

static void unlink_element(ElementList* list, const Element* e) {
  int n = 0;
  for (int i = 0; i < list->count; i++) {
    if (list->data[i] != e) list->data[n++] = list->data[i];
  }
  list->count = n;
}

// Which elements of the removable kinds resolve now; good[k] has a byte an element.
typedef struct Good {
  unsigned char* kind[SPEC_LISTS];
} Good;
static const cttObj kRemoved[] = {ctOBJ_PAIR,     ctOBJ_EXCLUDE, ctOBJ_TENDON, ctOBJ_EQUALITY,
                                  ctOBJ_ACTUATOR, ctOBJ_SENSOR,  ctOBJ_DEFORM};
enum { REMOVED_KINDS = sizeof kRemoved / sizeof *kRemoved };

static bool list_good(Good* good, Spec* spec) {
  Names names;
  bool done = namespace_open(&names, spec);
  for (int k = 0; done && k < REMOVED_KINDS; k++) {
    const ElementList* list = &spec->list[spec_list_index(kRemoved[k])];
    unsigned char* flag = alloc_zero((size_t)list->count + 1);
    good->kind[spec_list_index(kRemoved[k])] = flag;
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
    const ElementList* list = &spec->list[spec_list_index(kRemoved[k])];
    bool done = namespace_open(&names, spec);
    for (int i = 0; done && i < list->count; i++) {
      Resolution r = namespace_resolve(&names, list->data[i], (Affix){"", ""});
      done = r != NO_MEMORY;
      if (r == UNRESOLVED && good->kind[spec_list_index(kRemoved[k])][i]) list->data[i]->id = GONE;
    }
    namespace_close(&names);
    if (!done) return false;
    key_state_purge(spec);
    spec_sweep(spec, kRemoved[k]);
  }
  return true;
}

// Instances of plugins that some element uses.
static bool list_used(ElementList* used, const Spec* spec) {
  const ElementList* list = &spec->list[ctOBJ_PLUGIN];
  for (int i = 0; i < list->count; i++) {
    if (!spec_uses_instance(spec, (const PluginElement*)list->data[i])) continue;
    Element** slot = array_push(used);
    if (!slot) return false;
    *slot = list->data[i];
  }
  return true;
}

// Those that lost all their users go with them.
static void remove_unused(const ElementList* used, Spec* spec) {
  const ElementList* list = &spec->list[ctOBJ_PLUGIN];
  for (int i = 0; i < list->count; i++) {
    bool was_used = false;
    for (int k = 0; k < used->count; k++) was_used = was_used || used->data[k] == list->data[i];
    if (was_used && !spec_uses_instance(spec, (const PluginElement*)list->data[i]))
      list->data[i]->id = GONE;
  }
  spec_sweep(spec, ctOBJ_PLUGIN);
}

Status attach_remove(BodyElement* body, ErrorList* err) {
  static const cttObj kTree[] = {ctOBJ_GEOM,  ctOBJ_JOINT, ctOBJ_SITE, ctOBJ_CAMERA,
                                 ctOBJ_LIGHT, ctOBJ_FRAME, ctOBJ_BODY};
  Spec* spec = body->e.spec;
  Good good = {0};
  ElementList used = {0};
  bool done = list_good(&good, spec) && list_used(&used, spec) && key_state_forget(spec);
  if (done) {
    unlink_element(&body->e.body->bodies, &body->e);
    mark_subtree(body);
    key_state_purge(spec);
    for (size_t k = 0; k < sizeof kTree / sizeof *kTree; k++) spec_sweep(spec, kTree[k]);
    done = remove_bad(&good, spec);
    remove_unused(&used, spec);
    spec->compiled = false;
  }
  array_free(&used);
  for (int k = 0; k < SPEC_LISTS; k++) alloc_free(good.kind[k]);
  return done ? CT_OK : spec_no_memory(err, (Place){0});
}
