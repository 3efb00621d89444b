// `corten compile`: a model file to XML, binary or text, with the time each part takes.
#include "base/file.h"
#include "base/str.h"
#include "cli.h"

#include <getopt.h>
#include <string.h>

static const char help[] =
    "usage: corten compile [-o OUT]... MODEL\n\n"
    "Compiles a model and tells how long reading, compiling and writing took. What it writes\n"
    "follows from the name:\n\n"
    "  -o OUT.xml   MJCF, everything resolved but classes; loading it gives the same model\n"
    "  -o OUT.ctb   binary: loads without compiling\n"
    "  -o OUT.txt   every field as text\n\n"
    "MODEL is MJCF, URDF or a binary (.ctb), from which only binary and text can be written.\n"
    "Exit code 1 when the model has errors or a file cannot be written.\n";

typedef struct Job {
  ctSpec* spec; // NULL for a binary
  ctModel* m;
} Job;

enum { OUTPUTS = 16 };

static bool failed(const char* path, const char* why) {
  fprintf(stderr, "corten compile: %s: %s\n", path, why);
  return false;
}

static bool write_xml(const Job* job, const char* path) {
  char error[2000] = "cannot be written";
  if (!job->spec) return failed(path, "a binary model has no XML");
  return !ct_saveXML(job->spec, path, error, sizeof error) || failed(path, error);
}

static bool write_binary(const Job* job, const char* path) {
  char error[2000] = "cannot be written";
  return !ct_saveBinary(job->m, path, error, sizeof error) || failed(path, error);
}

// ct_printModel has no way to tell that it failed, so the file is tried before.
static bool write_text(const Job* job, const char* path) {
  FILE* f = fopen(path, "w");
  if (!f) return failed(path, "cannot be written");
  fclose(f);
  ct_printModel(job->m, path);
  return true;
}

static const struct Format {
  const char* ext;
  bool (*write)(const Job* job, const char* path);
} format[] = {{".xml", write_xml}, {".ctb", write_binary}, {".txt", write_text}};

static const struct Format* format_of(const char* path) {
  for (size_t i = 0; i < sizeof format / sizeof format[0]; i++)
    if (str_eq(file_ext(path), format[i].ext)) return &format[i];
  return NULL;
}

static void tell(const char* what, double seconds) {
  printf("%-10s %10.3f ms\n", what, 1000 * seconds);
}

// Model and spec, or neither with the errors printed.
static bool load(Job* job, const char* path) {
  const double start = cli_now();
  if (cli_is_binary(path)) {
    job->m = cli_load(path);
    if (job->m) tell("read", cli_now() - start);
    return job->m != NULL;
  }
  char error[8192] = "";
  job->spec = ct_parseXML(path, NULL, error, sizeof error);
  const double parsed = cli_now();
  if (job->spec) job->m = ct_compile(job->spec, NULL);
  const char* issues = job->spec ? cts_getError(job->spec) : error;
  if (*issues) fprintf(stderr, "%s\n", issues);
  if (!job->m) return false;
  tell("read", parsed - start);
  tell("compile", cli_now() - parsed);
  return true;
}

static bool compile_and_write(Job* job, const char* path, char* const* out, int count) {
  if (!load(job, path)) return false;
  for (int i = 0; i < count; i++) {
    const double start = cli_now();
    if (!format_of(out[i])->write(job, out[i])) return false;
    tell("write", cli_now() - start);
  }
  printf("%-10s %10.1f KiB\n", "model", (double)job->m->nbuffer / 1024);
  printf("%-10s %10.1f KiB\n", "peak", cli_peak_memory() / 1024);
  return true;
}

static int run(int argc, char** argv) {
  static const struct option options[] = {{"output", required_argument, 0, 'o'}, {0}};
  char* out[OUTPUTS];
  int count = 0;
  for (int c; (c = getopt_long(argc, argv, "o:", options, NULL)) != -1;) {
    if (c != 'o') return cli_usage(&command_compile, "cannot go on");
    if (count == OUTPUTS) return cli_usage(&command_compile, "too many outputs");
    if (!format_of(optarg))
      return cli_usage(&command_compile, "'%s' ends in none of .xml, .ctb, .txt", optarg);
    out[count++] = optarg;
  }
  if (argc - optind != 1) return cli_usage(&command_compile, "one model, please");
  Job job = {0};
  const bool ok = compile_and_write(&job, argv[optind], out, count);
  ct_deleteModel(job.m);
  if (job.spec) ct_deleteSpec(job.spec);
  return ok ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_compile = {"compile", "a model to XML, binary or text, with timings", help,
                                 run};
