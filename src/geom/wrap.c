// Invariant: a WrapPoint is in the plane of the circle, whose centre is the origin. A touch of
// length -1 is a straight path. Results are in the world. The scalar and the wide version have one
// body and give the same bits.
#include "geom/wrap.h"

#include "base/assert.h"
#include "math/fn.h"
#include "math/vec.h"
#include "math/wide.h"

#include <corten/types.h>

#include <math.h>

//---------------------------------- the plane of the circle ---------------------------------------

typedef struct WrapPoint {
  double x, y;
} WrapPoint;

WIDE_INLINE double flat_dot(WrapPoint p, WrapPoint q) { return p.x * q.x + p.y * q.y; }
WIDE_INLINE double flat_turn(WrapPoint p, WrapPoint q) {
  return p.x * q.y - p.y * q.x;
} // > 0: q is to the left of p
WIDE_INLINE WrapPoint flat_minus(WrapPoint p, WrapPoint q) {
  return (WrapPoint){p.x - q.x, p.y - q.y};
}

// What is too short to have a direction points along x.
WIDE_INLINE WrapPoint flat_unit(WrapPoint p) {
  double n = sqrt(flat_dot(p, p));
  if (n < VEC_MINVAL) return (WrapPoint){1, 0};
  double inv = 1 / n;
  return (WrapPoint){p.x * inv, p.y * inv};
}

// Where the path meets the circle, and how long it stays on it (-1: it does not).
typedef struct WrapTouch {
  WrapPoint first, last;
  double length;
} WrapTouch;

static const WrapTouch kStraight = {{0, 0}, {0, 0}, -1};

// 0 <= a / b <= 1, without the division
WIDE_INLINE bool is_part(double a, double b) { return b > 0 ? a >= 0 && a <= b : a <= 0 && a >= b; }

// Do the segments p-q and r-s have a point in common? Parallel ones count as not.
WIDE_INLINE bool flat_segments_cross(WrapPoint p, WrapPoint q, WrapPoint r, WrapPoint s) {
  WrapPoint u = flat_minus(q, p), v = flat_minus(s, r), w = flat_minus(p, r);
  double det = v.y * u.x - v.x * u.y;
  if (fabs(det) < VEC_MINVAL) return false;
  return is_part(v.x * w.y - v.y * w.x, det) && is_part(u.x * w.y - u.y * w.x, det);
}

// The point of the segment p-q nearest to the centre.
WIDE_INLINE WrapPoint nearest_to_centre(WrapPoint p, WrapPoint q) {
  WrapPoint d = flat_minus(q, p);
  double t = -flat_dot(d, p) / flat_dot(d, d);
  t = clip1(t, 0, 1);
  return (WrapPoint){t * d.x + p.x, t * d.y + p.y};
}

//---------------------------------- around the outside --------------------------------------------

// The points where the lines from p touch the circle: leaving p on the clockwise side, and on the
// other.   t = (r^2 p -+ r sqrt(p^2 - r^2) p') / p^2, p' = p turned left
typedef struct Tangents {
  WrapPoint clockwise, other;
} Tangents;

WIDE_INLINE Tangents find_tangents(WrapPoint p, double r) {
  double n2 = flat_dot(p, p), r2 = r * r, s = sqrt(n2 - r2);
  CT_VALIDATE(!(n2 < r2)); // the point is not inside the circle
  WrapPoint along = {p.x * r2, p.y * r2}, across = {r * p.y * s, r * p.x * s};
  return (Tangents){{(along.x + across.x) / n2, (along.y - across.y) / n2},
                    {(along.x - across.x) / n2, (along.y + across.y) / n2}};
}

// Length of the arc from p to q of a path that came in with that way: it runs to the left for
// way 1.
WIDE_INLINE double arc_length(WrapPoint p, WrapPoint q, double r, int way) {
  double c = flat_dot(flat_unit(p), flat_unit(q));
  double angle = fn_acos(clip1(c, -1, 1)), left = p.y * q.x - p.x * q.y;
  if ((left > 0 && way < 0) || (left < 0 && way > 0)) angle = 2 * ctPI - angle;
  CT_VALIDATE(!(angle < 0 || angle > 2 * ctPI));
  return r * angle;
}

// How welcome the path is that touches in t: near the side point, else short; one that crosses
// itself is not.
#define CROSSES (-10000.0)
WIDE_INLINE double path_merit(const WrapTouch* t, const WrapPoint* side) {
  if (side)
    return flat_dot(flat_unit((WrapPoint){t->first.x + t->last.x, t->first.y + t->last.y}), *side);
  WrapPoint chord = flat_minus(t->first, t->last);
  return -flat_dot(chord, chord);
}

WIDE_INLINE WrapTouch wrap_outside(WrapPoint p, WrapPoint q, const WrapPoint* side, double r) {
  if (flat_dot(p, p) < r * r || flat_dot(q, q) < r * r || r < VEC_MINVAL) return kStraight;
  WrapPoint d = flat_minus(q, p);
  if (flat_dot(d, d) < VEC_MINVAL) return kStraight;
  WrapPoint near = nearest_to_centre(p, q);
  if (flat_dot(near, near) > r * r && (!side || flat_dot(*side, near) >= 0)) return kStraight;

  // one path on each side of the centre
  Tangents tp = find_tangents(p, r), tq = find_tangents(q, r);
  WrapTouch right = {tp.clockwise, tq.other, 0}, left = {tp.other, tq.clockwise, 0};
  bool cross_right = flat_segments_cross(p, right.first, q, right.last);
  bool cross_left = flat_segments_cross(p, left.first, q, left.last);
  bool is_right = (cross_right ? CROSSES : path_merit(&right, side)) >
                  (cross_left ? CROSSES : path_merit(&left, side));
  if (is_right ? cross_right : cross_left) return kStraight;
  WrapTouch t = is_right ? right : left;
  t.length = arc_length(t.first, t.last, r, is_right ? 1 : -1);
  return t;
}

//---------------------------------- through the inside --------------------------------------------

// The path touches the circle where both its pieces make the same angle with the radius. With z the
// sine of that angle, A = r / |p| and B = r / |q|, the angles at the centre add up to G, the one
// between p and q:   f(z) = asin(A z) + asin(B z) - 2 asin(z) + G = 0
typedef struct Reflection {
  double A, B, G;
} Reflection;

static double angle_residual(const Reflection* e, double z) {
  return fn_asin(e->A * z) + fn_asin(e->B * z) - 2 * fn_asin(z) + e->G;
}

// d asin(A z) / dz, A^2 and z^2 given
static double asin_slope(double A, double A2, double z2) {
  double c = sqrt(1 - z2 * A2);
  return A / (c > VEC_MINVAL ? c : VEC_MINVAL);
}

// f falls over (0, 1): Newton's method from the right end stays on the right of the root. The
// tolerance and the number of steps are MuJoCo's; the result depends on them. False: no solution.
static bool solve_reflection(const Reflection* e, double* root) {
  CT_ASSERT(!(e->A > 1) && !(e->B > 1)); // both ends are outside the circle
  double z = 1 - 1e-7, f = angle_residual(e, z), A2 = e->A * e->A, B2 = e->B * e->B;
  if (f > 0) return false;
  for (int i = 0; i < 20; i++) {
    if (fabs(f) <= 1e-6) {
      *root = z;
      return true;
    }
    double z2 = z * z;
    double slope = asin_slope(e->A, A2, z2) + asin_slope(e->B, B2, z2) - asin_slope(2, 1, z2);
    double next = z - f / slope;
    if (slope > -VEC_MINVAL || next > z) return false;
    z = next;
    f = angle_residual(e, z);
    if (f > 1e-6) return false;
  }
  return false;
}

static WrapTouch touch_once(WrapPoint p) { return (WrapTouch){p, p, 0}; }

static WrapTouch wrap_inside(WrapPoint p, WrapPoint q, double r) {
  double lp = sqrt(flat_dot(p, p)), lq = sqrt(flat_dot(q, q));
  WrapPoint d = flat_minus(q, p);
  double d2 = flat_dot(d, d);
  if (lp <= r || lq <= r || r < VEC_MINVAL || lp < VEC_MINVAL || lq < VEC_MINVAL) return kStraight;
  if (d2 > VEC_MINVAL) { // a line that goes through the circle needs no leading
    double t = -flat_dot(d, p) / d2;
    WrapPoint near = {p.x + t * d.x, p.y + t * d.y};
    if (t > 0 && t < 1 && sqrt(flat_dot(near, near)) <= r) return kStraight;
  }
  double c = (lp * lp + lq * lq - d2) / (2 * lp * lq), z;
  if (c < -1 + VEC_MINVAL) return kStraight;

  // without a solution: half way between the ends
  WrapPoint half = flat_unit((WrapPoint){0.5 * (p.x + q.x), 0.5 * (p.y + q.y)});
  if (c > 1 - VEC_MINVAL) return touch_once((WrapPoint){half.x * r, half.y * r});
  Reflection e = {r / lp, r / lq, fn_acos(c)};
  if (!solve_reflection(&e, &z)) return touch_once((WrapPoint){half.x * r, half.y * r});

  // turn left from the end that is on the right
  bool from_p = flat_turn(p, q) > 0;
  WrapPoint u = flat_unit(from_p ? p : q);
  double angle = fn_asin(z) - fn_asin((from_p ? e.A : e.B) * z), ca = fn_cos(angle),
         sa = fn_sin(angle);
  return touch_once((WrapPoint){r * (ca * u.x - sa * u.y), r * (sa * u.x + ca * u.y)});
}

//---------------------------------- in space ------------------------------------------------------

// Axes x and y of the plane through the centre of a sphere, a and b; any plane through a when b is
// behind or before it.
WIDE_INLINE void sphere_plane(double x[3], double y[3], const double a[3], const double b[3]) {
  double n[3];
  copy3(x, a);
  normalize3(x);
  cross3(n, a, b);
  if (normalize3(n) < VEC_MINVAL) {
    double ax = fabs(x[0]), ay = fabs(x[1]), az = fabs(x[2]);
    int most = az > ax && az > ay ? 2 : ay > ax && ay > az ? 1 : 0;
    double across[3] = {1, 1, 1};
    across[most] = 0;
    cross3(n, x, across);
    normalize3(n);
  }
  cross3(y, n, x);
  normalize3(y);
}

WIDE_INLINE void to_local(double r[3], const double* p, const WrapShape* shape) {
  sub3(r, p, shape->pos);
  mat3_mul_t_vec(r, shape->mat, r);
}

WIDE_INLINE void to_world(double r[3], const double* p, const WrapShape* shape) {
  mat3_mul_vec(r, shape->mat, p);
  addto3(r, shape->pos);
}

WIDE_INLINE WrapPoint flat_project(const double* p, const double* x, const double* y) {
  return (WrapPoint){dot3(p, x), dot3(p, y)};
}

WIDE_INLINE double flat_distance(const double* p, WrapPoint q) {
  WrapPoint d = {p[0] - q.x, p[1] - q.y};
  return sqrt(flat_dot(d, d));
}

// Around a cylinder the height changes in proportion to the way seen along the axis.
WIDE_INLINE double add_height(double first[3], double last[3], const double a[3], const double b[3],
                              const WrapTouch* t) {
  double la = flat_distance(a, t->first), lb = flat_distance(b, t->last);
  double total = la + t->length + lb;
  first[2] = a[2] + (b[2] - a[2]) * la / total;
  last[2] = a[2] + (b[2] - a[2]) * (la + t->length) / total;
  double rise = fabs(last[2] - first[2]);
  return sqrt(t->length * t->length + rise * rise);
}

// |p| < VEC_MINVAL; the square tells for all but the nearest.
WIDE_INLINE bool is_nowhere(const double p[3]) {
  return dot3(p, p) < 2 * VEC_MINVAL * VEC_MINVAL && norm3(p) < VEC_MINVAL;
}

WIDE_INLINE double wrap_around(double touch[6], const double a[3], const double b[3],
                               const WrapShape* shape, const double* side) {
  double pa[3], pb[3], ps[3], x[3] = {1, 0, 0}, y[3] = {0, 1, 0};
  to_local(pa, a, shape);
  to_local(pb, b, shape);
  if (is_nowhere(pa) || is_nowhere(pb)) return -1;
  if (!shape->cylinder) sphere_plane(x, y, pa, pb);

  WrapPoint p = flat_project(pa, x, y), q = flat_project(pb, x, y), s = {0, 0};
  WrapTouch t;
  if (side) {
    to_local(ps, side, shape);
    // the length decides nothing, but at a right angle to the path its rounding does
    s = flat_unit(flat_project(ps, x, y));
    s = (WrapPoint){s.x * shape->radius, s.y * shape->radius};
  }
  // inside is decided in space, for a cylinder as well
  if (side && norm3(ps) < shape->radius)
    t = wrap_inside(p, q, shape->radius);
  else
    t = wrap_outside(p, q, side ? &s : NULL, shape->radius);
  if (t.length < 0) return -1;

  double first[3], last[3], length = t.length;
  for (int i = 0; i < 3; i++) {
    first[i] = x[i] * t.first.x + y[i] * t.first.y;
    last[i] = x[i] * t.last.x + y[i] * t.last.y;
  }
  if (shape->cylinder) length = add_height(first, last, pa, pb, &t);
  to_world(touch, first, shape);
  to_world(touch + 3, last, shape);
  return length;
}

WIDE_TARGET static double wrap_around_wide(double touch[6], const double a[3], const double b[3],
                                           const WrapShape* shape, const double* side) {
  return wrap_around(touch, a, b, shape, side);
}

double wrap(double touch[6], const double a[3], const double b[3], const WrapShape* shape,
            const double* side) {
  return WIDE_CALL(wrap_around, touch, a, b, shape, side);
}
