// Singular value decomposition of a 3 x n matrix, n = 1, 2, 3, as mechanics needs it.
#ifndef MATH_SVD_H
#define MATH_SVD_H

// F = U diag(s) V', F by rows. U is a 3 x 3 rotation with one column per axis (the last 3 - n have
// no part in F), V an n x n rotation, both by rows. |s| does not increase; s is not negative,
// except that for n = 3 the last one has the sign of det F (V of n = 1 is 1). Any finite F is
// decomposed, zero and huge ones too, with an error of a few roundings of its largest number.
void svd_signed(int n, const double* F, double U[9], double s[3], double* V);

#endif
