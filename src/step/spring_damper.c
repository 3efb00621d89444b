// Joints change the diagonal of M only, and tendons add few rows J: with S = diag(h d + h^2 k),
//   A = B + J' S J,   A^-1 = B^-1 - X (S^-1 + J X)^-1 X',   X = B^-1 J'
// so B keeps the pattern of M whatever dofs the tendons tie together (Woodbury).
#include "step/spring_damper.h"

#include "math/chol.h"
#include "math/ldl.h"
#include "model/data.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"

static bool has_springs(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_SPRING); }
static bool has_dampers(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

static double dof_stiffness(const ctModel* m, int i) {
  return has_springs(m) ? m->jnt_stiffness[m->dof_jntid[i]] : 0;
}

static double tendon_stiffness(const ctModel* m, const ctData* d, int t) {
  const double* band = m->tendon_lengthspring + 2 * t;
  bool slack = d->ten_length[t] >= band[0] && d->ten_length[t] <= band[1];
  return has_springs(m) && !slack ? m->tendon_stiffness[t] : 0;
}

// h d + h^2 k
static double find_weight(const ctModel* m, double stiffness, double damping) {
  double h = m->opt.timestep;
  return h * (has_dampers(m) ? damping : 0) + h * h * stiffness;
}

static double dof_weight(const ctModel* m, int i) {
  return find_weight(m, dof_stiffness(m, i), m->dof_damping[i]);
}

static double tendon_weight(const ctModel* m, const ctData* d, int t) {
  return find_weight(m, tendon_stiffness(m, d, t), m->tendon_damping[t]);
}

static double row_dot(TendonRow r, const double* x) {
  double sum = 0;
  for (int k = 0; k < r.n; k++) sum += r.J[k] * x[r.dof ? r.dof[k] : k];
  return sum;
}

// f += s h K v
static void add_coupled_stiffness(const ctModel* m, const ctData* d, double* f, double s) {
  double h = s * m->opt.timestep;
  for (int i = 0; i < m->nv; i++) f[i] += h * dof_stiffness(m, i) * d->qvel[i];
  for (int t = 0; t < m->ntendon; t++) {
    double k = tendon_stiffness(m, d, t);
    if (k != 0) tendon_apply(m, d, t, h * k * d->ten_velocity[t], f);
  }
}

//---------------------------------- solving -------------------------------------------------------

// qH = M + diag(h d + h^2 k), factored
static void factor_without_tendons(const ctModel* m, ctData* d) {
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qH, d->M, (int)m->nC);
  for (int i = 0; i < m->nv; i++) d->qH[m->M_rowadr[i] + m->M_rownnz[i] - 1] += dof_weight(m, i);
  ldl_factor(&p, d->qH, d->qHDiagInv);
}

// Tendons that pull, and what A^-1 needs of them.
typedef struct Coupling {
  int n;
  int* tendon;
  double* X;     // n x nv
  double *C, *z; // n x n factor of S^-1 + J X; n
} Coupling;

static int count_tendons(const ctModel* m, const ctData* d) {
  int n = 0;
  for (int t = 0; t < m->ntendon; t++) n += tendon_weight(m, d, t) > 0;
  return n;
}

static void fill_coupling(const ctModel* m, const ctData* d, Coupling* c) {
  int nv = (int)m->nv, n = 0;
  for (int t = 0; t < m->ntendon; t++) {
    if (!(tendon_weight(m, d, t) > 0)) continue;
    double* x = c->X + (size_t)n * nv;
    c->tendon[n++] = t;
    dense_zero(x, nv);
    tendon_apply(m, d, t, 1, x);
    mass_matrix_solve(m, d->qH, d->qHDiagInv, x);
  }
  for (int a = 0; a < n; a++) {
    TendonRow row = tendon_row(m, d, c->tendon[a]);
    for (int b = 0; b <= a; b++) c->C[a * n + b] = row_dot(row, c->X + (size_t)b * nv);
    c->C[a * n + a] += 1 / tendon_weight(m, d, c->tendon[a]);
  }
  chol_factor(c->C, n, 0);
}

// x = B^-1 b becomes A^-1 b
static void correct_solution(const ctModel* m, const ctData* d, Coupling* c, double* x) {
  for (int a = 0; a < c->n; a++) c->z[a] = row_dot(tendon_row(m, d, c->tendon[a]), x);
  chol_solve(c->z, c->C, c->z, c->n);
  for (int a = 0; a < c->n; a++)
    dense_addtoscl(x, c->X + (size_t)a * (size_t)m->nv, -c->z[a], (int)m->nv);
}

// False when there is no memory.
static bool correct_for_tendons(const ctModel* m, ctData* d, int n, double* x) {
  Arena* arena = data_arena(d);
  size_t mark = arena_mark(arena), row = (size_t)n * sizeof(double);
  Coupling c = {.n = n};
  c.tendon = arena_push(arena, (size_t)n * sizeof(int), 64);
  c.X = arena_push(arena, row * (size_t)m->nv, 64);
  c.C = arena_push(arena, row * (size_t)n, 64);
  c.z = arena_push(arena, row, 64);
  bool room = c.tendon && c.X && c.C && c.z;
  if (room) {
    fill_coupling(m, d, &c);
    correct_solution(m, d, &c, x);
  }
  arena_release(arena, mark);
  return room;
}

void spring_damper_acceleration(const ctModel* m, ctData* d, double* qacc) {
  int nv = (int)m->nv, n = count_tendons(m, d);
  factor_without_tendons(m, d);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, nv);
  add_coupled_stiffness(m, d, qacc, -1);
  mass_matrix_solve(m, d->qH, d->qHDiagInv, qacc);
  if (n > 0 && !correct_for_tendons(m, d, n, qacc))
    data_warn(d, -1, 0, "no memory for tendons of the implicit step, they are taken as explicit");
}

void spring_damper_force(const ctModel* m, const ctData* d, double* f, const double* qacc) {
  mass_matrix_mul(m, d, f, qacc);
  for (int i = 0; i < m->nv; i++) f[i] += dof_weight(m, i) * qacc[i];
  for (int t = 0; t < m->ntendon; t++) {
    double w = tendon_weight(m, d, t);
    if (w > 0) tendon_apply(m, d, t, w * row_dot(tendon_row(m, d, t), qacc), f);
  }
  add_coupled_stiffness(m, d, f, 1);
}
