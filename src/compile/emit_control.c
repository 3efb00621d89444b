#include "compile/emit.h"

#include <limits.h>
#include <string.h>

#define COPY(to, from, i)                                                                          \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

// A delay buffer: two numbers of its own, then time and values of each sample.
static cttSize history_size(int nsample, int dim) {
  return nsample > 0 ? (cttSize)nsample * (dim + 1) + 2 : 0;
}

void emit_control_sizes(const Build* b, ctModel* m) {
  m->nu = b->nactuator;
  m->nsensor = b->nsensor;
  for (int i = 0; i < b->nactuator; i++) {
    m->na += b->actuator[i].s.actdim;
    m->nhistory += history_size(b->actuator[i].s.nsample, 1);
  }
  for (int i = 0; i < b->nsensor; i++) {
    m->nsensordata += b->sensor[i].s.dim;
    m->nhistory += history_size(b->sensor[i].s.nsample, b->sensor[i].s.dim);
  }
}

static void actuator_kind(const BuildActuator* a, ctModel* m, int i) {
  const ctsActuator* s = &a->s;
  m->actuator_trntype[i] = s->trntype;
  m->actuator_dyntype[i] = s->dyntype;
  m->actuator_gaintype[i] = s->gaintype;
  m->actuator_biastype[i] = s->biastype;
  COPY(m->actuator_trnid, a->target, i);
  m->actuator_group[i] = s->group;
  m->actuator_history[2 * i] = s->nsample;
  m->actuator_history[2 * i + 1] = s->interp;
  m->actuator_delay[i] = s->delay;
  m->actuator_actearly[i] = s->actearly;
  m->actuator_cranklength[i] = s->cranklength;
}

static void actuator_values(const BuildActuator* a, ctModel* m, int i) {
  const ctsActuator* s = &a->s;
  m->actuator_ctrllimited[i] = build_limited(s->ctrllimited, s->ctrlrange);
  m->actuator_forcelimited[i] = build_limited(s->forcelimited, s->forcerange);
  m->actuator_actlimited[i] = build_limited(s->actlimited, s->actrange);
  COPY(m->actuator_gear, s->gear, i);
  COPY(m->actuator_dynprm, s->dynprm, i);
  COPY(m->actuator_gainprm, s->gainprm, i);
  COPY(m->actuator_biasprm, s->biasprm, i);
  COPY(m->actuator_ctrlrange, s->ctrlrange, i);
  COPY(m->actuator_forcerange, s->forcerange, i);
  COPY(m->actuator_actrange, s->actrange, i);
  COPY(m->actuator_lengthrange, s->lengthrange, i);
  emit_user(m->actuator_user + m->nuser_actuator * i, (int)m->nuser_actuator, s->userdata);
}

static void sensor_values(const BuildSensor* x, ctModel* m, int i) {
  const ctsSensor* s = &x->s;
  m->sensor_type[i] = s->type;
  m->sensor_datatype[i] = s->datatype;
  m->sensor_needstage[i] = s->needstage;
  m->sensor_objtype[i] = s->objtype;
  m->sensor_objid[i] = x->object;
  m->sensor_reftype[i] = s->reftype;
  m->sensor_refid[i] = x->reference;
  COPY(m->sensor_intprm, s->intprm, i);
  m->sensor_dim[i] = s->dim;
  m->sensor_cutoff[i] = s->cutoff;
  m->sensor_noise[i] = s->noise;
  m->sensor_history[2 * i] = s->nsample;
  m->sensor_history[2 * i + 1] = s->interp;
  m->sensor_delay[i] = s->delay;
  COPY(m->sensor_interval, s->interval, i);
  emit_user(m->sensor_user + m->nuser_sensor * i, (int)m->nuser_sensor, s->userdata);
}

// Address of the next buffer, -1 if this one is empty.
static int take_history(int* next, cttSize size) {
  if (!size) return -1;
  int adr = *next;
  *next += (int)size;
  return adr;
}

bool emit_control_addresses(ctModel* m) {
  int history = 0;
  cttSize data = 0, total = 0;
  for (int i = 0; i < m->nu; i++) total += history_size(m->actuator_history[2 * i], 1);
  for (int i = 0; i < m->nsensor; i++) {
    data += m->sensor_dim[i];
    total += history_size(m->sensor_history[2 * i], m->sensor_dim[i]);
  }
  if (data > INT_MAX || total > INT_MAX) return false;
  m->nsensordata = data;
  m->nhistory = total;
  for (int i = 0; i < m->nu; i++)
    m->actuator_historyadr[i] = take_history(&history, history_size(m->actuator_history[2 * i], 1));
  int adr = 0;
  for (int i = 0; i < m->nsensor; i++) {
    m->sensor_adr[i] = adr;
    adr += m->sensor_dim[i];
    m->sensor_historyadr[i] =
        take_history(&history, history_size(m->sensor_history[2 * i], m->sensor_dim[i]));
  }
  return true;
}

void emit_control(const Build* b, ctModel* m) {
  int act = 0;
  for (int i = 0; i < b->nactuator; i++) {
    const BuildActuator* a = b->actuator + i;
    actuator_kind(a, m, i);
    actuator_values(a, m, i);
    m->actuator_actnum[i] = a->s.actdim;
    m->actuator_actadr[i] = a->s.actdim ? act : -1;
    act += a->s.actdim;
  }
  for (int i = 0; i < b->nsensor; i++) sensor_values(b->sensor + i, m, i);
  emit_control_addresses(m);
}
