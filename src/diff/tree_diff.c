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

#include "diff/tree_gradient.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/spatial.h"
#include "math/wide.h"

#include <string.h>

// Entries are products of these, padded to whole vectors. I_c S, the first half of (2 B_c)' S, and
// -S x* W meet u, w, S by position; w + s, S by velocity.
enum { PADDED = 16, LEFT_MASS = 0, LEFT_TURN = 6, LEFT_WRENCH = 9 };
typedef struct TreeDof {
  double left[PADDED], by_q[PADDED], by_v[PADDED];
  double S[8], down_q[8], down_v[8]; // S, I_c u + 2 B_c w + S x* F, I_c (w + s) + 2 B_c S
  double first[6];                   // w
} TreeDof;

// 2 B maps (w, v) to (turn w + ..., -2 p x w): its right half vanishes, see make_coriolis.
typedef struct CoriolisPart {
  double turn[9], p[3];
} CoriolisPart;

typedef struct TreeWork {
  const ctModel* m;
  const ctData* d;
  Arena* arena;
  // of bodies
  double *v, *a, *f, *w; // velocity, acceleration, force and wrench, the last two of subtrees
  double* I;             // 10, of subtrees
  CoriolisPart* B;       // of subtrees
  TreeDof* dof;
  int quads; // vectors of four of left and by_q that are not zero
} TreeWork;

static bool take_work(TreeWork* t) {
  size_t nb = (size_t)t->m->nbody, nv = (size_t)t->m->nv;
  double* p = arena_push(t->arena, nb * (4 * 6 + 10) * sizeof *p, 64);
  t->B = arena_push(t->arena, nb * sizeof *t->B, 64);
  t->dof = arena_push(t->arena, nv * sizeof *t->dof + 1, 64);
  if (!p || !t->B || !t->dof) return false;
  double** body[] = {&t->v, &t->a, &t->f, &t->w};
  for (int k = 0; k < 4; k++, p += 6 * nb) *body[k] = p;
  t->I = p;
  return true;
}

//---------------------------------- motions -------------------------------------------------------

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
      int next = tree_motion_group_end(m, i);
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
    TreeDof* to = t->dof + k;
    double *w = to->first, *u = to->by_q, c[6];
    spatial_cross_motion(u, a, S);
    copy6(to->by_q + LEFT_WRENCH, S);
    copy6(to->S, S);
    if (x->qvel) {
      spatial_cross_motion(w, v, S);
      spatial_cross_motion(c, v, w);
      addto6(u, c);
      copy3(to->by_q + LEFT_TURN, w);
      addtoscl6(after, S, x->qvel[k]);
      addtoscl6(acc, w, x->qvel[k]);
    }
    if (x->qacc) addtoscl6(acc, S, x->qacc[k]);
  }
  copy6(v, after);
  copy6(a, acc);
  if (!x->qvel) return;
  for (int k = i; k < end; k++) {
    TreeDof* to = t->dof + k;
    spatial_cross_motion(to->by_v, v, to->S);
    addto6(to->by_v, to->first);
    copy3(to->by_v + LEFT_TURN, to->S);
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
      int next = tree_motion_group_end(m, i);
      move_group(t, x, i, next, v, a);
      i = next;
    }
  }
}

//---------------------------------- forces --------------------------------------------------------

// With I = (J, h, m), v = (w, u) and the linear momentum p = m u - h x w,
//   2 B = v x* I - I v x + (I v) x-bar* = [ 2 [w] J - tr(J) [w] - 2 [h] [u]   0 ]
//                                         [ -2 [p]                            0 ]
// where [x] y = x cross y. Sums over subtrees keep this form.
static void make_coriolis(CoriolisPart* B, const double* I, const double* v, const double* p) {
  const double *h = I + 6, *w = v, *u = v + 3;
  const double J[9] = {I[0], I[3], I[4], I[3], I[1], I[5], I[4], I[5], I[2]};
  double trace = I[0] + I[1] + I[2], along = dot3(h, u);
  // [h] [u] = u h' - (h . u) 1
  for (int k = 0; k < 3; k++) {
    double column[3] = {J[k], J[3 + k], J[6 + k]}, c[3];
    cross3(c, w, column);
    for (int i = 0; i < 3; i++) B->turn[3 * i + k] = 2 * (c[i] - u[i] * h[k]);
    B->turn[4 * k] += 2 * along;
  }
  B->turn[1] += trace * w[2];
  B->turn[2] -= trace * w[1];
  B->turn[3] -= trace * w[2];
  B->turn[5] += trace * w[0];
  B->turn[6] += trace * w[1];
  B->turn[7] -= trace * w[0];
  copy3(B->p, p);
}

// r += 2 B x
static void add_coriolis(double* r, const CoriolisPart* B, const double* x) {
  double c[3];
  mat3_mul_vec(c, B->turn, x);
  addto3(r, c);
  cross3(c, B->p, x);
  addtoscl3(r + 3, c, -2);
}

// The first three numbers of (2 B)' x; the others are zero.
static void turn_coriolis(double* r, const CoriolisPart* B, const double* x) {
  double c[3];
  mat3_mul_t_vec(r, B->turn, x);
  cross3(c, B->p, x + 3);
  addtoscl3(r, c, 2);
}

static void add_up_body(const TreeWork* t, const TreeMotion* x, int b, int p) {
  for (int k = 0; k < 10; k++) t->I[10 * p + k] += t->I[10 * b + k];
  addto6(t->f + 6 * p, t->f + 6 * b);
  if (x->wrench) addto6(t->w + 6 * p, t->w + 6 * b);
  if (!x->qvel) return;
  for (int k = 0; k < 9; k++) t->B[p].turn[k] += t->B[b].turn[k];
  addto3(t->B[p].p, t->B[b].p);
}

static void force_bodies(const TreeWork* t, const TreeMotion* x) {
  const ctModel* m = t->m;
  size_t nb = (size_t)m->nbody;
  memcpy(t->I, t->d->cinert, nb * 10 * sizeof *t->I);
  if (x->wrench) memcpy(t->w, x->wrench, nb * 6 * sizeof *t->w);
  for (int b = 0; b < m->nbody; b++) {
    double *v = t->v + 6 * b, *f = t->f + 6 * b, momentum[6], c[6];
    spatial_inertia_mul(f, t->I + 10 * b, t->a + 6 * b);
    if (!x->qvel) continue;
    spatial_inertia_mul(momentum, t->I + 10 * b, v);
    spatial_cross_force(c, v, momentum);
    addto6(f, c);
    make_coriolis(t->B + b, t->I + 10 * b, v, momentum + 3);
  }
  for (int b = (int)nb - 1; b > 0; b--)
    if (m->body_parentid[b] != 0) add_up_body(t, x, b, m->body_parentid[b]);
}

// What the pairs of dofs need of each.
static void prepare_dofs(const TreeWork* t, const TreeMotion* x) {
  for (int i = 0; i < t->m->nv; i++) {
    int b = t->m->dof_bodyid[i];
    const double* I = t->I + 10 * b;
    TreeDof* k = t->dof + i;
    double c[6];
    spatial_inertia_mul(k->left + LEFT_MASS, I, k->S);
    spatial_inertia_mul(k->down_q, I, k->by_q);
    spatial_cross_force(c, k->S, t->f + 6 * b);
    addto6(k->down_q, c);
    if (x->wrench) {
      spatial_cross_force(c, k->S, t->w + 6 * b);
      scl6(k->left + LEFT_WRENCH, c, -1);
    }
    if (!x->qvel) continue;
    turn_coriolis(k->left + LEFT_TURN, t->B + b, k->S);
    add_coriolis(k->down_q, t->B + b, k->first);
    spatial_inertia_mul(k->down_v, I, k->by_v);
    add_coriolis(k->down_v, t->B + b, k->S);
  }
}

//---------------------------------- pairs ---------------------------------------------------------

WIDE_INLINE double multiply_quads(const double* a, const double* b, int quads) {
  double4 sum = {0}, u, v;
  for (int k = 0; k < quads; k++) {
    simd_load4(&u, a + 4 * k);
    simd_load4(&v, b + 4 * k);
    sum += u * v;
  }
  return simd_sum4(&sum);
}

// dtau_i / dq_j where j turns i
WIDE_INLINE double turn_entry(const TreeWork* t, int i, int j) {
  return multiply_quads(t->dof[i].left, t->dof[j].by_q, t->quads);
}

// Are both turns of one ball?
static bool turn_each_other(const ctModel* m, int i, int j) {
  return m->dof_jntid[j] == m->dof_jntid[i] && tree_diff_turns_ball(m, j);
}

// All of a dof and those above it, which are dofs of one block of the sink.
WIDE_INLINE void add_dof_pairs(const TreeWork* t, const TreeColumns* to, int i) {
  const DiffSink* sink = to->sink;
  const int* parent = t->m->dof_parentid;
  const TreeDof* below = t->dof + i;
  double scale = to->scale, *row = sink_row(sink, i);
  int by_q = to->q >= 0 ? sink_column(sink, to->q + i) : -1;
  int by_v = to->v >= 0 ? sink_column(sink, to->v + i) : -1;
  for (int j = i; j >= 0 && by_q >= 0; j = parent[j]) {
    row[sink_column(sink, to->q + j)] += scale * turn_entry(t, i, j);
    if (i != j) sink_row(sink, j)[by_q] += scale * multiply_quads(t->dof[j].S, below->down_q, 2);
  }
  for (int j = i; j >= 0 && by_v >= 0; j = parent[j]) {
    row[sink_column(sink, to->v + j)] += scale * multiply_quads(below->left, t->dof[j].by_v, 3);
    if (i != j) sink_row(sink, j)[by_v] += scale * multiply_quads(t->dof[j].S, below->down_v, 2);
  }
}

WIDE_INLINE void add_pairs(const TreeWork* t, const TreeColumns* to) {
  for (int i = 0; i < t->m->nv; i++) add_dof_pairs(t, to, i);
}
WIDE_TARGET static void add_pairs_wide(const TreeWork* t, const TreeColumns* to) {
  add_pairs(t, to);
}

//---------------------------------- products ------------------------------------------------------

// The turns of a ball turn each other; above, and in the sums below, the upper one turns the lower
// one only.
static void mend_balls(const TreeWork* t, TreeColumns to) {
  const DiffSink* sink = to.sink;
  for (int i = 0; i < t->m->nv && to.q >= 0; i++) {
    if (!tree_diff_turns_ball(t->m, i)) continue;
    for (int j = t->m->dof_parentid[i]; j >= 0 && turn_each_other(t->m, i, j);
         j = t->m->dof_parentid[j]) {
      double e = turn_entry(t, j, i) - dot6(t->dof[j].S, t->dof[i].down_q);
      if (sink->matrix) sink_row(sink, j)[sink_column(sink, to.q + i)] += to.scale * e;
      if (sink->right) sink->column[j] += to.scale * e * sink->right[to.q + i];
    }
  }
}

typedef struct TreeFlow {
  double above[PADDED]; // over a dof and those above it
  double below[6];      // over those below it
} TreeFlow;

// (dtau) x in O(n): sums of S x away from the root, of what it does below towards it.
static bool add_from_right(const TreeWork* t, TreeColumns to) {
  const ctModel* m = t->m;
  const double* x = to.sink->right;
  TreeFlow* flow = arena_push(t->arena, (size_t)m->nv * sizeof *flow + 1, 64);
  if (!flow) return false;
  memset(flow, 0, (size_t)m->nv * sizeof *flow);
  for (int i = 0; i < m->nv; i++) {
    const TreeDof* k = t->dof + i;
    TreeFlow* s = flow + i;
    int p = m->dof_parentid[i];
    if (p >= 0) dense_copy(s->above, flow[p].above, PADDED);
    if (to.q >= 0) dense_addtoscl(s->above, k->by_q, x[to.q + i], PADDED);
    if (to.v >= 0) dense_addtoscl(s->above, k->by_v, x[to.v + i], PADDED);
    to.sink->column[i] += to.scale * dense_dot(k->left, s->above, PADDED);
  }
  for (int i = (int)m->nv - 1; i >= 0; i--) {
    const TreeDof* k = t->dof + i;
    int p = m->dof_parentid[i];
    to.sink->column[i] += to.scale * dot6(k->S, flow[i].below);
    if (p < 0) continue;
    addto6(flow[p].below, flow[i].below);
    if (to.q >= 0) addtoscl6(flow[p].below, k->down_q, x[to.q + i]);
    if (to.v >= 0) addtoscl6(flow[p].below, k->down_v, x[to.v + i]);
  }
  return true;
}

bool tree_diff(const ctModel* m, const ctData* d, const TreeMotion* x, Arena* arena,
               TreeColumns to) {
  if (to.sink->left && !tree_gradient(m, d, x, arena, to)) return false;
  if (!to.sink->matrix && !to.sink->right) return true;
  size_t mark = arena_mark(arena);
  TreeWork t = {.m = m, .d = d, .arena = arena, .quads = x->qvel || x->wrench ? 4 : 2};
  if (!take_work(&t)) return false;
  memset(t.dof, 0, (size_t)m->nv * sizeof *t.dof);
  move_bodies(&t, x);
  force_bodies(&t, x);
  prepare_dofs(&t, x);
  if (!x->qvel) to.v = -1;
  bool good = true;
  if (to.sink->matrix) WIDE_CALL(add_pairs, &t, &to);
  if (to.sink->right) good = add_from_right(&t, to);
  mend_balls(&t, to);
  arena_release(arena, mark);
  return good;
}
