// A range is measured by pulling the actuator from qpos0 once each way until its length settles;
// lengthrange[0] < lengthrange[1] where that succeeds. The data is used for it and holds the last
// pull afterwards; an error names the actuator.
#include "step/length_range.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "base/stop.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/range.h"
#include "model/data.h"
#include "pos/mass_matrix.h"
#include "step/reset.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

// What was seen of an actuator's length in the last part of a simulation.
typedef struct Seen {
  double low, high;
  bool any;
} Seen;

static void see_length(Seen* s, double x) {
  s->low = !s->any || x < s->low ? x : s->low;
  s->high = !s->any || x > s->high ? x : s->high;
  s->any = true;
}

//---------------------------------- simulation ----------------------------------------------------

size_t length_range_outer_scratch(const ctModel* m) { return SCRATCH_SIZE(double, m->nv); }

// The force along the actuator that accelerates the joints by accel, way = -1: shorter, 1: longer.
static void set_force(const ctModel* m, ctData* d, int i, int way, const ctLROpt* opt) {
  Scratch s = data_outer_scratch(d);
  int nv = (int)m->nv, adr = d->moment_rowadr[i];
  double *moment = SCRATCH(s, double, nv), *f = d->qfrc_applied;
  dense_zero(moment, nv);
  for (int k = adr; k < adr + d->moment_rownnz[i]; k++)
    moment[d->moment_colind[k]] = d->actuator_moment[k];
  dense_copy(f, moment, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, f);
  dense_scl(f, moment, way * opt->accel / range_at_least(dense_norm(f, nv), ctMINVAL), nv);
  double size = dense_norm(f, nv);
  if (opt->maxforce > 0 && size > opt->maxforce)
    dense_scl(f, f, opt->maxforce / range_at_least(size, ctMINVAL), nv);
}

// One step, with what is left of the velocity after its decay. Returns the length before the step.
static double pull_length(const ctModel* m, ctData* d, int i, int way, const ctLROpt* opt) {
  dense_scl(d->qvel, d->qvel, fn_exp(-m->opt.timestep / fmax(0.01, opt->timeconst)), (int)m->nv);
  ct_step1(m, d);
  set_force(m, d, i, way, opt);
  ct_step2(m, d);
  return d->actuator_length[i];
}

// Pull from qpos0 until it settles. False when the state went bad and was reset.
static bool settle_length(const ctModel* m, ctData* d, int i, int way, const ctLROpt* opt,
                          Seen* seen) {
  reset_data(m, d);
  while (d->time < opt->inttotal && !stop_wanted()) {
    double length = pull_length(m, d, i, way, opt);
    if (d->time == 0) return false;
    if (d->time > opt->inttotal - opt->interval) see_length(seen, length);
  }
  return true;
}

//---------------------------------- one actuator --------------------------------------------------

// Does the mode select this actuator?
static bool is_asked_for(const ctModel* m, int i, int mode) {
  CT_ASSERT(m->actuator_gaintype[i] >= 0 && m->actuator_gaintype[i] < GAIN_KINDS); // validate
  CT_ASSERT(m->actuator_biastype[i] >= 0 && m->actuator_biastype[i] < BIAS_KINDS);
  const GainKind* gain = gain_kind + m->actuator_gaintype[i];
  const BiasKind* bias = bias_kind + m->actuator_biastype[i];
  bool muscle = gain->muscle || bias->muscle, user = gain->user || bias->user;
  return mode == ctLRMODE_ALL || (mode == ctLRMODE_MUSCLE && muscle) ||
         (mode == ctLRMODE_MUSCLEUSER && (muscle || user));
}

// The limits of the joint or tendon that the actuator drives; NULL when there are none. They are
// taken as they stand, without the gear.
//
// QUIRK(length-range-limits; test_length_range:limits_of_another_actuator): With uselimit, actuator
// i takes the limits of entry i of the list of pairs actuator_trnid, where its own is entry 2 i.
static const double* find_limits(const ctModel* m, int i) {
  int id = m->actuator_trnid[i];
  cttObj type = trn_object_of(m->actuator_trntype[i]);
  bool joint = type == ctOBJ_JOINT;
  if (id < 0 || id >= (joint ? m->njnt : m->ntendon)) return NULL;
  if (joint && m->jnt_limited[id]) return m->jnt_range + 2 * id;
  if (type == ctOBJ_TENDON && m->tendon_limited[id]) return m->tendon_range + 2 * id;
  return NULL;
}

static bool check_seen_range(const Seen seen[2], const double* range, int i, double tolerance,
                             char* error, size_t size) {
  double width = range[1] - range[0];
  if (!(width > 0)) {
    snprintf(error, size, "Invalid lengthrange (%g, %g) in actuator %d", range[0], range[1], i);
    return false;
  }
  for (int k = 0; k < 2; k++) {
    if (seen[k].high - seen[k].low <= tolerance * width) continue;
    snprintf(error, size,
             "Lengthrange computation did not converge in actuator %d:\n  eval (%g, %g)\n  range "
             "(%g, %g)",
             i, seen[k].low, seen[k].high, range[0], range[1]);
    return false;
  }
  return true;
}

int ct_setLengthRange(ctModel* m, ctData* d, int index, const ctLROpt* opt, char* error,
                      int error_sz) {
  CT_ASSERT(0 <= index && index < m->nu && opt);
  char unread[1];
  char* text = error && error_sz > 0 ? error : unread;
  size_t size = error && error_sz > 0 ? (size_t)error_sz : sizeof unread;
  double* range = m->actuator_lengthrange + 2 * index;
  if (!is_asked_for(m, index, opt->mode)) return 1;
  if (opt->useexisting && range[0] < range[1]) return 1;
  const double* limit = opt->uselimit ? find_limits(m, index) : NULL;
  if (limit) {
    range[0] = limit[0];
    range[1] = limit[1];
    return 1;
  }
  Seen seen[2] = {{0}};
  for (int k = 0; k < 2; k++) {
    if (!settle_length(m, d, index, k ? 1 : -1, opt, seen + k)) {
      snprintf(text, size, "Unstable lengthrange simulation in actuator %d", index);
      return 0;
    }
    range[k] = k ? seen[k].high : seen[k].low;
  }
  return check_seen_range(seen, range, index, opt->tolrange, text, size);
}

//---------------------------------- all of them ---------------------------------------------------

bool length_range_all(ctModel* m, ctData* d, const ctLROpt* opt, char* error, size_t size) {
  ctOption kept = m->opt;
  bool good = true;
  m->opt.disableflags = ctDSBL_FRICTIONLOSS | ctDSBL_CONTACT | ctDSBL_SPRING | ctDSBL_DAMPER |
                        ctDSBL_GRAVITY | ctDSBL_ACTUATION;
  if (opt->timestep > 0) m->opt.timestep = opt->timestep;
  for (int i = 0; i < m->nu && good; i++)
    good = ct_setLengthRange(m, d, i, opt, error, (int)size) == 1;
  m->opt = kept;
  return good;
}
