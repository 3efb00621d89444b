#include "base/stop.h"

#include <stddef.h>

static _Thread_local StopHook wanted;
static _Thread_local void* of_hook;

void stop_watch(StopHook hook, void* user) {
  wanted = hook;
  of_hook = user;
}

bool stop_wanted(void) { return wanted && wanted(of_hook); }
