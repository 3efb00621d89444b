// A deformable body alone in space, stepped by its solver without a model.
#ifndef VALIDATION_DEFORM_WORLD_H
#define VALIDATION_DEFORM_WORLD_H

#include "deform/system.h"
#include "deform/xpbd.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct World {
  ctDeformable* made;
  DeformBody body;
  XpbdState state;
  int n; // vertices
} World;

// Takes over the body; ends the program with its message when there is none.
static inline World world_open(ctDeformable* made, const char* error) {
  World w = {.made = made};
  if (!made) {
    fprintf(stderr, "%s\n", error);
    exit(2);
  }
  DeformShape* shape = (DeformShape*)(void*)made;
  if (!deform_body_init(&w.body, deform_shape_keep(shape))) exit(2);
  w.n = w.body.nvert;
  size_t bytes = (size_t)w.n * 3 * sizeof(double);
  w.state.x = malloc(bytes);
  w.state.v = malloc(bytes);
  w.state.x0 = malloc(bytes);
  w.state.lambda = calloc((size_t)xpbd_lambda_size(shape) + 1, sizeof(double));
  if (!w.state.x || !w.state.v || !w.state.x0 || !w.state.lambda) exit(2);
  memcpy(w.state.x, w.body.x, bytes);
  memcpy(w.state.v, w.body.v, bytes);
  return w;
}

// To be called once the world has its place in memory, and after its body was changed.
static inline void world_begin(World* w) {
  w->state.body = &w->body;
  xpbd_begin(&w->state);
}

static inline void world_step(World* w, const double gravity[3], double dt, Pool* pool) {
  const DeformShape* shape = (const DeformShape*)(const void*)w->made;
  xpbd_predict(&w->state, gravity, dt);
  for (int i = 0; i < shape->def.iterations; i++) xpbd_project(&w->state, dt, pool);
  xpbd_finish(&w->state, dt);
}

static inline void world_run(World* w, const double gravity[3], double dt, double seconds) {
  int steps = (int)(seconds / dt + 0.5);
  for (int i = 0; i < steps; i++) world_step(w, gravity, dt, NULL);
}

static inline void world_close(World* w) {
  deform_body_free(&w->body);
  ct_freeDeformable(w->made);
  free(w->state.x);
  free(w->state.v);
  free(w->state.x0);
  free(w->state.lambda);
}

// NaN if one of them is NaN
static inline double larger_of(double a, double b) { return a >= b ? a : b > a ? b : (double)NAN; }

// Linear and angular momentum, and the sums of magnitudes they are compared with.
static inline void world_momenta(const World* w, double p[6], double size[2]) {
  memset(p, 0, 6 * sizeof(double));
  size[0] = size[1] = 0;
  for (int i = 0; i < w->n; i++) {
    const double *x = w->state.x + 3 * i, *v = w->state.v + 3 * i;
    double m = 1 / w->body.invmass[i];
    for (int k = 0; k < 3; k++) {
      p[k] += m * v[k];
      p[3 + k] += m * (x[(k + 1) % 3] * v[(k + 2) % 3] - x[(k + 2) % 3] * v[(k + 1) % 3]);
    }
    double speed = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    size[0] += m * speed;
    size[1] += m * speed * sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
  }
}

#endif
