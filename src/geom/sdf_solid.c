// Invariant: fields are in the frame of the solid, in metres, negative inside. Settings are in the
// order of their names. Unions and intersections keep the sign exact, not the distance.
#include "geom/sdf_solid.h"

#include "math/fn.h"
#include "math/vec.h"

#include <corten/types.h>

#include <math.h>
#include <string.h>

// Constructive geometry of fields: negative is inside.
static double intersect_fields(double a, double b) { return a > b ? a : b; }
static double unite_fields(double a, double b) { return a < b ? a : b; }
static double subtract_field(double a, double b) { return intersect_fields(a, -b); }

static void centred_box(double box[6], double across, double along) {
  memset(box, 0, 3 * sizeof(double));
  box[3] = box[4] = across;
  box[5] = along;
}

//---------------------------------- bolt and nut --------------------------------------------------

// What bolt and nut have in common: a thread of twelve turns a unit with flanks of 45 degrees, a
// cone of 45 degrees, a hexagonal head between z = -1/2 and 0. `out` is the distance from the
// cylinder of the thread's radius.
typedef struct Screw {
  double out, thread, cone, head, slope; // slope: cosine of 45 degrees
} Screw;

static Screw screw_fields(const double x[3], double radius) {
  const double TURNS = 12;
  Screw s = {.out = sqrt(x[0] * x[0] + x[1] * x[1]) - radius, .slope = sqrt(2.) / 2};
  double azimuth = fn_atan2(x[1], x[0]), phase = x[2] * TURNS - azimuth / ctPI / 2;
  double wave = fabs(phase - floor(phase) - .5);
  s.thread = (s.out - wave / TURNS) * s.slope;
  s.cone = (x[2] - s.out) * s.slope;

  // the side of the hexagon that the point sees, turned to x
  double sides = 6 / ctPI / 2, turn = -floor(azimuth * sides + .5) / sides;
  double side = fn_sin(turn + ctPI * .5) * x[0] + -fn_sin(turn) * x[1] - .5;
  s.head = intersect_fields(side, fabs(x[2] + .25) - .25);
  s.head = intersect_fields(s.head, (x[2] + s.out - .22) * s.slope);
  return s;
}

// The shaft ends at z = -1 and 0, there with a chamfer.
static double bolt_field(const double x[3], const double* setting) {
  Screw s = screw_fields(x, setting[0]);
  double shaft = subtract_field(s.thread, .5 - fabs(x[2] + .5));
  shaft = subtract_field(shaft, s.cone + s.slope);
  return unite_fields(shaft, s.head);
}

// The head with a threaded hole, chamfered at both ends
static double nut_field(const double x[3], const double* setting) {
  Screw s = screw_fields(x, setting[0]);
  double hole = subtract_field(s.thread, s.cone + .5 * s.slope);
  hole = unite_fields(hole, -s.cone - .05 * s.slope);
  return subtract_field(s.head, hole);
}

static void screw_box(double box[6], const double* setting) {
  (void)setting;
  centred_box(box, .6, 1);
}

//---------------------------------- gear ----------------------------------------------------------

// Union with a fillet of width k (polynomial smooth minimum)
static double blend_fields(double a, double b, double k) {
  double h = clip1(0.5 + 0.5 * (b - a) / k, 0, 1);
  return b * (1 - h) + a * h - k * h * (1 - h);
}

// Intersection with an edge rounded by k
static double round_both(double a, double b, double k) {
  return subtract_field(intersect_fields(a, b),
                        blend_fields(subtract_field(a, b), subtract_field(b, a), k));
}

static double remainder_of(double x, double period) { return x - period * floor(x / period); }

enum { GEAR_TURN, GEAR_DIAMETER, GEAR_TEETH, GEAR_THICKNESS, GEAR_HOLE };

// Radii of a spur gear: pitch, base of the involutes, tip, depth of the teeth, hole.
typedef struct Wheel {
  double pitch, base, tip, depth, hole;
} Wheel;

static Wheel wheel_radii(const double* setting) {
  double diameter = setting[GEAR_DIAMETER], teeth = setting[GEAR_TEETH];
  double density = teeth / diameter;                                     // teeth per diameter
  double pressure = 3.096e-5 * teeth * teeth - 6.557e-3 * teeth + 0.551; // angle
  Wheel w = {.pitch = diameter / 2, .base = diameter * fn_cos(pressure) / 2};
  w.tip = (diameter + 2 * (1 / density)) / 2;
  w.depth = 2.2 / density;
  w.hole = setting[GEAR_HOLE] >= 0 ? setting[GEAR_HOLE] / 2 : w.tip - w.depth - 0.14 * diameter;
  return w;
}

// Distance from the involute flank that leaves the base circle at an angle from the point: the
// length of the tangent less that of the arc. Far inside below the base circle.
static double flank_distance(double radius, double base, double angle) {
  if (!(base < radius)) return -1e6;
  return sqrt(radius * radius - base * base) - base * (angle + fn_acos(base / radius));
}

// In the plane
static double gear_outline(const double x[3], const double* setting) {
  Wheel w = wheel_radii(setting);
  double diameter = setting[GEAR_DIAMETER], r = sqrt(x[0] * x[0] + x[1] * x[1]);
  if (w.hole - r > 0) return w.hole - r;
  if (w.tip - r < -0.2) return r - w.tip;

  // angle between teeth, and of the gap between the two flanks of one at the base circle
  double stride = ctPI / (setting[GEAR_TEETH] / diameter) / w.pitch;
  double roll = fn_acos(w.base / w.pitch), width = stride / 2 - 2 * (fn_tan(roll) - roll);
  double angle = fn_atan2(x[1], x[0]) + setting[GEAR_TURN];
  double left = remainder_of(angle + width / 2, stride) - width / 2;
  double right = remainder_of(-angle - width + width / 2, stride) - width / 2;

  double teeth =
      intersect_fields(flank_distance(r, w.base, left), flank_distance(r, w.base, right));
  teeth =
      intersect_fields(intersect_fields(left - (stride - width), right - (stride - width)), teeth);
  teeth = round_both(r - w.tip, teeth, 0.0035 * diameter);
  teeth = blend_fields(r - (w.tip - w.depth), teeth, w.base - w.tip + w.depth);
  return subtract_field(teeth, r - w.hole);
}

static double gear_field(const double x[3], const double* setting) {
  double side = gear_outline(x, setting), cap = fabs(x[2]) - setting[GEAR_THICKNESS] / 2;
  double out[2] = {side > 0 ? side : 0, cap > 0 ? cap : 0};
  double most = intersect_fields(side, cap);
  return (most < 0 ? most : 0) + sqrt(out[0] * out[0] + out[1] * out[1]);
}

static void gear_box(double box[6], const double* setting) {
  centred_box(box, setting[GEAR_DIAMETER] / 2 * 1.25, setting[GEAR_THICKNESS] / 2 * 1.1);
}

//---------------------------------- bowl and torus ------------------------------------------------

enum { BOWL_HEIGHT, BOWL_RADIUS, BOWL_THICKNESS };

// A sphere's shell below a height: the distance from its rim, a circle, or from the sphere.
static double bowl_field(const double x[3], const double* setting) {
  double h = setting[BOWL_HEIGHT], r = setting[BOWL_RADIUS], rim = sqrt(r * r - h * h);
  double q[2] = {sqrt(x[0] * x[0] + x[1] * x[1]), x[2]}, to[2] = {q[0] - rim, q[1] - h};
  double dist = h * q[0] < rim * q[1] ? sqrt(to[0] * to[0] + to[1] * to[1])
                                      : fabs(sqrt(q[0] * q[0] + q[1] * q[1]) - r);
  return dist - setting[BOWL_THICKNESS];
}

static void bowl_box(double box[6], const double* setting) {
  double r = setting[BOWL_RADIUS] + setting[BOWL_THICKNESS];
  centred_box(box, r, r);
}

static double torus_field(const double x[3], const double* setting) {
  double q = sqrt(x[0] * x[0] + x[1] * x[1]) - setting[0];
  return sqrt(q * q + x[2] * x[2]) - setting[1];
}

static void torus_gradient(double g[3], const double x[3], const double* setting) {
  double across = sqrt(x[0] * x[0] + x[1] * x[1]), q = across - setting[0];
  double length = fmax(sqrt(q * q + x[2] * x[2]), ctMINVAL);
  g[0] = q * (x[0] / across) / length;
  g[1] = q * (x[1] / across) / length;
  g[2] = x[2] / length;
}

static void torus_box(double box[6], const double* setting) {
  centred_box(box, setting[0] + setting[1], setting[1]);
}

//---------------------------------- the table -----------------------------------------------------

const char* const sdf_solid_radius[1] = {"radius"};
static const double kRadiusAbsent[] = {.26};
_Static_assert(sizeof kRadiusAbsent / sizeof *kRadiusAbsent ==
                   sizeof sdf_solid_radius / sizeof *sdf_solid_radius,
               "a default per setting");
const SdfSolid sdf_solid_bolt = {1,    sdf_solid_radius, kRadiusAbsent, -1, bolt_field,
                                 NULL, screw_box};
const SdfSolid sdf_solid_nut = {1, sdf_solid_radius, kRadiusAbsent, -1, nut_field, NULL, screw_box};

const char* const sdf_solid_vessel[3] = {"height", "radius", "thickness"};
static const double kBowlAbsent[] = {.4, 1, .02};
_Static_assert(sizeof kBowlAbsent / sizeof *kBowlAbsent ==
                   sizeof sdf_solid_vessel / sizeof *sdf_solid_vessel,
               "a default per setting");
const SdfSolid sdf_solid_bowl = {3, sdf_solid_vessel, kBowlAbsent, -1, bowl_field, NULL, bowl_box};

const char* const sdf_solid_wheel[5] = {"alpha", "diameter", "teeth", "thickness", "innerdiameter"};
static const double kGearAbsent[] = {0, 2.8, 25, .2, -1};
_Static_assert(sizeof kGearAbsent / sizeof *kGearAbsent ==
                   sizeof sdf_solid_wheel / sizeof *sdf_solid_wheel,
               "a default per setting");
const SdfSolid sdf_solid_gear = {5,    sdf_solid_wheel, kGearAbsent, GEAR_THICKNESS, gear_field,
                                 NULL, gear_box};

const char* const sdf_solid_ring[2] = {"radius1", "radius2"};
static const double kTorusAbsent[] = {.35, .15};
_Static_assert(sizeof kTorusAbsent / sizeof *kTorusAbsent ==
                   sizeof sdf_solid_ring / sizeof *sdf_solid_ring,
               "a default per setting");
const SdfSolid sdf_solid_torus = {2,           sdf_solid_ring, kTorusAbsent, -1,
                                  torus_field, torus_gradient, torus_box};

void sdf_solid_gradient(double gradient[3], const SdfSolid* s, const double x[3],
                        const double* setting) {
  const double STEP = 1e-8;
  if (s->gradient) {
    s->gradient(gradient, x, setting);
    return;
  }
  double here = s->distance(x, setting);
  for (int i = 0; i < 3; i++) {
    double y[3] = {x[0], x[1], x[2]};
    y[i] += STEP;
    gradient[i] = (s->distance(y, setting) - here) / STEP;
  }
}
