#include "spec/tree_order.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <string.h>

static const cttObj kKind[] = {ctOBJ_BODY, ctOBJ_FRAME,  ctOBJ_JOINT, ctOBJ_GEOM,
                               ctOBJ_SITE, ctOBJ_CAMERA, ctOBJ_LIGHT};
enum { KINDS = sizeof kKind / sizeof *kKind };

// Lists to be, as long as those of the spec; list 0 is that of the bodies.
typedef struct Order {
  Element** data[KINDS];
  int count[KINDS];
  BodyElement** stack; // bodies to visit; own, so that a long chain cannot exhaust the program's
} Order;

static bool order_open(Order* o, Spec* spec) {
  *o = (Order){0};
  size_t bodies = (size_t)spec->list[ctOBJ_BODY].count;
  o->stack = alloc_bytes(bodies * sizeof *o->stack);
  bool done = o->stack != NULL;
  for (int k = 0; k < KINDS; k++) {
    o->data[k] = alloc_bytes(((size_t)spec_list(spec, kKind[k])->count + 1) * sizeof(Element*));
    done = done && o->data[k];
  }
  return done;
}

static void order_close(Order* o) {
  for (int k = 0; k < KINDS; k++) alloc_free(o->data[k]);
  alloc_free(o->stack);
}

static void visit_body(Order* o, BodyElement* body) {
  o->data[0][o->count[0]++] = &body->e;
  for (int k = 1; k < KINDS; k++) {
    const ElementList* list = spec_body_list(body, kKind[k]);
    if (list->count)
      memcpy(o->data[k] + o->count[k], list->data, (size_t)list->count * sizeof(Element*));
    o->count[k] += list->count;
  }
}

// Depth first.
static void walk_tree(Order* o, const Spec* spec) {
  int n = 0;
  o->stack[n++] = spec_world(spec);
  while (n > 0) {
    BodyElement* body = o->stack[--n];
    visit_body(o, body);
    for (int i = body->bodies.count - 1; i >= 0; i--)
      o->stack[n++] = (BodyElement*)body->bodies.data[i];
  }
}

bool tree_order(Spec* spec) {
  if (spec->ordered) return true;
  Order o;
  if (order_open(&o, spec)) {
    walk_tree(&o, spec);
    for (int k = 0; k < KINDS; k++) {
      ElementList* list = spec_list(spec, kKind[k]);
      CT_ASSERT(o.count[k] == list->count); // every element is in the list of one body
      for (int i = 0; i < list->count; i++) {
        list->data[i] = o.data[k][i];
        list->data[i]->id = i;
      }
    }
    spec->ordered = true;
  }
  order_close(&o);
  return spec->ordered;
}

int tree_order_depth(Spec* spec) {
  const ElementList* bodies = &spec->list[ctOBJ_BODY];
  int* depth = tree_order(spec) ? alloc_bytes((size_t)bodies->count * sizeof *depth) : NULL;
  if (!depth) return -1;
  int most = 0;
  for (int i = 0; i < bodies->count; i++) {
    const BodyElement* parent = bodies->data[i]->body; // stands before it
    depth[i] = parent ? depth[parent->e.id] + 1 : 0;
    if (depth[i] > most) most = depth[i];
  }
  alloc_free(depth);
  return most;
}
