// The mass matrix written out, from its several sparse forms.
#ifndef SUPPORT_DENSE_MASS_H
#define SUPPORT_DENSE_MASS_H

#include <corten/corten.h>

// All return nv*nv numbers that the caller frees with free().
double* dense_mass_full(const ctModel* m, const ctData* d);    // ct_fullM
double* dense_mass_columns(const ctModel* m, const ctData* d); // ct_mulM of the unit vectors
double* dense_mass_product(const ctModel* m, const ctData* d); // L' D L of the factor qLD

// Largest |a - b| over nv*nv numbers, relative to the largest |a|.
double dense_mass_difference(const double* a, const double* b, cttSize nv);

#endif
