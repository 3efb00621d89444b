#include "unit/view/stage.h"

#include <stdlib.h>

#define WORLD                                                                                      \
  "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset><worldbody>"            \
  "<geom type='plane' size='1 1 1'/><body pos='0 0 .09'><freejoint/><geom size='.1'/></body>"      \
  "<geom type='mesh' mesh='m' pos='5 0 1'/></worldbody></mujoco>"

static void models(void** state) {
  (void)state;
  ctModel *m = trees_load(WORLD), *copy = ct_copyModel(NULL, m);
  float vertex = copy->mesh_vert[0];
  m->mesh_vert[0] += 1;
  m->geom_rgba[0] = .25f;
  m->opt.timestep = 7;
  ctv_copyModel(copy, m);
  assert_true(copy->geom_rgba[0] == .25f);
  assert_true(copy->opt.timestep == 7);
  assert_true(copy->mesh_vert[0] == vertex); // not needed for a scene
  assert_ptr_not_equal(copy->geom_rgba, m->geom_rgba);
  ct_deleteModel(copy);
  ct_deleteModel(m);
}

// A copy shows the same scene; matrices stay behind.
static void data(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  assert_int_equal(s.d->ncon, 1);
  ctData* copy = ctv_copyData(NULL, s.m, s.d);
  assert_non_null(copy);
  assert_memory_equal(copy->geom_xpos, s.d->geom_xpos, (size_t)s.m->ngeom * 3 * sizeof(double));
  assert_int_equal(copy->nefc, s.d->nefc);
  assert_memory_equal(copy->efc_force, s.d->efc_force, (size_t)s.d->nefc * sizeof(double));
  assert_memory_equal(copy->contact[0].pos, s.d->contact[0].pos, 3 * sizeof(double));
  assert_null(copy->efc_J);
  assert_non_null(s.d->efc_J);
  for (int i = 0; i < s.m->nC; i++) assert_true(copy->M[i] == 0);
  memset(s.opt.flags, 1, sizeof s.opt.flags);
  stage_show(&s, -1);
  size_t bytes = (size_t)s.scn.ngeom * sizeof(ctvGeom);
  ctvGeom* first = malloc(bytes);
  memcpy(first, s.scn.geoms, bytes);
  ctv_updateScene(s.m, copy, &s.opt, &s.pert, &s.cam, ctCAT_ALL, &s.scn);
  assert_memory_equal(first, s.scn.geoms, bytes);
  free(first);
  ct_deleteData(copy);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(models), cmocka_unit_test(data))
