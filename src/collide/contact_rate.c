// Invariant: the two sides of a pair, and the order of its contacts, are those of the narrow phase.
// Rows of the frame in J hold the rate of the normal until spin_frame makes them the angular
// velocity of the frame.
#include "collide/contact_rate.h"

#include "base/assert.h"
#include "collide/rate_difference.h"
#include "collide/rate_pair.h"
#include "collide/rate_table.h"

#include <string.h>

//---------------------------------- one side moving -> both ---------------------------------------

// The row (g_u, g_w) of the velocity at the contact as one of the velocity of the centre, which is
// at -arm: g_u . (v + w x arm) + g_w . w = g_u . v + (g_w + arm x g_u) . w
static void refer_to_centre(double* r, const double* row, const double* arm, double sign) {
  double turn[3];
  cross3(turn, arm, row);
  for (int k = 0; k < 3; k++) {
    r[k] = sign * row[k];
    r[3 + k] = sign * (row[3 + k] + turn[k]);
  }
}

// The rigid motion of the side at rest carries the contact: the point moves by v + w x arm, an axis
// by w x axis.
static void carry_point(double (*J)[RATE_COLS], const double* arm) {
  for (int k = 0; k < 3; k++) {
    int i = (k + 1) % 3, j = (k + 2) % 3;
    J[k][k] += 1;
    J[k][3 + i] += arm[j];
    J[k][3 + j] -= arm[i];
  }
}

static void carry_direction(double (*J)[RATE_COLS], const double* axis) {
  for (int k = 0; k < 3; k++) {
    int i = (k + 1) % 3, j = (k + 2) % 3;
    J[k][3 + i] += axis[j];
    J[k][3 + j] -= axis[i];
  }
}

static void spread_rate(ContactRate* r, RawRate* raw, const PairRate* p, const ctContact* con,
                        const double* const centre[2]) {
  r->kind = p->kind;
  r->feature = p->feature;
  raw->hinted = p->hinted;
  copy3(raw->axis, p->axis);
  for (int side = 0; side < 2; side++) {
    double(*J)[RATE_COLS] = r->J[side], arm[3], sign = side == p->moving ? 1 : -1;
    sub3(arm, con->pos, centre[side]);
    refer_to_centre(J[RATE_DIST], p->dist, arm, sign);
    for (int k = 0; k < 3; k++) {
      refer_to_centre(J[RATE_POS + k], p->pos[k], arm, sign);
      refer_to_centre(J[RATE_FRAME + k], p->normal[k], arm, sign);
      if (p->hinted) refer_to_centre(raw->hint[side][k], p->hint[k], arm, sign);
    }
    if (side == p->moving) continue;
    carry_point(J + RATE_POS, arm);
    carry_direction(J + RATE_FRAME, con->frame);
    if (p->hinted) carry_direction(raw->hint[side], p->axis);
  }
}

//---------------------------------- frame ---------------------------------------------------------

// The tangent t is h - n (n . h), normalized. The frame turns by
//   n x n' + n (t2 . t'),   t2 . t' = (t2 . h' - (n . h) t2 . n') / |h - n (n . h)|
// where h is the tangent of the collider or a fixed axis (contact_frame).
static void spin_frame(ContactRate* r, const RawRate* raw, const ctContact* con) {
  const double *n = con->frame, *t2 = con->frame + 6;
  double h[3] = {0, 0, 0}, across[3];
  if (raw->hinted)
    copy3(h, raw->axis);
  else
    h[fabs(n[1]) < 0.5 ? 1 : 2] = 1;
  r->tangent = raw->hinted ? INFINITY : fabs(fabs(n[1]) - 0.5);
  double along = dot3(n, h);
  addscl3(across, h, n, -along);
  double length = norm3(across), scale = length > VEC_MINVAL ? 1 / length : 0;
  for (int side = 0; side < 2; side++) {
    double(*row)[RATE_COLS] = r->J[side] + RATE_FRAME;
    for (int c = 0; c < r->ncol[side]; c++) {
      double rate[3] = {row[0][c], row[1][c], row[2][c]}, turn[3], spin = -along * dot3(t2, rate);
      if (raw->hinted)
        for (int k = 0; k < 3; k++) spin += t2[k] * raw->hint[side][k][c];
      cross3(turn, n, rate);
      for (int k = 0; k < 3; k++) row[k][c] = turn[k] + n[k] * (spin * scale);
    }
  }
}

//---------------------------------- pairs ---------------------------------------------------------

static void set_vertices(ContactRate* r, const ctModel* m, const ctContact* con, int side) {
  int f = con->flex[side], *vert = r->vert[side], start, n = 1;
  for (int k = 0; k < 4; k++) vert[k] = -1;
  r->ncol[side] = 6;
  if (con->geom[side] >= 0) return;
  CT_ASSERT(f >= 0 && f < m->nflex);
  start = m->flex_vertadr[f];
  if (con->vert[side] >= 0) {
    vert[0] = start + con->vert[side];
  } else {
    n = m->flex_dim[f] + 1;
    const int* v = m->flex_elem + m->flex_elemdataadr[f] + con->elem[side] * n;
    for (int k = 0; k < n; k++) vert[k] = start + v[k];
  }
  r->ncol[side] = 3 * n;
}

// Nothing is known: the contact is carried by the second side; of a flex by the mean of its
// vertices. The distance follows the normal.
static void assume_rigid(ContactRate* r, RawRate* raw, const ctData* d, const ctContact* con) {
  memset(r->J, 0, sizeof r->J);
  raw->hinted = false;
  r->kind = RATE_RIGID;
  r->feature = INFINITY;
  for (int side = 0; side < 2; side++) {
    double(*J)[RATE_COLS] = r->J[side], point[3][RATE_COLS] = {{0}};
    if (con->geom[side] >= 0) {
      double arm[3];
      sub3(arm, con->pos, d->geom_xpos + 3 * con->geom[side]);
      carry_point(point, arm);
      if (side == 1) carry_direction(J + RATE_FRAME, con->frame);
    } else {
      for (int c = 0; c < r->ncol[side]; c++) point[c % 3][c] = 3.0 / r->ncol[side];
    }
    for (int c = 0; c < r->ncol[side]; c++) {
      for (int k = 0; k < 3; k++) {
        J[RATE_DIST][c] += (side == 1 ? 1 : -1) * con->frame[k] * point[k][c];
        if (side == 1) J[RATE_POS + k][c] = point[k][c];
      }
    }
  }
}

// Curved shapes in GJK and EPA: the contact that is found moves unlike the exact one, by a part
// that is large where they overlap deeply. Its differences count, but for velocities by which it
// jumps.
static void replace_iterated(PairRate* pair, const ctModel* m, ctData* d, const ctContact* con,
                             int n) {
  PairRate found;
  if (n != 1 || pair->kind != RATE_ITERATED) return;
  if (rate_difference_geoms(&found, m, d, con, 1, pair)) *pair = found;
}

static bool rate_geoms(ContactRate* r, RawRate* raw, const ctModel* m, ctData* d,
                       const ctContact* con, int n) {
  PairRate pair[ctMAXCONPAIR];
  const double* centre[2] = {d->geom_xpos + 3 * con->geom[0], d->geom_xpos + 3 * con->geom[1]};
  RateFunction rate = rate_table_of(m, d, con->geom[0], con->geom[1]);
  if (rate && rate(pair, m, d, con, n))
    replace_iterated(pair, m, d, con, n);
  else if (!rate_difference_geoms(pair, m, d, con, n, NULL))
    return false;
  for (int i = 0; i < n; i++) spread_rate(r + i, raw + i, pair + i, con + i, centre);
  return true;
}

static bool has_same_sides(const ctContact* a, const ctContact* b) {
  for (int k = 0; k < 2; k++) {
    if (a->geom[k] != b->geom[k] || a->flex[k] != b->flex[k] || a->elem[k] != b->elem[k] ||
        a->vert[k] != b->vert[k])
      return false;
  }
  return true;
}

int contact_rate_pair(const ctModel* m, ctData* d, int first, ContactRate r[ctMAXCONPAIR]) {
  CT_ASSERT(first >= 0 && first < d->ncon);
  const ctContact* con = d->contact + first;
  RawRate raw[ctMAXCONPAIR];
  int n = 1;
  while (n < ctMAXCONPAIR && first + n < d->ncon && has_same_sides(con, con + n)) n++;
  for (int i = 0; i < n; i++) {
    memset(r[i].J, 0, sizeof r[i].J);
    r[i].feature = INFINITY;
    for (int side = 0; side < 2; side++) set_vertices(r + i, m, con, side);
  }
  bool geoms = con->flex[0] < 0 && con->flex[1] < 0;
  bool known =
      geoms ? rate_geoms(r, raw, m, d, con, n) : rate_difference_sides(r, raw, m, d, con, n);
  for (int i = 0; i < n; i++) {
    if (!known) assume_rigid(r + i, raw + i, d, con + i);
    spin_frame(r + i, raw + i, con + i);
  }
  return n;
}
