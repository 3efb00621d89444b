// One substep of a deformable body by extended position based dynamics, without contacts:
//
//   predict    v += dt (g + f/m),  x = x0 + dt v
//   project    x += W grad C' dlambda  for all constraints, colour by colour
//   finish     v = (x - x0) / dt, damped
//
// The driver (deform/couple.h) projects contacts and attachments between project and finish. It
// works on x and v of an XpbdState, never on those of the body:
//
//   x, v of the state are those of the body;  xpbd_begin
//   for each substep: xpbd_predict, iterations times (xpbd_project, contacts), xpbd_finish
//   xpbd_end into extra_next of the body;  x, v of the state are its x_next, v_next
#ifndef DEFORM_XPBD_H
#define DEFORM_XPBD_H

#include "base/pool.h"
#include "model/deform_set.h"

// Working copies of one body during a step.
typedef struct XpbdState {
  const DeformBody* body;
  double *x, *v;  // of the moment
  double* x0;     // at the start of the substep
  double* lambda; // multipliers of the constraints, and what else the system keeps
  double* half;   // deform/midpoint.h; NULL: implicit Euler
} XpbdState;

// Numbers that lambda needs for a shape. It is not read before xpbd_begin wrote it.
int xpbd_lambda_size(const DeformShape* s);

// Substeps of a time step of length h: the definition's, or by default dt about 1 ms or less.
int xpbd_substeps(const DeformShape* s, double h);

void xpbd_begin(XpbdState* s); // reads extra and invmass of the body
void xpbd_predict(XpbdState* s, const double gravity[3], double dt);
void xpbd_touch(XpbdState* s, int vertex, double dt);   // contacts or attachments act on it
void xpbd_project(XpbdState* s, double dt, Pool* pool); // all internal constraints once
void xpbd_finish(XpbdState* s, double dt);
void xpbd_end(const XpbdState* s, double* extra); // what extra of the body becomes

// Elastic energy of positions x of a shape with the further state extra (NULL if it has none).
double xpbd_energy(const DeformShape* s, const double* x, const double* extra);

#endif
