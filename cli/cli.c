#include "cli.h"

#include "base/file.h"
#include "base/integer.h"
#include "base/os.h"
#include "base/str.h"
#include "print.h"

#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

static ctModel* loaded(ctModel* m, const char* error) {
  if (!m) cli_message("%s", *error ? error : "corten: out of memory");
  if (m && *error) cli_message("%s", error); // warnings
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
  if (!m) cli_message("in the model of %s:", what);
  return loaded(m, error);
}

ctData* cli_make_data(const ctModel* m, const char* key) {
  const int id = key ? ct_name2id(m, ctOBJ_KEY, key) : -1;
  if (key && id < 0) {
    cli_error("no keyframe is named '%s'", key);
    return NULL;
  }
  ctData* d = ct_makeData(m);
  if (!d) {
    cli_error("out of memory for the data of the model");
  } else if (id >= 0) {
    ct_resetDataKeyframe(m, d, id);
  }
  return d;
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
