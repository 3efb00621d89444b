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

// A mirror that is drawn as lines shows the reflected scene between them.
static void a_mirror_of_lines_reflects(void** state) {
  (void)state;
  Easel* e = easel_open(
      "<mujoco><asset><material name='m' reflectance='.8' rgba='.1 .1 .1 1'/></asset><worldbody>"
      "<geom type='plane' size='4 4 2' pos='0 0 -.6' material='m'/>"
      "<geom type='sphere' size='.4' rgba='1 1 1 1'/></worldbody></mujoco>");
  easel_look(e, 3);
  e->stage.scn.flags[ctRND_WIREFRAME] = 1;
  easel_draw(e);
  double without = easel_mean(e);
  e->stage.scn.flags[ctRND_REFLECTION] = 1;
  easel_draw(e);
  assert_true(easel_mean(e) > 1.3 * without);
  int reflected = 0; // in the lower half, where the ball itself is not
  for (int y = 46; y < 60; y++) {
    for (int x = 20; x < 44; x++) reflected += easel_rgb(e, x, y)[0] > 40;
  }
  assert_in_range(reflected, 20, 250);
  easel_close(e);
}

// Lights with shadows are added for each of the two triangles at an edge.
static void edges_of_lines_are_lit_twice(void** state) {
  (void)state;
  Easel* e = easel_open("<mujoco><visual><headlight active='0'/></visual><worldbody><light "
                        "directional='true' dir='0 1 0' "
                        "ambient='0 0 0' diffuse='.3 .3 .3' specular='0 0 0'/>"
                        "<geom type='box' size='.5 .5 .5' rgba='1 1 1 1'/></worldbody></mujoco>");
  easel_look(e, 1.1);
  e->con.lineWidth = 3;
  e->stage.scn.flags[ctRND_WIREFRAME] = 1;
  int bright[2] = {0, 0}; // pixels above the brightness of one light
  for (int k = 0; k < 2; k++) {
    e->stage.scn.flags[ctRND_SHADOW] = (cttByte)k;
    easel_draw(e);
    for (int i = 0; i < EASEL_SIZE * EASEL_SIZE; i++) bright[k] += e->rgb[3 * i] > 80;
  }
  assert_int_equal(bright[0], 0);
  assert_in_range(bright[1], 400, 1200);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(samples_make_edges_smooth),
                cmocka_unit_test(fog_hides_what_is_far),
                cmocka_unit_test(a_mirror_of_lines_reflects),
                cmocka_unit_test(edges_of_lines_are_lit_twice))
