#include "draw/light.h"
#include "unit/draw/easel.h"

#define WORLD(light)                                                                               \
  "<mujoco><visual><headlight active='0'/></visual><worldbody>" light                              \
  "<geom type='box' size='1 1 1' rgba='1 .5 0 1'/></worldbody></mujoco>"

static int red_of(const char* xml) {
  Easel* e = easel_open(xml);
  easel_look(e, 3);
  easel_draw(e);
  int red = easel_rgb(e, 32, 32)[0], green = easel_rgb(e, 32, 32)[1];
  assert_true(abs(red - 2 * green) <= 2);
  easel_close(e);
  return red;
}

static void lights_follow_the_laws(void** state) {
  (void)state;
  // straight on: n.l = 1, no highlight without specular light
  assert_in_range(red_of(WORLD("<light directional='true' dir='0 1 0' diffuse='.5 .5 .5' "
                               "specular='0 0 0' castshadow='false'/>")),
                  126, 129);
  // at 60 degrees half of it
  assert_in_range(red_of(WORLD("<light directional='true' dir='0 .5 -.8660254' diffuse='1 1 1' "
                               "specular='0 0 0' castshadow='false'/>")),
                  126, 129);
  // from behind nothing
  assert_int_equal(red_of(WORLD("<light directional='true' dir='0 -1 0' castshadow='false'/>")), 0);
  // without lights some ambient light
  assert_in_range(red_of(WORLD("")), 75, 78);
  // 1 / d^2 at distance 2
  int far = red_of(WORLD("<light pos='0 -3 0' dir='0 1 0' attenuation='0 0 1' diffuse='1 1 1' "
                         "specular='0 0 0' castshadow='false'/>"));
  assert_in_range(far, 58, 66);
}

STAGE_TEST_MAIN(cmocka_unit_test(lights_follow_the_laws))
