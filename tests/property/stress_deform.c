// Random scenes of deformable bodies in full: `make stress-deform`.
//
//   stress_deform [scenes] [steps] [first] [midpoint]
//
// midpoint 1: cloths and soft bodies move by the midpoint rule.
//
// Prints every scene that misses a limit and the worst ones of all. The exit code is not zero if a
// number is not finite, an energy rises by more than 1 % of what was put in, or more than 1 % of
// the scenes end with overlaps of two thicknesses; or if the bound of energies is strict, that is,
// if the body itself has a tenth of the energy put in, in less than a third of the scenes. Scenes
// are shared among processes.
#include "property/deform_random.h"

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_SCENES = 10000, WORST = 5 };

// What is run
typedef struct StressPlan {
  int first, scenes, steps;
  bool midpoint;
} StressPlan;

typedef struct StressRow {
  int scene;
  RandomResult result;
} StressRow;

static bool gains_energy(const RandomResult* r) { return !(r->gain <= 0.01); }
static bool is_deep(const RandomResult* r) { return !(r->overlap <= 2); }

static bool is_strict(const RandomResult* r) { return r->own >= 0.1; }

static void print_row(const StressRow* row) {
  const RandomResult* r = &row->result;
  printf("%4d %s %10.3g %10.3g %9.2f %9.2g  %s\n", row->scene, r->finite ? "ok " : "NaN", r->gain,
         r->strain, r->overlap, r->speed, r->what);
}

static void run_share(int out, const StressPlan* plan, int part, int parts) {
  for (int i = plan->first + part; i < plan->first + plan->scenes; i += parts) {
    StressRow row = {i, run_random((uint64_t)i, plan->midpoint, plan->steps)};
    if (write(out, &row, sizeof row) != (ssize_t)sizeof row) _exit(1);
  }
  _exit(0);
}

static double gain_of(const StressRow* r) { return r->result.gain; }
static double strain_of(const StressRow* r) { return r->result.strain; }
static double overlap_of(const StressRow* r) { return r->result.overlap; }

// The scenes with the largest values, largest first
static void print_worst(const char* what, const StressRow* row, int n,
                        double (*value)(const StressRow*)) {
  double below = INFINITY;
  printf("largest %s:\n", what);
  for (int k = 0; k < WORST && k < n; k++) {
    int best = -1;
    for (int i = 0; i < n; i++)
      if (value(row + i) < below && (best < 0 || value(row + i) > value(row + best))) best = i;
    if (best < 0) return;
    print_row(row + best);
    below = value(row + best);
  }
}

static int collect_rows(StressRow* row, const StressPlan* plan) {
  int pipes[2], n = 0, parts = (int)sysconf(_SC_NPROCESSORS_ONLN);
  if (pipe(pipes) != 0) return 0;
  for (int i = 0; i < parts; i++)
    if (fork() == 0) run_share(pipes[1], plan, i, parts);
  close(pipes[1]);
  StressRow got;
  while (n < plan->scenes && read(pipes[0], &got, sizeof got) == (ssize_t)sizeof got) {
    row[got.scene - plan->first] = got;
    n++;
  }
  while (wait(NULL) > 0) continue;
  return n;
}

int main(int argc, char** argv) {
  static StressRow row[MOST_SCENES];
  int scenes = argc > 1 ? atoi(argv[1]) : 200, bad = 0, gains = 0, deep = 0, strict = 0;
  if (scenes > MOST_SCENES) scenes = MOST_SCENES;
  const StressPlan plan = {.first = argc > 3 ? atoi(argv[3]) : 0,
                           .scenes = scenes,
                           .steps = argc > 2 ? atoi(argv[2]) : 2000,
                           .midpoint = argc > 4 && atoi(argv[4])};
  int n = collect_rows(row, &plan);
  printf("%4s %s %10s %10s %9s %9s\n", "", "   ", "gain", "strained", "overlap", "speed");
  for (int i = 0; i < scenes; i++) {
    const RandomResult* r = &row[i].result;
    bad += !r->finite;
    gains += gains_energy(r);
    deep += is_deep(r);
    strict += is_strict(r);
    if (!r->finite || gains_energy(r) || is_deep(r)) print_row(row + i);
  }
  print_worst("gains of energy, as part of the energy put in", row, scenes, gain_of);
  print_worst("energies with that of strains", row, scenes, strain_of);
  print_worst("overlaps at the end, in thicknesses", row, scenes, overlap_of);
  printf("%d of %d scenes ran %d steps: %d not finite, %d gained energy, %d overlap\n", n, scenes,
         plan.steps, bad, gains, deep);
  printf("the body has a tenth of the energy put in, or more, in %d scenes\n", strict);
  return n < scenes || bad || gains || 100 * deep > scenes || 3 * strict < scenes;
}
