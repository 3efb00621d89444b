// One subcommand per file, chosen from a table.
#include "cli.h"
#include "options.h"
#include "print.h"

#include <string.h>

static const Command* const commands[] = {
    &command_run,  &command_view, &command_render, &command_compile, &command_check, &command_info,
    &command_dump, &command_diff, &command_bench,  &command_rollout, &command_merge};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int usage(int code) {
  cli_print("Corten, a physics engine for robots and other articulated and soft bodies.\n\n"
            "usage: corten COMMAND [ARGUMENTS]\n"
            "       corten --help | --version\n\n");
  for (int i = 0; i < COMMANDS; i++)
    cli_print("  %-8s %s\n", commands[i]->name, commands[i]->summary);
  cli_print("\n'corten COMMAND --help' explains the options of a command.\n\n"
            "Exit codes:\n"
            "  0    done; diff: no difference\n"
            "  1    an error or a difference; an output that cannot be written is an error\n"
            "  2    wrong usage\n"
            "  130  interrupted (Ctrl-C); run writes the part that was computed (143: SIGTERM)\n");
  return code;
}

static bool wants_help(const char* word) { return !strcmp(word, "--help") || !strcmp(word, "-h"); }

static int run_command(const Command* command, int argc, char** argv) {
  for (int k = 1; k < argc && strcmp(argv[k], "--") != 0; k++) {
    if (!wants_help(argv[k])) continue;
    cli_print("%s%s", command->help, OPTIONS_COMMON_HELP);
    return EXIT_OK;
  }
  return command->run(argc, argv);
}

static int choose(int argc, char** argv) {
  if (argc < 2) {
    cli_print_to_stderr();
    return usage(EXIT_USAGE);
  }
  if (wants_help(argv[1]) || !strcmp(argv[1], "help")) return usage(EXIT_OK);
  if (!strcmp(argv[1], "--version")) {
    cli_print("corten %s, conforms to MuJoCo %s\n", CORTEN_VERSION, ct_versionString());
    return EXIT_OK;
  }
  for (int i = 0; i < COMMANDS; i++)
    if (!strcmp(argv[1], commands[i]->name)) return run_command(commands[i], argc - 1, argv + 1);
  cli_error("no command is named '%s'\n", argv[1]);
  cli_print_to_stderr();
  return usage(EXIT_USAGE);
}

int cli_main(int argc, char** argv) {
  cli_print_start();
  return cli_print_finish(choose(argc, argv));
}
