// The matrix of the dual problem.
#ifndef CONSTRAINT_PROJECT_H
#define CONSTRAINT_PROJECT_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// AR = J M^-1 J' + diag(R), in compressed rows if the Jacobian is; only if a dual solver needs it.
//   reads   efc_J qLD qLDiagInv efc_R     writes   nA efc_AR efc_AR_rownnz efc_AR_rowadr
//   efc_AR_colind
void constraint_project(const ctModel* m, ctData* d);

// Working memory.
size_t constraint_project_scratch(const ctModel* m);

#endif
