#include "force/flex_material.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "force/flex_vertex.h"
#include "material/differences.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/kind_registry.h"

#include <math.h>
#include <string.h>

enum { CORNERS = 4, SIZE = 3 * CORNERS };

static bool springs_act(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_SPRING); }
static bool dampers_act(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

bool flex_material_implicit(const ctModel* m, int f) {
  if (m->flex_rigid[f] || m->flex_interp[f]) return false;
  return m->flex_implicit[f] || m->flex_elasticity[f] >= 0 || m->flex_bend[f] >= 0;
}

static bool is_implicit_now(const ctModel* m, int f) {
  int by = m->opt.integrator;
  return (by == ctINT_IMPLICIT || by == ctINT_IMPLICITFAST) && flex_material_implicit(m, f);
}

size_t flex_material_scratch(const ctModel* m) {
  if (!m->nkind) return 0;
  return 2 * SCRATCH_SIZE(double, 3 * m->nflexvert);
}

//---------------------------------- elements of a kind --------------------------------------------

// The material of a flex.
typedef struct Stuff {
  const ctpElasticity* kind;
  int dim;
  const double* c;
  double damping, C[81]; // damping times stiffness at rest, between dim x dim strains
} Stuff;

// H(1) holds the stiffness of the rest state: its rows and columns of the first dim rows of F.
static Stuff open_stuff(const ctModel* m, int f) {
  int instance = m->flex_elasticity[f], n = m->flex_dim[f], size = 3 * n;
  Stuff s = {.kind = kind_elasticity(m, instance), .dim = n, .damping = m->flex_damping[f]};
  if (!s.kind) return s;
  s.c = kind_params(m, instance) + s.kind->kind.nparam;
  if (s.damping == 0) return s;
  double F[9] = {0}, H[81];
  for (int i = 0; i < n; i++) F[(n + 1) * i] = 1;
  differences_elasticity(s.kind, n, F, s.c, H);
  for (int a = 0; a < n * n; a++) {
    for (int b = 0; b < n * n; b++) s.C[n * n * a + b] = s.damping * H[size * a + b];
  }
  return s;
}

// An element: vertices of the model, gradients of the shape functions, volume, gradient F.
typedef struct Shape {
  int n, vert[CORNERS]; // n corners
  double g[CORNERS][3], volume, F[9];
} Shape;

static void gather_gradient(const Shape* x, int dim, double (*v)[3], double* F) {
  memset(F, 0, 9 * sizeof *F);
  for (int c = 0; c < x->n; c++) {
    for (int i = 0; i < 3 * dim; i++) F[i] += v[c][i / dim] * x->g[c][i % dim];
  }
}

// flex_stiffness: inverse of the matrix of edges from corner 0, one per column, then the volume.
static Shape open_shape(const ctModel* m, const ctData* d, int f, int e) {
  int dim = m->flex_dim[f];
  const double* rest = m->flex_stiffness + 21 * (m->flex_elemadr[f] + e);
  const int* vert = m->flex_elem + m->flex_elemdataadr[f] + (dim + 1) * e;
  Shape x = {.n = dim + 1, .volume = rest[9]};
  double at[CORNERS][3];
  for (int c = 0; c <= dim; c++) {
    x.vert[c] = m->flex_vertadr[f] + vert[c];
    for (int k = 0; c > 0 && k < dim; k++) {
      x.g[c][k] = rest[dim * (c - 1) + k];
      x.g[0][k] -= x.g[c][k];
    }
    // from corner 0: sums of large coordinates would lose digits
    sub3(at[c], d->flexvert_xpos + 3 * x.vert[c], d->flexvert_xpos + 3 * x.vert[0]);
  }
  gather_gradient(&x, dim, at, x.F);
  return x;
}

// force_c -= V P g_c
static void spread_stress(const Shape* x, int dim, const double* P, double (*force)[3]) {
  for (int c = 0; c < x->n; c++) {
    for (int i = 0; i < 3 * dim; i++) force[c][i / dim] -= x->volume * P[i] * x->g[c][i % dim];
  }
}

// E' = (F' F. + F.' F) / 2, F. the rate of F
static void strain_rate(int dim, const double* F, const double* rate, double* E) {
  for (int k = 0; k < dim; k++) {
    for (int l = 0; l < dim; l++) {
      double sum = 0;
      for (int r = 0; r < 3; r++)
        sum += F[dim * r + k] * rate[dim * r + l] + rate[dim * r + k] * F[dim * r + l];
      E[dim * k + l] = sum / 2;
    }
  }
}

// P = F (C : E'), which is symmetric in its inner part for any C with the symmetry of strains
static void damping_stress(const Stuff* s, const double* F, const double* rate, double* P) {
  int n = s->dim;
  double E[9] = {0}, S[9];
  strain_rate(n, F, rate, E);
  dense_mul_vec(S, s->C, E, n * n, n * n);
  for (int i = 0; i < 3 * n; i++) {
    P[i] = 0;
    for (int k = 0; k < n; k++)
      P[i] += F[n * (i / n) + k] * (S[n * k + i % n] + S[n * (i % n) + k]) / 2;
  }
}

static void add_corner_forces(double* to, int first, const Shape* x, double (*force)[3]) {
  for (int c = 0; c < x->n; c++) addto3(to + 3 * (x->vert[c] - first), force[c]);
}

static void damp_element(const ctModel* m, const ctData* d, const Stuff* s, const Shape* x,
                         double (*force)[3]) {
  double v[CORNERS][3], rate[9], P[9];
  for (int c = 0; c < x->n; c++) flex_vertex_velocity(m, d, x->vert[c], v[c]);
  gather_gradient(x, s->dim, v, rate);
  damping_stress(s, x->F, rate, P);
  spread_stress(x, s->dim, P, force);
}

void flex_material_stretch(const ctModel* m, ctData* d, int f) {
  Stuff s = open_stuff(m, f);
  if (!s.kind) return; // removed since: the step has warned of it
  int first = m->flex_vertadr[f], n = 3 * m->flex_vertnum[f];
  bool springs = springs_act(m), dampers = dampers_act(m) && s.damping != 0;
  Scratch room = data_scratch(d);
  double *spring = SCRATCH(room, double, n), *damper = SCRATCH(room, double, n);
  dense_zero(spring, n);
  dense_zero(damper, n);
  for (int e = 0; e < m->flex_elemnum[f]; e++) {
    Shape x = open_shape(m, d, f, e);
    double P[9], force[CORNERS][3] = {{0}}, loss[CORNERS][3] = {{0}};
    s.kind->stress(s.dim, x.F, s.c, P);
    spread_stress(&x, s.dim, P, force);
    if (springs) add_corner_forces(spring, first, &x, force);
    if (!dampers) continue;
    damp_element(m, d, &s, &x, loss);
    add_corner_forces(damper, first, &x, loss);
  }
  for (int v = 0; v < m->flex_vertnum[f]; v++) {
    if (springs) flex_vertex_push(m, d, first + v, spring + 3 * v, d->qfrc_spring);
    if (dampers) flex_vertex_push(m, d, first + v, damper + 3 * v, d->qfrc_damper);
  }
}

// K_cd = V g_c H g_d
static void spread_stiffness(const Shape* x, int dim, const double* H, double* K) {
  int size = 3 * dim, width = 3 * x->n;
  for (int a = 0; a < width; a++) {
    for (int b = 0; b <= a; b++) {
      double sum = 0;
      for (int k = 0; k < dim; k++) {
        for (int l = 0; l < dim; l++)
          sum +=
              x->g[a / 3][k] * H[size * (dim * (a % 3) + k) + dim * (b % 3) + l] * x->g[b / 3][l];
      }
      K[width * a + b] = K[width * b + a] = x->volume * sum;
    }
  }
}

// d P / d F. of the damper: column by column
static void damping_stiffness(const Stuff* s, const double* F, double* H) {
  int size = 3 * s->dim;
  for (int i = 0; i < size; i++) {
    double rate[9] = {0}, P[9];
    rate[i] = 1;
    damping_stress(s, F, rate, P);
    for (int k = 0; k < size; k++) H[size * k + i] = P[k];
  }
}

void flex_material_each_element(const ctModel* m, const ctData* d, int f, FlexPartVisit visit,
                                void* user) {
  Stuff s = open_stuff(m, f);
  bool dampers = dampers_act(m) && s.damping != 0;
  FlexPart part = {.n = s.dim + 1};
  for (int e = 0; s.kind && e < m->flex_elemnum[f]; e++) {
    Shape x = open_shape(m, d, f, e);
    double H[81];
    part.index = e;
    memcpy(part.vert, x.vert, sizeof part.vert);
    if (springs_act(m)) {
      differences_elasticity(s.kind, s.dim, x.F, s.c, H);
      spread_stiffness(&x, s.dim, H, part.K);
    }
    if (dampers) {
      damping_stiffness(&s, x.F, H);
      spread_stiffness(&x, s.dim, H, part.D);
    }
    visit(user, &part);
  }
}

//---------------------------------- hinges of a kind ----------------------------------------------

int flex_material_hinge(const ctModel* m, int f, int e, int vert[CORNERS]) {
  const int *end = m->flex_edge + 2 * e, *flap = m->flex_edgeflap + 2 * e,
            first = m->flex_vertadr[f];
  if (flap[1] < 0) return 0;
  const int local[CORNERS] = {end[0], end[1], flap[0], flap[1]};
  for (int i = 0; i < CORNERS; i++) vert[i] = first + local[i];
  return CORNERS;
}

static void hinge_positions(const ctData* d, const int* vert, double x[SIZE]) {
  for (int i = 0; i < CORNERS; i++) copy3(x + 3 * i, d->flexvert_xpos + 3 * vert[i]);
}

// A kind that clamps has the energy c[0]/2 t^2 with a gradient of t at each vertex: the force on it
// is at most 1 / (h^2 |gradient| invmass), so that it does not turn by more than one radian in a
// step. |force| = c[0] |t| |gradient| gives the gradient.
static void clamp_forces(const ctModel* m, const int* vert, double stiffness, double energy,
                         double f[SIZE]) {
  double h = m->opt.timestep, torque = sqrt(2 * stiffness * energy);
  for (int i = 0; i < CORNERS; i++) {
    double size = norm3(f + 3 * i), inverse = m->body_invweight0[2 * m->flex_vertbodyid[vert[i]]];
    if (!(size > 0) || !(inverse > 0)) continue;
    double most = torque / (h * h * size * inverse);
    if (size > most) scl3(f + 3 * i, f + 3 * i, most / size);
  }
}

static void bend_hinge(const ctModel* m, ctData* d, const ctpBending* kind, int f, int e) {
  int vert[CORNERS];
  if (!flex_material_hinge(m, f, e, vert)) return;
  const double* c = m->flex_bending + 17 * e;
  double x[SIZE], spring[SIZE], v[SIZE], K[SIZE * SIZE], damper[SIZE];
  bool dampers = dampers_act(m) && m->flex_damping[f] != 0;
  hinge_positions(d, vert, x);
  kind->force(x, c, spring);
  if (kind->clamp && !is_implicit_now(m, f))
    clamp_forces(m, vert, c[0], kind->energy(x, c), spring);
  if (dampers) {
    for (int i = 0; i < CORNERS; i++) flex_vertex_velocity(m, d, vert[i], v + 3 * i);
    differences_bending(kind, x, c, K);
    dense_mul_vec(damper, K, v, SIZE, SIZE);
    dense_scl(damper, damper, -m->flex_damping[f], SIZE);
  }
  for (int i = 0; i < CORNERS; i++) {
    if (springs_act(m)) flex_vertex_push(m, d, vert[i], spring + 3 * i, d->qfrc_spring);
    if (dampers) flex_vertex_push(m, d, vert[i], damper + 3 * i, d->qfrc_damper);
  }
}

void flex_material_bend(const ctModel* m, ctData* d, int f) {
  const ctpBending* kind = kind_bending(m, m->flex_bend[f]);
  int first = m->flex_edgeadr[f];
  for (int e = first; kind && e < first + m->flex_edgenum[f]; e++) bend_hinge(m, d, kind, f, e);
}

void flex_material_each_hinge(const ctModel* m, const ctData* d, int f, FlexPartVisit visit,
                              void* user) {
  const ctpBending* kind = kind_bending(m, m->flex_bend[f]);
  int first = m->flex_edgeadr[f];
  FlexPart part = {.n = CORNERS};
  for (int e = first; kind && e < first + m->flex_edgenum[f]; e++) {
    double x[SIZE], K[SIZE * SIZE];
    if (!flex_material_hinge(m, f, e, part.vert)) continue;
    part.index = m->flex_elemnum[f] + e - first;
    hinge_positions(d, part.vert, x);
    differences_bending(kind, x, m->flex_bending + 17 * e, K);
    if (springs_act(m)) dense_copy(part.K, K, SIZE * SIZE);
    if (dampers_act(m)) dense_scl(part.D, K, m->flex_damping[f], SIZE * SIZE);
    visit(user, &part);
  }
}

//---------------------------------- energy --------------------------------------------------------

void flex_material_element_energy(const ctModel* m, const ctData* d, int f, double* energy,
                                  double* volume) {
  Stuff s = open_stuff(m, f);
  for (int e = 0; s.kind && e < m->flex_elemnum[f]; e++) {
    Shape x = open_shape(m, d, f, e);
    energy[e] = x.volume * s.kind->energy(s.dim, x.F, s.c);
    volume[e] = x.volume;
  }
}

double flex_material_hinge_energy(const ctModel* m, const ctData* d, int f, int e) {
  const ctpBending* kind = kind_bending(m, m->flex_bend[f]);
  int vert[CORNERS];
  double x[SIZE];
  if (!kind || !flex_material_hinge(m, f, e, vert)) return 0;
  hinge_positions(d, vert, x);
  return kind->energy(x, m->flex_bending + 17 * e);
}

double flex_material_energy(const ctModel* m, const ctData* d, int f) {
  double sum = 0;
  if (m->flex_rigid[f]) return 0;
  Stuff s = m->flex_elasticity[f] >= 0 ? open_stuff(m, f) : (Stuff){0};
  for (int e = 0; s.kind && e < m->flex_elemnum[f]; e++) {
    Shape x = open_shape(m, d, f, e);
    sum += x.volume * s.kind->energy(s.dim, x.F, s.c);
  }
  int first = m->flex_edgeadr[f], bends = m->flex_bend[f] >= 0;
  for (int e = first; bends && e < first + m->flex_edgenum[f]; e++)
    sum += flex_material_hinge_energy(m, d, f, e);
  return sum;
}
