// A width of lanes as a table of functions: lane_group.c is compiled once per width, stepper.c
// selects one.
#ifndef LANES_LANE_WIDTH_H
#define LANES_LANE_WIDTH_H

#include "collide/candidates.h"
#include "step/constrain.h"

#include <stdbool.h>

struct ctData_;
typedef struct LaneGroup LaneGroup;

// Where the time went, in seconds.
typedef struct LaneTime {
  bool on;
  double alone;
} LaneTime;

// The pairs of geoms that may touch anywhere; NULL: the search for them is left to `collide`.
typedef struct LanePairs {
  Candidate* at;
  int n;
} LanePairs;

typedef struct LaneWidth {
  int width;
  // `spare` is a data of the model after a forward pass; the group borrows its integers, and the
  // pairs.
  LaneGroup* (*make)(const struct ctModel_* m, struct ctData_* spare, LanePairs pairs);
  void (*free)(LaneGroup* g);
  // nstep steps of n <= width worlds
  void (*step)(LaneGroup* g, struct ctData_* const* worlds, int n, int nstep);
  bool (*want)(LaneGroup* g, const char* field);
  LaneTime* (*time)(LaneGroup* g);
} LaneWidth;

extern const LaneWidth lane_width2, lane_width4, lane_width8;
extern const LaneWidth lane_floats4, lane_floats8, lane_floats16;

// What runs world by world: the stages of one world.
typedef void (*WorldStage)(const struct ctModel_* m, struct ctData_* d);

// A constraint; the type of contacts only.
typedef struct RowOf {
  const struct ConstraintKind* kind;
  int type, id;
} RowOf;

// What the rows of a constraint have in every world: numbers of the model (constraint/impedance.h),
// and the diagonal of J M^-1 J' by the constants at qpos0.
typedef struct RowLaw {
  world_number K, B, B_tangent, imp[ctNIMP], weight[10];
} RowLaw;

typedef struct WorldStages {
  WorldStage collide; // contacts, from a clear arena
  bool (*collide_listed)(const struct ctModel_* m, struct ctData_* d, const Candidate* list, int n);
  WorldStage rows;      // rows, islands, matrix of the dual solver
  WorldStage bare_rows; // without islands
  WorldStage islands;
  WorldStage project;      // the matrix of the dual solver
  WorldStage tendon;       // paths of tendons
  WorldStage transmission; // lengths and moments of actuators
  WorldStage sensor_position;
  WorldStage rates;     // of tendons and actuators
  WorldStage reference; // reference accelerations
  WorldStage sensor_velocity;
  WorldStage actuation; // forces of actuators
  WorldStage constrain; // forces of constraints, accelerations
  // islands of several worlds: their problems, one of them alone, their results
  bool (*open_parts)(const struct ctModel_* m, struct ctData_* d, ConstrainParts* parts);
  bool (*solve_part)(const struct ctModel_* m, struct ctData_* d, Problem* p, bool warm);
  void (*close_parts)(const struct ctModel_* m, struct ctData_* d, const ConstrainParts* parts);
  // The law of a constraint; false: its parameters mix signs.
  bool (*law)(const struct ctModel_* m, struct ctData_* d, RowOf of, RowLaw* law);
  // Have rows that are not made yet (at most so many), islands and the solver enough memory?
  bool (*roomy)(const struct ctModel_* m, struct ctData_* d, int nefc, int make);
  // what is counted of a solution, and the forces of limits
  void (*counts)(const struct ctModel_* m, struct ctData_* d, int nefc, int niter);
  WorldStage limits;
  WorldStage sensor_last; // sensors of accelerations
  WorldStage integrate;   // the next state
  WorldStage step;        // all of it
} WorldStages;
extern const WorldStages lane_world_stages;

// Can this world run in lanes: no hooks, no deformable bodies, an intact model?
bool lane_world_fits(const struct ctModel_* m, struct ctData_* d);

// Seconds of a clock.
double lane_clock(void);

#endif
