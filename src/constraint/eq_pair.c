#include "constraint/eq_pair.h"

#include "base/assert.h"
#include "constraint/chain.h"
#include "constraint/equality.h"
#include "math/vec.h"
#include "model/data.h"

bool eq_pair_bodies(const ctModel* m, const ctData* d, int i, int body[2]) {
  (void)d;
  bool site = equality_of_sites(m, i);
  int a = m->eq_obj1id[i], b = m->eq_obj2id[i];
  body[0] = site ? m->site_bodyid[a] : a;
  body[1] = site ? m->site_bodyid[b] : b;
  return true;
}

void eq_pair_points(const ctModel* m, const ctData* d, int i, const int anchor[2],
                    double point[2][3]) {
  const double* data = m->eq_data + ctNEQDATA * i;
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  for (int k = 0; k < 2; k++) {
    if (equality_of_sites(m, i)) {
      copy3(point[k], d->site_xpos + 3 * id[k]);
    } else {
      mat3_mul_vec(point[k], d->xmat + 9 * id[k], data + anchor[k]);
      addto3(point[k], d->xpos + 3 * id[k]);
    }
  }
}

// Fill in dof, n and jac.
static void join_pair(const ctModel* m, const ctData* d, int i, double point[2][3], EqPair* p) {
  CT_ASSERT(p->rows == 3 || p->rows == 6);
  int body[2];
  eq_pair_bodies(m, d, i, body);
  p->n = chain_merge(m, p->dof, body[0], body[1]);
  CT_ASSERT(p->n <= m->nv);
  ChainPair pair = {
      .point = {point[1], point[0]}, .body = {body[1], body[0]}, .dof = p->dof, .n = p->n};
  chain_difference(m, d, &pair, p->jac, p->rows == 6 ? p->jac + 3 * p->n : NULL);
}

size_t eq_pair_scratch(const ctModel* m, int rows) {
  return SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(double, rows * m->nv);
}

void eq_pair_make(const ctModel* m, ctData* d, ConstraintIds ids, const EqPairRows* kind) {
  Scratch s = data_scratch(d);
  int rows = kind->rows;
  EqPair p = {.rows = rows, .dof = SCRATCH(s, int, m->nv), .jac = SCRATCH(s, double, rows * m->nv)};
  for (int i = ids.begin; i < ids.end; i++) {
    double point[2][3], pos[6];
    kind->points(m, d, i, point);
    join_pair(m, d, i, point, &p);
    sub3(pos, point[0], point[1]);
    if (kind->turn) kind->turn(m, d, i, &p, pos + 3);
    equality_add(m, d, i,
                 &(RowBlock){.rows = rows, .n = p.n, .dof = p.dof, .jac = p.jac, .pos = pos});
  }
}

void eq_pair_count(const ctModel* m, const ctData* d, ConstraintIds ids, int rows, RowCount* c) {
  for (int i = ids.begin; i < ids.end; i++) {
    int body[2];
    eq_pair_bodies(m, d, i, body);
    c->rows += rows;
    c->nonzeros += (long long)rows * (chain_of(m, body[0]).n + chain_of(m, body[1]).n);
  }
}

int eq_pair_weight(const ctModel* m, const ctData* d, int i, int rows, double* diag) {
  CT_ASSERT(i >= 0 && i < m->neq && rows <= 6);
  int body[2];
  eq_pair_bodies(m, d, i, body);
  const double *x = m->body_invweight0 + 2 * body[0], *y = m->body_invweight0 + 2 * body[1];
  for (int k = 0; k < rows; k++) diag[k] = k < 3 ? x[0] + y[0] : x[1] + y[1];
  return rows;
}

void eq_pair_carry(const ctData* d, double* r, const double* point, int from, int to) {
  double p[3];
  mat3_mul_vec(p, d->xmat + 9 * from, point);
  addto3(p, d->xpos + 3 * from);
  subfrom3(p, d->xpos + 3 * to);
  mat3_mul_t_vec(r, d->xmat + 9 * to, p);
}
