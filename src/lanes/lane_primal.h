// Newton's method of solve/ for the problems of a group of worlds at once. Row i of the lanes is
// row i of each world, whatever it is about; a world that has fewer rows has zeros there, which
// leave every sum as it is. Rows of ellipses start at one place in all lanes.
#ifndef LANES_LANE_PRIMAL_H
#define LANES_LANE_PRIMAL_H

#include "lanes/lane_move.h"
#include "math/tile.h"
#include "solve/cone.h"

enum {
  LANE_ROWS = 128,                // more are solved world by world
  LANE_DUAL_ROWS = 72,            // likewise by the dual solver
  LANE_DOFS = 64,                 // likewise
  LANE_CONES = LANE_ROWS / 3 + 1, //
  LANE_TILES = LANE_DOFS / TILE,
};

#if CT_LANES > 8
typedef uint16_t LaneBits; // a bit per lane
#else
typedef unsigned char LaneBits;
#endif

// Doubles have the same bits in lanes and alone, so that what fits badly may run alone. What a
// float gets in lanes it must always get there, also without neighbours.
#if defined(CT_FLOATS)
enum { LANE_ALWAYS = 1, LANE_LEAST = 1 };
#else
enum { LANE_ALWAYS = 0, LANE_LEAST = 2 }; // problems that are worth the lanes
#endif

// An elliptic contact in each lane, or none: then D and scale are zero.
typedef struct LaneCone {
  int row, dim; // the same in all lanes
  real mu, k, scale[CONE_MAX];
  mask on; // between the zones
  real H[CONE_MAX * CONE_MAX];
  real quad[3], n0, n1, t0, t1, t2; // along a line, as in Cone
} LaneCone;

// A function of alpha, as ConeSum.
typedef struct LaneSum {
  real quad[3], cost, slope, curvature;
} LaneSum;

typedef struct LanePrimal {
  const ctModel* m;

  // the problems
  int nv, np;      // unknowns, padded to tiles
  int n;           // unknowns that a dot product takes
  int nrow;        // most rows of a lane
  int ne, nf;      //
  int plain;       // rows from here on are all elliptic
  int ncone;       //
  unsigned in_use; // lanes with a problem
  bool in_tiles;   // else as MuJoCo does small problems
  Csr inertia;
  const real *M, *a0, *f0;
  const real* v;     // the velocity; NULL: aref is given
  const real* warm;  // NULL: start at a0
  const real* start; // start there; NULL: at the better of both
  real scale;

  // rows
  real* J;        // rows of np numbers
  uint16_t* used; // blocks of a row that are not zero in some lane
  LaneBits* lane; // lanes in which they are not: LANE_TILES per row
  real *D, *R, *frictionloss;
  real *damping, *spring, *aref; // aref = damping J v - spring
  real *b, *jar, *jv, *quad[3], *force;
  mask *active, *was; // quadratic rows, and those before
  LaneCone* cone;

  // unknowns
  real *a, *Ma, *search, *Mv, *qfrc, *grad;
  real cost, rowcost, gauss; // of all, rows, inertia
  unsigned changed;          // lanes in which rows became quadratic or ceased to be
  unsigned cones;            // lanes with a contact between the zones

  // the Hessian; of small problems `tiles` is its Cholesky factor
  bool made;
  int rows[2 * LANE_TILES], col[LANE_TILES * (LANE_TILES + 1) / 2];
  Csr pattern; // in tiles
  real *tiles, *factor;
  int inertia_rows[2 * LANE_TILES], inertia_col[LANE_TILES * (LANE_TILES + 1) / 2];
  uint64_t inertia_marks[LANE_TILES];
  Csr inertia_pattern; // of M in tiles
  real* inertia_tiles;

  // the dual problem
  const real *L, *dinv;                            // factor of M
  real *AR, *half, *diagonal, *inverse, *gradient; // half: Y, AR = Y Y' + R
  unsigned rows_of[LANE_DUAL_ROWS];                // the lanes that have row i
  unsigned tail[LANE_DUAL_ROWS];                   // those in which it is behind the last four
} LanePrimal;

// Models that lane_newton solves.
static inline bool lane_newton_serves(const ctModel* m) {
  return m->opt.solver == ctSOL_NEWTON && m->opt.noslip_iterations == 0;
}

// Lanes as a mask, and back.
REAL_INLINE mask lane_mask(unsigned lanes) {
#if defined(CT_FLOATS) && CT_LANES == 16 && defined(__AVX512DQ__)
  return (mask)__builtin_ia32_cvtmask2d512((unsigned short)lanes);
#elif !defined(CT_FLOATS) && CT_LANES == 8 && defined(__AVX512DQ__)
  return (mask)__builtin_ia32_cvtmask2q512((unsigned char)lanes);
#else
  mask m = {0};
  for (int k = 0; k < CT_LANES; k++) m[k] = -(lane_int)(lanes >> k & 1);
  return m;
#endif
}
REAL_INLINE real lane_where(mask m, real x) { return (real)((mask)x & m); } // else 0

//---------------------------------- rows and unknowns ---------------------------------------------

size_t lane_primal_layout(LanePrimal* w, const ctModel* m, unsigned char* memory);
size_t lane_dual_layout(LanePrimal* w, const ctModel* m, unsigned char* memory); // behind it

// M in tiles; where the rows of J are not zero.
void lane_primal_open(LanePrimal* w);

void lane_primal_base(LanePrimal* w);     // aref, and b = J a0 - aref
void lane_primal_start(LanePrimal* w);    // at the better of a0 and warm
void lane_primal_update(LanePrimal* w);   // cost, active rows and forces from a, Ma and jar
void lane_primal_gradient(LanePrimal* w); // grad
void lane_primal_move(LanePrimal* w, real alpha);

void lane_mul_rows(const LanePrimal* w, real* r, const real* v);
void lane_mul_inertia(const LanePrimal* w, real* r, const real* v);

//---------------------------------- cones ---------------------------------------------------------

void lane_cone_update(LanePrimal* w, LaneCone* c, real* cost); // and active, force
void lane_cone_hessian(const LanePrimal* w, LaneCone* c);
void lane_cone_line(const LanePrimal* w, LaneCone* c);
void lane_cone_point(const LaneCone* c, real alpha, LaneSum* sum);

//---------------------------------- line ----------------------------------------------------------

// Steps along `search` for the lanes of `live`; 0 where there is none to take.
real lane_linesearch(LanePrimal* w, unsigned live);

//---------------------------------- Hessian -------------------------------------------------------

void lane_hessian_open(LanePrimal* w); // its pattern, and M
// Rows that changed in the lanes of `live`, and cones; then the factor.
void lane_hessian_update(LanePrimal* w, unsigned live);
void lane_hessian_solve(LanePrimal* w, real* x);

//---------------------------------- tiles ---------------------------------------------------------

void lane_tile_mul(const Csr* p, const real* A, real* r, const real* x);
void lane_tile_factor(const Csr* p, real* A);
void lane_tile_solve(const Csr* p, const real* L, real* x);

//---------------------------------- the methods ---------------------------------------------------

// Iterations of each lane; results of a lane are told when it has finished.
typedef void (*LaneFinish)(void* arg, int lane, int niter);
void lane_newton(LanePrimal* w, LaneFinish finish, void* arg);
void lane_pgs(LanePrimal* w, LaneFinish finish, void* arg);

#endif
