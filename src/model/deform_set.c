// Storage of deformable bodies. A body's arrays are one block that begins at x and whose order is
// x v extra account | invmass force x_next v_next extra_next account_next x_known | flags torn; a
// body is whole or all zeros.
#include "model/deform_set.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"

#include <math.h>
#include <string.h>

//---------------------------------- shapes --------------------------------------------------------

DeformShape* deform_shape_keep(DeformShape* s) {
  CT_ASSERT(atomic_load(&s->owners) > 0);
  atomic_fetch_add(&s->owners, 1);
  return s;
}

void deform_shape_drop(DeformShape* s) {
  if (!s || atomic_fetch_sub(&s->owners, 1) > 1) return;
  if (s->system) s->free_system(s->system);
  alloc_free((void*)(uintptr_t)s->def.name);
  alloc_free((void*)(uintptr_t)s->def.material.name);
  alloc_free((void*)(uintptr_t)s->def.vert);
  alloc_free((void*)(uintptr_t)s->def.elem);
  alloc_free((void*)(uintptr_t)s->def.pos);
  alloc_free((void*)(uintptr_t)s->def.pin);
  alloc_free((void*)(uintptr_t)s->def.attach);
  alloc_free(s->invmass);
  alloc_free(s->extra);
  alloc_free(s);
}

//---------------------------------- bodies --------------------------------------------------------

// Numbers of the block: 3 nvert each of x v force x_next v_next x_known, nvert of invmass; extra
// and account twice.
static size_t count_numbers(const DeformBody* b) {
  return (size_t)b->nvert * 19 + (size_t)b->nextra * 2 + 2;
}

static size_t count_bytes(const DeformBody* b) {
  return count_numbers(b) * sizeof(double) + (size_t)b->nvert + (size_t)b->nattach;
}

// In front of x: bodies and views that use the block.
typedef struct BlockHead {
  atomic_int owners;
} BlockHead;
enum { BLOCK_HEAD = ALLOC_ALIGN };

static BlockHead* block_head(const DeformBody* b) {
  return (BlockHead*)(void*)((char*)b->x - BLOCK_HEAD);
}

void* deform_block_keep(const DeformBody* b) {
  atomic_fetch_add(&block_head(b)->owners, 1);
  return block_head(b);
}

void deform_block_drop(void* block) {
  if (block && atomic_fetch_sub(&((BlockHead*)block)->owners, 1) == 1) alloc_free(block);
}

static void place_arrays(DeformBody* b, double* block) {
  size_t n = (size_t)b->nvert * 3;
  b->x = block;
  b->v = b->x + n;
  b->extra = b->v + n;
  b->account = b->extra + b->nextra;
  b->invmass = b->account + 1;
  b->force = b->invmass + b->nvert;
  b->x_next = b->force + n;
  b->v_next = b->x_next + n;
  b->extra_next = b->v_next + n;
  b->account_next = b->extra_next + b->nextra;
  b->x_known = b->account_next + 1;
  CT_ASSERT(b->x_known + n == block + count_numbers(b));
  b->flags = (unsigned char*)(b->x_known + n);
  b->torn = b->flags + b->nvert;
}

void deform_body_reset(DeformBody* b) {
  const ctDeformDef* def = &b->shape->def;
  const double* start = def->pos ? def->pos : def->vert;
  memset(b->x, 0, count_bytes(b));
  memcpy(b->x, start, (size_t)b->nvert * 3 * sizeof(double));
  memcpy(b->invmass, b->shape->invmass, (size_t)b->nvert * sizeof(double));
  if (b->nextra) memcpy(b->extra, b->shape->extra, (size_t)b->nextra * sizeof(double));
  for (int i = 0; i < def->npin; i++) {
    CT_ASSERT(0 <= def->pin[i] && def->pin[i] < b->nvert);
    b->invmass[def->pin[i]] = 0;
    b->flags[def->pin[i]] = DEFORM_PINNED;
  }
  memcpy(b->x_next, b->x, (size_t)b->nvert * 3 * sizeof(double));
  b->x_known[0] = NAN; // nothing is known: all energy was put in by the user
  if (b->nextra) memcpy(b->extra_next, b->extra, (size_t)b->nextra * sizeof(double));
  b->still = 0;
  b->asleep = false;
}

bool deform_body_init(DeformBody* b, DeformShape* s) {
  *b = (DeformBody){.nvert = s->def.nvert, .nextra = s->nextra, .nattach = s->def.nattach};
  char* block = alloc_bytes(BLOCK_HEAD + count_bytes(b));
  if (!block) {
    *b = (DeformBody){0};
    return false;
  }
  place_arrays(b, (double*)(void*)(block + BLOCK_HEAD));
  atomic_init(&block_head(b)->owners, 1);
  b->shape = s;
  deform_body_reset(b);
  return true;
}

void deform_body_free(DeformBody* b) {
  if (b->x) deform_block_drop(block_head(b));
  deform_shape_drop(b->shape);
  *b = (DeformBody){0};
}

void deform_body_know(DeformBody* b) {
  memcpy(b->x_known, b->x, (size_t)b->nvert * 3 * sizeof(double));
}

void deform_body_commit(DeformBody* b) {
  memcpy(b->x, b->x_next, (size_t)b->nvert * 3 * sizeof(double));
  memcpy(b->v, b->v_next, (size_t)b->nvert * 3 * sizeof(double));
  if (b->nextra) memcpy(b->extra, b->extra_next, (size_t)b->nextra * sizeof(double));
  *b->account = *b->account_next;
  deform_body_know(b);
}

void deform_body_copy(DeformBody* dest, const DeformBody* src) {
  CT_ASSERT(dest->nvert == src->nvert && dest->nextra == src->nextra);
  CT_ASSERT(dest->nattach == src->nattach);
  memcpy(dest->x, src->x, count_bytes(src));
  dest->still = src->still;
  dest->asleep = src->asleep;
  dest->origin = src->origin;
}

//---------------------------------- sets ----------------------------------------------------------

// Numbers behind qfrc that are state
static int count_kept(const DeformSet* s) { return s->nv + 7 * s->nmocap + 1; }

void deform_set_forget_mocap(DeformSet* s) { s->mocap[7 * s->nmocap] = 0; }

DeformSet* deform_set_make(int nv, int nmocap) {
  CT_ASSERT(nv >= 0 && nmocap >= 0);
  DeformSet* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->nv = nv;
  s->nmocap = nmocap;
  s->qfrc = alloc_zero((size_t)(nv + count_kept(s)) * sizeof(double));
  if (!s->qfrc) {
    alloc_free(s);
    return NULL;
  }
  s->qfrc_last = s->qfrc + nv;
  s->mocap = s->qfrc_last + nv;
  return s;
}

void deform_set_free(DeformSet* s) {
  if (!s) return;
  for (int i = 0; i < s->nbody; i++) deform_body_free(s->body + i);
  if (s->work) s->free_work(s->work);
  alloc_free(s->body);
  alloc_free(s->con);
  alloc_free(s->qfrc);
  alloc_free(s);
}

bool deform_set_reserve(DeformSet* s, int nbody) {
  s->body = array_grow(s->body, &s->capacity, nbody, sizeof *s->body);
  return s->capacity >= nbody;
}

// A body like src with src's shape; false: out of memory.
static bool copy_body(DeformBody* dest, const DeformBody* src) {
  if (!deform_body_init(dest, src->shape)) return false;
  deform_shape_keep(src->shape);
  // attachments may have been added to a body since it was registered: its shape is then its own
  deform_body_copy(dest, src);
  return true;
}

static void copy_kept(DeformSet* dest, const DeformSet* src) {
  CT_ASSERT(dest->nv == src->nv && dest->nmocap == src->nmocap);
  memcpy(dest->qfrc, src->qfrc, (size_t)(src->nv + count_kept(src)) * sizeof(double));
}

static bool fill_set(DeformSet* made, const DeformSet* src) {
  if (!deform_set_reserve(made, src->nbody)) return false;
  for (; made->nbody < src->nbody; made->nbody++)
    if (!copy_body(made->body + made->nbody, src->body + made->nbody)) return false;
  made->con = array_grow(NULL, &made->con_capacity, src->ncon, sizeof *made->con);
  if (made->con_capacity < src->ncon) return false;
  made->ncon = src->ncon;
  if (src->ncon) memcpy(made->con, src->con, (size_t)src->ncon * sizeof *src->con);
  copy_kept(made, src);
  made->fresh = src->fresh;
  return true;
}

// Do all bodies of both have the same shapes, so that no memory is needed for a copy?
static bool same_shapes(const DeformSet* a, const DeformSet* b) {
  if (!a || a->nv != b->nv || a->nmocap != b->nmocap || a->nbody != b->nbody ||
      a->con_capacity < b->ncon)
    return false;
  for (int i = 0; i < a->nbody; i++)
    if (a->body[i].shape != b->body[i].shape) return false;
  return true;
}

static void copy_in_place(DeformSet* dest, const DeformSet* src) {
  for (int i = 0; i < src->nbody; i++) deform_body_copy(dest->body + i, src->body + i);
  dest->ncon = src->ncon;
  if (src->ncon) memcpy(dest->con, src->con, (size_t)src->ncon * sizeof *src->con);
  copy_kept(dest, src);
  dest->fresh = src->fresh;
}

bool deform_set_copy(DeformSet** dest, const DeformSet* src) {
  if (*dest == src) return true;
  if (!src) {
    deform_set_free(*dest);
    *dest = NULL;
    return true;
  }
  if (same_shapes(*dest, src)) {
    copy_in_place(*dest, src);
    return true;
  }
  DeformSet* made = deform_set_make(src->nv, src->nmocap);
  if (!made || !fill_set(made, src)) {
    deform_set_free(made);
    return false;
  }
  deform_set_free(*dest);
  *dest = made;
  return true;
}

//---------------------------------- state vectors -------------------------------------------------

static int count_own_state(const DeformBody* b) { return 6 * b->nvert + b->nextra + 1; }

int deform_set_state_size(const DeformSet* s) {
  int n = s ? count_kept(s) : 0;
  for (int i = 0; s && i < s->nbody; i++) n += count_own_state(s->body + i) + s->body[i].nattach;
  return n;
}

void deform_set_get_state(const DeformSet* s, double* state) {
  for (int i = 0; s && i < s->nbody; i++) {
    memcpy(state, s->body[i].x, (size_t)count_own_state(s->body + i) * sizeof(double));
    state += count_own_state(s->body + i);
  }
  for (int i = 0; s && i < s->nbody; i++)
    for (int k = 0; k < s->body[i].nattach; k++) *state++ = s->body[i].torn[k];
  if (s) memcpy(state, s->qfrc_last, (size_t)count_kept(s) * sizeof(double));
}

void deform_set_set_state(DeformSet* s, const double* state) {
  for (int i = 0; s && i < s->nbody; i++) {
    DeformBody* b = s->body + i;
    memcpy(b->x, state, (size_t)count_own_state(b) * sizeof(double));
    state += count_own_state(b);
    deform_body_know(b);
    b->still = 0;
    b->asleep = false;
  }
  for (int i = 0; s && i < s->nbody; i++)
    for (int k = 0; k < s->body[i].nattach; k++) s->body[i].torn[k] = *state++ != 0;
  if (!s) return;
  memcpy(s->qfrc_last, state, (size_t)count_kept(s) * sizeof(double));
  s->fresh = false;
}
