#include "math/boxqp.h"

#include "base/assert.h"
#include "math/chol.h"

// Projected Newton (Tassa, Mansard, Todorov 2014, algorithm of section III-C).
enum { MAX_ITERATIONS = 100 };
static const double kMinGradient = 1E-16; // squared norm of the gradient over the free dimensions
static const double kMinStep = 1E-22;
static const double kBacktrack = 0.5;
static const double kArmijo = 0.1;

typedef enum BoxQpOutcome { GOING_ON, FAILED, SOLVED } BoxQpOutcome;

// What an iteration works with; the arrays lie behind the factor in R.
typedef struct BoxQpWork {
  double *R, *grad, *search, *trial, *temp;
  int *clamped, *was_clamped, *index;
  int nfree;
} BoxQpWork;

// r = H x from the lower triangle
static void mul_sym(double* r, const double* H, const double* x, int n) {
  for (int i = 0; i < n; i++) {
    const double* row = H + (size_t)i * n;
    r[i] = row[i] * x[i] + dense_dot(row, x, i);
    dense_addtoscl(r, row, x[i], i);
  }
}

// 1/2 x'Hx + g'x
static double box_objective(const BoxQp* p, const double* x) {
  double quad = 0;
  for (int i = 0; i < p->n; i++) {
    const double* row = p->H + (size_t)i * p->n;
    quad += x[i] * row[i] * x[i] + 2 * x[i] * dense_dot(row, x, i);
  }
  return 0.5 * quad + dense_dot(x, p->g, p->n);
}

static double clamp_to_box(const BoxQp* p, double x, int i) {
  if (p->lower && x < p->lower[i]) x = p->lower[i];
  if (p->upper && x > p->upper[i]) x = p->upper[i];
  return x;
}

// Dimensions that rest on a bound and are pushed against it are clamped. Returns whether the set
// changed.
static bool find_clamped(const BoxQp* p, BoxQpWork* w, const double* x) {
  bool changed = false;
  w->nfree = 0;
  for (int i = 0; i < p->n; i++) {
    bool low = p->lower && x[i] == p->lower[i] && w->grad[i] > 0;
    bool high = p->upper && x[i] == p->upper[i] && w->grad[i] < 0;
    w->clamped[i] = low || high;
    if (!w->clamped[i]) w->index[w->nfree++] = i;
    changed = changed || w->clamped[i] != w->was_clamped[i];
    w->was_clamped[i] = w->clamped[i];
  }
  return changed;
}

// R = factor of H over the free dimensions
static bool factor_free(const BoxQp* p, BoxQpWork* w) {
  for (int i = 0; i < w->nfree; i++) {
    const double* row = p->H + (size_t)w->index[i] * p->n;
    for (int j = 0; j <= i; j++) w->R[i * w->nfree + j] = row[w->index[j]];
  }
  return chol_factor(w->R, w->nfree, VEC_MINVAL) == w->nfree;
}

// search = -H_ff^-1 (g_f + H_fc x_c) - x_f over the free dimensions, 0 over the clamped
static void newton_direction(const BoxQp* p, BoxQpWork* w, const double* x) {
  int n = p->n, nfree = w->nfree;
  for (int i = 0; i < n; i++) w->trial[i] = w->clamped[i] ? x[i] : 0;
  mul_sym(w->search, p->H, w->trial, n);
  dense_addtoscl(w->search, p->g, 1, n);
  for (int i = 0; i < nfree; i++) w->temp[i] = w->search[w->index[i]];
  chol_solve(w->temp, w->R, w->temp, nfree);
  dense_zero(w->search, n);
  for (int i = 0; i < nfree; i++) w->search[w->index[i]] = -w->temp[i] - x[w->index[i]];
}

// Halve the step until the projected point improves by a share of what the slope promises for half
// of it. A step that has become nothing ends the search where it is.
static BoxQpOutcome line_search(const BoxQp* p, BoxQpWork* w, double* x) {
  int n = p->n;
  double slope = dense_dot(w->search, w->grad, n), start = box_objective(p, x);
  if (slope >= 0) return FAILED;
  BoxQpOutcome out = GOING_ON;
  for (double step = 1, gain = 0; out == GOING_ON; step *= kBacktrack) {
    for (int i = 0; i < n; i++) w->trial[i] = clamp_to_box(p, x[i] + step * w->search[i], i);
    if (step * kBacktrack < kMinStep) out = SOLVED;
    gain = (box_objective(p, w->trial) - start) / (step * kBacktrack * slope);
    if (!(gain < kArmijo)) break;
  }
  dense_copy(x, w->trial, n);
  return out;
}

static BoxQpOutcome iterate_box_qp(const BoxQp* p, BoxQpWork* w, double* x, bool first) {
  int n = p->n;
  mul_sym(w->grad, p->H, x, n);
  dense_addtoscl(w->grad, p->g, 1, n);
  bool changed = find_clamped(p, w, x);
  if (w->nfree == 0) return SOLVED;
  if ((first || changed) && !factor_free(p, w)) return FAILED;

  double free2 = 0;
  for (int i = 0; i < w->nfree; i++) free2 += w->grad[w->index[i]] * w->grad[w->index[i]];
  if (free2 < kMinGradient) return SOLVED;
  newton_direction(p, w, x);
  return line_search(p, w, x);
}

// No box: the Newton point.
static int solve_unbounded(const BoxQp* p, double* x, double* R, int* index) {
  dense_copy(R, p->H, p->n * p->n);
  for (int i = 0; i < p->n; i++) index[i] = i;
  if (chol_factor(R, p->n, VEC_MINVAL) < p->n) return -1;
  chol_solve(x, R, p->g, p->n);
  dense_scl(x, x, -1, p->n);
  return p->n;
}

int boxqp_solve(const BoxQp* p, double* x, double* R, int* index) {
  int n = p->n;
  CT_ASSERT(n > 0);
  double* at = R + (size_t)n * n;
  BoxQpWork w = {.R = R,
                 .grad = at,
                 .search = at + n,
                 .trial = at + 2 * n,
                 .temp = at + 3 * n,
                 .clamped = (int*)(at + 4 * n),
                 .was_clamped = (int*)(at + 5 * n),
                 .index = index ? index : (int*)(at + 6 * n),
                 .nfree = n};
  if (!p->lower && !p->upper) return solve_unbounded(p, x, R, w.index);

  for (int i = 0; i < n; i++) {
    CT_ASSERT(!p->lower || !p->upper || p->lower[i] < p->upper[i]);
    x[i] = clamp_to_box(p, x[i], i);
    w.was_clamped[i] = 0;
  }
  BoxQpOutcome out = GOING_ON;
  for (int i = 0; i < MAX_ITERATIONS && out == GOING_ON; i++)
    out = iterate_box_qp(p, &w, x, i == 0);
  return out == FAILED ? -1 : w.nfree;
}
