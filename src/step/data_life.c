// A data is its struct, a buffer with its arrays in the order of the schema, and an arena. Pointers
// of a data lead into its buffer or arena, or to the model; objects of plugins are owned by the
// data. A copy has the same layout, so that a pointer is moved by its offset. The arena has room
// for what each stage states as its need.
#include "step/data_life.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/report.h"
#include "constraint/block.h"
#include "constraint/project.h"
#include "deform/registry.h"
#include "force/actuation.h"
#include "force/bias.h"
#include "force/contact_passive.h"
#include "force/flex_force.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "model/intact.h"
#include "model/model.h"
#include "model/plugin_life.h"
#include "model/validate.h"
#include "pos/jacobian.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "sense/object_motion.h"
#include "step/constants.h"
#include "step/constants_drive.h"
#include "step/constants_flex.h"
#include "step/derivative_fluid.h"
#include "step/derivative_rne.h"
#include "step/forward.h"
#include "step/implicit.h"
#include "step/implicit_material.h"
#include "step/integrate.h"
#include "step/inverse.h"
#include "step/length_range.h"
#include "step/reset.h"
#include "step/sleep.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

// Contacts, constraint rows and islands take what they need, up to this many bytes if the model
// does not choose its own limit: a heap of a thousand bodies fits, two thousand bodies at one place
// do not.
static const size_t kArenaDefaultLimit = ARENA_SPACE(512 << 20, 64 << 20);

// Address space above the limit, for what lives within a stage; only what is used becomes memory.
static const size_t kArenaTemporary = ARENA_SPACE(256 << 20, 32 << 20);

typedef size_t (*ScratchNeed)(const ctModel* m);

// What each stage needs of data_scratch; one runs at a time.
static const ScratchNeed kStageNeed[] = {
    mass_matrix_scratch,
    jacobian_scratch,
    tendon_scratch,
    actuation_scratch,
    tendon_force_scratch,
    flex_force_scratch,
    rne_scratch,
    transmission_scratch,
    contact_passive_scratch,
    block_scratch,
    constraint_project_scratch,
    energy_scratch,
    subtree_velocity_scratch,
    implicit_scratch,
    derivative_fluid_scratch,
    derivative_rne_scratch,
    forward_scratch,
    integrate_scratch,
};

// The same of data_outer_scratch.
static const ScratchNeed kDriverNeed[] = {
    integrate_outer_scratch,       constants_outer_scratch,    constants_flex_outer_scratch,
    constants_drive_outer_scratch, length_range_outer_scratch, inverse_outer_scratch,
};

static size_t largest_need(const ScratchNeed* need, size_t n, const ctModel* m) {
  size_t most = 0;
  for (size_t i = 0; i < n; i++) most = need[i](m) > most ? need[i](m) : most;
  return most;
}

// The model's own number is the limit only if it was set explicitly.
static size_t arena_limit(const ctModel* m) {
  bool chosen = m->narena > 0 && m->narena != model_default_arena(m, -1);
  return chosen ? (size_t)m->narena : kArenaDefaultLimit;
}

static ctData* make_data(const ctModel* m) {
  size_t bytes = field_layout(data_field, data_field_count, m, NULL, NULL);
  if (bytes == SIZE_MAX) return NULL;
  DataOwn* own = alloc_zero(sizeof *own);
  if (!own) return NULL;
  ctData* d = &own->pub;
  d->nbuffer = (cttSize)bytes;
  d->buffer = alloc_zero(bytes);
  own->scratch_size = largest_need(kStageNeed, sizeof kStageNeed / sizeof *kStageNeed, m);
  own->scratch = alloc_bytes(own->scratch_size);
  own->outer_size = largest_need(kDriverNeed, sizeof kDriverNeed / sizeof *kDriverNeed, m);
  own->outer = alloc_bytes(own->outer_size);
  own->instances = alloc_zero((size_t)m->nplugin * sizeof *own->instances + 1);
  if (!d->buffer || !own->scratch || !own->outer || !own->instances ||
      !arena_init(&own->arena, arena_limit(m) + kArenaTemporary, 0)) {
    data_free(d);
    return NULL;
  }
  field_layout(data_field, data_field_count, m, d, d->buffer);
  d->arena = own->arena.base;
  own->limit = arena_limit(m);
  d->narena = m->narena;
  d->nplugin = (int)m->nplugin;
  own->nbody = m->nbody;
  own->ncam = m->ncam;
  reset_clear(m, d, 0);
  return d;
}

// Plugins start in a data that is otherwise complete, and may run parts of the pipeline.
static ctData* begin_data(const ctModel* m, char* error, size_t size) {
  if (!intact_begin(m, error, size)) return NULL;
  ctData* d = make_data(m);
  if (!d) return (void)snprintf(error, size, "out of memory"), NULL;
  if (m->nplugin == 0) return d;
  if (!plugin_life_open(m, d)) {
    snprintf(error, size, "%s", data_own(d)->warning);
    data_free(d);
    return NULL;
  }
  memcpy(data_own(d)->instances, d->plugin_data, (size_t)m->nplugin * sizeof *d->plugin_data);
  return d;
}

ctData* data_new_or_say(const ctModel* m, char* error, size_t size) {
  ctData* d = begin_data(m, error, size);
  if (d && m->ndeform && !registry_add_model(m, d, error, size)) {
    data_free(d);
    return NULL;
  }
  if (d && (m->nplugin || sleep_enabled(m))) reset_data(m, d);
  return d;
}

ctData* data_new(const ctModel* m) {
  char error[256];
  return data_new_or_say(m, error, sizeof error);
}

void data_free(ctData* d) {
  if (!d) return;
  DataOwn* own = data_own(d);
  plugin_life_close(d);
  implicit_material_free(d);
  deform_set_free(own->deform);
  alloc_free(own->good);
  alloc_free(own->instances);
  arena_free(&own->arena);
  arena_free(&own->stack);
  arena_free(&own->diff);
  alloc_free(own->scratch);
  alloc_free(own->outer);
  alloc_free(d->buffer);
  alloc_free(own);
}

// Are the sizes those that the model was made with?
static bool sizes_hold(const ctModel* m) {
  ErrorList err;
  error_init(&err);
  const Check check = {m, NULL, &err};
  const bool hold = validate_sizes(&check) == CT_OK && validate_layout(&check) == CT_OK;
  error_free(&err);
  return hold;
}

// As in MuJoCo, changed sizes give a warning; everything else is an error.
ctData* ct_makeData(const ctModel* m) {
  char why[256];
  ctData* d = data_new_or_say(m, why, sizeof why);
  if (d) return d;
  if (sizes_hold(m))
    report_error("ct_makeData: could not make mjData: %s", why);
  else
    report_warning("Invalid data: could not make mjData: %s", why);
  return NULL;
}

void ct_deleteData(ctData* d) { data_free(d); }

// Where a pointer of src belongs in dest: the arena, the block, or (the model) where it is.
static void* move_pointer(const ctData* dest, const ctData* src, unsigned char* p) {
  const Arena *from = &data_own_const(src)->arena, *to = &data_own_const(dest)->arena;
  const unsigned char* block = src->buffer;
  if (p >= from->base && p <= from->base + from->used) return to->base + (p - from->base);
  if (p >= block && p < block + src->nbuffer) return (unsigned char*)dest->buffer + (p - block);
  return p;
}

// Copy the used part of the arena and carry the pointers into it over. Fields that are not wanted
// are gone.
static bool copy_arena(ctData* dest, const ctModel* m, const ctData* src, DataFilter wanted) {
  const Arena* from = &data_own_const(src)->arena;
  Arena* to = &data_own(dest)->arena;
  arena_release(to, 0);
  if (from->used > 0 && !arena_push(to, from->used, 1)) return false;
  if (!wanted && from->used > 0) memcpy(to->base, from->base, from->used);
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->memory != FIELD_ARENA) continue;
    void *p, *place = NULL;
    memcpy(&p, (const char*)src + f->offset, sizeof p);
    if (p && (!wanted || wanted(f))) place = move_pointer(dest, src, p);
    if (place && wanted && place != p)
      memcpy(place, p, (size_t)field_count(f, m, src) * field_element_size(f->type));
    memcpy((char*)dest + f->offset, &place, sizeof place);
  }
  return true;
}

static void copy_block(ctData* dest, const ctModel* m, const ctData* src, DataFilter wanted) {
  if (!wanted) memcpy(dest->buffer, src->buffer, (size_t)src->nbuffer);
  for (int i = 0; wanted && i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->memory != FIELD_BLOCK || !wanted(f)) continue;
    size_t bytes = (size_t)field_count(f, m, src) * field_element_size(f->type);
    if (bytes) memcpy(field_data(f, dest), field_data(f, src), bytes);
  }
}

ctData* data_copy(ctData* dest, const ctModel* m, const ctData* src, DataFilter wanted) {
  char error[256];
  // as in MuJoCo plugins of a copy are not reset
  ctData* d = dest ? dest : wanted ? data_new(m) : begin_data(m, error, sizeof error);
  if (!d || d == src) return d;
  CT_ASSERT(d->nbuffer == src->nbuffer);
  DataOwn kept = *data_own(d);
  *data_own(d) = *data_own_const(src);
  data_own(d)->arena = kept.arena;
  data_own(d)->stack = kept.stack;
  d->pstack = kept.pub.pstack;
  d->pbase = kept.pub.pbase;
  data_own(d)->scratch = kept.scratch;
  data_own(d)->outer = kept.outer;
  data_own(d)->instances = kept.instances;
  data_own(d)->good = kept.good;
  data_own(d)->material = kept.material;
  data_own(d)->diff = kept.diff;
  data_own(d)->running = kept.running;
  data_own(d)->deform = kept.deform;
  d->buffer = kept.pub.buffer;
  d->arena = kept.pub.arena;
  d->threadpool = kept.pub.threadpool;
  field_layout(data_field, data_field_count, m, d, d->buffer);
  copy_block(d, m, src, wanted);
  reset_instances(m, d);
  plugin_life_copy(d, m, src);
  bool good = deform_set_copy(&data_own(d)->deform, data_own_const(src)->deform);
  if (copy_arena(d, m, src, wanted) && good) return d;
  if (!dest) data_free(d);
  return NULL;
}

ctData* ct_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  return data_copy(dest, m, src, NULL);
}
