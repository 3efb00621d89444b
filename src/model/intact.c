#include "model/intact.h"

#include "base/alloc.h"
#include "base/error.h"
#include "base/report.h"
#include "generated/kinds.h"
#include "model/data.h"
#include "model/kind_registry.h"
#include "model/known.h"
#include "model/validate.h"

#include <stdio.h>

void intact_mark(ctModel* m) { known_remember(m->buffer, m); }

// Options are the user's to change, so they are looked at themselves.
static bool options_exist(const ctModel* m) {
  return (unsigned)m->opt.integrator < INTEGRATOR_KINDS && (unsigned)m->opt.cone < CONE_KINDS &&
         (unsigned)m->opt.jacobian < JACOBIAN_KINDS && (unsigned)m->opt.solver < SOLVER_KINDS &&
         (m->opt.formulation == 0 || kind_registry_at(ctKIND_FORMULATION, m->opt.formulation));
}

bool intact_known(const ctModel* m) { return options_exist(m) && known_matches(m->buffer, m); }

static bool check_intact(const ctModel* m, char* error, size_t size) {
  ErrorList err;
  error_init(&err);
  bool valid = validate(m, NULL, &err) == CT_OK;
  if (!valid) error_format(&err, error, size);
  error_free(&err);
  return valid;
}

bool intact_begin(const ctModel* m, char* error, size_t size) {
  return intact_known(m) || check_intact(m, error, size);
}

// Somebody wrote into the model: a data remembers what it found good, for a model may be constant
// and others may be reading it. Without memory for that every step checks.
static void remember_in(ctData* d, const ctModel* m) {
  Known** good = &data_own(d)->good;
  size_t bytes = known_of(m)->bytes;
  if (*good && (*good)->bytes != bytes) {
    alloc_free(*good);
    *good = NULL;
  }
  if (!*good) *good = alloc_bytes(known_size(m));
  if (*good) known_remember(*good, m);
}

// The memory of a plugin in a data belongs to the plugin that the data was made with; no other may
// read it.
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
  if (options_exist(m) && good && known_matches(good, m)) return true;
  char text[200] = "";
  if (check_intact(m, text, sizeof text) && same_plugins(m, d, text, sizeof text))
    return remember_in(d, m), true;
  data_warn(d, -1, 0, "%s", text);
  report_error("%s", text);
  return false;
}

// A kind can be removed at any time.
__attribute__((noinline, cold)) static bool has_kinds(const ctModel* m, ctData* d) {
  char text[200] = "";
  if (kind_registry_present(m, text, sizeof text)) return true;
  data_warn(d, -1, 0, "%s", text);
  report_error("%s", text);
  return false;
}

bool intact_ok(const ctModel* m, ctData* d) {
  if (m->nkind && !has_kinds(m, d)) return false;
  return (options_exist(m) && known_integers_match(m->buffer, m)) || ok_after_writing(m, d);
}
