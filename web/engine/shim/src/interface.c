// What the JavaScript around the module calls besides the library: memory, reports, files.
#include "base/alloc.h"
#include "base/report.h"
#include "files.h"
#include "generated/fields.h"
#include "host.h"

#include <corten/corten.h>

#define EXPORT(name) __attribute__((export_name(#name)))

static bool report(ReportKind kind, const char* text) { return host_report((int)kind, text) != 0; }

EXPORT(engine_start) void engine_start(void) { report_set_handler(REPORT_USER, report); }

EXPORT(engine_alloc) void* engine_alloc(size_t n) { return alloc_bytes(n); }
EXPORT(engine_free) void engine_free(void* p) { alloc_free(p); }

EXPORT(engine_put) int engine_put(const char* path, const void* data, size_t n) {
  return files_put(path, data, n);
}
EXPORT(engine_get) const void* engine_get(const char* path, size_t* n) {
  return files_get(path, n);
}
EXPORT(engine_file) const char* engine_file(int i) { return files_name(i); }
EXPORT(engine_remove) int engine_remove(const char* path) { return files_remove(path); }

EXPORT(engine_version) int engine_version(void) { return ctVERSION_HEADER; }
