// `corten merge`: the shards of rollouts become one file.
#include "base/alloc.h"
#include "cli.h"
#include "options.h"
#include "print.h"
#include "shard/shard_file.h"

#include <string.h>

static const char help[] =
    "usage: corten merge SHARD... -o FILE\n\n"
    "Joins the files that 'corten rollout --shard' wrote. The bytes are those of a run without\n"
    "shards. Every rollout must be in exactly one file; the first one that is missing is named.\n\n"
    "  -o, --output FILE   the whole, written at once or not at all\n";

typedef struct ShardFile {
  const char* path;
  ShardHead head;
  double* x;
} ShardFile;

static void free_shards(ShardFile* shard, int n) {
  for (int i = 0; shard && i < n; i++) alloc_free(shard[i].x);
  alloc_free(shard);
}

static bool read_shards(ShardFile* shard, int n, char** path) {
  for (int i = 0; i < n; i++) {
    const char* why;
    shard[i].path = path[i];
    shard[i].x = shard_read(path[i], &shard[i].head, &why);
    if (!shard[i].x) return cli_error("%s: %s", path[i], why), false;
    if (i > 0 && !shard_same(&shard[i].head, &shard[0].head))
      return cli_error("%s and %s are of different rollouts", path[i], path[0]), false;
  }
  return true;
}

// By their first rollout, with a plain sort: shards are few.
static void sort_shards(ShardFile* shard, int n) {
  for (int i = 1; i < n; i++) {
    const ShardFile one = shard[i];
    int k = i;
    for (; k > 0 && shard[k - 1].head.first > one.head.first; k--) shard[k] = shard[k - 1];
    shard[k] = one;
  }
}

static bool check_cover(const ShardFile* shard, int n) {
  int64_t next = 0;
  for (int i = 0; i < n; i++) {
    const ShardHead* h = &shard[i].head;
    if (h->first < next && h->own > 0)
      return cli_error("rollout %lld is in two files, one is %s", (long long)h->first,
                       shard[i].path),
             false;
    if (h->first > next) break;
    next += h->own;
  }
  if (next == shard[0].head.count) return true;
  return cli_error("rollout %lld of %lld is in no file", (long long)next,
                   (long long)shard[0].head.count),
         false;
}

static bool merge_shards(ShardFile* shard, int n, const char* output) {
  ShardHead head = shard[0].head;
  head.first = 0;
  head.own = head.count;
  size_t numbers = shard_numbers(&head), at = 0;
  double* x = numbers == SIZE_MAX ? NULL : alloc_bytes(numbers * sizeof *x);
  if (!x) return cli_error("the whole does not fit into memory"), false;
  for (int i = 0; i < n; i++) {
    size_t part = shard_numbers(&shard[i].head);
    if (part) memcpy(x + at, shard[i].x, part * sizeof *x);
    at += part;
  }
  const char* why;
  bool good = shard_write(output, &head, x, &why);
  if (!good) cli_error("%s: %s", output, why);
  alloc_free(x);
  return good;
}

static int run(int argc, char** argv) {
  const char* output = NULL;
  const Option option[] = {{"output", OPTION_TEXT, &output, 'o'}, {0}};
  int first;
  if (!options_read(&command_merge, option, argc, argv, &first)) return EXIT_USAGE;
  if (first == argc) return options_usage(&command_merge, "no file to merge");
  if (!output) return options_usage(&command_merge, "-o FILE is needed");
  int n = argc - first;
  ShardFile* shard = alloc_zero((size_t)n * sizeof *shard);
  bool good = shard != NULL;
  if (!good) cli_error("out of memory");
  good = good && read_shards(shard, n, argv + first);
  if (good) sort_shards(shard, n);
  good = good && check_cover(shard, n) && merge_shards(shard, n, output);
  if (good)
    cli_print("%s: %lld rollouts from %d files\n", output, (long long)shard[0].head.count, n);
  free_shards(shard, n);
  return good ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_merge = {"merge", "join the shards of rollouts", help, run};
