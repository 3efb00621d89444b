// Vertices on the screen, and the triangles between them that may be seen.
#include "base/integer.h"
#include "base/simd.h"
#include "draw/clip.h"
#include "draw/frame.h"

#include <math.h>
#include <string.h>

//---------------------------------- projection ----------------------------------------------------

typedef struct Projection {
  float px, py, cx, cy, zscale, zshift, width, height;
  bool ortho;
} Projection;

static Projection make_projection(const Shot* f) {
  const Eye* e = &f->eye;
  return (Projection){e->px,     e->py,     e->cx,           e->cy,
                      e->zscale, e->zshift, (float)f->width, (float)f->height,
                      e->ortho};
}

static inline int round_screen(float x) {
  return integer_of((double)(x + (x < 0 ? -0.5f : 0.5f)), -(1 << 23), 1 << 23);
}

// 32 bits of a lane, 0 where it does not hold
static inline int4 code_where(int4 mask, int code) { return mask & (int4){code, code, code, code}; }

// Of four positions in the eye's frame: screen coordinates and out codes. Codes are decided before
// the division: x / w < 0 is x < 0 wherever w > 0. Numbers that are none have all codes.
static inline void project_four(const Projection* p, const float4 e[3], Vertex* out,
                                uint16_t* code) {
  const float guard = FRAME_GUARD;
  float4 one = {1, 1, 1, 1}, w = p->ortho ? one : -e[2];
  float4 x = p->px * e[0] + p->cx * w, y = p->py * e[1] + p->cy * w;
  float4 z = p->zscale * e[2] + p->zshift;
  int4 c = code_where(z > w, OUT_NEAR) | code_where(z < 0, OUT_FAR);
  c |= code_where(x < 0, OUT_LEFT) | code_where(x > p->width * w, OUT_RIGHT);
  c |= code_where(y < 0, OUT_BELOW) | code_where(y > p->height * w, OUT_ABOVE);
  c |= code_where((x < -guard * w) | (x > guard * w) | (y < -guard * w) | (y > guard * w),
                  OUT_GUARD);
  float4 sum = x + y + z;
  c |= code_where(~(sum - sum == 0), OUT_NUMBERS | OUT_NEAR);
  int4 in = (c & (OUT_NEAR | OUT_GUARD)) == 0;
  float4 iw = one / (float4)((in & (int4)w) | (~in & (int4)one));
  for (int k = 0; k < 4; k++) {
    code[k] = (uint16_t)c[k];
    float sx = x[k] * iw[k] * FRAME_SUB, sy = y[k] * iw[k] * FRAME_SUB;
    out[k] =
        (Vertex){in[k] ? round_screen(sx) : 0, in[k] ? round_screen(sy) : 0, z[k] * iw[k], iw[k]};
  }
}

static inline void place_four(float4 e[3], const float m[12], const float* pos, const int at[4]) {
  float4 x, y, z;
  for (int k = 0; k < 4; k++) {
    const float* p = pos + 3 * (size_t)at[k];
    x[k] = p[0], y[k] = p[1], z[k] = p[2];
  }
  for (int i = 0; i < 3; i++) {
    const float* r = m + 4 * i;
    e[i] = r[0] * x + r[1] * y + r[2] * z + r[3];
  }
}

// Vertices behind the mirror's plane.
static void mark_mirrored(const Shot* f, const Piece* p, uint16_t* code) {
  double plane[4] = {0, 0, 0, f->mirror_plane[3]};
  for (int j = 0; j < 4; j++) {
    for (int i = 0; i < 3; i++) plane[j] += f->mirror_plane[i] * p->place[4 * i + j];
  }
  for (int i = 0; i < p->form.nvert; i++) {
    const float* q = p->form.pos + 3 * (size_t)i;
    double h =
        plane[0] * (double)q[0] + plane[1] * (double)q[1] + plane[2] * (double)q[2] + plane[3];
    if (!(h >= 0)) code[i] |= OUT_MIRROR;
  }
}

static void project_piece(const Shot* f, const Piece* p) {
  Projection proj = make_projection(f);
  Vertex* out = frame_vertex(f, p->vert0);
  uint16_t* code = (uint16_t*)f->codes.data + p->vert0;
  int n = p->form.nvert;
  for (int i = 0; i < n; i += 4) {
    int last = n - 1;
    int at[4] = {i, i + 1 < n ? i + 1 : last, i + 2 < n ? i + 2 : last, i + 3 < n ? i + 3 : last};
    float4 e[3];
    place_four(e, p->toeye, p->form.pos, at);
    project_four(&proj, e, out + i, code + i); // arrays have room for three more
  }
  if (p->layer < LAYER_MAIN) mark_mirrored(f, p, code);
}

bool vertices_make(Shot* f) {
  int n = 0;
  f->nsheet = 0;
  for (int i = 0; i < f->npiece; i++) {
    Piece* p = frame_piece(f, i);
    p->vert0 = n;
    n += (p->form.nvert + 3) / 4 * 4;
    p->sheet0 = f->nsheet;
    if (p->form.grid) f->nsheet += p->form.grid->fine->nvert;
  }
  f->nvert = n;
  f->nbetween = 0;
  if (!pile_reserve(&f->verts, (size_t)n * sizeof(Vertex)) ||
      !pile_reserve(&f->codes, (size_t)n * sizeof(uint16_t))) {
    return false;
  }
  for (int i = 0; i < f->npiece; i++) project_piece(f, frame_piece(f, i));
  return true;
}

// A vertex that is no vertex of a form.
int vertices_add(Shot* f, const Vertex* v, Between from) {
  size_t n = (size_t)(f->nvert + f->nbetween);
  if (!pile_reserve(&f->verts, (n + 1) * sizeof(Vertex)) ||
      !pile_reserve(&f->betweens, (size_t)(f->nbetween + 1) * sizeof(Between))) {
    f->failed = true;
    return -1;
  }
  *frame_vertex(f, (int)n) = *v;
  ((Between*)f->betweens.data)[f->nbetween++] = from;
  return (int)n;
}

void vertices_project(const Shot* f, const float eye[3], Vertex* v) {
  Projection proj = make_projection(f);
  float4 e[3];
  for (int i = 0; i < 3; i++) e[i] = (float4){eye[i], eye[i], eye[i], eye[i]};
  Vertex out[4];
  uint16_t code[4];
  project_four(&proj, e, out, code);
  *v = out[0];
}

//---------------------------------- triangles -----------------------------------------------------

static bool add_tri(Shot* f, int piece, int a, int b, int c) {
  if (!pile_reserve(&f->tris, (size_t)(f->ntri + 1) * sizeof(Tri))) {
    f->failed = true;
    return false;
  }
  *frame_tri(f, f->ntri++) = (Tri){{a, b, c}, piece};
  return true;
}

// Whether a row or column of samples is between two coordinates. They are a quarter of a pixel
// apart, or half, or a whole one.
static bool spans_sample(int lo, int hi, int samples) {
  int shift = samples == 4 ? 6 : samples == 2 ? 7 : 8, first = 1 << shift >> 1;
  int offset = (1 << 24) - first; // positive, a multiple of every step less the first sample
  return (hi + offset) >> shift > (lo + offset - 1) >> shift;
}

static int least_of(int a, int b, int c) { return a < b ? (a < c ? a : c) : b < c ? b : c; }
static int most_of(int a, int b, int c) { return a > b ? (a > c ? a : c) : b > c ? b : c; }

// A triangle of the screen: dropped if no sample can see it, turned to be counterclockwise.
static void put_screen_triangle(Shot* f, int piece, Cull cull, const int at[3]) {
  const Vertex *a = frame_vertex(f, at[0]), *b = frame_vertex(f, at[1]),
               *c = frame_vertex(f, at[2]);
  int64_t area = (int64_t)(b->x - a->x) * (c->y - a->y) - (int64_t)(c->x - a->x) * (b->y - a->y);
  if (area == 0 || (cull == CULL_BACK && area < 0) || (cull == CULL_FRONT && area > 0)) return;
  if (!spans_sample(least_of(a->x, b->x, c->x), most_of(a->x, b->x, c->x), f->samples) ||
      !spans_sample(least_of(a->y, b->y, c->y), most_of(a->y, b->y, c->y), f->samples)) {
    return;
  }
  if (area > 0) {
    add_tri(f, piece, at[0], at[1], at[2]);
  } else {
    add_tri(f, piece, at[0], at[2], at[1]);
  }
}

// A line as the rectangle of its width.
static void put_wide_line(Shot* f, int piece, int from, int to, float width) {
  Vertex a = *frame_vertex(f, from), b = *frame_vertex(f, to);
  float dx = (float)(b.x - a.x), dy = (float)(b.y - a.y), n = sqrtf(dx * dx + dy * dy);
  if (!(n > 0)) return;
  float half = 0.5f * width * FRAME_SUB / n;
  int ox = integer_of((double)(-dy * half), -(1 << 20), 1 << 20);
  int oy = integer_of((double)(dx * half), -(1 << 20), 1 << 20);
  Vertex v[4] = {{a.x - ox, a.y - oy, a.z, a.iw},
                 {b.x - ox, b.y - oy, b.z, b.iw},
                 {b.x + ox, b.y + oy, b.z, b.iw},
                 {a.x + ox, a.y + oy, a.z, a.iw}};
  int at[4];
  for (int k = 0; k < 4; k++) {
    int source = k == 0 || k == 3 ? from : to;
    at[k] = vertices_add(f, &v[k], (Between){source, source, 0});
    if (at[k] < 0) return;
  }
  put_screen_triangle(f, piece, CULL_NONE, (int[3]){at[0], at[1], at[2]});
  put_screen_triangle(f, piece, CULL_NONE, (int[3]){at[0], at[2], at[3]});
}

// The edges of a polygon as lines; edge k of edges is drawn.
static void put_edges(Shot* f, int piece, const int* at, int n, unsigned edges) {
  const Piece* p = frame_piece(f, piece);
  float width = p->line;
  if (n == 3 && p->cull != CULL_NONE) {
    const Vertex *a = frame_vertex(f, at[0]), *b = frame_vertex(f, at[1]),
                 *c = frame_vertex(f, at[2]);
    int64_t area = (int64_t)(b->x - a->x) * (c->y - a->y) - (int64_t)(c->x - a->x) * (b->y - a->y);
    if ((p->cull == CULL_BACK && area < 0) || (p->cull == CULL_FRONT && area > 0)) return;
  }
  for (int k = 0; k < n; k++) {
    if (edges & (1u << k)) put_wide_line(f, piece, at[k], at[(k + 1) % n], width);
  }
}

// Triangles that cross the near plane, the guard band or the mirror become polygons.
static void put_cut(Shot* f, int piece, const int at[3], unsigned edges) {
  ClipPolygon poly;
  if (!clip_triangle(&poly, f, piece, at, edges)) return;
  if (frame_piece(f, piece)->line > 0) {
    put_edges(f, piece, poly.at, poly.n, poly.edges);
    return;
  }
  Cull cull = frame_piece(f, piece)->cull;
  for (int k = 2; k < poly.n; k++) {
    put_screen_triangle(f, piece, cull, (int[3]){poly.at[0], poly.at[k - 1], poly.at[k]});
  }
}

static void list_piece(Shot* f, int piece) {
  const Piece* p = frame_piece(f, piece);
  const Form* form = &p->form;
  const uint16_t* code = (const uint16_t*)f->codes.data + p->vert0;
  for (int i = 0; i < form->ntri && !f->failed; i++) {
    int t[3] = {3 * i, 3 * i + 1, 3 * i + 2};
    if (form->tri) memcpy(t, form->tri + 3 * (size_t)i, sizeof t);
    unsigned all = code[t[0]] & code[t[1]] & code[t[2]], any = code[t[0]] | code[t[1]] | code[t[2]];
    if ((all & ~(unsigned)OUT_GUARD) || (any & OUT_NUMBERS)) continue;
    int at[3] = {p->vert0 + t[0], p->vert0 + t[1], p->vert0 + t[2]};
    unsigned edges = form->edges ? form->edges[i] : 7;
    if (any & (OUT_NEAR | OUT_GUARD | OUT_MIRROR)) {
      put_cut(f, piece, at, edges);
    } else if (p->line > 0) {
      put_edges(f, piece, at, 3, edges);
    } else {
      put_screen_triangle(f, piece, p->cull, at);
    }
  }
}

bool triangles_make(Shot* f) {
  f->ntri = 0;
  for (int i = 0; i < f->npiece && !f->failed; i++) list_piece(f, i);
  return !f->failed;
}
