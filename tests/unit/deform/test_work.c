#include "deform/work.h"
#include "support/deform_scene.h"

// Nodes number the vertices of all bodies one after the other.
static void bodies_have_one_numbering(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco/>");
  ctDeformDef def = deform_scene_def("cotton");
  def.name = "a";
  deform_scene_cloth(&s, &def, 0.3, 4, 1);
  def.name = "b";
  deform_scene_cloth(&s, &def, 0.3, 3, 2);
  DeformSet* set = deform_scene_set(&s);
  DeformWork* w = deform_work(set);
  assert_non_null(w);
  assert_true(deform_work(set) == w); // made once
  assert_true(work_begin(w, set, s.m));
  assert_int_equal(w->nnode, 16 + 9);
  assert_int_equal(w->part.count, 2);
  assert_int_equal(w->part.data[1].first, 16);
  assert_within(work_node(w, 16)[2], 2, 1e-12);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_have_one_numbering),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
