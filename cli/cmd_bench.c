// `corten bench`: steps per second and the time of each stage.
#include "base/alloc.h"
#include "base/integer.h"
#include "cli.h"
#include "options.h"
#include "print.h"

#include <math.h>

static const char help[] =
    "usage: corten bench [--steps N] [--key NAME] [MODEL]\n\n"
    "Prints steps per second and the microseconds that each pipeline stage takes, called alone at\n"
    "the state in which the run ends. Without MODEL: the embedded scene.\n\n"
    "  --steps N    steps per round (default: about half a second); best of 5 rounds\n"
    "  --key NAME   start from this keyframe\n\n"
    "Exit code 1 when the model has errors or the output cannot be written.\n";

// The stages of the pipeline as the public functions that run them, in their order. Together they
// are a step but for the check of the state, what sleeps, and the integration.
static const struct {
  const char* name;
  void (*run)(const ctModel* m, ctData* d);
} stage[] = {{"kinematics", ct_kinematics},
             {"center of mass", ct_comPos},
             {"cameras, lights", ct_camlight},
             {"flexes", ct_flex},
             {"tendons", ct_tendon},
             {"inertia matrix", ct_makeM},
             {"factorization", ct_factorM},
             {"collision", ct_collision},
             {"constraint rows", ct_makeConstraint},
             {"islands", ct_island},
             {"projection", ct_projectConstraint},
             {"transmission", ct_transmission},
             {"velocity", ct_fwdVelocity},
             {"actuation", ct_fwdActuation},
             {"acceleration", ct_fwdAcceleration},
             {"solver", ct_fwdConstraint},
             {"sensors: position", ct_sensorPos},
             {"sensors: velocity", ct_sensorVel},
             {"sensors: force", ct_sensorAcc}};
enum { STAGES = sizeof stage / sizeof stage[0], ROUNDS = 5 };

static double time_steps(const ctModel* m, ctData* d, double steps) {
  const double start = cli_now();
  for (double i = 0; i < steps; i++) ct_step(m, d);
  return cli_now() - start;
}

static double time_calls(const ctModel* m, ctData* d, int which, int calls) {
  const double start = cli_now();
  for (int i = 0; i < calls; i++) stage[which].run(m, d);
  return cli_now() - start;
}

// Seconds of one call, from as many calls as fill some milliseconds.
static double time_stage(const ctModel* m, ctData* d, int which) {
  const double once = time_calls(m, d, which, 1), enough = 5e-3;
  const int calls = once > 0 ? integer_of(enough / once, 1, 500) : 500;
  double best = once;
  for (int round = 0; round < ROUNDS; round++) {
    const double each = time_calls(m, d, which, calls) / calls;
    if (each < best) best = each;
  }
  return best;
}

// Seconds of a whole step from the state that d has, which it keeps; 0: out of memory.
static double time_same_step(const ctModel* m, ctData* d) {
  enum { CALLS = 200 };
  const double until = cli_now() + 0.5;
  double best = INFINITY;
  double* state = alloc_bytes(sizeof(double) * (size_t)ct_stateSize(m, ctSTATE_INTEGRATION));
  if (!state) return 0;
  ct_getState(m, d, state, ctSTATE_INTEGRATION);
  for (int i = 0; i < CALLS && (i < 2 || cli_now() < until); i++) {
    best = fmin(best, time_steps(m, d, 1));
    ct_setState(m, d, state, ctSTATE_INTEGRATION);
  }
  alloc_free(state);
  return best;
}

static void print_time(const char* name, double seconds, double step) {
  cli_print("  %-18s %10.3f us %5.1f %%\n", name, 1e6 * seconds, 100 * seconds / step);
}

static bool print_stages(const ctModel* m, ctData* d) {
  const double step = time_same_step(m, d);
  if (!(step > 0)) return cli_error("out of memory"), false;
  double sum = 0;
  ct_forward(m, d);
  cli_print("time by stage at the last state, each called alone\n");
  for (int i = 0; i < STAGES; i++) {
    const double seconds = time_stage(m, d, i);
    sum += seconds;
    print_time(stage[i].name, seconds, step);
  }
  print_time("these together", sum, step);
  print_time("the whole step", step, step);
  return true;
}

static bool report(const ctModel* m, ctData* d, double steps) {
  if (!(steps > 0)) {
    const double once = time_steps(m, d, 1), few = once < 1e-3 ? 200 : 1;
    steps = ceil(0.5 / fmax(1e-7, time_steps(m, d, few) / few));
  }
  double best = INFINITY;
  for (int round = 0; round < ROUNDS; round++) {
    best = fmin(best, time_steps(m, d, steps) / steps);
    cli_progress((round + 1.0) / ROUNDS);
  }
  cli_progress_end();
  cli_print("%s: %lld bodies, %lld dofs, %d contacts, %d constraint rows\n", m->names,
            (long long)m->nbody, (long long)m->nv, d->ncon, d->nefc);
  cli_print("%.0f steps/s, %.3f us per step, %.0f times real time\n\n", 1 / best, 1e6 * best,
            m->opt.timestep / best);
  return print_stages(m, d);
}

static int run(int argc, char** argv) {
  double steps = 0;
  const char* key = NULL;
  const Option option[] = {{"steps", OPTION_COUNT, &steps, 0}, {"key", OPTION_TEXT, &key, 0}, {0}};
  int first;
  if (!options_read(&command_bench, option, argc, argv, &first)) return EXIT_USAGE;
  if (argc - first > 1) return options_usage(&command_bench, "one model at a time");
  ctModel* m = cli_load(argv[first]);
  if (!m) return EXIT_TROUBLE;
  ctData* d = cli_make_data(m, key);
  const int result = d && report(m, d, steps) ? EXIT_OK : EXIT_TROUBLE;
  ct_deleteData(d);
  ct_deleteModel(m);
  return result;
}

const Command command_bench = {"bench", "steps per second, time by stage", help, run};
