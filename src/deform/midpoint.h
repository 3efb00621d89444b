// The midpoint rule for the elements of a body (ctDEFORMINT_MIDPOINT):
//
//   x_mid = (x0 + x) / 2,   v = v0 + dt (g + f(x_mid) / m),   x = x0 + dt (v0 + v) / 2
//
// It is of second order and damps nothing, and serves bodies whose elements the substeps resolve;
// implicit Euler, f(x), is of first order and damps. In projections x_mid is a step of implicit
// Euler of half the length. The velocity at the end is (x - x0) / dt + lead, where lead is half of
// what elements and gravity add to the velocity.
//
// Contacts and attachments act on x - x0, of which the whole must be their velocity. So vertices
// that they hold take x = x0 + dt v instead: forces move them twice as far and leave no lead.
#ifndef DEFORM_MIDPOINT_H
#define DEFORM_MIDPOINT_H

#include "deform/xpbd.h"

// Memory of a body with n vertices, in its XpbdState.
static inline int midpoint_size(int n) { return 10 * n; }

// lead 3n, middle 3n, positions before a projection 3n, inverse masses n: twice those of the body
// where contacts act.
typedef struct Midpoint {
  double *lead, *middle, *before, *invmass;
} Midpoint;

static inline Midpoint midpoint_of(const XpbdState* s) {
  ptrdiff_t n = s->body->nvert;
  return (Midpoint){s->half, s->half + 3 * n, s->half + 6 * n, s->half + 9 * n};
}

// After prediction of an Euler step: back by half of what forces moved.
void midpoint_predict(XpbdState* s, const double gravity[3], double dt);

// Around a projection of the elements at the middle, from begin to end. Between end and finish the
// momenta are those of positions x about middle, with the inverse masses of here.
void midpoint_begin(const XpbdState* s);
void midpoint_end(const XpbdState* s, double dt);
void midpoint_finish(const XpbdState* s, double dt);

#endif
