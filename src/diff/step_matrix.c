// Dense derivatives of a step: R = dr by all inputs, da = -H^-1 R, then the integrator.
#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/diff_pass.h"
#include "diff/runge_kutta.h"
#include "diff/sensor_diff.h"
#include "math/dense.h"

#include <corten/corten.h>

static const ParamSelection kNone = {.valid = true};

// Numbers of the state and of the controls in a row.
typedef struct SplitRows {
  int nx, nu;
} SplitRows;

// The columns of the state to A, those of the controls to B.
static void split_columns(SplitRows n, const double* Y, int rows, double* A, double* B) {
  for (int i = 0; i < rows; i++) {
    const double* row = Y + (size_t)i * (size_t)(n.nx + n.nu);
    if (A) dense_copy(A + (size_t)i * (size_t)n.nx, row, n.nx);
    if (B) dense_copy(B + (size_t)i * (size_t)n.nu, row + n.nx, n.nu);
  }
}

// S (sensors by inputs and qacc) becomes S_inputs + S_qacc X in the rows of Z
static bool fill_sensors(DiffPoint* p, const double* X, double* Z) {
  const ctModel* m = p->x.m;
  int ns = (int)m->nsensordata, nv = (int)m->nv, n = p->x.col.n, cols = n + nv;
  size_t mark = arena_mark(p->x.arena);
  double* S = diff_numbers(&p->x, (size_t)ns * (size_t)cols + 1);
  if (!S) return false;
  dense_zero(S, ns * cols);
  if (!sensor_diff(p, &(DiffSink){.rows = ns, .cols = cols, .matrix = S}, n)) return false;
  for (int i = 0; i < ns; i++) {
    const double* row = S + (size_t)i * (size_t)cols;
    double* to = Z + (size_t)i * (size_t)n;
    dense_copy(to, row, n);
    for (int k = 0; k < nv; k++)
      if (row[n + k] != 0) dense_addtoscl(to, X + (size_t)k * (size_t)n, row[n + k], n);
  }
  arena_release(p->x.arena, mark);
  return true;
}

typedef struct TransitionOut {
  double *A, *B, *C, *D;
} TransitionOut;

// Of a Runge-Kutta step sensors are those of the start.
static bool fill_staged(DiffPass* s, const TransitionOut* out, double* X, double* Y, double* Z) {
  if ((out->A || out->B) && !runge_kutta_matrix(s, &kNone, Y)) return false;
  if (!out->C && !out->D) return true;
  return point_open(&s->p, 0) && columns_of_acceleration(&s->p, &kNone, X) &&
         fill_sensors(&s->p, X, Z);
}

static bool fill_single(DiffPass* s, const TransitionOut* out, double* X, double* Y, double* Z) {
  DiffPoint* p = &s->p;
  if (!columns_of_acceleration(p, &kNone, X)) return false;
  if ((out->C || out->D) && !fill_sensors(p, X, Z)) return false;
  if (!out->A && !out->B) return true;
  if (!columns_of_step(p, &s->s, &kNone, X)) return false;
  advance_matrix(p, s->s.acc, X, Y);
  return true;
}

static bool fill_transition(DiffPass* s, const TransitionOut* out) {
  const Diff* x = &s->p.x;
  const ctModel* m = x->m;
  int nx = 2 * (int)m->nv + (int)m->na, ns = (int)m->nsensordata;
  size_t n = (size_t)nx + (size_t)m->nu;
  double* X = diff_numbers(x, (size_t)m->nv * n + 1);
  double *Y = diff_numbers(x, (size_t)nx * n + 1), *Z = diff_numbers(x, (size_t)ns * n + 1);
  if (!X || !Y || !Z) return false;
  if (!(s->staged ? fill_staged : fill_single)(s, out, X, Y, Z)) return false;
  SplitRows split = {nx, (int)m->nu};
  if (out->A || out->B) split_columns(split, Y, nx, out->A, out->B);
  if (out->C || out->D) split_columns(split, Z, ns, out->C, out->D);
  return true;
}

int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D,
                   ctDerivativeInfo* info) {
  DiffPass s;
  int status = diff_pass_open(&s, m, d, info, &kNone);
  if (!status && !fill_transition(&s, &(TransitionOut){A, B, C, D}))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  return status;
}
