// `corten rollout`: many runs of one model, or a shard of them, into one file.
#include "base/alloc.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/integer.h"
#include "cli.h"
#include "options.h"
#include "print.h"
#include "shard/shard_run.h"

#include <dlfcn.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: corten rollout MODEL -o FILE [--count N] [--steps N] [--key K] [--shard I/N]\n\n"
    "Runs the model N times under a policy and writes qpos, qvel, act and history after every "
    "step.\n"
    "A rollout depends on the model, the policy, the key and its number only: any division into\n"
    "shards gives the same bytes. A shard whose file is complete is not computed again.\n\n"
    "  -o, --output FILE   written at once or not at all; with shards FILE.I-of-N\n"
    "      --count N       rollouts in all (1)\n"
    "      --steps N       steps of each (1000)\n"
    "      --key K         key of random numbers (0)\n"
    "      --noise S       standard deviation of initial velocities (0)\n"
    "      --policy P      zero (default); random: uniform in the control ranges, [-1, 1] "
    "without;\n"
    "                      FILE.bin: steps x nu numbers; LIBRARY.so: calls\n"
    "                      void corten_policy(const ctModel*, const ctData*, long rollout, long "
    "step,\n"
    "                      double* ctrl)\n"
    "      --shard I/N     rollouts of shard I of N, I from 0; 'env': from the variables of Slurm "
    "or\n"
    "                      MPI (SLURM_ARRAY_TASK_ID, SLURM_PROCID, OMPI_COMM_WORLD_RANK, "
    "PMI_RANK)\n"
    "      --precision P   float64 (default), or float32: faster steps with 32-bit numbers, for "
    "the\n"
    "                      policies zero, random and FILE.bin\n"
    "      --threads N     threads (one per core)\n\n"
    "'corten merge' joins the shards.\n";

// What the program runs, and the memory of a file of controls.
typedef struct RolloutRun {
  Shard shard;
  unsigned char* content;
} RolloutRun;

//---------------------------------- what to run ---------------------------------------------------

static bool load_library(RolloutRun* r, const char* path) {
  char full[4096];
  snprintf(full, sizeof full, "%s%s", strchr(path, '/') ? "" : "./", path);
  void* library = dlopen(full, RTLD_NOW | RTLD_LOCAL);
  void* symbol = library ? dlsym(library, "corten_policy") : NULL;
  if (!symbol) {
    cli_error("%s: %s", path, library ? "has no function corten_policy" : dlerror());
    return false;
  }
  memcpy(&r->shard.function, &symbol, sizeof r->shard.function);
  r->shard.policy = SHARD_FUNCTION;
  return true;
}

static bool read_policy(const ctModel* m, RolloutRun* r, const char* name) {
  if (!name || strcmp(name, "zero") == 0) return true;
  r->shard.policy = SHARD_RANDOM;
  r->shard.head.policy = 1;
  if (strcmp(name, "random") == 0) return true;
  const char* why;
  size_t size, need = (size_t)r->shard.head.nstep * (size_t)m->nu * sizeof(double);
  r->shard.policy = SHARD_CONTROLS;
  if (!file_read(name, (size_t)1 << 34, &r->content, &size, &why))
    return cli_error("%s: %s", name, why), false;
  r->shard.control = (const double*)r->content;
  r->shard.head.policy = hash_bytes(HASH_START, r->content, size);
  if (strcmp(file_ext(name), ".so") == 0) return load_library(r, name);
  if (size == need) return true;
  return cli_error("%s: %lld steps of %d controls are %zu bytes, the file has %zu", name,
                   (long long)r->shard.head.nstep, (int)m->nu, need, size),
         false;
}

// Models that do not run in lanes keep to doubles, and so do their files.
static bool read_precision(const ctModel* m, Shard* s, const char* name) {
  if (!name || strcmp(name, "float64") == 0) return true;
  if (strcmp(name, "float32") != 0)
    return cli_error("--precision %s: must be float64 or float32", name), false;
  if (s->policy == SHARD_FUNCTION)
    return cli_error("--precision float32: not with a library as policy"), false;
  if (!shard_use_floats(m, s)) cli_error("this model has no steps in float32: it runs in float64");
  return true;
}

static bool read_whole(const char* text, long* x) {
  char* end;
  *x = text ? strtol(text, &end, 10) : -1;
  return text && end != text && *end == 0 && *x >= 0;
}

static bool shard_from_environment(long* i, long* n) {
  static const char* const names[][2] = {{"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT"},
                                         {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                         {"PMI_RANK", "PMI_SIZE"},
                                         {"SLURM_PROCID", "SLURM_NTASKS"}};
  for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
    if (!read_whole(getenv(names[k][0]), i) || !read_whole(getenv(names[k][1]), n)) continue;
    long lowest;
    if (k == 0 && read_whole(getenv("SLURM_ARRAY_TASK_MIN"), &lowest)) *i -= lowest;
    return true;
  }
  return false;
}

static bool read_shard(const char* text, long* i, long* n) {
  *i = 0;
  *n = 1;
  if (!text) return true;
  bool good = false;
  if (strcmp(text, "env") == 0) {
    good = shard_from_environment(i, n);
  } else {
    char part[32];
    const char* slash = strchr(text, '/');
    if (slash && slash - text < (long)sizeof part) {
      snprintf(part, sizeof part, "%.*s", (int)(slash - text), text);
      good = read_whole(part, i) && read_whole(slash + 1, n);
    }
  }
  return good && *n >= 1 && *n <= 1000000 && *i < *n;
}

static bool make_rollouts(const ctModel* m, Shard* s, const char* path, int nthread) {
  if (shard_is_done(path, &s->head)) {
    cli_print("%s: complete, kept\n", path);
    return true;
  }
  size_t numbers = shard_numbers(&s->head);
  s->x = numbers == SIZE_MAX ? NULL : alloc_bytes(numbers * sizeof *s->x);
  if (!s->x) return cli_error("the rollouts do not fit into memory: use more shards"), false;
  char error[500] = "";
  bool good = shard_run(m, s, nthread, error, sizeof error);
  cli_progress_end();
  if (!good) cli_error("%s", error);
  const char* why;
  if (good && !shard_write(path, &s->head, s->x, &why)) {
    cli_error("%s: %s", path, why);
    good = false;
  }
  alloc_free(s->x);
  if (good)
    cli_print("%s: rollouts %lld to %lld of %lld, %lld steps each\n", path,
              (long long)s->head.first, (long long)(s->head.first + s->head.own) - 1,
              (long long)s->head.count, (long long)s->head.nstep);
  return good;
}

static int run(int argc, char** argv) {
  double count = 1, steps = 1000, key = 0, noise = 0, threads = 0;
  const char *output = NULL, *policy = NULL, *shard = NULL, *precision = NULL;
  const Option option[] = {
      {"output", OPTION_TEXT, &output, 'o'},  {"count", OPTION_COUNT, &count, 'n'},
      {"steps", OPTION_COUNT, &steps, 0},     {"key", OPTION_REAL, &key, 0},
      {"noise", OPTION_REAL, &noise, 0},      {"policy", OPTION_TEXT, &policy, 0},
      {"shard", OPTION_TEXT, &shard, 0},      {"precision", OPTION_TEXT, &precision, 0},
      {"threads", OPTION_COUNT, &threads, 0}, {0}};
  int first;
  long i, n;
  if (!options_read(&command_rollout, option, argc, argv, &first)) return EXIT_USAGE;
  if (argc - first != 1) return options_usage(&command_rollout, "one model is needed");
  if (!output) return options_usage(&command_rollout, "-o FILE is needed");
  if (count > INT_MAX || steps > INT_MAX || key > INT_MAX || threads > 1024 || key != floor(key))
    return options_usage(&command_rollout, "a number is above 2^31 - 1, there are more than 1024 "
                                           "threads, or the key is not whole");
  if (!read_shard(shard, &i, &n))
    return options_usage(&command_rollout,
                         "--shard %s: must be I/N with 0 <= I < N, or env with "
                         "variables of Slurm or MPI",
                         shard);
  ctModel* m = cli_load(argv[first]);
  if (!m) return EXIT_TROUBLE;
  RolloutRun r = {.shard = {.head = shard_head(), .progress = cli_progress}};
  ShardHead* head = &r.shard.head;
  head->count = integer_of(count, 1, INT_MAX);
  head->nstep = integer_of(steps, 1, INT_MAX);
  head->key = integer_of(key, 0, INT_MAX);
  head->noise = noise;
  head->nstate = ct_stateSize(m, ctSTATE_PHYSICS);
  head->first = head->count * i / n;
  head->own = head->count * (i + 1) / n - head->first;
  char path[4096];
  snprintf(path, sizeof path, n > 1 ? "%s.%ld-of-%ld" : "%s", output, i, n);
  bool good = shard_hash_model(m, &head->model);
  if (!good) cli_error("out of memory");
  good = good && read_policy(m, &r, policy) && read_precision(m, &r.shard, precision) &&
         make_rollouts(m, &r.shard, path, integer_of(threads, 0, 1024));
  alloc_free(r.content);
  ct_deleteModel(m);
  return good ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_rollout = {"rollout", "many runs of a model, or a shard of them", help, run};
