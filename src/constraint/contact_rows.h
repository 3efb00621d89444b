// Rows of contacts: frictionless, pyramidal, elliptic.
#ifndef CONSTRAINT_CONTACT_ROWS_H
#define CONSTRAINT_CONTACT_ROWS_H

#include "constraint/kind.h"

enum { CONTACT_PASSIVE = 4 }; // value of exclude

// A contact's own directions, dim x n, over the n dofs that move either side. Room for nv dofs and
// 6 nv numbers; returns n.
int contact_rows_jacobian(const ctModel* m, const ctData* d, const ctContact* con, int* dof,
                          cttNum* jac);

// The cttConstraint of the rows of a contact.
int contact_rows_type(const ctModel* m, int dim);

#endif
