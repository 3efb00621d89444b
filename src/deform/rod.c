// A substep of a chain is one Newton step (or more) of implicit Euler over positions x and frames R
// of its segments, with the stiffness of Gauss and Newton. Node v is a vertex and the segment that
// ends in it, 6 unknowns (dx, turn); it meets only the node it hangs on, so that the matrix is a
// tree of 6 x 6 blocks, solved from the leaves to the root in linear time. A ring has one further
// block per node, to its first one.
//
//   stretch and shear  c = R'e/l - z,                  k = (G A, G A, E A), energy l c'k c / 2
//   bending and twist  c = 2 vec(h* Ra* Rb h*),        k = (E I, E I, G J), energy c'k c / 2 l
//
// h is the root of the rest rotation between the segments. Damping: c + r (c - c(x0)), r = tau/dt.
#include "deform/rod.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "deform/rod_tree.h"
#include "math/quat.h"

#include <math.h>
#include <string.h>

//---------------------------------- rotations -----------------------------------------------------

// The shortest turn from unit vector a to b, applied to q
static void turn_towards(double q[4], const double a[3], const double b[3]) {
  double t[4];
  t[0] = 1 + dot3(a, b);
  if (t[0] < 1e-9) return; // half a turn has no direction
  cross3(t + 1, a, b);
  double s = 1 / sqrt(t[0] * t[0] + dot3(t + 1, t + 1));
  for (int k = 0; k < 4; k++) t[k] *= s;
  quat_mul(q, t, q);
}

// q turned by the rotation vector phi, less for large ones
static void turn_frame(double q[4], const double phi[3]) {
  double t[4] = {1, 0.5 * phi[0], 0.5 * phi[1], 0.5 * phi[2]};
  quat_mul(q, t, q);
  double s = 1 / sqrt(q[0] * q[0] + dot3(q + 1, q + 1));
  for (int k = 0; k < 4; k++) q[k] *= s;
}

static bool unit_edge(double e[3], const double* x, int from, int to) {
  sub3(e, x + 3 * (ptrdiff_t)to, x + 3 * (ptrdiff_t)from);
  double length = norm3(e);
  if (!(length > 1e-12)) return false;
  scl3(e, e, 1 / length);
  return true;
}

static void z_axis(double d[3], const double q[4]) {
  d[0] = 2 * (q[1] * q[3] + q[0] * q[2]);
  d[1] = 2 * (q[2] * q[3] - q[0] * q[1]);
  d[2] = q[0] * q[0] - q[1] * q[1] - q[2] * q[2] + q[3] * q[3];
}

static void align_frame(double q[4], const double* x, int from, int to) {
  double e[3], d[3];
  z_axis(d, q);
  if (unit_edge(e, x, from, to)) turn_towards(q, d, e);
}

void rod_frames(double* frame, const RodSystem* r, const double* x) {
  for (int i = 0; i < 4 * r->nelem; i++) frame[i] = i % 4 == 0;
  for (int i = 0; i <= r->nvert; i++) { // at last the segments that close rings
    for (int k = 0; k < (i < r->nvert ? 1 : r->nring); k++) {
      int v = i < r->nvert ? r->order[i] : r->ring_root[k];
      int seg = r->seg[v], before = r->before[v];
      if (seg < 0 || (i < r->nvert && r->from[v] != r->parent[v])) continue;
      double* q = frame + 4 * (ptrdiff_t)seg;
      bool known = before >= 0 && r->from[before] == r->parent[before];
      if (known) {
        quat_mul(q, frame + 4 * (ptrdiff_t)r->seg[before], r->half + 4 * (ptrdiff_t)v);
        quat_mul(q, q, r->half + 4 * (ptrdiff_t)v);
      }
      align_frame(q, x, r->from[v], v);
    }
  }
}

//---------------------------------- strains -------------------------------------------------------

// R'e/l - z of the segment of node v
static void measure_stretch(double c[3], const RodSystem* r, int v, const double* x,
                            const double* q) {
  double e[3], back[4];
  sub3(e, x + 3 * (ptrdiff_t)v, x + 3 * (ptrdiff_t)r->from[v]);
  quat_neg(back, q);
  quat_rot_vec(c, e, back);
  scl3(c, c, 1 / r->length[v]);
  c[2] -= 1;
}

// eps = h* qa* qb h*, with a part that is not negative
static void bend_rotation(double eps[4], const double* qa, const double* qb, const double* h) {
  double back[4], hback[4];
  quat_neg(back, qa);
  quat_neg(hback, h);
  quat_mul(eps, hback, back);
  quat_mul(eps, eps, qb);
  quat_mul(eps, eps, hback);
  if (eps[0] < 0)
    for (int k = 0; k < 4; k++) eps[k] = -eps[k];
}

static const double* node_frame(const RodSystem* r, const double* frame, int v) {
  CT_ASSERT(0 <= r->seg[v] && r->seg[v] < r->nelem);
  return frame + 4 * (ptrdiff_t)r->seg[v];
}

double rod_energy(const RodSystem* r, const double* x, const double* frame) {
  double sum = 0;
  for (int v = 0; v < r->nvert; v++) {
    if (r->seg[v] < 0) continue;
    double c[3], eps[4];
    measure_stretch(c, r, v, x, node_frame(r, frame, v));
    for (int k = 0; k < 3; k++) sum += 0.5 * r->length[v] * r->stretch[k] * c[k] * c[k];
    if (r->before[v] < 0) continue;
    bend_rotation(eps, node_frame(r, frame, r->before[v]), node_frame(r, frame, v),
                  r->half + 4 * (ptrdiff_t)v);
    for (int k = 0; k < 3; k++) sum += 2 * r->bend[k] / r->span[v] * eps[k + 1] * eps[k + 1];
  }
  return sum;
}

//---------------------------------- working memory ------------------------------------------------

// Rows of work: frames, what the substep moved so far, strains at its start, the system.
typedef struct RodWork {
  double *frame, *moved, *stretch0, *bend0;
  double *diag, *up, *border, *rhs;
} RodWork;

int rod_work_size(const RodSystem* r) {
  return 4 * r->nelem + r->nvert * (9 + 6 + 36 * (r->nring ? 3 : 2));
}

static RodWork place_work(const RodSystem* r, double* work) {
  RodWork w;
  ptrdiff_t n = r->nvert;
  w.frame = work;
  w.moved = w.frame + 4 * (ptrdiff_t)r->nelem;
  w.stretch0 = w.moved + 3 * n;
  w.bend0 = w.stretch0 + 3 * n;
  w.rhs = w.bend0 + 3 * n;
  w.diag = w.rhs + 6 * n;
  w.up = w.diag + 36 * n;
  w.border = r->nring ? w.up + 36 * n : NULL;
  return w;
}

// Newton's method begins at x0 + dt v: what forces moved in the prediction is taken back and left
// to the solution, so that a chain at rest under load starts where it stays.
static void start_without_forces(const RodJob* job, const RodWork* w) {
  double dt2 = job->dt * job->dt;
  for (int v = 0; v < job->rod->nvert; v++) {
    double* moved = w->moved + 3 * (ptrdiff_t)v;
    zero3(moved);
    if (!(job->invmass[v] > 0)) continue;
    scl3(moved, job->gravity, -dt2);
    addtoscl3(moved, job->force + 3 * (ptrdiff_t)v, -dt2 * job->invmass[v]);
    addto3(job->x + 3 * (ptrdiff_t)v, moved);
  }
}

// Strains at x0, then frames that follow their segments to where they would be without forces
void rod_start(const RodJob* job) {
  const RodSystem* r = job->rod;
  RodWork w = place_work(r, job->work);
  start_without_forces(job, &w);
  for (int v = 0; v < r->nvert && job->damping > 0; v++) {
    if (r->seg[v] < 0) continue;
    double eps[4];
    measure_stretch(w.stretch0 + 3 * (ptrdiff_t)v, r, v, job->x0, node_frame(r, w.frame, v));
    if (r->before[v] < 0) continue;
    bend_rotation(eps, node_frame(r, w.frame, r->before[v]), node_frame(r, w.frame, v),
                  r->half + 4 * (ptrdiff_t)v);
    scl3(w.bend0 + 3 * (ptrdiff_t)v, eps + 1, 2);
  }
  for (int v = 0; v < r->nvert; v++) {
    if (r->seg[v] < 0) continue;
    double a[3], b[3];
    if (unit_edge(a, job->x0, r->from[v], v) && unit_edge(b, job->x, r->from[v], v))
      turn_towards(w.frame + 4 * (ptrdiff_t)r->seg[v], a, b);
  }
}

//---------------------------------- assembly ------------------------------------------------------

// m[row, column] += s b, b 3 x 3, m 6 x 6
static void add_block(double* m, int row, int column, const double b[9], double s) {
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) m[6 * (row + i) + column + k] += s * b[3 * i + k];
}

static void add_block_transposed(double* m, int row, int column, const double b[9], double s) {
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) m[6 * (row + i) + column + k] += s * b[3 * k + i];
}

// R diag(k) R'
static void turned_diagonal(double m[9], const double q[4], const double k[3]) {
  double R[9];
  quat_to_mat(R, q);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      m[3 * i + j] = R[3 * i] * k[0] * R[3 * j] + R[3 * i + 1] * k[1] * R[3 * j + 1] +
                     R[3 * i + 2] * k[2] * R[3 * j + 2];
}

// The block between node v and the node its segment comes from: rows v unless the segment closes a
// ring, whose block has the rows of the last node.
typedef struct RodLink {
  double* block;
  bool closing;
} RodLink;

static RodLink link_of(const RodSystem* r, const RodWork* w, int v) {
  if (r->from[v] == r->parent[v]) return (RodLink){w->up + 36 * (ptrdiff_t)v, false};
  return (RodLink){w->border + 36 * (ptrdiff_t)r->from[v], true};
}

static void add_stretch(const RodJob* job, const RodWork* w, int v) {
  const RodSystem* r = job->rod;
  const double* q = node_frame(r, w->frame, v);
  double damp = job->damping / job->dt, c[3], f[3], e[3], moment[3], S[9], k[3], SE[9], ESE[9];
  int from = r->from[v];
  measure_stretch(c, r, v, job->x, q);
  for (int i = 0; i < 3; i++) {
    if (damp > 0) c[i] += damp * (c[i] - w->stretch0[3 * (ptrdiff_t)v + i]);
    c[i] *= r->stretch[i];
    k[i] = r->stretch[i] * (1 + damp) / r->length[v];
  }
  quat_rot_vec(f, c, q);
  sub3(e, job->x + 3 * (ptrdiff_t)v, job->x + 3 * (ptrdiff_t)from);
  cross3(moment, f, e);
  subfrom3(w->rhs + 6 * (ptrdiff_t)v, f);
  addto3(w->rhs + 6 * (ptrdiff_t)from, f);
  subfrom3(w->rhs + 6 * (ptrdiff_t)v + 3, moment);
  turned_diagonal(S, q, k);
  double E[9] = {0, -e[2], e[1], e[2], 0, -e[0], -e[1], e[0], 0};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      SE[3 * i + j] = S[3 * i] * E[j] + S[3 * i + 1] * E[3 + j] + S[3 * i + 2] * E[6 + j];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      ESE[3 * i + j] = E[i] * SE[j] + E[3 + i] * SE[3 + j] + E[6 + i] * SE[6 + j];
  if (c[2] > 0) { // a tight segment resists turning: T l (I - d d')
    double d[3], t = c[2] * r->length[v];
    z_axis(d, q);
    for (int i = 0; i < 9; i++) ESE[i] += t * ((i % 4 == 0) - d[i / 3] * d[i % 3]);
  }
  double* mine = w->diag + 36 * (ptrdiff_t)v;
  add_block(mine, 0, 0, S, 1);
  add_block(mine, 0, 3, SE, 1);
  add_block_transposed(mine, 3, 0, SE, 1);
  add_block(mine, 3, 3, ESE, 1);
  add_block(w->diag + 36 * (ptrdiff_t)from, 0, 0, S, 1);
  RodLink link = link_of(r, w, v);
  add_block(link.block, 0, 0, S, -1);
  if (link.closing)
    add_block(link.block, 0, 3, SE, -1);
  else
    add_block_transposed(link.block, 3, 0, SE, -1);
}

static void add_bend(const RodJob* job, const RodWork* w, int v) {
  const RodSystem* r = job->rod;
  int before = r->before[v];
  const double *qa = node_frame(r, w->frame, before), *h = r->half + 4 * (ptrdiff_t)v;
  double damp = job->damping / job->dt, eps[4], c[3], m[3], mid[4], k[3], K[9], vxc[3];
  bend_rotation(eps, qa, node_frame(r, w->frame, v), h);
  for (int i = 0; i < 3; i++) {
    c[i] = 2 * eps[i + 1];
    if (damp > 0) c[i] += damp * (c[i] - w->bend0[3 * (ptrdiff_t)v + i]);
    c[i] *= r->bend[i] / r->span[v];
    k[i] = r->bend[i] * (1 + damp) / r->span[v];
  }
  cross3(vxc, eps + 1, c); // the gradient of 2 vec(eps) is w - [v]x
  for (int i = 0; i < 3; i++) m[i] = eps[0] * c[i] + vxc[i];
  quat_mul(mid, qa, h);
  quat_rot_vec(m, m, mid);
  subfrom3(w->rhs + 6 * (ptrdiff_t)v + 3, m);
  addto3(w->rhs + 6 * (ptrdiff_t)before + 3, m);
  turned_diagonal(K, mid, k);
  add_block(w->diag + 36 * (ptrdiff_t)v, 3, 3, K, 1);
  add_block(w->diag + 36 * (ptrdiff_t)before, 3, 3, K, 1);
  add_block(link_of(r, w, v).block, 3, 3, K, -1);
}

// Rows [from, from + 3) of node v take no part
static void fix_rows(const RodSystem* r, const RodWork* w, int v, int from) {
  double* d = w->diag + 36 * (ptrdiff_t)v;
  for (int i = from; i < from + 3; i++) {
    for (int k = 0; k < 6; k++) d[6 * i + k] = d[6 * k + i] = 0;
    d[6 * i + i] = 1;
    w->rhs[6 * (ptrdiff_t)v + i] = 0;
    memset(w->up + 36 * (ptrdiff_t)v + 6 * i, 0, 6 * sizeof(double));
    if (w->border) memset(w->border + 36 * (ptrdiff_t)v + 6 * i, 0, 6 * sizeof(double));
  }
  for (int c = r->child[v]; c < r->child[v + 1]; c++)
    for (int i = 0; i < 6; i++)
      memset(w->up + 36 * (ptrdiff_t)r->children[c] + 6 * i + from, 0, 3 * sizeof(double));
  for (int n = r->last[v], i = 0; n >= 0 && i < 6; i++)
    memset(w->border + 36 * (ptrdiff_t)n + 6 * i + from, 0, 3 * sizeof(double));
}

static void assemble(const RodJob* job, const RodWork* w) {
  const RodSystem* r = job->rod;
  size_t n = (size_t)r->nvert;
  memset(w->rhs, 0, n * (r->nring ? 114 : 78) * sizeof(double)); // rhs, diag, up, border
  for (int v = 0; v < r->nvert; v++) {
    double* d = w->diag + 36 * (ptrdiff_t)v;
    double mass = job->invmass[v] > 0 ? 1 / (job->invmass[v] * job->dt * job->dt) : 0;
    for (int k = 0; k < 3; k++) {
      d[7 * k] += mass;
      w->rhs[6 * (ptrdiff_t)v + k] -= mass * w->moved[3 * (ptrdiff_t)v + k];
      d[7 * (k + 3)] += r->seg[v] < 0 ? 1 : r->hold;
    }
    if (r->seg[v] >= 0) add_stretch(job, w, v);
    if (r->seg[v] >= 0 && r->before[v] >= 0) add_bend(job, w, v);
  }
  for (int v = 0; v < r->nvert; v++) {
    if (job->invmass[v] > 0) continue;
    fix_rows(r, w, v, 0);
    if (r->seg[v] >= 0 && !(job->invmass[r->from[v]] > 0)) fix_rows(r, w, v, 3);
  }
}

//---------------------------------- solution ------------------------------------------------------

// L L' = d in its lower triangle
static void factor6(double* d) {
  for (int i = 0; i < 6; i++)
    for (int k = 0; k <= i; k++) {
      double s = d[6 * i + k];
      for (int j = 0; j < k; j++) s -= d[6 * i + j] * d[6 * k + j];
      if (i == k)
        d[7 * i] = 1 / sqrt(s > 1e-300 ? s : 1e-300); // the inverse of the pivot
      else
        d[6 * i + k] = s * d[7 * k];
    }
}

// b = (L L')^-1 b for n columns with rows of n
static void solve6(const double* d, double* b, int n) {
  for (int i = 0; i < 6; i++)
    for (int c = 0; c < n; c++) {
      double s = b[n * i + c];
      for (int j = 0; j < i; j++) s -= d[6 * i + j] * b[n * j + c];
      b[n * i + c] = s * d[7 * i];
    }
  for (int i = 5; i >= 0; i--)
    for (int c = 0; c < n; c++) {
      double s = b[n * i + c];
      for (int j = i + 1; j < 6; j++) s -= d[6 * j + i] * b[n * j + c];
      b[n * i + c] = s * d[7 * i];
    }
}

// m -= a' b, 6 x 6 and 6 x n
static void subtract_product(double* m, const double* a, const double* b, int n) {
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++)
      for (int c = 0; c < n; c++) m[n * i + c] -= a[6 * j + i] * b[n * j + c];
}

// m -= a b
static void subtract_rows(double* m, const double* a, const double* b) {
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++) m[i] -= a[6 * i + j] * b[j];
}

static void eliminate(const RodSystem* r, const RodWork* w, int v) {
  int p = r->parent[v], root = w->border ? r->ring[v] : -1;
  double *d = w->diag + 36 * (ptrdiff_t)v, *rhs = w->rhs + 6 * (ptrdiff_t)v;
  factor6(d);
  double up[36], border[36];
  solve6(d, rhs, 1);
  if (p < 0) return;
  memcpy(up, w->up + 36 * (ptrdiff_t)v, sizeof up);
  double* y = w->up + 36 * (ptrdiff_t)v;
  solve6(d, y, 6);
  subtract_product(w->diag + 36 * (ptrdiff_t)p, up, y, 6);
  subtract_product(w->rhs + 6 * (ptrdiff_t)p, up, rhs, 1);
  if (root < 0 || p == root) return;
  memcpy(border, w->border + 36 * (ptrdiff_t)v, sizeof border);
  double* z = w->border + 36 * (ptrdiff_t)v;
  solve6(d, z, 6);
  subtract_product(w->diag + 36 * (ptrdiff_t)root, border, z, 6);
  subtract_product(w->rhs + 6 * (ptrdiff_t)root, border, rhs, 1);
  double* fill = r->parent[p] == root ? w->up : w->border;
  subtract_product(fill + 36 * (ptrdiff_t)p, up, z, 6);
}

static void substitute(const RodSystem* r, const RodWork* w, int v) {
  int p = r->parent[v], root = w->border ? r->ring[v] : -1;
  double* rhs = w->rhs + 6 * (ptrdiff_t)v;
  if (p < 0) return;
  subtract_rows(rhs, w->up + 36 * (ptrdiff_t)v, w->rhs + 6 * (ptrdiff_t)p);
  if (root >= 0 && p != root)
    subtract_rows(rhs, w->border + 36 * (ptrdiff_t)v, w->rhs + 6 * (ptrdiff_t)root);
}

//---------------------------------- the step ------------------------------------------------------

// What the substep minimizes: m |moved|^2 / 2 dt^2 + energy, with that of damping
static double objective(const RodJob* job, const RodWork* w) {
  const RodSystem* r = job->rod;
  double damp = job->damping / job->dt, sum = 0;
  for (int v = 0; v < r->nvert; v++) {
    const double* d = w->moved + 3 * (ptrdiff_t)v;
    if (job->invmass[v] > 0) sum += dot3(d, d) / (job->invmass[v] * job->dt * job->dt);
    if (r->seg[v] < 0) continue;
    double c[3], eps[4];
    measure_stretch(c, r, v, job->x, node_frame(r, w->frame, v));
    for (int k = 0; k < 3; k++) {
      double rate = damp > 0 ? c[k] - w->stretch0[3 * (ptrdiff_t)v + k] : 0;
      sum += r->length[v] * r->stretch[k] * (c[k] * c[k] + damp * rate * rate);
    }
    if (r->before[v] < 0) continue;
    bend_rotation(eps, node_frame(r, w->frame, r->before[v]), node_frame(r, w->frame, v),
                  r->half + 4 * (ptrdiff_t)v);
    for (int k = 0; k < 3; k++) {
      double b = 2 * eps[k + 1], rate = damp > 0 ? b - w->bend0[3 * (ptrdiff_t)v + k] : 0;
      sum += r->bend[k] / r->span[v] * (b * b + damp * rate * rate);
    }
  }
  return sum;
}

// Start of the step: x, moved and the frame of node v, in memory of the factor
static double* saved_node(const RodWork* w, int v) { return w->diag + 36 * (ptrdiff_t)v; }

static void save_nodes(const RodJob* job, const RodWork* w) {
  const RodSystem* r = job->rod;
  for (int v = 0; v < r->nvert; v++) {
    double* s = saved_node(w, v);
    copy3(s, job->x + 3 * (ptrdiff_t)v);
    copy3(s + 3, w->moved + 3 * (ptrdiff_t)v);
    if (r->seg[v] >= 0) memcpy(s + 6, node_frame(r, w->frame, v), 4 * sizeof(double));
  }
}

static void move_nodes(const RodJob* job, const RodWork* w, double part) {
  const RodSystem* r = job->rod;
  for (int v = 0; v < r->nvert; v++) {
    const double *s = saved_node(w, v), *step = w->rhs + 6 * (ptrdiff_t)v;
    double turn[3];
    addscl3(job->x + 3 * (ptrdiff_t)v, s, step, part);
    addscl3(w->moved + 3 * (ptrdiff_t)v, s + 3, step, part);
    if (r->seg[v] < 0) continue;
    double* q = w->frame + 4 * (ptrdiff_t)r->seg[v];
    memcpy(q, s + 6, 4 * sizeof(double));
    scl3(turn, step + 3, part);
    turn_frame(q, turn);
  }
}

enum { ROD_HALVINGS = 6 };

void rod_solve(const RodJob* job) {
  const RodSystem* r = job->rod;
  RodWork w = place_work(r, job->work);
  double before = objective(job, &w), part = 1;
  assemble(job, &w);
  for (int i = r->nvert - 1; i >= 0; i--) eliminate(r, &w, r->order[i]);
  for (int i = 0; i < r->nvert; i++) substitute(r, &w, r->order[i]);
  save_nodes(job, &w);
  move_nodes(job, &w, part);
  // a step that makes it worse was too long: strains are not linear
  for (int i = 0; i < ROD_HALVINGS && !(objective(job, &w) <= before); i++)
    move_nodes(job, &w, part *= 0.5);
}
