// The line search of solve/linesearch.c. Points are evaluated in lanes; which point comes next is
// decided lane by lane: each has a search of its own, which stops at every point that it asks for.
#include "lanes/lane_primal.h"
#include "math/dense.h"

//---------------------------------- cost along the line -------------------------------------------

// The parabola of each row.
static void find_parabolas(const LanePrimal* w) {
  for (int i = 0; i < w->plain; i++) {
    real d = w->D[i], x = w->jar[i], v = w->jv[i], dx = d * x;
    w->quad[0][i] = 0.5 * (x * dx);
    w->quad[1][i] = v * dx;
    w->quad[2][i] = 0.5 * (v * d * v);
  }
}

// The parts that are a parabola at every alpha.
static void prepare_line(LanePrimal* w, real* base) {
  find_parabolas(w);
  real q0 = w->gauss, q1 = dense_dot(w->search, w->Ma, w->n);
  real q2 = 0.5 * dense_dot(w->search, w->Mv, w->n);
  q1 -= dense_dot(w->search, w->f0, w->nv);
  for (int i = 0; i < w->ne; i++) {
    q0 += w->quad[0][i];
    q1 += w->quad[1][i];
    q2 += w->quad[2][i];
  }
  base[0] = q0;
  base[1] = q1;
  base[2] = q2;
  for (int k = 0; k < w->ncone; k++) lane_cone_line(w, w->cone + k);
}

static void add_lane_friction(const LanePrimal* w, real alpha, LaneSum* sum) {
  for (int i = w->ne; i < w->ne + w->nf; i++) {
    real x = w->jar[i], v = w->jv[i], y = x + alpha * v, F = w->frictionloss[i];
    real bound = w->R[i] * F;
    mask inside = real_abs(y) < bound, below = y < real_set(0);
    real c0 = F * (real_select(below, -x, x) - 0.5 * bound);
    real c1 = real_select(below, -F * v, F * v);
    sum->quad[0] += real_select(inside, w->quad[0][i], c0);
    sum->quad[1] += real_select(inside, w->quad[1][i], c1);
    sum->quad[2] = real_select(inside, sum->quad[2] + w->quad[2][i], sum->quad[2]);
  }
}

// Limits and contacts in tiles: four sums side by side.
static void add_rows_tiled(const LanePrimal* w, real alpha, LaneSum* sum) {
  real s[3][4] = {{{0}}};
  int first = w->ne + w->nf;
  for (int i = first; i < w->plain; i++) {
    mask below = w->jar[i] + alpha * w->jv[i] < real_set(0);
    int at = (i - first) % 4;
    for (int k = 0; k < 3; k++) s[k][at] += lane_where(below, w->quad[k][i]);
  }
  for (int k = 0; k < 3; k++) sum->quad[k] += (s[k][0] + s[k][2]) + (s[k][1] + s[k][3]);
}

static void add_rows_ordered(const LanePrimal* w, real alpha, LaneSum* sum) {
  for (int i = w->ne + w->nf; i < w->plain; i++) {
    mask below = w->jar[i] + alpha * w->jv[i] < real_set(0);
    for (int k = 0; k < 3; k++)
      sum->quad[k] = real_select(below, sum->quad[k] + w->quad[k][i], sum->quad[k]);
  }
}

// The slope that may be rounding: as long as its terms are, times a few roundings.
static real rounding_of_slope(const LanePrimal* w) {
#if defined(CT_FLOATS)
  real size = real_abs(dense_dot(w->search, w->Ma, w->n));
  size += real_abs(dense_dot(w->search, w->f0, w->nv));
  size += real_abs(dense_dot(w->search, w->qfrc, w->nv));
  for (int i = 0; i < w->plain; i++) size += lane_where(w->active[i], real_abs(w->quad[1][i]));
  return real_set(0x1p-20f) * size;
#else
  return (void)w, real_set(0);
#endif
}

typedef struct LinePoint {
  double alpha, cost, slope, curvature;
} LinePoint;

typedef struct LinePoints {
  real alpha, cost, slope, curvature;
} LinePoints;

static LinePoints evaluate_points(const LanePrimal* w, const real* base, real alpha) {
  LaneSum sum = {.quad = {base[0], base[1], base[2]}};
  add_lane_friction(w, alpha, &sum);
  if (w->in_tiles)
    add_rows_tiled(w, alpha, &sum);
  else
    add_rows_ordered(w, alpha, &sum);
  for (int k = 0; k < w->ncone; k++) lane_cone_point(w->cone + k, alpha, &sum);
  LinePoints r = {.alpha = alpha};
  r.cost = sum.cost + (alpha * alpha * sum.quad[2] + alpha * sum.quad[1] + sum.quad[0]);
  r.slope = sum.slope + (2 * alpha * sum.quad[2] + sum.quad[1]);
  r.curvature = sum.curvature + 2 * sum.quad[2];
  r.curvature = real_select(r.curvature <= real_set(0), real_set(VEC_MINVAL), r.curvature);
  return r;
}

//---------------------------------- the search of a lane ------------------------------------------

// What the point is that the search waits for.
typedef enum LineWait {
  LINE_START,
  LINE_FIRST,    // the Newton point of the start
  LINE_SIDE,     // Newton points on one side
  LINE_NEXT_LOW, // that of the low end, before bisection
  LINE_MIDDLE,
  LINE_LOW,  // of a low end that moved
  LINE_HIGH, // of a high end that moved
  LINE_FOUND,
} LineWait;

typedef struct LineSearch {
  LineWait wait;
  int neval;
  double alpha; // the point that it asks for; at the end the step, 0: none
  double tol, side;
  LinePoint start, before, low, high, next_low, next_high, candidate[3];
  bool moved, moved_low;
} LineSearch;

static void ask_point(LineSearch* s, LineWait wait, double alpha) {
  s->wait = wait;
  s->alpha = alpha;
}

static void ask_newton_point(LineSearch* s, LineWait wait, const LinePoint* from) {
  ask_point(s, wait, from->alpha - from->slope / from->curvature);
}

static bool is_flat_point(const LineSearch* s, const LinePoint* x) {
  return fabs(x->slope) < s->tol;
}

// One end of the bracket goes to the candidate with the smallest slope of the same sign.
static bool move_end(const LineSearch* s, LinePoint* end) {
  bool moved = false;
  for (int i = 0; i < 3; i++) {
    double old = end->slope, new = s->candidate[i].slope;
    if ((old < 0 && new < 0 && new > old) || (old > 0 && new > 0 && new < old)) {
      *end = s->candidate[i];
      moved = true;
    }
  }
  return moved;
}

// The flat candidate with the least cost, or -1.
static int best_flat_candidate(const LineSearch* s) {
  int best = -1;
  for (int i = 0; i < 3; i++) {
    const LinePoint* c = s->candidate + i;
    if (is_flat_point(s, c) && (best < 0 || c->cost < s->candidate[best].cost)) best = i;
  }
  return best;
}

static void ask_middle(LineSearch* s, int most) {
  if (s->neval < most) {
    ask_point(s, LINE_MIDDLE, 0.5 * (s->low.alpha + s->high.alpha));
    return;
  }
  const LinePoint* end = s->low.cost <= s->high.cost ? &s->low : &s->high;
  ask_point(s, LINE_FOUND, end->cost < s->start.cost ? end->alpha : 0);
}

static void end_round(LineSearch* s, bool moved_high, int most) {
  if (!s->moved_low && !moved_high)
    ask_point(s, LINE_FOUND, s->candidate[2].alpha); // the limit of precision
  else
    ask_middle(s, most);
}

static void move_high(LineSearch* s, int most) {
  if (move_end(s, &s->high))
    ask_newton_point(s, LINE_HIGH, &s->high);
  else
    end_round(s, false, most);
}

// Newton steps to one side until the slope changes its sign.
static void follow_side(LineSearch* s, const LinePoint* x, int most) {
  if (is_flat_point(s, x)) {
    ask_point(s, LINE_FOUND, x->alpha);
  } else if (x->slope * s->side <= -s->tol && s->neval < most) {
    s->before = *x;
    s->moved = true;
    ask_newton_point(s, LINE_SIDE, x);
  } else if (s->neval >= most || !s->moved) {
    ask_point(s, LINE_FOUND, x->alpha);
  } else {
    s->low = *x;
    s->high = s->before;
    s->next_high = *x;
    ask_newton_point(s, LINE_NEXT_LOW, x);
  }
}

static void take_middle(LineSearch* s, const LinePoint* x, int most) {
  s->candidate[0] = s->next_low;
  s->candidate[1] = s->next_high;
  s->candidate[2] = *x;
  int best = best_flat_candidate(s);
  if (best >= 0) {
    ask_point(s, LINE_FOUND, s->candidate[best].alpha);
    return;
  }
  s->moved_low = move_end(s, &s->low);
  if (s->moved_low)
    ask_newton_point(s, LINE_LOW, &s->low);
  else
    move_high(s, most);
}

// The point it waited for.
static void take_point(LineSearch* s, const LinePoint* x, int most) {
  s->neval++;
  switch (s->wait) {
  case LINE_START:
    s->start = *x;
    ask_newton_point(s, LINE_FIRST, x);
    break;
  case LINE_FIRST:
    s->side = x->slope < 0 ? 1 : -1;
    follow_side(s, x, most);
    break;
  case LINE_SIDE:
    follow_side(s, x, most);
    break;
  case LINE_NEXT_LOW:
    s->next_low = *x;
    ask_middle(s, most);
    break;
  case LINE_MIDDLE:
    take_middle(s, x, most);
    break;
  case LINE_LOW:
    s->next_low = *x;
    move_high(s, most);
    break;
  case LINE_HIGH:
    s->next_high = *x;
    end_round(s, true, most);
    break;
  case LINE_FOUND:
    break;
  }
}

//---------------------------------- all lanes -----------------------------------------------------

static real alphas_of(const LineSearch* s) {
  real alpha = real_set(0);
  for (int k = 0; k < CT_LANES; k++) alpha[k] = s[k].alpha;
  return alpha;
}

static LinePoint point_of(const LinePoints* p, int k) {
  return (LinePoint){p->alpha[k], p->cost[k], p->slope[k], p->curvature[k]};
}

real lane_linesearch(LanePrimal* w, unsigned live) {
  const ctOption* o = &w->m->opt;
  real norm = dense_norm(w->search, w->n);
  live &= real_bits(norm >= real_set(VEC_MINVAL)) | real_bits(norm != norm);
  if (!live) return real_set(0);
  lane_mul_inertia(w, w->Mv, w->search);
  lane_mul_rows(w, w->jv, w->search);
  real base[3], tol = o->tolerance * o->ls_tolerance * norm / w->scale;
  prepare_line(w, base);
  tol = real_max(tol, rounding_of_slope(w));

  LineSearch s[CT_LANES];
  for (int k = 0; k < CT_LANES; k++) {
    s[k].wait = live >> k & 1 ? LINE_START : LINE_FOUND;
    s[k].neval = 0;
    s[k].alpha = 0;
    s[k].tol = tol[k];
    s[k].moved = false;
  }
  while (live) {
    LinePoints p = evaluate_points(w, base, alphas_of(s));
    for (unsigned x = live; x; x &= x - 1) {
      int k = __builtin_ctz(x);
      LinePoint one = point_of(&p, k);
      take_point(s + k, &one, o->ls_iterations);
      if (s[k].wait == LINE_FOUND) live &= ~(1u << k);
    }
  }
  return alphas_of(s);
}
