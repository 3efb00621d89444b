// Included before every line of a source that is compiled for lanes of worlds (CT_LANES): the data
// is a LaneData, functions have the names of their width, and what the data of one world keeps
// beside its fields is replaced. World is the data of one world, WorldModel its model, WorldNumber
// a number in both.
//
// With CT_FLOATS the numbers of lanes are floats. Then the model is a LaneModel, a copy in floats,
// and `double` means float from the end of this file on: a number of the model, the same in all
// lanes. Headers with numbers of one world are included here.
#ifndef LANES_AS_LANES_H
#define LANES_AS_LANES_H

#if !defined(CT_LANES)
#error "for sources compiled with CT_LANES"
#endif

#include "base/alloc.h"
#include "base/arena.h"
#include "base/real.h"
#include "base/report.h"
#include "base/scratch.h"
#include "base/simd.h"
#include "generated/lane_data.h"
#include "generated/lane_model.h"
#include "math/fn_real.h"

#include <corten/corten.h>

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#if defined(CT_FLOATS)
#define LANE_GLUE(a, b) a##_floats##b
#else
#define LANE_GLUE(a, b) a##_lanes##b
#endif
#define LANE_JOIN(a, b) LANE_GLUE(a, b)
#define LANE_NAME(name) LANE_JOIN(name, CT_LANES)

typedef world_number WorldNumber;
typedef ctModel WorldModel;
#if defined(CT_FLOATS)
#define double float
#define ctModel LaneModel
#define ctOption LaneOption
#else
typedef ctModel LaneModel;
#endif

typedef ctData World;
#define ctData LaneData

// A function has the name of an option there: the names come behind it.
// clang-format off
#include "model/row_layout.h"
#include "generated/lane_names.h"
// clang-format on

// A hook that a world in lanes does not have.
typedef void (*LaneGeneric)(const ctModel* m, LaneData* d);
typedef double (*LaneAct)(const ctModel* m, const LaneData* d, int id);
#define ctfGeneric LaneGeneric
#define ctfAct LaneAct

// Public functions take numbers of lanes too; they are not called.
#define cttNum real

//---------------------------------- in place of model/history.h -----------------------------------

#define MODEL_HISTORY_H
#define history_control(m, d, i, time, interp) 0.0

//---------------------------------- in place of model/data.h --------------------------------------

#define MODEL_DATA_H

typedef struct LaneHooks {
  LaneGeneric passive;
  LaneAct act_dyn, act_gain, act_bias;
} LaneHooks;

// What a LaneData carries behind its fields.
typedef struct LaneOwn {
  LaneData pub; // first: a LaneData* is a LaneOwn*
  void* scratch;
  size_t scratch_size;
  LaneHooks hook; // all NULL
  Arena arena;    // empty: copies for worlds that sleep are not made
} LaneOwn;

static inline LaneOwn* lane_own(LaneData* d) { return (LaneOwn*)(void*)d; }
static inline const LaneOwn* lane_own_const(const LaneData* d) {
  return (const LaneOwn*)(const void*)d;
}
static inline Scratch lane_scratch(LaneData* d) {
  return scratch_from(lane_own(d)->scratch, lane_own(d)->scratch_size);
}
#define data_own lane_own
#define data_own_const lane_own_const
#define data_scratch lane_scratch
#define data_arena(d) (&lane_own(d)->arena)

// Worlds with a bad control do not run in lanes.
#define data_warn(d, kind, info, format, i, ...) lane_no_warning(d, __VA_ARGS__)
static inline void lane_no_warning(const LaneData* d, ...) { (void)d; }

//---------------------------------- in place of model/timer.h -------------------------------------

#define MODEL_TIMER_H
#define timer_start(d) ((real){0})
#define timer_add(d, timer, start) ((void)(start))
#define timer_end(d, timer, start) ((void)(start))

//---------------------------------- headers of one world ------------------------------------------

#include "math/sparse.h"

#pragma push_macro("double")
#pragma push_macro("ctModel")
#pragma push_macro("ctData")
#undef double
#undef ctModel
#undef ctData
#include "constraint/impedance.h"
#include "geom/shape.h"
#include "geom/wrap.h"
#include "lanes/lane_width.h"
#include "model/field.h"
#include "solve/cone.h"
#pragma pop_macro("double")
#pragma pop_macro("ctModel")
#pragma pop_macro("ctData")

// Numbers of a model for a function of one world.
static inline void lane_semiaxes(cttGeom type, const double* size, double* axes) {
  WorldNumber s[3] = {size[0], size[1], size[2]}, a[3];
  shape_semiaxes(type, s, a);
  for (int i = 0; i < 3; i++) axes[i] = (double)a[i];
}
#define shape_semiaxes lane_semiaxes

//---------------------------------- the model -----------------------------------------------------

// A model for lanes, which shares memory with m; NULL: out of memory.
const LaneModel* lane_model_make(const WorldModel* m);
void lane_model_free(const LaneModel* m);

#endif
