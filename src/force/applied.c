#include "force/applied.h"

#include "math/vec.h"
#include "pos/jacobian.h"

// Does any lane push this body?
static bool pushed(const real* x) {
  mask any = x[0] != 0;
  for (int i = 1; i < 6; i++) any = real_or(any, x[i] != 0);
  return real_any(any);
}

void applied_add(const ctModel* m, const ctData* d, real* qfrc) {
  for (int b = 1; b < m->nbody; b++) {
    const real* x = d->xfrc_applied + 6 * b;
    if (!pushed(x)) continue;
    Wrench w;
    copy3(w.force, x);
    copy3(w.torque, x + 3);
    jacobian_apply(m, d, qfrc, &w, d->xipos + 3 * b, b);
  }
}
