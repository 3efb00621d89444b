// Which bodies a contact pushes, and with what share: two geoms or flex vertices, or the corners of
// flex elements.
#ifndef CONSTRAINT_CONTACT_BODIES_H
#define CONSTRAINT_CONTACT_BODIES_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// A side is one body, up to four vertices, or up to 27 nodes.
enum { CONTACT_BODIES_MAX = 64 };

// Nodes with smaller shares are left out.
#define CONTACT_BODIES_LEAST 1e-5

typedef struct ContactBodies {
  int n;
  bool simple; // one body on each side, weights -1 and 1
  int body[CONTACT_BODIES_MAX];
  double weight[CONTACT_BODIES_MAX]; // of the first side negative
} ContactBodies;

void contact_bodies(const ctModel* m, const ctData* d, const ctContact* con, ContactBodies* b);

// The same with positive weights on both sides.
void contact_bodies_shares(const ctModel* m, const ctData* d, const ctContact* con,
                           ContactBodies* b);

// Vertices of one side of a contact that is a flex (counted over all flexes), with positive weights
// of sum one. Returns how many.
int contact_bodies_vertices(const ctModel* m, const ctData* d, const ctContact* con, int side,
                            int vertex[4], double weight[4]);

// Dofs that a contact can move, at most.
int contact_bodies_bound(const ctModel* m, const ctContact* con);

#endif
