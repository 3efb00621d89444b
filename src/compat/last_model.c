// The model loaded last, which mj_saveLastXML writes (decision 0008).
#include "base/error.h"
#include "compile/compile.h"
#include "spec/spec.h"

#include <corten/compat.h>

#include <pthread.h>
#include <stdio.h>

static struct {
  pthread_mutex_t lock;
  ctSpec* spec; // NULL: none
} last = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void keep(ctSpec* spec) {
  pthread_mutex_lock(&last.lock);
  ctSpec* old = last.spec;
  last.spec = spec;
  pthread_mutex_unlock(&last.lock);
  ct_deleteSpec(old);
}

ctModel* ctmj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  ctSpec* spec = ctmj_parseXML(filename, vfs, error, error_sz);
  if (!spec) return NULL;
  ErrorList* issues = &((Spec*)(void*)spec)->errors;
  ctModel* m = compile(spec, vfs, issues);
  if (error && error_sz > 0) {
    error[0] = 0;
    error_format(issues, error, (size_t)error_sz);
  }
  if (m) {
    keep(spec);
  } else {
    ct_deleteSpec(spec);
  }
  return m;
}

// What the program changed in the model itself is not written.
int ctmj_saveLastXML(const char* filename, const ctModel* m, char* error, int error_sz) {
  (void)m;
  if (error && error_sz > 0) error[0] = 0;
  pthread_mutex_lock(&last.lock);
  int done = 0;
  if (!last.spec) {
    if (error && error_sz > 0) snprintf(error, (size_t)error_sz, "no XML model has been loaded");
  } else {
    done = ct_saveXML(last.spec, filename, error, error_sz) == 0;
  }
  pthread_mutex_unlock(&last.lock);
  return done;
}

static char* write_last(char* error, int error_sz) {
  char first[1];
  int size = ct_saveXMLString(last.spec, first, sizeof first, error, error_sz);
  char* text = size > 0 ? ctu_malloc((size_t)size + 1) : NULL;
  if (text && ct_saveXMLString(last.spec, text, size + 1, error, error_sz) != 0) {
    ctu_free(text);
    return NULL;
  }
  return text;
}

char* ctmj_lastXML(char* error, int error_sz) {
  if (error && error_sz > 0) error[0] = 0;
  pthread_mutex_lock(&last.lock);
  char* text = last.spec ? write_last(error, error_sz) : NULL;
  if (!last.spec && error && error_sz > 0)
    snprintf(error, (size_t)error_sz, "no XML model has been loaded");
  pthread_mutex_unlock(&last.lock);
  return text;
}

void ctmj_freeLastXML(void) { keep(NULL); }
