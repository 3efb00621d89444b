#include "draw/visible.h"
#include "unit/draw/easel.h"

#define BOXES                                                                                      \
  "<mujoco><worldbody><geom type='box' size='.5 .5 .5'/><geom type='box' size='.2 .2 .2' pos='0 "  \
  "-1 0'/></worldbody></mujoco>"

static void the_nearer_box_is_seen(void** state) {
  (void)state;
  Easel* e = easel_open(BOXES);
  easel_look(e, 3);
  easel_draw(e);
  assert_int_equal(easel_object(e, 32, 32), 1);
  assert_true(fabsf(easel_depth(e, 32, 32) - 1.8f) < 1e-3f);
  assert_int_equal(easel_object(e, 27, 27), 0);
  assert_true(fabsf(easel_depth(e, 27, 27) - 2.5f) < 1e-3f);
  assert_int_equal(easel_object(e, 2, 2), -1);
  easel_close(e);
}

// Triangles that share edges cover each sample once: a wall of boxes has no gap.
static void neighbours_leave_no_gap(void** state) {
  (void)state;
  Easel* e = easel_open(BOXES);
  for (int k = 0; k < 40; k++) {
    easel_look(e, 0.7 + 0.01 * k);
    e->stage.scn.camera[0].pos[0] = e->stage.scn.camera[1].pos[0] = 0.013f * (float)k;
    e->stage.scn.ngeom = 1;
    easel_draw(e);
    for (int y = 28; y < 36; y++) {
      for (int x = 20; x < 30; x++) assert_int_equal(easel_object(e, x, y), 0);
    }
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(the_nearer_box_is_seen), cmocka_unit_test(neighbours_leave_no_gap))
