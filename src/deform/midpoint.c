#include "deform/midpoint.h"

#include "base/assert.h"
#include "math/vec.h"

#include <string.h>

void midpoint_predict(XpbdState* s, const double gravity[3], double dt) {
  const DeformBody* b = s->body;
  Midpoint p = midpoint_of(s);
  memcpy(p.invmass, b->invmass, (size_t)b->nvert * sizeof(double));
  memset(p.lead, 0, 3 * (size_t)b->nvert * sizeof(double));
  for (ptrdiff_t i = 0; i < b->nvert; i++) {
    double* lead = p.lead + 3 * i;
    if (!(b->invmass[i] > 0)) continue;
    addtoscl3(lead, gravity, 0.5 * dt);
    addtoscl3(lead, b->force + 3 * i, 0.5 * dt * b->invmass[i]);
    addtoscl3(s->x + 3 * i, lead, -dt);
  }
}

static bool is_held(const XpbdState* s, const Midpoint* p, ptrdiff_t i) {
  return p->invmass[i] > s->body->invmass[i];
}

void xpbd_touch(XpbdState* s, int vertex, double dt) {
  if (!s->half) return;
  Midpoint p = midpoint_of(s);
  if (is_held(s, &p, vertex) || !(s->body->invmass[vertex] > 0)) return;
  double* lead = p.lead + 3 * (ptrdiff_t)vertex;
  addtoscl3(s->x + 3 * (ptrdiff_t)vertex, lead, dt);
  zero3(lead);
  p.invmass[vertex] *= 2;
}

void midpoint_begin(const XpbdState* s) {
  Midpoint p = midpoint_of(s);
  ptrdiff_t n = 3 * (ptrdiff_t)s->body->nvert;
  memcpy(p.before, s->x, (size_t)n * sizeof(double));
  for (ptrdiff_t i = 0; i < n; i++) p.middle[i] = 0.5 * (s->x0[i] + s->x[i]);
}

// Elements that move x by D change the velocity by 2 D / dt, and the angular momentum by the sum of
// 2/dt q x m D, where q = x - v dt/2 before them; of vertices that are held, by x0 x m D / dt.
void midpoint_end(const XpbdState* s, double dt) {
  Midpoint p = midpoint_of(s);
  for (ptrdiff_t i = 0; i < s->body->nvert; i++) {
    bool held = is_held(s, &p, i);
    for (ptrdiff_t k = 3 * i; k < 3 * i + 3; k++) {
      s->x[k] = 2 * p.middle[k] - s->x0[k];
      p.middle[k] = held ? s->x0[k] : 0.5 * (s->x0[k] + p.before[k] - dt * p.lead[k]);
    }
  }
}

void midpoint_finish(const XpbdState* s, double dt) {
  Midpoint p = midpoint_of(s);
  for (ptrdiff_t i = 0; i < s->body->nvert; i++) {
    if (is_held(s, &p, i)) continue;
    for (ptrdiff_t k = 3 * i; k < 3 * i + 3; k++) p.lead[k] += (s->x[k] - p.before[k]) / dt;
  }
}
