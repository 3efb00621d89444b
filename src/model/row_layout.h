// How the rows of constraint and tendon Jacobians are laid out.
#ifndef MODEL_ROW_LAYOUT_H
#define MODEL_ROW_LAYOUT_H

#include <corten/model.h>

#include <stdbool.h>

// Compressed rows, or full rows of nv numbers? Left to choose, models of 60 dofs and more are
// sparse.
static inline bool row_layout_sparse(const ctModel* m) {
  return m->opt.jacobian == ctJAC_SPARSE || (m->opt.jacobian == ctJAC_AUTO && m->nv >= 60);
}

#endif
