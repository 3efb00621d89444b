#include "force/velocity.h"

#include "generated/kinds.h"
#include "math/vec.h"
#include "math/wide.h"
#include "pos/rigid.h"

#include <corten/corten.h>

// v += S q
WIDE_INLINE void add_motion(real* v, const real* s, const real* q, int n) {
  real t[6];
  rigid_combine(t, s, q, n);
  addto6(v, t);
}

// The three axes of a ball all move with the velocity before the joint.
WIDE_INLINE void add_ball_motion(const real* s, const real* q, real* v, real* sdot) {
  for (int k = 0; k < 3; k++) rigid_cross_motion(sdot + 6 * k, v, s + 6 * k);
  add_motion(v, s, q, 3);
}

WIDE_INLINE void add_velocities(const ctModel* m, ctData* d) {
  zero6(d->cvel);
  for (int b = 1; b < m->nbody; b++) {
    real v[6];
    copy6(v, d->cvel + 6 * m->body_parentid[b]);
    int first = m->body_jntadr[b];
    for (int j = first; j < first + m->body_jntnum[b]; j++) {
      const int i = m->jnt_dofadr[j], type = m->jnt_type[j];
      const real *s = d->cdof + 6 * i, *q = d->qvel + i;
      real* sdot = d->cdof_dot + 6 * i;
      if (joint_is_scalar(type)) {
        rigid_cross_motion(sdot, v, s);
        add_motion(v, s, q, 1);
      } else {
        const int n = joint_kind[type].translations;
        if (joint_is_floating(type)) { // along the axes of the world, which do not move
          for (int k = 0; k < 18; k++) sdot[k] = real_set(0);
          add_motion(v, s, q, 3);
        }
        add_ball_motion(s + 6 * n, q + n, v, sdot + 6 * n);
      }
    }
    copy6(d->cvel + 6 * b, v);
  }
}

WIDE_TARGET static void add_velocities_wide(const ctModel* m, ctData* d) { add_velocities(m, d); }

void com_velocity(const ctModel* m, ctData* d) { WIDE_CALL(add_velocities, m, d); }
