#include "constraint/contact_force.h"

#include "base/assert.h"
#include "math/dense.h"

#include <corten/corten.h>

void contact_force(const ctModel* m, const ctData* d, int id, double f[6]) {
  CT_ASSERT(0 <= id && id < d->ncon);
  const ctContact* con = d->contact + id;
  dense_zero(f, 6);
  if (con->efc_address < 0 || d->nefc == 0) return;
  CT_ASSERT(con->efc_address < d->nefc && con->dim <= 6);
  const double* force = d->efc_force + con->efc_address;
  if (con->dim > 1 && m->opt.cone == ctCONE_PYRAMIDAL)
    ctu_decodePyramid(f, force, con->friction, con->dim);
  else
    dense_copy(f, force, con->dim);
}

// No force where there is no contact, as in MuJoCo.
void ct_contactForce(const ctModel* m, const ctData* d, int id, cttNum result[6]) {
  dense_zero(result, 6);
  if (id >= 0 && id < d->ncon) contact_force(m, d, id, result);
}

int ct_isPyramidal(const ctModel* m) { return m->opt.cone == ctCONE_PYRAMIDAL; }

int ct_isDual(const ctModel* m) { return contact_force_dual(m); }
