#include "deform/rest.h"

#include "deform/candidate.h"
#include "math/vec.h"

#include <math.h>

static const double kRestTime = 0.5; // s

static double largest_length(const double* v, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) most = fmax(most, dot3(v + 3 * i, v + 3 * i));
  return sqrt(most);
}

static void bound_body(const DeformBody* b, double low[3], double high[3]) {
  copy3(low, b->x);
  copy3(high, b->x);
  for (int i = 1; i < b->nvert; i++)
    for (int k = 0; k < 3; k++) {
      low[k] = fmin(low[k], b->x[3 * i + k]);
      high[k] = fmax(high[k], b->x[3 * i + k]);
    }
}

// Does a geom that moves come near to a body?
static bool is_touched(const DeformBody* b, const ctModel* m, const ctData* d) {
  double low[3], high[3], g0[3], g1[3], margin = b->shape->margin;
  bound_body(b, low, high);
  for (int g = 0; g < m->ngeom; g++) {
    int body = m->geom_bodyid[g], tree = m->body_treeid[m->body_weldid[body]];
    if (tree < 0 || !d->tree_awake[tree]) continue;
    const double* v = d->cvel + 6 * body;
    double speed = norm3(v + 3) + norm3(v);
    if (speed <= b->shape->def.sleep) continue;
    if (!candidate_geom_box(m, d, g, margin + m->opt.timestep * speed, g0, g1)) continue;
    bool meet = true;
    for (int k = 0; k < 3; k++) meet &= g0[k] <= high[k] && g1[k] >= low[k];
    if (meet) return true;
  }
  return false;
}

void rest_wake(DeformSet* s, const ctModel* m, const ctData* d) {
  for (int i = 0; i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    if (!b->asleep) continue;
    b->asleep = !(b->shape->def.sleep <= 0 || largest_length(b->v, b->nvert) > 0 ||
                  largest_length(b->force, b->nvert) > 0 || is_touched(b, m, d));
    if (!b->asleep) b->still = 0;
  }
}

// Is a body in contact with, or held by, a rigid body that can move?
static bool rests_on_mover(const DeformSet* s, int body, const ctModel* m) {
  for (int i = 0; i < s->ncon; i++) {
    const ctDeformContact* c = s->con + i;
    if (c->other >= 0 && (c->body == body || c->other == body) && c->body != c->other) return true;
    if (c->body != body || c->geom < 0) continue;
    if (m->body_treeid[m->body_weldid[m->geom_bodyid[c->geom]]] >= 0) return true;
  }
  const DeformBody* b = s->body + body;
  for (int k = 0; k < b->nattach; k++) {
    const ctDeformAttach* a = b->shape->def.attach + k;
    int holder = a->objtype == ctOBJ_SITE ? m->site_bodyid[a->objid] : a->objid;
    if (!b->torn[k] && m->body_treeid[m->body_weldid[holder]] >= 0) return true;
  }
  return false;
}

void rest_fall(DeformSet* s, const ctModel* m) {
  for (int i = 0; i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    double limit = b->shape->def.sleep;
    if (limit <= 0 || b->asleep) continue;
    bool quiet = largest_length(b->v, b->nvert) <= limit && !rests_on_mover(s, i, m);
    b->still = quiet ? b->still + m->opt.timestep : 0;
    if (b->still < kRestTime) continue;
    b->asleep = true;
    for (int k = 0; k < 3 * b->nvert; k++) b->v[k] = 0;
  }
}
