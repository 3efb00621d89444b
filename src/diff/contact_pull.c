#include "diff/contact_pull.h"

#include "generated/kinds.h"
#include "math/dense.h"

#include <stdbool.h>

// As force/transmission.c counts contacts.
static bool touches_by_contact(const ctModel* m, const ctData* d, const ctContact* c, int body) {
  if (c->geom[0] < 0 || c->geom[1] < 0 || c->exclude > 1) return false;
  if (!c->exclude && (c->efc_address < 0 || c->efc_address >= d->nefc)) return false;
  return m->geom_bodyid[c->geom[0]] == body || m->geom_bodyid[c->geom[1]] == body;
}

void contact_pulls(const ctModel* m, const ctData* d, double* pull) {
  dense_zero(pull, d->ncon);
  if (m->opt.disableflags & ctDSBL_ACTUATION) return;
  for (int i = 0; i < m->nu; i++) {
    int body = m->actuator_trnid[2 * i], count = 0;
    if (trn_object_of(m->actuator_trntype[i]) != ctOBJ_BODY) continue;
    for (int k = 0; k < d->ncon; k++) count += touches_by_contact(m, d, d->contact + k, body);
    for (int k = 0; k < d->ncon; k++)
      if (touches_by_contact(m, d, d->contact + k, body)) pull[k] -= d->actuator_force[i] / count;
  }
}
