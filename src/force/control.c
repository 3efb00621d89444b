#include "force/control.h"

#include "math/dense.h"
#include "model/history.h"

static bool is_delayed(const ctModel* m, int i) {
  return m->actuator_delay[i] > 0 && m->actuator_history[2 * i] > 0;
}

static bool clamps_controls(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_CLAMPCTRL); }

static real clamp_control(const ctModel* m, int i, real ctrl) {
  const double* range = m->actuator_ctrlrange + 2 * i;
  return real_clamp(ctrl, real_set(range[0]), real_set(range[1]));
}

real control_of(const ctModel* m, const ctData* d, int i) {
  real ctrl = d->ctrl[i];
  if (m->nhistory && is_delayed(m, i)) ctrl = real_set(history_control(m, d, i, d->time, -1));
  return clamps_controls(m) && m->actuator_ctrllimited[i] ? clamp_control(m, i, ctrl) : ctrl;
}

int control_read(const ctModel* m, const ctData* d, real* ctrl) {
  int nu = (int)m->nu;
  bool clamp = clamps_controls(m);
  real limit = real_set(ctMAXVAL);
  dense_copy(ctrl, d->ctrl, nu);
  for (int i = 0; m->nhistory && i < nu; i++) {
    if (is_delayed(m, i)) ctrl[i] = real_set(history_control(m, d, i, d->time, -1));
  }
  for (int i = 0; i < nu; i++) {
    if (clamp && m->actuator_ctrllimited[i]) ctrl[i] = clamp_control(m, i, ctrl[i]);
    if (real_all(real_abs(ctrl[i]) <= limit)) continue;
    dense_zero(ctrl, nu);
    return i;
  }
  return -1;
}
