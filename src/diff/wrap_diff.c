// A touching point t of a path that comes from p satisfies
//   t . t = r^2,  t . p = r^2,  t . n = 0
// with n the normal of the plane of the path: a x b for a sphere, the axis for a cylinder (where
// all is seen along the axis). So  t . dt = 0,  p . dt = -t . dp,  n . dt = -t . dn.
// On a cylinder the height changes in proportion to the way seen along the axis: l0 to the first
// point, L on the cylinder, l1 from the last point.
#include "diff/wrap_diff.h"

#include "math/fn.h"
#include "math/vec.h"

#include <math.h>

typedef struct WrapEnd {
  double p[3], t[3]; // seen along the axis of a cylinder
} WrapEnd;

static WrapEnd wrap_end(const WrapDiff* w, const double* p, const double* t) {
  WrapEnd e;
  copy3(e.p, p);
  copy3(e.t, t);
  if (w->cylinder) e.p[2] = e.t[2] = 0;
  return e;
}

static bool is_tangent(const WrapDiff* w, const WrapEnd* e) {
  double r2 = w->radius * w->radius;
  return fabs(dot3(e->t, e->p) - r2) <= 1e-9 * r2 && dot3(e->p, e->p) > r2 * (1 + 1e-9);
}

// dt from the change of the end and of the normal
static bool move_touch(const WrapEnd* e, const double* n, const double* dp, const double* dn,
                       double dt[3]) {
  double pn[3], nt[3], tp[3];
  cross3(pn, e->p, n);
  cross3(nt, n, e->t);
  cross3(tp, e->t, e->p);
  double det = dot3(e->t, pn);
  if (fabs(det) < 1e-12 * dot3(e->p, e->p) * norm3(n) || det == 0) return false;
  scl3(dt, nt, -dot3(e->t, dp) / det);
  addtoscl3(dt, tp, -dot3(e->t, dn) / det);
  return true;
}

//---------------------------------- heights -------------------------------------------------------

// The way around a cylinder, seen along its axis.
typedef struct FlatWay {
  double in[3], out[3]; // directions before and behind
  double l0, L, l1;
} FlatWay;

static FlatWay flat_way(const WrapDiff* w, const WrapEnd* e) {
  FlatWay f;
  sub3(f.in, e[0].t, e[0].p);
  sub3(f.out, e[1].p, e[1].t);
  f.l0 = normalize3(f.in);
  f.l1 = normalize3(f.out);
  const double *s = e[0].t, *t = e[1].t;
  double left = s[0] * f.in[1] - s[1] * f.in[0] > 0 ? 1 : -1;
  double angle = fn_atan2(left * (s[0] * t[1] - s[1] * t[0]), dot3(s, t));
  f.L = w->radius * (angle < 0 ? angle + 6.283185307179586 : angle);
  return f;
}

// Heights of both touching points, from the changes of the ends and of the points.
static void move_heights(const WrapDiff* w, const FlatWay* f, const double da[3],
                         const double db[3], double dt[6]) {
  double first[3] = {dt[0] - da[0], dt[1] - da[1], 0}, last[3] = {db[0] - dt[3], db[1] - dt[4], 0};
  double on0[3] = {dt[0], dt[1], 0}, on1[3] = {dt[3], dt[4], 0}, rise = w->b[2] - w->a[2];
  double d0 = dot3(f->in, first), d1 = dot3(f->out, last);
  double dL = dot3(f->out, on1) - dot3(f->in, on0), total = f->l0 + f->L + f->l1;
  double sum = d0 + dL + d1, part0 = f->l0 / total, part1 = (f->l0 + f->L) / total;
  dt[2] = da[2] + (db[2] - da[2]) * part0 + rise * (d0 - part0 * sum) / total;
  dt[5] = da[2] + (db[2] - da[2]) * part1 + rise * (d0 + dL - part1 * sum) / total;
}

//--------------------------------------------------------------------------------------------------

bool wrap_diff(const WrapDiff* w, double D[36]) {
  WrapEnd e[2] = {wrap_end(w, w->a, w->touch), wrap_end(w, w->b, w->touch + 3)};
  double n[3] = {0, 0, 1};
  if (!is_tangent(w, e) || !is_tangent(w, e + 1)) return false;
  if (!w->cylinder) cross3(n, w->a, w->b);
  FlatWay f = {.l0 = 0};
  if (w->cylinder) f = flat_way(w, e);
  for (int k = 0; k < 6; k++) {
    double d[2][3] = {{0}}, flat[2][3], dn[3] = {0}, c[3], dt[6];
    d[k / 3][k % 3] = 1;
    for (int i = 0; i < 2; i++) copy3(flat[i], d[i]);
    if (w->cylinder) {
      flat[0][2] = flat[1][2] = 0;
    } else {
      cross3(dn, d[0], w->b);
      cross3(c, w->a, d[1]);
      addto3(dn, c);
    }
    for (int i = 0; i < 2; i++)
      if (!move_touch(e + i, n, flat[i], dn, dt + 3 * i)) return false;
    if (w->cylinder) move_heights(w, &f, d[0], d[1], dt);
    for (int i = 0; i < 6; i++) D[6 * i + k] = dt[i];
  }
  return true;
}
