#include "model/data.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "model/awake.h"
#include "model/model.h"

#include <corten/corten.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// Address space for contacts and constraint rows; only what is used becomes memory.
static const size_t arena_reserve = (size_t)8 << 30;

// The hungriest stage is inverse dynamics (12 numbers a body) or the motions of the mass matrix (7
// a dof).
static size_t scratch_bytes(const ctModel* m) {
  return (8 * (size_t)m->nv + 16 * (size_t)m->nbody + 64) * sizeof(cttNum);
}

// The hungriest driver is Runge-Kutta, or the constants with twelve rows of Jacobians.
static size_t outer_bytes(const ctModel* m) {
  return ((size_t)m->nq + 14 * (size_t)m->nv + (size_t)(m->nbody + m->ncam + m->nlight) + 64) *
         sizeof(cttNum);
}

ctData* data_new(const ctModel* m) {
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
  if (!d->buffer || !own->scratch || !own->outer || !arena_init(&own->arena, arena_reserve, 0)) {
    data_free(d);
    return NULL;
  }
  field_layout(data_field, data_field_count, m, d, d->buffer);
  d->arena = own->arena.base;
  d->narena = m->narena;
  d->nplugin = (int)m->nplugin;
  data_reset(m, d);
  return d;
}

void data_free(ctData* d) {
  if (!d) return;
  DataOwn* own = data_own(d);
  arena_free(&own->arena);
  alloc_free(own->scratch);
  alloc_free(own->outer);
  alloc_free(d->buffer);
  alloc_free(own);
}

// Point every arena field at NULL: there are no contacts and no rows.
static void clear_arena(ctData* d) {
  arena_release(&data_own(d)->arena, 0);
  d->parena = 0;
  for (int i = 0; i < data_field_count; i++) {
    void* none = NULL;
    if (data_field[i].memory == FIELD_ARENA)
      memcpy((char*)d + data_field[i].offset, &none, sizeof none);
  }
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
}

static void clear_header(const ctModel* m, ctData* d) {
  DataOwn* own = data_own(d);
  ctData kept = *d;
  memset(d, 0, offsetof(ctData, buffer));
  d->narena = kept.narena;
  d->nbuffer = kept.nbuffer;
  d->nplugin = kept.nplugin;
  d->signature = m->signature;
  own->warning[0] = 0;
}

// Everything as new; what the pipeline computes gets the byte `fill`, except qacc and qM, which
// start as zero.
static void reset_filled(const ctModel* m, ctData* d, unsigned char fill) {
  clear_header(m, d);
  clear_arena(d);
  memset(d->buffer, fill, (size_t)d->nbuffer);
  if (fill) {
    for (int i = 0; i < data_field_count; i++) {
      const Field* f = data_field + i;
      if (f->memory != FIELD_BLOCK || f->stage != STAGE_STATE) continue;
      memset(field_data(f, d), 0, (size_t)field_count(f, m, d) * field_element_size(f->type));
    }
    memset(d->qacc, 0, (size_t)m->nv * sizeof(cttNum));
    memset(d->qM, 0, (size_t)m->nM * sizeof(cttNum));
  }
  set_start(m, d);
  awake_all(m, d);
}

void data_reset(const ctModel* m, ctData* d) { reset_filled(m, d, 0); }

void data_warn(ctData* d, int kind, int info, const char* fmt, ...) {
  CT_ASSERT(kind < ctNWARNING);
  if (kind >= 0) {
    d->warning[kind].lastinfo = info;
    d->warning[kind].number++;
  }
  va_list args;
  va_start(args, fmt);
  vsnprintf(data_own(d)->warning, sizeof data_own(d)->warning, fmt, args);
  va_end(args);
}

ctData* ct_makeData(const ctModel* m) { return data_new(m); }

void ct_deleteData(ctData* d) { data_free(d); }

void ct_resetData(const ctModel* m, ctData* d) { data_reset(m, d); }

void ct_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value) {
  reset_filled(m, d, debug_value);
}

void ct_resetDataKeyframe(const ctModel* m, ctData* d, int key) {
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

// Copy the used part of the arena and carry the pointers into it over.
static bool copy_arena(ctData* dest, const ctData* src) {
  const Arena* from = &data_own_const(src)->arena;
  Arena* to = &data_own(dest)->arena;
  arena_release(to, 0);
  if (from->used > 0) {
    void* p = arena_push(to, from->used, 1);
    if (!p) return false;
    memcpy(p, from->base, from->used);
  }
  for (int i = 0; i < data_field_count; i++) {
    if (data_field[i].memory != FIELD_ARENA) continue;
    unsigned char* p;
    memcpy(&p, (const char*)src + data_field[i].offset, sizeof p);
    if (p) p = to->base + (p - from->base);
    memcpy((char*)dest + data_field[i].offset, &p, sizeof p);
  }
  return true;
}

ctData* ct_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  ctData* d = dest ? dest : data_new(m);
  if (!d || d == src) return d;
  CT_ASSERT(d->nbuffer == src->nbuffer);
  DataOwn kept = *data_own(d);
  *data_own(d) = *data_own_const(src);
  data_own(d)->arena = kept.arena;
  data_own(d)->scratch = kept.scratch;
  data_own(d)->outer = kept.outer;
  d->buffer = kept.pub.buffer;
  d->arena = kept.pub.arena;
  d->threadpool = kept.pub.threadpool;
  field_layout(data_field, data_field_count, m, d, d->buffer);
  memcpy(d->buffer, src->buffer, (size_t)src->nbuffer);
  if (copy_arena(d, src)) return d;
  if (!dest) data_free(d);
  return NULL;
}

const char* ct_lastWarning(const ctData* d) { return data_own_const(d)->warning; }
