// A spec read from text and a build over it, for tests of single passes.
#ifndef UNIT_COMPILE_BUILD_CASE_H
#define UNIT_COMPILE_BUILD_CASE_H

#include "compile/build.h"
#include "compile/resolve.h"
#include "unit/geom/near.h"

#include <corten/corten.h>

typedef struct BuildCase {
  ctSpec* spec;
  Build b;
  ErrorList err;
} BuildCase;

// Reads <mujoco>inner</mujoco>; the test fails if the reader refuses it.
static inline void case_read(BuildCase* c, const char* inner) {
  char xml[8192], error[2048];
  int n = snprintf(xml, sizeof(xml), "<mujoco>%s</mujoco>", inner);
  assert_true(n < (int)sizeof(xml));
  *c = (BuildCase){0};
  error_init(&c->err);
  c->spec = ct_parseXMLString(xml, NULL, error, sizeof(error));
  if (!c->spec) fail_msg("%s", error);
}

static inline void case_open(BuildCase* c, const char* inner) {
  case_read(c, inner);
  assert_int_equal(resolve(&c->b, (Spec*)(void*)c->spec, &c->err), CT_OK);
}

static inline void case_close(BuildCase* c) {
  resolve_free(&c->b);
  ct_deleteSpec(c->spec);
  error_free(&c->err);
}

// Is this message among the errors?
static inline bool case_says(const BuildCase* c, const char* message) {
  for (int i = 0; i < c->err.count; i++) {
    if (strstr(c->err.item[i].message, message)) return true;
  }
  return false;
}

// A whole model; the test fails if it does not compile.
static inline ctModel* case_model(const char* inner) {
  char xml[8192], error[2048];
  snprintf(xml, sizeof(xml), "<mujoco>%s</mujoco>", inner);
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof(error));
  if (!m) fail_msg("%s", error);
  return m;
}

#define assert_numbers(got, n, ...)                                                                \
  do {                                                                                             \
    const double want[] = {__VA_ARGS__};                                                           \
    assert_int_equal((n), sizeof(want) / sizeof(want[0]));                                         \
    for (int k = 0; k < (n); k++) assert_near((double)(got)[k], want[k], 1e-12);                   \
  } while (0)

#endif
