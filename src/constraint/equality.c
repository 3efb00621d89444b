#include "constraint/equality.h"

#include "constraint/chain.h"
#include "math/quat.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/tendon.h"

//---------------------------------- connect and weld ----------------------------------------------

// The two bodies of a connect or weld; it names bodies or sites.
static void bodies(const ctModel* m, int i, int body[2]) {
  body[0] = m->eq_obj1id[i];
  body[1] = m->eq_obj2id[i];
  if (m->eq_objtype[i] != ctOBJ_SITE) return;
  body[0] = m->site_bodyid[body[0]];
  body[1] = m->site_bodyid[body[1]];
}

// World positions of the two points that should meet; a and b are their places on the bodies.
static void points(const ctModel* m, const ctData* d, int i, const double* anchor[2],
                   double point[2][3]) {
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  for (int k = 0; k < 2; k++) {
    if (m->eq_objtype[i] == ctOBJ_SITE) {
      copy3(point[k], d->site_xpos + 3 * id[k]);
    } else {
      mat3_mul_vec(point[k], d->xmat + 9 * id[k], anchor[k]);
      addto3(point[k], d->xpos + 3 * id[k]);
    }
  }
}

// Position error p1 - p2, its Jacobian, and unless jacr is NULL that of the relative rotation.
typedef struct Joined {
  int body[2];
  double point[2][3];
  int* dof;
  int n;
  double* jac; // 3 x n, or 6 x n with the rotation
} Joined;

static void join(const ctModel* m, ctData* d, int i, const double* anchor[2], Joined* j) {
  bodies(m, i, j->body);
  points(m, d, i, anchor, j->point);
  j->n = chain_merge(m, j->dof, j->body[0], j->body[1]);
}

static void difference(const ctModel* m, const ctData* d, const Joined* j, bool turn) {
  ChainPair p = {.point = {j->point[1], j->point[0]},
                 .body = {j->body[1], j->body[0]},
                 .dof = j->dof,
                 .n = j->n};
  chain_difference(m, d, &p, j->jac, turn ? j->jac + 3 * j->n : NULL);
}

static RowBlock block(int i, int rows, const Joined* j, const double* pos) {
  return (RowBlock){.type = ctCNSTR_EQUALITY,
                    .id = i,
                    .rows = rows,
                    .n = j->n,
                    .dof = j->dof,
                    .jac = j->jac,
                    .pos = pos};
}

static void connect(const ctModel* m, ctData* d, int i, Scratch s) {
  const double* data = m->eq_data + ctNEQDATA * i;
  Joined j = {.dof = SCRATCH(s, int, m->nv), .jac = SCRATCH(s, double, 3 * m->nv)};
  join(m, d, i, (const double* [2]){data, data + 3}, &j);
  difference(m, d, &j, false);
  double pos[3];
  sub3(pos, j.point[0], j.point[1]);
  RowBlock b = block(i, 3, &j, pos);
  rows_add(m, d, &b);
}

// Orientations whose quotient should be the identity: q1 relpose and q2, or those of the sites.
static void orientations(const ctModel* m, const ctData* d, int i, double a[4], double b[4]) {
  int id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  if (m->eq_objtype[i] == ctOBJ_SITE) {
    quat_mul(a, d->xquat + 4 * m->site_bodyid[id[0]], m->site_quat + 4 * id[0]);
    quat_mul(b, d->xquat + 4 * m->site_bodyid[id[1]], m->site_quat + 4 * id[1]);
  } else {
    quat_mul(a, d->xquat + 4 * id[0], m->eq_data + ctNEQDATA * i + 6);
    copy4(b, d->xquat + 4 * id[1]);
  }
}

// error = vector part of q2* q1,  its derivative for a relative turn w is that of 1/2 q2* w q1
static void weld(const ctModel* m, ctData* d, int i, Scratch s) {
  const double* data = m->eq_data + ctNEQDATA * i;
  double scale = data[10], q1[4], q2[4], e[4], pos[6];
  Joined j = {.dof = SCRATCH(s, int, m->nv), .jac = SCRATCH(s, double, 6 * m->nv)};
  join(m, d, i, (const double* [2]){data + 3, data}, &j);
  difference(m, d, &j, true);
  sub3(pos, j.point[0], j.point[1]);

  orientations(m, d, i, q1, q2);
  quat_neg(q2, q2);
  quat_mul(e, q2, q1);
  scl3(pos + 3, e + 1, scale);
  double* turn = j.jac + 3 * j.n;
  for (int k = 0; k < j.n; k++) {
    double w[3] = {turn[k], turn[k + j.n], turn[k + 2 * j.n]};
    quat_mul_axis(e, q2, w);
    quat_mul(e, e, q1);
    for (int r = 0; r < 3; r++) turn[k + r * j.n] = 0.5 * e[r + 1] * scale;
  }
  RowBlock b = block(i, 6, &j, pos);
  rows_add(m, d, &b);
}

//---------------------------------- joint and tendon ----------------------------------------------

// A scalar that can be coupled: its value, its reference, and its Jacobian.
typedef struct Scalar {
  double value, reference;
  TendonRow row;
} Scalar;

static Scalar joint_scalar(const ctModel* m, const ctData* d, int j) {
  static const double one = 1;
  int adr = m->jnt_qposadr[j];
  return (Scalar){d->qpos[adr], m->qpos0[adr], {&one, m->jnt_dofadr + j, 1}};
}

static Scalar tendon_scalar(const ctModel* m, const ctData* d, int t) {
  return (Scalar){d->ten_length[t], m->tendon_length0[t], tendon_row(m, d, t)};
}

// r = a + w b over the union of their dofs; returns its size. Full rows have no list of dofs.
static int combine(double* r, int* dof, const TendonRow* a, const TendonRow* b, double w) {
  if (!a->dof) {
    for (int k = 0; k < a->n; k++) r[k] = a->J[k] + w * b->J[k];
    return a->n;
  }
  int n = 0, i = 0, j = 0;
  while (i < a->n || j < b->n) {
    int x = i < a->n ? a->dof[i] : INT32_MAX, y = j < b->n ? b->dof[j] : INT32_MAX;
    dof[n] = x < y ? x : y;
    r[n] = (x <= y ? a->J[i] : 0) + (y <= x ? w * b->J[j] : 0);
    i += x <= y;
    j += y <= x;
    n++;
  }
  return n;
}

// x1 - x1_0 = c0 + c1 y + c2 y^2 + c3 y^3 + c4 y^4 with y = x2 - x2_0
static void couple(const ctModel* m, ctData* d, int i, const Scalar* a, const Scalar* b) {
  const double* c = m->eq_data + ctNEQDATA * i;
  Scratch s = data_scratch(d);
  int* dof = SCRATCH(s, int, m->nv);
  double* jac = SCRATCH(s, double, m->nv);
  double pos = a->value - a->reference - c[0];
  RowBlock row = {.type = ctCNSTR_EQUALITY,
                  .id = i,
                  .rows = 1,
                  .n = a->row.n,
                  .dof = a->row.dof,
                  .jac = a->row.J,
                  .pos = &pos};
  if (b) {
    double y = b->value - b->reference;
    pos -= c[1] * y + c[2] * y * y + c[3] * y * y * y + c[4] * y * y * y * y;
    double slope = c[1] + 2 * c[2] * y + 3 * c[3] * y * y + 4 * c[4] * y * y * y;
    row.n = combine(jac, dof, &a->row, &b->row, -slope);
    row.dof = a->row.dof ? dof : NULL;
    row.jac = jac;
  }
  rows_add(m, d, &row);
}

static void joint(const ctModel* m, ctData* d, int i, Scratch s) {
  (void)s;
  int id1 = m->eq_obj1id[i], id2 = m->eq_obj2id[i];
  Scalar a = joint_scalar(m, d, id1);
  Scalar b = id2 >= 0 ? joint_scalar(m, d, id2) : (Scalar){0};
  couple(m, d, i, &a, id2 >= 0 ? &b : NULL);
}

// MuJoCo 3.5.0 notes the number of the equality as the tendon's first row, and so do we.
static void tendon_eq(const ctModel* m, ctData* d, int i, Scratch s) {
  (void)s;
  int id1 = m->eq_obj1id[i], id2 = m->eq_obj2id[i];
  Scalar a = tendon_scalar(m, d, id1);
  Scalar b = id2 >= 0 ? tendon_scalar(m, d, id2) : (Scalar){0};
  if (d->tendon_efcadr[id1] < 0) d->tendon_efcadr[id1] = i;
  if (id2 >= 0 && d->tendon_efcadr[id2] < 0) d->tendon_efcadr[id2] = i;
  couple(m, d, i, &a, id2 >= 0 ? &b : NULL);
}

//---------------------------------- flex ----------------------------------------------------------

// Every edge keeps its length.
static void flex_edges(const ctModel* m, ctData* d, int i, Scratch s) {
  (void)s;
  int f = m->eq_obj1id[i], first = m->flex_edgeadr[f];
  for (int e = first; e < first + m->flex_edgenum[f]; e++) {
    if (m->flexedge_rigid[e]) continue;
    double pos = d->flexedge_length[e] - m->flexedge_length0[e];
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_EQUALITY,
                         .id = i,
                         .rows = 1,
                         .n = m->flexedge_J_rownnz[e],
                         .dof = m->flexedge_J_colind + m->flexedge_J_rowadr[e],
                         .jac = d->flexedge_J + m->flexedge_J_rowadr[e],
                         .pos = &pos});
  }
}

// The two invariants of the stretch around every vertex stay zero.
static void flex_vertices(const ctModel* m, ctData* d, int i, Scratch s) {
  (void)s;
  int f = m->eq_obj1id[i], first = 2 * m->flex_vertadr[f];
  for (int r = first; r < first + 2 * m->flex_vertnum[f]; r++) {
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_EQUALITY,
                         .id = i,
                         .rows = 1,
                         .n = m->flexvert_J_rownnz[r],
                         .dof = m->flexvert_J_colind + m->flexvert_J_rowadr[r],
                         .jac = d->flexvert_J + m->flexvert_J_rowadr[r],
                         .pos = d->flexvert_length + r});
  }
}

//---------------------------------- all of them ---------------------------------------------------

static int chain_bound(const ctModel* m, int i) {
  int body[2];
  bodies(m, i, body);
  return chain_of(m, body[0]).n + chain_of(m, body[1]).n;
}

static int tendon_bound(const ctModel* m, const ctData* d, int i) {
  int id2 = m->eq_obj2id[i];
  return d->ten_J_rownnz[m->eq_obj1id[i]] + (id2 >= 0 ? d->ten_J_rownnz[id2] : 0);
}

static void count_flex(const ctModel* m, int i, RowCount* c) {
  int f = m->eq_obj1id[i];
  bool edges = m->eq_type[i] == ctEQ_FLEX;
  int first = edges ? m->flex_edgeadr[f] : 2 * m->flex_vertadr[f];
  int n = edges ? m->flex_edgenum[f] : 2 * m->flex_vertnum[f];
  const int* nnz = edges ? m->flexedge_J_rownnz : m->flexvert_J_rownnz;
  c->rows += n;
  for (int r = first; r < first + n; r++) c->nonzeros += nnz[r];
}

void equality_count(const ctModel* m, const ctData* d, RowCount* c) {
  static const int rows[] = {
      [ctEQ_CONNECT] = 3, [ctEQ_WELD] = 6, [ctEQ_JOINT] = 1, [ctEQ_TENDON] = 1};
  for (int i = 0; i < m->neq; i++) {
    int type = m->eq_type[i], n = 2;
    if (!d->eq_active[i]) continue;
    if (type == ctEQ_FLEX || type == ctEQ_FLEXVERT) {
      count_flex(m, i, c);
      continue;
    }
    if (type == ctEQ_CONNECT || type == ctEQ_WELD) n = chain_bound(m, i);
    if (type == ctEQ_TENDON) n = tendon_bound(m, d, i);
    c->rows += rows[type];
    c->nonzeros += (long long)rows[type] * n;
  }
}

void equality(const ctModel* m, ctData* d) {
  static void (*const make[])(const ctModel* m, ctData* d, int i, Scratch s) = {
      [ctEQ_CONNECT] = connect,  [ctEQ_WELD] = weld,       [ctEQ_JOINT] = joint,
      [ctEQ_TENDON] = tendon_eq, [ctEQ_FLEX] = flex_edges, [ctEQ_FLEXVERT] = flex_vertices,
  };
  bool sleep = awake_some_sleep(m, d);
  for (int i = 0; i < m->neq; i++) {
    if (!d->eq_active[i] || (sleep && awake_equality_sleeps(m, d, i))) continue;
    make[m->eq_type[i]](m, d, i, data_scratch(d));
  }
}
