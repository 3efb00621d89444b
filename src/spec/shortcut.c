// Values of the general actuator for <motor>, <position> ... Each function keeps what it does not
// name, so that a class of one kind can be refined by an element of another.
#include <corten/corten.h>

#include <string.h>

static void set_types(ctsActuator* a, cttDyn dyn, cttGain gain, cttBias bias) {
  a->dyntype = dyn;
  a->gaintype = gain;
  a->biastype = bias;
}

// force = ctrl
const char* cts_setToMotor(ctsActuator* actuator) {
  actuator->gainprm[0] = 1;
  set_types(actuator, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_NONE);
  return "";
}

// force = kp (ctrl - length) - kv velocity; a positive biasprm[2] is a damping ratio for the
// compiler
const char* cts_setToPosition(ctsActuator* actuator, double kp, double kv[1], double dampratio[1],
                              double timeconst[1], double inheritrange) {
  actuator->gainprm[0] = kp;
  actuator->biasprm[1] = -kp;
  if (kv && dampratio) return "kv and dampratio cannot both be defined";
  if (kv && kv[0] < 0) return "kv cannot be negative";
  if (kv) actuator->biasprm[2] = -kv[0];
  if (dampratio && dampratio[0] < 0) return "dampratio cannot be negative";
  if (dampratio) actuator->biasprm[2] = dampratio[0];
  if (timeconst && timeconst[0] < 0) return "timeconst cannot be negative";
  if (timeconst) {
    actuator->dynprm[0] = timeconst[0];
    actuator->dyntype = timeconst[0] == 0 ? ctDYN_NONE : ctDYN_FILTEREXACT;
  }
  actuator->inheritrange = inheritrange;
  if (inheritrange > 0 && (actuator->ctrlrange[0] != 0 || actuator->ctrlrange[1] != 0))
    return "ctrlrange and inheritrange cannot both be defined";
  actuator->gaintype = ctGAIN_FIXED;
  actuator->biastype = ctBIAS_AFFINE;
  return "";
}

// A position servo whose set point is the integral of the control.
//
// QUIRK(silent-intvelocity; test_shortcut:an_integrated_velocity_reports_only_its_own_mistake):
// Mistakes that the position servo finds, such as a negative kv, are not reported.
const char* cts_setToIntVelocity(ctsActuator* actuator, double kp, double kv[1],
                                 double dampratio[1], double timeconst[1], double inheritrange) {
  (void)cts_setToPosition(actuator, kp, kv, dampratio, timeconst, inheritrange);
  actuator->dyntype = ctDYN_INTEGRATOR;
  actuator->actlimited = 1;
  if (inheritrange > 0 && (actuator->actrange[0] != 0 || actuator->actrange[1] != 0))
    return "actrange and inheritrange cannot both be defined";
  return "";
}

// force = kv (ctrl - velocity)
const char* cts_setToVelocity(ctsActuator* actuator, double kv) {
  memset(actuator->biasprm, 0, sizeof actuator->biasprm);
  actuator->gainprm[0] = kv;
  actuator->biasprm[2] = -kv;
  set_types(actuator, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  return "";
}

// force = - kv velocity ctrl
const char* cts_setToDamper(ctsActuator* actuator, double kv) {
  memset(actuator->gainprm, 0, sizeof actuator->gainprm);
  actuator->gainprm[2] = -kv;
  actuator->ctrllimited = 1;
  set_types(actuator, ctDYN_NONE, ctGAIN_AFFINE, ctBIAS_NONE);
  if (kv < 0) return "damping coefficient cannot be negative";
  if (actuator->ctrlrange[0] < 0 || actuator->ctrlrange[1] < 0)
    return "damper control range cannot be negative";
  return "";
}

// force = area pressure + bias; the pressure follows the control with a time constant
const char* cts_setToCylinder(ctsActuator* actuator, double timeconst, double bias, double area,
                              double diameter) {
  actuator->dynprm[0] = timeconst;
  actuator->biasprm[0] = bias;
  actuator->gainprm[0] = diameter >= 0 ? ctPI / 4 * diameter * diameter : area;
  set_types(actuator, ctDYN_FILTER, ctGAIN_FIXED, ctBIAS_AFFINE);
  return "";
}

// Values that no class has set so far get those of a muscle.
static void muscle_defaults(ctsActuator* a) {
  static const double kGain[9] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};
  if (a->dynprm[0] == 1) a->dynprm[0] = 0.01;
  if (a->dynprm[1] == 0) a->dynprm[1] = 0.04;
  if (a->gainprm[0] == 1) a->gainprm[0] = kGain[0];
  for (int i = 1; i < 9; i++) {
    if (a->gainprm[i] == 0) a->gainprm[i] = kGain[i];
  }
}

// Negative parameters leave what is there.
const char* cts_setToMuscle(ctsActuator* actuator, double timeconst[2], double tausmooth,
                            double range[2], double force, double scale, double lmin, double lmax,
                            double vmax, double fpmax, double fvmax) {
  muscle_defaults(actuator);
  if (tausmooth < 0) return "muscle tausmooth cannot be negative";
  actuator->dynprm[2] = tausmooth;
  for (int i = 0; i < 2; i++) {
    if (timeconst[i] >= 0) actuator->dynprm[i] = timeconst[i];
  }
  const double given[9] = {range[0], range[1], force, scale, lmin, lmax, vmax, fpmax, fvmax};
  for (int i = 0; i < 9; i++) {
    if (given[i] >= 0) actuator->gainprm[i] = given[i];
    actuator->biasprm[i] = actuator->gainprm[i];
  }
  set_types(actuator, ctDYN_MUSCLE, ctGAIN_MUSCLE, ctBIAS_MUSCLE);
  return "";
}

const char* cts_setToAdhesion(ctsActuator* actuator, double gain) {
  actuator->gainprm[0] = gain;
  actuator->ctrllimited = 1;
  actuator->gaintype = ctGAIN_FIXED;
  actuator->biastype = ctBIAS_NONE;
  if (gain < 0) return "adhesion gain cannot be negative";
  if (actuator->ctrlrange[0] < 0 || actuator->ctrlrange[1] < 0)
    return "adhesion control range cannot be negative";
  return "";
}
