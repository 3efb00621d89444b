// The actuator plugin mujoco.pid: proportional, integral and derivative control of the length.
#ifndef FORCE_PLUGIN_PID_H
#define FORCE_PLUGIN_PID_H

#include <corten/plugin.h>

// Settings: kp ki kd; imax: largest force of the integral; slewmax: fastest change of the target.
// The target is the control, or with dynamics the last activation. Activations: the integral of the
// error if ki is not zero, the target of the step before if slewmax is given, then those of the
// dynamics.
extern const ctpPlugin plugin_pid;

#endif
