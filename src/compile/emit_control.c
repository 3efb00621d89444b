#include "base/assert.h"
#include "compile/emit.h"

#include <limits.h>
#include <string.h>

// A delay buffer: two numbers of its own, then time and values of each sample.
static cttSize size_history(int nsample, int dim) {
  return nsample > 0 ? (cttSize)nsample * (dim + 1) + 2 : 0;
}

void emit_control_sizes(const Build* b, ctModel* m) {
  m->nu = b->nactuator;
  m->nsensor = b->nsensor;
  for (int i = 0; i < b->nactuator; i++) {
    m->na += b->actuator[i].s.actdim;
    m->nhistory += size_history(b->actuator[i].s.nsample, 1);
  }
  for (int i = 0; i < b->nsensor; i++) {
    CT_ASSERT(b->sensor[i].s.dim >= 0);
    m->nsensordata += b->sensor[i].s.dim;
    m->nhistory += size_history(b->sensor[i].s.nsample, b->sensor[i].s.dim);
  }
}

static void emit_actuator(const BuildActuator* a, ctModel* m, int i) {
  const ctsActuator* s = &a->s;
  EMIT_ROW(m->actuator_trnid, a->target, i);
  m->actuator_history[2 * i] = s->nsample;
  m->actuator_history[2 * i + 1] = s->interp;
  m->actuator_ctrllimited[i] = build_limited(s->ctrllimited, s->ctrlrange);
  m->actuator_forcelimited[i] = build_limited(s->forcelimited, s->forcerange);
  m->actuator_actlimited[i] = build_limited(s->actlimited, s->actrange);
}

static void emit_sensor(const BuildSensor* x, ctModel* m, int i) {
  const ctsSensor* s = &x->s;
  m->sensor_objid[i] = x->object;
  m->sensor_refid[i] = x->reference;
  m->sensor_history[2 * i] = s->nsample;
  m->sensor_history[2 * i + 1] = s->interp;
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
  for (int i = 0; i < m->nu; i++) total += size_history(m->actuator_history[2 * i], 1);
  for (int i = 0; i < m->nsensor; i++) {
    data += m->sensor_dim[i];
    total += size_history(m->sensor_history[2 * i], m->sensor_dim[i]);
  }
  if (data > INT_MAX || total > INT_MAX) return false;
  m->nsensordata = data;
  m->nhistory = total;
  for (int i = 0; i < m->nu; i++)
    m->actuator_historyadr[i] = take_history(&history, size_history(m->actuator_history[2 * i], 1));
  int adr = 0;
  for (int i = 0; i < m->nsensor; i++) {
    m->sensor_adr[i] = adr;
    adr += m->sensor_dim[i];
    m->sensor_historyadr[i] =
        take_history(&history, size_history(m->sensor_history[2 * i], m->sensor_dim[i]));
  }
  CT_ASSERT(adr == m->nsensordata && history == m->nhistory);
  return true;
}

void emit_control(const Build* b, ctModel* m) {
  int act = 0;
  for (int i = 0; i < b->nactuator; i++) {
    const BuildActuator* a = b->actuator + i;
    emit_actuator(a, m, i);
    m->actuator_actadr[i] = a->s.actdim ? act : -1;
    act += a->s.actdim;
  }
  CT_ASSERT(act == m->na);
  for (int i = 0; i < b->nsensor; i++) emit_sensor(b->sensor + i, m, i);
  bool fits = emit_control_addresses(m);
  CT_ASSERT(fits); // size_limit_check
  (void)fits;
}
