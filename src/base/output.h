// Files that are written whole or not at all. The text goes to a temporary file in the same folder,
// which replaces the old file when it is complete; on any failure the old file stays as it was.
// Devices, pipes and open descriptors (/dev/stdout, /dev/fd/N) are written directly. An empty file
// is filled in place, so that a program that holds it open sees the text; on failure it is empty
// again.
#ifndef BASE_OUTPUT_H
#define BASE_OUTPUT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define OUTPUT_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define OUTPUT_PRINTF(fmt, args)
#endif

enum { OUTPUT_BUFFER = 1 << 14 };

// After the first failure (code) writing does nothing; output_close reports it.
typedef struct Output {
  int fd;
  int code;    // errno of the first failure; 0: none
  bool owned;  // the descriptor is closed at the end
  bool filled; // a file that was empty: written directly
  char* path;  // the file behind links
  char* temp;  // what is to replace it; NULL: written directly
  size_t used; // bytes in buffer
  char buffer[OUTPUT_BUFFER];
} Output;

// Start to write a file: a path that cannot be written fails here, not at the end. *why (may be
// NULL) is a constant text.
bool output_open(Output* o, const char* path, const char** why);

// Write to a descriptor that is open and stays open.
void output_attach(Output* o, int fd);

void output_bytes(Output* o, const void* data, size_t size);
void output_text(Output* o, const char* text);
void output_double(Output* o, double x); // shortest text that reads back as x
void output_printf(Output* o, const char* format, ...) OUTPUT_PRINTF(2, 3);
void output_vprintf(Output* o, const char* format, va_list args) OUTPUT_PRINTF(2, 0);

// Hand over what is in the buffer. False: something failed so far.
bool output_flush(Output* o);

// Finish: all is on the disk and the file has its name, or false, the old file is there as before
// and *why is a constant text. Once per output.
bool output_close(Output* o, const char** why);

// Give up: the old file stays.
void output_discard(Output* o);

#endif
