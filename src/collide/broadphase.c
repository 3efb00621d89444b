#include "collide/broadphase.h"

#include "base/simd.h"
#include "base/sort.h"
#include "math/eig.h"
#include "math/vec.h"
#include "model/data.h"

#include <float.h>
#include <string.h>

// The spans of one sweep in columns of floats, rounded outward, so that four are compared at once;
// and the numbers of those that may meet the one at hand.
typedef struct Columns {
  float *x0, *y0, *y1, *z0, *z1;
  int* near;
} Columns;

// The growing list, the last thing in the arena.
typedef struct Pairs {
  const ctModel* m;
  const ctData* d;
  Arena* arena;
  uint64_t* at;
  int n;
  Columns columns;
  bool sleeping; // some body sleeps
  bool full;
} Pairs;

//---------------------------------- filters -------------------------------------------------------

// Bodies, and flexes behind them.
static int contype(const ctModel* m, int b) {
  return b < m->nbody ? m->body_contype[b] : m->flex_contype[b - m->nbody];
}

static int conaffinity(const ctModel* m, int b) {
  return b < m->nbody ? m->body_conaffinity[b] : m->flex_conaffinity[b - m->nbody];
}

static bool can_collide(const ctModel* m, int b) { return contype(m, b) || conaffinity(m, b); }

static bool masks_match(const ctModel* m, int a, int b) {
  return (contype(m, a) & conaffinity(m, b)) || (contype(m, b) & conaffinity(m, a));
}

// Fused bodies do not collide, nor do parent and child unless one of them is the world.
static bool related(const ctModel* m, int a, int b) {
  int w1 = m->body_weldid[a], w2 = m->body_weldid[b];
  if (w1 == w2) return true;
  if (w1 == 0 || w2 == 0 || m->opt.disableflags & ctDSBL_FILTERPARENT) return false;
  return w1 == m->body_weldid[m->body_parentid[w2]] || w2 == m->body_weldid[m->body_parentid[w1]];
}

// Two bodies that sleep, or one that sleeps and one that cannot move, stay as they are.
static bool at_rest(const Pairs* p, int b) {
  return p->d->body_awake[b] == ctS_ASLEEP || p->m->body_weldid[b] == 0;
}

static bool unwanted(const Pairs* p, int a, int b) {
  if (!masks_match(p->m, a, b)) return true;
  if (a >= p->m->nbody || b >= p->m->nbody) return false; // a flex is never at rest
  return related(p->m, a, b) || (p->sleeping && at_rest(p, a) && at_rest(p, b));
}

static void add(Pairs* p, int a, int b) {
  if (unwanted(p, a, b)) return;
  uint64_t* room = arena_push(p->arena, sizeof *room, _Alignof(uint64_t));
  if (room) {
    *room = broadphase_signature(a, b);
    p->n++;
  } else {
    p->full = true;
  }
}

//---------------------------------- the world and planes ------------------------------------------

static bool has_plane(const ctModel* m, int b) {
  for (int g = m->body_geomadr[b], end = g + m->body_geomnum[b]; g < end; g++) {
    if (m->geom_type[g] == ctGEOM_PLANE) return true;
  }
  return false;
}

// The world, and fixed bodies with planes, which have no box, are paired with everything.
static bool is_everywhere(const ctModel* m, int b) {
  return m->body_weldid[b] == 0 && (b == 0 || has_plane(m, b));
}

static void add_everywhere(Pairs* p, int a) {
  const ctModel* m = p->m;
  if (!can_collide(m, a) || !is_everywhere(m, a)) return;
  for (int b = 0; b < m->nbody + m->nflex; b++) {
    if (can_collide(m, b)) add(p, a, b);
  }
}

//---------------------------------- spans of bodies -----------------------------------------------

// The box around the bounding spheres of a body. Along the first axis MuJoCo sweeps in single
// precision, which decides about bodies that just touch; so do we.
typedef struct Span {
  float x0, x1;
  double y0, y1, z0, z1;
  int body;
  bool ball; // one geom: the span is that of its bounding sphere
} Span;

// The points that the axes are for: geoms but those of the world, vertices but those fixed to it.
typedef struct Points {
  const double* x;
  int n;
  const int* body; // of each, NULL: none is fixed
} Points;

static bool counts(const Points* p, int i) {
  return (!p->body || p->body[i] != 0) && isfinite(p->x[3 * i] + p->x[3 * i + 1] + p->x[3 * i + 2]);
}

static int add_mean(double* mean, const Points* p) {
  int count = 0;
  for (int i = 0; i < p->n; i++) {
    if (!counts(p, i)) continue;
    addto3(mean, p->x + 3 * i);
    count++;
  }
  return count;
}

static void add_covariance(double* cov, const double* mean, const Points* p) {
  for (int k = 0; k < p->n; k++) {
    if (!counts(p, k)) continue;
    double dif[3];
    sub3(dif, p->x + 3 * k, mean);
    for (int i = 0; i < 3; i++) {
      for (int j = i; j < 3; j++) cov[3 * i + j] += dif[i] * dif[j];
    }
  }
}

// The axes are the rows of the eigenvector matrix of the covariance. False if nothing can move.
static bool spread_axes(const ctModel* m, const ctData* d, double* axis) {
  double mean[3] = {0, 0, 0}, cov[9] = {0}, values[3], quat[4];
  int first = m->body_geomnum[0];
  Points geoms = {d->geom_xpos + 3 * first, (int)m->ngeom - first, NULL};
  Points verts = {d->flexvert_xpos, (int)m->nflexvert, m->flex_vertbodyid};
  int count = add_mean(mean, &geoms) + add_mean(mean, &verts);
  if (count == 0) return false;
  scl3(mean, mean, 1.0 / count);
  add_covariance(cov, mean, &geoms);
  add_covariance(cov, mean, &verts);
  cov[3] = cov[1];
  cov[6] = cov[2];
  cov[7] = cov[5];
  for (int i = 0; i < 9; i++) cov[i] *= 1.0 / count;
  eig_sym3(values, axis, quat, cov);
  return true;
}

static Span body_span(const ctModel* m, const ctData* d, int b, const double* axis) {
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
  return (Span){(float)low[0], (float)high[0], low[1], high[1], low[2], high[2], b, ball};
}

static Span flex_span(const ctModel* m, const ctData* d, int f, const double* axis) {
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
  return (Span){(float)low[0], (float)high[0],    low[1], high[1], low[2],
                high[2],       (int)m->nbody + f, false};
}

enum { MAX_BITS = 11 };

// One pass of a radix sort: stable by the digit of so many bits at the shift.
static void sort_digit(const uint64_t* a, uint64_t* out, int n, int shift, int bits) {
  int start[1 << MAX_BITS], sum = 0, last = (1 << bits) - 1;
  memset(start, 0, sizeof(int) << bits);
  for (int i = 0; i < n; i++) start[a[i] >> shift & (uint64_t)last]++;
  for (int k = 0; k <= last; k++) {
    int count = start[k];
    start[k] = sum;
    sum += count;
  }
  for (int i = 0; i < n; i++) out[start[a[i] >> shift & (uint64_t)last]++] = a[i];
}

// Sort by the bits from `low` to `low + bits` only; the result may be in either array.
static uint64_t* sort_bits(uint64_t* a, uint64_t* tmp, int n, int low, int bits) {
  int most = n < 1000 ? 9 : MAX_BITS; // few numbers are not worth many counters
  int passes = (bits + most - 1) / most, width = (bits + passes - 1) / passes;
  for (int k = 0; k < passes; k++) {
    sort_digit(a, tmp, n, low + k * width, width);
    uint64_t* swap = a;
    a = tmp;
    tmp = swap;
  }
  return a;
}

static bool less_number(const uint64_t* a, const uint64_t* b, const void* ctx) {
  (void)ctx;
  return *a < *b;
}

SORT_DEFINE(sort_few, uint64_t, less_number)

enum { FEW_NUMBERS = 128 };

static int bits_of(int64_t n) {
  int bits = 1;
  while (n >> bits) bits++;
  return bits;
}

// A float as a number of the same order; NaN above all.
static uint32_t order_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits & 0x80000000 ? ~bits : bits | 0x80000000;
}

// Spans of all bodies but the world, and flexes, sorted by where they start, in the arena.
static Span* sorted_spans(const ctModel* m, ctData* d, int* count) {
  Arena* arena = data_arena(d);
  size_t most = (size_t)(m->nbody + m->nflex);
  Span* sorted = arena_push(arena, most * sizeof *sorted, _Alignof(Span));
  Span* span = arena_push(arena, most * sizeof *span, _Alignof(Span));
  uint64_t* key = arena_push(arena, 2 * most * sizeof *key, _Alignof(uint64_t));
  if (!sorted || !span || !key) return NULL;
  double axis[9];
  int n = 0;
  int end = spread_axes(m, d, axis) ? (int)(m->nbody + m->nflex) : 0;
  for (int b = 1; b < end; b++) {
    bool flex = b >= m->nbody;
    if (!can_collide(m, b) || (!flex && m->body_geomnum[b] == 0)) continue;
    span[n] = flex ? flex_span(m, d, b - (int)m->nbody, axis) : body_span(m, d, b, axis);
    key[n] = (uint64_t)order_of(span[n].x0) << 32 | (uint32_t)n;
    n++;
  }
  if (n > FEW_NUMBERS)
    key = sort_bits(key, key + n, n, 32, 32);
  else
    sort_few(key, key + n, n, NULL);
  for (int i = 0; i < n; i++) sorted[i] = span[key[i] & UINT32_MAX];
  *count = n;
  return sorted;
}

//---------------------------------- sweep ---------------------------------------------------------

// Of equal ends along the first axis that of the smaller body comes first: the larger one may not
// start where the smaller one ends.
static inline bool meet(const Span* a, const Span* b) {
  bool first = a->body < b->body;
  bool x = ((a->x0 < b->x1) | (first & (a->x0 <= b->x1))) &
           ((b->x0 < a->x1) | (!first & (b->x0 <= a->x1)));
  // one branch: which of the comparisons fails cannot be guessed
  return x & (a->y0 <= b->y1) & (b->y0 <= a->y1) & (a->z0 <= b->z1) & (b->z0 <= a->z1);
}

// Twice the distance of two centres, against twice the radii; x is a float, so allow for rounding.
static bool balls_apart(const Span* a, const Span* b) {
  double x = (double)(a->x0 + a->x1 - b->x0 - b->x1), y = a->y0 + a->y1 - b->y0 - b->y1;
  double z = a->z0 + a->z1 - b->z0 - b->z1, reach = a->y1 - a->y0 + b->y1 - b->y0;
  double slack = 1e-5 * (reach + fabs((double)a->x0) + fabs((double)b->x1));
  return x * x + y * y + z * z > (reach + slack) * (reach + slack);
}

enum { LANES = 4 };

static float round_down(double x) {
  float f = (float)x;
  return f - (fabsf(f) * FLT_EPSILON + FLT_MIN);
}

static void fill_columns(const Columns* c, const Span* span, int n) {
  for (int i = 0; i < n; i++) {
    c->x0[i] = span[i].x0;
    c->y0[i] = round_down(span[i].y0);
    c->y1[i] = -round_down(-span[i].y1);
    c->z0[i] = round_down(span[i].z0);
    c->z1[i] = -round_down(-span[i].z1);
  }
  for (int i = n; i < n + LANES; i++) c->x0[i] = NAN;
}

// Which of the spans behind i may meet it: the list is written without branches, which could not be
// guessed.
static int find_near(const Columns* c, int i, int n, float x1) {
  int found = 0;
  float y0 = c->y0[i], y1 = c->y1[i], z0 = c->z0[i], z1 = c->z1[i];
  for (int j = i + 1; j < n && c->x0[j] <= x1; j += LANES) {
    int4 hit = (*(const float4_any*)(c->x0 + j) <= x1) & (*(const float4_any*)(c->y0 + j) <= y1) &
               (*(const float4_any*)(c->y1 + j) >= y0) & (*(const float4_any*)(c->z0 + j) <= z1) &
               (*(const float4_any*)(c->z1 + j) >= z0);
    for (int k = 0; k < LANES; k++) {
      c->near[found] = j + k;
      found -= hit[k];
    }
  }
  return found;
}

// Each body meets those that start before it ends.
static void sweep(Pairs* p, const Span* span, int n) {
  fill_columns(&p->columns, span, n);
  for (int i = 0; i < n; i++) {
    const Span* a = span + i;
    int found = find_near(&p->columns, i, n, a->x1);
    for (int k = 0; k < found; k++) {
      const Span* b = span + p->columns.near[k];
      if (meet(a, b) && !(a->ball && b->ball && balls_apart(a, b))) add(p, a->body, b->body);
    }
  }
}

// Room for the parts of a division.
typedef struct Room {
  Span* at;
  int n;
} Room;

enum { FEW = 512, DEEP = 24 };

// Copy the spans that reach below (above) a plane; the order stays.
static int part(Span* out, const Span* span, int n, bool along_z, bool below, double plane) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    double low = along_z ? span[i].z0 : span[i].y0, high = along_z ? span[i].z1 : span[i].y1;
    if (below ? low <= plane : high >= plane) out[count++] = span[i];
  }
  return count;
}

// The axis along which the centres of spans spread more, and the plane through their mean. All in
// doubled coordinates.
static bool spread_along_z(const Span* span, int n, double* plane) {
  double y1 = 0, y2 = 0, z1 = 0, z2 = 0;
  for (int i = 0; i < n; i++) {
    double y = span[i].y0 + span[i].y1, z = span[i].z0 + span[i].z1;
    y1 += y;
    y2 += y * y;
    z1 += z;
    z2 += z * z;
  }
  bool along_z = z2 - z1 * z1 / n > y2 - y1 * y1 / n;
  *plane = (along_z ? z1 : y1) / (2.0 * n);
  return along_z;
}

// Many bodies are divided by planes across the second or third axis, until few are left or too
// many lie on both sides; two bodies on both sides are found twice.
static void divide(Pairs* p, const Span* span, int n, Room room, int depth) {
  double plane = NAN;
  bool along_z = n > FEW && spread_along_z(span, n, &plane);
  if (depth >= DEEP || room.n < 2 * n || !isfinite(plane)) {
    sweep(p, span, n);
    return;
  }
  int below = part(room.at, span, n, along_z, true, plane);
  int above = part(room.at + below, span, n, along_z, false, plane);
  if (below + above > n + n / 2) {
    sweep(p, span, n);
    return;
  }
  Room rest = {room.at + below + above, room.n - below - above};
  divide(p, room.at, below, rest, depth + 1);
  divide(p, room.at + below, above, rest, depth + 1);
}

//---------------------------------- the list ------------------------------------------------------

// Sort the pairs from `start` on; the list moves to the beginning of the memory used here, the rest
// is released.
static bool finish(Pairs* p, int start, size_t mark, BodyPairs* pairs) {
  int n = p->n - start, bits = bits_of(p->m->nbody + p->m->nflex - 1);
  uint64_t* tmp = arena_push(p->arena, (size_t)n * sizeof *tmp, _Alignof(uint64_t));
  uint64_t* list = p->at + start;
  if (p->full || !tmp) return false;
  if (n > FEW_NUMBERS) {
    uint64_t* by_second = sort_bits(list, tmp, n, 0, bits);
    list = sort_bits(by_second, by_second == list ? tmp : list, n, 32, bits);
  } else {
    sort_few(list, tmp, n, NULL);
  }
  uint64_t* first = (uint64_t*)(void*)(p->arena->base + mark);
  memmove(first, p->at, (size_t)start * sizeof *first);
  memmove(first + start, list, (size_t)n * sizeof *first);
  arena_release(p->arena, mark + (size_t)p->n * sizeof *first);
  *pairs = (BodyPairs){first, p->n};
  return true;
}

static bool make_columns(Columns* c, Arena* arena, int n) {
  size_t room = (size_t)n + LANES;
  float* at = arena_push(arena, 5 * room * sizeof *at, _Alignof(float));
  c->near = arena_push(arena, room * sizeof *c->near, _Alignof(int));
  if (!at || !c->near) return false;
  float** column[] = {&c->x0, &c->y0, &c->y1, &c->z0, &c->z1};
  for (int k = 0; k < 5; k++) *column[k] = at + (size_t)k * room;
  return true;
}

bool broadphase(const ctModel* m, ctData* d, BodyPairs* pairs) {
  Arena* arena = data_arena(d);
  if (!arena_push(arena, 0, _Alignof(Span))) return false;
  size_t mark = arena_mark(arena);
  int n = 0;
  Span* span = sorted_spans(m, d, &n);
  if (!span) return false;
  Room room = {.n = n > FEW ? 6 * n : 0};
  room.at = arena_push(arena, (size_t)room.n * sizeof(Span), _Alignof(Span));
  if (!room.at) return false;

  bool sleep = (m->opt.enableflags & ctENBL_SLEEP) != 0;
  Pairs p = {.m = m, .d = d, .arena = arena, .sleeping = sleep && d->nbody_awake < m->nbody};
  if (!make_columns(&p.columns, arena, n)) return false;
  p.at = arena_push(arena, 0, _Alignof(uint64_t));
  add_everywhere(&p, 0);
  int world = p.n; // the world's pairs are in order, and before all others
  for (int b = 1; b < m->nbody; b++) add_everywhere(&p, b);
  divide(&p, span, n, room, 0);
  return finish(&p, world, mark, pairs);
}
