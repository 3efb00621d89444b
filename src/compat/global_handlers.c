// MuJoCo's global handlers of errors, warnings and memory.
#include "base/report.h"
#include "compat/global_hooks.h"

#include <stdio.h>
#include <string.h>

int ctmj_error(const char* text) {
  void (*const handler)(const char*) = GLOBAL_HOOK(user_error);
  if (!handler) return 0;
  handler(text);
  return 1;
}

int ctmj_warning(const char* text) {
  void (*const handler)(const char*) = GLOBAL_HOOK(user_warning);
  if (!handler) return 0;
  handler(text);
  return 1;
}

// A text that begins with the name of a function of Corten's, under MuJoCo's name.
static void rename_function(char* text, size_t size, const char* from) {
  bool public_name =
      from[0] == 'c' && from[1] == 't' && (from[2] == '_' || (from[2] && from[3] == '_'));
  snprintf(text, size, "%s%s", public_name ? "mj" : "", public_name ? from + 2 : from);
}

static bool hear_report(ReportKind kind, const char* report) {
  char text[1024];
  rename_function(text, sizeof text, report);
  return kind == REPORT_ERROR ? ctmj_error(text) : ctmj_warning(text);
}

__attribute__((constructor)) static void listen_to_reports(void) {
  report_set_handler(REPORT_COMPAT, hear_report);
}

unsigned ctmj_untaken(void) { return report_untaken(); }

void ctmj_lastError(char* text, int text_sz) {
  if (text && text_sz > 0) rename_function(text, (size_t)text_sz, report_last());
}

void ctmj_clearHandlers(void) {
  GLOBAL_HOOK_CLEAR(user_error);
  GLOBAL_HOOK_CLEAR(user_warning);
  GLOBAL_HOOK_CLEAR(user_malloc);
  GLOBAL_HOOK_CLEAR(user_free);
}

void* ctmj_malloc(size_t size) {
  void* (*const f)(size_t) = GLOBAL_HOOK(user_malloc);
  return f ? f(size) : ctu_malloc(size);
}

void ctmj_free(void* ptr) {
  void (*const f)(void*) = GLOBAL_HOOK(user_free);
  if (f) {
    f(ptr);
  } else {
    ctu_free(ptr);
  }
}

//---------------------------------- warnings of a step --------------------------------------------

// The first warning of each kind since the last reset goes to the handler, as in MuJoCo.
static void tell_warnings(const ctData* d, const int before[ctNWARNING]) {
  for (int k = 0; k < ctNWARNING; k++) {
    if (before[k] > 0 || d->warning[k].number == 0) continue;
    char text[512];
    const char* what =
        *ct_lastWarning(d) ? ct_lastWarning(d) : ctu_warningText(k, (size_t)d->warning[k].lastinfo);
    snprintf(text, sizeof text, "%s Time = %.4f.", what, d->time);
    ctmj_warning(text);
  }
}

static void run_watched(const ctModel* m, ctData* d, void (*run)(const ctModel* m, ctData* d)) {
  if (!GLOBAL_HOOK(user_warning)) {
    run(m, d);
    return;
  }
  int before[ctNWARNING];
  for (int k = 0; k < ctNWARNING; k++) before[k] = d->warning[k].number;
  run(m, d);
  tell_warnings(d, before);
}

void ctmj_step(const ctModel* m, ctData* d) { run_watched(m, d, ct_step); }
void ctmj_step1(const ctModel* m, ctData* d) { run_watched(m, d, ct_step1); }
void ctmj_step2(const ctModel* m, ctData* d) { run_watched(m, d, ct_step2); }
void ctmj_forward(const ctModel* m, ctData* d) { run_watched(m, d, ct_forward); }
void ctmj_inverse(const ctModel* m, ctData* d) { run_watched(m, d, ct_inverse); }
