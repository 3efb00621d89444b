#include "unit/view/stage.h"
#include "view/scene_flex.h"

#define FLEXES                                                                                     \
  "<mujoco><worldbody><flexcomp name='sheet' type='grid' count='2 2 1' spacing='1 1 1' dim='2' "   \
  "radius='.1' mass='1'/><flexcomp name='solid' type='grid' count='2 2 2' spacing='1 1 1' "        \
  "dim='3' "                                                                                       \
  "radius='.01' mass='1' pos='5 0 0'/></worldbody></mujoco>"

static void room_for_faces(void** state) {
  (void)state;
  Stage s = stage_open(FLEXES);
  // two triangles with two sides each, and a rim of four edges with two triangles each
  assert_int_equal(scene_flex_max_faces(s.m, 0), 12);
  int elements = s.m->flex_elemnum[1];
  assert_int_equal(scene_flex_max_faces(s.m, 1), 4 * elements);
  assert_int_equal(s.scn.flexfaceadr[1], 12);
  stage_close(&s);
}

// The top of the sheet is its radius above the vertices, the bottom below, both facing outwards.
static void faces(void** state) {
  (void)state;
  Stage s = stage_open(FLEXES);
  stage_show(&s, ctVIS_FLEXFACE);
  assert_int_equal(s.scn.flexfaceused[0], 4);
  assert_int_equal(s.scn.flexfaceused[1], 4 * s.m->flex_elemnum[1]);
  for (int f = 0; f < 4; f++) {
    float n = s.scn.flexnormal[9 * f + 2];
    trees_near(fabs((double)n), 1, 1e-6);
    for (int k = 0; k < 3; k++)
      trees_near((double)s.scn.flexface[9 * f + 3 * k + 2], .1 * (double)n, 1e-6);
  }
  s.opt.flex_layer = 1; // all elements are at the surface
  stage_show(&s, -1);
  assert_int_equal(s.scn.flexfaceused[1], 0);
  assert_int_equal(s.scn.flexfaceused[0], 4);
  stage_close(&s);
}

static void skins(void** state) {
  (void)state;
  Stage s = stage_open(FLEXES);
  stage_show(&s, ctVIS_FLEXSKIN);
  assert_int_equal(s.scn.flexfaceused[0], 12);
  assert_int_equal(s.scn.flexfaceused[1], s.m->flex_shellnum[1]);
  assert_int_equal(s.scn.flexskinopt, 1);
  assert_int_equal(stage_count(&s, ctOBJ_FLEX), 2);
  for (int f = 4; f < 12; f++) { // the rim faces sideways
    trees_near((double)s.scn.flexnormal[9 * f + 2], 0, 1e-6);
    const float* face = s.scn.flexface + 9 * f;
    double out = 0;
    for (int k = 0; k < 2; k++) out += (double)(face[k] * s.scn.flexnormal[9 * f + k]);
    trees_near(out, .5, 1e-6);
  }
  for (int i = 0; i < 3 * s.m->nflexvert; i++)
    trees_near((double)s.scn.flexvert[i], s.d->flexvert_xpos[i], 1e-6);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(room_for_faces), cmocka_unit_test(faces), cmocka_unit_test(skins))
