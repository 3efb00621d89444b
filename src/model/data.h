// The changing state of a world: what a ctData carries beyond its fields, its arena, scratch memory
// and warnings. step/data_life.h makes, resets and copies it.
#ifndef MODEL_DATA_H
#define MODEL_DATA_H

#include "base/arena.h"
#include "base/scratch.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// What a public ctData carries behind its visible fields.
typedef struct DataOwn {
  ctData pub;    // first: a ctData* is a DataOwn*
  Arena arena;   // contacts and constraint rows
  Arena stack;   // the user's, see stack.c
  size_t limit;  // bytes of the arena that contacts and rows may take: the user's, or the default
  void* scratch; // working memory of the stages
  size_t scratch_size;
  void* outer; // working memory of the functions that run whole pipelines
  size_t outer_size;
  uintptr_t* instances;     // what plugin instances keep, through resets and copies
  ctCallbacks hook;         // the user's
  bool (*hook_idle)(void);  // NULL, or: do the hooks only pass on to functions that nobody set?
  struct HullCache* hulls;  // small hulls seen in this search for contacts; NULL: none is going on
  struct Known* good;       // integers of its model, found good after somebody wrote there; or NULL
  struct DeformSet* deform; // of model/deform_set.h; NULL: no deformable body registered
  struct MaterialSystem* material; // of step/implicit_material.h; NULL: not needed yet
  Arena diff;                      // working memory of derivatives (src/diff)
  int running;                     // drivers of the pipeline that are at work
  cttSize nbody, ncam;             // of the model it was made for
  char warning[256];               // text of the last warning, empty when there was none
} DataOwn;

static inline DataOwn* data_own(ctData* d) { return (DataOwn*)(void*)d; }
static inline const DataOwn* data_own_const(const ctData* d) {
  return (const DataOwn*)(const void*)d;
}

// Hooks that belong to a library in between (compat): they do nothing while `idle` is true.
void data_set_hooks(ctData* d, const ctCallbacks* hooks, bool (*idle)(void));
bool data_is_hooked(const ctData* d); // may a function of the user run in a step?

// Around what runs stages, and with them hooks of the user: data_leave gets what data_enter gave.
static inline int data_enter(ctData* d) { return data_own(d)->running++; }
static inline void data_leave(ctData* d, int before) { data_own(d)->running = before; }

// Working memory of a stage; it hands it down by value.
static inline Scratch data_scratch(ctData* d) {
  return scratch_from(data_own(d)->scratch, data_own(d)->scratch_size);
}

// Working memory that stages do not touch, for functions that keep something while they run the
// pipeline.
static inline Scratch data_outer_scratch(ctData* d) {
  return scratch_from(data_own(d)->outer, data_own(d)->outer_size);
}

// The arena. What outlives a stage (contacts, rows, islands) is pushed with data_arena_push and
// stays until the next data_arena_clear; temporary memory is arena_mark, arena_push, arena_release.
static inline Arena* data_arena(ctData* d) { return &data_own(d)->arena; }

// Memory that stays; NULL when the model's limit (size memory=) is reached. Keeps parena and
// maxuse_arena.
void* data_arena_push(ctData* d, size_t bytes, size_t align);

// Forget everything pushed since a mark, 0 for all.
void data_arena_release(ctData* d, size_t mark);

// No contacts, no rows, no islands: the arena is empty.
void data_arena_clear(ctData* d);

// The same, but the contacts stay.
void data_arena_clear_rows(ctData* d);

// Count a warning (kind: a cttWarning, or -1 for none), remember its text.
void data_warn(ctData* d, int kind, int info, const char* fmt, ...)
    __attribute__((format(printf, 4, 5)));

#endif
