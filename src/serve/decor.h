// Decorations of a scene as records for the page: contacts, forces, tendons, joints, frames,
// labels. They are made by ctv_addGeoms, one kind after the other, so that the page can switch each
// kind on and off by its own.
#ifndef SERVE_DECOR_H
#define SERVE_DECOR_H

#include "base/array.h"
#include "base/str.h"

#include <corten/corten.h>

// Kinds of a record: a cttVisFlag, or one of these plus a cttFrame or a cttLabel. User: shapes that
// a program adds.
enum { DECOR_FRAME = 64, DECOR_LABEL = 96, DECOR_USER = 128 };

// Numbers of a record: kind, type, dataid, matid, objtype, objid, category, size (3), position (3),
// matrix (9), colour (4).
enum { DECOR_FLOATS = 26 };

// What is wanted.
typedef struct DecorWish {
  uint32_t flags; // bits of cttVisFlag
  int frame;      // cttFrame
  int label;      // cttLabel
} DecorWish;

typedef struct Decor {
  ctvScene scene;
  ARRAY(float) shape; // the records
  StrBuf label;       // members of a list of JSON: [x, y, z, text]
  int nlabel;
  bool failed; // out of memory
} Decor;

bool decor_start(Decor* s, const ctModel* m); // false: out of memory
void decor_free(Decor* s);

// Replaces the records by those of this state. pert may be NULL.
void decor_collect(Decor* s, const ctModel* m, ctData* d, const DecorWish* wish,
                   const ctvPerturb* pert);

// Appends the shapes of these categories, and the labels, of a scene under a kind.
void decor_append(Decor* s, const ctvScene* scene, int kind, int category);

#endif
