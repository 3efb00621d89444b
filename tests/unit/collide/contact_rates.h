// Rates of contacts against Richardson differences of the narrow phase, over random poses.
#ifndef UNIT_COLLIDE_CONTACT_RATES_H
#define UNIT_COLLIDE_CONTACT_RATES_H

#include "base/rng.h"
#include "collide/collide.h"
#include "collide/contact.h"
#include "collide/contact_rate.h"
#include "collide/rate_difference.h"
#include "math/quat.h"
#include "pos/flex_pos.h"
#include "support/numbers.h"
#include "unit/collide/pairs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Models of two free geoms.
#define TWO(a, b) WORLD(FREE("0 0 0", a) FREE("0 0 0", b))
#define ON_PLANE(b) WORLD("<geom type='plane' size='1 1 1' euler='20 30 40'/>" FREE("0 0 0", b))

typedef struct RateCase {
  const char* xml;
  double reach;   // largest distance of the centres
  double most;    // all entries agree within this, of the largest of their block
  double share;   // at least this share of contacts is compared
  RateKind kind;  // at least this share of contacts
  double of_kind; // has this kind
  int poses;
  double step, smooth; // of differences, in proportion to the size; estimates agree so; 0: default
} RateCase;

typedef struct RateTally {
  int contacts, compared, of_kind;
  double worst;
  int block;
} RateTally;

static inline double rates_random(uint64_t* at) { return rng_uniform(4711, (*at)++, 0) * 2 - 1; }

static inline void rates_pose(Trees* t, double reach, uint64_t* at) {
  int n = (int)t->m->nq / 7;
  for (int b = 0; b < n; b++) {
    double *q = t->d->qpos + 7 * b, far = b == n - 1 ? reach : 0;
    for (int k = 0; k < 3; k++) q[k] = far * rates_random(at);
    for (int k = 3; k < 7; k++) q[k] = rates_random(at);
    normalize4(q + 3);
  }
}

// Contacts of the candidate, with complete frames.
static inline int rates_find(const Trees* t, ctContact* con, const Candidate* c) {
  int n = collide_candidate(t->m, t->d, con, c);
  for (int i = 0; i < n; i++) contact_frame(con[i].frame);
  return n;
}

// The rates of one contact by one coordinate: 7 numbers.
static inline void rates_divide(double r[RATE_ROWS], const ctContact* a, const ctContact* b,
                                const ctContact* mid, double by) {
  r[RATE_DIST] = (b->dist - a->dist) / by;
  for (int k = 0; k < 3; k++) r[RATE_POS + k] = (b->pos[k] - a->pos[k]) / by;
  // w = sum of e x e' / 2 over the axes e
  zero3(r + RATE_FRAME);
  for (int e = 0; e < 9; e += 3) {
    double dif[3], turn[3];
    sub3(dif, b->frame + e, a->frame + e);
    cross3(turn, mid->frame + e, dif);
    addtoscl3(r + RATE_FRAME, turn, 0.5 / by);
  }
}

static inline void rates_move(double* pos, double* mat, int column, double step) {
  if (column < 3) {
    pos[column] += step;
    return;
  }
  double axis[3] = {0, 0, 0}, quat[4], rot[9];
  axis[column - 3] = 1;
  quat_from_axis_angle(quat, axis, step);
  quat_to_mat(rot, quat);
  mat3_mul(mat, rot, mat);
}

// One coordinate of one side: of a geom 0..2 its centre, 3..5 its rotation; of a vertex 0..2.
typedef struct RateStep {
  const Trees* t;
  Candidate pair;
  const ctContact* mid;
  int n;
  double *pos, *mat; // mat: NULL of a vertex
  int column;
} RateStep;

// As the stage of positions does after a vertex has moved.
static inline void rates_place_boxes(const RateStep* s) {
  for (int k = 0; k < 2; k++)
    if (s->mid->elem[k] >= 0)
      flex_pos_element_box(s->t->m, s->t->d, s->mid->flex[k], s->mid->elem[k]);
}

static inline int rates_find_moved(ctContact* con, const RateStep* s, double step) {
  double p[3], R[9] = {0};
  copy3(p, s->pos);
  if (s->mat) copy9(R, s->mat);
  rates_move(s->pos, s->mat, s->column, step);
  rates_place_boxes(s);
  int n = rates_find(s->t, con, &s->pair);
  copy3(s->pos, p);
  if (s->mat) copy9(s->mat, R);
  rates_place_boxes(s);
  return n;
}

// Centred differences by one step; false if the number of contacts changes.
static inline bool rates_centred(double (*r)[RATE_ROWS], const RateStep* s, double step) {
  static ctContact low[ctMAXCONPAIR], high[ctMAXCONPAIR];
  if (rates_find_moved(low, s, -step) != s->n) return false;
  if (rates_find_moved(high, s, step) != s->n) return false;
  for (int i = 0; i < s->n; i++) rates_divide(r[i], low + i, high + i, s->mid + i, 2 * step);
  return true;
}

// Two Richardson estimates; they agree where no feature changes within the stencil.
static inline bool rates_column(double (*r)[RATE_ROWS], bool* smooth, const RateStep* s,
                                double step, double agree) {
  static double d[4][ctMAXCONPAIR][RATE_ROWS];
  for (int k = 0; k < 4; k++)
    if (!rates_centred(d[k], s, step / (1 << k))) return false;
  for (int i = 0; i < s->n; i++) {
    double e[3], g[2], gap = 0, size = 1;
    for (int j = 0; j < RATE_ROWS; j++) {
      for (int k = 0; k < 3; k++) e[k] = (4 * d[k + 1][i][j] - d[k][i][j]) / 3;
      for (int k = 0; k < 2; k++) g[k] = (16 * e[k + 1] - e[k]) / 15;
      r[i][j] = g[0];
      gap = larger(gap, fabs(g[1] - g[0]));
      size = larger(size, fabs(g[0]));
    }
    if (!(gap < agree * size)) smooth[i] = false;
  }
  return true;
}

static const int kRateBlock[4] = {RATE_DIST, RATE_POS, RATE_FRAME, RATE_ROWS};

// Of the largest entry of each block: rows of distance, position or frame by linear or angular
// velocities of one side.
static inline void rates_compare(RateTally* s, const ContactRate* r,
                                 double (*want)[RATE_COLS][RATE_ROWS]) {
  for (int side = 0; side < 2; side++)
    for (int b = 0; b < 3; b++)
      for (int c0 = 0; c0 < r->ncol[side]; c0 += 3) {
        double size = 0.1, gap = 0;
        for (int row = kRateBlock[b]; row < kRateBlock[b + 1]; row++)
          for (int c = c0; c < c0 + 3; c++) {
            size = larger(size, fabs(want[side][c][row]));
            gap = larger(gap, fabs(want[side][c][row] - r->J[side][row][c]));
          }
        if (!(gap / size <= s->worst)) {
          s->worst = gap / size;
          s->block = 100 * side + 10 * b + c0;
        }
      }
}

static inline void rates_check_pair(RateTally* s, const RateCase* x, Trees* t, int first) {
  static ContactRate r[ctMAXCONPAIR];
  static ctContact mid[ctMAXCONPAIR];
  static double want[ctMAXCONPAIR][2][RATE_COLS][RATE_ROWS], column[ctMAXCONPAIR][RATE_ROWS];
  bool smooth[ctMAXCONPAIR];
  int n = contact_rate_pair(t->m, t->d, first, r);
  const ctContact* con = t->d->contact + first;
  Candidate c = rate_difference_candidate(t->m, con);
  s->contacts += n;
  for (int i = 0; i < n; i++) {
    mid[i] = con[i];
    smooth[i] = true;
  }
  for (int side = 0; side < 2; side++) {
    for (int k = 0; k < r->ncol[side]; k++) {
      int g = con->geom[side], v = g < 0 ? r->vert[side][k / 3] : -1;
      RateStep step = {t, c, mid, n, NULL, NULL, g < 0 ? k % 3 : k};
      step.pos = g < 0 ? t->d->flexvert_xpos + 3 * v : t->d->geom_xpos + 3 * g;
      step.mat = g < 0 ? NULL : t->d->geom_xmat + 9 * g;
      double size = g < 0 || k >= 3 ? 1 : clip1(t->m->geom_rbound[g], 0.1, 1);
      double h = size * (x->step > 0 ? x->step : 2e-3), agree = x->smooth > 0 ? x->smooth : 1e-8;
      if (!rates_column(column, smooth, &step, h, agree)) return;
      for (int i = 0; i < n; i++)
        for (int j = 0; j < RATE_ROWS; j++) want[i][side][k][j] = column[i][j];
    }
  }
  for (int i = 0; i < n; i++) {
    if (!smooth[i]) continue;
    s->compared++;
    if (r[i].kind != x->kind) continue;
    s->of_kind++;
    RateTally one = *s;
    one.worst = 0;
    rates_compare(&one, r + i, want[i]);
    if (!(one.worst <= x->most) && getenv("RATES"))
      fprintf(stderr, "  contact %d of %d: kind %d feature %g tangent %g: %.1e in block %03d\n", i,
              n, (int)r[i].kind, r[i].feature, r[i].tangent, one.worst, one.block);
    if (!(one.worst <= s->worst)) {
      s->worst = one.worst;
      s->block = one.block;
    }
  }
}

static inline RateTally rates_run(const RateCase* x) {
  Trees t = trees_open(x->xml);
  RateTally s = {0};
  uint64_t at = 0;
  for (int k = 0; k < x->poses; k++) {
    rates_pose(&t, x->reach, &at);
    ct_kinematics(t.m, t.d);
    ct_comPos(t.m, t.d);
    collide(t.m, t.d);
    if (t.d->ncon > 0) rates_check_pair(&s, x, &t, 0);
  }
  trees_close(&t);
  return s;
}

// More output with RATES in the environment.
static inline void assert_rates(const RateCase* x) {
  RateTally s = rates_run(x);
  if (getenv("RATES"))
    fprintf(stderr, "%-60.60s %4d contacts, %4d compared, %4d of kind, worst %.1e (%03d)\n",
            strstr(x->xml, "<geom"), s.contacts, s.compared, s.of_kind, s.worst, s.block);
  assert_true(s.contacts >= 50);
  assert_true(s.compared >= x->share * s.contacts);
  assert_true(s.of_kind >= x->of_kind * s.compared);
  assert_true(s.worst <= x->most);
}

#define ASSERT_ALL_RATES(cases)                                                                    \
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) assert_rates(cases + i)

#endif
