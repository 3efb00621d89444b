// `corten check`: errors, warnings and hints about models.
#include "base/alloc.h"
#include "cli.h"
#include "options.h"
#include "print.h"

static const char help[] =
    "usage: corten check [--strict] MODEL...\n\n"
    "Loads each model and reports all errors and likely mistakes with their places: unused assets\n"
    "and classes, masses and inertias out of proportion, geoms that collide without mass, initial\n"
    "positions outside joint limits or inside other geoms, contacts faster than the time step,\n"
    "actuators without effect, deformable bodies that are softer than their material, too thick\n"
    "for their mesh or away from their attachments. Of a binary model (.ctb) only completeness "
    "and\n"
    "consistency of the file are checked.\n\n"
    "  --strict     warnings count as errors\n\n"
    "Exit code 1 if a model has errors or the report cannot be written.\n";

enum { REPORT_SIZE = 1 << 20 };

static int check_binary(const char* path, char* report) {
  ctModel* m = ct_loadBinary(path, NULL, report, REPORT_SIZE);
  if (m) cli_print("%s: a binary model, whole and consistent\n", path);
  ct_deleteModel(m);
  return m ? 0 : -1;
}

// Warnings of a model, -1 when it is refused; all is printed.
static int check_file(const char* path, char* report) {
  const bool binary = cli_is_binary(path);
  report[0] = 0;
  const int warnings =
      binary ? check_binary(path, report) : ct_checkXML(path, NULL, report, REPORT_SIZE);
  cli_print("%s", report);
  if (warnings < 0) {
    cli_print("%s: refused\n", path);
  } else {
    cli_print("%s: loads, %d warning%s\n", path, warnings, warnings == 1 ? "" : "s");
  }
  output_flush(&cli_out);
  return warnings;
}

static int run(int argc, char** argv) {
  bool strict = false;
  int refused = 0, warned = 0;
  const Option option[] = {{"strict", OPTION_FLAG, &strict, 0}, {0}};
  int first;
  if (!options_read(&command_check, option, argc, argv, &first)) return EXIT_USAGE;
  if (first == argc) return options_usage(&command_check, "no model to check");
  char* report = alloc_bytes(REPORT_SIZE);
  if (!report) {
    cli_error("out of memory");
    return EXIT_TROUBLE;
  }
  for (int i = first; i < argc; i++) {
    const int warnings = check_file(argv[i], report);
    refused += warnings < 0;
    warned += warnings > 0;
  }
  alloc_free(report);
  if (refused) cli_error("%d of %d models refused", refused, argc - first);
  if (strict && warned) cli_error("%d of %d models have warnings", warned, argc - first);
  return refused || (strict && warned) ? EXIT_TROUBLE : EXIT_OK;
}

const Command command_check = {"check", "errors, warnings and hints about models", help, run};
