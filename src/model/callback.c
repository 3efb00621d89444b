#include "model/data.h"

#include <corten/corten.h>

void ct_setCallbacks(ctData* d, const ctCallbacks* callbacks) {
  data_own(d)->hook = callbacks ? *callbacks : (ctCallbacks){0};
  data_own(d)->hook_idle = NULL;
}

const ctCallbacks* ct_getCallbacks(const ctData* d) { return &data_own_const(d)->hook; }
