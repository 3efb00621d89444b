// Dihedral angle springs (Bridson, Marino, Fedkiw 2003): the angle t between the normals of the two
// triangles at an edge, 0 where they are coplanar, has the energy
//   k/2 (t - t0)^2,   k = D l^2 / A
// with l the edge's length and A the area of both triangles at rest, t0 the angle at rest and
// D = E h^3 / (12 (1 - nu^2)) the bending stiffness of a plate of thickness h.
//
// A sheet that bends about one axis and cannot twist has then the stiffness D of the plate per
// width on regular meshes (right triangles along their sides, equilateral ones in any direction),
// and equilateral meshes converge to the clamped plate: with principal curvatures a, b their energy
// per area is D/2 ((a + b)^2 - 8/3 a b), that of the plate D/2 ((a + b)^2 - 2 (1 - nu) a b).
#include "material/materials.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

enum { STIFFNESS, ANGLE, FLAT }; // constants; FLAT: squared normal of a triangle that has collapsed

// Normals of both triangles, not of unit length: out of the page for edge up and triangle 1 on the
// left.
typedef struct Hinge {
  double e[3], n[2][3], length, size[2]; // size: squared lengths of the normals
} Hinge;

static Hinge open_hinge(const double* x) {
  Hinge h;
  double a[3], b[3];
  sub3(h.e, x + 3, x);
  sub3(a, x + 6, x);
  sub3(b, x + 9, x);
  cross3(h.n[0], h.e, a);
  cross3(h.n[1], b, h.e);
  h.length = norm3(h.e);
  for (int i = 0; i < 2; i++) h.size[i] = dot3(h.n[i], h.n[i]);
  return h;
}

// tan t = (e . n1 x n2) / (|e| n1 . n2)
static double hinge_angle(const Hinge* h) {
  double across[3];
  cross3(across, h->n[0], h->n[1]);
  double sine = h->length > 0 ? dot3(across, h->e) / h->length : 0;
  return fn_atan2(sine, dot3(h->n[0], h->n[1]));
}

// Gradient of the angle by the four vertices. The opposite vertices lift along their normals by one
// over the height; the ends of the edge share the opposite lift by the foot of the height, so that
// translations and rotations change nothing. False: a triangle or the edge has collapsed.
static bool angle_gradient(const double* x, const Hinge* h, double flat, double g[12]) {
  memset(g, 0, 12 * sizeof *g);
  if (!(h->size[0] > flat) || !(h->size[1] > flat) || !(h->length > 0)) return false;
  for (int k = 0; k < 2; k++) {
    double to[3], *opposite = g + 6 + 3 * k;
    scl3(opposite, h->n[k], -h->length / h->size[k]);
    sub3(to, x + 6 + 3 * k, x);
    double foot = dot3(to, h->e) / (h->length * h->length);
    addtoscl3(g, opposite, foot - 1);
    addtoscl3(g + 3, opposite, -foot);
  }
  return true;
}

static void prepare_bridson(const cttNum x0[12], cttNum young, cttNum poisson, cttNum thickness,
                            const cttNum* param, cttNum* c) {
  (void)param;
  Hinge h = open_hinge(x0);
  double area = (sqrt(h.size[0]) + sqrt(h.size[1])) / 2, t3 = thickness * thickness * thickness;
  double plate = young * t3 / (12 * (1 - poisson * poisson));
  c[STIFFNESS] = area > 0 ? plate * h.length * h.length / area : 0;
  c[ANGLE] = hinge_angle(&h);
  c[FLAT] = 1e-12 * area * area;
}

// t - t0, the shorter way round
static double angle_from_rest(const Hinge* h, const double* c) {
  double t = hinge_angle(h) - c[ANGLE];
  if (t > ctPI) t -= 2 * ctPI;
  if (t < -ctPI) t += 2 * ctPI;
  return t;
}

static double measure_bridson(const cttNum x[12], const cttNum* c) {
  Hinge h = open_hinge(x);
  double t = angle_from_rest(&h, c);
  return c[STIFFNESS] / 2 * t * t;
}

static void push_bridson(const cttNum x[12], const cttNum* c, cttNum f[12]) {
  Hinge h = open_hinge(x);
  double g[12];
  angle_gradient(x, &h, c[FLAT], g);
  double k = -c[STIFFNESS] * angle_from_rest(&h, c);
  for (int i = 0; i < 12; i++) f[i] = k * g[i];
}

// k g g', exact at rest; the part with the second derivative of the angle is left out, so that it
// is positive semidefinite
static void stiffen_bridson(const cttNum x[12], const cttNum* c, cttNum K[144]) {
  Hinge h = open_hinge(x);
  double g[12];
  angle_gradient(x, &h, c[FLAT], g);
  for (int i = 0; i < 12; i++) {
    for (int j = 0; j < 12; j++) K[12 * i + j] = c[STIFFNESS] * g[i] * g[j];
  }
}

const ctpBending material_bridson = {
    .kind = {.name = "bridson",
             .description = "springs in the dihedral angles, for large rotations"},
    .nconst = 3,
    .clamp = 1,
    .prepare = prepare_bridson,
    .energy = measure_bridson,
    .force = push_bridson,
    .stiffness = stiffen_bridson,
};
