// Contacts of two geoms as terms of dr: what a covector of their wrench is by the motions of both
// bodies. For gradients the covectors of all contacts are summed up per body, then per dof, so that
// a contact costs the same whatever the length of the chains.
#ifndef DIFF_CONTACT_SWEEP_H
#define DIFF_CONTACT_SWEEP_H

#include "collide/contact_rate.h"
#include "diff/contact_base.h"
#include "diff/dofs.h"

// By the motion S of a dof, and by what the dof carries: carry_acc, carry_vel (diff.h).
enum { SWEEP = 18 };

typedef struct ContactSweep {
  const Diff* x;
  DofSet set;
  double *rel, *right;   // of a contact: 6 x n each
  double *above, *sums;  // gradients: nv x 6, S y over a dof and those above it; nv x SWEEP
  double *flow, *pushed; // directions: nv x 24, S dq, carried dq, S dv; nv x 6, wrenches
  bool used;
} ContactSweep;

// False: no memory.
bool contact_sweep_open(const Diff* x, ContactSweep* s);

// A contact of two geoms, with its rates.
void contact_sweep_add(ContactSweep* s, const BaseContact* c, const ContactRate* r);

// Once, after all contacts.
void contact_sweep_close(ContactSweep* s);

#endif
