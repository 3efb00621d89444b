#include "spec/attach_plan.h"

#include "base/array.h"

#include <stdint.h>

bool attach_plan_is_self(const Attach* a) { return a->from == a->to; }

bool attach_plan_is_kept(const Attach* a) {
  if (attach_plan_is_self(a)) return true;
  for (int i = 0; i < a->to->models.count; i++) {
    if (a->to->models.data[i] == a->from) return true;
  }
  return false;
}

bool attach_plan_pair(const Attach* a, const Element* original, Element* copy) {
  if (!a->take || original->stands_for) return true;
  TakePair* pair = array_push(a->take);
  if (pair) *pair = (TakePair){(Element*)(uintptr_t)original, copy};
  return pair != NULL;
}

void attach_plan_close(TakeList* list) { array_free(list); }
