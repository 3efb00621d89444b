#include "deform/momentum.h"

#include "base/assert.h"
#include "math/vec.h"

#include <string.h>

static bool has_pin(const DeformSystem* s, int part, const double* invmass) {
  for (int k = s->first[part]; k < s->first[part + 1]; k++)
    if (!(invmass[s->member[k]] > 0)) return true;
  return false;
}

void momentum_measure(double* sum, const DeformSystem* s, const double* x, const double* x0,
                      const double* invmass) {
  memset(sum, 0, (size_t)s->npart * MOMENTUM_SIZE * sizeof(double));
  for (int part = 0; part < s->npart; part++) {
    double* m = sum + (ptrdiff_t)part * MOMENTUM_SIZE;
    if (has_pin(s, part, invmass)) {
      m[6] = 1;
      continue;
    }
    for (int k = s->first[part]; k < s->first[part + 1]; k++) {
      int i = s->member[k];
      const double* p = x0 + 3 * (ptrdiff_t)i;
      double d[3], moment[3];
      sub3(d, x + 3 * (ptrdiff_t)i, p);
      scl3(d, d, 1 / invmass[i]);
      cross3(moment, p, d);
      addto3(m, d);
      addto3(m + 3, moment);
    }
  }
}

// Mass, centre and inertia (about the centre) of a part at x0, and the momenta of its displacements
typedef struct PartInertia {
  double mass, centre[3], about[6]; // xx yy zz xy xz yz
  double linear[3], angular[3];     // sum m (x - x0), sum m x0 x (x - x0)
} PartInertia;

// Sums of r r' about the first vertex are those about the centre and those of the centre.
static void weigh_part(PartInertia* w, const DeformSystem* s, int part, const double* x,
                       const double* x0, const double* invmass) {
  const double* from = x0 + 3 * (ptrdiff_t)s->member[s->first[part]];
  double mass = 0, first[3] = {0}, second[6] = {0};
  *w = (PartInertia){0};
  for (int k = s->first[part]; k < s->first[part + 1]; k++) {
    int i = s->member[k];
    const double* p = x0 + 3 * (ptrdiff_t)i;
    double r[3], d[3], moment[3], m = 1 / invmass[i];
    sub3(r, p, from);
    mass += m;
    addtoscl3(first, r, m);
    second[0] += m * r[0] * r[0];
    second[1] += m * r[1] * r[1];
    second[2] += m * r[2] * r[2];
    second[3] += m * r[0] * r[1];
    second[4] += m * r[0] * r[2];
    second[5] += m * r[1] * r[2];
    sub3(d, x + 3 * (ptrdiff_t)i, p);
    scl3(d, d, m);
    cross3(moment, p, d);
    addto3(w->linear, d);
    addto3(w->angular, moment);
  }
  static const int row[6] = {0, 1, 2, 0, 0, 1}, column[6] = {0, 1, 2, 1, 2, 2};
  for (int k = 0; k < 6; k++) second[k] -= first[row[k]] * first[column[k]] / mass;
  double about[6] = {second[1] + second[2],
                     second[0] + second[2],
                     second[0] + second[1],
                     -second[3],
                     -second[4],
                     -second[5]};
  w->mass = mass;
  memcpy(w->about, about, sizeof about);
  addscl3(w->centre, from, first, 1 / mass);
}

// I turn = moment. A part on a line has no inertia about it and no moment there: a trace of all
// keeps it regular.
static void solve_turn(double turn[3], const double I[6], const double moment[3]) {
  double m[6], trace = I[0] + I[1] + I[2];
  memcpy(m, I, sizeof m);
  for (int k = 0; k < 3; k++) m[k] += 1e-14 * trace;
  double c[6] = {m[1] * m[2] - m[5] * m[5], m[0] * m[2] - m[4] * m[4], m[0] * m[1] - m[3] * m[3],
                 m[4] * m[5] - m[3] * m[2], m[3] * m[5] - m[4] * m[1], m[3] * m[4] - m[0] * m[5]};
  double det = m[0] * c[0] + m[3] * c[3] + m[4] * c[4];
  zero3(turn);
  if (!(det > 0)) return;
  turn[0] = (c[0] * moment[0] + c[3] * moment[1] + c[4] * moment[2]) / det;
  turn[1] = (c[3] * moment[0] + c[1] * moment[1] + c[5] * moment[2]) / det;
  turn[2] = (c[4] * moment[0] + c[5] * moment[1] + c[2] * moment[2]) / det;
}

void momentum_restore(const double* sum, const DeformSystem* s, double* x, const double* x0,
                      const double* invmass) {
  for (int part = 0; part < s->npart; part++) {
    const double* before = sum + (ptrdiff_t)part * MOMENTUM_SIZE;
    if (before[6] > 0) continue;
    PartInertia w;
    double lack[3], moment[3], turn[3], shift[3], about[3];
    weigh_part(&w, s, part, x, x0, invmass);
    sub3(lack, before, w.linear);
    sub3(moment, before + 3, w.angular);
    cross3(about, w.centre, lack);
    subfrom3(moment, about);
    solve_turn(turn, w.about, moment);
    if (!(dot3(turn, turn) < 1)) continue; // no small correction any more: leave it to damping
    scl3(shift, lack, 1 / w.mass);
    for (int k = s->first[part]; k < s->first[part + 1]; k++) {
      int i = s->member[k];
      double r[3], d[3], *p = x + 3 * (ptrdiff_t)i;
      sub3(r, x0 + 3 * (ptrdiff_t)i, w.centre);
      cross3(d, turn, r);
      addto3(p, d);
      addto3(p, shift);
    }
  }
}

// Momentum, and angular momentum about the centre, of one vertex
static void add_motion(double sum[6], const double centre[3], const double x[3], const double v[3],
                       double mass) {
  double r[3], p[3], l[3];
  sub3(r, x, centre);
  scl3(p, v, mass);
  cross3(l, r, p);
  addto3(sum, p);
  addto3(sum + 3, l);
}

void momentum_rigid(double* rigid, const DeformSystem* s, const double* x, const double* v,
                    const double* invmass) {
  memset(rigid, 0, 3 * (size_t)s->nvert * sizeof(double));
  for (int part = 0; part < s->npart; part++) {
    if (has_pin(s, part, invmass)) continue;
    PartInertia w;
    double sum[6] = {0}, turn[3], linear[3];
    weigh_part(&w, s, part, x, x, invmass);
    for (int k = s->first[part]; k < s->first[part + 1]; k++) {
      ptrdiff_t i = s->member[k];
      add_motion(sum, w.centre, x + 3 * i, v + 3 * i, 1 / invmass[i]);
    }
    solve_turn(turn, w.about, sum + 3);
    scl3(linear, sum, 1 / w.mass);
    for (int k = s->first[part]; k < s->first[part + 1]; k++) {
      int i = s->member[k];
      double r[3], *u = rigid + 3 * (ptrdiff_t)i;
      sub3(r, x + 3 * (ptrdiff_t)i, w.centre);
      cross3(u, turn, r);
      addto3(u, linear);
    }
  }
}
