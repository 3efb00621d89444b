#include "options.h"

#include "base/str.h"
#include "print.h"

#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { OPTIONS = 16 };

int options_usage(const Command* command, const char* format, ...) {
  char text[1000];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  cli_message("corten %s: %s\nTry 'corten %s --help'.", command->name, text, command->name);
  return EXIT_USAGE;
}

// The whole text as a finite number; what follows it, "inf" and "nan" are refused, and so is what
// is too large for a double.
static bool read_number(const char* text, double* value) {
  const char *rest, *end = text + strlen(text);
  double x;
  if (!str_to_double(text, end, &x, &rest) || rest != end || !isfinite(x)) return false;
  *value = x;
  return true;
}

static bool refuse(const Command* c, const Option* o, const char* text, const char* wanted) {
  options_usage(c, "--%s %s: must be %s", o->name, *text ? text : "''", wanted);
  return false;
}

static bool set_number(const Command* c, const Option* o, const char* text) {
  double x;
  const bool is_number = read_number(text, &x);
  switch (o->kind) {
  case OPTION_POSITIVE:
    if (!is_number || !(x > 0)) return refuse(c, o, text, "a finite number greater than 0");
    break;
  case OPTION_REAL:
    if (!is_number || !(x >= 0)) return refuse(c, o, text, "a finite number, 0 or greater");
    break;
  default:
    if (!is_number || !(x >= 1 && x <= OPTION_MOST && x == floor(x)))
      return refuse(c, o, text, "a whole number from 1 to 1e15");
  }
  *(double*)o->value = x;
  return true;
}

static bool add_text(const Command* c, const Option* o, const char* text) {
  TextList* list = o->value;
  if (list->count == (int)(sizeof list->item / sizeof list->item[0])) {
    options_usage(c, "--%s is given more than %d times", o->name, list->count);
    return false;
  }
  list->item[list->count++] = text;
  return true;
}

static bool set_option(const Command* c, const Option* o, const char* text) {
  switch (o->kind) {
  case OPTION_FLAG:
    *(bool*)o->value = true;
    return true;
  case OPTION_TEXT:
    *(const char**)o->value = text;
    return true;
  case OPTION_LIST:
    return add_text(c, o, text);
  default:
    return set_number(c, o, text);
  }
}

// The table as getopt_long wants it: an option is found by its place behind SCHAR_MAX.
static bool read_table(const Command* command, const Option* option, int argc, char** argv,
                       int* first) {
  enum { PLACE = 1000 };
  struct option table[OPTIONS + 1] = {0};
  char letters[2 * OPTIONS + 2] = ":", *letter = letters + 1;
  int count = 0;
  for (; option[count].name; count++) {
    const bool has_value = option[count].kind != OPTION_FLAG;
    table[count] = (struct option){option[count].name, has_value, NULL, PLACE + count};
    if (!option[count].letter) continue;
    *letter++ = option[count].letter;
    if (has_value) *letter++ = ':';
  }
  opterr = 0;
  for (int c; (c = getopt_long(argc, argv, letters, table, NULL)) != -1;) {
    int at = c - PLACE;
    for (int i = 0; i < count; i++)
      if (option[i].letter == c) at = i;
    if (c == ':') {
      options_usage(command, "%s needs a value", argv[optind - 1]);
      return false;
    }
    if (at < 0 || at >= count) {
      options_usage(command, "option %s is not known", argv[optind - 1]);
      return false;
    }
    if (!set_option(command, &option[at], optarg)) return false;
  }
  *first = optind;
  return true;
}

// Options that every command has, behind its own.
bool options_read(const Command* command, const Option* option, int argc, char** argv, int* first) {
  TextList folder = {0};
  Option table[OPTIONS + 1] = {0};
  int count = 0;
  for (; option[count].name; count++) table[count] = option[count];
  table[count] = (Option){"folder", OPTION_LIST, &folder, 0};
  if (!read_table(command, table, argc, argv, first)) return false;
  if (folder.count == 0 || ct_setFolders(folder.item, folder.count) == 0) return true;
  options_usage(command, "--folder: %s", ct_lastError());
  return false;
}
