// Invariant: objects are bodies 0 .. nbody - 1 and behind them flexes. Spans are intervals along
// the axes of the covariance of all geoms, in metres, sorted by their start along the first axis;
// NaN comes last. Columns repeat the spans in float, rounded outward, and end with a block of NaN.
// All lists are in the arena: filters, spans, columns, room of the search, and last the list of
// pairs, which alone grows. On success only that list remains, ascending.
#include "collide/broadphase.h"

#include "base/assert.h"
#include "base/integer.h"
#include "base/simd.h"
#include "collide/body_filter.h"
#include "collide/bucket_sort.h"
#include "geom/shape.h"
#include "math/eig.h"
#include "math/vec.h"
#include "model/data.h"

#include <string.h>

// Spans in columns of floats, rounded outward, so that four are compared at once.
typedef struct SpanColumns {
  float *x0, *x1, *y0, *y1, *z0, *z1;
  unsigned char* below; // which planes below their part they reach: two with one in common are
                        // found in another part
} SpanColumns;

// The box around the bounding spheres of a body.
//
// QUIRK(single-precision-sweep; test_broadphase:ends_are_compared_in_single_precision): The sweep
// compares the ends of bodies along the first axis in single precision, which decides about bodies
// that just touch.
typedef struct Span {
  double2 low, high; // along the second and third axis
  float x0, x1;
  int body;
  bool ball; // one geom: the span is that of its bounding sphere
} Span;

// Pairs of spans that may meet, still to be looked at closely.
typedef struct NearPairs {
  int *a, *b; // numbers in the sweep
  int n, most;
} NearPairs;

// The growing list, the last thing in the arena.
typedef struct Pairs {
  const ctModel* m;
  const ctData* d;
  Arena* arena;
  const BodyFilter* filter;
  uint64_t* at;
  int n;
  const Span* span;      // sorted by where they start
  SpanColumns all, some; // of all spans, of those of one sweep
  NearPairs near;
  bool sleeping; // some body sleeps
  bool full;
} Pairs;

//---------------------------------- filters -------------------------------------------------------

static const BodyFilter* make_filters(const ctModel* m, Arena* arena) {
  int nbody = (int)m->nbody, nflex = (int)m->nflex;
  BodyFilter* f = arena_push(arena, (size_t)(nbody + nflex) * sizeof *f, _Alignof(BodyFilter));
  if (!f) return NULL;
  for (int b = 0; b < nbody; b++) f[b] = body_filter(m, b);
  for (int k = 0; k < nflex; k++)
    f[nbody + k] = (BodyFilter){m->flex_contype[k], m->flex_conaffinity[k], -2 - k, -1};
  return f;
}

// A body that sleeps or cannot move; a flex is never at rest.
static bool at_rest(const Pairs* p, int b) {
  return b < p->m->nbody && (p->d->body_awake[b] == ctS_ASLEEP || p->filter[b].weld == 0);
}

// Barred ones, and two that stay as they are, because one of them sleeps.
static bool is_unwanted(const Pairs* p, int a, int b) {
  CT_VALIDATE(a >= 0 && a < p->m->nbody + p->m->nflex && b >= 0 && b < p->m->nbody + p->m->nflex);
  return body_filter_bars(p->filter + a, p->filter + b) ||
         (p->sleeping && at_rest(p, a) && at_rest(p, b));
}

static void add_body_pair(Pairs* p, int a, int b) {
  if (is_unwanted(p, a, b)) return;
  uint64_t* room = arena_push(p->arena, sizeof *room, _Alignof(uint64_t));
  if (room) {
    CT_ASSERT(room == p->at + p->n); // nothing else grows in the arena meanwhile
    *room = broadphase_signature(a, b);
    p->n++;
  } else {
    p->full = true;
  }
}

//---------------------------------- the world and planes ------------------------------------------

static bool has_plane(const ctModel* m, int b) {
  for (int g = m->body_geomadr[b], end = g + m->body_geomnum[b]; g < end; g++) {
    if (shape_is_plane(m->geom_type[g])) return true;
  }
  return false;
}

// The world, and fixed bodies with planes, which have no box, are paired with everything.
static bool is_everywhere(const ctModel* m, int b) {
  return m->body_weldid[b] == 0 && (b == 0 || has_plane(m, b));
}

static void add_everywhere(Pairs* p, int a) {
  const ctModel* m = p->m;
  if (!body_filter_collides(p->filter + a) || !is_everywhere(m, a)) return;
  for (int b = 0; b < m->nbody + m->nflex; b++) {
    if (body_filter_collides(p->filter + b)) add_body_pair(p, a, b);
  }
}

//---------------------------------- spans of bodies -----------------------------------------------

// The points that the axes are for: geoms but those of the world, vertices but those fixed to it.
typedef struct PointSet {
  const double* x;
  int n;
  const int* body; // of each, NULL: none is fixed
} PointSet;

static bool is_counted(const PointSet* p, int i) {
  return (!p->body || p->body[i] != 0) && isfinite(p->x[3 * i] + p->x[3 * i + 1] + p->x[3 * i + 2]);
}

// Sums are kept in locals: in memory each would wait for the last.
static int add_mean(double* mean, const PointSet* p) {
  int count = 0;
  double x = mean[0], y = mean[1], z = mean[2];
  for (int i = 0; i < p->n; i++) {
    if (!is_counted(p, i)) continue;
    x += p->x[3 * i];
    y += p->x[3 * i + 1];
    z += p->x[3 * i + 2];
    count++;
  }
  double sum[3] = {x, y, z};
  copy3(mean, sum);
  return count;
}

static void add_covariance(double* cov, const double* mean, const PointSet* p) {
  double xx = cov[0], xy = cov[1], xz = cov[2], yy = cov[4], yz = cov[5], zz = cov[8];
  for (int k = 0; k < p->n; k++) {
    if (!is_counted(p, k)) continue;
    double x = p->x[3 * k] - mean[0], y = p->x[3 * k + 1] - mean[1], z = p->x[3 * k + 2] - mean[2];
    xx += x * x;
    xy += x * y;
    xz += x * z;
    yy += y * y;
    yz += y * z;
    zz += z * z;
  }
  double sum[9] = {xx, xy, xz, xy, yy, yz, xz, yz, zz};
  copy9(cov, sum);
}

// The axes are the rows of the eigenvector matrix of the covariance. False if nothing can move.
static bool spread_axes(const ctModel* m, const ctData* d, double* axis) {
  double mean[3] = {0, 0, 0}, cov[9] = {0}, values[3], quat[4];
  int first = m->body_geomnum[0];
  CT_ASSERT(first >= 0 && first <= m->ngeom);
  PointSet geoms = {d->geom_xpos + 3 * first, (int)m->ngeom - first, NULL};
  PointSet verts = {d->flexvert_xpos, (int)m->nflexvert, m->flex_vertbodyid};
  int count = add_mean(mean, &geoms) + add_mean(mean, &verts);
  if (count == 0) return false;
  scl3(mean, mean, 1.0 / count);
  add_covariance(cov, mean, &geoms);
  add_covariance(cov, mean, &verts);
  for (int i = 0; i < 9; i++) cov[i] *= 1.0 / count;
  eig_sym3(values, axis, quat, cov);
  return true;
}

static Span make_span(const double low[3], const double high[3], int body, bool ball) {
  return (Span){{low[1], low[2]}, {high[1], high[2]}, (float)low[0], (float)high[0], body, ball};
}

static Span body_span(const ctModel* m, const ctData* d, int b, const double* axis) {
  CT_ASSERT(m->body_geomnum[b] > 0 && m->body_geomadr[b] + m->body_geomnum[b] <= m->ngeom);
  bool over = (m->opt.enableflags & ctENBL_OVERRIDE) != 0;
  double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
  for (int g = m->body_geomadr[b], end = g + m->body_geomnum[b]; g < end; g++) {
    double r = m->geom_rbound[g], margin = over ? 0.5 * m->opt.o_margin : m->geom_margin[g];
    for (int k = 0; k < 3; k++) {
      double centre = dot3(d->geom_xpos + 3 * g, axis + 3 * k);
      double below = centre - r - margin, above = centre + r + margin;
      if (below < low[k]) low[k] = below;
      if (above > high[k]) high[k] = above;
    }
  }
  bool ball = m->body_geomnum[b] == 1;
  return make_span(low, high, b, ball);
}

static Span flex_span(const ctModel* m, const ctData* d, int f, const double* axis) {
  CT_ASSERT(f >= 0 && f < m->nflex && m->flex_vertadr[f] + m->flex_vertnum[f] <= m->nflexvert);
  bool over = (m->opt.enableflags & ctENBL_OVERRIDE) != 0;
  double reach = m->flex_radius[f] + (over ? 0.5 * m->opt.o_margin : m->flex_margin[f]);
  double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
  const double* v = d->flexvert_xpos + 3 * m->flex_vertadr[f];
  for (int i = 0; i < m->flex_vertnum[f]; i++, v += 3) {
    for (int k = 0; k < 3; k++) {
      double x = dot3(v, axis + 3 * k);
      if (x < low[k]) low[k] = x;
      if (x > high[k]) high[k] = x;
    }
  }
  for (int k = 0; k < 3; k++) {
    low[k] -= reach;
    high[k] += reach;
  }
  return make_span(low, high, (int)m->nbody + f, false);
}

//---------------------------------- sorting -------------------------------------------------------

// A float as a number of the same order; NaN above all.
static uint32_t order_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  if (x != x) return UINT32_MAX;
  return bits & 0x80000000 ? ~bits : bits | 0x80000000;
}

// As many buckets as spans, equally wide along x; what is not finite comes first or last.
static void span_buckets(int* bucket, const Span* span, int n) {
  float low = INFINITY, high = -INFINITY;
  for (int i = 0; i < n; i++) {
    if (span[i].x0 < low) low = span[i].x0;
    if (span[i].x0 > high) high = span[i].x0;
  }
  float last = (float)(n - 1), scale = last / (high - low);
  for (int i = 0; i < n; i++) {
    float k = (span[i].x0 - low) * scale;
    bucket[i] = k < last ? integer_of((double)k, 0, n - 1) : n - 1; // NaN last
  }
}

static int all_spans(const ctModel* m, const ctData* d, const BodyFilter* filter, Span* span) {
  double axis[9];
  int n = 0, end = spread_axes(m, d, axis) ? (int)(m->nbody + m->nflex) : 0;
  for (int b = 1; b < end; b++) {
    bool flex = b >= m->nbody;
    if (!body_filter_collides(filter + b) || (!flex && m->body_geomnum[b] == 0)) continue;
    CT_ASSERT(n < m->nbody + m->nflex);
    span[n++] = flex ? flex_span(m, d, b - (int)m->nbody, axis) : body_span(m, d, b, axis);
  }
  return n;
}

// Spans of all bodies but the world, and flexes, sorted by where they start, in the arena.
static Span* sorted_spans(const ctModel* m, ctData* d, const BodyFilter* filter, int* count) {
  Arena* arena = data_arena(d);
  size_t most = (size_t)(m->nbody + m->nflex);
  Span* sorted = arena_push(arena, most * sizeof *sorted, _Alignof(Span));
  size_t mark = arena_mark(arena); // the rest is released
  Span* span = arena_push(arena, most * sizeof *span, _Alignof(Span));
  uint64_t* key = arena_push(arena, 2 * most * sizeof *key, _Alignof(uint64_t));
  int* bucket = arena_push(arena, (2 * most + 1) * sizeof *bucket, _Alignof(int));
  if (!sorted || !span || !key || !bucket) return NULL;
  int n = all_spans(m, d, filter, span);
  CT_ASSERT((size_t)n <= most);
  span_buckets(bucket, span, n);
  for (int i = 0; i < n; i++) key[i] = (uint64_t)order_of(span[i].x0) << 32 | (uint32_t)i;
  Buckets b = {key, key + n, n, bucket, bucket + n, n};
  bucket_sort(&b);
  for (int i = 0; i < n; i++) {
    CT_VALIDATE((b.tmp[i] & UINT32_MAX) < (uint64_t)n);
    sorted[i] = span[b.tmp[i] & UINT32_MAX];
  }
  arena_release(arena, mark);
  *count = n;
  return sorted;
}

//---------------------------------- sweep ---------------------------------------------------------

// Bit k: hit[k].
static inline int mask_of2(long2 hit) {
#ifdef __SSE2__
  return __builtin_ia32_movmskpd((double2)hit);
#else
  return (int)-(hit[0] + 2 * hit[1]);
#endif
}

// Of equal ends along the first axis that of the smaller body comes first: the larger one may not
// start where the smaller one ends.
static inline bool spans_meet(const Span* a, const Span* b) {
  bool first = a->body < b->body;
  bool x = ((a->x0 < b->x1) | (first & (a->x0 <= b->x1))) &
           ((b->x0 < a->x1) | (!first & (b->x0 <= a->x1)));
  return x & ((mask_of2(a->low <= b->high) & mask_of2(b->low <= a->high)) == 3);
}

// Twice the distance of two centres, against twice the radii; x is a float, so allow for rounding.
static inline bool balls_apart(const Span* a, const Span* b) {
  double x = (double)(a->x0 + a->x1 - b->x0 - b->x1);
  double2 yz = a->low + a->high - b->low - b->high, square = yz * yz;
  double reach = a->high[0] - a->low[0] + b->high[0] - b->low[0];
  double slack = 1e-5 * (reach + fabs((double)a->x0) + fabs((double)b->x1));
  return x * x + square[0] + square[1] > (reach + slack) * (reach + slack);
}

enum { LANES = 4, BATCH = 256 };

// A block of NaN behind the last span: no comparison with it is true.
static void end_columns(SpanColumns c, int n) {
  for (int i = n; i < n + LANES; i++) c.x0[i] = NAN;
}

static void fill_columns(SpanColumns c, const Span* span, int n) {
  for (int i = 0; i < n; i++) {
    c.x0[i] = span[i].x0;
    c.x1[i] = span[i].x1;
    c.y0[i] = simd_round_down(span[i].low[0]);
    c.y1[i] = -simd_round_down(-span[i].high[0]);
    c.z0[i] = simd_round_down(span[i].low[1]);
    c.z1[i] = -simd_round_down(-span[i].high[1]);
    c.below[i] = 0;
    CT_VALIDATE(i == 0 || !(c.x0[i] < c.x0[i - 1])); // NaN comes last
    CT_VALIDATE(!((double)c.y0[i] > span[i].low[0]) && !((double)c.y1[i] < span[i].high[0]));
  }
  end_columns(c, n);
}

// Some of all spans: their numbers, NULL: all; and planes across the second and third axis, below
// which other parts begin, NaN: there is none.
typedef struct Part {
  const int* list;
  int n;
  float low_y, low_z;
} Part;

static void take_columns(SpanColumns some, SpanColumns all, const Part* part) {
  const int* list = part->list;
  float low_y = part->low_y, low_z = part->low_z;
  int n = part->n;
  for (int i = 0; i < n; i++) {
    int k = list[i];
    CT_VALIDATE(i == 0 || list[i - 1] < k);
    float y0 = all.y0[k], z0 = all.z0[k];
    some.x0[i] = all.x0[k];
    some.x1[i] = all.x1[k];
    some.y0[i] = y0;
    some.y1[i] = all.y1[k];
    some.z0[i] = z0;
    some.z1[i] = all.z1[k];
    some.below[i] = (unsigned char)((y0 <= low_y) | (z0 <= low_z) << 1);
  }
  end_columns(some, n);
}

// The set bits of a mask, in order, and how many there are.
static const int4 kSetBits[16] = {{0},    {0},       {1},       {0, 1},      {2},    {0, 2},
                                  {1, 2}, {0, 1, 2}, {3},       {0, 3},      {1, 3}, {0, 1, 3},
                                  {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};
static const unsigned char kBitCount[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

// Spans behind i that may meet it. The list is written without branches, which would be
// mispredicted.
static void find_near(NearPairs* near, SpanColumns c, int i, int n) {
  float x1 = c.x1[i], y0 = c.y0[i], y1 = c.y1[i], z0 = c.z0[i], z1 = c.z1[i];
  CT_ASSERT(near->n + (n - i) + LANES <= near->most); // four numbers are written at once
  int *a = near->a + near->n, *b = near->b + near->n, found = 0;
  int4 me = {i, i, i, i};
  for (int j = i + 1; j < n && c.x0[j] <= x1; j += LANES) {
    int4 hit = (*(const float4_any*)(c.x0 + j) <= x1) & (*(const float4_any*)(c.y0 + j) <= y1) &
               (*(const float4_any*)(c.y1 + j) >= y0) & (*(const float4_any*)(c.z0 + j) <= z1) &
               (*(const float4_any*)(c.z1 + j) >= z0);
    int mask = simd_mask4(&hit);
    int4 number = kSetBits[mask] + j;
    memcpy(a + found, &me, sizeof me);
    memcpy(b + found, &number, sizeof number);
    found += kBitCount[mask];
  }
  near->n += found;
}

// Keep those of the near pairs that meet, then add them; the first loop has no branches.
static void add_near(Pairs* p, const SpanColumns* c, const int* list) {
  NearPairs* near = &p->near;
  int n = near->n, kept = 0;
  for (int k = 0; k < n; k++) {
    int i = near->a[k], j = near->b[k];
    CT_VALIDATE(i >= 0 && i < j && kept <= k);
    const Span *a = p->span + (list ? list[i] : i), *b = p->span + (list ? list[j] : j);
    near->a[kept] = a->body;
    near->b[kept] = b->body;
    bool boxes = spans_meet(a, b), apart = balls_apart(a, b), twice = c->below[i] & c->below[j];
    kept += boxes & !(a->ball & b->ball & apart) & !twice;
  }
  for (int k = 0; k < kept; k++) add_body_pair(p, near->a[k], near->b[k]);
  near->n = 0;
}

// Each body meets those that start before it ends.
static void sweep_part(Pairs* p, const Part* part) {
  const int* list = part->list;
  if (list) take_columns(p->some, p->all, part);
  CT_ASSERT(p->near.n == 0);
  const SpanColumns* c = list ? &p->some : &p->all;
  for (int i = 0; i < part->n; i++) {
    find_near(&p->near, *c, i, part->n);
    if (p->near.n >= BATCH) add_near(p, c, list);
  }
  add_near(p, c, list);
}

//---------------------------------- division ------------------------------------------------------

// Room for the parts of a division.
typedef struct Room {
  int* at;
  int n;
} Room;

enum { FEW = 512, DEEP = 24 };

// A plane across the second or third axis.
typedef struct Cut {
  const float *low, *high;
  float plane;
} Cut;

// The spans that reach below the plane, and behind room for all of them those that reach above it;
// the order stays.
static void split_part(Part* below, Part* above, const Part* all, const Cut* cut, int* room) {
  int *low = room, *high = room + all->n, nlow = 0, nhigh = 0;
  for (int i = 0; i < all->n; i++) {
    int k = all->list[i];
    low[nlow] = high[nhigh] = k;
    nlow += cut->low[k] <= cut->plane;
    nhigh += cut->high[k] >= cut->plane;
  }
  *below = (Part){low, nlow, all->low_y, all->low_z};
  *above = (Part){high, nhigh, all->low_y, all->low_z};
}

enum { SAMPLE = 4 };

// Across the axis along which the centres of spans spread more, through their mean; some spans
// stand for all.
static Cut best_cut(const SpanColumns* c, const int* list, int n) {
  double y1 = 0, y2 = 0, z1 = 0, z2 = 0, count = (n + SAMPLE - 1) / SAMPLE;
  for (int i = 0; i < n; i += SAMPLE) {
    int k = list[i];
    double y = (double)(c->y0[k] + c->y1[k]), z = (double)(c->z0[k] + c->z1[k]);
    y1 += y;
    y2 += y * y;
    z1 += z;
    z2 += z * z;
  }
  if (z2 - z1 * z1 / count > y2 - y1 * y1 / count)
    return (Cut){c->z0, c->z1, (float)(z1 / (2 * count))};
  return (Cut){c->y0, c->y1, (float)(y1 / (2 * count))};
}

// The larger one; the plane where low is NaN.
static float raise_plane(float low, float plane) { return low > plane ? low : plane; }

// Many bodies are divided by planes, until few are left or too many lie on both sides. Two that
// both reach below a plane are found below it, not above.
static void divide_part(Pairs* p, const Part* all, Room room, int depth) {
  int n = all->n;
  CT_ASSERT(depth <= DEEP && room.n >= 0);
  Cut cut = {.plane = NAN};
  if (n > FEW) cut = best_cut(&p->all, all->list, n);
  if (depth >= DEEP || room.n < 2 * n || !isfinite(cut.plane)) {
    sweep_part(p, all);
    return;
  }
  Part below, above;
  split_part(&below, &above, all, &cut, room.at);
  CT_ASSERT(below.n <= n && above.n <= n);
  if (below.n + above.n > n + n / 2) {
    sweep_part(p, all);
    return;
  }
  if (cut.low == p->all.y0)
    above.low_y = raise_plane(all->low_y, cut.plane);
  else
    above.low_z = raise_plane(all->low_z, cut.plane);
  Room rest = {room.at + n + above.n, room.n - n - above.n};
  divide_part(p, &below, rest, depth + 1);
  divide_part(p, &above, rest, depth + 1);
}

//---------------------------------- the list ------------------------------------------------------

// Sort the pairs from `start` on; the list moves to the beginning of the memory used here, the rest
// is released.
static bool finish_pairs(Pairs* p, int start, size_t mark, BodyPairs* pairs) {
  int n = p->n - start, count = (int)(p->m->nbody + p->m->nflex);
  CT_ASSERT(start >= 0 && n >= 0);
  uint64_t* tmp = arena_push(p->arena, (size_t)n * sizeof *tmp, _Alignof(uint64_t));
  int* room = arena_push(p->arena, (size_t)(count + 1) * sizeof *room, _Alignof(int));
  if (p->full || !tmp || !room) return false;
  Buckets b = {p->at + start, tmp, n, NULL, room, count};
  bucket_sort(&b);
  uint64_t* first = (uint64_t*)(void*)(p->arena->base + mark);
  CT_ASSERT(first <= p->at);
  memmove(first, p->at, (size_t)start * sizeof *first);
  memmove(first + start, tmp, (size_t)n * sizeof *first);
  CT_VALIDATE(bucket_sort_is_done(first, p->n));
  arena_release(p->arena, mark + (size_t)p->n * sizeof *first);
  *pairs = (BodyPairs){first, p->n};
  return true;
}

static bool make_span_columns(SpanColumns* c, Arena* arena, int n) {
  size_t room = (size_t)n + LANES;
  float* at = arena_push(arena, 6 * room * sizeof *at, _Alignof(float));
  c->below = arena_push(arena, room, 1);
  if (!at || !c->below) return false;
  float** column[] = {&c->x0, &c->x1, &c->y0, &c->y1, &c->z0, &c->z1};
  for (int k = 0; k < 6; k++) *column[k] = at + (size_t)k * room;
  return true;
}

// Room for a search among n spans; few are not divided.
static bool begin_search(Pairs* p, Room* room, int n) {
  room->n = n > FEW ? 7 * n : 0;
  room->at = arena_push(p->arena, (size_t)room->n * sizeof(int), _Alignof(int));
  size_t most = (size_t)n + BATCH + LANES;
  p->near.most = (int)most;
  p->near.a = arena_push(p->arena, most * sizeof(int), _Alignof(int));
  p->near.b = arena_push(p->arena, most * sizeof(int), _Alignof(int));
  if (!room->at || !p->near.a || !p->near.b || !make_span_columns(&p->all, p->arena, n))
    return false;
  if (n > FEW && !make_span_columns(&p->some, p->arena, n)) return false;
  fill_columns(p->all, p->span, n);
  return true;
}

static void search_spans(Pairs* p, Room room, int n) {
  Part all = {NULL, n, NAN, NAN};
  if (n <= FEW) {
    sweep_part(p, &all);
    return;
  }
  for (int i = 0; i < n; i++) room.at[i] = i;
  all.list = room.at;
  divide_part(p, &all, (Room){room.at + n, room.n - n}, 0);
}

bool broadphase(const ctModel* m, ctData* d, BodyPairs* pairs) {
  Arena* arena = data_arena(d);
  if (!arena_push(arena, 0, _Alignof(Span))) return false;
  size_t mark = arena_mark(arena);
  bool sleep = (m->opt.enableflags & ctENBL_SLEEP) != 0;
  Pairs p = {.m = m, .d = d, .arena = arena, .sleeping = sleep && d->nbody_awake < m->nbody};
  int n = 0;
  p.filter = make_filters(m, arena);
  p.span = p.filter ? sorted_spans(m, d, p.filter, &n) : NULL;
  Room room;
  if (!p.span || !begin_search(&p, &room, n)) return false;

  p.at = arena_push(arena, 0, _Alignof(uint64_t));
  add_everywhere(&p, 0);
  int world = p.n; // the world's pairs are in order, and before all others
  for (int b = 1; b < m->nbody; b++) add_everywhere(&p, b);
  search_spans(&p, room, n);
  return finish_pairs(&p, world, mark, pairs);
}
