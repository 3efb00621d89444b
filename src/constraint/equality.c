#include "constraint/equality.h"

#include "base/assert.h"
#include "constraint/block.h"
#include "model/awake.h"

bool equality_of_sites(const ctModel* m, int i) {
  const EqKind* kind = eq_kind_of(m->eq_type[i]);
  CT_ASSERT(kind);
  return (kind->pose ? m->eq_objtype[i] : (int)kind->object) == ctOBJ_SITE;
}

bool equality_sleeps(const ctModel* m, const ctData* d, int i) {
  const ConstraintKind* kind = block_equality(m, i);
  int body[2];
  if (kind->sleeps) return kind->sleeps(m, d, i);
  if (!kind->bodies || !kind->bodies(m, d, i, body)) return false;
  // asleep, or fixed, on both sides
  return d->body_awake[body[0]] != ctS_AWAKE && d->body_awake[body[1]] != ctS_AWAKE;
}

void equality_add(const ctModel* m, ctData* d, int i, RowBlock* b) {
  b->type = ctCNSTR_EQUALITY;
  b->id = i;
  rows_add(m, d, b);
}

Softness equality_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b) {
  (void)d;
  return (Softness){.ref = m->eq_solref + ctNREF * b->id, .imp = m->eq_solimp + ctNIMP * b->id};
}

// More is counted than made: sleep changes from step to step, the memory should not.
void equality_count(const ctModel* m, const ctData* d, RowCount* c) {
  for (int i = 0; i < m->neq; i++) {
    if (d->eq_active[i]) block_equality(m, i)->count(m, d, (ConstraintIds){i, i + 1}, c);
  }
}

void equality(const ctModel* m, ctData* d) {
  bool sleep = awake_some_sleep(m, d);
  for (int i = 0; i < m->neq; i++) {
    if (!d->eq_active[i] || (sleep && equality_sleeps(m, d, i))) continue;
    block_equality(m, i)->make(m, d, (ConstraintIds){i, i + 1});
  }
}
