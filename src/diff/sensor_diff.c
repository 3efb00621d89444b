// A sensor is a function of the poses, velocities and accelerations of bodies, of lengths or of
// forces. Motions of a frame at p with axes R: by dof j its point moves by dp_j and it turns by
// w_j,
//   d(R' y)_j = R' (dy_j - w_j x y)
#include "diff/sensor_diff.h"

#include "constraint/limit.h"
#include "diff/drive_diff.h"
#include "diff/sensor_frame.h"
#include "diff/sensor_load.h"
#include "diff/sensor_nudge.h"
#include "diff/soft_row.h"
#include "diff/tree_diff.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "pos/mass_matrix.h"
#include "step/derivative.h"

#include <math.h>

//---------------------------------- scalars -------------------------------------------------------

static bool put_joint_position(const SensorWork* w) {
  const Diff* x = &w->p->x;
  sink_entry(w->sink, w->row, x->col.q + x->m->jnt_dofadr[x->m->sensor_objid[w->i]], 1);
  return true;
}

static bool put_joint_velocity(const SensorWork* w) {
  const Diff* x = &w->p->x;
  int dof = x->m->jnt_dofadr[x->m->sensor_objid[w->i]];
  for (int k = 0; k < x->m->sensor_dim[w->i]; k++)
    sink_entry(w->sink, w->row + k, x->col.v + dof + k, 1);
  return true;
}

// dq = 1/2 q (0, e)
static bool put_ball_quaternion(const SensorWork* w) {
  const Diff* x = &w->p->x;
  int j = x->m->sensor_objid[w->i];
  double q[4];
  copy4(q, x->d->qpos + x->m->jnt_qposadr[j]);
  normalize4(q);
  for (int k = 0; k < 3; k++) {
    double e[3] = {0.5 * (k == 0), 0.5 * (k == 1), 0.5 * (k == 2)}, r[4];
    quat_mul_axis(r, q, e);
    for (int i = 0; i < 4; i++)
      sink_entry(w->sink, w->row + i, x->col.q + x->m->jnt_dofadr[j] + k, r[i]);
  }
  return true;
}

static bool put_tendon_length(const SensorWork* w) {
  const TendonSlope* t = w->p->tendon + w->p->x.m->sensor_objid[w->i];
  for (int k = 0; k < t->n; k++)
    sink_entry(w->sink, w->row, w->p->x.col.q + t->dof[k], t->length[k]);
  return true;
}

// d(J v)_j = sum_i v_i H_ij
static bool put_tendon_velocity(const SensorWork* w) {
  const Diff* x = &w->p->x;
  const TendonSlope* t = w->p->tendon + x->m->sensor_objid[w->i];
  for (int k = 0; k < t->n; k++) {
    sink_entry(w->sink, w->row, x->col.v + t->dof[k], t->J[k]);
    for (int j = 0; j < t->n && t->H; j++)
      sink_entry(w->sink, w->row, x->col.q + t->dof[j], t->H[k * t->n + j] * x->d->qvel[t->dof[k]]);
  }
  return true;
}

static bool put_actuator_length(const SensorWork* w) {
  const Lever* a = w->p->lever + w->p->x.m->sensor_objid[w->i];
  for (int k = 0; k < a->n; k++)
    sink_entry(w->sink, w->row, w->p->x.col.q + a->dof[k], a->length[k]);
  return true;
}

static void put_lever_velocity(const SensorWork* w, const Lever* a, double s) {
  const Diff* x = &w->p->x;
  for (int k = 0; k < a->n; k++) {
    sink_entry(w->sink, w->row, x->col.v + a->dof[k], s * a->moment[k]);
    for (int j = 0; j < a->n && a->H; j++)
      sink_entry(w->sink, w->row, x->col.q + a->dof[j],
                 s * a->H[k * a->n + j] * x->d->qvel[a->dof[k]]);
  }
}

static bool put_actuator_velocity(const SensorWork* w) {
  if (w->p->x.m->opt.disableflags & ctDSBL_ACTUATION) return true; // it is zero then
  put_lever_velocity(w, w->p->lever + w->p->x.m->sensor_objid[w->i], 1);
  return true;
}

// Forces of actuators on tendons with a limit of their sum are left to the list.
static bool put_force_of(const SensorWork* w, int i) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  const ActuatorSlope* s = w->p->actuator + i;
  const Lever* a = w->p->lever + i;
  if (m->opt.disableflags & ctDSBL_ACTUATION) return true;
  if (trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON &&
      m->tendon_actfrclimited[m->actuator_trnid[2 * i]])
    return false;
  if (m->actuator_forcelimited[i] &&
      derivative_is_cut(x->d->actuator_force[i], m->actuator_forcerange + 2 * i))
    return true;
  for (int k = 0; k < a->n; k++)
    sink_entry(w->sink, w->row, x->col.q + a->dof[k], s->by_length * a->length[k]);
  put_lever_velocity(w, a, s->by_velocity);
  if (m->actuator_actadr[i] >= 0)
    sink_entry(w->sink, w->row, x->col.act + m->actuator_actadr[i] + m->actuator_actnum[i] - 1,
               s->by_act);
  sink_entry(w->sink, w->row, x->col.ctrl + i, s->by_ctrl);
  return true;
}

static bool put_actuator_force(const SensorWork* w) {
  return put_force_of(w, w->p->x.m->sensor_objid[w->i]);
}

static bool put_tendon_actuators(const SensorWork* w) {
  const ctModel* m = w->p->x.m;
  int t = m->sensor_objid[w->i];
  bool good = true;
  for (int i = 0; i < m->nu; i++)
    if (trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON && m->actuator_trnid[2 * i] == t)
      good = good && put_force_of(w, i);
  return good;
}

// Row of one dof of the moments of all actuators. Adhesion and gravity compensation are left to the
// list.
static bool put_joint_actuators(const SensorWork* w) {
  Diff x = w->p->x;
  const ctModel* m = x.m;
  int j = m->sensor_objid[w->i], nv = (int)m->nv;
  for (int i = 0; i < m->nu; i++)
    if (trn_object_of(m->actuator_trntype[i]) == ctOBJ_BODY) return false;
  if (m->ngravcomp && m->jnt_actgravcomp[j]) return false;
  size_t mark = arena_mark(x.arena);
  double *y = diff_numbers(&x, (size_t)(nv + x.col.n) + 1), *row = y ? y + nv : NULL;
  if (!y) return false;
  dense_zero(y, nv + x.col.n);
  y[m->jnt_dofadr[j]] = -1;
  x.sink = (DiffSink){.rows = nv, .cols = x.col.n, .left = y, .row = row};
  bool good = drive_diff(&x, w->p->lever, w->p->actuator, w->p->cut);
  for (int k = 0; k < x.col.n && good; k++)
    if (row[k] != 0) sink_entry(w->sink, w->row, k, row[k]);
  arena_release(x.arena, mark);
  return good;
}

static bool put_nothing(const SensorWork* w) { return (void)w, true; }

//---------------------------------- limits --------------------------------------------------------

// The row of a limit of a scalar joint and its sign; -1: none
static int find_limit(const SensorWork* w, double* sign) {
  const Diff* x = &w->p->x;
  int j = x->m->sensor_objid[w->i];
  ConstraintBlock b = limit_of(x->m, x->d, x->m->sensor_objtype[w->i], j);
  if (!b.rows) return -1;
  *sign =
      x->d->efc_pos[b.row] == x->d->qpos[x->m->jnt_qposadr[j]] - x->m->jnt_range[2 * j] ? 1 : -1;
  return b.row;
}

static bool is_scalar_limit(const SensorWork* w) {
  const ctModel* m = w->p->x.m;
  return joint_is_scalar(m->jnt_type[m->sensor_objid[w->i]]);
}

static bool put_limit_position(const SensorWork* w) {
  const Diff* x = &w->p->x;
  double sign;
  if (!is_scalar_limit(w)) return false;
  if (find_limit(w, &sign) >= 0)
    sink_entry(w->sink, w->row, x->col.q + x->m->jnt_dofadr[x->m->sensor_objid[w->i]], sign);
  return true;
}

static bool put_limit_velocity(const SensorWork* w) {
  const Diff* x = &w->p->x;
  double sign;
  if (!is_scalar_limit(w)) return false;
  if (find_limit(w, &sign) >= 0)
    sink_entry(w->sink, w->row, x->col.v + x->m->jnt_dofadr[x->m->sensor_objid[w->i]], sign);
  return true;
}

// df = -D (J da + B J dv + (stiff + extra) dpos) + growth f dpos
static bool put_limit_force(const SensorWork* w) {
  const Diff* x = &w->p->x;
  double sign;
  if (!is_scalar_limit(w)) return false;
  int row = find_limit(w, &sign), dof = x->m->jnt_dofadr[x->m->sensor_objid[w->i]];
  if (row < 0) return true;
  SoftRow s = soft_row(x, &w->p->active, row, row);
  double f = w->p->active.force[row];
  sink_entry(w->sink, w->row, w->acc + dof, -s.D * sign);
  sink_entry(w->sink, w->row, x->col.v + dof, -s.D * s.B * sign);
  sink_entry(w->sink, w->row, x->col.q + dof, sign * (s.growth * f - s.D * (s.stiff + s.extra)));
  return true;
}

// The row of a limit of a tendon and its sign; -1: none
static int find_tendon_limit(const SensorWork* w, double* sign) {
  const Diff* x = &w->p->x;
  int t = x->m->sensor_objid[w->i];
  ConstraintBlock b = limit_of(x->m, x->d, x->m->sensor_objtype[w->i], t);
  if (!b.rows) return -1;
  *sign = x->d->efc_pos[b.row] == x->d->ten_length[t] - x->m->tendon_range[2 * t] ? 1 : -1;
  return b.row;
}

static const TendonSlope* find_sensed_tendon(const SensorWork* w) {
  return w->p->tendon + w->p->x.m->sensor_objid[w->i];
}

// scale y' H by the dofs of a tendon
static void put_tendon_turn(const SensorWork* w, const double* y, double scale) {
  const TendonSlope* t = find_sensed_tendon(w);
  for (int k = 0; k < t->n && t->H; k++)
    for (int j = 0; j < t->n; j++)
      sink_entry(w->sink, w->row, w->p->x.col.q + t->dof[j],
                 scale * y[t->dof[k]] * t->H[k * t->n + j]);
}

static bool put_tendon_limit_position(const SensorWork* w) {
  const TendonSlope* t = find_sensed_tendon(w);
  double sign;
  if (find_tendon_limit(w, &sign) < 0) return true;
  for (int k = 0; k < t->n; k++)
    sink_entry(w->sink, w->row, w->p->x.col.q + t->dof[k], sign * t->length[k]);
  return true;
}

static bool put_tendon_limit_velocity(const SensorWork* w) {
  const TendonSlope* t = find_sensed_tendon(w);
  double sign;
  if (find_tendon_limit(w, &sign) < 0) return true;
  for (int k = 0; k < t->n; k++)
    sink_entry(w->sink, w->row, w->p->x.col.v + t->dof[k], sign * t->J[k]);
  put_tendon_turn(w, w->p->x.d->qvel, sign);
  return true;
}

// As put_limit_force, and dJ a, B dJ v.
static bool put_tendon_limit_force(const SensorWork* w) {
  const Diff* x = &w->p->x;
  const TendonSlope* t = find_sensed_tendon(w);
  double sign;
  int row = find_tendon_limit(w, &sign);
  if (row < 0) return true;
  SoftRow s = soft_row(x, &w->p->active, row, row);
  double f = w->p->active.force[row];
  for (int k = 0; k < t->n; k++) {
    sink_entry(w->sink, w->row, w->acc + t->dof[k], -s.D * sign * t->J[k]);
    sink_entry(w->sink, w->row, x->col.v + t->dof[k], -s.D * s.B * sign * t->J[k]);
    sink_entry(w->sink, w->row, x->col.q + t->dof[k],
               sign * t->length[k] * (s.growth * f - s.D * (s.stiff + s.extra)));
  }
  put_tendon_turn(w, x->qacc, -s.D * sign);
  put_tendon_turn(w, x->d->qvel, -s.D * s.B * sign);
  return true;
}

//---------------------------------- energy --------------------------------------------------------

// T = v' M v / 2:   by v M v, by q 1/2 v' d(M v)
static bool put_kinetic_energy(const SensorWork* w) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  int nv = (int)m->nv;
  for (int t = 0; t < m->ntendon; t++)
    if (m->tendon_armature[t] != 0) return false;
  size_t mark = arena_mark(x->arena);
  double *momentum = diff_numbers(x, 2 * (size_t)nv + 1), *by_q = momentum ? momentum + nv : NULL;
  if (!momentum) return false;
  mass_matrix_mul(m, x->d, momentum, x->d->qvel);
  dense_zero(by_q, nv);
  DiffSink sink = {.rows = nv, .cols = nv, .left = x->d->qvel, .row = by_q};
  TreeMotion t = {.qacc = x->d->qvel};
  bool good = tree_diff(m, x->d, &t, x->arena, (TreeColumns){&sink, 0, -1, 0.5});
  for (int j = 0; j < nv; j++) {
    sink_entry(w->sink, w->row, x->col.v + j, momentum[j]);
    sink_entry(w->sink, w->row, x->col.q + j, by_q[j]);
  }
  arena_release(x->arena, mark);
  return good;
}

//--------------------------------------------------------------------------------------------------

static const PutSensor kSensor[ctSENS_USER + 1] = {
    [ctSENS_JOINTPOS] = put_joint_position,
    [ctSENS_JOINTVEL] = put_joint_velocity,
    [ctSENS_TENDONPOS] = put_tendon_length,
    [ctSENS_TENDONVEL] = put_tendon_velocity,
    [ctSENS_ACTUATORPOS] = put_actuator_length,
    [ctSENS_ACTUATORVEL] = put_actuator_velocity,
    [ctSENS_ACTUATORFRC] = put_actuator_force,
    [ctSENS_JOINTACTFRC] = put_joint_actuators,
    [ctSENS_TENDONACTFRC] = put_tendon_actuators,
    [ctSENS_TENDONLIMITPOS] = put_tendon_limit_position,
    [ctSENS_TENDONLIMITVEL] = put_tendon_limit_velocity,
    [ctSENS_TENDONLIMITFRC] = put_tendon_limit_force,
    [ctSENS_BALLQUAT] = put_ball_quaternion,
    [ctSENS_BALLANGVEL] = put_joint_velocity,
    [ctSENS_JOINTLIMITPOS] = put_limit_position,
    [ctSENS_JOINTLIMITVEL] = put_limit_velocity,
    [ctSENS_JOINTLIMITFRC] = put_limit_force,
    [ctSENS_INSIDESITE] = put_nothing,
    [ctSENS_E_KINETIC] = put_kinetic_energy,
    [ctSENS_CLOCK] = put_nothing,
};

// A number at its cutoff does not change.
static bool is_cut_off(const ctModel* m, const ctData* d, int i) {
  double cutoff = m->sensor_cutoff[i];
  for (int k = 0; k < m->sensor_dim[i] && cutoff > 0; k++)
    if (fabs(d->sensordata[m->sensor_adr[i] + k]) >= cutoff) return true;
  return false;
}

// A camera that tracks something does not move with its body.
static bool follows_camera(const ctModel* m, int i) {
  bool object =
      m->sensor_objtype[i] == ctOBJ_CAMERA && m->cam_mode[m->sensor_objid[i]] != ctCAMLIGHT_FIXED;
  bool reference = m->sensor_reftype[i] == ctOBJ_CAMERA && m->sensor_refid[i] >= 0 &&
                   m->cam_mode[m->sensor_refid[i]] != ctCAMLIGHT_FIXED;
  return object || reference;
}

static void list_sensor(ctDerivativeInfo* info, int i) {
  if (info->nsensor < ctNKINK) info->sensor[info->nsensor] = i;
  info->nsensor++;
}

// Sensors with closed forms go to the sink, others that have a derivative to a list.
typedef struct SensorLists {
  int *nudged, *force, nnudged, nforce;
} SensorLists;

static void put_each_sensor(SensorWork* w, SensorLists* l) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  for (int i = 0; i < m->nsensor; i++) {
    int type = m->sensor_type[i];
    w->i = i;
    w->row = m->sensor_adr[i];
    PutSensor put = type >= 0 && type <= ctSENS_USER ? kSensor[type] : NULL;
    if (!put) put = sensor_frame_of(type);
    bool late = m->sensor_history[2 * i] > 0 || is_cut_off(m, x->d, i), lost = follows_camera(m, i);
    if (!late && (!put || lost) && sensor_nudge_takes(m, i))
      l->nudged[l->nnudged++] = i;
    else if (!late && sensor_load_takes(m, i))
      l->force[l->nforce++] = i;
    else if (!put || late || lost || !put(w))
      list_sensor(x->info, i);
  }
}

bool sensor_diff(DiffPoint* p, const DiffSink* sink, int acc) {
  const Diff* x = &p->x;
  const ctModel* m = x->m;
  size_t mark = arena_mark(x->arena);
  SensorWork w = {.p = p, .sink = sink, .acc = acc};
  SensorLists l = {.nudged = diff_ints(x, 2 * (size_t)m->nsensor + 1)};
  bool lost = false;
  x->info->nsensor = 0;
  if (m->opt.disableflags & ctDSBL_SENSOR) return true;
  if (!l.nudged || !body_motion_open(x, &w.b)) return false;
  l.force = l.nudged + m->nsensor;
  put_each_sensor(&w, &l);
  bool good =
      sensor_nudge_add(&w, l.nudged, l.nnudged) && sensor_load_add(&w, l.force, l.nforce, &lost);
  for (int k = 0; k < l.nforce && lost; k++) list_sensor(x->info, l.force[k]);
  arena_release(x->arena, mark);
  return good;
}

static bool is_listed(const ctDerivativeInfo* info, int i) {
  for (int k = 0; k < info->nsensor && k < ctNKINK; k++)
    if (info->sensor[k] == i) return true;
  return false;
}

bool sensor_diff_loads(DiffPoint* p, const InputColumns* X, double* Z) {
  const Diff* x = &p->x;
  const ctModel* m = x->m;
  size_t mark = arena_mark(x->arena);
  SensorWork w = {.p = p};
  int n = 0, *list = diff_ints(x, (size_t)m->nsensor + 1);
  if (m->opt.disableflags & ctDSBL_SENSOR) return true;
  if (!list) return false;
  for (int i = 0; i < m->nsensor; i++)
    if (sensor_load_takes(m, i) && !is_listed(x->info, i)) list[n++] = i;
  bool good = x->info->nsensor > ctNKINK || sensor_load_whole(&w, list, n, X, Z);
  arena_release(x->arena, mark);
  return good;
}
