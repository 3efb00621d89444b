#include "draw/casters.h"

#include "base/assert.h"
#include "base/integer.h"
#include "base/simd.h"

#include <math.h>
#include <string.h>

static const float kOffsetSlope = 1.5f;              // polygon offset of the map
static const float kOffsetUnits = 4.0f / (1u << 24); // of 24 bits

enum { ROWS_MOST = 16, LEVEL_BIG = CASTER_LEVELS };
static const int kShift[CASTER_LEVELS] = {2, 5, 8};
static const float kExtent[CASTER_LEVELS] = {8, 64, 512}; // texels of the largest triangle

void casters_free(CasterMap* m) {
  for (int i = 0; i < CASTER_LEVELS; i++) {
    pile_free(&m->level[i].start);
    pile_free(&m->level[i].list);
  }
  pile_free(&m->caster);
  pile_free(&m->big);
  pile_free(&m->place);
}

//---------------------------------- triangles -----------------------------------------------------

// Corners of a triangle on the map.
typedef struct MapTriangle {
  float x[3], y[3], z[3];
} MapTriangle;

// Edges are computed from the same end in both triangles that share them: nothing shines through.
static void set_edge(Caster* c, int k, const MapTriangle* t, int i, int j) {
  bool swap = t->x[j] < t->x[i] || (t->x[j] == t->x[i] && t->y[j] < t->y[i]);
  int from = swap ? j : i, to = swap ? i : j;
  float s = swap ? -1.0f : 1.0f;
  c->a[k] = s * (t->y[from] - t->y[to]), c->b[k] = s * (t->x[to] - t->x[from]);
  c->x[k] = t->x[from], c->y[k] = t->y[from];
}

static bool set_caster(Caster* c, const MapTriangle* t) {
  double x1 = (double)t->x[1] - (double)t->x[0], y1 = (double)t->y[1] - (double)t->y[0];
  double x2 = (double)t->x[2] - (double)t->x[0], y2 = (double)t->y[2] - (double)t->y[0];
  double area = x1 * y2 - x2 * y1;
  if (area == 0 || !(fabs(area) < 1e30)) return false;
  int j = area > 0 ? 1 : 2, k = area > 0 ? 2 : 1;
  set_edge(c, 0, t, 0, j);
  set_edge(c, 1, t, j, k);
  set_edge(c, 2, t, k, 0);
  c->a[3] = c->b[3] = c->x[3] = c->y[3] = 0;
  double d1 = (double)t->z[1] - (double)t->z[0], d2 = (double)t->z[2] - (double)t->z[0];
  double scale = 1 / area;
  c->zx = (float)((d1 * y2 - d2 * y1) * scale);
  c->zy = (float)((d2 * x1 - d1 * x2) * scale);
  c->x0 = t->x[0], c->y0 = t->y[0];
  float slope = fabsf(c->zx) > fabsf(c->zy) ? fabsf(c->zx) : fabsf(c->zy);
  c->z = t->z[0] - kOffsetSlope * slope - kOffsetUnits;
  float top = t->z[0] > t->z[1] ? t->z[0] : t->z[1];
  c->top = top > t->z[2] ? top : t->z[2];
  return true;
}

typedef struct MapExtent {
  float x0, y0, x1, y1;
} MapExtent;

static MapExtent bound_triangle(const MapTriangle* t) {
  MapExtent e = {t->x[0], t->y[0], t->x[0], t->y[0]};
  for (int k = 1; k < 3; k++) {
    if (t->x[k] < e.x0) e.x0 = t->x[k];
    if (t->x[k] > e.x1) e.x1 = t->x[k];
    if (t->y[k] < e.y0) e.y0 = t->y[k];
    if (t->y[k] > e.y1) e.y1 = t->y[k];
  }
  return e;
}

// Whether the middle of a texel is between two coordinates, which are not negative.
static inline bool holds_middle(float low, float high) {
  int a = integer_of((double)(low + 0.5f), 0, 1 << 20),
      b = integer_of((double)(high + 0.5f), 0, 1 << 20);
  return a != b || low + 0.5f == (float)a;
}

typedef struct CasterPlace {
  short x0, y0, x1, y1; // smallest cells of the level
  short level;
} CasterPlace;

static short find_cell(float texel, int level) {
  return (short)(integer_of((double)texel, 0, 1 << 16) >> kShift[level]);
}

static void add_caster(CasterMap* m, const MapTriangle* t, int piece) {
  float size = (float)m->size;
  MapExtent e = bound_triangle(t);
  if (!(e.x1 > 0 && e.y1 > 0 && e.x0 < size && e.y0 < size)) return;
  e = (MapExtent){fmaxf(e.x0, 0), fmaxf(e.y0, 0), fminf(e.x1, size), fminf(e.y1, size)};
  if (!holds_middle(e.x0, e.x1) || !holds_middle(e.y0, e.y1)) return;
  Caster* c = (Caster*)m->caster.data + m->n;
  if (!set_caster(c, t)) return;
  c->piece = piece;
  float extent = fmaxf(e.x1 - e.x0, e.y1 - e.y0);
  short level = 0;
  while (level < CASTER_LEVELS && extent > kExtent[level]) level++;
  CasterPlace* p = (CasterPlace*)m->place.data + m->n++;
  *p = (CasterPlace){.level = level};
  if (level == LEVEL_BIG) return;
  p->x0 = find_cell(e.x0, level), p->x1 = find_cell(e.x1, level);
  p->y0 = find_cell(e.y0, level), p->y1 = find_cell(e.y1, level);
}

typedef struct ClipPoint {
  double c[4];
} ClipPoint;

static void add_cut(CasterMap* m, const ClipPoint* const p[3], int piece) {
  MapTriangle t;
  for (int k = 0; k < 3; k++) {
    if (!(p[k]->c[3] > 0)) return;
    double iw = 1 / p[k]->c[3];
    t.x[k] = (float)(1 + (m->size - 2) * (0.5 * p[k]->c[0] * iw + 0.5));
    t.y[k] = (float)(1 + (m->size - 2) * (0.5 * p[k]->c[1] * iw + 0.5));
    t.z[k] = (float)(p[k]->c[2] * iw);
    if (!(fabsf(t.x[k]) < 1e15f && fabsf(t.y[k]) < 1e15f)) return;
  }
  add_caster(m, &t, piece);
}

// Before the light's near plane: w - z >= 0.
static double near_height(const ClipPoint* p) { return p->c[3] - p->c[2]; }

// A triangle that crosses the near plane: at most two are left of it.
static void add_crossing(CasterMap* m, const ClipPoint p[3], int piece) {
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
  CT_ASSERT(n <= 4);
  for (int k = 2; k < n; k++) {
    add_cut(m, (const ClipPoint* [3]){&out[0], &out[k - 1], &out[k]}, piece);
  }
}

//---------------------------------- pieces --------------------------------------------------------

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
static bool place_vertices(const CasterMap* w, const Form* form, const double m[16],
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

static void add_form_triangle(CasterMap* w, const Form* form, const int t[3], const double m[16],
                              const MapVertex* v, int piece) {
  const MapVertex *a = v + t[0], *b = v + t[1], *c = v + t[2];
  if (a->z >= kBehind || b->z >= kBehind || c->z >= kBehind) {
    ClipPoint p[3];
    for (int k = 0; k < 3; k++) place_clip(&p[k], m, form->pos + 3 * (size_t)t[k]);
    add_crossing(w, p, piece);
    return;
  }
  add_caster(w, &(MapTriangle){{a->x, b->x, c->x}, {a->y, b->y, c->y}, {a->z, b->z, c->z}}, piece);
}

static bool is_far_side(const MapVertex* a, const MapVertex* b, const MapVertex* c) {
  return (b->x - a->x) * (c->y - a->y) - (c->x - a->x) * (b->y - a->y) < 0;
}

static void multiply_clip(double r[16], const double a[16], const double place[12]) {
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 4; j++) {
      double s = j == 3 ? a[4 * i + 3] : 0;
      for (int k = 0; k < 3; k++) s += a[4 * i + k] * place[4 * k + j];
      r[4 * i + j] = s;
    }
  }
}

// A triangle that the near plane cuts becomes two.
static bool reserve_casters(CasterMap* w, const Form* form) {
  size_t n = (size_t)w->n + 2 * (size_t)form->ntri;
  return pile_reserve(&w->big, (size_t)(form->nvert + 4) * sizeof(MapVertex)) &&
         pile_reserve(&w->caster, n * sizeof(Caster)) &&
         pile_reserve(&w->place, n * sizeof(CasterPlace));
}

static bool add_piece_casters(CasterMap* w, const Piece* p, int piece) {
  const Form* form = &p->form;
  double m[16];
  multiply_clip(m, w->toclip, p->place);
  if (!reserve_casters(w, form)) return false;
  MapVertex* v = w->big.data; // not yet in use as the list of large ones
  bool solid = place_vertices(w, form, m, v) && form->solid;
  for (int i = 0; i < form->ntri; i++) {
    int t[3] = {3 * i, 3 * i + 1, 3 * i + 2};
    if (form->tri) memcpy(t, form->tri + 3 * (size_t)i, sizeof t);
    // the far side of a solid is never nearer to the light
    if (solid && is_far_side(v + t[0], v + t[1], v + t[2])) continue;
    add_form_triangle(w, form, t, m, v, piece);
  }
  return true;
}

//---------------------------------- cells ---------------------------------------------------------

// The cells that the casters of a level touch, joined while they are many more than casters.
static void bound_level(CasterMap* m, int level) {
  const CasterPlace* p = m->place.data;
  CasterLevel* l = &m->level[level];
  int x1 = -1, y1 = -1, n = 0;
  l->x0 = l->y0 = 1 << 16;
  for (int i = 0; i < m->n; i++) {
    if (p[i].level != level) continue;
    n++;
    if (p[i].x0 < l->x0) l->x0 = p[i].x0;
    if (p[i].y0 < l->y0) l->y0 = p[i].y0;
    if (p[i].x1 > x1) x1 = p[i].x1;
    if (p[i].y1 > y1) y1 = p[i].y1;
  }
  l->shift = 0; // beyond that of places
  while (n > 0 && ((x1 >> l->shift) - (l->x0 >> l->shift) + 1) *
                          ((y1 >> l->shift) - (l->y0 >> l->shift) + 1) >
                      4 * n + 1024) {
    l->shift++;
  }
  l->x0 >>= l->shift, l->y0 >>= l->shift;
  l->nx = n > 0 ? (x1 >> l->shift) - l->x0 + 1 : 0;
  l->ny = n > 0 ? (y1 >> l->shift) - l->y0 + 1 : 0;
}

// A caster in the list of a cell.
typedef struct CellEntry {
  float top;
  int caster;
} CellEntry;

// Adds one to each cell of a caster (list NULL), or the caster to the list of each.
static void visit_cells(const CasterLevel* l, const CasterPlace* p, CellEntry e, int* start,
                        CellEntry* list) {
  int s = l->shift;
  for (int y = (p->y0 >> s) - l->y0; y <= (p->y1 >> s) - l->y0; y++) {
    for (int x = (p->x0 >> s) - l->x0; x <= (p->x1 >> s) - l->x0; x++) {
      int* at = start + (size_t)y * (size_t)l->nx + x;
      if (list) list[*at] = e;
      ++*at;
    }
  }
}

static void visit_casters(const CasterMap* m, int level, int* start, CellEntry* list) {
  const CasterPlace* p = m->place.data;
  const Caster* c = m->caster.data;
  for (int i = 0; i < m->n; i++) {
    if (p[i].level != level) continue;
    visit_cells(&m->level[level], &p[i], (CellEntry){c[i].top, i}, start, list);
  }
}

static bool fill_level(CasterMap* m, int level) {
  CasterLevel* l = &m->level[level];
  bound_level(m, level);
  size_t cells = (size_t)l->nx * (size_t)l->ny;
  if (!pile_reserve(&l->start, (cells + 2) * sizeof(int))) return false;
  int *start = l->start.data, sum = 0;
  memset(start, 0, (cells + 2) * sizeof(int));
  visit_casters(m, level, start + 1, NULL);
  for (size_t i = 0; i <= cells; i++) { // counts become starts, one place later
    int count = start[i + 1];
    start[i + 1] = sum;
    sum += count;
  }
  if (!pile_reserve(&l->list, ((size_t)sum + 1) * sizeof(CellEntry))) return false;
  visit_casters(m, level, start + 1, l->list.data);
  l->shift += kShift[level];
  return true;
}

static bool list_big(CasterMap* m) {
  const CasterPlace* p = m->place.data;
  m->nbig = 0;
  if (!pile_reserve(&m->big, ((size_t)m->n + 1) * sizeof(int))) return false;
  for (int i = 0; i < m->n; i++) {
    if (p[i].level == LEVEL_BIG) ((int*)m->big.data)[m->nbig++] = i;
  }
  return true;
}

bool casters_make(CasterMap* m, const Shot* f) {
  m->n = 0;
  for (int i = 0; i < f->npiece; i++) {
    if (frame_piece(f, i)->casts && !add_piece_casters(m, frame_piece(f, i), i)) return false;
  }
  for (int k = 0; k < CASTER_LEVELS; k++) {
    if (!fill_level(m, k)) return false;
  }
  return list_big(m);
}

//---------------------------------- search --------------------------------------------------------

static inline bool covers_texel(const Caster* c, const MapQuery* q) {
  float4 e = *(const float4_any*)c->a * (q->x - *(const float4_any*)c->x) +
             *(const float4_any*)c->b * (q->y - *(const float4_any*)c->y);
  int4 in = e >= 0;
  if (simd_mask4(&in) != 15) return false;
  return q->r < c->z + c->zx * (q->x - c->x0) + c->zy * (q->y - c->y0);
}

static inline bool level_hides(const CasterMap* m, const CasterLevel* l, const MapQuery* q) {
  int x = (q->tx >> l->shift) - l->x0, y = (q->ty >> l->shift) - l->y0;
  if ((unsigned)x >= (unsigned)l->nx || (unsigned)y >= (unsigned)l->ny) return false;
  const int* at = (const int*)l->start.data + (size_t)y * (size_t)l->nx + x;
  const CellEntry* list = l->list.data;
  for (int i = at[0]; i < at[1]; i++) {
    if (q->r < list[i].top && covers_texel((const Caster*)m->caster.data + list[i].caster, q)) {
      return true;
    }
  }
  return false;
}

bool casters_in_cells(const CasterMap* m, const MapQuery* q) {
  for (int k = 0; k < CASTER_LEVELS; k++) {
    if (level_hides(m, &m->level[k], q)) return true;
  }
  return false;
}

bool casters_among_big(const CasterMap* m, const MapQuery* q, int but) {
  const int* list = m->big.data;
  for (int i = 0; i < m->nbig; i++) {
    const Caster* c = (const Caster*)m->caster.data + list[i];
    if (c->piece != but && q->r < c->top && covers_texel(c, q)) return true;
  }
  return false;
}

// Whether cells of a level that the rectangle touches hold casters; many rows count as touched.
static bool level_touches(const CasterLevel* l, const TexelRect* r) {
  int x0 = (r->x0 >> l->shift) - l->x0, x1 = (r->x1 >> l->shift) - l->x0;
  int y0 = (r->y0 >> l->shift) - l->y0, y1 = (r->y1 >> l->shift) - l->y0;
  if (x0 < 0) x0 = 0;
  if (y0 < 0) y0 = 0;
  if (x1 >= l->nx) x1 = l->nx - 1;
  if (y1 >= l->ny) y1 = l->ny - 1;
  if (x0 > x1 || y0 > y1) return false;
  if (y1 - y0 >= ROWS_MOST) return true;
  const int* start = l->start.data;
  for (int y = y0; y <= y1; y++) {
    const int* row = start + (size_t)y * (size_t)l->nx;
    if (row[x0] != row[x1 + 1]) return true;
  }
  return false;
}

bool casters_cells_touch(const CasterMap* m, const TexelRect* r) {
  for (int k = 0; k < CASTER_LEVELS; k++) {
    if (level_touches(&m->level[k], r)) return true;
  }
  return false;
}

// Whether an edge has the whole rectangle outside.
static bool lies_beside(const Caster* c, const TexelRect* r) {
  for (int k = 0; k < 3; k++) {
    float x = (float)(c->a[k] > 0 ? r->x1 + 1 : r->x0),
          y = (float)(c->b[k] > 0 ? r->y1 + 1 : r->y0);
    if (c->a[k] * (x - c->x[k]) + c->b[k] * (y - c->y[k]) < 0) return true;
  }
  return false;
}

bool casters_big_touch(const CasterMap* m, const TexelRect* r, int but) {
  const int* list = m->big.data;
  for (int i = 0; i < m->nbig; i++) {
    const Caster* c = (const Caster*)m->caster.data + list[i];
    if (c->piece != but && !lies_beside(c, r)) return true;
  }
  return false;
}
