// Keyframes that wait until the tree is complete, taken apart by element (key_state.h).
#ifndef SPEC_PENDING_KEY_H
#define SPEC_PENDING_KEY_H

#include "spec/vectors.h"

struct Element;

// Numbers of one element: two blocks. Joint: qpos, qvel. Mocap body: mpos, mquat. Actuator: act,
// ctrl.
typedef struct KeyState {
  const struct Element* of;
  ctDoubleVec value;
  int first; // length of the first block
} KeyState;

typedef struct PendingKey {
  ctString name;
  double time;
  KeyState* data;
  int count, cap;
} PendingKey;

typedef struct PendingKeys {
  PendingKey* data;
  int count, cap;
} PendingKeys;

void pending_key_free(PendingKeys** keys); // NULL afterwards

#endif
