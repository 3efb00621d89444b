// Invariant: points are in the frame of the mesh. A face that is visited has an area and a unit
// normal. Corners are bits: 7 inside a face, two bits on a side, one at a corner. A stack of nodes
// holds one node per level of a tree, and no tree of a model is deeper.
#include "collide/mesh_probe.h"

#include "base/assert.h"
#include "math/vec.h"

bool mesh_probe_face(const ctModel* m, int mesh, int f, MeshFace* face) {
  CT_ASSERT(mesh >= 0 && mesh < m->nmesh && f >= 0 && f < m->mesh_facenum[mesh]);
  const int* vertex = m->mesh_face + 3 * (m->mesh_faceadr[mesh] + f);
  const float* vert = m->mesh_vert + 3 * (size_t)m->mesh_vertadr[mesh];
  double a[3], b[3];
  for (int k = 0; k < 3; k++) {
    CT_VALIDATE(vertex[k] >= 0 && vertex[k] < m->mesh_vertnum[mesh]);
    face->vertex[k] = vertex[k];
    for (int i = 0; i < 3; i++) face->corner[k][i] = (double)vert[3 * vertex[k] + i];
  }
  sub3(a, face->corner[1], face->corner[0]);
  sub3(b, face->corner[2], face->corner[0]);
  cross3(face->normal, a, b);
  return normalize3(face->normal) > VEC_MINVAL;
}

//---------------------------------- nearest point of a face ---------------------------------------

// Where the side from corner k on is nearest to p, if it is nearer than *best: bits of the corners
// it depends on; else 0.
static int on_side(double r[3], double* best, const MeshFace* f, int k, const double p[3]) {
  int next = (k + 1) % 3;
  double e[3], to[3], x[3];
  sub3(e, f->corner[next], f->corner[k]);
  sub3(to, p, f->corner[k]);
  double s = dot3(to, e) / dot3(e, e);
  int bits = s <= 0 ? 1 << k : s >= 1 ? 1 << next : 1 << k | 1 << next;
  addscl3(x, f->corner[k], e, s <= 0 ? 0 : s >= 1 ? 1 : s);
  double dist = dist3(x, p);
  if (!(dist < *best)) return 0;
  *best = dist;
  copy3(r, x);
  return bits;
}

int mesh_probe_nearest_in(double r[3], const MeshFace* f, const double p[3]) {
  double to[3], side[3], across[3];
  bool inside = true;
  for (int k = 0; k < 3 && inside; k++) {
    const double *a = f->corner[k], *b = f->corner[(k + 1) % 3];
    sub3(side, b, a);
    sub3(to, p, a);
    cross3(across, f->normal, side); // inward
    inside = dot3(across, to) > 0;
  }
  if (inside) {
    sub3(to, p, f->corner[0]);
    addscl3(r, p, f->normal, -dot3(to, f->normal));
    return 7;
  }
  double best = INFINITY;
  int corners = 0;
  copy3(r, f->corner[0]);
  for (int k = 0; k < 3; k++) {
    int bits = on_side(r, &best, f, k, p);
    if (bits) corners = bits;
  }
  return corners;
}

//---------------------------------- trees ---------------------------------------------------------

// A stack of one child of each level of a tree that halves its leaves.
enum { DEPTH = 128 };

typedef struct FaceTree {
  const double* box;
  const int *child, *leaf;
} FaceTree;

static FaceTree face_tree(const ctModel* m, int mesh) {
  CT_ASSERT(m->mesh_bvhadr[mesh] >= 0 && m->mesh_bvhnum[mesh] > 0);
  size_t adr = (size_t)m->mesh_bvhadr[mesh];
  return (FaceTree){m->bvh_aabb + 6 * adr, m->bvh_child + 2 * adr, m->bvh_nodeid + adr};
}

static int push_children(const FaceTree* t, int node, int* stack, int n) {
  for (int i = 0; i < 2; i++) {
    int child = t->child[2 * node + i];
    if (child < 0) continue;
    CT_ASSERT(n < DEPTH); // a model has no deeper trees, see model/validate.c
    stack[n++] = child;
  }
  return n;
}

void mesh_probe_box(const ctModel* m, int mesh, const double low[3], const double high[3],
                    MeshVisitor visit, void* ctx) {
  if (m->mesh_bvhnum[mesh] == 0) return;
  FaceTree t = face_tree(m, mesh);
  int stack[DEPTH] = {0}, n = 1;
  while (n > 0) {
    int node = stack[--n];
    const double* b = t.box + 6 * node;
    bool meet = true;
    for (int k = 0; k < 3; k++) meet &= b[k] - b[3 + k] <= high[k] && b[k] + b[3 + k] >= low[k];
    if (!meet) continue;
    if (t.leaf[node] < 0) {
      n = push_children(&t, node, stack, n);
      continue;
    }
    MeshFace face;
    if (mesh_probe_face(m, mesh, t.leaf[node], &face)) visit(ctx, &face);
  }
}

// Distance of a point to a box.
static double box_away(const double* b, const double p[3]) {
  double sum = 0;
  for (int k = 0; k < 3; k++) {
    double out = fabs(p[k] - b[k]) - b[3 + k];
    if (out > 0) sum += out * out;
  }
  return sqrt(sum);
}

// Is a face at distance `away` a better answer than what was found? Equally near faces share a side
// or a corner.
static void compare_face(MeshPoint* found, const MeshFace* face, const double p[3],
                         double* facing) {
  double x[3], to[3];
  int corners = mesh_probe_nearest_in(x, face, p);
  sub3(to, p, x);
  double away = norm3(to), height = dot3(to, face->normal), slack = 1e-9 * found->away + 1e-14;
  if (away > found->away + slack) return;
  if (away > found->away - slack && !(fabs(height) > *facing)) return;
  *facing = fabs(height);
  copy3(found->x, x);
  found->away = away < found->away ? away : found->away;
  found->inside = height < 0;
  found->face = *face;
  found->corners = corners;
}

bool mesh_probe_nearest(const ctModel* m, int mesh, const double p[3], double reach,
                        MeshPoint* found) {
  if (m->mesh_bvhnum[mesh] == 0) return false;
  FaceTree t = face_tree(m, mesh);
  int stack[DEPTH] = {0}, n = 1;
  double facing = -1;
  found->away = reach;
  while (n > 0) {
    int node = stack[--n];
    if (!(box_away(t.box + 6 * node, p) <= found->away * (1 + 1e-9))) continue;
    MeshFace face;
    if (t.leaf[node] < 0)
      n = push_children(&t, node, stack, n);
    else if (mesh_probe_face(m, mesh, t.leaf[node], &face))
      compare_face(found, &face, p, &facing);
  }
  return facing >= 0;
}
