#include "force/activation.h"

#include "generated/kinds.h"
#include "math/fn.h"
#include "math/muscle.h"
#include "model/awake.h"
#include "model/data.h"

#include <corten/corten.h>

// The inputs of a kind of dynamics.
typedef struct ActivationInput {
  const ctModel* m;
  const ctData* d;
  const double* prm;
  int actuator;
  real ctrl, act;
} ActivationInput;
typedef real (*Rate)(const ActivationInput* in);

static real compute_no_rate(const ActivationInput* in) { return (void)in, real_set(0); }
static real compute_integrator(const ActivationInput* in) { return in->ctrl; }
static real compute_filter(const ActivationInput* in) {
  return (in->ctrl - in->act) / muscle_positive(in->prm[0]);
}
static real compute_muscle_rate(const ActivationInput* in) {
  return muscle_dynamics(in->ctrl, in->act, in->prm);
}

// The hook of an actuator with several activations writes act_dot itself; what it returns does not
// count then.
static real call_dynamics_hook(const ActivationInput* in) {
  ctfAct hook = data_own_const(in->d)->hook.act_dyn;
  if (!hook) return real_set(0);
  int last = in->m->actuator_actadr[in->actuator] + in->m->actuator_actnum[in->actuator] - 1;
  real rate = real_set(hook(in->m, in->d, in->actuator));
  return in->m->actuator_actnum[in->actuator] == 1 ? rate : in->d->act_dot[last];
}

#define RATE(kind, function) [kind] = function,
static const Rate kRate[DYN_KINDS] = {DYN_RATE(RATE)};

void activation_rates(const ctModel* m, ctData* d, const real* ctrl) {
  if (m->na == 0) return;
  for (int i = 0; i < m->nu; i++) {
    int first = m->actuator_actadr[i], last = first + m->actuator_actnum[i] - 1;
    if (first < 0 || awake_actuator_rests(m, d, i)) continue;
    int kind = m->actuator_dyntype[i];
    if (!dyn_kind_of(kind)) kind = ctDYN_USER; // a kind beyond the table is the user's
    if (m->actuator_plugin[i] >= 0) {
      for (int k = first; k <= last; k++) d->act_dot[k] = real_set(0);
    }
    ActivationInput in = {m, d, m->actuator_dynprm + ctNDYN * i, i, ctrl[i], d->act[last]};
    d->act_dot[last] = kRate[kind](&in);
  }
}

// act + h rate; the exact filter takes tau (1 - exp(-h/tau)) for h
real activation_next(const ctModel* m, const ctData* d, int actuator, int adr, real rate) {
  double h = m->opt.timestep;
  real act = d->act[adr];
  if (m->actuator_dyntype[actuator] == ctDYN_FILTEREXACT) {
    double tau = muscle_positive(m->actuator_dynprm[ctNDYN * actuator]);
    double passed = 1 - fn_exp(-h / tau);
    act += rate * tau * passed;
  } else {
    act += rate * h;
  }
  if (!m->actuator_actlimited[actuator]) return act;
  const double* range = m->actuator_actrange + 2 * actuator;
  return real_clamp(act, real_set(range[0]), real_set(range[1]));
}

real activation_input(const ctModel* m, const ctData* d, int actuator) {
  int last = m->actuator_actadr[actuator] + m->actuator_actnum[actuator] - 1;
  if (!m->actuator_actearly[actuator]) return d->act[last];
  return activation_next(m, d, actuator, last, d->act_dot[last]);
}

void activation_advance(const ctModel* m, ctData* d, const real* rates) {
  if (m->na == 0 || (m->opt.disableflags & ctDSBL_ACTUATION)) return;
  for (int i = 0; i < m->nu; i++) {
    int first = m->actuator_actadr[i], end = first + m->actuator_actnum[i];
    if (first < 0) continue;
    bool off = activation_disabled(m, i);
    for (int k = first; k < end; k++)
      d->act[k] = activation_next(m, d, i, k, off ? real_set(0) : rates[k]);
  }
}
