// How the contacts of a pair move while the two sides move: the linear map from the velocities of
// both sides to the rates of distance, position and frame of each contact, as the narrow phase
// makes them. Derivatives of a step (src/step) are built from it.
#ifndef COLLIDE_CONTACT_RATE_H
#define COLLIDE_CONTACT_RATE_H

#include <corten/data.h>
#include <corten/model.h>

// Where the map comes from.
typedef enum RateKind {
  RATE_CLOSED,      // the formula of the collider, differentiated
  RATE_WITNESS,     // from the features that touch: vertex, edge, face, curvature; exact for them
  RATE_ITERATED,    // the same for a curved shape in GJK or EPA, whose contact is itself only as
                    // near as opt.ccd_tolerance to the one that is differentiated
  RATE_DIFFERENCES, // centred differences of this pair
  RATE_RIGID,       // none is known (a contact that the user added, a collider with other results):
                    // position and frame move with the second side, the distance by the normal
} RateKind;

// Rows: distance; position; angular velocity of the frame, all in the world. Columns of a geom:
// linear velocity of its centre (geom_xpos), angular velocity. Columns of a side that belongs to a
// flex: linear velocities of its vertices.
enum {
  RATE_DIST = 0,
  RATE_POS = 1,
  RATE_FRAME = 4,
  RATE_ROWS = 7,
  RATE_COLS = 12,
};

typedef struct ContactRate {
  RateKind kind;
  int ncol[2];    // columns of each side: 6 of a geom, 3 per vertex of a flex
  int vert[2][4]; // of a flex: its vertices, counted in flexvert_xpos; else -1
  double feature; // metres to the nearest known change of feature, e.g. from a face to an edge;
                  // INFINITY: there is none
  double tangent; // how far the normal is from the change of the rule for tangents, | |n_y| - 0.5
                  // |; INFINITY: the collider gives the tangent
  double J[2][RATE_ROWS][RATE_COLS]; // per side; columns from ncol on are zero
} ContactRate;

// Rates of the contacts of one pair: d->contact[first] and those after it with the same sides.
// Returns their number n >= 1 and writes r[0..n-1]; n is at most ctMAXCONPAIR, the rest is another
// call. first must be the first contact of its pair, or a multiple of ctMAXCONPAIR after it.
//   reads   contact geom_xpos geom_xmat flexvert_xpos
// Poses are changed and restored, bit for bit, where differences are taken; d is the same after
// the call. Nothing is allocated.
int contact_rate_pair(const ctModel* m, ctData* d, int first, ContactRate r[ctMAXCONPAIR]);

#endif
