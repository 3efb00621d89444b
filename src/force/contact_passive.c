#include "force/contact_passive.h"

#include "constraint/contact_rows.h"
#include "model/data.h"

size_t contact_passive_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(double, 6 * m->nv);
}

static void push_contact(const ctModel* m, ctData* d, ctContact* con, Scratch s) {
  int* dof = SCRATCH(s, int, m->nv);
  double *jac = SCRATCH(s, double, 6 * m->nv), force = -CONTACT_PASSIVE_STIFFNESS * con->dist;
  int n = contact_rows_jacobian(m, d, con, dof, jac);
  if (n == 0) con->exclude = 3;
  for (int i = 0; i < n; i++) d->qfrc_spring[dof[i]] += force * jac[i];
}

void contact_passive(const ctModel* m, ctData* d) {
  if (m->nflex == 0 || (m->opt.disableflags & ctDSBL_CONTACT)) return;
  for (int i = 0; i < d->ncon; i++) {
    if (d->contact[i].exclude == CONTACT_PASSIVE)
      push_contact(m, d, d->contact + i, data_scratch(d));
  }
}
