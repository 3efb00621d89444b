#include "deform/work.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// Surfaces follow the bodies of the set; nodes of all bodies are numbered through.
static void work_follows_the_bodies(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><worldbody/></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  deform_scene_cloth(&s, &def, 0.3, 4, 0);
  DeformSet* set = deform_scene_set(&s);
  DeformWork* w = deform_work(set);
  assert_non_null(w);
  assert_ptr_equal(deform_work(set), w);
  assert_true(work_begin(w, set, s.m));
  assert_int_equal(w->surface.count, 1);
  def.name = "second";
  deform_scene_cloth(&s, &def, 0.3, 5, 1);
  set->body[1].v[2] = 7;
  assert_true(work_begin(w, set, s.m));
  assert_int_equal(w->surface.count, 2);
  assert_int_equal(w->nnode, 16 + 25);
  assert_int_equal(w->part.data[1].first, 16);
  assert_within(w->v.data[3 * 16 + 2], 7, 0);
  assert_within(w->w.data[20], set->body[1].invmass[4], 0);
  // one is removed
  deform_body_free(set->body);
  set->body[0] = set->body[1];
  set->nbody = 1;
  assert_true(work_begin(w, set, s.m));
  assert_int_equal(w->surface.count, 1);
  assert_int_equal(w->nnode, 25);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(work_follows_the_bodies)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
