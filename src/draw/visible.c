// Which triangle is nearest at each sample.
//
// A triangle is counterclockwise: a sample is inside if each edge function
//   E = (xb - xa)(y - ya) - (yb - ya)(x - xa)
// is positive, or zero on edges that are left or at the top, so that neighbours never share a
// sample nor leave one out. Coordinates are integers: E is exact. Samples are at multiples of 32,
// so that floor(E / 32) has the sign of E and fits into 32 bits within a block of 8 pixels.
#include "draw/visible.h"

#include "base/simd.h"
#include "math/wide.h"

#include <math.h>
#include <string.h>

const Grouping kGrouping[5] = {
    [1] = {2, 2, {4, 12, 4, 12}, {4, 4, 12, 12}},
    [2] = {2, 1, {6, 2, 14, 10}, {6, 2, 6, 2}},
    [4] = {1, 1, {3, 7, 1, 5}, {1, 3, 5, 7}},
};

enum { BLOCK = 8, EDGE_LIMIT = 1 << 30 };

Tile tile_make(const Shot* f, int index) {
  Tile t = {f,
            &kGrouping[f->samples],
            index % f->tiles_x * FRAME_TILE,
            index / f->tiles_x * FRAME_TILE,
            0,
            0,
            0};
  t.width = f->width - t.x < FRAME_TILE ? f->width - t.x : FRAME_TILE;
  t.height = f->height - t.y < FRAME_TILE ? f->height - t.y : FRAME_TILE;
  t.row = FRAME_TILE / t.grouping->width;
  return t;
}

void visible_clear(Visible* v) {
  memset(v->z, 0, sizeof v->z);
  memset(v->tri, 0xff, sizeof v->tri);
}

//---------------------------------- setup ---------------------------------------------------------

typedef struct Cover {
  int a[3], b[3];     // change of E / 32 per eighth of a pixel
  int64_t c[3];       // E at the tile's corner, less 1 on edges that are open
  int lane[3][8];     // of the samples in two groups, from the corner of the first
  int x0, x1, y0, y1; // pixels of the tile that it may touch, last included
  float zx, zy;       // change of depth per pixel
  double z0;          // at the tile's corner
  float zlane[8];
} Cover;

static int floor_pixel(int sub) { return sub >> 8; }

WIDE_INLINE bool bound_cover(Cover* c, const Tile* t, const Vertex* const v[3]) {
  int x0 = v[0]->x, x1 = v[0]->x, y0 = v[0]->y, y1 = v[0]->y;
  for (int k = 1; k < 3; k++) {
    if (v[k]->x < x0) x0 = v[k]->x;
    if (v[k]->x > x1) x1 = v[k]->x;
    if (v[k]->y < y0) y0 = v[k]->y;
    if (v[k]->y > y1) y1 = v[k]->y;
  }
  c->x0 = floor_pixel(x0) - t->x, c->x1 = floor_pixel(x1) - t->x;
  c->y0 = floor_pixel(y0) - t->y, c->y1 = floor_pixel(y1) - t->y;
  if (c->x0 < 0) c->x0 = 0;
  if (c->y0 < 0) c->y0 = 0;
  if (c->x1 >= t->width) c->x1 = t->width - 1;
  if (c->y1 >= t->height) c->y1 = t->height - 1;
  return c->x0 <= c->x1 && c->y0 <= c->y1;
}

WIDE_INLINE void set_edge_functions(Cover* c, const Tile* t, const Vertex* const v[3]) {
  int cx = t->x * FRAME_SUB, cy = t->y * FRAME_SUB;
  for (int k = 0; k < 3; k++) {
    const Vertex *p = v[k], *q = v[(k + 1) % 3];
    int a = p->y - q->y, b = q->x - p->x;
    bool closed = a > 0 || (a == 0 && b < 0);
    c->a[k] = a, c->b[k] = b;
    c->c[k] = (int64_t)a * (cx - p->x) + (int64_t)b * (cy - p->y) - !closed;
    int4 lane = a * *(const int4_any*)t->grouping->x + b * *(const int4_any*)t->grouping->y;
    *(int4_any*)c->lane[k] = lane;
    *(int4_any*)(c->lane[k] + 4) = lane + 8 * a * t->grouping->width;
  }
}

// z = z0 + zx x + zy y through the corners
WIDE_INLINE void set_depth(Cover* c, const Tile* t, const Vertex* const v[3]) {
  double x1 = v[1]->x - v[0]->x, y1 = v[1]->y - v[0]->y, x2 = v[2]->x - v[0]->x,
         y2 = v[2]->y - v[0]->y;
  double d1 = (double)v[1]->z - (double)v[0]->z, d2 = (double)v[2]->z - (double)v[0]->z;
  double scale = FRAME_SUB / (x1 * y2 - x2 * y1);
  double zx = (d1 * y2 - d2 * y1) * scale, zy = (d2 * x1 - d1 * x2) * scale;
  double px = v[0]->x / (double)FRAME_SUB - t->x, py = v[0]->y / (double)FRAME_SUB - t->y;
  c->zx = (float)zx, c->zy = (float)zy;
  c->z0 = (double)v[0]->z - zx * px - zy * py;
  for (int s = 0; s < 4; s++) {
    c->zlane[s] = (float)(zx * t->grouping->x[s] + zy * t->grouping->y[s]) * 0.125f;
    c->zlane[s + 4] = c->zlane[s];
  }
}

WIDE_INLINE bool set_cover(Cover* c, const Tile* t, int tri) {
  const Tri* s = frame_tri(t->f, tri);
  const Vertex* const v[3] = {frame_vertex(t->f, s->v[0]), frame_vertex(t->f, s->v[1]),
                              frame_vertex(t->f, s->v[2])};
  if (!bound_cover(c, t, v)) return false;
  set_edge_functions(c, t, v);
  set_depth(c, t, v);
  return true;
}

//---------------------------------- blocks --------------------------------------------------------

typedef struct RasterBlock {
  int e[3];   // E / 32 at the block's corner
  bool whole; // all samples are inside
  float z;
} RasterBlock;

static int clamp_edge(int64_t e) {
  return e > EDGE_LIMIT ? EDGE_LIMIT : e < -EDGE_LIMIT ? -EDGE_LIMIT : (int)e;
}

// Edges at the corner (x, y) of a block of n x m pixels of the tile; false: it is outside.
WIDE_INLINE bool set_block(RasterBlock* b, const Cover* c, int x, int y) {
  const int last = 8 * BLOCK - 1;
  b->whole = true;
  for (int k = 0; k < 3; k++) {
    int64_t e = c->c[k] + ((int64_t)c->a[k] * x + (int64_t)c->b[k] * y) * FRAME_SUB;
    int64_t at = e >> 5;
    int64_t up =
        (c->a[k] > 0 ? (int64_t)c->a[k] * last : 0) + (c->b[k] > 0 ? (int64_t)c->b[k] * last : 0);
    int64_t down =
        (c->a[k] < 0 ? (int64_t)c->a[k] * last : 0) + (c->b[k] < 0 ? (int64_t)c->b[k] * last : 0);
    if (at + up < 0) return false;
    b->whole &= at + down >= 0;
    b->e[k] = clamp_edge(at);
  }
  b->z = (float)(c->z0 + (double)c->zx * x + (double)c->zy * y);
  return true;
}

static int4 group_inside(const RasterBlock* b, const Cover* c, int gx, int gy) {
  int4 in = {-1, -1, -1, -1};
  if (b->whole) return in;
  for (int k = 0; k < 3; k++) {
    int e = b->e[k] + 8 * (c->a[k] * gx + c->b[k] * gy);
    in &= (*(const int4_any*)c->lane[k] + e) >= 0;
  }
  return in;
}

static float4 group_depth(const RasterBlock* b, const Cover* c, int gx, int gy) {
  return *(const float4_any*)c->zlane + (b->z + c->zx * (float)gx + c->zy * (float)gy);
}

// Two groups, one beside the other.
typedef struct GroupPair {
  int8 in;
  float8 z;
} GroupPair;

WIDE_INLINE void find_pair(GroupPair* p, const RasterBlock* b, const Cover* c, int width, int gx,
                           int gy) {
  float8 x = {0, 0, 0, 0, 1, 1, 1, 1};
  x = x * (float)width + (float)gx;
  p->z = *(const float8_any*)c->zlane + (b->z + c->zx * x + c->zy * (float)gy);
  p->in = (int8){-1, -1, -1, -1, -1, -1, -1, -1};
  for (int k = 0; k < 3 && !b->whole; k++) {
    int e = b->e[k] + 8 * (c->a[k] * gx + c->b[k] * gy);
    p->in &= ~((*(const int8_any*)c->lane[k] + e) >> 31);
  }
}

// Groups of the block at (x, y) that the cover's bounds touch: each is given to VISIT(group, x, y).
typedef struct BlockRange {
  int x0, x1, y0, y1; // pixels from the block's corner, multiples of the group
} BlockRange;

WIDE_INLINE BlockRange block_range(const Cover* c, const Grouping* g, int x, int y) {
  BlockRange r = {c->x0 - x, c->x1 - x, c->y0 - y, c->y1 - y};
  if (r.x0 < 0) r.x0 = 0;
  if (r.y0 < 0) r.y0 = 0;
  if (r.x1 > BLOCK - 1) r.x1 = BLOCK - 1;
  if (r.y1 > BLOCK - 1) r.y1 = BLOCK - 1;
  r.x0 -= r.x0 % g->width;
  r.y0 -= r.y0 % g->height;
  return r;
}

WIDE_INLINE int block_group(const Tile* t, int x, int y) {
  return y / t->grouping->height * t->row + x / t->grouping->width;
}

WIDE_INLINE void see_pair(Visible* v, int at, const GroupPair* p, int tri) {
  float8* z = (float8*)(v->z + at);
  int8* id = (int8*)(v->tri + at);
  float8 before = p->z - *z;
  int8 behind;
  simd_negative8(&behind, &before);
  int8 in = p->in & ~behind;
  *id = (in & tri) | (~in & *id);
  simd_choose8(z, &in, &p->z, z);
}

// A group of samples of a line. Triangles that share an edge draw it twice.
static inline void see_line(Visible* v, int at, int4 in, float4 z, int tri) {
  for (int k = 0; k < 4; k++) {
    float old = v->z[at + k];
    bool same = v->tri[at + k] >= 0 && fabsf(z[k] - old) <= 2e-6f * old;
    if (!in[k] || (!same && z[k] < old)) continue;
    v->times[at + k] = (uint8_t)(same ? v->times[at + k] + (v->times[at + k] < 255) : 1);
    if (z[k] >= old) v->z[at + k] = z[k], v->tri[at + k] = tri;
  }
}

static void draw_line_block(Visible* v, const Tile* t, const Cover* c, int tri, int x, int y) {
  RasterBlock b;
  if (!set_block(&b, c, x, y)) return;
  const Grouping* g = t->grouping;
  BlockRange r = block_range(c, g, x, y);
  for (int gy = r.y0; gy <= r.y1; gy += g->height) {
    int at = 4 * block_group(t, x + r.x0, y + gy);
    for (int gx = r.x0; gx <= r.x1; gx += g->width, at += 4) {
      see_line(v, at, group_inside(&b, c, gx, gy), group_depth(&b, c, gx, gy), tri);
    }
  }
}

WIDE_INLINE void draw_block(Visible* v, const Tile* t, const Cover* c, int tri, int x, int y) {
  RasterBlock b;
  if (!set_block(&b, c, x, y)) return;
  const Grouping* g = t->grouping;
  BlockRange r = block_range(c, g, x, y);
  int step = 2 * g->width;
  r.x0 -= r.x0 % step;
  for (int gy = r.y0; gy <= r.y1; gy += g->height) {
    int at = 4 * block_group(t, x + r.x0, y + gy);
    for (int gx = r.x0; gx <= r.x1; gx += step, at += 8) {
      GroupPair p;
      find_pair(&p, &b, c, g->width, gx, gy);
      see_pair(v, at, &p, tri);
    }
  }
}

WIDE_INLINE void draw_cover(Visible* v, const Tile* t, const Cover* c, int tri) {
  for (int y = c->y0 / BLOCK * BLOCK; y <= c->y1; y += BLOCK) {
    for (int x = c->x0 / BLOCK * BLOCK; x <= c->x1; x += BLOCK) draw_block(v, t, c, tri, x, y);
  }
}
static void draw_line_cover(Visible* v, const Tile* t, const Cover* c, int tri) {
  for (int y = c->y0 / BLOCK * BLOCK; y <= c->y1; y += BLOCK) {
    for (int x = c->x0 / BLOCK * BLOCK; x <= c->x1; x += BLOCK) draw_line_block(v, t, c, tri, x, y);
  }
}

static void draw_lines(Visible* v, const Tile* t, const int* tri, int n) {
  for (int i = 0; i < n; i++) {
    Cover c;
    if (set_cover(&c, t, tri[i])) draw_line_cover(v, t, &c, tri[i]);
  }
}

WIDE_INLINE void draw_triangles(Visible* v, const Tile* t, const int* tri, int n) {
  for (int i = 0; i < n; i++) {
    Cover c;
    if (set_cover(&c, t, tri[i])) draw_cover(v, t, &c, tri[i]);
  }
}
WIDE_TARGET static void draw_triangles_wide(Visible* v, const Tile* t, const int* tri, int n) {
  draw_triangles(v, t, tri, n);
}

void visible_draw(Visible* v, const Tile* t, const int* tri, int n) {
  if (t->f->wire) {
    draw_lines(v, t, tri, n);
  } else {
    WIDE_CALL(draw_triangles, v, t, tri, n);
  }
}

typedef struct CoverJob {
  const Visible* v;
  const Tile* t;
  SeenGroup* seen;
  void* ctx;
} CoverJob;

static void cover_block(const CoverJob* j, const Cover* c, int x, int y) {
  const Visible* v = j->v;
  const Tile* t = j->t;
  RasterBlock b;
  if (!set_block(&b, c, x, y)) return;
  const Grouping* g = t->grouping;
  BlockRange r = block_range(c, g, x, y);
  for (int gy = r.y0; gy <= r.y1; gy += g->height) {
    int group = block_group(t, x + r.x0, y + gy);
    for (int gx = r.x0; gx <= r.x1; gx += g->width, group++) {
      float4 z = group_depth(&b, c, gx, gy);
      int4 in = group_inside(&b, c, gx, gy) & (z >= *(const float4*)(v->z + 4 * group));
      int mask = simd_mask4(&in);
      if (mask) j->seen(j->ctx, group, mask, (const float*)&z);
    }
  }
}

void visible_cover(const Visible* v, const Tile* t, int tri, SeenGroup* seen, void* ctx) {
  Cover c;
  CoverJob j = {v, t, seen, ctx};
  if (!set_cover(&c, t, tri)) return;
  for (int y = c.y0 / BLOCK * BLOCK; y <= c.y1; y += BLOCK) {
    for (int x = c.x0 / BLOCK * BLOCK; x <= c.x1; x += BLOCK) cover_block(&j, &c, x, y);
  }
}
