#include "force/open_gain.h"

#include "base/assert.h"
#include "force/activation.h"
#include "force/control.h"
#include "model/awake.h"
#include "model/kind_registry.h"

#include <math.h>

//---------------------------------- input ---------------------------------------------------------

// (u - previous u) / h; 0 when no step has been made since the reset
static double control_rate(const ctModel* m, const ctData* d, int instance, double ctrl) {
  int at = m->kind_stateadr[instance];
  if (at < 0) return 0;
  const double* state = d->kind_state + at;
  return state[1] != 0 ? (ctrl - state[0]) / m->opt.timestep : 0;
}

// A kind without states of its own sees the activation of the actuator, if there is one, as its
// control: filters and integrators work with every kind.
static ctpGainInput read_gain_input(const ctModel* m, const ctData* d, const ctpGain* kind, int i,
                                    real ctrl) {
  int instance = m->actuator_gainkind[i], first = m->actuator_actadr[i];
  int nact = first < 0 ? 0 : m->actuator_actnum[i];
  ctpGainInput in = {
      .length = d->actuator_length[i],
      .velocity = d->actuator_velocity[i],
      .ctrl = ctrl,
      .act = nact ? d->act + first : NULL,
      .nact = nact,
      .id = i,
      .lengthrange = m->actuator_lengthrange + 2 * i,
      .acc0 = m->actuator_acc0[i],
      .timestep = m->opt.timestep,
      .user = kind->kind.user,
  };
  if (nact && !kind->nact) {
    in.ctrl = activation_input(m, d, i);
    in.ctrl_rate = d->act_dot[first + nact - 1];
  } else if (kind->needrate) {
    in.ctrl_rate = control_rate(m, d, instance, in.ctrl);
  }
  return in;
}

static const ctpGain* find_gain(const ctModel* m, int i) {
  int instance = m->actuator_gainkind[i];
  CT_ASSERT(0 <= instance && instance < m->nkind && m->kind_table[instance] == ctKIND_GAIN);
  return kind_gain(m, instance);
}

//---------------------------------- forces --------------------------------------------------------

bool open_gain_acts(const ctModel* m, const ctData* d, int i) {
  return open_gain_used(m, i) && !activation_disabled(m, i) && m->actuator_plugin[i] < 0 &&
         !awake_actuator_rests(m, d, i);
}

static int gain_slot(const ctModel* m, int i) { return m->kind_slot[m->actuator_gainkind[i]]; }

// Actuators of one kind, in ascending order.
typedef struct Team {
  int n, *id;
  ctpGainInput* in;
  const cttNum** param;
  cttNum* force;
} Team;

static Team open_team(const ctModel* m, Scratch* s) {
  return (Team){.id = SCRATCH(*s, int, m->nu),
                .in = SCRATCH(*s, ctpGainInput, m->nu),
                .param = SCRATCH(*s, const cttNum*, m->nu),
                .force = SCRATCH(*s, cttNum, m->nu)};
}

size_t open_gain_scratch(const ctModel* m) {
  if (m->nkind == 0) return 0;
  return SCRATCH_SIZE(int, m->nu) + SCRATCH_SIZE(ctpGainInput, m->nu) +
         SCRATCH_SIZE(const cttNum*, m->nu) + SCRATCH_SIZE(cttNum, m->nu);
}

// The actuators of the kind of the first one, from it on.
static void gather_team(const ctModel* m, const ctData* d, const real* ctrl, int first, Team* t) {
  const ctpGain* kind = find_gain(m, first);
  t->n = 0;
  for (int i = first; i < m->nu; i++) {
    if (!open_gain_acts(m, d, i) || gain_slot(m, i) != gain_slot(m, first)) continue;
    t->id[t->n] = i;
    t->in[t->n] = read_gain_input(m, d, kind, i, ctrl[i]);
    t->param[t->n] = kind_params(m, m->actuator_gainkind[i]);
    t->force[t->n++] = 0;
  }
}

// Has an earlier actuator the same kind?
static bool is_in_team(const ctModel* m, const ctData* d, int i) {
  for (int k = 0; k < i; k++) {
    if (open_gain_acts(m, d, k) && gain_slot(m, k) == gain_slot(m, i)) return true;
  }
  return false;
}

static void compute_team(const ctpGain* kind, const Team* t) {
  if (kind->force_all) {
    kind->force_all(t->n, t->in, t->param, t->force);
    return;
  }
  for (int k = 0; k < t->n; k++) t->force[k] = kind->force(t->in + k, t->param[k]);
}

void open_gain_forces(const ctModel* m, const ctData* d, const real* ctrl, Scratch s, real* force) {
  if (m->nkind == 0) return;
  Team team = open_team(m, &s);
  for (int i = 0; i < m->nu; i++) {
    if (!open_gain_acts(m, d, i) || is_in_team(m, d, i)) continue;
    gather_team(m, d, ctrl, i, &team);
    const ctpGain* kind = find_gain(m, i);
    if (kind) compute_team(kind, &team);
    for (int k = 0; k < team.n; k++) force[team.id[k]] = real_set(team.force[k]);
  }
}

static double compute_one(const ctpGain* kind, const ctpGainInput* in, const cttNum* param) {
  double force = 0;
  if (kind->force) return kind->force(in, param);
  kind->force_all(1, in, &param, &force);
  return force;
}

// Without a derivative of the kind's own: a centred difference, whose error is of order eps^(2/3).
static double difference_slope(const ctpGain* kind, ctpGainInput in, const cttNum* param) {
  double v = in.velocity, step = 6e-6 * fmax(1, fabs(v));
  in.velocity = v + step;
  double right = compute_one(kind, &in, param);
  in.velocity = v - step;
  return (right - compute_one(kind, &in, param)) / (2 * step);
}

real open_gain_slope(const ctModel* m, const ctData* d, int i, real ctrl) {
  const ctpGain* kind = find_gain(m, i);
  if (!kind) return real_set(0);
  const cttNum* param = kind_params(m, m->actuator_gainkind[i]);
  ctpGainInput in = read_gain_input(m, d, kind, i, ctrl);
  return real_set(kind->force_vel ? kind->force_vel(&in, param)
                                  : difference_slope(kind, in, param));
}

//---------------------------------- states --------------------------------------------------------

void open_gain_rates(const ctModel* m, ctData* d, const real* ctrl) {
  if (m->nkind == 0) return;
  for (int i = 0; i < m->nu; i++) {
    const ctpGain* kind =
        open_gain_used(m, i) && m->actuator_actadr[i] >= 0 ? find_gain(m, i) : NULL;
    if (!kind || !kind->nact || awake_actuator_rests(m, d, i)) continue;
    CT_ASSERT(m->actuator_actnum[i] == kind->nact);
    ctpGainInput in = read_gain_input(m, d, kind, i, ctrl[i]);
    kind->act_dot(&in, kind_params(m, m->actuator_gainkind[i]), d->act_dot + m->actuator_actadr[i]);
  }
}

// A control that is refused counts as 0, as in actuation.
void open_gain_keep(const ctModel* m, ctData* d) {
  if (m->nkindstate == 0) return;
  for (int i = 0; i < m->nu; i++) {
    int at = open_gain_used(m, i) ? m->kind_stateadr[m->actuator_gainkind[i]] : -1;
    if (at < 0) continue;
    double ctrl = control_of(m, d, i);
    d->kind_state[at] = fabs(ctrl) <= ctMAXVAL ? ctrl : 0;
    d->kind_state[at + 1] = 1;
  }
}
