// The wrench on a frame is R f(v), v = R' (velocity - wind) in the frame. Seen from the frame, a
// dof j changes v by R' (v_before x S_j + w_j x wind), and turns the axes of the dofs i above it
// that it does not carry the other way:
//   d(J_i' R f)_j = J_i' R (df/dv) dv_j - (S_j x S_i) . (R f) where j does not turn i
#include "diff/fluid_diff.h"

#include "force/fluid.h"
#include "math/dense.h"
#include "math/spatial.h"
#include "pos/jacobian.h"
#include "step/derivative_fluid.h"

typedef struct FluidTerm {
  const Diff* x;
  DofSet set;
  double *J, *right; // 6 x n each, in the frame
} FluidTerm;

// A motion about the centre of mass of the tree, seen in the frame: rotation, translation.
static void into_fluid_frame(FluidFrame f, const double* motion, const double* off, double* r) {
  double v[3];
  jacobian_column(v, motion, off);
  mat3_mul_t_vec(r, f.mat, motion);
  mat3_mul_t_vec(r + 3, f.mat, v);
}

static void put_product(const FluidTerm* t, const double* B, const double* v, int j) {
  for (int i = 0; i < 6; i++) {
    double sum = 0;
    for (int k = 0; k < 6; k++) sum += B[6 * i + k] * v[k];
    t->right[i * t->set.n + j] = sum;
  }
}

static void add_by_position(const FluidTerm* t, FluidFrame f, const double* B, const double* off) {
  const Diff* x = t->x;
  int n = t->set.n;
  for (int j = 0; j < n; j++) {
    int dof = t->set.dof[j];
    double v[6], c[3], wind[3];
    into_fluid_frame(f, x->carry_vel + 6 * dof, off, v);
    cross3(c, x->d->cdof + 6 * dof, x->m->opt.wind);
    mat3_mul_t_vec(wind, f.mat, c);
    addto3(v + 3, wind);
    put_product(t, B, v, j);
  }
  sink_add(&x->sink, (DiffSpan){t->J, t->set.dof, n, 0},
           (DiffSpan){t->right, t->set.dof, n, x->col.q}, 6, -1);
}

static void add_by_velocity(const FluidTerm* t, const double* B) {
  const Diff* x = t->x;
  int n = t->set.n;
  for (int j = 0; j < n; j++) {
    double v[6];
    for (int k = 0; k < 6; k++) v[k] = t->J[k * n + j];
    put_product(t, B, v, j);
  }
  sink_add(&x->sink, (DiffSpan){t->J, t->set.dof, n, 0},
           (DiffSpan){t->right, t->set.dof, n, x->col.v}, 6, -1);
}

// The wrench (force, torque) in the world, at the frame
static void add_turning(const FluidTerm* t, const double* off, const double* force,
                        const double* torque) {
  const Diff* x = t->x;
  const double* cdof = x->d->cdof;
  for (int a = 0; a < t->set.n; a++) {
    for (int b = a + 1; b < t->set.n; b++) {
      int i = t->set.dof[a], j = t->set.dof[b];
      double c[6], v[3];
      if (dofs_turns(x->m, j, i)) continue;
      spatial_cross_motion(c, cdof + 6 * j, cdof + 6 * i);
      jacobian_column(v, c, off);
      sink_entry(&x->sink, i, x->col.q + j, dot3(v, force) + dot3(c, torque));
    }
  }
}

static void add_frame(FluidTerm* t, FluidFrame f, const double* B, const double* local) {
  double off[3], force[3], torque[3];
  int n = t->set.n;
  dofs_offset(t->x, f.body, f.pos, off);
  for (int j = 0; j < n; j++) {
    double v[6];
    into_fluid_frame(f, t->x->d->cdof + 6 * t->set.dof[j], off, v);
    for (int k = 0; k < 6; k++) t->J[k * n + j] = v[k];
  }
  mat3_mul_vec(torque, f.mat, local);
  mat3_mul_vec(force, f.mat, local + 3);
  add_by_position(t, f, B, off);
  add_by_velocity(t, B);
  add_turning(t, off, force, torque);
}

static void add_fluid_ellipsoids(FluidTerm* t, int body) {
  const ctModel* m = t->x->m;
  const ctData* d = t->x->d;
  for (int g = m->body_geomadr[body], end = g + m->body_geomnum[body]; g < end; g++) {
    FluidEllipsoid e = fluid_ellipsoid(m, g);
    if (e.scale == 0) continue;
    FluidFrame frame = {d->geom_xpos + 3 * g, d->geom_xmat + 9 * g, body};
    double v[6], f[6], B[36];
    fluid_velocity(m, d, frame, v);
    fluid_ellipsoid_force(m, &e, v, f);
    derivative_fluid_of_ellipsoid(m, &e, v, B);
    add_frame(t, frame, B, f);
  }
}

static void add_fluid_body(FluidTerm* t, int body) {
  const ctModel* m = t->x->m;
  const ctData* d = t->x->d;
  FluidFrame frame = {d->xipos + 3 * body, d->ximat + 9 * body, body};
  double v[6], f[6], B[36];
  fluid_velocity(m, d, frame, v);
  fluid_box_force(m, body, v, f);
  derivative_fluid_of_box(m, body, v, B);
  add_frame(t, frame, B, f);
}

bool fluid_diff(const Diff* x) {
  const ctModel* m = x->m;
  if (!fluid_exists(m)) return true;
  size_t mark = arena_mark(x->arena);
  FluidTerm t = {.x = x, .set = dofs_new(x), .J = diff_numbers(x, 12 * (size_t)m->nv + 1)};
  if (!t.set.dof || !t.J) return false;
  t.right = t.J + 6 * m->nv;
  for (int b = 1; b < m->nbody; b++) {
    if (fluid_is_massless(m, b)) continue;
    dofs_add_body(x, &t.set, b);
    dofs_close(x, &t.set);
    if (fluid_uses_ellipsoids(m, b))
      add_fluid_ellipsoids(&t, b);
    else
      add_fluid_body(&t, b);
    dofs_clear(&t.set);
  }
  arena_release(x->arena, mark);
  return true;
}
