// A field is up to date in lanes, in the worlds or in both, never in neither once it was computed.
// A world that is stepped alone in this step neither gives nor takes.
#include "lanes/lane_move.h"

#include "base/assert.h"
#include "model/field.h"

#include <stddef.h>
#include <string.h>

// The table of all fields has it by the name.
static const Field* find_moved_field(const char* name) {
  for (int i = 0; i < data_field_count; i++) {
    if (!strcmp(data_field[i].name, name)) return data_field + i;
  }
  return NULL;
}

typedef struct MovedField {
  const char* name;
  size_t lane; // offset in LaneData
} MovedField;
#define MOVED(f) {#f, offsetof(LaneData, f)},
static const MovedField kMoved[] = {LANE_FIELDS(MOVED)};

size_t lane_move_layout(LaneGroup* g, unsigned char* memory) {
  size_t at = 0;
  for (int i = 0; i < LANE_FIELD_COUNT; i++) {
    const Field* f = find_moved_field(kMoved[i].name);
    CT_ASSERT(f && f->memory == FIELD_BLOCK && f->type == FIELD_REAL);
    cttSize n = field_count(f, g->model, NULL);
    real* numbers = memory ? (real*)(void*)(memory + at) : NULL;
    g->move[i] = (LaneMove){numbers, f->offset, (int)n};
    unsigned char* d = (unsigned char*)lane_data(g);
    *(real**)(void*)(d + kMoved[i].lane) = numbers;
    at += ((size_t)n + 1) * sizeof(real); // a vector may read one beyond the last
  }
  return at;
}

static WorldNumber* numbers_of(World* d, const LaneMove* f) {
  return *(WorldNumber**)(void*)((unsigned char*)d + f->offset);
}

// Blocks of numbers are moved at once: as many as there are lanes, or a half or less where a field
// has fewer; then a vector has those of several worlds. Rows of lanes become rows of worlds by
// exchanging halves, quarters, eighths and so on.
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define LANE_TRANSPOSES
#endif
#endif

#if defined(LANE_TRANSPOSES)

#if CT_LANES == 2
#define EXCHANGE(a, b, low, high)                                                                  \
  low = __builtin_shufflevector(a, b, 0, 2), high = __builtin_shufflevector(a, b, 1, 3)
#elif CT_LANES == 4
#define EXCHANGE(a, b, low, high)                                                                  \
  low = __builtin_shufflevector(a, b, 0, 4, 2, 6), high = __builtin_shufflevector(a, b, 1, 5, 3, 7)
#define EXCHANGE2(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 4, 5), high = __builtin_shufflevector(a, b, 2, 3, 6, 7)
#elif CT_LANES == 8
#define EXCHANGE(a, b, low, high)                                                                  \
  low = __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14),                                  \
  high = __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15)
#define EXCHANGE2(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13),                                   \
  high = __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
#define EXCHANGE4(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11),                                   \
  high = __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15)
#else
#define EXCHANGE(a, b, low, high)                                                                  \
  low = __builtin_shufflevector(a, b, 0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30),  \
  high = __builtin_shufflevector(a, b, 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31)
#define EXCHANGE2(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29),   \
  high = __builtin_shufflevector(a, b, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31)
#define EXCHANGE4(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27),   \
  high = __builtin_shufflevector(a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31)
#define EXCHANGE8(a, b, low, high)                                                                 \
  low = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23),     \
  high =                                                                                           \
      __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31)
#endif

#define DEFINE_EXCHANGE(step, shuffle)                                                             \
  REAL_INLINE void exchange##step(real* x, int rows) {                                             \
    for (int i = 0; i < rows; i++) {                                                               \
      if (i & step) continue;                                                                      \
      real low, high;                                                                              \
      shuffle(x[i], x[i | step], low, high);                                                       \
      x[i] = low;                                                                                  \
      x[i | step] = high;                                                                          \
    }                                                                                              \
  }
DEFINE_EXCHANGE(1, EXCHANGE)
#if CT_LANES > 2
DEFINE_EXCHANGE(2, EXCHANGE2)
#endif
#if CT_LANES > 4
DEFINE_EXCHANGE(4, EXCHANGE4)
#endif
#if CT_LANES > 8
DEFINE_EXCHANGE(8, EXCHANGE8)
#endif

// rows: a constant
REAL_INLINE void exchange_rows(real* x, int rows) {
  exchange1(x, rows);
#if CT_LANES > 2
  if (rows > 2) exchange2(x, rows);
#endif
#if CT_LANES > 4
  if (rows > 4) exchange4(x, rows);
#endif
#if CT_LANES > 8
  if (rows > 8) exchange8(x, rows);
#endif
}

// All n >= rows numbers: the last block overlaps the one before it. Vector k has those of the
// worlds k, k + rows, ...
REAL_INLINE int gather_rows(real* to, const WorldNumber* const* from, int n, int rows) {
  for (int at = 0; at < n; at += rows) {
    int first = at + rows <= n ? at : n - rows;
    real x[CT_LANES];
    for (int k = 0; k < rows; k++) {
      lane_number v[CT_LANES];
      for (int i = 0; i < CT_LANES; i++)
        v[i] = (lane_number)from[k + i / rows * rows][first + i % rows];
      memcpy(x + k, v, sizeof *x);
    }
    exchange_rows(x, rows);
    for (int k = 0; k < rows; k++) to[first + k] = x[k];
  }
  return n;
}

REAL_INLINE int scatter_rows(WorldNumber* const* to, const real* from, int n, int rows) {
  for (int at = 0; at < n; at += rows) {
    int first = at + rows <= n ? at : n - rows;
    real x[CT_LANES];
    for (int k = 0; k < rows; k++) x[k] = from[first + k];
    exchange_rows(x, rows);
    for (int k = 0; k < CT_LANES; k++) {
      lane_number v[CT_LANES];
      memcpy(v, x + k % rows, sizeof v);
      if (!to[k]) continue;
      for (int i = 0; i < rows; i++) to[k][first + i] = v[k / rows * rows + i];
    }
  }
  return n;
}

// None if there are fewer than two.
static int gather_blocks(real* to, const WorldNumber* const* from, int n) {
  if (n >= CT_LANES) return gather_rows(to, from, n, CT_LANES);
#if CT_LANES > 8
  if (n >= 8) return gather_rows(to, from, n, 8);
#endif
#if CT_LANES > 4
  if (n >= 4) return gather_rows(to, from, n, 4);
#endif
#if CT_LANES > 2
  if (n >= 2) return gather_rows(to, from, n, 2);
#endif
  return 0;
}

static int scatter_blocks(WorldNumber* const* to, const real* from, int n) {
  if (n >= CT_LANES) return scatter_rows(to, from, n, CT_LANES);
#if CT_LANES > 8
  if (n >= 8) return scatter_rows(to, from, n, 8);
#endif
#if CT_LANES > 4
  if (n >= 4) return scatter_rows(to, from, n, 4);
#endif
#if CT_LANES > 2
  if (n >= 2) return scatter_rows(to, from, n, 2);
#endif
  return 0;
}

#else

static int gather_blocks(real* to, const WorldNumber* const* from, int n) {
  return (void)to, (void)from, (void)n, 0;
}
static int scatter_blocks(WorldNumber* const* to, const real* from, int n) {
  return (void)to, (void)from, (void)n, 0;
}

#endif

void lane_gather(real* to, const WorldNumber* const* from, int n) {
  for (int i = gather_blocks(to, from, n); i < n; i++) {
    real x = {0};
    for (int k = 0; k < CT_LANES; k++) x[k] = (lane_number)from[k][i];
    to[i] = x;
  }
}

static void gather_field(LaneGroup* g, const LaneMove* f) {
  const WorldNumber* from[CT_LANES];
  for (int k = 0; k < CT_LANES; k++) from[k] = numbers_of(g->world[k], f);
  lane_gather(f->lane, from, f->count);
}

static void scatter_field(LaneGroup* g, const LaneMove* f) {
  WorldNumber* to[CT_LANES];
  for (int k = 0; k < CT_LANES; k++)
    to[k] = k < g->n && !(g->alone >> k & 1) ? numbers_of(g->world[k], f) : NULL;
  for (int i = scatter_blocks(to, f->lane, f->count); i < f->count; i++) {
    for (int k = 0; k < CT_LANES; k++) {
      if (to[k]) to[k][i] = f->lane[i][k];
    }
  }
}

typedef void (*MoveField)(LaneGroup* g, const LaneMove* f);
static void move_each(LaneGroup* g, LaneSet fields, MoveField move) {
  for (int w = 0; w < LANE_WORDS; w++) {
    for (uint64_t x = fields.word[w]; x; x &= x - 1) move(g, g->move + 64 * w + __builtin_ctzll(x));
  }
}

void lane_move_in(LaneGroup* g, LaneSet fields) {
  fields = lane_set_without(fields, g->lanes);
  if (lane_set_is_empty(fields)) return;
  move_each(g, fields, gather_field);
  g->lanes = lane_set_or(g->lanes, fields);
}

void lane_move_out(LaneGroup* g, LaneSet fields) {
  fields = lane_set_without(fields, g->worlds);
  if (lane_set_is_empty(fields)) return;
  move_each(g, fields, scatter_field);
  g->worlds = lane_set_or(g->worlds, fields);
}

void lane_move_reload(LaneGroup* g, int lane, LaneSet fields) {
  for (int w = 0; w < LANE_WORDS; w++) {
    for (uint64_t x = fields.word[w] & g->lanes.word[w]; x; x &= x - 1) {
      const LaneMove* f = g->move + 64 * w + __builtin_ctzll(x);
      const WorldNumber* from = numbers_of(g->world[lane], f);
      for (int i = 0; i < f->count; i++) real_set_lane(f->lane + i, lane, (lane_number)from[i]);
    }
  }
}

void lane_move_back(LaneGroup* g, int lane, LaneSet fields) {
  for (int w = 0; w < LANE_WORDS; w++) {
    for (uint64_t x = fields.word[w]; x; x &= x - 1) {
      const LaneMove* f = g->move + 64 * w + __builtin_ctzll(x);
      WorldNumber* to = numbers_of(g->world[lane], f);
      for (int i = 0; i < f->count; i++) to[i] = real_lane(f->lane[i], lane);
    }
  }
}

void lane_wrote(LaneGroup* g, LaneSet fields) {
  g->lanes = lane_set_or(g->lanes, fields);
  g->worlds = lane_set_without(g->worlds, fields);
}

void lane_worlds_wrote(LaneGroup* g, LaneSet fields) {
  g->worlds = lane_set_or(g->worlds, fields);
  g->lanes = lane_set_without(g->lanes, fields);
}

void lane_run(LaneGroup* g, LaneStage stage, LaneSet reads, LaneSet writes) {
  lane_move_in(g, reads);
  stage(g->m, lane_data(g));
  lane_wrote(g, writes);
}

void lane_run_worlds(LaneGroup* g, WorldStage stage, LaneSet reads, LaneSet writes) {
  WorldNumber start = g->time.on ? lane_clock() : 0;
  lane_move_out(g, reads);
  for (int k = 0; k < g->n; k++) {
    if (!(g->alone >> k & 1)) stage(g->model, g->world[k]);
  }
  lane_worlds_wrote(g, writes);
  if (g->time.on) g->time.alone += lane_clock() - start;
}
