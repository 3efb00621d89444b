#include "draw/bins.h"
#include "draw/canvas.h"
#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 0 0 1'/></worldbody></mujoco>"

// Every triangle is in the tiles that it touches, in order.
static void tiles_list_their_triangles(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 1.2);
  easel_draw(e);
  const Shot* f = canvas_frame(e->canvas);
  assert_int_equal(f->tiles_x * f->tiles_y, 4);
  int sum = 0;
  for (int tile = 0; tile < 4; tile++) {
    TileList list = bins_of(f, tile, LAYER_MAIN);
    sum += list.n;
    for (int i = 1; i < list.n; i++) assert_true(list.tri[i] > list.tri[i - 1]);
    assert_int_equal(bins_of(f, tile, LAYER_BLEND).n, 0);
  }
  assert_true(sum >= f->ntri && f->ntri > 100);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(tiles_list_their_triangles))
