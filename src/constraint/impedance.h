// Softness of the rows: impedance, stiffness and damping, regularization.
#ifndef CONSTRAINT_IMPEDANCE_H
#define CONSTRAINT_IMPEDANCE_H

#include <corten/data.h>
#include <corten/model.h>

// Diagonal of J M^-1 J' by the constants at qpos0, then K, B, impedance and its slope, R and D.
//   reads   efc_type efc_id efc_pos efc_margin contact
//   writes  efc_diagApprox efc_KBIP efc_R efc_D contact.mu
void impedance(const ctModel* m, ctData* d);

// Impedance at a violation x = pos - margin, and its derivative by x; solimp as impedance_limits
// leaves it.
double impedance_at(const double* solimp, double x, double* slope);

// Clamp the five numbers to what makes sense.
void impedance_clamp(double* solimp);

#endif
