// ctr_rectangle has no context: as with OpenGL, it draws to what its thread used last. The thread
// only remembers a pointer; the list of all stores tells whether it still exists.
#include "draw/store.h"

#include "base/alloc.h"
#include "draw/window.h"

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

static void free_forms(Form* f, int n) {
  for (int i = 0; i < n; i++) form_free(&f[i]);
  alloc_free(f);
}

void store_free(Store* s) {
  if (!s) return;
  unlink_store(s);
  pixmap_free(&s->window);
  pixmap_free(&s->off);
  for (int i = 0; i < ctNAUX; i++) pixmap_free(&s->aux[i]);
  for (int i = 0; i < FORM_COUNT; i++) form_free(&s->builtin[i]);
  free_forms(s->plane, s->nplane);
  free_forms(s->mesh, s->nmesh);
  free_forms(s->hfield, s->nhfield);
  free_forms(s->skin, s->nskin);
  for (int i = 0; i < s->ntexture; i++) texture_free(&s->texture[i]);
  alloc_free(s->texture);
  ctr_freeCanvas(s->canvas);
  alloc_free(s);
}

Store* store_current(void) {
  pthread_mutex_lock(&lock);
  Store* s = all;
  while (s && s != last_used) s = s->next;
  pthread_mutex_unlock(&lock);
  return s;
}

void store_use(Store* s, Pixmap* pixmap) {
  s->current = pixmap;
  last_used = s;
}

void store_show(const Store* s, const Pixmap* drawn, ctrRect r) {
  if (s->shown && drawn == &s->window) window_show(drawn, r);
}

void store_fail(void) { failed = true; }

bool store_take_fail(void) {
  bool was = failed;
  failed = false;
  return was;
}
