#include "mjcf/mjcf_actuator.h"

#include "base/str.h"
#include "mjcf/mjcf_plugin.h"

#include <corten/corten.h>

// What the shortcut made of its parameters: "" or what is wrong with them.
static Status report_fault(MjcfReader* r, const XmlNode* n, const char* error) {
  return error && error[0] ? mjcf_attr_fail(r, n, NULL, "%s", error) : CT_OK;
}

// Attributes that are numbers of their own, read one after the other.
typedef struct NamedReal {
  const char* name;
  double* x;
} NamedReal;

static Status read_named_reals(MjcfReader* r, const XmlNode* n, const NamedReal* number,
                               int count) {
  for (int i = 0; i < count; i++) TRY(mjcf_attr_real(r, n, number[i].name, number[i].x));
  return CT_OK;
}

typedef Status (*Shortcut)(MjcfReader*, const XmlNode*, ctsActuator*);

static Status set_motor(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  return report_fault(r, n, cts_setToMotor(a));
}

// Parameters of the two servos; given[i]: kv, dampratio, timeconst are there.
typedef struct Servo {
  double kp, kv, dampratio, timeconst, inheritrange;
  bool given[3];
} Servo;

static Status read_servo(MjcfReader* r, const XmlNode* n, const ctsActuator* a, Servo* s) {
  *s = (Servo){.kp = a->gainprm[0], .inheritrange = a->inheritrange};
  TRY(mjcf_attr_real(r, n, "kp", &s->kp));
  TRY(mjcf_attr_fixed(r, n, "kv", 1, &s->kv, &s->given[0]));
  TRY(mjcf_attr_fixed(r, n, "dampratio", 1, &s->dampratio, &s->given[1]));
  TRY(mjcf_attr_fixed(r, n, "timeconst", 1, &s->timeconst, &s->given[2]));
  return mjcf_attr_real(r, n, "inheritrange", &s->inheritrange);
}

typedef const char* SetServo(ctsActuator* a, double kp, double* kv, double* dampratio,
                             double* timeconst, double inheritrange);

static Status set_servo(MjcfReader* r, const XmlNode* n, ctsActuator* a, SetServo* set) {
  Servo s;
  TRY(read_servo(r, n, a, &s));
  return report_fault(r, n,
                      set(a, s.kp, s.given[0] ? &s.kv : NULL, s.given[1] ? &s.dampratio : NULL,
                          s.given[2] ? &s.timeconst : NULL, s.inheritrange));
}

static Status set_position(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  return set_servo(r, n, a, cts_setToPosition);
}

static Status set_intvelocity(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  return set_servo(r, n, a, cts_setToIntVelocity);
}

static Status set_velocity(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  double kv = a->gainprm[0];
  TRY(mjcf_attr_real(r, n, "kv", &kv));
  return report_fault(r, n, cts_setToVelocity(a, kv));
}

static Status set_damper(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  double kv = 0;
  TRY(mjcf_attr_real(r, n, "kv", &kv));
  return report_fault(r, n, cts_setToDamper(a, kv));
}

// bias has three numbers, of which the first counts.
static Status set_cylinder(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  double timeconst = a->dynprm[0], area = a->gainprm[0], diameter = -1;
  double bias[3] = {a->biasprm[0]};
  bool given;
  const NamedReal number[] = {{"timeconst", &timeconst}, {"area", &area}, {"diameter", &diameter}};
  TRY(read_named_reals(r, n, number, 3));
  TRY(mjcf_attr_fixed(r, n, "bias", 3, bias, &given));
  return report_fault(r, n, cts_setToCylinder(a, timeconst, bias[0], area, diameter));
}

static Status set_muscle(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  double timeconst[2] = {-1, -1}, range[2] = {-1, -1}, tausmooth = a->dynprm[2];
  double force = -1, scale = -1, lmin = -1, lmax = -1, vmax = -1, fpmax = -1, fvmax = -1;
  bool given;
  const NamedReal number[] = {
      {"tausmooth", &tausmooth}, {"force", &force}, {"scale", &scale}, {"lmin", &lmin},
      {"lmax", &lmax},           {"vmax", &vmax},   {"fpmax", &fpmax}, {"fvmax", &fvmax},
  };
  TRY(mjcf_attr_fixed(r, n, "timeconst", 2, timeconst, &given));
  TRY(mjcf_attr_fixed(r, n, "range", 2, range, &given));
  TRY(read_named_reals(r, n, number, 8));
  return report_fault(r, n,
                      cts_setToMuscle(a, timeconst, tausmooth, range, force, scale, lmin, lmax,
                                      vmax, fpmax, fvmax));
}

static Status set_adhesion(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  double gain = a->gainprm[0];
  TRY(mjcf_attr_real(r, n, "gain", &gain));
  return report_fault(r, n, cts_setToAdhesion(a, gain));
}

static Status set_plugin(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  return mjcf_plugin_link(r, n, &a->plugin);
}

static const Shortcut kShortcut[] = {
    [MJCF_MOTOR] = set_motor,
    [MJCF_POSITION] = set_position,
    [MJCF_INTVELOCITY] = set_intvelocity,
    [MJCF_VELOCITY] = set_velocity,
    [MJCF_DAMPER] = set_damper,
    [MJCF_CYLINDER] = set_cylinder,
    [MJCF_MUSCLE] = set_muscle,
    [MJCF_ADHESION] = set_adhesion,
    [MJCF_ACTUATOR_PLUGIN] = set_plugin,
};

// Attributes that belong to one kind of transmission.
static Status check_transmission(MjcfReader* r, const XmlNode* n, const ctsActuator* a) {
  bool open = a->trntype == ctTRN_UNDEFINED;
  bool crank = xml_attr(n, "slidersite") || xml_attr(n, "cranklength");
  if (crank && !open && a->trntype != ctTRN_SLIDERCRANK) {
    return mjcf_attr_fail(
        r, n, NULL, "cranklength and slidersite can only be used in slidercrank transmission");
  }
  if (xml_attr(n, "refsite") && !open && a->trntype != ctTRN_SITE)
    return mjcf_attr_fail(r, n, "refsite", "refsite can only be used with site transmission");
  return CT_OK;
}

//---------------------------------- gains of the open table ---------------------------------------

static void forget_gain(ctsActuator* a) {
  vectors_free(VALUE_STRING, a->gain_model);
  a->gain_params->count = 0;
}

// gaintype="custom" waits for the model that a class or element names: until then it has the name
// that no kind can have.
static Status set_custom(MjcfReader* r, const XmlNode* n, ctsActuator* a) {
  if (!vectors_is_empty(a->gain_model)) return CT_OK;
  return vectors_set_string(a->gain_model, "custom") ? CT_OK : mjcf_attr_no_memory(r, n);
}

// A gain of the element's own replaces that of its class, and a model the parameters of another.
static Status finish_gain(MjcfReader* r, const XmlNode* n, MjcfId id, ctsActuator* a) {
  const XmlAttr* model = mjcf_attr_find(n, "corten:gain_model");
  const XmlAttr* params = mjcf_attr_find(n, "corten:gain_params");
  const char* word = xml_attr(n, "gaintype");
  bool custom = word && str_eq(word, "custom");
  if (model && !params) a->gain_params->count = 0;
  if (id == MJCF_GENERAL) {
    if (custom) return set_custom(r, n, a);
    if (word && !model && !params) forget_gain(a);
    return CT_OK;
  }
  if (model) a->gaintype = ctGAIN_USER; // a shortcut has no gaintype
  if (!model && !params && id != MJCF_ACTUATOR_PLUGIN) forget_gain(a);
  return CT_OK;
}

Status mjcf_actuator(MjcfReader* r, const XmlNode* n, MjcfId id, ctsActuator* actuator) {
  TRY(check_transmission(r, n, actuator));
  bool has_shortcut = (size_t)id < sizeof kShortcut / sizeof *kShortcut && kShortcut[id];
  if (has_shortcut) TRY(kShortcut[id](r, n, actuator));
  return finish_gain(r, n, id, actuator);
}
