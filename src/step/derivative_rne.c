// With S_a the motion of dof a, S_a' its rate, I_b and v_b inertia and velocity of body b, and f_b
// = I_b a_b + v_b x* I_b v_b its bias force:
//   d v_b / d qvel_a = S_a
//   d a_b / d qvel_a = S_a' + sum_j (S_a x S_j) qvel_j, over the dofs j behind a, up to b
//   d f_b / d qvel_a = I_b (d a_b / d qvel_a) + B_b S_a,   B_b S = v_b x* I_b S + S x* I_b v_b
// for the bodies b that a moves. Forces add up towards the root, and with these sums
//   d bias_i / d qvel_a = S_i . (d f / d qvel_a)
// at the body of dof i if a moves it, else at the body of a. Jacobi's identity gives the same with
// fewer products; this is MuJoCo's order of sums, with which implicit steps have its bits.
#include "step/derivative_rne.h"

#include "generated/kinds.h"
#include "math/vec.h"
#include "math/wide.h"
#include "model/data.h"
#include "pos/rigid.h"

// Six by six, column after column.
typedef struct Six {
  real column[6][6];
} Six;

// What a column of the derivative needs: B of every body, d a_b and d f_b of those that move, and
// where it goes.
typedef struct RneWork {
  Six* B;
  real *a, *f, *D;
} RneWork;

// r = v x* f, in the order of f
static inline void cross_force(real* r, const real* v, const real* f) {
  r[0] = v[1] * f[2] - v[2] * f[1] - v[5] * f[4] + v[4] * f[5];
  r[1] = v[2] * f[0] - v[0] * f[2] + v[5] * f[3] - v[3] * f[5];
  r[2] = v[0] * f[1] - v[1] * f[0] - v[4] * f[3] + v[3] * f[4];
  r[3] = v[1] * f[5] - v[2] * f[4];
  r[4] = v[2] * f[3] - v[0] * f[5];
  r[5] = v[0] * f[4] - v[1] * f[3];
}

// r += (v x s) scale, in the order of v
static inline void carry_axis(real* r, const real* v, const real* s, real scale) {
  r[0] += (v[1] * s[2] - v[2] * s[1]) * scale;
  r[1] += (v[2] * s[0] - v[0] * s[2]) * scale;
  r[2] += (v[0] * s[1] - v[1] * s[0]) * scale;
  r[3] += (v[1] * s[5] - v[2] * s[4] + v[4] * s[2] - v[5] * s[1]) * scale;
  r[4] += (v[2] * s[3] - v[0] * s[5] - v[3] * s[2] + v[5] * s[0]) * scale;
  r[5] += (v[0] * s[4] - v[1] * s[3] + v[3] * s[1] - v[4] * s[0]) * scale;
}

// r += A x, in the order of x
static inline void add_six_product(real* r, const Six* A, const real* x) {
  real sum[6];
  scl6(sum, A->column[0], x[0]);
  for (int k = 1; k < 6; k++) addtoscl6(sum, A->column[k], x[k]);
  addto6(r, sum);
}

// B of one body: what it makes of the six unit motions
static void carry_of_body(const ctData* d, int b, Six* B) {
  const real *I = d->cinert + 10 * b, *v = d->cvel + 6 * b;
  real momentum[6], inertia[6], t[6];
  rigid_inertia_mul(momentum, I, v);
  for (int k = 0; k < 6; k++) {
    real unit[6] = {real_set(0)};
    unit[k] = real_set(1);
    rigid_inertia_mul(inertia, I, unit);
    cross_force(B->column[k], v, inertia);
    rigid_cross_force(t, unit, momentum);
    addto6(B->column[k], t);
  }
}

// The first dof of a's body that carries a. The turns of a ball do not carry each other, those of a
// free joint carry its slides.
static int count_behind(const ctModel* m, int a) {
  int j = m->dof_jntid[a];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  if (kind->scalar) return a + 1;
  int turns = m->jnt_dofadr[j] + kind->translations;
  return a < turns ? turns : turns + 3;
}

// d a and d f of one body, in the column of dof a; dofs of the body before `from` carry nothing.
WIDE_INLINE void column_of_body(const ctModel* m, const ctData* d, const RneWork* w, int a, int b,
                                int from) {
  const real* S = d->cdof + 6 * a;
  real* acc = w->a + 6 * b;
  for (int j = from, end = m->body_dofadr[b] + m->body_dofnum[b]; j < end; j++)
    carry_axis(acc, S, d->cdof + 6 * j, d->qvel[j]);
  rigid_inertia_mul(w->f + 6 * b, d->cinert + 10 * b, acc);
  add_six_product(w->f + 6 * b, w->B + b, S);
}

// Column of dof a. Bodies and dofs behind it follow it, those before it are its ancestors.
WIDE_INLINE void column(const ctModel* m, const ctData* d, const RneWork* w, int a) {
  int root = m->dof_bodyid[a], end = root + 1, place = m->D_diag[a];
  copy6(w->a + 6 * root, d->cdof_dot + 6 * a);
  column_of_body(m, d, w, a, root, count_behind(m, a));
  for (; end < m->nbody && m->body_parentid[end] >= root; end++) {
    copy6(w->a + 6 * end, w->a + 6 * m->body_parentid[end]);
    column_of_body(m, d, w, a, end, m->body_dofadr[end]);
  }
  for (int b = end - 1; b > root; b--) addto6(w->f + 6 * m->body_parentid[b], w->f + 6 * b);

  for (int i = a, last = a + m->D_rownnz[a] - place; i < last; i++)
    w->D[m->D_rowadr[i] + place] -= dot6(w->f + 6 * m->dof_bodyid[i], d->cdof + 6 * i);
  for (int i = m->dof_parentid[a]; i >= 0; i = m->dof_parentid[i])
    w->D[m->D_rowadr[i] + m->D_diag[i] + a - i] -= dot6(w->f + 6 * root, d->cdof + 6 * i);
}

WIDE_INLINE void columns(const ctModel* m, const ctData* d, const RneWork* w) {
  for (int b = 1; b < m->nbody; b++) carry_of_body(d, b, w->B + b);
  for (int a = 0; a < m->nv; a++) column(m, d, w, a);
}

WIDE_TARGET static void columns_wide(const ctModel* m, const ctData* d, const RneWork* w) {
  columns(m, d, w);
}

size_t derivative_rne_scratch(const ctModel* m) {
  return SCRATCH_SIZE(Six, m->nbody) + 2 * SCRATCH_SIZE(real, 6 * m->nbody);
}

void derivative_rne(const ctModel* m, ctData* d, real* D) {
  Scratch s = data_scratch(d);
  RneWork w = {.B = SCRATCH(s, Six, m->nbody), .D = D};
  w.a = SCRATCH(s, real, 6 * m->nbody);
  w.f = SCRATCH(s, real, 6 * m->nbody);
  WIDE_CALL(columns, m, d, &w);
}
