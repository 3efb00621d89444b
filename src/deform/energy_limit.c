#include "deform/energy_limit.h"

#include "base/assert.h"
#include "deform/hold.h"
#include "deform/momentum.h"
#include "deform/touch.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

static const double kRounding = 1e-9;   // of the energies of a substep: more is too much
static const double kNoticeable = 2e-3; // more is worth another projection

static double kinetic_energy(const DeformBody* b, const double* v) {
  double sum = 0;
  for (int i = 0; i < b->nvert; i++)
    if (b->invmass[i] > 0) sum += dot3(v + 3 * i, v + 3 * i) / b->invmass[i];
  return 0.5 * sum;
}

// The same of velocities (x - x0) / dt
static double moved_energy(const DeformPart* p, double dt) {
  double sum = 0;
  for (int i = 0; i < p->body->nvert; i++) {
    double u[3];
    sub3(u, p->state.x + 3 * i, p->state.x0 + 3 * i);
    if (p->body->invmass[i] > 0) sum += dot3(u, u) / p->body->invmass[i];
  }
  return 0.5 * sum / (dt * dt);
}

static double elastic_energy(const DeformWork* w, const DeformPart* p) {
  return xpbd_energy(p->body->shape, p->state.x, p->body->nextra ? xpbd_extra(&p->state) : NULL,
                     w->dt);
}

// A chain and a held body pass on more work than they have energy: errors of that work would count.
static bool is_limited(const DeformPart* p) {
  return !p->body->asleep && p->body->nextra == 0 && p->body->nattach == 0;
}

void energy_limit_begin(DeformWork* w) {
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    if (!is_limited(p)) continue;
    p->kinetic_before = kinetic_energy(p->body, p->state.v);
    p->elastic_before = elastic_energy(w, p);
    p->over = false;
  }
}

void energy_limit_begin_substep(DeformWork* w, const double gravity[3]) {
  memcpy(w->start.data, w->x0.data, 3 * (size_t)w->nnode * sizeof(double));
  copy3(w->gravity, gravity);
}

// Gravity, the user's forces and wind, over x - start
static double force_work(const DeformWork* w, const DeformPart* p) {
  const DeformBody* b = p->body;
  double sum = 0;
  for (int i = 0; i < b->nvert; i++) {
    if (!(b->invmass[i] > 0)) continue;
    double u[3], f[3];
    sub3(u, p->state.x + 3 * i, w->start.data + 3 * (p->first + i));
    add3(f, b->force + 3 * i, w->wind.data + 3 * (p->first + i));
    addtoscl3(f, w->gravity, 1 / b->invmass[i]);
    sum += dot3(f, u);
  }
  return sum;
}

// Kinetic energy that the body had, that others gave it, and that elements released
static double kinetic_limit(const DeformPart* p) {
  return p->kinetic_before + p->work + fmax(0, p->elastic_before - p->elastic);
}

bool energy_limit_find(DeformWork* w, const ctModel* m, const ctData* d) {
  bool any = false;
  for (int i = 0; i < w->part.count; i++) w->part.data[i].work = 0;
  touches_work(w);
  hold_work(w, m, d, w->dt);
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    p->over = p->again = false;
    if (!is_limited(p)) continue;
    p->kinetic = moved_energy(p, w->dt);
    p->elastic = elastic_energy(w, p);
    p->work += force_work(w, p);
    double excess = p->kinetic - kinetic_limit(p), size = p->kinetic_before + p->kinetic;
    p->over = !(excess <= kRounding * size);
    p->again = excess > kNoticeable * size;
    any |= p->again;
  }
  return any;
}

// v = rigid + part (v - rigid), so that the kinetic energy is what it may be
static void scale_velocities(DeformWork* w, DeformPart* p) {
  double *rigid = w->shift.data + 3 * p->first, *v = p->state.v;
  momentum_rigid(rigid, p->body->shape->system, p->state.x, v, p->body->invmass);
  double left = kinetic_limit(p) - kinetic_energy(p->body, rigid);
  for (int k = 0; k < 3 * p->body->nvert; k++) v[k] -= rigid[k];
  double inner = kinetic_energy(p->body, v);
  double part = left > 0 ? fmin(1, sqrt(left / inner)) : 0;
  if (!(inner > 0)) part = 0;
  for (int k = 0; k < 3 * p->body->nvert; k++) v[k] = rigid[k] + part * v[k];
}

void energy_limit_velocities(DeformWork* w) {
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    if (!is_limited(p)) continue;
    if (p->over) scale_velocities(w, p);
    p->kinetic_before = kinetic_energy(p->body, p->state.v);
    p->elastic_before = p->elastic;
  }
}
