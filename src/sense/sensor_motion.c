// Every function writes the sensor_dim numbers of one sensor: in the frame of its site or object,
// or in that of the reference object where it has one. Angles are in radians, quaternions (w, x, y,
// z).
#include "sense/sensor_motion.h"

#include "math/quat.h"
#include "math/vec.h"
#include "sense/energy.h"
#include "sense/object_motion.h"

#include <corten/corten.h>

//---------------------------------- scalars -------------------------------------------------------

void sensor_motion_joint_pos(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->qpos[m->jnt_qposadr[m->sensor_objid[i]]];
}

void sensor_motion_joint_vel(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->qvel[m->jnt_dofadr[m->sensor_objid[i]]];
}

void sensor_motion_ball_quat(const ctModel* m, ctData* d, int i, double* out) {
  copy4(out, d->qpos + m->jnt_qposadr[m->sensor_objid[i]]);
  normalize4(out);
}

void sensor_motion_ball_vel(const ctModel* m, ctData* d, int i, double* out) {
  copy3(out, d->qvel + m->jnt_dofadr[m->sensor_objid[i]]);
}

void sensor_motion_tendon_pos(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->ten_length[m->sensor_objid[i]];
}

void sensor_motion_tendon_vel(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->ten_velocity[m->sensor_objid[i]];
}

void sensor_motion_actuator_pos(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->actuator_length[m->sensor_objid[i]];
}

void sensor_motion_actuator_vel(const ctModel* m, ctData* d, int i, double* out) {
  *out = d->actuator_velocity[m->sensor_objid[i]];
}

void sensor_motion_clock(const ctModel* m, ctData* d, int i, double* out) {
  (void)m;
  (void)i;
  *out = d->time;
}

//---------------------------------- frames --------------------------------------------------------

static ObjectFrame object_of(const ctModel* m, const ctData* d, int i) {
  return object_frame(m, d, m->sensor_objtype[i], m->sensor_objid[i]);
}

static ObjectFrame reference_of(const ctModel* m, const ctData* d, int i) {
  return object_frame(m, d, m->sensor_reftype[i], m->sensor_refid[i]);
}

// R' (x - p), or x itself without a reference frame
void sensor_motion_frame_pos(const ctModel* m, ctData* d, int i, double* out) {
  copy3(out, object_of(m, d, i).pos);
  if (m->sensor_refid[i] < 0) return;
  ObjectFrame ref = reference_of(m, d, i);
  sub3(out, out, ref.pos);
  mat3_mul_t_vec(out, ref.mat, out);
}

void sensor_motion_frame_axis(const ctModel* m, ctData* d, int i, double* out) {
  const double* column = object_of(m, d, i).mat + (m->sensor_type[i] - ctSENS_FRAMEXAXIS);
  for (int k = 0; k < 3; k++) out[k] = column[3 * k];
  if (m->sensor_refid[i] >= 0) mat3_mul_t_vec(out, reference_of(m, d, i).mat, out);
}

// Orientation of an object: of its body, times its own in the body.
static void find_orientation(const ctModel* m, const ctData* d, int type, int id, double* q) {
  ObjectFrame f = object_frame(m, d, type, id);
  const double* body = d->xquat + 4 * f.body;
  switch (type) {
  case ctOBJ_XBODY:
    copy4(q, body);
    return;
  case ctOBJ_BODY:
    quat_mul(q, body, m->body_iquat + 4 * id);
    return;
  case ctOBJ_GEOM:
    quat_mul(q, body, m->geom_quat + 4 * id);
    return;
  case ctOBJ_SITE:
    quat_mul(q, body, m->site_quat + 4 * id);
    return;
  default:
    quat_mul(q, body, m->cam_quat + 4 * id);
  }
}

void sensor_motion_frame_quat(const ctModel* m, ctData* d, int i, double* out) {
  find_orientation(m, d, m->sensor_objtype[i], m->sensor_objid[i], out);
  if (m->sensor_refid[i] < 0) return;
  double ref[4];
  find_orientation(m, d, m->sensor_reftype[i], m->sensor_refid[i], ref);
  quat_neg(ref, ref);
  quat_mul(out, ref, out);
}

// In a frame that moves with (w, v): R' (w_obj - w) and R' (v_obj - v + (x - p) x w)
static void relative_velocity(const ctModel* m, const ctData* d, int i, double* vel) {
  ObjectFrame obj = object_of(m, d, i), ref = reference_of(m, d, i);
  double own[6], off[3], turn[3];
  ct_objectVelocity(m, d, m->sensor_reftype[i], m->sensor_refid[i], own, 0);
  sub6(vel, vel, own);
  sub3(off, obj.pos, ref.pos);
  cross3(turn, off, own);
  addto3(vel + 3, turn);
  mat3_mul_t_vec(vel, ref.mat, vel);
  mat3_mul_t_vec(vel + 3, ref.mat, vel + 3);
}

void sensor_motion_frame_vel(const ctModel* m, ctData* d, int i, double* out) {
  double vel[6];
  ct_objectVelocity(m, d, m->sensor_objtype[i], m->sensor_objid[i], vel, 0);
  if (m->sensor_refid[i] >= 0) relative_velocity(m, d, i, vel);
  copy3(out, m->sensor_type[i] == ctSENS_FRAMELINVEL ? vel + 3 : vel);
}

void sensor_motion_frame_acc(const ctModel* m, ctData* d, int i, double* out) {
  double acc[6];
  ct_objectAcceleration(m, d, m->sensor_objtype[i], m->sensor_objid[i], acc, 0);
  copy3(out, m->sensor_type[i] == ctSENS_FRAMELINACC ? acc + 3 : acc);
}

//---------------------------------- instruments at a site -----------------------------------------

void sensor_motion_magnetometer(const ctModel* m, ctData* d, int i, double* out) {
  mat3_mul_t_vec(out, d->site_xmat + 9 * m->sensor_objid[i], m->opt.magnetic);
}

static void measure_velocity(const ctModel* m, const ctData* d, int i, double vel[6]) {
  ct_objectVelocity(m, d, ctOBJ_SITE, m->sensor_objid[i], vel, 1);
}

void sensor_motion_velocimeter(const ctModel* m, ctData* d, int i, double* out) {
  double vel[6];
  measure_velocity(m, d, i, vel);
  copy3(out, vel + 3);
}

void sensor_motion_gyro(const ctModel* m, ctData* d, int i, double* out) {
  double vel[6];
  measure_velocity(m, d, i, vel);
  copy3(out, vel);
}

void sensor_motion_accelerometer(const ctModel* m, ctData* d, int i, double* out) {
  double acc[6];
  ct_objectAcceleration(m, d, ctOBJ_SITE, m->sensor_objid[i], acc, 1);
  copy3(out, acc + 3);
}

//---------------------------------- subtrees and energy -------------------------------------------

void sensor_motion_subtree_com(const ctModel* m, ctData* d, int i, double* out) {
  copy3(out, d->subtree_com + 3 * m->sensor_objid[i]);
}

void sensor_motion_subtree_vel(const ctModel* m, ctData* d, int i, double* out) {
  copy3(out, d->subtree_linvel + 3 * m->sensor_objid[i]);
}

void sensor_motion_subtree_angmom(const ctModel* m, ctData* d, int i, double* out) {
  copy3(out, d->subtree_angmom + 3 * m->sensor_objid[i]);
}

void sensor_motion_potential(const ctModel* m, ctData* d, int i, double* out) {
  (void)i;
  if (!d->flg_energypos) energy_potential(m, d);
  *out = d->energy[0];
}

void sensor_motion_kinetic(const ctModel* m, ctData* d, int i, double* out) {
  (void)i;
  if (!d->flg_energyvel) energy_kinetic(m, d);
  *out = d->energy[1];
}
