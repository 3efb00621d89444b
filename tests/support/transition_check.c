// Differences of fourth order from four steps per input. A column counts if the rows, their states
// and the contacts are the same at all four points, and if the two estimates of second order agree
// to a part in a thousand: else the features of a contact change there.
#include "support/transition_check.h"

#include "support/numbers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { POINTS = 4 };

typedef struct Stencil {
  ctModel* m;
  ctData* d;
  int full, nx, ns;
  double *start, *middle, *y[POINTS]; // states as qpos qvel act, then sensors
  int *rows, nrows;                   // signature of the active set
} Stencil;

static const int kFull = ctSTATE_INTEGRATION;
static const int kState = ctSTATE_QPOS | ctSTATE_QVEL | ctSTATE_ACT;

// Rows with their states, and pairs of contacts.
static int read_signature(const ctData* d, int* to) {
  int n = 0;
  for (int i = 0; i < d->nefc; i++) {
    if (to) to[n] = 64 * d->efc_id[i] + 8 * d->efc_type[i] + d->efc_state[i];
    n++;
  }
  for (int i = 0; i < d->ncon; i++) {
    if (to) to[n] = 1000 * d->contact[i].geom[0] + d->contact[i].geom[1];
    n++;
  }
  return n;
}

static bool signature_is_kept(const Stencil* s) {
  int n = read_signature(s->d, NULL);
  if (n != s->nrows) return false;
  int* now = malloc((size_t)(n + 1) * sizeof *now);
  read_signature(s->d, now);
  bool same = memcmp(now, s->rows, (size_t)n * sizeof *now) == 0;
  free(now);
  return same;
}

static void nudge_input(const Stencil* s, int j, double by) {
  const ctModel* m = s->m;
  ctData* d = s->d;
  int nv = (int)m->nv, na = (int)m->na;
  if (j < nv) {
    double* way = calloc((size_t)nv, sizeof *way);
    way[j] = 1;
    ct_integratePos(m, d->qpos, way, by);
    free(way);
  } else if (j < 2 * nv) {
    d->qvel[j - nv] += by;
  } else if (j < 2 * nv + na) {
    d->act[j - 2 * nv] += by;
  } else {
    d->ctrl[j - 2 * nv - na] += by;
  }
}

// One step; false if the active set is another. RK4 is judged by its last stage.
static bool try_one(const Stencil* s, int j, double by, double* y) {
  ct_setState(s->m, s->d, s->start, kFull);
  nudge_input(s, j, by);
  ct_step(s->m, s->d);
  ct_getState(s->m, s->d, y, kState);
  memcpy(y + s->full, s->d->sensordata, (size_t)s->ns * sizeof *y);
  return signature_is_kept(s);
}

// (b - a) / h in the tangent space, then sensors
static void difference_states(const Stencil* s, const double* a, const double* b, double h,
                              double* r) {
  const ctModel* m = s->m;
  int nq = (int)m->nq, nv = (int)m->nv, rest = nv + (int)m->na + s->ns;
  ct_differentiatePos(m, r, h, a, b);
  for (int i = 0; i < rest; i++) r[nv + i] = (b[nq + i] - a[nq + i]) / h;
}

// A limited control is moved only where it counts.
static bool may_move(const Stencil* s, int j, double by) {
  const ctModel* m = s->m;
  int i = j - 2 * (int)m->nv - (int)m->na;
  if (i < 0 || !m->actuator_ctrllimited[i]) return true;
  const double* range = m->actuator_ctrlrange + 2 * i;
  double u = s->d->ctrl[i];
  return u - by > range[0] && u + by < range[1];
}

// Column j by differences; false: it does not count.
static bool find_column(const Stencil* s, int j, double* column) {
  static const double at[POINTS] = {-2, -1, 1, 2};
  const double h = 1e-5;
  int n = s->nx + s->ns;
  ct_setState(s->m, s->d, s->start, kFull);
  if (!may_move(s, j, 2 * h)) return false;
  for (int k = 0; k < POINTS; k++)
    if (!try_one(s, j, at[k] * h, s->y[k])) return false;
  double *near = malloc((size_t)n * sizeof *near), *far = malloc((size_t)n * sizeof *far), most = 0;
  double *left = malloc((size_t)n * sizeof *left), *right = malloc((size_t)n * sizeof *right);
  difference_states(s, s->y[1], s->y[2], 2 * h, near);
  difference_states(s, s->y[0], s->y[3], 4 * h, far);
  difference_states(s, s->y[1], s->middle, h, left);
  difference_states(s, s->middle, s->y[2], h, right);
  bool smooth = true;
  for (int i = 0; i < n; i++) most = larger(most, fabs(near[i]));
  for (int i = 0; i < n; i++) {
    smooth = smooth && fabs(near[i] - far[i]) <= 1e-4 * most + 1e-9 &&
             fabs(left[i] - right[i]) <= 1e-2 * most + 1e-7;
    column[i] = (4 * near[i] - far[i]) / 3;
  }
  free(near);
  free(far);
  free(left);
  free(right);
  return smooth;
}

static int block_of(const Stencil* s, int i) {
  int nv = (int)s->m->nv, na = (int)s->m->na;
  if (i < nv) return 0;
  if (i < 2 * nv) return 1;
  if (i < 2 * nv + na) return 2;
  return 3;
}

static void compare_matrices(const Stencil* s, const double* A, const double* F, const bool* good,
                             TransitionCheck* r) {
  int cols = s->nx + (int)s->m->nu, rows = s->nx + s->ns;
  double most[BLOCK_ROWS][BLOCK_COLS] = {{0}}, size = 1;
  // rounding errors of the differences are 1e-11 times the size of the state
  for (int i = 0; i < s->full; i++) size = larger(size, fabs(s->middle[i]));
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++) {
      double* x = &most[block_of(s, i)][block_of(s, j)];
      if (good[j]) *x = larger(*x, larger(fabs(F[i * cols + j]), 5e-5 * size));
    }
  r->error = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++) {
      int p = block_of(s, i), q = block_of(s, j);
      double e = fabs(A[i * cols + j] - F[i * cols + j]) / most[p][q];
      if (!good[j]) continue;
      if (!(e <= r->worst[p][q])) r->worst[p][q] = e;
      if (e <= r->error) continue;
      r->error = e;
      r->row = i;
      r->column = j;
      r->analytic = A[i * cols + j];
      r->difference = F[i * cols + j];
    }
}

// Sensors without derivative take the differences: they are not compared.
static void copy_unknown(const Stencil* s, const ctDerivativeInfo* info, const double* F,
                         double* A) {
  int cols = s->nx + (int)s->m->nu;
  for (int k = 0; k < info->nsensor && k < ctNKINK; k++) {
    int i = info->sensor[k], first = s->nx + s->m->sensor_adr[i];
    for (int r = first; r < first + s->m->sensor_dim[i]; r++)
      memcpy(A + r * cols, F + r * cols, (size_t)cols * sizeof *A);
  }
}

static bool find_analytic(const Stencil* s, ctDerivativeInfo* info, double* A) {
  int nx = s->nx, nu = (int)s->m->nu, cols = nx + nu, n = nx + s->ns;
  double *X = malloc((size_t)(n * nx + 1) * sizeof *X),
         *U = malloc((size_t)(n * nu + 1) * sizeof *U);
  bool good = ctd_transitionInfo(s->m, s->d, X, U, X + nx * nx, U + nx * nu, info) == 0;
  for (int i = 0; i < n && good; i++) {
    memcpy(A + i * cols, X + i * nx, (size_t)nx * sizeof *A);
    memcpy(A + i * cols + nx, U + i * nu, (size_t)nu * sizeof *A);
  }
  free(X);
  free(U);
  return good;
}

static void open_stencil(Stencil* s, ctModel* m, ctData* d) {
  *s = (Stencil){.m = m, .d = d, .full = ct_stateSize(m, kState), .ns = (int)m->nsensordata};
  s->nx = 2 * (int)m->nv + (int)m->na;
  s->start = malloc((size_t)(ct_stateSize(m, kFull) + 1) * sizeof *s->start);
  for (int k = 0; k < POINTS; k++)
    s->y[k] = malloc((size_t)(s->full + s->ns + 1) * sizeof *s->y[k]);
  s->middle = malloc((size_t)(s->full + s->ns + 1) * sizeof *s->middle);
  ct_getState(m, d, s->start, kFull);
  ct_step(m, d);
  ct_getState(m, d, s->middle, kState);
  memcpy(s->middle + s->full, d->sensordata, (size_t)s->ns * sizeof *s->middle);
  s->nrows = read_signature(d, NULL);
  s->rows = malloc((size_t)(s->nrows + 1) * sizeof *s->rows);
  read_signature(d, s->rows);
  ct_setState(m, d, s->start, kFull);
}

static void close_stencil(Stencil* s) {
  ct_setState(s->m, s->d, s->start, kFull);
  for (int k = 0; k < POINTS; k++) free(s->y[k]);
  free(s->start);
  free(s->middle);
  free(s->rows);
}

bool transition_check(ctModel* m, ctData* d, ctDerivativeInfo* info, TransitionCheck* r) {
  *r = (TransitionCheck){0};
  m->opt.tolerance = 0;
  m->opt.iterations = 200;
  m->opt.ls_iterations = 100;
  m->opt.ls_tolerance = 1e-6;
  Stencil s;
  open_stencil(&s, m, d);
  int cols = s.nx + (int)m->nu, n = s.nx + s.ns;
  double* A = calloc((size_t)(n * cols + 1), sizeof *A);
  double *F = calloc((size_t)(n * cols + 1), sizeof *F),
         *column = calloc((size_t)n + 1, sizeof *column);
  bool *good = calloc((size_t)cols + 1, sizeof *good), done = find_analytic(&s, info, A);
  for (int j = 0; j < cols && done; j++) {
    good[j] = find_column(&s, j, column);
    for (int i = 0; i < n; i++) F[i * cols + j] = column[i];
    r->compared += good[j];
  }
  r->columns = cols;
  if (done) copy_unknown(&s, info, F, A);
  if (done) compare_matrices(&s, A, F, good, r);
  free(A);
  free(F);
  free(column);
  free(good);
  close_stencil(&s);
  return done;
}

//---------------------------------- states --------------------------------------------------------

static double draw_number(unsigned* seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return (double)(*seed >> 8) / (double)(1 << 24) * 2 - 1;
}

void transition_state(const ctModel* m, ctData* d, int seed, double spread) {
  unsigned s = (unsigned)seed * 7919u + 17u;
  int nv = (int)m->nv;
  double* way = malloc((size_t)(nv + 1) * sizeof *way);
  ct_resetData(m, d);
  if (m->nkey > 0 && seed % 3 == 1) ct_resetDataKeyframe(m, d, 0);
  for (int i = 0; i < nv; i++) way[i] = spread * draw_number(&s);
  ct_integratePos(m, d->qpos, way, 1);
  for (int i = 0; i < nv; i++) d->qvel[i] = spread * draw_number(&s);
  for (int i = 0; i < m->na; i++) d->act[i] = 0.5 + 0.4 * draw_number(&s);
  for (int i = 0; i < m->nu; i++) {
    const double* range = m->actuator_ctrlrange + 2 * i;
    double u = draw_number(&s);
    d->ctrl[i] = m->actuator_ctrllimited[i]
                     ? 0.5 * (range[0] + range[1]) + 0.4 * u * (range[1] - range[0])
                     : u;
  }
  free(way);
  static const int settle[4] = {0, 20, 100, 300};
  for (int i = 0; i < settle[seed % 4]; i++) ct_step(m, d);
}
