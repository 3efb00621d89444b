#include "constraint/reference.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/sparse.h"
#include "model/row_layout.h"

#include <corten/corten.h>

static Csr rows_pattern(const ctData* d) {
  CT_ASSERT(d->nefc > 0);
  return (Csr){d->nefc, d->efc_J_rownnz, d->efc_J_rowadr, d->efc_J_colind};
}

void reference_mul(const ctModel* m, const ctData* d, double* r, const double* x) {
  Csr p = rows_pattern(d);
  if (row_layout_sparse(m))
    sparse_mul_vec(r, &p, d->efc_J, x);
  else
    dense_mul_vec(r, d->efc_J, x, d->nefc, (int)m->nv);
}

void reference_mul_t(const ctModel* m, const ctData* d, double* r, const double* x) {
  Csr p = rows_pattern(d);
  if (row_layout_sparse(m))
    sparse_mul_t_vec(r, &p, d->efc_J, x, (int)m->nv);
  else
    dense_mul_t_vec(r, d->efc_J, x, d->nefc, (int)m->nv);
}

void constraint_reference(const ctModel* m, ctData* d) {
  if (d->nefc == 0) return;
  reference_mul(m, d, d->efc_vel, d->qvel);
  for (int i = 0; i < d->nefc; i++) {
    const double* k = d->efc_KBIP + 4 * i;
    d->efc_aref[i] = -k[1] * d->efc_vel[i] - k[0] * k[2] * (d->efc_pos[i] - d->efc_margin[i]);
  }
}

void ct_mulJacVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (d->nefc) reference_mul(m, d, res, vec);
}

void ct_mulJacTVec(const ctModel* m, const ctData* d, cttNum* res, const cttNum* vec) {
  if (d->nefc) reference_mul_t(m, d, res, vec);
}
