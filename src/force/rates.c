#include "force/rates.h"

#include "force/flex_force.h"
#include "math/dense.h"
#include "math/sparse.h"
#include "model/row_layout.h"

void rates(const ctModel* m, ctData* d) {
  int ntendon = (int)m->ntendon;
  flex_force_rates(m, d);
  if (row_layout_sparse(m)) {
    Csr p = {ntendon, d->ten_J_rownnz, d->ten_J_rowadr, d->ten_J_colind};
    sparse_mul_vec(d->ten_velocity, &p, d->ten_J, d->qvel);
  } else {
    dense_mul_vec(d->ten_velocity, d->ten_J, d->qvel, ntendon, (int)m->nv);
  }

  // disabled actuators stand still, whatever their lengths do
  Csr p = {(int)m->nu, d->moment_rownnz, d->moment_rowadr, d->moment_colind};
  if (m->opt.disableflags & ctDSBL_ACTUATION)
    dense_zero(d->actuator_velocity, (int)m->nu);
  else
    sparse_mul_vec(d->actuator_velocity, &p, d->actuator_moment, d->qvel);
}
