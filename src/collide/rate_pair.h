// Rates of contacts: the map of both sides' velocities, and what the files rate_*.c find, from
// which contact_rate makes the map.
#ifndef COLLIDE_RATE_PAIR_H
#define COLLIDE_RATE_PAIR_H

#include "collide/placed.h"

#include <math.h>

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

// Rates of a contact of two geoms while one moves and the other one is at rest.
//
// Columns: velocity of the moving side at the position of the contact, its angular velocity, both
// in the world and relative to the other side. Since both sides moving as one carry the contact
// with them, this is all.
typedef struct PairRate {
  RateKind kind;
  int moving;          // the side that moves: 0 or 1
  double dist[6];      //
  double pos[3][6];    // by rows
  double normal[3][6]; // perpendicular to the normal
  bool hinted;         // the collider gives a tangent, as it is before it is made perpendicular:
  double axis[3];
  double hint[3][6];
  double feature; // as in ContactRate
} PairRate;

// Rates that are not yet a map: J has the rates of the normal in the rows of the frame, the tangent
// of a collider is here.
typedef struct RawRate {
  bool hinted;
  double axis[3];               // the tangent of the collider
  double hint[2][3][RATE_COLS]; // its rates
} RawRate;

// The n contacts of a pair as the narrow phase found them. False: it cannot tell.
typedef bool (*RateFunction)(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                             int n);

#endif
