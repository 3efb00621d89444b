#include "constraint/friction.h"

#include "model/awake.h"
#include "pos/tendon.h"

// One rule for counting and making, so that a value that is not a number has no row in both.
static bool has_row(double frictionloss) { return frictionloss > 0; }

static RowBlock tendon_block(const ctModel* m, const ctData* d, int t) {
  TendonRow r = tendon_row(m, d, t);
  return (RowBlock){.id = t, .rows = 1, .n = r.n, .dof = r.dof, .jac = r.J};
}

void friction_count(const ctModel* m, const ctData* d, RowCount* c) {
  for (int i = 0; i < m->nv; i++) {
    c->rows += has_row(m->dof_frictionloss[i]);
    c->nonzeros += has_row(m->dof_frictionloss[i]);
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (!has_row(m->tendon_frictionloss[t])) continue;
    c->rows++;
    c->nonzeros += d->ten_J_rownnz[t];
  }
}

void friction(const ctModel* m, ctData* d) {
  static const double one = 1;
  bool sleep = awake_some_sleep(m, d);
  for (int i = 0; i < m->nv; i++) {
    if (!has_row(m->dof_frictionloss[i]) || (sleep && awake_dof_sleeps(m, d, i))) continue;
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
    if (!has_row(m->tendon_frictionloss[t]) || (sleep && awake_tendon_sleeps(m, d, t))) continue;
    RowBlock b = tendon_block(m, d, t);
    b.type = ctCNSTR_FRICTION_TENDON;
    b.frictionloss = m->tendon_frictionloss[t];
    int row = d->nefc;
    rows_add(m, d, &b);
    if (d->tendon_efcadr[t] < 0) d->tendon_efcadr[t] = row;
  }
}
