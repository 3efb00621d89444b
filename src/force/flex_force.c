// Forces are in the world frame, act at vertices or nodes, and are added to qfrc_spring and
// qfrc_damper. Edges of an element are numbered as in the model; the stiffness is the upper
// triangle of a symmetric matrix by rows.
#include "force/flex_force.h"

#include "base/scratch.h"
#include "force/flex_material.h"
#include "force/flex_vertex.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/sparse.h"
#include "math/wide.h"
#include "model/data.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"

void flex_force_rates(const ctModel* m, ctData* d) {
  if (!m->nflex) return;
  Csr p = {(int)m->nflexedge, m->flexedge_J_rownnz, m->flexedge_J_rowadr, m->flexedge_J_colind};
  sparse_mul_vec(d->flexedge_velocity, &p, d->flexedge_J, d->qvel);
}

// Springs and dampers are switched off separately; the strain of elements ignores both flags.
static bool springs_on(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_SPRING); }
static bool has_flex_dampers(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

// A force onto the dofs of a body as if they were three axes of the world.
static void push_straight(const ctModel* m, int body, const real* force, real* qfrc) {
  for (int i = 0; i < 3; i++) {
    int dof = m->body_dofadr[body] + i;
    if (dof >= 0 && dof < m->nv) qfrc[dof] += force[i];
  }
}

// A force on a vertex: straight onto the dofs of a point mass, else through the Jacobian.
static void push_flex_vertex(const ctModel* m, ctData* d, int body, const real* force,
                             const real* at, real* qfrc) {
  if (m->body_simple[body] == 2) {
    real* f = qfrc + m->body_dofadr[body];
    for (int i = 0; i < m->body_dofnum[body]; i++) f[i] += force[i];
    return;
  }
  Wrench w;
  zero3(w.torque);
  copy3(w.force, force);
  jacobian_apply(m, d, qfrc, &w, at, body);
}

// A force on a point of a body
typedef struct Push {
  int body;
  const real *force, *at;
} Push;

// A force of bending or interpolation.
static void push_flex_node(const ctModel* m, ctData* d, int f, const Push* p, real* qfrc) {
  if (flex_force_is_straight(m, f))
    push_straight(m, p->body, p->force, qfrc);
  else
    push_flex_vertex(m, d, p->body, p->force, p->at, qfrc);
}

// Velocity of a body's point as bending and interpolation take it.
static void node_velocity(const ctModel* m, const ctData* d, int f, const Push* p, real* v) {
  if (!flex_force_is_straight(m, f)) {
    flex_vertex_point_velocity(m, d, v, p->at, p->body);
    return;
  }
  for (int i = 0; i < 3; i++) {
    int dof = m->body_dofadr[p->body] + i;
    v[i] = dof >= 0 && dof < m->nv ? d->qvel[dof] : real_set(0);
  }
}

static void push_vertices(const ctModel* m, ctData* d, int f, const real* force, real* qfrc) {
  int first = m->flex_vertadr[f];
  for (int v = 0; v < m->flex_vertnum[f]; v++)
    push_flex_vertex(m, d, m->flex_vertbodyid[first + v], force + 3 * v,
                     d->flexvert_xpos + 3 * (first + v), qfrc);
}

//---------------------------------- elements ------------------------------------------------------
// St. Venant-Kirchhoff material by the squared lengths of an element's edges: energy
//   1/4 s' K s,   s = l^2 - l0^2,   so edge i pulls its ends together by (K s)_i times its vector.
// Rayleigh damping adds   damping (l^2 - previous^2) / h   to s (Kharevych et al. 2006).

static const int kTriangleEdge[3][2] = {{1, 2}, {2, 0}, {0, 1}};
static const int kTetrahedronEdge[6][2] = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {0, 3}, {1, 3}};

FlexElement flex_force_element(const ctModel* m, int f, int e) {
  int dim = m->flex_dim[f], nedge = dim == 2 ? 3 : 6;
  return (FlexElement){.ncorner = dim + 1,
                       .nedge = nedge,
                       .end = dim == 2 ? kTriangleEdge : kTetrahedronEdge,
                       .vert = m->flex_elem + m->flex_elemdataadr[f] + (dim + 1) * e,
                       .edge = m->flex_elemedge + m->flex_elemedgeadr[f] + nedge * e,
                       .K = m->flex_stiffness + 21 * (m->flex_elemadr[f] + e)};
}

// Forces on the corners from strain and the vectors along the edges, added to `own`. The products
// and sums are MuJoCo's, one for each pair of edges: CG needs the same bits. Four coordinates, of
// which three count, make one vector. n and end are constants where this is called, so that all
// loops unroll.
WIDE_INLINE void corner_forces(real own[4][4], const int (*end)[2], int n, const real* strain,
                               real pull[6][4], const double* K) {
#pragma GCC unroll 6
  for (int i = 0; i < n; i++) {
#pragma GCC unroll 6
    for (int j = 0; j < n; j++) {
      double stiffness = flex_force_stiffness(K, n, i, j);
      for (int k = 0; k < 4; k++) {
        real p = strain[i] * pull[j][k] * stiffness;
        own[end[j][0]][k] += p;
        own[end[j][1]][k] -= p;
      }
    }
  }
}

// An element of a flex: where its vertices are, and the forces on them.
typedef struct Strained {
  const ctModel* m;
  const ctData* d;
  int flex;
  const real* at;
  real* force;
} Strained;

WIDE_INLINE void element(const Strained* s, int e) {
  const ctModel* m = s->m;
  FlexElement x = flex_force_element(m, s->flex, e);
  double h = m->opt.timestep, damping = m->flex_damping[s->flex] / h;
  real strain[6], pull[6][4], own[4][4] = {{0}};
  for (int i = 0; i < x.nedge; i++) {
    int k = m->flex_edgeadr[s->flex] + x.edge[i];
    const real *a = s->at + 3 * x.vert[x.end[i][0]], *b = s->at + 3 * x.vert[x.end[i][1]];
    real l = s->d->flexedge_length[k], l0 = real_set(m->flexedge_length0[k]);
    real previous = l - s->d->flexedge_velocity[k] * h;
    strain[i] = l * l - l0 * l0 + (l * l - previous * previous) * damping;
    sub3(pull[i], b, a);
    pull[i][3] = real_set(0);
  }
  if (x.nedge == 3)
    corner_forces(own, kTriangleEdge, 3, strain, pull, x.K);
  else
    corner_forces(own, kTetrahedronEdge, 6, strain, pull, x.K);
  for (int i = 0; i < x.ncorner; i++) addto3(s->force + 3 * x.vert[i], own[i]);
}

WIDE_INLINE void elements(const Strained* s) {
  for (int e = 0; e < s->m->flex_elemnum[s->flex]; e++) element(s, e);
}

WIDE_TARGET static void elements_wide(const Strained* s) { elements(s); }

//---------------------------------- bending -------------------------------------------------------
// At an edge with a triangle on either side, over the edge's two vertices and the two opposite
// ones, energy   1/2 x' B x + c det(x1 - x0, x2 - x0, x3 - x0),   c from the curvature at rest
// (Garg et al. 2007, cubic shells); damping on   B v.

// force -= c times the gradients of the determinant
static void curvature_force(real force[4][3], const real* const x[4], double c) {
  real a[3], b[3], e[3], g[4][3];
  sub3(a, x[1], x[0]);
  sub3(b, x[2], x[0]);
  sub3(e, x[3], x[0]);
  cross3(g[1], b, e);
  cross3(g[2], e, a);
  cross3(g[3], a, b);
  for (int i = 0; i < 3; i++) g[0][i] = -(g[1][i] + g[2][i] + g[3][i]);
  for (int i = 0; i < 4; i++) addtoscl3(force[i], g[i], real_set(-c));
}

static void push_bent_edge(const ctModel* m, ctData* d, int f, int e) {
  const int *end = m->flex_edge + 2 * e, *flap = m->flex_edgeflap + 2 * e;
  const double* B = m->flex_bending + 17 * e;
  if (flap[1] == -1) return;
  int first = m->flex_vertadr[f],
      vert[4] = {first + end[0], first + end[1], first + flap[0], first + flap[1]};
  const real* x[4];
  real spring[4][3] = {0}, damper[4][3] = {0}, v[4][3];
  for (int i = 0; i < 4; i++) {
    x[i] = d->flexvert_xpos + 3 * vert[i];
    node_velocity(m, d, f, &(Push){m->flex_vertbodyid[vert[i]], NULL, x[i]}, v[i]);
  }
  for (int i = 0; i < 4; i++) {
    for (int k = 0; k < 4; k++) {
      addtoscl3(spring[i], x[k], real_set(-B[4 * i + k]));
      addtoscl3(damper[i], v[k], real_set(-B[4 * i + k]));
    }
    scl3(damper[i], damper[i], real_set(m->flex_damping[f]));
  }
  curvature_force(spring, x, B[16]);
  for (int i = 0; i < 4; i++) {
    int body = m->flex_vertbodyid[vert[i]];
    if (springs_on(m)) push_flex_node(m, d, f, &(Push){body, spring[i], x[i]}, d->qfrc_spring);
    if (has_flex_dampers(m))
      push_flex_node(m, d, f, &(Push){body, damper[i], x[i]}, d->qfrc_damper);
  }
}

//---------------------------------- interpolated --------------------------------------------------
// Corotational elasticity over the nodes of the box: with R the rotation of the deformation at its
// centre,   force = R K (R' x - x0),   damping on   R K R' v;   K takes no notice of translations.

void flex_force_turn(const ctModel* m, const ctData* d, int f, cttNum q[4], cttNum* x) {
  int n = m->flex_nodenum[f];
  real J[9], back[4], turned[3];
  flex_pos_nodes(m, d, f, x);
  flex_pos_gradient(J, m->flex_interp[f], x);
  q[0] = 1;
  q[1] = q[2] = q[3] = 0;
  quat_nearest_rotation(q, J);
  quat_neg(back, q);
  for (int i = 0; i < n; i++) {
    quat_rot_vec(turned, x + 3 * i, back);
    for (int k = 0; k < 3; k++) x[3 * i + k] = turned[k] + 0.5;
  }
}

// out = R K in, all in the frame of the world; q: R
static void stiffness_times(real* out, const double* K, const real* in, const real* q, int n) {
  dense_mul_vec(out, K, in, 3 * n, 3 * n);
  for (int i = 0; i < n; i++) {
    real own[3];
    copy3(own, out + 3 * i);
    quat_rot_vec(out + 3 * i, own, q);
  }
}

// K takes no notice of translations, so the 1/2 of x is that of the rest's frame: the sums are
// MuJoCo's to the last bit.
static void push_interpolated(const ctModel* m, ctData* d, int f) {
  int n = m->flex_nodenum[f], first = m->flex_nodeadr[f];
  const double* K = m->flex_stiffness + 21 * m->flex_elemadr[f];
  real q[4], back[4], x[3 * FLEX_MAX_NODES], shift[3 * FLEX_MAX_NODES], v[3 * FLEX_MAX_NODES];
  flex_force_turn(m, d, f, q, x);
  quat_neg(back, q);
  dense_sub(shift, x, m->flex_node0 + 3 * first, 3 * n);
  for (int i = 0; i < n; i++) {
    int body = m->flex_nodebodyid[first + i];
    real rate[3];
    node_velocity(m, d, f, &(Push){body, NULL, d->xipos + 3 * body}, rate);
    quat_rot_vec(v + 3 * i, rate, back);
  }
  real spring[3 * FLEX_MAX_NODES], damper[3 * FLEX_MAX_NODES];
  stiffness_times(spring, K, shift, q, n);
  stiffness_times(damper, K, v, q, n);
  for (int i = 0; i < n; i++) {
    int body = m->flex_nodebodyid[first + i];
    scl3(damper + 3 * i, damper + 3 * i, real_set(m->flex_damping[f]));
    Push s = {body, spring + 3 * i, x + 3 * i}, b = {body, damper + 3 * i, x + 3 * i};
    if (springs_on(m)) push_flex_node(m, d, f, &s, d->qfrc_spring);
    if (has_flex_dampers(m)) push_flex_node(m, d, f, &b, d->qfrc_damper);
  }
}

//---------------------------------- all -----------------------------------------------------------

static void edge_springs(const ctModel* m, ctData* d, int f) {
  double k = springs_on(m) ? m->flex_edgestiffness[f] : 0;
  double b = has_flex_dampers(m) ? m->flex_edgedamping[f] : 0;
  if (k == 0 && b == 0) return;
  for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
    if (m->flexedge_rigid[e]) continue;
    real spring = k * (m->flexedge_length0[e] - d->flexedge_length[e]);
    real damper = -b * d->flexedge_velocity[e];
    int adr = m->flexedge_J_rowadr[e];
    for (int i = adr; i < adr + m->flexedge_J_rownnz[e]; i++) {
      d->qfrc_spring[m->flexedge_J_colind[i]] += d->flexedge_J[i] * spring;
      d->qfrc_damper[m->flexedge_J_colind[i]] += d->flexedge_J[i] * damper;
    }
  }
}

size_t flex_force_scratch(const ctModel* m) {
  size_t own = SCRATCH_SIZE(real, 3 * m->nflexvert), kinds = flex_material_scratch(m);
  return own > kinds ? own : kinds;
}

static void push_elements(const ctModel* m, ctData* d, int f) {
  if (m->flex_interp[f]) {
    push_interpolated(m, d, f);
    return;
  }
  Scratch s = data_scratch(d);
  int n = 3 * m->flex_vertnum[f];
  real* force = SCRATCH(s, real, n);
  dense_zero(force, n);
  WIDE_CALL(elements, &(Strained){m, d, f, d->flexvert_xpos + 3 * m->flex_vertadr[f], force});
  push_vertices(m, d, f, force, d->qfrc_spring);
}

void flex_force(const ctModel* m, ctData* d) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_rigid[f]) continue;
    int edge = m->flex_edgeadr[f];
    if (m->flex_bend[f] >= 0) {
      flex_material_bend(m, d, f);
    } else if (m->flex_dim[f] == 2) {
      for (int e = edge; e < edge + m->flex_edgenum[f]; e++) push_bent_edge(m, d, f, e);
    }
    if (m->flex_elasticity[f] >= 0)
      flex_material_stretch(m, d, f);
    else if (m->flex_dim[f] > 1 && m->flex_stiffness[21 * m->flex_elemadr[f]] != 0)
      push_elements(m, d, f);
    edge_springs(m, d, f);
  }
}
