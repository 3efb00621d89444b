// With all spatial vectors about one fixed point, a dof j turns the bodies behind it, and seen from
// these bodies the motion before its joint turns the other way:
//   dv = w_j,  da = u_j + w_j x v    with  w_j = v_before x S_j,  u_j = a_before x S_j + v_before x
//   w_j
// so the force I a + v x* I v of each body behind j changes, in its own frame, by
//   I u_j + 2 B w_j,   2 B = v x* I - I v x + (I v) x-bar*     ((I v) x-bar* w = w x* I v)
// Sums of I, B and of forces over subtrees (index c) give, for j above i,
//   dtau_i / dq_j = S_i . (I_c u_j + 2 B_c w_j)_i - (S_j x S_i) . W_i
//   dtau_j / dq_i = S_j . (I_c u_i + 2 B_c w_i + S_i x* F_c)_i
//   dtau_i / dv_j = S_i . (I_c (w_j + s_j) + 2 B_c S_j)_i,   dtau_j / dv_i likewise with i, s_j =
//   v_after x S_j
// where W is the external wrench. The three turns of a ball all turn each other. Literature: Singh,
// Russo and Wensing, "Efficient analytical derivatives of rigid-body dynamics using spatial vector
// algebra", 2022.
#include "diff/tree_diff.h"

#include "generated/kinds.h"
#include "math/dense.h"
#include "math/spatial.h"

#include <string.h>

typedef struct TreeWork {
  const ctModel* m;
  const ctData* d;
  // of bodies
  double *v, *a, *f, *w; // velocity, acceleration, force and wrench, the last two of subtrees
  double *I, *B;         // 10 and 36, of subtrees
  // of dofs
  double *first, *second, *rate; // w, u, w + s
  double *left1, *left2, *left3; // (2 B_c)' S, I_c S, S x* W
  double *down_q, *down_v;       // I_c u + 2 B_c w + S x* F, I_c (w + s) + 2 B_c S
} TreeWork;

static bool take_work(TreeWork* t, Arena* arena) {
  size_t nb = (size_t)t->m->nbody, nv = (size_t)t->m->nv;
  double* p = arena_push(arena, (nb * (4 * 6 + 10 + 36) + nv * 48) * sizeof *p, 64);
  if (!p) return false;
  double** body[] = {&t->v, &t->a, &t->f, &t->w};
  double** dof[] = {&t->first, &t->second, &t->rate,   &t->left1,
                    &t->left2, &t->left3,  &t->down_q, &t->down_v};
  for (int k = 0; k < 4; k++, p += 6 * nb) *body[k] = p;
  t->I = p;
  t->B = p += 10 * nb;
  p += 36 * nb;
  for (int k = 0; k < 8; k++, p += 6 * nv) *dof[k] = p;
  return true;
}

//---------------------------------- motions -------------------------------------------------------

// The dofs of a joint that share the motion before them: from i to end - 1. The translations of a
// free joint are such a group, along the axes of the world, and its turns are another.
static int group_end(const ctModel* m, int i) {
  int j = m->dof_jntid[i], first = m->jnt_dofadr[j];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  if (kind->scalar) return i + 1;
  return i < first + kind->translations ? first + kind->translations : first + kind->nv;
}

bool tree_diff_turns_ball(const ctModel* m, int i) {
  int j = m->dof_jntid[i];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  return !kind->scalar && i >= m->jnt_dofadr[j] + kind->translations;
}

void tree_diff_carry(const ctModel* m, const ctData* d, const double* x, double* body,
                     double* carry) {
  zero6(body);
  for (int b = 1; b < m->nbody; b++) {
    double sum[6];
    copy6(sum, body + 6 * m->body_parentid[b]);
    for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end;) {
      int next = group_end(m, i);
      double after[6];
      copy6(after, sum);
      for (; i < next; i++) {
        if (carry) spatial_cross_motion(carry + 6 * i, sum, d->cdof + 6 * i);
        addtoscl6(after, d->cdof + 6 * i, x[i]);
      }
      copy6(sum, after);
    }
    copy6(body + 6 * b, sum);
  }
}

// first, second and rate of the dofs from i to end - 1, which share the motion (v, a) before them;
// the motion after them replaces it.
static void move_group(const TreeWork* t, const TreeMotion* x, int i, int end, double* v,
                       double* a) {
  double after[6], acc[6];
  copy6(after, v);
  copy6(acc, a);
  for (int k = i; k < end; k++) {
    const double* S = t->d->cdof + 6 * k;
    double *w = t->first + 6 * k, *u = t->second + 6 * k, c[6];
    spatial_cross_motion(w, v, S);
    spatial_cross_motion(u, a, S);
    spatial_cross_motion(c, v, w);
    addto6(u, c);
    if (x->qvel) {
      addtoscl6(after, S, x->qvel[k]);
      addtoscl6(acc, w, x->qvel[k]);
    }
    if (x->qacc) addtoscl6(acc, S, x->qacc[k]);
  }
  copy6(v, after);
  copy6(a, acc);
  for (int k = i; k < end; k++) {
    double* r = t->rate + 6 * k;
    spatial_cross_motion(r, v, t->d->cdof + 6 * k);
    addto6(r, t->first + 6 * k);
  }
}

static void move_bodies(const TreeWork* t, const TreeMotion* x) {
  const ctModel* m = t->m;
  zero6(t->v);
  zero6(t->a);
  for (int k = 0; k < 3 && x->gravity && !(m->opt.disableflags & ctDSBL_GRAVITY); k++)
    t->a[3 + k] = -m->opt.gravity[k];
  for (int b = 1; b < m->nbody; b++) {
    double *v = t->v + 6 * b, *a = t->a + 6 * b;
    copy6(v, t->v + 6 * m->body_parentid[b]);
    copy6(a, t->a + 6 * m->body_parentid[b]);
    for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end;) {
      int next = group_end(m, i);
      move_group(t, x, i, next, v, a);
      i = next;
    }
  }
}

//---------------------------------- forces --------------------------------------------------------

// 2 B = v x* I - I v x + (I v) x-bar*, column by column
static void make_coriolis(double* B, const double* I, const double* v, const double* momentum) {
  for (int k = 0; k < 6; k++) {
    double e[6] = {0}, t[6], r[6];
    e[k] = 1;
    spatial_inertia_mul(t, I, e);
    spatial_cross_force(r, v, t);
    spatial_cross_motion(t, v, e);
    spatial_inertia_mul(t, I, t);
    subfrom6(r, t);
    spatial_cross_force(t, e, momentum);
    addto6(r, t);
    for (int i = 0; i < 6; i++) B[6 * i + k] = r[i];
  }
}

static void force_bodies(const TreeWork* t, const TreeMotion* x) {
  const ctModel* m = t->m;
  size_t nb = (size_t)m->nbody;
  memcpy(t->I, t->d->cinert, nb * 10 * sizeof *t->I);
  if (x->wrench) memcpy(t->w, x->wrench, nb * 6 * sizeof *t->w);
  for (int b = 0; b < m->nbody; b++) {
    double *v = t->v + 6 * b, *f = t->f + 6 * b, momentum[6], c[6];
    spatial_inertia_mul(f, t->I + 10 * b, t->a + 6 * b);
    spatial_inertia_mul(momentum, t->I + 10 * b, v);
    spatial_cross_force(c, v, momentum);
    addto6(f, c);
    if (x->qvel) make_coriolis(t->B + 36 * b, t->I + 10 * b, v, momentum);
  }
  for (int b = (int)nb - 1; b > 0; b--) {
    int p = m->body_parentid[b];
    if (p == 0) continue;
    for (int k = 0; k < 10; k++) t->I[10 * p + k] += t->I[10 * b + k];
    addto6(t->f + 6 * p, t->f + 6 * b);
    if (x->wrench) addto6(t->w + 6 * p, t->w + 6 * b);
    for (int k = 0; k < 36 && x->qvel; k++) t->B[36 * p + k] += t->B[36 * b + k];
  }
}

// r += B x
static void add_B(double* r, const double* B, const double* x) {
  for (int i = 0; i < 6; i++) r[i] += dot6(B + 6 * i, x);
}

// What the pairs of dofs need of each.
static void prepare_dofs(const TreeWork* t, const TreeMotion* x) {
  for (int i = 0; i < t->m->nv; i++) {
    int b = t->m->dof_bodyid[i];
    const double *S = t->d->cdof + 6 * i, *I = t->I + 10 * b, *B = t->B + 36 * b;
    double *p = t->down_q + 6 * i, *q = t->down_v + 6 * i, c[6];
    spatial_inertia_mul(t->left2 + 6 * i, I, S);
    spatial_inertia_mul(p, I, t->second + 6 * i);
    spatial_cross_force(c, S, t->f + 6 * b);
    addto6(p, c);
    zero6(t->left1 + 6 * i);
    zero6(t->left3 + 6 * i);
    if (x->wrench) spatial_cross_force(t->left3 + 6 * i, S, t->w + 6 * b);
    if (!x->qvel) continue;
    for (int k = 0; k < 6; k++) addtoscl6(t->left1 + 6 * i, B + 6 * k, S[k]);
    add_B(p, B, t->first + 6 * i);
    spatial_inertia_mul(q, I, t->rate + 6 * i);
    add_B(q, B, S);
  }
}

//---------------------------------- pairs ---------------------------------------------------------

// dtau_i / dq_j where j turns i
static double turn_entry(const TreeWork* t, int i, int j) {
  return dot6(t->left1 + 6 * i, t->first + 6 * j) + dot6(t->left2 + 6 * i, t->second + 6 * j) -
         dot6(t->left3 + 6 * i, t->d->cdof + 6 * j);
}

static double velocity_entry(const TreeWork* t, int i, int j) {
  return dot6(t->left1 + 6 * i, t->d->cdof + 6 * j) + dot6(t->left2 + 6 * i, t->rate + 6 * j);
}

static void add_pairs(const TreeWork* t, TreeColumns to) {
  const DiffSink* sink = to.sink;
  double scale = to.scale;
  int q = to.q, v = to.v;
  const int* parent = t->m->dof_parentid;
  const double* S = t->d->cdof;
  for (int i = 0; i < t->m->nv; i++) {
    bool ball = tree_diff_turns_ball(t->m, i);
    for (int j = i; j >= 0; j = parent[j]) {
      bool mutual =
          ball && t->m->dof_jntid[j] == t->m->dof_jntid[i] && tree_diff_turns_ball(t->m, j);
      if (q >= 0) {
        sink_entry(sink, i, q + j, scale * turn_entry(t, i, j));
        double up = mutual ? turn_entry(t, j, i) : dot6(S + 6 * j, t->down_q + 6 * i);
        if (i != j) sink_entry(sink, j, q + i, scale * up);
      }
      if (v < 0) continue;
      sink_entry(sink, i, v + j, scale * velocity_entry(t, i, j));
      if (i != j) sink_entry(sink, j, v + i, scale * dot6(S + 6 * j, t->down_v + 6 * i));
    }
  }
}

bool tree_diff(const ctModel* m, const ctData* d, const TreeMotion* x, Arena* arena,
               TreeColumns to) {
  size_t mark = arena_mark(arena);
  TreeWork t = {.m = m, .d = d};
  if (!take_work(&t, arena)) return false;
  move_bodies(&t, x);
  force_bodies(&t, x);
  prepare_dofs(&t, x);
  if (!x->qvel) to.v = -1;
  add_pairs(&t, to);
  arena_release(arena, mark);
  return true;
}
