#include "draw/canvas.h"
#include "draw/facet.h"
#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 .5 0 1'/></worldbody></mujoco>"

static bool open_store(FacetStore* s, Easel* e) {
  e->stage.scn.flags[ctRND_SHADOW] = 1;
  easel_look(e, 3);
  assert_int_equal(ctr_draw(e->canvas, &e->stage.scn, &e->con, e->rgb, NULL, NULL), 0);
  const Shot* f = canvas_frame(e->canvas);
  memset(s, 0, sizeof *s);
  return facets_begin(s, f);
}

// At its corners a triangle has the colours of its vertices and their depths.
static void corners_have_their_values(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static FacetStore s;
  assert_true(open_store(&s, e));
  const Shot* f = canvas_frame(e->canvas);
  Tile tile = tile_make(f, 0);
  facets_forget(&s);
  assert_true(f->ntri > 50);
  for (int tri = 0; tri < f->ntri; tri++) {
    const Facet* t = facet_of(&s, &tile, tri);
    const Tri* source = frame_tri(f, tri);
    const Piece* p = frame_piece(f, source->piece);
    for (int k = 0; k < 3; k++) {
      const Vertex* v = frame_vertex(f, source->v[k]);
      float x = (float)v->x / FRAME_SUB - (float)tile.x,
            y = (float)v->y / FRAME_SUB - (float)tile.y;
      float w = facet_w(t->iw[0] + x * t->iw[1] + y * t->iw[2]);
      assert_true(fabsf(w * v->iw - 1) < 1e-3f);
      float4 color = linear_at(&t->color[0], x, y) * w;
      const float4* own = facet_color(&s, p, &p->form, p->vert0, source->v[k] - p->vert0);
      for (int c = 0; c < 3; c++) assert_true(fabsf(color[c] - own[0][c]) < 1e-3f);
    }
  }
  facets_free(&s);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(corners_have_their_values))
