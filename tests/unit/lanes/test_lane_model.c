// The copy of a model that lanes of floats read.
#include "support/cmocka_all.h"
#include "support/scene.h"

#define CT_LANES 4
#define CT_FLOATS
#pragma GCC diagnostic ignored "-Wfloat-conversion"
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wkeyword-macro"
#pragma clang diagnostic ignored "-Wimplicit-float-conversion"
#endif
#include "lanes/as_lanes.h"

static void numbers_are_rounded(void** state) {
  (void)state;
  WorldModel* m = scene_load("humanoid.xml");
  const LaneModel* f = lane_model_make(m);
  assert_non_null(f);
  assert_true(f->nq == m->nq && f->nbody == m->nbody);
  for (int i = 0; i < m->nq; i++) assert_true(f->qpos0[i] == (float)m->qpos0[i]);
  for (int i = 0; i < 3 * m->nbody; i++) assert_true(f->body_pos[i] == (float)m->body_pos[i]);
  for (int i = 0; i < m->nv; i++) assert_true(f->dof_armature[i] == (float)m->dof_armature[i]);
  for (int i = 0; i < 3; i++) assert_true(f->opt.gravity[i] == (float)m->opt.gravity[i]);
  assert_true(f->opt.timestep == (float)m->opt.timestep);
  assert_true(f->opt.iterations == m->opt.iterations);
  assert_true(f->stat.meaninertia == (float)m->stat.meaninertia);
  assert_ptr_equal(f->body_parentid, m->body_parentid); // all else is shared
  lane_model_free(f);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_are_rounded)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
