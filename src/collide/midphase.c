#include "collide/midphase.h"

#include "collide/contact.h"
#include "math/vec.h"

// Frame 2 seen from frame 1: x1 = R x2 + t.
typedef struct Relative {
  double R[9], A[9], t[3]; // A: absolute values of R
} Relative;

// R and A entry by entry: A is not read back from R, which the compiler would still be storing.
static inline void relative(Relative* r, BoxFrame f1, BoxFrame f2) {
  const double *a = f1.mat, *b = f2.mat;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double x = a[i] * b[j] + a[3 + i] * b[3 + j] + a[6 + i] * b[6 + j];
      r->R[3 * i + j] = x;
      r->A[3 * i + j] = fabs(x);
    }
  }
  double dif[3];
  sub3(dif, f2.pos, f1.pos);
  mat3_mul_t_vec(r->t, f1.mat, dif);
}

static int infinite_sides(const double* half) {
  return (half[0] >= ctMAXVAL) + (half[1] >= ctMAXVAL) + (half[2] >= ctMAXVAL);
}

// Separating axes: the faces of both boxes; faces are not tested against an infinite box.
static bool touch(const Relative* r, const double* b1, const double* b2, double margin) {
  const double *h1 = b1 + 3, *h2 = b2 + 3, *R = r->R, *A = r->A;
  int inf1 = infinite_sides(h1), inf2 = infinite_sides(h2);
  if (inf1 == 3 || inf2 == 3) return true;
  double e[3], f[3];
  mat3_mul_vec(e, R, b2);
  for (int k = 0; k < 3; k++) e[k] += r->t[k] - b1[k];
  if (!inf2) {
    for (int k = 0; k < 3; k++) {
      if (h1[k] + dot3(A + 3 * k, h2) + margin < fabs(e[k])) return false;
    }
  }
  if (!inf1) {
    mat3_mul_t_vec(f, R, e);
    for (int k = 0; k < 3; k++) {
      double reach = A[k] * h1[0] + A[3 + k] * h1[1] + A[6 + k] * h1[2] + h2[k];
      if (reach + margin < fabs(f[k])) return false;
    }
  }
  return true;
}

bool midphase_boxes_touch(const double aabb1[6], BoxFrame f1, const double aabb2[6], BoxFrame f2,
                          double margin) {
  Relative r;
  relative(&r, f1, f2);
  return touch(&r, aabb1, aabb2, margin);
}

//---------------------------------- trees ---------------------------------------------------------

// The tree of a body.
typedef struct Tree {
  int adr;
  const int *child, *geom;
  const double* aabb;
} Tree;

static Tree tree_of(const ctModel* m, int b) {
  int adr = m->body_bvhadr[b];
  return (Tree){adr, m->bvh_child + 2 * adr, m->bvh_nodeid + adr, m->bvh_aabb + 6 * adr};
}

static bool is_leaf(const Tree* t, int node) {
  return t->child[2 * node] < 0 && t->child[2 * node + 1] < 0;
}

// Which of two boxes is opened first: the one with more "surface", taken as MuJoCo takes it, with
// half size minus centre for a side; the marks in bvh_active depend on it.
static double surface(const double* b) {
  double x = b[3] - b[0], y = b[4] - b[1], z = b[5] - b[2];
  return x * y + y * z + z * x;
}

static bool leaves_touch(Candidates* c, int g1, int g2) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  double margin = contact_margin(m, g1, g2, -1);
  if (candidates_apart(m, d, g1, g2, margin)) return false;
  BoxFrame f1 = {d->geom_xpos + 3 * g1, d->geom_xmat + 9 * g1};
  BoxFrame f2 = {d->geom_xpos + 3 * g2, d->geom_xmat + 9 * g2};
  if (!midphase_boxes_touch(m->geom_aabb + 6 * g1, f1, m->geom_aabb + 6 * g2, f2, margin))
    return false;
  candidates_near_geoms(c, g1, g2);
  return true;
}

static void mark(Candidates* c, int node1, int node2) {
  if (!c->m->vis.global.bvactive) return;
  c->d->bvh_active[node1] = c->d->bvh_active[node2] = 1;
}

enum { STACK = 128 }; // both trees are balanced: this is enough for any number of geoms

// Descend both trees at once; false if the stack is too small.
static bool collide_trees(Candidates* c, const Tree* t1, const Tree* t2, const Relative* r,
                          double margin) {
  int stack[STACK][2] = {{0, 0}}, n = 1;
  while (n > 0) {
    n--;
    int a = stack[n][0], b = stack[n][1];
    bool leaf1 = is_leaf(t1, a), leaf2 = is_leaf(t2, b);
    if (leaf1 && leaf2) {
      if (leaves_touch(c, t1->geom[a], t2->geom[b])) mark(c, t1->adr + a, t2->adr + b);
      continue;
    }
    const double *box1 = t1->aabb + 6 * a, *box2 = t2->aabb + 6 * b;
    if (!touch(r, box1, box2, margin)) continue;
    mark(c, t1->adr + a, t2->adr + b);
    if (n + 2 > STACK) return false;
    bool first = leaf2 || (!leaf1 && surface(box1) > surface(box2));
    const int* child = first ? t1->child + 2 * a : t2->child + 2 * b;
    for (int i = 0; i < 2; i++) {
      if (child[i] < 0) continue;
      stack[n][0] = first ? child[i] : a;
      stack[n][1] = first ? b : child[i];
      n++;
    }
  }
  return true;
}

static void all_geoms(Candidates* c, int b1, int b2) {
  const int *adr = c->m->body_geomadr, *num = c->m->body_geomnum;
  for (int g1 = adr[b1]; g1 < adr[b1] + num[b1]; g1++) {
    for (int g2 = adr[b2]; g2 < adr[b2] + num[b2]; g2++) leaves_touch(c, g1, g2);
  }
}

void midphase(Candidates* c, int b1, int b2) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  bool over = (m->opt.enableflags & ctENBL_OVERRIDE) != 0;
  double margin = over ? m->opt.o_margin : m->body_margin[b1] + m->body_margin[b2];
  Tree t1 = tree_of(m, b1), t2 = tree_of(m, b2);
  BoxFrame f1 = {d->xipos + 3 * b1, d->ximat + 9 * b1};
  BoxFrame f2 = {d->xipos + 3 * b2, d->ximat + 9 * b2};
  Relative r;
  relative(&r, f1, f2);
  int start = c->n;
  if (!collide_trees(c, &t1, &t2, &r, margin)) {
    arena_release(c->arena, arena_mark(c->arena) - (size_t)(c->n - start) * sizeof(Candidate));
    c->n = start;
    all_geoms(c, b1, b2);
  }
  if (!candidates_sort(c, start)) c->full = true;
}
