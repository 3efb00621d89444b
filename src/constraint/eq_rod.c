// rod: two sites keep their distance. One row, |p1 - p2| - L = 0, with J = n' (J1 - J2).
//   eq_data   0 length L
#include "constraint/chain.h"
#include "constraint/equality.h"
#include "math/vec.h"
#include "model/data.h"

static bool find_rod_bodies(const ctModel* m, const ctData* d, int i, int body[2]) {
  (void)d;
  body[0] = m->site_bodyid[m->eq_obj1id[i]];
  body[1] = m->site_bodyid[m->eq_obj2id[i]];
  return true;
}

static void find_rod_ends(const ctModel* m, const ctData* d, int i, double point[2][3]) {
  copy3(point[0], d->site_xpos + 3 * m->eq_obj1id[i]);
  copy3(point[1], d->site_xpos + 3 * m->eq_obj2id[i]);
}

static void count_rods(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  for (int i = ids.begin; i < ids.end; i++) {
    int body[2];
    find_rod_bodies(m, d, i, body);
    c->rows++;
    c->nonzeros += chain_of(m, body[0]).n + chain_of(m, body[1]).n;
  }
}

static size_t rod_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(double, 3 * m->nv);
}

static void make_rods(const ctModel* m, ctData* d, ConstraintIds ids) {
  Scratch s = data_scratch(d);
  int* dof = SCRATCH(s, int, m->nv);
  double* jac = SCRATCH(s, double, 3 * m->nv);
  for (int i = ids.begin; i < ids.end; i++) {
    double point[2][3], n[3];
    int body[2];
    find_rod_bodies(m, d, i, body);
    find_rod_ends(m, d, i, point);
    sub3(n, point[0], point[1]);
    double pos = normalize3(n) - m->eq_data[ctNEQDATA * i];
    int count = chain_merge(m, dof, body[0], body[1]);
    ChainPair pair = {{point[1], point[0]}, {body[1], body[0]}, dof, count};
    chain_difference(m, d, &pair, jac, NULL);
    for (int k = 0; k < count; k++)
      jac[k] = n[0] * jac[k] + n[1] * jac[k + count] + n[2] * jac[k + 2 * count];
    equality_add(m, d, i, &(RowBlock){.rows = 1, .n = count, .dof = dof, .jac = jac, .pos = &pos});
  }
}

static int weigh_rod(const ctModel* m, const ctData* d, const ConstraintBlock* b, double* diag) {
  int body[2];
  find_rod_bodies(m, d, b->id, body);
  diag[0] = m->body_invweight0[2 * body[0]] + m->body_invweight0[2 * body[1]];
  return 1;
}

// The length is the distance at qpos0.
static void complete_rod(const ctModel* m, const ctData* d, int i, double* data) {
  double point[2][3];
  find_rod_ends(m, d, i, point);
  data[0] = dist3(point[0], point[1]);
}

const ConstraintKind eq_rod_kind = {
    .label = "rod",
    .impedance = IMPEDANCE_OF_ALL_ROWS,
    .trees = TREES_OF_BODIES,
    .count = count_rods,
    .scratch = rod_scratch,
    .make = make_rods,
    .weight = weigh_rod,
    .softness = equality_softness,
    .bodies = find_rod_bodies,
    .points = find_rod_ends,
    .reference = complete_rod,
};
