// Sensors of place and motion: joints, tendons, actuators, frames, subtrees. Each function writes
// the outputs of sensor i to out.
#ifndef SENSE_SENSOR_MOTION_H
#define SENSE_SENSOR_MOTION_H

#include <corten/data.h>
#include <corten/model.h>

//   reads   qpos qvel ten_length ten_velocity actuator_length actuator_velocity time
void sensor_motion_joint_pos(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_joint_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_ball_quat(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_ball_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_tendon_pos(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_tendon_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_actuator_pos(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_actuator_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_clock(const ctModel* m, ctData* d, int i, double* out);

//   reads   frames of bodies, geoms, sites and cameras; cvel, cacc
void sensor_motion_frame_pos(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_frame_quat(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_frame_axis(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_frame_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_frame_acc(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_magnetometer(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_velocimeter(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_gyro(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_accelerometer(const ctModel* m, ctData* d, int i, double* out);

//   reads   subtree_com subtree_linvel subtree_angmom, xipos qpos qM qvel
void sensor_motion_subtree_com(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_subtree_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_subtree_angmom(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_potential(const ctModel* m, ctData* d, int i, double* out);
void sensor_motion_kinetic(const ctModel* m, ctData* d, int i, double* out);

#endif
