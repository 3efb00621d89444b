#include "view/catenary.h"

#include "base/assert.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>

static const double kAccuracy = 1e-9;

// cosh and sinh from one exponential
static double cosh_of(double x, double* sinh_of) {
  double e = fn_exp(x);
  if (sinh_of) *sinh_of = 0.5 * (e - 1 / e);
  return 0.5 * (e + 1 / e);
}

// With b the parameter of the curve over its width, 2 b sinh(1 / 2b) = sqrt(L^2 - v^2) / h. In the
// form 1/sqrt(2 b sinh(1 / 2b) - 1) - want, both sides less one and under the root, it is nearly
// linear in b.
static double curve_residual(double b, double want, double* slope) {
  double a = 0.5 / b, s, c = cosh_of(a, &s);
  if (slope) *slope = (a * c - s) * fn_pow(2 * b * s - 1, -1.5);
  return 1 / sqrt(2 * b * s - 1) - want;
}

// Newton's method; a step that does not improve is halved.
static double solve_curve(double width, double height, double length) {
  double want = 1 / sqrt(sqrt(length * length - height * height) / width - 1);
  double b = want / sqrt(24); // where the linear form has its root
  for (int i = 0; i < 50; i++) {
    double slope, r = curve_residual(b, want, &slope);
    if (fabs(r) < kAccuracy) break;
    double step = -r / slope;
    for (int k = 0; k < 10 && !(fabs(curve_residual(b + step, want, NULL)) < fabs(r)); k++)
      step *= 0.5;
    b += step;
  }
  return b;
}

// The plane in which the string hangs: up, and across from one end to the other.
typedef struct HangingPlane {
  double up[3], across[3];
  double width, height;
} HangingPlane;

static HangingPlane hanging_plane(const Catenary* c) {
  HangingPlane p;
  double way[3];
  scl3(p.up, c->gravity, -1);
  normalize3(p.up);
  sub3(way, c->to, c->from);
  addscl3(p.across, way, p.up, -dot3(p.up, way));
  if (normalize3(p.across) < VEC_MINVAL) zero3(p.across);
  p.width = dot3(way, p.across);
  p.height = dot3(way, p.up);
  return p;
}

// Two straight parts, as if a bead hung on the string.
static int hang_bead(const Catenary* c, const HangingPlane* p, double* point) {
  double down = -0.5 * (sqrt(c->length * c->length - p->width * p->width) - p->height);
  double over = p->width * down / (2 * down - p->height);
  copy3(point, c->from);
  addscl3(point + 3, c->from, p->up, down);
  addtoscl3(point + 3, p->across, over);
  copy3(point + 6, c->to);
  return 3;
}

int catenary(const Catenary* c, double* point, int n) {
  CT_ASSERT(n >= 3);
  if (dist3(c->from, c->to) > c->length) {
    copy3(point, c->from);
    copy3(point + 3, c->to);
    return 2;
  }
  HangingPlane p = hanging_plane(c);
  if (c->length > 100 * p.width) return hang_bead(c, &p, point);

  // height = a cosh((x - x0) / a) + y0, through both ends
  double a = solve_curve(p.width, p.height, c->length) * p.width;
  double x0 = -0.5 * (fn_log((c->length + p.height) / (c->length - p.height)) * a - p.width);
  double y0 = -cosh_of(x0 / a, NULL) * a;
  copy3(point, c->from);
  for (int i = 1; i < n - 1; i++) {
    double x = i * p.width / n;
    addscl3(point + 3 * i, c->from, p.across, x);
    addtoscl3(point + 3 * i, p.up, a * cosh_of((x - x0) / a, NULL) + y0);
  }
  copy3(point + 3 * (n - 1), c->to);
  return n;
}
