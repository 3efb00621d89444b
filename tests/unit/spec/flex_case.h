// Flexcomps and composites made from C, for tests of their parts.
#ifndef UNIT_SPEC_FLEX_CASE_H
#define UNIT_SPEC_FLEX_CASE_H

#include "spec/composite.h"
#include "spec/flexcomp.h"
#include "unit/geom/near.h"

typedef struct FlexCase {
  Spec* spec;
  FlexcompDef def;
  ErrorList err;
} FlexCase;

// A flexcomp called "f" of a type, with counts and a spacing of 1.
static inline void flex_open(FlexCase* c, FlexcompType type, int dim, const int count[3]) {
  *c = (FlexCase){.spec = spec_new()};
  error_init(&c->err);
  assert_non_null(c->spec);
  assert_true(flexcomp_init(&c->def, c->spec));
  assert_true(vectors_set_string(c->def.name, "f"));
  c->def.type = type;
  c->def.flex->s.dim = dim;
  for (int i = 0; i < 3; i++) {
    c->def.count[i] = count[i];
    c->def.spacing[i] = 1;
  }
}

static inline void flex_close(FlexCase* c) {
  flexcomp_free(&c->def);
  error_free(&c->err);
  spec_free(c->spec);
}

static inline Status flex_make(FlexCase* c) {
  return flexcomp_make(&c->def, spec_world(c->spec), NULL, &c->err);
}

static inline bool flex_says(const FlexCase* c, const char* text) {
  return c->err.count > 0 && strstr(c->err.item[c->err.count - 1].message, text);
}

// The parts below flexcomp_make work on this.
static inline FlexcompMesh flex_mesh(FlexCase* c) {
  return (FlexcompMesh){.def = &c->def, .spec = c->spec, .err = &c->err};
}

// Six times the volume of tetrahedron e.
static inline double flex_volume(const FlexcompDef* d, int e) {
  const double* x = d->point->data;
  const int* v = d->element->data + 4 * e;
  double a[3], b[3], c[3];
  for (int k = 0; k < 3; k++) {
    a[k] = x[3 * v[1] + k] - x[3 * v[0] + k];
    b[k] = x[3 * v[2] + k] - x[3 * v[0] + k];
    c[k] = x[3 * v[3] + k] - x[3 * v[0] + k];
  }
  return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
         a[2] * (b[0] * c[1] - b[1] * c[0]);
}

#endif
