// Controls are clamped on a copy: ctrl of the data is only read. actuator_force has nu numbers, row
// i of the moment matrix carries force i to the dofs. act_dot of an actuator has its actnum numbers
// from actadr on; the last of them is the activation that the gain multiplies.
#include "force/actuation.h"

#include "force/activation.h"
#include "force/control.h"
#include "force/open_gain.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/muscle.h"
#include "math/sparse.h"
#include "model/awake.h"
#include "model/names.h"
#include "model/plugin_life.h"
#include "model/timer.h"

#include <corten/corten.h>

static real clamp_to(real x, const double* range) {
  return real_clamp(x, real_set(range[0]), real_set(range[1]));
}

//---------------------------------- controls ------------------------------------------------------

static void warn_of_control(const ctModel* m, ctData* d, int i) {
  const char* name = names_get(m, ctOBJ_ACTUATOR, i);
  data_warn(d, ctWARN_BADCTRL, i,
            "ctrl[%d] of actuator %s%s%s is bad at t=%.6g, all controls are taken as 0", i,
            name ? "'" : "", name ? name : "without name", name ? "'" : "", d->time);
}

//---------------------------------- gain and bias -------------------------------------------------

// A kind of gain or bias computes from length and velocity.
typedef real (*Curve)(const ctModel* m, const ctData* d, int i, const double* prm);

static real compute_zero(const ctModel* m, const ctData* d, int i, const double* prm) {
  return (void)m, (void)d, (void)i, (void)prm, real_set(0);
}

static real compute_fixed(const ctModel* m, const ctData* d, int i, const double* prm) {
  return (void)m, (void)d, (void)i, real_set(prm[0]);
}

static real compute_affine(const ctModel* m, const ctData* d, int i, const double* prm) {
  (void)m;
  return prm[0] + prm[1] * d->actuator_length[i] + prm[2] * d->actuator_velocity[i];
}

static real compute_muscle_gain(const ctModel* m, const ctData* d, int i, const double* prm) {
  return muscle_gain(d->actuator_length[i], d->actuator_velocity[i],
                     m->actuator_lengthrange + 2 * i, m->actuator_acc0[i], prm);
}

static real compute_muscle_bias(const ctModel* m, const ctData* d, int i, const double* prm) {
  return muscle_bias(d->actuator_length[i], m->actuator_lengthrange + 2 * i, m->actuator_acc0[i],
                     prm);
}

static real call_gain_hook(const ctModel* m, const ctData* d, int i, const double* prm) {
  (void)prm;
  ctfAct hook = data_own_const(d)->hook.act_gain;
  return real_set(hook ? hook(m, d, i) : 1);
}

static real call_bias_hook(const ctModel* m, const ctData* d, int i, const double* prm) {
  (void)prm;
  ctfAct hook = data_own_const(d)->hook.act_bias;
  return real_set(hook ? hook(m, d, i) : 0);
}

#define CURVE(kind, function) [kind] = function,
static const Curve kGain[GAIN_KINDS] = {GAIN_GAIN(CURVE)};
static const Curve kBias[BIAS_KINDS] = {BIAS_BIAS(CURVE)};

// The first two kinds, which are the usual ones, without a call.
static inline real gain_of(const ctModel* m, const ctData* d, int i) {
  const double* prm = m->actuator_gainprm + ctNGAIN * i;
  int kind = m->actuator_gaintype[i];
  if (kind == ctGAIN_FIXED) return compute_fixed(m, d, i, prm);
  if (kind == ctGAIN_AFFINE) return compute_affine(m, d, i, prm);
  return kGain[gain_kind_of(kind) ? kind : ctGAIN_USER](m, d, i, prm);
}

static inline real bias_of(const ctModel* m, const ctData* d, int i) {
  const double* prm = m->actuator_biasprm + ctNBIAS * i;
  int kind = m->actuator_biastype[i];
  if (kind == ctBIAS_NONE) return compute_zero(m, d, i, prm);
  if (kind == ctBIAS_AFFINE) return compute_affine(m, d, i, prm);
  return kBias[bias_kind_of(kind) ? kind : ctBIAS_USER](m, d, i, prm);
}

// Actuators with a gain of the open table: its force, and their bias.
static void add_open_gains(const ctModel* m, ctData* d, const real* ctrl, Scratch s) {
  open_gain_forces(m, d, ctrl, s, d->actuator_force);
  for (int i = 0; i < m->nu; i++) {
    if (open_gain_acts(m, d, i)) d->actuator_force[i] += bias_of(m, d, i);
  }
}

// force = gain input + bias, or what a kind or a plugin makes of it
static inline void compute_forces(const ctModel* m, ctData* d, const real* ctrl, Scratch s) {
  for (int i = 0; i < m->nu; i++) {
    if (activation_disabled(m, i) || m->actuator_plugin[i] >= 0) continue;
    if (awake_actuator_rests(m, d, i)) continue;
    real input = m->actuator_actadr[i] < 0 ? ctrl[i] : activation_input(m, d, i);
    d->actuator_force[i] = gain_of(m, d, i) * input + bias_of(m, d, i);
  }
  if (m->nkind) add_open_gains(m, d, ctrl, s);
  plugin_life_compute(m, d, ctPLUGIN_ACTUATOR);
}

void actuation_unlimited(const ctModel* m, ctData* d, const real* ctrl, Scratch s) {
  compute_forces(m, d, ctrl, s);
}

//---------------------------------- limits --------------------------------------------------------

static bool pulls_limited_tendon(const ctModel* m, int i) {
  return trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON &&
         m->tendon_actfrclimited[m->actuator_trnid[2 * i]];
}

static bool has_limited_tendon(const ctModel* m) {
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_actfrclimited[t]) return true;
  }
  return false;
}

// MuJoCo asks for an actuator that is switched on and no plugin.
static bool limits_tendons(const ctModel* m) {
  if (!has_limited_tendon(m)) return false;
  for (int i = 0; i < m->nu; i++) {
    if (pulls_limited_tendon(m, i) && !activation_disabled(m, i) && m->actuator_plugin[i] < 0)
      return true;
  }
  return false;
}

bool actuation_tendon_shares(const ctModel* m, const real* force, real* pull, real* share) {
  if (!limits_tendons(m)) return false;
  dense_zero(pull, (int)m->ntendon);
  for (int i = 0; i < m->nu; i++) {
    if (pulls_limited_tendon(m, i)) pull[m->actuator_trnid[2 * i]] += force[i];
  }
  for (int t = 0; t < m->ntendon; t++) {
    real bounded = clamp_to(pull[t], m->tendon_actfrcrange + 2 * t);
    mask off = real_and(bounded != pull[t], pull[t] != real_set(0));
    share[t] = real_select(off, bounded / real_select(off, pull[t], real_set(1)), real_set(1));
    if (!m->tendon_actfrclimited[t]) share[t] = real_set(1);
  }
  return true;
}

static void limit_tendons(const ctModel* m, ctData* d, Scratch s) {
  real *pull = SCRATCH(s, real, m->ntendon), *share = SCRATCH(s, real, m->ntendon);
  if (!actuation_tendon_shares(m, d->actuator_force, pull, share)) return;
  for (int i = 0; i < m->nu; i++) {
    if (pulls_limited_tendon(m, i)) d->actuator_force[i] *= share[m->actuator_trnid[2 * i]];
  }
}

static inline void limit_actuator_forces(const ctModel* m, ctData* d, Scratch s) {
  if (has_limited_tendon(m)) limit_tendons(m, d, s);
  for (int i = 0; i < m->nu; i++) {
    if (m->actuator_forcelimited[i])
      d->actuator_force[i] = clamp_to(d->actuator_force[i], m->actuator_forcerange + 2 * i);
  }
}

void actuation_limit(const ctModel* m, ctData* d, Scratch s) { limit_actuator_forces(m, d, s); }

//---------------------------------- joints --------------------------------------------------------

// Gravity compensation by actuators, and the limits of the total actuator force on a joint.
static void push_joints(const ctModel* m, ctData* d) {
  const double* g = m->opt.gravity;
  bool weight = m->ngravcomp && !(m->opt.disableflags & ctDSBL_GRAVITY) &&
                (g[0] != 0 || g[1] != 0 || g[2] != 0);
  for (int j = 0; j < m->njnt; j++) {
    bool lift = weight && m->jnt_actgravcomp[j];
    if (!lift && !m->jnt_actfrclimited[j]) continue;
    int first = m->jnt_dofadr[j], end = first + joint_kind[m->jnt_type[j]].nv;
    for (int i = first; lift && i < end; i++) d->qfrc_actuator[i] += d->qfrc_gravcomp[i];
    for (int i = first; m->jnt_actfrclimited[j] && i < end; i++)
      d->qfrc_actuator[i] = clamp_to(d->qfrc_actuator[i], m->jnt_actfrcrange + 2 * j);
  }
}

size_t actuation_scratch(const ctModel* m) {
  return SCRATCH_SIZE(real, m->nu) + SCRATCH_SIZE(real, m->ntendon) +
         SCRATCH_SIZE(real, m->ntendon) + open_gain_scratch(m);
}

void actuation(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  int nu = (int)m->nu, nv = (int)m->nv;
  dense_zero(d->actuator_force, nu);
  dense_zero(d->qfrc_actuator, nv);
  if (nu == 0 || (m->opt.disableflags & ctDSBL_ACTUATION)) return;
  Scratch s = data_scratch(d);
  real* ctrl = SCRATCH(s, real, nu);
  int bad = control_read(m, d, ctrl);
  if (bad >= 0) warn_of_control(m, d, bad);
  activation_rates(m, d, ctrl);
  open_gain_rates(m, d, ctrl);
  plugin_life_rates(m, d);
  compute_forces(m, d, ctrl, s);
  limit_actuator_forces(m, d, s);
  for (int i = 0; i < nu; i++) {
    int at = d->moment_rowadr[i];
    if (real_all(d->actuator_force[i] == real_set(0))) continue;
    sparse_addtoscl(d->qfrc_actuator, d->actuator_moment + at, d->moment_colind + at,
                    d->moment_rownnz[i], d->actuator_force[i]);
  }
  push_joints(m, d);
  timer_end(d, ctTIMER_ACTUATION, start);
}
