#include "force/gain_table.h"

#include "math/muscle.h"

//---------------------------------- as in MuJoCo --------------------------------------------------

static cttNum compute_fixed_force(const ctpGainInput* in, const cttNum* p) {
  return p[0] * in->ctrl;
}

static cttNum compute_no_slope(const ctpGainInput* in, const cttNum* p) {
  return (void)in, (void)p, 0;
}

static cttNum compute_affine_force(const ctpGainInput* in, const cttNum* p) {
  return (p[0] + p[1] * in->length + p[2] * in->velocity) * in->ctrl;
}

static cttNum compute_affine_slope(const ctpGainInput* in, const cttNum* p) {
  return p[2] * in->ctrl;
}

static cttNum compute_muscle_force(const ctpGainInput* in, const cttNum* p) {
  return muscle_gain(in->length, in->velocity, in->lengthrange, in->acc0, p) * in->ctrl;
}

static cttNum compute_muscle_slope(const ctpGainInput* in, const cttNum* p) {
  return muscle_gain_slope(in->length, in->velocity, in->lengthrange, in->acc0, p) * in->ctrl;
}

static const char* const kFixedParam[] = {"gain, force per control"};
static const char* const kAffineParam[] = {"constant, force per control",
                                           "slope by length, force per control and length",
                                           "slope by velocity, force per control and velocity"};
static const char* const kMuscleParam[] = {"shortest normalised length",
                                           "longest normalised length",
                                           "peak force at rest; negative: scale / acc0",
                                           "scale of that force",
                                           "lmin: shortest length with force",
                                           "lmax: longest length with force",
                                           "vmax: velocity of shortening without force",
                                           "fpmax: passive force at lmax",
                                           "fvmax: force while lengthening"};

const ctpGain gain_table_fixed = {
    .kind = {.name = "fixed",
             .description = "constant gain, as gaintype=\"fixed\"",
             .nparam = 1,
             .param = kFixedParam},
    .force = compute_fixed_force,
    .force_vel = compute_no_slope,
};

const ctpGain gain_table_affine = {
    .kind = {.name = "affine",
             .description = "gain linear in length and velocity, as gaintype=\"affine\"",
             .nparam = 3,
             .param = kAffineParam},
    .force = compute_affine_force,
    .force_vel = compute_affine_slope,
};

static const cttNum kMuscleDefault[] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};

const ctpGain gain_table_muscle = {
    .kind = {.name = "muscle",
             .description = "force-length-velocity curve, as gaintype=\"muscle\"",
             .nparam = 9,
             .param = kMuscleParam,
             .paramdefault = kMuscleDefault},
    .force = compute_muscle_force,
    .force_vel = compute_muscle_slope,
};

//---------------------------------- series elastic ------------------------------------------------

enum { STIFFNESS, DAMPING, RATIO };

static cttNum compute_elastic_force(const ctpGainInput* in, const cttNum* p) {
  return p[STIFFNESS] * (p[RATIO] * in->ctrl - in->length) +
         p[DAMPING] * (p[RATIO] * in->ctrl_rate - in->velocity);
}

static cttNum compute_elastic_slope(const ctpGainInput* in, const cttNum* p) {
  return (void)in, -p[DAMPING];
}

static const char* find_elastic_fault(const cttNum* p) {
  if (!(p[STIFFNESS] >= 0)) return "the stiffness must not be negative";
  if (!(p[DAMPING] >= 0)) return "the damping must not be negative";
  return NULL;
}

static const char* const kElasticParam[] = {
    "stiffness, force per length",
    "damping, force per velocity",
    "gear ratio, length per control",
};

const ctpGain gain_table_series_elastic = {
    .kind = {.name = "series_elastic",
             .description = "spring and damper between a motor at ratio times control and the "
                            "actuator",
             .nparam = 3,
             .param = kElasticParam,
             .check = find_elastic_fault},
    .needrate = 1,
    .force = compute_elastic_force,
    .force_vel = compute_elastic_slope,
};
