// A contact in its base: normal, tangents, turns about them.
#ifndef DIFF_CONTACT_BASE_H
#define DIFF_CONTACT_BASE_H

#include "diff/active.h"

enum { BASE_MAX = 6, EDGES_MAX = 10 };

typedef struct BaseContact {
  const ctContact* con;
  int dim, row, rows;
  bool spring;                  // of a passive flex: a spring along the normal, no rows
  double force[BASE_MAX];       // of the rows, in the base
  double pull;                  // of adhesion, along the normal
  double K[BASE_MAX][BASE_MAX]; // E' s'' E
  double by_dist[BASE_MAX];     // df / d dist
  bool cut;                     // the softness of the rows is as small as it can be
  double push[BASE_MAX];        // -df / dx of all rows that have a stiffness, together
  double B[BASE_MAX];
} BaseContact;

BaseContact contact_base(const Diff* x, const ActiveSet* a, const ctContact* con, double pull);

// Does nothing act there, and does nothing change?
bool contact_base_idle(const ActiveSet* a, const BaseContact* c);

// The wrench of its forces on the second side, about the point.
void contact_base_wrench(const BaseContact* c, double F[3], double T[3]);

// How a contact moves: rates of distance, position and frame (collide/contact_rate.h); the relative
// motion with qacc and qvel, linear first, and how it changes.
typedef struct BaseMotion {
  double rate[7];
  double soften; // relative change of the forces beside that of the motion
  const double *acc, *vel;
  double second_acc[6], second_vel[6];
} BaseMotion;

// The change of the wrench: force, torque about the point.
void contact_base_change(const BaseContact* c, const BaseMotion* m, double g[6]);

// g += the wrench of a change of the base forces.
void contact_base_force(const BaseContact* c, const double* df, double g[6]);

#endif
