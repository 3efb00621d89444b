// Public quaternion and pose functions.
#include "math/quat.h"

#include <corten/corten.h>

void ctu_rotVecQuat(cttNum res[3], const cttNum vec[3], const cttNum quat[4]) {
  quat_rot_vec(res, vec, quat);
}

void ctu_negQuat(cttNum res[4], const cttNum quat[4]) { quat_neg(res, quat); }

void ctu_mulQuat(cttNum res[4], const cttNum quat1[4], const cttNum quat2[4]) {
  quat_mul(res, quat1, quat2);
}

void ctu_mulQuatAxis(cttNum res[4], const cttNum quat[4], const cttNum axis[3]) {
  quat_mul_axis(res, quat, axis);
}

void ctu_axisAngle2Quat(cttNum res[4], const cttNum axis[3], cttNum angle) {
  quat_from_axis_angle(res, axis, angle);
}

void ctu_quat2Vel(cttNum res[3], const cttNum quat[4], cttNum dt) { quat_to_vel(res, quat, dt); }

void ctu_subQuat(cttNum res[3], const cttNum qa[4], const cttNum qb[4]) { quat_sub(res, qa, qb); }

void ctu_quat2Mat(cttNum res[9], const cttNum quat[4]) { quat_to_mat(res, quat); }

void ctu_mat2Quat(cttNum quat[4], const cttNum mat[9]) { quat_from_mat(quat, mat); }

void ctu_derivQuat(cttNum res[4], const cttNum quat[4], const cttNum vel[3]) {
  quat_deriv(res, quat, vel);
}

void ctu_quatIntegrate(cttNum quat[4], const cttNum vel[3], cttNum scale) {
  quat_integrate(quat, vel, scale);
}

void ctu_quatZ2Vec(cttNum quat[4], const cttNum vec[3]) { quat_from_z(quat, vec); }

int ctu_mat2Rot(cttNum quat[4], const cttNum mat[9]) { return quat_nearest_rotation(quat, mat); }

void ctu_euler2Quat(cttNum quat[4], const cttNum euler[3], const char* seq) {
  quat_from_euler(quat, euler, seq);
}

void ctu_mulPose(cttNum posres[3], cttNum quatres[4], const cttNum pos1[3], const cttNum quat1[4],
                 const cttNum pos2[3], const cttNum quat2[4]) {
  quat_mul_pose(posres, quatres, pos1, quat1, pos2, quat2);
}

void ctu_negPose(cttNum posres[3], cttNum quatres[4], const cttNum pos[3], const cttNum quat[4]) {
  quat_neg_pose(posres, quatres, pos, quat);
}

void ctu_trnVecPose(cttNum res[3], const cttNum pos[3], const cttNum quat[4], const cttNum vec[3]) {
  quat_pose_vec(res, pos, quat, vec);
}

void ctd_subQuat(const cttNum qa[4], const cttNum qb[4], cttNum Da[9], cttNum Db[9]) {
  quat_sub_deriv(qa, qb, Da, Db);
}

void ctd_quatIntegrate(const cttNum vel[3], cttNum scale, cttNum Dquat[9], cttNum Dvel[9],
                       cttNum Dscale[3]) {
  quat_integrate_deriv(vel, scale, Dquat, Dvel, Dscale);
}
