// A body's force f in its own frame depends on its velocity v = J qvel there:
//   d qfrc / d qvel = J' B J,   B = df/dv
#include "step/derivative_fluid.h"

#include "force/fluid.h"
#include "math/vec.h"
#include "model/data.h"
#include "pos/jacobian.h"

#include <math.h>

// df/dv by rows, rotation before translation
typedef struct Block {
  real b[6][6];
} Block;

// Add s times a 3 x 3 matrix to a quarter of B.
static void add_quarter(Block* B, int row, int col, const real* A, real s) {
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) B->b[row + i][col + k] += s * A[3 * i + k];
  }
}

//---------------------------------- inertia box ---------------------------------------------------

// d(|v| v) / dv = 2 |v|
static void box(const ctModel* m, int body, const real* v, Block* B) {
  FluidBox x = fluid_box(m, body);
  double rho = m->opt.density, eta = m->opt.viscosity, D = x.diameter;
  for (int i = 0; i < 3; i++) {
    double e1 = x.edge[(i + 1) % 3], e2 = x.edge[(i + 2) % 3];
    double turn = rho * x.edge[i] * (e1 * e1 * e1 * e1 + e2 * e2 * e2 * e2) / 32;
    B->b[i][i] = -(ctPI * D * D * D * eta + turn * real_abs(v[i]));
    B->b[i + 3][i + 3] = -(3 * ctPI * D * eta + rho * e1 * e2 * real_abs(v[i + 3]));
  }
}

//---------------------------------- ellipsoids ----------------------------------------------------

// Matrix of the cross product: [a] b = a x b
static void cross_matrix(real* r, const real* a) {
  const real zero = real_set(0);
  const real A[9] = {zero, -a[2], a[1], a[2], zero, -a[0], -a[1], a[0], zero};
  for (int i = 0; i < 9; i++) r[i] = A[i];
}

// r = [a] diag(k)
static void cross_diagonal(real* r, const real* a, const double* k) {
  cross_matrix(r, a);
  for (int i = 0; i < 9; i++) r[i] *= k[i % 3];
}

// force p x w, torque p x u + l x w with p = rho M u, l = rho I w
static void added_mass(const FluidEllipsoid* e, double rho, const real* v, Block* B) {
  const real *w = v, *u = v + 3;
  real p[3], l[3], A[9], s = real_set(rho), one = real_set(1);
  for (int i = 0; i < 3; i++) {
    p[i] = rho * e->added_mass[i] * u[i];
    l[i] = rho * e->added_inertia[i] * w[i];
  }
  cross_matrix(A, p);
  add_quarter(B, 3, 0, A, one);
  add_quarter(B, 0, 3, A, one);
  cross_matrix(A, l);
  add_quarter(B, 0, 0, A, one);
  cross_diagonal(A, w, e->added_mass);
  add_quarter(B, 3, 3, A, -s);
  cross_diagonal(A, u, e->added_mass);
  add_quarter(B, 0, 3, A, -s);
  cross_diagonal(A, w, e->added_inertia);
  add_quarter(B, 0, 0, A, -s);
}

// magnus rho volume w x u
static void magnus(const FluidEllipsoid* e, double rho, const real* v, Block* B) {
  real A[9], s = real_set(e->magnus * rho * e->volume);
  cross_matrix(A, v + 3);
  add_quarter(B, 3, 0, A, -s);
  cross_matrix(A, v);
  add_quarter(B, 3, 3, A, s);
}

// The section across the velocity u: n = C u with C = diag(section^2), and products.
typedef struct Section {
  double C[3];
  real n[3], Cn[3], uu, nu, nn;
} Section;

static Section section(const FluidEllipsoid* e, const real* u) {
  Section s;
  for (int i = 0; i < 3; i++) {
    s.C[i] = e->section[i] * e->section[i];
    s.n[i] = s.C[i] * u[i];
    s.Cn[i] = s.C[i] * s.n[i];
  }
  s.uu = dot3(u, u);
  s.nu = dot3(s.n, u);
  s.nn = dot3(s.n, s.n);
  return s;
}

static real at_least(real x) { return real_max(real_set(VEC_MINVAL), x); }

// force g (n.u) h with h = (n.u) u - u.u n and g = pi kutta rho / sqrt(n.n n.u u.u); by logarithmic
// derivative of g (n.u),
//   g (h (n - Cn n.u/n.n - u n.u/u.u)' + n.u (2 u n' - 2 n u' + n.u 1 - u.u C))
static void kutta(const FluidEllipsoid* e, double rho, const real* u, Block* B) {
  Section s = section(e, u);
  real g = ctPI * e->kutta * rho / at_least(real_sqrt(s.nn * s.nu * s.uu));
  real by_nn = s.nu / at_least(s.nn), by_uu = s.nu / at_least(s.uu), A[9];
  for (int i = 0; i < 3; i++) {
    real h = s.nu * u[i] - s.uu * s.n[i];
    for (int k = 0; k < 3; k++) {
      real slope = s.n[k] - s.Cn[k] * by_nn - u[k] * by_uu;
      A[3 * i + k] = h * slope + s.nu * 2 * (u[i] * s.n[k] - s.n[i] * u[k]);
    }
    A[4 * i] += s.nu * (s.nu - s.uu * s.C[i]);
  }
  add_quarter(B, 3, 3, A, g);
}

// force -(eta stokes + rho |u| q) u with q = blunt A + slender (largest - A), A = pi sqrt(n.n/n.u),
//   dA/du = pi (n.u Cn - n.n n) / sqrt(n.n (n.u)^3)
static void drag(const ctModel* m, const FluidEllipsoid* e, const real* u, Block* B) {
  double rho = m->opt.density, difference = e->blunt - e->slender;
  Section s = section(e, u);
  real speed = real_sqrt(s.uu), area = ctPI * real_sqrt(s.nn / at_least(s.nu));
  real q = area * e->blunt + e->slender * (e->largest - area);
  real per = ctPI / at_least(real_sqrt(s.nu * s.nu * s.nu * s.nn)), A[9];
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) {
      real area_slope = per * (s.nu * s.Cn[k] - s.nn * s.n[k]);
      A[3 * i + k] = -rho * u[i] * (q * u[k] / at_least(speed) + speed * difference * area_slope);
    }
    A[4 * i] -= m->opt.viscosity * e->linear_stokes + rho * speed * q;
  }
  add_quarter(B, 3, 3, A, real_set(1));
}

// torque -(eta stokes + rho |k w|) w with k = diag(moment)
static void torque(const ctModel* m, const FluidEllipsoid* e, const real* w, Block* B) {
  double rho = m->opt.density;
  real kw[3], A[9];
  for (int i = 0; i < 3; i++) kw[i] = e->moment[i] * w[i];
  real size = norm3(kw);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++)
      A[3 * i + k] = -rho * w[i] * (e->moment[k] * kw[k]) / at_least(size);
    A[4 * i] -= m->opt.viscosity * e->angular_stokes + rho * size;
  }
  add_quarter(B, 0, 0, A, real_set(1));
}

static void ellipsoid(const ctModel* m, const FluidEllipsoid* e, const real* v, Block* B) {
  double rho = m->opt.density;
  added_mass(e, rho, v, B);
  if (e->magnus != 0) magnus(e, rho, v, B);
  if (e->kutta != 0) kutta(e, rho, v + 3, B);
  drag(m, e, v + 3, B);
  torque(m, e, v, B);
  for (int i = 0; i < 36; i++) B->b[i / 6][i % 6] *= e->scale;
}

static void symmetrize(Block* B) {
  for (int i = 0; i < 6; i++) {
    for (int k = 0; k < i; k++) B->b[i][k] = B->b[k][i] = 0.5 * (B->b[i][k] + B->b[k][i]);
  }
}

//---------------------------------- J' B J --------------------------------------------------------

// Dofs that move a frame, ascending, and the six numbers of each in the frame.
typedef struct Chain {
  int* dof;
  real* J;
  int n;
} Chain;

static void chain_fill(const ctModel* m, const ctData* d, FluidFrame f, Chain* c) {
  real off[3];
  sub3(off, f.pos, d->subtree_com + 3 * m->body_rootid[f.body]);
  int last = jacobian_last_dof(m, f.body), k;
  c->n = 0;
  for (int i = last; i >= 0; i = m->dof_parentid[i]) c->n++;
  k = c->n;
  for (int i = last; i >= 0; i = m->dof_parentid[i]) {
    real v[3];
    c->dof[--k] = i;
    jacobian_column(v, d->cdof + 6 * i, off);
    mat3_mul_t_vec(c->J + 6 * k, f.mat, d->cdof + 6 * i);
    mat3_mul_t_vec(c->J + 6 * k + 3, f.mat, v);
  }
}

// qDeriv += J' B J. The columns of a row begin with the ancestors of its dof, which are the chain
// up to there; later dofs of the chain are among those that follow.
static void add_product(const ctModel* m, ctData* d, const Chain* c, const Block* B) {
  for (int a = 0; a < c->n; a++) {
    int i = c->dof[a];
    const int* col = m->D_colind + m->D_rowadr[i];
    real* row = d->qDeriv + m->D_rowadr[i];
    real left[6];
    for (int k = 0; k < 6; k++) {
      left[k] = real_set(0);
      for (int j = 0; j < 6; j++) left[k] += c->J[6 * a + j] * B->b[j][k];
    }
    for (int b = 0, at = 0; b < c->n; b++, at++) {
      while (col[at] != c->dof[b]) at++;
      real sum = real_set(0);
      for (int k = 0; k < 6; k++) sum += left[k] * c->J[6 * b + k];
      row[at] += sum;
    }
  }
}

static void add_geoms(const ctModel* m, ctData* d, int body, Chain* c) {
  bool symmetric = m->opt.integrator == ctINT_IMPLICITFAST;
  int g = m->body_geomadr[body];
  for (int end = g + m->body_geomnum[body]; g < end; g++) {
    FluidEllipsoid e = fluid_ellipsoid(m, g);
    if (e.scale == 0) continue;
    FluidFrame frame = {d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, body};
    Block B = {{{real_set(0)}}};
    real v[6];
    fluid_velocity(m, d, frame, v);
    ellipsoid(m, &e, v, &B);
    if (symmetric) symmetrize(&B);
    chain_fill(m, d, frame, c);
    add_product(m, d, c, &B);
  }
}

static void add_box(const ctModel* m, ctData* d, int body, Chain* c) {
  FluidFrame frame = {d->xipos + 3 * body, d->ximat + 9 * body, body};
  Block B = {{{real_set(0)}}};
  real v[6];
  fluid_velocity(m, d, frame, v);
  box(m, body, v, &B);
  chain_fill(m, d, frame, c);
  add_product(m, d, c, &B);
}

void derivative_fluid(const ctModel* m, ctData* d) {
  if (!fluid_exists(m)) return;
  Scratch s = data_scratch(d);
  Chain c = {.J = SCRATCH(s, real, 6 * m->nv), .dof = SCRATCH(s, int, m->nv)};
  for (int b = 1; b < m->nbody; b++) {
    if (fluid_is_massless(m, b)) continue;
    if (fluid_uses_ellipsoids(m, b))
      add_geoms(m, d, b, &c);
    else
      add_box(m, d, b, &c);
  }
}
