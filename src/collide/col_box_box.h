// Contacts of two boxes: along the face or the pair of edges where they overlap least.
#ifndef COLLIDE_COL_BOX_BOX_H
#define COLLIDE_COL_BOX_BOX_H

#include "collide/placed.h"

int col_box_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

// How a contact comes about, for its derivative. Everything is in the frame of the face that is at
// rest: its centre is the origin, z its normal. A point x of the other box is
enum { BOX_POINTS = 32 };
typedef enum BoxPointKind {
  BOX_CROSSING,     // on the edge along d, where it crosses x_q = +-size[q] (seen along the normal)
  BOX_CORNER_FIRST, // below or above a corner of the face, in the other's face, which has normal d
  BOX_CORNER_SECOND, // a corner of the other box
} BoxPointKind;

typedef struct BoxPoint {
  BoxPointKind kind;
  int q;
  double x[3], d[3];
} BoxPoint;

typedef struct BoxTrace {
  int face;                             // the box that the face belongs to: 0 or 1
  bool edges;                           // the normal is across two edges, else that of the face
  bool flip;                            // edges: the contact's normal is -normal
  double mat[9];                        // axes of the face as columns, in the world
  double size[3];                       // of its box, along these axes
  double normal[3], edge1[3], edge2[3]; // edges: normal = edge1 x edge2, normalized
  BoxPoint at[BOX_POINTS];
} BoxTrace;

// The same contacts, and how they come about.
int col_box_box_traced(ctContact* con, Placed b1, Placed b2, double margin, BoxTrace* trace);

#endif
