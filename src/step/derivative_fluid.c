// A body's force f in its own frame depends on its velocity v = J qvel there:
//   d qfrc / d qvel = J' B J,   B = df/dv
// Sums and products are in MuJoCo's order, with which implicit steps have its bits. The exact B is
// that of the force, cut off only where the force is.
//
// QUIRK(cut-fluid-derivative; test_derivative_fluid:thin_ellipsoids): In qDeriv denominators are
// cut off at small numbers, which thin ellipsoids of millimetres are below; the force has no such
// limit.
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

// Add a 3 x 3 matrix to a quarter of B.
static void add_quarter(Block* B, int row, int col, const real* A) {
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) B->b[row + i][col + k] += A[3 * i + k];
  }
}

//---------------------------------- inertia box ---------------------------------------------------

// Of the Stokes drag, and of the faces: d(|v| v) / dv = 2 |v|
static void derive_box(const ctModel* m, int body, const real* v, real* stokes, real* faces) {
  FluidBox x = fluid_box(m, body);
  double rho = m->opt.density, eta = m->opt.viscosity, D = x.diameter;
  for (int i = 0; i < 3; i++) {
    double e1 = x.edge[i == 0], e2 = x.edge[i == 2 ? 1 : 2]; // the others
    double turn = -rho * x.edge[i] * (e1 * e1 * e1 * e1 + e2 * e2 * e2 * e2) * 2;
    stokes[i] = real_set(-ctPI * D * D * D * eta);
    stokes[i + 3] = real_set(-3 * ctPI * D * eta);
    faces[i] = turn * real_abs(v[i]) / 64;
    faces[i + 3] = -0.5 * rho * e1 * e2 * 2 * real_abs(v[i + 3]);
  }
}

//---------------------------------- ellipsoids ----------------------------------------------------

// Matrix of the cross product: [a] b = a x b
static void cross_matrix(real* r, const real* a) {
  const real zero = real_set(0);
  const real A[9] = {zero, -a[2], a[1], a[2], zero, -a[0], -a[1], a[0], zero};
  for (int i = 0; i < 9; i++) r[i] = A[i];
}

// r = -[a] diag(rho k)
static void cross_diagonal(real* r, const real* a, double rho, const double* k) {
  cross_matrix(r, a);
  for (int i = 0; i < 9; i++) r[i] *= -(rho * k[i % 3]);
}

// force p x w, torque p x u + l x w with p = rho M u, l = rho I w
static void derive_added_mass(const FluidEllipsoid* e, double rho, const real* v, Block* B) {
  const real *w = v, *u = v + 3;
  real p[3], l[3], A[9];
  for (int i = 0; i < 3; i++) {
    p[i] = rho * e->added_mass[i] * u[i];
    l[i] = rho * e->added_inertia[i] * w[i];
  }
  cross_matrix(A, l);
  add_quarter(B, 0, 0, A);
  cross_diagonal(A, w, rho, e->added_inertia);
  add_quarter(B, 0, 0, A);
  cross_matrix(A, p);
  add_quarter(B, 0, 3, A);
  add_quarter(B, 3, 0, A);
  cross_diagonal(A, u, rho, e->added_mass);
  add_quarter(B, 0, 3, A);
  cross_diagonal(A, w, rho, e->added_mass);
  add_quarter(B, 3, 3, A);
}

// magnus rho volume w x u
static void derive_magnus(const FluidEllipsoid* e, double rho, const real* v, Block* B) {
  real A[9], t[3], s = real_set(e->magnus * rho * e->volume);
  scl3(t, v + 3, -s);
  cross_matrix(A, t);
  add_quarter(B, 3, 0, A);
  scl3(t, v, s);
  cross_matrix(A, t);
  add_quarter(B, 3, 3, A);
}

// The section across the velocity u: with C = diag(section^2), n = C u and a sum over the others,
//   across_i = sum_j u_j^2 (C_i - C_j),   turned_i = sum_j C_j u_j^2 (C_i - C_j)
typedef struct Section {
  double C[3];
  real across[3], turned[3], uu, nu, nn;
} Section;

static Section find_cross_section(const FluidEllipsoid* e, const real* u) {
  Section s = {.uu = real_set(0), .nu = real_set(0), .nn = real_set(0)};
  for (int i = 0; i < 3; i++) s.C[i] = e->section[i] * e->section[i];
  for (int i = 0; i < 3; i++) {
    real u2 = u[i] * u[i];
    s.uu += u2;
    s.nu += s.C[i] * u2;
    s.nn += s.C[i] * s.C[i] * u2;
    s.across[i] = s.turned[i] = real_set(0);
    for (int j = 0; j < 3; j++) {
      if (j == i) continue;
      real other = u[j] * u[j];
      s.across[i] += other * (s.C[i] - s.C[j]);
      s.turned[i] += s.C[j] * other * (s.C[i] - s.C[j]);
    }
  }
  return s;
}

static real bound_below(real x) { return real_max(real_set(VEC_MINVAL), x); }

// force g (n.u) ((n.u) u - u.u n) with g = pi kutta rho / sqrt(n.n n.u u.u), which is -g (n.u)
// (across_i u_i); by its logarithmic derivative
//   g (u_i u_k (2 n.u (C_k - C_i) + across_i (C_k^2 n.u/n.n - C_k + n.u/u.u)) - 1 across_i n.u)
static void derive_kutta(const FluidEllipsoid* e, double rho, const real* u, Block* B) {
  Section s = find_cross_section(e, u);
  real g = ctPI * e->kutta * rho / bound_below(real_sqrt(s.nn * s.nu * s.uu));
  real by_nn = s.nu / bound_below(s.nn), by_uu = s.nu / bound_below(s.uu), A[9];
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) {
      real slope = s.C[k] * s.C[k] * by_nn - s.C[k] + by_uu;
      A[3 * i + k] = ((s.C[k] - s.C[i]) * (2 * s.nu) + slope * s.across[i]) * (u[i] * u[k]);
    }
    A[4 * i] -= s.across[i] * s.nu;
  }
  for (int i = 0; i < 9; i++) A[i] *= g;
  add_quarter(B, 3, 3, A);
}

// force -(eta stokes + rho |u| q) u with q = blunt A + slender (largest - A), A = pi sqrt(n.n/n.u),
//   dA/du_k = pi C_k u_k turned_k / sqrt(n.n (n.u)^3)
static void derive_drag(const ctModel* m, const FluidEllipsoid* e, const real* u, Block* B) {
  double rho = m->opt.density;
  Section s = find_cross_section(e, u);
  real speed = real_sqrt(s.uu), area = ctPI * real_sqrt(s.nn / bound_below(s.nu));
  real q = rho * (area * e->blunt + e->slender * (e->largest - area));
  real per = ctPI / bound_below(real_sqrt(s.nu * s.nu * s.nu * s.nn));
  real area_slope = rho * speed * (e->blunt - e->slender) * per;
  real by_speed = -q * (1 / bound_below(speed)), A[9];
  double stokes = m->opt.viscosity * 3 * ctPI * e->diameter;
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) {
      real outer = u[i] * u[k];
      if (k == i) outer += s.uu;
      A[3 * i + k] = outer * by_speed + area_slope * s.C[k] * u[k] * s.turned[k] * -u[i];
    }
    A[4 * i] -= stokes;
  }
  add_quarter(B, 3, 3, A);
}

// torque -(eta stokes + rho |k w|) w with k = diag(moment)
static void derive_torque(const ctModel* m, const FluidEllipsoid* e, const real* w, Block* B) {
  real kw[3], square[3], A[9];
  for (int i = 0; i < 3; i++) kw[i] = w[i] * e->moment[i];
  real density = m->opt.density / bound_below(norm3(kw));
  for (int i = 0; i < 3; i++) square[i] = -density * w[i] * e->moment[i] * e->moment[i];
  real along = dot3(w, square) - m->opt.viscosity * e->angular_stokes;
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) A[3 * i + k] = square[k] * w[i];
    A[4 * i] += along;
  }
  add_quarter(B, 0, 0, A);
}

// What depends on the velocity of one geom: df/dv in its frame.
typedef void (*Ellipsoid)(const ctModel* m, const FluidEllipsoid* e, const real* v, Block* B);

static void derive_ellipsoid(const ctModel* m, const FluidEllipsoid* e, const real* v, Block* B) {
  double rho = m->opt.density;
  if (e->magnus != 0) derive_magnus(e, rho, v, B);
  if (e->kutta != 0) derive_kutta(e, rho, v + 3, B);
  derive_drag(m, e, v + 3, B);
  derive_torque(m, e, v, B);
  derive_added_mass(e, rho, v, B);
  for (int i = 0; i < 36; i++) B->b[i / 6][i % 6] *= e->scale;
}

static void ellipsoid_symmetric(const ctModel* m, const FluidEllipsoid* e, const real* v,
                                Block* B) {
  derive_ellipsoid(m, e, v, B);
  for (int i = 0; i < 6; i++) {
    for (int k = 0; k < i; k++) B->b[i][k] = B->b[k][i] = 0.5 * (B->b[i][k] + B->b[k][i]);
  }
}

//---------------------------------- ellipsoids, exact ---------------------------------------------

// A number that depends on a velocity, and its gradient.
typedef struct Slope {
  real x, by[3];
} Slope;

static real find_reciprocal(real x) {
  mask some = x != real_set(0);
  return real_select(some, 1 / real_select(some, x, real_set(1)), real_set(0));
}

// sum_k c_k u_k^2
static Slope slope_square(const double* c, const real* u) {
  Slope s = {.x = real_set(0)};
  for (int k = 0; k < 3; k++) {
    s.x += c[k] * (u[k] * u[k]);
    s.by[k] = 2 * c[k] * u[k];
  }
  return s;
}

// sqrt(a), with no slope at its corner
static Slope slope_root(Slope a) {
  Slope s = {.x = real_sqrt(a.x)};
  for (int k = 0; k < 3; k++) s.by[k] = a.by[k] * find_reciprocal(2 * s.x);
  return s;
}

static Slope slope_product(Slope a, Slope b) {
  Slope s = {.x = a.x * b.x};
  for (int k = 0; k < 3; k++) s.by[k] = a.by[k] * b.x + a.x * b.by[k];
  return s;
}

// a / b, with b cut off where the force cuts it off
static Slope slope_quotient(Slope a, Slope b) {
  mask cut = b.x < real_set(VEC_MINVAL);
  b.x = bound_below(b.x);
  Slope s = {.x = a.x / b.x};
  for (int k = 0; k < 3; k++) {
    real change = real_select(cut, real_set(0), b.by[k]);
    s.by[k] = (a.by[k] - s.x * change) / b.x;
  }
  return s;
}

// c0 + c1 a
static Slope slope_affine(double c0, double c1, Slope a) {
  Slope s = {.x = c0 + c1 * a.x};
  for (int k = 0; k < 3; k++) s.by[k] = c1 * a.by[k];
  return s;
}

// B += d(factor f)/dv for a force f with derivative df, in the quarter that begins at `at`
static void add_scaled_force(Block* B, int at, Slope factor, const real f[3], real df[3][3]) {
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) {
      B->b[at + i][at + k] += factor.by[k] * f[i] + factor.x * df[i][k];
    }
  }
}

// force kutta rho A cos(n, u) (n x u) x u, with (n x u) x u = (n.u) u - (u.u) n
// and   -(eta stokes + rho |u| (blunt A + slender (largest - A))) u
static void lift_and_drag_exact(const ctModel* m, const FluidEllipsoid* e, const real* u,
                                Block* B) {
  double rho = m->opt.density, C[3], CC[3];
  const double ones[3] = {1, 1, 1};
  for (int i = 0; i < 3; i++) {
    C[i] = e->section[i] * e->section[i];
    CC[i] = C[i] * C[i];
  }
  Slope uu = slope_square(ones, u), nu = slope_square(C, u), nn = slope_square(CC, u),
        speed = slope_root(uu);
  Slope area = slope_affine(0, ctPI, slope_root(slope_quotient(nn, nu))),
        cosine = slope_quotient(nu, slope_product(speed, nn));
  Slope lift = slope_affine(0, e->kutta * rho, slope_product(cosine, area));
  Slope q = slope_affine(e->slender * e->largest, e->blunt - e->slender, area);
  Slope drag = slope_affine(-m->opt.viscosity * e->linear_stokes, -rho, slope_product(speed, q));

  real f[3], df[3][3], du[3][3];
  for (int i = 0; i < 3; i++) {
    f[i] = nu.x * u[i] - uu.x * C[i] * u[i];
    for (int k = 0; k < 3; k++) {
      du[i][k] = real_set(i == k);
      df[i][k] = nu.by[k] * u[i] - uu.by[k] * C[i] * u[i] + du[i][k] * (nu.x - uu.x * C[i]);
    }
  }
  add_scaled_force(B, 3, lift, f, df);
  add_scaled_force(B, 3, drag, u, du);
}

// torque -(eta stokes + rho |k w|) w with k = diag(moment)
static void torque_exact(const ctModel* m, const FluidEllipsoid* e, const real* w, Block* B) {
  double kk[3];
  real dw[3][3];
  for (int i = 0; i < 3; i++) {
    kk[i] = e->moment[i] * e->moment[i];
    for (int k = 0; k < 3; k++) dw[i][k] = real_set(i == k);
  }
  Slope drag = slope_affine(-m->opt.viscosity * e->angular_stokes, -m->opt.density,
                            slope_root(slope_square(kk, w)));
  add_scaled_force(B, 0, drag, w, dw);
}

static void ellipsoid_exact(const ctModel* m, const FluidEllipsoid* e, const real* v, Block* B) {
  double rho = m->opt.density;
  derive_magnus(e, rho, v, B);
  lift_and_drag_exact(m, e, v + 3, B);
  torque_exact(m, e, v, B);
  derive_added_mass(e, rho, v, B);
  for (int i = 0; i < 36; i++) B->b[i / 6][i % 6] *= e->scale;
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

// An entry of B.
typedef struct Entry {
  int row, col;
  real b;
} Entry;

// D += J' B J, entry by entry of B. The columns of a row begin with the ancestors of its dof,
// which are the chain up to there; later dofs of the chain are among those that follow.
static void add_chain_product(const ctModel* m, real* D, const Chain* c, const Entry* e, int n) {
  for (int a = 0; a < c->n; a++) {
    int i = c->dof[a];
    const int* col = m->D_colind + m->D_rowadr[i];
    real *row = D + m->D_rowadr[i], left[36];
    for (int k = 0; k < n; k++) left[k] = c->J[6 * a + e[k].row] * e[k].b;
    for (int b = 0, at = 0; b < c->n; b++, at++) {
      while (col[at] != c->dof[b]) at++;
      real sum = row[at];
      for (int k = 0; k < n; k++) sum += left[k] * c->J[6 * b + e[k].col];
      row[at] = sum;
    }
  }
}

static void add_block(const ctModel* m, real* D, const Chain* c, const Block* B) {
  Entry e[36];
  int n = 0;
  for (int i = 0; i < 36; i++) {
    real b = B->b[i / 6][i % 6];
    if (!real_all(b == real_set(0))) e[n++] = (Entry){i / 6, i % 6, b};
  }
  add_chain_product(m, D, c, e, n);
}

static void add_diagonal(const ctModel* m, real* D, const Chain* c, const real* b) {
  Entry e[6];
  for (int i = 0; i < 6; i++) e[i] = (Entry){i, i, b[i]};
  add_chain_product(m, D, c, e, 6);
}

// Where derivatives are added, by which of the two derivatives of an ellipsoid, with room for a
// chain.
typedef struct FluidWork {
  real* D;
  Ellipsoid ellipsoid;
  Chain chain;
} FluidWork;

static void add_geoms(const ctModel* m, const ctData* d, int body, FluidWork* w) {
  int g = m->body_geomadr[body];
  for (int end = g + m->body_geomnum[body]; g < end; g++) {
    FluidEllipsoid e = fluid_ellipsoid(m, g);
    if (e.scale == 0) continue;
    FluidFrame frame = {d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, body};
    Block B = {{{real_set(0)}}};
    real v[6];
    fluid_velocity(m, d, frame, v);
    w->ellipsoid(m, &e, v, &B);
    chain_fill(m, d, frame, &w->chain);
    add_block(m, w->D, &w->chain, &B);
  }
}

static void add_fluid_box(const ctModel* m, const ctData* d, int body, FluidWork* w) {
  FluidFrame frame = {d->xipos + 3 * body, d->ximat + 9 * body, body};
  real v[6], stokes[6], faces[6];
  fluid_velocity(m, d, frame, v);
  derive_box(m, body, v, stokes, faces);
  chain_fill(m, d, frame, &w->chain);
  if (m->opt.viscosity > 0) add_diagonal(m, w->D, &w->chain, stokes);
  if (m->opt.density > 0) add_diagonal(m, w->D, &w->chain, faces);
}

size_t derivative_fluid_scratch(const ctModel* m) {
  return SCRATCH_SIZE(real, 6 * m->nv) + SCRATCH_SIZE(int, m->nv);
}

static void add_bodies(const ctModel* m, ctData* d, real* D, Ellipsoid ellipsoid) {
  if (!fluid_exists(m)) return;
  Scratch s = data_scratch(d);
  FluidWork w = {.D = D, .ellipsoid = ellipsoid};
  w.chain.J = SCRATCH(s, real, 6 * m->nv);
  w.chain.dof = SCRATCH(s, int, m->nv);
  for (int b = 1; b < m->nbody; b++) {
    if (fluid_is_massless(m, b)) continue;
    if (fluid_uses_ellipsoids(m, b))
      add_geoms(m, d, b, &w);
    else
      add_fluid_box(m, d, b, &w);
  }
}

void derivative_fluid(const ctModel* m, ctData* d) {
  bool symmetric = m->opt.integrator == ctINT_IMPLICITFAST;
  add_bodies(m, d, d->qDeriv, symmetric ? ellipsoid_symmetric : derive_ellipsoid);
}

void derivative_fluid_of_box(const ctModel* m, int body, const real* v, real B[36]) {
  real stokes[6], faces[6];
  derive_box(m, body, v, stokes, faces);
  for (int i = 0; i < 36; i++) B[i] = real_set(0);
  for (int i = 0; i < 6; i++) {
    if (m->opt.viscosity > 0) B[7 * i] += stokes[i];
    if (m->opt.density > 0) B[7 * i] += faces[i];
  }
}

void derivative_fluid_of_ellipsoid(const ctModel* m, const FluidEllipsoid* e, const real* v,
                                   real B[36]) {
  Block block = {{{real_set(0)}}};
  ellipsoid_exact(m, e, v, &block);
  for (int i = 0; i < 36; i++) B[i] = block.b[i / 6][i % 6];
}

void derivative_fluid_exact(const ctModel* m, ctData* d, real* D) {
  add_bodies(m, d, D, ellipsoid_exact);
}
