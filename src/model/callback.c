#include "model/data.h"

#include <corten/corten.h>

void data_set_hooks(ctData* d, const ctCallbacks* hooks, bool (*idle)(void)) {
  data_own(d)->hook = *hooks;
  data_own(d)->hook_idle = idle;
}

bool data_is_hooked(const ctData* d) {
  const DataOwn* own = data_own_const(d);
  const ctCallbacks* h = &own->hook;
  if (own->hook_idle && own->hook_idle()) return false;
  return h->control || h->passive || h->sensor || h->contactfilter || h->time || h->act_dyn ||
         h->act_gain || h->act_bias || h->collision;
}

void ct_setCallbacks(ctData* d, const ctCallbacks* callbacks) {
  data_set_hooks(d, callbacks ? callbacks : &(ctCallbacks){0}, NULL);
}

const ctCallbacks* ct_getCallbacks(const ctData* d) { return &data_own_const(d)->hook; }
