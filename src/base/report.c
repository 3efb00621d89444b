#include "base/report.h"

#include <stdarg.h>
#include <stdio.h>

enum { TEXT_SIZE = 1024 };

static _Thread_local char last[TEXT_SIZE];
static _Thread_local unsigned untaken, errors;
static ReportHandler handler[REPORT_SLOTS];

void report_set_handler(ReportSlot slot, ReportHandler h) { handler[slot] = h; }
const char* report_last(void) { return last; }
void report_clear(void) { last[0] = 0; }
unsigned report_untaken(void) { return untaken; }
unsigned report_errors(void) { return errors; }

// A handler may leave by longjmp or an exception, and may call the library: it gets a copy.
static bool tell_handlers(ReportKind kind) {
  bool taken = false;
  for (int k = 0; k < REPORT_SLOTS; k++) {
    if (!handler[k]) continue;
    char text[TEXT_SIZE];
    snprintf(text, sizeof text, "%s", last);
    if (handler[k](kind, text)) taken = true;
  }
  return taken;
}

void report_error(const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  vsnprintf(last, sizeof last, fmt, args);
  va_end(args);
  errors++;
  if (!tell_handlers(REPORT_ERROR)) untaken++;
}

void report_warning(const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  vsnprintf(last, sizeof last, fmt, args);
  va_end(args);
  tell_handlers(REPORT_WARNING);
}

void report_quietly(const char* fmt, ...) {
  va_list args;
  va_start(args, fmt);
  vsnprintf(last, sizeof last, fmt, args);
  va_end(args);
}
