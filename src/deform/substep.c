// The substep. lambda of a state is, one behind the other: XPBD_HEAD numbers, momenta of the parts,
// work of the chain with its frames first, multipliers of each batch if they are remembered, nodes
// (element.h) of the moment and of the start of the substep.
#include "base/assert.h"
#include "base/integer.h"
#include "deform/define_check.h"
#include "deform/element_solve.h"
#include "deform/midpoint.h"
#include "deform/momentum.h"
#include "deform/rod.h"
#include "deform/system.h"
#include "deform/xpbd.h"
#include "math/fn.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

// See ElementJob.ratio; 1: nothing projected yet; gravity
enum { XPBD_RATIO, XPBD_FIRST, XPBD_GRAVITY, XPBD_HEAD = 5 };

static int batch_memory(const DeformSystem* s, int i) {
  const ElementBatch* b = s->batch + i;
  return b->ngroup * b->kind->nlambda * ELEMENT_LANES;
}

static double* momenta_of(const XpbdState* s) { return s->lambda + XPBD_HEAD; }

static double* rod_work_of(const XpbdState* s) {
  return momenta_of(s) + (ptrdiff_t)s->body->shape->system->npart * MOMENTUM_SIZE;
}

static double* memory_of(const XpbdState* s) {
  const DeformSystem* system = s->body->shape->system;
  return rod_work_of(s) + (system->rod ? rod_work_size(system->rod) : 0);
}

static double* nodes_of(const XpbdState* s) {
  const DeformSystem* system = s->body->shape->system;
  double* p = memory_of(s);
  for (int i = 0; i < system->nbatch; i++) p += batch_memory(system, i);
  return p;
}

int xpbd_lambda_size(const DeformShape* shape) {
  const DeformSystem* s = shape->system;
  int n = XPBD_HEAD + s->npart * MOMENTUM_SIZE + (s->rod ? rod_work_size(s->rod) : 0);
  for (int i = 0; i < s->nbatch; i++) n += batch_memory(s, i);
  n += s->nbatch ? 2 * ELEMENT_NODE * s->nvert : 0;
  return n + (shape->def.midpoint ? midpoint_size(s->nvert) : 0);
}

// By default a substep is 1 ms, or as short as 0.7 radians of the stiffest element ask for (1.4
// with the midpoint rule, whose projections are half a step), but not below 0.25 ms. Chains are
// solved directly and need no shorter ones.
int xpbd_substeps(const DeformShape* s, double h) {
  if (s->def.substeps > 0) return s->def.substeps;
  double longest = 1e-3;
  if (s->def.kind != ctDEFORM_CHAIN)
    longest = clip1((s->def.midpoint ? 1.4 : 0.7) / s->system->frequency, 2.5e-4, 1e-3);
  return integer_of(ceil(h / longest * (1 - 1e-9)), 1, DEFORM_MAX_SUBSTEPS);
}

void xpbd_begin(XpbdState* s) {
  const DeformBody* b = s->body;
  double ratio = 1;
  for (int i = 0; i < b->nvert; i++) ratio = fmax(ratio, b->invmass[i] / b->shape->invmass[i]);
  s->lambda[XPBD_RATIO] = ratio;
  s->lambda[XPBD_FIRST] = 1;
  s->half = NULL;
  if (b->nextra) memcpy(rod_work_of(s), b->extra, (size_t)b->nextra * sizeof(double));
}

void xpbd_end(const XpbdState* s, double* extra) {
  if (s->body->nextra) memcpy(extra, rod_work_of(s), (size_t)s->body->nextra * sizeof(double));
}

// w dt up to which the midpoint rule is used. It damps nothing: elements that swing faster than
// substeps show would keep all energy of an impact, and it grows by what contacts do to them.
static const double kResolved = 4;

static bool moves_by_midpoint(const XpbdState* s, double dt) {
  const DeformShape* shape = s->body->shape;
  double w = shape->system->frequency;
  return shape->def.midpoint && s->lambda[XPBD_RATIO] * w * w * dt * dt <= kResolved * kResolved;
}

void xpbd_predict(XpbdState* s, const double gravity[3], double dt) {
  const DeformBody* b = s->body;
  CT_ASSERT(dt > 0);
  ptrdiff_t nodes = 2 * (ptrdiff_t)ELEMENT_NODE * b->nvert;
  s->half = moves_by_midpoint(s, dt) ? nodes_of(s) + nodes : NULL;
  memcpy(s->x0, s->x, (size_t)b->nvert * 3 * sizeof(double));
  for (int i = 0; i < b->nvert; i++) {
    double *v = s->v + 3 * (ptrdiff_t)i, w = b->invmass[i];
    if (!(w > 0)) { // pinned
      zero3(v);
      continue;
    }
    addtoscl3(v, gravity, dt);
    addtoscl3(v, b->force + 3 * (ptrdiff_t)i, dt * w);
    addtoscl3(s->x + 3 * (ptrdiff_t)i, v, dt);
  }
  if (s->half) midpoint_predict(s, gravity, dt);
  s->lambda[XPBD_FIRST] = 1;
  copy3(s->lambda + XPBD_GRAVITY, gravity);
}

// (w dt)^2 below which one sweep is enough: an element that is projected once is softer by an
// eighth of it.
static const double kOneSweep = 0.04;

static bool needs_one_sweep(const ElementBatch* b, double dt, double ratio) {
  return ratio * b->frequency * b->frequency * dt * dt <= kOneSweep;
}

// One sweep over all elements, each with what the others moved before; backward: in the opposite
// order.
static void sweep_batches(XpbdState* s, double dt, Pool* pool, bool backward) {
  const ctDeformDef* def = &s->body->shape->def;
  const DeformSystem* system = s->body->shape->system;
  double *memory = memory_of(s), ratio = s->lambda[XPBD_RATIO];
  for (int i = 0; i < system->nbatch && backward; i++) memory += batch_memory(system, i);
  for (int k = 0; k < system->nbatch; k++) {
    int i = backward ? system->nbatch - 1 - k : k;
    const ElementBatch* b = system->batch + i;
    bool once = needs_one_sweep(b, dt, ratio);
    if (backward) memory -= batch_memory(system, i);
    ElementJob job = {.batch = b,
                      .node = nodes_of(s),
                      .node0 = nodes_of(s) + (ptrdiff_t)ELEMENT_NODE * system->nvert,
                      .lambda = once && def->iterations == 1 ? NULL : memory,
                      .fresh = s->lambda[XPBD_FIRST] > 0 && !backward,
                      .backward = backward,
                      .dt = dt,
                      .per_dt2 = 1 / (dt * dt),
                      .damping = def->material.damping,
                      .ratio = ratio};
    if (!(once && backward)) element_solve(&job, pool);
    if (!backward) memory += batch_memory(system, i);
  }
}

static void load_nodes(double* node, const double* x, const double* invmass, int n) {
  for (ptrdiff_t i = 0; i < n; i++) {
    copy3(node + ELEMENT_NODE * i, x + 3 * i);
    node[ELEMENT_NODE * i + 3] = invmass[i];
  }
}

// At positions x, of which x0 are those of the start, with inverse masses.
static void project_elements(XpbdState* s, double* x, const double* invmass, double dt,
                             Pool* pool) {
  int n = s->body->nvert;
  double* node = nodes_of(s);
  load_nodes(node, x, invmass, n);
  if (s->body->shape->def.material.damping > 0)
    load_nodes(node + (ptrdiff_t)ELEMENT_NODE * n, s->x0, invmass, n);
  sweep_batches(s, dt, pool, false);
  sweep_batches(s, dt, pool, true);
  for (ptrdiff_t i = 0; i < n; i++) copy3(x + 3 * i, node + ELEMENT_NODE * i);
}

static void project_middle(XpbdState* s, double dt, Pool* pool) {
  const DeformSystem* system = s->body->shape->system;
  Midpoint p = midpoint_of(s);
  midpoint_begin(s);
  project_elements(s, p.middle, p.invmass, 0.5 * dt, pool);
  midpoint_end(s, dt);
  momentum_measure(momenta_of(s), system, p.before, p.middle, p.invmass);
  momentum_restore(momenta_of(s), system, s->x, p.middle, p.invmass);
  midpoint_finish(s, dt);
}

static void project_rod(XpbdState* s, double dt) {
  const DeformShape* shape = s->body->shape;
  RodJob job = {.rod = shape->system->rod,
                .x = s->x,
                .x0 = s->x0,
                .invmass = s->body->invmass,
                .force = s->body->force,
                .gravity = s->lambda + XPBD_GRAVITY,
                .work = rod_work_of(s),
                .dt = dt,
                .damping = shape->def.material.damping};
  if (s->lambda[XPBD_FIRST] > 0) rod_start(&job);
  rod_solve(&job);
}

void xpbd_project(XpbdState* s, double dt, Pool* pool) {
  const DeformSystem* system = s->body->shape->system;
  const double* invmass = s->body->invmass;
  if (s->half) {
    project_middle(s, dt, pool);
  } else {
    momentum_measure(momenta_of(s), system, s->x, s->x0, invmass);
    if (system->nbatch) project_elements(s, s->x, invmass, dt, pool);
    if (system->rod) project_rod(s, dt);
    momentum_restore(momenta_of(s), system, s->x, s->x0, invmass);
  }
  s->lambda[XPBD_FIRST] = 0;
}

void xpbd_finish(XpbdState* s, double dt) {
  const DeformBody* b = s->body;
  double keep = fn_exp(-b->shape->def.material.drag * dt) / dt;
  for (int i = 0; i < 3 * b->nvert; i++) s->v[i] = keep * (s->x[i] - s->x0[i]);
  if (!s->half) return;
  for (int i = 0; i < 3 * b->nvert; i++) s->v[i] += keep * dt * midpoint_of(s).lead[i];
}

double xpbd_energy(const DeformShape* shape, const double* x, const double* extra) {
  const DeformSystem* s = shape->system;
  CT_ASSERT(extra || !s->rod);
  double sum = s->rod ? rod_energy(s->rod, x, extra) : 0;
  for (int i = 0; i < s->nbatch; i++) sum += s->batch[i].kind->energy(s->batch + i, x);
  return sum;
}
