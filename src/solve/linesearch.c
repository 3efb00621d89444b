// A point of the search has the cost, slope and curvature along the line at its alpha; alpha = 0 is
// the current point. The two ends of a bracket have slopes of opposite sign and move towards each
// other. Sums run over rows in their order, elliptic contacts last.
#include "solve/linesearch.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/dense.h"
#include "math/wide.h"
#include "solve/term.h"

typedef struct Point {
  double alpha;
  double cost;
  double slope;
  double curvature;
} Point;

typedef struct Search {
  const Primal* w;
  double quad[3]; // inertia and equalities: a polynomial of alpha
  double tol;     // slopes below this are zero
  int neval;
} Search;

//---------------------------------- cost along the line -------------------------------------------

// The parabola of each row.
WIDE_INLINE void parabolas(const Primal* w) {
  const double *D = w->weight, *jar = w->jar, *jv = w->jv;
  double *q0 = w->quad[0], *q1 = w->quad[1], *q2 = w->quad[2];
  for (int i = 0; i < w->plain; i += 4) {
    double4 d, x, v;
    simd_load4(&d, D + i);
    simd_load4(&x, jar + i);
    simd_load4(&v, jv + i);
    double4 dx = d * x, a = 0.5 * (x * dx), b = v * dx, c = 0.5 * (v * d * v);
    simd_store4(q0 + i, &a);
    simd_store4(q1 + i, &b);
    simd_store4(q2 + i, &c);
  }
}

WIDE_TARGET static void parabolas_wide(const Primal* w) { parabolas(w); }

// The parts that are a parabola at every alpha (inertia and equalities), and the cones.
static void prepare_search(Search* s, Primal* w) {
  const Problem* p = w->p;
  WIDE_CALL(parabolas, w);
  double q0 = w->gauss, q1 = dense_dot(w->search, w->Ma, w->n);
  double q2 = 0.5 * dense_dot(w->search, w->Mv, w->n);
  q1 -= dense_dot(w->search, p->qfrc_smooth, p->nv);
  for (int i = 0; i < p->ne; i++) {
    q0 += w->quad[0][i];
    q1 += w->quad[1][i];
    q2 += w->quad[2][i];
  }
  s->quad[0] = q0;
  s->quad[1] = q1;
  s->quad[2] = q2;
  for (int k = 0; k < w->ncone; k++) {
    Cone* c = w->cone + k;
    CT_ASSERT(c->row + c->dim <= p->nefc);
    cone_line(c, p->D + c->row, w->jar + c->row, w->jv + c->row);
  }
}

// Friction loss.
static void add_friction(ConeSum* sum, const Primal* w, double alpha) {
  const Problem* p = w->p;
  for (int i = p->ne; i < p->ne + p->nf; i++) {
    double x = w->jar[i], v = w->jv[i];
    if (term_friction_line(p->R[i], p->frictionloss[i], x, v, x + alpha * v, sum->quad)) continue;
    for (int k = 0; k < 3; k++) sum->quad[k] += w->quad[k][i];
  }
}

static Point evaluate_alpha(Search* s, double alpha) {
  const Primal* w = s->w;
  ConeSum sum = {.quad = {s->quad[0], s->quad[1], s->quad[2]}};
  add_friction(&sum, w, alpha);
  w->ops->add_line(w, alpha, &sum);
  s->neval++;

  Point r = {.alpha = alpha};
  r.cost = sum.cost + (alpha * alpha * sum.quad[2] + alpha * sum.quad[1] + sum.quad[0]);
  r.slope = sum.slope + (2 * alpha * sum.quad[2] + sum.quad[1]);
  r.curvature = sum.curvature + 2 * sum.quad[2];
  if (r.curvature <= 0) r.curvature = VEC_MINVAL;
  return r;
}

static Point newton_from(Search* s, const Point* from) {
  return evaluate_alpha(s, from->alpha - from->slope / from->curvature);
}

//---------------------------------- search --------------------------------------------------------

static bool is_slope_flat(const Search* s, const Point* x) { return fabs(x->slope) < s->tol; }

// Move one end of the bracket to the candidate with the smallest slope of the same sign; then
// `next` is the Newton point of the new end. False: none is better.
static bool tighten_end(Search* s, Point* end, const Point* candidate, Point* next) {
  bool moved = false;
  for (int i = 0; i < 3; i++) {
    double old = end->slope, new = candidate[i].slope;
    if ((old < 0 && new < 0 && new > old) || (old > 0 && new > 0 && new < old)) {
      *end = candidate[i];
      moved = true;
    }
  }
  if (moved) *next = newton_from(s, end);
  return moved;
}

// The flat candidate with the least cost, or -1.
static int best_flat(const Search* s, const Point* candidate) {
  int best = -1;
  for (int i = 0; i < 3; i++) {
    if (is_slope_flat(s, candidate + i) && (best < 0 || candidate[i].cost < candidate[best].cost))
      best = i;
  }
  return best;
}

// The minimum lies between `low` and `high`, whose slopes differ in sign. Returns false if nothing
// better than `start` was found.
static bool bisect_ends(Search* s, const Point* start, Point low, Point high, Point* result) {
  Point next_high = low, next_low = newton_from(s, &low);
  while (s->neval < s->w->p->ls_iterations) {
    Point mid = evaluate_alpha(s, 0.5 * (low.alpha + high.alpha));
    Point candidate[3] = {next_low, next_high, mid};
    int best = best_flat(s, candidate);
    if (best >= 0) {
      *result = candidate[best];
      return true;
    }
    bool moved_low = tighten_end(s, &low, candidate, &next_low);
    bool moved_high = tighten_end(s, &high, candidate, &next_high);
    // the limit of precision
    if (!moved_low && !moved_high) {
      *result = mid;
      return true;
    }
  }
  *result = low.cost <= high.cost ? low : high;
  return result->cost < start->cost;
}

// The point to go to; false: stay.
static bool search_line(Search* s, Point* result) {
  int most = s->w->p->ls_iterations;
  Point start = evaluate_alpha(s, 0), x = newton_from(s, &start);
  *result = x;
  if (is_slope_flat(s, &x)) return true;

  // Newton steps to one side until the slope changes its sign
  double side = x.slope < 0 ? 1 : -1;
  Point before = x;
  bool moved = false;
  while (x.slope * side <= -s->tol && s->neval < most) {
    before = x;
    moved = true;
    x = newton_from(s, &before);
    *result = x;
    if (is_slope_flat(s, &x)) return true;
  }
  if (s->neval >= most || !moved) return true;
  return bisect_ends(s, &start, x, before, result);
}

double linesearch(Primal* w, Line* line) {
  const Problem* p = w->p;
  *line = (Line){.slope = 1};
  CT_ASSERT(w->n >= p->nv && w->n <= w->np && w->plain <= p->nefc);
  double norm = dense_norm(w->search, w->n);
  if (norm < VEC_MINVAL) return 0;

  w->ops->mul_inertia(w, w->Mv, w->search);
  w->ops->mul_rows(w, w->jv, w->search);
  Search s = {.w = w, .tol = p->tolerance * p->ls_tolerance * norm / p->scale};
  prepare_search(&s, w);

  Point result;
  bool found = search_line(&s, &result);
  line->neval = s.neval;
  if (!found) return 0;
  line->slope = fabs(result.slope) * (p->scale / norm);
  return result.alpha;
}
