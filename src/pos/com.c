#include "pos/com.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "math/vec.h"
#include "math/wide.h"
#include "pos/rigid.h"

#include <corten/corten.h>

// subtree_com = sum over the subtree of mass * xipos, divided by its mass
WIDE_INLINE void sum_subtrees(const ctModel* m, ctData* d) {
  real* c = d->subtree_com;
  for (int b = 0; b < m->nbody; b++) {
    for (int i = 0; i < 3; i++) c[3 * b + i] = d->xipos[3 * b + i] * m->body_mass[b];
  }
  for (int b = (int)m->nbody - 1; b >= 0; b--) {
    real* r = c + 3 * b;
    double mass = m->body_subtreemass[b];
    if (b > 0) addto3(c + 3 * m->body_parentid[b], r);
    if (mass < ctMINVAL) {
      copy3(r, d->xipos + 3 * b);
    } else {
      double inv = 1 / mass;
      for (int i = 0; i < 3; i++) r[i] = r[i] * inv;
    }
  }
}

WIDE_INLINE void move_inertias(const ctModel* m, ctData* d) {
  zero10(d->cinert);
  for (int b = 1; b < m->nbody; b++) {
    real off[3];
    sub3(off, d->xipos + 3 * b, d->subtree_com + 3 * m->body_rootid[b]);
    rigid_inertia(d->cinert + 10 * b, m->body_inertia + 3 * b, d->ximat + 9 * b, off,
                  m->body_mass[b]);
  }
}

// (axis, axis x off): turn about an axis through a point at -off
WIDE_INLINE void set_turn(real* s, const real* axis, const real* off) {
  copy3(s, axis);
  cross3(s + 3, axis, off);
}

// Three turns about the axes of the body.
WIDE_INLINE void set_ball_turns(real* s, const real* R, const real* off) {
  for (int i = 0; i < 3; i++) {
    real axis[3] = {R[i], R[i + 3], R[i + 6]};
    set_turn(s + 6 * i, axis, off);
  }
}

WIDE_INLINE void set_motion_dofs(const ctModel* m, ctData* d) {
  for (int j = 0; j < m->njnt; j++) {
    int b = m->jnt_bodyid[j];
    real* s = d->cdof + 6 * m->jnt_dofadr[j];
    real off[3];
    sub3(off, d->subtree_com + 3 * m->body_rootid[b], d->xanchor + 3 * j);
    int type = m->jnt_type[j];
    if (joint_is_turn(type)) {
      set_turn(s, d->xaxis + 3 * j, off);
    } else if (joint_is_scalar(type)) {
      zero3(s);
      copy3(s + 3, d->xaxis + 3 * j);
    } else {
      if (joint_is_floating(type))
        for (int i = 0; i < 18; i++) s[i] = real_set(i % 7 == 3);
      set_ball_turns(s + 6 * joint_kind[type].translations, d->xmat + 9 * b, off);
    }
  }
}

WIDE_INLINE void move_to_com(const ctModel* m, ctData* d) {
  CT_VALIDATE(m->body_parentid[0] == 0 && m->body_rootid[0] == 0);
  sum_subtrees(m, d);
  move_inertias(m, d);
  set_motion_dofs(m, d);
}

WIDE_TARGET static void move_to_com_wide(const ctModel* m, ctData* d) { move_to_com(m, d); }

void com(const ctModel* m, ctData* d) { WIDE_CALL(move_to_com, m, d); }
