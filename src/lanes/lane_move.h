// Where the numbers of a group of worlds are: in lanes, in the data of each world, or in both. A
// stage asks for what it reads; numbers move only when they are not there yet.
#ifndef LANES_LANE_MOVE_H
#define LANES_LANE_MOVE_H

#include "lanes/lane_width.h"
#include "model/data.h"

#include <corten/corten.h>

// The fields that can move, as numbers, and sets of them.
#define LANE_ENUM(f) LANE_##f,
typedef enum LaneField { LANE_FIELDS(LANE_ENUM) LANE_FIELD_COUNT } LaneField;
enum { LANE_WORDS = 2 };
_Static_assert(LANE_FIELD_COUNT <= 64 * LANE_WORDS, "a set has a bit per field");
typedef struct LaneSet {
  uint64_t word[LANE_WORDS];
} LaneSet;

#define LANE_BIT0(f) | (LANE_##f < 64 ? UINT64_C(1) << (LANE_##f % 64) : 0)
#define LANE_BIT1(f) | (LANE_##f >= 64 ? UINT64_C(1) << (LANE_##f % 64) : 0)
// The set of a list: LANE_SET(LANE_READS_collide), or of a macro of one's own
#define LANE_SET(LIST) ((LaneSet){{0 LIST(LANE_BIT0), 0 LIST(LANE_BIT1)}})

static inline LaneSet lane_set_or(LaneSet a, LaneSet b) {
  for (int k = 0; k < LANE_WORDS; k++) a.word[k] |= b.word[k];
  return a;
}
static inline LaneSet lane_set_without(LaneSet a, LaneSet b) {
  for (int k = 0; k < LANE_WORDS; k++) a.word[k] &= ~b.word[k];
  return a;
}
static inline bool lane_set_is_empty(LaneSet a) {
  uint64_t any = 0;
  for (int k = 0; k < LANE_WORDS; k++) any |= a.word[k];
  return any == 0;
}

// A field: its numbers in lanes, and where the data of a world has the pointer to its own.
typedef struct LaneMove {
  real* lane;
  size_t offset;
  int count;
} LaneMove;

typedef struct LaneSolve LaneSolve;
typedef struct LaneIslands LaneIslands;

struct LaneGroup {
  LaneOwn own; // first: a LaneGroup* is a LaneData*
  const LaneModel* m;
  const WorldModel* model; // of the worlds
  const WorldStages* stage;
  World* spare;
  void* memory;
  real* course;         // working memory of Runge-Kutta
  LaneSolve* solve;     // working memory of the solver; NULL: worlds are solved one by one
  LaneIslands* islands; // the same for models of several trees
  LanePairs pairs;
  struct LanePair* pair; // the same with what the search in lanes needs
  Candidate* near;       // room for those of one world
  LaneMove move[LANE_FIELD_COUNT];
  LaneSet lanes, worlds; // where a field is up to date
  LaneSet want;          // fields that are brought to the worlds at the end
  LaneTime time;

  // the worlds of the present steps; behind the last of n comes the first again
  World* world[CT_LANES];
  int n;
  unsigned alone; // bit k: world k is stepped alone in this step, its lane holds nothing
  unsigned left;  // worlds that left their lanes in the last step
  bool fixed_tendons, joint_drives, lane_integrator, marks; // marks: somebody wants bvh_active
  bool whole; // somebody wants fields of rows or islands: worlds have all of them
};

static inline LaneData* lane_data(LaneGroup* g) { return &g->own.pub; }

// All fields get their memory; bytes needed, with memory NULL only these.
size_t lane_move_layout(LaneGroup* g, unsigned char* memory);

// Bring fields to the lanes, to the worlds.
void lane_move_in(LaneGroup* g, LaneSet fields);
void lane_move_out(LaneGroup* g, LaneSet fields);

// n numbers of each world into lanes.
void lane_gather(real* to, const WorldNumber* const* from, int n);

// One lane anew from its world, of the fields that are up to date in lanes.
void lane_move_reload(LaneGroup* g, int lane, LaneSet fields);

// The numbers of one lane to its world, whatever is up to date.
void lane_move_back(LaneGroup* g, int lane, LaneSet fields);

// Run a stage in lanes, or in each world.
typedef void (*LaneStage)(const ctModel* m, LaneData* d);
void lane_run(LaneGroup* g, LaneStage stage, LaneSet reads, LaneSet writes);
void lane_run_worlds(LaneGroup* g, WorldStage stage, LaneSet reads, LaneSet writes);

// Fields were written in lanes (in the worlds) by other means.
void lane_wrote(LaneGroup* g, LaneSet fields);
void lane_worlds_wrote(LaneGroup* g, LaneSet fields);

#endif
