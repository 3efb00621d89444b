// A model, its data and a scene with every switch off, for the tests of this folder.
#ifndef UNIT_VIEW_STAGE_H
#define UNIT_VIEW_STAGE_H

#include "unit/pos/trees.h"

#include <stdarg.h>
#include <string.h>

typedef struct Stage {
  ctModel* m;
  ctData* d;
  ctvOption opt;
  ctvPerturb pert;
  ctvCamera cam;
  ctvScene scn;
} Stage;

static inline Stage stage_open(const char* xml) {
  Stage s = {.m = trees_load(xml)};
  s.d = ct_makeData(s.m);
  assert_non_null(s.d);
  ct_forward(s.m, s.d);
  ctv_defaultOption(&s.opt);
  memset(s.opt.flags, 0, sizeof s.opt.flags);
  ctv_defaultPerturb(&s.pert);
  ctv_defaultFreeCamera(s.m, &s.cam);
  ctv_defaultScene(&s.scn);
  ctv_makeScene(s.m, &s.scn, 500);
  return s;
}

static inline void stage_close(Stage* s) {
  ctv_freeScene(&s->scn);
  ct_deleteData(s->d);
  ct_deleteModel(s->m);
}

// The scene with one more switch on; -1: none more.
static inline void stage_show(Stage* s, int flag) {
  if (flag >= 0) s->opt.flags[flag] = 1;
  ctv_updateScene(s->m, s->d, &s->opt, &s->pert, &s->cam, ctCAT_ALL, &s->scn);
}

// Number of shapes of a kind of object (cttObj).
static inline int stage_count(const Stage* s, int objtype) {
  int n = 0;
  for (int i = 0; i < s->scn.ngeom; i++) n += s->scn.geoms[i].objtype == objtype;
  return n;
}

// The nth shape of an object.
static inline const ctvGeom* stage_geom(const Stage* s, int objtype, int objid, int n) {
  for (int i = 0; i < s->scn.ngeom; i++) {
    const ctvGeom* g = s->scn.geoms + i;
    if (g->objtype == objtype && g->objid == objid && n-- == 0) return g;
  }
  fail_msg("no such shape: kind %d, id %d", objtype, objid);
  return NULL;
}

// The last shape.
static inline const ctvGeom* stage_last(const Stage* s) {
  assert_true(s->scn.ngeom > 0);
  return s->scn.geoms + s->scn.ngeom - 1;
}

// n floats, as doubles behind them.
static inline void stage_near(const float* x, int n, ...) {
  va_list args;
  va_start(args, n);
  for (int i = 0; i < n; i++) trees_near((double)x[i], va_arg(args, double), 1e-6);
  va_end(args);
}

#define STAGE_TEST_MAIN(...)                                                                       \
  int main(void) {                                                                                 \
    const struct CMUnitTest tests[] = {__VA_ARGS__};                                               \
    return cmocka_run_group_tests(tests, NULL, NULL);                                              \
  }

#endif
