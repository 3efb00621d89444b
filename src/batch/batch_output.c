// Outputs: fields of the data, contacts in arrays of fixed size, vertices of deformable bodies,
// copied after every call. A field that the call does not compute is zero: never the number of
// another simulation that ran in the same data.
#include "base/alloc.h"
#include "base/report.h"
#include "batch/batch.h"
#include "model/field.h"

#include <stdio.h>
#include <string.h>

static const Field* find_batch_field(const Field* table, int n, const char* name) {
  for (int i = 0; i < n; i++) {
    if (strcmp(table[i].name, name) == 0) return table + i;
  }
  return NULL;
}

// Fields whose size is the model's, and that hold numbers.
static bool is_output(const Field* f) {
  return f && f->memory != FIELD_ARENA && f->type != FIELD_CONTACT && f->type != FIELD_PTR &&
         f->type != FIELD_CHAR;
}

static int deform_numbers(const ctBatch* b) {
  int n = 0;
  const ctData* d = b->persistent ? b->data[0] : b->worker[0].d;
  for (int k = 0; k < ct_deformableCount(d); k++) n += 3 * ct_deformableDef(d, k)->nvert;
  return n;
}

// "contact.dist" ..., "contact.force", "deformable.pos", "deformable.vel", or a field of the data.
static bool describe_output(const ctBatch* b, const char* name, BatchOutput* o) {
  if (strcmp(name, "contact.force") == 0) {
    *o = (BatchOutput){
        .kind = OUT_CONTACT_FORCE, .size = 6 * b->config.ncontact, .elemsize = sizeof(cttNum)};
  } else if (strncmp(name, "contact.", 8) == 0) {
    const Field* f = find_batch_field(contact_field, contact_field_count, name + 8);
    if (!f) return false;
    *o = (BatchOutput){.kind = OUT_CONTACT, .field = f};
    o->size = b->config.ncontact * (int)field_count(f, b->model, NULL);
    o->elemsize = (int)field_element_size(f->type);
  } else if (strcmp(name, "deformable.pos") == 0 || strcmp(name, "deformable.vel") == 0) {
    *o = (BatchOutput){.kind = OUT_DEFORM,
                       .deform = name[11] == 'v',
                       .size = deform_numbers(b),
                       .elemsize = sizeof(cttNum)};
  } else {
    const Field* f = find_batch_field(data_field, data_field_count, name);
    if (!is_output(f)) return false;
    *o = (BatchOutput){.kind = OUT_FIELD, .field = f};
    o->size = (int)field_count(f, b->model, NULL);
    o->elemsize = (int)field_element_size(f->type);
  }
  snprintf(o->name, sizeof o->name, "%s", name);
  return true;
}

static BatchOutput* find_output(ctBatch* b, const char* name) {
  for (int k = 0; k < b->noutput; k++) {
    if (strcmp(b->output[k].name, name) == 0) return b->output + k;
  }
  return NULL;
}

static BatchOutput* add_output(ctBatch* b, const char* name) {
  BatchOutput o;
  if (!describe_output(b, name, &o)) {
    report_quietly("ctb_output: '%s' is no field of the data whose size is fixed", name);
    return NULL;
  }
  if (b->noutput == BATCH_OUTPUTS) {
    report_quietly("ctb_output: a batch has at most %d outputs", BATCH_OUTPUTS);
    return NULL;
  }
  size_t bytes;
  if (__builtin_mul_overflow((size_t)o.size * (size_t)o.elemsize, (size_t)b->nsim, &bytes) ||
      !(o.rows = alloc_zero(bytes))) {
    report_quietly("ctb_output: no memory for %d rows of '%s'", b->nsim, name);
    return NULL;
  }
  const char* group = o.kind == OUT_FIELD ? o.field->group : "";
  if (strcmp(group, "rne_postconstraint") == 0) b->want_rnepost = true;
  if (strcmp(group, "subtree_velocity") == 0) b->want_subtree = true;
  b->output[b->noutput] = o;
  return b->output + b->noutput++;
}

void* ctb_output(ctBatch* b, const char* name, int* size, int* elemsize) {
  BatchOutput* o = find_output(b, name);
  if (!o) o = add_output(b, name);
  if (size) *size = o ? o->size : 0;
  if (elemsize) *elemsize = o ? o->elemsize : 0;
  return o ? o->rows : NULL;
}

//---------------------------------- rows of a simulation ------------------------------------------

// A field of a data that ran another simulation before, or that a step may leave as it was (counts
// of the solver, without rows). In a persistent batch fields are those of the simulation's last
// call, but what is computed on demand is of this one or zero.
static bool is_foreign(const World* w, const Field* f, int computes) {
  if (f->stage == STAGE_AFTER) return true;
  if (w->b->persistent) return false;
  if (strcmp(f->group, "solver") == 0) return true;
  if (strcmp(f->group, "sensor") == 0 && w->m->opt.disableflags & ctDSBL_SENSOR) return true;
  return f->stage > STAGE_STATE && (int)f->stage - STAGE_STATE > computes;
}

void batch_clear_outputs(World* w, int computes) {
  for (int k = 0; k < w->b->noutput; k++) {
    BatchOutput* o = w->b->output + k;
    if (o->kind != OUT_FIELD || o->size == 0 || !is_foreign(w, o->field, computes)) continue;
    memset(field_data(o->field, w->d), 0, (size_t)o->size * (size_t)o->elemsize);
  }
}

static void take_contacts(const World* w, const BatchOutput* o, unsigned char* to) {
  size_t each = (size_t)(o->size / w->b->config.ncontact) * (size_t)o->elemsize;
  int n = w->computed < ctSTAGE_POS ? 0 : w->d->ncon;
  if (n > w->b->config.ncontact) n = w->b->config.ncontact;
  for (int i = 0; i < n; i++)
    memcpy(to + (size_t)i * each, (const char*)(w->d->contact + i) + o->field->offset, each);
  // rows without contact: no geom, no row, and zeros elsewhere
  int fill = o->field->type == FIELD_INT && strcmp(o->field->name, "dim") != 0 ? -1 : 0;
  size_t rest = (size_t)(w->b->config.ncontact - n) * each;
  if (rest) memset(to + (size_t)n * each, fill, rest);
}

static void take_contact_forces(const World* w, cttNum* to) {
  int n = w->forces ? w->d->ncon : 0, all = w->b->config.ncontact;
  if (n > all) n = all;
  for (int i = 0; i < n; i++) ct_contactForce(w->m, w->d, i, to + 6 * i);
  if (all > n) memset(to + 6 * n, 0, (size_t)(all - n) * 6 * sizeof *to);
}

static void take_vertices(const World* w, const BatchOutput* o, cttNum* to) {
  for (int k = 0; k < ct_deformableCount(w->d); k++) {
    size_t n = 3 * (size_t)ct_deformableDef(w->d, k)->nvert;
    const cttNum* x = o->deform ? ct_deformableVel(w->d, k) : ct_deformablePos(w->d, k);
    memcpy(to, x, n * sizeof *to);
    to += n;
  }
}

// What only some users want is computed here, as they would do after a step.
static void compute_wanted(World* w) {
  if (w->computed < ctSTAGE_ACC) return;
  if (w->b->want_rnepost && w->forces && !w->d->flg_rnepost) ct_rnePostConstraint(w->m, w->d);
  if (w->b->want_subtree && !w->d->flg_subtreevel) ct_subtreeVel(w->m, w->d);
}

void batch_take_outputs(World* w) {
  compute_wanted(w);
  for (int k = 0; k < w->b->noutput; k++) {
    BatchOutput* o = w->b->output + k;
    size_t bytes = (size_t)o->size * (size_t)o->elemsize;
    unsigned char* to = o->rows + (size_t)w->sim * bytes;
    if (bytes == 0) continue;
    if (o->kind == OUT_FIELD) memcpy(to, field_data(o->field, w->d), bytes);
    if (o->kind == OUT_CONTACT) take_contacts(w, o, to);
    if (o->kind == OUT_CONTACT_FORCE) take_contact_forces(w, (cttNum*)(void*)to);
    if (o->kind == OUT_DEFORM) take_vertices(w, o, (cttNum*)(void*)to);
  }
}
