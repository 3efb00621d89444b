// Dense derivatives of a step: R = dr by all inputs, da = -H^-1 R, then the integrator.
#include "base/report.h"
#include "diff/advance.h"
#include "diff/columns.h"
#include "diff/diff_pass.h"
#include "diff/runge_kutta.h"
#include "diff/sensor_diff.h"
#include "math/dense.h"

#include <corten/corten.h>

#include <string.h>

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
static bool fill_sensors(DiffPoint* p, const InputColumns* X, double* Z) {
  const ctModel* m = p->x.m;
  int ns = (int)m->nsensordata, nv = (int)m->nv, n = p->x.col.n, cols = n + nv;
  const BlockSet* s = X->blocks;
  size_t mark = arena_mark(p->x.arena);
  double* S = diff_numbers(&p->x, (size_t)ns * (size_t)cols + 1);
  if (!S) return false;
  memset(S, 0, (size_t)ns * (size_t)cols * sizeof *S);
  if (!sensor_diff(p, &(DiffSink){.rows = ns, .cols = cols, .matrix = S}, n)) return false;
  for (int i = 0; i < ns; i++) {
    const double* row = S + (size_t)i * (size_t)cols;
    double* to = Z + (size_t)i * (size_t)n;
    dense_copy(to, row, n);
    for (int k = 0; k < nv; k++) {
      const double* x = columns_row(p, X, k);
      if (row[n + k] == 0) continue;
      if (!s) {
        dense_addtoscl(to, x, row[n + k], n);
        continue;
      }
      int b = s->dof_block[k];
      for (int c = 0; c < block_set_columns(s, b); c++)
        to[s->column[s->column_first[b] + c]] += row[n + k] * x[c];
    }
  }
  arena_release(p->x.arena, mark);
  return sensor_diff_loads(p, X, Z);
}

typedef struct TransitionOut {
  double *A, *B, *C, *D;
} TransitionOut;

static bool put_sensors_of(DiffPoint* p, const TransitionOut* out, const InputColumns* X) {
  const ctModel* m = p->x.m;
  SplitRows split = {2 * (int)m->nv + (int)m->na, (int)m->nu};
  int ns = (int)m->nsensordata;
  if (!out->C && !out->D) return true;
  double* Z = diff_numbers(&p->x, (size_t)ns * (size_t)(split.nx + split.nu) + 1);
  if (!Z || !fill_sensors(p, X, Z)) return false;
  split_columns(split, Z, ns, out->C, out->D);
  return true;
}

// Of a Runge-Kutta step sensors are those of the start.
static bool fill_staged(DiffPass* s, const TransitionOut* out) {
  DiffPoint* p = &s->p;
  const ctModel* m = p->x.m;
  SplitRows split = {2 * (int)m->nv + (int)m->na, (int)m->nu};
  size_t n = (size_t)(split.nx + split.nu);
  if (out->A || out->B) {
    double* Y = diff_numbers(&p->x, (size_t)split.nx * n + 1);
    if (!Y || !runge_kutta_matrix(s, &kNone, Y)) return false;
    split_columns(split, Y, split.nx, out->A, out->B);
  }
  if (!out->C && !out->D) return true;
  InputColumns X = {NULL, diff_numbers(&p->x, (size_t)m->nv * n + 1)};
  bool spilled = false;
  return X.x && point_open(p, 0) && columns_of_acceleration(p, &kNone, &X, &spilled) &&
         put_sensors_of(p, out, &X);
}

// With the matrices in blocks; spilled: they are not valid.
static bool fill_blocks(DiffPass* s, const TransitionOut* out, const BlockSet* blocks,
                        bool* spilled) {
  DiffPoint* p = &s->p;
  InputColumns X = {blocks, diff_numbers(&p->x, columns_size(p, blocks) + 1)};
  if (!X.x || !columns_of_acceleration(p, &kNone, &X, spilled)) return false;
  if (*spilled) return true;
  if (!put_sensors_of(p, out, &X)) return false;
  if (!out->A && !out->B) return true;
  if (!columns_of_step(p, &s->s, &kNone, &X, spilled)) return false;
  return *spilled || advance_matrix(p, s->s.acc, &X, out->A, out->B);
}

static bool fill_single(DiffPass* s, const TransitionOut* out) {
  bool spilled = false;
  size_t mark = arena_mark(s->p.x.arena);
  bool good = fill_blocks(s, out, &s->p.blocks, &spilled);
  arena_release(s->p.x.arena, mark);
  if (!good || !spilled) return good;
  spilled = false;
  return fill_blocks(s, out, NULL, &spilled);
}

int ctd_transitionInfo(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D,
                       ctDerivativeInfo* info) {
  DiffPass s;
  int status = diff_pass_open(&s, m, d, info, &kNone);
  TransitionOut out = {A, B, C, D};
  if (!status && !(s.staged ? fill_staged : fill_single)(&s, &out))
    status = diff_pass_refuse(s.p.x.info, ctDERIV_MEMORY, "memory is insufficient");
  diff_pass_close(&s);
  return status;
}

int ctd_transition(const ctModel* m, ctData* d, cttNum* A, cttNum* B, cttNum* C, cttNum* D) {
  ctDerivativeInfo info = {.status = 0};
  int status = ctd_transitionInfo(m, d, A, B, C, D, &info);
  if (status) report_error("ctd_transition: %s", info.reason);
  return status;
}
