#include "unit/view/stage.h"

// A square of skin between two bodies, the second of which can move up.
#define SKIN                                                                                       \
  "<mujoco><worldbody><body name='a'><geom size='.1'/></body><body name='b' pos='1 0 0'>"          \
  "<joint type='slide'/><geom size='.1'/></body></worldbody><deformable><skin name='s' "           \
  "vertex='0 0 0 0 1 0 1 0 0 1 1 0' face='0 2 1 2 3 1'>"                                           \
  "<bone body='a' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1' vertweight='1 1'/>"              \
  "<bone body='b' bindpos='1 0 0' bindquat='1 0 0 0' vertid='2 3' vertweight='1 1'/></skin>"       \
  "</deformable></mujoco>"

static void bones_move_vertices(void** state) {
  (void)state;
  Stage s = stage_open(SKIN);
  stage_show(&s, ctVIS_SKIN);
  stage_near(s.scn.skinvert + 6, 3, 1., 0., 0.);
  for (int i = 0; i < 4; i++) stage_near(s.scn.skinnormal + 3 * i, 3, 0., 0., 1.);
  s.d->qpos[0] = 1;
  ct_forward(s.m, s.d);
  ctv_updateSkin(s.m, s.d, &s.scn);
  stage_near(s.scn.skinvert, 12, 0., 0., 0., 0., 1., 0., 1., 0., 1., 1., 1., 1.);
  double h = sqrt(.5);
  for (int i = 0; i < 4; i++) stage_near(s.scn.skinnormal + 3 * i, 3, -h, 0., h);
  assert_int_equal(stage_count(&s, ctOBJ_SKIN), 1);
  stage_close(&s);
}

static void inflated_and_hidden(void** state) {
  (void)state;
  Stage s = stage_open(SKIN);
  s.m->skin_inflate[0] = .25f;
  stage_show(&s, ctVIS_SKIN);
  for (int i = 0; i < 4; i++) trees_near((double)s.scn.skinvert[3 * i + 2], .25, 1e-6);
  s.opt.skingroup[0] = 0;
  stage_show(&s, -1);
  for (int i = 0; i < 12; i++) trees_near((double)s.scn.skinvert[i], 0, 0);
  assert_int_equal(stage_count(&s, ctOBJ_SKIN), 0);
  stage_close(&s);
}

// Vertices, bones and faces of a second skin are behind those of the first.
static void two_skins(void** state) {
  (void)state;
  Stage s = stage_open(
      "<mujoco><worldbody><body name='a'><geom size='.1'/></body><body name='b' pos='1 0 0'><joint "
      "type='slide'/><geom size='.1'/></body></worldbody><deformable><skin vertex='0 0 0 0 1 0 1 0 "
      "0 1 "
      "1 0' face='0 2 1 2 3 1'><bone body='a' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2 3' "
      "vertweight='1 1 1 1'/></skin><skin vertex='5 0 0 7 0 0 5 0 3' face='0 1 2'><bone body='b' "
      "bindpos='1 0 0' bindquat='1 0 0 0' vertid='0 2' vertweight='1 1'/><bone body='a' bindpos='0 "
      "0 "
      "0' bindquat='1 0 0 0' vertid='1 2' vertweight='1 1'/></skin></deformable></mujoco>");
  s.d->qpos[0] = .5; // body b goes up
  ct_forward(s.m, s.d);
  stage_show(&s, ctVIS_SKIN);
  assert_int_equal(s.m->skin_vertadr[1], 4);
  stage_near(s.scn.skinvert, 12, 0., 0., 0., 0., 1., 0., 1., 0., 0., 1., 1., 0.);
  stage_near(s.scn.skinvert + 12, 9, 5., 0., .5, 7., 0., 0., 5., 0., 3.25); // the last by halves
  for (int i = 0; i < 4; i++) stage_near(s.scn.skinnormal + 3 * i, 3, 0., 0., 1.);
  for (int i = 4; i < 7; i++) stage_near(s.scn.skinnormal + 3 * i, 3, 0., -1., 0.);
  assert_int_equal(stage_count(&s, ctOBJ_SKIN), 2);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(two_skins), cmocka_unit_test(bones_move_vertices),
                cmocka_unit_test(inflated_and_hidden))
