// Public functions without a theme: muscles, friction pyramids, a damped spring, scalars, names,
// conversions.
#include "base/assert.h"
#include "base/integer.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/muscle.h"

#include <corten/corten.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

//---------------------------------- actuators and contacts ----------------------------------------

cttNum ctu_muscleGain(cttNum len, cttNum vel, const cttNum lengthrange[2], cttNum acc0,
                      const cttNum prm[9]) {
  return muscle_gain(len, vel, lengthrange, acc0, prm);
}

cttNum ctu_muscleBias(cttNum len, const cttNum lengthrange[2], cttNum acc0, const cttNum prm[9]) {
  return muscle_bias(len, lengthrange, acc0, prm);
}

cttNum ctu_muscleDynamics(cttNum ctrl, cttNum act, const cttNum prm[3]) {
  return muscle_dynamics(ctrl, act, prm);
}

cttNum ctu_sigmoid(cttNum x) { return muscle_sigmoid(x); }

// Each friction direction has two edges whose sum is its share of the normal force.
void ctu_encodePyramid(cttNum* pyramid, const cttNum* force, const cttNum* mu, int dim) {
  double share = force[0] / (dim - 1);
  for (int i = 0; i < dim - 1; i++) {
    double f = force[i + 1] / mu[i];
    if (f > share) f = share;
    pyramid[2 * i] = 0.5 * (share + f);
    pyramid[2 * i + 1] = 0.5 * (share - f);
  }
}

void ctu_decodePyramid(cttNum* force, const cttNum* pyramid, const cttNum* mu, int dim) {
  if (dim == 1) {
    force[0] = pyramid[0];
    return;
  }
  force[0] = dense_sum(pyramid, 2 * (dim - 1));
  for (int i = 0; i < dim - 1; i++) force[i + 1] = mu[i] * (pyramid[2 * i] - pyramid[2 * i + 1]);
}

// x'' = -Kp x - Kv x' from (pos0, vel0): position after dt, by the roots of r^2 + Kv r + Kp
cttNum ctu_springDamper(cttNum pos0, cttNum vel0, cttNum Kp, cttNum Kv, cttNum dt) {
  double disc = Kv * Kv - 4 * Kp;
  if (disc > ctMINVAL) {
    double root = sqrt(disc), r1 = 0.5 * (-Kv + root), r2 = 0.5 * (-Kv - root);
    double c1 = (pos0 * r2 - vel0) / (r2 - r1), c2 = (vel0 - pos0 * r1) / (r2 - r1);
    return c1 * fn_exp(r1 * dt) + c2 * fn_exp(r2 * dt);
  }
  double decay = fn_exp(-0.5 * Kv * dt), slope = vel0 + 0.5 * Kv * pos0;
  if (disc > -ctMINVAL) return (pos0 + slope * dt) * decay;
  double w = 0.5 * sqrt(-disc);
  return (pos0 * fn_cos(w * dt) + slope / w * fn_sin(w * dt)) * decay;
}

//---------------------------------- scalars -------------------------------------------------------

cttNum ctu_min(cttNum a, cttNum b) { return a <= b ? a : b; }

cttNum ctu_max(cttNum a, cttNum b) { return a >= b ? a : b; }

cttNum ctu_clip(cttNum x, cttNum min, cttNum max) { return clip1(x, min, max); }

cttNum ctu_sign(cttNum x) { return x < 0 ? -1 : x > 0 ? 1 : 0; }

// Nearest integer, the upper one of two equally near; what no int can hold becomes INT_MIN.
int ctu_round(cttNum x) {
  double low = floor(x), high = ceil(x), r = x - low < high - x ? low : high;
  return r <= INT_MAX ? integer_of(r, INT_MIN, INT_MAX) : INT_MIN;
}

int ctu_isBad(cttNum x) { return !(x >= -ctMAXVAL && x <= ctMAXVAL); }

int ctu_isZero(const cttNum* vec, int n) {
  for (int i = 0; i < n; i++) {
    if (vec[i] != 0) return 0;
  }
  return 1;
}

// Two independent normal numbers by Marsaglia's polar method. The state is that of the C library's
// rand().
cttNum ctu_standardNormal(cttNum* num2) {
  double x, y, r2;
  do {
    x = 2.0 * rand() / RAND_MAX - 1;
    y = 2.0 * rand() / RAND_MAX - 1;
    r2 = x * x + y * y;
  } while (r2 >= 1 || r2 == 0);
  double s = sqrt(-2 * fn_log(r2) / r2);
  if (num2) *num2 = y * s;
  return x * s;
}

// The digits of index in the base, mirrored at the point.
cttNum ctu_Halton(int index, int base) {
  double x = 0, unit = 1.0 / base;
  for (int n = index; n > 0; n /= base) {
    x += unit * (n % base);
    unit /= base;
  }
  return x;
}

//---------------------------------- names and messages --------------------------------------------

static const struct {
  int type;
  const char* name;
} object_names[] = {
    {ctOBJ_BODY, "body"},         {ctOBJ_XBODY, "xbody"},       {ctOBJ_JOINT, "joint"},
    {ctOBJ_DOF, "dof"},           {ctOBJ_GEOM, "geom"},         {ctOBJ_SITE, "site"},
    {ctOBJ_CAMERA, "camera"},     {ctOBJ_LIGHT, "light"},       {ctOBJ_FLEX, "flex"},
    {ctOBJ_MESH, "mesh"},         {ctOBJ_SKIN, "skin"},         {ctOBJ_HFIELD, "hfield"},
    {ctOBJ_TEXTURE, "texture"},   {ctOBJ_MATERIAL, "material"}, {ctOBJ_PAIR, "pair"},
    {ctOBJ_EXCLUDE, "exclude"},   {ctOBJ_EQUALITY, "equality"}, {ctOBJ_TENDON, "tendon"},
    {ctOBJ_ACTUATOR, "actuator"}, {ctOBJ_SENSOR, "sensor"},     {ctOBJ_NUMERIC, "numeric"},
    {ctOBJ_TEXT, "text"},         {ctOBJ_TUPLE, "tuple"},       {ctOBJ_KEY, "key"},
    {ctOBJ_PLUGIN, "plugin"},     {ctOBJ_FRAME, "frame"},
};
enum { NUM_OBJECT_NAMES = sizeof object_names / sizeof object_names[0] };

// NULL for a type without a name
const char* ctu_type2Str(int type) {
  for (int i = 0; i < NUM_OBJECT_NAMES; i++) {
    if (object_names[i].type == type) return object_names[i].name;
  }
  return NULL;
}

// ctOBJ_UNKNOWN for a name that no type of the model has; "frame" is a type of the spec only
int ctu_str2Type(const char* str) {
  if (!str) return ctOBJ_UNKNOWN;
  for (int i = 0; i < NUM_OBJECT_NAMES; i++) {
    if (strcmp(object_names[i].name, str) == 0 && object_names[i].type < ctNOBJECT) {
      return object_names[i].type;
    }
  }
  return ctOBJ_UNKNOWN;
}

// 4096 -> "4K": the largest binary unit that leaves an integer. The text is this thread's until the
// next call.
const char* ctu_writeNumBytes(size_t nbytes) {
  static _Thread_local char text[24];
  static const char unit[] = "\0KMGTPE";
  int k = 0;
  while (nbytes && nbytes % 1024 == 0 && unit[k + 1]) nbytes /= 1024, k++;
  snprintf(text, sizeof text, "%zu%.1s", nbytes, unit + k);
  return text;
}

static const char* const kWarningFormat[ctNWARNING] = {
    [ctWARN_INERTIA] =
        "The inertia matrix is nearly singular at dof %zu: check masses and armature.",
    [ctWARN_CONTACTFULL] =
        "The memory limit of the model was reached after %zu contacts; the rest is ignored.",
    [ctWARN_CNSTRFULL] =
        "The constraints need more than the memory limit of the model, at least %zu bytes.",
    [ctWARN_VGEOMFULL] = "The scene is full: more than %zu drawable geoms.",
    [ctWARN_BADQPOS] = "NaN, infinite or huge qpos[%zu]: the simulation is unstable.",
    [ctWARN_BADQVEL] = "NaN, infinite or huge qvel[%zu]: the simulation is unstable.",
    [ctWARN_BADQACC] = "NaN, infinite or huge qacc[%zu]: the simulation is unstable.",
    [ctWARN_BADCTRL] = "NaN, infinite or huge ctrl[%zu]: check the controller.",
};

// The text is this thread's until the next call.
const char* ctu_warningText(int warning, size_t info) {
  static _Thread_local char text[160];
  if (warning < 0 || warning >= ctNWARNING) {
    snprintf(text, sizeof text, "There is no warning with the number %d.", warning);
  } else {
    snprintf(text, sizeof text, kWarningFormat[warning], info);
  }
  return text;
}

// At most n-1 characters and a zero.
char* ctu_strncpy(char* dst, const char* src, int n) {
  if (!dst || !src || n <= 0) return NULL;
  strncpy(dst, src, (size_t)n - 1);
  dst[n - 1] = 0;
  return dst;
}

//---------------------------------- conversion and sorting ----------------------------------------

void ctu_f2n(cttNum* res, const float* vec, int n) {
  for (int i = 0; i < n; i++) res[i] = (cttNum)vec[i];
}

void ctu_n2f(float* res, const cttNum* vec, int n) {
  for (int i = 0; i < n; i++) res[i] = (float)vec[i];
}

void ctu_d2n(cttNum* res, const double* vec, int n) { dense_copy(res, vec, n); }

void ctu_n2d(double* res, const cttNum* vec, int n) { dense_copy(res, vec, n); }

void ctu_insertionSort(cttNum* list, int n) {
  for (int i = 1; i < n; i++) {
    double x = list[i];
    int j = i;
    for (; j > 0 && list[j - 1] > x; j--) list[j] = list[j - 1];
    list[j] = x;
  }
}

void ctu_insertionSortInt(int* list, int n) {
  for (int i = 1; i < n; i++) {
    int x = list[i], j = i;
    for (; j > 0 && list[j - 1] > x; j--) list[j] = list[j - 1];
    list[j] = x;
  }
}
