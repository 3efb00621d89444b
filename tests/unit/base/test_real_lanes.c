// real is a vector; every lane must give the bits of the scalar build. As many lanes as one
// register has, because gcc comments on the ABI of wider vectors.
#if defined(__AVX__)
#define CT_LANES 4
#else
#define CT_LANES 2
#endif

#include "unit/base/real_cases.h"
