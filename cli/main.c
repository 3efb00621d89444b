// The program `corten`: one subcommand a file, chosen from a table.
#include "cli.h"

#include <string.h>

static const Command* const commands[] = {&command_run,  &command_compile, &command_check,
                                          &command_info, &command_dump,    &command_diff,
                                          &command_bench};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int usage(FILE* out, int code) {
  fprintf(out, "Corten, a physics engine for robots, bodies and soft matter.\n\n"
               "usage: corten COMMAND [ARGUMENTS]\n\n");
  for (int i = 0; i < COMMANDS; i++)
    fprintf(out, "  %-8s %s\n", commands[i]->name, commands[i]->summary);
  fprintf(out,
          "\n'corten COMMAND --help' tells more. Exit codes: 0 fine, 1 trouble (or a difference),"
          " 2 wrong usage.\n");
  return code;
}

int main(int argc, char** argv) {
  if (argc < 2) return usage(stderr, EXIT_USAGE);
  if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help"))
    return usage(stdout, EXIT_OK);
  if (!strcmp(argv[1], "--version")) {
    printf("corten %s, conforms to MuJoCo %s\n", CORTEN_VERSION, ct_versionString());
    return EXIT_OK;
  }
  for (int i = 0; i < COMMANDS; i++) {
    if (strcmp(argv[1], commands[i]->name) != 0) continue;
    for (int k = 2; k < argc; k++) {
      if (strcmp(argv[k], "--help") != 0 && strcmp(argv[k], "-h") != 0) continue;
      fputs(commands[i]->help, stdout);
      return EXIT_OK;
    }
    return commands[i]->run(argc - 1, argv + 1);
  }
  fprintf(stderr, "corten: no command is named '%s'\n\n", argv[1]);
  return usage(stderr, EXIT_USAGE);
}
