#include "constraint/eq_pair.h"

#include "base/assert.h"
#include "constraint/chain.h"
#include "constraint/equality.h"
#include "math/vec.h"

bool eq_pair_bodies(const ctModel* m, const ctData* d, int i, int body[2]) {
  (void)d;
  bool site = equality_of_sites(m, i);
  int a = m->eq_obj1id[i], b = m->eq_obj2id[i];
  body[0] = site ? m->site_bodyid[a] : a;
  body[1] = site ? m->site_bodyid[b] : b;
  return true;
}

void eq_pair_points(const ctModel* m, const ctData* d, int i, const double* anchor[2],
                    double point[2][3]) {
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  for (int k = 0; k < 2; k++) {
    if (equality_of_sites(m, i)) {
      copy3(point[k], d->site_xpos + 3 * id[k]);
    } else {
      mat3_mul_vec(point[k], d->xmat + 9 * id[k], anchor[k]);
      addto3(point[k], d->xpos + 3 * id[k]);
    }
  }
}

void eq_pair_join(const ctModel* m, const ctData* d, int i, double point[2][3], EqPair* p) {
  CT_ASSERT(p->rows == 3 || p->rows == 6);
  int body[2];
  eq_pair_bodies(m, d, i, body);
  p->n = chain_merge(m, p->dof, body[0], body[1]);
  CT_ASSERT(p->n <= m->nv);
  ChainPair pair = {
      .point = {point[1], point[0]}, .body = {body[1], body[0]}, .dof = p->dof, .n = p->n};
  chain_difference(m, d, &pair, p->jac, p->rows == 6 ? p->jac + 3 * p->n : NULL);
}

void eq_pair_add(const ctModel* m, ctData* d, int i, const EqPair* p, const double* pos) {
  equality_add(m, d, i,
               &(RowBlock){.rows = p->rows, .n = p->n, .dof = p->dof, .jac = p->jac, .pos = pos});
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
