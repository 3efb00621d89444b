#include "print.h"

#include "base/io.h"
#include "cli.h"

#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

Output cli_out;

// A descriptor that the caller closed would be given to the next file that is opened, and messages
// would land in it. It is filled with one that cannot be used: writing to it fails.
static void fill_closed(void) {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
    int filler;
    if (fcntl(fd, F_GETFD) >= 0) continue;
    if (io_open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0, &filler) == 0 &&
        filler != fd)
      io_close(filler);
  }
}

// A reader that has gone and a file that may not grow are errors of writing, not signals that end
// the program.
void cli_print_start(void) {
  fill_closed();
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  output_attach(&cli_out, STDOUT_FILENO);
}

void cli_print_to_stderr(void) { output_attach(&cli_out, STDERR_FILENO); }

// Texts of any length: longer ones go out in the pieces that the format makes.
void cli_print(const char* format, ...) {
  va_list args;
  va_start(args, format);
  output_vprintf(&cli_out, format, args);
  va_end(args);
}

static void message(const char* before, const char* format, va_list args) {
  output_flush(&cli_out);
  fputs(before, stderr);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
}

void cli_message(const char* format, ...) {
  va_list args;
  va_start(args, format);
  message("", format, args);
  va_end(args);
}

void cli_error(const char* format, ...) {
  va_list args;
  va_start(args, format);
  message("corten: ", format, args);
  va_end(args);
}

int cli_print_finish(int code) {
  const char* why;
  const char* name = cli_out.fd == STDERR_FILENO ? "standard error" : "standard output";
  if (output_close(&cli_out, &why)) return code;
  fprintf(stderr, "corten: %s: %s; the output is incomplete\n", name, why);
  return code == EXIT_OK ? EXIT_TROUBLE : code;
}
