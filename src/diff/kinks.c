// Distances are relative: of a row its x = J a - aref against the largest of its parts, of a clamp
// against its range.
#include "diff/kinks.h"

#include "constraint/block.h"
#include "diff/approach.h"
#include "diff/kink_list.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "solve/cone.h"
#include "step/constrain.h"

#include <math.h>

//---------------------------------- rows ----------------------------------------------------------

// What a row belongs to.
static ctDerivativeKink name_row(const DiffPoint* p, const ConstraintBlock* b, int row) {
  const ctData* d = p->x.d;
  ctDerivativeKink k = {.kind = ctKINK_STATE, .row = row, .id = {b->id, -1}};
  if (b->kind == &contact_rows_kind)
    return kink_list_contact(d->contact + b->id, ctKINK_STATE, row);
  if (row < d->ne) {
    k.objtype = ctOBJ_EQUALITY;
  } else if (b->kind == &friction_dof_kind) {
    k.objtype = ctOBJ_JOINT;
    k.id[0] = p->x.m->dof_jntid[b->id];
  } else {
    k.objtype = b->kind == &limit_joint_kind ? ctOBJ_JOINT : ctOBJ_TENDON;
  }
  return k;
}

// The size of x: reference and acceleration of the row
static double scale_row(const DiffPoint* p, int i) {
  double aref = p->x.d->efc_aref[i], x = p->active.x[i];
  return fmax(fmax(fabs(aref), fabs(x + aref)), 1e-10);
}

static void list_cone(const DiffPoint* p, const ConstraintBlock* b) {
  const double* x = p->active.x + b->row;
  const ctContact* con = p->x.d->contact + b->id;
  double n = con->mu * x[0], t = 0, scale = con->mu * scale_row(p, b->row);
  for (int k = 1; k < b->rows; k++) t += con->friction[k - 1] * x[k] * con->friction[k - 1] * x[k];
  t = sqrt(t);
  ctDerivativeKink k = name_row(p, b, b->row);
  scale = fmax(scale, t);
  k.distance = fmin(fabs(n - con->mu * t), fabs(con->mu * n + t)) / scale;
  kink_list_add(p->x.info, k);
}

static void list_row(const DiffPoint* p, const ConstraintBlock* b, int i) {
  ctDerivativeKink k = name_row(p, b, i);
  double x = p->active.x[i], scale = scale_row(p, i);
  k.distance = fabs(x) / scale;
  if (i < p->x.d->ne + p->x.d->nf) {
    double knee = p->x.d->efc_R[i] * p->x.d->efc_frictionloss[i];
    k.distance = fabs(fabs(x) - knee) / fmax(scale, knee);
  }
  kink_list_add(p->x.info, k);
}

// A row whose distance reaches its margin ends.
static void list_reach(const DiffPoint* p, const ConstraintBlock* b, int i) {
  const ctData* d = p->x.d;
  ctDerivativeKink k = name_row(p, b, i);
  double x = d->efc_pos[i] - d->efc_margin[i], size = fmax(fabs(d->efc_pos[i]), 1e-4);
  if (i < d->ne + d->nf) return;
  k.kind = ctKINK_CONTACT;
  k.distance = fabs(x) / size;
  kink_list_add(p->x.info, k);
}

// The slope of an impedance of power 1 jumps at both ends of its width; of higher powers it is zero
// there.
static void list_impedance(const DiffPoint* p, const ConstraintBlock* b) {
  const ctData* d = p->x.d;
  const double* imp = b->kind->softness(p->x.m, d, b).imp;
  double x = fabs(d->efc_pos[b->row] - d->efc_margin[b->row]), width = imp[2];
  if (imp[4] > 1 || imp[0] == imp[1] || !(width > ctMINVAL)) return;
  if (b->kind->impedance == IMPEDANCE_OF_ALL_ROWS) x = dense_norm(d->efc_pos + b->row, b->rows);
  if (p->active.force[b->row] == 0) return;
  ctDerivativeKink k = name_row(p, b, b->row);
  k.kind = ctKINK_IMPEDANCE;
  k.distance = fmin(x, fabs(x - width)) / width;
  kink_list_add(p->x.info, k);
}

static bool is_ellipse(const DiffPoint* p, const ConstraintBlock* b) {
  return b->kind == &contact_rows_kind && b->rows > 1 && p->x.m->opt.cone == ctCONE_ELLIPTIC;
}

static void list_rows(const DiffPoint* p) {
  for (ConstraintBlock b = {0}; block_next(p->x.m, p->x.d, &b);) {
    list_reach(p, &b, b.row);
    list_impedance(p, &b);
    if (b.row < p->x.d->ne) continue;
    if (is_ellipse(p, &b)) {
      list_cone(p, &b);
      continue;
    }
    for (int i = b.row; i < b.row + b.rows; i++) list_row(p, &b, i);
  }
}

//---------------------------------- clamps --------------------------------------------------------

static void list_clamp(const DiffPoint* p, int kind, int objtype, int id, double x,
                       const double* range) {
  double width = fmax(range[1] - range[0], 1e-10);
  double away = fmin(fabs(x - range[0]), fabs(x - range[1])) / width;
  kink_list_add(p->x.info, (ctDerivativeKink){kind, -1, objtype, {id, -1}, away});
}

// Activation and deactivation have their own time constants, with a smooth passage or with none.
static void list_muscle(const DiffPoint* p, int i) {
  const ctModel* m = p->x.m;
  const double* range = m->actuator_ctrlrange + 2 * i;
  if (m->actuator_dyntype[i] != ctDYN_MUSCLE || m->actuator_actadr[i] < 0) return;
  const double* prm = m->actuator_dynprm + ctNDYN * i;
  double u = p->x.d->ctrl[i];
  bool clamps = m->actuator_ctrllimited[i] && !(m->opt.disableflags & ctDSBL_CLAMPCTRL);
  if (prm[2] >= ctMINVAL || prm[0] == prm[1]) return;
  if (clamps) u = fmin(fmax(u, range[0]), range[1]);
  double act = p->x.d->act[m->actuator_actadr[i] + m->actuator_actnum[i] - 1];
  kink_list_add(p->x.info,
                (ctDerivativeKink){ctKINK_MUSCLE, -1, ctOBJ_ACTUATOR, {i, -1}, fabs(u - act)});
}

static void list_clamps(const DiffPoint* p) {
  const ctModel* m = p->x.m;
  const ctData* d = p->x.d;
  bool clamps = !(m->opt.disableflags & ctDSBL_CLAMPCTRL);
  for (int i = 0; i < m->nu; i++) {
    if (clamps && m->actuator_ctrllimited[i])
      list_clamp(p, ctKINK_CONTROL, ctOBJ_ACTUATOR, i, d->ctrl[i], m->actuator_ctrlrange + 2 * i);
    if (m->actuator_forcelimited[i])
      list_clamp(p, ctKINK_FORCE, ctOBJ_ACTUATOR, i, p->actuator[i].force,
                 m->actuator_forcerange + 2 * i);
    list_muscle(p, i);
    if (m->actuator_actadr[i] < 0 || !m->actuator_actlimited[i]) continue;
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    list_clamp(p, ctKINK_ACTIVATION, ctOBJ_ACTUATOR, i,
               d->act[last] + m->opt.timestep * d->act_dot[last], m->actuator_actrange + 2 * i);
  }
  for (int i = 0; i < m->nv; i++) {
    int j = m->dof_jntid[i];
    if (m->jnt_actfrclimited[j])
      list_clamp(p, ctKINK_JOINT, ctOBJ_JOINT, j, d->qfrc_actuator[i], m->jnt_actfrcrange + 2 * j);
  }
  for (int t = 0; t < m->ntendon; t++)
    if (m->tendon_stiffness[t] != 0 &&
        m->tendon_lengthspring[2 * t] < m->tendon_lengthspring[2 * t + 1])
      list_clamp(p, ctKINK_TENDON, ctOBJ_TENDON, t, d->ten_length[t],
                 m->tendon_lengthspring + 2 * t);
}

//---------------------------------- tendons -------------------------------------------------------

static bool equality_uses(const ctModel* m, const ctData* d, int t) {
  for (int i = 0; i < m->neq; i++)
    if (m->eq_type[i] == ctEQ_TENDON && d->eq_active[i] &&
        (m->eq_obj1id[i] == t || m->eq_obj2id[i] == t))
      return true;
  return false;
}

// A tendon that no dof moves but by rounding (both ends on one body): its rows come and go with
// the last bits, and their forces are those of rounding.
static void list_still_tendon(const DiffPoint* p, int t) {
  static const double kRounding = 1e-12;
  const ctModel* m = p->x.m;
  const TendonSlope* s = p->tendon + t;
  double largest = 0;
  for (int i = 0; i < s->n; i++) largest = fmax(largest, fabs(s->J[i]));
  bool row = m->tendon_limited[t] || m->tendon_frictionloss[t] > 0 || equality_uses(m, p->x.d, t);
  if (largest < kRounding && row)
    kink_list_add(p->x.info, (ctDerivativeKink){ctKINK_STATE, -1, ctOBJ_TENDON, {t, -1}, largest});
}

// A spring without dead band is no part of the integrator's matrix at exactly its rest length: the
// derivative is that of motions along which it stays there.
static void list_resting_spring(const DiffPoint* p, int t) {
  const ctModel* m = p->x.m;
  const double* band = m->tendon_lengthspring + 2 * t;
  if (m->tendon_stiffness[t] == 0 || !integrator_kind[m->opt.integrator].springs) return;
  if (band[0] == band[1] && p->x.d->ten_length[t] == band[0])
    kink_list_add(p->x.info, (ctDerivativeKink){ctKINK_TENDON, -1, ctOBJ_TENDON, {t, -1}, 0});
}

static void list_tendons(const DiffPoint* p) {
  for (int t = 0; t < p->x.m->ntendon; t++) {
    list_still_tendon(p, t);
    list_resting_spring(p, t);
  }
}

void kinks_find(const DiffPoint* p) {
  list_rows(p);
  list_clamps(p);
  list_tendons(p);
  approach_list(&p->x);
}
