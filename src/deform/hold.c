// A soft attachment is a spring: x - point + compliance f = 0, f = lambda / dt^2, at the end of the
// substep. A rigid one (compliance 0) makes the vertex move as the point does in the substep, and a
// distance that is left is removed without velocity. A holder that moves gets the opposite impulse.
#include "deform/hold.h"

#include "deform/touch.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

typedef struct Holder {
  const ctDeformAttach* attach;
  int node, mover;
  double point[3], arm[3]; // now
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

void hold_clear(DeformWork* w) {
  if (w->hold.count) memset(w->hold.data, 0, (size_t)w->hold.count * sizeof(double));
}

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

static void project_holder(DeformWork* w, const Holder* h, double* lambda, double dt) {
  double C[3], u[3] = {0, 0, 0}, K[9] = {0}, p[3], *x = w->x.data + 3 * h->node;
  double mobility = w->w.data[h->node], soft = h->attach->compliance / (dt * dt);
  if (h->mover >= 0) {
    mover_displacement(w->movers.at.data + h->mover, h->arm, dt, u);
    mover_point_mobility(&w->movers, h->mover, h->arm, K);
  }
  const double* from = soft > 0 ? h->point : w->x0.data + 3 * h->node;
  for (int i = 0; i < 3; i++) {
    C[i] = -(x[i] - from[i] - u[i] + soft * lambda[i]);
    K[4 * i] += mobility + soft;
  }
  solve_3x3(p, K, C);
  addto3(lambda, p);
  addtoscl3(x, p, mobility);
  if (h->mover < 0) return;
  double impulse[6];
  scl3(impulse + 3, p, -1 / dt);
  cross3(impulse, h->arm, impulse + 3);
  movers_push(&w->movers, h->mover, impulse);
}

static const double kFollow = 0.05; // m, the most that a vertex follows at once

static void recover_holder(DeformWork* w, const Holder* h, const ctDeformDef* def, double dt) {
  double to[3], *x = w->x.data + 3 * h->node, *x0 = w->x0.data + 3 * h->node;
  if (h->attach->compliance > 0 || w->w.data[h->node] == 0) return;
  sub3(to, h->point, x0);
  double away = norm3(to);
  double share = h->mover < 0 && away < kFollow ? 1 : touch_recovery(def, away, dt);
  addtoscl3(x, to, share);
  addtoscl3(x0, to, share);
}

void hold_recover(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  for (int i = 0, at = 0; i < w->part.count; at += w->part.data[i++].body->nattach) {
    const DeformPart* p = w->part.data + i;
    for (int k = 0; k < p->body->nattach && !p->body->asleep; k++) {
      Holder h;
      if (w->torn.data[at + k]) continue;
      find_holder(w, m, d, p, k, &h);
      recover_holder(w, &h, &p->body->shape->def, dt);
    }
  }
}

void hold_project(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  for (int i = 0, at = 0; i < w->part.count; at += w->part.data[i++].body->nattach) {
    const DeformPart* p = w->part.data + i;
    for (int k = 0; k < p->body->nattach && !p->body->asleep; k++) {
      Holder h;
      if (w->torn.data[at + k]) continue;
      find_holder(w, m, d, p, k, &h);
      project_holder(w, &h, w->hold.data + 3 * (at + k), dt);
    }
  }
}

void hold_finish(DeformWork* w, const ctModel* m, const ctData* d, double dt) {
  for (int i = 0, at = 0; i < w->part.count; at += w->part.data[i++].body->nattach) {
    const DeformBody* b = w->part.data[i].body;
    for (int k = 0; k < b->nattach; k++) {
      double limit = b->shape->def.attach[k].limit, p[3];
      if (w->torn.data[at + k] || b->asleep) continue;
      Holder h;
      find_holder(w, m, d, w->part.data + i, k, &h);
      scl3(p, w->hold.data + 3 * (at + k), 1 / dt);
      work_push_body(w, holding_body(m, h.attach), h.mover, h.arm, p);
      if (limit > 0 && norm3(w->hold.data + 3 * (at + k)) / (dt * dt) > limit)
        w->torn.data[at + k] = 1;
    }
  }
}
