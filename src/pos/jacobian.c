// A Jacobian has three rows of nv numbers, columns in the order of the dofs; columns of dofs that
// do not move the body are zero. cdof is about the centre of mass of the kinematic tree, in world
// axes, rotation first: a point at r from there moves with v + w x r.
#include "pos/jacobian.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/data.h"
#include "pos/rigid.h"

#include <corten/corten.h>

int jacobian_last_dof(const ctModel* m, int body) {
  CT_ASSERT(0 <= body && body < m->nbody);
  body = m->body_weldid[body];
  return body == 0 ? -1 : m->body_dofadr[body] + m->body_dofnum[body] - 1;
}

// point - centre of mass of the body's tree
static void com_offset(const ctModel* m, const ctData* d, real* off, const real* point, int body) {
  sub3(off, point, d->subtree_com + 3 * m->body_rootid[body]);
}

static void set_column(real* jac, int nv, int i, const real* v) {
  jac[i] = v[0];
  jac[i + nv] = v[1];
  jac[i + 2 * nv] = v[2];
}

// Clear the Jacobians that are not NULL; returns the length of their rows.
static int clear_jacobians(const ctModel* m, real* jacp, real* jacr) {
  int nv = (int)m->nv;
  if (jacp) dense_zero(jacp, 3 * nv);
  if (jacr) dense_zero(jacr, 3 * nv);
  return nv;
}

void jacobian(const ctModel* m, const ctData* d, real* jacp, real* jacr, const real* point,
              int body) {
  int nv = clear_jacobians(m, jacp, jacr);
  real off[3];
  com_offset(m, d, off, point, body);
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    const real* s = d->cdof + 6 * i;
    if (jacr) set_column(jacr, nv, i, s);
    if (jacp) {
      real v[3];
      jacobian_column(v, s, off);
      set_column(jacp, nv, i, v);
    }
  }
}

void jacobian_apply(const ctModel* m, const ctData* d, real* qfrc, const Wrench* w,
                    const real* point, int body) {
  real off[3];
  com_offset(m, d, off, point, body);
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    real v[3];
    const real* s = d->cdof + 6 * i;
    jacobian_column(v, s, off);
    qfrc[i] += dot3(v, w->force);
    qfrc[i] += dot3(s, w->torque);
  }
}

void ct_jac(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3],
            int body) {
  jacobian(m, d, jacp, jacr, point, body);
}

void ct_jacBody(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) {
  CT_ASSERT(0 <= body && body < m->nbody);
  jacobian(m, d, jacp, jacr, d->xpos + 3 * body, body);
}

void ct_jacBodyCom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int body) {
  CT_ASSERT(0 <= body && body < m->nbody);
  jacobian(m, d, jacp, jacr, d->xipos + 3 * body, body);
}

void ct_jacGeom(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int geom) {
  CT_ASSERT(0 <= geom && geom < m->ngeom);
  jacobian(m, d, jacp, jacr, d->geom_xpos + 3 * geom, m->geom_bodyid[geom]);
}

void ct_jacSite(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, int site) {
  CT_ASSERT(0 <= site && site < m->nsite);
  jacobian(m, d, jacp, jacr, d->site_xpos + 3 * site, m->site_bodyid[site]);
}

size_t jacobian_scratch(const ctModel* m) { return SCRATCH_SIZE(real, 3 * m->nv); }

// sum over the subtree of mass * J_com, divided by the mass of the subtree; a subtree is
// consecutive bodies
void ct_jacSubtreeCom(const ctModel* m, ctData* d, cttNum* jacp, int body) {
  CT_ASSERT(0 <= body && body < m->nbody);
  if (!jacp) return;
  Scratch s = data_scratch(d);
  int nv = (int)m->nv;
  real* jac = SCRATCH(s, real, 3 * nv);
  dense_zero(jacp, 3 * nv);
  for (int b = body; b < m->nbody; b++) {
    if (b > body && m->body_parentid[b] < body) break;
    ct_jacBodyCom(m, d, jac, NULL, b);
    dense_addtoscl(jacp, jac, real_set(m->body_mass[b]), 3 * nv);
  }
  double mass = m->body_subtreemass[body];
  dense_scl(jacp, jacp, real_set(1 / (mass > ctMINVAL ? mass : ctMINVAL)), 3 * nv);
}

// jacAxis: d axis = dtheta x axis
void ct_jacPointAxis(const ctModel* m, ctData* d, cttNum* jacPoint, cttNum* jacAxis,
                     const cttNum point[3], const cttNum axis[3], int body) {
  Scratch s = data_scratch(d);
  int nv = (int)m->nv;
  real* jacr = SCRATCH(s, real, 3 * nv);
  jacobian(m, d, jacPoint, jacr, point, body);
  if (!jacAxis) return;
  for (int i = 0; i < nv; i++) {
    real w[3] = {jacr[i], jacr[i + nv], jacr[i + 2 * nv]}, v[3];
    cross3(v, w, axis);
    set_column(jacAxis, nv, i, v);
  }
}

// Is dof i one of the three turns of a ball or free joint?
static bool turns_with_body(const ctModel* m, int i) {
  int j = m->dof_jntid[i];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  return !kind->scalar && i >= m->jnt_dofadr[j] + kind->translations;
}

// Time derivative of a column: the motion of the dof and the point both move.
//   jacr' = s'_w,   jacp' = s'_v + s'_w x off + s_w x (velocity of the point)
void jacobian_rate(const ctModel* m, const ctData* d, real* jacp, real* jacr, const real* point,
                   int body) {
  int nv = clear_jacobians(m, jacp, jacr);
  real off[3], vel[3], c[3];
  com_offset(m, d, off, point, body);
  cross3(c, off, d->cvel + 6 * body);
  sub3(vel, d->cvel + 6 * body + 3, c);
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    // the axes of a ball turn with the body, so its full velocity counts
    const real* s = d->cdof + 6 * i;
    real sdot[6];
    if (turns_with_body(m, i))
      rigid_cross_motion(sdot, d->cvel + 6 * m->dof_bodyid[i], s);
    else
      copy6(sdot, d->cdof_dot + 6 * i);
    if (jacr) set_column(jacr, nv, i, sdot);
    if (jacp) {
      real v[3];
      jacobian_column(v, sdot, off);
      cross3(c, s, vel);
      addto3(v, c);
      set_column(jacp, nv, i, v);
    }
  }
}

// Does the motion of dof k carry the axis of dof i, both of one branch?
static bool carries_axis(const ctModel* m, int k, int i) {
  int body = m->dof_bodyid[i];
  if (turns_with_body(m, i)) return k < m->body_dofadr[body] + m->body_dofnum[body];
  return k < i && !joint_kind[m->jnt_type[m->dof_jntid[i]]].floating;
}

// d s'_i / d qvel_k = s_k x s_i where k carries i, and the velocity of the point changes by jacp_k:
//   sum_i (d jacp'_i / d qvel_k) qvel_i = r_v + r_w x off + w x jacp_k,   r = s_k x sum_i s_i
//   qvel_i
void jacobian_rate_slope(const ctModel* m, const ctData* d, real* jacp, const real* point,
                         int body) {
  int nv = (int)m->nv, last = jacobian_last_dof(m, body);
  real off[3];
  dense_zero(jacp, 3 * nv);
  com_offset(m, d, off, point, body);
  for (int k = last; k >= 0; k = m->dof_parentid[k]) {
    real behind[6], r[6], v[3], c[3];
    zero6(behind);
    for (int i = last; i >= 0; i = m->dof_parentid[i]) {
      if (carries_axis(m, k, i)) addtoscl6(behind, d->cdof + 6 * i, d->qvel[i]);
    }
    rigid_cross_motion(r, d->cdof + 6 * k, behind);
    jacobian_column(c, d->cdof + 6 * k, off);
    cross3(v, d->cvel + 6 * body, c);
    jacobian_column(c, r, off);
    addto3(v, c);
    set_column(jacp, nv, k, v);
  }
}

void ct_jacDot(const ctModel* m, const ctData* d, cttNum* jacp, cttNum* jacr, const cttNum point[3],
               int body) {
  jacobian_rate(m, d, jacp, jacr, point, body);
}

void ct_applyFT(const ctModel* m, ctData* d, const cttNum force[3], const cttNum torque[3],
                const cttNum point[3], int body, cttNum* qfrc_target) {
  Wrench w;
  zero3(w.force);
  zero3(w.torque);
  if (force) copy3(w.force, force);
  if (torque) copy3(w.torque, torque);
  jacobian_apply(m, d, qfrc_target, &w, point, body);
}
