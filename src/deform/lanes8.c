// The kernels once more, compiled for 512-bit vectors (CMakeLists.txt). Nothing here may run on a
// processor that lacks them (lanes8_serve).
#include "deform/lanes8.h"

#include "base/assert.h"

#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512VL__) &&                      \
    defined(__AVX512BW__) && !defined(CT_NO_SIMD)

const bool lanes8_built = true;

#define CT_LANES 8
#include "deform/bend_kernel.h"
#include "deform/distance_kernel.h"
#include "deform/membrane_kernel.h"
#include "deform/tetra_kernel.h"

LANES_BODY(membrane)
LANES_BODY(bend)
LANES_BODY(tetra)
LANES_BODY(distance)

void membrane_solve8(const ElementJob* j, int begin, int end) { membrane_body(j, begin, end); }
void bend_solve8(const ElementJob* j, int begin, int end) { bend_body(j, begin, end); }
void tetra_solve8(const ElementJob* j, int begin, int end) { tetra_body(j, begin, end); }
void distance_solve8(const ElementJob* j, int begin, int end) { distance_body(j, begin, end); }

#else

const bool lanes8_built = false;

static void solve_none(const ElementJob* job, int begin, int end) {
  (void)job, (void)begin, (void)end;
  CT_ASSERT(false);
}

void membrane_solve8(const ElementJob* j, int begin, int end) { solve_none(j, begin, end); }
void bend_solve8(const ElementJob* j, int begin, int end) { solve_none(j, begin, end); }
void tetra_solve8(const ElementJob* j, int begin, int end) { solve_none(j, begin, end); }
void distance_solve8(const ElementJob* j, int begin, int end) { solve_none(j, begin, end); }

#endif
