// `corten rollout`: many runs of one model, or a shard of them, into one file.
#include "base/alloc.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/integer.h"
#include "cli.h"
#include "options.h"
#include "print.h"
#include "rollout_file.h"

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
    "      --threads N     threads (one per core)\n\n"
    "'corten merge' joins the shards.\n";

typedef void (*PolicyFunction)(const ctModel* m, const ctData* d, long rollout, long step,
                               double* ctrl);
typedef enum PolicyKind { POLICY_ZERO, POLICY_RANDOM, POLICY_FILE, POLICY_LIBRARY } PolicyKind;

typedef struct RolloutRun {
  RolloutHead head;
  PolicyKind policy;
  unsigned char* content; // of POLICY_FILE
  PolicyFunction function;
  double* x;
  int64_t base; // number of the batch's first rollout
} RolloutRun;

//---------------------------------- rollouts ------------------------------------------------------

static void random_control(const ctModel* m, const RolloutRun* r, int rollout, int step,
                           double* ctrl) {
  ctb_randomUniform(r->head.key, rollout, step, (int)m->nu, ctrl);
  for (int i = 0; i < m->nu; i++) {
    bool limited = m->actuator_ctrllimited[i];
    double low = limited ? m->actuator_ctrlrange[2 * i] : -1;
    double high = limited ? m->actuator_ctrlrange[2 * i + 1] : 1;
    ctrl[i] = low + (high - low) * ctrl[i];
  }
}

static void set_control(const ctModel* m, ctData* d, const RolloutRun* r, int rollout, int step) {
  size_t nu = (size_t)m->nu;
  if (r->policy == POLICY_RANDOM) random_control(m, r, rollout, step, d->ctrl);
  if (r->policy == POLICY_FILE && nu)
    memcpy(d->ctrl, r->content + (size_t)step * nu * sizeof(double), nu * sizeof(double));
  if (r->policy == POLICY_LIBRARY) r->function(m, d, rollout, step, d->ctrl);
}

static void run_rollout(const ctModel* m, ctData* d, int sim, void* arg) {
  const RolloutRun* r = arg;
  int rollout = (int)(r->base + sim), nv = (int)m->nv;
  double* x = r->x + (size_t)(rollout - r->head.first) * (size_t)(r->head.nstep * r->head.nstate);
  if (r->head.noise > 0) {
    ctb_randomNormal(r->head.key, rollout, -1, nv, d->qvel);
    for (int i = 0; i < nv; i++) d->qvel[i] *= r->head.noise;
  }
  for (int t = 0; t < r->head.nstep; t++) {
    set_control(m, d, r, rollout, t);
    ct_step(m, d);
    ct_getState(m, d, x + (size_t)t * (size_t)r->head.nstate, ctSTATE_PHYSICS);
  }
}

static bool run_all(const ctModel* m, RolloutRun* r, int nthread) {
  enum { MOST = 1024 };
  char error[300] = "";
  int n = r->head.own < MOST ? (int)r->head.own : MOST;
  if (n == 0) return true;
  ctBatchConfig config;
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  ctBatch* b = ctb_makeBatch(m, n, &config, error, sizeof error);
  if (!b) return cli_error("%s", error), false;
  int ids[MOST], failed = 0;
  for (int i = 0; i < n; i++) ids[i] = i;
  for (int64_t done = 0; done < r->head.own && !failed; done += n) {
    int now = r->head.own - done < n ? (int)(r->head.own - done) : n;
    r->base = r->head.first + done;
    failed = ctb_reset(b, ids, now, NULL, ctSTAGE_NONE);
    if (!failed) failed = ctb_apply(b, ids, now, run_rollout, r, 1);
    cli_progress((double)(done + now) / (double)r->head.own);
  }
  cli_progress_end();
  for (int i = 0; i < n && failed > 0; i++) {
    if (!ctb_status(b)[i]) continue;
    cli_error("rollout %lld: %s", (long long)(r->base + i), ctb_error(b, i));
    break;
  }
  ctb_deleteBatch(b);
  return failed == 0;
}

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
  memcpy(&r->function, &symbol, sizeof r->function);
  r->policy = POLICY_LIBRARY;
  return true;
}

static bool read_policy(const ctModel* m, RolloutRun* r, const char* name) {
  if (!name || strcmp(name, "zero") == 0) return true;
  r->policy = POLICY_RANDOM;
  r->head.policy = 1;
  if (strcmp(name, "random") == 0) return true;
  const char* why;
  size_t size, need = (size_t)r->head.nstep * (size_t)m->nu * sizeof(double);
  r->policy = POLICY_FILE;
  if (!file_read(name, (size_t)1 << 34, &r->content, &size, &why))
    return cli_error("%s: %s", name, why), false;
  r->head.policy = hash_bytes(HASH_START, r->content, size);
  if (strcmp(file_ext(name), ".so") == 0) return load_library(r, name);
  if (size == need) return true;
  return cli_error("%s: %lld steps of %d controls are %zu bytes, the file has %zu", name,
                   (long long)r->head.nstep, (int)m->nu, need, size),
         false;
}

static bool hash_model(const ctModel* m, uint64_t* hash) {
  cttSize size = ct_sizeModel(m);
  void* bytes = alloc_bytes((size_t)size);
  if (!bytes) return cli_error("out of memory"), false;
  ct_saveModel(m, NULL, bytes, (int)size);
  *hash = hash_bytes(HASH_START, bytes, (size_t)size);
  alloc_free(bytes);
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

// Is the shard there already, complete and of the same rollouts?
static bool is_done(const char* path, const RolloutHead* want) {
  RolloutHead have;
  const char* why;
  double* x = rollout_file_read(path, &have, &why);
  alloc_free(x);
  return x && rollout_file_same(&have, want) && have.first == want->first && have.own == want->own;
}

static bool make_rollouts(const ctModel* m, RolloutRun* r, const char* path, int nthread) {
  if (is_done(path, &r->head)) {
    cli_print("%s: complete, kept\n", path);
    return true;
  }
  size_t numbers = rollout_file_numbers(&r->head);
  r->x = numbers == SIZE_MAX ? NULL : alloc_bytes(numbers * sizeof *r->x);
  if (!r->x) return cli_error("the rollouts do not fit into memory: use more shards"), false;
  bool good = run_all(m, r, nthread) && rollout_file_write(path, &r->head, r->x);
  alloc_free(r->x);
  if (good)
    cli_print("%s: rollouts %lld to %lld of %lld, %lld steps each\n", path,
              (long long)r->head.first, (long long)(r->head.first + r->head.own) - 1,
              (long long)r->head.count, (long long)r->head.nstep);
  return good;
}

static int run(int argc, char** argv) {
  double count = 1, steps = 1000, key = 0, noise = 0, threads = 0;
  const char *output = NULL, *policy = NULL, *shard = NULL;
  const Option option[] = {{"output", OPTION_TEXT, &output, 'o'},
                           {"count", OPTION_COUNT, &count, 'n'},
                           {"steps", OPTION_COUNT, &steps, 0},
                           {"key", OPTION_REAL, &key, 0},
                           {"noise", OPTION_REAL, &noise, 0},
                           {"policy", OPTION_TEXT, &policy, 0},
                           {"shard", OPTION_TEXT, &shard, 0},
                           {"threads", OPTION_COUNT, &threads, 0},
                           {0}};
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
  RolloutRun r = {.head = rollout_file_head()};
  r.head.count = integer_of(count, 1, INT_MAX);
  r.head.nstep = integer_of(steps, 1, INT_MAX);
  r.head.key = integer_of(key, 0, INT_MAX);
  r.head.noise = noise;
  r.head.nstate = ct_stateSize(m, ctSTATE_PHYSICS);
  r.head.first = r.head.count * i / n;
  r.head.own = r.head.count * (i + 1) / n - r.head.first;
  char path[4096];
  snprintf(path, sizeof path, n > 1 ? "%s.%ld-of-%ld" : "%s", output, i, n);
  bool good = hash_model(m, &r.head.model) && read_policy(m, &r, policy) &&
              make_rollouts(m, &r, path, integer_of(threads, 0, 1024));
  alloc_free(r.content);
  ct_deleteModel(m);
  return good ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_rollout = {"rollout", "many runs of a model, or a shard of them", help, run};
