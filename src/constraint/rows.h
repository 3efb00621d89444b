// Constraint rows: the list that equalities, friction losses, limits and contacts write into.
#ifndef CONSTRAINT_ROWS_H
#define CONSTRAINT_ROWS_H

#include "base/scratch.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Rows that belong together: one constraint, or a part of one.
typedef struct RowBlock {
  int type;             // cttConstraint
  int id;               // of the equality, dof, tendon, joint or contact
  int rows;             // 1 to 6
  int n;                // columns
  const int* dof;       // their dofs, ascending; NULL: all nv of them, in full rows only
  const double* jac;    // rows x n
  const double* pos;    // violation of each row; NULL: zeros
  double margin;        // of all rows
  double frictionloss;  // friction loss rows only
  bool margin_of_first; // the rows behind the first have none
  bool keeps_zeros;     // stays if no dof moves it
} RowBlock;

// Append rows. A block that no dof moves is left out, unless it keeps zeros. False if left out.
bool rows_add(const ctModel* m, ctData* d, const RowBlock* b);

// How much is needed at most: counted before anything is written.
typedef struct RowCount {
  long long rows;
  long long nonzeros; // in compressed rows
} RowCount;

#endif
