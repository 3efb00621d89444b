// Rows of contacts: frictionless, pyramidal, elliptic.
#ifndef CORTEN_CONSTRAINT_CONTACT_ROWS_H
#define CORTEN_CONSTRAINT_CONTACT_ROWS_H

#include "constraint/rows.h"

enum { CONTACT_PASSIVE = 4 }; // value of exclude

// Add to c what the rows need at most. Marks contacts of passive flexes.
void contact_rows_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows.
void contact_rows(const ctModel* m, ctData* d);

// A contact's own directions, dim x n, over the n dofs that move either side. Room for nv dofs and
// 6 nv numbers; returns n.
int contact_rows_jacobian(const ctModel* m, const ctData* d, const ctContact* con, int* dof,
                          double* jac);

#endif
