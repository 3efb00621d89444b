#include "constraint/rows.h"

#include "base/assert.h"
#include "model/data.h"
#include "model/row_layout.h"

#include <string.h>

// Does no dof move the block? In full rows that shows in the numbers only.
static bool is_empty(const RowBlock* b, bool sparse) {
  if (b->keeps_zeros) return false;
  if (b->n == 0 || sparse) return b->n == 0;
  for (int i = 0; i < b->rows * b->n; i++) {
    if (b->jac[i] != 0) return false;
  }
  return true;
}

// efc_J is the last array of the list: its room ends where the arena does.
static bool has_room(ctData* d, size_t entries) {
  const Arena* a = data_arena(d);
  return (unsigned char*)(d->efc_J + entries) <= a->base + a->used;
}

static void write_sparse(ctData* d, const RowBlock* b, int row) {
  int adr = row > 0 ? d->efc_J_rowadr[row - 1] + d->efc_J_rownnz[row - 1] : 0;
  CT_ASSERT(has_room(d, (size_t)adr + (size_t)b->rows * (size_t)b->n));
  for (int i = 0; i < b->rows; i++, adr += b->n) {
    d->efc_J_rownnz[row + i] = b->n;
    d->efc_J_rowadr[row + i] = adr;
    // rows of a block have the same columns
    d->efc_J_rowsuper[row + i] = b->rows - 1 - i;
    if (b->n == 0) continue;
    memcpy(d->efc_J_colind + adr, b->dof, (size_t)b->n * sizeof(int));
    memcpy(d->efc_J + adr, b->jac + (ptrdiff_t)i * b->n, (size_t)b->n * sizeof(double));
  }
}

static void write_dense(double* J, const RowBlock* b, int nv) {
  if (!b->dof) {
    CT_ASSERT(b->n == nv);
    memcpy(J, b->jac, (size_t)b->rows * (size_t)nv * sizeof *J);
    return;
  }
  memset(J, 0, (size_t)b->rows * (size_t)nv * sizeof *J);
  for (int i = 0; i < b->rows; i++, J += nv) {
    const double* jac = b->jac + (ptrdiff_t)i * b->n;
    for (int k = 0; k < b->n; k++) {
      CT_VALIDATE(b->dof[k] >= 0 && b->dof[k] < nv);
      J[b->dof[k]] = jac[k];
    }
  }
}

// QUIRK(full-row-size; test_rows:rows_that_nothing_moves_are_left_out): nJ of full rows counts rows
// that were left out because no dof moves them.
bool rows_add(const ctModel* m, ctData* d, const RowBlock* b) {
  bool sparse = row_layout_sparse(m);
  int row = d->nefc, nv = (int)m->nv;
  CT_ASSERT(b->rows >= 1 && b->rows <= 6 && b->n >= 0 && b->n <= nv);
  if (!sparse) d->nJ += b->rows * nv;
  if (is_empty(b, sparse)) return false;
  if (sparse) {
    write_sparse(d, b, row);
  } else {
    CT_ASSERT(has_room(d, (size_t)(row + b->rows) * (size_t)nv));
    write_dense(d->efc_J + (ptrdiff_t)row * nv, b, nv);
  }
  for (int i = 0; i < b->rows; i++) {
    d->efc_pos[row + i] = b->pos ? b->pos[i] : 0;
    d->efc_margin[row + i] = i == 0 || !b->margin_of_first ? b->margin : 0;
    d->efc_frictionloss[row + i] = b->frictionloss;
    d->efc_type[row + i] = b->type;
    d->efc_id[row + i] = b->id;
  }
  d->nefc += b->rows;
  return true;
}
