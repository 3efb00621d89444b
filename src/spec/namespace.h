// Names of a spec by kind, and what becomes of the references of an element when it is copied under
// other names.
#ifndef SPEC_NAMESPACE_H
#define SPEC_NAMESPACE_H

#include "base/map.h"
#include "spec/spec.h"

// Names in use: kind -> position in the spec's list.
typedef struct Names {
  const Spec* spec;
  Map map[ctNOBJECT];
} Names;

bool namespace_open(Names* names, const Spec* spec); // false when out of memory; close in any case
void namespace_close(Names* names);
bool namespace_add(Names* names, const Element* e); // a new element; false when out of memory
const Element* namespace_find(const Names* names, cttObj type, const char* name); // NULL if none

// Text put around names.
typedef struct Affix {
  const char *prefix, *suffix;
} Affix;

// prefix + text + suffix in place of text, unless it is empty. False when out of memory.
bool namespace_rename(ctString* text, Affix affix);

typedef enum Resolution {
  RESOLVED,   // all references found
  UNRESOLVED, // something is missing: nothing was changed
  NO_MEMORY
} Resolution;

// Let the references of an element outside the tree point to what they mean under the new names:
//   pair, exclude, sensor   the two objects; one of them may keep its old name if the other has a
//   new tendon                  points of the path; each may keep its old name, but not all the
//   others              all objects
Resolution namespace_resolve(const Names* names, Element* e, Affix affix);

#endif
