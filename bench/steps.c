// One engine, one model, N steps from the start of the benchmark: what callgrind counts and what
// the peak of memory is measured on. bench/count.sh runs it.
#include "engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

// Peak of the process so far, in KiB.
static long peak(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_maxrss;
}

int main(int argc, char** argv) {
  if (argc < 4 || argc > 5) {
    fprintf(stderr, "usage: steps corten|mujoco model.xml N [smooth]\n");
    return 2;
  }
  char error[1000] = "";
  int n = atoi(argv[3]);
  bool ours = strcmp(argv[1], "corten") == 0;
  long empty = peak();
  Engine* e = ours ? engine_open_corten(argv[2], error, sizeof error)
                   : engine_open_mujoco(argv[2], error, sizeof error);
  if (!e) {
    fprintf(stderr, "%s: %s\n", argv[2], error);
    return 1;
  }
  long loaded = peak();
  if (argc == 5) engine_disable_constraints(e);
  engine_start(e, 0.1);
  engine_step(e, n);
  printf("%ld %ld\n", loaded - empty, peak() - empty);
  engine_close(e);
  return 0;
}
