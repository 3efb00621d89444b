// Three rows p1 - p2 of points that move with their bodies, and with weld three rows of the vector
// part of q2* q1, whose derivative by a relative turn w is E w = 1/2 scale vec(q2* w q1). Their
// impedance depends on the norm of all violations.
#include "diff/pair_diff.h"

#include "constraint/equality.h"
#include "diff/link.h"
#include "diff/soft_row.h"
#include "math/dense.h"
#include "math/quat.h"
#include "pos/jacobian.h"

#include <string.h>

enum { PAIR_ROWS = 6 };

typedef struct PairWork {
  const Diff* x;
  const ActiveSet* a;
  const ConstraintBlock* b;
  TiedPoints l;
  double point[2][3];
  double q1[4], q2[4], scale; // q2 is the conjugate
  double E[PAIR_ROWS][6];     // rows as combinations of the relative motion
  double *dx, *J, *pos;       // rows x n: dx/dq, Jacobian; dp/dq of the impedance
  double* move;               // 6 x n
  unsigned char* moves;       // 2 x n
} PairWork;

// E w for the present orientations, or with two of them replaced
static void turn_error(const PairWork* w, const double* q2, const double* q1, const double* v,
                       double* r) {
  double e[4];
  quat_mul_axis(e, q2, v);
  quat_mul(e, e, q1);
  for (int i = 0; i < 3; i++) r[i] = 0.5 * w->scale * e[i + 1];
}

// Orientations as the rows have them.
static void find_turn(PairWork* w) {
  const ctModel* m = w->x->m;
  const ctData* d = w->x->d;
  int i = w->b->id, id[2] = {m->eq_obj1id[i], m->eq_obj2id[i]};
  double b[4];
  if (m->eq_objtype[i] == ctOBJ_SITE) {
    quat_mul(w->q1, d->xquat + 4 * m->site_bodyid[id[0]], m->site_quat + 4 * id[0]);
    quat_mul(b, d->xquat + 4 * m->site_bodyid[id[1]], m->site_quat + 4 * id[1]);
  } else {
    quat_mul(w->q1, d->xquat + 4 * id[0], m->eq_data + ctNEQDATA * i + 6);
    copy4(b, d->xquat + 4 * id[1]);
  }
  quat_neg(w->q2, b);
  w->scale = m->eq_data[ctNEQDATA * i + 10];
}

static void make_directions(PairWork* w) {
  for (int r = 0; r < w->b->rows; r++)
    for (int k = 0; k < 6; k++) w->E[r][k] = r == k && r < 3;
  if (w->b->rows < PAIR_ROWS) return;
  find_turn(w);
  for (int k = 0; k < 3; k++) {
    double e[3] = {k == 0, k == 1, k == 2}, r[3];
    turn_error(w, w->q2, w->q1, e, r);
    for (int i = 0; i < 3; i++) w->E[3 + i][3 + k] = r[i];
  }
}

// dE_j v for dof j that turns the bodies by w1 and w2: dq1 = 1/2 w1 q1, d(q2*) = -1/2 q2* w2
static void turn_direction(const PairWork* w, int j, const double* v, double* r) {
  int n = w->l.set.n;
  double half[4] = {0}, q[4], part[3];
  scl3(half + 1, w->x->d->cdof + 6 * w->l.set.dof[j], 0.5);
  zero3(r);
  if (w->moves[j]) {
    quat_mul(q, half, w->q1);
    turn_error(w, w->q2, q, v, part);
    addto3(r, part);
  }
  if (w->moves[n + j]) {
    quat_mul(q, w->q2, half);
    turn_error(w, q, w->q1, v, part);
    subfrom3(r, part);
  }
}

// Which dofs move which of the two bodies.
static void mark_movers(PairWork* w) {
  int n = w->l.set.n;
  memset(w->moves, 0, 2 * (size_t)n);
  for (int k = 0; k < 2; k++)
    for (int i = jacobian_last_dof(w->x->m, w->l.member[k].body); i >= 0;
         i = w->x->m->dof_parentid[i])
      w->moves[k * n + w->l.set.at[i]] = 1;
}

static bool open_pair(PairWork* w) {
  const Diff* x = w->x;
  int body[2];
  w->b->kind->bodies(x->m, x->d, w->b->id, body);
  w->b->kind->points(x->m, x->d, w->b->id, w->point);
  w->l = link_new(x);
  if (!w->l.rel) return false;
  for (int k = 0; k < 2; k++) {
    w->l.member[k] = (TiedMember){body[k], k ? -1 : 1, w->point[k]};
    dofs_add_body(x, &w->l.set, body[k]);
  }
  w->l.nmember = 2;
  dofs_close(x, &w->l.set);
  size_t n = (size_t)w->l.set.n;
  w->dx = diff_numbers(x, (2 * PAIR_ROWS + 1 + 6) * n + 1);
  w->moves = arena_push(x->arena, 2 * n + 1, 16);
  if (!w->dx || !w->moves) return false;
  w->J = w->dx + PAIR_ROWS * n;
  w->pos = w->J + PAIR_ROWS * n;
  w->move = w->pos + n;
  mark_movers(w);
  return true;
}

// The motion of one member with its weight, 6 x n.
static void read_member(const PairWork* w, int k, double* to) {
  const TiedMember* p = w->l.member + k;
  dense_zero(to, 6 * w->l.set.n);
  dofs_add_motion(w->x, &w->l.set, p->body, p->point, 1, to);
}

// r -= w_i x dp_j . F of each point, which moves with its body
static void add_moved_force(PairWork* w, const double* F) {
  const Diff* x = w->x;
  int n = w->l.set.n;
  for (int k = 0; k < 2; k++) {
    read_member(w, k, w->move);
    link_move_point(x, &w->l, k, w->move);
    double* torque = w->dx; // not in use yet
    for (int j = 0; j < n; j++) {
      double dp[3] = {w->move[j], w->move[n + j], w->move[2 * n + j]}, c[3];
      cross3(c, dp, F);
      for (int i = 0; i < 3; i++) torque[i * n + j] = c[i];
    }
    sink_add(&x->sink, (DiffSpan){w->move + 3 * n, w->l.set.dof, n, 0},
             (DiffSpan){torque, w->l.set.dof, n, x->col.q}, 3, -w->l.member[k].weight);
  }
}

static void fill_rows(PairWork* w) {
  const Diff* x = w->x;
  const TiedPoints* l = &w->l;
  int n = l->set.n, rows = w->b->rows, first = w->b->row;
  const double* pos = x->d->efc_pos + first;
  double norm = dense_norm(pos, rows);
  dense_zero(w->pos, n);
  for (int r = 0; r < rows; r++) {
    SoftRow s = soft_row(x, w->a, first + r, first + r);
    for (int j = 0; j < n; j++) {
      double J = 0, second = 0, turned[3] = {0};
      for (int k = 0; k < 6; k++) {
        J += w->E[r][k] * l->rel[k * n + j];
        second += w->E[r][k] * (l->second_acc[k * n + j] + s.B * l->second_vel[k * n + j]);
      }
      if (r >= 3) {
        double v[3];
        for (int k = 0; k < 3; k++) v[k] = l->acc[3 + k] + s.B * l->vel[3 + k];
        turn_direction(w, j, v, turned);
        second += turned[r - 3];
      }
      w->J[r * n + j] = J;
      w->dx[r * n + j] = second + s.stiff * J;
      if (norm > ctMINVAL) w->pos[j] += pos[r] / norm * J;
    }
  }
}

// df = -D dx + growth f dp, and the torques of the turned directions
static void add_pair_rows(PairWork* w) {
  const Diff* x = w->x;
  const TiedPoints* l = &w->l;
  int n = l->set.n, rows = w->b->rows, first = w->b->row;
  DiffSpan left = {w->J, l->set.dof, n, 0};
  double* by_v = l->second_acc; // not needed any more
  for (int r = 0; r < rows; r++) {
    SoftRow s = soft_row(x, w->a, first + r, first + r);
    double f = w->a->force[first + r];
    for (int j = 0; j < n; j++) {
      double dx = w->dx[r * n + j] + s.extra * w->pos[j];
      w->dx[r * n + j] = -s.D * dx + s.growth * f * w->pos[j];
      by_v[r * n + j] = -s.D * s.B * w->J[r * n + j];
    }
  }
  sink_add(&x->sink, left, (DiffSpan){w->dx, l->set.dof, n, x->col.q}, rows, -1);
  sink_add(&x->sink, left, (DiffSpan){by_v, l->set.dof, n, x->col.v}, rows, -1);
}

// r -= (dE_j)' f for the rows of the rotation
static void add_turned_torque(PairWork* w) {
  const Diff* x = w->x;
  int n = w->l.set.n, first = w->b->row;
  double* torque = w->l.second_vel; // not needed any more
  const double* f = w->a->force + first + 3;
  for (int j = 0; j < n; j++) {
    for (int k = 0; k < 3; k++) {
      double e[3] = {k == 0, k == 1, k == 2}, r[3];
      turn_direction(w, j, e, r);
      torque[k * n + j] = dot3(r, f);
    }
  }
  sink_add(&x->sink, (DiffSpan){w->l.rel + 3 * n, w->l.set.dof, n, 0},
           (DiffSpan){torque, w->l.set.dof, n, x->col.q}, 3, -1);
}

bool pair_diff(const Diff* x, const ActiveSet* a, const ConstraintBlock* b) {
  size_t mark = arena_mark(x->arena);
  PairWork w = {.x = x, .a = a, .b = b};
  if (!open_pair(&w)) return false;
  const double* f = a->force + b->row;
  double torque[3] = {0};
  make_directions(&w);
  for (int r = 3; r < b->rows; r++)
    for (int k = 0; k < 3; k++) torque[k] += w.E[r][3 + k] * f[r];
  link_fill(x, &w.l);
  link_push(x, &w.l, f, torque);
  add_moved_force(&w, f);
  fill_rows(&w);
  add_pair_rows(&w);
  if (b->rows == PAIR_ROWS) add_turned_torque(&w);
  arena_release(x->arena, mark);
  return true;
}
