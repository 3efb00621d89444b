// Parents come before their children, so one pass over the bodies suffices; body 0 is the world.
// Places are in the world frame; quaternions (w, x, y, z) have unit length, matrices are by rows.
// xanchor and xaxis of a joint are those before it moves, except that a free joint has its body's
// place.
#include "pos/kinematics.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "math/quat.h"
#include "math/wide.h"
#include "pos/rigid.h"

#include <corten/corten.h>

// Pose of a body while its joints are applied one after the other.
typedef struct JointedPose {
  real p[3];
  real q[4];
} JointedPose;

WIDE_INLINE void apply_slide(const ctModel* m, const ctData* d, int j, JointedPose* x) {
  int a = m->jnt_qposadr[j];
  addtoscl3(x->p, d->xaxis + 3 * j, d->qpos[a] - m->qpos0[a]);
}

// Turn about the anchor, which stays where it is: p = anchor - q jnt_pos.
WIDE_INLINE void apply_turn(const ctModel* m, const ctData* d, int j, JointedPose* x,
                            const real* turn) {
  quat_mul(x->q, x->q, turn);
  const double* pos = m->jnt_pos + 3 * j;
  if (rigid_is_zero3(pos)) return;
  real off[3];
  rigid_rotate(off, pos, x->q);
  sub3(x->p, d->xanchor + 3 * j, off);
}

WIDE_INLINE void apply_hinge(const ctModel* m, const ctData* d, int j, JointedPose* x) {
  int a = m->jnt_qposadr[j];
  const double* axis = m->jnt_axis + 3 * j;
  real s, c;
  real_sincos((d->qpos[a] - m->qpos0[a]) * 0.5, &s, &c);
  real turn[4] = {c, axis[0] * s, axis[1] * s, axis[2] * s};
  apply_turn(m, d, j, x, turn);
}

WIDE_INLINE void apply_ball(const ctModel* m, const ctData* d, int j, JointedPose* x) {
  real turn[4];
  copy4(turn, d->qpos + m->jnt_qposadr[j]);
  rigid_normalize(turn);
  apply_turn(m, d, j, x, turn);
}

// The pose of a free body is its seven coordinates; it is always a child of the world.
WIDE_INLINE void place_free(const ctModel* m, ctData* d, int j, JointedPose* x) {
  const real* q = d->qpos + m->jnt_qposadr[j];
  copy3(x->p, q);
  copy4(x->q, q + 3);
  rigid_normalize(x->q);
  copy3(d->xanchor + 3 * j, x->p);
  load3(d->xaxis + 3 * j, m->jnt_axis + 3 * j);
}

// Pose before any joint: fixed in the parent, or set by the user for a mocap body.
WIDE_INLINE void place_fixed(const ctModel* m, const ctData* d, int b, JointedPose* x) {
  int parent = m->body_parentid[b], k = m->body_mocapid[b];
  if (k >= 0) {
    real q[4];
    copy4(q, d->mocap_quat + 4 * k);
    rigid_normalize(q);
    if (parent == 0) {
      copy3(x->p, d->mocap_pos + 3 * k);
      copy4(x->q, q);
    } else {
      mat3_mul_vec(x->p, d->xmat + 9 * parent, d->mocap_pos + 3 * k);
      addto3(x->p, d->xpos + 3 * parent);
      quat_mul(x->q, d->xquat + 4 * parent, q);
    }
    return;
  }
  const double *pos = m->body_pos + 3 * b, *quat = m->body_quat + 4 * b;
  if (parent == 0) {
    load3(x->p, pos);
    load4(x->q, quat);
    return;
  }
  rigid_place(x->p, d->xpos + 3 * parent, d->xmat + 9 * parent, pos);
  if (rigid_is_unit4(quat))
    copy4(x->q, d->xquat + 4 * parent);
  else
    rigid_turn(x->q, d->xquat + 4 * parent, quat);
}

WIDE_INLINE void apply_joints(const ctModel* m, ctData* d, int first, int last, JointedPose* x) {
  for (int j = first; j < last; j++) {
    const double* pos = m->jnt_pos + 3 * j;
    real axis[3], anchor[3];
    rigid_rotate(axis, m->jnt_axis + 3 * j, x->q);
    copy3(anchor, x->p);
    if (!rigid_is_zero3(pos)) {
      rigid_rotate(anchor, pos, x->q);
      addto3(anchor, x->p);
    }
    copy3(d->xaxis + 3 * j, axis);
    copy3(d->xanchor + 3 * j, anchor);
    int type = m->jnt_type[j];
    if (joint_is_turn(type))
      apply_hinge(m, d, j, x);
    else if (joint_is_scalar(type))
      apply_slide(m, d, j, x);
    else
      apply_ball(m, d, j, x);
  }
}

static void place_world(ctData* d) {
  zero3(d->xpos);
  zero3(d->xipos);
  unit4(d->xquat);
  mat3_eye(d->xmat);
  mat3_eye(d->ximat);
}

WIDE_INLINE void attach_to_body(const ctData* d, const Attached* a, real* xpos, real* xmat) {
  int body = a->body, same = a->sameframe;
  const real *p = d->xpos + 3 * body, *R = d->xmat + 9 * body;
  if (same == ctSAMEFRAME_BODY)
    copy3(xpos, p);
  else if (same == ctSAMEFRAME_INERTIA)
    copy3(xpos, d->xipos + 3 * body);
  else
    rigid_place(xpos, p, R, a->pos);
  if (!xmat) return;

  if (same == ctSAMEFRAME_BODY || same == ctSAMEFRAME_BODYROT) {
    copy9(xmat, R);
  } else if (same == ctSAMEFRAME_INERTIA || same == ctSAMEFRAME_INERTIAROT) {
    copy9(xmat, d->ximat + 9 * body);
  } else {
    real q[4], t[9];
    rigid_turn(q, d->xquat + 4 * body, a->quat);
    quat_to_mat(t, q);
    copy9(xmat, t);
  }
}

void kinematics_attach(const ctData* d, const Attached* a, real* xpos, real* xmat) {
  CT_ASSERT(a->body >= 0);
  attach_to_body(d, a, xpos, xmat);
}

WIDE_INLINE void place_bodies(const ctModel* m, ctData* d) {
  place_world(d);
  for (int b = 1; b < m->nbody; b++) {
    JointedPose x;
    int first = m->body_jntadr[b], n = m->body_jntnum[b];
    if (n == 1 && joint_is_floating(m->jnt_type[first])) {
      place_free(m, d, first, &x);
    } else {
      place_fixed(m, d, b, &x);
      apply_joints(m, d, first, first + n, &x);
    }
    rigid_normalize(x.q);
    copy4(d->xquat + 4 * b, x.q);
    copy3(d->xpos + 3 * b, x.p);
    real R[9];
    quat_to_mat(R, x.q);
    copy9(d->xmat + 9 * b, R);
    Attached inertia = {m->body_ipos + 3 * b, m->body_iquat + 4 * b, b, m->body_sameframe[b]};
    attach_to_body(d, &inertia, d->xipos + 3 * b, d->ximat + 9 * b);
  }
  for (int i = 0; i < m->ngeom; i++) {
    Attached geom = {m->geom_pos + 3 * i, m->geom_quat + 4 * i, m->geom_bodyid[i],
                     m->geom_sameframe[i]};
    attach_to_body(d, &geom, d->geom_xpos + 3 * i, d->geom_xmat + 9 * i);
  }
  for (int i = 0; i < m->nsite; i++) {
    Attached site = {m->site_pos + 3 * i, m->site_quat + 4 * i, m->site_bodyid[i],
                     m->site_sameframe[i]};
    attach_to_body(d, &site, d->site_xpos + 3 * i, d->site_xmat + 9 * i);
  }
}

WIDE_TARGET static void place_bodies_wide(const ctModel* m, ctData* d) { place_bodies(m, d); }

void kinematics(const ctModel* m, ctData* d) { WIDE_CALL(place_bodies, m, d); }

#if !defined(CT_LANES)
void ct_local2Global(ctData* d, cttNum xpos[3], cttNum xmat[9], const cttNum pos[3],
                     const cttNum quat[4], int body, cttByte sameframe) {
  const double origin[3] = {0, 0, 0};
  real unused[3];
  bool placed = xpos && pos, turned = xmat && quat;
  Attached a = {placed ? pos : origin, quat, body, sameframe};
  if (placed || turned) kinematics_attach(d, &a, placed ? xpos : unused, turned ? xmat : NULL);
}
#endif
