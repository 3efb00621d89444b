// The driver: substeps of all deformable bodies over one step, with movers that answer to impulses.
// Nothing of the state changes before deform_commit, except that a disturbed body wakes.
#include "deform/couple.h"

#include "base/assert.h"
#include "deform/account.h"
#include "deform/candidate.h"
#include "deform/hold.h"
#include "deform/mocap.h"
#include "deform/record.h"
#include "deform/rest.h"
#include "deform/touch.h"
#include "deform/wind.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/thread_pool.h"

#include <math.h>
#include <string.h>

// Sweeps over the contacts of a substep per projection of the other constraints.
enum { CONTACT_SWEEPS = 2 };

typedef struct CoupledStep {
  const ctModel* m;
  ctData* d;
  DeformWork* w;
  const DeformSet* set;
  Pool* pool;
  double gravity[3];
  double dt;
  int substeps, iterations;
  bool midpoint; // some body moves by the midpoint rule
} CoupledStep;

static bool is_stepped(const DeformPart* p) { return !p->body->asleep; }

static void choose_substeps(CoupledStep* c) {
  c->substeps = c->iterations = 1;
  for (int i = 0; i < c->w->part.count; i++) {
    const DeformPart* p = c->w->part.data + i;
    if (!is_stepped(p)) continue;
    int iterations = p->body->shape->def.iterations;
    if (p->substeps > c->substeps) c->substeps = p->substeps;
    if (iterations > c->iterations) c->iterations = iterations;
    if (p->body->shape->def.midpoint) c->midpoint = true;
  }
  c->dt = c->w->dt = c->m->opt.timestep / c->substeps;
}

static bool solve_movers(CoupledStep* c) {
  int known = c->w->movers.solved;
  if (!movers_solve(&c->w->movers, c->m, c->d)) return false;
  mocap_set_motion(&c->w->movers, c->set, c->m, c->d, known);
  return true;
}

static bool begin_step(CoupledStep* c, DeformSet* s) {
  DeformWork* w = c->w;
  if (!work_begin(w, s, c->m) || !movers_clear(&w->movers, c->m, c->d, s->qfrc_last)) return false;
  w->record.count = w->candidate.count = 0;
  choose_substeps(c);
  w->movers.lag = 0.5 * (c->m->opt.timestep - c->dt);
  if (!hold_begin(w, c->m, c->d) || !candidates_find(w, c->m, c->d) || !solve_movers(c))
    return false;
  hold_add_masses(w, c->m, c->d);
  for (int i = 0; i < w->part.count; i++)
    if (is_stepped(w->part.data + i)) {
      xpbd_begin(&w->part.data[i].state);
      account_open(w->part.data + i);
    }
  return true;
}

static bool renew_candidates(CoupledStep* c) {
  if (!candidates_are_stale(c->w)) return true;
  return candidates_find(c->w, c->m, c->d) && solve_movers(c);
}

static void predict_parts(CoupledStep* c) {
  wind_forces(c->w, c->m, c->dt);
  for (int i = 0; i < c->w->part.count; i++) {
    DeformPart* p = c->w->part.data + i;
    if (!is_stepped(p)) continue;
    wind_push(c->w, p, c->dt);
    xpbd_predict(&p->state, c->gravity, c->dt);
  }
}

static void project_all(CoupledStep* c) {
  DeformWork* w = c->w;
  for (int k = 0; k < c->iterations; k++) {
    for (int i = 0; i < w->part.count; i++) {
      DeformPart* p = w->part.data + i;
      if (is_stepped(p) && k < p->body->shape->def.iterations)
        xpbd_project(&p->state, c->dt, c->pool);
    }
    hold_project(w, c->m, c->d, c->dt);
    for (int sweep = 0; sweep < CONTACT_SWEEPS; sweep++) touches_project(w, c->dt);
  }
}

static void tell_node(DeformPart* p, int node, double dt) {
  int vertex = node - p->first;
  if (vertex >= 0 && vertex < p->body->nvert && is_stepped(p)) xpbd_touch(&p->state, vertex, dt);
}

// Bodies learn which of their vertices contacts and attachments act on.
static void tell_held_vertices(DeformWork* w, double dt) {
  for (int i = 0; i < w->touch.count; i++) {
    const DeformTouch* t = w->touch.data + i;
    const DeformCandidate* c = w->candidate.data + t->candidate;
    for (int k = 0; k < t->n; k++) {
      tell_node(w->part.data + c->part, t->node[k], dt);
      if (c->other >= 0 && c->other != c->part) tell_node(w->part.data + c->other, t->node[k], dt);
    }
  }
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    for (int k = 0; k < p->body->nattach; k++)
      tell_node(p, p->first + p->body->shape->def.attach[k].vertex, dt);
  }
}

static bool run_substep(CoupledStep* c) {
  DeformWork* w = c->w;
  movers_accelerate(&w->movers, c->dt);
  predict_parts(c);
  candidates_look_ahead(w);
  if (!renew_candidates(c)) return false;
  touches_make(w, c->dt, c->pool);
  hold_begin_substep(w, c->m, c->d, c->dt);
  if (c->midpoint) tell_held_vertices(w, c->dt);
  touches_recover(w);
  project_all(c);
  touches_collect(w, c->dt);
  hold_finish(w, c->m, c->d, c->dt);
  for (int i = 0; i < w->part.count; i++) {
    DeformPart* p = w->part.data + i;
    if (!is_stepped(p)) continue;
    xpbd_finish(&p->state, c->dt);
    account_settle(w, p, c->gravity);
  }
  candidates_count_motion(w);
  movers_advance(&w->movers, c->dt);
  candidates_move(w);
  return true;
}

static void keep_end(CoupledStep* c) {
  for (int i = 0; i < c->w->part.count; i++) {
    DeformPart* p = c->w->part.data + i;
    DeformBody* b = p->body;
    size_t bytes = 3 * (size_t)b->nvert * sizeof(double);
    memcpy(b->x_next, is_stepped(p) ? p->state.x : b->x, bytes);
    memcpy(b->v_next, is_stepped(p) ? p->state.v : b->v, bytes);
    account_close(p);
    if (is_stepped(p))
      xpbd_end(&p->state, b->extra_next);
    else if (b->nextra)
      memcpy(b->extra_next, b->extra, (size_t)b->nextra * sizeof(double));
  }
}

// Bodies stay as they are.
static void keep_bodies(CoupledStep* c, DeformSet* s) {
  for (int i = 0; i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    memcpy(b->x_next, b->x, 3 * (size_t)b->nvert * sizeof(double));
    memcpy(b->v_next, b->v, 3 * (size_t)b->nvert * sizeof(double));
    *b->account_next = *b->account;
    if (b->nextra) memcpy(b->extra_next, b->extra, (size_t)b->nextra * sizeof(double));
  }
  if (c->w) c->w->movers.at.count = c->w->torn.count = 0; // nothing was pushed or torn
  s->ncon = 0;
  s->wrench = NULL;
  dense_zero(s->qfrc, (int)c->m->nv);
}

// Velocities are displacements over the substep: the model may have any time step by now.
static bool has_time_step(const ctModel* m) {
  return m->opt.timestep >= 1e-12 && m->opt.timestep <= 1e6;
}

static bool run_step(CoupledStep* c, DeformSet* s) {
  if (!begin_step(c, s)) return false;
  for (int k = 0; k < c->substeps; k++)
    if (!run_substep(c)) return false;
  keep_end(c);
  return record_finish(c->w, s, c->m);
}

bool deform_solve(const ctModel* m, ctData* d) {
  DeformSet* s = data_own(d)->deform;
  CoupledStep c = {.m = m, .d = d, .w = deform_work(s), .set = s};
  if (!(m->opt.disableflags & ctDSBL_GRAVITY)) copy3(c.gravity, m->opt.gravity);
  rest_wake(s, m, d);
  s->fresh = true;
  if (!has_time_step(m)) {
    keep_bodies(&c, s);
    data_warn(d, -1, 0, "deformable bodies do not move in a time step of %.6g s", m->opt.timestep);
    return false;
  }
  c.pool = thread_pool_take(d);
  bool good = c.w && run_step(&c, s);
  thread_pool_give(d, c.pool);
  if (!good) {
    keep_bodies(&c, s);
    data_warn(d, -1, 0, "out of memory: deformable bodies do not move at t=%.6g", d->time);
    return false;
  }
  movers_force(&c.w->movers, m, m->opt.timestep, s->qfrc);
  for (int i = 0; i < 6 * m->nbody; i++) c.w->wrench.data[i] /= m->opt.timestep;
  s->wrench = c.w->wrench.data;
  return c.w->movers.at.count > 0;
}

bool deform_shift(const ctModel* m, ctData* d, double* shift) {
  const DeformSet* s = data_own(d)->deform;
  if (!s->fresh || s->held || !s->work || s->work->movers.at.count == 0) return false;
  movers_shift(&s->work->movers, m, d, shift);
  return true;
}

void deform_commit(const ctModel* m, ctData* d) {
  DeformSet* s = data_own(d)->deform;
  if (!s->fresh || s->held) return;
  for (int i = 0, at = 0; i < s->nbody; at += s->body[i++].nattach) {
    DeformBody* b = s->body + i;
    deform_body_commit(b);
    for (int k = 0; k < b->nattach; k++) {
      if (!s->work || at + k >= s->work->torn.count || !s->work->torn.data[at + k]) continue;
      b->torn[k] = 1;
      b->flags[b->shape->def.attach[k].vertex] |= DEFORM_TORN;
    }
  }
  rest_fall(s, m);
  mocap_keep(s, m, d);
  dense_copy(s->qfrc_last, s->qfrc, (int)m->nv);
  s->fresh = false;
}

void deform_rest(DeformSet* s, int nv) {
  for (int i = 0; i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    if (b->origin) deform_body_reset(b);
    memset(b->v, 0, 3 * (size_t)b->nvert * sizeof(double));
    memset(b->force, 0, 3 * (size_t)b->nvert * sizeof(double));
    b->asleep = false;
    b->still = 0;
    for (int k = 0; k < b->nvert; k++) b->flags[k] &= (unsigned char)~DEFORM_COLLIDING;
  }
  s->ncon = 0;
  s->fresh = false;
  s->wrench = NULL;
  deform_set_forget_mocap(s);
  dense_zero(s->qfrc, nv);
  dense_zero(s->qfrc_last, nv);
}
