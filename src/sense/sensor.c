// sensor_dim numbers of sensor i stand at sensor_adr, sensors in order without a gap. A sensor is
// computed in the stage of its kind, after the stages it needs; values are cut off last. A delayed
// sensor reads its history instead of the value of this moment.
#include "sense/sensor.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/history.h"
#include "model/plugin_registry.h"
#include "sense/object_motion.h"
#include "sense/rne_post.h"
#include "sense/sensor_contact.h"
#include "sense/sensor_force.h"
#include "sense/sensor_motion.h"
#include "sense/sensor_space.h"
#include "sense/sensor_tactile.h"

#include <corten/corten.h>

typedef void (*SensorRead)(const ctModel* m, ctData* d, int i, double* out);

// User and plugin sensors have none.
#define READ(kind, function) [kind] = function,
static const SensorRead kRead[SENSOR_KINDS] = {SENSOR_READ(READ)};

// Lazy fields to compute before a sensor is read: subtree_linvel, subtree_angmom; or cacc,
// cfrc_int, cfrc_ext.
static void prepare_sensors(const ctModel* m, ctData* d, SensorNeeds need) {
  if (need == SENSOR_NEEDS_SUBTREES && !d->flg_subtreevel) subtree_velocity(m, d);
  if (need == SENSOR_NEEDS_FORCES && !d->flg_rnepost) rne_postconstraint(m, d);
}

// Contact sensors hold numbers of many kinds, and the cutoff of a segment is how far it may reach.
static bool is_cut(const ctModel* m, int i) {
  return m->sensor_cutoff[i] > 0 && !sensor_kind[m->sensor_type[i]].uncut;
}

// Reals stay in [-cutoff, cutoff], positive numbers below it; directions are never cut.
static void cut_off(const ctModel* m, int i, double* out) {
  if (!is_cut(m, i)) return;
  double most = m->sensor_cutoff[i];
  bool both = m->sensor_datatype[i] == ctDATATYPE_REAL;
  if (!both && m->sensor_datatype[i] != ctDATATYPE_POSITIVE) return;
  for (int k = 0; k < m->sensor_dim[i]; k++) {
    if (out[k] > most) out[k] = most;
    if (both && out[k] < -most) out[k] = -most;
  }
}

void sensor_compute(const ctModel* m, ctData* d, int i, double* out) {
  int kind = m->sensor_type[i];
  if (!kRead[kind]) return;
  prepare_sensors(m, d, sensor_kind[kind].need);
  kRead[kind](m, d, i, out);
  cut_off(m, i, out);
}

//---------------------------------- delays --------------------------------------------------------

// With an interval, is it time for a new reading?
static bool is_due(const ctModel* m, const ctData* d, int i) {
  double period = m->sensor_interval[2 * i];
  if (period <= 0) return true;
  return *history_user(history_of_sensor(m, d, i)) + period <= d->time;
}

// A delayed sensor is read from its buffer, one with an interval too while it is not due.
static void compute_or_recall(const ctModel* m, ctData* d, int i, double* out) {
  bool delayed = m->sensor_delay[i] > 0;
  if (m->sensor_history[2 * i] <= 0 || (!delayed && is_due(m, d, i))) {
    sensor_compute(m, d, i, out);
    return;
  }
  History h = history_of_sensor(m, d, i);
  double t = delayed ? d->time - m->sensor_delay[i] : d->time;
  const double* found = history_read(h, out, t, m->sensor_history[2 * i + 1]);
  if (found != out) dense_copy(out, found, h.dim);
}

void sensor_keep(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_history[2 * i] <= 0 || !is_due(m, d, i)) continue;
    History h = history_of_sensor(m, d, i);
    if (m->sensor_interval[2 * i] > 0) *history_user(h) += m->sensor_interval[2 * i];
    double* slot = history_insert(h, d->time);
    if (m->sensor_delay[i] > 0)
      sensor_compute(m, d, i, slot);
    else
      dense_copy(slot, d->sensordata + m->sensor_adr[i], h.dim);
  }
}

//---------------------------------- stages --------------------------------------------------------

// Lazy fields that sensors of users and plugins may read at a stage.
static const SensorNeeds kNeedAt[] = {
    [ctSTAGE_NONE] = SENSOR_NEEDS_NONE,
    [ctSTAGE_POS] = SENSOR_NEEDS_NONE,
    [ctSTAGE_VEL] = SENSOR_NEEDS_SUBTREES,
    [ctSTAGE_ACC] = SENSOR_NEEDS_FORCES,
};

static void read_user(const ctModel* m, ctData* d, int stage) {
  ctfSensor hook = data_own(d)->hook.sensor;
  prepare_sensors(m, d, kNeedAt[stage]);
  if (hook) hook(m, d, stage);
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_type[i] == ctSENS_USER && m->sensor_needstage[i] == stage)
      cut_off(m, i, d->sensordata + m->sensor_adr[i]);
  }
}

// A plugin that needs no stage is read with the positions.
static void read_plugins(const ctModel* m, ctData* d, int stage) {
  for (int k = 0; k < m->nplugin; k++) {
    const ctpPlugin* p = plugin_registry_of(m, k);
    if (!p || !(p->capabilityflags & ctPLUGIN_SENSOR) || !p->compute) continue;
    if (p->needstage != stage && !(p->needstage == ctSTAGE_NONE && stage == ctSTAGE_POS)) continue;
    prepare_sensors(m, d, kNeedAt[stage]);
    p->compute(m, d, k, ctPLUGIN_SENSOR);
    for (int i = 0; i < m->nsensor; i++) {
      if (m->sensor_type[i] == ctSENS_PLUGIN && m->sensor_plugin[i] == k &&
          m->sensor_needstage[i] == stage)
        cut_off(m, i, d->sensordata + m->sensor_adr[i]);
    }
  }
}

static void read_stage(const ctModel* m, ctData* d, int stage) {
  if (m->opt.disableflags & ctDSBL_SENSOR) return;
  bool user = false;
  for (int i = 0; i < m->nsensor; i++) {
    if (m->sensor_needstage[i] != stage || m->sensor_type[i] == ctSENS_PLUGIN) continue;
    if (awake_sensor_sleeps(m, d, i)) continue; // it keeps its reading
    double* out = d->sensordata + m->sensor_adr[i];
    if (m->sensor_type[i] == ctSENS_USER) {
      dense_zero(out, m->sensor_dim[i]);
      user = true;
    } else {
      compute_or_recall(m, d, i, out);
    }
  }
  if (user) read_user(m, d, stage);
  read_plugins(m, d, stage);
}

void sensor_position(const ctModel* m, ctData* d) { read_stage(m, d, ctSTAGE_POS); }
void sensor_velocity(const ctModel* m, ctData* d) { read_stage(m, d, ctSTAGE_VEL); }
void sensor_acceleration(const ctModel* m, ctData* d) { read_stage(m, d, ctSTAGE_ACC); }

// interp -1: the model's
const cttNum* ct_readSensor(const ctModel* m, const ctData* d, int id, cttNum time, cttNum* result,
                            int interp) {
  CT_ASSERT(0 <= id && id < m->nsensor);
  History h = history_of_sensor(m, d, id);
  if (!h.buf) return d->sensordata + m->sensor_adr[id];
  if (interp < 0) interp = m->sensor_history[2 * id + 1];
  const cttNum* found = history_read(h, result, time - m->sensor_delay[id], interp);
  return found == result ? NULL : found;
}

void ct_initSensorHistory(const ctModel* m, ctData* d, int id, const cttNum* times,
                          const cttNum* values, cttNum phase) {
  CT_ASSERT(0 <= id && id < m->nsensor);
  History h = history_of_sensor(m, d, id);
  CT_ASSERT(h.buf);
  history_fill(h, times, values, phase);
}
