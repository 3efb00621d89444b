// Sensors of forces between bodies, of actuators and of limits. Each function writes the outputs of
// sensor i to out.
#ifndef SENSE_SENSOR_FORCE_H
#define SENSE_SENSOR_FORCE_H

#include <corten/data.h>
#include <corten/model.h>

//   reads   cfrc_int subtree_com site_xpos site_xmat
void sensor_force_force(const ctModel* m, ctData* d, int i, double* out);
void sensor_force_torque(const ctModel* m, ctData* d, int i, double* out);

//   reads   actuator_force qfrc_actuator
void sensor_force_actuator(const ctModel* m, ctData* d, int i, double* out);
void sensor_force_joint_actuators(const ctModel* m, ctData* d, int i, double* out);
void sensor_force_tendon_actuators(const ctModel* m, ctData* d, int i, double* out);

// Limits of joints and tendons; 0 while the limit is not active.
//   reads   efc_type efc_id efc_pos efc_margin efc_vel efc_force
void sensor_force_limit_pos(const ctModel* m, ctData* d, int i, double* out);
void sensor_force_limit_vel(const ctModel* m, ctData* d, int i, double* out);
void sensor_force_limit_frc(const ctModel* m, ctData* d, int i, double* out);

#endif
