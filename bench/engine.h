// One face for both engines: load a model, put it into a state, step.
#ifndef BENCH_ENGINE_H
#define BENCH_ENGINE_H

#include <stdbool.h>

typedef struct Engine Engine;

// NULL when the engine refuses the model; the reason is in error.
Engine* engine_open_corten(const char* path, char* error, int size);
Engine* engine_open_mujoco(const char* path, char* error, int size);
void engine_close(Engine* e);

int engine_nv(const Engine* e);
int engine_ncon(const Engine* e);
double engine_timestep(const Engine* e);
bool engine_bad(const Engine* e); // a step had to be thrown away since the last start

// Without contacts and other constraints from now on.
void engine_disable_constraints(Engine* e);

// The first keyframe, or the initial state; with velocities size * cos(i).
void engine_start(Engine* e, double size);
void engine_step(Engine* e, int n);

// One stage of the pipeline, computed again from the state as it is.
typedef struct Stage {
  const char* name;
  void (*corten)(Engine* e);
  void (*mujoco)(Engine* e);
} Stage;
extern const Stage engine_stage[];
extern const int engine_stage_count;

// Sum of the squares of the positions, to see that both engines do the same.
double engine_checksum(const Engine* e);

#endif
