// What a drawing context owns, behind ctrContext.own.
#ifndef DRAW_STORE_H
#define DRAW_STORE_H

#include "draw/surface.h"

#include <corten/corten.h>

typedef struct Store {
  Surface window; // grows with the viewports that are drawn
  Surface off;
  Surface aux[ctNAUX];
  Surface* current;
  struct Store* next; // in the list of all stores
} Store;

// A store in the list of all stores; NULL: out of memory.
Store* store_make(void);
void store_free(Store* s); // NULL allowed

static inline Store* store_of(const ctrContext* con) { return con->own; }

// The store that this thread used last, for functions without a context; NULL: none, or freed.
Store* store_current(void);
void store_use(Store* s, Surface* surface); // its buffer from now on

void store_fail(void);      // memory ran out in this thread
bool store_take_fail(void); // whether it did since the last call

#endif
