#include "model/intact.h"

#include "base/alloc.h"
#include "base/error.h"
#include "base/report.h"
#include "model/data.h"
#include "model/model.h"
#include "model/validate.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

// What leads a model's block: the sizes, which lead ctModel, and the integers when it was good.
// All zero: never. The integers themselves follow.
typedef struct Known {
  unsigned char sizes[offsetof(ctModel, opt)];
  size_t bytes; // of the integers
  unsigned char integers[];
} Known;

// As large as one copy needs, in whole units of the block's alignment.
size_t intact_header(size_t bytes) { return (sizeof(Known) + bytes + 63) & ~(size_t)63; }

void intact_init(ctModel* m, size_t bytes) { ((Known*)m->buffer)->bytes = bytes; }

static const void* integers_of(const ctModel* m) {
  return (const unsigned char*)m->buffer + intact_header(((const Known*)m->buffer)->bytes);
}

static void remember(Known* known, const ctModel* m) {
  memcpy(known->sizes, m, sizeof known->sizes);
  known->bytes = ((const Known*)m->buffer)->bytes;
  memcpy(known->integers, integers_of(m), known->bytes);
}

void intact_mark(ctModel* m) { remember(m->buffer, m); }

static inline bool same_integers(const Known* known, const ctModel* m) {
  return memcmp(known->integers, integers_of(m), known->bytes) == 0;
}

static bool is_known(const Known* known, const ctModel* m) {
  return memcmp(known->sizes, m, sizeof known->sizes) == 0 && same_integers(known, m);
}

// Options are the user's to change, so they are looked at themselves.
static bool options_exist(const ctModel* m) {
  return (unsigned)m->opt.integrator <= ctINT_SPRINGDAMPER &&
         (unsigned)m->opt.cone <= ctCONE_ELLIPTIC && (unsigned)m->opt.jacobian <= ctJAC_AUTO &&
         (unsigned)m->opt.solver <= ctSOL_NEWTON;
}

bool intact_known(const ctModel* m) { return options_exist(m) && is_known(m->buffer, m); }

static bool check(const ctModel* m, char* error, size_t size) {
  ErrorList err;
  error_init(&err);
  bool valid = validate(m, NULL, &err) == CT_OK;
  if (!valid) error_format(&err, error, size);
  error_free(&err);
  return valid;
}

bool intact_begin(const ctModel* m, char* error, size_t size) {
  return intact_known(m) || check(m, error, size);
}

// Somebody wrote into the model: a data remembers what it found good, for a model may be constant
// and others may be reading it. Without memory for that every step checks.
static void remember_in(ctData* d, const ctModel* m) {
  Known** good = &data_own(d)->good;
  size_t bytes = ((const Known*)m->buffer)->bytes;
  if (*good && (*good)->bytes != bytes) {
    alloc_free(*good);
    *good = NULL;
  }
  if (!*good) *good = alloc_bytes(sizeof(Known) + bytes);
  if (*good) remember(*good, m);
}

// What a plugin keeps in a data is of the plugin that the data was made with: no other may see it.
static bool same_plugins(const ctModel* m, const ctData* d, char* error, size_t size) {
  for (int i = 0; i < m->nplugin; i++) {
    if (i < d->nplugin && d->plugin[i] == m->plugin[i]) continue;
    snprintf(error, size, "plugin[%d] is %d: the data was made with another plugin", i,
             m->plugin[i]);
    return false;
  }
  return true;
}

// Apart, so that the common way needs no stack.
__attribute__((noinline, cold)) static bool ok_after_writing(const ctModel* m, ctData* d) {
  const Known* good = data_own(d)->good;
  if (options_exist(m) && good && is_known(good, m)) return true;
  char text[200] = "";
  if (check(m, text, sizeof text) && same_plugins(m, d, text, sizeof text))
    return remember_in(d, m), true;
  data_warn(d, -1, 0, "%s", text);
  report_error("%s", text);
  return false;
}

bool intact_ok(const ctModel* m, ctData* d) {
  return (options_exist(m) && same_integers(m->buffer, m)) || ok_after_writing(m, d);
}
