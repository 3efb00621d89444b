// With the acceleration given, the forces of the rows follow from their law without a solver, and
// the sensors from these forces. That function of position, velocity and acceleration is
// differentiated by differences, of fourth order by position, centred by the others (it is
// piecewise quadratic in them, but for cones). The derivative of the acceleration is known and
// comes on top.
#include "diff/sensor_load.h"

#include "diff/nudge.h"
#include "math/dense.h"
#include "model/awake.h"
#include "pos/configuration.h"
#include "sense/sensor.h"
#include "step/forward.h"

#include <math.h>

// Metres or radians; the others begin with large steps, which have small rounding errors, and end
// with small ones if rows change their piece of the cost.
static const double kStep = 1e-6, kLargeStep = 1;

bool sensor_load_takes(const ctModel* m, int sensor) {
  switch (m->sensor_type[sensor]) {
  case ctSENS_TOUCH:
  case ctSENS_FORCE:
  case ctSENS_TORQUE:
  case ctSENS_CONTACT:
  case ctSENS_TACTILE:
    return true;
  default:
    return false;
  }
}

typedef struct ForceSensors {
  const SensorWork* w;
  const int* sensor;
  int n, dim;
  ActiveSet rows;                     // of the present state
  double *qpos, *qvel, *qacc, *force; // of the data, kept
  int *state, ncon, nefc;
  double *way, *value, *slope; // nv, dim, dim
} ForceSensors;

static bool take_force_sensors(ForceSensors* f) {
  const Diff* x = &f->w->p->x;
  size_t nv = (size_t)x->m->nv, nefc = (size_t)x->d->nefc, dim = (size_t)f->dim;
  f->qpos = diff_numbers(x, (size_t)x->m->nq + 1);
  f->qvel = diff_numbers(x, 3 * nv + nefc + 2 * dim + 1);
  f->state = diff_ints(x, nefc + 1);
  if (!f->qpos || !f->qvel || !f->state || !active_take(x, &f->w->p->blocks, &f->rows))
    return false;
  f->qacc = f->qvel + nv;
  f->way = f->qacc + nv;
  f->force = f->way + nv;
  f->value = f->force + nefc;
  f->slope = f->value + dim;
  return true;
}

static void keep_forces(ForceSensors* f) {
  const ctModel* m = f->w->p->x.m;
  const ctData* d = f->w->p->x.d;
  f->ncon = d->ncon;
  f->nefc = d->nefc;
  dense_copy(f->qpos, d->qpos, (int)m->nq);
  dense_copy(f->qvel, d->qvel, (int)m->nv);
  dense_copy(f->qacc, d->qacc, (int)m->nv);
  dense_copy(f->force, d->efc_force, d->nefc);
  for (int i = 0; i < d->nefc; i++) f->state[i] = d->efc_state[i];
}

static void restore_forces(ForceSensors* f) {
  const ctModel* m = f->w->p->x.m;
  ctData* d = f->w->p->x.d;
  dense_copy(d->qpos, f->qpos, (int)m->nq);
  dense_copy(d->qvel, f->qvel, (int)m->nv);
  dense_copy(d->qacc, f->qacc, (int)m->nv);
  forward_position(m, d);
  forward_velocity(m, d);
  dense_copy(d->efc_force, f->force, d->nefc);
  for (int i = 0; i < d->nefc; i++) d->efc_state[i] = f->state[i];
  d->flg_rnepost = d->flg_subtreevel = 0;
}

// The sensors at the state of the data with the acceleration d->qacc. False: other contacts.
static bool read_forces(ForceSensors* f) {
  const Diff* x = &f->w->p->x;
  const ctModel* m = x->m;
  ctData* d = x->d;
  if (d->ncon != f->ncon || d->nefc != f->nefc) return false;
  active_forces(x, &f->rows, d->qacc);
  dense_copy(d->efc_force, f->rows.force, d->nefc);
  for (int i = 0; i < d->nefc; i++) d->efc_state[i] = f->rows.state[i];
  d->flg_rnepost = d->flg_subtreevel = 0;
  double* to = f->value;
  for (int k = 0; k < f->n; to += m->sensor_dim[f->sensor[k]], k++)
    sensor_compute(m, d, f->sensor[k], to);
  return true;
}

// Cones bend: they count as changed, so that steps are small.
static bool has_present_pieces(const ForceSensors* f) {
  const int* now = f->w->p->active.state;
  for (int i = 0; i < f->nefc; i++)
    if (f->rows.state[i] != now[i] || now[i] == ctCNSTRSTATE_CONE) return false;
  return true;
}

typedef enum Moved { BY_POSITION, BY_VELOCITY, BY_ACCELERATION } Moved;

static void move_data(const ForceSensors* f, Moved what, int dof, double by) {
  const Diff* x = &f->w->p->x;
  ctData* d = x->d;
  if (what == BY_ACCELERATION) {
    d->qacc[dof] = x->qacc[dof] + by;
  } else if (what == BY_VELOCITY) {
    d->qvel[dof] = f->qvel[dof] + by;
    forward_velocity(x->m, d);
  } else {
    dense_copy(d->qpos, f->qpos, (int)x->m->nq);
    dense_zero(f->way, (int)x->m->nv);
    f->way[dof] = 1;
    configuration_integrate(x->m, d->qpos, f->way, by);
    forward_position(x->m, d);
    forward_velocity(x->m, d);
  }
}

// The sensors on both sides of one coordinate: f->slope. Whether the rows are on the pieces of the
// cost where they are now goes to `same`. False: other contacts.
static bool difference_loads(ForceSensors* f, Moved what, int dof, double step, bool* same) {
  static const double at[4] = {-2, 2, -1, 1}, weight[4] = {1. / 12, -1. / 12, -8. / 12, 8. / 12};
  const Diff* x = &f->w->p->x;
  bool fine = what == BY_POSITION, good = true;
  *same = true;
  dense_zero(f->slope, f->dim);
  for (int s = fine ? 0 : 2; s < 4 && good; s++) {
    move_data(f, what, dof, at[s] * step);
    good = read_forces(f);
    *same = *same && good && has_present_pieces(f);
    if (good) dense_addtoscl(f->slope, f->value, (fine ? weight[s] : at[s] / 2) / step, f->dim);
  }
  if (what == BY_ACCELERATION) x->d->qacc[dof] = x->qacc[dof];
  if (what == BY_VELOCITY) x->d->qvel[dof] = f->qvel[dof];
  return good;
}

static bool difference_coordinate(ForceSensors* f, Moved what, int dof) {
  double value = what == BY_ACCELERATION ? f->w->p->x.qacc[dof] : f->qvel[dof];
  double step = kLargeStep * fmax(1, fabs(value));
  bool same;
  if (what == BY_POSITION) return difference_loads(f, what, dof, kStep, &same);
  for (int k = 0; k < 7; k++, step /= 10) {
    if (!difference_loads(f, what, dof, step, &same)) return false;
    if (same) break;
  }
  return true;
}

static void put_slope(const ForceSensors* f, double* table, int column) {
  for (int i = 0; i < f->dim; i++)
    table[(size_t)i * 3 * (size_t)f->w->p->x.m->nv + column] = f->slope[i];
}

static void sink_table(const ForceSensors* f, const double* table) {
  const SensorWork* w = f->w;
  const Diff* x = &w->p->x;
  int nv = (int)x->m->nv;
  const int first[3] = {x->col.q, x->col.v, w->acc};
  for (int k = 0, at = 0; k < f->n; k++)
    for (int r = 0; r < x->m->sensor_dim[f->sensor[k]]; r++, at++)
      for (int j = 0; j < 3 * nv; j++)
        sink_entry(w->sink, x->m->sensor_adr[f->sensor[k]] + r, first[j / nv] + j % nv,
                   table[(size_t)at * 3 * (size_t)nv + j]);
}

bool sensor_load_add(const SensorWork* w, const int* sensor, int n, bool* lost) {
  const Diff* x = &w->p->x;
  size_t mark = arena_mark(x->arena);
  ForceSensors f = {.w = w, .sensor = sensor, .n = n};
  *lost = awake_some_sleep(x->m, x->d);
  if (n == 0 || *lost) return true;
  for (int k = 0; k < n; k++) f.dim += x->m->sensor_dim[sensor[k]];
  int nv = (int)x->m->nv;
  double* table = diff_numbers(x, 3 * (size_t)nv * (size_t)f.dim + 1);
  if (!table || !take_force_sensors(&f)) return false;
  keep_forces(&f);
  dense_copy(x->d->qacc, x->qacc, nv);
  static const Moved order[3] = {BY_ACCELERATION, BY_VELOCITY, BY_POSITION};
  for (int k = 0; k < 3 && !*lost; k++) {
    for (int j = 0; j < nv && !*lost; j++) {
      *lost = !difference_coordinate(&f, order[k], j);
      put_slope(&f, table,
                (order[k] == BY_POSITION   ? 0
                 : order[k] == BY_VELOCITY ? nv
                                           : 2 * nv) +
                    j);
    }
    if (order[k] == BY_VELOCITY) forward_velocity(x->m, x->d);
  }
  restore_forces(&f);
  if (!*lost) sink_table(&f, table);
  x->info->approx |= ctAPPROX_SENSOR;
  arena_release(x->arena, mark);
  return true;
}

//---------------------------------- whole derivatives ---------------------------------------------

// What the acceleration of dof k changes by input j.
static double read_acceleration(const DiffPoint* p, const InputColumns* X, int k, int j) {
  const double* row = columns_row(p, X, k);
  const BlockSet* s = X->blocks;
  if (!s) return row[j];
  return s->column_block[j] == s->dof_block[k] ? row[s->column_in[j]] : 0;
}

// f->slope while the state moves by one input and the acceleration follows; as difference_loads.
static bool difference_along(ForceSensors* f, const InputColumns* X, Moved what, int dof,
                             double step, bool* same) {
  static const double at[4] = {-2, 2, -1, 1}, weight[4] = {1. / 12, -1. / 12, -8. / 12, 8. / 12};
  const DiffPoint* p = f->w->p;
  const Diff* x = &p->x;
  int j = (what == BY_POSITION ? x->col.q : x->col.v) + dof;
  bool good = true;
  *same = true;
  dense_zero(f->slope, f->dim);
  for (int s = 0; s < 4 && good; s++) {
    for (int k = 0; k < x->m->nv; k++)
      x->d->qacc[k] = x->qacc[k] + at[s] * step * read_acceleration(p, X, k, j);
    move_data(f, what, dof, at[s] * step);
    good = read_forces(f);
    *same = *same && good && has_present_pieces(f);
    if (good) dense_addtoscl(f->slope, f->value, weight[s] / step, f->dim);
  }
  if (what == BY_VELOCITY) x->d->qvel[dof] = f->qvel[dof];
  return good;
}

// By velocity the sensors are quadratic as long as the rows keep their pieces: large steps round
// least.
static bool difference_whole(ForceSensors* f, const InputColumns* X, Moved what, int dof) {
  bool same, good = true;
  double step = what == BY_POSITION ? kStep : 1e3 * kStep;
  do {
    good = difference_along(f, X, what, dof, step, &same);
    step /= 10;
  } while (good && !same && step > 0.5 * kStep);
  return good;
}

static void put_whole(const ForceSensors* f, double* Z, int column) {
  const Diff* x = &f->w->p->x;
  for (int k = 0, at = 0; k < f->n; k++)
    for (int r = 0; r < x->m->sensor_dim[f->sensor[k]]; r++)
      Z[(size_t)(x->m->sensor_adr[f->sensor[k]] + r) * (size_t)x->col.n + column] = f->slope[at++];
}

bool sensor_load_whole(const SensorWork* w, const int* sensor, int n, const InputColumns* X,
                       double* Z) {
  const Diff* x = &w->p->x;
  size_t mark = arena_mark(x->arena);
  ForceSensors f = {.w = w, .sensor = sensor, .n = n};
  if (n == 0 || awake_some_sleep(x->m, x->d)) return true;
  for (int k = 0; k < n; k++) f.dim += x->m->sensor_dim[sensor[k]];
  if (!take_force_sensors(&f)) return false;
  keep_forces(&f);
  for (int j = 0; j < x->m->nv; j++)
    if (difference_whole(&f, X, BY_VELOCITY, j)) put_whole(&f, Z, x->col.v + j);
  forward_velocity(x->m, x->d);
  for (int j = 0; j < x->m->nv; j++)
    if (difference_whole(&f, X, BY_POSITION, j)) put_whole(&f, Z, x->col.q + j);
  restore_forces(&f);
  arena_release(x->arena, mark);
  return true;
}
