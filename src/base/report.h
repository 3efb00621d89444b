// Trouble that belongs to no load and no data: misuse of a public function, a file that cannot be
// read by a function without an error buffer. The last text is kept for each thread; a handler of
// the process hears errors and warnings when they happen. Nothing here ends the process.
#ifndef BASE_REPORT_H
#define BASE_REPORT_H

#include <stdbool.h>

typedef enum ReportKind { REPORT_WARNING, REPORT_ERROR } ReportKind;
typedef bool (*ReportHandler)(ReportKind kind, const char* text); // false: nobody took it

#if defined(__GNUC__)
#define REPORT_PRINTF __attribute__((format(printf, 1, 2)))
#else
#define REPORT_PRINTF
#endif

// The caller of the library made a mistake. The function that found it returns without doing
// anything.
void report_error(const char* fmt, ...) REPORT_PRINTF;

// Worth knowing, and no mistake of the caller.
void report_warning(const char* fmt, ...) REPORT_PRINTF;

// Kept as the last text, but no handler hears it: the caller sees the failure in the result.
void report_quietly(const char* fmt, ...) REPORT_PRINTF;

// The last text of this thread, empty: none.
const char* report_last(void);
void report_clear(void);

// Errors of this thread that no handler took, and all errors of this thread.
unsigned report_untaken(void);
unsigned report_errors(void);

// Two places for handlers: the program's and that of the compatibility layer.
typedef enum ReportSlot { REPORT_USER, REPORT_COMPAT, REPORT_SLOTS } ReportSlot;
void report_set_handler(ReportSlot slot, ReportHandler handler);

#endif
