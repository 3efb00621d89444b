// A program that is fed through its standard input.
#ifndef BASE_PROCESS_H
#define BASE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct Process {
  pid_t pid;
  int input; // -1: closed
} Process;

// Starts argv[0], found along PATH, without a shell. It reads what process_write sends; its output
// goes nowhere. 0, or the errno of the failure: ENOENT if there is no such program.
int process_start(Process* p, const char* const* argv);

// Sends all of it. 0 or an errno; EPIPE if the program has ended. Raises no signal.
int process_write(Process* p, const void* data, size_t size);

// Ends its input and waits for it. Its exit status; 128 and more: ended by a signal.
int process_wait(Process* p);

#endif
