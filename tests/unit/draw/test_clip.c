#include "draw/clip.h"
#include "unit/draw/easel.h"

#define FLOOR                                                                                      \
  "<mujoco><worldbody><geom type='plane' size='0 0 1' rgba='1 1 1 1'/></worldbody></mujoco>"

// A floor that passes below the camera reaches from the lower edge to the horizon.
static void a_floor_is_cut_at_the_near_plane(void** state) {
  (void)state;
  Easel* e = easel_open(FLOOR);
  easel_look(e, 0);
  e->stage.scn.camera[0].pos[2] = e->stage.scn.camera[1].pos[2] = 0.5f;
  easel_draw(e);
  for (int x = 0; x < EASEL_SIZE; x++) {
    assert_int_equal(easel_object(e, x, EASEL_SIZE - 1), 0);
    assert_int_equal(easel_object(e, x, EASEL_SIZE / 2 + 2), 0);
    assert_int_equal(easel_object(e, x, EASEL_SIZE / 2 - 2), -1);
  }
  // half a metre below, seen at 45 degrees
  assert_true(fabsf(easel_depth(e, 0, EASEL_SIZE - 1) - 0.5f * 64 / 63) < 1e-3f);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_floor_is_cut_at_the_near_plane))
