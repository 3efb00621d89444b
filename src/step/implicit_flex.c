// The reduced dofs are those of the bodies of the nodes, in the order of flexes and nodes; a dof of
// several nodes appears once per node. H is a dense matrix over them, of which the lower triangle
// counts. All memory is of the arena.
#include "step/implicit_flex.h"

#include "base/arena.h"
#include "force/flex_force.h"
#include "math/chol.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/data.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"

// The dofs that are solved again, and where each dof of the model is among them (-1: nowhere).
typedef struct Reduced {
  int n, *dof, *local;
  double *H, *b;      // H a = b
  double *row, *jac;  // nv + n, 3 nv
  double *K, *J, *KJ; // of one flex: 3 * nodes x 3 * nodes, 3 * nodes x n
  double* pull;       // sum_f s_f J_f' K_f J_f qvel
} Reduced;

static bool is_stiff(const ctModel* m, int f) {
  return m->flex_interp[f] && !m->flex_rigid[f] && m->flex_stiffness[21 * m->flex_elemadr[f]] != 0;
}

bool implicit_flex_wanted(const ctModel* m) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_interp[f]) return true;
  }
  return false;
}

// The dofs of the nodes' bodies, counted if dof is NULL.
static int list_dofs(const ctModel* m, int* dof) {
  int n = 0;
  for (int f = 0; f < m->nflex; f++) {
    for (int k = 0; m->flex_interp[f] && k < m->flex_nodenum[f]; k++) {
      int body = m->flex_nodebodyid[m->flex_nodeadr[f] + k];
      for (int i = 0; i < m->body_dofnum[body]; i++, n++) {
        if (dof) dof[n] = m->body_dofadr[body] + i;
      }
    }
  }
  return n;
}

static bool reduced_open(Reduced* r, const ctModel* m, Arena* arena) {
  size_t nv = (size_t)m->nv, n = (size_t)list_dofs(m, NULL), size = sizeof(double);
  *r = (Reduced){
      .n = (int)n,
      .dof = arena_push(arena, n * sizeof(int), 64),
      .local = arena_push(arena, nv * sizeof(int), 64),
      .H = arena_push(arena, n * n * size, 64),
      .b = arena_push(arena, n * size, 64),
      .row = arena_push(arena, (nv + n) * size, 64),
      .jac = arena_push(arena, 3 * nv * size, 64),
      .K = arena_push(arena, 9 * FLEX_MAX_NODES * FLEX_MAX_NODES * size, 64),
      .J = arena_push(arena, 3 * FLEX_MAX_NODES * n * size, 64),
      .KJ = arena_push(arena, 3 * FLEX_MAX_NODES * n * size, 64),
      .pull = arena_push(arena, n * size, 64),
  };
  if (!r->dof || !r->local || !r->H || !r->b || !r->row || !r->jac || !r->K || !r->J || !r->KJ ||
      !r->pull)
    return false;
  list_dofs(m, r->dof);
  for (size_t i = 0; i < nv; i++) r->local[i] = -1;
  for (int i = 0; i < r->n; i++) r->local[r->dof[i]] = i;
  return true;
}

// Row i of A as its integrator keeps it: all of it, or the entries of M's lower triangle.
static void fill_row(const ctModel* m, const ctData* d, int i, double* row) {
  double h = m->opt.timestep;
  bool full = m->opt.integrator == ctINT_IMPLICIT;
  const int* colind = full ? m->D_colind : m->M_colind;
  int first = full ? m->D_rowadr[i] : m->M_rowadr[i];
  int end = first + (full ? m->D_rownnz[i] : m->M_rownnz[i]);
  dense_zero(row, (int)m->nv);
  for (int k = first; k < end; k++) {
    int at = full ? m->mapM2D[k] : k;
    row[colind[k]] = (at >= 0 ? d->M[at] : 0) - h * d->qDeriv[full ? k : m->mapD2M[k]];
  }
}

// H = A_rr
static void fill_reduced(const ctModel* m, const ctData* d, const Reduced* r) {
  dense_zero(r->H, r->n * r->n);
  for (int i = 0; i < r->n; i++) {
    fill_row(m, d, r->dof[i], r->row);
    for (int j = 0; j < m->nv; j++) {
      if (r->local[j] >= 0) r->H[i * r->n + r->local[j]] = r->row[j];
    }
  }
}

// b = qfrc_r + h/s_0 pull - A_ro a_o
static void right_side(const ctModel* m, const ctData* d, const Reduced* r, const double* qacc,
                       const double* qfrc) {
  double h = m->opt.timestep, s = h * h + h * m->flex_damping[0];
  double weight = s > ctMINVAL ? h / s : 0;
  for (int i = 0; i < r->n; i++) {
    fill_row(m, d, r->dof[i], r->row);
    r->b[i] = qfrc[r->dof[i]] + r->pull[i] * weight;
    for (int j = 0; j < m->nv; j++) {
      if (r->local[j] < 0) r->b[i] -= r->row[j] * qacc[j];
    }
  }
}

// s R K_own R', block by block
static void turn_stiffness(const ctModel* m, int f, const double R[9], double s, double* K) {
  int n = m->flex_nodenum[f], width = 3 * n;
  const double* own = m->flex_stiffness + 21 * m->flex_elemadr[f];
  double back[9], block[9], t[9];
  mat3_transpose(back, R);
  for (int i = 0; i < n * n; i++) {
    int at = 3 * (i / n) * width + 3 * (i % n);
    for (int k = 0; k < 9; k++) block[k] = own[at + k / 3 * width + k % 3];
    mat3_mul(t, block, back);
    mat3_mul(block, R, t);
    for (int k = 0; k < 9; k++) K[at + k / 3 * width + k % 3] = s * block[k];
  }
}

// J = dx/dq of the nodes by the dofs of r, and its rates dx/dq qvel by all dofs, at the points x
// where the forces act.
static void node_jacobian(const ctModel* m, const ctData* d, int f, const Reduced* r,
                          const double* x, double* rate) {
  int nv = (int)m->nv, nodes = m->flex_nodenum[f];
  dense_zero(r->J, 3 * nodes * r->n);
  for (int i = 0; i < nodes; i++) {
    jacobian(m, d, r->jac, NULL, x + 3 * i, m->flex_nodebodyid[m->flex_nodeadr[f] + i]);
    for (int a = 0; a < 3; a++) {
      double sum = 0;
      for (int j = 0; j < nv; j++) {
        double v = r->jac[a * nv + j];
        sum += v * d->qvel[j];
        if (r->local[j] >= 0) r->J[(3 * i + a) * r->n + r->local[j]] = v;
      }
      rate[3 * i + a] = sum;
    }
  }
}

// H -= s J' K J,   pull += s J' K rate; in MuJoCo's order of sums
static void add_reduced_stiffness(const ctModel* m, const ctData* d, int f, const Reduced* r) {
  int n = r->n, rows = 3 * m->flex_nodenum[f];
  double h = m->opt.timestep, q[4], R[9], x[3 * FLEX_MAX_NODES], rate[3 * FLEX_MAX_NODES];
  flex_force_turn(m, d, f, q, x);
  quat_to_mat(R, q);
  turn_stiffness(m, f, R, h * h + h * m->flex_damping[f], r->K);
  node_jacobian(m, d, f, r, x, rate);
  dense_mul(r->KJ, r->K, r->J, rows, rows, n);
  for (int k = 0; k < rows; k++)
    dense_addtoscl(r->pull, r->J + k * n, dense_dot(r->K + k * rows, rate, rows), n);
  for (int i = 0; i < n; i++) {
    dense_zero(r->row, n);
    for (int k = 0; k < rows; k++) dense_addtoscl(r->row, r->KJ + k * n, r->J[k * n + i], n);
    for (int j = 0; j < n; j++) r->H[i * n + j] -= r->row[j];
  }
}

bool implicit_flex_solve(const ctModel* m, ctData* d, cttNum* qacc, const cttNum* qfrc) {
  Arena* arena = data_arena(d);
  size_t mark = arena_mark(arena);
  Reduced r;
  bool ok = reduced_open(&r, m, arena);
  if (ok && r.n > 0) {
    fill_reduced(m, d, &r);
    dense_zero(r.pull, r.n);
    for (int f = 0; f < m->nflex; f++) {
      if (is_stiff(m, f)) add_reduced_stiffness(m, d, f, &r);
    }
    right_side(m, d, &r, qacc, qfrc);
    chol_factor(r.H, r.n, ctMINVAL);
    chol_solve(r.b, r.H, r.b, r.n);
    for (int i = 0; i < r.n; i++) qacc[r.dof[i]] = r.b[i];
  }
  arena_release(arena, mark);
  return ok;
}
