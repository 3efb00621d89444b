// What the program tells: results on standard output, all of it checked; messages on stderr.
#ifndef CT_CLI_PRINT_H
#define CT_CLI_PRINT_H

#include "base/output.h"

// Standard output; cli_print is printf to it.
extern Output cli_out;
void cli_print(const char* format, ...) OUTPUT_PRINTF(1, 2);

// Results go to stderr from now on, because standard output carries a file.
void cli_print_to_stderr(void);

// One line on stderr, after what was printed so far; cli_error puts "corten: " before it.
void cli_message(const char* format, ...) OUTPUT_PRINTF(1, 2);
void cli_error(const char* format, ...) OUTPUT_PRINTF(1, 2);

void cli_print_start(void);

// Hands over what was printed. Returns code, or EXIT_TROUBLE after an error if that failed.
int cli_print_finish(int code);

#endif
