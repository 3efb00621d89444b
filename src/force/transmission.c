// Row i of the moment matrix is d length_i / d qpos in dof coordinates: moment_rownnz entries from
// moment_rowadr on, rows in the order of the actuators without a gap, at most nJmom entries in all.
// A sleeping actuator keeps its length and has an empty row.
#include "force/transmission.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "constraint/contact_rows.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/sparse.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/row_layout.h"
#include "pos/jacobian.h"
#include "pos/tendon.h"

#include <corten/corten.h>

#include <string.h>

// Actuator i, and where its row goes.
typedef struct Actuator {
  const ctModel* m;
  ctData* d;
  const double* gear;
  int id, other; // actuator_trnid
  int i;
  real length;
  real* moment;
  int* dof;
  int n;
} Actuator;

static void add_entry(Actuator* a, int dof, real x) {
  a->moment[a->n] = x;
  a->dof[a->n++] = dof;
}

// Keep what is not zero in at least one world. Dofs come from the tip of a chain to its root; rows
// are ascending.
static void add_nonzero(Actuator* a, int dof, real x) {
  if (real_any(x != real_set(0))) add_entry(a, dof, x);
}

static void reverse_entries(Actuator* a) {
  for (int l = 0, r = a->n - 1; l < r; l++, r--) {
    real x = a->moment[l];
    int i = a->dof[l];
    a->moment[l] = a->moment[r];
    a->dof[l] = a->dof[r];
    a->moment[r] = x;
    a->dof[r] = i;
  }
}

//---------------------------------- joints --------------------------------------------------------

// Three numbers of gear about the axes of the joint's frame, or of the parent's.
static void rotational_gear(const Actuator* a, real* axis, const double* gear, const real* quat) {
  load3(axis, gear);
  if (a->m->actuator_trntype[a->i] == ctTRN_JOINT) return;
  real back[4];
  quat_neg(back, quat);
  quat_rot_vec(axis, axis, back);
}

static void unit_quat(real* q, const real* qpos) {
  copy4(q, qpos);
  normalize4(q);
}

// The length is the rotation vector along the gear.
static void transmit_ball(Actuator* a) {
  real q[4], v[3], axis[3];
  unit_quat(q, a->d->qpos + a->m->jnt_qposadr[a->id]);
  quat_to_vel(v, q, real_set(1));
  rotational_gear(a, axis, a->gear, q);
  a->length = dot3(v, axis);
  for (int k = 0; k < 3; k++) add_entry(a, a->m->jnt_dofadr[a->id] + k, axis[k]);
}

// A wrench; it has no length.
static void transmit_free(Actuator* a) {
  real q[4], axis[3];
  int first = a->m->jnt_dofadr[a->id];
  unit_quat(q, a->d->qpos + a->m->jnt_qposadr[a->id] + 3);
  rotational_gear(a, axis, a->gear + 3, q);
  for (int k = 0; k < 3; k++) add_entry(a, first + k, real_set(a->gear[k]));
  for (int k = 0; k < 3; k++) add_entry(a, first + 3 + k, axis[k]);
}

// Hinge and slide joints are what most actuators drive: one entry, without the table below.
static bool is_scalar_joint(const ctModel* m, int i) {
  return trn_is_joint(m->actuator_trntype[i]) &&
         joint_is_scalar(m->jnt_type[m->actuator_trnid[2 * i]]);
}

static void transmit_scalar(const ctModel* m, ctData* d, int i, int adr) {
  int j = m->actuator_trnid[2 * i];
  double gear = m->actuator_gear[6 * i];
  CT_ASSERT(adr < m->nJmom);
  d->actuator_length[i] = d->qpos[m->jnt_qposadr[j]] * gear;
  d->actuator_moment[adr] = real_set(gear);
  d->moment_colind[adr] = m->jnt_dofadr[j];
  d->moment_rowadr[i] = adr;
  d->moment_rownnz[i] = 1;
}

// The others.
static void transmit_joint(Actuator* a) {
  if (joint_kind[a->m->jnt_type[a->id]].orientation)
    transmit_ball(a);
  else
    transmit_free(a);
}

//---------------------------------- sites ---------------------------------------------------------

// A site: its pose, its place seen from the centre of mass of its tree, and the chain of dofs that
// move it.
typedef struct Site {
  const real *x, *R;
  real off[3];
  int body, dof;
} Site;

static Site site_of(const Actuator* a, int id) {
  CT_ASSERT(0 <= id && id < a->m->nsite);
  Site s = {.x = a->d->site_xpos + 3 * id, .R = a->d->site_xmat + 9 * id};
  s.body = a->m->site_bodyid[id];
  s.dof = jacobian_last_dof(a->m, s.body);
  sub3(s.off, s.x, a->d->subtree_com + 3 * a->m->body_rootid[s.body]);
  return s;
}

// Motion of a site for unit velocity of dof i: translation and rotation, zero when i does not move
// it.
static void site_column(const Actuator* a, const Site* s, int i, real* jacp, real* jacr) {
  zero3(jacp);
  zero3(jacr);
  if (s->dof != i) return;
  const real* cdof = a->d->cdof + 6 * i;
  jacobian_column(jacp, cdof, s->off);
  copy3(jacr, cdof);
}

static int later_dof(const Site* s, const Site* t) { return s->dof > t->dof ? s->dof : t->dof; }

// Go on from dof i towards the root, in each chain that i is on.
static void step_back(const Actuator* a, Site* s, int i) {
  if (s->dof == i) s->dof = a->m->dof_parentid[i];
}

// The rod of length r from the crank at v, seen from the slider, ends on the axis z of the slider
// at
//   l = z.v - sqrt((z.v)^2 + r^2 - v.v);   where it is too short the foot z.v stands in
static void transmit_crank(Actuator* a) {
  Site crank = site_of(a, a->id), slider = site_of(a, a->other);
  double rod = a->m->actuator_cranklength[a->i];
  real z[3] = {slider.R[2], slider.R[5], slider.R[8]}, v[3], dldv[3], dldz[3];
  sub3(v, crank.x, slider.x);
  real zv = dot3(v, z), det = zv * zv + rod * rod - dot3(v, v);
  mask reaches = det > real_set(0);
  real root = real_sqrt(real_select(reaches, det, real_set(1)));
  real away = real_select(reaches, real_set(1) - zv / root, real_set(1));
  real along = real_select(reaches, real_set(1) / root, real_set(0));
  a->length = (zv - real_select(reaches, root, real_set(0))) * a->gear[0];

  // dl/dv = (1 - z.v / root) z + v / root,   dl/dz = (1 - z.v / root) v
  for (int k = 0; k < 3; k++) dldv[k] = z[k] * away + v[k] * along;
  scl3(dldz, v, away);
  for (int i = later_dof(&crank, &slider); i >= 0; i = later_dof(&crank, &slider)) {
    real cp[3], cr[3], sp[3], sr[3], jz[3], x = real_set(0);
    site_column(a, &crank, i, cp, cr);
    site_column(a, &slider, i, sp, sr);
    cross3(jz, sr, z);
    subfrom3(cp, sp);
    for (int k = 0; k < 3; k++) x += dldz[k] * jz[k] + dldv[k] * cp[k];
    add_nonzero(a, i, x * a->gear[0]);
    step_back(a, &crank, i);
    step_back(a, &slider, i);
  }
  reverse_entries(a);
}

// A wrench in the frame of the site; it has no length.
static void site_wrench(Actuator* a) {
  Site s = site_of(a, a->id);
  real f[3], t[3];
  load3(f, a->gear);
  load3(t, a->gear + 3);
  mat3_mul_vec(f, s.R, f);
  mat3_mul_vec(t, s.R, t);
  for (int i = s.dof; i >= 0; i = s.dof) {
    real jp[3], jr[3];
    site_column(a, &s, i, jp, jr);
    add_nonzero(a, i, dot3(jp, f) + dot3(jr, t));
    step_back(a, &s, i);
  }
  reverse_entries(a);
}

static bool is_zero_gear(const double* v) { return v[0] == 0 && v[1] == 0 && v[2] == 0; }

// Orientation of a site as MuJoCo takes it here: its quaternion in the body times that of the body.
static void site_quat(const Actuator* a, int id, real* q) {
  load4(q, a->m->site_quat + 4 * id);
  quat_mul(q, q, a->d->xquat + 4 * a->m->site_bodyid[id]);
}

// Position of the site in the frame of the reference along gear[0..2], and rotation along
// gear[3..5].
static real relative_pose(const Actuator* a, const Site* s, const Site* ref) {
  real v[3], q[4], qref[4], gear[6], length = real_set(0);
  load6(gear, a->gear);
  if (!is_zero_gear(a->gear)) {
    sub3(v, s->x, ref->x);
    mat3_mul_t_vec(v, ref->R, v);
    length += dot3(v, gear);
  }
  if (!is_zero_gear(a->gear + 3)) {
    site_quat(a, a->id, q);
    site_quat(a, a->other, qref);
    quat_sub(v, q, qref);
    length += dot3(v, gear + 3);
  }
  return length;
}

// Motion against a reference site. Dofs that move both sites do not count.
static void site_pair(Actuator* a) {
  Site s = site_of(a, a->id), ref = site_of(a, a->other);
  real f[3], t[3];
  a->length = relative_pose(a, &s, &ref);
  load3(f, a->gear);
  load3(t, a->gear + 3);
  mat3_mul_vec(f, ref.R, f);
  mat3_mul_vec(t, ref.R, t);
  while (s.dof != ref.dof) {
    real sp[3], sr[3], rp[3], rr[3];
    int i = later_dof(&s, &ref);
    site_column(a, &s, i, sp, sr);
    site_column(a, &ref, i, rp, rr);
    subfrom3(sp, rp);
    subfrom3(sr, rr);
    add_nonzero(a, i, dot3(sp, f) + dot3(sr, t));
    step_back(a, &s, i);
    step_back(a, &ref, i);
  }
  reverse_entries(a);
}

static void transmit_site(Actuator* a) {
  if (a->other < 0)
    site_wrench(a);
  else
    site_pair(a);
}

//---------------------------------- the rest ------------------------------------------------------

static void transmit_tendon(Actuator* a) {
  TendonRow r = tendon_row(a->m, a->d, a->id);
  a->length = a->d->ten_length[a->id] * a->gear[0];
  if (!r.dof) {
    for (int k = 0; k < r.n; k++) add_nonzero(a, k, r.J[k] * a->gear[0]);
    return;
  }
  a->n = r.n;
  dense_scl(a->moment, r.J, real_set(a->gear[0]), r.n);
  memcpy(a->dof, r.dof, (size_t)r.n * sizeof *r.dof);
}

//---------------------------------- adhesion ------------------------------------------------------

// A contact that touches the body between geoms: it pushes, or is in the gap. One that should push
// but has no rows yet (ct_collision alone was called) counts as none.
static bool touches_body(const Actuator* a, const ctContact* c) {
  if (c->geom[0] < 0 || c->geom[1] < 0 || c->exclude > 1) return false;
  if (!c->exclude && (c->efc_address < 0 || c->efc_address >= a->d->nefc)) return false;
  const int* body = a->m->geom_bodyid;
  return body[c->geom[0]] == a->id || body[c->geom[1]] == a->id;
}

// x += s times a row of the constraints
static void add_row(const Actuator* a, real* x, int row, double s) {
  const ctData* d = a->d;
  int nv = (int)a->m->nv;
  if (!row_layout_sparse(a->m)) {
    dense_addtoscl(x, d->efc_J + (size_t)row * nv, real_set(s), nv);
    return;
  }
  int adr = d->efc_J_rowadr[row];
  sparse_addtoscl(x, d->efc_J + adr, d->efc_J_colind + adr, d->efc_J_rownnz[row], real_set(s));
}

// x += the normal of a contact that pushes: its first row, or the mean of the edges of its pyramid
static void add_pushing(const Actuator* a, real* x, const ctContact* c) {
  bool pyramid = c->dim > 1 && a->m->opt.cone == ctCONE_PYRAMIDAL;
  int rows = pyramid ? 2 * (c->dim - 1) : 1;
  for (int k = 0; k < rows; k++) add_row(a, x, c->efc_address + k, 1.0 / (double)rows);
}

size_t transmission_scratch(const ctModel* m) {
  return 2 * SCRATCH_SIZE(real, m->nv) + SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(real, 6 * m->nv);
}

// x += the normal of a contact in the gap, which has no rows
static void add_apart(const Actuator* a, real* x, const ctContact* c, Scratch s) {
  int nv = (int)a->m->nv, *dof = SCRATCH(s, int, nv);
  real* jac = SCRATCH(s, real, 6 * nv);
  int n = contact_rows_jacobian(a->m, a->d, c, dof, jac);
  for (int i = 0; i < n; i++) x[dof[i]] += jac[i];
}

// A body is pulled towards what it touches, along the mean of the contact normals. Contacts that
// push and those in the gap are summed up apart, for MuJoCo's last bits.
static void transmit_body(Actuator* a) {
  int nv = (int)a->m->nv, count = 0;
  Scratch s = data_scratch(a->d);
  a->length = real_set(0);
  if (a->d->ncon == 0) return;
  real *push = SCRATCH(s, real, nv), *apart = SCRATCH(s, real, nv);
  dense_zero(push, nv);
  dense_zero(apart, nv);
  for (int k = 0; k < a->d->ncon; k++) {
    const ctContact* c = a->d->contact + k;
    if (!touches_body(a, c)) continue;
    if (c->exclude)
      add_apart(a, apart, c, s);
    else
      add_pushing(a, push, c);
    count++;
  }
  double share = -1.0 / (double)(count ? count : 1);
  for (int i = 0; count && i < nv; i++) add_nonzero(a, i, (apart[i] + push[i]) * share);
}

//--------------------------------------------------------------------------------------------------

typedef void (*Transmit)(Actuator* a);
#define TRANSMIT(kind, function) [kind] = function,
static const Transmit kTransmit[TRN_KINDS] = {TRN_MOMENT(TRANSMIT)};

// Of an actuator of sleepers the length stays, and it has no moment.
void transmission(const ctModel* m, ctData* d) {
  int adr = 0;
  for (int i = 0; i < m->nu; i++) {
    if (awake_actuator_sleeps(m, d, i)) {
      d->moment_rowadr[i] = adr;
      d->moment_rownnz[i] = 0;
      continue;
    }
    if (is_scalar_joint(m, i)) {
      transmit_scalar(m, d, i, adr++);
      continue;
    }
    Actuator a = {.m = m, .d = d, .gear = m->actuator_gear + 6 * i, .i = i, .length = real_set(0)};
    a.id = m->actuator_trnid[2 * i];
    a.other = m->actuator_trnid[2 * i + 1];
    a.moment = d->actuator_moment + adr;
    a.dof = d->moment_colind + adr;
    int type = m->actuator_trntype[i];
    CT_ASSERT(0 <= type && type < TRN_KINDS);
    kTransmit[type](&a);
    CT_ASSERT(adr + a.n <= m->nJmom);
    d->actuator_length[i] = a.length;
    d->moment_rowadr[i] = adr;
    d->moment_rownnz[i] = a.n;
    adr += a.n;
  }
}
