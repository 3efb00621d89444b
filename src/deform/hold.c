// A soft attachment is a spring: x - point + compliance f = 0, f = lambda / dt^2, at the end of the
// substep. A rigid one (compliance 0) makes the vertex move as the point does in the substep, and a
// distance that is left is removed without velocity. A holder that moves gets the opposite impulse.
//
// A light vertex on a heavy holder would let a stiff rope stretch, since the rope sees the vertex
// alone. So a vertex that is held rigidly has the mass of its holder added, M, for all constraints
// of the substep; what they move it by, dx, is a momentum (m + M) dx / dt, of which the holder gets
// its part M dx / dt here.
#include "deform/hold.h"

#include "deform/account.h"
#include "deform/touch.h"
#include "math/vec.h"

#include <math.h>

typedef struct Holder {
  const ctDeformAttach* attach;
  int node, mover;
  double point[3], arm[3]; // now
  unsigned char* torn;
} Holder;

static int holding_body(const ctModel* m, const ctDeformAttach* a) {
  return a->objtype == ctOBJ_SITE ? m->site_bodyid[a->objid] : a->objid;
}

bool hold_begin(DeformWork* w, const ctModel* m, const ctData* d) {
  for (int i = 0; i < w->part.count; i++) {
    const DeformBody* b = w->part.data[i].body;
    for (int k = 0; k < b->nattach && !b->asleep; k++) {
      int body = holding_body(m, b->shape->def.attach + k);
      if (!b->torn[k] && movers_add(&w->movers, m, d, body) == -2) return false;
    }
  }
  return true;
}

static const double kHeaviest = 1e4; // added mass over the vertex' own, also of fixed holders

static void find_holder(const DeformWork* w, const ctModel* m, const ctData* d, const DeformPart* p,
                        int k, Holder* h) {
  const ctDeformAttach* a = p->body->shape->def.attach + k;
  bool site = a->objtype == ctOBJ_SITE;
  int body = holding_body(m, a);
  const double* pos = site ? d->site_xpos + 3 * a->objid : d->xpos + 3 * body;
  const double* mat = site ? d->site_xmat + 9 * a->objid : d->xmat + 9 * body;
  h->attach = a;
  h->node = p->first + a->vertex;
  h->mover = w->movers.of_body.data[mover_body(m, body)];
  mat3_mul_vec(h->point, mat, a->pos);
  addto3(h->point, pos);
  zero3(h->arm);
  if (h->mover < 0) return;
  const RigidMover* r = w->movers.at.data + h->mover;
  sub3(h->arm, h->point, r->start);
  mat3_mul_vec(h->arm, r->turn, h->arm);
  add3(h->point, h->arm, r->com);
}

// A x = b for symmetric positive A, by its adjugate
static void solve_3x3(double x[3], const double A[9], const double b[3]) {
  double c[9];
  cross3(c, A + 3, A + 6);
  cross3(c + 3, A + 6, A);
  cross3(c + 6, A, A + 3);
  double det = dot3(A, c);
  for (int i = 0; i < 3; i++)
    x[i] = det > 0 ? (c[i] * b[0] + c[3 + i] * b[1] + c[6 + i] * b[2]) / det : 0;
}

//---------------------------------- all attachments that hold -------------------------------------

typedef struct HoldJob {
  DeformWork* w;
  const ctModel* m;
  const ctData* d;
  double dt;
} HoldJob;

typedef void (*HolderTask)(const HoldJob* j, const DeformPart* p, const Holder* h, HoldState* s);

static void each_holder(const HoldJob* j, HolderTask task) {
  DeformWork* w = j->w;
  for (int i = 0, at = 0; i < w->part.count; at += w->part.data[i++].body->nattach) {
    const DeformPart* p = w->part.data + i;
    for (int k = 0; k < p->body->nattach && !p->body->asleep; k++) {
      if (w->torn.data[at + k]) continue;
      Holder h;
      find_holder(w, j->m, j->d, p, k, &h);
      h.torn = w->torn.data + at + k;
      task(j, p, &h, w->hold.data + at + k);
    }
  }
}

// An impulse -p at the arm of a holder that moves.
static void push_holder(DeformWork* w, const Holder* h, const double p[3], double dt) {
  if (h->mover < 0) return;
  double impulse[6];
  scl3(impulse + 3, p, -1 / dt);
  cross3(impulse, h->arm, impulse + 3);
  movers_push(&w->movers, h->mover, impulse);
}

static void add_mass(const HoldJob* j, const DeformPart* p, const Holder* h, HoldState* s) {
  DeformWork* w = j->w;
  double own = p->body->invmass[h->attach->vertex], K[9] = {0};
  *s = (HoldState){0};
  if (h->attach->compliance > 0 || own <= 0) return;
  if (h->mover >= 0) mover_point_mobility(&w->movers, h->mover, h->arm, K);
  double trace = K[0] + K[4] + K[8];
  s->mass = fmin(trace > 0 ? 3 / trace : INFINITY, kHeaviest / own);
  w->w.data[h->node] = 1 / (1 / own + s->mass);
}

void hold_add_masses(DeformWork* w, const ctModel* m, const ctData* d) {
  each_holder(&(HoldJob){w, m, d, 0}, add_mass);
}

//---------------------------------- substep -------------------------------------------------------

static const double kFollow = 0.05; // m, the most that a vertex follows at once

// Forces on the vertex moved the added mass, too: the holder's part of their momentum.
static void begin_holder(const HoldJob* j, const DeformPart* p, const Holder* h, HoldState* s) {
  DeformWork* w = j->w;
  double to[3], q[3], *x = w->x.data + 3 * h->node, *x0 = w->x0.data + 3 * h->node;
  zero3(s->lambda);
  if (s->mass > 0) {
    add3(q, p->body->force + 3 * h->attach->vertex, w->wind.data + 3 * h->node);
    scl3(q, q, -j->dt * j->dt * s->mass * w->w.data[h->node]);
    push_holder(w, h, q, j->dt);
    addto3(s->lambda, q);
  }
  if (h->attach->compliance == 0 && w->w.data[h->node] > 0) {
    sub3(to, h->point, x0);
    double away = norm3(to);
    double share =
        h->mover < 0 && away < kFollow ? 1 : touch_recovery(&p->body->shape->def, away, j->dt);
    addtoscl3(x, to, share);
    addtoscl3(x0, to, share);
  }
  copy3(s->from, x);
}

// lambda is minus the momentum times dt that the holder received.
static void project_holder(const HoldJob* j, const DeformPart* part, const Holder* h,
                           HoldState* s) {
  DeformWork* w = j->w;
  double C[3], u[3] = {0, 0, 0}, K[9] = {0}, p[3], *x = w->x.data + 3 * h->node, dt = j->dt;
  double mobility = part->body->invmass[h->attach->vertex];
  double soft = h->attach->compliance / (dt * dt);
  if (s->mass > 0) {
    sub3(p, x, s->from);
    scl3(p, p, -s->mass);
    push_holder(w, h, p, dt);
    addto3(s->lambda, p);
  }
  if (h->mover >= 0) {
    mover_displacement(w->movers.at.data + h->mover, h->arm, dt, u);
    mover_point_mobility(&w->movers, h->mover, h->arm, K);
  }
  const double* from = soft > 0 ? h->point : w->x0.data + 3 * h->node;
  for (int i = 0; i < 3; i++) {
    C[i] = -(x[i] - from[i] - u[i] + soft * s->lambda[i]);
    K[4 * i] += mobility + soft;
  }
  solve_3x3(p, K, C);
  addto3(s->lambda, p);
  addtoscl3(x, p, mobility);
  push_holder(w, h, p, dt);
  copy3(s->from, x);
}

// Of a holder that moves, with the impulse p
static void add_hold_work(const HoldJob* j, const DeformPart* part, const Holder* h,
                          const double p[3]) {
  if (h->mover < 0) return;
  double u[3], f[3];
  scl3(f, p, 1 / j->dt);
  mover_mean_displacement(j->w->movers.at.data + h->mover, h->arm, j->dt, u);
  account_add(j->w->part.data + (part - j->w->part.data), f, u);
}

static void finish_holder(const HoldJob* j, const DeformPart* part, const Holder* h, HoldState* s) {
  double p[3], limit = h->attach->limit;
  scl3(p, s->lambda, 1 / j->dt);
  work_push_body(j->w, holding_body(j->m, h->attach), h->mover, h->arm, p);
  add_hold_work(j, part, h, p);
  if (!(limit > 0 && norm3(p) / j->dt > limit)) return;
  *h->torn = 1;
  s->mass = 0;
  j->w->w.data[h->node] = part->body->invmass[h->attach->vertex];
}

void hold_begin_substep(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  each_holder(&(HoldJob){w, m, d, dt}, begin_holder);
}

void hold_project(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  each_holder(&(HoldJob){w, m, d, dt}, project_holder);
}

void hold_finish(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  each_holder(&(HoldJob){w, m, d, dt}, finish_holder);
}
