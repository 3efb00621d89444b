// A stretch of a tendon runs straight between two sites; its direction u has unit length and is in
// the world frame. Rows over dofs have nv numbers and are zero outside the chains of the two
// bodies.
#include "force/tendon_force.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/data.h"
#include "pos/jacobian.h"
#include "pos/tendon.h"

//---------------------------------- springs and dampers -------------------------------------------

// -k times the way out of the dead band
static real pull_spring(const ctModel* m, const ctData* d, int t) {
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
      tendon_apply(m, d, t, pull_spring(m, d, t), d->qfrc_spring);
    if (dampers && m->tendon_damping[t] != 0)
      tendon_apply(m, d, t, -m->tendon_damping[t] * d->ten_velocity[t], d->qfrc_damper);
  }
}

//---------------------------------- inertia -------------------------------------------------------

// A site, its body, and how it moves.
typedef struct StretchEnd {
  const real* x;
  real v[3];
  int body;
} StretchEnd;

static StretchEnd end_of(const ctModel* m, const ctData* d, int site) {
  StretchEnd p = {.x = d->site_xpos + 3 * site, .body = m->site_bodyid[site]};
  const real* w = d->cvel + 6 * p.body;
  real r[3], c[3];
  sub3(r, p.x, d->subtree_com + 3 * m->body_rootid[p.body]);
  cross3(c, w, r);
  add3(p.v, w + 3, c);
  return p;
}

// Room for a row of nv numbers and two Jacobians of 3 x nv.
typedef struct StretchRates {
  int nv;
  real *row, *jac1, *jac2;
} StretchRates;

// row += (jac2 - jac1)' u / divisor
static void add_difference(const StretchRates* r, const real* u, double divisor) {
  int nv = r->nv;
  for (int i = 0; i < nv; i++) {
    real sum = real_set(0);
    for (int k = 0; k < 3; k++) sum += (r->jac2[k * nv + i] - r->jac1[k * nv + i]) * u[k];
    r->row[i] += sum * (1 / divisor);
  }
}

// A stretch between two sites: its direction u and   u' = (v - u (u.v)) / distance
typedef struct Stretch {
  StretchEnd p, q;
  real u[3], rate[3];
} Stretch;

static Stretch stretch_of(const ctModel* m, const ctData* d, const int* site) {
  Stretch x = {.p = end_of(m, d, site[0]), .q = end_of(m, d, site[1])};
  real *u = x.u, *v = x.rate;
  sub3(u, x.q.x, x.p.x);
  real distance = normalize3(u);
  sub3(v, x.q.v, x.p.v);
  addtoscl3(v, u, -dot3(u, v));
  mask apart = distance > real_set(VEC_MINVAL);
  scl3(v, v,
       real_select(apart, real_set(1), real_set(0)) / real_select(apart, distance, real_set(1)));
  return x;
}

// J = (jac2 - jac1)' u, so   dJ/dt = (jac2' - jac1')' u + (jac2 - jac1)' u'
static void add_rate(const ctModel* m, const ctData* d, const StretchRates* r, const Stretch* x,
                     double divisor) {
  jacobian_rate(m, d, r->jac1, NULL, x->p.x, x->p.body);
  jacobian_rate(m, d, r->jac2, NULL, x->q.x, x->q.body);
  add_difference(r, x->u, divisor);
  jacobian(m, d, r->jac1, NULL, x->p.x, x->p.body);
  jacobian(m, d, r->jac2, NULL, x->q.x, x->q.body);
  add_difference(r, x->rate, divisor);
}

// d(dJ/dt qvel) / d qvel: dJ/dt itself, how jac' changes, and (jac2 - jac1)' u' once more because
// qvel' (jac2 - jac1)' (d u' / d qvel) is that
static void add_tendon_slope(const ctModel* m, const ctData* d, const StretchRates* r,
                             const Stretch* x, double divisor) {
  add_rate(m, d, r, x, divisor);
  add_difference(r, x->rate, divisor);
  jacobian_rate_slope(m, d, r->jac1, x->p.x, x->p.body);
  jacobian_rate_slope(m, d, r->jac2, x->q.x, x->q.body);
  add_difference(r, x->u, divisor);
}

static cttObj object_at(const ctModel* m, int k) { return wrap_kind[m->wrap_type[k]].object; }

// Row of a tendon, stretch by stretch, as MuJoCo adds them up. Paths around geoms have no such
// derivative; the compiler refuses them an armature.
typedef void (*AddStretch)(const ctModel* m, const ctData* d, const StretchRates* r,
                           const Stretch* x, double divisor);
static void path_row(const ctModel* m, const ctData* d, const StretchRates* r, int t,
                     AddStretch add) {
  int k = m->tendon_adr[t], last = k + m->tendon_num[t] - 1;
  double divisor = 1;
  dense_zero(r->row, r->nv);
  if (object_at(m, k) == ctOBJ_JOINT) return;
  for (; k < last; k++) {
    if (wrap_kind[m->wrap_type[k]].pulley) divisor = m->wrap_prm[k];
    if (object_at(m, k) != ctOBJ_SITE || object_at(m, k + 1) != ctOBJ_SITE) continue;
    Stretch x = stretch_of(m, d, m->wrap_objid + k);
    if (x.p.body != x.q.body) add(m, d, r, &x, divisor);
  }
}

size_t tendon_force_scratch(const ctModel* m) {
  return SCRATCH_SIZE(real, m->nv) + 2 * SCRATCH_SIZE(real, 3 * m->nv);
}

static StretchRates rates_new(const ctModel* m, Scratch* s) {
  StretchRates r = {.nv = (int)m->nv, .row = SCRATCH(*s, real, m->nv)};
  r.jac1 = SCRATCH(*s, real, 3 * m->nv);
  r.jac2 = SCRATCH(*s, real, 3 * m->nv);
  return r;
}

void tendon_force_bias(const ctModel* m, ctData* d, real* qfrc) {
  for (int t = 0; t < m->ntendon; t++) {
    double armature = m->tendon_armature[t];
    if (armature == 0) continue;
    Scratch s = data_scratch(d);
    StretchRates r = rates_new(m, &s);
    path_row(m, d, &r, t, add_rate);
    tendon_apply(m, d, t, armature * dense_dot(r.row, d->qvel, r.nv), qfrc);
  }
}

void tendon_force_bias_slope(const ctModel* m, ctData* d, int t, real* row) {
  Scratch s = data_scratch(d);
  StretchRates r = rates_new(m, &s);
  path_row(m, d, &r, t, add_tendon_slope);
  dense_copy(row, r.row, r.nv);
}
