#include "geom/mass.h"

#include "math/quat.h"

#include <math.h>

static const double PI = 3.14159265358979323846;

static double solid_volume(cttGeom type, const double s[3]) {
  switch (type) {
  case ctGEOM_SPHERE:
    return 4 * PI * s[0] * s[0] * s[0] / 3;
  case ctGEOM_CAPSULE:
    return PI * (s[0] * s[0] * 2 * s[1] + 4 * s[0] * s[0] * s[0] / 3);
  case ctGEOM_CYLINDER:
    return PI * s[0] * s[0] * 2 * s[1];
  case ctGEOM_ELLIPSOID:
    return 4 * PI * s[0] * s[1] * s[2] / 3;
  case ctGEOM_BOX:
    return 8 * s[0] * s[1] * s[2];
  default:
    return 0;
  }
}

// The ellipsoid has no closed form: Thomsen's formula, 1.1 % at worst, is the one everybody uses.
static double ellipsoid_area(const double s[3]) {
  const double p = 1.6075;
  double sum = pow(s[0] * s[1], p) + pow(s[1] * s[2], p) + pow(s[2] * s[0], p);
  return 4 * PI * pow(sum / 3, 1 / p);
}

static double shell_area(cttGeom type, const double s[3]) {
  switch (type) {
  case ctGEOM_SPHERE:
    return 4 * PI * s[0] * s[0];
  case ctGEOM_CAPSULE:
    return 4 * PI * s[0] * s[0] + 4 * PI * s[0] * s[1];
  case ctGEOM_CYLINDER:
    return 2 * PI * s[0] * s[0] + 4 * PI * s[0] * s[1];
  case ctGEOM_ELLIPSOID:
    return ellipsoid_area(s);
  case ctGEOM_BOX:
    return 8 * (s[0] * s[1] + s[1] * s[2] + s[2] * s[0]);
  default:
    return 0;
  }
}

double mass_measure(cttGeom type, cttGeomInertia how, const double size[3]) {
  return how == ctINERTIA_SHELL ? shell_area(type, size) : solid_volume(type, size);
}

// I = (b^2 + c^2, a^2 + c^2, a^2 + b^2) * mass / k
static void triaxial(double inertia[3], const double a[3], double mass, double k) {
  double xx = a[0] * a[0], yy = a[1] * a[1], zz = a[2] * a[2];
  inertia[0] = mass * (yy + zz) / k;
  inertia[1] = mass * (xx + zz) / k;
  inertia[2] = mass * (xx + yy) / k;
}

// Cylinder of radius r and height h and the two halves of a ball displaced by h/2.
static void solid_capsule(double inertia[3], double r, double h, double mass) {
  double ball = mass * 4 * r / (4 * r + 3 * h);
  double tube = mass - ball;
  double ball_moment = 2 * ball * r * r / 5;
  inertia[0] = tube * (3 * r * r + h * h) / 12 + (ball_moment + ball * h * (3 * r + 2 * h) / 8);
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r / 2 + ball_moment;
}

static void solid_inertia(cttGeom type, const double s[3], double mass, double inertia[3]) {
  double h = 2 * s[1];
  switch (type) {
  case ctGEOM_SPHERE:
    inertia[0] = inertia[1] = inertia[2] = 2 * mass * s[0] * s[0] / 5;
    break;
  case ctGEOM_CAPSULE:
    solid_capsule(inertia, s[0], h, mass);
    break;
  case ctGEOM_CYLINDER:
    inertia[0] = inertia[1] = mass * (3 * s[0] * s[0] + h * h) / 12;
    inertia[2] = mass * s[0] * s[0] / 2;
    break;
  case ctGEOM_ELLIPSOID:
    triaxial(inertia, s, mass, 5);
    break;
  case ctGEOM_BOX:
    triaxial(inertia, s, mass, 3);
    break;
  default:
    inertia[0] = inertia[1] = inertia[2] = 0;
  }
}

// Half spheres have their centre r/2 above the rim.
static void shell_capsule(double inertia[3], double r, double h, double mass) {
  double ball_area = 4 * PI * r * r, tube_area = 2 * PI * r * h;
  double ball = mass * ball_area / (ball_area + tube_area);
  double tube = mass - ball;
  double ball_moment = 2 * ball * r * r / 3;
  double centre = r / 2, at = h / 2 + centre;
  inertia[0] = tube * (6 * r * r + h * h) / 12 + (ball_moment + ball * (at * at - centre * centre));
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r + ball_moment;
}

static void shell_cylinder(double inertia[3], double r, double h, double mass) {
  double disk_area = PI * r * r, tube_area = 2 * PI * r * h, half = h / 2;
  double disk = mass * disk_area / (2 * disk_area + tube_area);
  double tube = mass - 2 * disk;
  inertia[0] = tube * (6 * r * r + h * h) / 12 + 2 * (disk * r * r / 4 + disk * half * half);
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r + 2 * (disk * r * r / 2);
}

// A thin layer between two ellipsoids; its thickness is that of the reference, since it shows in
// the tenth digit.
static void shell_ellipsoid(double inertia[3], const double s[3], double mass) {
  const double layer = 1e-6;
  double outer[3] = {s[0] + layer, s[1] + layer, s[2] + layer};
  double inner_volume = solid_volume(ctGEOM_ELLIPSOID, s),
         outer_volume = solid_volume(ctGEOM_ELLIPSOID, outer);
  double density = mass / (outer_volume - inner_volume);
  double inner_inertia[3], outer_inertia[3];
  solid_inertia(ctGEOM_ELLIPSOID, s, inner_volume * density, inner_inertia);
  solid_inertia(ctGEOM_ELLIPSOID, outer, outer_volume * density, outer_inertia);
  for (int i = 0; i < 3; i++) inertia[i] = outer_inertia[i] - inner_inertia[i];
}

// Moment about axis `at` of a plate of sides l perpendicular to axis k, through its middle.
static double plate_moment(double mass, const double l[3], int k, int at) {
  if (at != k) return mass * l[3 - k - at] * l[3 - k - at] / 12;
  int a = (k + 1) % 3, b = (k + 2) % 3;
  return mass * (l[a] * l[a] + l[b] * l[b]) / 12;
}

// Three pairs of plates; plate k is perpendicular to axis k. The order of the sums is the
// reference's.
static void shell_box(double inertia[3], const double s[3], double mass) {
  static const int plates[3] = {2, 0, 1};
  const double l[3] = {2 * s[0], 2 * s[1], 2 * s[2]};
  double area = 2 * (l[0] * l[1] + l[1] * l[2] + l[2] * l[0]), plate[3];
  for (int k = 0; k < 3; k++) plate[k] = mass * (l[(k + 1) % 3] * l[(k + 2) % 3]) / area;
  for (int i = 0; i < 3; i++) {
    double sum = 0;
    for (int p = 0; p < 3; p++) {
      int k = plates[p];
      if (k != i) sum += plate[k] * (s[k] * s[k]);
    }
    for (int p = 0; p < 3; p++) sum += plate_moment(plate[plates[p]], l, plates[p], i);
    inertia[i] = 2 * sum;
  }
}

static void shell_inertia(cttGeom type, const double s[3], double mass, double inertia[3]) {
  switch (type) {
  case ctGEOM_SPHERE:
    inertia[0] = inertia[1] = inertia[2] = 2 * mass * s[0] * s[0] / 3;
    break;
  case ctGEOM_CAPSULE:
    shell_capsule(inertia, s[0], 2 * s[1], mass);
    break;
  case ctGEOM_CYLINDER:
    shell_cylinder(inertia, s[0], 2 * s[1], mass);
    break;
  case ctGEOM_ELLIPSOID:
    shell_ellipsoid(inertia, s, mass);
    break;
  case ctGEOM_BOX:
    shell_box(inertia, s, mass);
    break;
  default:
    inertia[0] = inertia[1] = inertia[2] = 0;
  }
}

void mass_inertia(cttGeom type, cttGeomInertia how, const double size[3], double mass,
                  double inertia[3]) {
  if (how == ctINERTIA_SHELL) {
    shell_inertia(type, size, mass, inertia);
  } else {
    solid_inertia(type, size, mass, inertia);
  }
}

// Gauss-Kronrod rule of 15 points on [0, 1], for l = x^3/(1-x)^2: weights, l and dl/dx at the
// nodes. Nodes and weights have the eight digits of the reference: more would differ from it.
enum { POINTS = 15 };
static const double weight[POINTS] = {0.01146766, 0.03154605, 0.05239501, 0.07032663, 0.08450236,
                                      0.09517529, 0.10221647, 0.10474107, 0.10221647, 0.09517529,
                                      0.08450236, 0.07032663, 0.05239501, 0.03154605, 0.01146766};
static const double length[POINTS] = {
    7.865151709349917e-08, 1.7347976913907274e-05, 0.0003548008144506193, 0.002846636252924549,
    0.014094260903596077,  0.053063261727396636,   0.17041978741317773,   0.5,
    1.4036301548686991,    3.9353484827022642,     11.644841677041734,    39.53187807410903,
    177.5711362220801,     1429.4772912937397,     54087.416549217705};
static const double slope[POINTS] = {
    5.538677720489877e-05, 0.002080868285293228, 0.016514126520723166, 0.07261900344370877,
    0.23985243401862602,   0.6868318249020725,   1.8551129519182894,   5.0,
    14.060031152313941,    43.28941239611009,    156.58546376397112,   747.9826085305024,
    5827.4042950027115,    116754.0197944512,    25482945.327264845};

// kappa(a; b, c) = a b c integral_0^inf dl / sqrt((a^2+l)^3 (b^2+l) (c^2+l)), with l in units of s
static double kappa(double a, double b, double c) {
  double ia = 1 / (a * a), ib = 1 / (b * b), ic = 1 / (c * c);
  double s = pow(a * a * a * b * c, 0.4);
  double sum = 0;
  for (int i = 0; i < POINTS; i++) {
    double l = s * length[i];
    double ka = 1 + l * ia, kb = 1 + l * ib, kc = 1 + l * ic;
    sum += s * slope[i] / (ka * sqrt(ka * kb * kc)) * weight[i];
  }
  return sum * ia;
}

// I_a = (b^2-c^2)^2 |k_c - k_b| / |2 (b^2-c^2) + (b^2+c^2)(k_b - k_c)|, per 1/5 of the volume
static double turning_factor(double b, double c, double kb, double kc) {
  double diff = b * b - c * c, sum = b * b + c * c;
  return diff * diff * fabs(kc - kb) / fmax(1e-14, fabs(2 * diff + sum * (kb - kc)));
}

void mass_added(const double semiaxes[3], double mass[3], double inertia[3]) {
  const double* r = semiaxes;
  double volume = 4.0 / 3.0 * PI * r[0] * r[1] * r[2];
  double k[3];
  for (int i = 0; i < 3; i++) k[i] = kappa(r[i], r[(i + 1) % 3], r[(i + 2) % 3]);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, l = (i + 2) % 3;
    mass[i] = volume * k[i] / fmax(1e-14, 2 - k[i]);
    inertia[i] = volume * turning_factor(r[j], r[l], k[j], k[l]) / 5;
  }
}

void mass_rotate(const double moments[3], const double quat[4], double full[6]) {
  static const int row[6] = {0, 1, 2, 0, 0, 1}, col[6] = {0, 1, 2, 1, 2, 2};
  double R[9];
  quat_to_mat(R, quat);
  for (int k = 0; k < 6; k++) {
    const double *a = R + 3 * row[k], *b = R + 3 * col[k];
    full[k] = a[0] * (b[0] * moments[0]) + a[1] * (b[1] * moments[1]) + a[2] * (b[2] * moments[2]);
  }
}

void mass_add_offset(double full[6], double mass, const double pos[3]) {
  double x = pos[0], y = pos[1], z = pos[2];
  full[0] += mass * (y * y + z * z);
  full[1] += mass * (x * x + z * z);
  full[2] += mass * (x * x + y * y);
  full[3] -= mass * x * y;
  full[4] -= mass * x * z;
  full[5] -= mass * y * z;
}
