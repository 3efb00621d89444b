// Stiffness of kinds: their own function, or differences of stress and force.
#ifndef MATERIAL_DIFFERENCES_H
#define MATERIAL_DIFFERENCES_H

#include <corten/plugin.h>

// Positive semidefinite second derivatives of the energy: by F, (3 dim)^2 numbers, and by the 12
// coordinates of a hinge. A kind without the function gets centred differences, made symmetric,
// with negative eigenvalues cut at 0.
void differences_elasticity(const ctpElasticity* kind, int dim, const cttNum* F, const cttNum* c,
                            cttNum* H);
void differences_bending(const ctpBending* kind, const cttNum x[12], const cttNum* c,
                         cttNum K[144]);

#endif
