// Corten's own view of reports: the last text of a thread, and a handler of the process.
#include "base/report.h"

#include <corten/corten.h>

#include <stdatomic.h>
#include <stddef.h>

static _Atomic(ctfReport) user;

static bool hear_error(ReportKind kind, const char* text) {
  ctfReport handler = atomic_load(&user);
  if (handler) handler(kind == REPORT_ERROR, text);
  return false; // a program that only listens does not take an error from mju_error
}

const char* ct_lastError(void) { return report_last(); }
void ct_clearError(void) { report_clear(); }

void ct_setReportHandler(ctfReport handler) {
  atomic_store(&user, handler);
  report_set_handler(REPORT_USER, handler ? hear_error : NULL);
}
