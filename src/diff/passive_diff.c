#include "diff/passive_diff.h"

#include "diff/fluid_diff.h"
#include "diff/nudge.h"
#include "diff/tree_diff.h"
#include "force/bias.h"
#include "force/flex_force.h"
#include "force/passive.h"
#include "force/rates.h"
#include "force/tendon_force.h"
#include "force/velocity.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/spatial.h"
#include "model/data.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"
#include "pos/kinematics.h"
#include "pos/tendon.h"
#include "step/force_vel.h"

static bool springs_exist(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_SPRING); }
static bool dampers_exist(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

//---------------------------------- joints --------------------------------------------------------

// f = -k (rotation vector from rest to q):   df/dq = -k (inverse right Jacobian)
static void differentiate_ball_spring(const Diff* x, const double* quat, const double* rest,
                                      double k, int dof) {
  double q[4], D[9];
  copy4(q, quat);
  normalize4(q);
  quat_sub_deriv(q, rest, D, NULL);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) sink_entry(&x->sink, dof + i, x->col.q + dof + j, k * D[3 * i + j]);
}

static void differentiate_springs(const Diff* x) {
  const ctModel* m = x->m;
  for (int j = 0; j < m->njnt && springs_exist(m); j++) {
    double k = m->jnt_stiffness[j];
    if (k == 0) continue;
    int dof = m->jnt_dofadr[j], adr = m->jnt_qposadr[j];
    const JointKind* kind = joint_kind + m->jnt_type[j];
    int n = kind->scalar ? 1 : kind->translations;
    for (int i = 0; i < n; i++) sink_entry(&x->sink, dof + i, x->col.q + dof + i, k);
    if (!kind->scalar)
      differentiate_ball_spring(x, x->d->qpos + adr + n, m->qpos_spring + adr + n, k, dof + n);
  }
}

static void differentiate_dampers(const Diff* x) {
  for (int i = 0; i < x->m->nv && dampers_exist(x->m); i++)
    if (x->m->dof_damping[i] != 0) sink_entry(&x->sink, i, x->col.v + i, x->m->dof_damping[i]);
}

//---------------------------------- tendons -------------------------------------------------------

static TendonPull find_pull(const ctModel* m, const ctData* d, int t) {
  TendonPull f = {0};
  double k = springs_exist(m) ? m->tendon_stiffness[t] : 0, length = d->ten_length[t];
  const double* band = m->tendon_lengthspring + 2 * t;
  double away = length < band[0] ? length - band[0] : length > band[1] ? length - band[1] : 0;
  if (away != 0) {
    f.force = -k * away;
    f.by_length = -k;
  } else if (band[0] == band[1]) {
    f.by_length = -k;
  }
  if (dampers_exist(m)) {
    f.force -= m->tendon_damping[t] * d->ten_velocity[t];
    f.by_velocity = -m->tendon_damping[t];
  }
  return f;
}

static bool differentiate_tendons(const Diff* x, const TendonSlope* tendon) {
  for (int t = 0; t < x->m->ntendon; t++) {
    TendonPull f = find_pull(x->m, x->d, t);
    if (f.force == 0 && f.by_length == 0 && f.by_velocity == 0) continue;
    if (!tendon_diff_pull(x, tendon + t, f)) return false;
  }
  return true;
}

//---------------------------------- inertia of tendons --------------------------------------------

static void refresh_motion(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  tendon(m, d);
  com_velocity(m, d);
}

static void read_tendon_bias(const Diff* x, void* user, double* to) {
  (void)user;
  dense_zero(to, (int)x->m->nv);
  tendon_force_bias(x->m, x->d, to);
}

// The bias J' armature (dJ/dt v): by velocity in closed form, by position by differences.
static bool differentiate_tendon_bias(const Diff* x, const DofSet* all, double* slope) {
  const ctModel* m = x->m;
  int nv = (int)m->nv;
  Nudged what = {.n = nv, .refresh = refresh_motion, .read = read_tendon_bias};
  if (!nudge(x, all, &what, slope)) return false;
  for (int i = 0; i < nv; i++)
    for (int j = 0; j < nv; j++) sink_entry(&x->sink, i, x->col.q + j, slope[i * nv + j]);
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_armature[t] == 0) continue;
    tendon_force_bias_slope(m, x->d, t, slope);
    TendonRow r = tendon_row(m, x->d, t);
    sink_add(&x->sink, (DiffSpan){r.J, r.dof, r.n, 0}, (DiffSpan){slope, NULL, nv, x->col.v}, 1,
             m->tendon_armature[t]);
  }
  return true;
}

static DofSet take_all_dofs(const Diff* x) {
  DofSet all = dofs_new(x);
  for (int i = 0; all.dof && i < x->m->nv; i++) dofs_add(&all, i);
  return all;
}

static bool differentiate_tendon_inertia(const Diff* x, const TendonSlope* tendon) {
  const ctModel* m = x->m;
  bool bends = false;
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_armature[t] == 0 || !tendon[t].H) continue;
    tendon_diff_armature(x, tendon + t, m->tendon_armature[t], x->qacc);
    bends = true;
  }
  if (!bends) return true;
  size_t mark = arena_mark(x->arena);
  DofSet all = take_all_dofs(x);
  double* slope = diff_numbers(x, (size_t)(m->nv * m->nv));
  bool good = all.dof && slope && differentiate_tendon_bias(x, &all, slope);
  x->info->approx |= ctAPPROX_WRAP;
  arena_release(x->arena, mark);
  return good;
}

//---------------------------------- forces on points ----------------------------------------------

// r_i -= v_i(p) . F for a constant force F at a point p of a body:
//   d(v_i(p) . F)_j = (S_j x S_i)(p) . F + (w_i x v_j(p)) . F
static void differentiate_force(const Diff* x, int body, const double* point, const double* force,
                                const unsigned char* skip) {
  const ctModel* m = x->m;
  double off[3], v[3], c[6], u[3];
  dofs_offset(x, body, point, off);
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    if (skip && skip[i]) continue;
    const double* S = x->d->cdof + 6 * i;
    for (int j = jacobian_last_dof(m, body); j >= 0; j = m->dof_parentid[j]) {
      jacobian_column(v, x->d->cdof + 6 * j, off);
      cross3(u, S, v);
      double sum = dot3(u, force);
      if (dofs_turns(m, j, i)) {
        spatial_cross_motion(c, x->d->cdof + 6 * j, S);
        jacobian_column(v, c, off);
        sum += dot3(v, force);
      }
      sink_entry(&x->sink, i, x->col.q + j, -sum);
    }
  }
}

// r_i -= w_i . T for a constant torque T:   d(w_i . T)_j = (w_j x w_i) . T where j turns i
static void differentiate_torque(const Diff* x, int body, const double* torque) {
  const ctModel* m = x->m;
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    for (int j = jacobian_last_dof(m, body); j >= 0; j = m->dof_parentid[j]) {
      double c[3];
      if (!dofs_turns(m, j, i)) continue;
      cross3(c, x->d->cdof + 6 * j, x->d->cdof + 6 * i);
      sink_entry(&x->sink, i, x->col.q + j, -dot3(c, torque));
    }
  }
}

// Dofs on which the compensation does not act, or acts as an actuator force that is at its limit.
static void mark_uncompensated(const Diff* x, const unsigned char* cut, unsigned char* skip) {
  const ctModel* m = x->m;
  bool off = m->nu == 0 || (m->opt.disableflags & ctDSBL_ACTUATION) || x->passive;
  for (int i = 0; i < m->nv; i++) skip[i] = m->jnt_actgravcomp[m->dof_jntid[i]] && (off || cut[i]);
}

static void differentiate_compensation(const Diff* x, const unsigned char* cut) {
  const ctModel* m = x->m;
  if (m->ngravcomp == 0 || (m->opt.disableflags & ctDSBL_GRAVITY)) return;
  size_t mark = arena_mark(x->arena);
  unsigned char* skip = arena_push(x->arena, (size_t)m->nv + 1, 64);
  if (!skip) return;
  mark_uncompensated(x, cut, skip);
  for (int b = 1; b < m->nbody; b++) {
    if (m->body_gravcomp[b] == 0) continue;
    double f[3];
    scl3(f, m->opt.gravity, -m->body_mass[b] * m->body_gravcomp[b]);
    differentiate_force(x, b, x->d->xipos + 3 * b, f, skip);
  }
  arena_release(x->arena, mark);
}

static void differentiate_applied(const Diff* x) {
  static const double none[6] = {0};
  for (int b = 1; b < x->m->nbody; b++) {
    const double* f = x->d->xfrc_applied + 6 * b;
    if (memcmp(f, none, sizeof none) == 0) continue;
    differentiate_force(x, b, x->d->xipos + 3 * b, f, NULL);
    differentiate_torque(x, b, f + 3);
  }
}

//---------------------------------- flexes --------------------------------------------------------

static void refresh_flexes(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  flex_pos(m, d);
  com_velocity(m, d);
  rates(m, d);
}

static void read_flex_force(const Diff* x, void* user, double* to) {
  (void)user;
  ctData* d = x->d;
  int nv = (int)x->m->nv;
  dense_zero(d->qfrc_spring, nv);
  dense_zero(d->qfrc_damper, nv);
  flex_force(x->m, d);
  dense_add(to, d->qfrc_spring, d->qfrc_damper, nv);
}

static bool flexes_push(const ctModel* m) {
  for (int f = 0; f < m->nflex; f++)
    if (!m->flex_rigid[f]) return true;
  return false;
}

// Springs and dampers of flexes by position: differences of these forces
static bool add_flexes_by_position(const Diff* x, double* slope) {
  int nv = (int)x->m->nv;
  double* kept = diff_numbers(x, 2 * (size_t)nv);
  DofSet all = take_all_dofs(x);
  Nudged what = {.n = nv, .refresh = refresh_flexes, .read = read_flex_force};
  if (!all.dof || !kept) return false;
  dense_copy(kept, x->d->qfrc_spring, nv);
  dense_copy(kept + nv, x->d->qfrc_damper, nv);
  bool good = nudge(x, &all, &what, slope);
  dense_copy(x->d->qfrc_spring, kept, nv);
  dense_copy(x->d->qfrc_damper, kept + nv, nv);
  return good;
}

static bool add_flexes_by_velocity(const Diff* x, double* slope) {
  size_t bytes = force_vel_flexes_room(x->m) * sizeof(double) + 64 * 16;
  void* memory = arena_push(x->arena, bytes, 64);
  if (!memory) return false;
  dense_zero(slope, (int)(x->m->nv * x->m->nv));
  force_vel_flexes((ForceVel){x->m, x->d, slope, scratch_from(memory, bytes)});
  return true;
}

static void subtract_slope(const Diff* x, const double* slope, int column) {
  int nv = (int)x->m->nv;
  for (int i = 0; i < nv; i++)
    for (int j = 0; j < nv; j++)
      if (slope[i * nv + j] != 0) sink_entry(&x->sink, i, column + j, -slope[i * nv + j]);
}

static bool differentiate_flexes(const Diff* x) {
  if (!flexes_push(x->m)) return true;
  size_t mark = arena_mark(x->arena), n = (size_t)x->m->nv;
  double* slope = diff_numbers(x, n * n);
  if (!slope || !add_flexes_by_position(x, slope)) return false;
  subtract_slope(x, slope, x->col.q);
  if (!add_flexes_by_velocity(x, slope)) return false;
  subtract_slope(x, slope, x->col.v);
  x->info->approx |= ctAPPROX_FLEX;
  arena_release(x->arena, mark);
  return true;
}

//--------------------------------------------------------------------------------------------------

static void note_hooks(const Diff* x) {
  const ctCallbacks* hook = &data_own(x->d)->hook;
  if (hook->passive || hook->control || x->m->nplugin) x->info->approx |= ctAPPROX_PLUGIN;
}

bool passive_diff(Diff* x, const TendonSlope* tendon, const unsigned char* cut) {
  bool good = true;
  note_hooks(x);
  if (!x->inverse) differentiate_applied(x);
  good = good && differentiate_tendon_inertia(x, tendon);
  if (!passive_acts(x->m)) return good;
  differentiate_springs(x);
  differentiate_dampers(x);
  differentiate_compensation(x, cut);
  good = good && differentiate_tendons(x, tendon);
  good = good && fluid_diff(x);
  return good && differentiate_flexes(x);
}
