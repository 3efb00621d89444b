// Public functions of band matrices.
#include "math/band.h"

#include <corten/corten.h>

#include <stdint.h>

cttNum ctu_cholFactorBand(cttNum* mat, int ntotal, int nband, int ndense, cttNum diagadd,
                          cttNum diagmul) {
  return band_factor(&(Band){ntotal, nband, ndense}, mat, diagadd, diagmul);
}

void ctu_cholSolveBand(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband,
                       int ndense) {
  band_solve(&(Band){ntotal, nband, ndense}, res, mat, vec);
}

void ctu_band2Dense(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense,
                    cttByte flg_sym) {
  band_to_dense(&(Band){ntotal, nband, ndense}, res, mat);
  if (!flg_sym) return;
  for (int i = 0; i < ntotal; i++) {
    for (int j = 0; j < i; j++) res[(size_t)j * ntotal + i] = res[(size_t)i * ntotal + j];
  }
}

void ctu_dense2Band(cttNum* res, const cttNum* mat, int ntotal, int nband, int ndense) {
  band_from_dense(&(Band){ntotal, nband, ndense}, res, mat);
}

void ctu_bandMulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int ntotal, int nband,
                       int ndense, int nvec, cttByte flg_sym) {
  Band b = {ntotal, nband, ndense};
  for (int i = 0; i < nvec; i++) {
    size_t at = (size_t)i * ntotal;
    if (flg_sym)
      band_mul_sym(&b, res + at, mat, vec + at);
    else
      band_mul_lower(&b, res + at, mat, vec + at);
  }
}

// Unsigned, because any sizes may be asked for: products wrap instead of being undefined.
int ctu_bandDiag(int i, int ntotal, int nband, int ndense) {
  int64_t nsparse = (int64_t)ntotal - ndense;
  uint64_t row = (uint64_t)(int64_t)i, width = (uint64_t)(int64_t)nband;
  if (i < nsparse) return (int)((row + 1) * width - 1);
  uint64_t above = (uint64_t)nsparse;
  return (int)(above * width + (row - above) * (uint64_t)(int64_t)ntotal + row);
}
