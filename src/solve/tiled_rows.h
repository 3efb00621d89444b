// The Jacobian for the solvers: rows in groups that share their columns (a contact, an equality),
// columns in blocks of 4, blocks of zeros left out. Dense and sparse Jacobians look the same here.
#ifndef SOLVE_TILED_ROWS_H
#define SOLVE_TILED_ROWS_H

#include "base/arena.h"
#include "math/tile.h"
#include "solve/problem.h"

enum { TILED_ROWS_MAX = 10 }; // rows of a group: a pyramid of condim 6

// Group g has the rows row[g] to row[g+1]-1 and the blocks col[adr[g]] to col[adr[g+1]-1]; its
// values start at val[4 start[g]], row by row.
typedef struct TiledRows {
  int nv;
  int nrow;
  int ngroup;
  int widest;    // blocks of the widest group
  int* row;      // ngroup + 1
  int* adr;      // ngroup + 1
  int* col;      // block columns, ascending
  size_t* start; // ngroup + 1
  double* val;
} TiledRows;

// False: the arena is full.
bool tiled_rows_build(TiledRows* t, const Problem* p, Arena* arena);

// r = J v; v has 4 tile_count(nv) numbers
void tiled_rows_mul(const TiledRows* t, double* r, const double* v);

// r = J' f; r has 4 tile_count(nv) numbers
void tiled_rows_mul_t(const TiledRows* t, double* r, const double* f);

static inline int tiled_rows_width(const TiledRows* t, int g) { return t->adr[g + 1] - t->adr[g]; }

#endif
