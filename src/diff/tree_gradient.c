// With Y, V, A the sums of S y, of S v, and the acceleration of each body b, P = I V and g = I Y,
//   y' tau = sum_b Y . (I A + V x* P - W)
// Seen from the bodies behind a joint j only the motions (Y, V, A)_0 before it change: by X_0 x S_j
// for a turn, V by S_j for a velocity, and A by (dV x (V - V_0)) on top. The wrenches W keep their
// numbers, so that they turn the other way. With sums over the subtree
//   F = sum I A + V x* P - W,   G = sum g,   H = sum V x* g - Y x* P - I (V x Y),   X = sum Y x* W
// and (a x S) . f = -S . (a x* f):
//   d/dq_j = -S_j . (Y_0 x* F + A_0 x* G + V_0 x* (H - V_0 x* G) + X)
//   d/dv_j = S_j . (H - V_1 x* G - V_0 x* G),   V_1 behind the joint
// The turns of a ball share (Y, V, A)_0 and turn each other.
#include "diff/tree_gradient.h"

#include "math/spatial.h"

#include <string.h>

typedef struct GradBody {
  double Y[6], V[6], A[6]; // motions
  double F[6], G[6], H[6], X[6];
} GradBody;

typedef struct GradWork {
  const ctModel* m;
  const ctData* d;
  const TreeMotion* x;
  const double* y;
  GradBody* body;
} GradWork;

// Motions before a group of dofs become those after it.
static void move_over(const GradWork* w, int i, int end, GradBody* b) {
  const TreeMotion* x = w->x;
  double V[6], before[6];
  copy6(V, b->V);
  copy6(before, b->V);
  for (; i < end; i++) {
    const double* S = w->d->cdof + 6 * i;
    addtoscl6(b->Y, S, w->y[i]);
    if (x->qacc) addtoscl6(b->A, S, x->qacc[i]);
    if (!x->qvel) continue;
    double c[6];
    spatial_cross_motion(c, before, S);
    addtoscl6(b->A, c, x->qvel[i]);
    addtoscl6(V, S, x->qvel[i]);
  }
  copy6(b->V, V);
}

static void move_all(const GradWork* w) {
  const ctModel* m = w->m;
  GradBody* world = w->body;
  memset(world, 0, sizeof *world);
  for (int k = 0; k < 3 && w->x->gravity && !(m->opt.disableflags & ctDSBL_GRAVITY); k++)
    world->A[3 + k] = -m->opt.gravity[k];
  for (int b = 1; b < m->nbody; b++) {
    const GradBody* parent = w->body + m->body_parentid[b];
    GradBody* to = w->body + b;
    copy6(to->Y, parent->Y);
    copy6(to->V, parent->V);
    copy6(to->A, parent->A);
    for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end;) {
      int next = tree_motion_group_end(m, i);
      move_over(w, i, next, to);
      i = next;
    }
  }
}

// F, G, H and X of a body alone
static void weigh_moved_body(const GradWork* w, int b) {
  GradBody* t = w->body + b;
  const double* I = w->d->cinert + 10 * b;
  double P[6], c[6], e[6];
  spatial_inertia_mul(t->F, I, t->A);
  spatial_inertia_mul(t->G, I, t->Y);
  if (w->x->wrench) {
    const double* W = w->x->wrench + 6 * b;
    subfrom6(t->F, W);
    spatial_cross_force(t->X, t->Y, W);
  }
  if (!w->x->qvel) return;
  spatial_inertia_mul(P, I, t->V);
  spatial_cross_force(c, t->V, P);
  addto6(t->F, c);
  spatial_cross_force(t->H, t->V, t->G);
  spatial_cross_force(c, t->Y, P);
  subfrom6(t->H, c);
  spatial_cross_motion(c, t->V, t->Y);
  spatial_inertia_mul(e, I, c);
  subfrom6(t->H, e);
}

// Y x* F + A x* G + V x* (H - V x* G) + X, and the part of d/dv that V_0 has: H - V_0 x* G
static void gather_group(const GradWork* w, const GradBody* before, const GradBody* b,
                         double by_q[6], double by_v[6]) {
  double c[6];
  spatial_cross_force(by_q, before->Y, b->F);
  spatial_cross_force(c, before->A, b->G);
  addto6(by_q, c);
  if (w->x->wrench) addto6(by_q, b->X);
  if (!w->x->qvel) return;
  spatial_cross_force(c, before->V, b->G);
  sub6(by_v, b->H, c);
  spatial_cross_force(c, before->V, by_v);
  addto6(by_q, c);
}

static void put_group(const GradWork* w, TreeColumns to, int i, int end, GradBody* motion,
                      const GradBody* b) {
  double by_q[6], by_v[6] = {0}, c[6], *row = to.sink->row;
  gather_group(w, motion, b, by_q, by_v);
  for (int k = i; k < end && to.q >= 0; k++)
    row[to.q + k] -= to.scale * dot6(w->d->cdof + 6 * k, by_q);
  move_over(w, i, end, motion);
  if (to.v < 0) return;
  spatial_cross_force(c, motion->V, b->G);
  subfrom6(by_v, c);
  for (int k = i; k < end; k++) row[to.v + k] += to.scale * dot6(w->d->cdof + 6 * k, by_v);
}

static void put_gradient_of(const GradWork* w, TreeColumns to, int b) {
  const ctModel* m = w->m;
  GradBody* parent = w->body + m->body_parentid[b];
  const GradBody* t = w->body + b;
  GradBody motion;
  copy6(motion.Y, parent->Y);
  copy6(motion.V, parent->V);
  copy6(motion.A, parent->A);
  for (int i = m->body_dofadr[b], end = i + m->body_dofnum[b]; i >= 0 && i < end;) {
    int next = tree_motion_group_end(m, i);
    put_group(w, to, i, next, &motion, t);
    i = next;
  }
  if (m->body_parentid[b] == 0) return;
  addto6(parent->F, t->F);
  addto6(parent->G, t->G);
  if (w->x->wrench) addto6(parent->X, t->X);
  if (w->x->qvel) addto6(parent->H, t->H);
}

bool tree_gradient(const ctModel* m, const ctData* d, const TreeMotion* x, Arena* arena,
                   TreeColumns to) {
  size_t mark = arena_mark(arena);
  GradWork w = {m, d, x, to.sink->left, arena_push(arena, (size_t)m->nbody * sizeof(GradBody), 64)};
  if (!w.body) return false;
  if (!x->qvel) to.v = -1;
  move_all(&w);
  for (int b = 1; b < m->nbody; b++) weigh_moved_body(&w, b);
  for (int b = (int)m->nbody - 1; b > 0; b--) put_gradient_of(&w, to, b);
  arena_release(arena, mark);
  return true;
}
