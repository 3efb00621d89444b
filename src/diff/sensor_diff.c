// Sensors are functions s(x, u, a) of state, controls and acceleration. Along a change of the
// inputs, whose change of the acceleration is known, ds is a difference of fourth order of
//   s(x + t dx, u + t du, a + t da)
// over t. Forces of rows follow from a by the cost of the rows. Invariant: before a group of
// columns the stages that it does not move are those of the state.
#include "diff/sensor_diff.h"

#include "force/actuation.h"
#include "math/dense.h"
#include "pos/configuration.h"
#include "sense/sensor.h"
#include "step/forward.h"

#include <corten/corten.h>

static const double kStep = 1e-5; // rows change over the width of their impedance, 1e-3

// The state, and a line through it.
typedef struct SensorLine {
  const Diff* x;
  double *qpos, *qvel, *act, *ctrl, *qacc; // the state
  double *way, *acc;                       // inputs (columns up to the parameters), acceleration
  double* sum;                             // ds
  cttStage from;                           // the first stage that the line moves, less one
} SensorLine;

static bool take_line(SensorLine* l, const DiffPoint* p) {
  const ctModel* m = p->x.m;
  const ctData* d = p->x.d;
  *l = (SensorLine){.x = &p->x};
  l->qpos = diff_numbers(&p->x, (size_t)m->nq + 1);
  l->qvel = diff_numbers(&p->x, (size_t)m->nv + 1);
  l->act = diff_numbers(&p->x, (size_t)m->na + 1);
  l->ctrl = diff_numbers(&p->x, (size_t)m->nu + 1);
  l->qacc = diff_numbers(&p->x, (size_t)m->nv + 1);
  l->way = diff_numbers(&p->x, (size_t)p->x.col.param + 1);
  l->acc = diff_numbers(&p->x, (size_t)m->nv + 1);
  l->sum = diff_numbers(&p->x, (size_t)m->nsensordata + 1);
  if (!l->qpos || !l->qvel || !l->act || !l->ctrl || !l->qacc || !l->way || !l->acc || !l->sum)
    return false;
  dense_copy(l->qpos, d->qpos, (int)m->nq);
  dense_copy(l->qvel, d->qvel, (int)m->nv);
  dense_copy(l->act, d->act, (int)m->na);
  dense_copy(l->ctrl, d->ctrl, (int)m->nu);
  dense_copy(l->qacc, p->active.qacc, (int)m->nv);
  return true;
}

static void put_state(const SensorLine* l, double t) {
  const ctModel* m = l->x->m;
  ctData* d = l->x->d;
  const double* way = l->way;
  int nv = (int)m->nv, na = (int)m->na, nu = (int)m->nu;
  dense_copy(d->qpos, l->qpos, (int)m->nq);
  if (l->from < ctSTAGE_POS) configuration_integrate(m, d->qpos, way, t);
  for (int i = 0; i < nv; i++) d->qvel[i] = l->qvel[i] + t * way[nv + i];
  for (int i = 0; i < na; i++) d->act[i] = l->act[i] + t * way[2 * nv + i];
  for (int i = 0; i < nu; i++) d->ctrl[i] = l->ctrl[i] + t * way[2 * nv + na + i];
}

// Forces of the rows at the acceleration of the data.
static void push_rows(const ctModel* m, ctData* d, double* x) {
  if (d->nefc == 0) return;
  ct_mulJacVec(m, d, x, d->qacc);
  for (int i = 0; i < d->nefc; i++) x[i] -= d->efc_aref[i];
  ct_constraintUpdate(m, d, x, NULL, 0);
}

// The sensors at t of the line. False: no memory.
static bool read_sensors(SensorLine* l, double t) {
  const ctModel* m = l->x->m;
  ctData* d = l->x->d;
  size_t mark = arena_mark(l->x->arena);
  put_state(l, t);
  if (l->from < ctSTAGE_POS) {
    forward_position(m, d);
    sensor_position(m, d);
  }
  if (l->from < ctSTAGE_VEL) {
    forward_velocity(m, d);
    sensor_velocity(m, d);
  }
  actuation(m, d);
  for (int i = 0; i < m->nv; i++) d->qacc[i] = l->qacc[i] + t * l->acc[i];
  double* rows = diff_numbers(l->x, (size_t)d->nefc + 1);
  if (rows) push_rows(m, d, rows);
  forward_read(m, d);
  arena_release(l->x->arena, mark);
  return rows != NULL;
}

// Differences of fourth order over t.
static bool difference_sensors(SensorLine* l) {
  static const double at[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
  int n = (int)l->x->m->nsensordata;
  dense_zero(l->sum, n);
  for (int k = 0; k < 4; k++) {
    if (!read_sensors(l, at[k] * kStep)) return false;
    dense_addtoscl(l->sum, l->x->d->sensordata, weight[k] / (12 * kStep), n);
  }
  return true;
}

//---------------------------------- without a derivative ------------------------------------------

// What a user computes, and what a buffer delays.
static bool has_no_slope(const ctModel* m, int i) {
  return m->sensor_type[i] == ctSENS_USER || m->sensor_type[i] == ctSENS_PLUGIN ||
         m->sensor_history[2 * i] > 0;
}

static void list_sensors(const Diff* x) {
  const ctModel* m = x->m;
  for (int i = 0; i < m->nsensor; i++) {
    if (!has_no_slope(m, i)) continue;
    if (x->info->nsensor < ctNKINK) x->info->sensor[x->info->nsensor] = i;
    x->info->nsensor++;
  }
  if (m->nsensor > x->info->nsensor) x->info->approx |= ctAPPROX_SENSOR;
}

static void clear_unknown(const ctModel* m, double* ds) {
  for (int i = 0; i < m->nsensor; i++)
    if (has_no_slope(m, i)) dense_zero(ds + m->sensor_adr[i], m->sensor_dim[i]);
}

//---------------------------------- columns -------------------------------------------------------

// Is there a sensor that the stages behind `from` compute?
static bool stage_is_read(const ctModel* m, cttStage from) {
  for (int i = 0; i < m->nsensor; i++)
    if (m->sensor_needstage[i] > (int)from) return true;
  return false;
}

// All stages as they are at the state.
static bool settle_stages(SensorLine* l) {
  l->from = ctSTAGE_NONE;
  dense_zero(l->way, l->x->col.param);
  dense_zero(l->acc, (int)l->x->m->nv);
  return read_sensors(l, 0);
}

static void put_column(const SensorLine* l, int j, double* C, double* D) {
  const ctModel* m = l->x->m;
  int nx = l->x->col.ctrl, nu = (int)m->nu;
  for (int i = 0; i < m->nsensordata; i++) {
    if (j < nx && C) C[(size_t)i * (size_t)nx + (size_t)j] = l->sum[i];
    if (j >= nx && D) D[(size_t)i * (size_t)nu + (size_t)(j - nx)] = l->sum[i];
  }
}

// Columns first..last-1, which move the stages behind `from`.
static bool fill_group(SensorLine* l, const double* X, int first, int last, cttStage from,
                       double* C, double* D) {
  const ctModel* m = l->x->m;
  if (first == last || !settle_stages(l)) return first == last;
  l->from = from;
  for (int j = first; j < last; j++) {
    dense_zero(l->sum, (int)m->nsensordata);
    dense_zero(l->way, l->x->col.param);
    l->way[j] = 1;
    for (int i = 0; i < m->nv; i++) l->acc[i] = X[(size_t)i * (size_t)l->x->col.n + (size_t)j];
    if (stage_is_read(m, from) && !difference_sensors(l)) return false;
    clear_unknown(m, l->sum);
    put_column(l, j, C, D);
  }
  return true;
}

// The data as ct_forward leaves it.
static void restore_data(SensorLine* l) {
  l->from = ctSTAGE_VEL; // positions are copied
  put_state(l, 0);
  ct_forward(l->x->m, l->x->d);
}

bool sensor_diff_matrix(const DiffPoint* p, const double* X, double* C, double* D) {
  const DiffColumns* c = &p->x.col;
  SensorLine l;
  list_sensors(&p->x);
  if (!take_line(&l, p)) return false;
  bool good = true;
  if (C) {
    good = fill_group(&l, X, c->q, c->v, ctSTAGE_NONE, C, D) &&
           fill_group(&l, X, c->v, c->act, ctSTAGE_POS, C, D) &&
           fill_group(&l, X, c->act, c->ctrl, ctSTAGE_VEL, C, D);
  }
  if (D) good = good && fill_group(&l, X, c->ctrl, c->param, ctSTAGE_VEL, C, D);
  restore_data(&l);
  return good;
}

bool sensor_diff_forward(const DiffPoint* p, const double* in, const double* acc, double* ds) {
  const ctModel* m = p->x.m;
  SensorLine l;
  list_sensors(&p->x);
  if (!take_line(&l, p)) return false;
  dense_copy(l.way, in, p->x.col.param);
  dense_copy(l.acc, acc, (int)m->nv);
  l.from = ctSTAGE_NONE;
  bool good = difference_sensors(&l);
  dense_copy(ds, l.sum, (int)m->nsensordata);
  clear_unknown(m, ds);
  restore_data(&l);
  return good;
}
