// Deformable bodies in scenes.
#include "support/scene.h"

static int count_drawn(const ctvScene* scn, int type) {
  int n = 0;
  for (int i = 0; i < scn->ngeom; i++)
    n += scn->geoms[i].objtype == ctOBJ_DEFORM && scn->geoms[i].type == type;
  return n;
}

static int draw(const char* name, int type, int maxgeom) {
  Scene s = scene_open(name);
  ctvScene scn;
  ctvOption opt;
  ctvCamera cam;
  ctv_defaultScene(&scn);
  ctv_defaultOption(&opt);
  ctv_defaultCamera(&cam);
  ctv_makeScene(s.m, &scn, maxgeom);
  opt.flags[ctVIS_CONTACTPOINT] = opt.flags[ctVIS_CONTACTFORCE] = 1;
  for (int i = 0; i < 100; i++) ct_step(s.m, s.d);
  ctv_updateScene(s.m, s.d, &opt, NULL, &cam, ctCAT_ALL, &scn);
  int n = count_drawn(&scn, type);
  ctv_freeScene(&scn);
  scene_close(&s);
  return n;
}

static void sheets_are_triangles_and_ropes_capsules(void** state) {
  (void)state;
  assert_int_equal(draw("deform/cloth_on_sphere.xml", ctGEOM_TRIANGLE, 5000), 2 * 16 * 16);
  assert_int_equal(draw("deform/rope_over_pulley.xml", ctGEOM_CAPSULE, 5000), 18);
  // a solid shows its boundary only
  int seen = draw("deform/gripper_and_ball.xml", ctGEOM_TRIANGLE, 5000);
  assert_true(seen > 50 && seen < 1000);
}

static void contacts_are_shown_and_small_scenes_are_full(void** state) {
  (void)state;
  assert_true(draw("deform/cloth_on_sphere.xml", ctGEOM_SPHERE, 5000) > 0);
  assert_true(draw("deform/cloth_on_sphere.xml", ctGEOM_TRIANGLE, 20) <= 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sheets_are_triangles_and_ropes_capsules),
      cmocka_unit_test(contacts_are_shown_and_small_scenes_are_full),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
