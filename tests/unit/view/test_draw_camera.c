#include "unit/view/stage.h"

#define CAMERAS                                                                                    \
  "<mujoco><statistic meansize='.5' extent='2'/><worldbody><geom size='.1'/>"                      \
  "<light pos='0 0 5' dir='0 0 -1'/><camera name='plain' pos='1 0 0'/>"                            \
  "<camera name='wide' pos='2 0 0' resolution='200 100' fovy='90'/></worldbody></mujoco>"

static void a_box_and_a_lens(void** state) {
  (void)state;
  Stage s = stage_open(CAMERAS);
  s.opt.label = ctLABEL_CAMERA;
  stage_show(&s, ctVIS_CAMERA);
  double size = .5 * (double)s.m->vis.scale.camera;
  const ctvGeom *box = stage_geom(&s, ctOBJ_CAMERA, 0, 0), *lens = box + 1;
  assert_string_equal(box->label, "plain");
  stage_near(box->size, 3, size, .8 * size, .4 * size);
  assert_int_equal(lens->type, ctGEOM_CYLINDER);
  trees_near((double)lens->pos[2], -.6 * size, 1e-6);
  trees_near((double)lens->rgba[1], .5 * (double)box->rgba[1], 1e-6);
  stage_close(&s);
}

// A camera with a resolution shows what it sees: eight triangles and twelve lines.
static void frustum(void** state) {
  (void)state;
  Stage s = stage_open(CAMERAS);
  stage_show(&s, ctVIS_CAMERA);
  int triangles = 0, lines = 0;
  float right = 0, deep = 0;
  for (int i = 0; i < s.scn.ngeom; i++) {
    const ctvGeom* g = s.scn.geoms + i;
    if (g->objtype != ctOBJ_CAMERA) continue;
    triangles += g->type == ctGEOM_TRIANGLE;
    lines += g->type == ctGEOM_LINE;
    if (g->type != ctGEOM_TRIANGLE) continue;
    if (g->pos[0] > right) right = g->pos[0];
    if (g->pos[2] < deep) deep = g->pos[2];
  }
  assert_int_equal(triangles, 8);
  assert_int_equal(lines, 12);
  // 45 degrees up and down, twice as wide
  double far = (double)s.m->vis.scale.frustum * .5;
  trees_near((double)deep, -far, 1e-5);
  trees_near((double)right, 2 + 2 * far, 1e-5);
  stage_close(&s);
}

static void lights_are_behind_themselves(void** state) {
  (void)state;
  Stage s = stage_open(CAMERAS);
  s.opt.frame = ctFRAME_LIGHT;
  stage_show(&s, ctVIS_LIGHT);
  const ctvGeom* g = stage_geom(&s, ctOBJ_LIGHT, 0, 0);
  double size = .5 * (double)s.m->vis.scale.light;
  trees_near((double)g->pos[2], 5 + size + .0001, 1e-5);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_box_and_a_lens), cmocka_unit_test(frustum),
                cmocka_unit_test(lights_are_behind_themselves))
