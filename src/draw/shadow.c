// Shadows as MuJoCo's maps of depths have them, without the maps.
//
// A map has thousands of texels per side, of which a picture looks at one per pixel. So only those
// are computed: each visible point becomes a query, the texel that it would look up and its depth
// seen from the light. Queries are sorted into a grid of cells, and every triangle that casts
// shadows is tested at the texels of the cells that it touches. Depths are reversed: 1 is near.
#include "draw/shadow.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "base/simd.h"
#include "draw/clip.h"
#include "draw/shade.h"
#include "math/fn.h"

#include <math.h>
#include <string.h>

enum { CELLS_MAX = 256 };
static const float kOffsetSlope = 1.5f;              // polygon offset of the map
static const float kOffsetUnits = 4.0f / (1u << 24); // of 24 bits

typedef struct Query {
  float x, y, r; // middle of its texel, depth
  uint32_t at;   // sample
} Query;

// A triangle in texels of the map.
typedef struct Caster {
  float x[3], y[3], z[3];
} Caster;

struct ShadowWork {
  Pile query, count, start;
  Pile x, y, r, at, dark;
  Pile clip;
  int nquery;
  int cells;              // per side
  float x0, y0, x1, y1;   // around all queries
  float scale_x, scale_y; // texels to cells
  int bit;
  double toclip[16]; // scene to the light's clip space
  double fromeye[16];
  int size;
  Shot* f;
  Visible* tiles;
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
  Pile* piles[] = {&w->query, &w->count, &w->start, &w->x,   &w->y,
                   &w->r,     &w->at,    &w->dark,  &w->clip};
  for (size_t i = 0; i < sizeof piles / sizeof *piles; i++) pile_free(piles[i]);
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

static void set_light_view(ShadowWork* w, const Shot* f, const ctvLight* l) {
  double view[16] = {0}, project[16], inverse[16];
  float up[3];
  find_up(up, l->dir);
  eye_look(view, l->pos, l->dir, up);
  view[15] = 1;
  set_light_projection(project, f, l);
  multiply_44(w->toclip, project, view);
  invert_view(inverse, f->eye.view);
  multiply_44(w->fromeye, w->toclip, inverse);
  w->size = f->con->shadowSize < 4 ? 4 : f->con->shadowSize > 65536 ? 65536 : f->con->shadowSize;
}

//---------------------------------- queries -------------------------------------------------------

// The texel that a point looks up; false: it is outside of the map and lit.
static bool make_query(const ShadowWork* w, const float eye[3], Query* q) {
  double c[4];
  for (int i = 0; i < 4; i++) {
    const double* r = w->fromeye + 4 * i;
    c[i] = r[0] * (double)eye[0] + r[1] * (double)eye[1] + r[2] * (double)eye[2] + r[3];
  }
  if (!(c[3] > 1e-9)) return false;
  double iw = 1 / c[3], s = (0.5 * c[0] * iw + 0.5) * w->size,
         t = (0.5 * c[1] * iw + 0.5) * w->size;
  if (!(s >= 1 && s < w->size - 1 && t >= 1 && t < w->size - 1)) return false;
  q->x = (float)integer_of(s, 0, w->size) + 0.5f;
  q->y = (float)integer_of(t, 0, w->size) + 0.5f;
  double r = c[2] * iw;
  q->r = (float)(r > 0 ? (r < 1 ? r : 1) : 0);
  return true;
}

// The point of a pixel's triangle in the eye's frame. Where it covers the pixel its depth in the
// middle is the mean of the samples' depths.
static void find_point(const Tile* t, const Visible* v, int px, int py, int sample, float eye[3]) {
  const Shot* f = t->f;
  int first = tile_sample(t, px, py, 0), n = f->samples, same = 0;
  float z = 0, x = (float)(t->x + px) + 0.5f, y = (float)(t->y + py) + 0.5f;
  for (int i = first; i < first + n; i++) {
    same += v->tri[i] == v->tri[sample];
    z += v->z[i];
  }
  if (same < n) {
    shade_position(f, v->tri[sample], x, y, eye);
    return;
  }
  const Eye* e = &f->eye;
  z /= (float)n;
  float d = e->ortho ? (e->zshift - z) / e->zscale : e->zshift / (z + e->zscale);
  float w = e->ortho ? 1 : d;
  eye[0] = (x - e->cx) * w / e->px;
  eye[1] = (y - e->cy) * w / e->py;
  eye[2] = -d;
}

static bool takes_shadow(const Shot* f, int tri) {
  return frame_piece(f, frame_tri(f, tri)->piece)->look.geom >= 0;
}

// Whether an earlier sample of the pixel has the same triangle.
static bool repeats_triangle(const Visible* v, int first, int i) {
  for (int k = first; k < i; k++) {
    if (v->tri[k] == v->tri[i]) return true;
  }
  return false;
}

static int list_tile(const ShadowWork* w, int tile, Query* out) {
  const Visible* v = w->tiles + tile;
  Tile t = tile_make(w->f, tile);
  int n = 0;
  for (int y = 0; y < t.height; y++) {
    for (int x = 0; x < t.width; x++) {
      int first = tile_sample(&t, x, y, 0);
      for (int i = first; i < first + w->f->samples; i++) {
        if (v->tri[i] < 0 || repeats_triangle(v, first, i) || !takes_shadow(w->f, v->tri[i]))
          continue;
        float eye[3];
        find_point(&t, v, x, y, i, eye);
        if (!make_query(w, eye, &out[n])) continue;
        out[n++].at = (uint32_t)tile * TILE_SAMPLES + (uint32_t)i;
      }
    }
  }
  return n;
}

static void list_tile_job(void* ctx, int tile, int thread) {
  ShadowWork* w = ctx;
  (void)thread;
  size_t most = (size_t)FRAME_TILE * FRAME_TILE * (size_t)w->f->samples;
  ((int*)w->count.data)[tile] = list_tile(w, tile, (Query*)w->query.data + (size_t)tile * most);
}

// Queries of all tiles, one behind the other.
static bool list_queries(ShadowWork* w, Pool* pool) {
  int tiles = w->f->tiles_x * w->f->tiles_y;
  size_t most = (size_t)FRAME_TILE * FRAME_TILE * (size_t)w->f->samples;
  if (!pile_reserve(&w->query, (size_t)tiles * most * sizeof(Query)) ||
      !pile_reserve(&w->count, (size_t)tiles * sizeof(int))) {
    return false;
  }
  pool_for(pool, tiles, list_tile_job, w);
  Query* q = w->query.data;
  w->nquery = 0;
  for (int i = 0; i < tiles; i++) {
    int n = ((int*)w->count.data)[i];
    memmove(q + w->nquery, q + (size_t)i * most, (size_t)n * sizeof *q);
    w->nquery += n;
  }
  return true;
}

//---------------------------------- cells ---------------------------------------------------------

static void bound_queries(ShadowWork* w) {
  const Query* q = w->query.data;
  w->x0 = w->y0 = 1e9f;
  w->x1 = w->y1 = 0;
  for (int i = 0; i < w->nquery; i++) {
    if (q[i].x < w->x0) w->x0 = q[i].x;
    if (q[i].y < w->y0) w->y0 = q[i].y;
    if (q[i].x > w->x1) w->x1 = q[i].x;
    if (q[i].y > w->y1) w->y1 = q[i].y;
  }
  w->cells = 1;
  while (w->cells < CELLS_MAX && 4 * w->cells * w->cells < w->nquery) w->cells *= 2;
  w->scale_x = (float)w->cells / (w->x1 - w->x0 + 1);
  w->scale_y = (float)w->cells / (w->y1 - w->y0 + 1);
}

static int find_cell(const ShadowWork* w, float at, float from, float scale) {
  return integer_of((double)((at - from) * scale), 0, w->cells - 1);
}

static bool reserve_sorted(ShadowWork* w) {
  size_t n = (size_t)w->nquery + 4, cells = (size_t)w->cells * (size_t)w->cells;
  return pile_reserve(&w->start, (cells + 2) * sizeof(int)) &&
         pile_reserve(&w->x, n * sizeof(float)) && pile_reserve(&w->y, n * sizeof(float)) &&
         pile_reserve(&w->r, n * sizeof(float)) && pile_reserve(&w->at, n * sizeof(uint32_t)) &&
         pile_reserve(&w->dark, n * sizeof(int));
}

// Queries by cell, each in an array per number, so that four are tested at once.
static bool sort_queries(ShadowWork* w) {
  bound_queries(w);
  if (!reserve_sorted(w)) return false;
  size_t cells = (size_t)w->cells * (size_t)w->cells;
  const Query* q = w->query.data;
  int* start = w->start.data;
  memset(start, 0, (cells + 2) * sizeof(int));
  for (int i = 0; i < w->nquery; i++) {
    start[find_cell(w, q[i].y, w->y0, w->scale_y) * w->cells +
          find_cell(w, q[i].x, w->x0, w->scale_x) + 2]++;
  }
  for (size_t i = 1; i <= cells + 1; i++) start[i] += start[i - 1];
  float *x = w->x.data, *y = w->y.data, *r = w->r.data;
  for (int i = 0; i < w->nquery; i++) {
    int cell = find_cell(w, q[i].y, w->y0, w->scale_y) * w->cells +
               find_cell(w, q[i].x, w->x0, w->scale_x);
    int at = start[cell + 1]++;
    x[at] = q[i].x, y[at] = q[i].y, r[at] = q[i].r;
    ((uint32_t*)w->at.data)[at] = q[i].at;
  }
  memset(w->dark.data, 0, ((size_t)w->nquery + 4) * sizeof(int));
  for (int i = w->nquery; i < w->nquery + 4; i++) x[i] = y[i] = -1e9f, r[i] = 2;
  return true;
}

//---------------------------------- tests ---------------------------------------------------------

typedef struct EdgeLine {
  float a, b, x, y; // inside: a (x - x0) + b (y - y0) >= 0
} EdgeLine;

// Edges are computed from the same end in both triangles that share them: nothing shines through.
static EdgeLine make_edge(const Caster* t, int i, int j) {
  bool swap = t->x[j] < t->x[i] || (t->x[j] == t->x[i] && t->y[j] < t->y[i]);
  int from = swap ? j : i, to = swap ? i : j;
  float s = swap ? -1.0f : 1.0f;
  return (EdgeLine){s * (t->y[from] - t->y[to]), s * (t->x[to] - t->x[from]), t->x[from],
                    t->y[from]};
}

typedef struct CasterTest {
  EdgeLine edge[3];
  float z, zx, zy, x, y; // depth of the map
} CasterTest;

static bool set_test(CasterTest* s, const Caster* t) {
  double x1 = (double)t->x[1] - (double)t->x[0], y1 = (double)t->y[1] - (double)t->y[0];
  double x2 = (double)t->x[2] - (double)t->x[0], y2 = (double)t->y[2] - (double)t->y[0];
  double area = x1 * y2 - x2 * y1;
  if (area == 0 || !(fabs(area) < 1e30)) return false;
  int j = area > 0 ? 1 : 2, k = area > 0 ? 2 : 1;
  s->edge[0] = make_edge(t, 0, j);
  s->edge[1] = make_edge(t, j, k);
  s->edge[2] = make_edge(t, k, 0);
  double d1 = (double)t->z[1] - (double)t->z[0], d2 = (double)t->z[2] - (double)t->z[0];
  s->zx = (float)((d1 * y2 - d2 * y1) / area);
  s->zy = (float)((d2 * x1 - d1 * x2) / area);
  s->x = t->x[0], s->y = t->y[0];
  s->z = t->z[0] - kOffsetSlope * (fabsf(s->zx) > fabsf(s->zy) ? fabsf(s->zx) : fabsf(s->zy)) -
         kOffsetUnits;
  return true;
}

// Queries from first on that are covered and farther than the caster become dark.
static void test_range(ShadowWork* w, const CasterTest* s, int first, int end) {
  const float *qx = w->x.data, *qy = w->y.data, *qr = w->r.data;
  int* dark = w->dark.data;
  for (int i = first; i < end; i += 4) {
    float4 x = *(const float4_any*)(qx + i), y = *(const float4_any*)(qy + i);
    float4 z = s->z + s->zx * (x - s->x) + s->zy * (y - s->y);
    int4 in = *(const float4_any*)(qr + i) < z;
    for (int k = 0; k < 3; k++) {
      const EdgeLine* e = &s->edge[k];
      in &= e->a * (x - e->x) + e->b * (y - e->y) >= 0;
    }
    *(int4_any*)(dark + i) |= in;
  }
}

//---------------------------------- casters -------------------------------------------------------

typedef struct Extent {
  float x0, x1, y0, y1;
} Extent;

static inline Extent caster_extent(const Caster* t) {
  Extent e = {t->x[0], t->x[0], t->y[0], t->y[0]};
  for (int k = 1; k < 3; k++) {
    if (t->x[k] < e.x0) e.x0 = t->x[k];
    if (t->x[k] > e.x1) e.x1 = t->x[k];
    if (t->y[k] < e.y0) e.y0 = t->y[k];
    if (t->y[k] > e.y1) e.y1 = t->y[k];
  }
  return e;
}

// Whether the middle of a texel is between two coordinates, which are positive or cut to be.
static inline bool holds_middle(float low, float high) {
  int a = integer_of((double)(low + 0.5f), 0, 1 << 20),
      b = integer_of((double)(high + 0.5f), 0, 1 << 20);
  return a != b || low + 0.5f == (float)a;
}

// Tests the queries in the cells that a triangle touches.
static void test_caster(ShadowWork* w, const Caster* t) {
  Extent e = caster_extent(t);
  if (!(e.x1 >= w->x0 && e.y1 >= w->y0 && e.x0 <= w->x1 && e.y0 <= w->y1)) return;
  if (!holds_middle(e.x0, e.x1) || !holds_middle(e.y0, e.y1)) return;
  int cx0 = find_cell(w, e.x0, w->x0, w->scale_x), cx1 = find_cell(w, e.x1, w->x0, w->scale_x);
  int cy0 = find_cell(w, e.y0, w->y0, w->scale_y), cy1 = find_cell(w, e.y1, w->y0, w->scale_y);
  const int* start = w->start.data;
  CasterTest s;
  bool ready = false;
  for (int cy = cy0; cy <= cy1; cy++) {
    int first = start[cy * w->cells + cx0], end = start[cy * w->cells + cx1 + 1];
    if (first == end) continue;
    if (!ready && !set_test(&s, t)) return;
    ready = true;
    test_range(w, &s, first, end);
  }
}

typedef struct ClipPoint {
  double c[4];
} ClipPoint;

static void test_cut(ShadowWork* w, const ClipPoint* a, const ClipPoint* b, const ClipPoint* c) {
  const ClipPoint* p[3] = {a, b, c};
  Caster t;
  for (int k = 0; k < 3; k++) {
    if (!(p[k]->c[3] > 0)) return;
    double iw = 1 / p[k]->c[3];
    t.x[k] = (float)(1 + (w->size - 2) * (0.5 * p[k]->c[0] * iw + 0.5));
    t.y[k] = (float)(1 + (w->size - 2) * (0.5 * p[k]->c[1] * iw + 0.5));
    t.z[k] = (float)(p[k]->c[2] * iw);
    if (!(fabsf(t.x[k]) < 1e15f && fabsf(t.y[k]) < 1e15f)) return;
  }
  test_caster(w, &t);
}

// Before the light's near plane: w - z >= 0.
static double near_height(const ClipPoint* p) { return p->c[3] - p->c[2]; }

static void cut_caster(ShadowWork* w, const ClipPoint p[3]) {
  ClipPoint out[6];
  int n = 0;
  for (int i = 0; i < 3; i++) {
    const ClipPoint *a = &p[i], *b = &p[(i + 1) % 3];
    double ha = near_height(a), hb = near_height(b);
    if (ha >= 0) out[n++] = *a;
    if ((ha >= 0) == (hb >= 0)) continue;
    double t = ha / (ha - hb);
    for (int k = 0; k < 4; k++) out[n].c[k] = a->c[k] + t * (b->c[k] - a->c[k]);
    n++;
  }
  for (int k = 2; k < n; k++) test_cut(w, &out[0], &out[k - 1], &out[k]);
}

static void place_clip(ClipPoint* out, const double m[16], const float* p) {
  for (int i = 0; i < 4; i++) {
    const double* r = m + 4 * i;
    out->c[i] = r[0] * (double)p[0] + r[1] * (double)p[1] + r[2] * (double)p[2] + r[3];
  }
}

// A vertex in texels; depth, or 2 if it is behind the near plane.
typedef struct MapVertex {
  float x, y, z;
} MapVertex;

static const float kBehind = 2;

// Places the vertices of a form; false: some are behind the near plane.
static bool place_casters(const ShadowWork* w, const Form* form, const double m[16],
                          MapVertex* out) {
  float r[16], half = 0.5f * (float)(w->size - 2), middle = 1 + half;
  for (int k = 0; k < 16; k++) r[k] = (float)m[k];
  bool all = true;
  for (int i = 0; i < form->nvert; i += 4) {
    float4 x, y, z;
    for (int k = 0; k < 4; k++) {
      const float* p = form->pos + 3 * (size_t)(i + k < form->nvert ? i + k : i);
      x[k] = p[0], y[k] = p[1], z[k] = p[2];
    }
    float4 cx = r[0] * x + r[1] * y + r[2] * z + r[3], cy = r[4] * x + r[5] * y + r[6] * z + r[7];
    float4 cz = r[8] * x + r[9] * y + r[10] * z + r[11],
           cw = r[12] * x + r[13] * y + r[14] * z + r[15];
    int4 ok = (cw >= cz) & (cw > 1e-9f);
    float4 iw = 1.0f / cw;
    cx = half * cx * iw + middle, cy = half * cy * iw + middle, cz *= iw;
    ok &= (cx < 1e15f) & (cx > -1e15f) & (cy < 1e15f) & (cy > -1e15f);
    for (int k = 0; k < 4; k++) out[i + k] = (MapVertex){cx[k], cy[k], ok[k] ? cz[k] : kBehind};
    all &= simd_mask4(&ok) == 15;
  }
  return all;
}

static void cast_triangle(ShadowWork* w, const Form* form, const int t[3], const double m[16],
                          bool solid) {
  const MapVertex *v = w->clip.data, *a = v + t[0], *b = v + t[1], *c = v + t[2];
  if (a->z >= kBehind || b->z >= kBehind || c->z >= kBehind) {
    ClipPoint p[3];
    for (int k = 0; k < 3; k++) place_clip(&p[k], m, form->pos + 3 * (size_t)t[k]);
    cut_caster(w, p);
    return;
  }
  // the far side of a solid is never nearer to the light
  if (solid && (b->x - a->x) * (c->y - a->y) - (c->x - a->x) * (b->y - a->y) < 0) return;
  Caster s = {{a->x, b->x, c->x}, {a->y, b->y, c->y}, {a->z, b->z, c->z}};
  test_caster(w, &s);
}

static void cast_piece(ShadowWork* w, const Piece* p) {
  const Form* form = &p->form;
  double place[16] = {0}, m[16];
  memcpy(place, p->place, sizeof p->place);
  place[15] = 1;
  multiply_44(m, w->toclip, place);
  if (!pile_reserve(&w->clip, (size_t)(form->nvert + 4) * sizeof(MapVertex))) {
    w->f->failed = true;
    return;
  }
  bool all = place_casters(w, form, m, w->clip.data);
  for (int i = 0; i < form->ntri; i++) {
    int t[3] = {3 * i, 3 * i + 1, 3 * i + 2};
    if (form->tri) memcpy(t, form->tri + 3 * (size_t)i, sizeof t);
    cast_triangle(w, form, t, m, form->solid && all);
  }
}

static void write_dark(ShadowWork* w) {
  const int* dark = w->dark.data;
  const uint32_t* at = w->at.data;
  for (int i = 0; i < w->nquery; i++) {
    if (dark[i])
      w->tiles[at[i] / TILE_SAMPLES].lit[at[i] % TILE_SAMPLES] &= (uint8_t) ~(1u << w->bit);
  }
}

static bool find_light_shadow(ShadowWork* w, const ctvLight* l, Pool* pool) {
  set_light_view(w, w->f, l);
  if (!list_queries(w, pool)) return false;
  if (w->nquery == 0) return true;
  if (!sort_queries(w)) return false;
  for (int i = 0; i < w->f->npiece && !w->f->failed; i++) {
    if (frame_piece(w->f, i)->casts) cast_piece(w, frame_piece(w->f, i));
  }
  if (w->f->failed) return false;
  write_dark(w);
  return true;
}

bool shadow_find(Shot* f, Visible* tiles, Pool* pool) {
  if (!f->shadow_work) f->shadow_work = alloc_zero(sizeof(ShadowWork));
  ShadowWork* w = f->shadow_work;
  if (!w) return false;
  w->f = f;
  w->tiles = tiles;
  for (int i = 0; i < f->nlight; i++) {
    if (!f->light[0][i].shadow) continue;
    w->bit = f->light[0][i].shadow - 1;
    if (!find_light_shadow(w, f->scn->lights + i, pool)) return false;
  }
  return true;
}
