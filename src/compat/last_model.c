// The model loaded last, which mj_saveLastXML writes (decision 0008).
#include "base/error.h"
#include "base/str.h"
#include "compile/compile.h"
#include "spec/spec.h"

#include <corten/compat.h>

#include <pthread.h>

// What the spec gives is kept where files went into it, which may have changed or gone since.
static struct {
  pthread_mutex_t lock;
  ctSpec* spec;   // NULL: none
  ctModel* model; // NULL: compile the spec
} last = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void keep_model_and_spec(ctSpec* spec, ctModel* model) {
  pthread_mutex_lock(&last.lock);
  ctSpec* old = last.spec;
  ctModel* old_model = last.model;
  last.spec = spec;
  last.model = model;
  pthread_mutex_unlock(&last.lock);
  ct_deleteSpec(old);
  ct_deleteModel(old_model);
}

static bool has_files(const ctModel* m) { return m->nmesh + m->ntex + m->nhfield + m->nskin > 0; }

ctModel* ctmj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz) {
  ctSpec* spec = ctmj_parseXML(filename, vfs, error, error_sz);
  if (!spec) return NULL;
  ctModel* m = compile_reported(spec, vfs, error, error_sz);
  if (m) {
    keep_model_and_spec(spec, has_files(m) ? ct_copyModel(NULL, m) : NULL);
  } else {
    ct_deleteSpec(spec);
  }
  return m;
}

// Numbers that the program changed in the model go into the spec; false: they cannot. As in MuJoCo
// a model other than the last one is no failure: *note says that nothing of it is written.
static bool take_back(const ctModel* m, const char** note) {
  *note = NULL;
  if (!m) return true;
  ctModel* old = last.model ? last.model : ct_compile(last.spec, NULL);
  if (old) *note = copy_back(last.spec, m, old);
  if (!last.model)
    ct_deleteModel(old);
  else if (!*note)
    ct_copyModel(last.model, m); // what the spec gives now
  return old && (!*note || *note == copy_back_other);
}

// Is there a model to write? Its spec then has the numbers of m.
static bool prepare_spec(const ctModel* m, const char** note, char* error, int error_sz) {
  str_to_buffer(error, error_sz, "");
  if (!last.spec) {
    str_to_buffer(error, error_sz, "no XML model has been loaded");
    return false;
  }
  const bool taken = take_back(m, note);
  if (!taken) str_to_buffer(error, error_sz, *note ? *note : cts_getError(last.spec));
  return taken;
}

int ctmj_saveLastXML(const char* filename, const ctModel* m, char* error, int error_sz) {
  const char* note = NULL;
  pthread_mutex_lock(&last.lock);
  const int done = prepare_spec(m, &note, error, error_sz) &&
                   ct_saveXML(last.spec, filename, error, error_sz) == 0;
  if (done && note) str_to_buffer(error, error_sz, note);
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

char* ctmj_lastXML(const ctModel* m, char* error, int error_sz) {
  const char* note = NULL;
  pthread_mutex_lock(&last.lock);
  char* text = prepare_spec(m, &note, error, error_sz) ? write_last(error, error_sz) : NULL;
  if (text && note) str_to_buffer(error, error_sz, note);
  pthread_mutex_unlock(&last.lock);
  return text;
}

void ctmj_freeLastXML(void) { keep_model_and_spec(NULL, NULL); }
