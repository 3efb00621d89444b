// Softness of the rows: impedance, stiffness and damping, regularization.
#ifndef CONSTRAINT_IMPEDANCE_H
#define CONSTRAINT_IMPEDANCE_H

#include "constraint/block.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Diagonal of J M^-1 J' by the constants at qpos0, then K, B, impedance and its slope, R and D.
//   reads   efc_type efc_id efc_pos efc_margin contact
//   writes  efc_diagApprox efc_KBIP efc_R efc_D contact.mu
void impedance(const ctModel* m, ctData* d);

// What the rows of a constraint have whatever their violation: stiffness, damping, damping of the
// rows along friction, and solimp in its ranges. False: the parameters mix signs.
typedef struct ImpedanceLaw {
  double K, B, B_tangent, imp[ctNIMP];
} ImpedanceLaw;
bool impedance_law(const ctModel* m, ctData* d, const ConstraintBlock* b, ImpedanceLaw* law);

// Impedance at a violation x = pos - margin, and its derivative by x; solimp as impedance_limits
// leaves it.
double impedance_at(const double* solimp, double x, double* slope);

// Clamp the five numbers to what makes sense.
void impedance_clamp(double* solimp);

#endif
