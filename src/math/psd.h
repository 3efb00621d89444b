// Small dense symmetric matrices of any size: eigenvalues, and the nearest one without negative
// eigenvalues.
#ifndef MATH_PSD_H
#define MATH_PSD_H

// A = Q' diag(w) Q by cyclic Jacobi rotations: the rows of Q are the eigenvectors, A becomes
// diag(w), in no order.
void psd_eigen(int n, double* A, double* Q);

// Negative eigenvalues of A become 0. Q: room for n * n numbers.
void psd_project(int n, double* A, double* Q);

#endif
