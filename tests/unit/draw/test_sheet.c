#include "draw/canvas.h"
#include "draw/light.h"
#include "draw/sheet.h"
#include "support/numbers.h"
#include "unit/draw/easel.h"

// A floor whose first and last quads are narrower than the others, below a spot.
#define FLOOR                                                                                      \
  "<mujoco><worldbody><light pos='.3 .2 1' dir='0 .1 -1' cutoff='60' castshadow='false'/>"         \
  "<geom type='plane' size='1.13 2.31 .1' rgba='1 .8 .3 1'/></worldbody></mujoco>"

typedef struct FloorRow {
  Easel* easel;
  FacetStore store;
  FacetRow row;
} FloorRow;

// The floor from above, its first triangle, and a row that is on its line y.
static FloorRow* open_floor(Facet* t, double y) {
  static FloorRow f;
  memset(&f, 0, sizeof f);
  f.easel = easel_open(FLOOR);
  easel_look(f.easel, 3);
  assert_int_equal(
      ctr_draw(f.easel->canvas, &f.easel->stage.scn, &f.easel->con, f.easel->rgb, NULL, NULL), 0);
  const Shot* shot = canvas_frame(f.easel->canvas);
  assert_true(shot->npiece == 1 && shot->nsheet > 300);
  assert_true(facets_begin(&f.store, shot));
  facets_forget(&f.store);
  *t = (Facet){.piece = frame_piece(shot, 0), .passes = light_passes(shot, frame_piece(shot, 0))};
  t->iw[0] = 1;
  t->flat.x[0] = 0.05f; // per pixel
  f.row = (FacetRow){&f.store, t, 0, 1, 0, {0}, {-1.6f, (float)y, 0, 0}, {{0}}};
  return &f;
}

static void close_floor(FloorRow* f) {
  facets_free(&f->store);
  easel_close(f->easel);
}

static int find_line(const SheetGrid* g, int axis, double x) {
  int i = 0;
  while (i < g->n[axis] - 2 && x >= (double)g->line[axis][i + 1]) i++;
  return i;
}

// Of the triangle of the grid in which a point is; beside the floor: of the nearest point of it.
static double expect_color(FloorRow* f, double x, double y, int k) {
  const Piece* p = f->row.t->piece;
  const SheetGrid* g = p->form.grid;
  x = smaller(larger(x, -1.13), 1.13), y = smaller(larger(y, -2.31), 2.31);
  int i = find_line(g, 0, x), j = find_line(g, 1, y), n = g->n[1];
  double x0 = (double)g->line[0][i], x1 = (double)g->line[0][i + 1];
  double y0 = (double)g->line[1][j], y1 = (double)g->line[1][j + 1];
  double u = x1 > x0 ? (x - x0) / (x1 - x0) : 0, v = y1 > y0 ? (y - y0) / (y1 - y0) : 0, c[4];
  int corner[4] = {i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1};
  for (int m = 0; m < 4; m++) {
    int first = f->store.f->nvert + p->sheet0;
    c[m] = (double)facet_color(&f->store, p, g->fine, first, corner[m])[0][k];
  }
  if (u + v <= 1) return c[0] + u * (c[1] - c[0]) + v * (c[3] - c[0]);
  return c[2] + (1 - v) * (c[1] - c[2]) + (1 - u) * (c[3] - c[2]);
}

static void colors_are_linear_in_triangles_of_the_grid(void** state) {
  (void)state;
  Facet t;
  FloorRow* f = open_floor(&t, 0);
  double least = 1, most = 0;
  for (int row = 0; row < 200; row++) {
    double y = -2.5 + 0.025 * row;
    f->row.flat[1] = (float)y;
    for (int first = 0; first < 64; first += 8) {
      SheetPoints p;
      int n = row % 8 + 1;
      for (int i = 0; i < 8; i++) p.x[i] = (float)(first + i), p.w[i] = 1;
      sheet_colors(&p, &f->row, n, 3);
      for (int i = 0; i < n; i++) {
        double x = -1.6 + 0.05 * (first + i);
        for (int k = 0; k < 3; k++) {
          double expected = expect_color(f, x, y, k);
          least = smaller(least, expected), most = larger(most, expected);
          assert_true(fabs((double)p.color[0][k][i] - expected) < 2e-4);
        }
      }
    }
  }
  assert_true(least < 0.2 && most > 0.9);
  close_floor(f);
}

// Numbers that no picture has: every colour is one, and no memory beside the grid is touched.
static void places_that_are_none_have_a_color(void** state) {
  (void)state;
  Facet t;
  FloorRow* f = open_floor(&t, 0);
  float bad[] = {1e30f, -1e30f, INFINITY, -INFINITY, NAN, 1e12f, -1e12f, 0};
  SheetPoints p;
  for (int k = 0; k < 2; k++) {
    f->row.flat[1] = k ? NAN : 0.5f;
    for (int i = 0; i < 8; i++) p.x[i] = bad[i], p.w[i] = 1;
    sheet_colors(&p, &f->row, 8, 3);
    for (int i = 0; i < 8; i++) assert_false(p.color[0][0][i] < 0 || p.color[0][0][i] > 1);
  }
  close_floor(f);
}

STAGE_TEST_MAIN(cmocka_unit_test(colors_are_linear_in_triangles_of_the_grid),
                cmocka_unit_test(places_that_are_none_have_a_color))
