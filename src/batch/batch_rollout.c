// Open loop: controls in, records out, several steps per call.
#include "base/report.h"
#include "batch/batch.h"
#include "model/field.h"

#include <string.h>

typedef struct Recorder {
  const Field* field; // NULL: a state
  int spec;
  size_t bytes; // per step
  unsigned char* to;
} Recorder;

enum { RECORDERS = 256 };

typedef struct OpenLoop {
  const cttNum* control;
  int spec, ncontrol, nrecord;
  Recorder record[RECORDERS];
} OpenLoop;

// Warnings so far: they only grow, but for an automatic reset, which leaves one.
static int count_warnings(const World* w) {
  int n = 0;
  for (int k = 0; k < ctNWARNING; k++) n += w->d->warning[k].number;
  return n;
}

static void record_step(const World* w, const OpenLoop* o, int t, int nstep) {
  for (int k = 0; k < o->nrecord; k++) {
    const Recorder* r = o->record + k;
    unsigned char* to = r->to + ((size_t)w->index * (size_t)nstep + (size_t)t) * r->bytes;
    if (r->bytes == 0) continue;
    if (r->field)
      memcpy(to, field_data(r->field, w->d), r->bytes);
    else
      ct_getState(w->m, w->d, (cttNum*)(void*)to, r->spec);
  }
}

static void set_step_control(const World* w, const BatchCall* c, int t) {
  const OpenLoop* o = c->detail;
  size_t at = ((size_t)w->index * (size_t)c->nstep + (size_t)t) * (size_t)o->ncontrol;
  if (o->control) ct_setState(w->m, w->d, o->control + at, o->spec);
}

// A simulation that warns has diverged: its records repeat the last ones.
static void run_rollout(World* w, const BatchCall* c) {
  int before = count_warnings(w);
  for (int t = 0; t < c->nstep && (t == 0 || !batch_stopped(w)); t++) {
    if (count_warnings(w) == before) {
      set_step_control(w, c, t);
      ct_step(w->m, w->d);
      batch_stepped(w);
    }
    record_step(w, c->detail, t, c->nstep);
  }
  if (w->b->persistent) w->b->stage[w->sim] = ctSTAGE_NONE;
}

static void run_rollouts(World* w, int n, const BatchCall* c) {
  int before[BATCH_CHUNK];
  const OpenLoop* o = c->detail;
  for (int k = 0; k < o->nrecord; k++) {
    if (o->record[k].field) lanes_want(w->worker->lanes, o->record[k].field->name);
  }
  for (int k = 0; k < n; k++) before[k] = count_warnings(w + k);
  for (int t = 0; t < c->nstep && (t == 0 || !batch_stopped(w)); t++) {
    World* stepped[BATCH_CHUNK];
    int count = 0;
    for (int k = 0; k < n; k++) {
      if (count_warnings(w + k) != before[k]) continue;
      set_step_control(w + k, c, t);
      stepped[count++] = w + k;
    }
    batch_step_lanes(stepped, count, 1);
    for (int k = 0; k < n; k++) record_step(w + k, c->detail, t, c->nstep);
  }
}

static bool is_recordable(const Field* f) {
  return f->memory != FIELD_ARENA && f->type != FIELD_CONTACT && f->type != FIELD_PTR &&
         f->type != FIELD_CHAR;
}

static bool read_record(const ctBatch* b, const ctBatchRecord* from, int k, Recorder* to) {
  *to = (Recorder){.spec = from->spec, .to = from->buf};
  if (!from->buf) return report_error("ctb_rollout: record %d has no buffer", k), false;
  if (!from->field) {
    bool known = from->spec > 0 && (from->spec & ~b->signature) == 0;
    if (!known)
      return report_error("ctb_rollout: record %d: %d is no sum of parts of a state", k,
                          from->spec),
             false;
    to->bytes = (size_t)ct_stateSize(b->model, from->spec) * sizeof(cttNum);
    return true;
  }
  for (int i = 0; i < data_field_count && !to->field; i++) {
    const Field* f = data_field + i;
    if (strcmp(f->name, from->field) == 0 && is_recordable(f)) to->field = f;
  }
  if (!to->field)
    return report_error("ctb_rollout: record %d: '%s' is no field of the data whose size is fixed",
                        k, from->field),
           false;
  to->bytes = (size_t)field_count(to->field, b->model, NULL) * field_element_size(to->field->type);
  return true;
}

static bool read_loop(const ctBatch* b, OpenLoop* o, const ctBatchRecord* record, int nrecord) {
  if (o->spec & ~ctSTATE_USER)
    return report_error("ctb_rollout: control_spec has parts beyond ctSTATE_USER"), false;
  if (nrecord < 0 || nrecord > RECORDERS || (nrecord > 0 && !record))
    return report_error("ctb_rollout: nrecord is %d, it must be in 0 to %d", nrecord, RECORDERS),
           false;
  for (int k = 0; k < nrecord; k++) {
    if (!read_record(b, record + k, k, o->record + k)) return false;
  }
  o->nrecord = nrecord;
  o->ncontrol = ct_stateSize(b->model, o->spec);
  return true;
}

int ctb_rollout(ctBatch* b, const int* ids, int nid, int nstep, const cttNum* control,
                int control_spec, const ctBatchRecord* record, int nrecord) {
  OpenLoop o = {.control = control, .spec = control ? control_spec : 0};
  if (!read_loop(b, &o, record, nrecord)) return -1;
  BatchCall c = {.b = b, .ids = ids, .n = nid, .run = run_rollout, .nstep = nstep, .detail = &o};
  c.computes = nstep > 0 ? ctSTAGE_ACC : ctSTAGE_NONE;
  if (nstep > 0) c.run_group = run_rollouts;
  return batch_run(&c, "ctb_rollout");
}
