// `corten check`: errors, warnings and hints about models.
#include "cli.h"

#include <getopt.h>
#include <stdlib.h>

static const char help[] =
    "usage: corten check [--strict] MODEL...\n\n"
    "Loads each model and reports, with their places, all errors and what looks like a mistake:\n"
    "assets and classes that nothing uses, masses and inertias out of proportion, geoms that\n"
    "collide without weight, starts outside joint limits or inside other geoms, contacts faster\n"
    "than the time step, actuators without effect.\n\n"
    "  --strict     warnings count as errors\n\n"
    "Exit code 1 when a model has errors.\n";

enum { REPORT_SIZE = 1 << 20 };

// Warnings of a model, -1 when it is refused; all is printed.
static int check_file(const char* path, char* report) {
  const int warnings = ct_checkXML(path, NULL, report, REPORT_SIZE);
  fputs(report, stdout);
  if (warnings < 0) {
    printf("%s: refused\n", path);
  } else {
    printf("%s: loads, %d warning%s\n", path, warnings, warnings == 1 ? "" : "s");
  }
  return warnings;
}

static int run(int argc, char** argv) {
  static const struct option options[] = {{"strict", no_argument, 0, 's'}, {0}};
  bool strict = false, bad = false;
  for (int c; (c = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    if (c != 's') return cli_usage(&command_check, "cannot go on");
    strict = true;
  }
  if (optind == argc) return cli_usage(&command_check, "no model to check");
  char* report = malloc(REPORT_SIZE);
  if (!report) return EXIT_TROUBLE;
  for (int i = optind; i < argc; i++) {
    const int warnings = check_file(argv[i], report);
    bad = bad || warnings < 0 || (strict && warnings);
  }
  free(report);
  return bad ? EXIT_TROUBLE : EXIT_OK;
}

const Command command_check = {"check", "errors, warnings and hints about models", help, run};
