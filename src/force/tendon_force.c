#include "force/tendon_force.h"

#include "base/assert.h"
#include "math/vec.h"
#include "pos/jacobian.h"
#include "pos/tendon.h"

//---------------------------------- springs and dampers -------------------------------------------

// -k times the way out of the dead band
static real spring(const ctModel* m, const ctData* d, int t) {
  double k = m->tendon_stiffness[t];
  double low = m->tendon_lengthspring[2 * t], high = m->tendon_lengthspring[2 * t + 1];
  real length = d->ten_length[t], zero = real_set(0);
  real above = real_select(length > real_set(high), k * (high - length), zero);
  return real_select(length < real_set(low), k * (low - length), above);
}

void tendon_force_passive(const ctModel* m, ctData* d) {
  bool springs = !(m->opt.disableflags & ctDSBL_SPRING);
  bool dampers = !(m->opt.disableflags & ctDSBL_DAMPER);
  for (int t = 0; t < m->ntendon; t++) {
    if (springs && m->tendon_stiffness[t] != 0)
      tendon_apply(m, d, t, spring(m, d, t), d->qfrc_spring);
    if (dampers && m->tendon_damping[t] != 0)
      tendon_apply(m, d, t, -m->tendon_damping[t] * d->ten_velocity[t], d->qfrc_damper);
  }
}

//---------------------------------- inertia -------------------------------------------------------

// A site's velocity, and the acceleration it has when qacc is zero.
typedef struct Motion {
  const real* x;
  real v[3], a[3];
  int body;
} Motion;

// With spatial velocity (w, v) and acceleration (g, a) = sum cdof_dot qvel of the body about the
// centre of mass of its tree, the point at r from there has
//   velocity v + w x r,   acceleration a + g x r + w x velocity
static Motion site_motion(const ctModel* m, const ctData* d, int site) {
  Motion p = {.x = d->site_xpos + 3 * site, .body = m->site_bodyid[site]};
  const real* w = d->cvel + 6 * p.body;
  real r[3], c[3], g[6];
  sub3(r, p.x, d->subtree_com + 3 * m->body_rootid[p.body]);
  cross3(c, w, r);
  add3(p.v, w + 3, c);
  zero6(g);
  for (int i = jacobian_last_dof(m, p.body); i >= 0; i = m->dof_parentid[i])
    addtoscl6(g, d->cdof_dot + 6 * i, d->qvel[i]);
  cross3(c, g, r);
  add3(p.a, g + 3, c);
  cross3(c, w, p.v);
  addto3(p.a, c);
  return p;
}

// Second time derivative of the distance of two sites without qacc: with u the direction from one
// to the other and v, a their relative motion,   u.a + (v.v - (u.v)^2) / distance
static real stretch(const ctModel* m, const ctData* d, int site1, int site2) {
  Motion p = site_motion(m, d, site1), q = site_motion(m, d, site2);
  if (p.body == q.body) return real_set(0);
  real u[3], v[3], a[3], across[3];
  sub3(u, q.x, p.x);
  real distance = normalize3(u);
  sub3(v, q.v, p.v);
  sub3(a, q.a, p.a);
  addscl3(across, v, u, -dot3(u, v));
  mask apart = distance > real_set(VEC_MINVAL);
  real inv =
      real_select(apart, real_set(1), real_set(0)) / real_select(apart, distance, real_set(1));
  return dot3(u, a) + dot3(across, v) * inv;
}

// dJ/dt qvel of a tendon. Paths around geoms have no such derivative; the compiler refuses them an
// armature.
static real jacobian_rate(const ctModel* m, const ctData* d, int t) {
  int k = m->tendon_adr[t], last = k + m->tendon_num[t] - 1;
  real sum = real_set(0);
  double divisor = 1;
  if (m->wrap_type[k] == ctWRAP_JOINT) return sum;
  for (; k < last; k++) {
    if (m->wrap_type[k] == ctWRAP_PULLEY) divisor = m->wrap_prm[k];
    if (m->wrap_type[k] != ctWRAP_SITE || m->wrap_type[k + 1] != ctWRAP_SITE) continue;
    sum += stretch(m, d, m->wrap_objid[k], m->wrap_objid[k + 1]) / divisor;
  }
  return sum;
}

void tendon_force_bias(const ctModel* m, const ctData* d, real* qfrc) {
  for (int t = 0; t < m->ntendon; t++) {
    double armature = m->tendon_armature[t];
    if (armature != 0) tendon_apply(m, d, t, armature * jacobian_rate(m, d, t), qfrc);
  }
}
