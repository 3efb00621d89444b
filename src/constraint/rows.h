// Constraint rows: the list that equalities, friction losses, limits and contacts write into.
#ifndef CORTEN_CONSTRAINT_ROWS_H
#define CORTEN_CONSTRAINT_ROWS_H

#include "base/scratch.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Rows that belong together: one constraint, or a part of one.
typedef struct RowBlock {
  int type;            // cttConstraint
  int id;              // of the equality, dof, tendon, joint or contact
  int rows;            // 1 to 6
  int n;               // columns
  const int* dof;      // their dofs, ascending; NULL: all nv of them, in full rows only
  const double* jac;   // rows x n
  const double* pos;   // violation of each row; NULL: zeros
  double margin;       // of all rows; of an elliptic contact, of the first only
  double frictionloss; // friction loss rows only
} RowBlock;

// Append rows. A block that moves nothing is left out, unless it is a contact. False if left out.
bool rows_add(const ctModel* m, ctData* d, const RowBlock* b);

// How much is needed at most: counted before anything is written.
typedef struct RowCount {
  long long rows;
  long long nonzeros; // in compressed rows
} RowCount;

#endif
