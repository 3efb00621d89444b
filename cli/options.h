// Options of the commands as tables, read by one function.
#ifndef CT_CLI_OPTIONS_H
#define CT_CLI_OPTIONS_H

#include "cli.h"

typedef enum OptionKind {
  OPTION_FLAG,     // bool
  OPTION_TEXT,     // const char*
  OPTION_LIST,     // TextList: may be given several times
  OPTION_POSITIVE, // double > 0, finite
  OPTION_REAL,     // double >= 0, finite
  OPTION_COUNT,    // double that is a whole number, 1 to OPTION_MOST
} OptionKind;

typedef struct Option {
  const char* name;
  OptionKind kind;
  void* value;
  char letter; // also as -x; 0: only as --name
} Option;

typedef struct TextList {
  const char* item[16];
  int count;
} TextList;

#define OPTION_MOST 1e15

// The end of every command's help.
#define OPTIONS_COMMON_HELP                                                                        \
  "\nEvery command: --folder DIR reads models and their files only inside DIR, after links and "   \
  "..\n"                                                                                           \
  "are resolved; it may be given several times.\n"

// Reads the options, those of every command included; argv[*first] is then the first operand, of
// which there are argc - *first. False after printing what is wrong.
bool options_read(const Command* command, const Option* option, int argc, char** argv, int* first);

// Prints "corten COMMAND: message" to stderr and returns EXIT_USAGE.
int options_usage(const Command* command, const char* format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
