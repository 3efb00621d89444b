#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><worldbody><light pos='1 -1 3' dir='-.3 .3 -1'/><geom type='plane' size='0 0 1' "       \
  "rgba='.4 .5 .6 1'/>"                                                                            \
  "<geom type='capsule' size='.2 .4' pos='0 0 .5' euler='30 40 0' rgba='.8 .3 .2 1'/>"             \
  "<geom type='box' size='.2 .3 .1' pos='.5 0 .3' rgba='.2 .8 .3 .5'/></worldbody></mujoco>"

// The same bytes for any number of threads and from one picture to the next.
static void threads_do_not_change_the_picture(void** state) {
  (void)state;
  Easel* e = easel_open(WORLD);
  memset(e->stage.scn.flags, 1, sizeof e->stage.scn.flags);
  e->stage.scn.flags[ctRND_SEGMENT] = e->stage.scn.flags[ctRND_WIREFRAME] =
      e->stage.scn.flags[ctRND_FOG] = 0;
  easel_draw(e);
  static unsigned char first[sizeof e->rgb];
  memcpy(first, e->rgb, sizeof first);
  assert_true(easel_mean(e) > 10);
  for (int n = 1; n <= 4; n++) {
    ctrCanvas* c = ctr_makeCanvas(EASEL_SIZE, EASEL_SIZE, 4, n);
    for (int k = 0; k < 3; k++) {
      memset(e->rgb, 0, sizeof e->rgb);
      assert_int_equal(ctr_draw(c, &e->stage.scn, &e->con, e->rgb, NULL, NULL), 0);
      assert_memory_equal(first, e->rgb, sizeof first);
    }
    ctr_freeCanvas(c);
  }
  easel_close(e);
}

static void one_and_two_samples_look_alike(void** state) {
  (void)state;
  Easel* e = easel_open(WORLD);
  easel_draw(e);
  double mean = easel_mean(e);
  for (int n = 1; n <= 2; n++) {
    ctrCanvas* c = ctr_makeCanvas(EASEL_SIZE, EASEL_SIZE, n, 1);
    assert_int_equal(ctr_draw(c, &e->stage.scn, &e->con, e->rgb, NULL, NULL), 0);
    assert_true(fabs(easel_mean(e) - mean) < 1);
    ctr_freeCanvas(c);
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(threads_do_not_change_the_picture),
                cmocka_unit_test(one_and_two_samples_look_alike))
