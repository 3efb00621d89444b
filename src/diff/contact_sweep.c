// contact_base_change and the motion of points, backwards: a covector g of the change of the wrench
// becomes covectors of the motion S of a dof and of what it carries,
//   mu_k = e_k . g,   nu = -K' mu,   y_k = (turn x e_k) . (a + B_k v) + e_k . (a' + B_k v')
// where a', v' are the second motions at the contact, S x A + carry of each body.
#include "diff/contact_sweep.h"

#include "math/dense.h"
#include "math/spatial.h"
#include "pos/jacobian.h"

#include <string.h>

bool contact_sweep_open(const Diff* x, ContactSweep* s) {
  size_t nv = (size_t)x->m->nv;
  *s = (ContactSweep){.x = x, .set = dofs_new(x)};
  double* p = diff_numbers(x, (12 + 6 + SWEEP + 24 + 6) * nv + 1);
  if (!p || !s->set.dof) return false;
  s->rel = p;
  s->right = p + 6 * nv;
  s->above = p + 12 * nv;
  s->sums = s->above + 6 * nv;
  s->flow = s->sums + SWEEP * nv;
  s->pushed = s->flow + 24 * nv;
  return true;
}

//---------------------------------- one contact ---------------------------------------------------

// A side of a contact: its body, +1 or -1, its last dof, the point from the centre of mass of the
// tree.
typedef struct SweptSide {
  int body, last;
  double weight, off[3];
  const double *acc, *vel;
} SweptSide;

typedef struct SweptContact {
  const BaseContact* c;
  const ContactRate* rate;
  SweptSide side[2];
  double acc[6], vel[6]; // relative motions at the point, linear first
  double F[3], T[3];
} SweptContact;

static void add_point_motion(const SweptSide* s, const double* A, double to[6]) {
  double v[3];
  jacobian_column(v, A, s->off);
  addtoscl3(to, v, s->weight);
  addtoscl3(to + 3, A, s->weight);
}

static SweptContact open_swept(const Diff* x, const BaseContact* c, const ContactRate* r) {
  SweptContact w = {.c = c, .rate = r};
  for (int k = 0; k < 2; k++) {
    SweptSide* s = w.side + k;
    s->body = x->m->geom_bodyid[c->con->geom[k]];
    s->last = jacobian_last_dof(x->m, s->body);
    s->weight = k ? 1 : -1;
    s->acc = x->acc + 6 * s->body;
    s->vel = x->vel + 6 * s->body;
    dofs_offset(x, s->body, c->con->pos, s->off);
    add_point_motion(s, s->acc, w.acc);
    add_point_motion(s, s->vel, w.vel);
  }
  contact_base_wrench(c, w.F, w.T);
  return w;
}

// Covectors of the rates and of the second motions, linear first.
typedef struct SweptCovector {
  double rate[RATE_ROWS], acc[6], vel[6];
} SweptCovector;

static void pull_wrench(const SweptContact* w, const double g[6], SweptCovector* v) {
  const BaseContact* c = w->c;
  double mu[BASE_MAX], t[3], *move = v->rate + 1, *turn = v->rate + 4;
  memset(v, 0, sizeof *v);
  cross3(turn, w->F, g);
  cross3(t, w->T, g + 3);
  addto3(turn, t);
  cross3(move, w->F, g + 3);
  for (int k = 0; k < c->dim; k++) {
    mu[k] = dot3(c->con->frame + 3 * (k % 3), g + (k < 3 ? 0 : 3));
    v->rate[0] += mu[k] * c->by_dist[k];
  }
  for (int q = 0; q < c->dim; q++) {
    const double* e = c->con->frame + 3 * (q % 3);
    int at = q < 3 ? 0 : 3;
    double nu = 0, a[3];
    for (int k = 0; k < c->dim; k++) nu -= mu[k] * c->K[k][q];
    addscl3(a, w->acc + at, w->vel + at, c->B[q]);
    cross3(t, e, a);
    addtoscl3(turn, t, nu);
    addtoscl3(v->acc + at, e, nu);
    addtoscl3(v->vel + at, e, nu * c->B[q]);
  }
  // the point moves: a' += Omega x dp
  cross3(t, v->acc, w->acc + 3);
  addto3(move, t);
  cross3(t, v->vel, w->vel + 3);
  addto3(move, t);
}

// A covector of the motion of a point as one of the motion of the body, turns first.
static void refer_to_body(const double point[6], const double off[3], double scale, double to[6]) {
  double t[3];
  cross3(t, off, point);
  addto3(t, point + 3);
  scl3(to, t, scale);
  scl3(to + 3, point, scale);
}

// Of one side: SWEEP numbers.
static void pull_side(const Diff* x, const SweptContact* w, int k, const SweptCovector* v,
                      double z[SWEEP]) {
  const SweptSide* s = w->side + k;
  double side[6] = {0}, off[3], part[6];
  for (int i = 0; i < RATE_ROWS; i++)
    if (v->rate[i] != 0) addtoscl6(side, w->rate->J[k][i], v->rate[i]);
  dofs_offset(x, s->body, x->d->geom_xpos + 3 * w->c->con->geom[k], off);
  refer_to_body(side, off, 1, z);
  refer_to_body(v->acc, s->off, s->weight, z + 6);
  refer_to_body(v->vel, s->off, s->weight, z + 12);
  spatial_cross_force(part, s->acc, z + 6);
  addto6(z, part);
  spatial_cross_force(part, s->vel, z + 12);
  addto6(z, part);
}

//---------------------------------- dense ---------------------------------------------------------

static void fill_left(ContactSweep* s, const SweptContact* w) {
  const Diff* x = s->x;
  dofs_clear(&s->set);
  for (int k = 0; k < 2; k++) dofs_add_body(x, &s->set, w->side[k].body);
  dofs_close(x, &s->set);
  dense_zero(s->rel, 6 * s->set.n);
  for (int k = 0; k < 2; k++)
    dofs_add_motion(x, &s->set, w->side[k].body, w->c->con->pos, w->side[k].weight, s->rel);
}

// Rows of the change of the wrench by the dofs: by position from z, by velocity from its last part.
static void fill_right(ContactSweep* s, const SweptContact* w, double (*z)[2][SWEEP], int rows,
                       bool velocity) {
  const Diff* x = s->x;
  int n = s->set.n;
  dense_zero(s->right, rows * n);
  for (int side = 0; side < 2; side++) {
    for (int j = w->side[side].last; j >= 0; j = x->m->dof_parentid[j]) {
      const double *S = x->d->cdof + 6 * j, *a = x->carry_acc + 6 * j, *v = x->carry_vel + 6 * j;
      double* to = s->right + s->set.at[j];
      for (int k = 0; k < rows; k++) {
        const double* c = z[k][side];
        to[k * n] += velocity ? dot6(c + 12, S) : dot6(c, S) + dot6(c + 6, a) + dot6(c + 12, v);
      }
    }
  }
}

static void add_dense_contact(ContactSweep* s, const SweptContact* w) {
  const Diff* x = s->x;
  double z[6][2][SWEEP];
  fill_left(s, w);
  for (int k = 0; k < 6; k++) {
    double unit[6] = {k == 0, k == 1, k == 2, k == 3, k == 4, k == 5};
    SweptCovector v;
    pull_wrench(w, unit, &v);
    for (int side = 0; side < 2; side++) pull_side(x, w, side, &v, z[k][side]);
  }
  int n = s->set.n;
  DiffSink sink = {.rows = x->sink.rows, .cols = x->sink.cols, .matrix = x->sink.matrix};
  sink.blocks = x->sink.blocks;
  DiffSpan left = {s->rel, s->set.dof, n, 0};
  fill_right(s, w, z, 6, false);
  sink_add(&sink, left, (DiffSpan){s->right, s->set.dof, n, x->col.q}, 6, -1);
  if (!w->c->rows) return;
  int rows = w->c->dim > 3 ? 6 : 3; // without turning friction there is no torque
  fill_right(s, w, z, rows, true);
  sink_add(&sink, left, (DiffSpan){s->right, s->set.dof, n, x->col.v}, rows, -1);
}

//---------------------------------- gradients -----------------------------------------------------

// S y over a dof and those above it
static void sum_above(const Diff* x, const double* y, double* to) {
  for (int i = 0; i < x->m->nv; i++) {
    int p = x->m->dof_parentid[i];
    if (p >= 0)
      copy6(to + 6 * i, to + 6 * p);
    else
      zero6(to + 6 * i);
    addtoscl6(to + 6 * i, x->d->cdof + 6 * i, y[i]);
  }
}

static void add_gradient_contact(ContactSweep* s, const SweptContact* w) {
  double g[6] = {0};
  SweptCovector v;
  for (int k = 0; k < 2; k++)
    if (w->side[k].last >= 0) add_point_motion(w->side + k, s->above + 6 * w->side[k].last, g);
  pull_wrench(w, g, &v);
  for (int k = 0; k < 2; k++) {
    double z[SWEEP];
    if (w->side[k].last < 0) continue;
    pull_side(s->x, w, k, &v, z);
    dense_addtoscl(s->sums + SWEEP * w->side[k].last, z, 1, SWEEP);
  }
}

static void close_gradient(ContactSweep* s) {
  const Diff* x = s->x;
  for (int i = (int)x->m->nv - 1; i >= 0; i--) {
    const double *z = s->sums + SWEEP * i, *S = x->d->cdof + 6 * i;
    int p = x->m->dof_parentid[i];
    x->sink.row[x->col.q + i] -=
        dot6(z, S) + dot6(z + 6, x->carry_acc + 6 * i) + dot6(z + 12, x->carry_vel + 6 * i);
    x->sink.row[x->col.v + i] -= dot6(z + 12, S);
    if (p >= 0) dense_addtoscl(s->sums + SWEEP * p, z, 1, SWEEP);
  }
}

//---------------------------------- directions ----------------------------------------------------

static void sum_flow(const Diff* x, const double* in, double* to) {
  for (int i = 0; i < x->m->nv; i++) {
    int p = x->m->dof_parentid[i];
    double *f = to + 24 * i, q = in[x->col.q + i], v = in[x->col.v + i];
    if (p >= 0)
      dense_copy(f, to + 24 * p, 24);
    else
      dense_zero(f, 24);
    addtoscl6(f, x->d->cdof + 6 * i, q);
    addtoscl6(f + 6, x->carry_acc + 6 * i, q);
    addtoscl6(f + 12, x->carry_vel + 6 * i, q);
    addtoscl6(f + 18, x->d->cdof + 6 * i, v);
  }
}

static void add_direction_contact(ContactSweep* s, const SweptContact* w) {
  double change[6] = {0};
  for (int k = 0; k < 6; k++) {
    double unit[6] = {k == 0, k == 1, k == 2, k == 3, k == 4, k == 5}, z[SWEEP];
    SweptCovector v;
    pull_wrench(w, unit, &v);
    for (int side = 0; side < 2; side++) {
      if (w->side[side].last < 0) continue;
      const double* f = s->flow + 24 * w->side[side].last;
      pull_side(s->x, w, side, &v, z);
      change[k] += dense_dot(z, f, SWEEP) + dot6(z + 12, f + 18);
    }
  }
  for (int side = 0; side < 2; side++) {
    const SweptSide* p = w->side + side;
    double wrench[6];
    if (p->last < 0) continue;
    refer_to_body(change, p->off, p->weight, wrench);
    addto6(s->pushed + 6 * p->last, wrench);
  }
}

static void close_direction(ContactSweep* s) {
  const Diff* x = s->x;
  for (int i = (int)x->m->nv - 1; i >= 0; i--) {
    int p = x->m->dof_parentid[i];
    x->sink.column[i] -= dot6(s->pushed + 6 * i, x->d->cdof + 6 * i);
    if (p >= 0) addto6(s->pushed + 6 * p, s->pushed + 6 * i);
  }
}

//--------------------------------------------------------------------------------------------------

static void start_sweep(ContactSweep* s) {
  const Diff* x = s->x;
  s->used = true;
  if (x->sink.left) {
    sum_above(x, x->sink.left, s->above);
    dense_zero(s->sums, SWEEP * (int)x->m->nv);
  }
  if (x->sink.right) {
    sum_flow(x, x->sink.right, s->flow);
    dense_zero(s->pushed, 6 * (int)x->m->nv);
  }
}

void contact_sweep_add(ContactSweep* s, const BaseContact* c, const ContactRate* r) {
  const Diff* x = s->x;
  if (!s->used) start_sweep(s);
  SweptContact w = open_swept(x, c, r);
  for (int k = 0; k < 2; k++) {
    double f[3], t[3];
    scl3(f, w.F, w.side[k].weight);
    scl3(t, w.T, w.side[k].weight);
    if (w.side[k].last >= 0) dofs_push(x, w.side[k].body, c->con->pos, f, t);
  }
  if (x->sink.matrix) add_dense_contact(s, &w);
  if (x->sink.left) add_gradient_contact(s, &w);
  if (x->sink.right) add_direction_contact(s, &w);
}

void contact_sweep_close(ContactSweep* s) {
  if (!s->used) return;
  if (s->x->sink.left) close_gradient(s);
  if (s->x->sink.right) close_direction(s);
}
