// Contacts of passive flexes: they push as springs, outside the solver.
#ifndef FORCE_CONTACT_PASSIVE_H
#define FORCE_CONTACT_PASSIVE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Stiffness of every such contact, N/m.
#define CONTACT_PASSIVE_STIFFNESS 1e4

// Force along the normal, proportional to the depth:   f = -J_n' k dist
//   reads   contact cdof subtree_com        adds to   qfrc_spring
void contact_passive(const ctModel* m, ctData* d);

// Working memory.
size_t contact_passive_scratch(const ctModel* m);

#endif
