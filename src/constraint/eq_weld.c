// weld: two bodies keep their relative pose. Six rows: p1 - p2 = 0, and the vector part of q2* q1,
// times a scale, is zero.
//   eq_data   0 anchor in the second body, 3 the same point in the first, 6 orientation of the
//             second in the first, 10 scale
#include "constraint/eq_pair.h"
#include "constraint/equality.h"
#include "math/quat.h"

enum { ROWS = 6 };

static void count_welds(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  eq_pair_count(m, d, ids, ROWS, c);
}

static void find_weld_points(const ctModel* m, const ctData* d, int i, double point[2][3]) {
  eq_pair_points(m, d, i, (const int[2]){3, 0}, point);
}

// Orientations whose quotient should be the identity: q1 relpose and q2, or those of the sites.
static void find_orientations(const ctModel* m, const ctData* d, int i, double a[4], double b[4]) {
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  if (m->eq_objtype[i] == ctOBJ_SITE) {
    quat_mul(a, d->xquat + 4 * m->site_bodyid[id[0]], m->site_quat + 4 * id[0]);
    quat_mul(b, d->xquat + 4 * m->site_bodyid[id[1]], m->site_quat + 4 * id[1]);
  } else {
    quat_mul(a, d->xquat + 4 * id[0], m->eq_data + ctNEQDATA * i + 6);
    copy4(b, d->xquat + 4 * id[1]);
  }
}

// error = vector part of q2* q1,  its derivative for a relative turn w is that of 1/2 q2* w q1
static void turn_rows(const ctModel* m, const ctData* d, int i, const EqPair* p, double* error) {
  double scale = m->eq_data[ctNEQDATA * i + 10], q1[4], q2[4], e[4];
  find_orientations(m, d, i, q1, q2);
  quat_neg(q2, q2);
  quat_mul(e, q2, q1);
  scl3(error, e + 1, scale);
  double* turn = p->jac + 3 * p->n;
  for (int k = 0; k < p->n; k++) {
    double w[3] = {turn[k], turn[k + p->n], turn[k + 2 * p->n]};
    quat_mul_axis(e, q2, w);
    quat_mul(e, e, q1);
    for (int r = 0; r < 3; r++) turn[k + r * p->n] = 0.5 * e[r + 1] * scale;
  }
}

static size_t weld_scratch(const ctModel* m) { return eq_pair_scratch(m, ROWS); }

static void make_welds(const ctModel* m, ctData* d, ConstraintIds ids) {
  eq_pair_make(m, d, ids, &(EqPairRows){ROWS, find_weld_points, turn_rows});
}

static int weigh_weld(const ctModel* m, const ctData* d, const ConstraintBlock* b, double* diag) {
  return eq_pair_weight(m, d, b->id, ROWS, diag);
}

// Relative pose as it is at qpos0, unless the user gave one (its quaternion is not zero).
static void complete_weld(const ctModel* m, const ctData* d, int i, double* data) {
  int b1 = m->eq_obj1id[i], b2 = m->eq_obj2id[i];
  double *quat = data + 6, back[4];
  if (m->eq_objtype[i] != ctOBJ_BODY) return;
  if (quat[0] != 0 || quat[1] != 0 || quat[2] != 0 || quat[3] != 0) {
    normalize4(quat);
    return;
  }
  eq_pair_carry(d, data + 3, data, b2, b1);
  quat_neg(back, d->xquat + 4 * b1);
  quat_mul(quat, back, d->xquat + 4 * b2);
}

const ConstraintKind eq_weld_kind = {
    .label = "weld",
    .impedance = IMPEDANCE_OF_ALL_ROWS,
    .trees = TREES_OF_BODIES,
    .count = count_welds,
    .scratch = weld_scratch,
    .make = make_welds,
    .weight = weigh_weld,
    .softness = equality_softness,
    .bodies = eq_pair_bodies,
    .points = find_weld_points,
    .reference = complete_weld,
};
