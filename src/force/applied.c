#include "force/applied.h"

#include "math/vec.h"
#include "pos/jacobian.h"

// Is one of n wrenches not zero, in any lane? Mostly none is: one test for all, without branches.
static bool has_wrench(const real* x, int n) {
  real sum[6];
  for (int i = 0; i < 6; i++) sum[i] = real_set(0);
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < 6; i++) sum[i] += real_abs(x[6 * k + i]);
  }
  mask any = sum[0] != 0;
  for (int i = 1; i < 6; i++) any = real_or(any, sum[i] != 0);
  return real_any(any);
}

void applied_add(const ctModel* m, const ctData* d, real* qfrc) {
  if (!has_wrench(d->xfrc_applied, (int)m->nbody)) return;
  for (int b = 1; b < m->nbody; b++) {
    const real* x = d->xfrc_applied + 6 * b;
    if (!has_wrench(x, 1)) continue;
    Wrench w;
    copy3(w.force, x);
    copy3(w.torque, x + 3);
    jacobian_apply(m, d, qfrc, &w, d->xipos + 3 * b, b);
  }
}
