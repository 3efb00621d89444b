// Dense derivatives of a step: R = dr by all inputs, da = -H^-1 R, then the integrator.
#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/diff_pass.h"
#include "diff/runge_kutta.h"
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

static bool fill_transition(DiffPass* s, double* A, double* B) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  int nx = 2 * (int)m->nv + (int)m->na;
  size_t n = (size_t)nx + (size_t)m->nu;
  double *X = diff_numbers(&p->x, (size_t)m->nv * n + 1),
         *Y = diff_numbers(&p->x, (size_t)nx * n + 1);
  if (!X || !Y) return false;
  if (s->staged) {
    if (!runge_kutta_matrix(s, &kNone, Y)) return false;
  } else {
    if (!columns_of_acceleration(p, &kNone, X) || !columns_of_step(p, &s->s, &kNone, X))
      return false;
    advance_matrix(p, s->s.acc, X, Y);
  }
  split_columns(p, Y, nx, A, B);
  return true;
}

int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D,
                   ctDerivativeInfo* info) {
  (void)C;
  (void)D;
  DiffPass s;
  int status = diff_pass_open(&s, m, d, info, &kNone);
  if (!status && !fill_transition(&s, A, B))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  return status;
}
