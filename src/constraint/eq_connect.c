// connect: a point of one body is a point of another. Three rows, p1 - p2 = 0.
//   eq_data   0 anchor in the first body, 3 anchor in the second
#include "constraint/eq_pair.h"
#include "constraint/equality.h"

#include <string.h>

enum { ROWS = 3 };

static void count_connects(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  eq_pair_count(m, d, ids, ROWS, c);
}

static void find_connect_points(const ctModel* m, const ctData* d, int i, double point[2][3]) {
  eq_pair_points(m, d, i, (const int[2]){0, 3}, point);
}

static size_t connect_scratch(const ctModel* m) { return eq_pair_scratch(m, ROWS); }

static void make_connects(const ctModel* m, ctData* d, ConstraintIds ids) {
  eq_pair_make(m, d, ids, &(EqPairRows){ROWS, find_connect_points, NULL});
}

static int weigh_connect(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                         double* diag) {
  return eq_pair_weight(m, d, b->id, ROWS, diag);
}

// The anchor of the second body is where that of the first is.
static void complete_connect(const ctModel* m, const ctData* d, int i, double* data) {
  if (m->eq_objtype[i] == ctOBJ_BODY)
    eq_pair_carry(d, data + 3, data, m->eq_obj1id[i], m->eq_obj2id[i]);
  else
    memset(data, 0, ctNEQDATA * sizeof *data);
}

const ConstraintKind eq_connect_kind = {
    .label = "connect",
    .impedance = IMPEDANCE_OF_ALL_ROWS,
    .trees = TREES_OF_BODIES,
    .count = count_connects,
    .scratch = connect_scratch,
    .make = make_connects,
    .weight = weigh_connect,
    .softness = equality_softness,
    .bodies = eq_pair_bodies,
    .points = find_connect_points,
    .reference = complete_connect,
};
