// A point p of an element is carried by its vertices with weights
//   w_i = u_i / sum u,  u_i = 1 / |p - x_i|,   dw_i = -w_i (u_i dl_i - sum_k w_k u_k dl_k)
// where dl_i is the rate of the distance |p - x_i|. In an interpolated flex the vertices have fixed
// places c_i in its box, the point is at s = sum w_i c_i, and a node has the share basis(s). The
// softness R of the rows is proportional to A = sum of shares times body_invweight0, so that forces
// change by -dA / A.
#include "diff/contact_share.h"

#include "base/assert.h"
#include "constraint/contact_bodies.h"
#include "math/dense.h"
#include "math/vec.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"

#include <math.h>

typedef struct ShareWork {
  const Diff* x;
  TiedPoints* l;
  const ctContact* con;
  const double* move;
  double* by_q;   // LINK_MAX x n: changes of the weights of the members
  double* motion; // 6 x n
  double* length; // 4 x n: changes of the weights of the vertices of a side
  double* weight; // n: dA
  double sum;     // A
} ShareWork;

static bool is_blended(const ctModel* m, const ctContact* con, int side) {
  return con->geom[side] < 0 && con->vert[side] < 0 && m->flex_dim[con->flex[side]] > 0;
}

static void add_nodes_to_set(const Diff* x, DofSet* s, int f) {
  for (int k = 0; k < x->m->flex_nodenum[f]; k++)
    dofs_add_body(x, s, x->m->flex_nodebodyid[x->m->flex_nodeadr[f] + k]);
}

bool contact_share_members(const Diff* x, const ctContact* con, const int vert[2][4],
                           TiedPoints* l) {
  const ctModel* m = x->m;
  ContactBodies b;
  contact_bodies(m, x->d, con, &b);
  CT_ASSERT(b.n <= LINK_MAX);
  dofs_clear(&l->set);
  l->nmember = b.n;
  for (int k = 0; k < b.n; k++) {
    l->member[k] = (TiedMember){b.body[k], b.weight[k], con->pos};
    dofs_add_body(x, &l->set, b.body[k]);
  }
  for (int s = 0; s < 2; s++) {
    if (con->geom[s] >= 0) continue;
    if (m->flex_interp[con->flex[s]]) {
      add_nodes_to_set(x, &l->set, con->flex[s]);
      continue;
    }
    for (int k = 0; k < 4 && vert[s][k] >= 0; k++)
      dofs_add_body(x, &l->set, m->flex_vertbodyid[vert[s][k]]);
  }
  dofs_close(x, &l->set);
  return is_blended(m, con, 0) || is_blended(m, con, 1);
}

//---------------------------------- vertices ------------------------------------------------------

static void add_node_motions(const Diff* x, const TiedPoints* l, int f, int vertex, double* to) {
  const ctModel* m = x->m;
  double node[3 * FLEX_MAX_NODES];
  flex_pos_nodes(m, x->d, f, node);
  for (int k = 0; k < m->flex_nodenum[f]; k++) {
    double w = flex_pos_basis(m->flex_interp[f], k, m->flex_vert0 + 3 * vertex);
    int body = m->flex_nodebodyid[m->flex_nodeadr[f] + k];
    if (w != 0) dofs_add_motion(x, &l->set, body, node + 3 * k, w, to);
  }
}

void contact_share_vertex(const Diff* x, const TiedPoints* l, int flex, int vertex, double* to) {
  const ctModel* m = x->m;
  if (m->flex_interp[flex])
    add_node_motions(x, l, flex, vertex, to);
  else
    dofs_add_motion(x, &l->set, m->flex_vertbodyid[vertex], x->d->flexvert_xpos + 3 * vertex, 1,
                    to);
}

//---------------------------------- weights -------------------------------------------------------

// w->length (k x n) = changes of the weights of the vertices of a side; returns k
static int change_vertices(ShareWork* w, int side, int vertex[4]) {
  const Diff* x = w->x;
  int n = w->l->set.n;
  double weight[4];
  int k = contact_bodies_vertices(x->m, x->d, w->con, side, vertex, weight);
  for (int i = 0; i < k; i++) {
    double away[3], *to = w->length + i * n;
    sub3(away, w->con->pos, x->d->flexvert_xpos + 3 * vertex[i]);
    double far = normalize3(away), u = far > ctMINVAL ? 1 / far : 0;
    dense_zero(w->motion, 6 * n);
    contact_share_vertex(x, w->l, w->con->flex[side], vertex[i], w->motion);
    for (int j = 0; j < n; j++) {
      double rate = 0;
      for (int c = 0; c < 3; c++) rate += away[c] * (w->move[c * n + j] - w->motion[c * n + j]);
      to[j] = weight[i] * u * rate;
    }
  }
  for (int j = 0; j < n; j++) {
    double sum = 0;
    for (int i = 0; i < k; i++) sum += w->length[i * n + j];
    for (int i = 0; i < k; i++) w->length[i * n + j] = weight[i] * sum - w->length[i * n + j];
  }
  return k;
}

static void weigh_body(ShareWork* w, int body, double share) {
  w->sum += share * w->x->m->body_invweight0[2 * body];
}

// The same of the nodes of a side, whose shares are those without its sign.
static void weigh_nodes(ShareWork* w, int side, const int* vertex, int k) {
  const ctModel* m = w->x->m;
  int n = w->l->set.n, f = w->con->flex[side], all[4];
  double at[3] = {0, 0, 0}, weight[4];
  contact_bodies_vertices(m, w->x->d, w->con, side, all, weight);
  for (int i = 0; i < k; i++) addtoscl3(at, m->flex_vert0 + 3 * vertex[i], weight[i]);
  for (int node = 0; node < m->flex_nodenum[f]; node++) {
    int body = m->flex_nodebodyid[m->flex_nodeadr[f] + node];
    double slope[3], share = flex_pos_basis(m->flex_interp[f], node, at);
    if (share < CONTACT_BODIES_LEAST) continue;
    weigh_body(w, body, share);
    flex_pos_basis_slope(m->flex_interp[f], node, at, slope);
    for (int i = 0; i < k; i++)
      dense_addtoscl(w->weight, w->length + i * n,
                     dot3(slope, m->flex_vert0 + 3 * vertex[i]) * m->body_invweight0[2 * body], n);
  }
}

// The nodes of a side, in the order of its members, from the changes of its vertices.
static int change_nodes(ShareWork* w, int side, double sign, const int* vertex, int k, int first) {
  const ctModel* m = w->x->m;
  int n = w->l->set.n, f = w->con->flex[side], member = first, all[4];
  double at[3] = {0, 0, 0}, weight[4];
  contact_bodies_vertices(m, w->x->d, w->con, side, all, weight);
  for (int i = 0; i < k; i++) addtoscl3(at, m->flex_vert0 + 3 * vertex[i], sign * weight[i]);
  for (int node = 0; node < m->flex_nodenum[f]; node++) {
    double slope[3];
    if (flex_pos_basis(m->flex_interp[f], node, at) < CONTACT_BODIES_LEAST) continue;
    flex_pos_basis_slope(m->flex_interp[f], node, at, slope);
    double* to = w->by_q + member++ * n;
    for (int i = 0; i < k; i++)
      dense_addtoscl(to, w->length + i * n, sign * dot3(slope, m->flex_vert0 + 3 * vertex[i]), n);
  }
  return member;
}

// w->by_q of the members of one side, which begin at `first`, and its part of A; returns their end.
static int change_side(ShareWork* w, int side, int first) {
  const ctModel* m = w->x->m;
  const ctContact* con = w->con;
  int n = w->l->set.n, vertex[4];
  if (con->geom[side] >= 0) {
    weigh_body(w, m->geom_bodyid[con->geom[side]], 1);
    return first + 1;
  }
  double sign = side == 0 ? -1 : 1;
  int k = change_vertices(w, side, vertex);
  if (m->flex_interp[con->flex[side]]) {
    weigh_nodes(w, side, vertex, k);
    return change_nodes(w, side, sign, vertex, k, first);
  }
  for (int i = 0; i < k; i++) {
    int body = m->flex_vertbodyid[vertex[i]];
    weigh_body(w, body, fabs(w->l->member[first + i].weight));
    dense_addtoscl(w->weight, w->length + i * n, m->body_invweight0[2 * body], n);
    dense_scl(w->by_q + (first + i) * n, w->length + i * n, sign, n);
  }
  return first + k;
}

//---------------------------------- terms ---------------------------------------------------------

// second += (motion of the member at the point) x (change of its weight)
static void add_second_of(const ShareWork* w, const TiedMember* k, const double* A,
                          const double* by_q, double* to) {
  int n = w->l->set.n;
  double off[3], v[3];
  dofs_offset(w->x, k->body, k->point, off);
  jacobian_column(v, A, off);
  for (int i = 0; i < 3; i++) {
    dense_addtoscl(to + i * n, by_q, v[i], n);
    dense_addtoscl(to + (3 + i) * n, by_q, A[i], n);
  }
}

// r -= (unit motions of the member . wrench) x (change of its weight)
static void add_pushed(const ShareWork* w, const TiedMember* k, const double wrench[6],
                       const double* by_q) {
  const Diff* x = w->x;
  const DofSet* s = &w->l->set;
  double* left = w->length;
  dense_zero(w->motion, 6 * s->n);
  dense_zero(left, s->n);
  dofs_add_motion(x, s, k->body, k->point, 1, w->motion);
  for (int i = 0; i < 3; i++) {
    dense_addtoscl(left, w->motion + i * s->n, wrench[i], s->n);
    dense_addtoscl(left, w->motion + (3 + i) * s->n, wrench[3 + i], s->n);
  }
  sink_add(&x->sink, (DiffSpan){left, s->dof, s->n, 0}, (DiffSpan){by_q, s->dof, s->n, x->col.q}, 1,
           -1);
}

bool contact_share_change(const Diff* x, TiedPoints* l, const ctContact* con, const double* move,
                          const double wrench[6], double* soften) {
  size_t mark = arena_mark(x->arena), n = (size_t)l->set.n;
  ShareWork w = {.x = x, .l = l, .con = con, .move = move, .weight = soften};
  w.by_q = diff_numbers(x, ((size_t)l->nmember + 10) * n + 1);
  if (!w.by_q) return false;
  w.motion = w.by_q + (size_t)l->nmember * n;
  w.length = w.motion + 6 * n;
  dense_zero(w.by_q, l->nmember * l->set.n);
  dense_zero(soften, l->set.n);
  for (int side = 0, first = 0; side < 2; side++) first = change_side(&w, side, first);
  dense_scl(soften, soften, w.sum > 0 ? -1 / w.sum : 0, l->set.n);
  for (int k = 0; k < l->nmember; k++) {
    const TiedMember* t = l->member + k;
    const double* by_q = w.by_q + (size_t)k * n;
    add_second_of(&w, t, x->acc + 6 * t->body, by_q, l->second_acc);
    add_second_of(&w, t, x->vel + 6 * t->body, by_q, l->second_vel);
    add_pushed(&w, t, wrench, by_q);
  }
  arena_release(x->arena, mark);
  return true;
}
