// Rigid bodies that deformable bodies may push, and how they move in the course of a step.
//
// A mover is the topmost body of a group that is welded together, or a mocap body, which moves but
// answers to nothing. Its motion in a step is the
// solution without deformable bodies, qvel + t qacc0, and what impulses add to it. Impulses p
// (torque, force) at the movers change twists (angular, linear velocity at the centre of mass):
//
//   twist_i += sum_k W_ik p_k,   W_ik = J_i H^-1 J_k',   H = M + J' D J of the active rows
#ifndef DEFORM_MOBILITY_H
#define DEFORM_MOBILITY_H

#include "base/array.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

typedef struct RigidMover {
  int body;
  double start[3], com[3]; // centre of mass at the start of the step, and now
  double quat[4], turn[9]; // rotation since the start
  double twist[6];         // angular, linear
  double before[6];        // twist before impulses of the substep
  double rate[6];          // its growth without deformable bodies
  double drift[6];   // Euler's method moves by the velocity of the end of the step: `lag` times the
                     // acceleration that is expected, with the forces of the last step
  double impulse[6]; // torque and force times time, that deformable bodies gave
  double area[6];    // integral of that over time
  int first, count;  // entries of its row of W
} RigidMover;

typedef struct MoverLink {
  int mover;
  double W[36]; // J_i H^-1 J_mover'
} MoverLink;

typedef struct Movers {
  ARRAY(RigidMover) at;
  ARRAY(MoverLink) link;
  ARRAY(double) J;      // 6 x nv per mover
  ARRAY(double) Y;      // 6 x nv per mover: rows of H^-1 J'
  ARRAY(double) vector; // workspace of the linear solution
  ARRAY(double) alone;  // nv: acceleration without deformable bodies
  ARRAY(double) last;   // nv: H^-1 qfrc_last
  ARRAY(int) of_body;   // mover by body, -1: none
  int solved;           // movers whose Y is known
  double lag;           // half the step less half a substep
} Movers;

// The body by which a mover is known: the topmost one that it is welded to, or the mocap body above
// it; 0: fixed.
static inline int mover_body(const ctModel* m, int body) {
  int top = m->body_weldid[body], root = m->body_rootid[body];
  return top == 0 && m->body_mocapid[root] >= 0 ? root : top;
}

// No movers; false: out of memory. qfrc_last: forces of deformable bodies in the last step.
bool movers_clear(Movers* s, const ctModel* m, const ctData* d, const double* qfrc_last);
void movers_free(Movers* s);

// Index of the mover of a body, which is added if need be. -1: it does not move; -2: no memory.
int movers_add(Movers* s, const ctModel* m, const ctData* d, int body);

// Twists, rates and W of movers that were added since the last call; false: out of memory.
bool movers_solve(Movers* s, const ctModel* m, ctData* d);

// twist of all movers after an impulse p (torque about the centre of mass, force) at mover k
void movers_push(Movers* s, int k, const double p[6]);

// Velocity and displacement in dt of a point at `arm` from the centre of mass of mover k.
void mover_displacement(const RigidMover* r, const double arm[3], double dt, double u[3]);

// The displacement with the mean of the velocities before and after the impulses of the substep:
// impulse times it / dt is the work of the mover.
void mover_mean_displacement(const RigidMover* r, const double arm[3], double dt, double u[3]);

// 3 x 3 block of the velocity of a point for an impulse there.
void mover_point_mobility(const Movers* s, int k, const double arm[3], double K[9]);

// The next dt: velocities grow, then, at the end of it, poses advance.
void movers_accelerate(Movers* s, double dt);
void movers_advance(Movers* s, double dt);

// Displacement from Euler's step to where the substeps had the bodies, to be added to h v:
//
//   sum Y (area - h impulse) + h lag H^-1 qfrc_last
//
// It is scaled down, tree by tree, where the acceleration did not answer to the impulses as H^-1
// says, since rows became active that were not.
void movers_shift(Movers* s, const ctModel* m, const ctData* d, double* shift);

// qfrc = sum J' impulse / h
void movers_force(const Movers* s, const ctModel* m, double h, double* qfrc);

#endif
