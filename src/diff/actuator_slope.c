// force = gain(l, v) input + bias(l, v), the input is the control or the last activation, at the
// end of the step if actuator_actearly is set:
//   input = act + reach rate(act, ctrl),   d input / d act = keep + reach rate_act
// Gains of the open tables and their activations take differences of the kind.
#include "diff/actuator_slope.h"

#include "force/activation.h"
#include "force/actuation.h"
#include "force/control.h"
#include "force/open_gain.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/muscle.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/plugin_registry.h"

int actuator_slope_affine(const ctModel* m, int i) {
  const GainKind* kind = gain_kind_of(m->actuator_gaintype[i]);
  return !kind ? 0 : kind->fixed ? 1 : kind->affine ? 3 : 0;
}

double actuator_slope_reach(const ctModel* m, int i) {
  double h = m->opt.timestep, tau = muscle_positive(m->actuator_dynprm[ctNDYN * i]);
  return m->actuator_dyntype[i] == ctDYN_FILTEREXACT ? tau * (1 - fn_exp(-h / tau)) : h;
}

double actuator_slope_by_input(const ctModel* m, const ctData* d, int i) {
  const double* prm = m->actuator_gainprm + ctNGAIN * i;
  const GainKind* kind = gain_kind_of(m->actuator_gaintype[i]);
  if (m->actuator_plugin[i] >= 0 || open_gain_used(m, i) || !kind) return 0;
  if (kind->affine) return prm[2];
  if (!kind->muscle) return 0;
  return muscle_gain_slope(d->actuator_length[i], d->actuator_velocity[i],
                           m->actuator_lengthrange + 2 * i, m->actuator_acc0[i], prm);
}

//---------------------------------- muscles -------------------------------------------------------

// Derivative of muscle_gain_length
static double slope_muscle_length(double L, double lmin, double lmax) {
  double a = 0.5 * (lmin + 1), b = 0.5 * (1 + lmax);
  if (L < lmin || L > lmax) return 0;
  double wa = muscle_positive(a - lmin), w1 = muscle_positive(1 - a);
  double wb = muscle_positive(b - 1), wm = muscle_positive(lmax - b);
  if (L <= a) return (L - lmin) / (wa * wa);
  if (L <= 1) return (1 - L) / (w1 * w1);
  if (L <= b) return -(L - 1) / (wb * wb);
  return -(lmax - L) / (wm * wm);
}

static double slope_muscle_gain(const ctModel* m, const ctData* d, int i, const double* prm) {
  const double* range = m->actuator_lengthrange + 2 * i;
  double rest = muscle_positive(muscle_rest(range, prm));
  double vmax = muscle_positive(muscle_rest(range, prm) * prm[6]);
  double L = muscle_length(d->actuator_length[i], range, prm);
  double FV = muscle_gain_velocity(d->actuator_velocity[i] / vmax, prm[8]);
  return -muscle_peak(m->actuator_acc0[i], prm) * slope_muscle_length(L, prm[4], prm[5]) * FV /
         rest;
}

static double slope_muscle_bias(const ctModel* m, const ctData* d, int i, const double* prm) {
  const double* range = m->actuator_lengthrange + 2 * i;
  double rest = muscle_positive(muscle_rest(range, prm));
  double b = 0.5 * (1 + prm[5]), width = muscle_positive(b - 1);
  double L = muscle_length(d->actuator_length[i], range, prm);
  double peak = -muscle_peak(m->actuator_acc0[i], prm) * prm[7];
  if (L <= 1) return 0;
  return peak * (L <= b ? (L - 1) / width : 1) / (width * rest);
}

// rate = change / tau:   by act and by ctrl
static void slope_muscle_rate(double ctrl, double act, const double* prm, ActuatorSlope* s) {
  bool inside = act > 0 && act < 1, follows = ctrl >= 0 && ctrl <= 1;
  double level = real_clamp(act, 0, 1), k = 0.5 + 1.5 * level, dk = inside ? 1.5 : 0;
  double rise = prm[0] * k, fall = prm[1] / k, drise = prm[0] * dk, dfall = -fall / k * dk;
  double change = real_clamp(ctrl, 0, 1) - act;
  double tau = change > 0 ? rise : fall, by_level = change > 0 ? drise : dfall, by_change = 0;
  if (prm[2] >= VEC_MINVAL) {
    double y = change / prm[2] + 0.5, sig = muscle_sigmoid(y);
    double dsig = y > 0 && y < 1 ? 30 * y * y * (y - 1) * (y - 1) : 0;
    tau = fall + (rise - fall) * sig;
    by_level = dfall + (drise - dfall) * sig;
    by_change = (rise - fall) * dsig / prm[2];
  }
  if (tau < VEC_MINVAL) by_level = by_change = 0;
  tau = tau > VEC_MINVAL ? tau : VEC_MINVAL;
  double direct = 1 / tau - change / (tau * tau) * by_change;
  s->rate_ctrl = follows ? direct : 0;
  s->rate_act = -direct - change / (tau * tau) * by_level;
}

//---------------------------------- built in ------------------------------------------------------

typedef struct Curve {
  double value, by_length, by_velocity;
} Curve;

static Curve find_affine(const ctData* d, int i, const double* prm) {
  return (Curve){prm[0] + prm[1] * d->actuator_length[i] + prm[2] * d->actuator_velocity[i], prm[1],
                 prm[2]};
}

static Curve find_gain_curve(const ctModel* m, const ctData* d, int i) {
  const double* prm = m->actuator_gainprm + ctNGAIN * i;
  const double* range = m->actuator_lengthrange + 2 * i;
  double l = d->actuator_length[i], v = d->actuator_velocity[i], acc0 = m->actuator_acc0[i];
  int kind = m->actuator_gaintype[i];
  if (actuator_slope_affine(m, i) == 1) return (Curve){.value = prm[0]};
  if (actuator_slope_affine(m, i) == 3) return find_affine(d, i, prm);
  if (!gain_kind_of(kind) || !gain_kind[kind].muscle) {
    ctfAct hook = data_own_const(d)->hook.act_gain;
    return (Curve){.value = hook ? hook(m, d, i) : 1};
  }
  return (Curve){muscle_gain(l, v, range, acc0, prm), slope_muscle_gain(m, d, i, prm),
                 muscle_gain_slope(l, v, range, acc0, prm)};
}

static Curve find_bias_curve(const ctModel* m, const ctData* d, int i) {
  const double* prm = m->actuator_biasprm + ctNBIAS * i;
  int kind = m->actuator_biastype[i];
  if (kind == ctBIAS_NONE) return (Curve){0};
  if (bias_kind_of(kind) && bias_kind[kind].affine) return find_affine(d, i, prm);
  if (!bias_kind_of(kind) || !bias_kind[kind].muscle) {
    ctfAct hook = data_own_const(d)->hook.act_bias;
    return (Curve){.value = hook ? hook(m, d, i) : 0};
  }
  return (Curve){
      muscle_bias(d->actuator_length[i], m->actuator_lengthrange + 2 * i, m->actuator_acc0[i], prm),
      slope_muscle_bias(m, d, i, prm), 0};
}

// How the last activation moves on.
static void slope_activation(const ctModel* m, const ctData* d, int i, double ctrl,
                             ActuatorSlope* s) {
  int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1, kind = m->actuator_dyntype[i];
  const double* prm = m->actuator_dynprm + ctNDYN * i;
  double tau = muscle_positive(prm[0]);
  s->keep = 1;
  s->reach = actuator_slope_reach(m, i);
  if (kind == ctDYN_INTEGRATOR) s->rate_ctrl = 1;
  if (kind == ctDYN_FILTER || kind == ctDYN_FILTEREXACT) {
    s->rate_ctrl = 1 / tau;
    s->rate_act = -1 / tau;
  }
  if (kind == ctDYN_MUSCLE) slope_muscle_rate(ctrl, d->act[last], prm, s);
  if (!m->actuator_actlimited[i]) return;
  double next = d->act[last] + s->reach * d->act_dot[last];
  const double* range = m->actuator_actrange + 2 * i;
  if (next < range[0] || next > range[1]) s->keep = s->reach = 0;
}

static void slope_built_in(const ctModel* m, const ctData* d, int i, double ctrl,
                           ActuatorSlope* s) {
  Curve gain = find_gain_curve(m, d, i), bias = find_bias_curve(m, d, i);
  bool active = m->actuator_actadr[i] >= 0;
  double input = active ? activation_input(m, d, i) : ctrl;
  s->force = gain.value * input + bias.value;
  s->by_length = gain.by_length * input + bias.by_length;
  s->by_velocity = gain.by_velocity * input + bias.by_velocity;
  if (!active) {
    s->by_ctrl = gain.value;
    return;
  }
  bool early = m->actuator_actearly[i];
  s->by_act = gain.value * (early ? s->keep + s->reach * s->rate_act : 1);
  s->by_ctrl = early ? gain.value * s->reach * s->rate_ctrl : 0;
}

//---------------------------------- open kinds ----------------------------------------------------

// Force and last rate of an actuator at the numbers that the data has now.
static void evaluate_open(const Diff* x, int i, const double* ctrl, double out[2]) {
  ctData* d = x->d;
  int first = x->m->actuator_actadr[i];
  activation_rates(x->m, d, ctrl);
  open_gain_rates(x->m, d, ctrl);
  actuation_unlimited(x->m, d, ctrl, data_scratch(d));
  out[0] = d->actuator_force[i];
  out[1] = first < 0 ? 0 : d->act_dot[first + x->m->actuator_actnum[i] - 1];
}

static void difference_open(const Diff* x, int i, const double* ctrl, double* number,
                            double to[2]) {
  double kept = *number, h = 1e-6 * (1 + fabs(kept)), a[2], b[2];
  *number = kept - h;
  evaluate_open(x, i, ctrl, a);
  *number = kept + h;
  evaluate_open(x, i, ctrl, b);
  *number = kept;
  for (int k = 0; k < 2; k++) to[k] = (b[k] - a[k]) / (2 * h);
}

static void slope_open(const Diff* x, int i, double* ctrl, ActuatorSlope* s) {
  const ctModel* m = x->m;
  ctData* d = x->d;
  int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
  double out[2];
  difference_open(x, i, ctrl, d->actuator_length + i, out);
  s->by_length = out[0];
  difference_open(x, i, ctrl, d->actuator_velocity + i, out);
  s->by_velocity = out[0];
  difference_open(x, i, ctrl, ctrl + i, out);
  s->by_ctrl = out[0];
  s->rate_ctrl = out[1];
  if (m->actuator_actadr[i] >= 0) {
    difference_open(x, i, ctrl, d->act + last, out);
    s->by_act = out[0];
    s->rate_act = out[1];
  }
  evaluate_open(x, i, ctrl, out);
  s->force = out[0];
  x->info->approx |= ctAPPROX_KIND;
}

//--------------------------------------------------------------------------------------------------

static double slope_of_plugin(const ctModel* m, const ctData* d, int i) {
  int instance = m->actuator_plugin[i];
  const ctpPlugin* p = plugin_registry_of(m, instance);
  return p && p->actuator_vel ? p->actuator_vel(m, d, instance, i) : 0;
}

static void slope_actuator(const Diff* x, int i, double* ctrl, ActuatorSlope* s) {
  const ctModel* m = x->m;
  ctData* d = x->d;
  *s = (ActuatorSlope){.keep = 1};
  if (activation_disabled(m, i) || awake_actuator_rests(m, d, i)) return;
  if (m->actuator_actadr[i] >= 0) slope_activation(m, d, i, ctrl[i], s);
  if (m->actuator_plugin[i] >= 0) {
    s->force = d->actuator_force[i];
    s->by_velocity = slope_of_plugin(m, d, i);
    x->info->approx |= ctAPPROX_PLUGIN;
    return;
  }
  if (open_gain_used(m, i))
    slope_open(x, i, ctrl, s);
  else
    slope_built_in(m, d, i, ctrl[i], s);
}

double actuator_slope_fade(const Diff* x, double value, const double range[2]) {
  double away = fmax(fmax(range[0] - value, value - range[1]), 0), width = range[1] - range[0];
  if (away == 0) return 1;
  if (!(x->info->opt.smooth > 0) || !(width > 0)) return 0;
  x->info->approx |= ctAPPROX_SMOOTH;
  return fn_exp(-away / (x->info->opt.smooth * width));
}

// A control beyond its limits does not act.
static double control_share(const Diff* x, int i) {
  const ctModel* m = x->m;
  if ((m->opt.disableflags & ctDSBL_CLAMPCTRL) || !m->actuator_ctrllimited[i]) return 1;
  return actuator_slope_fade(x, x->d->ctrl[i], m->actuator_ctrlrange + 2 * i);
}

bool actuator_slopes(const Diff* x, ActuatorSlope* slope) {
  const ctModel* m = x->m;
  ctData* d = x->d;
  int nu = (int)m->nu;
  size_t mark = arena_mark(x->arena);
  double *ctrl = diff_numbers(x, (size_t)nu + 1), *kept = diff_numbers(x, (size_t)(nu + m->na) + 1);
  if (!ctrl || !kept) return false;
  dense_copy(kept, d->actuator_force, nu);
  dense_copy(kept + nu, d->act_dot, (int)m->na);
  bool bad = control_read(m, d, ctrl) >= 0;
  for (int i = 0; i < nu; i++) {
    slope_actuator(x, i, ctrl, slope + i);
    double share = bad ? 0 : control_share(x, i);
    slope[i].by_ctrl *= share;
    slope[i].rate_ctrl *= share;
  }
  dense_copy(d->actuator_force, kept, nu);
  dense_copy(d->act_dot, kept + nu, (int)m->na);
  arena_release(x->arena, mark);
  return true;
}
