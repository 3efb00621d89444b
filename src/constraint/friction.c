#include "constraint/friction.h"

#include "model/awake.h"
#include "pos/tendon.h"

static RowBlock tendon_block(const ctModel* m, const ctData* d, int t) {
  TendonRow r = tendon_row(m, d, t);
  return (RowBlock){.id = t, .rows = 1, .n = r.n, .dof = r.dof, .jac = r.J};
}

void friction_count(const ctModel* m, const ctData* d, RowCount* c) {
  for (int i = 0; i < m->nv; i++) {
    c->rows += m->dof_frictionloss[i] > 0;
    c->nonzeros += m->dof_frictionloss[i] > 0;
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_frictionloss[t] <= 0) continue;
    c->rows++;
    c->nonzeros += d->ten_J_rownnz[t];
  }
}

void friction(const ctModel* m, ctData* d) {
  static const double one = 1;
  bool sleep = awake_some_sleep(m, d);
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_frictionloss[i] <= 0 || (sleep && awake_dof_sleeps(m, d, i))) continue;
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_FRICTION_DOF,
                         .id = i,
                         .rows = 1,
                         .n = 1,
                         .dof = &i,
                         .jac = &one,
                         .frictionloss = m->dof_frictionloss[i]});
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_frictionloss[t] <= 0 || (sleep && awake_tendon_sleeps(m, d, t))) continue;
    RowBlock b = tendon_block(m, d, t);
    b.type = ctCNSTR_FRICTION_TENDON;
    b.frictionloss = m->tendon_frictionloss[t];
    int row = d->nefc;
    rows_add(m, d, &b);
    if (d->tendon_efcadr[t] < 0) d->tendon_efcadr[t] = row;
  }
}
