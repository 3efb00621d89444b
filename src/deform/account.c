#include "deform/account.h"

#include "base/assert.h"
#include "deform/midpoint.h"
#include "deform/momentum.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

// Part of the kinetic energy by which an account may be overdrawn: the energy of a turning body
// changes by about the square of its turn per substep, to and fro.
static const double kOverdraft = 1e-3;

static double kinetic_energy(const DeformBody* b, const double* v) {
  double sum = 0;
  for (int i = 0; i < b->nvert; i++)
    if (b->invmass[i] > 0) sum += dot3(v + 3 * i, v + 3 * i) / b->invmass[i];
  return 0.5 * sum;
}

// Positions that are not those of the last step were changed by the user.
static double energy_put_in(const DeformBody* b) {
  if (memcmp(b->x, b->x_known, 3 * (size_t)b->nvert * sizeof *b->x) == 0) return 0;
  const double* extra = b->nextra ? b->extra : NULL;
  double before = isnan(b->x_known[0]) ? 0 : xpbd_energy(b->shape, b->x_known, extra);
  return fmax(0, xpbd_energy(b->shape, b->x, extra) - before);
}

void account_open(DeformPart* p) {
  p->account = *p->body->account + energy_put_in(p->body);
  p->kinetic = kinetic_energy(p->body, p->state.v);
  p->work = 0;
}

void account_add(DeformPart* p, const double f[3], const double u[3]) { p->work += dot3(f, u); }

// Kinetic energy of velocities (x - x0) / dt, and the work of gravity, the user's forces and wind
static double measure_motion(const DeformWork* w, const DeformPart* p, const double gravity[3],
                             double* work) {
  const DeformBody* b = p->body;
  double kinetic = 0, sum = 0;
  for (int i = 0; i < b->nvert; i++) {
    if (!(b->invmass[i] > 0)) continue;
    double u[3], f[3], mass = 1 / b->invmass[i];
    sub3(u, p->state.x + 3 * i, p->state.x0 + 3 * i);
    add3(f, b->force + 3 * i, w->wind.data + 3 * (p->first + i));
    addtoscl3(f, gravity, mass);
    sum += dot3(f, u);
    if (p->state.half) addtoscl3(u, midpoint_of(&p->state).lead + 3 * i, w->dt);
    kinetic += mass * dot3(u, u);
  }
  *work = sum;
  return 0.5 * kinetic / (w->dt * w->dt);
}

// v = rigid + part (v - rigid) with `missing` less kinetic energy; what was taken
static double slow_down(DeformWork* w, DeformPart* p, double missing) {
  double *rigid = w->shift.data + 3 * (ptrdiff_t)p->first, *v = p->state.v;
  momentum_rigid(rigid, p->body->shape->system, p->state.x, v, p->body->invmass);
  int n = 3 * p->body->nvert;
  for (int k = 0; k < n; k++) v[k] -= rigid[k];
  double inner = kinetic_energy(p->body, v), taken = fmin(inner, missing);
  double part = inner > 0 ? sqrt(fmax(0, 1 - taken / inner)) : 0;
  for (int k = 0; k < n; k++) v[k] = rigid[k] + part * v[k];
  return taken;
}

void account_settle(DeformWork* w, DeformPart* p, const double gravity[3]) {
  double work, now = measure_motion(w, p, gravity, &work);
  double keep = fn_exp(-2 * p->body->shape->def.material.drag * w->dt); // drag is not paid back
  p->account += p->kinetic + p->work + work - now;
  p->work = 0;
  double missing = -p->account - kOverdraft * now;
  if (missing > 0) {
    missing = keep > 0 ? slow_down(w, p, missing * keep) / keep : missing;
    p->account += missing;
    now -= missing;
  }
  p->kinetic = now * keep;
}

void account_close(DeformPart* p) {
  *p->body->account_next = p->body->asleep ? *p->body->account : p->account;
}
