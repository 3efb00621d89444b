// Patterns of the matrices that follow from the kinematic tree, in compressed rows with ascending
// columns.
//   M  inertia, lower triangle: a dof and its ancestors; only itself if its body is simple
//   D  derivatives of forces:   a dof, its ancestors and its descendants
//   B  body by dof:             the dofs that move a body and those of its subtree
#ifndef COMPILE_SPARSITY_H
#define COMPILE_SPARSITY_H

#include <corten/model.h>

#include <stdbool.h>

//   reads   dof_parentid dof_simplenum dof_Madr body_parentid body_dofnum body_dofadr
//   writes  M_rownnz M_rowadr M_colind  D_rownnz D_rowadr D_diag D_colind  B_rownnz B_rowadr
//   B_colind
//           mapM2M mapM2D mapD2M
// False when out of memory.
bool sparsity(ctModel* m);

#endif
