// Equalities of two bodies, or of two sites: what connect and weld share.
#ifndef CONSTRAINT_EQ_PAIR_H
#define CONSTRAINT_EQ_PAIR_H

#include "constraint/kind.h"

// Jacobian of p1 - p2 and, with six rows, of the rotation of the first body against the second.
typedef struct EqPair {
  int rows;    // 3 or 6
  int* dof;    // that move either body: room for nv
  int n;       // how many
  double* jac; // rows x n: room for rows x nv
} EqPair;

// The two bodies.
bool eq_pair_bodies(const ctModel* m, const ctData* d, int i, int body[2]);

// World positions of the two points: those of sites, or anchors in the frames of the bodies, stored
// in eq_data at the two offsets.
void eq_pair_points(const ctModel* m, const ctData* d, int i, const int anchor[2],
                    double point[2][3]);

// The rows of a kind: three of p1 - p2 and, if turn is given, three that turn makes of the
// rotation.
typedef struct EqPairRows {
  int rows; // 3 or 6
  void (*points)(const ctModel* m, const ctData* d, int i, double point[2][3]);
  void (*turn)(const ctModel* m, const ctData* d, int i, const EqPair* p, double error[3]);
} EqPairRows;

// Append the rows of equalities; eq_pair_scratch is the working memory for it.
void eq_pair_make(const ctModel* m, ctData* d, ConstraintIds ids, const EqPairRows* kind);
size_t eq_pair_scratch(const ctModel* m, int rows);

// Add the largest need of pairs with this number of rows.
void eq_pair_count(const ctModel* m, const ctData* d, ConstraintIds ids, int rows, RowCount* c);

// Weights of 3 rows along, then of up to 3 rows about the axes; returns rows.
int eq_pair_weight(const ctModel* m, const ctData* d, int i, int rows, double* diag);

// A point in the frame of one body, in the frame of another.
void eq_pair_carry(const ctData* d, double* r, const double* point, int from, int to);

#endif
