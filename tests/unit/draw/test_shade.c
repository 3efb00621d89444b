#include "draw/shade.h"
#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 1 1 1'/></worldbody></mujoco>"

// The edge of a ball is smooth: pixels there are between its colour and black.
static void samples_make_edges_smooth(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  e->stage.scn.geoms[0].emission = 1;
  easel_draw(e);
  int between = 0;
  for (int i = 0; i < EASEL_SIZE * EASEL_SIZE; i++)
    between += e->rgb[3 * i] > 20 && e->rgb[3 * i] < 235;
  assert_in_range(between, 10, 200);
  easel_close(e);
}

static void fog_hides_what_is_far(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  e->stage.scn.flags[ctRND_FOG] = 1;
  e->con.fogStart = 1;
  e->con.fogEnd = 2;
  e->con.fogRGBA[0] = 0.25f, e->con.fogRGBA[1] = 0.5f, e->con.fogRGBA[2] = 1;
  easel_draw(e);
  const unsigned char* c = easel_rgb(e, 32, 32);
  assert_int_equal(c[0], 64);
  assert_int_equal(c[1], 128);
  assert_int_equal(c[2], 255);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(samples_make_edges_smooth),
                cmocka_unit_test(fog_hides_what_is_far))
