// Models of simulations: fields of the batch's model with values per simulation, or the caller's
// own models. A thread has a copy of the model, into which the fields of a simulation go before it
// runs; everything else is shared.
#include "base/alloc.h"
#include "base/report.h"
#include "batch/batch.h"
#include "model/field.h"
#include "model/intact.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

// What all simulations share: data of assets, texts, and the tree.
static bool is_asset(const char* name) {
  static const char* const prefix[] = {"mesh_", "tex_",  "skin_", "hfield_data", "text_", "tuple_",
                                       "name",  "paths", "oct_",  "bvh_child",   "key_",  NULL};
  for (int i = 0; prefix[i]; i++) {
    if (strncmp(name, prefix[i], strlen(prefix[i])) == 0) return true;
  }
  return false;
}

static const Field* find_model_field(const char* name, size_t* base, const char** why) {
  const Field* table = model_field;
  int n = model_field_count;
  *base = 0;
  if (strncmp(name, "opt.", 4) == 0) {
    table = option_field;
    n = option_field_count;
    *base = offsetof(ctModel, opt);
  } else if (strncmp(name, "stat.", 5) == 0) {
    table = statistic_field;
    n = statistic_field_count;
    *base = offsetof(ctModel, stat);
  }
  const char* member = strchr(name, '.') ? strchr(name, '.') + 1 : name;
  *why = "is no field of the model";
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    if (strcmp(f->name, member) != 0) continue;
    *why = f->compared         ? "is part of the structure, which all simulations share"
           : is_asset(f->name) ? "is data of assets, which all simulations share"
                               : "is no array of numbers";
    bool number = f->type == FIELD_REAL || f->type == FIELD_INT || f->type == FIELD_BYTE ||
                  f->type == FIELD_FLOAT;
    bool array = *base ? f->memory == FIELD_INLINE : f->memory == FIELD_BLOCK;
    return number && array && !f->compared && !is_asset(f->name) ? f : NULL;
  }
  return NULL;
}

static unsigned char* field_place_in(const BatchField* f, const ctModel* m) {
  return field_data(f->field, (const char*)m + f->base);
}

static size_t count_field_bytes(const BatchField* f) {
  return (size_t)f->size * (size_t)f->elemsize;
}

static BatchField* find_expanded(const ctBatch* b, const char* name) {
  for (int k = 0; k < b->nfield; k++) {
    if (strcmp(b->field[k].name, name) == 0) return b->field + k;
  }
  return NULL;
}

// Is the field a part of what a reset gives?
static bool is_start(const char* name) {
  return strcmp(name, "qpos0") == 0 || strcmp(name, "body_pos") == 0 ||
         strcmp(name, "body_quat") == 0 || strcmp(name, "eq_active0") == 0 ||
         strcmp(name, "opt.timestep") == 0;
}

static BatchField* add_expanded(ctBatch* b, const char* name) {
  size_t base;
  const char* why;
  const Field* field = find_model_field(name, &base, &why);
  if (!field) return report_quietly("ctb_expand: '%s' %s", name, why), NULL;
  if (b->models)
    return report_quietly("ctb_expand: the simulations run on models of the caller"), NULL;
  if (b->nfield == BATCH_FIELDS) return report_quietly("ctb_expand: too many fields"), NULL;
  BatchField f = {.field = field, .base = base};
  f.size = (int)field_count(field, b->model, NULL);
  f.elemsize = (int)field_element_size(field->type);
  snprintf(f.name, sizeof f.name, "%s", name);
  size_t all;
  if (__builtin_mul_overflow(count_field_bytes(&f), (size_t)b->nsim, &all) ||
      !(f.rows = alloc_bytes(all)))
    return report_quietly("ctb_expand: no memory for %d rows of '%s'", b->nsim, name), NULL;
  size_t row = count_field_bytes(&f);
  for (size_t i = 0; row && i < (size_t)b->nsim; i++)
    memcpy(f.rows + i * row, field_place_in(&f, b->model), row);
  b->start_differs = b->start_differs || is_start(name);
  b->field[b->nfield] = f;
  return b->field + b->nfield++;
}

static void* give_rows(const BatchField* f, int* size, int* elemsize) {
  if (size) *size = f ? f->size : 0;
  if (elemsize) *elemsize = f ? f->elemsize : 0;
  return f ? f->rows : NULL;
}

void* ctb_expand(ctBatch* b, const char* name, int* size, int* elemsize) {
  BatchField* f = find_expanded(b, name);
  return give_rows(f ? f : add_expanded(b, name), size, elemsize);
}

const void* ctb_expanded(ctBatch* b, const char* name, int* size, int* elemsize) {
  return give_rows(find_expanded(b, name), size, elemsize);
}

//---------------------------------- the model of a simulation -------------------------------------

// The count of bodies with gravity compensation switches its stage on.
static void count_gravcomp(ctModel* m) {
  cttSize n = 0;
  for (int i = 0; i < m->nbody; i++) n += m->body_gravcomp[i] != 0;
  if (n == m->ngravcomp) return;
  m->ngravcomp = n;
  intact_mark(m);
}

static void write_fields(const ctBatch* b, int sim, ctModel* m) {
  bool gravcomp = false;
  for (int k = 0; k < b->nfield; k++) {
    const BatchField* f = b->field + k;
    size_t row = count_field_bytes(f);
    if (row) memcpy(field_place_in(f, m), f->rows + (size_t)sim * row, row);
    gravcomp = gravcomp || strcmp(f->name, "body_gravcomp") == 0;
  }
  if (gravcomp) count_gravcomp(m);
}

static void keep_fields(ctBatch* b, int sim, const ctModel* m) {
  for (int k = 0; k < b->nfield; k++) {
    const BatchField* f = b->field + k;
    size_t row = count_field_bytes(f);
    if (row) memcpy(f->rows + (size_t)sim * row, field_place_in(f, m), row);
  }
}

bool batch_prepare_models(ctBatch* b) {
  for (int t = 0; b->nfield > 0 && t < b->nthread; t++) {
    BatchWorker* w = b->worker + t;
    if (!w->m && !(w->m = ct_copyModel(NULL, b->model))) return false;
  }
  return true;
}

const ctModel* batch_model_of(ctBatch* b, BatchWorker* w, int sim) {
  if (b->models) return b->models[sim] ? b->models[sim] : b->model;
  if (b->nfield == 0) return b->model;
  write_fields(b, sim, w->m);
  return w->m;
}

//---------------------------------- constants -----------------------------------------------------

// What ct_setConst writes.
static const char* const kDerived[] = {"body_subtreemass",
                                       "dof_M0",
                                       "body_invweight0",
                                       "dof_invweight0",
                                       "cam_pos0",
                                       "cam_poscom0",
                                       "cam_mat0",
                                       "light_pos0",
                                       "light_poscom0",
                                       "light_dir0",
                                       "stat.meaninertia",
                                       "stat.meanmass",
                                       "stat.meansize",
                                       "stat.extent",
                                       "stat.center",
                                       "tendon_length0",
                                       "tendon_invweight0",
                                       "actuator_length0",
                                       "actuator_acc0",
                                       "actuator_biasprm",
                                       "eq_data",
                                       "flexedge_length0",
                                       "tendon_lengthspring",
                                       "flexedge_invweight0",
                                       "flex_vert0",
                                       "flex_stiffness",
                                       "flex_vertmetric",
                                       "flex_bending",
                                       "kind_prm"};
enum { DERIVED = sizeof kDerived / sizeof *kDerived };

// The data is working memory of ct_setConst: afterwards it is as after a reset, and the row has the
// state.
static void run_constants(World* w, const BatchCall* c) {
  (void)c;
  ct_setConst(w->worker->m, w->d);
  keep_fields(w->b, w->sim, w->worker->m);
  ct_resetData(w->m, w->d);
  ct_setState(w->m, w->d, w->row, w->b->signature);
  w->save = false;
}

int ctb_setConst(ctBatch* b, const int* ids, int nid) {
  if (b->models)
    return report_error("ctb_setConst: the simulations run on models of the caller"), -1;
  for (int k = 0; k < DERIVED; k++) {
    if (!ctb_expand(b, kDerived[k], NULL, NULL))
      return report_error("ctb_setConst: %s", report_last()), -1;
  }
  BatchCall c = {.b = b, .ids = ids, .n = nid, .run = run_constants, .quiet = true};
  return batch_run(&c, "ctb_setConst");
}

//---------------------------------- models of the caller ------------------------------------------

// Sizes that a data does not depend on: those of assets, texts and keyframes.
static bool is_free_size(const char* name) {
  static const char* const prefix[] = {
      "nmesh", "nskin",   "nhfield", "ntex",      "nmat", "nnames",
      "npath", "ntext",   "ntuple",  "nnumeric",  "nkey", "nnumericdata",
      "noct",  "nbuffer", "narena",  "ngravcomp", NULL};
  for (int i = 0; prefix[i]; i++) {
    if (strncmp(name, prefix[i], strlen(prefix[i])) == 0) return true;
  }
  return false;
}

// The first size that differs, NULL: a data of one model serves the other.
static const char* size_that_differs(const ctModel* a, const ctModel* b) {
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->type != FIELD_SIZE || f->memory != FIELD_INLINE || is_free_size(f->name)) continue;
    cttSize x, y;
    memcpy(&x, (const char*)a + f->offset, sizeof x);
    memcpy(&y, (const char*)b + f->offset, sizeof y);
    if (x != y) return f->name;
  }
  return NULL;
}

static bool check_models(const ctBatch* b, const ctModel* const* models) {
  for (int i = 0; i < b->nsim; i++) {
    if (!models[i] || models[i] == b->model || (i > 0 && models[i] == models[i - 1])) continue;
    const char* name = size_that_differs(models[i], b->model);
    if (name)
      return report_error("ctb_setModels: models[%d] differs from the batch's model in %s", i,
                          name),
             false;
    if (!b->persistent && batch_needs_own_data(models[i]))
      return report_error("ctb_setModels: models[%d] enables sleeping, which needs a persistent "
                          "batch",
                          i),
             false;
  }
  return true;
}

void ctb_setModels(ctBatch* b, const ctModel* const* models) {
  if (models && b->nfield > 0) {
    report_error("ctb_setModels: fields of the model are expanded");
    return;
  }
  if (models && !check_models(b, models)) return;
  const ctModel** kept = NULL;
  if (models) {
    kept = alloc_bytes((size_t)b->nsim * sizeof *kept);
    if (!kept) {
      report_error("ctb_setModels: out of memory");
      return;
    }
    memcpy(kept, models, (size_t)b->nsim * sizeof *kept);
  }
  alloc_free(b->models);
  b->models = kept;
  if (b->stage) memset(b->stage, ctSTAGE_NONE, (size_t)b->nsim);
}

//---------------------------------- out of the batch ----------------------------------------------

void ctb_getModel(const ctBatch* b, int sim, ctModel* m) {
  const ctModel* from = b->models && b->models[sim] ? b->models[sim] : b->model;
  if (memcmp(m, from, offsetof(ctModel, nbuffer)) != 0) {
    report_error("ctb_getModel: the sizes of the model are not those of simulation %d", sim);
    return;
  }
  ct_copyModel(m, from);
  write_fields(b, sim, m);
}

void ctb_getData(const ctBatch* b, int sim, ctData* d) {
  const ctModel* m = b->models && b->models[sim] ? b->models[sim] : b->model;
  const ctData* own = b->persistent ? b->data[sim] : b->worker[0].d;
  if (d->nbuffer != own->nbuffer) {
    report_error("ctb_getData: the data was made for a model of other sizes");
    return;
  }
  if (b->persistent) ct_copyData(d, m, own);
  ct_setState(m, d, b->state + (size_t)sim * (size_t)b->nstate, b->signature);
  memcpy(d->warning, b->warning + (size_t)sim * ctNWARNING, sizeof d->warning);
}
