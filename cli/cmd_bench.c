// `corten bench`: steps per second and the time of each stage.
#include "base/integer.h"
#include "cli.h"

#include <getopt.h>
#include <limits.h>
#include <math.h>

static const char help[] =
    "usage: corten bench [--steps N] [--key NAME] [MODEL]\n\n"
    "Prints steps per second and the microseconds that each pipeline stage takes at the state\n"
    "the run ends in. Without MODEL: the embedded scene.\n\n"
    "  --steps N    steps per round (default: what fills about half a second); best of 5 rounds\n"
    "  --key NAME   start from this keyframe\n";

// The stages of the pipeline as the public functions that run them.
static const struct {
  const char* name;
  void (*run)(const ctModel* m, ctData* d);
} stage[] = {{"kinematics", ct_kinematics},       {"center of mass", ct_comPos},
             {"inertia matrix", ct_makeM},        {"factorization", ct_factorM},
             {"body velocities", ct_comVel},      {"passive forces", ct_passive},
             {"velocity stage", ct_fwdVelocity},  {"actuation", ct_fwdActuation},
             {"acceleration", ct_fwdAcceleration}};

static double time_steps(const ctModel* m, ctData* d, long steps) {
  const double start = cli_now();
  for (long i = 0; i < steps; i++) ct_step(m, d);
  return cli_now() - start;
}

// Seconds of one call, from enough calls to measure.
static double time_stage(const ctModel* m, ctData* d, int which) {
  double best = INFINITY;
  for (int round = 0; round < 5; round++) {
    enum { CALLS = 500 };
    const double start = cli_now();
    for (int i = 0; i < CALLS; i++) stage[which].run(m, d);
    best = fmin(best, (cli_now() - start) / CALLS);
  }
  return best;
}

static void report(const ctModel* m, ctData* d, double steps) {
  if (!(steps > 0)) steps = ceil(0.5 / fmax(1e-7, time_steps(m, d, 200) / 200));
  double best = INFINITY;
  for (int round = 0; round < 5; round++) {
    best = fmin(best, time_steps(m, d, (long)integer64_of(steps, 1, LONG_MAX)) / steps);
    cli_progress((round + 1) / 5.0);
  }
  cli_progress_end();
  printf("%s: %lld bodies, %lld dofs\n", m->names, (long long)m->nbody, (long long)m->nv);
  printf("%.0f steps/s, %.3f us a step, %.0f times real time\n\n", 1 / best, 1e6 * best,
         m->opt.timestep / best);
  ct_forward(m, d);
  for (size_t i = 0; i < sizeof stage / sizeof stage[0]; i++)
    printf("  %-16s %8.3f us\n", stage[i].name, 1e6 * time_stage(m, d, (int)i));
}

static int run(int argc, char** argv) {
  static const struct option options[] = {
      {"steps", required_argument, 0, 'n'}, {"key", required_argument, 0, 'k'}, {0}};
  double steps = 0;
  const char* key = NULL;
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c == 'n' && !cli_positive(optarg, &steps))
      return cli_usage(&command_bench, "'%s' is not a positive number", optarg);
    if (c == 'k') key = optarg;
    if (c == '?') return cli_usage(&command_bench, "cannot go on");
  }
  if (argc - optind > 1) return cli_usage(&command_bench, "one model at a time");
  ctModel* m = cli_load(argv[optind]);
  if (!m) return EXIT_TROUBLE;
  ctData* d = cli_make_data(m, key);
  if (d) report(m, d, steps);
  const int result = d ? EXIT_OK : EXIT_TROUBLE;
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

const Command command_bench = {"bench", "steps per second, time by stage", help, run};
