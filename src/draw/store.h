// What a drawing context owns, behind ctrContext.own.
#ifndef DRAW_STORE_H
#define DRAW_STORE_H

#include "draw/form.h"
#include "draw/pixmap.h"
#include "draw/texture.h"

#include <corten/corten.h>

typedef struct Store {
  bool shown;    // the program had a window when the context was made
  Pixmap window; // grows with the viewports that are drawn
  Pixmap off;
  Pixmap aux[ctNAUX];
  Pixmap* current;
  Form builtin[FORM_COUNT];
  Form *plane, *mesh, *hfield, *skin; // meshes have their hull behind them
  int nplane, nmesh, nhfield, nskin;
  Texture* texture;
  int ntexture;
  ctrCanvas* canvas;  // of ctr_render; NULL before the first picture
  struct Store* next; // in the list of all stores
} Store;

// A store in the list of all stores; NULL: out of memory.
Store* store_make(void);
void store_free(Store* s); // NULL allowed

static inline Store* store_of(const ctrContext* con) { return con->own; }

// The store that this thread used last, for functions without a context; NULL: none, or freed.
Store* store_current(void);
void store_use(Store* s, Pixmap* pixmap); // its buffer from now on

// A rectangle of a buffer was drawn: if it is the window's, the program's window shows it.
void store_show(const Store* s, const Pixmap* drawn, ctrRect r);

void store_fail(void);      // memory ran out in this thread
bool store_take_fail(void); // whether it did since the last call

#endif
