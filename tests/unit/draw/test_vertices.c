#include "draw/frame.h"
#include "unit/draw/easel.h"

#define BALLS "<mujoco><worldbody><geom type='box' size='.5 .5 .5'/></worldbody></mujoco>"

static void poses_without_numbers_are_left_out(void** state) {
  (void)state;
  static const float strange[] = {NAN, INFINITY, -INFINITY, 1e30f, -1e30f};
  Easel* e = easel_open(BALLS);
  easel_look(e, 3);
  for (int i = 0; i < 5; i++) {
    for (int k = 0; k < 3; k++) {
      ctvGeom old = e->stage.scn.geoms[0];
      e->stage.scn.geoms[0].pos[k] = strange[i];
      easel_draw(e);
      e->stage.scn.geoms[0] = old;
      e->stage.scn.geoms[0].size[k] = strange[i];
      easel_draw(e);
      e->stage.scn.geoms[0] = old;
    }
  }
  easel_draw(e);
  assert_int_equal(easel_object(e, 32, 32), 0);
  easel_close(e);
}

static void lines_have_their_width(void** state) {
  (void)state;
  Easel* e = easel_open(BALLS);
  easel_look(e, 3);
  ctvGeom* g = e->stage.scn.geoms;
  double size[3] = {4, 4, 2}, pos[3] = {0, 0, -1};
  ctv_initGeom(g, ctGEOM_LINE, size, pos, NULL, (float[4]){1, 1, 1, 1});
  g->segid = 0;
  easel_draw(e);
  int wide = 0;
  for (int x = 0; x < EASEL_SIZE; x++) wide += easel_rgb(e, x, 32)[0] > 127;
  assert_in_range(wide, 3, 5);
  e->stage.scn.flags[ctRND_WIREFRAME] = 1;
  *g = (ctvGeom){0};
  ctv_initGeom(g, ctGEOM_BOX, (double[3]){.5, .5, .5}, NULL, NULL, (float[4]){1, 1, 1, 1});
  easel_draw(e);
  int lit = 0;
  for (int i = 0; i < EASEL_SIZE * EASEL_SIZE; i++) lit += e->rgb[3 * i] > 0;
  assert_in_range(lit, 50, 400);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(poses_without_numbers_are_left_out),
                cmocka_unit_test(lines_have_their_width))
