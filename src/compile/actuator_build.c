// Transmission, ranges and activations of the actuators. Joints, tendons and sites are resolved and
// their ranges are final, because an actuator may inherit them. After the pass every actuator has a
// target of the type of its transmission, a second target that is a site or -1, and actdim >= 0.
#include "compile/actuator_build.h"

#include "base/assert.h"
#include "compile/limits.h"
#include "generated/kinds.h"

enum { MAX_SAMPLES = 1 << 24 };

static int actuator_id(const Build* b, const BuildActuator* a) { return (int)(a - b->actuator); }

static const char* name_of(const BuildActuator* a) { return spec_name(&a->from->e); }

static Place actuator_place(const BuildActuator* a, const char* attribute) {
  return spec_place(&a->from->e, attribute);
}

//---------------------------------- transmission --------------------------------------------------

static Status find_slider(Build* b, BuildActuator* a) {
  const char* site = vectors_text(a->s.slidersite);
  if (!site[0]) {
    return error_add(b->err, actuator_place(a, "slidersite"),
                     "missing base site for slider-crank '%s' (id = %d)", name_of(a),
                     actuator_id(b, a));
  }
  a->target[1] = build_find(b, ctOBJ_SITE, site);
  if (a->target[1] < 0) {
    return error_add(b->err, actuator_place(a, "slidersite"),
                     "base site '%s' not found for actuator %d", site, actuator_id(b, a));
  }
  if (a->s.cranklength > 0) return CT_OK;
  return error_add(b->err, actuator_place(a, "cranklength"),
                   "crank length must be positive in actuator '%s' (id = %d)", name_of(a),
                   actuator_id(b, a));
}

static Status find_refsite(Build* b, BuildActuator* a) {
  const char* site = vectors_text(a->s.refsite);
  if (!site[0]) return CT_OK;
  a->target[1] = build_find(b, ctOBJ_SITE, site);
  if (a->target[1] >= 0) return CT_OK;
  return error_add(b->err, actuator_place(a, "refsite"),
                   "reference site '%s' not found for actuator %d", site, actuator_id(b, a));
}

static Status find_trn_target(Build* b, BuildActuator* a) {
  const char* name = vectors_text(a->s.target);
  cttObj type = trn_object_of((int)a->s.trntype);
  a->target[0] = a->target[1] = -1;
  if (!name[0])
    return error_add(b->err, actuator_place(a, NULL), "missing transmission target for actuator");
  if (!type)
    return error_add(b->err, actuator_place(a, NULL), "invalid transmission type in actuator");
  if (a->s.trntype == ctTRN_SLIDERCRANK) TRY(find_slider(b, a));
  if (a->s.trntype == ctTRN_SITE) TRY(find_refsite(b, a));
  a->target[0] = build_find(b, type, name);
  if (a->target[0] >= 0) return CT_OK;
  if (type == ctOBJ_JOINT) {
    return error_add(b->err, actuator_place(a, NULL),
                     "unknown transmission target '%s' for actuator id = %d", name,
                     actuator_id(b, a));
  }
  return error_add(b->err, actuator_place(a, NULL),
                   "transmission target '%s' not found in actuator %d", name, actuator_id(b, a));
}

//---------------------------------- ranges --------------------------------------------------------

// The range of the driven joint or tendon.
static Status driven_range(Build* b, const BuildActuator* a, const double** range) {
  Place at = actuator_place(a, "inheritrange");
  if (a->s.trntype == ctTRN_JOINT) {
    CT_ASSERT(build_has(a->target[0], b->njoint)); // find_trn_target
    const ctsJoint* joint = &b->joint[a->target[0]].s;
    *range = joint->range;
    if (joint_kind[joint->type].scalar) return CT_OK;
    return error_add(b->err, at,
                     "inheritrange can only be used with hinge and slide joints, actuator");
  }
  if (trn_object_of((int)a->s.trntype) == ctOBJ_TENDON) {
    CT_ASSERT(build_has(a->target[0], b->ntendon));
    *range = b->tendon[a->target[0]].s.range;
    return CT_OK;
  }
  return error_add(b->err, at,
                   "inheritrange can only be used with joint and tendon transmission, actuator");
}

// A servo may take the range of its control from what it drives.
static Status inherit_range(Build* b, BuildActuator* a) {
  ctsActuator* s = &a->s;
  bool servo = s->gaintype == ctGAIN_FIXED && s->biastype == ctBIAS_AFFINE &&
               s->gainprm[0] == -s->biasprm[1];
  if (!servo || !(s->inheritrange > 0)) return CT_OK;
  bool position = s->dyntype == ctDYN_NONE || s->dyntype == ctDYN_FILTEREXACT;
  if (!position && s->dyntype != ctDYN_INTEGRATOR) {
    return error_add(b->err, actuator_place(a, "inheritrange"),
                     "inheritrange only available for position and intvelocity actuators");
  }
  const double* from = NULL;
  TRY(driven_range(b, a, &from));
  if (from[0] == from[1]) {
    return error_add(b->err, actuator_place(a, "inheritrange"),
                     "inheritrange used but target '%s' has no range defined in actuator %d",
                     vectors_text(s->target), actuator_id(b, a));
  }
  double mean = 0.5 * (from[1] + from[0]), radius = 0.5 * (from[1] - from[0]) * s->inheritrange;
  double* to = position ? s->ctrlrange : s->actrange;
  to[0] = mean - radius;
  to[1] = mean + radius;
  return CT_OK;
}

static bool is_range_empty(int limited, const double range[2]) {
  return range[0] >= range[1] && build_limited(limited, range);
}

static Status check_actuator_ranges(Build* b, const BuildActuator* a) {
  const ctsActuator* s = &a->s;
  Place force = actuator_place(a, "forcerange"), ctrl = actuator_place(a, "ctrlrange"),
        act = actuator_place(a, "actrange");
  const Element* e = &a->from->e;
  TRY(limits_check(b, e, "forcerange", "force", s->forcelimited, s->forcerange));
  TRY(limits_check(b, e, "ctrlrange", "ctrl", s->ctrllimited, s->ctrlrange));
  TRY(limits_check(b, e, "actrange", "act", s->actlimited, s->actrange));
  if (is_range_empty(s->forcelimited, s->forcerange))
    return error_add(b->err, force, "invalid force range for actuator");
  if (is_range_empty(s->ctrllimited, s->ctrlrange))
    return error_add(b->err, ctrl, "invalid control range for actuator");
  if (is_range_empty(s->actlimited, s->actrange))
    return error_add(b->err, act, "invalid actrange for actuator");
  if (build_limited(s->actlimited, s->actrange) && !dyn_kind[s->dyntype].activations)
    return error_add(b->err, act, "actrange specified but dyntype is 'none' in actuator");
  return CT_OK;
}

//---------------------------------- activation, muscles, history ----------------------------------

static Status set_activations(Build* b, BuildActuator* a) {
  ctsActuator* s = &a->s;
  Place at = actuator_place(a, "actdim");
  CT_ASSERT((int)s->dyntype >= 0 && (int)s->dyntype < DYN_KINDS); // spec_check
  bool stateful = dyn_kind[s->dyntype].activations > 0;
  if (!s->plugin.active && !a->gain_states) {
    if (s->actdim > 1 && s->dyntype != ctDYN_USER)
      return error_add(b->err, at, "actdim > 1 is only allowed for dyntype 'user' in actuator");
    if (s->actdim == 1 && !stateful)
      return error_add(b->err, at, "invalid actdim 1 in stateless actuator");
    if (s->actdim == 0 && stateful)
      return error_add(b->err, at, "invalid actdim 0 in stateful actuator");
  }
  if (s->actdim < 0) s->actdim = stateful;
  CT_ASSERT(s->actdim >= 0);
  return CT_OK;
}

// prm: range[2] force scale lmin lmax vmax fpmax fvmax
static Status check_muscle(Build* b, const BuildActuator* a, const double* prm) {
  if (prm[0] >= prm[1])
    return error_add(b->err, actuator_place(a, "range"), "range[0]<range[1] required in muscle");
  if (prm[4] >= 1 || prm[5] <= 1)
    return error_add(b->err, actuator_place(a, "lmin"), "lmin<1<lmax required in muscle");
  if (prm[3] <= 0 || prm[6] <= 0 || prm[7] <= 0 || prm[8] <= 0) {
    return error_add(b->err, actuator_place(a, NULL),
                     "positive scale, vmax, fpmax, fvmax required in muscle '%s' (id = %d)",
                     name_of(a), actuator_id(b, a));
  }
  return CT_OK;
}

static Status check_history(Build* b, const BuildActuator* a) {
  if (a->s.delay > 0 && a->s.nsample <= 0)
    return error_add(b->err, actuator_place(a, "delay"),
                     "setting delay > 0 without a history buffer");
  if (a->s.nsample > MAX_SAMPLES) {
    return error_add(b->err, actuator_place(a, "nsample"),
                     "at most 2^24 samples in history buffer, got %d", a->s.nsample);
  }
  return CT_OK;
}

static Status check_actuator(Build* b, BuildActuator* a) {
  TRY(find_trn_target(b, a));
  TRY(inherit_range(b, a));
  TRY(check_actuator_ranges(b, a));
  TRY(set_activations(b, a));
  TRY(check_history(b, a));
  CT_ASSERT((int)a->s.gaintype >= 0 && (int)a->s.gaintype < GAIN_KINDS);
  CT_ASSERT((int)a->s.biastype >= 0 && (int)a->s.biastype < BIAS_KINDS);
  if (gain_kind[a->s.gaintype].muscle) TRY(check_muscle(b, a, a->s.gainprm));
  if (bias_kind[a->s.biastype].muscle) TRY(check_muscle(b, a, a->s.biasprm));
  return CT_OK;
}

Status actuator_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nactuator; i++) {
    if (check_actuator(b, b->actuator + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

// A joint's own dofs; anything else may touch all.
cttSize actuator_build_moments(const Build* b) {
  cttSize n = 0;
  for (int i = 0; i < b->nactuator; i++) {
    const BuildActuator* a = b->actuator + i;
    bool joint = trn_object_of((int)a->s.trntype) == ctOBJ_JOINT;
    CT_ASSERT(!joint || build_has(a->target[0], b->njoint));
    n += joint ? joint_kind[b->joint[a->target[0]].s.type].nv : b->nv;
  }
  return n;
}
