// Shadows as MuJoCo's maps of depths have them, without the maps.
//
// A map has thousands of texels per side, of which a picture looks at one per pixel. So only those
// are computed: the triangles that cast shadows are sorted into cells of texels, and a pixel looks
// for a triangle that covers its texel and is nearer to the light. Along a row of pixels of one
// triangle texels are on a line: where no triangle is near the line all of the row is lit.
#include "draw/shadow.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "draw/casters.h"
#include "draw/clip.h"
#include "math/fn.h"

#include <math.h>
#include <string.h>

struct ShadowWork {
  CasterMap map[FRAME_LIGHTS]; // of pass 1 + k
};
typedef struct ShadowWork ShadowWork;

void shadow_count(Shot* f) {
  const ctvScene* scn = f->scn;
  f->nshadow = 0;
  if (f->segment || !scn->flags[ctRND_SHADOW] || !f->con->shadowFBO) return;
  int n = scn->nlight < FRAME_LIGHTS ? scn->nlight : FRAME_LIGHTS;
  for (int i = 0; i < n; i++) f->nshadow += scn->lights[i].castshadow != 0;
}

void shadow_free(Shot* f) {
  ShadowWork* w = f->shadow_work;
  if (!w) return;
  for (int i = 0; i < FRAME_LIGHTS; i++) casters_free(&w->map[i]);
  alloc_free(w);
  f->shadow_work = NULL;
}

//---------------------------------- the light's view ----------------------------------------------

static void multiply_44(double r[16], const double a[16], const double b[16]) {
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 4; j++) {
      double s = 0;
      for (int k = 0; k < 4; k++) s += a[4 * i + k] * b[4 * k + j];
      r[4 * i + j] = s;
    }
  }
}

// An up direction: the light's direction across the negative x axis, or across y.
static void find_up(float up[3], const float dir[3]) {
  up[0] = 0, up[1] = -dir[2], up[2] = dir[1];
  if (up[1] * up[1] + up[2] * up[2] > 0.01f) return;
  up[0] = -dir[2], up[1] = 0, up[2] = dir[0];
}

// Rows of the projection with depth from 1 at near to 0 at far.
static void set_light_projection(double p[16], const Shot* f, const ctvLight* l) {
  double n = (double)f->eye.near, far = (double)f->eye.far;
  memset(p, 0, 16 * sizeof *p);
  if (l->type == ctLIGHT_DIRECTIONAL) {
    p[0] = p[5] = 1 / (double)f->con->shadowClip;
    p[10] = 1 / (far - n), p[11] = far / (far - n), p[15] = 1;
    return;
  }
  double fovy = fmin(2 * (double)l->cutoff * (double)f->con->shadowScale, 160);
  p[0] = p[5] = 1 / fn_tan(fovy / 360 * ctPI);
  p[10] = n / (far - n), p[11] = far * n / (far - n), p[14] = -1;
}

static void invert_view(double r[16], const double v[12]) {
  double scale = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
  memset(r, 0, 16 * sizeof *r);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      r[4 * i + j] = v[4 * j + i] / scale;
      r[4 * i + 3] -= r[4 * i + j] * v[4 * j + 3];
    }
  }
  r[15] = 1;
}

static void set_light_view(CasterMap* m, const Shot* f, const ctvLight* l) {
  double view[16] = {0}, project[16], inverse[16];
  float up[3];
  find_up(up, l->dir);
  eye_look(view, l->pos, l->dir, up);
  view[15] = 1;
  set_light_projection(project, f, l);
  multiply_44(m->toclip, project, view);
  invert_view(inverse, f->eye.view);
  multiply_44(m->fromeye, m->toclip, inverse);
  m->size = f->con->shadowSize < 4 ? 4 : f->con->shadowSize > 65536 ? 65536 : f->con->shadowSize;
}

bool shadow_make(Shot* f) {
  if (!f->shadow_work) f->shadow_work = alloc_zero(sizeof(ShadowWork));
  ShadowWork* w = f->shadow_work;
  if (!w) return false;
  for (int i = 0; i < f->nlight; i++) {
    if (!f->light[0][i].shadow) continue;
    CasterMap* m = &w->map[f->light[0][i].shadow - 1];
    set_light_view(m, f, f->scn->lights + i);
    if (!casters_make(m, f)) return false;
  }
  return true;
}

//---------------------------------- lines ---------------------------------------------------------

// The eye's coordinates divided by w, with 1 / w: linear on the screen, from the tile's corner.
static void find_eye_lines(double e[4][3], const Shot* f, const Tile* t, const double iw[3],
                           const double z[3]) {
  const Eye* eye = &f->eye;
  double px = (double)eye->px, py = (double)eye->py, scale = (double)eye->zscale;
  memset(e, 0, 12 * sizeof(double));
  e[0][0] = (t->x - (double)eye->cx) / px, e[0][1] = 1 / px;
  e[1][0] = (t->y - (double)eye->cy) / py, e[1][2] = 1 / py;
  e[2][0] = -1;
  for (int k = 0; k < 3; k++) e[3][k] = iw[k];
  if (!eye->ortho) return;
  for (int k = 0; k < 3; k++) e[2][k] = (z[k] - (k == 0 ? (double)eye->zshift : 0)) / scale;
}

static void set_map_line(MapLine* l, const CasterMap* m, double e[4][3]) {
  double c[4][3], half = 0.5 * m->size; // clip coordinates
  for (int i = 0; i < 4; i++) {
    const double* r = m->fromeye + 4 * i;
    for (int k = 0; k < 3; k++) {
      c[i][k] = r[0] * e[0][k] + r[1] * e[1][k] + r[2] * e[2][k] + r[3] * e[3][k];
    }
  }
  float4* part[3] = {&l->xyw.at, &l->xyw.x, &l->xyw.y};
  for (int k = 0; k < 3; k++) {
    *part[k] = (float4){(float)(half * (c[0][k] + c[3][k])), (float)(half * (c[1][k] + c[3][k])),
                        (float)c[3][k], 0};
    l->z[k] = c[2][k];
  }
}

void shadow_lines(MapLine* map, const Shot* f, const Tile* t, const double iw[3],
                  const double z[3]) {
  double e[4][3];
  find_eye_lines(e, f, t, iw, z);
  for (int k = 0; k < f->nshadow; k++) set_map_line(&map[k], &f->shadow_work->map[k], e);
}

//---------------------------------- rows of pixels ------------------------------------------------

// Sides of the map beyond which a texel is.
typedef enum MapSide {
  SIDE_LEFT = 1,
  SIDE_RIGHT = 2,
  SIDE_BELOW = 4,
  SIDE_ABOVE = 8,
  SIDE_BEHIND = 16
} MapSide;

// The texel that a pixel looks up, and the sides beyond which it is.
static inline unsigned find_texel(MapQuery* q, const MapLine* l, int size, float x, float y) {
  float4 at = linear_at(&l->xyw, x, y);
  if (!(at[2] > 1e-12f)) return SIDE_BEHIND;
  float iw = 1 / at[2], s = at[0] * iw, t = at[1] * iw, last = (float)(size - 1);
  unsigned side = 0;
  if (!(s >= 1)) side |= SIDE_LEFT;
  if (!(s < last)) side |= SIDE_RIGHT;
  if (!(t >= 1)) side |= SIDE_BELOW;
  if (!(t < last)) side |= SIDE_ABOVE;
  if (side) return side;
  float r = (float)(l->z[0] + l->z[1] * (double)x + l->z[2] * (double)y) * iw;
  q->tx = integer_of((double)s, 0, size), q->ty = integer_of((double)t, 0, size);
  q->x = (float)q->tx + 0.5f, q->y = (float)q->ty + 0.5f;
  q->r = r > 0 ? (r < 1 ? r : 1) : 0;
  return 0;
}

// Pixels of a row of a tile that see one triangle, on a map.
typedef struct MapRow {
  const CasterMap* map;
  const MapLine* line;
  float x, y; // of the first
  int n;
  int but; // a piece whose large casters do not count
} MapRow;

typedef struct RowTest {
  bool cells, big; // whether such casters are near
} RowTest;

// What may be in the way of a row of pixels, by its ends: the map's lines are straight.
static RowTest test_row(const MapRow* w) {
  MapQuery a = {0}, b = {0};
  int size = w->map->size;
  unsigned first = find_texel(&a, w->line, size, w->x, w->y),
           last = find_texel(&b, w->line, size, w->x + (float)(w->n - 1), w->y);
  if (first & last) return (RowTest){false, false};
  if (first | last) return (RowTest){true, true};
  TexelRect r = {a.tx < b.tx ? a.tx : b.tx, a.ty < b.ty ? a.ty : b.ty, a.tx > b.tx ? a.tx : b.tx,
                 a.ty > b.ty ? a.ty : b.ty};
  r = (TexelRect){r.x0 - 1, r.y0 - 1, r.x1 + 1, r.y1 + 1}; // for rounding
  return (RowTest){casters_cells_touch(w->map, &r), casters_big_touch(w->map, &r, w->but)};
}

static void darken_row(uint8_t* lit, const MapRow* w, int bit) {
  RowTest test = {true, true};
  if (w->n >= 4) test = test_row(w);
  if (!test.cells && !test.big) return;
  for (int i = 0; i < w->n; i++) {
    MapQuery q;
    if (find_texel(&q, w->line, w->map->size, w->x + (float)i, w->y)) continue;
    if ((test.cells && casters_in_cells(w->map, &q)) ||
        (test.big && casters_among_big(w->map, &q, w->but))) {
      lit[i] &= (uint8_t) ~(1u << bit);
    }
  }
}

void shadow_row(uint8_t* lit, const Shot* f, const ShadowRow* row) {
  memset(lit, 0xff, (size_t)row->n);
  float x = (float)row->x + 0.5f, y = (float)row->y + 0.5f;
  for (int k = 0; k < f->nshadow; k++) {
    if (!(row->lights >> k & 1)) continue;
    MapRow w = {&f->shadow_work->map[k], &row->map[k], x, y, row->n, row->piece};
    darken_row(lit, &w, k);
  }
}
