// Activations of an actuator, in this order where they exist: the integral of the error (ki), the
// target after the slew limit (slewmax), those of its own dynamics. plugin_data of an instance is a
// Pid, owned by the data from init to destroy and only read in between.
#include "force/plugin_pid.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "force/activation.h"
#include "generated/kinds.h"
#include "math/range.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/plugin_registry.h"

#include <math.h>
#include <string.h>

typedef struct Pid {
  double kp, ki, kd;
  double most;   // of the integral; infinite: no limit
  double change; // of the target in a second; infinite: no limit
} Pid;

// A number among the settings, or what it is when it is not given.
static double read_pid_number(const ctModel* m, int instance, const char* name, double absent) {
  const char *text = plugin_registry_config(m, instance, name), *rest;
  double x = 0;
  if (!text || !text[0]) return absent;
  return str_to_double(text, text + strlen(text), &x, &rest) ? x : 0;
}

static Pid read_pid(const ctModel* m, int instance) {
  Pid p = {.kp = read_pid_number(m, instance, "kp", 0),
           .ki = read_pid_number(m, instance, "ki", 0),
           .kd = read_pid_number(m, instance, "kd", 0),
           .most = INFINITY,
           .change = read_pid_number(m, instance, "slewmax", INFINITY)};
  if (p.ki != 0) p.most = read_pid_number(m, instance, "imax", INFINITY) / p.ki;
  return p;
}

static bool has_slew(const Pid* p) { return p->change < INFINITY; }

// Does the actuator have an activation of its dynamics?
static bool has_dynamics(const ctModel* m, int i) {
  CT_ASSERT(m->actuator_dyntype[i] >= 0 && m->actuator_dyntype[i] < DYN_KINDS); // validate
  return dyn_kind[m->actuator_dyntype[i]].activations > 0;
}

// Activations that this plugin adds, and all of them with those of the dynamics.
static int own_activations(const Pid* p) { return (p->ki != 0) + has_slew(p); }
static int all_activations(const ctModel* m, int i, const Pid* p) {
  return own_activations(p) + has_dynamics(m, i);
}

// Complain of the settings or the actuators; false when there is something to complain of.
static bool check_pid(const ctModel* m, ctData* d, int instance, const Pid* p) {
  int users = 0;
  if (p->most < 0) return data_warn(d, -1, 0, "negative imax"), false;
  if (p->change < 0) return data_warn(d, -1, 0, "slewmax must be non-negative"), false;
  for (int i = 0; i < m->nu; i++) {
    if (m->actuator_plugin[i] != instance) continue;
    int expected = all_activations(m, i, p);
    users++;
    if (m->actuator_actnum[i] == expected) continue;
    data_warn(d, -1, i,
              "actuator %d has actdim %d, expected %d. Add actdim=\"%d\" to the actuator plugin "
              "element.",
              i, m->actuator_actnum[i], expected, expected);
    return false;
  }
  if (!users) data_warn(d, -1, 0, "actuator not found for plugin instance %d", instance);
  return users > 0;
}

static int init_pid(const ctModel* m, ctData* d, int instance) {
  Pid p = read_pid(m, instance);
  if (!check_pid(m, d, instance, &p)) return -1;
  Pid* kept = alloc_zero(sizeof *kept);
  if (!kept) return -1;
  *kept = p;
  d->plugin_data[instance] = (uintptr_t)kept;
  return 0;
}

static void free_pid(ctData* d, int instance) {
  alloc_free((void*)d->plugin_data[instance]);
  d->plugin_data[instance] = 0;
}

static const Pid* pid_of(const ctData* d, int instance) {
  return (const Pid*)d->plugin_data[instance];
}

// Where the length should be. The first step may jump.
static double find_pid_target(const ctModel* m, const ctData* d, int i, const Pid* p, bool early) {
  double x;
  int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
  if (!has_dynamics(m, i)) {
    const double* range = m->actuator_ctrlrange + 2 * i;
    x = d->ctrl[i];
    if (m->actuator_ctrllimited[i]) x = range_clamp(x, range[0], range[1]);
  } else {
    x = early ? activation_next(m, d, i, last, d->act_dot[last]) : d->act[last];
  }
  if (!has_slew(p) || d->time <= 0) return x;
  double before = d->act[m->actuator_actadr[i] + (p->ki != 0)], most = p->change * m->opt.timestep;
  return range_clamp(x, before - most, before + most);
}

// The integral of the error after this step
static double find_integral(const ctModel* m, const ctData* d, int i, const Pid* p, double error) {
  return range_clamp(d->act[m->actuator_actadr[i]] + error * m->opt.timestep, -p->most, p->most);
}

static void set_pid_rates(const ctModel* m, ctData* d, int instance) {
  const Pid* p = pid_of(d, instance);
  double h = m->opt.timestep;
  for (int i = 0; i < m->nu; i++) {
    if (m->actuator_plugin[i] != instance) continue;
    int k = m->actuator_actadr[i];
    double to = find_pid_target(m, d, i, p, false), error = to - d->actuator_length[i];
    if (p->ki != 0) {
      d->act_dot[k] = (find_integral(m, d, i, p, error) - d->act[k]) / h;
      k++;
    }
    if (has_slew(p)) d->act_dot[k] = (to - d->act[k]) / h;
  }
}

// force = kp e + kd e' + ki (integral of e)
static void compute_pid(const ctModel* m, ctData* d, int instance, int capability) {
  (void)capability;
  const Pid* p = pid_of(d, instance);
  for (int i = 0; i < m->nu; i++) {
    if (m->actuator_plugin[i] != instance) continue;
    bool direct = !has_dynamics(m, i);
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    double error = find_pid_target(m, d, i, p, m->actuator_actearly[i]) - d->actuator_length[i];
    double rate = (direct ? 0 : d->act_dot[last]) - d->actuator_velocity[i];
    double sum = p->ki != 0 ? find_integral(m, d, i, p, error) : 0;
    d->actuator_force[i] = p->kp * error + p->kd * rate + p->ki * sum;
  }
}

static double find_pid_slope(const ctModel* m, const ctData* d, int instance, int actuator) {
  return (void)m, (void)actuator, -pid_of(d, instance)->kd;
}

static int count_pid_state(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }
static void reset_pid(const ctModel* m, double* state, void* data, int instance) {
  (void)m, (void)state, (void)data, (void)instance;
}

static const char* const kSettings[] = {"kp", "ki", "kd", "imax", "slewmax"};
const ctpPlugin plugin_pid = {
    .name = "mujoco.pid",
    .nattribute = sizeof kSettings / sizeof kSettings[0],
    .attributes = kSettings,
    .capabilityflags = ctPLUGIN_ACTUATOR,
    .nstate = count_pid_state,
    .init = init_pid,
    .destroy = free_pid,
    .reset = reset_pid,
    .compute = compute_pid,
    .actuator_act_dot = set_pid_rates,
    .actuator_vel = find_pid_slope,
};
