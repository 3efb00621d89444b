// With S the motions of the dofs, v_b, I_b velocity and inertia of body b, v_j the velocity behind
// the joint of dof j, and f_b = I_b a_b + v_b x* I_b v_b its bias force:
//   d v_b / d qvel_j = S_j
//   d a_b / d qvel_j = P_j - v_b x S_j,   P_j = S_j' + v_j x S_j
//   d f_b / d qvel_j = I_b P_j + B_b S_j,   B_b S = v_b x* I_b S - I_b (v_b x S) + S x* I_b v_b
// for the dofs j that move b. Jacobi's identity leaves little of B. For I_b = (J, h, m), v_b = (w,
// u), momentum p = m u + w x h, and S = (s, t):
//   B_b S = (Q s, 2 s x p),   Q = [w]J - J[w] - [J w] - 2 [h][u]
// Bias forces add up towards the root, and so do I_b (as crb) and B_b. With sums over the body of
// the later one of two dofs i and j:
//   d bias_i / d qvel_j = S_i . (I P_j + B S_j)
#include "step/derivative_rne.h"

#include "math/vec.h"
#include "model/data.h"
#include "pos/rigid.h"

// Q by rows, p
typedef struct Carry {
  real Q[9], p[3];
} Carry;

// r = [a]M: each column is a x column
static void cross_matrix(real* r, const real* a, const real* M) {
  for (int i = 0; i < 3; i++) {
    r[i] = a[1] * M[6 + i] - a[2] * M[3 + i];
    r[3 + i] = a[2] * M[i] - a[0] * M[6 + i];
    r[6 + i] = a[0] * M[3 + i] - a[1] * M[i];
  }
}

// B of one body
static void carry_of_body(const ctData* d, int b, Carry* c) {
  const real *I = d->cinert + 10 * b, *h = I + 6, *w = d->cvel + 6 * b, *u = w + 3;
  const real J[9] = {I[0], I[3], I[4], I[3], I[1], I[5], I[4], I[5], I[2]};
  real A[9], g[3], momentum[6];

  // [w]J - J[w] is A + A' of A = [w]J, as J is symmetric
  cross_matrix(A, w, J);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) c->Q[3 * i + k] = A[3 * i + k] + A[3 * k + i];
  }

  // [J w]
  for (int i = 0; i < 3; i++) g[i] = dot3(J + 3 * i, w);
  c->Q[1] += g[2];
  c->Q[2] -= g[1];
  c->Q[3] -= g[2];
  c->Q[5] += g[0];
  c->Q[6] += g[1];
  c->Q[7] -= g[0];

  // [h][u] = u h' - h.u 1
  real hu = dot3(h, u);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) c->Q[3 * i + k] -= 2 * (u[i] * h[k]);
    c->Q[4 * i] += 2 * hu;
  }

  rigid_inertia_mul(momentum, I, w);
  copy3(c->p, momentum + 3);
}

// B of each body with everything behind it
static void composite(const ctModel* m, const ctData* d, Carry* c) {
  for (int b = 1; b < m->nbody; b++) carry_of_body(d, b, c + b);
  for (int b = (int)m->nbody - 1; b > 0; b--) {
    Carry* up = c + m->body_parentid[b];
    if (m->body_parentid[b] == 0) continue;
    for (int k = 0; k < 9; k++) up->Q[k] += c[b].Q[k];
    addto3(up->p, c[b].p);
  }
}

// P of the n turning or sliding dofs from i on, the velocity v moved behind them
static void behind(const ctData* d, int i, int n, real* v, real* P) {
  real t[6];
  rigid_combine(t, d->cdof + 6 * i, d->qvel + i, n);
  addto6(v, t);
  for (int k = i; k < i + n; k++) {
    rigid_cross_motion(t, v, d->cdof + 6 * k);
    add6(P + 6 * k, d->cdof_dot + 6 * k, t);
  }
}

// P of all dofs
static void directions(const ctModel* m, const ctData* d, real* P) {
  static const int dofs[] = {
      [ctJNT_FREE] = 3, [ctJNT_BALL] = 3, [ctJNT_SLIDE] = 1, [ctJNT_HINGE] = 1};
  for (int b = 1; b < m->nbody; b++) {
    real v[6];
    copy6(v, d->cvel + 6 * m->body_parentid[b]);
    for (int j = m->body_jntadr[b], end = j + m->body_jntnum[b]; j < end; j++) {
      int i = m->jnt_dofadr[j], type = m->jnt_type[j];
      // a free joint is three slides, then a ball
      if (type == ctJNT_FREE) {
        behind(d, i, 3, v, P);
        i += 3;
      }
      behind(d, i, dofs[type], v, P);
    }
  }
}

// Row and column of dof i as far as dofs before it go. above[j] is the next entry of row j.
static void row_and_column(const ctModel* m, ctData* d, int i, const Carry* c, const real* P,
                           int* above) {
  const real *I = d->crb + 10 * m->dof_bodyid[i], *S = d->cdof + 6 * i;
  const int* col = m->D_colind + m->D_rowadr[i];
  real* row = d->qDeriv + m->D_rowadr[i];

  // S_i I and S_i B, the latter on the turning part of S_j only
  real IS[6], SB[3], F[6], t[6];
  rigid_inertia_mul(IS, I, S);
  cross3(SB, c->p, S + 3);
  for (int k = 0; k < 3; k++)
    SB[k] = 2 * SB[k] + (c->Q[k] * S[0] + c->Q[3 + k] * S[1] + c->Q[6 + k] * S[2]);
  for (int k = 0; k <= m->D_diag[i]; k++)
    row[k] -= rigid_dot(IS, P + 6 * col[k]) + dot3(SB, d->cdof + 6 * col[k]);

  // I P_i + B S_i
  for (int k = 0; k < 3; k++) t[k] = dot3(c->Q + 3 * k, S);
  cross3(t + 3, S, c->p);
  rigid_inertia_mul(F, I, P + 6 * i);
  addto3(F, t);
  addtoscl3(F + 3, t + 3, real_set(2));
  for (int k = 0; k < m->D_diag[i]; k++) {
    int j = col[k];
    d->qDeriv[m->D_rowadr[j] + above[j]++] -= rigid_dot(d->cdof + 6 * j, F);
  }
}

void derivative_rne(const ctModel* m, ctData* d) {
  int nv = (int)m->nv;
  Scratch s = data_scratch(d);
  Carry* c = SCRATCH(s, Carry, m->nbody);
  real* P = SCRATCH(s, real, 6 * nv);
  int* above = SCRATCH(s, int, nv);
  composite(m, d, c);
  directions(m, d, P);
  for (int i = 0; i < nv; i++) above[i] = m->D_diag[i] + 1;
  for (int i = 0; i < nv; i++) row_and_column(m, d, i, c + m->dof_bodyid[i], P, above);
}
