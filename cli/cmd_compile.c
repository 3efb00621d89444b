// `corten compile`: a model file to XML, binary or text, with the time each part takes.
#include "base/file.h"
#include "base/str.h"
#include "cli.h"
#include "options.h"
#include "print.h"

static const char help[] =
    "usage: corten compile [-o OUT]... MODEL\n\n"
    "Compiles a model and prints the times of reading, compiling and writing. The name of an\n"
    "output determines its format:\n\n"
    "  -o OUT.xml   MJCF, resolved except classes; loading it gives the same model\n"
    "  -o OUT.ctb   binary: loads without compiling\n"
    "  -o OUT.txt   every field as text\n\n"
    "MODEL is MJCF, URDF or a binary (.ctb), from which only binary and text can be written.\n"
    "An output replaces the old file when it is complete. Exit code 1 when the model has errors "
    "or\n"
    "a file cannot be written; the old file is then still there.\n";

typedef struct Job {
  ctSpec* spec; // NULL for a binary
  ctModel* m;
} Job;

static bool failed(const char* path, const char* why) {
  cli_error("%s: %s", path, why);
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

static bool write_text(const Job* job, const char* path) {
  char error[2000] = "cannot be written";
  return !ct_saveText(job->m, NULL, path, error, sizeof error) || failed(path, error);
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
  cli_print("%-10s %10.3f ms\n", what, 1000 * seconds);
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
  if (*issues || !job->m) cli_message("%s", *issues ? issues : "corten: out of memory");
  if (!job->m) return false;
  tell("read", parsed - start);
  tell("compile", cli_now() - parsed);
  return true;
}

static bool compile_and_write(Job* job, const char* path, const TextList* out) {
  if (!load(job, path)) return false;
  for (int i = 0; i < out->count; i++) {
    const double start = cli_now();
    if (!format_of(out->item[i])->write(job, out->item[i])) return false;
    tell("write", cli_now() - start);
  }
  cli_print("%-10s %10.1f KiB\n", "model", (double)job->m->nbuffer / 1024);
  cli_print("%-10s %10.1f KiB\n", "peak", cli_peak_memory() / 1024);
  return true;
}

static int run(int argc, char** argv) {
  TextList out = {.count = 0};
  const Option option[] = {{"output", OPTION_LIST, &out, 'o'}, {0}};
  int first;
  if (!options_read(&command_compile, option, argc, argv, &first)) return EXIT_USAGE;
  for (int i = 0; i < out.count; i++)
    if (!format_of(out.item[i]))
      return options_usage(&command_compile, "'%s' ends in none of .xml, .ctb, .txt", out.item[i]);
  if (argc - first != 1) return options_usage(&command_compile, "one model, please");
  Job job = {0};
  const bool ok = compile_and_write(&job, argv[first], &out);
  ct_deleteModel(job.m);
  if (job.spec) ct_deleteSpec(job.spec);
  return ok ? EXIT_OK : EXIT_TROUBLE;
}

const Command command_compile = {"compile", "a model to XML, binary or text, with timings", help,
                                 run};
