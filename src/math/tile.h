// Symmetric positive matrices in 4 x 4 tiles, for sparse and dense alike: the lower triangle of
// tiles in compressed rows (Csr over tiles), columns ascending, the diagonal tile last. A tile is
// 16 numbers by rows. A matrix whose size is no multiple of 4 is padded with ones on the diagonal.
//
// A = L' D L is eliminated from the last row to the first, like the inertia of a tree (ldl.h),
// which then has no fill-in. Every sum has one order, whatever the vector width.
#ifndef MATH_TILE_H
#define MATH_TILE_H

#include "math/sparse.h"

#include <stddef.h>
#include <stdint.h>

enum { TILE = 4, TILE_SIZE = TILE * TILE };

static inline int tile_count(int n) { return (n + TILE - 1) / TILE; } // tiles that cover n numbers
static inline int tile_words(int nb) { return (nb + 63) / 64; }       // words of a row of bits

// bits: nb rows of tile_words(nb) words; bit j of row k: tile (k, j), j < k, is present. Adds the
// fill-in of the factor, returns the number of tiles with the diagonal.
size_t tile_fill(uint64_t* bits, int nb);

// The pattern that the bits describe.
void tile_pattern(CsrOut r, const uint64_t* bits, int nb);

// Mark the tiles of a symmetric matrix of which the lower triangle is stored in compressed rows.
void tile_mark(uint64_t* bits, const Csr* m);

// A = that matrix, both triangles of diagonal tiles; zeros elsewhere, ones on the padded diagonal.
void tile_load(const Csr* p, double* A, const Csr* m, const double* M);

// A = B where the pattern q of B has a tile, else 0; p has all tiles of q
void tile_copy(const Csr* p, double* A, const Csr* q, const double* B);

// r = A x, both triangles of diagonal tiles in use; r and x have 4 p->n numbers and do not overlap
void tile_mul(const Csr* p, const double* A, double* r, const double* x);

// A becomes L (unit lower) with 1/D on the diagonal. A pivot below VEC_MINVAL is held there;
// returns how many were not.
int tile_factor(const Csr* p, double* A);

// x = (L' D L)^-1 x, x has 4 p->n numbers
void tile_solve(const Csr* p, const double* L, double* x);

// Rows that touch only some columns: ncol of them in blocks of 4, X and Y by rows of 4 ncol.
typedef struct TileRows {
  int nrow;
  int ncol;
  const int* col; // block columns, ascending
  const double* X;
  const double* Y;
} TileRows;

// A += X' Y, which must be symmetric and fit the pattern
void tile_add(const Csr* p, double* A, const TileRows* r);

#endif
