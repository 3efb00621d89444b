#include "step/data_life.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/report.h"
#include "math/dense.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/history.h"
#include "model/intact.h"
#include "model/model.h"
#include "model/plugin_life.h"
#include "model/validate.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "pos/tendon.h"
#include "step/forward.h"
#include "step/sleep.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

// Contacts, constraint rows and islands take what they need, up to this many bytes if the model
// does not choose its own limit: a heap of a thousand bodies fits, two thousand bodies at one place
// do not.
static const size_t arena_default_limit = (size_t)512 << 20;

// Address space above the limit, for what lives within a stage; only what is used becomes memory.
static const size_t arena_temporary = (size_t)256 << 20;

// The hungriest stage is the derivative of the bias force (48 numbers a body) or the motions of the
// mass matrix (7 a dof). Actuation keeps a number an actuator and two a tendon, flexes a force a
// vertex.
static size_t scratch_bytes(const ctModel* m) {
  size_t other = (size_t)(m->nu + 2 * m->ntendon + 3 * m->nflexvert);
  return (8 * (size_t)m->nv + 52 * (size_t)m->nbody + other + 64) * sizeof(cttNum);
}

// The hungriest driver is Runge-Kutta, or the constants with twelve rows of Jacobians.
static size_t outer_bytes(const ctModel* m) {
  return ((size_t)m->nq + 14 * (size_t)m->nv + 6 * (size_t)m->na +
          (size_t)(m->nbody + m->ncam + m->nlight) + 64) *
         sizeof(cttNum);
}

// The model's own number is the limit only if somebody chose it.
static size_t arena_limit(const ctModel* m) {
  bool chosen = m->narena > 0 && m->narena != model_default_arena(m, -1);
  return chosen ? (size_t)m->narena : arena_default_limit;
}

static void clear(const ctModel* m, ctData* d, unsigned char fill);

static ctData* make(const ctModel* m) {
  size_t bytes = field_layout(data_field, data_field_count, m, NULL, NULL);
  if (bytes == SIZE_MAX) return NULL;
  DataOwn* own = alloc_zero(sizeof *own);
  if (!own) return NULL;
  ctData* d = &own->pub;
  d->nbuffer = (cttSize)bytes;
  d->buffer = alloc_zero(bytes);
  own->scratch_size = scratch_bytes(m);
  own->scratch = alloc_bytes(own->scratch_size);
  own->outer_size = outer_bytes(m);
  own->outer = alloc_bytes(own->outer_size);
  own->instances = alloc_zero((size_t)m->nplugin * sizeof *own->instances + 1);
  if (!d->buffer || !own->scratch || !own->outer || !own->instances ||
      !arena_init(&own->arena, arena_limit(m) + arena_temporary, 0)) {
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
  clear(m, d, 0);
  return d;
}

// Plugins start in a data that is otherwise complete, and may run parts of the pipeline.
static ctData* begin(const ctModel* m, char* error, size_t size) {
  if (!intact_begin(m, error, size)) return NULL;
  ctData* d = make(m);
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
  ctData* d = begin(m, error, size);
  if (d && (m->nplugin || sleep_enabled(m))) data_reset(m, d);
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
  alloc_free(own->good);
  alloc_free(own->instances);
  arena_free(&own->arena);
  arena_free(&own->stack);
  alloc_free(own->scratch);
  alloc_free(own->outer);
  alloc_free(d->buffer);
  alloc_free(own);
}

// State values that are not zero at the start.
static void set_start(const ctModel* m, ctData* d) {
  memcpy(d->qpos, m->qpos0, (size_t)m->nq * sizeof(cttNum));
  if (m->neq) memcpy(d->eq_active, m->eq_active0, (size_t)m->neq);
  for (int b = 0; b < m->nbody; b++) {
    int k = m->body_mocapid[b];
    if (k < 0) continue;
    memcpy(d->mocap_pos + 3 * k, m->body_pos + 3 * b, 3 * sizeof(cttNum));
    memcpy(d->mocap_quat + 4 * k, m->body_quat + 4 * b, 4 * sizeof(cttNum));
  }
  for (int i = 0; i < m->nplugin; i++) d->plugin[i] = m->plugin[i];
  history_reset(m, d);
}

static void clear_header(const ctModel* m, ctData* d) {
  DataOwn* own = data_own(d);
  ctData kept = *d;
  memset(d, 0, offsetof(ctData, buffer));
  d->narena = kept.narena;
  d->nbuffer = kept.nbuffer;
  d->nplugin = kept.nplugin;
  d->signature = m->signature;
  if (own->stack.base) arena_release(&own->stack, 0);
  own->warning[0] = 0;
}

// The instances of plugins live on.
static void give_back_instances(const ctModel* m, ctData* d) {
  if (m->nplugin)
    memcpy(d->plugin_data, data_own(d)->instances, (size_t)m->nplugin * sizeof *d->plugin_data);
}

// The block but for plugin_state: an instance resets its own state, or keeps it.
static void fill_block(const ctModel* m, ctData* d, unsigned char fill) {
  char *block = d->buffer, *state = (char*)d->plugin_state;
  size_t before = (size_t)(state - block), kept = (size_t)m->npluginstate * sizeof(cttNum);
  memset(block, fill, before);
  memset(state + kept, fill, (size_t)d->nbuffer - before - kept);
}

// Everything as new but for plugins; what the pipeline computes gets the byte `fill`, except qacc
// and qM, which start as zero.
static void clear(const ctModel* m, ctData* d, unsigned char fill) {
  clear_header(m, d);
  data_arena_clear(d);
  fill_block(m, d, fill);
  if (fill) {
    for (int i = 0; i < data_field_count; i++) {
      const Field* f = data_field + i;
      if (f->memory != FIELD_BLOCK || f->stage != STAGE_STATE) continue;
      if (strcmp(f->name, "plugin_state") == 0) continue;
      memset(field_data(f, d), 0, (size_t)field_count(f, m, d) * field_element_size(f->type));
    }
    memset(d->qacc, 0, (size_t)m->nv * sizeof(cttNum));
    memset(d->qM, 0, (size_t)m->nM * sizeof(cttNum));
  }
  set_start(m, d);
  awake_all(m, d);
}

// With sleeping on, a reset data has its poses, for those of sleeping and fixed bodies are not
// computed again. Trees that begin asleep need contacts and islands: a whole forward pass, after
// which they have no forces yet. The contacts stay, as in MuJoCo.
static void begin_sleep(const ctModel* m, ctData* d) {
  if (!sleep_enabled(m)) return;
  if (!sleep_wants_start(m)) {
    kinematics(m, d);
    com(m, d);
    camlight(m, d);
    tendon(m, d);
    return;
  }
  forward(m, d);
  sleep_start(m, d);
  dense_zero(d->qfrc_smooth, (int)m->nv);
  dense_zero(d->qacc_smooth, (int)m->nv);
  data_arena_clear_rows(d);
}

static void reset_filled(const ctModel* m, ctData* d, unsigned char fill) {
  clear(m, d, fill);
  if (m->nplugin > 0) {
    give_back_instances(m, d);
    plugin_life_reset(m, d);
  }
  begin_sleep(m, d);
}

void data_reset(const ctModel* m, ctData* d) { reset_filled(m, d, 0); }

// Are the sizes those that the model was made with?
static bool sizes_hold(const ctModel* m) {
  ErrorList err;
  error_init(&err);
  const Check check = {m, NULL, &err};
  const bool hold = validate_sizes(&check) == CT_OK && validate_layout(&check) == CT_OK;
  error_free(&err);
  return hold;
}

// As in MuJoCo sizes that somebody changed are worth a warning, everything else is an error.
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

void ct_resetData(const ctModel* m, ctData* d) {
  if (intact_ok(m, d)) data_reset(m, d);
}

void ct_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value) {
  if (intact_ok(m, d)) reset_filled(m, d, debug_value);
}

void ct_resetDataKeyframe(const ctModel* m, ctData* d, int key) {
  if (!intact_ok(m, d)) return;
  data_reset(m, d);
  if (key < 0 || key >= m->nkey) return;
  d->time = m->key_time[key];
  memcpy(d->qpos, m->key_qpos + key * m->nq, (size_t)m->nq * sizeof(cttNum));
  memcpy(d->qvel, m->key_qvel + key * m->nv, (size_t)m->nv * sizeof(cttNum));
  memcpy(d->act, m->key_act + key * m->na, (size_t)m->na * sizeof(cttNum));
  memcpy(d->mocap_pos, m->key_mpos + key * 3 * m->nmocap, (size_t)(3 * m->nmocap) * sizeof(cttNum));
  memcpy(d->mocap_quat, m->key_mquat + key * 4 * m->nmocap,
         (size_t)(4 * m->nmocap) * sizeof(cttNum));
  memcpy(d->ctrl, m->key_ctrl + key * m->nu, (size_t)m->nu * sizeof(cttNum));
}

// Where a pointer of src belongs in dest: the arena, the block, or (the model) where it is.
static void* moved(const ctData* dest, const ctData* src, unsigned char* p) {
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
    if (p && (!wanted || wanted(f))) place = moved(dest, src, p);
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
  ctData* d = dest ? dest : wanted ? data_new(m) : begin(m, error, sizeof error);
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
  d->buffer = kept.pub.buffer;
  d->arena = kept.pub.arena;
  d->threadpool = kept.pub.threadpool;
  field_layout(data_field, data_field_count, m, d, d->buffer);
  copy_block(d, m, src, wanted);
  give_back_instances(m, d);
  plugin_life_copy(d, m, src);
  if (copy_arena(d, m, src, wanted)) return d;
  if (!dest) data_free(d);
  return NULL;
}

ctData* ct_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  return data_copy(dest, m, src, NULL);
}
