// Which bodies may collide, wherever they are.
#ifndef COLLIDE_BODY_FILTER_H
#define COLLIDE_BODY_FILTER_H

#include "base/assert.h"

#include <corten/model.h>

#include <stdbool.h>

// Properties that decide whether two bodies, or flexes, may collide.
typedef struct BodyFilter {
  int contype, conaffinity;
  int weld;   // of a flex: a negative number of its own
  int parent; // weld of the parent; -1: none that matters
} BodyFilter;

// Parent and child do not collide, unless the parent is the world.
static inline int body_filter_parent(const ctModel* m, int b) {
  int parent = m->body_weldid[m->body_parentid[m->body_weldid[b]]];
  CT_ASSERT(parent >= 0 && parent < m->nbody);
  return parent == 0 || m->opt.disableflags & ctDSBL_FILTERPARENT ? -1 : parent;
}

static inline BodyFilter body_filter(const ctModel* m, int b) {
  int weld = m->body_weldid[b];
  CT_ASSERT(weld >= 0 && weld <= b);
  return (BodyFilter){m->body_contype[b], m->body_conaffinity[b], weld, body_filter_parent(m, b)};
}

static inline bool body_filter_collides(const BodyFilter* f) {
  return f->contype || f->conaffinity;
}

// Masks; fused bodies; parent and child.
static inline bool body_filter_bars(const BodyFilter* f, const BodyFilter* g) {
  bool match = ((f->contype & g->conaffinity) | (g->contype & f->conaffinity)) != 0;
  bool related = (f->weld == g->weld) | (f->weld == g->parent) | (g->weld == f->parent);
  return !match | related;
}

#endif
