// Steps of several worlds of one model at once: the lanes of a SIMD register hold one number of 2,
// 4 or 8 worlds. Every world gets the bits that ct_step gives it alone.
//
// A stepper belongs to one thread. Worlds are ordinary datas of the model; a world that no lane can
// take in a step (hooks, deformable bodies, bad numbers) is stepped by ct_step.
#ifndef LANES_STEPPER_H
#define LANES_STEPPER_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

typedef struct LaneStepper LaneStepper;

// The widest group that this processor has registers for: 8, 4 or 2.
int lanes_width(void);

// A stepper for groups of `width` worlds (2, 4 or 8; 0: lanes_width()) of m, which must not change
// while the stepper lives. A width that the processor does not have becomes one that it has. NULL:
// out of memory.
LaneStepper* lanes_make(const ctModel* m, int width);
void lanes_free(LaneStepper* s); // NULL allowed

// The same with floats, for groups of 4, 8 or 16 worlds (0: the widest): results differ from those
// of ct_step by rounding, and have the same bits for every width, lane and neighbours. Worlds keep
// their state in doubles; what has no lane form computes in them.
LaneStepper* lanes_make_floats(const ctModel* m, int width);

int lanes_group(const LaneStepper* s); // the width

// Do steps of the model run in lanes? False: plugins, sleep, flexes, deformable bodies, open kinds,
// delays or formulations other than convex; lanes_step then calls ct_step world by world.
bool lanes_serve(const ctModel* m);

// nstep steps of n worlds, each with the controls that stand in it. Afterwards the state
// (ctSTATE_INTEGRATION), the sensors, warnings and the fields of lanes_want are up to date in each
// world; other fields are not specified, and a world may have no rows (nefc 0).
void lanes_step(LaneStepper* s, ctData* const* worlds, int n, int nstep);

// A field of ctData that shall be up to date after lanes_step: an array of numbers that is not in
// the arena, or "*" for all of them. False: there is no such field.
bool lanes_want(LaneStepper* s, const char* field);

// Seconds in lanes_step, and those of them in which worlds ran one by one; counted after
// lanes_measure(s, true).
typedef struct LaneShare {
  double seconds, alone;
} LaneShare;
void lanes_measure(LaneStepper* s, bool on);
LaneShare lanes_share(const LaneStepper* s);

#endif
