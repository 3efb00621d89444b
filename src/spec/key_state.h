// Keyframes while the tree still changes: their numbers by element instead of by position.
//
// A keyframe lists numbers in the order of the tree. When a part of the tree is copied or removed,
// its keyframes are taken apart and wait; key_state_flush, when the model is compiled, puts them
// together for the tree as it is then, with NaN for what has no number: the compiler takes the
// starting value there.
#ifndef SPEC_KEY_STATE_H
#define SPEC_KEY_STATE_H

#include "spec/attach_plan.h"

// Which element of one tree became which of another.
typedef struct KeyPair {
  const Element *from, *to;
} KeyPair;

typedef struct KeyMap {
  const Attach* attach;
  KeyPair* data;
  int count, cap;
} KeyMap;

// Pairs are only remembered if there are keyframes. Keys may be NULL in key_state_pair.
void key_state_open(KeyMap* keys, const Attach* attach);
bool key_state_pair(KeyMap* keys, const Element* from, const Element* to);
bool key_state_store(const KeyMap* keys); // the keyframes of attach->from, under new names
// Has a spec keyframes that keep their names when they are stored, as in MuJoCo?
bool key_state_waits(const Spec* from);
extern const char key_state_warning[]; // for the user
void key_state_close(KeyMap* keys);

// All keyframes of the spec wait.
bool key_state_forget(Spec* spec);
// Drop the numbers of elements whose id is below -1.
void key_state_purge(Spec* spec);
// The keyframes that wait in a spec, for a copy of it whose lists have the same order.
bool key_state_copy(Spec* to, const Spec* from);
// Elements that changed places (attach_take.h) keep their numbers.
void key_state_renew(Spec* spec);
// Waiting keyframes become elements at the end of the list. False when out of memory.
bool key_state_flush(Spec* spec);

// NULL, or which vector of a keyframe does not have the size of the tree as it is.
const char* key_state_wrong_size(const Spec* spec, const KeyElement* key, int* got, int* want);

#endif
