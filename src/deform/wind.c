// A triangle of area A and unit normal n that moves with u against the medium feels
//
//   f = -(1/2) rho Cn A |u.n| (u.n) n - (1/2) rho Ct A |ut| ut - mu sqrt(A) u
//
// as a flat plate: Cn = 1.28 across, Ct = 0.01 of friction along it, and the viscous force of a
// small body. Of a soft body only faces that meet the flow are pushed, and the other side is
// sucked, so each has half. A segment of length L and diameter D feels the drag of a cylinder, 1.2
// across. No force takes away more than the relative velocity of its nodes.
#include "deform/wind.h"

#include "math/vec.h"

#include <math.h>
#include <string.h>

static const double kPlate = 1.28, kFriction = 0.01, kCylinder = 1.2;

// Mean velocity of the corners against the medium.
static void relative_wind(const DeformPart* p, const int* v, int n, const ctModel* m, double u[3]) {
  zero3(u);
  for (int k = 0; k < n; k++) addtoscl3(u, p->state.v + 3 * v[k], 1.0 / n);
  subfrom3(u, m->opt.wind);
}

static void triangle_force(const DeformPart* p, const int* v, const ctModel* m, double f[3]) {
  const double *x = p->state.x, *a = x + 3 * v[0];
  double e1[3], e2[3], n[3], u[3], along[3];
  sub3(e1, x + 3 * v[1], a);
  sub3(e2, x + 3 * v[2], a);
  cross3(n, e1, e2);
  double area = 0.5 * normalize3(n), share = p->body->shape->def.kind == ctDEFORM_SOFT ? 0.5 : 1;
  relative_wind(p, v, 3, m, u);
  double across = dot3(u, n), push = 0.5 * m->opt.density * area * share;
  addscl3(along, u, n, -across);
  scl3(f, n, -push * kPlate * fabs(across) * across);
  addtoscl3(f, along, -push * kFriction * norm3(along));
  addtoscl3(f, u, -share * m->opt.viscosity * sqrt(area));
}

static void segment_force(const DeformPart* p, const int* v, const ctModel* m, double f[3]) {
  const double* x = p->state.x;
  double e[3], u[3], across[3], width = 2 * p->body->shape->margin;
  sub3(e, x + 3 * v[1], x + 3 * v[0]);
  double length = normalize3(e), area = length * width;
  relative_wind(p, v, 2, m, u);
  addscl3(across, u, e, -dot3(u, e));
  double push = 0.5 * m->opt.density * area;
  scl3(f, across, -push * kCylinder * norm3(across));
  addtoscl3(f, u, -m->opt.viscosity * sqrt(area));
}

static void add_wind(DeformWork* w, const DeformPart* p, const ctModel* m) {
  const DeformSurface* s = p->surface;
  for (int i = 0; i < s->nface; i++) {
    const int* v = s->face + s->corners * i;
    double f[3];
    if (s->corners == 3)
      triangle_force(p, v, m, f);
    else
      segment_force(p, v, m, f);
    for (int k = 0; k < s->corners; k++)
      addtoscl3(w->wind.data + 3 * (p->first + v[k]), f, 1.0 / s->corners);
  }
}

// |f| dt / mass stays below the relative velocity, so that a light body does not overshoot.
static void limit_wind(DeformWork* w, const DeformPart* p, const ctModel* m, double dt) {
  for (int i = 0; i < p->body->nvert; i++) {
    double *f = w->wind.data + 3 * (p->first + i), u[3];
    sub3(u, p->state.v + 3 * i, m->opt.wind);
    double gain = norm3(f) * w->w.data[p->first + i] * dt, most = norm3(u);
    if (gain > most) scl3(f, f, most / gain);
  }
}

void wind_forces(DeformWork* w, const ctModel* m, double dt) {
  if (m->opt.density == 0 && m->opt.viscosity == 0) return;
  memset(w->wind.data, 0, 3 * (size_t)w->nnode * sizeof(double));
  for (int i = 0; i < w->part.count; i++) {
    if (w->part.data[i].body->asleep) continue;
    add_wind(w, w->part.data + i, m);
    limit_wind(w, w->part.data + i, m, dt);
  }
}

void wind_push(DeformWork* w, DeformPart* p, double dt) {
  for (int i = 0; i < p->body->nvert; i++)
    addtoscl3(p->state.v + 3 * i, w->wind.data + 3 * (p->first + i), dt * w->w.data[p->first + i]);
}
