// Invariant: one coordinate of one side is moved at a time, and restored from a copy before the
// next. A stencil point counts for a contact only if the narrow phase finds as many contacts there
// as at the middle, each near its place in the middle.
#include "collide/rate_difference.h"

#include "base/assert.h"
#include "collide/col_convex.h"
#include "collide/collide.h"
#include "collide/contact.h"
#include "math/quat.h"
#include "model/data.h"
#include "pos/flex_pos.h"

// Of the size of the pair, and in radians: the errors of truncation (step^2) and of rounding
// (1e-16 / step) are both about 1e-11.
static const double kStep = 3e-6;

// A contact moves at most so many steps, or it is another one; both halves of a step differ by less
// than this part.
static const double kFarthest = 1e3, kBend = 0.01;

// Normals of the exact contact that turn faster, in radians per size of the pair, are not used.
static const double kWild = 20;

//---------------------------------- pairs ---------------------------------------------------------

// Pair elements have their own margin.
static int find_pair_element(const ctModel* m, int g1, int g2) {
  for (int k = 0; k < m->npair; k++) {
    int a = m->pair_geom1[k], b = m->pair_geom2[k];
    if ((a == g1 && b == g2) || (a == g2 && b == g1)) return k;
  }
  return -1;
}

double rate_difference_margin(const ctModel* m, const ctContact* con) {
  const int* g = con->geom;
  return contact_margin(m, g[0], g[1], find_pair_element(m, g[0], g[1]));
}

Candidate rate_difference_candidate(const ctModel* m, const ctContact* con) {
  Candidate c = {.f1 = con->flex[0], .f2 = con->flex[1]};
  const int* g = con->geom;
  if (c.f2 < 0) {
    c = (Candidate){g[0], g[1], find_pair_element(m, g[0], g[1]), -1, -1};
  } else if (c.f1 < 0) {
    bool vert = con->vert[1] >= 0;
    c.g1 = g[0];
    c.g2 = vert ? con->vert[1] : con->elem[1];
    c.pair = vert ? CANDIDATE_PLANE_VERT : CANDIDATE_GEOM_ELEM;
  } else if (con->vert[0] >= 0) {
    c.g1 = con->vert[0];
    c.g2 = con->elem[1];
    c.pair = CANDIDATE_VERT_ELEM;
  } else {
    bool vert = con->vert[1] >= 0;
    c.g1 = con->elem[0];
    c.g2 = vert ? con->vert[1] : con->elem[1];
    c.pair = vert ? CANDIDATE_ELEM_FACE : CANDIDATE_ELEM_ELEM;
  }
  return c;
}

//---------------------------------- moved sides ---------------------------------------------------

// A coordinate of a side: of a geom 0..2 its centre, 3..5 its rotation; else of a vertex.
typedef struct Coordinate {
  double *pos, *mat; // mat: of a geom that is turned, else NULL
  int axis;
  double step;
  const ctContact* con; // of a vertex: whose elements have it
} Coordinate;

// GJK begins at the centres of the boxes of elements.
static void place_boxes(const ctModel* m, ctData* d, const Coordinate* x) {
  for (int side = 0; x->con && side < 2; side++)
    if (x->con->elem[side] >= 0) flex_pos_element_box(m, d, x->con->flex[side], x->con->elem[side]);
}

static void move_coordinate(const Coordinate* x, double step, const double* pos,
                            const double* mat) {
  copy3(x->pos, pos);
  if (!x->mat) {
    x->pos[x->axis] += step;
    return;
  }
  double axis[3] = {0, 0, 0}, quat[4], rot[9];
  axis[x->axis] = 1;
  quat_from_axis_angle(quat, axis, step);
  quat_to_mat(rot, quat);
  mat3_mul(x->mat, rot, mat);
}

// What the narrow phase finds, with normals of unit length; -1 if the number is out of range.
static int find_contacts(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c) {
  int n = collide_candidate(m, d, con, c);
  if (n < 0 || n > ctMAXCONPAIR) return -1;
  for (int i = 0; i < n; i++) normalize3(con[i].frame);
  return n;
}

// The contacts on both sides of the middle.
typedef struct Stencil {
  ctContact low[ctMAXCONPAIR], high[ctMAXCONPAIR];
  int nlow, nhigh;
} Stencil;

static void fill_stencil(Stencil* s, const ctModel* m, ctData* d, const Candidate* c,
                         const Coordinate* x) {
  double pos[3], mat[9] = {0};
  copy3(pos, x->pos);
  if (x->mat) copy9(mat, x->mat);
  move_coordinate(x, -x->step, pos, mat);
  place_boxes(m, d, x);
  s->nlow = find_contacts(m, d, s->low, c);
  move_coordinate(x, x->step, pos, mat);
  place_boxes(m, d, x);
  s->nhigh = find_contacts(m, d, s->high, c);
  copy3(x->pos, pos);
  if (x->mat) copy9(x->mat, mat);
  place_boxes(m, d, x);
}

//---------------------------------- differences ---------------------------------------------------

// Rates of a contact by one coordinate.
typedef struct Change {
  double dist, pos[3], normal[3], hint[3];
  bool same; // the contact is found on both sides
} Change;

static bool is_same_contact(const ctContact* a, const ctContact* b, double step) {
  return dist3(a->pos, b->pos) <= kFarthest * step &&
         dist3(a->frame, b->frame) <= kFarthest * kStep;
}

static void divide_change(Change* r, const ctContact* a, const ctContact* b, double by) {
  r->dist = (b->dist - a->dist) / by;
  for (int k = 0; k < 3; k++) {
    r->pos[k] = (b->pos[k] - a->pos[k]) / by;
    r->normal[k] = (b->frame[k] - a->frame[k]) / by;
    r->hint[k] = (b->frame[3 + k] - a->frame[3 + k]) / by;
  }
}

// Do both halves of a step move a point by about as much? Else it jumps between them.
static bool is_even(const double* low, const double* mid, const double* high, double step) {
  double bend[3], whole[3];
  for (int k = 0; k < 3; k++) {
    bend[k] = high[k] - 2 * mid[k] + low[k];
    whole[k] = high[k] - low[k];
  }
  return norm3(bend) <= kBend * (step + norm3(whole));
}

// Where the contact ends or changes on one side, the difference is that of the other side; of two
// that differ, the smaller one.
static Change difference_contact(const Stencil* s, const ctContact* mid, int i, int n,
                                 double step) {
  const ctContact *at = mid + i, *a = s->low + i, *b = s->high + i;
  bool low = s->nlow == n && is_same_contact(a, at, step);
  bool high = s->nhigh == n && is_same_contact(b, at, step);
  bool even = low && high && is_even(a->pos, at->pos, b->pos, step) &&
              is_even(a->frame, at->frame, b->frame, kStep);
  Change r = {.same = even};
  if (low && high && !even) {
    low = dist3(a->pos, at->pos) <= dist3(b->pos, at->pos);
    high = !low;
  }
  if (low || high) divide_change(&r, low ? a : at, high ? b : at, low && high ? 2 * step : step);
  return r;
}

// The contacts at the middle, if they are those at hand.
static bool find_middle(ctContact* mid, const ctModel* m, const ctData* d, const Candidate* c,
                        const ctContact* con, int n) {
  if (find_contacts(m, d, mid, c) != n) return false;
  for (int i = 0; i < n; i++) {
    if (!(dist3(mid[i].pos, con[i].pos) <= 1e-9 && fabs(mid[i].dist - con[i].dist) <= 1e-9))
      return false;
  }
  return true;
}

static void begin_hull_cache(ctData* d, HullCache* hulls, const ctModel* m) {
  if (m->nmesh == 0) return;
  col_convex_cache(hulls);
  data_own(d)->hulls = hulls;
}

static void end_hull_cache(ctData* d) { data_own(d)->hulls = NULL; }

//---------------------------------- two geoms -----------------------------------------------------

// Steps in proportion to the smaller geom that is bounded.
static double pair_length(const ctModel* m, const Candidate* c) {
  double a = m->geom_rbound[c->g1], b = m->geom_rbound[c->g2];
  double least = a > 0 && a < b ? a : b;
  return least > 0 ? least : 1;
}

static void begin_pair_rate(PairRate* r, const ctContact* mid) {
  *r = (PairRate){.kind = RATE_DIFFERENCES, .moving = 1, .feature = INFINITY};
  copy3(r->axis, mid->frame + 3);
  r->hinted = dot3(r->axis, r->axis) >= 0.25;
}

// Column of a row by the velocity of the centre, which is at -arm; the row is by that of the
// contact.
static double centre_column(const double* row, const double* arm, int column) {
  double turn[3];
  cross3(turn, arm, row);
  return column < 3 ? row[column] : row[column] + turn[column - 3];
}

static Change known_change(const PairRate* p, const double* arm, int column) {
  Change r = {.dist = centre_column(p->dist, arm, column)};
  for (int k = 0; k < 3; k++) {
    r.pos[k] = centre_column(p->pos[k], arm, column);
    r.normal[k] = centre_column(p->normal[k], arm, column);
  }
  return r;
}

static void put_change(PairRate* r, const Change* c, int column) {
  r->dist[column] = c->dist;
  for (int k = 0; k < 3; k++) {
    r->pos[k][column] = c->pos[k];
    r->normal[k][column] = c->normal[k];
    r->hint[k][column] = c->hint[k];
  }
  if (!c->same) r->feature = 0;
}

// From the velocity of the centre, which is at -arm, to that of the contact:
// g_u . v + g_w . w with v = u - w x arm is g_u . u + (g_w - arm x g_u) . w
static void refer_row(double* row, const double* arm) {
  double turn[3];
  cross3(turn, arm, row);
  subfrom3(row + 3, turn);
}

static void refer_to_contact(PairRate* r, const double* pos, const double* centre) {
  double arm[3];
  sub3(arm, pos, centre);
  refer_row(r->dist, arm);
  for (int k = 0; k < 3; k++) {
    refer_row(r->pos[k], arm);
    refer_row(r->normal[k], arm);
    refer_row(r->hint[k], arm);
  }
}

// Where the contact jumps, the column of the exact one.
static Change choose_change(const Stencil* s, const ctContact* mid, const PairRate* exact, int i,
                            int n, const Coordinate* x) {
  Change r = difference_contact(s, mid, i, n, x->step);
  if (r.same || !exact) return r;
  double arm[3];
  sub3(arm, mid[i].pos, x->pos);
  Change known = known_change(exact + i, arm, x->axis + (x->mat ? 3 : 0));
  bool wild = norm3(known.normal) * kStep > kWild * x->step; // almost concentric: no use
  return wild ? r : known;
}

bool rate_difference_geoms(PairRate* r, const ctModel* m, ctData* d, const ctContact* con, int n,
                           const PairRate* exact) {
  const Candidate pair = rate_difference_candidate(m, con), *c = &pair;
  CT_ASSERT(c->f2 < 0 && n >= 1 && n <= ctMAXCONPAIR);
  HullCache hulls;
  Stencil s;
  ctContact mid[ctMAXCONPAIR];
  double *pos = d->geom_xpos + 3 * c->g2, *mat = d->geom_xmat + 9 * c->g2;
  begin_hull_cache(d, &hulls, m);
  bool found = find_middle(mid, m, d, c, con, n);
  for (int i = 0; found && i < n; i++) begin_pair_rate(r + i, mid + i);
  for (int k = 0; found && k < 6; k++) {
    double step = k < 3 ? kStep * pair_length(m, c) : kStep;
    Coordinate x = {pos, k < 3 ? NULL : mat, k % 3, step, NULL};
    fill_stencil(&s, m, d, c, &x);
    for (int i = 0; i < n; i++) {
      Change change = choose_change(&s, mid, exact, i, n, &x);
      put_change(r + i, &change, k);
    }
  }
  end_hull_cache(d);
  for (int i = 0; found && i < n; i++) refer_to_contact(r + i, con[i].pos, pos);
  return found;
}

//---------------------------------- flexes --------------------------------------------------------

static Coordinate side_coordinate(const ctModel* m, ctData* d, const ContactRate* r,
                                  const ctContact* con, int side, int column) {
  int geom = con->geom[side];
  if (geom < 0) {
    int v = r->vert[side][column / 3];
    CT_ASSERT(v >= 0 && v < m->nflexvert);
    return (Coordinate){d->flexvert_xpos + 3 * v, NULL, column % 3, kStep, con};
  }
  double* mat = column < 3 ? NULL : d->geom_xmat + 9 * geom;
  double length = column < 3 && m->geom_rbound[geom] > 0 ? m->geom_rbound[geom] : 1;
  return (Coordinate){d->geom_xpos + 3 * geom, mat, column % 3, kStep * fmin(1, length), NULL};
}

static void put_side_change(ContactRate* r, RawRate* raw, const Change* c, int side, int column) {
  r->J[side][RATE_DIST][column] = c->dist;
  for (int k = 0; k < 3; k++) {
    r->J[side][RATE_POS + k][column] = c->pos[k];
    r->J[side][RATE_FRAME + k][column] = c->normal[k];
    raw->hint[side][k][column] = c->hint[k];
  }
  if (!c->same) r->feature = 0;
}

// A vertex of both sides has its columns in the first.
static bool is_other_vertex(const ContactRate* r, int side, int column) {
  if (side == 0 || r->vert[side][0] < 0) return false;
  for (int k = 0; k < 4; k++)
    if (r->vert[0][k] == r->vert[side][column / 3]) return true;
  return false;
}

bool rate_difference_sides(ContactRate* r, RawRate* raw, const ctModel* m, ctData* d,
                           const ctContact* con, int n) {
  const Candidate pair = rate_difference_candidate(m, con), *c = &pair;
  CT_ASSERT(c->f2 >= 0 && n >= 1 && n <= ctMAXCONPAIR);
  HullCache hulls;
  Stencil s;
  ctContact mid[ctMAXCONPAIR];
  begin_hull_cache(d, &hulls, m);
  bool found = find_middle(mid, m, d, c, con, n);
  for (int side = 0; found && side < 2; side++) {
    for (int k = 0; k < r->ncol[side]; k++) {
      if (is_other_vertex(r, side, k)) continue;
      Coordinate x = side_coordinate(m, d, r, con, side, k);
      fill_stencil(&s, m, d, c, &x);
      for (int i = 0; i < n; i++) {
        Change change = difference_contact(&s, mid, i, n, x.step);
        put_side_change(r + i, raw + i, &change, side, k);
      }
    }
  }
  end_hull_cache(d);
  for (int i = 0; found && i < n; i++) {
    copy3(raw[i].axis, mid[i].frame + 3);
    raw[i].hinted = dot3(raw[i].axis, raw[i].axis) >= 0.25;
    r[i].kind = RATE_DIFFERENCES;
  }
  return found;
}
