// Changes of the acceleration by all inputs at once.
#ifndef DIFF_COLUMNS_H
#define DIFF_COLUMNS_H

#include "diff/param_diff.h"

// A matrix of dofs x inputs: in blocks, or whole (blocks NULL).
typedef struct InputColumns {
  const BlockSet* blocks;
  double* x;
} InputColumns;

// Numbers that a table needs.
size_t columns_size(const DiffPoint* p, const BlockSet* blocks);

// Changes of all columns of the inputs of block b of p->blocks: how many, and row i of the table.
int columns_count(const DiffPoint* p, const InputColumns* t, int b);
double* columns_row(const DiffPoint* p, const InputColumns* t, int dof);

// X = da by the inputs. False: no memory. Where terms join blocks, spilled is set and X is not
// valid.
bool columns_of_acceleration(DiffPoint* p, const ParamSelection* param, const InputColumns* X,
                             bool* spilled);

// X becomes da', the change of the acceleration that the integrator moves on with.
bool columns_of_step(const DiffPoint* p, const Damped* s, const ParamSelection* param,
                     const InputColumns* X, bool* spilled);

#endif
