// A tetrahedron of stable neo-Hookean material, F = sum x_i g_i':
//   energy/V = mu/2 (|F|^2 - 3 - 2 (J - 1)) + k/2 (J - 1)^2,   J = det F, k = lambda + mu
// with Lame's constants lambda, mu: exact for small strains, and defined for inverted elements.
// It is projected in two parts, both at rest when the element is.
//
// Deviatoric: the stress P = mu (F - cof F), an impulse V dt^2 P g_i on vertex i. What it does to F
// is a product with G = sum w g g', so that with h >= |dP/dF| the implicit stress is
// P / (1 + V dt^2 h |G|). For the largest stretch s, h = mu (1 + s + 2 r s^2), r damping / dt.
//
// Hydrostatic: the constraint C = J - 1 with compliance 1 / (V k), gradients cof F g_i.
//
// Damping adds the stress of the change of F'F since the start of the substep: rigid motions have
// none.
#include "base/assert.h"
#include "deform/lanes.h"

#include <math.h>

enum { TETRA_G, TETRA_DEV = 9, TETRA_HYD, TETRA_WEIGHT, TETRA_DATA, TETRA_LAMBDA = 10 };

// Columns f[a] = sum_i (x_i - x_0) g_i[a], and those of cof F
REAL_INLINE void tetra_columns(real f[3][3], real x[4][3], const real g[9]) {
  for (int k = 0; k < 3; k++) {
    real a = x[1][k] - x[0][k], b = x[2][k] - x[0][k], c = x[3][k] - x[0][k];
    f[0][k] = a * g[0] + b * g[3] + c * g[6];
    f[1][k] = a * g[1] + b * g[4] + c * g[7];
    f[2][k] = a * g[2] + b * g[5] + c * g[8];
  }
}

REAL_INLINE void tetra_cofactor(real n[3][3], real f[3][3]) {
  lanes_cross(n[0], f[1], f[2]);
  lanes_cross(n[1], f[2], f[0]);
  lanes_cross(n[2], f[0], f[1]);
}

// q = P g_i of all vertices, from columns of P
REAL_INLINE void tetra_loads(real q[4][3], real p[3][3], const real g[9]) {
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 3; i++)
      q[i + 1][k] = p[0][k] * g[3 * i] + p[1][k] * g[3 * i + 1] + p[2][k] * g[3 * i + 2];
    q[0][k] = -(q[1][k] + q[2][k] + q[3][k]);
  }
}

// P += F (2 mu e - mu tr(e) I) / mu with e = r/2 (F'F - F0'F0), in units of mu
REAL_INLINE void tetra_viscous(real p[3][3], real f[3][3], real f0[3][3], double r) {
  real e[3][3];
  for (int a = 0; a < 3; a++)
    for (int b = 0; b <= a; b++)
      e[a][b] = e[b][a] = (0.5 * r) * (lanes_dot(f[a], f[b]) - lanes_dot(f0[a], f0[b]));
  real trace = e[0][0] + e[1][1] + e[2][2];
  for (int a = 0; a < 3; a++)
    for (int b = 0; b < 3; b++) {
      real s = 2.0 * e[b][a];
      lanes_axpy(p[a], a == b ? s - trace : s, f[b]);
    }
}

typedef struct TetraLanes {
  const int* vert;
  const double* data;
  double* memory; // NULL: none
  bool fresh;
  real x[4][3], w[4], g[9], f0[3][3];
  double dt2, r; // dt^2, damping / dt
} TetraLanes;

REAL_INLINE void tetra_deviatoric(TetraLanes* t, double ratio) {
  real f[3][3], p[3][3], n[3][3], q[4][3];
  tetra_columns(f, t->x, t->g);
  tetra_cofactor(n, f);
  for (int a = 0; a < 3; a++) lanes_sub(p[a], f[a], n[a]);
  if (t->r > 0) tetra_viscous(p, f, t->f0, t->r);
  // |F|^2 - 2 is about the square of the largest stretch: exact where the others are 1
  real square = lanes_dot(f[0], f[0]) + lanes_dot(f[1], f[1]) + lanes_dot(f[2], f[2]);
  real most = real_max(square - 2.0, square * (1 / 3.0));
  real slope = (1.0 + real_sqrt(most)) + (2 * t->r) * most; // of P in units of mu
  real weight = ratio * lanes_load(t->data + TETRA_WEIGHT * ELEMENT_LANES);
  real stiff = t->dt2 * lanes_load(t->data + TETRA_DEV * ELEMENT_LANES);
  real scale = stiff / (1.0 + stiff * slope * weight);
  if (t->memory) // only what is missing to the stress that was applied before
    for (int k = 0; k < 9; k++) {
      double* m = t->memory + k * ELEMENT_LANES;
      real before = t->fresh ? real_set(0) : lanes_load(m);
      real missing = p[k / 3][k % 3] * stiff - before;
      real step = missing * (scale / stiff);
      lanes_store(m, before + step);
      p[k / 3][k % 3] = step;
    }
  tetra_loads(q, p, t->g);
  for (int i = 0; i < 4; i++) lanes_axpy(t->x[i], t->memory ? -t->w[i] : -(t->w[i] * scale), q[i]);
}

REAL_INLINE void tetra_hydrostatic(TetraLanes* t) {
  real f[3][3], n[3][3], q[4][3];
  tetra_columns(f, t->x, t->g);
  tetra_cofactor(n, f);
  real c = lanes_dot(f[0], n[0]) - 1.0;
  tetra_loads(q, n, t->g);
  real weight = t->w[0] * lanes_dot(q[0], q[0]) + t->w[1] * lanes_dot(q[1], q[1]) +
                t->w[2] * lanes_dot(q[2], q[2]) + t->w[3] * lanes_dot(q[3], q[3]);
  // A crushed element, J = s^3, is at rest after 1 - s, where Newton's method, C / 3 s^2,
  // overshoots without bound.
  real area = real_sqrt((lanes_dot(n[0], n[0]) + lanes_dot(n[1], n[1]) + lanes_dot(n[2], n[2])) *
                        (1 / 3.0));
  area = real_max(area, real_set(1e-12));
  weight = weight * real_max((1.0 + real_sqrt(area) + area) / (3.0 * area), real_set(1));
  real soft = 1.0 / (t->dt2 * lanes_load(t->data + TETRA_HYD * ELEMENT_LANES));
  if (t->r > 0) { // (1 + r) C - r C(x0)
    real n0[3];
    lanes_cross(n0, t->f0[1], t->f0[2]);
    c = c + t->r * (c - (lanes_dot(t->f0[0], n0) - 1.0));
    weight = (1 + t->r) * weight;
  }
  real lambda = real_set(0);
  if (t->memory && !t->fresh) lambda = lanes_load(t->memory + 9 * ELEMENT_LANES);
  real step = -(c + soft * lambda) / (soft + weight);
  if (t->memory) lanes_store(t->memory + 9 * ELEMENT_LANES, lambda + step);
  for (int i = 0; i < 4; i++) lanes_axpy(t->x[i], step * t->w[i], q[i]);
}

REAL_INLINE void tetra_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  TetraLanes t;
  t.vert = b->vert + (ptrdiff_t)group * 4 * ELEMENT_LANES + lane;
  t.data = b->data + (ptrdiff_t)group * TETRA_DATA * ELEMENT_LANES + lane;
  t.memory =
      job->lambda ? job->lambda + (ptrdiff_t)group * TETRA_LAMBDA * ELEMENT_LANES + lane : NULL;
  t.fresh = job->fresh;
  t.dt2 = job->dt * job->dt;
  t.r = job->damping / job->dt;
  for (int k = 0; k < 9; k++) t.g[k] = lanes_load(t.data + k * ELEMENT_LANES);
  if (t.r > 0) {
    for (int i = 0; i < 4; i++) lanes_gather3(t.x[i], job->x0, t.vert + i * ELEMENT_LANES);
    tetra_columns(t.f0, t.x, t.g);
  }
  for (int i = 0; i < 4; i++) {
    lanes_gather3(t.x[i], job->x, t.vert + i * ELEMENT_LANES);
    t.w[i] = lanes_gather(job->invmass, t.vert + i * ELEMENT_LANES);
  }
  if (job->backward) tetra_hydrostatic(&t);
  tetra_deviatoric(&t, job->ratio);
  if (!job->backward) tetra_hydrostatic(&t);
  for (int i = 0; i < 4; i++)
    lanes_scatter3(job->x, t.vert + i * ELEMENT_LANES, b->count[group] - lane, t.x[i]);
}

WIDE_INLINE void tetra_body(const ElementJob* job, int begin, int end) {
  for (int g = begin; g < end; g++)
    for (int lane = 0; lane < job->batch->count[g]; lane += REAL_LANES) tetra_group(job, g, lane);
}
WIDE_TARGET static void tetra_body_wide(const ElementJob* job, int begin, int end) {
  tetra_body(job, begin, end);
}
static void solve_tetra(const ElementJob* job, int begin, int end) {
  CT_ASSERT(0 <= begin && end <= job->batch->ngroup && job->dt > 0);
  WIDE_CALL(tetra_body, job, begin, end);
}

static double measure_tetra(const ElementBatch* b, const double* p) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane += REAL_LANES) {
      const int* vert = b->vert + (ptrdiff_t)i * 4 * ELEMENT_LANES + lane;
      const double* data = b->data + (ptrdiff_t)i * TETRA_DATA * ELEMENT_LANES + lane;
      real x[4][3], g[9], f[3][3], n[3];
      for (int k = 0; k < 4; k++) lanes_gather3(x[k], p, vert + k * ELEMENT_LANES);
      for (int k = 0; k < 9; k++) g[k] = lanes_load(data + k * ELEMENT_LANES);
      tetra_columns(f, x, g);
      lanes_cross(n, f[1], f[2]);
      real c = lanes_dot(f[0], n) - 1.0;
      real square = lanes_dot(f[0], f[0]) + lanes_dot(f[1], f[1]) + lanes_dot(f[2], f[2]);
      real energy = 0.5 * (lanes_load(data + TETRA_DEV * ELEMENT_LANES) * (square - 3.0 - 2.0 * c) +
                           lanes_load(data + TETRA_HYD * ELEMENT_LANES) * c * c);
      for (int k = 0; k < REAL_LANES && lane + k < b->count[i]; k++) sum += real_lane(energy, k);
    }
  return sum;
}

const ElementKind element_tetra = {
    .name = "tetrahedron",
    .ncorner = 4,
    .ndata = TETRA_DATA,
    .nlambda = TETRA_LAMBDA,
    .solve = solve_tetra,
    .energy = measure_tetra,
};
