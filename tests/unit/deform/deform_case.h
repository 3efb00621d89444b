// Bodies for tests of the solver.
#ifndef UNIT_DEFORM_CASE_H
#define UNIT_DEFORM_CASE_H

#include "support/numbers.h"
#include "validation/deform_world.h"

static const double CASE_STILL[3] = {0, 0, 0}, CASE_FALL[3] = {0, 0, -9.81};

static inline ctDeformDef case_def(void) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "body";
  def.material = (ctDeformMaterial){"test", 1000, 1e5, 0.3, 1, 0, 0, 0.5};
  return def;
}

static inline World case_box(const ctDeformDef* def, int n) {
  char error[300] = "";
  const double size[3] = {0.3, 0.2, 0.1};
  return world_open(ct_makeSoftBox(def, size, (int[]){n + 2, n + 1, n}, error, sizeof error),
                    error);
}

static inline World case_sheet(const ctDeformDef* def, int n) {
  char error[300] = "";
  const double size[2] = {0.3, 0.2};
  return world_open(ct_makeClothRectangle(def, size, (int[]){n + 1, n}, error, sizeof error),
                    error);
}

static inline World case_rope(const ctDeformDef* def, int n) {
  char error[300] = "";
  const double from[3] = {0, 0, 0}, to[3] = {1, 0, 0};
  return world_open(ct_makeRope(def, from, to, n, error, sizeof error), error);
}

static inline double case_random(unsigned* seed) { // -1 .. 1
  *seed = *seed * 1664525u + 1013904223u;
  return (*seed >> 8) / 8388608.0 - 1;
}

static inline void case_shake(World* w, double size, unsigned seed) {
  for (int i = 0; i < 3 * w->n; i++) w->state.x[i] += size * case_random(&seed);
}

static inline const DeformShape* case_shape(const World* w) {
  return (const DeformShape*)(const void*)w->made;
}

static inline double case_energy(const World* w) {
  double extra[4000];
  assert_true(w->body.nextra <= 4000);
  xpbd_end(&w->state, extra);
  return xpbd_energy(case_shape(w), w->state.x, extra, 0);
}

// One projection in a very short substep moves vertices by -w dt^2 dE/dx, where the energy is that
// of xpbd_energy. Largest difference relative to the largest force.
static inline double case_force_error(World* w) {
  double dt = 1e-6, h = 1e-6, worst = 0, most = 0;
  double* x = test_malloc((size_t)w->n * 3 * sizeof(double));
  double* force = test_malloc((size_t)w->n * 3 * sizeof(double));
  memcpy(x, w->state.x, (size_t)w->n * 3 * sizeof(double));
  for (int i = 0; i < 3 * w->n; i++) {
    double e[2];
    for (int k = 0; k < 2; k++) {
      w->state.x[i] = x[i] + (k ? h : -h);
      e[k] = case_energy(w);
    }
    w->state.x[i] = x[i];
    force[i] = -(e[1] - e[0]) / (2 * h);
    most = larger(most, fabs(force[i]));
  }
  world_begin(w);
  xpbd_predict(&w->state, CASE_STILL, dt);
  xpbd_project(&w->state, dt, NULL);
  for (int i = 0; i < 3 * w->n; i++) {
    double moved = (w->state.x[i] - x[i]) / (w->body.invmass[i / 3] * dt * dt);
    worst = larger(worst, fabs(moved - force[i]));
  }
  memcpy(w->state.x, x, (size_t)w->n * 3 * sizeof(double));
  test_free(x);
  test_free(force);
  return worst / most;
}

#endif
