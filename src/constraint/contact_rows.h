// Rows of contacts: frictionless, pyramidal, elliptic.
#ifndef CORTEN_CONSTRAINT_CONTACT_ROWS_H
#define CORTEN_CONSTRAINT_CONTACT_ROWS_H

#include "constraint/rows.h"

// Add to c what the rows need at most.
void contact_rows_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows.
void contact_rows(const ctModel* m, ctData* d);

#endif
