#include "cli.h"

#include "base/file.h"
#include "base/integer.h"
#include "base/os.h"
#include "base/str.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static ctModel* loaded(ctModel* m, const char* error) {
  if (!m) fprintf(stderr, "%s\n", error);
  if (m && *error) fprintf(stderr, "%s\n", error); // warnings
  return m;
}

bool cli_is_binary(const char* path) { return str_eq(file_ext(path), ".ctb"); }

ctModel* cli_load(const char* path) {
  if (!path) return cli_load_string(cli_demo_scene, "embedded scene");
  char error[8192] = "";
  if (cli_is_binary(path)) return loaded(ct_loadBinary(path, NULL, error, sizeof error), error);
  return loaded(ct_loadXML(path, NULL, error, sizeof error), error);
}

ctModel* cli_load_string(const char* xml, const char* what) {
  char error[8192] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fprintf(stderr, "in the model of %s:\n", what);
  return loaded(m, error);
}

char* cli_read_text(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) {
    fprintf(stderr, "corten: %s: %s\n", path, strerror(errno));
    return NULL;
  }
  size_t size = 0, room = 1 << 16;
  char* text = malloc(room + 1);
  for (size_t got = 1; text && got; size += got) {
    if (size == room) {
      char* grown = realloc(text, 2 * room + 1);
      if (!grown) free(text);
      text = grown;
      room *= 2;
      if (!text) break;
    }
    got = fread(text + size, 1, room - size, file);
  }
  fclose(file);
  if (text) text[size] = 0;
  if (!text) fprintf(stderr, "corten: %s: out of memory\n", path);
  return text;
}

ctData* cli_make_data(const ctModel* m, const char* key) {
  int id = -1;
  if (key) {
    id = ct_name2id(m, ctOBJ_KEY, key);
    if (id < 0) {
      fprintf(stderr, "corten: no keyframe is named '%s'\n", key);
      return NULL;
    }
  }
  ctData* d = ct_makeData(m);
  if (!d) {
    fprintf(stderr, "corten: out of memory\n");
  } else if (id >= 0) {
    ct_resetDataKeyframe(m, d, id);
  }
  return d;
}

int cli_usage(const Command* command, const char* format, ...) {
  va_list args;
  va_start(args, format);
  fprintf(stderr, "corten %s: ", command->name);
  vfprintf(stderr, format, args);
  fprintf(stderr, "\nTry 'corten %s --help'.\n", command->name);
  va_end(args);
  return EXIT_USAGE;
}

bool cli_positive(const char* text, double* value) {
  const char* rest;
  const char* end = text + strlen(text);
  return str_to_double(text, end, value, &rest) && rest == end && isfinite(*value) && *value > 0;
}

void cli_progress(double done) {
  enum { WIDTH = 40 };
  static int shown = -1; // percent on the screen; a terminal has one bar
  const int percent = integer_of(100 * done, 0, 100);
  if (percent == shown || !isatty(STDERR_FILENO)) return;
  shown = percent;
  char bar[WIDTH + 1];
  for (int i = 0; i < WIDTH; i++) bar[i] = i * 100 < percent * WIDTH ? '#' : '.';
  bar[WIDTH] = 0;
  fprintf(stderr, "\r[%s] %3d%%", bar, percent);
}

void cli_progress_end(void) {
  if (isatty(STDERR_FILENO)) fprintf(stderr, "\r\033[K");
}

double cli_now(void) { return os_now(); }

double cli_peak_memory(void) {
  struct rusage use = {0};
  getrusage(RUSAGE_SELF, &use);
  return 1024.0 * (double)use.ru_maxrss;
}
