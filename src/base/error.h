// Errors and warnings of loading, each with the place where it happened.
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>
#include <stddef.h>

// CT_FAIL means: the reason is in the ErrorList.
typedef enum Status { CT_OK = 0, CT_FAIL = 1 } Status;

#define TRY(x)                                                                                     \
  do {                                                                                             \
    if ((x) != CT_OK) return CT_FAIL;                                                              \
  } while (0)

// Any pointer may be NULL and any number 0: unknown. Lines and columns count from 1.
typedef struct Place {
  const char* file;
  int line;
  int column;
  const char* element;   // tag, "geom"
  const char* name;      // name of that element
  int number;            // of that element among its kind in a spec, from 1
  const char* attribute; // attribute at fault
  const char* source;    // text of the source line
  const char* includes;  // include stack, "a.xml:3 > b.xml:7"
} Place;

typedef enum IssueKind { ISSUE_ERROR, ISSUE_WARNING } IssueKind;

// All strings are owned by the list.
typedef struct Issue {
  IssueKind kind;
  Place place;
  const char* message;
  const char* hint; // NULL if none
} Issue;

typedef struct ErrorList {
  Issue* item;
  int count;         // issues in item
  int errors;        // errors reported, recorded or not: the pass failed if > 0
  int cap;           // 0 while item is NULL or the static out-of-memory issue
  int lost;          // issues not recorded: more than ERROR_MAX, or out of memory
  bool stopped;      // reading ended before the end, because the list was full
  bool mujoco_first; // begin the text with the first error in MuJoCo's form
} ErrorList;

enum { ERROR_MAX = 1000 }; // a hostile file cannot make the list grow without bound

#if defined(__GNUC__)
#define ERROR_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define ERROR_PRINTF(fmt, args)
#endif

void error_init(ErrorList* e);
void error_free(ErrorList* e); // leaves an empty list of the same form

// Record an issue; strings are copied. They cannot fail: what memory does not allow is counted in
// e->lost.
Status error_add(ErrorList* e, Place at, const char* fmt, ...)
    ERROR_PRINTF(3, 4); // returns CT_FAIL
void error_warn(ErrorList* e, Place at, const char* fmt, ...) ERROR_PRINTF(3, 4);

// Has the file failed, and can no more of its errors be shown? A reader may stop then, and sets
// e->stopped.
bool error_full(const ErrorList* e);

// Attach a hint ("did you mean 'size'?") to the issue just reported.
void error_hint(ErrorList* e, const char* fmt, ...) ERROR_PRINTF(2, 3);

// All issues as text. Returns the length of the whole text as snprintf does; out holds at most size
// - 1 of it.
//   file.xml:12:16: error: unrecognized attribute 'sise' [geom 'g', attribute sise]
//     <geom name="g" sise="1"/>
//                    ^
//   did you mean 'size'?
//   included from a.xml:3
// With mujoco_first it begins as MuJoCo's whole text would be, one of
//   XML Error: <message>\nElement '<tag>', line <n>\n             while reading
//   Error: <message>\nElement name '<name>', id <n>, line <n>\n  while compiling
//   XML parse error <n>:\nError=<name> ErrorID=<n> (0x<n>) Line number=<n>\n
size_t error_format(const ErrorList* e, char* out, size_t size);

// The word of list[n] that is most like word, by edit distance; the first of equals. NULL if none
// is near.
const char* error_nearest(const char* word, const char* const* list, int n);

#endif
