#include "solve/dual.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "math/qcqp.h"

void dual_gradient(const Problem* p, double* r, int i, int n) {
  CT_ASSERT(i >= 0 && n >= 0 && i + n <= p->nefc);
  const Csr* c = &p->ar;
  for (int j = i; j < i + n; j++) {
    double dot = c->nnz ? sparse_dot(p->AR + c->adr[j], c->col + c->adr[j], c->nnz[j], p->force)
                        : dense_dot(p->AR + (size_t)j * p->nefc, p->force, p->nefc);
    r[j - i] = p->b[j] + dot;
  }
}

double dual_cost(const Problem* p) {
  // f' (AR f + b) = f' AR f + b' f, so 1/2 f' AR f + b' f = 1/2 f' (gradient + b)
  double cost = 0;
  for (int i = 0; i < p->nefc; i++) {
    if (p->force[i] == 0) continue;
    double r;
    dual_gradient(p, &r, i, 1);
    cost += 0.5 * p->force[i] * (r + p->b[i]);
  }
  return cost;
}

void dual_block(const Problem* p, double* A, int i, int n) {
  const Csr* c = &p->ar;
  CT_ASSERT(i >= 0 && n <= DUAL_MAX && i + n <= p->nefc);
  if (!c->nnz) {
    for (int j = 0; j < n; j++) {
      memcpy(A + j * n, p->AR + (size_t)(i + j) * p->nefc + i, (size_t)n * sizeof(double));
    }
    return;
  }
  // the rows of a block have the same columns
  const int* col = c->col + c->adr[i];
  int k = 0;
  while (col[k] != i) k++;
  CT_ASSERT(k + n <= c->nnz[i]);
  for (int j = 0; j < n; j++) {
    CT_VALIDATE(c->nnz[i + j] == c->nnz[i]);
    memcpy(A + j * n, p->AR + c->adr[i + j] + k, (size_t)n * sizeof(double));
  }
}

double dual_change(const double* A, double* force, const double* old, const double* r, int n) {
  CT_ASSERT(n >= 1 && n <= DUAL_MAX);
  double d[DUAL_MAX] = {0};
  for (int i = 0; i < n; i++) d[i] = force[i] - old[i];
  double change = 0.5 * dense_mul_vec_mat_vec(d, A, d, n) + dense_dot(d, r, n);
  if (change <= 1e-10) return change;
  for (int i = 0; i < n; i++) force[i] = old[i];
  return 0;
}

void dual_friction(const double* A, const double* b, const ctContact* con, double normal,
                   double* x) {
  int n = con->dim - 1;
  CT_ASSERT(n >= 1 && n < DUAL_MAX && !(normal < 0));
  const double* mu = con->friction;
  if (!qcqp_solve(&(Qcqp){n, A, b, mu, normal}, x)) return;
  // back to the ellipse, which Newton's method only approaches
  double s = 0;
  for (int j = 0; j < n; j++) s += x[j] * x[j] / (mu[j] * mu[j]);
  s = sqrt(normal * normal / (s > VEC_MINVAL ? s : VEC_MINVAL));
  for (int j = 0; j < n; j++) x[j] *= s;
}

//---------------------------------- state and end -------------------------------------------------

// Zone of an elliptic contact by its force, scaled so that the cone is circular.
static cttConstraintState cone_state(const ctContact* con, const double* force) {
  double n = force[0] / con->mu, t = 0;
  for (int j = 1; j < con->dim; j++) {
    double f = force[j] / con->friction[j - 1];
    t += f * f;
  }
  t = sqrt(t);
  if (con->mu * n >= t) return ctCNSTRSTATE_SATISFIED;
  return n + con->mu * t <= 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_CONE;
}

// n rows from i on have a new state; counts those that had another.
static inline int set_dual_state(Problem* p, int i, int n, int state) {
  int change = 0;
  for (int j = i; j < i + n; j++) {
    change += p->state[j] != state;
    p->state[j] = state;
  }
  return change;
}

int dual_state(Problem* p, int* nchange) {
  CT_ASSERT(p->ne >= 0 && p->nf >= 0 && p->ne + p->nf <= p->nefc);
  int nactive = p->ne + p->nf, change = set_dual_state(p, 0, p->ne, ctCNSTRSTATE_QUADRATIC);
  for (int i = p->ne; i < p->ne + p->nf; i++) {
    double f = p->force[i], most = p->frictionloss[i];
    int state = f >= most ? ctCNSTRSTATE_LINEARNEG : ctCNSTRSTATE_QUADRATIC;
    if (f <= -most) state = ctCNSTRSTATE_LINEARPOS;
    change += set_dual_state(p, i, 1, state);
  }
  for (int i = p->ne + p->nf, n = 1; i < p->nefc; i += n) {
    int state = p->force[i] > 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_SATISFIED;
    n = 1;
    if (problem_is_elliptic(p, i)) {
      const ctContact* con = p->contact + p->id[i];
      n = con->dim;
      state = cone_state(con, p->force + i);
    }
    if (state != ctCNSTRSTATE_SATISFIED) nactive += n;
    change += set_dual_state(p, i, n, state);
  }
  *nchange = change;
  return nactive;
}

void dual_finish(Problem* p) {
  if (p->jacobian.nnz)
    sparse_mul_t_vec(p->qfrc_constraint, &p->jacobian, p->J, p->force, p->nv);
  else
    dense_mul_t_vec(p->qfrc_constraint, p->J, p->force, p->nefc, p->nv);
  dense_copy(p->qacc, p->qfrc_constraint, p->nv);
  ldl_solve(&p->inertia, p->L, p->dinv, p->qacc, 1);
  for (int i = 0; i < p->nv; i++) p->qacc[i] += p->qacc_smooth[i];
}
