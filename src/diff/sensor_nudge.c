#include "diff/sensor_nudge.h"

#include "diff/nudge.h"
#include "force/rates.h"
#include "force/velocity.h"
#include "generated/kinds.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/kinematics.h"
#include "pos/tendon.h"
#include "sense/sensor.h"

bool sensor_nudge_takes(const ctModel* m, int sensor) {
  switch (m->sensor_type[sensor]) {
  case ctSENS_CAMPROJECTION:
  case ctSENS_RANGEFINDER:
  case ctSENS_SUBTREEANGMOM:
  case ctSENS_GEOMDIST:
  case ctSENS_GEOMNORMAL:
  case ctSENS_GEOMFROMTO:
  case ctSENS_E_POTENTIAL:
    return true;
  case ctSENS_FRAMEPOS:
  case ctSENS_FRAMEXAXIS:
  case ctSENS_FRAMEYAXIS:
  case ctSENS_FRAMEZAXIS:
    return m->sensor_objtype[sensor] == ctOBJ_CAMERA || m->sensor_reftype[sensor] == ctOBJ_CAMERA;
  default:
    return false;
  }
}

typedef struct SensorList {
  const int* sensor;
  int n;
  double step;
} SensorList;

static void forget_lazy(ctData* d) { d->flg_energypos = d->flg_energyvel = d->flg_subtreevel = 0; }

static void refresh_sensed(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  camlight(m, d);
  if (m->nflex) flex_pos(m, d);
  tendon(m, d);
  rates(m, d);
  com_velocity(m, d);
  forget_lazy(d);
}

static void refresh_moved(const ctModel* m, ctData* d) {
  rates(m, d);
  com_velocity(m, d);
  forget_lazy(d);
}

static void read_sensors(const Diff* x, void* user, double* to) {
  const SensorList* list = user;
  for (int k = 0; k < list->n; to += x->m->sensor_dim[list->sensor[k]], k++)
    sensor_compute(x->m, x->d, list->sensor[k], to);
}

static bool add_nudged(const SensorWork* w, const SensorList* list, int dim, bool velocity) {
  const Diff* x = &w->p->x;
  const ctModel* m = x->m;
  int nv = (int)m->nv;
  size_t mark = arena_mark(x->arena);
  DofSet all = dofs_new(x);
  double* slope = diff_numbers(x, (size_t)dim * (size_t)nv + 1);
  Nudged what = {dim,          velocity ? refresh_moved : refresh_sensed,
                 read_sensors, (void*)list,
                 velocity,     list->step};
  if (!all.dof || !slope) return false;
  for (int i = 0; i < nv; i++) dofs_add(&all, i);
  if (!nudge(x, &all, &what, slope)) return false;
  for (int k = 0, at = 0; k < list->n; k++)
    for (int r = 0; r < m->sensor_dim[list->sensor[k]]; r++, at++)
      for (int j = 0; j < nv; j++)
        sink_entry(w->sink, m->sensor_adr[list->sensor[k]] + r,
                   (velocity ? x->col.v : x->col.q) + j, slope[at * nv + j]);
  arena_release(x->arena, mark);
  return true;
}

static bool add_list(const SensorWork* w, const SensorList* list) {
  const ctModel* m = w->p->x.m;
  int dim = 0;
  bool moves = false;
  for (int k = 0; k < list->n; k++) {
    dim += m->sensor_dim[list->sensor[k]];
    moves |= m->sensor_type[list->sensor[k]] == ctSENS_SUBTREEANGMOM;
  }
  if (list->n == 0) return true;
  return add_nudged(w, list, dim, false) && (!moves || add_nudged(w, list, dim, true));
}

// A ray leaves the face that it hits sooner than other quantities change: it takes small steps.
bool sensor_nudge_add(const SensorWork* w, const int* sensor, int n) {
  const Diff* x = &w->p->x;
  size_t mark = arena_mark(x->arena);
  if (n == 0) return true;
  int *ray = diff_ints(x, 2 * (size_t)n), *other = ray ? ray + n : NULL, nray = 0, nother = 0;
  if (!ray) return false;
  for (int k = 0; k < n; k++) {
    if (x->m->sensor_type[sensor[k]] == ctSENS_RANGEFINDER)
      ray[nray++] = sensor[k];
    else
      other[nother++] = sensor[k];
  }
  x->info->approx |= ctAPPROX_SENSOR;
  bool good =
      add_list(w, &(SensorList){other, nother, 0}) && add_list(w, &(SensorList){ray, nray, 1e-6});
  arena_release(x->arena, mark);
  return good;
}
