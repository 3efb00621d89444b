// Dampers of flexes. A force on a point reaches the dofs through three columns P for each of them,
// and dofs move a point through three columns V; MuJoCo's rules make these differ for some bodies.
//   edges          -b J' J
//   elements       edge i pulls by strain s_i, which damping makes depend on the edge's velocity
//   e':
//                  d s_i / d e' = 2 damping (l - h e'),   so   P' (force for s_i = 1) (that) J_i
//   bending        -damping B_ik P_i' V_k between the vertices of two triangles
//   interpolation  damping P_i' R K_ik R' V_k between nodes
//   kinds          -D_ik P_i' V_k between the vertices of an element or hinge
//   (force/flex_material.h)
#include "force/flex_force.h"
#include "force/flex_material.h"
#include "force/passive.h"
#include "math/quat.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"
#include "step/force_vel.h"

// Dofs and three numbers for each.
typedef struct Reach {
  int n, *dof;
  real* J;
} Reach;

typedef struct FlexWork {
  ForceVel x;
  int f; // the flex
  Reach push, move;
} FlexWork;

size_t force_vel_flexes_room(const ctModel* m) { return m->nflex ? 8 * (size_t)m->nv : 0; }

static FlexWork work_new(ForceVel x, int f) {
  FlexWork w = {.x = x, .f = f};
  for (int k = 0; k < 2; k++) {
    Reach* r = k ? &w.move : &w.push;
    r->dof = SCRATCH(w.x.s, int, x.m->nv);
    r->J = SCRATCH(w.x.s, real, 3 * x.m->nv);
  }
  return w;
}

//---------------------------------- reach of bodies -----------------------------------------------

// The next n dofs from the first of a body are axes of the world.
static void reach_axes(const ctModel* m, int body, int n, Reach* r) {
  r->n = 0;
  for (int i = 0; i < n; i++) {
    int dof = m->body_dofadr[body] + i;
    if (dof < 0 || dof >= m->nv) continue;
    r->dof[r->n] = dof;
    for (int k = 0; k < 3; k++) r->J[3 * r->n + k] = real_set(k == i);
    r->n++;
  }
}

static void reach_chain(const ctModel* m, const ctData* d, int body, const real* at, Reach* r) {
  real off[3];
  sub3(off, at, d->subtree_com + 3 * m->body_rootid[body]);
  r->n = 0;
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    r->dof[r->n] = i;
    jacobian_column(r->J + 3 * r->n, d->cdof + 6 * i, off);
    r->n++;
  }
}

static void push_vertex(FlexWork* w, int body, const real* at) {
  const ctModel* m = w->x.m;
  if (m->body_simple[body] == 2)
    reach_axes(m, body, m->body_dofnum[body], &w->push);
  else
    reach_chain(m, w->x.d, body, at, &w->push);
}

static void push_work_node(FlexWork* w, int body, const real* at) {
  if (flex_force_is_straight(w->x.m, w->f))
    reach_axes(w->x.m, body, 3, &w->push);
  else
    push_vertex(w, body, at);
}

static void move_node(FlexWork* w, int body, const real* at) {
  if (flex_force_is_straight(w->x.m, w->f))
    reach_axes(w->x.m, body, 3, &w->move);
  else
    reach_chain(w->x.m, w->x.d, body, at, &w->move);
}

// DfDv += P' A V
static void add_pair(const FlexWork* w, const real A[9]) {
  const Reach *p = &w->push, *v = &w->move;
  for (int a = 0; a < p->n; a++) {
    real left[3], *row = w->x.DfDv + (size_t)p->dof[a] * (size_t)w->x.m->nv;
    mat3_mul_t_vec(left, A, p->J + 3 * a);
    for (int b = 0; b < v->n; b++) row[v->dof[b]] += dot3(left, v->J + 3 * b);
  }
}

//---------------------------------- terms ---------------------------------------------------------

static bool is_damped(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

static ForceVelRow find_edge_row(const ForceVel* x, int edge) {
  int at = x->m->flexedge_J_rowadr[edge];
  return (ForceVelRow){x->d->flexedge_J + at, x->m->flexedge_J_colind + at,
                       x->m->flexedge_J_rownnz[edge]};
}

static void derive_edges(const FlexWork* w) {
  const ctModel* m = w->x.m;
  double b = m->flex_edgedamping[w->f];
  if (b == 0 || !is_damped(m)) return;
  for (int e = m->flex_edgeadr[w->f]; e < m->flex_edgeadr[w->f] + m->flex_edgenum[w->f]; e++) {
    ForceVelRow J = find_edge_row(&w->x, e);
    if (!m->flexedge_rigid[e]) force_vel_add(&w->x, J, J, real_set(-b));
  }
}

// Force on a corner of an element when edge i has a strain of one.
static void unit_force(const FlexElement* x, const real* vert, int i, int corner, real* force) {
  zero3(force);
  for (int j = 0; j < x->nedge; j++) {
    const int* end = x->end[j];
    real pull[3];
    sub3(pull, vert + 3 * x->vert[end[1]], vert + 3 * x->vert[end[0]]);
    double k = flex_force_stiffness(x->K, x->nedge, i, j);
    if (end[0] == corner) addtoscl3(force, pull, real_set(k));
    if (end[1] == corner) addtoscl3(force, pull, real_set(-k));
  }
}

// Terms of edge i of an element at one corner, whose columns are given.
static void add_edge(const FlexWork* w, const FlexElement* x, int i, const real* force) {
  const ctModel* m = w->x.m;
  const ctData* d = w->x.d;
  int k = m->flex_edgeadr[w->f] + x->edge[i];
  real change = d->flexedge_length[k] - m->opt.timestep * d->flexedge_velocity[k];
  for (int a = 0; a < w->push.n; a++) {
    real given = dot3(w->push.J + 3 * a, force);
    force_vel_add(&w->x, (ForceVelRow){&given, w->push.dof + a, 1}, find_edge_row(&w->x, k),
                  2 * m->flex_damping[w->f] * change);
  }
}

static void derive_elements(FlexWork* w) {
  const ctModel* m = w->x.m;
  int first = m->flex_vertadr[w->f];
  const real* vert = w->x.d->flexvert_xpos + 3 * first;
  for (int e = 0; e < m->flex_elemnum[w->f]; e++) {
    FlexElement x = flex_force_element(m, w->f, e);
    for (int c = 0; c < x.ncorner; c++) {
      push_vertex(w, m->flex_vertbodyid[first + x.vert[c]], vert + 3 * x.vert[c]);
      for (int i = 0; i < x.nedge; i++) {
        real force[3];
        unit_force(&x, vert, i, c, force);
        add_edge(w, &x, i, force);
      }
    }
  }
}

static void derive_bent_edge(FlexWork* w, int e) {
  const ctModel* m = w->x.m;
  const int *end = m->flex_edge + 2 * e, *flap = m->flex_edgeflap + 2 * e;
  int first = m->flex_vertadr[w->f], vert[4] = {end[0], end[1], flap[0], flap[1]};
  for (int i = 0; i < 4 && flap[1] >= 0; i++) {
    const real* x = w->x.d->flexvert_xpos + 3 * (first + vert[i]);
    push_work_node(w, m->flex_vertbodyid[first + vert[i]], x);
    for (int k = 0; k < 4; k++) {
      real b = real_set(-m->flex_damping[w->f] * m->flex_bending[17 * e + 4 * i + k]);
      real zero = real_set(0), A[9] = {b, zero, zero, zero, b, zero, zero, zero, b};
      x = w->x.d->flexvert_xpos + 3 * (first + vert[k]);
      move_node(w, m->flex_vertbodyid[first + vert[k]], x);
      add_pair(w, A);
    }
  }
}

static void derive_bending(FlexWork* w) {
  const ctModel* m = w->x.m;
  if (m->flex_dim[w->f] != 2 || !is_damped(m)) return;
  for (int e = m->flex_edgeadr[w->f]; e < m->flex_edgeadr[w->f] + m->flex_edgenum[w->f]; e++)
    derive_bent_edge(w, e);
}

// A = damping R K_ik R'
static void turned_stiffness(const FlexWork* w, const real* R, int i, int k, real* A) {
  const ctModel* m = w->x.m;
  int n = 3 * m->flex_nodenum[w->f];
  const double* K = m->flex_stiffness + 21 * m->flex_elemadr[w->f];
  real own[9], t[9];
  for (int a = 0; a < 9; a++)
    own[a] = real_set(m->flex_damping[w->f] * K[(3 * i + a / 3) * n + 3 * k + a % 3]);
  mat3_mul(t, R, own);
  mat3_mul_mat_t(A, t, R);
}

static void derive_interpolation(FlexWork* w) {
  const ctModel* m = w->x.m;
  ctData* d = w->x.d;
  const int* body = m->flex_nodebodyid + m->flex_nodeadr[w->f];
  real q[4], R[9], x[3 * FLEX_MAX_NODES], A[9];
  if (!is_damped(m)) return;
  flex_force_turn(m, d, w->f, q, x);
  quat_to_mat(R, q);
  for (int i = 0; i < m->flex_nodenum[w->f]; i++) {
    push_work_node(w, body[i], x + 3 * i);
    for (int k = 0; k < m->flex_nodenum[w->f]; k++) {
      move_node(w, body[k], d->xipos + 3 * body[k]);
      turned_stiffness(w, R, i, k, A);
      add_pair(w, A);
    }
  }
}

// -D of an element or a hinge of a kind
static void add_damped_part(void* user, const FlexPart* part) {
  FlexWork* w = user;
  const ctModel* m = w->x.m;
  const real* vert = w->x.d->flexvert_xpos;
  for (int i = 0; i < part->n; i++) {
    reach_chain(m, w->x.d, m->flex_vertbodyid[part->vert[i]], vert + 3 * part->vert[i], &w->push);
    for (int k = 0; k < part->n; k++) {
      real A[9];
      for (int a = 0; a < 9; a++) A[a] = -part->D[3 * part->n * (3 * i + a / 3) + 3 * k + a % 3];
      reach_chain(m, w->x.d, m->flex_vertbodyid[part->vert[k]], vert + 3 * part->vert[k], &w->move);
      add_pair(w, A);
    }
  }
}

static void derive_damped(FlexWork* w) {
  const ctModel* m = w->x.m;
  if (m->flex_elasticity[w->f] >= 0) {
    flex_material_each_element(m, w->x.d, w->f, add_damped_part, w);
    return;
  }
  if (m->flex_dim[w->f] < 2 || m->flex_stiffness[21 * m->flex_elemadr[w->f]] == 0) return;
  if (m->flex_interp[w->f])
    derive_interpolation(w);
  else
    derive_elements(w);
}

void force_vel_flexes(ForceVel x) {
  const ctModel* m = x.m;
  if (!passive_acts(m)) return;
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_rigid[f]) continue;
    FlexWork w = work_new(x, f);
    derive_edges(&w);
    if (m->flex_damping[f] == 0) continue;
    if (m->flex_bend[f] >= 0)
      flex_material_each_hinge(m, x.d, f, add_damped_part, &w);
    else
      derive_bending(&w);
    derive_damped(&w);
  }
}
