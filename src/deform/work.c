#include "deform/work.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

static void free_deform_work(DeformWork* w) {
  for (int i = 0; i < w->surface.count; i++) surface_free(w->surface.data + i);
  array_free(&w->surface);
  array_free(&w->part);
  array_free(&w->x);
  array_free(&w->x0);
  array_free(&w->v);
  array_free(&w->w);
  array_free(&w->lambda);
  array_free(&w->shift);
  array_free(&w->wind);
  array_free(&w->stamp);
  array_free(&w->slot);
  array_free(&w->candidate);
  array_free(&w->touch);
  array_free(&w->hit);
  array_free(&w->trial);
  array_free(&w->record);
  array_free(&w->sorted);
  array_free(&w->hold);
  array_free(&w->torn);
  array_free(&w->wrench);
  movers_free(&w->movers);
  alloc_free(w);
}

DeformWork* deform_work(DeformSet* s) {
  if (!s->work) {
    s->work = alloc_zero(sizeof *s->work);
    s->free_work = free_deform_work;
  }
  return s->work;
}

//---------------------------------- surfaces ------------------------------------------------------

// One surface per body: boxes of its tree are those of the body. Surfaces of shapes that no body
// has any more are freed.
static bool keep_surfaces(DeformWork* w, DeformSet* s) {
  bool same = w->surface.count == s->nbody;
  for (int i = 0; i < s->nbody && same; i++) same = w->surface.data[i].shape == s->body[i].shape;
  if (same) return true;
  for (int i = 0; i < w->surface.count; i++) surface_free(w->surface.data + i);
  w->surface.count = 0;
  for (int i = 0; i < s->nbody; i++) {
    DeformSurface* made = array_push(&w->surface);
    if (!made) return false;
    if (!surface_make(made, s->body[i].shape)) {
      w->surface.count--;
      return false;
    }
  }
  return true;
}

//---------------------------------- nodes ---------------------------------------------------------

static bool reserve_nodes(DeformWork* w, int n, int lambdas) {
  return array_reserve(&w->x, 3 * n) && array_reserve(&w->x0, 3 * n) &&
         array_reserve(&w->v, 3 * n) && array_reserve(&w->w, n) &&
         array_reserve(&w->lambda, lambdas) && array_reserve(&w->shift, 3 * n) &&
         array_reserve(&w->wind, 3 * n) && array_reserve(&w->stamp, n);
}

static void place_part(DeformWork* w, DeformPart* p, double* lambda) {
  DeformBody* b = p->body;
  size_t at = 3 * (size_t)p->first, bytes = 3 * (size_t)b->nvert * sizeof(double);
  p->inside = *b;
  p->inside.invmass = w->w.data + p->first;
  p->state = (XpbdState){.body = &p->inside,
                         .x = w->x.data + at,
                         .v = w->v.data + at,
                         .x0 = w->x0.data + at,
                         .lambda = lambda};
  memcpy(p->state.x, b->x, bytes);
  memcpy(p->state.x0, b->x, bytes);
  memcpy(p->state.v, b->v, bytes);
  memcpy(w->w.data + p->first, b->invmass, (size_t)b->nvert * sizeof(double));
}

bool work_begin(DeformWork* w, DeformSet* s, const ctModel* m) {
  if (!keep_surfaces(w, s) || !array_reserve(&w->part, s->nbody)) return false;
  int n = 0, lambdas = 0, attaches = 0;
  w->part.count = s->nbody;
  for (int i = 0; i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    w->part.data[i] = (DeformPart){.body = b, .surface = w->surface.data + i, .first = n};
    w->part.data[i].substeps = xpbd_substeps(b->shape, m->opt.timestep);
    n += b->nvert;
    lambdas += xpbd_lambda_size(b->shape);
    attaches += b->nattach;
  }
  if (!reserve_nodes(w, n, lambdas) || !array_reserve(&w->hold, attaches) ||
      !array_reserve(&w->torn, attaches) || !array_reserve(&w->wrench, 6 * (int)m->nbody))
    return false;
  w->nnode = n;
  w->hold.count = attaches;
  w->torn.count = 0;
  for (int i = 0, at = 0; i < s->nbody; i++) {
    place_part(w, w->part.data + i, w->lambda.data + at);
    at += xpbd_lambda_size(s->body[i].shape);
    for (int k = 0; k < s->body[i].nattach; k++) w->torn.data[w->torn.count++] = s->body[i].torn[k];
  }
  memset(w->wrench.data, 0, 6 * (size_t)m->nbody * sizeof(double));
  memset(w->wind.data, 0, 3 * (size_t)n * sizeof(double));
  return true;
}

// The force acts at the arm from the centre of mass where that is at the start of the step.
void work_push_body(DeformWork* w, int body, int mover, const double arm[3], const double p[3]) {
  double at[3], torque[3], *f = w->wrench.data + 6 * body;
  if (mover < 0) return;
  add3(at, arm, w->movers.at.data[mover].start);
  cross3(torque, at, p);
  subfrom3(f, torque);
  subfrom3(f + 3, p);
}
