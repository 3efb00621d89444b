// Forces of contacts, and which formulation the rows have.
#ifndef CONSTRAINT_CONTACT_FORCE_H
#define CONSTRAINT_CONTACT_FORCE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Force and torque of a contact on its second object, in the contact's frame: along the normal and
// the tangents, about the normal and the tangents. Zero for a contact without rows.
//   reads   contact efc_force
void contact_force(const ctModel* m, const ctData* d, int id, double f[6]);

// Does a solver need the matrix AR of the dual problem?
static inline bool contact_force_dual(const ctModel* m) {
  return m->opt.solver == ctSOL_PGS || m->opt.noslip_iterations > 0;
}

#endif
