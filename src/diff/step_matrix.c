// Dense derivatives of a step: R = dr by all inputs, da = -H^-1 R, then the integrator.
#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/runge_kutta.h"
#include "diff/sensor_diff.h"
#include "diff/session.h"
#include "math/dense.h"

#include <corten/corten.h>

static const ParamSelection kNone = {.valid = true};

// The columns of the state to A, those of the controls to B.
static void split_columns(const DiffPoint* p, const double* Y, int rows, double* A, double* B) {
  int nx = p->x.col.ctrl, nu = (int)p->x.m->nu, n = p->x.col.n;
  for (int i = 0; i < rows; i++) {
    const double* row = Y + (size_t)i * (size_t)n;
    if (A) dense_copy(A + (size_t)i * (size_t)nx, row, nx);
    if (B) dense_copy(B + (size_t)i * (size_t)nu, row + nx, nu);
  }
}

// What a transition writes; NULL: not wanted.
typedef struct Transition {
  double *A, *B, *C, *D;
} Transition;

static bool fill_transition(DiffSession* s, const Transition* t) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  bool sensors = (t->C || t->D) && m->nsensordata > 0;
  int nx = 2 * (int)m->nv + (int)m->na;
  size_t n = (size_t)nx + (size_t)m->nu, size = (size_t)m->nv * n;
  double *X = diff_numbers(&p->x, size + 1), *Y = diff_numbers(&p->x, (size_t)nx * n + 1);
  double* acc = sensors ? diff_numbers(&p->x, size + 1) : X; // before the integrator changes it
  if (!X || !Y || !acc) return false;
  if (s->staged) {
    if (!runge_kutta_matrix(s, &kNone, Y)) return false;
    if (sensors && !(session_open_point(s, 0) && columns_of_acceleration(p, &kNone, acc)))
      return false;
  } else {
    if (!columns_of_acceleration(p, &kNone, X)) return false;
    if (sensors) dense_copy(acc, X, (int)size);
    if (!columns_of_step(p, &s->s, &kNone, X)) return false;
    advance_matrix(p, s->s.acc, X, Y);
  }
  split_columns(p, Y, nx, t->A, t->B);
  return !sensors || sensor_diff_matrix(p, acc, t->C, t->D);
}

int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D,
                   ctDerivativeInfo* info) {
  DiffSession s;
  int status = session_open(&s, m, d, info, &kNone);
  if (!status && !fill_transition(&s, &(Transition){A, B, C, D}))
    status = session_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  session_close(&s);
  return status;
}
