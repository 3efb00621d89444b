// A window on models and data for live.py: every field of the tables by name, as pointer, count and
// type. Not installed.
#include "base/alloc.h"
#include "generated/fields.h"
#include "model/data.h"
#include "model/model.h"
#include "step/derivative.h"
#include "step/length_range.h"

#include <corten/corten.h>

#include <string.h>

typedef struct Table {
  const Field* field;
  const int* count;
} Table;

// By number, as live.py knows them.
static const Table tables[] = {
    {model_field, &model_field_count},   {data_field, &data_field_count},
    {option_field, &option_field_count}, {statistic_field, &statistic_field_count},
    {visual_field, &visual_field_count},
};
enum { NTABLE = sizeof(tables) / sizeof(tables[0]) };

CT_API int shim_field_count(int table) {
  return table >= 0 && table < NTABLE ? *tables[table].count : 0;
}

CT_API const char* shim_field_name(int table, int i) { return tables[table].field[i].name; }
CT_API const char* shim_field_group(int table, int i) { return tables[table].field[i].group; }
CT_API int shim_field_memory(int table, int i) { return (int)tables[table].field[i].memory; }
CT_API int shim_field_type(int table, int i) { return (int)tables[table].field[i].type; }

static const void* table_base(int table, const ctModel* m, const ctData* d) {
  switch (table) {
  case 0:
    return m;
  case 1:
    return d;
  case 2:
    return &m->opt;
  case 3:
    return &m->stat;
  default:
    return &m->vis;
  }
}

CT_API long long shim_field_size(int table, int i, const ctModel* m, const ctData* d) {
  return field_count(tables[table].field + i, m, d);
}

CT_API void* shim_field_data(int table, int i, const ctModel* m, const ctData* d) {
  return field_data(tables[table].field + i, table_base(table, m, d));
}

CT_API ctModel* shim_load(const char* path, char* error, int error_size) {
  return ct_loadXML(path, NULL, error, error_size);
}

// A model to be filled field by field: first a struct for the sizes, then the model of those sizes.
CT_API ctModel* shim_sizes(void) { return alloc_zero(sizeof(ctModel)); }
CT_API ctModel* shim_blank(ctModel* sizes) {
  ctModel* m = model_new(sizes);
  alloc_free(sizes);
  return m;
}

CT_API ctData* shim_make(const ctModel* m) { return ct_makeData(m); }
CT_API void shim_delete(ctModel* m, ctData* d) {
  ct_deleteData(d);
  ct_deleteModel(m);
}
CT_API void shim_reset(const ctModel* m, ctData* d) { ct_resetData(m, d); }
CT_API void shim_forward(const ctModel* m, ctData* d) { ct_forward(m, d); }

CT_API void shim_step(const ctModel* m, ctData* d, int n) {
  for (int i = 0; i < n; i++) ct_step(m, d);
}

// What ct_forward leaves to those who ask: velocities of subtrees, and forces between bodies.
CT_API void shim_lazy(const ctModel* m, ctData* d) {
  ct_subtreeVel(m, d);
  ct_rnePostConstraint(m, d);
}

// What the compiler asks of the pipeline: constants, and length ranges (0: failed, see error).
CT_API void shim_constants(ctModel* m, ctData* d) { ct_setConst(m, d); }
CT_API int shim_length_ranges(ctModel* m, ctData* d, const ctLROpt* opt, char* error, int size) {
  return length_range_all(m, d, opt, error, (size_t)size);
}

CT_API void shim_collision(const ctModel* m, ctData* d) { ct_collision(m, d); }

// f(m, d) on a stack of zeros, for a function that reads there what it has not written.
static void clear_stack(void) {
  volatile char below[1 << 17];
  for (size_t i = 0; i < sizeof below; i++) below[i] = 0;
}

CT_API void shim_on_clear_stack(void (*f)(const void*, void*), const void* m, void* d) {
  clear_stack();
  f(m, d);
}

CT_API void shim_inverse(const ctModel* m, ctData* d) { ct_inverse(m, d); }

// Velocity derivatives of the smooth forces, with or without the bias.
CT_API void shim_derivative(const ctModel* m, ctData* d, int bias) {
  if (bias)
    derivative(m, d);
  else
    derivative_without_bias(m, d);
}

CT_API void shim_force_vel(const ctModel* m, ctData* d, double* DfDv) { ctd_forceVel(m, d, DfDv); }

// x: the matrices A, B, C, D
CT_API void shim_transition(const ctModel* m, ctData* d, int centered, double* const* x) {
  ctd_transitionFD(m, d, 1e-6, (cttByte)centered, x[0], x[1], x[2], x[3]);
}

// f: derivatives of the force by qpos, qvel, qacc
CT_API void shim_inverse_fd(const ctModel* m, ctData* d, double* const* f, double* dm) {
  ctd_inverseFD(m, d, 1e-6, 0, f[0], f[1], f[2], NULL, NULL, NULL, dm);
}

// Room in the arena for contacts and constraint rows that the caller fills in. size: ne, nf, nl,
// nefc.
CT_API void shim_rows(ctData* d, int ncon, const int size[4]) {
  size_t n = (size_t)size[3];
  data_arena_clear(d);
  d->contact = data_arena_push(d, (size_t)ncon * sizeof(ctContact), 8);
  d->ncon = ncon;
  d->ne = size[0];
  d->nf = size[1];
  d->nl = size[2];
  d->nefc = size[3];
  d->efc_type = data_arena_push(d, n * sizeof(int), 8);
  d->efc_id = data_arena_push(d, n * sizeof(int), 8);
  d->efc_pos = data_arena_push(d, n * sizeof(cttNum), 8);
  d->efc_margin = data_arena_push(d, n * sizeof(cttNum), 8);
  d->efc_vel = data_arena_push(d, n * sizeof(cttNum), 8);
  d->efc_force = data_arena_push(d, n * sizeof(cttNum), 8);
}

// Room in the arena for everything that belongs there, by the sizes that the data has.
CT_API void shim_arena(const ctModel* m, ctData* d) {
  ctData sizes = *d;
  data_arena_clear(d);
  d->ncon = sizes.ncon;
  d->ne = sizes.ne;
  d->nf = sizes.nf;
  d->nl = sizes.nl;
  d->nefc = sizes.nefc;
  d->nJ = sizes.nJ;
  d->nA = sizes.nA;
  d->nisland = sizes.nisland;
  d->nidof = sizes.nidof;
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->memory != FIELD_ARENA) continue;
    size_t bytes = (size_t)field_count(f, m, d) * field_element_size(f->type);
    void* p = data_arena_push(d, bytes + 1, 8);
    memset(p, 0, bytes);
    memcpy((char*)d + f->offset, &p, sizeof p);
  }
}

CT_API void* shim_contacts(ctData* d) { return d->contact; }
CT_API void* shim_solver(ctData* d) { return d->solver; }

// All sensors of the state and the fields as they are.
CT_API void shim_sensors(const ctModel* m, ctData* d) {
  d->flg_energypos = d->flg_energyvel = d->flg_subtreevel = d->flg_rnepost = 0;
  ct_sensorPos(m, d);
  ct_sensorVel(m, d);
  ct_sensorAcc(m, d);
}
