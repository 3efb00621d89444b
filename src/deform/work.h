// Memory of the coupled step, which only grows. Vertices of all bodies have one numbering: nodes.
#ifndef DEFORM_WORK_H
#define DEFORM_WORK_H

#include "deform/mobility.h"
#include "deform/nearest.h"
#include "deform/surface.h"
#include "deform/xpbd.h"

// A body during a step.
typedef struct DeformPart {
  DeformBody* body;
  DeformBody inside; // the same with the masses of nodes: holders' are added; the solver sees it
  DeformSurface* surface;
  XpbdState state;
  int first;                 // its first node
  int substeps;              // it takes
  double slack, inner_slack; // candidates are complete until nodes have moved by this: at all, and
                             // against the mean of the part
  double moved, inner_moved; // bounds of how far they have, since candidates were found
  double ahead, inner_ahead; // bounds of what this substep adds
  double account, kinetic, work; // deform/account.h: now; after the last substep; of this one
} DeformPart;

// An attachment during a step.
typedef struct HoldState {
  double lambda[3]; // mass times displacement, of the substep
  double from[3];   // where the vertex was when its holder was last pushed
  double mass;      // of the holder, added to that of the vertex
} HoldState;

// A geom that bodies may touch in this step.
typedef struct GeomSlot {
  GeomPlace place; // now
  int mover;       // -1: it does not move
  double slack;    // candidates are complete until it has moved by this
  double moved;    // since they were found
} GeomSlot;

typedef enum CandidateKind {
  CANDIDATE_VERTEX,      // vertex a of the part with geom slot b
  CANDIDATE_FACE,        // face a with geom slot b
  CANDIDATE_VERTEX_FACE, // vertex a with face b of part `other`
  CANDIDATE_EDGES,       // edge a with edge b of part `other`; of chains: faces
} CandidateKind;

// Two things that may touch in this step.
typedef struct DeformCandidate {
  CandidateKind kind;
  int part, other; // other: -1 for a geom
  int a, b;
  double keep;  // distance that they keep
  double clear; // gap when it was last examined; and what both sides had moved by then:
  double moved;
  double impulse[3]; // on the part, over the step
  bool seen;         // it was within keep, or a force acted:
  double depth, pos[3], normal[3];
} DeformCandidate;

// A contact of a substep. The relative displacement in the substep is
//   u = sum_k weight_k (x_k - x0_k) - displacement of the mover at the arm
// and the constraint gap + n'u >= 0 with multiplier lambda >= 0, |slide| <= friction lambda.
typedef struct DeformTouch {
  int candidate;
  int n, node[4];
  double weight[4];
  int mover; // -1: none
  double arm[3];
  double normal[3], point[3];
  double gap;
  double inv, inv_slide;   // 1 / mobility along the normal, and across it
  double friction;         // 0: none
  double recover;          // share of an overlap that is removed in the substep
  double lambda, slide[3]; // mass times displacement
} DeformTouch;

typedef struct DeformWork {
  ARRAY(DeformSurface) surface;
  ARRAY(DeformPart) part;
  int nnode;
  double dt;                         // length of a substep
  ARRAY(double) x, x0, v, w, lambda; // of nodes: 3, 3, 3, 1 numbers; of the parts' systems
  ARRAY(double) shift;               // 3 per node: overlaps removed in this substep
  ARRAY(double) wind;                // 3 per node: fluid forces
  ARRAY(int) stamp;                  // per node: last geom slot that took it
  ARRAY(GeomSlot) slot;
  ARRAY(DeformCandidate) candidate;
  ARRAY(DeformTouch) touch;
  ARRAY(unsigned char) hit;              // per candidate
  ARRAY(DeformTouch) trial;              // per candidate
  ARRAY(ctDeformContact) record, sorted; // contacts of the step, before they are merged
  ARRAY(HoldState) hold;                 // of all attachments, in the order of bodies
  ARRAY(unsigned char) torn;             // of all attachments, in the order of bodies
  ARRAY(double) wrench; // 6 per rigid body: torque about the world's origin, force; times time
  Movers movers;
} DeformWork;

// The work of a set, made on first use; NULL: out of memory.
DeformWork* deform_work(DeformSet* s);

// Nodes and parts of all bodies at the start of a step; false: out of memory.
bool work_begin(DeformWork* w, DeformSet* s, const ctModel* m);

// A deformable body pushes a rigid body that follows a mover (-1: none) by -p at the arm.
void work_push_body(DeformWork* w, int body, int mover, const double arm[3], const double p[3]);

// Positions of a face's corners at the start of the substep.
static inline const double* work_node(const DeformWork* w, int node) {
  return w->x0.data + 3 * node;
}

#endif
