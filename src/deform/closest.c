#include "deform/closest.h"

#include "math/vec.h"

double closest_in_segment(const double x[3], const double v0[3], const double v1[3]) {
  double e[3], to[3];
  sub3(e, v1, v0);
  sub3(to, x, v0);
  double ee = dot3(e, e);
  return ee > 0 ? clip1(dot3(to, e) / ee, 0, 1) : 0;
}

// The side of a triangle nearest to x, for a triangle whose inside is not nearest.
static void closest_on_sides(double b[3], const double x[3], const double* const v[3]) {
  double best = INFINITY;
  for (int k = 0; k < 3; k++) {
    int next = (k + 1) % 3;
    double e[3], to[3], off[3];
    sub3(e, v[next], v[k]);
    sub3(to, x, v[k]);
    double ee = dot3(e, e), along = dot3(e, to);
    double s = !(along > 0) ? 0 : along < ee ? along / ee : 1;
    addscl3(off, to, e, -s);
    double away = dot3(off, off);
    if (!(away < best)) continue;
    best = away;
    b[0] = b[1] = b[2] = 0;
    b[k] = 1 - s;
    b[next] = s;
  }
}

// |x - v0 - s e1 - t e2|^2 is least where its gradient is zero: the inside, if s, t >= 0 and
// s + t <= 1. Where both weights of a corner's sides point away from the triangle, it is the
// corner; else a side.
void closest_in_triangle(double b[3], const double x[3], const double v0[3], const double v1[3],
                         const double v2[3]) {
  double e1[3], e2[3], to[3];
  sub3(e1, v1, v0);
  sub3(e2, v2, v0);
  sub3(to, x, v0);
  double aa = dot3(e1, e1), ab = dot3(e1, e2), bb = dot3(e2, e2);
  double f = dot3(e1, to), g = dot3(e2, to), det = aa * bb - ab * ab;
  b[0] = b[1] = b[2] = 0;
  if (f <= 0 && g <= 0) {
    b[0] = 1;
    return;
  }
  double s = bb * f - ab * g, t = aa * g - ab * f;
  if (det > 1e-12 * aa * bb && s >= 0 && t >= 0 && s + t <= det) {
    b[1] = s / det;
    b[2] = t / det;
    b[0] = 1 - b[1] - b[2];
    return;
  }
  const double* const v[3] = {v0, v1, v2};
  closest_on_sides(b, x, v);
}

// |p0 + s d - q0 - t e|^2 is least: s free, then t, then s again inside its bounds.
void closest_segments(double* s, double* t, const double p0[3], const double p1[3],
                      const double q0[3], const double q1[3]) {
  double d[3], e[3], r[3];
  sub3(d, p1, p0);
  sub3(e, q1, q0);
  sub3(r, p0, q0);
  double a = dot3(d, d), b = dot3(d, e), c = dot3(e, e), f = dot3(d, r), g = dot3(e, r);
  double det = a * c - b * b;
  *s = det > 1e-14 * a * c ? clip1((b * g - c * f) / det, 0, 1) : 0;
  *t = c > 0 ? clip1((b * *s + g) / c, 0, 1) : 0;
  *s = a > 0 ? clip1((b * *t - f) / a, 0, 1) : 0;
}

// A piercing point, or the nearest of: both ends to the triangle, the segment to each side.
static void try_segment_pair(double* best, double* s, double b[3], const double trial[4],
                             const double* const p[2], const double* const v[3]) {
  double x[3], y[3];
  for (int i = 0; i < 3; i++) {
    x[i] = p[0][i] + trial[0] * (p[1][i] - p[0][i]);
    y[i] = trial[1] * v[0][i] + trial[2] * v[1][i] + trial[3] * v[2][i];
  }
  double away = dist3(x, y);
  if (!(away < *best)) return;
  *best = away;
  *s = trial[0];
  copy3(b, trial + 1);
}

void closest_segment_triangle(double* s, double b[3], const double p0[3], const double p1[3],
                              const double* const v[3]) {
  const double* const p[2] = {p0, p1};
  double best = INFINITY, trial[4];
  *s = 0;
  b[0] = 1;
  b[1] = b[2] = 0;
  for (int k = 0; k < 2; k++) {
    trial[0] = k;
    closest_in_triangle(trial + 1, p[k], v[0], v[1], v[2]);
    try_segment_pair(&best, s, b, trial, p, v);
  }
  for (int k = 0; k < 3; k++) {
    double u, t;
    int next = (k + 1) % 3;
    closest_segments(&u, &t, p0, p1, v[k], v[next]);
    trial[0] = u;
    trial[1] = trial[2] = trial[3] = 0;
    trial[1 + k] = 1 - t;
    trial[1 + next] = t;
    try_segment_pair(&best, s, b, trial, p, v);
  }
  // where the segment crosses the plane
  double e1[3], e2[3], n[3], to[3], d[3];
  sub3(e1, v[1], v[0]);
  sub3(e2, v[2], v[0]);
  cross3(n, e1, e2);
  sub3(to, v[0], p0);
  sub3(d, p1, p0);
  double rate = dot3(n, d), at = rate != 0 ? dot3(n, to) / rate : -1, x[3];
  if (!(at > 0 && at < 1)) return;
  addscl3(x, p0, d, at);
  trial[0] = at;
  closest_in_triangle(trial + 1, x, v[0], v[1], v[2]);
  try_segment_pair(&best, s, b, trial, p, v);
}
