// ctr_rectangle has no context: as with OpenGL, it draws to what its thread used last. The thread
// only remembers a pointer; the list of all stores tells whether it still exists.
#include "draw/store.h"

#include "base/alloc.h"

#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Store* all;
static _Thread_local Store* last_used;
static _Thread_local bool failed;

Store* store_make(void) {
  Store* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->current = &s->window;
  pthread_mutex_lock(&lock);
  s->next = all;
  all = s;
  pthread_mutex_unlock(&lock);
  return s;
}

static void unlink_store(const Store* s) {
  pthread_mutex_lock(&lock);
  Store** at = &all;
  while (*at && *at != s) at = &(*at)->next;
  if (*at) *at = s->next;
  pthread_mutex_unlock(&lock);
}

void store_free(Store* s) {
  if (!s) return;
  unlink_store(s);
  surface_free(&s->window);
  surface_free(&s->off);
  for (int i = 0; i < ctNAUX; i++) surface_free(&s->aux[i]);
  alloc_free(s);
}

Store* store_current(void) {
  pthread_mutex_lock(&lock);
  Store* s = all;
  while (s && s != last_used) s = s->next;
  pthread_mutex_unlock(&lock);
  return s;
}

void store_use(Store* s, Surface* surface) {
  s->current = surface;
  last_used = s;
}

void store_fail(void) { failed = true; }

bool store_take_fail(void) {
  bool was = failed;
  failed = false;
  return was;
}
