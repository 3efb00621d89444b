// Velocities and forces are six numbers, rotation first, in the frame of the inertia (box) or of
// the geom (ellipsoid); only apply_fluid_force leaves that frame. Without density and viscosity
// nothing is added.
#include "force/fluid.h"

#include "geom/shape.h"
#include "math/vec.h"
#include "pos/jacobian.h"

#include <math.h>

//---------------------------------- motion --------------------------------------------------------

void fluid_velocity(const ctModel* m, const ctData* d, FluidFrame f, real* v) {
  const real* cvel = d->cvel + 6 * f.body;
  real off[3], turn[3], move[3], wind[3];
  sub3(off, f.pos, d->subtree_com + 3 * m->body_rootid[f.body]);
  cross3(turn, cvel, off);
  add3(move, cvel + 3, turn);
  mat3_mul_t_vec(v, f.mat, cvel);
  mat3_mul_t_vec(v + 3, f.mat, move);
  load3(move, m->opt.wind);
  mat3_mul_t_vec(wind, f.mat, move);
  subfrom3(v + 3, wind);
}

// qfrc_fluid += J' R (torque, force)
static void apply_fluid_force(const ctModel* m, ctData* d, FluidFrame f, const real* local) {
  Wrench w;
  mat3_mul_vec(w.torque, f.mat, local);
  mat3_mul_vec(w.force, f.mat, local + 3);
  jacobian_apply(m, d, d->qfrc_fluid, &w, f.pos, f.body);
}

//---------------------------------- inertia box ---------------------------------------------------

bool fluid_is_massless(const ctModel* m, int body) { return m->body_mass[body] < VEC_MINVAL; }

// A box of edges e has inertia I_0 = mass (e_1^2 + e_2^2) / 12 and so on.
FluidBox fluid_box(const ctModel* m, int body) {
  const double* I = m->body_inertia + 3 * body;
  FluidBox b;
  for (int i = 0; i < 3; i++) {
    double e2 = I[(i + 1) % 3] + I[(i + 2) % 3] - I[i];
    b.edge[i] = sqrt(fmax(VEC_MINVAL, e2) / m->body_mass[body] * 6);
  }
  b.diameter = (b.edge[0] + b.edge[1] + b.edge[2]) / 3;
  return b;
}

static double fourth_power(double x) { return (x * x) * (x * x); }

// Stokes drag of a sphere, and quadratic drag of the faces
void fluid_box_force(const ctModel* m, int body, const real* v, real* f) {
  FluidBox b = fluid_box(m, body);
  double rho = m->opt.density, eta = m->opt.viscosity, D = b.diameter;
  for (int i = 0; i < 3; i++) {
    double e1 = b.edge[i == 0], e2 = b.edge[i == 2 ? 1 : 2]; // the others
    double turn = rho * b.edge[i] * (e1 * e1 * e1 * e1 + e2 * e2 * e2 * e2);
    double move = 0.5 * rho * e1 * e2;
    double stokes_turn = -ctPI * D * D * D * eta, stokes_move = -3 * ctPI * D * eta;
    f[i] = v[i] * stokes_turn - turn * real_abs(v[i]) * v[i] / 64;
    f[i + 3] = v[i + 3] * stokes_move - move * real_abs(v[i + 3]) * v[i + 3];
  }
}

static void push_fluid_box(const ctModel* m, ctData* d, int body) {
  FluidFrame frame = {d->xipos + 3 * body, d->ximat + 9 * body, body};
  real v[6], f[6];
  fluid_velocity(m, d, frame, v);
  fluid_box_force(m, body, v, f);
  apply_fluid_force(m, d, frame, f);
}

//---------------------------------- ellipsoids ----------------------------------------------------

bool fluid_uses_ellipsoids(const ctModel* m, int body) {
  int g = m->body_geomadr[body];
  for (int end = g + m->body_geomnum[body]; g < end; g++) {
    if (m->geom_fluid[ctNFLUID * g] > 0) return true;
  }
  return false;
}

FluidEllipsoid fluid_ellipsoid(const ctModel* m, int geom) {
  const double* k = m->geom_fluid + ctNFLUID * geom;
  FluidEllipsoid e = {.scale = k[0],
                      .blunt = k[1],
                      .slender = k[2],
                      .angular = k[3],
                      .kutta = k[4],
                      .magnus = k[5],
                      .added_mass = k + 6,
                      .added_inertia = k + 9};
  double* a = e.axis;
  shape_semiaxes((cttGeom)m->geom_type[geom], m->geom_size + 3 * geom, a);
  double most = fmax(fmax(a[0], a[1]), a[2]), least = fmin(fmin(a[0], a[1]), a[2]);
  double middle = a[0] + a[1] + a[2] - most - least, D = 2. / 3 * (a[0] + a[1] + a[2]);
  e.largest = ctPI * most * middle;
  e.volume = 4. / 3 * ctPI * a[0] * a[1] * a[2];
  e.diameter = D;
  e.linear_stokes = 3 * ctPI * D;
  e.angular_stokes = ctPI * D * D * D;

  // moments of the disc that an axis sweeps, and of the largest one
  double whole = 8. / 15 * ctPI * middle * fourth_power(most);
  for (int i = 0; i < 3; i++) {
    double a1 = a[(i + 1) % 3], a2 = a[(i + 2) % 3];
    double disc = 8. / 15 * ctPI * a[i] * fourth_power(fmax(a1, a2));
    e.section[i] = a1 * a2;
    e.moment[i] = e.angular * disc + e.slender * (whole - disc);
  }
  return e;
}

// Added mass: with momenta p = rho m v and l = rho I w,   force p x w,   torque p x v + l x w
static void add_mass_force(const FluidEllipsoid* e, double rho, const real* v, real* f) {
  real p[3], l[3], t[3];
  for (int i = 0; i < 3; i++) {
    p[i] = rho * e->added_mass[i] * v[i + 3];
    l[i] = rho * e->added_inertia[i] * v[i];
  }
  cross3(t, p, v + 3);
  addto3(f, t);
  cross3(t, l, v);
  addto3(f, t);
  cross3(t, p, v);
  addto3(f + 3, t);
}

// With n the normal of the section across the velocity u and A its area:
//   lift   magnus rho volume w x u,   kutta rho A cos(n, u) (n x u) x u
//   drag   -(eta stokes + rho |u| (blunt A + slender (largest - A))) u
//   torque -(eta stokes + rho |moment w|) w
static void lift_and_drag(const ctModel* m, const FluidEllipsoid* e, const real* v, real* f) {
  double rho = m->opt.density, eta = m->opt.viscosity;
  const real *w = v, *u = v + 3;
  real least = real_set(VEC_MINVAL), n[3], drag[3], lift[3], t[3];
  real nn = real_set(0), nu = real_set(0), speed = norm3(u);
  for (int i = 0; i < 3; i++) {
    double s = e->section[i];
    real x = s * u[i];
    n[i] = s * s * u[i];
    nn += fourth_power(s) * (u[i] * u[i]);
    nu += x * x;
    drag[i] = w[i] * e->moment[i];
  }
  real area = real_set(ctPI) * real_sqrt(nn / real_max(least, nu));
  real cosine = nu / real_max(least, speed * nn);
  real linear =
      eta * e->linear_stokes + rho * speed * (area * e->blunt + e->slender * (e->largest - area));
  real angular = eta * e->angular_stokes + rho * norm3(drag);

  cross3(lift, w, u);
  scl3(lift, lift, real_set(e->magnus * rho * e->volume));
  cross3(t, n, u);
  scl3(n, t, e->kutta * rho * cosine * area);
  cross3(t, n, u);
  for (int i = 0; i < 3; i++) {
    f[i] -= angular * w[i];
    f[i + 3] += lift[i] + t[i] - linear * u[i];
  }
}

void fluid_ellipsoid_force(const ctModel* m, const FluidEllipsoid* e, const real* v, real* f) {
  zero6(f);
  add_mass_force(e, m->opt.density, v, f);
  lift_and_drag(m, e, v, f);
  scl6(f, f, real_set(e->scale));
}

static void push_ellipsoids(const ctModel* m, ctData* d, int body) {
  int g = m->body_geomadr[body];
  for (int end = g + m->body_geomnum[body]; g < end; g++) {
    FluidEllipsoid e = fluid_ellipsoid(m, g);
    if (e.scale == 0) continue;
    FluidFrame frame = {d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, body};
    real v[6], f[6];
    fluid_velocity(m, d, frame, v);
    fluid_ellipsoid_force(m, &e, v, f);
    apply_fluid_force(m, d, frame, f);
  }
}

void fluid(const ctModel* m, ctData* d) {
  if (!fluid_exists(m)) return;
  for (int b = 1; b < m->nbody; b++) {
    if (fluid_is_massless(m, b)) continue;
    if (fluid_uses_ellipsoids(m, b))
      push_ellipsoids(m, d, b);
    else
      push_fluid_box(m, d, b);
  }
}
