// One attachment: from which spec to which, under which names, and which elements change places.
#ifndef SPEC_ATTACH_PLAN_H
#define SPEC_ATTACH_PLAN_H

#include "spec/namespace.h"

// Elements that change places (attach_take.h).
typedef struct TakePair {
  Element *original, *copy;
} TakePair;

typedef struct TakeList {
  TakePair* data;
  int count, cap;
} TakeList;

// What an attachment carries along.
typedef struct Attach {
  Spec* to;
  const Spec* from; // may be `to`: then classes and assets are shared, not copied
  Affix affix;
  const ctsCompiler* compiler; // settings of `from`, kept in `to`; NULL: those of `to`
  int kept;                    // of to->compilers: where copies of from->compilers begin
  TakeList* take;              // elements that are taken, not copied; NULL: all are copied
  int before[SPEC_LISTS];      // elements of `to` before the attachment, by kind
} Attach;

bool attach_plan_is_self(const Attach* a);
bool attach_plan_is_kept(const Attach* a); // `from` lives as long as `to`

// Remember that `copy` is to change places with `original`; nothing if the attachment only copies,
// or if `original` is a stand-in. False when out of memory.
bool attach_plan_pair(const Attach* a, const Element* original, Element* copy);
void attach_plan_close(TakeList* list);

#endif
