#include "step/implicit_flex.h"

#include "base/arena.h"
#include "force/flex_force.h"
#include "math/dense.h"
#include "math/lu.h"
#include "model/data.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"
#include "pos/mass_matrix.h"

static bool is_stiff(const ctModel* m, int f) {
  return m->flex_interp[f] && !m->flex_rigid[f] && m->flex_dim[f] > 1 &&
         m->flex_stiffness[21 * m->flex_elemadr[f]] != 0;
}

bool implicit_flex_wanted(const ctModel* m) {
  for (int f = 0; f < m->nflex; f++) {
    if (is_stiff(m, f)) return true;
  }
  return false;
}

// A = M - h qDeriv, dense
static void fill(const ctModel* m, const ctData* d, double* A, bool symmetric) {
  int nv = (int)m->nv;
  double h = m->opt.timestep;
  dense_zero(A, nv * nv);
  for (int i = 0; i < nv; i++) {
    for (int k = m->M_rowadr[i]; k < m->M_rowadr[i] + m->M_rownnz[i]; k++) {
      int j = m->M_colind[k];
      A[i * nv + j] += d->M[k];
      if (j != i) A[j * nv + i] += d->M[k];
    }
    for (int k = m->D_rowadr[i]; k < m->D_rowadr[i] + m->D_rownnz[i]; k++) {
      int j = m->D_colind[k];
      if (symmetric && j > i) continue;
      A[i * nv + j] -= h * d->qDeriv[k];
      if (symmetric && j != i) A[j * nv + i] -= h * d->qDeriv[k];
    }
  }
}

// J = turned Jacobian of the nodes, R' dx/dq: then K of the flex acts as J' K J
static void node_jacobian(const ctModel* m, const ctData* d, int f, double* J) {
  int nv = (int)m->nv, n = m->flex_nodenum[f];
  double x[3 * FLEX_MAX_NODES], R[9];
  flex_pos_nodes(m, d, f, x);
  flex_force_rotation(m, d, f, R);
  for (int i = 0; i < n; i++) {
    double* rows = J + 3 * i * nv;
    jacobian(m, d, rows, NULL, x + 3 * i, m->flex_nodebodyid[m->flex_nodeadr[f] + i]);
    for (int j = 0; j < nv; j++) {
      double v[3] = {rows[j], rows[nv + j], rows[2 * nv + j]}, turned[3];
      mat3_mul_t_vec(turned, R, v);
      for (int a = 0; a < 3; a++) rows[a * nv + j] = turned[a];
    }
  }
}

// A -= (h b + h^2) J' K J,   x += h J' K J qvel;   KJ has room for as much as J
static void add_stiffness(const ctModel* m, const ctData* d, int f, double* A, double* x,
                          double* J) {
  int nv = (int)m->nv, n = 3 * m->flex_nodenum[f];
  const double* K = m->flex_stiffness + 21 * m->flex_elemadr[f];
  double h = m->opt.timestep, scale = h * m->flex_damping[f] + h * h, *KJ = J + n * nv;
  node_jacobian(m, d, f, J);
  dense_mul(KJ, K, J, n, n, nv);
  for (int k = 0; k < n; k++) {
    double rate = dense_dot(KJ + k * nv, d->qvel, nv);
    for (int i = 0; i < nv; i++) {
      double left = J[k * nv + i];
      if (left == 0) continue;
      x[i] += h * left * rate;
      dense_addtoscl(A + i * nv, KJ + k * nv, -scale * left, nv);
    }
  }
}

bool implicit_flex_solve(const ctModel* m, ctData* d, cttNum* x, bool symmetric) {
  size_t nv = (size_t)m->nv;
  Arena* arena = data_arena(d);
  size_t mark = arena_mark(arena);
  double* A = arena_push(arena, nv * nv * sizeof(double), 64);
  double* J = arena_push(arena, 6 * FLEX_MAX_NODES * nv * sizeof(double), 64);
  double* b = arena_push(arena, nv * sizeof(double), 64);
  int* perm = arena_push(arena, nv * sizeof(int), 64);
  bool ok = A && J && b && perm;
  if (ok) {
    fill(m, d, A, symmetric);
    for (int f = 0; f < m->nflex; f++) {
      if (is_stiff(m, f)) add_stiffness(m, d, f, A, x, J);
    }
    dense_copy(b, x, (int)nv);
    lu_factor(A, perm, (int)nv);
    lu_solve(x, A, perm, b, (int)nv);
  }
  arena_release(arena, mark);
  return ok;
}
